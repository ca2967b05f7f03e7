//! Many pages on several threads.

use std::collections::VecDeque;
use std::sync::mpsc::{self, Sender};
use std::sync::{Mutex, TryLockError};

use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator, PyTuple};
use treewright::{Document as RustDocument, Many};

use crate::document::Document;
use crate::facts::Facts;
use crate::settings::{Page, Settings};

/// A page with its settings, or the exception that the iterable raised in its place.
type Job = PyResult<(Page, Settings)>;

/// The result; the page comes back, because objects of Python are let go of by threads that run Python.
type Done = PyResult<(RustDocument, Facts, Page)>;

/// The number of pages under way for each thread.
const PAGES_EACH: usize = 16;

/// The bytes of pages under way for each thread.
const BYTES_EACH: usize = 4 << 20;

/// An iterator over the documents of many pages, in the order of the pages.
#[pyclass(frozen, module = "treewright")]
pub(crate) struct Documents(Mutex<State>);

struct State {
    /// The pages; `None` at their end.
    pages: Option<Py<PyIterator>>,
    /// The way to the threads. It comes before `documents`, so that it goes first and the threads end.
    jobs: Option<Sender<Job>>,
    documents: Many<'static, Job, Done>,
    settings: Settings,
    threads: usize,
    /// The sizes of the pages under way.
    sizes: VecDeque<usize>,
    bytes: usize,
}

impl State {
    /// Takes pages until enough of them are under way.
    fn take_pages(&mut self, py: Python<'_>) {
        while self.sizes.len() < PAGES_EACH * self.threads
            && self.bytes < BYTES_EACH * self.threads
            && let Some(pages) = &self.pages
        {
            let mut pages = pages.bind(py).clone();
            let job = match pages.next() {
                None => {
                    self.end();
                    return;
                }
                Some(page) => page.and_then(|page| self.job(&page)),
            };
            let size = job.as_ref().map_or(0, |(page, _)| page.len());
            let is_error = job.is_err();
            self.sizes.push_back(size);
            self.bytes += size;
            if let Some(jobs) = &self.jobs {
                // The threads listen as long as there is a sender.
                let _ = jobs.send(job);
            }
            if is_error {
                self.end();
            }
        }
    }

    /// There are no more pages.
    fn end(&mut self) {
        self.pages = None;
        self.jobs = None;
    }

    /// A page, or a page with settings of its own.
    fn job(&self, page: &Bound<'_, PyAny>) -> Job {
        let Ok(pair) = page.cast::<PyTuple>() else {
            return Ok((page.extract()?, self.settings.clone()));
        };
        let (page, own): (Page, Bound<'_, PyDict>) = pair.extract()?;
        Ok((page, self.settings.clone().with("parse_many", &own)?))
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
            // As Python's own generators have it.
            Err(TryLockError::WouldBlock) => {
                return Err(PyRuntimeError::new_err("the iterator is already being asked"));
            }
        };
        state.take_pages(py);
        if state.sizes.is_empty() {
            return Ok(None);
        }
        let documents = &mut state.documents;
        let done = py.detach(|| documents.next());
        let size = state.sizes.pop_front().unwrap_or_default();
        state.bytes -= size;
        drop(state);
        let Some(done) = done else { return Ok(None) };
        let (document, facts, page) = done?;
        drop(page);
        Document::new(py, (document, facts)).map(Some)
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
    let (jobs, taken) = mpsc::channel::<Job>();
    let work = |job: Job| {
        let (page, settings) = job?;
        let (document, facts) = settings.parse(&page);
        Ok((document, facts, page))
    };
    Ok(Documents(Mutex::new(State {
        pages: Some(pages.try_iter()?.unbind()),
        jobs: Some(jobs),
        documents: Many::new(taken, work).threads(threads),
        settings,
        threads,
        sizes: VecDeque::new(),
        bytes: 0,
    })))
}

/// Adds the class and the function to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Documents>()?;
    module.add_function(wrap_pyfunction!(parse_many, module)?)
}
