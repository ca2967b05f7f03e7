//! The results, put back into the order of their inputs.

use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::thread;
use std::vec;

use crate::workers::Group;

pub(crate) struct Results<Output> {
    receiver: Receiver<Group<Output>>,
    /// The rest of the group that is being given out.
    current: vec::IntoIter<(u64, thread::Result<Output>)>,
    /// Number of groups before those in `waiting`.
    given: usize,
    /// The groups that follow, `None` where one is not there yet.
    waiting: VecDeque<Option<Group<Output>>>,
}

impl<Output> Results<Output> {
    pub(crate) fn new(receiver: Receiver<Group<Output>>) -> Self {
        Self { receiver, current: Vec::new().into_iter(), given: 0, waiting: VecDeque::new() }
    }

    /// The next result with the size of its input; waits for it.
    pub(crate) fn next(&mut self) -> Option<(u64, thread::Result<Output>)> {
        while !self.has_next() {
            // An error means that all threads have ended.
            let group = self.receiver.recv().ok()?;
            self.keep(group);
        }
        self.current.next()
    }

    /// Returns true if [`next`](Self::next) would not wait.
    pub(crate) fn is_ready(&mut self) -> bool {
        while !self.has_next() {
            match self.receiver.try_recv() {
                Ok(group) => self.keep(group),
                Err(error) => return error == TryRecvError::Disconnected,
            }
        }
        true
    }

    #[expect(clippy::arithmetic_side_effects, reason = "counts groups")]
    fn has_next(&mut self) -> bool {
        if self.current.as_slice().is_empty()
            && let Some(group) = self.waiting.front_mut().and_then(Option::take)
        {
            self.waiting.pop_front();
            self.given += 1;
            self.current = group.members.into_iter();
        }
        !self.current.as_slice().is_empty()
    }

    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "each group comes once and is given later; the list was made long enough"
    )]
    fn keep(&mut self, group: Group<Output>) {
        let index = group.number - self.given;
        if index >= self.waiting.len() {
            self.waiting.resize_with(index + 1, || None);
        }
        self.waiting[index] = Some(group);
    }
}
