//! `TreeWalker`.
//!
//! <https://dom.spec.whatwg.org/#interface-treewalker>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::objects::slots;
use crate::traversal::{self, Answer};
use crate::wrappers;

/// The state of a walker, except the filter.
#[derive(Clone, Copy)]
struct Walker {
    root: NodeId,
    current: NodeId,
    what_to_show: u32,
    is_active: bool,
}

/// The slot of the current node's object.
const CURRENT: u64 = 100;

pub(crate) fn new_tree_walker(
    cx: &mut Cx<'_>,
    root: NodeId,
    what_to_show: u32,
    filter: Option<Value>,
) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, Interface::TreeWalker)?;
    let owner = wrappers::wrap(cx, root)?;
    cx.set_slot(&object, slots::ROOT, &owner);
    if let Some(filter) = filter {
        cx.set_slot(&object, slots::CALLBACK, &filter);
    }
    cx.set_data(&object, Box::new(Walker { root, current: root, what_to_show, is_active: false }));
    Ok(object)
}

fn walker(cx: &mut Cx<'_>, this: &Value) -> Result<Walker, Thrown> {
    match cx.data(this, |walker: &mut Walker, _| *walker) {
        Some(walker) => Ok(walker),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// <https://dom.spec.whatwg.org/#concept-node-filter>
fn filter_node(cx: &mut Cx<'_>, this: &Value, node: NodeId) -> Result<Answer, Thrown> {
    let walker = walker(cx, this)?;
    if walker.is_active {
        return Err(traversal::is_active(cx));
    }
    let filter = cx.slot(this, slots::CALLBACK);
    let Some(filter) = traversal::asks(cx.host, walker.what_to_show, filter, node) else {
        return Ok(traversal::without_filter(cx.host, walker.what_to_show, node));
    };
    cx.data(this, |walker: &mut Walker, _| walker.is_active = true);
    let answer = traversal::ask(cx, &filter, node);
    cx.data(this, |walker: &mut Walker, _| walker.is_active = false);
    answer
}

fn go_to(cx: &mut Cx<'_>, this: &Value, node: NodeId) -> Result<Option<NodeId>, Thrown> {
    let wrapper = wrappers::wrap(cx, node)?;
    cx.set_slot(this, CURRENT, &wrapper);
    cx.data(this, |walker: &mut Walker, _| walker.current = node);
    Ok(Some(node))
}

/// <https://dom.spec.whatwg.org/#dom-treewalker-root>
pub(crate) fn root(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    Ok(walker(cx, this)?.root)
}

/// <https://dom.spec.whatwg.org/#dom-treewalker-whattoshow>
pub(crate) fn what_to_show(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    Ok(walker(cx, this)?.what_to_show)
}

/// <https://dom.spec.whatwg.org/#dom-treewalker-filter>
pub(crate) fn filter(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    Ok(cx.slot(this, slots::CALLBACK))
}

/// <https://dom.spec.whatwg.org/#dom-treewalker-currentnode>
pub(crate) fn current_node(cx: &mut Cx<'_>, this: &Value) -> Result<NodeId, Thrown> {
    Ok(walker(cx, this)?.current)
}

/// <https://dom.spec.whatwg.org/#dom-treewalker-currentnode>
pub(crate) fn set_current_node(cx: &mut Cx<'_>, this: &Value, value: NodeId) -> Result<(), Thrown> {
    go_to(cx, this, value)?;
    Ok(())
}

/// <https://dom.spec.whatwg.org/#dom-treewalker-parentnode>
pub(crate) fn parent_node(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    let Walker { root, mut current, .. } = walker(cx, this)?;
    while current != root {
        let Some(parent) = cx.host.tree.parent(current) else { return Ok(None) };
        current = parent;
        if filter_node(cx, this, current)? == Answer::Accept {
            return go_to(cx, this, current);
        }
    }
    Ok(None)
}

/// The direction of a walk among children or siblings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    Forward,
    Backward,
}

fn child_at(cx: &Cx<'_>, node: NodeId, direction: Direction) -> Option<NodeId> {
    match direction {
        Direction::Forward => cx.host.tree.first_child(node),
        Direction::Backward => cx.host.tree.last_child(node),
    }
}

fn sibling_at(cx: &Cx<'_>, node: NodeId, direction: Direction) -> Option<NodeId> {
    match direction {
        Direction::Forward => cx.host.tree.next_sibling(node),
        Direction::Backward => cx.host.tree.previous_sibling(node),
    }
}

/// <https://dom.spec.whatwg.org/#concept-traverse-children>
fn traverse_children(
    cx: &mut Cx<'_>,
    this: &Value,
    direction: Direction,
) -> Result<Option<NodeId>, Thrown> {
    let Walker { root, current, .. } = walker(cx, this)?;
    let mut next = child_at(cx, current, direction);
    while let Some(mut node) = next {
        match filter_node(cx, this, node)? {
            Answer::Accept => return go_to(cx, this, node),
            Answer::Skip => {
                if let Some(child) = child_at(cx, node, direction) {
                    next = Some(child);
                    continue;
                }
            }
            Answer::Reject | Answer::Other => {}
        }
        loop {
            if let Some(sibling) = sibling_at(cx, node, direction) {
                next = Some(sibling);
                break;
            }
            match cx.host.tree.parent(node) {
                Some(parent) if parent != root && parent != current => node = parent,
                _ => return Ok(None),
            }
        }
    }
    Ok(None)
}

/// <https://dom.spec.whatwg.org/#concept-traverse-siblings>
fn traverse_siblings(
    cx: &mut Cx<'_>,
    this: &Value,
    direction: Direction,
) -> Result<Option<NodeId>, Thrown> {
    let Walker { root, current, .. } = walker(cx, this)?;
    let mut node = current;
    if node == root {
        return Ok(None);
    }
    loop {
        let mut next = sibling_at(cx, node, direction);
        while let Some(sibling) = next {
            node = sibling;
            let answer = filter_node(cx, this, node)?;
            if answer == Answer::Accept {
                return go_to(cx, this, node);
            }
            next = child_at(cx, node, direction);
            if answer == Answer::Reject || next.is_none() {
                next = sibling_at(cx, node, direction);
            }
        }
        let Some(parent) = cx.host.tree.parent(node) else { return Ok(None) };
        node = parent;
        if node == root || filter_node(cx, this, node)? == Answer::Accept {
            return Ok(None);
        }
    }
}

/// <https://dom.spec.whatwg.org/#dom-treewalker-firstchild>
pub(crate) fn first_child(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    traverse_children(cx, this, Direction::Forward)
}

/// <https://dom.spec.whatwg.org/#dom-treewalker-lastchild>
pub(crate) fn last_child(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    traverse_children(cx, this, Direction::Backward)
}

/// <https://dom.spec.whatwg.org/#dom-treewalker-previoussibling>
pub(crate) fn previous_sibling(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    traverse_siblings(cx, this, Direction::Backward)
}

/// <https://dom.spec.whatwg.org/#dom-treewalker-nextsibling>
pub(crate) fn next_sibling(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    traverse_siblings(cx, this, Direction::Forward)
}

/// <https://dom.spec.whatwg.org/#dom-treewalker-previousnode>
pub(crate) fn previous_node(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    let Walker { root, current, .. } = walker(cx, this)?;
    let mut node = current;
    while node != root {
        let mut sibling = cx.host.tree.previous_sibling(node);
        while let Some(previous) = sibling {
            node = previous;
            let mut answer = filter_node(cx, this, node)?;
            while answer != Answer::Reject
                && let Some(last) = cx.host.tree.last_child(node)
            {
                node = last;
                answer = filter_node(cx, this, node)?;
            }
            if answer == Answer::Accept {
                return go_to(cx, this, node);
            }
            sibling = cx.host.tree.previous_sibling(node);
        }
        if node == root {
            return Ok(None);
        }
        let Some(parent) = cx.host.tree.parent(node) else { return Ok(None) };
        node = parent;
        if filter_node(cx, this, node)? == Answer::Accept {
            return go_to(cx, this, node);
        }
    }
    Ok(None)
}

/// <https://dom.spec.whatwg.org/#dom-treewalker-nextnode>
pub(crate) fn next_node(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    let Walker { root, current, .. } = walker(cx, this)?;
    let mut node = current;
    let mut answer = Answer::Accept;
    loop {
        while answer != Answer::Reject
            && let Some(child) = cx.host.tree.first_child(node)
        {
            node = child;
            answer = filter_node(cx, this, node)?;
            if answer == Answer::Accept {
                return go_to(cx, this, node);
            }
        }
        let Some(next) = cx.host.tree.next_after_descendants(node, root) else { return Ok(None) };
        node = next;
        answer = filter_node(cx, this, node)?;
        if answer == Answer::Accept {
            return go_to(cx, this, node);
        }
    }
}
