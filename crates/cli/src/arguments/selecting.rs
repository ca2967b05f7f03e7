//! Selectors of command lines.

use clap::{Args, ValueEnum};
use treewright::{Scope, Selector, SelectorOptions};

use super::TextOrJsonArgument;
use crate::output::Failure;

/// The trees that a selector looks into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum ScopeName {
    /// The page itself, as in a browser
    Light,
    /// The contents of `template` elements too
    Templates,
    /// Shadow trees too
    Shadows,
    /// All of these
    All,
}

impl ScopeName {
    pub(crate) const fn scope(self) -> Scope {
        match self {
            Self::Light => Scope::Light,
            Self::Templates => Scope::Templates,
            Self::Shadows => Scope::Shadows,
            Self::All => Scope::All,
        }
    }
}

/// The parts of pages that are printed.
#[derive(Debug, Args)]
pub(crate) struct PartsArguments {
    /// Print only the elements that match this CSS selector
    #[arg(long, value_name = "SELECTOR")]
    pub(crate) select: Option<String>,

    /// The trees that `--select` searches
    #[arg(long, value_enum, default_value_t = ScopeName::Light)]
    pub(crate) scope: ScopeName,

    /// Print a line of JSON for each page, or for each element with its line and column
    #[arg(long)]
    json: bool,

    #[command(flatten)]
    form: TextOrJsonArgument,
}

impl PartsArguments {
    pub(crate) fn is_json(&self) -> bool {
        self.json || self.form.is_json()
    }
}

/// Compiles a selector. The message about a wrong one has a caret below the place.
pub(crate) fn compile(text: &str, scope: ScopeName) -> Result<Selector, Failure> {
    let options = SelectorOptions::new().scope(scope.scope());
    Selector::parse_with(text, &options).map_err(|error| {
        let all = error.to_string();
        let excerpt = all.split_once('\n').map_or("", |(_, excerpt)| excerpt);
        Failure::UsageAt {
            message: format!("invalid selector: {}", error.kind()),
            excerpt: excerpt.to_owned(),
        }
    })
}
