//! `NodeIterator`.
//!
//! <https://dom.spec.whatwg.org/#interface-nodeiterator>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::objects::{self, slots};
use crate::ranges::NodeIterator;
use crate::traversal::{self, Answer};
use crate::wrappers;

pub(crate) fn new_node_iterator(
    cx: &mut Cx<'_>,
    root: NodeId,
    what_to_show: u32,
    filter: Option<Value>,
) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, Interface::NodeIterator)?;
    let owner = wrappers::wrap(cx, root)?;
    cx.set_slot(&object, slots::ROOT, &owner);
    if let Some(filter) = filter {
        cx.set_slot(&object, slots::CALLBACK, &filter);
    }
    let state = NodeIterator {
        root,
        reference: root,
        pointer_before_reference: true,
        what_to_show,
        is_active: false,
    };
    let handle = objects::give_a_handle(cx, &object);
    cx.host.node_iterators.insert(handle, state);
    cx.report_finalization(&object);
    Ok(object)
}

/// The state of an iterator, lent.
fn state<'a>(cx: &'a mut Cx<'_>, this: &Value) -> Result<&'a mut NodeIterator, Thrown> {
    let handle = cx.platform(this).map(|platform| platform.handle);
    let is_there = handle.is_some_and(|handle| cx.host.node_iterators.contains_key(&handle));
    if !is_there {
        return Err(cx.type_error("Illegal invocation"));
    }
    let found = handle.and_then(|handle| cx.host.node_iterators.get_mut(&handle));
    Ok(found.unwrap_or_else(|| unreachable!("it was just seen")))
}

/// <https://dom.spec.whatwg.org/#dom-nodeiterator-root>
pub(crate) fn root(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    Ok(state(cx, this)?.root)
}

/// <https://dom.spec.whatwg.org/#dom-nodeiterator-referencenode>
pub(crate) fn reference_node(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    Ok(state(cx, this)?.reference)
}

/// <https://dom.spec.whatwg.org/#dom-nodeiterator-pointerbeforereferencenode>
pub(crate) fn pointer_before_reference_node(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    Ok(state(cx, this)?.pointer_before_reference)
}

/// <https://dom.spec.whatwg.org/#dom-nodeiterator-whattoshow>
pub(crate) fn what_to_show(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    Ok(state(cx, this)?.what_to_show)
}

/// <https://dom.spec.whatwg.org/#dom-nodeiterator-filter>
pub(crate) fn filter(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    Ok(cx.slot(this, slots::CALLBACK))
}

fn filter_node(cx: &mut Cx<'_>, this: &Value, node: NodeId) -> Result<Answer, Thrown> {
    let iterator = *state(cx, this)?;
    if iterator.is_active {
        return Err(traversal::is_active(cx));
    }
    let filter = cx.slot(this, slots::CALLBACK);
    let Some(filter) = traversal::asks(cx.host, iterator.what_to_show, filter, node) else {
        return Ok(traversal::without_filter(cx.host, iterator.what_to_show, node));
    };
    state(cx, this)?.is_active = true;
    let answer = traversal::ask(cx, &filter, node);
    state(cx, this)?.is_active = false;
    answer
}

/// <https://dom.spec.whatwg.org/#dom-nodeiterator-nextnode>
pub(crate) fn next_node(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    let NodeIterator { root, reference, pointer_before_reference, .. } = *state(cx, this)?;
    let (mut node, mut before) = (reference, pointer_before_reference);
    loop {
        if before {
            before = false;
        } else {
            let Some(next) = cx.host.tree.next_in_tree_order(node, root) else { return Ok(None) };
            node = next;
        }
        if filter_node(cx, this, node)? == Answer::Accept {
            break;
        }
    }
    let state = state(cx, this)?;
    (state.reference, state.pointer_before_reference) = (node, before);
    Ok(Some(node))
}

/// <https://dom.spec.whatwg.org/#dom-nodeiterator-previousnode>
pub(crate) fn previous_node(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    let NodeIterator { root, reference, pointer_before_reference, .. } = *state(cx, this)?;
    let (mut node, mut before) = (reference, pointer_before_reference);
    loop {
        if before {
            let previous = cx.host.tree.previous_in_tree_order(node, root);
            let Some(previous) = previous else { return Ok(None) };
            node = previous;
        } else {
            before = true;
        }
        if filter_node(cx, this, node)? == Answer::Accept {
            break;
        }
    }
    let state = state(cx, this)?;
    (state.reference, state.pointer_before_reference) = (node, before);
    Ok(Some(node))
}

/// <https://dom.spec.whatwg.org/#dom-nodeiterator-detach>
pub(crate) fn detach(_cx: &mut Cx<'_>, _this: &Value) -> Result<(), Thrown> {
    Ok(())
}
