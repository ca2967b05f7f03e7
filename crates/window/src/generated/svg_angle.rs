// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGAngle",
    interface: Interface::SVGAngle,
    last: Interface::SVGAngle,
    exposure: 0b1,
    members: &[
        Member::constant("SVG_ANGLETYPE_UNKNOWN", 0.0),
        Member::constant("SVG_ANGLETYPE_UNSPECIFIED", 1.0),
        Member::constant("SVG_ANGLETYPE_DEG", 2.0),
        Member::constant("SVG_ANGLETYPE_RAD", 3.0),
        Member::constant("SVG_ANGLETYPE_GRAD", 4.0),
        Member::attribute(
            "unitType",
            Glue::Object(OfObject::UnsignedShort(interfaces::svg_angle::unit_type)),
        ),
        Member::attribute("value", Glue::Function(value_getter))
            .setter(Glue::Function(value_setter)),
        Member::attribute("valueInSpecifiedUnits", Glue::Function(value_in_specified_units_getter))
            .setter(Glue::Function(value_in_specified_units_setter)),
        Member::attribute(
            "valueAsString",
            Glue::Object(OfObject::Text(interfaces::svg_angle::value_as_string)),
        )
        .setter(Glue::SetObject(ToObject::Text(interfaces::svg_angle::set_value_as_string))),
        Member::operation("newValueSpecifiedUnits", Glue::Function(new_value_specified_units), 2),
        Member::operation("convertToSpecifiedUnits", Glue::Function(convert_to_specified_units), 1),
    ],
    ..Definition::EMPTY
};

fn value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGAngle)?;
    let value = interfaces::svg_angle::value(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

fn value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("SVGAngle", "value");
    let this = receiver::object(cx, call, Interface::SVGAngle)?;
    let value = convert::float(cx, &call.arg(0), SITE.value())?;
    interfaces::svg_angle::set_value(cx, &this, value)?;
    Ok(cx.undefined())
}

fn value_in_specified_units_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGAngle)?;
    let value = interfaces::svg_angle::value_in_specified_units(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

fn value_in_specified_units_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("SVGAngle", "valueInSpecifiedUnits");
    let this = receiver::object(cx, call, Interface::SVGAngle)?;
    let value = convert::float(cx, &call.arg(0), SITE.value())?;
    interfaces::svg_angle::set_value_in_specified_units(cx, &this, value)?;
    Ok(cx.undefined())
}

fn new_value_specified_units(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGAngle", "newValueSpecifiedUnits");
    let this = receiver::object(cx, call, Interface::SVGAngle)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::unsigned_short(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::float(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::svg_angle::new_value_specified_units(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn convert_to_specified_units(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGAngle", "convertToSpecifiedUnits");
    let this = receiver::object(cx, call, Interface::SVGAngle)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_short(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::svg_angle::convert_to_specified_units(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
