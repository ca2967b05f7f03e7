// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGLength",
    interface: Interface::SVGLength,
    last: Interface::SVGLength,
    exposure: 0b1,
    members: &[
        Member::constant("SVG_LENGTHTYPE_UNKNOWN", 0.0),
        Member::constant("SVG_LENGTHTYPE_NUMBER", 1.0),
        Member::constant("SVG_LENGTHTYPE_PERCENTAGE", 2.0),
        Member::constant("SVG_LENGTHTYPE_EMS", 3.0),
        Member::constant("SVG_LENGTHTYPE_EXS", 4.0),
        Member::constant("SVG_LENGTHTYPE_PX", 5.0),
        Member::constant("SVG_LENGTHTYPE_CM", 6.0),
        Member::constant("SVG_LENGTHTYPE_MM", 7.0),
        Member::constant("SVG_LENGTHTYPE_IN", 8.0),
        Member::constant("SVG_LENGTHTYPE_PT", 9.0),
        Member::constant("SVG_LENGTHTYPE_PC", 10.0),
        Member::attribute(
            "unitType",
            Glue::Object(OfObject::UnsignedShort(interfaces::svg_length::unit_type)),
        ),
        Member::attribute("value", Glue::Function(value_getter))
            .setter(Glue::Function(value_setter)),
        Member::attribute("valueInSpecifiedUnits", Glue::Function(value_in_specified_units_getter))
            .setter(Glue::Function(value_in_specified_units_setter)),
        Member::attribute(
            "valueAsString",
            Glue::Object(OfObject::Text(interfaces::svg_length::value_as_string)),
        )
        .setter(Glue::SetObject(ToObject::Text(interfaces::svg_length::set_value_as_string))),
        Member::operation("newValueSpecifiedUnits", Glue::Function(new_value_specified_units), 2),
        Member::operation("convertToSpecifiedUnits", Glue::Function(convert_to_specified_units), 1),
    ],
    ..Definition::EMPTY
};

fn value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGLength)?;
    let value = interfaces::svg_length::value(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

fn value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("SVGLength", "value");
    let this = receiver::object(cx, call, Interface::SVGLength)?;
    let value = convert::float(cx, &call.arg(0), SITE.value())?;
    interfaces::svg_length::set_value(cx, &this, value)?;
    Ok(cx.undefined())
}

fn value_in_specified_units_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGLength)?;
    let value = interfaces::svg_length::value_in_specified_units(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

fn value_in_specified_units_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("SVGLength", "valueInSpecifiedUnits");
    let this = receiver::object(cx, call, Interface::SVGLength)?;
    let value = convert::float(cx, &call.arg(0), SITE.value())?;
    interfaces::svg_length::set_value_in_specified_units(cx, &this, value)?;
    Ok(cx.undefined())
}

fn new_value_specified_units(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGLength", "newValueSpecifiedUnits");
    let this = receiver::object(cx, call, Interface::SVGLength)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::unsigned_short(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::float(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::svg_length::new_value_specified_units(cx, &this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn convert_to_specified_units(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGLength", "convertToSpecifiedUnits");
    let this = receiver::object(cx, call, Interface::SVGLength)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_short(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::svg_length::convert_to_specified_units(cx, &this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
