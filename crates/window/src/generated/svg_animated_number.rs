// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGAnimatedNumber",
    interface: Interface::SVGAnimatedNumber,
    last: Interface::SVGAnimatedNumber,
    exposure: 0b1,
    members: &[
        Member::attribute("baseVal", Glue::Function(base_val_getter))
            .setter(Glue::Function(base_val_setter)),
        Member::attribute("animVal", Glue::Function(anim_val_getter)),
    ],
    ..Definition::EMPTY
};

fn base_val_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGAnimatedNumber)?;
    let value = interfaces::svg_animated_number::base_val(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}

fn base_val_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("SVGAnimatedNumber", "baseVal");
    let this = receiver::object(cx, call, Interface::SVGAnimatedNumber)?;
    let value = convert::float(cx, &call.arg(0), SITE.value())?;
    interfaces::svg_animated_number::set_base_val(cx, &this, value)?;
    Ok(cx.undefined())
}

fn anim_val_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::SVGAnimatedNumber)?;
    let value = interfaces::svg_animated_number::anim_val(cx, &this)?;
    Ok(cx.number(f64::from(value)))
}
