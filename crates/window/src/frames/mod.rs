//! Navigables within documents: `iframe`, `frame` and what loads documents like them.
//!
//! <https://html.spec.whatwg.org/multipage/document-sequences.html#navigable-containers>

mod creation;
mod destruction;
mod iframe;
mod loads;
mod sandbox;

pub(crate) use creation::{
    append_a_new_element, create_a_new_browsing_context_and_document, create_a_new_child_navigable,
    determine_the_creation_sandboxing_flags, populate_with_html_head_body,
};
pub(crate) use destruction::{
    destroy_a_child_navigable, destroy_a_document_and_its_descendants, destroy_a_navigable,
};
pub(crate) use iframe::{attribute_changed, post_connection, removing, run_the_load_event_steps};
pub(crate) use loads::{a_document_is_completely_loaded, a_frame_delays_the_load_event, no_longer_delays};
pub(crate) use sandbox::Sandboxing;

use treewright_dom::{LocalName, NodeId};

use crate::steps::html_name;
use crate::world::World;

/// True for the elements whose content navigable is made when they are inserted.
pub(crate) fn is_a_frame(world: &World, element: NodeId) -> bool {
    matches!(html_name(world, element), Some(LocalName::IFRAME | LocalName::FRAME))
}
