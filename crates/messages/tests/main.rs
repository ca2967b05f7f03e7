//! Ports between threads, and values as records of serde.
//!
//! One program for all integration tests of this package: each program links the whole of it.

mod ports;
mod serde;
