//! The characters of text content elements. They are not laid out.
//!
//! <https://svgwg.org/svg2-draft/text.html#InterfaceSVGTextContentElement>

use treewright_dom::{NodeId, NodeKind};

use crate::style;
use crate::world::World;

/// A text with the addressable characters that it has, as ranges of offsets in UTF-16.
struct Run {
    text: NodeId,
    start: u32,
    length: u32,
}

/// The runs of addressable characters: white space is collapsed.
/// <https://svgwg.org/svg2-draft/text.html#TermAddressableCharacter>
fn runs(world: &World, element: NodeId) -> Vec<Run> {
    let (mut runs, mut was_space): (Vec<Run>, bool) = (Vec::new(), true);
    let is_rendered = |node| style::value(world, node, "display").as_deref() != Some("none");
    let mut next = if style::is_being_rendered(world, element) { Some(element) } else { None };
    while let Some(node) = next {
        next = world.tree.next_in_tree_order(node, element);
        match world.tree.kind(node) {
            Some(NodeKind::Text) => {
                let mut at = 0_u32;
                for c in world.data(node).to_scalar().chars() {
                    let is_space = matches!(c, ' ' | '\t' | '\n' | '\r');
                    let length = c.len_utf16() as u32;
                    if !(is_space && was_space) {
                        match runs.last_mut() {
                            Some(run)
                                if run.text == node
                                    && run.start.saturating_add(run.length) == at =>
                            {
                                run.length = run.length.saturating_add(length);
                            }
                            _ => runs.push(Run { text: node, start: at, length }),
                        }
                    }
                    was_space = is_space;
                    at = at.saturating_add(length);
                }
            }
            Some(NodeKind::Element) if node != element && !is_rendered(node) => {
                next = world.tree.next_after_descendants(node, element);
            }
            _ => {}
        }
    }
    // White space at the end is dropped.
    if was_space && let Some(last) = runs.last_mut() {
        last.length = last.length.saturating_sub(1);
    }
    runs
}

/// The number of addressable characters, in code units of UTF-16.
pub(crate) fn number_of_characters(world: &World, element: NodeId) -> u32 {
    runs(world, element).iter().fold(0, |count, run| count.saturating_add(run.length))
}

/// The text and the offset in it of a character. One after the last is at the end of the text.
pub(crate) fn place_of(world: &World, element: NodeId, index: u32) -> (NodeId, u32) {
    let (mut rest, mut last) = (index, (element, 0));
    for run in runs(world, element) {
        if rest < run.length {
            return (run.text, run.start.saturating_add(rest));
        }
        rest = rest.saturating_sub(run.length);
        last = (run.text, run.start.saturating_add(run.length));
    }
    last
}
