// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLImageElement",
    interface: Interface::HTMLImageElement,
    last: Interface::HTMLImageElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    factory: Some(("Image", Glue::Function(legacy_factory_image), 0)),
    members: &[
        Member::reflecting("alt", &Reflect::Text("alt")),
        Member::reflecting("src", &Reflect::Url("src")),
        Member::reflecting("srcset", &Reflect::Scalar("srcset")),
        Member::reflecting("sizes", &Reflect::Text("sizes")),
        Member::reflecting(
            "crossOrigin",
            &Reflect::NullableKeyword("crossorigin", &keywords::CROSS_ORIGIN),
        ),
        Member::reflecting("useMap", &Reflect::Text("usemap")),
        Member::reflecting("isMap", &Reflect::Boolean("ismap")),
        Member::reflecting("controls", &Reflect::Boolean("controls")),
        Member::attribute(
            "width",
            Glue::Node(OfNode::UnsignedLong(interfaces::html_image_element::width)),
        )
        .setter(Glue::SetReflect(&Reflect::UnsignedLong("width", Numbers::limited_to(Limit::Any))))
        .reactions(),
        Member::attribute(
            "height",
            Glue::Node(OfNode::UnsignedLong(interfaces::html_image_element::height)),
        )
        .setter(Glue::SetReflect(&Reflect::UnsignedLong("height", Numbers::limited_to(Limit::Any))))
        .reactions(),
        Member::attribute(
            "naturalWidth",
            Glue::Node(OfNode::UnsignedLong(interfaces::html_image_element::natural_width)),
        ),
        Member::attribute(
            "naturalHeight",
            Glue::Node(OfNode::UnsignedLong(interfaces::html_image_element::natural_height)),
        ),
        Member::attribute(
            "complete",
            Glue::Node(OfNode::Boolean(interfaces::html_image_element::complete)),
        ),
        Member::attribute(
            "currentSrc",
            Glue::Node(OfNode::Scalar(interfaces::html_image_element::current_src)),
        ),
        Member::reflecting(
            "referrerPolicy",
            &Reflect::Keyword("referrerpolicy", &keywords::REFERRER_POLICY),
        ),
        Member::reflecting("decoding", &Reflect::Keyword("decoding", &keywords::DECODING)),
        Member::reflecting("loading", &Reflect::Keyword("loading", &keywords::LOADING)),
        Member::reflecting(
            "fetchPriority",
            &Reflect::Keyword("fetchpriority", &keywords::FETCH_PRIORITY),
        ),
        Member::operation("decode", Glue::Function(decode), 0),
        Member::attribute("x", Glue::Node(OfNode::Long(interfaces::html_image_element::x))),
        Member::attribute("y", Glue::Node(OfNode::Long(interfaces::html_image_element::y))),
        Member::reflecting("name", &Reflect::Text("name")),
        Member::reflecting("lowsrc", &Reflect::Url("lowsrc")),
        Member::reflecting("align", &Reflect::Text("align")),
        Member::reflecting(
            "hspace",
            &Reflect::UnsignedLong("hspace", Numbers::limited_to(Limit::Any)),
        ),
        Member::reflecting(
            "vspace",
            &Reflect::UnsignedLong("vspace", Numbers::limited_to(Limit::Any)),
        ),
        Member::reflecting("longDesc", &Reflect::Url("longdesc")),
        Member::reflecting("border", &Reflect::TextOrEmpty("border")),
    ],
    ..Definition::EMPTY
};

fn decode(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = decode_steps(cx, call);
    promises::settle(cx, answer)
}

fn decode_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLImageElement)?;
    let value = interfaces::html_image_element::decode(cx, this)?;
    Ok(value)
}

fn legacy_factory_image(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("HTMLImageElement", "Image");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => None,
        value => Some(convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(1))?),
    };
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(convert::unsigned_long(cx, &value, Range::Wrap, SITE.argument(2))?),
    };
    let prototype = constructors::prototype(cx, call, Interface::HTMLImageElement)?;
    interfaces::html_image_element::legacy_factory_image(cx, &prototype, a0, a1)
}
