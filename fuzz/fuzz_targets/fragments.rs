//! The target `fragments`: fragments with any context element.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| treewright_testing::fuzzing::hold("fragments", data));
