//! Revealing an element that a user searches for: whatever hides it is removed.
//!
//! <https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute>

use treewright_dom::{FullName, LocalName, NodeId};

use crate::Cx;
use crate::events::{self, EventFlags};
use crate::strings::DomString;
use crate::tree_changes;
use crate::trees::html_name;
use crate::world::World;

/// The way in which an ancestor hides an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RevealType {
    UntilFound,
    Details,
}

/// <https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute>
pub(crate) fn ancestor_revealing_algorithm(cx: &mut Cx<'_>, target: NodeId) {
    let mut ancestors_to_reveal = Vec::new();
    let mut ancestor = target;
    while let Some(parent) = cx.host.flat_tree_parent(ancestor) {
        if is_hidden_until_found(cx.host, ancestor) {
            ancestors_to_reveal.push((ancestor, RevealType::UntilFound));
        }
        if is_in_closed_details(cx.host, ancestor, parent) {
            ancestors_to_reveal.push((parent, RevealType::Details));
        }
        ancestor = parent;
    }
    for (ancestor, reveal_type) in ancestors_to_reveal {
        if !cx.host.is_connected(ancestor) {
            return;
        }
        match reveal_type {
            RevealType::UntilFound => {
                if !is_hidden_until_found(cx.host, ancestor) {
                    return;
                }
                events::fire_at_node(cx, ancestor, "beforematch", EventFlags::BUBBLES);
                if !cx.host.is_connected(ancestor) || !is_hidden_until_found(cx.host, ancestor) {
                    return;
                }
                tree_changes::remove_an_attribute(cx, ancestor, "hidden");
            }
            RevealType::Details => {
                if cx.host.tree.attribute(ancestor, "open").is_some() {
                    return;
                }
                let name = FullName::plain("open");
                tree_changes::set_an_attribute(cx, ancestor, name, &DomString::default());
            }
        }
    }
}

/// The `hidden` attribute is in the Hidden Until Found state.
/// <https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute>
fn is_hidden_until_found(world: &World, node: NodeId) -> bool {
    html_name(world, node).is_some()
        && world
            .tree
            .attribute(node, "hidden")
            .is_some_and(|value| value.eq_ignore_ascii_case("until-found"))
}

/// The node is in the second slot of a `details` element without `open`: that is, it is not the
/// summary, the first child that is a `summary` element.
fn is_in_closed_details(world: &World, node: NodeId, parent: NodeId) -> bool {
    if html_name(world, parent) != Some(LocalName::DETAILS)
        || world.tree.attribute(parent, "open").is_some()
    {
        return false;
    }
    let summary = world
        .tree
        .children(parent)
        .find(|child| html_name(world, *child) == Some(LocalName::SUMMARY));
    summary != Some(node)
}
