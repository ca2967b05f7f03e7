//! Navigables within documents: `iframe`, `frame` and other elements that load documents.
//!
//! <https://html.spec.whatwg.org/multipage/document-sequences.html#navigable-containers>

mod ancestor_origins;
mod creation;
mod destruction;
mod embeds;
mod iframe;
mod loads;
mod objects;

pub(crate) use ancestor_origins::internal_ancestor_origin_objects_list;
pub(crate) use creation::{
    append_a_new_element, create_a_new_browsing_context_and_document, create_a_new_child_navigable,
    determine_the_creation_sandboxing_flags, populate_with_html_head_body,
};
pub(crate) use destruction::{
    destroy_a_child_navigable, destroy_a_document_and_its_descendants, destroy_a_navigable,
};
pub(crate) use iframe::{attribute_changed, post_connection, removing, run_the_load_event_steps};
pub(crate) use loads::{
    a_document_is_completely_loaded, a_frame_delays_the_load_event, no_longer_delays,
};
pub(crate) use objects::{EmbeddedContents, a_parser_has_read};

use treewright_dom::{LocalName, NodeId};

use crate::Cx;
use crate::trees::html_name;
use crate::world::World;

/// True for the elements whose content navigable is made when they are inserted.
pub(crate) fn is_a_frame(world: &World, element: NodeId) -> bool {
    matches!(html_name(world, element), Some(LocalName::IFRAME | LocalName::FRAME))
}

/// True for the elements that can get a content navigable, by their names.
/// <https://html.spec.whatwg.org/multipage/document-sequences.html#navigable-container>
pub(crate) const fn can_be_a_container(name: Option<LocalName>) -> bool {
    matches!(
        name,
        Some(LocalName::IFRAME | LocalName::FRAME | LocalName::OBJECT | LocalName::EMBED)
    )
}

/// An `object` or `embed` element was inserted into a document.
pub(crate) fn an_embedding_element_was_inserted(cx: &mut Cx<'_>, element: NodeId) {
    match html_name(cx.host, element) {
        Some(LocalName::OBJECT) => objects::update(cx, element),
        Some(LocalName::EMBED) => embeds::update(cx, element),
        _ => {}
    }
}

/// An `object` or `embed` element was removed from a document.
pub(crate) fn an_embedding_element_was_removed(cx: &mut Cx<'_>, element: NodeId) {
    match html_name(cx.host, element) {
        Some(LocalName::OBJECT) => objects::update(cx, element),
        Some(LocalName::EMBED) => embeds::removing(cx, element),
        _ => {}
    }
}

/// An attribute of an `object` or `embed` element was set, changed or removed.
pub(crate) fn an_attribute_of_an_embedding_element_changed(
    cx: &mut Cx<'_>,
    element: NodeId,
    local: &str,
) {
    match html_name(cx.host, element) {
        Some(LocalName::OBJECT) if cx.host.is_connected(element) => {
            objects::attribute_changed(cx, element, local);
        }
        Some(LocalName::EMBED)
            if matches!(local, "src" | "type") && cx.host.is_connected(element) =>
        {
            embeds::update(cx, element);
        }
        _ => {}
    }
}
