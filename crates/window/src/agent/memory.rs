//! The memory that an agent holds.

use super::Agent;

/// The memory that an agent holds: see [`Agent::memory`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MemoryUse {
    /// The bytes that the script engine has allocated.
    pub engine: u64,
    /// The objects of the script engine.
    pub objects: u64,
    /// The nodes of all documents, including those that only scripts hold.
    pub nodes: u64,
}

impl Agent {
    /// Frees the objects and nodes that scripts can no longer reach. The engine also does so by
    /// itself when its memory has grown by half.
    pub fn collect_garbage(&mut self) {
        // An object that dies may be the last one that holds a tree, whose objects die with the
        // next turn.
        for _ in 0..2 {
            self.enter((), |cx| {
                cx.run_gc();
                crate::wrappers::collect(cx);
            });
        }
        // A parser that is reading waits meanwhile.
        let _is_compact = self.world.tree.compact();
    }

    /// Counts the memory that the agent holds. The time is proportional to the number of objects of
    /// its scripts.
    ///
    /// ```
    /// use treewright_window::{Agent, AgentOptions, Until};
    ///
    /// let mut agent = Agent::new(AgentOptions::default())?;
    /// agent.open("https://example.org/", b"<p>")?;
    /// agent.run_until(Until::Idle);
    /// let before = agent.memory().nodes;
    /// let script = "document.body.append('a'); document.body.lastChild.remove()";
    /// agent.evaluate(script).unwrap();
    /// agent.collect_garbage();
    /// assert_eq!(agent.memory().nodes, before);
    /// # Ok::<(), treewright_window::AgentError>(())
    /// ```
    pub fn memory(&mut self) -> MemoryUse {
        let nodes = self.world.tree.node_count() as u64;
        let (engine, objects) = self.enter((0, 0), |cx| {
            let usage = cx.memory_usage();
            (usage.bytes, usage.objects)
        });
        MemoryUse { engine, objects, nodes }
    }
}
