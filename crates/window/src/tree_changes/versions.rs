//! Versions of trees: data computed from them is kept until they change.

use rustc_hash::FxHashMap;
use treewright_dom::{Change, NodeId};

/// Numbers that grow with changes.
#[derive(Debug, Default)]
pub(crate) struct TreeVersions {
    /// All changes.
    pub(crate) of_all: u64,
    /// Changes other than those of attributes and data.
    pub(crate) of_nodes: u64,
    /// Changes of the children of nodes, for nodes whose children are cached.
    pub(crate) of_children: FxHashMap<NodeId, u64>,
}

impl TreeVersions {
    /// Records changes.
    pub(super) fn follow(&mut self, changes: &[Change]) {
        self.of_all = self.of_all.wrapping_add(1);
        let mut nodes_changed = false;
        for change in changes {
            match change {
                Change::Attribute { .. }
                | Change::CharacterData { .. }
                | Change::TextAppended { .. } => {}
                Change::ChildList { parent, .. } => {
                    nodes_changed = true;
                    if let Some(version) = self.of_children.get_mut(parent) {
                        *version = version.wrapping_add(1);
                    }
                }
                _ => nodes_changed = true,
            }
        }
        if nodes_changed {
            self.of_nodes = self.of_nodes.wrapping_add(1);
        }
    }
}
