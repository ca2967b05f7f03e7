//! "Update the image data".
//!
//! <https://html.spec.whatwg.org/multipage/images.html#update-the-image-data>

use treewright_dom::{LocalName, NodeId};

use super::sources::{self, Selected};
use super::{ImageRequest, State, dimensions};
use crate::Cx;
use crate::event_loop::TaskSource;
use crate::events::{self, EventFlags};
use crate::fetching::{
    self, CorsSetting, FetchRequest, FetchResponse, ProcessResponseConsumeBody, policy_of_attribute,
};
use crate::host_functions::queue_a_microtask;
use crate::loader::Destination;
use crate::parsing;
use crate::trees::html_name;
use crate::world::World;

/// An attribute of an `img` or `source` element was set, changed or removed.
/// <https://html.spec.whatwg.org/multipage/images.html#relevant-mutations>
pub(crate) fn attribute_changed(cx: &mut Cx<'_>, element: NodeId, local: &str) {
    if !cx.host.images.are_enabled {
        return;
    }
    match html_name(cx.host, element) {
        Some(LocalName::IMG) => {
            let is_put_off = cx.host.images.get(element).is_some_and(|state| state.is_put_off);
            let is_a_reason = match local {
                "src" | "srcset" | "width" | "sizes" | "crossorigin" | "referrerpolicy" => true,
                "loading" => is_put_off && !is_lazy(cx.host, element),
                _ => false,
            };
            if is_a_reason {
                update_the_image_data(cx, element);
            }
        }
        Some(LocalName::SOURCE)
            if matches!(local, "srcset" | "sizes" | "media" | "type" | "width" | "height") =>
        {
            update_the_images_after(cx, element);
        }
        _ => {}
    }
}

/// An `img` or `source` element was inserted, possibly by the parser.
pub(crate) fn inserted(cx: &mut Cx<'_>, element: NodeId) {
    if !cx.host.images.are_enabled {
        return;
    }
    if html_name(cx.host, element) != Some(LocalName::IMG) {
        return update_the_images_after(cx, element);
    }
    let is_new = cx.host.images.get(element).is_none();
    let attribute = |name| cx.host.tree.attribute(element, name);
    let has_a_source = attribute("src").is_some() || attribute("srcset").is_some();
    if (is_new && has_a_source) || picture_of(cx.host, element).is_some() {
        update_the_image_data(cx, element);
    }
}

/// An `img` or `source` element was removed from its parent.
pub(crate) fn removed(cx: &mut Cx<'_>, element: NodeId, old_parent: NodeId) {
    if !cx.host.images.are_enabled || html_name(cx.host, old_parent) != Some(LocalName::PICTURE) {
        return;
    }
    if html_name(cx.host, element) == Some(LocalName::IMG) {
        return update_the_image_data(cx, element);
    }
    let mut images: Vec<NodeId> = Vec::new();
    let mut child = cx.host.tree.first_child(old_parent);
    while let Some(node) = child {
        images.push(node);
        child = cx.host.tree.next_sibling(node);
    }
    images.retain(|node| html_name(cx.host, *node) == Some(LocalName::IMG));
    for image in images {
        update_the_image_data(cx, image);
    }
}

fn picture_of(world: &World, element: NodeId) -> Option<NodeId> {
    let parent = world.tree.parent(element)?;
    (html_name(world, parent) == Some(LocalName::PICTURE)).then_some(parent)
}

/// Updates the images that a `source` element applies to.
fn update_the_images_after(cx: &mut Cx<'_>, source: NodeId) {
    if picture_of(cx.host, source).is_none() {
        return;
    }
    let mut images = Vec::new();
    let mut next = cx.host.tree.next_sibling(source);
    while let Some(node) = next {
        if html_name(cx.host, node) == Some(LocalName::IMG) {
            images.push(node);
        }
        next = cx.host.tree.next_sibling(node);
    }
    for image in images {
        update_the_image_data(cx, image);
    }
}

fn is_lazy(world: &World, image: NodeId) -> bool {
    let loading = world.tree.attribute(image, "loading");
    loading.is_some_and(|loading| loading.eq_ignore_ascii_case("lazy"))
}

/// <https://html.spec.whatwg.org/multipage/images.html#use-srcset-or-picture>
fn uses_srcset_or_picture(world: &World, image: NodeId) -> bool {
    world.tree.attribute(image, "srcset").is_some() || picture_of(world, image).is_some()
}

/// <https://html.spec.whatwg.org/multipage/images.html#update-the-image-data>
pub(crate) fn update_the_image_data(cx: &mut Cx<'_>, image: NodeId) {
    let document = cx.host.node_document(image);
    if !cx.host.images.are_enabled || !cx.host.is_fully_active(document) {
        return;
    }
    cx.host.images.last_run = cx.host.images.last_run.saturating_add(1);
    let run = cx.host.images.last_run;
    let state = cx.host.images.state(image);
    state.run = run;
    state.is_put_off = false;
    // Steps 5 to 7.
    let src = cx.host.tree.attribute(image, "src").filter(|src| !src.is_empty());
    if let Some(src) = src
        && !uses_srcset_or_picture(cx.host, image)
        && let Some(url) = cx.host.encoding_parse_a_url(src, document)
    {
        let cors = CorsSetting::of(cx.host.tree.attribute(image, "crossorigin"));
        let key = (document, String::from(url), cors);
        if let Some(found) = cx.host.images.available.get(&key).copied() {
            return show_an_available_image(cx, image, key.1, found);
        }
    }
    pin(cx.host, image, true);
    queue_a_microtask(
        cx,
        Box::new(move |cx| {
            if cx.host.images.get(image).is_some_and(|state| state.run == run) {
                select_and_fetch(cx, image, run);
            }
            pin(cx.host, image, false);
        }),
    );
}

/// Keeps an image alive while it has pending work.
fn pin(world: &mut World, image: NodeId, is_up: bool) {
    let count = &mut world.images.state(image).waits;
    *count = if is_up { count.saturating_add(1) } else { count.saturating_sub(1) };
}

fn show_an_available_image(cx: &mut Cx<'_>, image: NodeId, url: String, found: (u32, u32)) {
    abort_the_image_requests(cx, image);
    let state = cx.host.images.state(image);
    let state_of_it = State::CompletelyAvailable;
    state.current = ImageRequest {
        state: state_of_it,
        url: std::mem::take(&mut state.current.url),
        dimensions: found,
        density: 1.0,
        fetch: None,
    };
    queue(cx, image, move |cx| {
        cx.host.images.state(image).current.url = url;
        events::fire_at_node(cx, image, "load", EventFlags::NONE);
    });
}

/// Queues an element task.
fn queue(cx: &mut Cx<'_>, image: NodeId, steps: impl FnOnce(&mut Cx<'_>) + 'static) {
    let document = cx.host.node_document(image);
    pin(cx.host, image, true);
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        steps(cx);
        pin(cx.host, image, false);
    });
    cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, Some(document), steps);
}

/// <https://html.spec.whatwg.org/multipage/images.html#abort-the-image-request>, for both requests.
fn abort_the_image_requests(cx: &mut Cx<'_>, image: NodeId) {
    let state = cx.host.images.state(image);
    let current = state.current.fetch.take();
    let pending = state.pending.take().and_then(|pending| pending.fetch);
    for id in current.into_iter().chain(pending) {
        fetching::terminate(cx, id);
    }
}

/// The steps from 10 on.
fn select_and_fetch(cx: &mut Cx<'_>, image: NodeId, run: u64) {
    let document = cx.host.node_document(image);
    if !cx.host.is_fully_active(document) {
        return;
    }
    let Some(selected) = sources::select(cx.host, image) else {
        let has_one = cx.host.tree.attribute(image, "src").is_some()
            || uses_srcset_or_picture(cx.host, image);
        return it_is_broken(cx, image, String::new(), has_one);
    };
    let Some(url) = cx.host.encoding_parse_a_url(&selected.url, document) else {
        return it_is_broken(cx, image, selected.url, true);
    };
    let state = cx.host.images.state(image);
    if state.pending.as_ref().is_some_and(|pending| pending.url == url.as_str()) {
        return;
    }
    let is_in_the_way = matches!(state.current.state, State::Unavailable | State::Broken);
    let old = if is_in_the_way {
        let pending = state.pending.take().and_then(|pending| pending.fetch);
        [state.current.fetch.take(), pending]
    } else {
        [state.pending.take().and_then(|pending| pending.fetch), None]
    };
    for id in old.into_iter().flatten() {
        fetching::terminate(cx, id);
    }
    let request = ImageRequest {
        url: url.as_str().to_owned(),
        density: selected.density,
        ..ImageRequest::default()
    };
    let state = cx.host.images.state(image);
    if is_in_the_way {
        state.current = request;
    } else {
        state.pending = Some(request);
    }
    // "Will lazy load element steps": an element that is not rendered never comes into view.
    let is_lazy = is_lazy(cx.host, image) && cx.host.is_scripting_enabled(document);
    if is_lazy {
        cx.host.images.state(image).is_put_off = true;
        return;
    }
    fetch_the_image(cx, image, run, &selected, url);
}

fn it_is_broken(cx: &mut Cx<'_>, image: NodeId, url: String, fires: bool) {
    abort_the_image_requests(cx, image);
    cx.host.images.state(image).current.state = State::Broken;
    super::decode::settle(cx, image);
    queue(cx, image, move |cx| {
        cx.host.images.state(image).current.url = url;
        if fires {
            events::fire_at_node(cx, image, "error", EventFlags::NONE);
        }
    });
}

/// The request of an image.
pub(crate) fn image_request(
    world: &World,
    document: NodeId,
    url: url::Url,
    cors: CorsSetting,
    referrer_policy: String,
) -> FetchRequest {
    let mut request = FetchRequest::potential_cors(world, document, url, Destination::Image, cors);
    request.referrer_policy = referrer_policy;
    request
}

fn fetch_the_image(cx: &mut Cx<'_>, image: NodeId, run: u64, selected: &Selected, url: url::Url) {
    let document = cx.host.node_document(image);
    let attribute = |name| cx.host.tree.attribute(image, name);
    let cors = CorsSetting::of(attribute("crossorigin"));
    let policy = policy_of_attribute(attribute("referrerpolicy"));
    let key = (document, String::from(url.clone()), cors);
    let request = image_request(cx.host, document, url, cors, policy);
    let density = selected.density;
    pin(cx.host, image, true);
    cx.host.delay_the_load_event(document);
    let process: ProcessResponseConsumeBody = Box::new(move |cx, response, body| {
        if cx.host.images.get(image).is_some_and(|state| state.run == run) {
            take_the_response(cx, image, &response, &body.into_bytes().unwrap_or_default(), key);
        }
        pin(cx.host, image, false);
        parsing::no_longer_delay_the_load_event(cx, document);
    });
    let id = fetching::fetch(cx, request, process);
    fetching::when_terminated(
        cx,
        id,
        Box::new(move |cx| {
            pin(cx.host, image, false);
            parsing::no_longer_delay_the_load_event(cx, document);
        }),
    );
    let state = cx.host.images.state(image);
    let request = state.pending.as_mut().unwrap_or(&mut state.current);
    request.fetch = Some(id);
    request.density = density;
}

/// The last task of the fetch.
fn take_the_response(
    cx: &mut Cx<'_>,
    image: NodeId,
    response: &FetchResponse,
    bytes: &[u8],
    key: super::Key,
) {
    let found = dimensions::dimensions(response, bytes).filter(|_| !response.is_network_error());
    let state = cx.host.images.state(image);
    if let Some(pending) = state.pending.take() {
        state.current = pending;
    }
    state.current.fetch = None;
    let name = match found {
        Some(dimensions) => {
            state.current.state = State::CompletelyAvailable;
            state.current.dimensions = dimensions;
            cx.host.images.available.insert(key, dimensions);
            "load"
        }
        None => {
            state.current.state = State::Broken;
            "error"
        }
    };
    super::decode::settle(cx, image);
    events::fire_at_node(cx, image, name, EventFlags::NONE);
}
