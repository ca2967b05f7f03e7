//! Scroll positions of viewports and of elements, and the events of their changes.
//!
//! Nothing is laid out, so the size of what scrolls is unknown. A viewport, and an element that is rendered and whose
//! computed `overflow` makes it a scroll container, have a scrolling area that is as large as a script asks for: a position
//! is kept as it was set, up to [`FURTHEST`]. It never lies before the edge where the contents begin. `scrollWidth` and
//! `scrollHeight` say that the area ends where it is shown now, so `scrollTop + clientHeight <= scrollHeight` holds, and a
//! page that loads more at its end does so. All other elements stay at zero. Elements have no known place, so scrolling one
//! into view moves nothing. Scrolling is instant, also if it is to be smooth.
//!
//! <https://drafts.csswg.org/cssom-view/#scrolling>

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::{DocumentMode, NodeId};
use treewright_quickjs::Charge;

use crate::Cx;
use crate::animation_frames;
use crate::budget;
use crate::events::{self, EventFlags};
use crate::generated::dictionaries::ScrollToOptions;
use crate::style::{self, Pseudo};
use crate::world::World;

/// The largest coordinate of a scroll position, in CSS pixels: browsers have lengths of 26 bits.
pub(crate) const FURTHEST: f64 = 33_554_432.0;

/// The clock is looked at after so many events.
const EVENTS_PER_LOOK: usize = 64;

/// The bytes of a position, and of an event that waits.
const BYTES: usize = 64;

/// A scroll position, in CSS pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Position {
    pub(crate) x: f64,
    pub(crate) y: f64,
}

/// An event of the scroll steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Scroll,
    ScrollEnd,
}

/// The scroll positions of an agent.
#[derive(Default)]
pub(crate) struct State {
    /// Those that are not zero, by element, and by document for its viewport.
    positions: FxHashMap<NodeId, Position>,
    /// <https://drafts.csswg.org/cssom-view/#document-pending-scroll-events>
    pending: Vec<(NodeId, Kind)>,
    is_pending: FxHashSet<(NodeId, Kind)>,
    charge: Option<Charge>,
}

impl State {
    /// A node is freed, or has lost its box.
    pub(crate) fn forget(&mut self, node: NodeId) {
        if !self.positions.is_empty() {
            self.positions.remove(&node);
        }
    }
}

/// The thing that scrolls on behalf of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Area {
    /// The viewport of the document.
    Viewport(NodeId),
    /// The scrolling box of the element.
    Box(NodeId),
}

impl Area {
    const fn node(self) -> NodeId {
        let (Self::Viewport(node) | Self::Box(node)) = self;
        node
    }
}

/// A computed value of an element.
fn value(cx: &mut Cx<'_>, element: NodeId, name: &str) -> String {
    // Out of time or memory, the next call of the script throws.
    style::computed_value(cx, element, &Pseudo::No, name).unwrap_or_default()
}

/// True if the contents that overflow an element are hidden, and can be scrolled to.
/// <https://drafts.csswg.org/css-overflow-3/#scroll-container>
fn has_overflow_of_a_scroll_container(cx: &mut Cx<'_>, element: NodeId) -> bool {
    // One axis suffices: `visible` and `clip` compute to others next to a scrollable axis.
    matches!(&*value(cx, element, "overflow-x"), "hidden" | "scroll" | "auto")
}

/// True if an element is rendered as a box that `overflow` applies to.
fn has_a_scrolling_box(cx: &mut Cx<'_>, element: NodeId) -> bool {
    let applies = match &*value(cx, element, "display") {
        "" | "none" | "contents" | "inline" | "ruby" => false,
        display => {
            !display.starts_with("table") && !display.starts_with("ruby-")
                || matches!(display, "table-cell" | "table-caption")
        }
    };
    applies
        && has_overflow_of_a_scroll_container(cx, element)
        && style::is_being_rendered(cx.host, element)
}

/// <https://drafts.csswg.org/cssom-view/#potentially-scrollable>
fn is_potentially_scrollable(cx: &mut Cx<'_>, body: NodeId) -> bool {
    let parent = cx.host.tree.parent(body);
    parent.is_some_and(|parent| has_overflow_of_a_scroll_container(cx, parent))
        && has_a_scrolling_box(cx, body)
}

/// The thing that `scrollTop` and the methods of an element are about.
/// <https://drafts.csswg.org/cssom-view/#dom-element-scrolltop>
fn area_of(cx: &mut Cx<'_>, element: NodeId) -> Option<Area> {
    let document = cx.host.node_document(element);
    cx.host.node_navigable(document)?;
    let is_quirks = cx.host.tree.mode_of(document) == Some(DocumentMode::Quirks);
    if cx.host.document_element(document) == Some(element) {
        return (!is_quirks).then_some(Area::Viewport(document));
    }
    if cx.host.the_body_element(document) == Some(element) {
        // The overflow of other bodies is that of the viewport.
        if is_potentially_scrollable(cx, element) {
            return Some(Area::Box(element));
        }
        return is_quirks.then_some(Area::Viewport(document));
    }
    has_a_scrolling_box(cx, element).then_some(Area::Box(element))
}

/// True for the axes in which contents overflow to the left, and to the top.
/// <https://drafts.csswg.org/cssom-view/#overflow-directions>
fn overflow_directions(cx: &mut Cx<'_>, area: Area) -> (bool, bool) {
    let element = match area {
        Area::Box(element) => Some(element),
        Area::Viewport(document) => {
            cx.host.the_body_element(document).or_else(|| cx.host.document_element(document))
        }
    };
    let Some(element) = element else { return (false, false) };
    let is_from_right_to_left = value(cx, element, "direction") == "rtl";
    let mode = value(cx, element, "writing-mode");
    let (mut leftward, mut upward) = match &*mode {
        "vertical-rl" | "sideways-rl" => (true, is_from_right_to_left),
        "vertical-lr" => (false, is_from_right_to_left),
        "sideways-lr" => (false, !is_from_right_to_left),
        _ => (is_from_right_to_left, false),
    };
    if matches!(area, Area::Box(_)) && value(cx, element, "display").ends_with("flex") {
        let is_vertical = mode.starts_with("vertical") || mode.starts_with("sideways");
        match &*value(cx, element, "flex-direction") {
            "row-reverse" if is_vertical => upward = !upward,
            "row-reverse" => leftward = !leftward,
            "column-reverse" if is_vertical => leftward = !leftward,
            "column-reverse" => upward = !upward,
            _ => {}
        }
    }
    (leftward, upward)
}

/// <https://drafts.csswg.org/cssom-view/#normalize-non-finite-values>
const fn normalize_non_finite(value: f64) -> f64 {
    if value.is_finite() { value } else { 0.0 }
}

/// A coordinate in the scrolling area.
fn clamped(value: f64, is_reversed: bool) -> f64 {
    let (least, most) = if is_reversed { (-FURTHEST, 0.0) } else { (0.0, FURTHEST) };
    // Never minus zero.
    normalize_non_finite(value).clamp(least, most) + 0.0
}

/// Scrolls to a position, and queues the events if that is another one.
/// <https://drafts.csswg.org/cssom-view/#perform-a-scroll>
fn perform_a_scroll(cx: &mut Cx<'_>, area: Area, to: Position) {
    let (leftward, upward) = overflow_directions(cx, area);
    set_position(cx, area, Position { x: clamped(to.x, leftward), y: clamped(to.y, upward) });
}

fn set_position(cx: &mut Cx<'_>, area: Area, position: Position) {
    let state = &mut cx.host.scrolling;
    let node = area.node();
    if state.positions.get(&node).copied().unwrap_or_default() == position {
        return;
    }
    if position == Position::default() {
        state.positions.remove(&node);
    } else {
        state.positions.insert(node, position);
    }
    for kind in [Kind::Scroll, Kind::ScrollEnd] {
        if state.is_pending.insert((node, kind)) {
            state.pending.push((node, kind));
        }
    }
    let count = state.positions.len().saturating_add(state.pending.len());
    charge(cx.host, count);
    animation_frames::queue(cx);
}

/// Counts what is kept.
fn charge(world: &mut World, count: usize) {
    let bytes = count.saturating_mul(BYTES);
    match &mut world.scrolling.charge {
        Some(charge) => charge.set(bytes),
        None => world.scrolling.charge = Some(world.kept.memory.charge(bytes)),
    }
}

/// The scroll position of a document's viewport.
pub(crate) fn position_of_the_viewport(world: &World, document: NodeId) -> Position {
    world.scrolling.positions.get(&document).copied().unwrap_or_default()
}

/// The scroll position of an element, or of the viewport if that is what its root or body scrolls.
pub(crate) fn position_of(cx: &mut Cx<'_>, element: NodeId) -> Position {
    if cx.host.scrolling.positions.is_empty() {
        return Position::default();
    }
    let area = area_of(cx, element);
    let position = area.and_then(|area| cx.host.scrolling.positions.get(&area.node()));
    position.copied().unwrap_or_default()
}

/// Scrolls the viewport of an active document.
/// <https://drafts.csswg.org/cssom-view/#dom-window-scroll>
pub(crate) fn scroll_the_viewport(cx: &mut Cx<'_>, document: NodeId, to: Position) {
    if cx.host.node_navigable(document).is_some() {
        perform_a_scroll(cx, Area::Viewport(document), to);
    }
}

/// Restores a position that the viewport had before.
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#session-history-entry>
pub(crate) fn restore_the_viewport(cx: &mut Cx<'_>, document: NodeId, position: Position) {
    set_position(cx, Area::Viewport(document), position);
}

/// The argument of a scrolling method.
#[derive(Clone, Debug)]
pub(crate) enum Destination {
    /// A position, as far as it is given.
    To(Option<f64>, Option<f64>),
    /// A distance.
    By(Option<f64>, Option<f64>),
}

impl Destination {
    /// The position that `scroll` is given.
    pub(crate) fn to(options: &ScrollToOptions) -> Self {
        Self::To(options.left, options.top)
    }

    /// The distance that `scrollBy` is given.
    pub(crate) fn by(options: &ScrollToOptions) -> Self {
        Self::By(options.left, options.top)
    }

    fn from(self, now: Position) -> Position {
        match self {
            Self::To(x, y) => Position { x: x.unwrap_or(now.x), y: y.unwrap_or(now.y) },
            Self::By(x, y) => {
                let add = |now: f64, by: Option<f64>| now + by.map_or(0.0, normalize_non_finite);
                Position { x: add(now.x, x), y: add(now.y, y) }
            }
        }
    }
}

/// <https://drafts.csswg.org/cssom-view/#dom-element-scroll>
pub(crate) fn scroll_an_element(cx: &mut Cx<'_>, element: NodeId, destination: Destination) {
    if let Some(area) = area_of(cx, element) {
        let now = cx.host.scrolling.positions.get(&area.node()).copied().unwrap_or_default();
        perform_a_scroll(cx, area, destination.from(now));
    }
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-scroll>
pub(crate) fn scroll_a_window(cx: &mut Cx<'_>, document: NodeId, destination: Destination) {
    let now = position_of_the_viewport(cx.host, document);
    scroll_the_viewport(cx, document, destination.from(now));
}

/// Fires the events of all scrolling since the last frame.
/// <https://drafts.csswg.org/cssom-view/#run-the-scroll-steps>
pub(crate) fn run_the_scroll_steps(cx: &mut Cx<'_>) {
    if cx.host.scrolling.pending.is_empty() {
        return;
    }
    cx.host.scrolling.is_pending.clear();
    let pending = std::mem::take(&mut cx.host.scrolling.pending);
    for (number, (target, kind)) in pending.into_iter().enumerate() {
        if number % EVENTS_PER_LOOK == 0 && budget::is_out_of_time(cx) {
            break;
        }
        if !cx.host.tree.contains(target) {
            continue;
        }
        let document = cx.host.node_document(target);
        if !cx.host.is_fully_active(document) {
            continue;
        }
        let flags = EventFlags { bubbles: target == document, ..EventFlags::NONE };
        let name = match kind {
            Kind::Scroll => "scroll",
            Kind::ScrollEnd => "scrollend",
        };
        events::fire_at_node(cx, target, name, flags);
    }
    let state = &cx.host.scrolling;
    let count = state.positions.len().saturating_add(state.pending.len());
    charge(cx.host, count);
}
