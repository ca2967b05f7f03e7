//! The options of the command line.

use std::ffi::OsString;
use std::path::PathBuf;
use std::str::FromStr;

use clap::{Args, ValueEnum};

use crate::arguments::{
    EncodingArguments, FilesArguments, JsonArgument, ParsingArguments, ThreadsArgument,
};
use crate::checking::formats::Format;
use crate::checking::selection::{RuleSelector, Weighing};
use crate::checking::templates::Templates;

#[derive(Debug, Args)]
#[command(after_help = "\
Rules are named by their codes, by their subjects (`obsolete`) or by patterns (`aria-*`); `treewright explain
CODE` explains one. Comments in a page suppress findings: `<!-- treewright-ignore CODE -->` on its line and
the next one, `treewright-ignore-file` in the page, `treewright-ignore-start` until `treewright-ignore-end`.

Examples:
  treewright check site
  treewright check --ignore obsolete --max-warnings 0 --format text,sarif=report.sarif site
  treewright check --fix page.html
  treewright check --format jsonl page.html | jq -r .code | sort | uniq -c

Exit codes: 0 no errors (warnings do not count), 1 errors, or more warnings than --max-warnings, 2 wrong usage
or a file that cannot be read.")]
#[allow(clippy::struct_excessive_bools, reason = "they are options of the command line")]
pub(crate) struct CheckArguments {
    /// Files, folders, patterns, or addresses with --net. `-` is standard input, which is also the default
    /// unless it is a terminal: then the default is the current folder
    #[arg(value_name = "PATH", help_heading = None)]
    pub(super) paths: Vec<OsString>,

    /// Report format; repeatable as FORMAT=FILE
    #[arg(long, value_name = "FORMAT[=FILE]", value_delimiter = ',', default_value = "text")]
    pub(super) format: Vec<Report>,

    #[command(flatten)]
    pub(super) json: JsonArgument,

    /// Hide warnings and information
    #[arg(long)]
    pub(super) errors_only: bool,

    /// Maximum number of findings per page [default: 1000]
    #[arg(long, value_name = "N")]
    pub(super) max_count: Option<usize>,

    /// Print the number of findings of each rule instead of the findings
    #[arg(long)]
    pub(super) statistics: bool,

    /// Exit with 1 if there are more warnings than this
    #[arg(long, value_name = "N")]
    pub(super) max_warnings: Option<u64>,

    /// Exit with 0 even if errors are found
    #[arg(long)]
    pub(super) exit_zero: bool,

    /// Check again whenever a file changes
    #[arg(long, conflicts_with_all = ["fix", "unsafe_fixes", "diff", "write_baseline"])]
    pub(super) watch: bool,

    /// Enable only these rules: codes, subjects, patterns, or `all`
    #[arg(long, value_name = "RULE", value_delimiter = ',', help_heading = RULES)]
    pub(super) select: Vec<RuleSelector>,

    /// Disable these rules
    #[arg(long, value_name = "RULE", value_delimiter = ',', help_heading = RULES)]
    pub(super) ignore: Vec<RuleSelector>,

    /// Change the severity of a rule: `error`, `warning`, `info` or `off`
    #[arg(long, value_name = "RULE=WEIGHT", value_delimiter = ',', help_heading = RULES)]
    pub(super) severity: Vec<Weighing>,

    /// Also report text of low contrast (`low-contrast`), with the style sheets of the page
    #[arg(long, help_heading = RULES)]
    pub(super) contrast: bool,

    /// Hide the findings that this file lists; with --write-baseline, the file to write
    #[arg(long, value_name = "FILE", help_heading = RULES)]
    pub(super) baseline: Option<PathBuf>,

    /// Write all findings to the file of --baseline
    #[arg(long, help_heading = RULES, conflicts_with_all = ["fix", "unsafe_fixes", "diff"])]
    pub(super) write_baseline: bool,

    /// Apply fixes that do not change the tree; standard input is printed with its fixes
    #[arg(long, help_heading = FIXES)]
    pub(super) fix: bool,

    /// Also apply fixes that change the tree
    #[arg(long, help_heading = FIXES)]
    pub(super) unsafe_fixes: bool,

    /// Print the fixes as a patch for `patch -p0` instead of applying them
    #[arg(long, help_heading = FIXES)]
    pub(super) diff: bool,

    /// File extensions of pages in folders [default: html,htm,xhtml,xht]
    #[arg(long, value_name = "ENDING", value_delimiter = ',', help_heading = FILES)]
    pub(super) ext: Vec<String>,

    /// Include only matching files of folders; a leading `!` excludes
    #[arg(long, short = 'g', value_name = "PATTERN", help_heading = FILES)]
    pub(super) glob: Vec<String>,

    /// Include hidden files and folders
    #[arg(long, help_heading = FILES)]
    pub(super) hidden: bool,

    /// Include files that .gitignore, .ignore and .treewrightignore exclude
    #[arg(long, help_heading = FILES)]
    pub(super) no_ignore: bool,

    /// The name of the page from standard input, for reports and settings
    #[arg(long, value_name = "NAME", help_heading = FILES)]
    pub(super) stdin_filename: Option<PathBuf>,

    /// Blank the tags of template languages
    #[arg(long, value_name = "KIND", value_delimiter = ',', value_enum, help_heading = FILES)]
    pub(super) templates: Vec<Templates>,

    /// Fetch addresses from the network
    #[arg(long, help_heading = FILES)]
    pub(super) net: bool,

    /// Settings file to use instead of the nearest treewright.toml above each page
    #[arg(long, value_name = "FILE", help_heading = SETTINGS, conflicts_with = "no_config")]
    pub(super) config: Option<PathBuf>,

    /// Ignore treewright.toml files
    #[arg(long, help_heading = SETTINGS)]
    pub(super) no_config: bool,

    /// Print the settings that apply to PATH
    #[arg(long, help_heading = SETTINGS)]
    pub(super) print_config: bool,

    /// Write a first treewright.toml
    #[arg(long, help_heading = SETTINGS)]
    pub(super) init: bool,

    #[command(flatten)]
    pub(super) files: FilesArguments,

    #[command(flatten)]
    pub(super) threads: ThreadsArgument,

    #[command(flatten)]
    pub(super) parsing: ParsingArguments,

    #[command(flatten)]
    pub(super) encoding: EncodingArguments,
}

const RULES: &str = "Rules";
const FIXES: &str = "Fixes";
const FILES: &str = "Files";
const SETTINGS: &str = "Settings";

impl CheckArguments {
    /// Returns true if fixes are applied, or would be.
    pub(super) fn fixes(&self) -> bool {
        self.fix || self.unsafe_fixes || self.diff
    }

    /// The settings of the walk over folders.
    pub(super) fn walks(&self) -> Walks<'_> {
        Walks { ext: &self.ext, glob: &self.glob, hidden: self.hidden, no_ignore: self.no_ignore }
    }
}

/// The settings of the walk over folders.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walks<'a> {
    pub(super) ext: &'a [String],
    pub(super) glob: &'a [String],
    pub(super) hidden: bool,
    pub(super) no_ignore: bool,
}

/// A form of the report, and the file that it goes to.
#[derive(Clone, Debug)]
pub(super) struct Report {
    pub(super) format: Format,
    pub(super) file: Option<PathBuf>,
}

impl FromStr for Report {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, file) = match text.split_once('=') {
            Some((_, "")) => return Err(format!("name a file after `{text}`")),
            Some((name, file)) => (name, Some(PathBuf::from(file))),
            None => (text, None),
        };
        let format = Format::from_str(name, false).map_err(|_| {
            let names = Format::value_variants().iter().filter_map(ValueEnum::to_possible_value);
            let names: Vec<_> = names.map(|value| value.get_name().to_owned()).collect();
            format!("the formats are {}", names.join(", "))
        })?;
        Ok(Self { format, file })
    }
}
