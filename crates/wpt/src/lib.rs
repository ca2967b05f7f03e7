//! Runs web-platform-tests in the window, with a stand-in for their server.
#![allow(
    clippy::format_push_string,
    reason = "a tool for developers: a copy of a short text costs nothing"
)]

pub mod agent_host;
pub mod child;
pub mod discovery;
pub mod goals;
pub mod known;
pub mod metadata;
pub mod options;
pub mod outcome;
pub mod page;
pub mod pool;
pub mod reference;
pub mod server;
pub mod table;
