//! The target `document_write`: text that scripts write, both in the input and not.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| treewright_testing::fuzzing::hold(
    "document_write",
    data
));
