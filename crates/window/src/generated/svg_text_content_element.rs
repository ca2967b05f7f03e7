// Made by `cargo xtask codegen` from spec/idl/SVG.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "SVGTextContentElement",
    interface: Interface::SVGTextContentElement,
    last: Interface::SVGTextElement,
    parent: Some(Interface::SVGGraphicsElement),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::constant("LENGTHADJUST_UNKNOWN", 0.0),
        Member::constant("LENGTHADJUST_SPACING", 1.0),
        Member::constant("LENGTHADJUST_SPACINGANDGLYPHS", 2.0),
        Member::attribute(
            "textLength",
            Glue::Animated(&Animated {
                name: "textLength",
                kind: AnimatedKind::Length(Across::Diagonal, "0"),
            }),
        ),
        Member::attribute(
            "lengthAdjust",
            Glue::Animated(&Animated {
                name: "lengthAdjust",
                kind: AnimatedKind::Enumeration(&["spacing", "spacingAndGlyphs"], 1),
            }),
        ),
        Member::operation(
            "getNumberOfChars",
            Glue::Node(OfNode::Long(interfaces::svg_text_content_element::get_number_of_chars)),
            0,
        ),
        Member::operation("getComputedTextLength", Glue::Function(get_computed_text_length), 0),
        Member::operation("getSubStringLength", Glue::Function(get_sub_string_length), 2),
        Member::operation("getStartPositionOfChar", Glue::Function(get_start_position_of_char), 1),
        Member::operation("getEndPositionOfChar", Glue::Function(get_end_position_of_char), 1),
        Member::operation("getExtentOfChar", Glue::Function(get_extent_of_char), 1),
        Member::operation("getRotationOfChar", Glue::Function(get_rotation_of_char), 1),
        Member::operation("getCharNumAtPosition", Glue::Function(get_char_num_at_position), 0),
        Member::operation("selectSubString", Glue::Function(select_sub_string), 2),
    ],
    ..Definition::EMPTY
};

fn get_computed_text_length(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::SVGTextContentElement)?;
    let value = interfaces::svg_text_content_element::get_computed_text_length(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

fn get_sub_string_length(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTextContentElement", "getSubStringLength");
    let this = receiver::node(cx, call, Interface::SVGTextContentElement)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::svg_text_content_element::get_sub_string_length(cx, this, a0, a1)?;
    Ok(cx.number(f64::from(value)))
}

fn get_start_position_of_char(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTextContentElement", "getStartPositionOfChar");
    let this = receiver::node(cx, call, Interface::SVGTextContentElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::svg_text_content_element::get_start_position_of_char(cx, this, a0)?;
    Ok(value)
}

fn get_end_position_of_char(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTextContentElement", "getEndPositionOfChar");
    let this = receiver::node(cx, call, Interface::SVGTextContentElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::svg_text_content_element::get_end_position_of_char(cx, this, a0)?;
    Ok(value)
}

fn get_extent_of_char(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTextContentElement", "getExtentOfChar");
    let this = receiver::node(cx, call, Interface::SVGTextContentElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::svg_text_content_element::get_extent_of_char(cx, this, a0)?;
    Ok(value)
}

fn get_rotation_of_char(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTextContentElement", "getRotationOfChar");
    let this = receiver::node(cx, call, Interface::SVGTextContentElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::svg_text_content_element::get_rotation_of_char(cx, this, a0)?;
    Ok(cx.number(f64::from(value)))
}

fn get_char_num_at_position(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTextContentElement", "getCharNumAtPosition");
    let this = receiver::node(cx, call, Interface::SVGTextContentElement)?;
    let a0 = DOMPointInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::svg_text_content_element::get_char_num_at_position(cx, this, a0)?;
    Ok(cx.int(value))
}

fn select_sub_string(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("SVGTextContentElement", "selectSubString");
    let this = receiver::node(cx, call, Interface::SVGTextContentElement)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let value = interfaces::svg_text_content_element::select_sub_string(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}
