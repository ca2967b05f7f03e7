// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "TimeRanges",
    interface: Interface::TimeRanges,
    last: Interface::TimeRanges,
    exposure: 0b1,
    members: &[
        Member::attribute(
            "length",
            Glue::Object(OfObject::UnsignedLong(interfaces::time_ranges::length)),
        ),
        Member::operation("start", Glue::Function(start), 1),
        Member::operation("end", Glue::Function(end), 1),
    ],
    ..Definition::EMPTY
};

fn start(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TimeRanges", "start");
    let this = receiver::object(cx, call, Interface::TimeRanges)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::time_ranges::start(cx, &this, a0)?;
    Ok(cx.number(value))
}

fn end(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("TimeRanges", "end");
    let this = receiver::object(cx, call, Interface::TimeRanges)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::time_ranges::end(cx, &this, a0)?;
    Ok(cx.number(value))
}
