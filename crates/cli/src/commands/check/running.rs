//! A run: all pages are read, checked and reported.

use std::path::{Path, PathBuf};

use treewright::OutOfBandMetadata;

use super::configs_of;
use super::fixing::{Fixing, Way};
use super::options::CheckArguments;
use super::outputs::Outputs;
use super::targets::{Target, Targets};
use super::whole_run::WholeRun;
use crate::checking::checked::{Checked, Needs};
use crate::checking::formats::{Totals, more_findings, number_of};
use crate::checking::page::{Page, ReadPage, draw};
use crate::checking::syntax::Syntax;
use crate::checking::{Baseline, know_again};
use crate::input::net::Asking;
use crate::input::{Compression, Unreadable};
use crate::output::{Failure, OneLine, Outcome, Printer, Surface};
use crate::pages::Turns;

/// The default of a command line without paths if standard input is a terminal.
fn with_default_path(arguments: &CheckArguments) -> Vec<std::ffi::OsString> {
    use std::io::IsTerminal as _;

    if !arguments.paths.is_empty() {
        return arguments.paths.clone();
    }
    let is_terminal = std::io::stdin().is_terminal();
    // Standard input does not change.
    let is_folder = arguments.watch || is_terminal && arguments.stdin_filename.is_none();
    vec![if is_folder { "." } else { "-" }.into()]
}

/// Returns true if the command line leaves no rules out.
fn has_all_rules(arguments: &CheckArguments) -> bool {
    let CheckArguments { select, ignore, severity, .. } = arguments;
    !arguments.errors_only && select.is_empty() && ignore.is_empty() && severity.is_empty()
}

pub(super) fn run(arguments: &CheckArguments) -> Result<Outcome, Failure> {
    let paths = with_default_path(arguments);
    let mut configs = configs_of(arguments)?;
    let of_run = WholeRun::new(arguments, &paths, &mut configs)?;
    let mut baseline = Known::new(arguments, of_run.baseline)?;
    let most_warnings = of_run.max_warnings;
    let has_standard_input = paths.iter().any(|path| path == "-");
    let fixing = Fixing::new(arguments, has_standard_input);
    let mut outputs = Outputs::new(arguments, fixing.prints() || arguments.write_baseline)?;
    let targets = Targets::new(arguments, paths, configs)?;
    let count = targets.known_count();
    let work = Work {
        metadata: arguments.encoding.metadata()?,
        needs: outputs.needs().and(baseline.needs()),
        surface: outputs.surface(),
        has_baseline: baseline.is_some(),
        fixing,
    };
    // Without the sizes of pages, which would bound how far threads go ahead: a report is small, however large its
    // page.
    let turns = Turns::new(targets, count, arguments.threads);
    let mut out = turns.out(outputs.notation(), "pages", has_standard_input);
    let mut totals = Totals::default();
    let mut would_change = false;
    let work = move |target| work.check(target);
    let outcome = turns.each(&mut out, work, |mut page, out| {
        baseline.look_at(&mut page);
        page.cut(page.most);
        totals.add(&page);
        would_change |= !page.patch.is_empty();
        outputs.page(&page, out)?;
        out.write_printed(&page.patch)?;
        let left_out = page.left_out.count;
        if left_out > 0 && outputs.hides_left_out() {
            let more = more_findings(left_out);
            out.print_message(&format_args!("{}: {more}; see --max-count", page.name))?;
        }
        for remark in &page.remarks {
            out.print_message(remark)?;
        }
        Ok(if page.has_failure { Outcome::UnreadableInput } else { Outcome::Fine })
    })?;
    outputs.finish(&totals, &mut out)?;
    for remark in baseline.finish(has_all_rules(arguments))? {
        out.print_message(&remark)?;
    }
    if outcome == Outcome::UnreadableInput {
        return Ok(outcome);
    }
    let has_too_many = most_warnings.is_some_and(|most| totals.warnings > most);
    let is_bad = if arguments.diff { would_change } else { totals.errors > 0 || has_too_many };
    if is_bad && has_too_many && totals.errors == 0 && !arguments.diff {
        let (warnings, most) = (totals.warnings, most_warnings.unwrap_or_default());
        let warnings = number_of(warnings, "warning is", "warnings are");
        out.print_message(&format_args!("{warnings} more than {most}"))?;
    }
    let counts = !arguments.exit_zero && !arguments.write_baseline;
    Ok(if is_bad && counts { Outcome::Findings } else { Outcome::Fine })
}

/// The work on one page.
struct Work {
    metadata: OutOfBandMetadata,
    needs: Needs,
    surface: Option<Surface>,
    has_baseline: bool,
    fixing: Fixing,
}

impl Work {
    fn check(&self, target: Target) -> Result<Checked, Unreadable> {
        let Target { name, from, checker } = target;
        let syntax_of = |content_type: Option<&str>| match content_type {
            Some(content_type) => Syntax::of_content_type(content_type),
            None => Syntax::of_file(Path::new(&name)),
        };
        let mut read = checker.read(&from, &Asking::default(), &self.metadata, syntax_of)?;
        let (syntax, path) = (read.syntax, from.path());
        let check = |read: &mut ReadPage| {
            let mut page = read.check(&checker);
            let checked = checker.finish(&name, &read.bytes, &mut page, self.needs);
            (page, checked)
        };
        // Fixes are in the HTML syntax.
        let way = self.fixing.way_of(&from);
        if way.is_some() && read.is_cut_off() {
            let (page, mut checked) = check(&mut read);
            let reason = "not fixed: the parse stopped before the end of the page";
            checked.remarks.push(format!("{name}: {reason}"));
            checked.has_failure = true;
            self.draw(&name, &page, &mut checked);
            return Ok(checked);
        }
        let Some(way) = way.filter(|_| syntax == Syntax::Html) else {
            let (page, mut checked) = check(&mut read);
            let bytes = read.bytes;
            if way == Some(Way::Print) {
                let encoding = page.parsed.encoding.as_ref().map(|decision| decision.encoding);
                self.fixing.print(&bytes, encoding, &mut checked);
            }
            self.draw(&name, &page, &mut checked);
            return Ok(checked);
        };
        let mut fixed = checker.fix(&read.bytes, &read.metadata, self.fixing.unsafe_fixes());
        let new = std::mem::take(&mut fixed.bytes);
        if way == Way::InPlace
            && let Err(error) = Fixing::write(path, &read.bytes, &new)
        {
            // The page is as it was.
            let (page, mut checked) = check(&mut read);
            checked.remarks.push(format!("{name}: {error}"));
            checked.has_failure = true;
            self.draw(&name, &page, &mut checked);
            return Ok(checked);
        }
        let applied = std::mem::take(&mut fixed.applied);
        fixed.bytes.clone_from(&new);
        let mut page = checker.page_of(fixed);
        let mut checked = checker.finish(&name, &new, &mut page, self.needs);
        // Known findings are those of the page as it was.
        if self.has_baseline && read.bytes != new {
            let (before, found) = check(&mut read);
            know_again(
                (&found.findings, before.parsed.document.source()),
                (&mut checked.findings, page.parsed.document.source()),
            );
        }
        let bytes = read.bytes;
        checked.is_rewritten = way == Way::InPlace && bytes != new;
        checked.fixed = applied;
        let encoding = page.parsed.encoding.as_ref().map(|decision| decision.encoding);
        let is_packed = path.is_some_and(|path| Compression::of_name(path).is_some());
        match way {
            Way::InPlace => {}
            Way::Diff if is_packed => {}
            Way::Diff => checked.patch = self.fixing.patch(&name, &bytes, &new, encoding),
            Way::Print => self.fixing.print(&new, encoding, &mut checked),
        }
        self.draw(&name, &page, &mut checked);
        Ok(checked)
    }

    fn draw(&self, name: &str, page: &Page, checked: &mut Checked) {
        // Most drawings are not longer.
        const USUAL: usize = 512;

        let Some(surface) = self.surface else { return };
        let name = OneLine(name).to_string();
        let mut drawings = Vec::with_capacity(checked.findings.len().saturating_mul(USUAL));
        let mut text = String::with_capacity(USUAL);
        for finding in &mut checked.findings {
            let start = drawings.len();
            let mut printer = Printer::new(&mut drawings, surface);
            text.clear();
            draw(page, &name, finding, (printer.width(), printer.has_colors()), &mut text);
            if printer.is_for_a_terminal() {
                // Writing to memory cannot fail.
                let _ = printer.drawn(&text);
            } else {
                drawings.extend_from_slice(text.as_bytes());
            }
            finding.drawing = start..drawings.len();
        }
        checked.drawings = drawings;
    }
}

/// The findings of the baseline, if one is given.
enum Known {
    None,
    Read(Baseline),
    Written(Baseline),
}

impl Known {
    fn new(arguments: &CheckArguments, file: Option<PathBuf>) -> Result<Self, Failure> {
        match (file, arguments.write_baseline) {
            (None, true) => Err(Failure::usage(
                "--write-baseline needs --baseline FILE; see `treewright check --help`",
            )),
            (None, false) => Ok(Self::None),
            (Some(file), true) => Ok(Self::Written(Baseline::empty(file))),
            (Some(file), false) => {
                Baseline::read(file).map(Self::Read).map_err(|error| Failure::usage(&error))
            }
        }
    }

    const fn is_some(&self) -> bool {
        !matches!(self, Self::None)
    }

    fn needs(&self) -> Needs {
        let is_some = self.is_some();
        Needs { fingerprints: is_some, all_findings: is_some, ..Needs::default() }
    }

    fn look_at(&mut self, page: &mut Checked) {
        match self {
            Self::None => {}
            Self::Read(baseline) => baseline.take(page),
            Self::Written(baseline) => baseline.add(page),
        }
    }

    /// Writes the file. Returns remarks for people; findings are known to be gone only if all rules were checked.
    fn finish(self, has_all_rules: bool) -> Result<Vec<String>, Failure> {
        match self {
            Self::None => Ok(Vec::new()),
            Self::Read(baseline) => {
                let (left, moved) = (baseline.left(), baseline.moved());
                let mut remarks = Vec::new();
                if moved > 0 {
                    baseline.write().map_err(|error| Failure::usage(&error))?;
                    let have = number_of(moved, "finding has", "findings have");
                    remarks.push(format!("{have} new lines in the baseline"));
                }
                let gone =
                    number_of(left, "finding of the baseline is", "findings of the baseline are");
                if left > 0 && has_all_rules {
                    let advice = "--write-baseline removes them";
                    remarks.push(format!("{gone} gone; {advice}"));
                }
                Ok(remarks)
            }
            Self::Written(baseline) => {
                let count = baseline.write().map_err(|error| Failure::usage(&error))?;
                let findings = number_of(count, "finding is", "findings are");
                Ok(vec![format!("{findings} in the baseline now")])
            }
        }
    }
}
