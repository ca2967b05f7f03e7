// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLIFrameElement",
    interface: Interface::HTMLIFrameElement,
    last: Interface::HTMLIFrameElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("src", &Reflect::Url("src")),
        Member::attribute("srcdoc", Glue::Function(srcdoc_getter))
            .setter(Glue::Function(srcdoc_setter)),
        Member::reflecting("name", &Reflect::Text("name")),
        Member::attribute("sandbox", Glue::Reflect(&Reflect::Tokens("sandbox")))
            .setter(Glue::Forward("value")),
        Member::reflecting("allow", &Reflect::Text("allow")),
        Member::reflecting("allowFullscreen", &Reflect::Boolean("allowfullscreen")),
        Member::reflecting("width", &Reflect::Text("width")),
        Member::reflecting("height", &Reflect::Text("height")),
        Member::reflecting(
            "referrerPolicy",
            &Reflect::Keyword("referrerpolicy", &keywords::REFERRER_POLICY),
        ),
        Member::reflecting("loading", &Reflect::Keyword("loading", &keywords::LOADING)),
        Member::attribute(
            "contentDocument",
            Glue::Node(OfNode::NullableNode(interfaces::html_iframe_element::content_document)),
        ),
        Member::attribute(
            "contentWindow",
            Glue::Node(OfNode::NullableAny(interfaces::html_iframe_element::content_window)),
        ),
        Member::operation(
            "getSVGDocument",
            Glue::Node(OfNode::NullableNode(interfaces::html_iframe_element::get_svg_document)),
            0,
        ),
        Member::reflecting("align", &Reflect::Text("align")),
        Member::reflecting("scrolling", &Reflect::Text("scrolling")),
        Member::reflecting("frameBorder", &Reflect::Text("frameborder")),
        Member::reflecting("longDesc", &Reflect::Url("longdesc")),
        Member::reflecting("marginHeight", &Reflect::TextOrEmpty("marginheight")),
        Member::reflecting("marginWidth", &Reflect::TextOrEmpty("marginwidth")),
    ],
    ..Definition::EMPTY
};

fn srcdoc_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = interfaces::html_iframe_element::srcdoc(cx, this)?;
    Ok(value.into_value(cx)?)
}

fn srcdoc_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLIFrameElement", "srcdoc");
    let this = receiver::node(cx, call, Interface::HTMLIFrameElement)?;
    let value = TrustedHTMLOrDomString::from_value(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::html_iframe_element::set_srcdoc(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}
