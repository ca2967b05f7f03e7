//! The members of interfaces: a module for each interface or mixin, a function for each member.
//!
//! `cargo xtask codegen --signatures NAME` prints the functions that an interface needs; the members that
//! have one are listed in `crates/window/idl/`.
#![allow(
    clippy::needless_pass_by_value,
    clippy::unnecessary_wraps,
    reason = "all functions have the signatures that the generated glue expects"
)]

pub(crate) mod dom_exception;
