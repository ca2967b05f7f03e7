//! The work of `check`, `serve`, `lsp` and `vnu`: settings, checking, and the forms of reports.

mod baseline;
pub(crate) mod checked;
pub(crate) mod config;
pub(crate) mod formats;
mod ignoring;
pub(crate) mod page;
pub(crate) mod paths;
mod php;
pub(crate) mod selection;
pub(crate) mod syntax;
pub(crate) mod templates;

pub(crate) use baseline::{Baseline, know_again};
