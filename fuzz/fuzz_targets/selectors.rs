//! The target `selectors`: texts as selectors, and the elements that they find in a page.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| treewright_testing::fuzzing::hold("selectors", data));
