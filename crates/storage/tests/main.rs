//! Storage areas and cookies: what is kept, what survives kills, full media and damaged files.
//!
//! One program for all integration tests of this package: each program links the whole of it.

mod areas;
mod cookies;
#[path = "../../testing/tests/flipped/mod.rs"]
mod damaged_copies;
mod files;
mod flipped;
mod kill;
mod media;
#[path = "../../testing/tests/waiting/mod.rs"]
mod waiting;
