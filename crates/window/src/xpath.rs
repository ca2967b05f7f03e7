//! XPath expressions of scripts, and their results.
//!
//! <https://dom.spec.whatwg.org/#xpath>, <https://www.w3.org/TR/DOM-Level-3-XPath/xpath.html>

use std::rc::Rc;
use std::sync::Arc;

use treewright_dom::scripting::AttributesAsNodes;
use treewright_dom::{NodeId, NodeKind};
use treewright_quickjs::{Thrown, Value};
use treewright_xpath::{EvaluateError, Item, Options, Tree, XPath};

use crate::Cx;
use crate::bindings;
use crate::callbacks::call_operation_in_its_realm;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::objects::slots;
use crate::strings::DomString;
use crate::wrappers;

/// <https://dom.spec.whatwg.org/#xpathresult>: the types that a script can request.
mod types {
    pub(super) const ANY: u16 = 0;
    pub(super) const NUMBER: u16 = 1;
    pub(super) const STRING: u16 = 2;
    pub(super) const BOOLEAN: u16 = 3;
    pub(super) const UNORDERED_NODE_ITERATOR: u16 = 4;
    pub(super) const ORDERED_NODE_ITERATOR: u16 = 5;
    pub(super) const UNORDERED_NODE_SNAPSHOT: u16 = 6;
    pub(super) const ORDERED_NODE_SNAPSHOT: u16 = 7;
    pub(super) const ANY_UNORDERED_NODE: u16 = 8;
    pub(super) const FIRST_ORDERED_NODE: u16 = 9;
}

/// The value of a result.
#[derive(Clone, Debug)]
pub(crate) enum Found {
    Number(f64),
    String(String),
    Boolean(bool),
    Nodes(Vec<NodeId>),
}

/// The state of an `XPathResult`. Its nodes are kept by slots of the object.
#[derive(Debug)]
pub(crate) struct Results {
    pub(crate) of_type: u16,
    pub(crate) found: Found,
    /// The position of the iterator.
    next: usize,
    /// The version of the trees when the nodes were found.
    version: u64,
}

impl Results {
    fn is_iterator(&self) -> bool {
        matches!(self.of_type, types::UNORDERED_NODE_ITERATOR | types::ORDERED_NODE_ITERATOR)
    }

    fn nodes_of(&self, is_wanted: bool) -> Option<&[NodeId]> {
        match &self.found {
            Found::Nodes(nodes) if is_wanted => Some(nodes),
            _ => None,
        }
    }

    /// The nodes of a snapshot.
    pub(crate) fn snapshot(&self) -> Option<&[NodeId]> {
        let is_snapshot =
            matches!(self.of_type, types::UNORDERED_NODE_SNAPSHOT | types::ORDERED_NODE_SNAPSHOT);
        self.nodes_of(is_snapshot)
    }

    /// The node of a single-node result, if there is one.
    pub(crate) fn single(&self) -> Option<Option<NodeId>> {
        let is_single =
            matches!(self.of_type, types::ANY_UNORDERED_NODE | types::FIRST_ORDERED_NODE);
        self.nodes_of(is_single).map(|nodes| nodes.first().copied())
    }

    /// The document has changed since an iterator was made.
    pub(crate) fn is_invalid(&self, version: u64) -> bool {
        self.is_iterator() && self.version != version
    }

    /// The next node of an iterator; `None` if it is not an iterator.
    pub(crate) fn next(&mut self) -> Option<Option<NodeId>> {
        let node = self.nodes_of(self.is_iterator())?.get(self.next).copied();
        self.next = self.next.saturating_add(1);
        Some(node)
    }
}

/// The exception of a result that is read as another type.
pub(crate) fn is_of_another_type(cx: &mut Cx<'_>) -> Thrown {
    cx.type_error("The result is of another type.")
}

/// Compiles an expression with a resolver of prefixes.
pub(crate) fn compile(
    cx: &mut Cx<'_>,
    expression: &DomString,
    resolver: Option<&Value>,
) -> Result<XPath, Thrown> {
    let text = expression.to_scalar();
    let mut options = Options::new().only_own_namespaces();
    for prefix in XPath::prefixes(&text) {
        let Some(url) = resolve(cx, prefix, resolver)? else {
            let message = format!("The prefix '{prefix}' is not resolved.");
            return Err(dom_exception(cx, DomExceptionName::NamespaceError, &message));
        };
        options = options.namespace(prefix, &url);
    }
    XPath::compile_with(&text, &options)
        .map_err(|error| dom_exception(cx, DomExceptionName::SyntaxError, &error.to_string()))
}

/// The namespace of a prefix. The empty string means no namespace.
/// <https://dom.spec.whatwg.org/#xpathnsresolver>
fn resolve(
    cx: &mut Cx<'_>,
    prefix: &str,
    resolver: Option<&Value>,
) -> Result<Option<String>, Thrown> {
    let Some(resolver) = resolver else { return Ok(None) };
    let (this, argument) = (cx.undefined(), cx.string(prefix));
    let arguments = [argument];
    let name = "lookupNamespaceURI";
    let url = call_operation_in_its_realm(cx, resolver, name, &this, &arguments)?;
    if url.is_null() || url.is_undefined() {
        return Ok(None);
    }
    let url = bindings::convert::usv_string(cx, &url)?;
    Ok(Some(url).filter(|url| !url.is_empty()))
}

/// The object of a compiled expression.
pub(crate) fn new_expression(cx: &mut Cx<'_>, expression: XPath) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, Interface::XPathExpression)?;
    cx.set_data(&object, Box::new(Rc::new(expression)));
    Ok(object)
}

/// The expression of an object.
pub(crate) fn expression_of(cx: &mut Cx<'_>, object: &Value) -> Result<Rc<XPath>, Thrown> {
    match cx.data(object, |expression: &mut Rc<XPath>, _| Rc::clone(expression)) {
        Some(expression) => Ok(expression),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// Evaluates an expression at a node, and makes the object of the result.
pub(crate) fn evaluate(
    cx: &mut Cx<'_>,
    expression: &XPath,
    context: NodeId,
    of_type: u16,
) -> Result<Value, Thrown> {
    let element = cx.host.tree.owner_element(context);
    let is_context = match cx.host.tree.kind(context) {
        Some(NodeKind::Attribute) => element.is_some(),
        kind => !matches!(kind, None | Some(NodeKind::Doctype | NodeKind::DocumentFragment)),
    };
    if !is_context {
        let message = "XPath does not support this kind of node.";
        return Err(dom_exception(cx, DomExceptionName::NotSupportedError, message));
    }
    let found = match found(cx, expression, context, element) {
        Ok(found) => found,
        Err(EvaluateError::Ended) => return Err(crate::memory::used_up(cx)),
        Err(error @ EvaluateError::TooMuchWork(_)) => {
            return Err(cx.range_error(&error.to_string()));
        }
        Err(error) => {
            return Err(dom_exception(cx, DomExceptionName::SyntaxError, &error.to_string()));
        }
    };
    let Some((of_type, found)) = converted(cx, found, of_type) else {
        return Err(cx.type_error("The result cannot be converted to the type."));
    };
    let object = bindings::new_object(cx, Interface::XPathResult)?;
    if let Found::Nodes(nodes) = &found {
        for (slot, node) in (slots::ITEMS..).zip(nodes) {
            let item = wrappers::wrap(cx, *node)?;
            cx.set_slot(&object, slot, &item);
        }
    }
    let version = cx.host.tree_versions.of_all;
    cx.set_data(&object, Box::new(Results { of_type, found, next: 0, version }));
    Ok(object)
}

fn found(
    cx: &mut Cx<'_>,
    expression: &XPath,
    context: NodeId,
    element: Option<NodeId>,
) -> Result<Found, EvaluateError> {
    let tree = &cx.host.tree;
    let node = tree.get(element.unwrap_or(context)).ok_or(EvaluateError::NotInTheTree)?;
    let order = Tree::of(node);
    let (memory, end) = (Arc::clone(&cx.host.kept.memory), cx.host.budget.end_of_the_task());
    let is_over =
        || memory.is_exceeded() || end.is_some_and(|end| std::time::Instant::now() >= end);
    let expression = expression.until(is_over);
    let value = match tree.position_of_attribute_node(context) {
        Some(position) if element.is_some() => {
            expression.evaluate_at_attribute(&order, node, position)?
        }
        _ => expression.evaluate_in(&order, node)?,
    };
    // The nodes of attributes are made on demand.
    let items: Vec<(NodeId, Option<usize>)> = match value {
        treewright_xpath::Value::Number(number) => return Ok(Found::Number(number)),
        treewright_xpath::Value::String(text) => return Ok(Found::String(text)),
        treewright_xpath::Value::Boolean(boolean) => return Ok(Found::Boolean(boolean)),
        treewright_xpath::Value::Nodes(items) => {
            let items = items.into_iter().filter_map(|item| match item {
                Item::Node(node) => Some((node.id(), None)),
                Item::Attribute { element, position, .. } => Some((element.id(), Some(position))),
                // Namespace nodes have no interface.
                Item::Namespace { .. } => None,
            });
            items.collect()
        }
    };
    let nodes = items.into_iter().filter_map(|(node, attribute)| match attribute {
        Some(position) => cx.host.tree.attribute_node(node, position).ok(),
        None => Some(node),
    });
    Ok(Found::Nodes(nodes.collect()))
}

/// The value as the requested type, and its resulting type.
fn converted(cx: &Cx<'_>, found: Found, of_type: u16) -> Option<(u16, Found)> {
    let of_type = match (of_type, &found) {
        (types::ANY, Found::Number(_)) => types::NUMBER,
        (types::ANY, Found::String(_)) => types::STRING,
        (types::ANY, Found::Boolean(_)) => types::BOOLEAN,
        (types::ANY, Found::Nodes(_)) => types::UNORDERED_NODE_ITERATOR,
        (other, _) => other,
    };
    // XPath's own conversions are those of its values.
    let value = || -> treewright_xpath::Value<'static> {
        match &found {
            Found::Number(number) => treewright_xpath::Value::Number(*number),
            Found::String(text) => treewright_xpath::Value::String(text.clone()),
            Found::Boolean(boolean) => treewright_xpath::Value::Boolean(*boolean),
            Found::Nodes(nodes) => {
                let text = nodes.first().map(|node| string_value(cx, *node));
                treewright_xpath::Value::String(text.unwrap_or_default())
            }
        }
    };
    let found = match of_type {
        types::NUMBER => Found::Number(value().to_number()),
        types::STRING => Found::String(value().to_text()),
        types::BOOLEAN => Found::Boolean(match &found {
            Found::Nodes(nodes) => !nodes.is_empty(),
            _ => value().to_boolean(),
        }),
        types::UNORDERED_NODE_ITERATOR..=types::FIRST_ORDERED_NODE => match found {
            Found::Nodes(_) => found,
            _ => return None,
        },
        _ => return None,
    };
    Some((of_type, found))
}

/// <https://www.w3.org/TR/1999/REC-xpath-19991116/#data-model>
fn string_value(cx: &Cx<'_>, node: NodeId) -> String {
    let tree = &cx.host.tree;
    match tree.attribute_node_value(node) {
        Some(value) => crate::text::for_script(&value).into_scalar(),
        None => tree.get(node).map(|node| Item::Node(node).text()).unwrap_or_default(),
    }
}
