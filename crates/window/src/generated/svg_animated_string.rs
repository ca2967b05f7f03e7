// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGAnimatedString",
    interface: Interface::SVGAnimatedString,
    last: Interface::SVGAnimatedString,
    exposure: 0b1,
    members: &[
        Member::attribute("baseVal", Glue::Function(base_val_getter))
            .setter(Glue::Function(base_val_setter)),
        Member::attribute(
            "animVal",
            Glue::Object(OfObject::Text(interfaces::svg_animated_string::anim_val)),
        ),
    ],
    ..Definition::EMPTY
};

fn base_val_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGAnimatedString)?;
    let value = interfaces::svg_animated_string::base_val(cx, &this)?;
    Ok(value.into_value(cx)?)
}

fn base_val_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("SVGAnimatedString", "baseVal");
    let this = receiver::object(cx, call, Interface::SVGAnimatedString)?;
    let value = DomStringOrTrustedScriptURL::from_value(cx, &call.arg(0), SITE.value())?;
    interfaces::svg_animated_string::set_base_val(cx, &this, value)?;
    Ok(cx.undefined())
}
