//! The parser with its own inputs: tokens, cuts of the input, and the fast paths compared with the states.
//!
//! One program for all integration tests of this package, because each program links the whole package.

mod common;
mod fast_road;
mod in_one_go;
mod tokenizer_input;
mod tokenizer_tokens;
mod wanted_control;
