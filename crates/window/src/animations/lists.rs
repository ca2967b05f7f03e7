//! The animations of elements and documents.
//!
//! <https://drafts.csswg.org/web-animations-1/#the-animatable-interface-mixin>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use super::{css, objects};
use crate::Cx;

/// The relevant animations whose targets are accepted, in composite order.
/// <https://drafts.csswg.org/web-animations-1/#animation-composite-order>
fn relevant(cx: &mut Cx<'_>, candidates: Vec<u64>) -> Result<Vec<Value>, Thrown> {
    let mut found = Vec::new();
    for handle in candidates {
        if objects::is_relevant(cx, handle) {
            found.push(handle);
        }
    }
    css::sort_in_composite_order(cx.host, &mut found);
    let mut all = Vec::with_capacity(found.len());
    for handle in found {
        all.extend(objects::object_for(cx, handle)?);
    }
    Ok(all)
}

/// <https://drafts.csswg.org/web-animations-1/#dom-animatable-getanimations>
pub(crate) fn animations_of_an_element(
    cx: &mut Cx<'_>,
    element: NodeId,
    pseudo: Option<&str>,
    with_subtree: bool,
) -> Result<Vec<Value>, Thrown> {
    let document = cx.host.node_document(element);
    css::observe(cx, document);
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
pub(crate) fn animations_of_a_document(
    cx: &mut Cx<'_>,
    root: NodeId,
) -> Result<Vec<Value>, Thrown> {
    let document = cx.host.node_document(root);
    css::observe(cx, document);
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
