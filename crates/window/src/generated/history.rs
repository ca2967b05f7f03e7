// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "History",
    interface: Interface::History,
    last: Interface::History,
    exposure: 0b1,
    members: &[
        Member::attribute(
            "length",
            Glue::Object(OfObject::UnsignedLong(interfaces::history::length)),
        ),
        Member::attribute("scrollRestoration", Glue::Function(scroll_restoration_getter))
            .setter(Glue::Function(scroll_restoration_setter)),
        Member::attribute("state", Glue::Object(OfObject::Any(interfaces::history::state))),
        Member::operation("go", Glue::Function(go), 0),
        Member::operation("back", Glue::Object(OfObject::Undefined(interfaces::history::back)), 0),
        Member::operation(
            "forward",
            Glue::Object(OfObject::Undefined(interfaces::history::forward)),
            0,
        ),
        Member::operation("pushState", Glue::Function(push_state), 2),
        Member::operation("replaceState", Glue::Function(replace_state), 2),
    ],
    ..Definition::EMPTY
};

fn scroll_restoration_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::History)?;
    let value = interfaces::history::scroll_restoration(cx, &this)?;
    Ok(cx.string(value.as_str()))
}

fn scroll_restoration_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("History", "scrollRestoration");
    let this = receiver::object(cx, call, Interface::History)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    let Some(value) = ScrollRestoration::from_text(&value) else { return Ok(cx.undefined()) };
    interfaces::history::set_scroll_restoration(cx, &this, value)?;
    Ok(cx.undefined())
}

fn go(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("History", "go");
    let this = receiver::object(cx, call, Interface::History)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => 0,
        value => convert::long(cx, &value, Range::Wrap, SITE.argument(1))?,
    };
    let value = interfaces::history::go(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn push_state(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("History", "pushState");
    let this = receiver::object(cx, call, Interface::History)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let a2 = match call.arg(2) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::usv_string(cx, value)?),
        },
    };
    let value = interfaces::history::push_state(cx, &this, a0, a1, a2)?;
    let () = value;
    Ok(cx.undefined())
}

fn replace_state(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("History", "replaceState");
    let this = receiver::object(cx, call, Interface::History)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let a2 = match call.arg(2) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(convert::usv_string(cx, value)?),
        },
    };
    let value = interfaces::history::replace_state(cx, &this, a0, a1, a2)?;
    let () = value;
    Ok(cx.undefined())
}
