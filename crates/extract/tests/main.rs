//! Extraction: plans, values, batches, archives, and main content.
//!
//! One program for all integration tests of this package: each program links the whole of it.

mod archives;
mod batches;
#[path = "../../testing/tests/growth/mod.rs"]
mod growth;
mod main_content;
mod plans;
mod values;
