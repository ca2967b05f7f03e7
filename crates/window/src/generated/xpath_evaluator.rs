// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "XPathEvaluator",
    interface: Interface::XPathEvaluator,
    last: Interface::XPathEvaluator,
    exposure: 0b1,
    constructor: Some((Glue::Constructor(interfaces::xpath_evaluator::constructor), 0)),
    members: &[
        Member::operation("createExpression", Glue::Function(create_expression), 1),
        Member::operation("createNSResolver", Glue::Function(create_ns_resolver), 1),
        Member::operation("evaluate", Glue::Function(evaluate), 2),
    ],
    ..Definition::EMPTY
};

fn create_expression(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("XPathEvaluator", "createExpression");
    let this = receiver::object(cx, call, Interface::XPathEvaluator)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => {
                Some(convert::callback_interface(cx, value, "XPathNSResolver", SITE.argument(2))?)
            }
        },
    };
    let value = interfaces::xpath_evaluator::create_expression(cx, &this, a0, a1)?;
    Ok(value)
}

fn create_ns_resolver(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("XPathEvaluator", "createNSResolver");
    let this = receiver::object(cx, call, Interface::XPathEvaluator)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let value = interfaces::xpath_evaluator::create_ns_resolver(cx, &this, a0)?;
    wrappers::wrap(cx, value)
}

fn evaluate(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("XPathEvaluator", "evaluate");
    let this = receiver::object(cx, call, Interface::XPathEvaluator)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::node(cx, &call.arg(1), Interface::Node, SITE.argument(2))?;
    let a2 = match call.arg(2) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => {
                Some(convert::callback_interface(cx, value, "XPathNSResolver", SITE.argument(3))?)
            }
        },
    };
    let a3 = match call.arg(3) {
        value if value.is_undefined() => 0,
        value => convert::unsigned_short(cx, &value, Range::Wrap, SITE.argument(4))?,
    };
    let a4 = match call.arg(4) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::interface(cx, value, Interface::XPathResult, SITE.argument(5))?),
        },
    };
    let value = interfaces::xpath_evaluator::evaluate(cx, &this, a0, a1, a2, a3, a4)?;
    Ok(value)
}
