//! The commands, each in a separate file with its options, its help and its implementation.
//!
//! A new command is a file here with a struct of arguments and a function `run`, a variant of
//! [`Command`], a line in [`Command::run`], and its examples in docs/reference/command.md. One that needs a feature
//! has its stand-in in `left_out.rs`, and a line in `built_in.rs`.

mod batch;
mod check;
mod completions;
mod diff;
mod edit;
mod encoding;
mod explain;
#[cfg(feature = "extract")]
mod extract;
#[cfg(feature = "style")]
mod hidden;
mod images;
#[cfg(not(all(
    feature = "run",
    feature = "extract",
    feature = "lsp",
    feature = "serve",
    feature = "style"
)))]
mod left_out;
mod links;
#[cfg(feature = "lsp")]
mod lsp;
mod man;
mod markdown;
mod meta;
mod parse;
mod patch;
mod rewriting;
#[cfg(feature = "run")]
mod run;
mod sanitize;
mod select;
#[cfg(feature = "serve")]
mod serve;
#[cfg(feature = "run")]
mod storage;
mod tables;
mod target;
mod text;
mod vnu;

use clap::Subcommand;
#[cfg(not(feature = "extract"))]
use left_out::extract;
#[cfg(not(feature = "style"))]
use left_out::hidden;
#[cfg(not(feature = "lsp"))]
use left_out::lsp;
#[cfg(not(feature = "serve"))]
use left_out::serve;
#[cfg(not(feature = "run"))]
use left_out::{run, storage};

use crate::output::{Failure, Outcome};

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Parse HTML and print the tree
    Parse(parse::ParseArguments),
    /// Print the elements that a CSS selector matches
    Select(select::SelectArguments),
    /// Print the text of pages as it is shown
    Text(text::TextArguments),
    /// Print the text of pages that people do not see, and why
    Hidden(Box<hidden::HiddenArguments>),
    /// Print pages as Markdown
    Markdown(markdown::MarkdownArguments),
    /// Print the links of pages, with resolved URLs
    Links(links::LinksArguments),
    /// Print the images of pages, with all their sources
    Images(images::ImagesArguments),
    /// Print the tables of pages as CSV or JSON
    Tables(tables::TablesArguments),
    /// Print the metadata of pages: title, description, Open Graph and so on
    Meta(meta::MetaArguments),
    /// Print pages with a line for each block, indented
    Format(rewriting::FormatArguments),
    /// Print pages as short as possible, with the same tree
    Minify(rewriting::MinifyArguments),
    /// Remove scripts and all else that pages must not take from others
    Sanitize(Box<sanitize::SanitizeArguments>),
    /// Parse many small documents: JSON lines in, JSON lines out
    Batch(batch::BatchArguments),
    /// Check pages against the standard
    Check(Box<check::CheckArguments>),
    /// Show the encoding of files, and the step that decided on it
    Encoding(encoding::EncodingCommandArguments),
    /// Explain how a place in a page was parsed, and why
    Explain(explain::ExplainArguments),
    /// Compare two pages as trees
    Diff(diff::DiffArguments),
    /// Change elements in the source of pages, and nothing else
    Edit(Box<edit::EditArguments>),
    /// Run pages with their scripts, and print the result
    Run(Box<run::RunArguments>),
    /// Inspect, export, import, delete or block stored data
    Storage(Box<storage::StorageArguments>),
    /// Extract columns from many pages with a plan: from HTML, archives and Parquet to Parquet, Arrow,
    /// JSON lines or CSV
    Extract(Box<extract::ExtractArguments>),
    /// Language server for editors
    Lsp(lsp::LspArguments),
    /// Serve the HTTP interface of the Nu Html Checker on this machine
    Serve(serve::ServeArguments),
    /// Check pages with the options and reports of the Nu Html Checker
    Vnu(Box<vnu::VnuArguments>),
    /// Print shell completions
    Completions(completions::CompletionsArguments),
    /// Print a manual page, in the format of `man`
    Man(man::ManArguments),
}

impl Command {
    pub(crate) fn run(self) -> Result<Outcome, Failure> {
        match self {
            Self::Parse(arguments) => parse::run(arguments),
            Self::Select(arguments) => select::run(arguments),
            Self::Text(arguments) => text::run(arguments),
            Self::Hidden(arguments) => hidden::run(*arguments),
            Self::Markdown(arguments) => markdown::run(arguments),
            Self::Links(arguments) => links::run(arguments),
            Self::Images(arguments) => images::run(arguments),
            Self::Tables(arguments) => tables::run(arguments),
            Self::Meta(arguments) => meta::run(arguments),
            Self::Format(arguments) => rewriting::format(arguments),
            Self::Minify(arguments) => rewriting::minify(arguments),
            Self::Sanitize(arguments) => sanitize::run(*arguments),
            Self::Batch(arguments) => batch::run(arguments),
            Self::Check(arguments) => check::run(&arguments),
            Self::Encoding(arguments) => encoding::run(&arguments),
            Self::Explain(arguments) => explain::run(&arguments),
            Self::Diff(arguments) => diff::run(&arguments),
            Self::Edit(arguments) => edit::run(*arguments),
            Self::Run(arguments) => run::run(*arguments),
            Self::Storage(arguments) => storage::run(*arguments),
            Self::Extract(arguments) => extract::run(&arguments),
            Self::Lsp(arguments) => lsp::run(&arguments),
            Self::Serve(arguments) => serve::run(&arguments),
            Self::Vnu(arguments) => vnu::run(&arguments),
            Self::Completions(arguments) => completions::run(&arguments),
            Self::Man(arguments) => man::run(&arguments),
        }
    }
}
