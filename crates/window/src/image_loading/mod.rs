//! Images: fetched for their dimensions, if the agent has the option. Nothing is drawn.
//!
//! <https://html.spec.whatwg.org/multipage/images.html>

mod decode;
mod dimensions;
mod sources;
mod svg;
mod update;

pub(crate) use decode::decode;
pub(crate) use sources::{Attributes, matches_media, select_an_image_source, select_for_a_link};
pub(crate) use svg::{fetch_an_svg_image, is_an_svg_image};
pub(crate) use update::{
    attribute_changed, image_request, inserted, removed, update_the_image_data,
};

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;

use crate::fetching::CorsSetting;
use crate::loader::RequestId;

/// <https://html.spec.whatwg.org/multipage/images.html#img-req-state>
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum State {
    #[default]
    Unavailable,
    CompletelyAvailable,
    Broken,
}

/// <https://html.spec.whatwg.org/multipage/images.html#image-request>
///
/// The partially available state does not occur: a response is decoded only when all its bytes have
/// come.
#[derive(Clone, Debug, Default)]
pub(crate) struct ImageRequest {
    pub(crate) state: State,
    pub(crate) url: String,
    /// The width and height in pixels.
    pub(crate) dimensions: (u32, u32),
    pub(crate) density: f64,
    fetch: Option<RequestId>,
}

/// The data of an `img` element.
#[derive(Debug, Default)]
pub(crate) struct ImageState {
    pub(crate) current: ImageRequest,
    pub(crate) pending: Option<ImageRequest>,
    /// The number of the last update: an older one does nothing.
    run: u64,
    /// It is loaded once it is no longer lazy.
    /// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#lazy-load-resumption-steps>
    is_put_off: bool,
    /// A fetch or a task for it is under way.
    waits: u32,
}

/// The key of a document's available image.
type Key = (NodeId, String, CorsSetting);

/// The images of an agent.
#[derive(Default)]
pub(crate) struct Images {
    /// Support for images is not disabled.
    pub(crate) are_enabled: bool,
    states: FxHashMap<NodeId, ImageState>,
    last_run: u64,
    /// <https://html.spec.whatwg.org/multipage/images.html#list-of-available-images>
    available: FxHashMap<Key, (u32, u32)>,
    decodes: decode::Decodes,
}

impl Images {
    pub(crate) fn get(&self, element: NodeId) -> Option<&ImageState> {
        self.states.get(&element)
    }

    fn state(&mut self, element: NodeId) -> &mut ImageState {
        self.states.entry(element).or_default()
    }

    /// Elements that are kept while they load.
    pub(crate) fn waiting(&self) -> impl Iterator<Item = NodeId> {
        self.states.iter().filter(|(_, state)| state.waits > 0).map(|(element, _)| *element)
    }

    /// An element is freed.
    pub(crate) fn forget(&mut self, element: NodeId) {
        self.states.remove(&element);
    }

    /// A document is destroyed, with its list of available images.
    pub(crate) fn forget_the_document(&mut self, document: NodeId) {
        self.available.retain(|key, _| key.0 != document);
    }
}
