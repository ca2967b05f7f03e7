//! The border from outside: each file has a subject.

mod support;

mod buffers;
mod jobs;
mod limits;
mod modules;
mod natives;
mod objects;
mod platform;
mod realms;
mod scripts;
mod values;
