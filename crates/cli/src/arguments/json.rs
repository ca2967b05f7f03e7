//! `--json` and `--format json`, which mean the same for all commands that print JSON.

use clap::{Args, ValueEnum};

/// For commands with `--json`.
#[derive(Debug, Args)]
pub(crate) struct TextOrJsonArgument {
    /// Form of the output: `json` is the same as `--json`
    #[arg(long, value_enum, value_name = "FORMAT", conflicts_with = "json")]
    format: Option<TextOrJson>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum TextOrJson {
    /// For people and for tools that read lines
    Text,
    /// Lines of JSON
    Json,
}

impl TextOrJsonArgument {
    pub(crate) fn is_json(&self) -> bool {
        self.format == Some(TextOrJson::Json)
    }
}

/// For commands with `--format`.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct JsonArgument {
    /// The same as `--format json`
    #[arg(long, conflicts_with = "format")]
    pub(crate) json: bool,
}
