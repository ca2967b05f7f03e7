//! Many pages on several threads.

use std::collections::VecDeque;
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, TryLockError};
use std::time::{Duration, Instant};

use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator, PyTuple};
use treewright::{Many, Parsed};

use crate::document::Document;
use crate::settings::{Page, Settings};

/// A page with its settings, or the exception that the iterable raised instead.
type Job = PyResult<(Page, Arc<Settings>)>;

/// The result. The page comes back with it, because threads that run Python release Python objects.
type Done = PyResult<(Parsed, Arc<Settings>, Page)>;

/// The maximum number and size of pages in one group for a thread: no page is added after either bound is
/// reached. For a short page alone, waking a thread would take longer than the work.
const PAGES_AT_ONCE: usize = 64;
const BYTES_AT_ONCE: usize = 1 << 18;

/// The maximum number and size of pages in progress for each thread, in the same way.
const PAGES_EACH: usize = 4 * PAGES_AT_ONCE;
const BYTES_EACH: usize = 1 << 20;

/// The minimum number of groups in progress for each thread, so that long pages leave none of them idle.
const GROUPS_EACH: usize = 2;

/// The time within which pages count as arriving quickly. A slower iterable gets its pages from elsewhere:
/// available pages then do not wait for more.
const QUICK: Duration = Duration::from_millis(1);

/// An iterator over the documents of many pages, in the order of the pages.
#[pyclass(frozen, module = "treewright")]
pub(crate) struct Documents(Mutex<State>);

struct State {
    /// The pages; `None` at their end.
    pages: Option<Py<PyIterator>>,
    /// The channel to the threads. It comes before `groups`, so that it is dropped first and the threads
    /// end.
    jobs: Option<Sender<Vec<Job>>>,
    groups: Many<'static, Vec<Job>, Vec<Done>>,
    /// The rest of the group that is being returned.
    done: std::vec::IntoIter<Done>,
    settings: Arc<Settings>,
    threads: usize,
    /// The number of pages of the groups in progress, and their sizes.
    under_way: VecDeque<(usize, usize)>,
}

impl State {
    /// Passes pages to the threads until enough of them are in progress.
    fn take_pages(&mut self, py: Python<'_>) {
        let start = Instant::now();
        loop {
            let (pages, bytes) =
                self.under_way.iter().fold((0_usize, 0_usize), |(pages, bytes), group| {
                    (pages.saturating_add(group.0), bytes.saturating_add(group.1))
                });
            let each = |most: usize| most.saturating_mul(self.threads);
            let has_room = pages < each(PAGES_EACH) && bytes < each(BYTES_EACH);
            // The calling thread does the work itself, if it is the only one.
            let is_idle =
                self.under_way.len() < if self.threads == 1 { 1 } else { each(GROUPS_EACH) };
            if self.threads == 1 && !is_idle {
                return;
            }
            let is_slow = !self.under_way.is_empty() && start.elapsed() > QUICK;
            if !is_idle && (is_slow || !has_room) {
                return;
            }
            let Some((group, bytes)) = self.next_group(py) else { return };
            self.under_way.push_back((group.len(), bytes));
            if let Some(jobs) = &self.jobs {
                // The threads listen as long as a sender exists.
                let _ = jobs.send(group);
            }
            if self.pages.is_none() {
                self.jobs = None;
            }
        }
    }

    /// The next pages, with their size; `None` at their end.
    fn next_group(&mut self, py: Python<'_>) -> Option<(Vec<Job>, usize)> {
        let mut pages = self.pages.as_ref()?.bind(py).clone();
        let most = if self.threads == 1 { 1 } else { PAGES_AT_ONCE };
        let (mut group, mut bytes) = (Vec::new(), 0_usize);
        let start = Instant::now();
        while group.len() < most && bytes < BYTES_AT_ONCE {
            let Some(page) = pages.next() else {
                self.pages = None;
                break;
            };
            let job = page.and_then(|page| self.job(&page));
            bytes = bytes.saturating_add(job.as_ref().map_or(0, |(page, _)| page.len()));
            // No pages follow an exception.
            let is_error = job.is_err();
            group.push(job);
            if is_error {
                self.pages = None;
                break;
            }
            if start.elapsed() > QUICK {
                break;
            }
        }
        if group.is_empty() {
            self.jobs = None;
            return None;
        }
        Some((group, bytes))
    }

    /// A page, or a page with its own settings.
    fn job(&self, page: &Bound<'_, PyAny>) -> Job {
        let Ok(pair) = page.cast::<PyTuple>() else {
            return Ok((page.extract()?, Arc::clone(&self.settings)));
        };
        let (page, own): (Page, Bound<'_, PyDict>) = pair.extract()?;
        let settings = Settings::clone(&self.settings).with("parse_many", &own)?;
        Ok((page, Arc::new(settings)))
    }

    /// The next result; `None` after the last one.
    fn next(&mut self, py: Python<'_>) -> Option<Done> {
        if let Some(done) = self.done.next() {
            return Some(done);
        }
        self.take_pages(py);
        self.under_way.front()?;
        let groups = &mut self.groups;
        let group = py.detach(|| groups.next());
        self.under_way.pop_front();
        self.done = group?.into_iter();
        self.done.next()
    }
}

#[pymethods]
impl Documents {
    const fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, Document>>> {
        let mut state = match self.0.try_lock() {
            Ok(state) => state,
            Err(TryLockError::Poisoned(state)) => state.into_inner(),
            // Like Python's own generators.
            Err(TryLockError::WouldBlock) => {
                return Err(PyRuntimeError::new_err("the iterator is already being asked"));
            }
        };
        let done = state.next(py);
        drop(state);
        let Some(done) = done else { return Ok(None) };
        let (parsed, settings, page) = done?;
        Document::first_of(py, settings.tree(parsed, page.len())).map(Some)
    }
}

/// Parses many pages on several threads.
#[pyfunction]
#[pyo3(signature = (pages, *, threads = None, **settings))]
fn parse_many(
    pages: &Bound<'_, PyAny>,
    threads: Option<usize>,
    settings: Option<&Bound<'_, PyDict>>,
) -> PyResult<Documents> {
    let settings = Settings::new("parse_many", settings)?;
    let threads = match threads {
        None => std::thread::available_parallelism().map_or(1, usize::from),
        Some(0) => return Err(PyValueError::new_err("there is at least one thread")),
        Some(threads) => threads,
    };
    let (jobs, taken) = mpsc::channel::<Vec<Job>>();
    let parse = move |job: Job| {
        let (page, settings) = job?;
        Ok((settings.parse(&page), settings, page))
    };
    let work = move |group: Vec<Job>| group.into_iter().map(parse).collect();
    Ok(Documents(Mutex::new(State {
        pages: Some(pages.try_iter()?.unbind()),
        jobs: Some(jobs),
        groups: Many::new(taken, work).threads(threads),
        done: Vec::new().into_iter(),
        settings: Arc::new(settings),
        threads,
        under_way: VecDeque::new(),
    })))
}

/// Adds the class and the function to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Documents>()?;
    module.add_function(wrap_pyfunction!(parse_many, module)?)
}
