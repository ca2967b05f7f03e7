//! The facade: parses, limits, bytes, many pages, and the tree with its parser.
//!
//! One program for all integration tests of this package: each program links the whole of it.

mod bytes;
mod contexts;
mod facade;
mod limits;
mod many;
mod tree;
