//! A run: all units, each in parallel.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};

use arrow_array::RecordBatch;
use arrow_array::cast::AsArray as _;
use treewright::Many;
use treewright_extract::{Extractor, Options, Plan, SCHEMA_VERSION, STATUS, Status};

use super::formats::Writer;
use super::manifest::{Counts, Finished, Manifest, ManifestError, Settings};
use super::reading::{Common, Job, Jobs};
use super::units::{Kind, Unit, is_group_after};
use super::whole_file::{WholeFile, lock_folder, remove_remains};
use super::{ExtractArguments, Format};
use crate::input::{Unreadable, describe};
use crate::output::{Failure, Notation, Out, Outcome, Progress};

pub(super) struct Run<'a> {
    pub(super) arguments: &'a ExtractArguments,
    pub(super) plan: &'a Plan,
    /// The text of the plan.
    pub(super) text: &'a str,
    pub(super) options: &'a Options,
}

/// The extractors that no thread uses now, with their memory.
type Extractors = Arc<Mutex<Vec<Extractor>>>;

/// The outcome of a unit.
#[derive(Default)]
struct Done {
    counts: Counts,
    problems: Vec<String>,
}

/// A run in progress.
struct Running<'a> {
    run: &'a Run<'a>,
    common: Common,
    extractors: Extractors,
    out: Out,
    total: Counts,
    outcome: Outcome,
}

impl Run<'_> {
    fn start(&self, units: &[Unit], unreadable: &[Unreadable]) -> Result<Running<'_>, Failure> {
        let bytes = units.iter().map(|unit| unit.bytes).fold(0, u64::saturating_add);
        let has_standard_input = units.iter().any(Unit::has_standard_input);
        let progress =
            if has_standard_input { Progress::none() } else { Progress::of_bytes(bytes) };
        let mut running = Running {
            run: self,
            common: Common::default(),
            extractors: Extractors::default(),
            out: Out::new(progress, Notation::Text),
            total: Counts::default(),
            outcome: Outcome::Fine,
        };
        for problem in unreadable {
            running.report(&problem.to_string())?;
        }
        Ok(running)
    }

    /// Writes all rows into one file.
    pub(super) fn write_file(&self, path: &Path, format: Format) -> Result<Outcome, Failure> {
        let wrong = |error: &io::Error| output_failure(path, error);
        let (units, unreadable) = Unit::all(&self.arguments.inputs, &self.arguments.out);
        let mut running = self.start(&units, &unreadable)?;
        let file = WholeFile::new(path).map_err(|error| wrong(&error))?;
        let writer = file.writer().and_then(|out| Writer::new(format, out, &self.plan.schema()));
        let mut writer = writer.map_err(|error| wrong(&error))?;
        for unit in &units {
            let write = |rows: &RecordBatch| writer.write(rows).map_err(|error| wrong(&error));
            let done = running.unit(unit, write)?;
            running.total.add(done.counts);
        }
        writer.finish().and_then(|()| file.finish()).map_err(|error| wrong(&error))?;
        running.finish(None)
    }

    /// Writes a file for each unit. Units that are finished already are skipped.
    pub(super) fn write_folder(&self, folder: &Path, format: Format) -> Result<Outcome, Failure> {
        let wrong = |error: &io::Error| output_failure(folder, error);
        let (units, unreadable) = Unit::all(&self.arguments.inputs, &self.arguments.out);
        fs::create_dir_all(folder).map_err(|error| wrong(&error))?;
        let _lock = lock_folder(folder).map_err(|error| wrong(&error))?;
        remove_remains(folder).map_err(|error| wrong(&error))?;
        let settings = self.settings(format);
        let manifest = Manifest::open(folder, settings, self.arguments.restart);
        let mut manifest = manifest.map_err(|error| match error {
            ManifestError::Io(error) => wrong(&error),
            ManifestError::Other(what) => Failure::usage(&format!(
                "{}: the folder has the output of a run with another {what}; name another folder, or `--restart`",
                folder.display()
            )),
            ManifestError::Unknown => Failure::usage(&format!(
                "{}: its file _manifest was not written by this command; use another folder",
                folder.display()
            )),
        })?;
        let mut running = self.start(&units, &unreadable)?;
        let mut before = 0_u64;
        for unit in &units {
            let name = unit.file(format);
            let finished = manifest.finished(folder, &name, &unit.state);
            if let Some(finished) = finished.filter(|_| !unit.has_standard_input()) {
                running.total.add(finished.counts);
                running.common.read.fetch_add(unit.bytes, Ordering::Relaxed);
                before = before.saturating_add(1);
                continue;
            }
            let path = folder.join(&name);
            let wrong = |error: &io::Error| output_failure(&path, error);
            let file = WholeFile::new(&path).map_err(|error| wrong(&error))?;
            let writer =
                file.writer().and_then(|out| Writer::new(format, out, &self.plan.schema()));
            let mut writer = writer.map_err(|error| wrong(&error))?;
            let done = running.unit(unit, |rows: &RecordBatch| {
                writer.write(rows).map_err(|error| wrong(&error))
            })?;
            running.total.add(done.counts);
            if done.counts.pages() == 0 && !done.problems.is_empty() {
                continue;
            }
            writer.finish().and_then(|()| file.finish()).map_err(|error| wrong(&error))?;
            let finished = Finished {
                file: name,
                inputs: unit.description(),
                state: unit.state.clone(),
                counts: done.counts,
                problems: done.problems,
            };
            manifest.add(finished).map_err(|error| output_failure(folder, &error))?;
        }
        let groups = units.iter().filter(|unit| unit.kind == Kind::Pages).count();
        let is_gone = |file: &str| groups > 0 && is_group_after(file, groups);
        manifest.close(folder, is_gone).map_err(|error| wrong(&error))?;
        running.finish(Some((before, units.len())))
    }

    fn settings(&self, format: Format) -> Settings {
        let Options { url, content, content_type, .. } = self.options;
        Settings {
            treewright: env!("CARGO_PKG_VERSION").to_owned(),
            schema: SCHEMA_VERSION,
            format: format.ending().to_owned(),
            limits: format!("{:?}", self.options.limits),
            detect: self.options.detect,
            columns: [url.clone(), content.clone(), content_type.clone()],
            plan: self.text.to_owned(),
        }
    }
}

fn output_failure(path: &Path, error: &io::Error) -> Failure {
    Failure::usage(&format!("{}: {}", path.display(), describe(error)))
}

impl Running<'_> {
    fn report(&mut self, problem: &str) -> Result<(), Failure> {
        self.outcome = Outcome::UnreadableInput;
        self.out.print_message(&problem)
    }

    /// Extracts from the pages of a unit, on all threads, and gives the rows to a function, in order.
    fn unit(
        &mut self,
        unit: &Unit,
        mut write: impl FnMut(&RecordBatch) -> Result<(), Failure>,
    ) -> Result<Done, Failure> {
        let jobs = Jobs::new(unit, self.run.options, &self.common);
        let (plan, options) = (self.run.plan.clone(), self.run.options.clone());
        let (extractors, common) = (Arc::clone(&self.extractors), self.common.clone());
        let work = move |job: Job| {
            let unused = || extractors.lock().unwrap_or_else(PoisonError::into_inner);
            let kept = unused().pop();
            let mut extractor = kept.unwrap_or_else(|| Extractor::new(&plan, &options));
            let rows = match job {
                Job::Pages(pages) => {
                    for page in pages.iter() {
                        extractor.push(&page);
                    }
                    common.take_back(pages);
                    Ok(())
                }
                Job::Rows(rows) => extractor.push_batch(&rows).map_err(|error| error.to_string()),
                Job::Problem(problem) => Err(problem.to_string()),
            };
            let rows = rows.and_then(|()| extractor.finish().map_err(|error| error.to_string()));
            unused().push(extractor);
            rows
        };
        let others = self.common.other_records.load(Ordering::Relaxed);
        let mut done = Done::default();
        let results =
            Many::new(jobs, work).sizes(Job::size).threads(self.run.arguments.threads.count());
        for rows in results {
            match rows {
                Ok(rows) => {
                    write(&rows)?;
                    count(&rows, &mut done.counts);
                }
                Err(problem) => {
                    // Those of Parquet files do not name the file, and come with each batch.
                    let problem = match unit.kind {
                        Kind::Parquet if !problem.starts_with(&unit.description()) => {
                            format!("{}: {problem}", unit.description())
                        }
                        _ => problem,
                    };
                    if !done.problems.contains(&problem) {
                        self.report(&problem)?;
                        done.problems.push(problem);
                    }
                }
            }
            let pages = self.total.pages().saturating_add(done.counts.pages());
            let read = self.common.read.load(Ordering::Relaxed);
            self.out.at(read, format!("{pages} pages"));
        }
        let all = self.common.other_records.load(Ordering::Relaxed);
        done.counts.other_records = all.saturating_sub(others);
        Ok(done)
    }

    /// Prints the report: statuses, and the number of units that were finished before.
    fn finish(mut self, before: Option<(u64, usize)>) -> Result<Outcome, Failure> {
        let Counts { complete, degraded, truncated, failed, other_records } = self.total;
        let pages = self.total.pages();
        let mut report = vec![format!(
            "{}: {complete} complete, {degraded} degraded, {truncated} truncated, {failed} failed\n",
            counted(pages, "page"),
        )];
        if other_records > 0 {
            report.push(format!("{} in archives\n", counted(other_records, "other record")));
        }
        if let Some((before, units)) = before.filter(|(before, _)| *before > 0) {
            let files = counted(units as u64, "file");
            report.push(format!("finished before: {before} of {files}\n"));
        }
        self.out.write_all(report.concat().as_bytes()).map_err(Failure::output)?;
        self.out.flush().map_err(Failure::output)?;
        Ok(self.outcome)
    }
}

/// A number with its noun.
fn counted(number: u64, noun: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {noun}{plural}")
}

fn count(rows: &RecordBatch, counts: &mut Counts) {
    let Some(statuses) = rows.column_by_name(STATUS) else { return };
    for status in statuses.as_string::<i32>().iter().flatten() {
        let number = match status {
            status if status == Status::Complete.as_str() => &mut counts.complete,
            status if status == Status::Degraded.as_str() => &mut counts.degraded,
            status if status == Status::Truncated.as_str() => &mut counts.truncated,
            _ => &mut counts.failed,
        };
        *number = number.saturating_add(1);
    }
}
