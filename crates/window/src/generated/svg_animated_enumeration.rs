// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGAnimatedEnumeration",
    interface: Interface::SVGAnimatedEnumeration,
    last: Interface::SVGAnimatedEnumeration,
    exposure: 0b1,
    members: &[
        Member::attribute(
            "baseVal",
            Glue::Object(OfObject::UnsignedShort(interfaces::svg_animated_enumeration::base_val)),
        )
        .setter(Glue::Function(base_val_setter)),
        Member::attribute(
            "animVal",
            Glue::Object(OfObject::UnsignedShort(interfaces::svg_animated_enumeration::anim_val)),
        ),
    ],
    ..Definition::EMPTY
};

fn base_val_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("SVGAnimatedEnumeration", "baseVal");
    let this = receiver::object(cx, call, Interface::SVGAnimatedEnumeration)?;
    let value = convert::unsigned_short(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    interfaces::svg_animated_enumeration::set_base_val(cx, &this, value)?;
    Ok(cx.undefined())
}
