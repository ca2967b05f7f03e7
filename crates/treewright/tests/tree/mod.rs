//! The document tree, where a test of it needs the parser to make one.

mod common;
mod deep;
mod ids;
mod links;
mod mutation;
mod sink;
mod writing;
