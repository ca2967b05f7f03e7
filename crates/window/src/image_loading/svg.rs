//! `image` elements of SVG.
//!
//! <https://www.w3.org/TR/SVG2/embedded.html#ImageElement>

use treewright_dom::{AttributeName, AttributeNamespace, LocalName, Namespace, NodeId};

use super::dimensions::dimensions;
use super::update::image_request;
use crate::Cx;
use crate::events::{self, EventFlags};
use crate::fetching::{self, CorsSetting, ProcessResponseConsumeBody};
use crate::parsing;
use crate::world::World;

pub(crate) fn is_an_svg_image(world: &World, node: NodeId) -> bool {
    world.tree.is_element(node, Namespace::Svg, LocalName::IMAGE)
}

/// The element was inserted into a document, or its address has changed.
pub(crate) fn fetch_an_svg_image(cx: &mut Cx<'_>, image: NodeId) {
    let document = cx.host.node_document(image);
    if !cx.host.images.are_enabled
        || !cx.host.is_connected(image)
        || !cx.host.is_fully_active(document)
    {
        return;
    }
    let tree = &cx.host.tree;
    let old = AttributeName {
        namespace: AttributeNamespace::XLink,
        prefix: None,
        ..AttributeName::plain("href")
    };
    let href = tree.attribute(image, "href").or_else(|| tree.attribute_ns(image, old));
    let Some(href) = href.filter(|href| !href.is_empty()) else { return };
    let Some(url) = cx.host.encoding_parse_a_url(href, document) else { return };
    let cors = CorsSetting::of(tree.attribute(image, "crossorigin"));
    let request = image_request(cx.host, document, url, cors, String::new());
    cx.host.images.last_run = cx.host.images.last_run.saturating_add(1);
    let run = cx.host.images.last_run;
    let state = cx.host.images.state(image);
    state.run = run;
    state.waits = state.waits.saturating_add(1);
    cx.host.delay_the_load_event(document);
    let end = move |cx: &mut Cx<'_>| {
        let count = &mut cx.host.images.state(image).waits;
        *count = count.saturating_sub(1);
        parsing::no_longer_delay_the_load_event(cx, document);
    };
    let process: ProcessResponseConsumeBody = Box::new(move |cx, response, body| {
        if cx.host.images.get(image).is_some_and(|state| state.run == run) {
            let bytes = body.into_bytes().unwrap_or_default();
            let is_there = !response.is_network_error() && dimensions(&response, &bytes).is_some();
            let name = if is_there { "load" } else { "error" };
            events::fire_at_node(cx, image, name, EventFlags::NONE);
        }
        end(cx);
    });
    let id = fetching::fetch(cx, request, process);
    fetching::when_terminated(cx, id, Box::new(end));
}
