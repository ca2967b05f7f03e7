//! The document tree, where a test of it needs the parser to make one.

mod common;
mod deep;
mod links;
mod mutation;
mod sink;
mod writing;
