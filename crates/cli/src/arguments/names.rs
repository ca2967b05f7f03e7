//! The names of files in front of results.

use clap::Args;

/// The options of commands that name the file of each result, as in ripgrep.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct NamesArguments {
    /// Name the file of each result; the default for several files
    #[arg(long, short = 'H', overrides_with = "no_filename")]
    with_filename: bool,

    /// Do not name the files; the default for one file
    #[arg(long, short = 'I', overrides_with = "with_filename")]
    no_filename: bool,
}

impl NamesArguments {
    /// Returns true if files are named. `may_be_several` is true unless there is exactly one.
    pub(crate) const fn are_shown(self, may_be_several: bool) -> bool {
        self.with_filename || may_be_several && !self.no_filename
    }
}
