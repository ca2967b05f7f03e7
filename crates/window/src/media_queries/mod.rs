//! Media queries: their evaluation for the viewport of a document, and the lists of scripts.
//!
//! <https://drafts.csswg.org/cssom-view/#dom-window-matchmedia>

mod evaluate;
mod lists;

pub(crate) use evaluate::{Environment, condition_holds, matches, pixels};
pub(crate) use lists::{
    Lists, a_viewport_may_have_changed, evaluate_media_queries_and_report_changes, list_of,
    match_media, media_of,
};

use treewright_dom::NodeId;

use crate::world::World;

/// The viewport of a document.
pub(crate) fn environment(world: &World, document: NodeId) -> Environment {
    let id = world.documents.get(document).and_then(|state| state.navigable);
    let (width, height) = id.map(|id| world.viewport_of(id)).unwrap_or_default();
    Environment { width: f64::from(width), height: f64::from(height) }
}
