//! The target `against_html5ever`: the tree of html5ever, under the common rules.
#![no_main]

use std::panic::{AssertUnwindSafe, catch_unwind, take_hook};

// libFuzzer's hook aborts at every panic. Those of html5ever are caught, and looked up in the list of known
// differences like any other; so the hook is removed, and other panics abort here.
libfuzzer_sys::fuzz_target!(
    init: drop(take_hook()),
    |data: &[u8]| {
        let check = || treewright_testing::fuzzing::hold("against_html5ever", data);
        if catch_unwind(AssertUnwindSafe(check)).is_err() {
            std::process::abort();
        }
    }
);
