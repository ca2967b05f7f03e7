//! Columns out of pages: a plan says what to extract, and batches of pages become batches of its columns.
//!
//! - [`Plan`] is a list of columns, read from [TOML](Plan::parse) or [built](Plan::new) of [`Column`]s, and
//!   compiled once. A mistake in it is a [`PlanError`], with the place.
//! - [`extract`] takes a record batch of Arrow with the columns `url`, `content` and, if present,
//!   `content_type`, and returns one with a row for each page. [`Extractor`] does the same for one batch after
//!   another, and takes pages that are in no batch.
//! - A page never fails the batch: each row has a [`Status`], the limits that were met and a message.
//!   [`Options`] has the budgets for a page and for a batch.
//!
//! ```
//! use std::sync::Arc;
//!
//! use arrow_array::{ArrayRef, BinaryArray, RecordBatch, StringArray, cast::AsArray};
//! use treewright_extract::{Options, Plan, extract};
//!
//! let plan = Plan::parse(
//!     "[columns]\n\
//!      title = { get = 'title' }\n\
//!      price = { select = '.price', type = 'float' }\n",
//! )?;
//! let urls = StringArray::from(vec!["https://example.com/tea"]);
//! let pages: &[u8] = b"<title>Tea</title><p class=price>2.50";
//! let batch = RecordBatch::try_from_iter([
//!     ("url", Arc::new(urls) as ArrayRef),
//!     ("content", Arc::new(BinaryArray::from_vec(vec![pages]))),
//! ])?;
//! let rows = extract(&batch, &plan, &Options::new())?;
//! assert_eq!(rows.schema(), plan.schema());
//! assert_eq!(rows["status"].as_string::<i32>().value(0), "complete");
//! assert_eq!(rows["title"].as_string::<i32>().value(0), "Tea");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The format of plans, the schema and the statuses are described in
//! [docs/reference/plans.md](https://github.com/treewright/treewright/blob/main/docs/reference/plans.md).

// Each place that could panic for some input gives the reason why it does not, or when it does.
// Tests may panic; therefore these lints are not in `Cargo.toml`.
#![cfg_attr(
    not(test),
    warn(
        clippy::arithmetic_side_effects,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::string_slice,
        clippy::todo,
        clippy::unreachable,
        clippy::unwrap_used
    )
)]

mod batch;
mod extractor;
mod get;
mod options;
mod page;
mod pages;
mod plan;
mod schema;
mod sinks;
mod status;
#[cfg(feature = "warc")]
mod warc;

pub use batch::{ExtractError, extract};
pub use extractor::{Content, Extractor, Page};
pub use get::{Get, Type};
pub use options::Options;
pub use pages::PageBatch;
pub use plan::{Column, Plan, PlanError};
pub use schema::{LIMITS, MESSAGE, SCHEMA_VERSION, STATUS, URL};
pub use status::Status;
#[cfg(feature = "warc")]
pub use warc::{WarcError, WarcReader, WarcResponse};
