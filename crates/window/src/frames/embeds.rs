//! `embed`: this agent can embed documents only.
//!
//! <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-embed-element>

use treewright_dom::NodeId;

use super::objects::{is_hidden_by_an_ancestor, navigate_the_content, request};
use crate::Cx;
use crate::event_loop::TaskSource;
use crate::events::{self, EventFlags};
use crate::fetching;
use crate::loader::Destination;
use crate::navigation;
use crate::parsing;
use crate::world::World;

/// <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#concept-embed-active>
fn is_potentially_active(world: &World, embed: NodeId) -> bool {
    let src = world.tree.attribute(embed, "src");
    world.is_connected(embed)
        && world.is_fully_active(world.node_document(embed))
        && (src.is_some() || world.tree.attribute(embed, "type").is_some())
        && src.is_none_or(|src| !src.is_empty())
        && !is_hidden_by_an_ancestor(world, embed)
}

/// The conditions for an element, or its attributes, may have changed.
pub(crate) fn update(cx: &mut Cx<'_>, embed: NodeId) {
    if !is_potentially_active(cx.host, embed) {
        return removing(cx, embed);
    }
    let document = cx.host.node_document(embed);
    let run = cx.host.embedded.begin(embed);
    cx.host.delay_the_load_event(document);
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        if cx.host.embedded.is_current(embed, run) {
            setup_steps(cx, embed, run);
        }
        parsing::no_longer_delay_the_load_event(cx, document);
    });
    cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, Some(document), steps);
}

/// The element is no longer potentially active.
pub(super) fn removing(cx: &mut Cx<'_>, embed: NodeId) {
    cx.host.embedded.begin(embed);
    super::destroy_a_child_navigable(cx, embed);
}

/// <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-embed-element-setup-steps>
fn setup_steps(cx: &mut Cx<'_>, embed: NodeId, run: u64) {
    let document = cx.host.node_document(embed);
    let Some(src) = cx.host.tree.attribute(embed, "src") else {
        return super::destroy_a_child_navigable(cx, embed);
    };
    let Some(url) = cx.host.encoding_parse_a_url(src, document) else { return };
    let request = request(cx.host, document, url, Destination::Embed);
    cx.host.delay_the_load_event(document);
    let process: fetching::ProcessResponseConsumeBody = Box::new(move |cx, response, body| {
        if cx.host.embedded.is_current(embed, run) {
            process_the_response(cx, embed, response, body.into_bytes().unwrap_or_default());
        }
        parsing::no_longer_delay_the_load_event(cx, document);
    });
    fetching::fetch(cx, request, process);
}

fn process_the_response(
    cx: &mut Cx<'_>,
    embed: NodeId,
    response: fetching::FetchResponse,
    body: Vec<u8>,
) {
    if response.is_network_error() {
        events::fire_at_node(cx, embed, "load", EventFlags::NONE);
        return;
    }
    // "Determine the type of the content."
    if !navigation::is_a_document(&response) {
        return super::destroy_a_child_navigable(cx, embed);
    }
    if cx.host.navigables.content_navigable(embed).is_none()
        && super::create_a_new_child_navigable(cx, embed).is_none()
    {
        return;
    }
    navigate_the_content(cx, embed, response, body);
}
