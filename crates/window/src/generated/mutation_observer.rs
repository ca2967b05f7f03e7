// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "MutationObserver",
    interface: Interface::MutationObserver,
    last: Interface::MutationObserver,
    exposure: 0b1,
    constructor: Some((Glue::Function(constructor), 1)),
    members: &[
        Member::operation("observe", Glue::Function(observe), 1),
        Member::operation(
            "disconnect",
            Glue::Object(OfObject::Undefined(interfaces::mutation_observer::disconnect)),
            0,
        ),
        Member::operation("takeRecords", Glue::Function(take_records), 0),
    ],
    ..Definition::EMPTY
};

fn observe(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("MutationObserver", "observe");
    let this = receiver::object(cx, call, Interface::MutationObserver)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = MutationObserverInit::from_value(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::mutation_observer::observe(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn take_records(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::MutationObserver)?;
    let value = interfaces::mutation_observer::take_records(cx, &this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("MutationObserver", "constructor");
    constructors::require_new(cx, call, SITE)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let prototype = constructors::prototype(cx, call, Interface::MutationObserver)?;
    interfaces::mutation_observer::constructor(cx, &prototype, a0)
}
