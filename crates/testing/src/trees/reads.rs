//! Finds the cases that need a tree.

use treewright_syntax::Edition;

use super::{EventSink, Recorder, TestTree};
use crate::check::{Mismatch, trees_of_case};
use crate::formats::TreeCase;

/// Runs a case on the treeless sink and on a recorded tree. Returns true if, in one of the scripting modes
/// of the case, the parser made a query that only a tree can answer.
///
/// # Errors
/// If it made no such query and the events differ all the same, or if the run fails.
pub fn needs_tree_reads<T: TestTree>(case: &TreeCase, edition: Edition) -> Result<bool, Mismatch> {
    let sinks = trees_of_case::<EventSink>(case, edition)?;
    let recorders = trees_of_case::<Recorder<T>>(case, edition)?;
    let mut needed = false;
    for (sink, recorder) in sinks.iter().zip(&recorders) {
        if sink.needed_tree_reads() {
            needed = true;
            continue;
        }
        let (found, expected) = (sink.events(), recorder.events());
        if found != expected {
            let same = found.iter().zip(expected).take_while(|(a, b)| a == b).count();
            return Err(Mismatch {
                run: format!("event {same}"),
                expected: format!("{:?}", expected.get(same)),
                found: format!("{:?}", found.get(same)),
            });
        }
    }
    Ok(needed)
}
