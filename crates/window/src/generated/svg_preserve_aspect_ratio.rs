// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGPreserveAspectRatio",
    interface: Interface::SVGPreserveAspectRatio,
    last: Interface::SVGPreserveAspectRatio,
    exposure: 0b1,
    members: &[
        Member::constant("SVG_PRESERVEASPECTRATIO_UNKNOWN", 0.0),
        Member::constant("SVG_PRESERVEASPECTRATIO_NONE", 1.0),
        Member::constant("SVG_PRESERVEASPECTRATIO_XMINYMIN", 2.0),
        Member::constant("SVG_PRESERVEASPECTRATIO_XMIDYMIN", 3.0),
        Member::constant("SVG_PRESERVEASPECTRATIO_XMAXYMIN", 4.0),
        Member::constant("SVG_PRESERVEASPECTRATIO_XMINYMID", 5.0),
        Member::constant("SVG_PRESERVEASPECTRATIO_XMIDYMID", 6.0),
        Member::constant("SVG_PRESERVEASPECTRATIO_XMAXYMID", 7.0),
        Member::constant("SVG_PRESERVEASPECTRATIO_XMINYMAX", 8.0),
        Member::constant("SVG_PRESERVEASPECTRATIO_XMIDYMAX", 9.0),
        Member::constant("SVG_PRESERVEASPECTRATIO_XMAXYMAX", 10.0),
        Member::constant("SVG_MEETORSLICE_UNKNOWN", 0.0),
        Member::constant("SVG_MEETORSLICE_MEET", 1.0),
        Member::constant("SVG_MEETORSLICE_SLICE", 2.0),
        Member::attribute(
            "align",
            Glue::Object(OfObject::UnsignedShort(interfaces::svg_preserve_aspect_ratio::align)),
        )
        .setter(Glue::Function(align_setter)),
        Member::attribute(
            "meetOrSlice",
            Glue::Object(OfObject::UnsignedShort(
                interfaces::svg_preserve_aspect_ratio::meet_or_slice,
            )),
        )
        .setter(Glue::Function(meet_or_slice_setter)),
    ],
    ..Definition::EMPTY
};

fn align_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("SVGPreserveAspectRatio", "align");
    let this = receiver::object(cx, call, Interface::SVGPreserveAspectRatio)?;
    let value = convert::unsigned_short(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    interfaces::svg_preserve_aspect_ratio::set_align(cx, &this, value)?;
    Ok(cx.undefined())
}

fn meet_or_slice_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("SVGPreserveAspectRatio", "meetOrSlice");
    let this = receiver::object(cx, call, Interface::SVGPreserveAspectRatio)?;
    let value = convert::unsigned_short(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    interfaces::svg_preserve_aspect_ratio::set_meet_or_slice(cx, &this, value)?;
    Ok(cx.undefined())
}
