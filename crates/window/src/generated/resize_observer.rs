// Made by `cargo xtask codegen` from spec/idl/resize-observer.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "ResizeObserver",
    interface: Interface::ResizeObserver,
    last: Interface::ResizeObserver,
    exposure: 0b1,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::operation("observe", Glue::Function(observe), 1),
        Member::operation("unobserve", Glue::Function(unobserve), 1),
        Member::operation(
            "disconnect",
            Glue::Object(OfObject::Undefined(interfaces::resize_observer::disconnect)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn observe(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ResizeObserver", "observe");
    let this = receiver::object(cx, call, Interface::ResizeObserver)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Element, SITE.argument(1))?;
    let a1 = ResizeObserverOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::resize_observer::observe(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn unobserve(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("ResizeObserver", "unobserve");
    let this = receiver::object(cx, call, Interface::ResizeObserver)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Element, SITE.argument(1))?;
    let value = interfaces::resize_observer::unobserve(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("ResizeObserver", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let prototype = constructors::prototype(cx, call, Interface::ResizeObserver)?;
    interfaces::resize_observer::constructor(cx, &prototype, a0)
}
