//! The work that threads do, and the state that they share.

use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::Sender;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::window::Window;

/// How much a thread takes at once: no further input after either bound is reached.
const INPUTS_AT_ONCE: usize = 32;
const BYTES_AT_ONCE: u64 = 256 << 10;

/// State shared by the caller and the threads.
pub(crate) struct Shared<'a, Input, Output> {
    inputs: Mutex<Inputs<'a, Input>>,
    work: Box<dyn Fn(Input) -> Output + Send + Sync + 'a>,
    size: Option<Size<'a, Input>>,
    pub(crate) window: Window,
}

type Size<'a, Input> = Box<dyn Fn(&Input) -> u64 + Send + Sync + 'a>;

/// The inputs that no thread has taken yet.
struct Inputs<'a, Input> {
    /// `None` after the last one, and after a panic.
    left: Option<Box<dyn Iterator<Item = Input> + Send + 'a>>,
    /// Number of groups taken so far.
    groups: usize,
}

/// Consecutive inputs that one thread takes, or their results.
pub(crate) struct Group<T> {
    pub(crate) number: usize,
    /// Each with the size of its input.
    pub(crate) members: Vec<(u64, thread::Result<T>)>,
}

impl<'a, Input, Output> Shared<'a, Input, Output> {
    pub(crate) fn new(
        inputs: impl Iterator<Item = Input> + Send + 'a,
        work: impl Fn(Input) -> Output + Send + Sync + 'a,
    ) -> Self {
        Self {
            inputs: Mutex::new(Inputs { left: Some(Box::new(inputs)), groups: 0 }),
            work: Box::new(work),
            size: None,
            window: Window::default(),
        }
    }

    pub(crate) fn set_size(&mut self, size: impl Fn(&Input) -> u64 + Send + Sync + 'a) {
        self.size = Some(Box::new(size));
    }

    /// Takes one input and does its work on this thread.
    pub(crate) fn next_result(&self) -> Option<Output> {
        let input = self.inputs().take()?;
        Some((self.work)(input))
    }

    /// The life of a thread: takes groups and sends their results until inputs or receiver end.
    pub(crate) fn run(&self, results: &Sender<Group<Output>>) {
        while let Some(Group { number, members }) = self.take_group() {
            let work = |input| panic::catch_unwind(AssertUnwindSafe(|| (self.work)(input)));
            let members = members.into_iter().map(|(size, input)| (size, input.and_then(work)));
            if results.send(Group { number, members: members.collect() }).is_err() {
                return;
            }
        }
    }

    /// Takes the next input, and further ones if they are small and available: for small work,
    /// handing over the result to another thread would take longer than the work.
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "a group with room has a thread; groups are counted"
    )]
    fn take_group(&self) -> Option<Group<Input>> {
        // Other threads wait for the lock meanwhile. That costs nothing: they would have to wait
        // for the same room or the same input.
        let mut inputs = self.inputs();
        let threads = self.window.wait_for_room()?;
        let (mut members, mut bytes) = (Vec::new(), 0);
        loop {
            let taken = panic::catch_unwind(AssertUnwindSafe(|| {
                let input = inputs.take()?;
                Some((self.size.as_ref().map(|size| size(&input)), input))
            }));
            let size = match taken {
                Ok(None) => break,
                Ok(Some((size, input))) => {
                    members.push((size.unwrap_or(0), Ok(input)));
                    size
                }
                Err(panic) => {
                    members.push((0, Err(panic)));
                    None
                }
            };
            self.window.enter(size.unwrap_or(0));
            // Without sizes, each input may take long.
            let Some(size) = size else { break };
            bytes = size.saturating_add(bytes);
            // An iterator that does not promise more may block, and the inputs taken so far must
            // not wait with it. Towards the end, each thread gets its share.
            let share = inputs.at_least() / threads / 4;
            let enough = bytes >= BYTES_AT_ONCE || members.len() >= INPUTS_AT_ONCE.min(share);
            if enough || !self.window.has_room() {
                break;
            }
        }
        if members.is_empty() {
            return None;
        }
        inputs.groups += 1;
        Some(Group { number: inputs.groups - 1, members })
    }

    fn inputs(&self) -> MutexGuard<'_, Inputs<'a, Input>> {
        self.inputs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<Input> Inputs<'_, Input> {
    /// Takes the next input. The iterator is put back only if it gave one: after a panic its state
    /// is unknown.
    fn take(&mut self) -> Option<Input> {
        let mut left = self.left.take()?;
        let input = left.next()?;
        self.left = Some(left);
        Some(input)
    }

    /// Number of inputs that are certain to follow.
    fn at_least(&self) -> usize {
        self.left.as_ref().map_or(0, |left| left.size_hint().0)
    }
}
