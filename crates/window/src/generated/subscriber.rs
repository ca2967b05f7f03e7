// Made by `cargo xtask codegen` from spec/idl/observable.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Subscriber",
    interface: Interface::Subscriber,
    last: Interface::Subscriber,
    exposure: 0b11111,
    members: &[
        Member::operation("next", Glue::Function(next), 1),
        Member::operation("error", Glue::Function(error), 1),
        Member::operation(
            "complete",
            Glue::Object(OfObject::Undefined(interfaces::subscriber::complete)),
            0,
        ),
        Member::operation("addTeardown", Glue::Function(add_teardown), 1),
        Member::attribute(
            "active",
            Glue::Object(OfObject::Boolean(interfaces::subscriber::active)),
        ),
        Member::attribute("signal", Glue::Object(OfObject::Any(interfaces::subscriber::signal))),
    ],
    ..Definition::EMPTY
};

fn next(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Subscriber", "next");
    let this = receiver::object(cx, call, Interface::Subscriber)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::subscriber::next(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn error(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Subscriber", "error");
    let this = receiver::object(cx, call, Interface::Subscriber)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = Value::clone(&call.arg(0));
    let value = interfaces::subscriber::error(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn add_teardown(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Subscriber", "addTeardown");
    let this = receiver::object(cx, call, Interface::Subscriber)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::callback_function(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::subscriber::add_teardown(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
