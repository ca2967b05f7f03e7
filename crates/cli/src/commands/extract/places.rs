//! The places that output goes to.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use clap::ValueEnum as _;

use super::Format;
use crate::output::Failure;

/// The place of the output, with its format.
pub(super) enum Place {
    /// A folder, with a file for each unit of the input.
    Folder(PathBuf, Format),
    /// One file.
    File(PathBuf, Format),
}

impl Place {
    pub(super) fn new(out: &Path, format: Option<Format>) -> Result<Self, Failure> {
        let ending = out.extension().and_then(OsStr::to_str);
        let named = ending.and_then(|ending| {
            let formats = Format::value_variants().iter().copied();
            formats.into_iter().find(|format| ending.eq_ignore_ascii_case(format.ending()))
        });
        if out.is_dir() {
            return Ok(Self::Folder(out.to_owned(), format.unwrap_or(Format::Parquet)));
        }
        match (named, ending) {
            (Some(named), _) => Ok(Self::File(out.to_owned(), format.unwrap_or(named))),
            (None, Some(_)) if out.is_file() || format.is_none() => Err(Failure::usage(&format!(
                "{}: unknown format; use a name that ends in .parquet, .arrow, .jsonl or .csv",
                out.display()
            ))),
            _ => Ok(Self::Folder(out.to_owned(), format.unwrap_or(Format::Parquet))),
        }
    }
}
