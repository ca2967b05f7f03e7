//! Ports between threads, and values as records of serde.
//!
//! One program for all integration tests of this package: each program links the whole of it.

#[cfg(feature = "serde")]
#[path = "../../testing/tests/flipped/mod.rs"]
mod damaged_copies;
mod flipped;
mod ports;
mod serde;
