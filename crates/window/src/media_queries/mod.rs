//! Media queries: their evaluation for the device of a document, and the lists of scripts. Style sheets ask the same evaluator.
//!
//! <https://drafts.csswg.org/cssom-view/#dom-window-matchmedia>

mod lists;

pub(crate) use lists::{
    Lists, a_viewport_may_have_changed, evaluate_media_queries_and_report_changes, list_of,
    match_media, media_of,
};
pub(crate) use treewright_style::cssom::media_matches as matches;

use treewright_dom::NodeId;
use treewright_style::Device;

use crate::style;
use crate::world::World;

/// The device of a document. That of one without a window has no width and no height.
pub(crate) fn environment(world: &World, document: NodeId) -> Device {
    style::device(world, document).unwrap_or_else(|| {
        let mut device = Device::new();
        (device.width, device.height) = (0.0, 0.0);
        device
    })
}
