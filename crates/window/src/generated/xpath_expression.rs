// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "XPathExpression",
    interface: Interface::XPathExpression,
    last: Interface::XPathExpression,
    exposure: 0b1,
    members: &[Member::operation("evaluate", Glue::Function(evaluate), 1)],
    ..Definition::EMPTY
};

fn evaluate(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("XPathExpression", "evaluate");
    let this = receiver::object(cx, call, Interface::XPathExpression)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => 0,
        value => convert::unsigned_short(cx, &value, Range::Wrap, SITE.argument(2))?,
    };
    let a2 = match call.arg(2) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::interface(cx, value, Interface::XPathResult, SITE.argument(3))?),
        },
    };
    let value = interfaces::xpath_expression::evaluate(cx, &this, a0, a1, a2)?;
    Ok(value)
}
