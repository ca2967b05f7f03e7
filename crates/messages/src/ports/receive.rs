//! Receiving in a program: by asking, by blocking the thread, by a future.

use std::future::Future;
use std::pin::Pin;
use std::sync::PoisonError;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use super::channel::{Listener, Port};
use crate::Message;

/// The reason for which there is no message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReceiveError {
    /// There is none now.
    Empty,
    /// There will be none: the other end is gone or was closed.
    Closed,
}

impl std::fmt::Display for ReceiveError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Empty => "no message has come yet",
            Self::Closed => "the port is closed",
        })
    }
}

impl std::error::Error for ReceiveError {}

/// How the program around a page receives.
impl Port {
    /// Takes the first message of the queue.
    ///
    /// # Errors
    /// If there is none now, or will be none.
    pub fn try_receive(&self) -> Result<Message, ReceiveError> {
        let mut state = self.lock();
        match state.pop(self.side) {
            Some(message) => Ok(message),
            None if state.is_entangled => Err(ReceiveError::Empty),
            None => Err(ReceiveError::Closed),
        }
    }

    /// Waits for a message, and blocks the thread. `None` if there will be none.
    pub fn receive(&self) -> Option<Message> {
        let mut state = self.lock();
        loop {
            if let Some(message) = state.pop(self.side) {
                return Some(message);
            }
            if !state.is_entangled {
                return None;
            }
            state = self.channel.arrived.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Waits for a message, at most so long.
    ///
    /// # Errors
    /// If none has come, or will come.
    pub fn receive_timeout(&self, timeout: Duration) -> Result<Message, ReceiveError> {
        let end = Instant::now().checked_add(timeout);
        let mut state = self.lock();
        loop {
            if let Some(message) = state.pop(self.side) {
                return Ok(message);
            }
            if !state.is_entangled {
                return Err(ReceiveError::Closed);
            }
            let left =
                end.map_or(Duration::MAX, |end| end.saturating_duration_since(Instant::now()));
            if left.is_zero() {
                return Err(ReceiveError::Empty);
            }
            let result = self.channel.arrived.wait_timeout(state, left);
            (state, _) = result.unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// A message when there is one; `None` when there will be none. For implementations of streams.
    pub fn poll_receive(&self, cx: &mut Context<'_>) -> Poll<Option<Message>> {
        let mut state = self.lock();
        if let Some(message) = state.pop(self.side) {
            return Poll::Ready(Some(message));
        }
        if !state.is_entangled {
            return Poll::Ready(None);
        }
        let listener = &mut state.end(self.side).listener;
        if !matches!(listener, Listener::Agent { .. }) {
            let before = std::mem::replace(listener, Listener::Task(cx.waker().clone()));
            drop(state);
            drop(before);
        }
        Poll::Pending
    }

    /// A future of the next message, for any executor; `None` when there will be none.
    ///
    /// ```
    /// use std::pin::pin;
    /// use std::task::{Context, Poll, Waker};
    /// use treewright_messages::Port;
    ///
    /// let (here, there) = Port::pair();
    /// let mut next = pin!(here.next());
    /// let mut context = Context::from_waker(Waker::noop());
    /// assert!(next.as_mut().poll(&mut context).is_pending());
    /// there.send(1.0);
    /// assert!(matches!(next.poll(&mut context), Poll::Ready(Some(_))));
    /// ```
    pub fn next(&self) -> Receive<'_> {
        Receive { port: self }
    }
}

/// The future of [`Port::next`].
#[derive(Debug)]
#[must_use = "futures do nothing unless polled"]
pub struct Receive<'p> {
    port: &'p Port,
}

impl Future for Receive<'_> {
    type Output = Option<Message>;

    fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        self.port.poll_receive(cx)
    }
}
