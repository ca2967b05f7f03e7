//! Pages that are read, parsed and printed on threads, and come in the order of the files.

use std::fs::File;
use std::io::{self, BufWriter, Write as _};
use std::mem;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use treewright::Options;

use super::Page;
use super::reading::Reader;
use super::remarks::{ErrorOutput, Remarks};
use super::turns::Turns;
use crate::arguments::{PagesArguments, ThreadsArgument};
use crate::input::{Input, Inputs, Unreadable};
use crate::output::{
    BoundedBuffer, Failure, Notation, Out, Outcome, Printer, Surface, cannot_write,
};

/// The pages that a command line names, and how they are printed.
pub(crate) struct Pages {
    turns: Turns<Inputs>,
    has_standard_input: bool,
    reader: Reader,
    notation: Notation,
    has_headers: bool,
    separator: Option<&'static str>,
    errors: ErrorOutput,
    report: Option<ReportFile>,
}

/// A file with lines about pages.
struct ReportFile {
    name: PathBuf,
    out: BufWriter<File>,
}

/// The results of a page, printed before its turn.
struct Printed {
    text: Vec<u8>,
    /// The lines about the page for another file.
    report: Vec<u8>,
    outcome: Outcome,
    remarks: Remarks,
}

/// A page that waits for its turn.
enum Turn {
    Printed(Box<Printed>),
    /// Printed when its turn comes.
    Parsed(Box<Page>),
}

impl Pages {
    /// `options` are the parser options, with those that the command needs. `notation` is the way in which
    /// control characters are escaped on a terminal.
    pub(crate) fn new(
        arguments: &PagesArguments,
        command: &str,
        options: Options,
        notation: Notation,
    ) -> Result<Self, Failure> {
        let PagesArguments { files, threads, parsing, encoding } = arguments;
        let inputs = Inputs::of_html(files, command)?;
        let reader = Reader::new(options, parsing, encoding.metadata()?);
        Ok(Self::of_inputs(inputs, *threads, reader, notation))
    }

    /// The pages of inputs, with their reader.
    pub(crate) fn of_inputs(
        inputs: Inputs,
        threads: ThreadsArgument,
        reader: Reader,
        notation: Notation,
    ) -> Self {
        let has_standard_input = inputs.has_standard_input();
        let count = inputs.known_count();
        let size = |input: &Result<Input, _>| input.as_ref().map_or(0, Input::size);
        let turns = Turns::new(inputs, count, threads).sizes(size);
        let errors = ErrorOutput::Nowhere;
        let (has_headers, separator, report) = (false, None, None);
        Self { turns, has_standard_input, reader, notation, has_headers, separator, errors, report }
    }

    /// Ends each parse at its first error.
    pub(crate) fn stop_at_first_error(mut self) -> Self {
        self.reader = self.reader.stop_at_first_error();
        self
    }

    /// Puts the name of each page above its results, with an empty line between two pages.
    pub(crate) fn headers(mut self, has_headers: bool) -> Self {
        self.has_headers = has_headers;
        self
    }

    /// Puts a text between the results of two pages that have some.
    #[cfg_attr(not(feature = "style"), expect(dead_code, reason = "SARIF of hidden text is so"))]
    pub(crate) fn separated(mut self, separator: &'static str) -> Self {
        self.separator = Some(separator);
        self
    }

    /// Sets where the errors of pages are printed.
    pub(crate) fn errors(mut self, output: ErrorOutput) -> Self {
        self.errors = output;
        self
    }

    /// Creates the file for [`Printer::report`].
    pub(crate) fn report(mut self, name: &Path) -> Result<Self, Failure> {
        let out = File::create(name).map_err(|error| cannot_write(name, &error))?;
        self.report = Some(ReportFile { name: name.to_owned(), out: BufWriter::new(out) });
        Ok(self)
    }

    /// Returns true unless the command line names exactly one file.
    pub(crate) fn may_be_several(&self) -> bool {
        self.turns.may_be_several()
    }

    /// Returns true if standard input is one of them.
    pub(crate) fn has_standard_input(&self) -> bool {
        self.has_standard_input
    }

    /// Prints each page. The outcome is the greatest of those that `print` returns, and of the remarks.
    ///
    /// Pages are printed into memory before their turn. If that takes too much memory, or nothing is
    /// done in parallel, a page is printed when its turn comes.
    pub(crate) fn print(
        self,
        print: impl Fn(&Page, &mut Printer<'_>) -> io::Result<Outcome> + Send + Sync + 'static,
    ) -> Result<Outcome, Failure> {
        let Self { turns, has_standard_input, reader, notation, has_headers, separator, .. } = self;
        let (errors, mut report) = (self.errors, self.report);
        let mut out = turns.out(notation, "files", has_standard_input);
        // The text between two pages depends on whether they have results.
        let is_ahead = turns.are_in_parallel() || separator.is_some();
        let surface = Surface::of_standard_output(notation);
        let print = Arc::new(print);
        let print_ahead = Arc::clone(&print);
        let work = move |input: Input| -> Result<(Input, Turn), Unreadable> {
            let mut page = reader.read(&input)?;
            if is_ahead {
                let mut text = BoundedBuffer::of_input(page.bytes.len());
                let mut printer = Printer::new(&mut text, surface);
                if let Ok(outcome) = print_ahead(&page, &mut printer) {
                    let mut messages = printer.into_messages();
                    let report = mem::take(&mut messages.report);
                    let remarks = Remarks::of_printed(&mut page, messages, errors);
                    let results = Printed { text: text.bytes(), report, outcome, remarks };
                    return Ok((input, Turn::Printed(Box::new(results))));
                }
            }
            Ok((input, Turn::Parsed(Box::new(page))))
        };
        let mut gap = "";
        let mut has_results = false;
        let outcome = turns.each(&mut out, work, |(input, turn), out| {
            if has_headers {
                out.printer().header(gap, &input).map_err(Failure::output)?;
                gap = "\n";
            }
            let (outcome, lines, remarks) = match turn {
                Turn::Printed(results) => {
                    let Printed { text, report, outcome, remarks } = *results;
                    if !text.is_empty() {
                        separate(separator, &mut has_results, out)?;
                    }
                    out.write_printed(&text)?;
                    (outcome, report, remarks)
                }
                Turn::Parsed(mut page) => {
                    // With a separator this is a page whose results are too long to wait.
                    separate(separator, &mut has_results, out)?;
                    let mut printer = out.printer();
                    let outcome = print(&page, &mut printer).map_err(Failure::output)?;
                    let mut messages = printer.into_messages();
                    let report = mem::take(&mut messages.report);
                    (outcome, report, Remarks::of_printed(&mut page, messages, errors))
                }
            };
            if let Some(file) = &mut report {
                file.write(&lines)?;
            }
            Ok(outcome.max(remarks.print(&input, out)?))
        })?;
        out.flush().map_err(Failure::output)?;
        if let Some(file) = &mut report {
            file.flush()?;
        }
        Ok(outcome)
    }
}

/// Writes what separates the results of a page from those before.
fn separate(separator: Option<&str>, has_results: &mut bool, out: &mut Out) -> Result<(), Failure> {
    match separator {
        Some(separator) if mem::replace(has_results, true) => {
            out.write_printed(separator.as_bytes())
        }
        _ => Ok(()),
    }
}

impl ReportFile {
    fn write(&mut self, lines: &[u8]) -> Result<(), Failure> {
        self.out.write_all(lines).map_err(|error| cannot_write(&self.name, &error))
    }

    fn flush(&mut self) -> Result<(), Failure> {
        self.out.flush().map_err(|error| cannot_write(&self.name, &error))
    }
}
