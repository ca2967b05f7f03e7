//! Properties that elements inherit.

use rustc_hash::FxHashMap;
use treewright_dom::{NodeKind, NodeRef};

/// The number of steps that are taken without looking into the memory, and the distance of the places
/// that are remembered.
const STRIDE: u32 = 32;

/// The first answer of `own` at a node or at those above it, and `top` if there is none. The answer for a
/// node is also the one for the nodes below it that have none; it is remembered for some of them, so that
/// many elements below one deep branch do not go all the way up.
pub(crate) fn inherited<'a, T: Copy>(
    memo: &mut FxHashMap<u32, T>,
    start: NodeRef<'a>,
    up: impl Fn(NodeRef<'a>) -> Option<NodeRef<'a>>,
    mut own: impl FnMut(NodeRef<'a>) -> Option<T>,
    top: T,
) -> T {
    let (mut next, mut steps, mut answer) = (Some(start), 0_u32, top);
    let mut passed = Vec::new();
    while let Some(node) = next {
        if steps >= STRIDE {
            if let Some(known) = memo.get(&node.place()) {
                answer = *known;
                break;
            }
            if steps.is_multiple_of(STRIDE) {
                passed.push(node.place());
            }
        }
        steps = steps.saturating_add(1);
        if let Some(found) = own(node) {
            answer = found;
            break;
        }
        next = up(node);
    }
    for place in passed {
        memo.insert(place, answer);
    }
    answer
}

/// The parent element.
pub(crate) fn parent_element(node: NodeRef<'_>) -> Option<NodeRef<'_>> {
    node.parent().filter(|parent| parent.is_element())
}

/// The parent element, or the host of the shadow tree that an element is at the top of.
pub(crate) fn parent_or_host(node: NodeRef<'_>) -> Option<NodeRef<'_>> {
    let parent = node.parent()?;
    match parent.kind() {
        NodeKind::Element => Some(parent),
        NodeKind::ShadowRoot => parent.host(),
        _ => None,
    }
}
