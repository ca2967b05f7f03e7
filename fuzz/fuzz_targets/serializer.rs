//! The target `serializer`: serializing, parsing again, JSON, and changed trees.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| treewright_testing::fuzzing::hold("serializer", data));
