use std::collections::{HashMap, VecDeque};
use std::io::BufRead;
use std::time::Duration;

use super::format::FIRST_LINE;
use super::{Exchange, RecordError, har};
use crate::loader::{Answer, LoadError, LoadResult, Loader, Request};

/// Answers from a recording, only.
///
/// A request is found by its method, its address without the fragment, and its body. Answers to the
/// same request come in the order they were recorded; the last one is repeated. A request that was
/// not recorded is [`LoadError::NotRecorded`].
///
/// ```
/// use treewright_window::loader::{Answer, LoadError, Loader, ReplayLoader, Request, RequestId};
///
/// let mut replay = ReplayLoader::read("{\"treewright-recording\":1}\n".as_bytes())?;
/// let answer = replay.start(&Request::get(RequestId(1), "https://example.org/".parse()?));
/// assert_eq!(answer, Answer::Now(Err(LoadError::NotRecorded)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct ReplayLoader {
    answers: HashMap<Key, VecDeque<LoadResult>>,
    without_delays: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Key {
    method: String,
    url: String,
    body: Option<Vec<u8>>,
}

impl Key {
    fn of(request: &Request) -> Key {
        let mut url = request.url.clone();
        url.set_fragment(None);
        Key { method: request.method.clone(), url: url.into(), body: request.body.clone() }
    }
}

impl ReplayLoader {
    /// Reads a recording.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or a line is invalid.
    pub fn read(input: impl BufRead) -> Result<ReplayLoader, RecordError> {
        let mut replay = ReplayLoader::default();
        let mut first = true;
        for (line, number) in input.lines().zip(1..) {
            let wrong = |reason: String| RecordError { line: number, reason };
            let line = line.map_err(|error| wrong(error.to_string()))?;
            if first {
                first = false;
                if line.trim_end() != FIRST_LINE {
                    return Err(wrong(format!("a recording begins with {FIRST_LINE}")));
                }
            } else if !line.trim().is_empty() {
                let exchange = Exchange::from_line(&line);
                replay.add(exchange.map_err(|error| wrong(error.reason))?);
            }
        }
        if first {
            let reason = format!("a recording begins with {FIRST_LINE}");
            return Err(RecordError { line: 1, reason });
        }
        Ok(replay)
    }

    /// Reads an HTTP Archive of a browser, a proxy or a [`RecordingLoader`](super::RecordingLoader).
    ///
    /// # Errors
    ///
    /// If it is not such an archive.
    pub fn read_har(text: &str) -> Result<ReplayLoader, RecordError> {
        let mut replay = ReplayLoader::default();
        let exchanges = har::read(text).map_err(|reason| RecordError { line: 0, reason })?;
        for exchange in exchanges {
            replay.add(exchange);
        }
        Ok(replay)
    }

    /// Adds an answer after the existing ones.
    pub fn add(&mut self, exchange: Exchange) {
        self.answers.entry(Key::of(&exchange.request)).or_default().push_back(exchange.answer);
    }

    /// Answers without the times that were recorded.
    #[must_use]
    pub fn without_delays(mut self) -> ReplayLoader {
        self.without_delays = true;
        self
    }
}

impl Loader for ReplayLoader {
    fn start(&mut self, request: &Request) -> Answer {
        let answers = self.answers.get_mut(&Key::of(request));
        let mut answer = match answers {
            Some(answers) if answers.len() > 1 => answers.pop_front(),
            Some(answers) => answers.front().cloned(),
            None => None,
        };
        if let (true, Some(Ok(response))) = (self.without_delays, &mut answer) {
            response.delay = Duration::ZERO;
            for chunk in &mut response.body.chunks {
                chunk.delay = Duration::ZERO;
            }
        }
        Answer::Now(answer.unwrap_or(Err(LoadError::NotRecorded)))
    }
}
