//! The target `tokenizer`: the tokenizer alone, from each state where a parse can begin.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| treewright_testing::fuzzing::hold("tokenizer", data));
