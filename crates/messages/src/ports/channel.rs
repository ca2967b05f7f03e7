//! A channel: the state of two ends after one lock.
//!
//! A transferred port of the standard becomes another object, and its implementation continues: so an end
//! keeps its place in the channel wherever its owner is, and queued messages wait there. No code of others runs and
//! nothing is dropped while a lock is held, and no lock is taken under another but that of an inbox.

use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::task::Waker;

use super::ReceiveError;
use crate::{Inbox, Message, Notice};

/// The receiver of notices about messages.
#[derive(Debug, Default)]
pub(super) enum Listener {
    /// None: the port is in transfer, or its owner polls.
    #[default]
    None,
    /// An agent with its key for the port.
    Agent { inbox: Inbox, key: u64, is_enabled: bool },
    /// A task that awaits the future.
    Task(Waker),
}

#[derive(Debug)]
pub(super) struct Queued {
    /// The place in the order in which its agent queued messages.
    sequence: u64,
    message: Message,
}

#[derive(Debug, Default)]
pub(super) struct End {
    /// <https://html.spec.whatwg.org/multipage/web-messaging.html#port-message-queue>
    queue: VecDeque<Queued>,
    pub(super) listener: Listener,
    /// Its owner has let it go.
    is_gone: bool,
}

#[derive(Debug)]
pub(super) struct State {
    ends: [End; 2],
    pub(super) is_entangled: bool,
    /// <https://html.spec.whatwg.org/multipage/web-messaging.html#has-been-shipped>
    is_shipped: bool,
}

impl State {
    pub(super) fn end(&mut self, side: bool) -> &mut End {
        let [left, right] = &mut self.ends;
        if side { right } else { left }
    }

    pub(super) fn pop(&mut self, side: bool) -> Option<Message> {
        self.end(side).queue.pop_front().map(|queued| queued.message)
    }

    /// Takes the waker of an end out, for use without the lock, or notifies its inbox.
    fn notify(&mut self, side: bool, message: Option<u64>) -> Option<Waker> {
        match &self.end(side).listener {
            Listener::None => None,
            Listener::Agent { inbox, key, is_enabled } => {
                let key = *key;
                match message {
                    None => inbox.push(Notice::Closed { key }),
                    Some(sequence) if *is_enabled => inbox.push(Notice::Message { key, sequence }),
                    Some(_) => {}
                }
                None
            }
            Listener::Task(_) => match std::mem::take(&mut self.end(side).listener) {
                Listener::Task(waker) => Some(waker),
                _ => None,
            },
        }
    }
}

#[derive(Debug)]
pub(super) struct Channel {
    state: Mutex<State>,
    /// Something happened at an end whose owner blocks its thread.
    pub(super) arrived: Condvar,
}

/// One end of a channel. It may go to other threads, and through channels.
///
/// An end that is dropped disentangles the two, as a port does that is garbage collected.
///
/// ```
/// use treewright_messages::{Port, ReceiveError};
///
/// let (here, there) = Port::pair();
/// there.send("last words");
/// drop(there);
/// assert!(here.try_receive().is_ok());
/// assert_eq!(here.try_receive().unwrap_err(), ReceiveError::Closed);
/// ```
#[derive(Debug)]
pub struct Port {
    pub(super) channel: Arc<Channel>,
    /// The end: false and true are the two of a channel.
    pub(super) side: bool,
}

impl Port {
    /// Two ports that are entangled.
    /// <https://html.spec.whatwg.org/multipage/web-messaging.html#entangle>
    pub fn pair() -> (Self, Self) {
        let state = State { ends: Default::default(), is_entangled: true, is_shipped: false };
        let channel = Arc::new(Channel { state: Mutex::new(state), arrived: Condvar::new() });
        (Self { channel: Arc::clone(&channel), side: false }, Self { channel, side: true })
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, State> {
        self.channel.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// True while the other end is there and neither was closed.
    pub fn is_entangled(&self) -> bool {
        self.lock().is_entangled
    }

    /// True for the two ends of one channel.
    pub fn is_other_end_of(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.channel, &other.channel) && self.side != other.side
    }

    /// Puts a message into the queue of the other end. It is dropped if they are not entangled.
    pub fn send(&self, message: impl Into<Message>) {
        if let Some(sender) = self.sender() {
            sender.send(message.into(), 0);
        }
    }

    /// The way to the other end, if they are entangled.
    pub fn sender(&self) -> Option<Sender> {
        let is_entangled = self.is_entangled();
        is_entangled.then(|| Sender { channel: Arc::clone(&self.channel), side: !self.side })
    }

    /// The key of the other end, if the agent with this inbox has it.
    pub fn key_of_other_end(&self, inbox: &Inbox) -> Option<u64> {
        match &self.lock().end(!self.side).listener {
            Listener::Agent { inbox: other, key, .. } if other.is_same(inbox) => Some(*key),
            _ => None,
        }
    }

    /// Takes the first message of the queue.
    ///
    /// # Errors
    /// If none is available now, or none will come.
    pub fn try_receive(&self) -> Result<Message, ReceiveError> {
        let mut state = self.lock();
        match state.pop(self.side) {
            Some(message) => Ok(message),
            None if state.is_entangled => Err(ReceiveError::Empty),
            None => Err(ReceiveError::Closed),
        }
    }

    /// The place of the first message in the queue, in the order of [`Sender::send`].
    pub fn first(&self) -> Option<u64> {
        self.lock().end(self.side).queue.front().map(|queued| queued.sequence)
    }

    /// The number of messages in the queue.
    pub fn len(&self) -> usize {
        self.lock().end(self.side).queue.len()
    }

    /// True if no message is in the queue.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// From now on an agent is notified when the other end goes, and once the queue is enabled also of messages.
    pub fn listen(&self, inbox: &Inbox, key: u64) {
        let mut state = self.lock();
        let is_entangled = state.is_entangled;
        let inbox = inbox.clone();
        if !is_entangled {
            inbox.push(Notice::Closed { key });
        }
        state.end(self.side).listener = Listener::Agent { inbox, key, is_enabled: false };
    }

    /// Enables the queue. Returns false if it was, or if no agent listens.
    /// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-messageport-start>
    pub fn enable(&self) -> bool {
        let mut state = self.lock();
        let end = state.end(self.side);
        let Listener::Agent { inbox, key, is_enabled } = &mut end.listener else { return false };
        if *is_enabled {
            return false;
        }
        *is_enabled = true;
        for queued in &end.queue {
            inbox.push(Notice::Message { key: *key, sequence: queued.sequence });
        }
        true
    }

    /// The port goes to another owner: messages cause no notices until that one listens.
    /// <https://html.spec.whatwg.org/multipage/web-messaging.html#message-ports>
    pub fn ship(&self) {
        let mut state = self.lock();
        state.is_shipped = true;
        let listener = std::mem::take(&mut state.end(self.side).listener);
        drop(state);
        drop(listener);
    }

    /// <https://html.spec.whatwg.org/multipage/web-messaging.html#has-been-shipped>
    pub fn is_shipped(&self) -> bool {
        self.lock().is_shipped
    }

    /// Disentangles the ends. Messages that are in queues stay there. Returns false if they were not entangled.
    ///
    /// The agent of the other end is notified, unless the caller does that.
    /// <https://html.spec.whatwg.org/multipage/web-messaging.html#disentangle>
    pub fn disentangle(&self, tells: bool) -> bool {
        let mut state = self.lock();
        if !state.is_entangled {
            return false;
        }
        state.is_entangled = false;
        let waker = if tells || matches!(state.end(!self.side).listener, Listener::Task(_)) {
            state.notify(!self.side, None)
        } else {
            None
        };
        drop(state);
        self.channel.arrived.notify_all();
        if let Some(waker) = waker {
            waker.wake();
        }
        true
    }

    /// Closes the channel.
    /// <https://html.spec.whatwg.org/multipage/web-messaging.html#dom-messageport-close>
    pub fn close(&self) {
        self.disentangle(true);
    }

    /// Disentangles the ends, and takes the messages that will not be received.
    fn let_go(&self) -> VecDeque<Queued> {
        self.disentangle(true);
        let mut state = self.lock();
        let end = state.end(self.side);
        end.is_gone = true;
        let (queue, listener) = (std::mem::take(&mut end.queue), std::mem::take(&mut end.listener));
        drop(state);
        drop(listener);
        queue
    }
}

/// The way to the other end of a port. It stays while the port goes elsewhere, and keeps nothing open.
#[derive(Clone, Debug)]
pub struct Sender {
    channel: Arc<Channel>,
    /// The end that messages go to.
    side: bool,
}

impl Sender {
    /// Puts a message into the queue of that end, with its place in an order among several channels. It is dropped
    /// if that end no longer has an owner.
    pub fn send(&self, message: Message, sequence: u64) {
        let mut state = self.channel.state.lock().unwrap_or_else(PoisonError::into_inner);
        if state.end(self.side).is_gone {
            // The message is dropped without the lock: it may have ports.
            drop(state);
            return;
        }
        state.end(self.side).queue.push_back(Queued { sequence, message });
        let waker = state.notify(self.side, Some(sequence));
        drop(state);
        self.channel.arrived.notify_all();
        if let Some(waker) = waker {
            waker.wake();
        }
    }
}

impl Drop for Port {
    /// Ports can be in the queues of ports, at any depth: those in them are not reported one after the other.
    fn drop(&mut self) {
        let mut waiting = self.let_go();
        while let Some(mut queued) = waiting.pop_front() {
            for transferred in std::mem::take(&mut queued.message.transferred) {
                for port in transferred.all_ports() {
                    waiting.append(&mut port.let_go());
                }
            }
        }
    }
}
