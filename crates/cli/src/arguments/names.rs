//! The names of files and the places before results.

use clap::Args;

/// The options of commands that name the file of each result, as in ripgrep.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct NamesArguments {
    /// Print the file name with each result; the default for several files
    #[arg(long, short = 'H', overrides_with = "no_filename")]
    with_filename: bool,

    /// Do not print file names; the default for one file
    #[arg(long, short = 'I', overrides_with = "with_filename")]
    no_filename: bool,
}

impl NamesArguments {
    /// Returns true if files are named. `may_be_several` is true unless there is exactly one.
    pub(crate) const fn are_shown(self, may_be_several: bool) -> bool {
        self.with_filename || may_be_several && !self.no_filename
    }
}

/// The options of commands that print results which have places.
#[derive(Clone, Copy, Debug, Args)]
#[command(next_help_heading = "Places")]
pub(crate) struct ResultArguments {
    #[command(flatten)]
    pub(crate) names: NamesArguments,

    /// Print the line and column before each result
    #[arg(long, short = 'n')]
    pub(crate) line_number: bool,

    /// Print a NUL byte after each file name instead of a colon or a line break
    #[arg(long, short = '0')]
    pub(crate) null: bool,
}
