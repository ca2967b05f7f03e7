//! The target `sniffing`: which encoding bytes are in, and decoding them, beside the decoders of encoding_rs.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| treewright_testing::fuzzing::hold("sniffing", data));
