//! The update of styles.
//!
//! <https://drafts.csswg.org/css-transitions-2/#style-change-event>

use std::rc::Rc;

use treewright_dom::NodeId;
use treewright_style::cssom::StyleSnapshot;

use super::look::{Found, look};
use super::{BYTES, OfDocument, Owner, Tracked, Version, declared, transitions};
use crate::style::with_styles;
use crate::world::World;
use crate::{Cx, animation_frames, budget};

/// The clock is looked at after so many elements.
const ELEMENTS_PER_LOOK: usize = 64;

/// The updates that the scripts of a task can cause. Each walks over the tree.
const MOST_UPDATES_OF_A_TASK: u32 = 64;

impl World {
    /// True if a script can see animations of style sheets: it listens to their events, or has asked for styles.
    const fn observes_animations(&self) -> bool {
        self.animations.css.is_observed || self.event_targets.hears_animations
    }
}

/// A script asks for something that animations change: styles of a document are updated, from now on in each frame.
pub(crate) fn observe(cx: &mut Cx<'_>, document: NodeId) {
    cx.host.animations.css.is_observed = true;
    update(cx, document);
}

/// The same for something that depends on the style of an element.
pub(crate) fn observe_at(cx: &mut Cx<'_>, element: NodeId) {
    let document = cx.host.node_document(element);
    observe(cx, document);
}

/// Keeps the style of an element that a script has read.
pub(crate) fn keep_a_style(cx: &mut Cx<'_>, element: NodeId, style: StyleSnapshot) {
    let document = cx.host.node_document(element);
    let charge = cx.host.kept.memory.charge(BYTES);
    let css = &mut cx.host.animations.css;
    css.asked = css.asked.saturating_add(1);
    css.tracked.insert(Owner { element, generated: None }, Tracked::new(document, style, charge));
}

/// The changes of trees and sheets so far.
pub(crate) fn changes(world: &World) -> ((u64, u64, u64), u64) {
    (world.tree_versions.for_styles(), world.computed_styles.borrow().version_of_sheets())
}

/// Asks for a frame if something changed that styles depend on.
pub(crate) fn ask_for_a_frame(cx: &mut Cx<'_>) {
    if !cx.host.observes_animations() {
        return;
    }
    let changes = changes(cx.host);
    let css = &mut cx.host.animations.css;
    if css.seen != Some(changes) {
        css.seen = Some(changes);
        animation_frames::queue(cx);
    }
}

/// Updates the styles of all documents, at the end of a frame.
pub(crate) fn update_all(cx: &mut Cx<'_>) {
    if !cx.host.observes_animations() {
        return;
    }
    let active = cx.host.navigables.iter().map(|(_, navigable)| navigable.active_document);
    let documents: Vec<NodeId> = active.collect();
    for document in documents {
        update_the_styles(cx, document);
    }
}

/// Updates the styles of a document for a script. After many updates in one task the next one comes with the frame.
pub(crate) fn update(cx: &mut Cx<'_>, document: NodeId) {
    let task = cx.host.event_loop.tasks_run;
    if cx.host.animations.css.updates.0 != task {
        cx.host.animations.css.updates = (task, 0);
    }
    if cx.host.animations.css.updates.1 < MOST_UPDATES_OF_A_TASK {
        update_the_styles(cx, document);
    }
}

/// Starts, changes and cancels the animations and transitions of a document.
fn update_the_styles(cx: &mut Cx<'_>, document: NodeId) {
    let is_updating = cx.host.animations.css.is_updating;
    if !cx.host.observes_animations() || is_updating || !cx.host.is_fully_active(document) {
        return;
    }
    let (tree, sheets) = changes(cx.host);
    let Some(navigable) = cx.host.documents.get(document).and_then(|state| state.navigable) else {
        return;
    };
    let version: Version = (tree, sheets, cx.host.viewport_of(navigable));
    let known = cx.host.animations.css.documents.get(&document);
    if known.is_some_and(|known| known.version == version) {
        return;
    }
    let elements =
        known.filter(|known| known.sheets == sheets).map(|known| Rc::clone(&known.elements));
    let elements = match elements {
        Some(elements) => elements,
        None => match with_styles(cx.host, document, |live, _| live.animated_elements()) {
            Some(elements) => Rc::new(elements),
            None => return,
        },
    };
    let of = OfDocument { version, elements: Rc::clone(&elements), sheets };
    cx.host.animations.css.documents.insert(document, of);
    let updates = &mut cx.host.animations.css.updates.1;
    *updates = updates.saturating_add(1);
    let Some(found) = look(cx.host, document, &elements) else { return };
    cx.host.animations.css.is_updating = true;
    follow(cx, document, found);
    cx.host.animations.css.is_updating = false;
}

fn follow(cx: &mut Cx<'_>, document: NodeId, found: Found) {
    for (number, (owner, style)) in found.into_iter().enumerate() {
        if number.is_multiple_of(ELEMENTS_PER_LOOK) && budget::is_out_of_time(cx) {
            return;
        }
        let tracked = cx.host.animations.css.tracked.remove(&owner);
        let Some(style) = style else {
            if let Some(tracked) = tracked {
                let all = tracked.running.into_iter().map(|(_, handle)| handle);
                for handle in all.chain(tracked.animations) {
                    declared::cancel(cx, handle);
                }
            }
            continue;
        };
        let mut tracked = match tracked {
            Some(mut tracked) => {
                if !tracked.style.is_same(&style) {
                    let before = std::mem::replace(&mut tracked.style, style);
                    transitions::follow(cx, document, owner, &mut tracked, &before);
                }
                tracked
            }
            None => {
                let charge = cx.host.kept.memory.charge(BYTES);
                let before = transitions::starting_style(cx.host, document, owner, &style);
                let mut tracked = Tracked::new(document, style, charge);
                if let Some(before) = before {
                    transitions::follow(cx, document, owner, &mut tracked, &before);
                }
                tracked
            }
        };
        if tracked.style.declares_animations() || !tracked.animations.is_empty() {
            declared::follow(cx, document, owner, &mut tracked);
        }
        cx.host.animations.css.tracked.insert(owner, tracked);
    }
}
