//! The target `bytes_to_tree`: bytes in any encoding to a tree, whole and in pieces, with the stream and
//! the facade.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| treewright_testing::fuzzing::hold("bytes_to_tree", data));
