//! Work on each of the pages of a command, on several threads, with results in their order.

use treewright::Many;

use crate::arguments::ThreadsArgument;
use crate::input::Unreadable;
use crate::output::{Failure, Notation, Out, Outcome, Progress};

/// The pages, or other items, to process in turn, and the number of threads that do it.
pub(crate) struct Turns<I: Iterator> {
    items: I,
    count: Option<usize>,
    threads: usize,
    size: Option<fn(&I::Item) -> u64>,
}

impl<I: Iterator> Turns<I> {
    /// `count` is the number of items, if it is known.
    pub(crate) fn new(items: I, count: Option<usize>, threads: ThreadsArgument) -> Self {
        let threads = threads.count().min(count.unwrap_or(usize::MAX));
        Self { items, count, threads, size: None }
    }

    /// Sets a function for the bytes of an item, which bound how far threads go ahead.
    pub(crate) fn sizes(self, size: fn(&I::Item) -> u64) -> Self {
        Self { size: Some(size), ..self }
    }

    /// Returns true unless there is exactly one item.
    pub(crate) fn may_be_several(&self) -> bool {
        self.count != Some(1)
    }

    /// Returns true if several items are worked on at the same time, and wait for their turn to be
    /// printed.
    pub(crate) fn are_in_parallel(&self) -> bool {
        self.threads > 1
    }

    /// Standard output for the results, with a progress line: `unit` is the name of the items in the plural.
    /// Without progress for standard input, whose time depends on the program that writes it.
    pub(crate) fn out(&self, notation: Notation, unit: &str, has_standard_input: bool) -> Out {
        let progress =
            if has_standard_input { Progress::none() } else { Progress::new(self.count, unit) };
        Out::new(progress, notation)
    }
}

impl<I: Iterator<Item: Send + 'static> + Send + 'static> Turns<I> {
    /// The results of work on each item, in order.
    pub(crate) fn results<T: Send + 'static>(
        self,
        work: impl Fn(I::Item) -> T + Send + Sync + 'static,
    ) -> Many<'static, I::Item, T> {
        let results = Many::new(self.items, work).threads(self.threads);
        match self.size {
            Some(size) => results.sizes(size),
            None => results,
        }
    }
}

impl<P: Send + 'static, I: Iterator<Item = Result<P, Unreadable>> + Send + 'static> Turns<I> {
    /// Does work on each page, and gives the results to `print`, in order and on this thread. A page that
    /// cannot be read is reported, and the others go on. The outcome is the greatest of all.
    pub(crate) fn each<T: Send + 'static>(
        self,
        out: &mut Out,
        work: impl Fn(P) -> Result<T, Unreadable> + Send + Sync + 'static,
        mut print: impl FnMut(T, &mut Out) -> Result<Outcome, Failure>,
    ) -> Result<Outcome, Failure> {
        let mut outcome = None;
        for result in self.results(move |page| work(page?)) {
            let of_this = match result {
                Ok(result) => print(result, out)?,
                Err(unreadable) => {
                    out.print_message(&unreadable)?;
                    Outcome::UnreadableInput
                }
            };
            outcome = outcome.max(Some(of_this));
            out.step(1);
        }
        Ok(outcome.unwrap_or(Outcome::Fine))
    }
}
