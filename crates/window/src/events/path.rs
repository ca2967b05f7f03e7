//! The path of an event.
//!
//! <https://dom.spec.whatwg.org/#event-path>

use std::rc::Rc;

use treewright_dom::scripting::ShadowIncludingTrees;
use treewright_dom::{NodeId, NodeKind};

use super::event;
use super::target::{Target, assigned_slot, is_closed, is_shadow_root};
use crate::world::World;

/// A struct of an event path. No event has a touch target list.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) invocation_target: Target,
    pub(super) invocation_target_in_shadow_tree: bool,
    pub(super) shadow_adjusted_target: Option<Target>,
    pub(super) related_target: Option<Target>,
    pub(super) root_of_closed_tree: bool,
    pub(super) slot_in_closed_tree: bool,
}

/// Most paths are no longer than this.
const USUAL_LENGTH: usize = 8;

/// The paths of the events that are being dispatched, the last one innermost.
pub(super) type Paths = Vec<(u64, Rc<Vec<Step>>)>;

/// <https://dom.spec.whatwg.org/#concept-event-path-append>
fn append(
    world: &World,
    path: &mut Vec<Step>,
    invocation_target: Target,
    root: Option<NodeId>,
    shadow_adjusted_target: Option<Target>,
    related_target: Option<Target>,
    slot_in_closed_tree: bool,
) {
    let invocation_target_in_shadow_tree = root.is_some_and(|root| is_shadow_root(world, root));
    let root_of_closed_tree = invocation_target
        .node()
        .is_some_and(|node| is_shadow_root(world, node) && is_closed(world, node));
    path.push(Step {
        invocation_target,
        invocation_target_in_shadow_tree,
        shadow_adjusted_target,
        related_target,
        root_of_closed_tree,
        slot_in_closed_tree,
    });
}

/// The parent, and true if it is in the same tree.
/// <https://dom.spec.whatwg.org/#get-the-parent>
fn get_the_parent(
    world: &World,
    target: &Target,
    event: &event::Facts,
    path: &[Step],
) -> Option<(Target, bool)> {
    let Target::Node(node) = target else { return None };
    match world.tree.kind(*node)? {
        NodeKind::Document => {
            if event.event_type.as_str() == Some("load") {
                return None;
            }
            world.window_of(*node).map(|realm| (Target::Window(realm), false))
        }
        _ if is_shadow_root(world, *node) => {
            // Null unless the event is composed or its target is in another tree.
            let first = path.first().map(|step| &step.invocation_target);
            let is_own = first.and_then(|first| first.root(world)) == Some(*node);
            if !event.composed && is_own {
                return None;
            }
            world.tree.host(*node).map(|host| (Target::Node(host), false))
        }
        _ => match assigned_slot(world, *node) {
            Some(slot) => Some((Target::Node(slot), false)),
            None => world.tree.parent(*node).map(|parent| (Target::Node(parent), true)),
        },
    }
}

/// Steps 5.1 to 5.9 of dispatch: the path from the target up, and the index of the target with
/// activation behavior.
/// <https://dom.spec.whatwg.org/#concept-event-dispatch>
pub(super) fn build(
    world: &World,
    event: &event::Facts,
    target: &Target,
    target_override: Target,
    related_target: Option<&Target>,
    mut related: Option<Target>,
    has_activation_behavior: impl Fn(&World, &Target) -> bool,
) -> (Vec<Step>, Option<Target>) {
    let mut path = Vec::with_capacity(USUAL_LENGTH);
    let mut target = target.clone();
    let mut activation_target = None;
    let mut root_of_target = target.root(world);
    let mut root = root_of_target;
    let of_target = Some(target_override);
    append(world, &mut path, target.clone(), root, of_target, related.clone(), false);
    let is_activation_event = event.is_mouse_event && event.event_type.as_str() == Some("click");
    if is_activation_event && has_activation_behavior(world, &target) {
        activation_target = Some(target.clone());
    }
    let is_slotted = |target: &Target| {
        target.node().and_then(|node| assigned_slot(world, node)).map(|_| target.clone())
    };
    let mut slottable = is_slotted(&target);
    let mut slot_in_closed_tree = false;
    let mut parent = get_the_parent(world, &target, event, &path);
    while let Some((at, is_same_tree)) = parent {
        if !is_same_tree {
            root = at.root(world);
        }
        if slottable.take().is_some() {
            // The parent is a slot.
            slot_in_closed_tree =
                root.is_some_and(|root| is_shadow_root(world, root) && is_closed(world, root));
        }
        slottable = is_slotted(&at);
        related = related_target.map(|related| related.retarget(world, &at));
        let is_within = matches!(at, Target::Window(_))
            || root.is_some() && root == root_of_target
            || at.node().zip(root_of_target).is_some_and(|(node, root)| {
                world.tree.is_shadow_including_inclusive_ancestor(root, node)
            });
        if is_within {
            if is_activation_event
                && event.bubbles
                && activation_target.is_none()
                && has_activation_behavior(world, &at)
            {
                activation_target = Some(at.clone());
            }
            append(world, &mut path, at.clone(), root, None, related.clone(), slot_in_closed_tree);
        } else if related.as_ref().is_some_and(|related| related.is_same(&at)) {
            break;
        } else {
            target = at.clone();
            root_of_target = root;
            if is_activation_event
                && activation_target.is_none()
                && has_activation_behavior(world, &target)
            {
                activation_target = Some(target.clone());
            }
            append(
                world,
                &mut path,
                at.clone(),
                root,
                Some(target.clone()),
                related.clone(),
                slot_in_closed_tree,
            );
        }
        parent = get_the_parent(world, &at, event, &path);
        slot_in_closed_tree = false;
    }
    (path, activation_target)
}

/// <https://dom.spec.whatwg.org/#dom-event-composedpath>
pub(super) fn composed_path(path: &[Step], current_target: &Target) -> Vec<Target> {
    let mut current_target_index = 0;
    let mut current_target_hidden_subtree_level = 0_isize;
    for (index, step) in path.iter().enumerate().rev() {
        if step.root_of_closed_tree {
            current_target_hidden_subtree_level =
                current_target_hidden_subtree_level.saturating_add(1);
        }
        if step.invocation_target.is_same(current_target) {
            current_target_index = index;
            break;
        }
        if step.slot_in_closed_tree {
            current_target_hidden_subtree_level =
                current_target_hidden_subtree_level.saturating_sub(1);
        }
    }
    let (before, after) = path.split_at(current_target_index);
    let start = current_target_hidden_subtree_level;
    let mut front = Vec::new();
    let (mut current, mut max) = (start, start);
    for step in before.iter().rev() {
        if step.root_of_closed_tree {
            current = current.saturating_add(1);
        }
        if current <= max {
            front.push(step.invocation_target.clone());
        }
        if step.slot_in_closed_tree {
            current = current.saturating_sub(1);
            max = max.min(current);
        }
    }
    front.reverse();
    front.push(current_target.clone());
    let (mut current, mut max) = (start, start);
    for step in after.iter().skip(1) {
        if step.slot_in_closed_tree {
            current = current.saturating_add(1);
        }
        if current <= max {
            front.push(step.invocation_target.clone());
        }
        if step.root_of_closed_tree {
            current = current.saturating_sub(1);
            max = max.min(current);
        }
    }
    front
}
