//! Options that several commands have.

mod encoding;
mod files;
mod json;
mod limits;
mod names;
mod parsing;
mod selecting;
mod styles;
mod urls;

use std::ffi::OsString;
use std::thread;

use clap::{Args, value_parser};

pub(crate) use encoding::{EncodingArguments, MetadataFields};
pub(crate) use files::FilesArguments;
#[cfg(any(feature = "run", feature = "style"))]
pub(crate) use files::Site;
pub(crate) use json::{JsonArgument, TextOrJsonArgument};
pub(crate) use limits::DefaultLimits;
#[cfg(any(feature = "extract", feature = "lsp", feature = "serve"))]
pub(crate) use limits::ServiceLimits;
pub(crate) use limits::{LimitsArgument, may_end_early};
pub(crate) use names::ResultArguments;

pub(crate) use parsing::{Fragment, ParsingArguments, Switch};
pub(crate) use selecting::{PartsArguments, ScopeName, compile};
#[cfg(feature = "style")]
pub(crate) use styles::StyleArguments;
pub(crate) use styles::{HiddenTextName, ShownArguments, device};
pub(crate) use urls::UrlArguments;

/// The pages to work on, and how they are read.
#[derive(Debug, Args)]
pub(crate) struct PagesArguments {
    // Headings are set explicitly, because arguments before these may have set one.
    /// Files, or folders with .html and .htm files. `-` is standard input, which is also the default
    /// unless it is a terminal
    #[arg(value_name = "FILE", help_heading = None)]
    pub(crate) files: Vec<OsString>,

    #[command(flatten)]
    pub(crate) threads: ThreadsArgument,

    #[command(flatten)]
    pub(crate) parsing: ParsingArguments,

    #[command(flatten)]
    pub(crate) encoding: EncodingArguments,
}

#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct ThreadsArgument {
    /// Number of threads; default: the number of cores. Each works on one document. The output does
    /// not depend on the number
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=1024), help_heading = None)]
    threads: Option<u16>,
}

impl ThreadsArgument {
    pub(crate) fn count(self) -> usize {
        match self.threads {
            Some(count) => count.into(),
            None => thread::available_parallelism().map_or(1, Into::into),
        }
    }
}
