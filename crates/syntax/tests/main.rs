//! The parser over its own inputs: tokens, cuts of the input, and the fast ways beside the states.
//!
//! One program for all integration tests of this package: each program links the whole of it.

mod common;
mod fast_road;
mod in_one_go;
mod tokenizer_input;
mod tokenizer_tokens;
mod wanted_control;
