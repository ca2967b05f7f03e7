//! Labels and their controls.
//!
//! <https://html.spec.whatwg.org/multipage/forms.html#the-label-element>

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::{LocalName, NodeId};
use treewright_quickjs::{Thrown, Value};
use treewright_semantics::controls::is_labelable;

use crate::Cx;
use crate::collections::{self, Dependence, Filter, Members, kept_table};
use crate::events::activation;
use crate::objects::slots;
use crate::tree_changes::Attr;
use crate::trees::html_name;
use crate::world::World;
use crate::wrappers;

const DEPENDENCE: Dependence = Dependence {
    decides: |world, node| {
        html_name(world, node) == Some(LocalName::LABEL)
            || world.is(node, is_labelable)
            || world.tree.attribute(node, "id").is_some()
    },
    attributes: &[Attr::For, Attr::Id, Attr::Type],
    states: false,
    is_within: false,
};

/// The labels of the controls of a tree.
#[derive(Debug, Default)]
pub(crate) struct LabelsOfTree {
    /// By controls, in tree order.
    of_controls: FxHashMap<NodeId, Vec<NodeId>>,
    labels: FxHashSet<NodeId>,
}

impl Members for LabelsOfTree {
    fn has(&self, element: NodeId) -> bool {
        self.labels.contains(&element) || self.of_controls.contains_key(&element)
    }
}

/// The labels of the tree whose labeled control is this element.
pub(crate) fn of(world: &World, control: NodeId) -> Vec<NodeId> {
    if !world.is(control, is_labelable) {
        return Vec::new();
    }
    let root = world.root_of(control);
    let table = kept_table(world, &world.forms.labels, root, &DEPENDENCE, |world, root| {
        let mut table = LabelsOfTree::default();
        for node in std::iter::once(root).chain(world.tree.descendants(root)) {
            if html_name(world, node) == Some(LocalName::LABEL) {
                table.labels.insert(node);
                if let Some(control) = activation::labeled_control(world, node) {
                    table.of_controls.entry(control).or_default().push(node);
                }
            }
        }
        table
    });
    table.of_controls.get(&control).cloned().unwrap_or_default()
}

/// The live list of the labels, always the same object.
/// <https://html.spec.whatwg.org/multipage/forms.html#dom-lfe-labels>
pub(crate) fn list(cx: &mut Cx<'_>, control: NodeId) -> Result<Value, Thrown> {
    let owner = wrappers::wrap(cx, control)?;
    if let Some(list) = cx.slot(&owner, slots::LABELS) {
        return Ok(list);
    }
    let list = collections::live_node_list(cx, control, Filter::Labels)?;
    cx.set_slot(&owner, slots::LABELS, &list);
    Ok(list)
}
