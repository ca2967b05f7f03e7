// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGAnimatedInteger",
    interface: Interface::SVGAnimatedInteger,
    last: Interface::SVGAnimatedInteger,
    exposure: 0b1,
    members: &[
        Member::attribute(
            "baseVal",
            Glue::Object(OfObject::Long(interfaces::svg_animated_integer::base_val)),
        )
        .setter(Glue::Function(base_val_setter)),
        Member::attribute(
            "animVal",
            Glue::Object(OfObject::Long(interfaces::svg_animated_integer::anim_val)),
        ),
    ],
    ..Definition::EMPTY
};

fn base_val_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("SVGAnimatedInteger", "baseVal");
    let this = receiver::object(cx, call, Interface::SVGAnimatedInteger)?;
    let value = convert::long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    interfaces::svg_animated_integer::set_base_val(cx, &this, value)?;
    Ok(cx.undefined())
}
