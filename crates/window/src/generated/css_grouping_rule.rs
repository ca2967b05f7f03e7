// Made by `cargo xtask codegen` from spec/idl/cssom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSGroupingRule",
    interface: Interface::CSSGroupingRule,
    last: Interface::CSSStyleRule,
    parent: Some(Interface::CSSRule),
    exposure: 0b1,
    members: &[
        Member::attribute(
            "cssRules",
            Glue::Object(OfObject::Any(interfaces::css_grouping_rule::css_rules)),
        )
        .same_object(),
        Member::operation("insertRule", Glue::Function(insert_rule), 1),
        Member::operation("deleteRule", Glue::Function(delete_rule), 1),
    ],
    ..Definition::EMPTY
};

fn insert_rule(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSGroupingRule", "insertRule");
    let this = receiver::object(cx, call, Interface::CSSGroupingRule)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => 0,
        value => convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(2))?,
    };
    let value = interfaces::css_grouping_rule::insert_rule(cx, &this, a0, a1)?;
    Ok(cx.number(f64::from(value)))
}

fn delete_rule(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSGroupingRule", "deleteRule");
    let this = receiver::object(cx, call, Interface::CSSGroupingRule)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::css_grouping_rule::delete_rule(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
