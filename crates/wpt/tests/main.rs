//! The runner of web-platform-tests and its stand-in for their server.
//!
//! One program for all integration tests of this package: each program links the whole of it.

mod options;
mod runner;
mod server;
