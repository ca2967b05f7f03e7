// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGScriptElement",
    interface: Interface::SVGScriptElement,
    last: Interface::SVGScriptElement,
    parent: Some(Interface::SVGElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute("type", Glue::Reflect(&Reflect::Text("type")))
            .setter(Glue::SetReflect(&Reflect::Text("type"))),
        Member::attribute(
            "crossOrigin",
            Glue::Node(OfNode::NullableText(interfaces::svg_script_element::cross_origin)),
        )
        .setter(Glue::Function(cross_origin_setter)),
        Member::attribute(
            "href",
            Glue::Animated(&Animated {
                name: "href",
                kind: AnimatedKind::Text { is_deprecated_too: true },
            }),
        ),
    ],
    ..Definition::EMPTY
};

fn cross_origin_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("SVGScriptElement", "crossOrigin");
    let this = receiver::node(cx, call, Interface::SVGScriptElement)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    interfaces::svg_script_element::set_cross_origin(cx, this, value)?;
    Ok(cx.undefined())
}
