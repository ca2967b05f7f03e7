// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGNumber",
    interface: Interface::SVGNumber,
    last: Interface::SVGNumber,
    exposure: 0b1,
    members: &[Member::attribute("value", Glue::Function(value_getter))
        .setter(Glue::Function(value_setter))],
    ..Definition::EMPTY
};

fn value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGNumber)?;
    let value = interfaces::svg_number::value(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

fn value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("SVGNumber", "value");
    let this = receiver::object(cx, call, Interface::SVGNumber)?;
    let value = convert::float(cx, &call.arg(0), SITE.value())?;
    interfaces::svg_number::set_value(cx, &this, value)?;
    Ok(cx.undefined())
}
