//! `XPathExpression`.
//!
//! <https://dom.spec.whatwg.org/#interface-xpathexpression>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::{Cx, xpath};

/// <https://dom.spec.whatwg.org/#dom-xpathexpression-evaluate>
pub(crate) fn evaluate(
    cx: &mut Cx<'_>,
    this: &Value,
    context_node: NodeId,
    type_: u16,
    _result: Option<Value>,
) -> Result<Value, Thrown> {
    let expression = xpath::expression_of(cx, this)?;
    xpath::evaluate(cx, &expression, context_node, type_)
}
