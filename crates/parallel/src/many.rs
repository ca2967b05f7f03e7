//! The iterator that callers see.

use std::fmt;
use std::io;
use std::iter::FusedIterator;
use std::panic;
use std::sync::{Arc, mpsc};
use std::thread::{self, Scope};

use crate::results::Results;
use crate::workers::Shared;

/// A function applied to many inputs on several threads: an iterator over the results, in the order
/// of the inputs.
///
/// - **Lazy.** Nothing happens before the first [`next`](Iterator::next). The threads then work
///   ahead of the caller, by at most 64 inputs for each thread. Where the [sizes](Self::sizes) of
///   inputs are known, no further input is taken while those under way add up to 4 MiB for each
///   thread or more. Memory therefore stays bounded for any number of inputs, and when results are
///   taken slowly.
/// - **Inputs are taken by the threads**, as they become free. An iterator that blocks until the
///   next input arrives delays no result. A thread takes several inputs at once only if they are
///   known to be small ([`sizes`](Self::sizes)) and the iterator says that more follow
///   ([`size_hint`](Iterator::size_hint)).
/// - **Dropping it ends the work.** Each thread finishes its current group of inputs and takes no
///   more.
/// - **Panics are kept.** A panic in the function or in the iterator of inputs is resumed by
///   `next`, instead of the result. After a panic of the iterator no more inputs follow.
///
/// The function may do all the work that one input needs, so that only the data that the caller keeps is
/// handed over:
///
/// ```
/// use treewright_parallel::Many;
///
/// let texts = ["one two", "three", ""];
/// let words = Many::new(texts, |text: &str| text.split_whitespace().count());
/// assert_eq!(words.collect::<Vec<_>>(), [2, 1, 0]);
/// ```
///
/// Borrowed inputs need threads that end before the borrow does, which are those of a
/// [scope](thread::scope):
///
/// ```
/// use treewright_parallel::Many;
///
/// let texts = vec![String::from("one"), String::from("three")];
/// let total: usize = std::thread::scope(|scope| {
///     Many::scoped(scope, &texts, |text: &String| text.len()).sum()
/// });
/// assert_eq!(total, 8);
/// ```
pub struct Many<'a, Input, Output> {
    shared: Arc<Shared<'a, Input, Output>>,
    /// 0 means the number of cores.
    threads: usize,
    /// Upper bound of the number of results, if known.
    most: Option<usize>,
    stage: Stage<'a, Output>,
}

enum Stage<'a, Output> {
    NotStarted(Spawn<'a>),
    /// The caller's thread does the work.
    OneByOne,
    Parallel(Results<Output>),
}

/// Starts a thread.
type Spawn<'a> = Box<dyn Fn(Box<dyn FnOnce() + Send + 'a>) -> io::Result<()> + Send + 'a>;

impl<Input: Send + 'static, Output: Send + 'static> Many<'static, Input, Output> {
    /// Applies `work` to each input, on threads of its own.
    pub fn new<I>(inputs: I, work: impl Fn(Input) -> Output + Send + Sync + 'static) -> Self
    where
        I: IntoIterator<Item = Input, IntoIter: Send + 'static>,
    {
        let spawn = |worker| thread::Builder::new().spawn(worker).map(drop);
        Self::with(Box::new(spawn), inputs, work)
    }
}

impl<'a, Input: Send + 'a, Output: Send + 'a> Many<'a, Input, Output> {
    /// Applies `work` to each input, on threads of a scope, so that inputs and `work` may borrow
    /// from outside the scope. The scope waits for its threads: take all results, or drop the
    /// iterator before the scope ends.
    pub fn scoped<I>(
        scope: &'a Scope<'a, '_>,
        inputs: I,
        work: impl Fn(Input) -> Output + Send + Sync + 'a,
    ) -> Self
    where
        I: IntoIterator<Item = Input, IntoIter: Send + 'a>,
    {
        let spawn = move |worker| thread::Builder::new().spawn_scoped(scope, worker).map(drop);
        Self::with(Box::new(spawn), inputs, work)
    }

    fn with<I>(
        spawn: Spawn<'a>,
        inputs: I,
        work: impl Fn(Input) -> Output + Send + Sync + 'a,
    ) -> Self
    where
        I: IntoIterator<Item = Input, IntoIter: Send + 'a>,
    {
        let inputs = inputs.into_iter();
        let (_, most) = inputs.size_hint();
        let shared = Arc::new(Shared::new(inputs, work));
        Self { shared, threads: 0, most, stage: Stage::NotStarted(spawn) }
    }

    /// Sets the number of threads. 0, the default, means
    /// [`available_parallelism`](thread::available_parallelism). With 1, or with at most one input,
    /// the thread that calls `next` does the work itself, when it asks for a result. If the system
    /// refuses to start a thread, those that were started do the work.
    ///
    /// Has no effect after the first result was taken.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Sets a function that gives the approximate size of an input in bytes. Threads then work less
    /// far ahead when inputs are large, and hand results over in groups when they are small.
    /// Without it, only the number of inputs is bounded, and each result is handed over alone.
    ///
    /// Has no effect after the first result was taken.
    #[must_use]
    pub fn sizes(mut self, size: impl Fn(&Input) -> u64 + Send + Sync + 'a) -> Self {
        if let Some(shared) = Arc::get_mut(&mut self.shared) {
            shared.set_size(size);
        }
        self
    }

    /// Returns true if [`next`](Iterator::next) would return without waiting. While it returns
    /// false, the results so far can be flushed to their destination.
    ///
    /// ```
    /// use treewright_parallel::Many;
    ///
    /// let mut numbers = Many::new(0..100, |number| number + 1).threads(2);
    /// assert!(!numbers.is_ready(), "nothing happens before the first result is asked for");
    /// let mut waits = 0;
    /// loop {
    ///     waits += usize::from(!numbers.is_ready());
    ///     if numbers.next().is_none() {
    ///         break;
    ///     }
    /// }
    /// assert!(waits <= 101);
    /// ```
    pub fn is_ready(&mut self) -> bool {
        match &mut self.stage {
            Stage::NotStarted(_) | Stage::OneByOne => false,
            Stage::Parallel(results) => results.is_ready(),
        }
    }

    /// Starts as many threads as the work needs and the system allows.
    #[expect(clippy::arithmetic_side_effects, reason = "counts up to the number of threads")]
    fn start(&self, spawn: &Spawn<'a>) -> Stage<'a, Output> {
        let threads = match self.threads {
            0 => thread::available_parallelism().map_or(1, Into::into),
            threads => threads,
        };
        let threads = threads.min(self.most.unwrap_or(usize::MAX));
        if threads <= 1 {
            return Stage::OneByOne;
        }
        let (sender, receiver) = mpsc::channel();
        let mut started = 0;
        while started < threads {
            let (shared, sender) = (Arc::clone(&self.shared), sender.clone());
            if spawn(Box::new(move || shared.run(&sender))).is_err() {
                break;
            }
            started += 1;
            self.shared.window.open_for(started);
        }
        if started == 0 {
            return Stage::OneByOne;
        }
        Stage::Parallel(Results::new(receiver))
    }
}

impl<'a, Input: Send + 'a, Output: Send + 'a> Iterator for Many<'a, Input, Output> {
    type Item = Output;

    fn next(&mut self) -> Option<Output> {
        if let Stage::NotStarted(spawn) = &self.stage {
            self.stage = self.start(spawn);
        }
        match &mut self.stage {
            Stage::Parallel(results) => {
                let (size, result) = results.next()?;
                self.shared.window.leave(size);
                Some(result.unwrap_or_else(|panic| panic::resume_unwind(panic)))
            }
            Stage::NotStarted(_) | Stage::OneByOne => self.shared.next_result(),
        }
    }
}

impl<'a, Input: Send + 'a, Output: Send + 'a> FusedIterator for Many<'a, Input, Output> {}

impl<Input, Output> Drop for Many<'_, Input, Output> {
    fn drop(&mut self) {
        self.shared.window.close();
    }
}

impl<Input, Output> fmt::Debug for Many<'_, Input, Output> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Many").field("threads", &self.threads).finish_non_exhaustive()
    }
}
