//! The target `sniffing`: the encoding of bytes, and decoding them, compared with the decoders of
//! encoding_rs.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| treewright_testing::fuzzing::hold("sniffing", data));
