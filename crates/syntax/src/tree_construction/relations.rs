//! Relations between the open elements that script can break.
//!
//! As long as only the parser writes to the tree, no open element is in one that was opened after it, and the open
//! elements are in one tree. After script has run, a rule that depends on it asks the tree once, which takes as long as
//! there are nodes above the open elements. What holds then holds on, whatever the parser inserts and moves, so the next
//! rules need not go up to the root.

use treewright_markup::TreeSink;

use super::Rules;

/// Something that was asked of the tree after script has run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Answer {
    #[default]
    NotAsked,
    /// The tree said no, or cannot say.
    No,
    /// It holds as long as [`TreeQuery::changes_by_scripts`](treewright_markup::TreeSink::changes_by_scripts) is this.
    Yes(u64),
}

/// Facts about the open elements since script has run.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Relations {
    /// No open element is in one that follows it on the stack.
    order: Answer,
    /// The open elements and the `form` element pointer have the same root.
    one_root: Answer,
}

impl Relations {
    /// Script may have changed the tree.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// The parser took something out of the tree, or did not put something into it. That leaves the order.
    pub(super) fn nodes_were_detached(&mut self) {
        self.one_root = Answer::NotAsked;
    }
}

impl<T: TreeSink + ?Sized> Rules<'_, T> {
    /// Asks the tree for the order of the open elements, unless that is known. Not to be called while a rule moves them.
    pub(super) fn find_the_order_of_open_elements(&mut self) {
        if !self.nodes_were_detached && !self.tree.creation_may_run_script() {
            return;
        }
        let changes = self.tree.changes_by_scripts();
        match (self.relations.order, changes) {
            (Answer::NotAsked, _) => {}
            (Answer::Yes(known), Some(changes)) if known != changes => {}
            _ => return,
        }
        let mut open = self.state.stack.iter().map(|entry| entry.handle.clone());
        let holds = self.tree.none_is_in_one_that_follows(&mut open);
        self.state.relations.order = answer(holds, changes);
    }

    /// True if no open element is known to be in one that follows it on the stack. A program has not put it there.
    pub(super) fn open_elements_are_in_order(&self) -> bool {
        self.patches.is_empty() && self.holds(self.relations.order)
    }

    /// True if the place for a new element and the `form` element pointer have the same root.
    pub(super) fn is_in_the_tree_of_the_form(
        &mut self,
        place: &T::Handle,
        form: &T::Handle,
    ) -> bool {
        if !self.nodes_were_detached && !self.tree.creation_may_run_script() {
            return true;
        }
        let changes = self.tree.changes_by_scripts();
        let is_asked = match self.relations.one_root {
            Answer::NotAsked => false,
            Answer::No => true,
            Answer::Yes(known) => changes == Some(known),
        };
        if !is_asked {
            let open = self.state.stack.iter().map(|entry| entry.handle.clone());
            let mut nodes = open.chain([form.clone()]);
            let holds = self.tree.all_have_one_root(&mut nodes);
            self.state.relations.one_root = answer(holds, changes);
        }
        // Patches are put into nodes that need not be open.
        if self.patches.is_empty() && self.holds(self.relations.one_root) {
            return true;
        }
        let root = |node: &T::Handle| {
            let mut root = node.clone();
            while let Some(parent) = self.tree.parent(&root) {
                root = parent;
            }
            root
        };
        root(place) == root(form)
    }

    fn holds(&self, answer: Answer) -> bool {
        matches!(answer, Answer::Yes(known) if self.tree.changes_by_scripts() == Some(known))
    }
}

/// Without a number of changes nothing can be relied on.
fn answer(holds: bool, changes: Option<u64>) -> Answer {
    changes.filter(|_| holds).map_or(Answer::No, Answer::Yes)
}
