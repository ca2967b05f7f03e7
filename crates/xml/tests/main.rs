//! XML documents: parsing and serializing.
//!
//! One program for all integration tests of this package: each program links the whole of it.

mod parsing;
mod serializing;
