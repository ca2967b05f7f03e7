//! XML documents: parsing and serializing.
//!
//! One program for all integration tests of this package, because each program links the whole package.

mod parsing;
mod serializing;
