//! The reports of a run, and where they go.

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use super::options::{CheckArguments, Report};
use super::statistics::Statistics;
use crate::checking::checked::{Checked, Needs};
use crate::checking::config::absolute;
use crate::checking::formats::{Format, Reporter, Totals};
use crate::output::{Failure, Notation, Out, Surface, cannot_write};

/// The reports.
pub(super) struct Outputs {
    printed: Vec<Box<dyn Reporter>>,
    files: Vec<ReportFile>,
    needs: Needs,
    /// True if findings are drawn on standard output.
    prints_text: bool,
    surface: Option<Surface>,
    notation: Notation,
    /// True if a report does not say how many findings are left out.
    hides_left_out: bool,
    /// The failure to write to standard output.
    failure: Option<Failure>,
}

struct ReportFile {
    name: PathBuf,
    out: BufWriter<File>,
    reporter: Box<dyn Reporter>,
}

impl Outputs {
    /// Opens the files. `is_quiet` is for runs whose result is something else than the findings.
    pub(super) fn new(arguments: &CheckArguments, is_quiet: bool) -> Result<Self, Failure> {
        let as_json = [Report { format: Format::Json, file: None }];
        let formats = if arguments.json.json { &as_json[..] } else { &arguments.format };
        let formats = || formats.iter();
        let on_standard_output = formats().filter(|report| report.file.is_none());
        let mut printed: Vec<Box<dyn Reporter>> = Vec::new();
        let mut notation = Notation::Text;
        let mut surface = None;
        if arguments.statistics && !is_quiet {
            let is_json = on_standard_output.clone().any(|report| report.format.is_json());
            if is_json {
                notation = Notation::Json;
            }
            printed.push(Box::new(Statistics::new(is_json)));
        } else if !is_quiet {
            if on_standard_output.clone().count() > 1 {
                let message = "only one report can go to standard output; write FORMAT=FILE for the \
                               others; see `treewright check --help`";
                return Err(Failure::usage(message));
            }
            for report in on_standard_output {
                if report.format.is_json() {
                    notation = Notation::Json;
                }
                printed.push(report.format.reporter());
            }
        }
        let texts = || formats().filter(|report| report.format == Format::Text);
        let prints_text =
            !is_quiet && !arguments.statistics && texts().any(|report| report.file.is_none());
        if texts().any(|report| report.file.is_some()) {
            surface = Some(Surface::of_a_file());
        } else if prints_text {
            surface = Some(Surface::of_standard_output(Notation::Text));
        }
        let needs =
            formats().fold(Needs::default(), |needs, report| needs.and(report.format.needs()));
        let names: Vec<_> = formats().filter_map(|report| report.file.as_deref()).collect();
        for (at, name) in names.iter().enumerate() {
            if names.iter().take(at).any(|other| absolute(other) == absolute(name)) {
                let message = format!("two reports cannot go to one file, {}", name.display());
                return Err(Failure::usage(&message));
            }
        }
        let files = formats().filter_map(|Report { format, file }| {
            let name = file.clone()?;
            Some(match File::create(&name) {
                Ok(file) => {
                    Ok(ReportFile { name, out: BufWriter::new(file), reporter: format.reporter() })
                }
                Err(error) => Err(cannot_write(&name, &error)),
            })
        });
        let files = files.collect::<Result<_, _>>()?;
        let hides_left_out = formats().any(|report| !report.format.reports_left_out());
        let failure = None;
        Ok(Self { printed, files, needs, prints_text, surface, notation, hides_left_out, failure })
    }

    pub(super) fn hides_left_out(&self) -> bool {
        self.hides_left_out
    }

    pub(super) fn needs(&self) -> Needs {
        self.needs
    }

    /// The surface that findings are drawn for, if they are drawn at all.
    pub(super) fn surface(&self) -> Option<Surface> {
        self.surface
    }

    /// The way in which control characters of the results are escaped on a terminal.
    pub(super) fn notation(&self) -> Notation {
        self.notation
    }

    pub(super) fn page(&mut self, page: &Checked, out: &mut Out) -> Result<(), Failure> {
        self.each(out, |reporter, out| reporter.page(page, out))
    }

    pub(super) fn finish(&mut self, totals: &Totals, out: &mut Out) -> Result<(), Failure> {
        self.each(out, |reporter, out| reporter.finish(totals, out))?;
        for ReportFile { name, out, .. } in &mut self.files {
            out.flush().map_err(|error| cannot_write(name, &error))?;
        }
        match self.failure.take() {
            Some(failure) => Err(failure),
            None => out.flush().map_err(Failure::output),
        }
    }

    fn each(
        &mut self,
        out: &mut Out,
        write: impl Fn(&mut dyn Reporter, &mut dyn Write) -> io::Result<()>,
    ) -> Result<(), Failure> {
        if let Err(failure) = self.print(out, &write) {
            if self.files.is_empty() {
                return Err(failure);
            }
            // Standard output was closed, but the files are completed.
            self.printed.clear();
            self.failure.get_or_insert(failure);
        }
        for ReportFile { name, out, reporter } in &mut self.files {
            write(reporter.as_mut(), out).map_err(|error| cannot_write(name, &error))?;
        }
        Ok(())
    }

    fn print(
        &mut self,
        out: &mut Out,
        write: &impl Fn(&mut dyn Reporter, &mut dyn Write) -> io::Result<()>,
    ) -> Result<(), Failure> {
        for reporter in &mut self.printed {
            if self.prints_text {
                // Control characters are escaped in drawings, whose styles must stay.
                let mut drawn = Vec::new();
                write(reporter.as_mut(), &mut drawn).map_err(Failure::output)?;
                out.write_printed(&drawn)?;
            } else {
                write(reporter.as_mut(), out).map_err(Failure::output)?;
            }
        }
        Ok(())
    }
}
