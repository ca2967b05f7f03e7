//! The target `chunks_against_whole`: text that is cut, as UTF-8 and UTF-16, with and without limits, for all trees.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| treewright_testing::fuzzing::hold(
    "chunks_against_whole",
    data
));
