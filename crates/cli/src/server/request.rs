//! Requests.

use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use hyper::Method;
use hyper::body::{Body as _, Incoming};
use hyper::http::request::Parts;
use tokio::time::timeout;

use super::answer::Answer;
use super::lane::{Lane, Unfinished};
use super::places::Client;
use super::race::{First, first};

/// A request, whose body is still to be read.
pub(crate) struct Request {
    head: Parts,
    body: Incoming,
    client: Arc<Client>,
    time: Duration,
}

/// The reason why a body is missing.
#[derive(Debug)]
pub(crate) enum BodyError {
    /// It is longer than it may be.
    TooLong,
    /// It did not arrive in time.
    Late,
    /// The server needs the place for others.
    Busy,
    /// It ended too early, or its framing is wrong.
    Broken(String),
}

impl Request {
    pub(super) fn new(head: Parts, body: Incoming, client: Arc<Client>, time: Duration) -> Self {
        Self { head, body, client, time }
    }

    pub(crate) fn method(&self) -> &Method {
        &self.head.method
    }

    /// The path and the query.
    pub(crate) fn target(&self) -> &str {
        self.head.uri.path_and_query().map_or("/", |target| target.as_str())
    }

    /// The value of a header, if it is text.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.headers.get(name)?.to_str().ok()
    }

    /// Reads the body, of at most this many bytes.
    pub(crate) async fn body(&mut self, most: u64) -> Result<Vec<u8>, BodyError> {
        // Its length, if the request tells it.
        if self.body.size_hint().lower() > most {
            return Err(BodyError::TooLong);
        }
        let reading = timeout(self.time, read(&mut self.body, &self.client, most));
        let read = match first(reading, self.client.stopped()).await {
            First::Left(read) => read.unwrap_or(Err(BodyError::Late)),
            First::Right(()) => Err(BodyError::Busy),
        };
        if read.is_err() {
            self.client.let_go();
        }
        read
    }

    /// Does work in a lane. The result takes the place of what the request made the server hold so far, and `size` is that of
    /// the result. An error is the answer.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        lane: &Lane,
        size: fn(&T) -> usize,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Answer> {
        self.client.begin_work();
        let (value, turn) = lane.work(work).await.map_err(|unfinished| match unfinished {
            Unfinished::Busy => Answer::busy(),
            Unfinished::Panicked => Answer::text(500, "an internal error\n"),
        })?;
        self.client.let_go();
        let held = self.client.hold(size(&value)).await;
        // Not earlier: the next result needs space too.
        drop(turn);
        held.map(|()| value).map_err(|_| Answer::busy())
    }
}

async fn read(body: &mut Incoming, client: &Client, most: u64) -> Result<Vec<u8>, BodyError> {
    /// The least space that a body gets at once. Later ones get a part of what they have.
    const LEAST: usize = 1 << 14;
    let mut bytes = Vec::new();
    while let Some(frame) = poll_fn(|cx| Pin::new(&mut *body).poll_frame(cx)).await {
        let frame = frame.map_err(|error| BodyError::Broken(error.to_string()))?;
        // Trailers are not looked at.
        let Some(piece) = frame.data_ref() else { continue };
        let length = bytes.len().saturating_add(piece.len());
        if length as u64 > most {
            return Err(BodyError::TooLong);
        }
        if length > bytes.capacity() {
            let more = piece.len().max(bytes.len() / 4).max(LEAST);
            client.hold(more).await.map_err(|_| BodyError::Busy)?;
            bytes.reserve_exact(more);
        }
        bytes.extend_from_slice(piece);
    }
    Ok(bytes)
}
