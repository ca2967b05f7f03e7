//! Pickers, which cannot be used here.
//!
//! <https://html.spec.whatwg.org/multipage/input.html#show-the-picker,-if-applicable>

use treewright_dom::NodeId;
use treewright_quickjs::Thrown;
use treewright_semantics::InputType;

use super::{input_type, is_mutable};
use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::world::World;

/// True if the document of an element has the same origin as the top-level document.
fn is_of_top_level_origin(world: &World, element: NodeId) -> bool {
    let document = world.node_document(element);
    let top = world
        .node_navigable(document)
        .and_then(|navigable| world.navigables.get(world.traversable_of(navigable)))
        .map(|navigable| navigable.active_document);
    let origin = |document| world.documents.get(document).map(|state| &state.origin);
    match (origin(document), top.and_then(origin)) {
        (Some(one), Some(other)) => one.is_same_origin(other),
        _ => true,
    }
}

/// `showPicker()` of `input` and `select` elements. It fails, because no user gives transient
/// activation.
/// <https://html.spec.whatwg.org/multipage/input.html#dom-input-showpicker>
pub(crate) fn show_picker(cx: &mut Cx<'_>, control: NodeId) -> Result<(), Thrown> {
    if !is_mutable(cx.host, control) {
        let message = "The control cannot be changed.";
        return Err(dom_exception(cx, DomExceptionName::InvalidStateError, message));
    }
    let is_exempt =
        matches!(input_type(cx.host, control), Some(InputType::FileUpload | InputType::Color));
    if !is_exempt && !is_of_top_level_origin(cx.host, control) {
        let message = "showPicker() called from a cross-origin iframe.";
        return Err(dom_exception(cx, DomExceptionName::SecurityError, message));
    }
    let message = "showPicker() requires a user gesture.";
    Err(dom_exception(cx, DomExceptionName::NotAllowedError, message))
}
