//! The border from outside: each file has a subject.

// Natives have one type, also those that never throw.
#![allow(clippy::unnecessary_wraps, clippy::format_push_string)]

mod support;

mod allocations;
mod buffers;
mod contexts;
mod jobs;
mod limits;
mod messages;
mod modules;
mod natives;
mod objects;
mod platform;
mod realms;
mod scripts;
mod source;
mod statics;
mod values;
