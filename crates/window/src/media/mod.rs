//! Media elements, of which no resource can be rendered.
//!
//! <https://html.spec.whatwg.org/multipage/media.html#media-elements>
//!
//! Nothing is decoded, so each resource has a format that is not supported. That is known without its bytes: none is
//! fetched. Scripts see the states and events of such resources.

mod load;
mod playback;

pub(crate) use load::{inserted, load, source_set};
pub(crate) use playback::{
    pause, play, set_current_time, set_muted, set_playback_rate, set_volume, was_removed,
};

use rustc_hash::FxHashMap;
use treewright_dom::{LocalName, NodeId};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::exception::DomExceptionName;
use crate::wrappers;

/// The values of `networkState`.
pub(crate) const EMPTY: u16 = 0;
pub(crate) const IDLE: u16 = 1;
pub(crate) const LOADING: u16 = 2;
pub(crate) const NO_SOURCE: u16 = 3;

/// The slot of an element's object with its error.
pub(crate) const ERROR: u64 = 110;

/// The first of the slots with promises of `play()`.
const PROMISES: u64 = 1 << 45;

/// The resource that waits until a script plays it, because of `preload=none`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Candidate {
    Attribute,
    Source(NodeId),
}

/// Promises that a queued task rejects.
struct Rejection {
    number: u64,
    promises: Vec<u64>,
    name: DomExceptionName,
}

/// The state of a media element.
pub(crate) struct MediaState {
    pub(crate) network_state: u16,
    pub(crate) current_src: String,
    pub(crate) is_paused: bool,
    pub(crate) default_playback_start_position: f64,
    pub(crate) default_playback_rate: f64,
    pub(crate) playback_rate: f64,
    pub(crate) preserves_pitch: bool,
    pub(crate) volume: f64,
    pub(crate) is_muted: bool,
    has_an_error: bool,
    /// The number of the last run of the load algorithm: tasks and steps of earlier ones do nothing.
    run: u64,
    delays_the_load_event_of: Option<NodeId>,
    /// The last `source` element that was tried, while the element waits for another one.
    waits_after: Option<NodeId>,
    suspended: Option<Candidate>,
    /// Slots of the promises that are pending.
    promises: Vec<u64>,
    rejections: Vec<Rejection>,
}

impl MediaState {
    fn new(is_muted: bool) -> Self {
        Self {
            network_state: EMPTY,
            current_src: String::new(),
            is_paused: true,
            default_playback_start_position: 0.0,
            default_playback_rate: 1.0,
            playback_rate: 1.0,
            preserves_pitch: true,
            volume: 1.0,
            is_muted,
            has_an_error: false,
            run: 0,
            delays_the_load_event_of: None,
            waits_after: None,
            suspended: None,
            promises: Vec::new(),
            rejections: Vec::new(),
        }
    }
}

/// The media elements of an agent.
#[derive(Default)]
pub(crate) struct Media {
    states: FxHashMap<NodeId, MediaState>,
    last_number: u64,
}

impl Media {
    /// An element is freed.
    pub(crate) fn forget(&mut self, element: NodeId) {
        self.states.remove(&element);
    }

    fn next_number(&mut self) -> u64 {
        self.last_number = self.last_number.saturating_add(1);
        self.last_number
    }
}

/// The state of an element.
pub(crate) fn state<'a>(cx: &'a mut Cx<'_>, element: NodeId) -> &'a mut MediaState {
    // A media element that is created with the attribute is muted.
    let is_muted = cx.host.tree.attribute(element, "muted").is_some();
    cx.host.media.states.entry(element).or_insert_with(|| MediaState::new(is_muted))
}

/// An attribute of a media element was set, changed or removed.
pub(crate) fn attribute_changed(
    cx: &mut Cx<'_>,
    element: NodeId,
    local: &str,
    old: Option<&str>,
    new: Option<&str>,
) {
    match local {
        // The state remembers what the element was created with.
        "muted" => {
            let is_muted = old.is_some();
            cx.host.media.states.entry(element).or_insert_with(|| MediaState::new(is_muted));
        }
        "src" if new.is_some() => load(cx, element),
        _ => {}
    }
}

/// The error of an element, once one occurred.
pub(crate) fn error(cx: &mut Cx<'_>, element: NodeId) -> Result<Option<Value>, Thrown> {
    if !state(cx, element).has_an_error {
        return Ok(None);
    }
    let wrapper = wrappers::wrap(cx, element)?;
    Ok(cx.slot(&wrapper, ERROR))
}

/// True for the name of a media element.
const fn is_a_media_name(name: LocalName) -> bool {
    matches!(name, LocalName::AUDIO | LocalName::VIDEO)
}
