//! `object`, limited to loading documents.
//!
//! <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-object-element>

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::{LocalName, NodeId};

use crate::Cx;
use crate::event_loop::TaskSource;
use crate::events::{self, EventFlags};
use crate::fetching::{self, CorsSetting, FetchRequest, FetchResponse, extract_a_mime_type};
use crate::loader::{Credentials, Destination, Mode};
use crate::navigation::{self, HistoryHandling, NavigateOptions};
use crate::parsing;
use crate::trees::html_name;
use crate::world::World;

/// The `object` and `embed` elements of an agent.
#[derive(Default)]
pub(crate) struct EmbeddedContents {
    /// The number of the last time that an element's content was determined: an older run does
    /// nothing when it ends.
    runs: FxHashMap<NodeId, u64>,
    last: u64,
    /// `object` elements that do not show their fallback content.
    shown: FxHashSet<NodeId>,
    /// `object` elements that were still on the stack of open elements of a parser.
    unfinished: Vec<NodeId>,
}

impl EmbeddedContents {
    pub(super) fn begin(&mut self, element: NodeId) -> u64 {
        self.last = self.last.saturating_add(1);
        self.runs.insert(element, self.last);
        self.last
    }

    pub(super) fn is_current(&self, element: NodeId, run: u64) -> bool {
        self.runs.get(&element) == Some(&run)
    }

    /// An element is freed.
    pub(crate) fn forget(&mut self, element: NodeId) {
        self.runs.remove(&element);
        self.shown.remove(&element);
        self.unfinished.retain(|one| *one != element);
    }
}

/// Attributes whose changes may change what an `object` element represents.
pub(super) fn attribute_changed(cx: &mut Cx<'_>, element: NodeId, local: &str) {
    let tree = &cx.host.tree;
    let has_class = tree.attribute(element, "classid").is_some();
    let has_data = tree.attribute(element, "data").is_some();
    let is_a_reason = match local {
        "classid" => true,
        "data" => !has_class,
        "type" => !has_class && !has_data,
        _ => false,
    };
    if is_a_reason {
        update(cx, element);
    }
}

/// Queues the steps that determine what an `object` element represents.
pub(crate) fn update(cx: &mut Cx<'_>, element: NodeId) {
    let document = cx.host.node_document(element);
    let run = cx.host.embedded.begin(element);
    cx.host.delay_the_load_event(document);
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        if cx.host.embedded.is_current(element, run) {
            determine(cx, element, run);
        }
        parsing::no_longer_delay_the_load_event(cx, document);
    });
    cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, Some(document), steps);
}

/// True if the element is in a media element, or in an `object` element that does not show its fallback
/// content.
pub(super) fn is_hidden_by_an_ancestor(world: &World, element: NodeId) -> bool {
    world.tree.ancestors(element).any(|ancestor| match html_name(world, ancestor) {
        Some(LocalName::AUDIO | LocalName::VIDEO) => true,
        Some(LocalName::OBJECT) => world.embedded.shown.contains(&ancestor),
        _ => false,
    })
}

fn is_on_the_stack_of_a_parser(world: &World, document: NodeId, element: NodeId) -> bool {
    let state = world.documents.get(document);
    let parser = state.and_then(|state| state.parser.as_deref());
    parser.is_some_and(|parser| parser.nodes().any(|node| node == element))
}

/// A parser has read more: elements may have been popped off its stack of open elements.
pub(crate) fn a_parser_has_read(cx: &mut Cx<'_>, document: NodeId) {
    if cx.host.embedded.unfinished.is_empty() {
        return;
    }
    let all = std::mem::take(&mut cx.host.embedded.unfinished);
    for element in all {
        if is_on_the_stack_of_a_parser(cx.host, document, element) {
            cx.host.embedded.unfinished.push(element);
        } else {
            update(cx, element);
        }
    }
}

/// The steps from 2 on.
///
/// SPEC-NOTE: all elements count as rendered, although nothing is rendered.
/// <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-object-element>
fn determine(cx: &mut Cx<'_>, element: NodeId, run: u64) {
    let document = cx.host.node_document(element);
    if is_on_the_stack_of_a_parser(cx.host, document, element) {
        cx.host.embedded.unfinished.push(element);
        return fallback(cx, element);
    }
    if !cx.host.is_connected(element)
        || !cx.host.is_fully_active(document)
        || is_hidden_by_an_ancestor(cx.host, element)
    {
        return fallback(cx, element);
    }
    let Some(data) = cx.host.tree.attribute(element, "data").filter(|data| !data.is_empty()) else {
        return fallback(cx, element);
    };
    let Some(url) = cx.host.encoding_parse_a_url(data, document) else {
        events::fire_at_node(cx, element, "error", EventFlags::NONE);
        return fallback(cx, element);
    };
    let request = request(cx.host, document, url, Destination::Object);
    cx.host.delay_the_load_event(document);
    let process: fetching::ProcessResponseConsumeBody = Box::new(move |cx, response, body| {
        if cx.host.embedded.is_current(element, run) {
            process_the_response(cx, element, response, body.into_bytes());
        }
        parsing::no_longer_delay_the_load_event(cx, document);
    });
    fetching::fetch(cx, request, process);
    // "If the resource is not yet available": until then, the content is shown.
    fallback(cx, element);
}

/// The request of an `object` or `embed` element.
pub(super) fn request(
    world: &World,
    document: NodeId,
    url: url::Url,
    destination: Destination,
) -> FetchRequest {
    let cors = CorsSetting::NoCors;
    let mut request = FetchRequest::potential_cors(world, document, url, destination, cors);
    request.mode = Mode::Navigate;
    request.credentials = Credentials::Include;
    request
}

fn process_the_response(
    cx: &mut Cx<'_>,
    element: NodeId,
    response: FetchResponse,
    body: Option<Vec<u8>>,
) {
    let has_failed = response.is_network_error() || !response.has_an_ok_status();
    let Some(body) = body.filter(|_| !has_failed) else {
        events::fire_at_node(cx, element, "error", EventFlags::NONE);
        return fallback(cx, element);
    };
    let of_attribute = cx.host.tree.attribute(element, "type");
    let resource_type = determine_the_resource_type(&response, &body, of_attribute);
    // No image is shown: image support counts as disabled.
    let is_document = resource_type.is_some_and(|resource_type| {
        resource_type.ends_with("+xml") || !resource_type.starts_with("image/")
    });
    if !is_document {
        return fallback(cx, element);
    }
    if cx.host.navigables.content_navigable(element).is_none()
        && super::create_a_new_child_navigable(cx, element).is_none()
    {
        return;
    }
    show(cx, element, true);
    navigate_the_content(cx, element, response, body);
}

/// Shows a response in the content navigable of an element.
pub(super) fn navigate_the_content(
    cx: &mut Cx<'_>,
    element: NodeId,
    response: FetchResponse,
    body: Vec<u8>,
) {
    let Some(url) = response.url().cloned() else { return };
    let Some(id) = cx.host.navigables.content_navigable(element) else { return };
    if crate::urls::matches_about_blank(&url) {
        return;
    }
    let mut options = NavigateOptions::new(url, cx.host.node_document(element));
    options.handling = HistoryHandling::Replace;
    options.response = Some(Rc::new((response, body)));
    navigation::navigate(cx, id, options);
}

/// <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#object-type-detection>
fn determine_the_resource_type(
    response: &FetchResponse,
    body: &[u8],
    of_attribute: Option<&str>,
) -> Option<String> {
    let Some(mime) = extract_a_mime_type(&response.headers) else {
        let tentative = match of_attribute {
            Some(text) => text.to_ascii_lowercase(),
            None if is_binary(body) => "application/octet-stream".into(),
            None => "text/html".into(),
        };
        return (tentative != "application/octet-stream").then_some(tentative);
    };
    let is_binary = match mime.essence() {
        "text/plain" => is_binary(body),
        other => other == "application/octet-stream",
    };
    if !is_binary {
        return Some(mime.essence().to_owned());
    }
    let of_attribute = of_attribute.map(str::to_ascii_lowercase)?;
    (of_attribute.starts_with("image/") && !of_attribute.ends_with("+xml")).then_some(of_attribute)
}

/// <https://mimesniff.spec.whatwg.org/#sniffing-a-mislabeled-binary-resource>
fn is_binary(body: &[u8]) -> bool {
    let header = body.get(..1445).unwrap_or(body);
    let has_a_mark = [&b"\xFE\xFF"[..], b"\xFF\xFE", b"\xEF\xBB\xBF"];
    if has_a_mark.iter().any(|mark| header.starts_with(mark)) {
        return false;
    }
    header.iter().any(|byte| matches!(byte, 0..=8 | 0xB | 0xE..=0x1A | 0x1C..=0x1F))
}

/// <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#object-fallback>
fn fallback(cx: &mut Cx<'_>, element: NodeId) {
    super::destroy_a_child_navigable(cx, element);
    show(cx, element, false);
}

/// Hides or shows the element's contents, and updates the elements in them.
fn show(cx: &mut Cx<'_>, element: NodeId, is_shown: bool) {
    let shown = &mut cx.host.embedded.shown;
    let is_changed = if is_shown { shown.insert(element) } else { shown.remove(&element) };
    if !is_changed {
        return;
    }
    let inside: Vec<NodeId> = cx.host.tree.descendants(element).collect();
    for node in inside {
        match html_name(cx.host, node) {
            Some(LocalName::OBJECT) => update(cx, node),
            Some(LocalName::EMBED) => super::embeds::update(cx, node),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::loader::Response;

    #[test]
    fn resource_types() {
        fn check(
            of_response: Option<&str>,
            body: &[u8],
            of_attribute: Option<&str>,
            expected: Option<&str>,
        ) {
            let mut response = FetchResponse::of(Response::of_type("x/y", ""));
            response.headers = crate::loader::Headers::new();
            if let Some(of_response) = of_response {
                response.headers.append("Content-Type", of_response);
            }
            let got = determine_the_resource_type(&response, body, of_attribute);
            assert_eq!(got.as_deref(), expected, "{of_response:?} {body:?} {of_attribute:?}");
        }
        check(Some("text/html; charset=x"), b"", None, Some("text/html"));
        check(Some("text/plain"), b"a", None, Some("text/plain"));
        check(Some("text/plain"), b"a\0", None, None);
        check(Some("text/plain"), b"\xFE\xFF\0a", None, Some("text/plain"));
        check(Some("text/plain"), b"a\0", Some("image/png"), Some("image/png"));
        check(Some("text/plain"), b"a\0", Some("image/svg+xml"), None);
        check(Some("application/octet-stream"), b"a", Some("text/html"), None);
        check(Some("application/octet-stream"), b"a", Some("Image/PNG"), Some("image/png"));
        check(None, b"a", None, Some("text/html"));
        check(None, b"\x01", None, None);
        check(None, b"a", Some("text/plain"), Some("text/plain"));
        check(None, b"a", Some("application/octet-stream"), None);
    }
}
