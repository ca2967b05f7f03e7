// Made by `cargo xtask codegen` from spec/idl/cssom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "CSSStyleSheet",
    interface: Interface::CSSStyleSheet,
    last: Interface::CSSStyleSheet,
    parent: Some(Interface::StyleSheet),
    exposure: 0b1,
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::attribute(
            "ownerRule",
            Glue::Object(OfObject::NullableAny(interfaces::css_style_sheet::owner_rule)),
        ),
        Member::attribute(
            "cssRules",
            Glue::Object(OfObject::Any(interfaces::css_style_sheet::css_rules)),
        )
        .same_object(),
        Member::operation("insertRule", Glue::Function(insert_rule), 1),
        Member::operation("deleteRule", Glue::Function(delete_rule), 1),
        Member::operation("replace", Glue::Function(replace), 1),
        Member::operation("replaceSync", Glue::Function(replace_sync), 1),
        Member::attribute("rules", Glue::Object(OfObject::Any(interfaces::css_style_sheet::rules)))
            .same_object(),
        Member::operation("addRule", Glue::Function(add_rule), 0),
        Member::operation("removeRule", Glue::Function(remove_rule), 0),
    ],
    ..Definition::EMPTY
};

fn insert_rule(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSStyleSheet", "insertRule");
    let this = receiver::object(cx, call, Interface::CSSStyleSheet)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => 0,
        value => convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(2))?,
    };
    let value = interfaces::css_style_sheet::insert_rule(cx, &this, a0, a1)?;
    Ok(cx.number(f64::from(value)))
}

fn delete_rule(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSStyleSheet", "deleteRule");
    let this = receiver::object(cx, call, Interface::CSSStyleSheet)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::css_style_sheet::delete_rule(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn replace(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = replace_steps(cx, call);
    promises::settle(cx, answer)
}

fn replace_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSStyleSheet", "replace");
    let this = receiver::object(cx, call, Interface::CSSStyleSheet)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let value = interfaces::css_style_sheet::replace(cx, &this, a0)?;
    Ok(value)
}

fn replace_sync(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSStyleSheet", "replaceSync");
    let this = receiver::object(cx, call, Interface::CSSStyleSheet)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::usv_string(cx, &call.arg(0))?;
    let value = interfaces::css_style_sheet::replace_sync(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn add_rule(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSStyleSheet", "addRule");
    let this = receiver::object(cx, call, Interface::CSSStyleSheet)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => DomString::from("undefined"),
        value => convert::dom_string(cx, &value)?,
    };
    let a1 = match call.arg(1) {
        value if value.is_undefined() => DomString::from("undefined"),
        value => convert::dom_string(cx, &value)?,
    };
    let a2 = match call.arg(2) {
        value if value.is_undefined() => None,
        value => Some(convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(3))?),
    };
    let value = interfaces::css_style_sheet::add_rule(cx, &this, a0, a1, a2)?;
    Ok(cx.int(value))
}

fn remove_rule(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("CSSStyleSheet", "removeRule");
    let this = receiver::object(cx, call, Interface::CSSStyleSheet)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => 0,
        value => convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(1))?,
    };
    let value = interfaces::css_style_sheet::remove_rule(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("CSSStyleSheet", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = CSSStyleSheetInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let prototype = constructors::prototype(cx, call, Interface::CSSStyleSheet)?;
    interfaces::css_style_sheet::constructor(cx, &prototype, a0)
}
