//! The order of animations.
//!
//! <https://drafts.csswg.org/web-animations-1/#animation-composite-order>

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;
use treewright_dom::scripting::ShadowIncludingTrees;

use super::{Kind, Owner};
use crate::animations::Animation;
use crate::world::World;

/// The order among the animations of an element: the class, the place in it, and the name of a property.
pub(in super::super) fn order_of(animation: &Animation) -> (u8, u64, &str) {
    match &animation.css {
        Some(css) if css.owner.is_some() => match &css.kind {
            Kind::Transition(transition) => (0, transition.generation, &css.name),
            Kind::Animation { index, .. } => (1, *index as u64, ""),
        },
        _ => (2, animation.position, ""),
    }
}

/// True for a transition that belongs to declarations.
pub(in super::super) fn is_a_transition(animation: &Animation) -> bool {
    order_of(animation).0 == 0
}

/// Sorts animations by their composite order.
pub(in super::super) fn sort_in_composite_order(world: &World, animations: &mut [u64]) {
    let state = &world.animations;
    let owner_of =
        |handle: &u64| -> Option<Owner> { state.animation(*handle)?.css.as_ref()?.owner };
    let mut places: FxHashMap<NodeId, u64> = FxHashMap::default();
    for owner in animations.iter().filter_map(owner_of) {
        places.entry(owner.element).or_default();
    }
    if places.len() > 1 {
        // Elements are numbered by a walk over their trees.
        let mut roots: Vec<NodeId> = Vec::new();
        for element in places.keys() {
            let root = world.tree.shadow_including_root(*element).unwrap_or(*element);
            if !roots.contains(&root) {
                roots.push(root);
            }
        }
        let mut number = 0_u64;
        for root in roots {
            let mut next = Some(root);
            while let Some(node) = next {
                number = number.saturating_add(1);
                if let Some(place) = places.get_mut(&node) {
                    *place = number;
                }
                next = world.tree.next_in_shadow_including_tree_order(node, root);
            }
        }
    }
    let key = |handle: &u64| {
        let one = state.animation(*handle)?;
        let (class, place, name) = order_of(one);
        let element = owner_of(handle).map(|owner| {
            (places.get(&owner.element).copied().unwrap_or_default(), owner.generated)
        });
        Some((class, element, place, name))
    };
    animations.sort_by(|one, other| key(one).cmp(&key(other)));
}
