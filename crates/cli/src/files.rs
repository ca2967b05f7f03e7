//! Work on each of the files of a command line, on several threads, with results in their order.

use std::io::Write as _;

use treewright::Many;

use crate::args::ThreadsArgument;
use crate::input::{Input, Inputs, Unreadable};
use crate::output::{Out, Outcome, Trouble};
use crate::progress::Progress;

/// The files, and how many of them to work on at the same time.
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

    /// Whether there may be several, as far as the command line says.
    pub(crate) fn may_be_several(&self) -> bool {
        self.count != Some(1)
    }

    /// Whether several are worked on at the same time, and wait for their turn to be printed.
    pub(crate) fn are_in_parallel(&self) -> bool {
        self.threads > 1
    }

    /// Does `work` on the bytes of each file, and gives the results to `print`, in order and on
    /// this thread. A file that cannot be read is reported, and the others go on.
    pub(crate) fn each<T: Send + 'static>(
        self,
        work: impl Fn(&Input, Vec<u8>) -> T + Send + Sync + 'static,
        mut print: impl FnMut(&Input, T, &mut Out) -> Result<Outcome, Trouble>,
    ) -> Result<Outcome, Trouble> {
        // Standard input takes as long as whoever writes there, and nobody here knows who that is.
        let progress = if self.inputs.has_standard_input() {
            Progress::none()
        } else {
            Progress::new(self.count, "files")
        };
        let mut out = Out::new(progress);
        let mut outcome = Outcome::Fine;
        let results = Many::new(self.inputs, move |input: Result<Input, Unreadable>| {
            let input = input?;
            let bytes = input.read()?;
            Ok::<_, Unreadable>((work(&input, bytes), input))
        });
        let size = |input: &Result<Input, _>| input.as_ref().map_or(0, Input::size);
        for result in results.sizes(size).threads(self.threads) {
            let of_this = match result {
                Ok((result, input)) => print(&input, result, &mut out)?,
                Err(unreadable) => {
                    out.complain(&unreadable)?;
                    Outcome::UnreadableInput
                }
            };
            outcome = outcome.max(of_this);
            out.step(1);
        }
        out.flush().map_err(Trouble::output)?;
        Ok(outcome)
    }
}
