use std::collections::HashMap;
use std::io::{self, Write};
use std::time::Duration;

use super::format::FIRST_LINE;
use super::{Exchange, har, warc};
use crate::loader::{Answer, LoadError, LoadResult, Loader, Request, RequestId};

/// The form of a recording.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum RecordingForm {
    /// Lines of JSON, in which nothing is lost: also failures, and the times of parts of bodies.
    #[default]
    Lines,
    /// An HTTP Archive, as browsers write it. It is whole when the loader is dropped.
    Har,
    /// A web archive: WARC 1.1. Failures are requests without a response.
    Warc,
}

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
pub struct RecordingLoader<L, W: Write> {
    inner: L,
    output: Output<W>,
    open: HashMap<RequestId, Request>,
}

impl<L: Loader, W: Write> RecordingLoader<L, W> {
    /// Records the answers of a loader.
    ///
    /// # Errors
    ///
    /// If the first line cannot be written.
    pub fn new(inner: L, output: W) -> io::Result<RecordingLoader<L, W>> {
        Self::in_form(inner, output, RecordingForm::Lines)
    }

    /// Records the answers of a loader in a form.
    ///
    /// # Errors
    ///
    /// If the beginning cannot be written.
    pub fn in_form(inner: L, output: W, form: RecordingForm) -> io::Result<RecordingLoader<L, W>> {
        let mut output = Output { output, form, exchanges: 0 };
        output.begin()?;
        Ok(RecordingLoader { inner, output, open: HashMap::new() })
    }

    fn record(&mut self, request: Request, answer: LoadResult) -> LoadResult {
        let exchange = Exchange { request, answer };
        match self.output.write(&exchange) {
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

/// The file, which ends when it is dropped.
#[derive(Debug)]
struct Output<W: Write> {
    output: W,
    form: RecordingForm,
    exchanges: u64,
}

impl<W: Write> Output<W> {
    fn begin(&mut self) -> io::Result<()> {
        match self.form {
            RecordingForm::Lines => writeln!(self.output, "{FIRST_LINE}")?,
            RecordingForm::Har => self.output.write_all(har::beginning().as_bytes())?,
            RecordingForm::Warc => self.output.write_all(&warc::beginning())?,
        }
        self.output.flush()
    }

    fn write(&mut self, exchange: &Exchange) -> io::Result<()> {
        self.exchanges = self.exchanges.saturating_add(1);
        match self.form {
            RecordingForm::Lines => writeln!(self.output, "{}", exchange.to_line())?,
            RecordingForm::Har => {
                let comma = if self.exchanges == 1 { "" } else { ",\n" };
                write!(self.output, "{comma}{}", har::entry(exchange))?;
            }
            RecordingForm::Warc => {
                self.output.write_all(&warc::records(exchange, self.exchanges))?;
            }
        }
        self.output.flush()
    }
}

impl<W: Write> Drop for Output<W> {
    fn drop(&mut self) {
        if self.form == RecordingForm::Har {
            // A file that cannot be written has failed before, and its requests too.
            let _ = self.output.write_all(har::END.as_bytes()).and_then(|()| self.output.flush());
        }
    }
}
