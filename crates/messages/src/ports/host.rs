//! Ports of a program, which receives by asking, by blocking the thread, by a future, or by a stream.

use std::future::Future;
use std::pin::Pin;
use std::sync::PoisonError;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use futures_core::Stream;

use super::channel::{Listener, Port};
use crate::Message;

/// The reason why no message was returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReceiveError {
    /// None is available now.
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

/// A port that a program has. Its other end is in a page, on another thread, or wherever messages go; dropping it
/// closes the channel.
///
/// It blocks no thread and needs no runtime unless the caller wants that: [`try_receive`](Self::try_receive) asks,
/// [`receive`](Self::receive) and [`messages`](Self::messages) block, [`next`](Self::next) is a future, and the port is
/// a [`Stream`], for any executor.
///
/// ```
/// use treewright_messages::HostPort;
///
/// let (here, there) = HostPort::pair();
/// let thread = std::thread::spawn(move || there.messages().filter_map(|one| one.value.as_number()).sum::<f64>());
/// (0..10).for_each(|number| here.send(number));
/// drop(here);
/// assert_eq!(thread.join().ok(), Some(45.0));
/// ```
#[derive(Debug)]
pub struct HostPort(Port);

impl From<Port> for HostPort {
    fn from(port: Port) -> Self {
        Self(port)
    }
}

impl From<HostPort> for Port {
    fn from(port: HostPort) -> Self {
        port.0
    }
}

impl HostPort {
    /// Two ports that are entangled. One of them may go through another channel, to a page for instance.
    ///
    /// ```
    /// use treewright_messages::{HostPort, Message};
    ///
    /// let (here, there) = HostPort::pair();
    /// let (near, far) = HostPort::pair();
    /// here.send(Message::with_ports("for you", [far]));
    /// let far = there.try_receive()?.into_ports().remove(0);
    /// far.send("thanks");
    /// assert_eq!(near.try_receive()?.value.as_str(), Some("thanks"));
    /// # Ok::<(), treewright_messages::ReceiveError>(())
    /// ```
    pub fn pair() -> (Self, Self) {
        let (one, two) = Port::pair();
        (Self(one), Self(two))
    }

    /// Puts a message into the queue of the other end. It is dropped if that is gone.
    pub fn send(&self, message: impl Into<Message>) {
        self.0.send(message);
    }

    /// True while the other end is there and neither was closed. Messages may wait in any case.
    pub fn is_entangled(&self) -> bool {
        self.0.is_entangled()
    }

    /// The number of messages that wait.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// True if none waits.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Closes the channel. Waiting messages can still be received.
    pub fn close(&self) {
        self.0.close();
    }

    /// Takes the first message that waits.
    ///
    /// # Errors
    /// If none is available now, or none will come.
    pub fn try_receive(&self) -> Result<Message, ReceiveError> {
        self.0.try_receive()
    }

    /// Waits for a message, and blocks the thread. `None` if there will be none.
    pub fn receive(&self) -> Option<Message> {
        let mut state = self.0.lock();
        loop {
            if let Some(message) = state.pop(self.0.side) {
                return Some(message);
            }
            if !state.is_entangled {
                return None;
            }
            state = self.0.channel.arrived.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Waits for a message, at most so long, and blocks the thread.
    ///
    /// # Errors
    /// If none has come, or will come.
    pub fn receive_timeout(&self, timeout: Duration) -> Result<Message, ReceiveError> {
        let end = Instant::now().checked_add(timeout);
        let mut state = self.0.lock();
        loop {
            if let Some(message) = state.pop(self.0.side) {
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
            let result = self.0.channel.arrived.wait_timeout(state, left);
            (state, _) = result.unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// All messages until there will be none; each step blocks the thread.
    pub fn messages(&self) -> impl Iterator<Item = Message> {
        std::iter::from_fn(|| self.receive())
    }

    /// A future of the next message, for any executor; `None` when there will be none.
    ///
    /// ```
    /// use std::pin::pin;
    /// use std::task::{Context, Poll, Waker};
    /// use treewright_messages::HostPort;
    ///
    /// let (here, there) = HostPort::pair();
    /// let mut next = pin!(here.next());
    /// let mut context = Context::from_waker(Waker::noop());
    /// assert!(next.as_mut().poll(&mut context).is_pending());
    /// there.send(1.0);
    /// assert!(matches!(next.poll(&mut context), Poll::Ready(Some(_))));
    /// ```
    pub fn next(&self) -> Receive<'_> {
        Receive { port: self }
    }

    /// A message when one is available; `None` when none will come.
    fn poll(&self, cx: &Context<'_>) -> Poll<Option<Message>> {
        let mut state = self.0.lock();
        if let Some(message) = state.pop(self.0.side) {
            return Poll::Ready(Some(message));
        }
        if !state.is_entangled {
            return Poll::Ready(None);
        }
        let listener = &mut state.end(self.0.side).listener;
        let before = std::mem::replace(listener, Listener::Task(cx.waker().clone()));
        drop(state);
        drop(before);
        Poll::Pending
    }
}

/// The messages, for any executor. Only the last task that asked is woken.
impl Stream for HostPort {
    type Item = Message;

    fn poll_next(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Message>> {
        self.poll(cx)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.len(), None)
    }
}

/// The future of [`HostPort::next`].
#[derive(Debug)]
#[must_use = "futures do nothing unless polled"]
pub struct Receive<'p> {
    port: &'p HostPort,
}

impl Future for Receive<'_> {
    type Output = Option<Message>;

    fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        self.port.poll(cx)
    }
}
