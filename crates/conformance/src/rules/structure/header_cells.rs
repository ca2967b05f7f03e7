//! Header cells that `headers` leads back to.
//!
//! <https://html.spec.whatwg.org/multipage/tables.html#attributes-common-to-td-and-th-elements>

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::NodeId;
use treewright_markup::tag;

use super::references::{Reference, Target};
use crate::codes::references as codes;
use crate::context::{Context, Element};

/// The `th` elements whose `headers` name others of their table.
#[derive(Default)]
pub(super) struct HeaderCells<'a> {
    cells: Vec<Element<'a>>,
    /// The cells that each one is a target of by itself.
    targets: FxHashMap<NodeId, Vec<NodeId>>,
}

impl<'a> HeaderCells<'a> {
    /// Adds a reference, if it is one of a header cell to another one.
    pub(super) fn add(&mut self, reference: &Reference<'a>, target: Target<'a>) {
        let (cell, other) = (reference.element, target.node.id());
        if reference.attribute == "headers"
            && cell.is_html_element(tag::TH)
            && target.node.is_html("th")
            && target.table == reference.table
            && other != cell.node.id()
        {
            let targets = self.targets.entry(cell.node.id()).or_default();
            if targets.is_empty() {
                self.cells.push(cell);
            }
            targets.push(other);
        }
    }

    /// "A `th` element must not be targeted by itself." Reports one cell of each circle.
    pub(super) fn report(&self, cx: &mut Context<'a>) {
        let mut done = FxHashSet::default();
        for start in &self.cells {
            if done.contains(&start.node.id()) {
                continue;
            }
            // The cells on the way, each with those of its targets that are still to be followed.
            let mut way = vec![(start.node.id(), 0_usize)];
            let mut on_the_way = FxHashSet::from_iter([start.node.id()]);
            while let Some((cell, next)) = way.last_mut() {
                let target = self.targets.get(cell).and_then(|targets| targets.get(*next)).copied();
                *next = next.saturating_add(1);
                match target {
                    Some(target) if on_the_way.contains(&target) => {
                        if let Some(cell) = cx.document.get(target).map(Element::new) {
                            cx.report(&codes::HEADER_TARGETS_ITSELF, cell.place_of("headers"), &[]);
                        }
                    }
                    Some(target) if !done.contains(&target) => {
                        on_the_way.insert(target);
                        way.push((target, 0));
                    }
                    Some(_) => {}
                    None => {
                        done.insert(*cell);
                        on_the_way.remove(cell);
                        way.pop();
                    }
                }
            }
        }
    }
}
