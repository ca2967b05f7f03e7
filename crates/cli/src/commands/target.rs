//! The place that changed pages go to: their files, another file, or standard output.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::Args;

use crate::input::describe;
use crate::output::{Failure, Printer};
use crate::pages::{Page, Pages};
use crate::saving;

/// The place that results go to; standard output without one.
#[derive(Debug, Args)]
pub(super) struct TargetArguments {
    /// Write the pages to their files
    #[arg(long, short = 'i')]
    in_place: bool,

    /// Write the page to this file; `-` is standard output
    #[arg(long, short = 'o', value_name = "OUT", conflicts_with = "in_place")]
    output: Option<PathBuf>,
}

impl TargetArguments {
    /// Returns true if the command line names a place.
    pub(super) fn is_given(&self) -> bool {
        self.in_place || self.output.is_some()
    }

    /// The file that the page is written to; `-` is standard output.
    pub(super) fn file(&self) -> Option<&Path> {
        self.output.as_deref()
    }
}

pub(super) enum Target {
    StandardOutput,
    File(PathBuf),
    InPlace,
}

impl Target {
    /// The place for these pages. `others` are the options that several files can have instead of `--in-place`.
    pub(super) fn new(
        arguments: TargetArguments,
        pages: &Pages,
        command: &str,
        others: &str,
    ) -> Result<Self, Failure> {
        let usage = |message: &str| {
            Err(Failure::usage(&format!("{message}; see `treewright {command} --help`")))
        };
        match arguments {
            TargetArguments { in_place: true, .. } if pages.has_standard_input() => {
                usage("standard input has no file to write to")
            }
            TargetArguments { in_place: true, .. } => Ok(Self::InPlace),
            _ if pages.may_be_several() => usage(&format!("several files need --in-place{others}")),
            TargetArguments { output: Some(file), .. } if file.as_os_str() != "-" => {
                Ok(Self::File(file))
            }
            TargetArguments { .. } => Ok(Self::StandardOutput),
        }
    }

    /// Writes a page: its bytes, or its text on a terminal.
    pub(super) fn write(
        &self,
        page: &Page,
        text: &str,
        bytes: &[u8],
        out: &mut Printer<'_>,
    ) -> io::Result<()> {
        match self {
            Self::StandardOutput if out.is_for_a_terminal() => {
                out.write_all(text.as_bytes())?;
                out.end_line_on_a_terminal()?;
            }
            Self::StandardOutput => out.write_all(bytes)?,
            Self::InPlace => {
                if let Err(error) = saving::write(page, bytes) {
                    out.failure(error);
                }
            }
            Self::File(path) => {
                if let Err(error) = saving::replace(path, bytes) {
                    out.failure(format_args!(
                        "not written to {}: {}",
                        path.display(),
                        describe(&error)
                    ));
                }
            }
        }
        Ok(())
    }
}
