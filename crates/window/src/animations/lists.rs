//! The animations of elements and documents.
//!
//! <https://drafts.csswg.org/web-animations-1/#the-animatable-interface-mixin>

use treewright_dom::NodeId;
use treewright_quickjs::Value;

use super::objects;
use crate::Cx;

/// The relevant animations whose targets are accepted, in composite order.
fn relevant(cx: &mut Cx<'_>, candidates: Vec<u64>) -> Vec<Value> {
    let mut found = Vec::new();
    for handle in candidates {
        if objects::is_relevant(cx, handle)
            && let Some(one) = cx.host.animations.animation(handle)
            && let Some(object) = objects::object_of(cx, handle)
        {
            found.push((one.position, object));
        }
    }
    found.sort_by_key(|(position, _)| *position);
    found.into_iter().map(|(_, object)| object).collect()
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animatable-getanimations>
pub(crate) fn animations_of_an_element(
    cx: &mut Cx<'_>,
    element: NodeId,
    pseudo: Option<&str>,
    with_subtree: bool,
) -> Vec<Value> {
    let world = &*cx.host;
    let state = &world.animations;
    let mut candidates = Vec::new();
    let mut add = |target: NodeId, is_inside: bool| {
        for handle in state.by_target.get(&target).into_iter().flatten() {
            let effect = state.animation(*handle).and_then(|one| state.effect(one.effect?));
            let own = effect.and_then(|effect| effect.target.pseudo.as_deref());
            let is_meant = match pseudo {
                Some(pseudo) => !is_inside && own == Some(pseudo),
                None => own.is_none() || with_subtree,
            };
            if is_meant {
                candidates.push(*handle);
            }
        }
    };
    add(element, false);
    if with_subtree && pseudo.is_none() {
        // The fewer are looked at: the elements with animations, or those below the element.
        for target in state.by_target.keys() {
            if *target != element && world.tree.is_inclusive_ancestor(element, *target) {
                add(*target, true);
            }
        }
    }
    relevant(cx, candidates)
}

/// The animations of the elements of a document or shadow root.
/// <https://drafts.csswg.org/web-animations-1/#dom-documentorshadowroot-getanimations>
pub(crate) fn animations_of_a_document(cx: &mut Cx<'_>, root: NodeId) -> Vec<Value> {
    let world = &*cx.host;
    let state = &world.animations;
    let mut candidates = Vec::new();
    for (target, animations) in &state.by_target {
        if world.root_of(*target) == root {
            candidates.extend(animations.iter().copied());
        }
    }
    relevant(cx, candidates)
}
