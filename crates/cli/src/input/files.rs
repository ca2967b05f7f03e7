//! Work on each of the files of a command line, on several threads, with results in their order.

use std::io::Write as _;

use treewright::Many;

use crate::arguments::ThreadsArgument;
use crate::input::{Input, Inputs, Unreadable};
use crate::output::{Failure, Notation, Out, Outcome, Progress};

/// The files, and the number of threads that work on them.
pub(crate) struct Files {
    inputs: Inputs,
    count: Option<usize>,
    threads: usize,
}

impl Files {
    pub(crate) fn new(inputs: Inputs, threads: ThreadsArgument) -> Self {
        let count = inputs.known_count();
        let threads = threads.count().min(count.unwrap_or(usize::MAX));
        Self { inputs, count, threads }
    }

    /// Returns true unless the command line names exactly one file.
    pub(crate) fn may_be_several(&self) -> bool {
        self.count != Some(1)
    }

    /// Returns true if standard input is one of them.
    pub(crate) fn have_standard_input(&self) -> bool {
        self.inputs.has_standard_input()
    }

    /// Returns true if several files are worked on at the same time, and wait for their turn to be
    /// printed.
    pub(crate) fn are_in_parallel(&self) -> bool {
        self.threads > 1
    }

    /// Does `work` on each file, and gives the results to `print`, in order and on this thread. A
    /// file that cannot be read is reported, and the others go on. `notation` is that of [`Out`].
    pub(crate) fn each<T: Send + 'static>(
        self,
        notation: Notation,
        work: impl Fn(&Input) -> Result<T, Unreadable> + Send + Sync + 'static,
        mut print: impl FnMut(&Input, T, &mut Out) -> Result<Outcome, Failure>,
    ) -> Result<Outcome, Failure> {
        // The time that standard input takes depends on the program that writes it.
        let progress = if self.inputs.has_standard_input() {
            Progress::none()
        } else {
            Progress::new(self.count, "files")
        };
        let mut out = Out::new(progress, notation);
        let mut outcome = None;
        let results = Many::new(self.inputs, move |input: Result<Input, Unreadable>| {
            let input = input?;
            Ok::<_, Unreadable>((work(&input)?, input))
        });
        let size = |input: &Result<Input, _>| input.as_ref().map_or(0, Input::size);
        for result in results.sizes(size).threads(self.threads) {
            let of_this = match result {
                Ok((result, input)) => print(&input, result, &mut out)?,
                Err(unreadable) => {
                    out.print_message(&unreadable)?;
                    Outcome::UnreadableInput
                }
            };
            outcome = outcome.max(Some(of_this));
            out.step(1);
        }
        out.flush().map_err(Failure::output)?;
        Ok(outcome.unwrap_or(Outcome::Fine))
    }
}
