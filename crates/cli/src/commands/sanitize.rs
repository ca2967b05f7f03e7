//! `treewright sanitize`: HTML from others, made harmless by the sanitizer of the standard, with proof by a parse.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{fs, io};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use serde::Serialize;
use treewright::sanitize::{InvalidPreset, Preset, Profile, Report};
use treewright::{Context, DocumentMode, End, Options, SanitizedBytes};

use super::patch;
use super::target::{Target, TargetArguments};
use crate::arguments::{
    DefaultLimits, EncodingArguments, Fragment, LimitsArgument, ThreadsArgument,
};
use crate::input::{Input, Inputs};
use crate::output::{Failure, Notation, Outcome, Printer};
use crate::pages::{Page, Pages, Reader};
use crate::results::write_json_line;
use crate::sanitizing::{self, Place};

#[derive(Debug, Args)]
#[command(after_help = "\
Removes scripts, event handlers, javascript: URLs that a browser follows, and all else that the configuration does
not allow. The output is parsed again, in the place that is declared, and the trees are compared. If no HTML is
found that is parsed as its tree, nothing is written.

Examples:
  treewright sanitize comment.html
  treewright sanitize --preset user-content --in-place comments
  treewright sanitize --config sanitizer.toml --fragment tbody rows.html
  treewright sanitize --fail-on-change --report - comments

Exit codes: 0 success, 1 --fail-on-change and something was removed, 2 wrong usage, a file that cannot be read
or written, or a result that is not proven.")]
pub(crate) struct SanitizeArguments {
    /// The configuration of a file, in JSON or TOML; it names its preset itself
    #[arg(long, value_name = "FILE", conflicts_with = "preset")]
    config: Option<PathBuf>,

    /// A named configuration: `default` is the standard's
    #[arg(long, value_name = "NAME", value_parser = preset(), default_value = Preset::Default.as_str())]
    preset: Preset,

    #[command(flatten)]
    target: TargetArguments,

    /// Print the changes as a patch for `patch -p0`
    #[arg(long, conflicts_with_all = ["in_place", "output"])]
    diff: bool,

    /// Write a JSON line about each page to this file: what was removed or changed, where, and why. With `-` it prints
    /// these lines, not the pages; files change only with `--in-place` or `--output`
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,

    /// Exit with 1 if something was removed. Attributes that policies add or change do not count, nor do elements that a
    /// limit of depth makes siblings
    #[arg(long)]
    fail_on_change: bool,

    #[command(flatten)]
    place: PlaceArguments,

    /// Files, or folders with .html and .htm files. `-` is standard input, which is also the default
    /// unless it is a terminal
    #[arg(value_name = "FILE", help_heading = None)]
    files: Vec<OsString>,

    #[command(flatten)]
    threads: ThreadsArgument,

    #[command(flatten)]
    limits: LimitsArgument<SanitizerLimits>,

    #[command(flatten)]
    encoding: EncodingArguments,
}

/// The place that the result is for.
#[derive(Debug, Args)]
#[command(next_help_heading = "Place")]
struct PlaceArguments {
    /// The element whose contents the result becomes. `div` also stands for `p`, `li`, `td`, `body` and all other
    /// elements with ordinary contents, not for `form` and `template`
    #[arg(long, value_name = "CONTEXT", value_parser = context, default_value = "div", conflicts_with = "document")]
    fragment: Context,

    /// The result is a whole document
    #[arg(long)]
    document: bool,

    /// Scripting of parsers of the result
    #[arg(long, value_enum, default_value_t = Scripting::Both)]
    scripting: Scripting,

    /// The mode of the document that the result goes into
    #[arg(long, value_enum, default_value_t = Mode::Any)]
    mode: Mode,

    /// The document is the value of `srcdoc`
    #[arg(long, requires = "document")]
    srcdoc: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Scripting {
    /// Scripts run: `noscript` is text
    On,
    /// Scripts do not run: `noscript` is markup
    Off,
    /// The result is the same with both
    Both,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Mode {
    /// A document with `<!DOCTYPE html>`
    NoQuirks,
    /// A document with a transitional doctype, such as that of XHTML 1.0
    LimitedQuirks,
    /// A document without a doctype, or with an old one: a `table` does not close a `p`
    Quirks,
    /// The result is the same in all of them
    Any,
}

/// The limits of the library: a page has elements around a text.
#[derive(Clone, Copy, Debug)]
struct SanitizerLimits;

impl DefaultLimits for SanitizerLimits {
    const LIMITS: &'static str = "depth=256,formatting-work=10000";
}

/// The names of presets.
fn preset() -> impl TypedValueParser<Value = Preset> {
    PossibleValuesParser::new(Preset::ALL.iter().map(|preset| preset.as_str()))
        .try_map(|name| -> Result<Preset, InvalidPreset> { name.parse() })
}

/// The declared element. A text from others does not choose it.
fn context(text: &str) -> Result<Context, String> {
    match text {
        "auto" => Err("the place of a text from others is declared, not inferred".to_owned()),
        _ => text.parse().map_err(|error: treewright::ContextError| error.to_string()),
    }
}

impl PlaceArguments {
    fn place(self) -> Place {
        Place {
            context: (!self.document).then_some(self.fragment),
            scripting: match self.scripting {
                Scripting::On => Some(true),
                Scripting::Off => Some(false),
                Scripting::Both => None,
            },
            mode: match self.mode {
                Mode::NoQuirks => Some(DocumentMode::NoQuirks),
                Mode::LimitedQuirks => Some(DocumentMode::LimitedQuirks),
                Mode::Quirks => Some(DocumentMode::Quirks),
                Mode::Any => None,
            },
            is_srcdoc: self.srcdoc,
        }
    }
}

/// The output.
enum Output {
    Pages(Target),
    Patch,
    /// The lines about pages.
    Report,
}

pub(crate) fn run(arguments: SanitizeArguments) -> Result<Outcome, Failure> {
    let SanitizeArguments { config, preset, target, diff, report, fail_on_change, .. } = arguments;
    let (profile, origin) = match config {
        Some(file) => (sanitizing::read_file(&file)?, format!("{}: ", file.display())),
        None => (Profile::from(preset), String::new()),
    };
    let limits = arguments.limits.limits;
    let place = arguments.place.place();
    let sanitizer = sanitizing::prepare(&profile, &place)
        .map_err(|error| Failure::usage(&format!("{origin}{error}")))?
        .limits(limits.clone())
        .record(report.is_some());
    let inputs = Inputs::of_html(&arguments.files, "sanitize")?;
    let reader = Reader::of_documents(Options::new(), arguments.encoding.metadata()?)
        .within(&limits)
        .of_fragments(place.context.map(Fragment::Of));
    let prints_report = report.as_deref() == Some(Path::new("-"));
    let notation = if prints_report { Notation::Json } else { Notation::Text };
    let mut pages = Pages::of_inputs(inputs, arguments.threads, reader, notation);
    let usage = |message: &str| {
        Err(Failure::usage(&format!("{message}; see `treewright sanitize --help`")))
    };
    let file_of_report = report.clone().filter(|_| !prints_report);
    if let Some(file) = &file_of_report {
        if target.file().is_some_and(|output| is_same_file(output, file)) {
            return usage("the page and the report cannot be written to the same file");
        }
        if is_an_input(file, &arguments.files)? {
            return usage("the report would replace a page");
        }
    }
    let output = if diff {
        if prints_report {
            return usage("the patch and the report cannot both be printed");
        }
        Output::Patch
    } else if prints_report && target.file() == Some(Path::new("-")) {
        return usage("the page and the report cannot both be printed");
    } else if prints_report && !target.is_given() {
        Output::Report
    } else {
        Output::Pages(Target::new(target, &pages, "sanitize", ", --diff or --report -")?)
    };
    let reports = report.is_some();
    if let Some(file) = file_of_report {
        pages = pages.report(&file)?;
    }
    pages.print(move |page, out| {
        if page.parsed.end == End::Truncated {
            out.failure("not sanitized: the parse stopped before the end of the page");
            return Ok(Outcome::NothingFound);
        }
        let result = match sanitizer.sanitize_bytes(page.as_input()) {
            Ok(result) => result,
            Err(error) => {
                out.failure(format_args!("not sanitized: {error}"));
                return Ok(Outcome::NothingFound);
            }
        };
        output.write(page, &result, out)?;
        let removed = result.sanitized.removed;
        if reports {
            let report = result.sanitized.report(&page.source());
            let line = Line { path: page.input.to_string(), removed, report };
            if prints_report {
                write_json_line(out, &line)?;
            } else {
                write_json_line(out.report(), &line)?;
            }
        }
        Ok(if fail_on_change && removed { Outcome::Findings } else { Outcome::Fine })
    })
}

/// Returns true for two names of one file.
fn is_same_file(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| fs::canonicalize(path).ok();
    one == other || real(one).is_some_and(|path| Some(path) == real(other))
}

/// Returns true if a file is one of the pages.
fn is_an_input(file: &Path, arguments: &[OsString]) -> Result<bool, Failure> {
    // Only a file that is there can be.
    if !file.exists() {
        return Ok(false);
    }
    let mut inputs = Inputs::of_html(arguments, "sanitize")?;
    Ok(inputs.any(|input| matches!(input, Ok(Input::File(page)) if is_same_file(&page, file))))
}

/// A line of the report.
#[derive(Serialize)]
struct Line {
    path: String,
    removed: bool,
    #[serde(flatten)]
    report: Report,
}

impl Output {
    fn write(
        &self,
        page: &Page,
        sanitized: &SanitizedBytes,
        out: &mut Printer<'_>,
    ) -> io::Result<()> {
        let (text, bytes) = (&sanitized.sanitized.html, &sanitized.bytes);
        match self {
            Self::Pages(target) => target.write(page, text, bytes, out),
            Self::Patch => patch::print(page, text, bytes, out),
            Self::Report => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use treewright::{Limits, Sanitizer, TextSanitizer};

    use super::*;

    #[test]
    fn the_default_limits_are_those_of_the_library() {
        let sanitizer = TextSanitizer::new(&Sanitizer::default());
        let limits: Limits = SanitizerLimits::LIMITS.parse().unwrap();
        assert_eq!(format!("{:?}", sanitizer.clone().limits(limits)), format!("{sanitizer:?}"));
    }
}
