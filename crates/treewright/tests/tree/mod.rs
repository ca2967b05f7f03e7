//! The document tree, in tests that need the parser to build one.

mod common;
mod deep;
mod ids;
mod links;
mod mutation;
mod sink;
mod writing;
