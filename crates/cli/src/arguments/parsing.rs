//! Options of the parser.

use std::str::FromStr;

use clap::{Args, ValueEnum};
use treewright::{Context, ContextError, Edition, Options};

use super::LimitsArgument;

/// How pages are parsed.
#[derive(Debug, Args)]
#[command(next_help_heading = "Parsing")]
pub(crate) struct ParsingArguments {
    /// Parse a fragment, as the contents of this element: `tr`, `svg path`,
    /// `math annotation-xml encoding=text/html`; or `auto`, the element that the first tag needs
    #[arg(long, value_name = "CONTEXT")]
    pub(crate) fragment: Option<Fragment>,

    /// Parse like a browser with scripting on, where `noscript` contains text. Scripts are not run
    #[arg(long, value_enum, default_value_t = Switch::Off)]
    pub(crate) scripting: Switch,

    /// Parsing rules: those of the current standard, or those of 2018 to 2023
    #[arg(long, value_enum, default_value_t = EditionName::Living)]
    edition: EditionName,

    #[command(flatten)]
    pub(crate) limits: LimitsArgument,
}

impl ParsingArguments {
    pub(crate) fn options(&self) -> Options {
        Options::new()
            .scripting(self.scripting == Switch::On)
            .edition(match self.edition {
                EditionName::Living => Edition::LIVING,
                EditionName::Classic => Edition::CLASSIC,
            })
            .limits(self.limits.limits.clone())
    }
}

/// The kind of fragment that pages are parsed as.
#[derive(Clone, Debug)]
pub(crate) enum Fragment {
    /// The contents of the element that the first tag needs.
    Auto,
    /// The contents of this element.
    Of(Context),
}

impl FromStr for Fragment {
    type Err = ContextError;

    fn from_str(text: &str) -> Result<Self, ContextError> {
        match text {
            "auto" => Ok(Self::Auto),
            _ => text.parse().map(Self::Of),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Switch {
    On,
    Off,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum EditionName {
    Living,
    Classic,
}
