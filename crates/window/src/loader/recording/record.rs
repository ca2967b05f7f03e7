use std::collections::HashMap;
use std::io::{self, Write};
use std::time::Duration;

use super::Exchange;
use super::format::FIRST_LINE;
use crate::loader::{Answer, LoadError, LoadResult, Loader, Request, RequestId};

/// Records each request that another loader answers, together with its answer.
///
/// The request fails if a line cannot be written: otherwise gaps in the recording would be noticed
/// only on replay.
///
/// ```
/// use treewright_window::loader::{Answer, Loader, MapLoader, RecordingLoader, ReplayLoader, Request, RequestId, Response};
///
/// let mut pages = MapLoader::new();
/// pages.insert("https://example.org/".parse()?, Response::of_type("text/html", "<p>Hello"));
/// let request = Request::get(RequestId(1), "https://example.org/".parse()?);
///
/// let mut file = Vec::new();
/// let answer = RecordingLoader::new(pages, &mut file)?.start(&request);
/// assert_eq!(ReplayLoader::read(file.as_slice())?.start(&request), answer);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct RecordingLoader<L, W> {
    inner: L,
    output: W,
    open: HashMap<RequestId, Request>,
}

impl<L: Loader, W: Write> RecordingLoader<L, W> {
    /// Records the answers of a loader.
    ///
    /// # Errors
    ///
    /// If the first line cannot be written.
    pub fn new(inner: L, mut output: W) -> io::Result<RecordingLoader<L, W>> {
        writeln!(output, "{FIRST_LINE}")?;
        output.flush()?;
        Ok(RecordingLoader { inner, output, open: HashMap::new() })
    }

    /// The loader and the output.
    pub fn into_parts(self) -> (L, W) {
        (self.inner, self.output)
    }

    fn record(&mut self, request: Request, answer: LoadResult) -> LoadResult {
        let exchange = Exchange { request, answer };
        let written =
            writeln!(self.output, "{}", exchange.to_line()).and_then(|()| self.output.flush());
        match written {
            Ok(()) => exchange.answer,
            Err(error) => {
                Err(LoadError::Network(format!("the recording cannot be written: {error}")))
            }
        }
    }
}

impl<L: Loader, W: Write> Loader for RecordingLoader<L, W> {
    fn start(&mut self, request: &Request) -> Answer {
        match self.inner.start(request) {
            Answer::Now(answer) => Answer::Now(self.record(request.clone(), answer)),
            Answer::Later => {
                self.open.insert(request.id, request.clone());
                Answer::Later
            }
        }
    }

    fn take_answers(&mut self, wait: Duration) -> Vec<(RequestId, LoadResult)> {
        let mut answers = Vec::new();
        for (id, answer) in self.inner.take_answers(wait) {
            if let Some(request) = self.open.remove(&id) {
                answers.push((id, self.record(request, answer)));
            }
        }
        answers
    }

    fn cancel(&mut self, id: RequestId) {
        self.open.remove(&id);
        self.inner.cancel(id);
    }
}
