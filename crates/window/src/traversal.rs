//! Filters of node iterators and tree walkers.
//!
//! <https://dom.spec.whatwg.org/#traversal>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::callbacks::{associated_realm, call_operation_in_its_realm};
use crate::exception::{DomExceptionName, dom_exception};
use crate::world::World;
use crate::wrappers;

/// The result of a filter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    Accept,
    Reject,
    Skip,
    /// Another value: a filter can return any number.
    Other,
}

/// The exception for a filter that moves its own iterator or walker.
pub(crate) fn is_active(cx: &mut Cx<'_>) -> Thrown {
    let message = "Filters cannot be called recursively.";
    dom_exception(cx, DomExceptionName::InvalidStateError, message)
}

fn is_shown(world: &World, what_to_show: u32, node: NodeId) -> bool {
    use treewright_dom::NodeKind;
    let number = match world.tree.kind(node) {
        Some(NodeKind::Element) => 1,
        Some(NodeKind::Attribute) => 2,
        Some(NodeKind::Text) if world.tree.is_cdata_section(node) => 4,
        Some(NodeKind::Text) => 3,
        Some(NodeKind::ProcessingInstruction) => 7,
        Some(NodeKind::Comment) => 8,
        Some(NodeKind::Document) => 9,
        Some(NodeKind::Doctype) => 10,
        _ => 11_u32,
    };
    what_to_show & 1 << (number - 1) != 0
}

/// The filter, if it must be called for this node.
pub(crate) fn asks(
    world: &World,
    what_to_show: u32,
    filter: Option<Value>,
    node: NodeId,
) -> Option<Value> {
    filter.filter(|_| is_shown(world, what_to_show, node))
}

/// The result without a filter.
pub(crate) fn without_filter(world: &World, what_to_show: u32, node: NodeId) -> Answer {
    if is_shown(world, what_to_show, node) { Answer::Accept } else { Answer::Skip }
}

/// Calls a filter: a function, or an object with `acceptNode`.
/// <https://webidl.spec.whatwg.org/#call-a-user-objects-operation>
pub(crate) fn ask(cx: &mut Cx<'_>, filter: &Value, node: NodeId) -> Result<Answer, Thrown> {
    let node = wrappers::wrap(cx, node)?;
    let this = cx.undefined();
    let arguments = std::slice::from_ref(&node);
    let answer = call_operation_in_its_realm(cx, filter, "acceptNode", &this, arguments)?;
    // Web IDL's conversion to `unsigned short`, in the realm of the filter.
    let realm = associated_realm(cx, filter).unwrap_or_else(|| cx.realm());
    let answer = cx.in_realm(&realm, |cx| cx.to_uint32(&answer))? & 0xFFFF;
    Ok(match answer {
        1 => Answer::Accept,
        2 => Answer::Reject,
        3 => Answer::Skip,
        _ => Answer::Other,
    })
}
