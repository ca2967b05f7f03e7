//! Selecting a resource, and its failure.
//!
//! <https://html.spec.whatwg.org/multipage/media.html#loading-the-media-resource>

use treewright_dom::{LocalName, NodeId};

use super::playback::{reject_now, take_pending_promises};
use super::{Candidate, EMPTY, ERROR, IDLE, LOADING, NO_SOURCE, is_a_media_name, state};
use crate::event_loop::TaskSource;
use crate::events::{self, EventFlags};
use crate::exception::DomExceptionName;
use crate::generated::Interface;
use crate::host_functions::queue_a_microtask;
use crate::trees::html_name;
use crate::world::World;
use crate::{Cx, bindings, parsing, wrappers};

/// True for `audio` and `video`.
fn is_a_media_element(world: &World, node: NodeId) -> bool {
    html_name(world, node).is_some_and(is_a_media_name)
}

/// Queues a media element task, which does nothing once another load has begun. The task keeps the element's object, and
/// with it the element.
/// <https://html.spec.whatwg.org/multipage/media.html#queue-a-media-element-task>
pub(super) fn queue(cx: &mut Cx<'_>, element: NodeId, steps: impl FnOnce(&mut Cx<'_>) + 'static) {
    let document = cx.host.node_document(element);
    if !cx.host.is_fully_active(document) {
        return;
    }
    let Ok(kept) = wrappers::wrap(cx, element) else { return };
    let run = state(cx, element).run;
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        if state(cx, element).run == run {
            steps(cx);
        }
        drop(kept);
    });
    cx.host.event_loop.queue_a_task(TaskSource::MediaElementEvent, Some(document), steps);
}

/// Queues a task that fires an event.
pub(super) fn queue_an_event(cx: &mut Cx<'_>, element: NodeId, name: &'static str) {
    queue(cx, element, move |cx| {
        events::fire_at_node(cx, element, name, EventFlags::NONE);
    });
}

/// Awaits a stable state.
fn await_a_stable_state(
    cx: &mut Cx<'_>,
    element: NodeId,
    steps: impl FnOnce(&mut Cx<'_>) + 'static,
) {
    let document = cx.host.node_document(element);
    if !cx.host.is_fully_active(document) {
        return;
    }
    let Ok(kept) = wrappers::wrap(cx, element) else { return };
    let run = state(cx, element).run;
    queue_a_microtask(
        cx,
        Box::new(move |cx| {
            if state(cx, element).run == run {
                steps(cx);
            }
            let _kept = &kept;
        }),
    );
}

/// Sets the delaying-the-load-event flag.
fn delay(cx: &mut Cx<'_>, element: NodeId, is_set: bool) {
    let document = cx.host.node_document(element);
    let is_active = cx.host.is_fully_active(document);
    let state = state(cx, element);
    match state.delays_the_load_event_of {
        None if is_set && is_active => {
            state.delays_the_load_event_of = Some(document);
            cx.host.delay_the_load_event(document);
        }
        Some(document) if !is_set => {
            state.delays_the_load_event_of = None;
            parsing::no_longer_delay_the_load_event(cx, document);
        }
        _ => {}
    }
}

/// <https://html.spec.whatwg.org/multipage/media.html#media-element-load-algorithm>
pub(crate) fn load(cx: &mut Cx<'_>, element: NodeId) {
    let rejections = std::mem::take(&mut state(cx, element).rejections);
    for rejection in rejections {
        reject_now(cx, element, &rejection.promises, rejection.name);
    }
    let state = state(cx, element);
    state.run = state.run.saturating_add(1);
    let (before, was_playing) = (state.network_state, !state.is_paused);
    state.waits_after = None;
    state.suspended = None;
    if matches!(before, LOADING | IDLE) {
        queue_an_event(cx, element, "abort");
    }
    if before != EMPTY {
        queue_an_event(cx, element, "emptied");
        if was_playing {
            super::state(cx, element).is_paused = true;
            let promises = take_pending_promises(cx, element);
            reject_now(cx, element, &promises, DomExceptionName::AbortError);
        }
    }
    let state = super::state(cx, element);
    state.playback_rate = state.default_playback_rate;
    state.has_an_error = false;
    select_a_resource(cx, element);
}

/// <https://html.spec.whatwg.org/multipage/media.html#concept-media-load-algorithm>
pub(super) fn select_a_resource(cx: &mut Cx<'_>, element: NodeId) {
    state(cx, element).network_state = NO_SOURCE;
    // `preload=none` waits below; lazy elements do not delay the load event.
    let loading = cx.host.tree.attribute(element, "loading");
    let is_lazy = loading.is_some_and(|loading| loading.eq_ignore_ascii_case("lazy"));
    if !is_lazy {
        delay(cx, element, true);
    }
    await_a_stable_state(cx, element, move |cx| {
        let has_src = cx.host.tree.attribute(element, "src").is_some();
        let source = if has_src { None } else { next_source(cx.host, element, None) };
        if !has_src && source.is_none() {
            state(cx, element).network_state = EMPTY;
            return delay(cx, element, false);
        }
        state(cx, element).network_state = LOADING;
        queue_an_event(cx, element, "loadstart");
        match source {
            None => try_the_attribute(cx, element),
            Some(source) => try_a_source(cx, element, source),
        }
    });
}

/// The first `source` element among the children, or the next one after another.
fn next_source(world: &World, element: NodeId, after: Option<NodeId>) -> Option<NodeId> {
    let mut next = match after {
        None => world.tree.first_child(element),
        Some(after) => world.tree.next_sibling(after),
    };
    while let Some(node) = next {
        if html_name(world, node) == Some(LocalName::SOURCE) {
            return Some(node);
        }
        next = world.tree.next_sibling(node);
    }
    None
}

/// True if the resource waits until a script plays it.
fn waits_for_play(world: &World, element: NodeId) -> bool {
    let preload = world.tree.attribute(element, "preload");
    preload.is_some_and(|preload| preload.eq_ignore_ascii_case("none"))
        && world.tree.attribute(element, "autoplay").is_none()
}

/// The optional steps of the resource fetch algorithm for a resource that is not preloaded.
/// <https://html.spec.whatwg.org/multipage/media.html#concept-media-load-resource>
fn suspend(cx: &mut Cx<'_>, element: NodeId, candidate: Candidate) {
    let state = state(cx, element);
    state.network_state = IDLE;
    state.suspended = Some(candidate);
    queue_an_event(cx, element, "suspend");
    queue(cx, element, move |cx| delay(cx, element, false));
}

/// A script plays an element whose resource was not preloaded.
pub(super) fn resume(cx: &mut Cx<'_>, element: NodeId) {
    let state = state(cx, element);
    let Some(candidate) = state.suspended.take() else { return };
    state.network_state = LOADING;
    delay(cx, element, true);
    match candidate {
        Candidate::Attribute => failed_with_attribute(cx, element),
        Candidate::Source(source) => failed_with_elements(cx, element, source),
    }
}

/// "If mode is attribute"
fn try_the_attribute(cx: &mut Cx<'_>, element: NodeId) {
    let document = cx.host.node_document(element);
    let src = cx.host.tree.attribute(element, "src").unwrap_or_default();
    let url = if src.is_empty() { None } else { cx.host.encoding_parse_a_url(src, document) };
    if let Some(url) = url {
        state(cx, element).current_src = url.into();
        if waits_for_play(cx.host, element) {
            return suspend(cx, element, Candidate::Attribute);
        }
    }
    failed_with_attribute(cx, element);
}

fn failed_with_attribute(cx: &mut Cx<'_>, element: NodeId) {
    let promises = take_pending_promises(cx, element);
    let number = cx.host.media.next_number();
    let name = DomExceptionName::NotSupportedError;
    state(cx, element).rejections.push(super::Rejection { number, promises, name });
    queue(cx, element, move |cx| {
        dedicated_media_source_failure_steps(cx, element);
        super::playback::reject(cx, element, number);
        delay(cx, element, false);
    });
}

/// <https://html.spec.whatwg.org/multipage/media.html#dedicated-media-source-failure-steps>, but for the promises.
fn dedicated_media_source_failure_steps(cx: &mut Cx<'_>, element: NodeId) {
    let document = cx.host.node_document(element);
    if let Some(realm) = crate::global_objects::relevant_realm(cx, document) {
        cx.in_realm(&realm, |cx| {
            // Without memory for the object the error stays null.
            if let Ok(error) = bindings::new_object(cx, Interface::MediaError)
                && let Ok(wrapper) = wrappers::wrap(cx, element)
            {
                cx.set_slot(&wrapper, ERROR, &error);
            }
        });
    }
    let state = state(cx, element);
    state.has_an_error = true;
    state.network_state = NO_SOURCE;
    events::fire_at_node(cx, element, "error", EventFlags::NONE);
}

/// "Process candidate"
fn try_a_source(cx: &mut Cx<'_>, element: NodeId, source: NodeId) {
    let document = cx.host.node_document(element);
    let attribute = |name| cx.host.tree.attribute(source, name);
    let src = attribute("src").filter(|src| !src.is_empty());
    let url = src.and_then(|src| cx.host.encoding_parse_a_url(src, document));
    // A type is one that cannot be rendered.
    if let Some(url) = url.filter(|_| attribute("type").is_none()) {
        state(cx, element).current_src = url.into();
        if waits_for_play(cx.host, element) {
            return suspend(cx, element, Candidate::Source(source));
        }
    }
    failed_with_elements(cx, element, source);
}

/// "Failed with elements"
fn failed_with_elements(cx: &mut Cx<'_>, element: NodeId, source: NodeId) {
    // It is kept until the event was fired.
    let kept = wrappers::wrap(cx, source);
    queue(cx, element, move |cx| {
        let _kept = &kept;
        events::fire_at_node(cx, source, "error", EventFlags::NONE);
    });
    await_a_stable_state(cx, element, move |cx| find_next_candidate(cx, element, source));
}

/// "Find next candidate": without one the element waits.
fn find_next_candidate(cx: &mut Cx<'_>, element: NodeId, after: NodeId) {
    // SPEC-NOTE: a pointer between children moves with them; here it is the last candidate, and the end of the list once
    // that has left.
    if cx.host.tree.parent(after) == Some(element)
        && let Some(source) = next_source(cx.host, element, Some(after))
    {
        return try_a_source(cx, element, source);
    }
    let last = cx.host.tree.last_child(element);
    let state = state(cx, element);
    state.network_state = NO_SOURCE;
    state.waits_after = last.or(Some(after));
    queue(cx, element, move |cx| delay(cx, element, false));
}

/// A `source` element was inserted into a media element.
/// <https://html.spec.whatwg.org/multipage/embedded-content.html#the-source-element>
pub(crate) fn inserted(cx: &mut Cx<'_>, source: NodeId) {
    let Some(element) = cx.host.tree.parent(source) else { return };
    if !is_a_media_element(cx.host, element) || cx.host.tree.attribute(element, "src").is_some() {
        return;
    }
    if state(cx, element).network_state == EMPTY {
        return select_a_resource(cx, element);
    }
    // The node after the pointer is no longer the end of the list.
    let waits = state(cx, element).waits_after.is_some();
    if waits && next_source(cx.host, element, Some(source)).is_none() {
        state(cx, element).waits_after = None;
        await_a_stable_state(cx, element, move |cx| {
            delay(cx, element, true);
            state(cx, element).network_state = LOADING;
            try_a_source(cx, element, source);
        });
    }
}

/// An element was created by a parser with its source.
/// <https://html.spec.whatwg.org/multipage/media.html#location-of-the-media-resource>
pub(crate) fn source_set(cx: &mut Cx<'_>, element: NodeId) {
    let has_src = cx.host.tree.attribute(element, "src").is_some();
    if has_src && !cx.host.media.states.contains_key(&element) {
        select_a_resource(cx, element);
    }
}
