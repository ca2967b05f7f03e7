//! `XPathEvaluatorBase` of documents.
//!
//! <https://dom.spec.whatwg.org/#mixin-xpathevaluatorbase>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::strings::DomString;
use crate::{Cx, xpath};

/// <https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-createexpression>
pub(crate) fn create_expression(
    cx: &mut Cx<'_>,
    _this: NodeId,
    expression: DomString,
    resolver: Option<Value>,
) -> Result<Value, Thrown> {
    let expression = xpath::compile(cx, &expression, resolver.as_ref())?;
    xpath::new_expression(cx, expression)
}

/// <https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-creatensresolver>
pub(crate) fn create_ns_resolver(
    _cx: &mut Cx<'_>,
    _this: NodeId,
    node_resolver: NodeId,
) -> Result<NodeId, Thrown> {
    Ok(node_resolver)
}

/// <https://dom.spec.whatwg.org/#dom-xpathevaluatorbase-evaluate>
pub(crate) fn evaluate(
    cx: &mut Cx<'_>,
    _this: NodeId,
    expression: DomString,
    context_node: NodeId,
    resolver: Option<Value>,
    type_: u16,
    _result: Option<Value>,
) -> Result<Value, Thrown> {
    let expression = xpath::compile(cx, &expression, resolver.as_ref())?;
    xpath::evaluate(cx, &expression, context_node, type_)
}
