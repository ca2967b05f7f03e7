//! `treewright vnu`: the command line of the Nu Html Checker, for its callers.
//!
//! Options, streams and exit codes are those of that program, with two exceptions: missing files and unknown options,
//! which it ignores, are errors here.

mod files;

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use regex::Regex;
use treewright::{Options, OutOfBandMetadata};

use crate::arguments::{LimitsArgument, ThreadsArgument};
use crate::checking::checked::Checked;
use crate::checking::formats::{Totals, VnuForm, Wanted, with_ascii_quotes};
use crate::checking::page::{Checker, Settings};
use crate::checking::syntax::Syntax;
use crate::input::Unreadable;
use crate::input::net::Asking;
use crate::output::{Failure, OneLine, Outcome};
use crate::pages::Turns;
use files::Document;

// That program accepts an option several times, and its callers rely on it.
#[derive(Debug, Args)]
#[command(
    args_override_self = true,
    after_help = "\
Messages are those of `treewright check` and end with the code of their rule in brackets, so
`--filterpattern '.*\\[obsolete-attribute\\]'` hides one. docs/guide/coming-from-vnu.md lists the codes.

Examples:
  treewright vnu --format json --stdout page.html
  treewright vnu --skip-non-html --Werror --filterpattern '.*\\[obsolete-.*\\]' _site

Exit codes: 0 no errors, 1 errors, warnings with --Werror, wrong usage, or a document that cannot be read."
)]
#[allow(clippy::struct_excessive_bools, reason = "they are options of the command line")]
pub(crate) struct VnuArguments {
    /// Files, folders or addresses; `-` is standard input
    #[arg(value_name = "DOCUMENT", required = true)]
    documents: Vec<String>,

    /// Format of the messages: `gnu`, `xml`, `json` or `text`
    #[arg(long, default_value = "gnu", value_parser = form)]
    format: VnuForm,

    /// Write to standard output instead of standard error
    #[arg(long)]
    stdout: bool,

    /// Hide warnings and information
    #[arg(long)]
    errors_only: bool,

    /// Hide information
    #[arg(long)]
    skip_info_messages: bool,

    /// Exit with 1 for warnings too
    #[arg(long = "Werror")]
    werror: bool,

    /// Always exit with 0
    #[arg(long)]
    exit_zero_always: bool,

    /// Hide messages that a regular expression in this file matches completely; one on each line, and lines that
    /// begin with `#` are comments
    #[arg(long, value_name = "FILE")]
    filterfile: Option<PathBuf>,

    /// Hide messages that this regular expression matches completely
    #[arg(long, value_name = "REGEX")]
    filterpattern: Vec<String>,

    /// Write `"` instead of typographic double quotes
    #[arg(long)]
    asciiquotes: bool,

    /// Check only .html, .htm, .xhtml and .xht files
    #[arg(long)]
    skip_non_html: bool,

    /// Check only .css files
    #[arg(long)]
    skip_non_css: bool,

    /// Check only .svg files
    #[arg(long)]
    skip_non_svg: bool,

    /// Check .css files too
    #[arg(long)]
    also_check_css: bool,

    /// Check .svg files too
    #[arg(long)]
    also_check_svg: bool,

    /// Treat all documents as style sheets
    #[arg(long)]
    css: bool,

    /// Treat all documents as SVG
    #[arg(long)]
    svg: bool,

    /// Treat all documents as HTML
    #[arg(long, conflicts_with_all = ["xml", "css", "svg"])]
    html: bool,

    /// Treat all documents as XHTML
    #[arg(long)]
    xml: bool,

    /// Do not compare `lang` with the language of the text
    #[arg(long)]
    no_langdetect: bool,

    /// Has no effect: the tree is always built first
    #[arg(long)]
    no_stream: bool,

    /// The `User-Agent` of requests
    #[arg(long, value_name = "TEXT")]
    user_agent: Option<String>,

    /// An additional request header, `Name: value`
    #[arg(long, value_name = "HEADER")]
    additional_request_header: Vec<String>,

    /// Not supported: always an error
    #[arg(long, value_name = "URL")]
    schema: Option<String>,

    /// Has no effect: entities declared in an XML document itself are always read, others never
    #[arg(long)]
    entities: bool,

    /// Print the name of each file on standard output
    #[arg(long)]
    verbose: bool,

    #[command(flatten)]
    threads: ThreadsArgument,

    #[command(flatten)]
    limits: LimitsArgument,
}

fn form(name: &str) -> Result<VnuForm, String> {
    VnuForm::named(name)
        .filter(|form| *form != VnuForm::Html)
        .ok_or_else(|| "the formats are gnu, xml, json and text".to_owned())
}

/// The rule that compares `lang` with the text.
const LANGUAGE_OF_TEXT: &str = "lang-differs-from-text";

pub(crate) fn run(arguments: &VnuArguments) -> Result<Outcome, Failure> {
    if arguments.schema.is_some() {
        return Err(Failure::usage("--schema: schemas are not supported; the rules are built in"));
    }
    let wanted = Wanted {
        filter: filter(arguments)?,
        skips_infos: arguments.skip_info_messages,
        has_ascii_quotes: arguments.asciiquotes,
    };
    let asking = asking(arguments)?;
    let mut settings = Settings::new(Options::new()).within(&arguments.limits.limits);
    settings.errors_only = arguments.errors_only;
    if arguments.no_langdetect
        && let Ok(rules) = LANGUAGE_OF_TEXT.parse()
    {
        settings.selection.add(&[], &[rules], &[]);
    }
    let checker = Arc::new(Checker::new(settings));
    let needs = arguments.format.needs();
    let documents = files::documents(arguments);
    let check = move |document: Result<Document, Unreadable>| -> Result<Found, Unreadable> {
        let Document { name, from, syntax } = document?;
        let from = match from {
            Ok(from) => from,
            Err(reason) => return Ok(Found::LeftOut { name, reason }),
        };
        let syntax_of = |content_type: Option<&str>| {
            syntax.or_else(|| content_type.map(Syntax::of_content_type)).unwrap_or_default()
        };
        let mut read = checker.read(&from, &asking, &OutOfBandMetadata::new(), syntax_of)?;
        let mut page = read.check(&checker);
        let bytes = read.bytes;
        page.retain(|finding| wanted.takes(finding));
        Ok(Found::Page(Box::new(checker.finish(&name, &bytes, &mut page, needs))))
    };
    let out: Box<dyn Write> = if arguments.stdout {
        Box::new(io::stdout().lock())
    } else {
        Box::new(io::stderr().lock())
    };
    let mut out = BufWriter::new(out);
    let mut reporter = arguments.format.of_command();
    let (mut totals, mut has_failure) = (Totals::default(), false);
    for checked in Turns::new(documents, None, arguments.threads).results(check) {
        if arguments.verbose {
            let name = match &checked {
                Ok(Found::Page(page)) => &page.name,
                Ok(Found::LeftOut { name, .. }) | Err(Unreadable { name, .. }) => name,
            };
            let mut names: &mut dyn Write = &mut io::stdout();
            if arguments.stdout {
                names = &mut out;
            }
            writeln!(names, "{}", OneLine(name)).map_err(Failure::output)?;
        }
        let written = match checked {
            Ok(Found::LeftOut { name, reason }) => reporter.note(&name, reason, &mut out),
            Ok(Found::Page(mut page)) => {
                if arguments.asciiquotes {
                    with_ascii_quotes(&mut page);
                }
                totals.add(&page);
                has_failure |= page.has_failure;
                reporter.page(&page, &mut out)
            }
            Err(Unreadable { name, message }) => {
                has_failure = true;
                reporter.failure(&name, &message, &mut out)
            }
        };
        written.map_err(Failure::output)?;
    }
    let finished = reporter.finish(&totals, &mut out).and_then(|()| out.flush());
    finished.map_err(Failure::output)?;
    let is_bad = has_failure || totals.errors > 0 || arguments.werror && totals.warnings > 0;
    Ok(if is_bad && !arguments.exit_zero_always { Outcome::Findings } else { Outcome::Fine })
}

/// The result for a document.
enum Found {
    Page(Box<Checked>),
    /// It was left out, for the reason.
    LeftOut {
        name: String,
        reason: &'static str,
    },
}

/// The messages that are left out.
fn filter(arguments: &VnuArguments) -> Result<Option<Regex>, Failure> {
    let mut patterns = arguments.filterpattern.clone();
    if let Some(file) = &arguments.filterfile {
        let text = std::fs::read_to_string(file).map_err(|error| {
            let reason = crate::input::describe(&error);
            Failure::usage(&format!("--filterfile: {}: {reason}", file.display()))
        })?;
        let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        patterns.extend(lines.map(str::to_owned));
    }
    whole(&patterns).map_err(|error| Failure::usage(&format!("--filterpattern: {error}")))
}

/// A regular expression for texts that one of some patterns matches as a whole.
pub(crate) fn whole(patterns: &[String]) -> Result<Option<Regex>, String> {
    if patterns.is_empty() {
        return Ok(None);
    }
    let all: Vec<_> = patterns.iter().map(|pattern| format!("(?:{pattern})")).collect();
    let regex = Regex::new(&format!("^(?:{})$", all.join("|")));
    regex.map(Some).map_err(|error| error.to_string().replace('\n', " "))
}

fn asking(arguments: &VnuArguments) -> Result<Asking, Failure> {
    let headers = arguments.additional_request_header.iter().map(|header| {
        let pair = header.split_once(':');
        pair.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())).ok_or_else(
            || Failure::usage(&format!("--additional-request-header: {header:?} has no colon")),
        )
    });
    let headers = headers.collect::<Result<_, _>>()?;
    Ok(Asking { user_agent: arguments.user_agent.clone(), headers, ..Asking::default() })
}
