//! Extraction: plans, values, batches, archives, and main content.
//!
//! One program for all integration tests of this package: each program links the whole of it.

mod archives;
mod batches;
mod main_content;
mod plans;
mod values;
