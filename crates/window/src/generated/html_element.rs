// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLElement",
    interface: Interface::HTMLElement,
    last: Interface::HTMLUnknownElement,
    parent: Some(Interface::Element),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("title", &Reflect::Text("title")),
        Member::reflecting("lang", &Reflect::Text("lang")),
        Member::attribute(
            "translate",
            Glue::Node(OfNode::Boolean(interfaces::html_element::translate)),
        )
        .setter(Glue::SetNode(ToNode::Boolean(interfaces::html_element::set_translate)))
        .reactions(),
        Member::reflecting("dir", &Reflect::Keyword("dir", &keywords::DIR)),
        Member::attribute("hidden", Glue::Function(hidden_getter))
            .setter(Glue::Function(hidden_setter)),
        Member::reflecting("inert", &Reflect::Boolean("inert")),
        Member::operation(
            "click",
            Glue::Node(OfNode::Undefined(interfaces::html_element::click)),
            0,
        ),
        Member::reflecting("accessKey", &Reflect::Text("accesskey")),
        Member::attribute(
            "accessKeyLabel",
            Glue::Node(OfNode::Text(interfaces::html_element::access_key_label)),
        ),
        Member::attribute(
            "draggable",
            Glue::Node(OfNode::Boolean(interfaces::html_element::draggable)),
        )
        .setter(Glue::SetNode(ToNode::Boolean(interfaces::html_element::set_draggable)))
        .reactions(),
        Member::attribute(
            "spellcheck",
            Glue::Node(OfNode::Boolean(interfaces::html_element::spellcheck)),
        )
        .setter(Glue::SetNode(ToNode::Boolean(interfaces::html_element::set_spellcheck)))
        .reactions(),
        Member::attribute(
            "writingSuggestions",
            Glue::Node(OfNode::Text(interfaces::html_element::writing_suggestions)),
        )
        .setter(Glue::SetReflect(&Reflect::Text("writingsuggestions")))
        .reactions(),
        Member::attribute(
            "autocapitalize",
            Glue::Node(OfNode::Text(interfaces::html_element::autocapitalize)),
        )
        .setter(Glue::SetReflect(&Reflect::Text("autocapitalize")))
        .reactions(),
        Member::attribute(
            "autocorrect",
            Glue::Node(OfNode::Boolean(interfaces::html_element::autocorrect)),
        )
        .setter(Glue::SetNode(ToNode::Boolean(interfaces::html_element::set_autocorrect)))
        .reactions(),
        Member::attribute(
            "innerText",
            Glue::Node(OfNode::Text(interfaces::html_element::inner_text)),
        )
        .setter(Glue::SetNode(ToNode::TextOrEmpty(interfaces::html_element::set_inner_text)))
        .reactions(),
        Member::attribute(
            "outerText",
            Glue::Node(OfNode::Text(interfaces::html_element::outer_text)),
        )
        .setter(Glue::SetNode(ToNode::TextOrEmpty(interfaces::html_element::set_outer_text)))
        .reactions(),
        Member::operation(
            "attachInternals",
            Glue::Node(OfNode::Any(interfaces::html_element::attach_internals)),
            0,
        ),
        Member::operation("showPopover", Glue::Function(show_popover), 0),
        Member::operation(
            "hidePopover",
            Glue::Node(OfNode::Undefined(interfaces::html_element::hide_popover)),
            0,
        ),
        Member::operation("togglePopover", Glue::Function(toggle_popover), 0),
        Member::reflecting("popover", &Reflect::NullableKeyword("popover", &keywords::POPOVER)),
        Member::reflecting(
            "headingOffset",
            &Reflect::UnsignedLong("headingoffset", Numbers::limited_to(Limit::Any).clamped(0, 8)),
        ),
        Member::reflecting("headingReset", &Reflect::Boolean("headingreset")),
        Member::attribute(
            "scrollParent",
            Glue::Node(OfNode::NullableNode(interfaces::html_element::scroll_parent)),
        ),
        Member::attribute(
            "offsetParent",
            Glue::Node(OfNode::NullableNode(interfaces::html_element::offset_parent)),
        ),
        Member::attribute(
            "offsetTop",
            Glue::Node(OfNode::Long(interfaces::html_element::offset_top)),
        ),
        Member::attribute(
            "offsetLeft",
            Glue::Node(OfNode::Long(interfaces::html_element::offset_left)),
        ),
        Member::attribute(
            "offsetWidth",
            Glue::Node(OfNode::Long(interfaces::html_element::offset_width)),
        ),
        Member::attribute(
            "offsetHeight",
            Glue::Node(OfNode::Long(interfaces::html_element::offset_height)),
        ),
        Member::attribute(
            "style",
            Glue::Node(OfNode::Any(interfaces::element_css_inline_style::style)),
        )
        .same_object()
        .setter(Glue::Forward("cssText")),
        Member::handler("onabort"),
        Member::handler("onauxclick"),
        Member::handler("onbeforeinput"),
        Member::handler("onbeforematch"),
        Member::handler("onbeforetoggle"),
        Member::handler("onblur"),
        Member::handler("oncancel"),
        Member::handler("oncanplay"),
        Member::handler("oncanplaythrough"),
        Member::handler("onchange"),
        Member::handler("onclick"),
        Member::handler("onclose"),
        Member::handler("oncommand"),
        Member::handler("oncontextlost"),
        Member::handler("oncontextmenu"),
        Member::handler("oncontextrestored"),
        Member::handler("oncopy"),
        Member::handler("oncuechange"),
        Member::handler("oncut"),
        Member::handler("ondblclick"),
        Member::handler("ondrag"),
        Member::handler("ondragend"),
        Member::handler("ondragenter"),
        Member::handler("ondragleave"),
        Member::handler("ondragover"),
        Member::handler("ondragstart"),
        Member::handler("ondrop"),
        Member::handler("ondurationchange"),
        Member::handler("onemptied"),
        Member::handler("onended"),
        Member::handler("onerror"),
        Member::handler("onfocus"),
        Member::handler("onformdata"),
        Member::handler("oninput"),
        Member::handler("oninvalid"),
        Member::handler("onkeydown"),
        Member::handler("onkeypress"),
        Member::handler("onkeyup"),
        Member::handler("onload"),
        Member::handler("onloadeddata"),
        Member::handler("onloadedmetadata"),
        Member::handler("onloadstart"),
        Member::handler("onmousedown"),
        Member::handler("onmouseenter").lenient_this(),
        Member::handler("onmouseleave").lenient_this(),
        Member::handler("onmousemove"),
        Member::handler("onmouseout"),
        Member::handler("onmouseover"),
        Member::handler("onmouseup"),
        Member::handler("onpaste"),
        Member::handler("onpause"),
        Member::handler("onplay"),
        Member::handler("onplaying"),
        Member::handler("onprogress"),
        Member::handler("onratechange"),
        Member::handler("onreset"),
        Member::handler("onresize"),
        Member::handler("onscroll"),
        Member::handler("onscrollend"),
        Member::handler("onsecuritypolicyviolation"),
        Member::handler("onseeked"),
        Member::handler("onseeking"),
        Member::handler("onselect"),
        Member::handler("onslotchange"),
        Member::handler("onstalled"),
        Member::handler("onsubmit"),
        Member::handler("onsuspend"),
        Member::handler("ontimeupdate"),
        Member::handler("ontoggle"),
        Member::handler("onvolumechange"),
        Member::handler("onwaiting"),
        Member::handler("onwebkitanimationend"),
        Member::handler("onwebkitanimationiteration"),
        Member::handler("onwebkitanimationstart"),
        Member::handler("onwebkittransitionend"),
        Member::handler("onwheel"),
        Member::handler("onanimationstart"),
        Member::handler("onanimationiteration"),
        Member::handler("onanimationend"),
        Member::handler("onanimationcancel"),
        Member::handler("ontransitionrun"),
        Member::handler("ontransitionstart"),
        Member::handler("ontransitionend"),
        Member::handler("ontransitioncancel"),
        Member::handler("onpointerover"),
        Member::handler("onpointerenter"),
        Member::handler("onpointerdown"),
        Member::handler("onpointermove"),
        Member::handler("onpointerrawupdate"),
        Member::handler("onpointerup"),
        Member::handler("onpointercancel"),
        Member::handler("onpointerout"),
        Member::handler("onpointerleave"),
        Member::handler("ongotpointercapture"),
        Member::handler("onlostpointercapture"),
        Member::handler("onselectstart"),
        Member::handler("onselectionchange"),
        Member::attribute(
            "contentEditable",
            Glue::Node(OfNode::Text(interfaces::element_content_editable::content_editable)),
        )
        .setter(Glue::SetNode(ToNode::Text(
            interfaces::element_content_editable::set_content_editable,
        )))
        .reactions(),
        Member::reflecting(
            "enterKeyHint",
            &Reflect::Keyword("enterkeyhint", &keywords::ENTER_KEY_HINT),
        ),
        Member::attribute(
            "isContentEditable",
            Glue::Node(OfNode::Boolean(interfaces::element_content_editable::is_content_editable)),
        ),
        Member::reflecting("inputMode", &Reflect::Keyword("inputmode", &keywords::INPUT_MODE)),
        Member::attribute(
            "dataset",
            Glue::Node(OfNode::Any(interfaces::html_or_svg_or_mathml_element::dataset)),
        )
        .same_object(),
        Member::attribute(
            "nonce",
            Glue::Node(OfNode::Text(interfaces::html_or_svg_or_mathml_element::nonce)),
        )
        .setter(Glue::SetNode(ToNode::Text(interfaces::html_or_svg_or_mathml_element::set_nonce))),
        Member::reflecting("autofocus", &Reflect::Boolean("autofocus")),
        Member::attribute(
            "tabIndex",
            Glue::Node(OfNode::Long(interfaces::html_or_svg_or_mathml_element::tab_index)),
        )
        .setter(Glue::SetReflect(&Reflect::Long("tabindex", Numbers::limited_to(Limit::Any))))
        .reactions(),
        Member::operation("focus", Glue::Function(focus), 0),
        Member::operation(
            "blur",
            Glue::Node(OfNode::Undefined(interfaces::html_or_svg_or_mathml_element::blur)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn hidden_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = interfaces::html_element::hidden(cx, this)?;
    Ok(match value {
        Some(value) => value.into_value(cx)?,
        None => cx.null(),
    })
}

fn hidden_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLElement", "hidden");
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(BooleanOrUnrestrictedOrDomString::from_value(cx, value, SITE.value())?),
    };
    reactions::push_queue(cx);
    let done = interfaces::html_element::set_hidden(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

fn show_popover(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLElement", "showPopover");
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let a0 = ShowPopoverOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::html_element::show_popover(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn toggle_popover(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLElement", "togglePopover");
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => TogglePopoverOptionsOrBoolean::TogglePopoverOptions(
            TogglePopoverOptions::from_value(cx, &cx.undefined(), SITE.value())?,
        ),
        value => TogglePopoverOptionsOrBoolean::from_value(cx, &value, SITE.argument(1))?,
    };
    let value = interfaces::html_element::toggle_popover(cx, this, a0)?;
    Ok(cx.boolean(value))
}

fn focus(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLElement", "focus");
    let this = receiver::node(cx, call, Interface::HTMLElement)?;
    let a0 = FocusOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::html_or_svg_or_mathml_element::focus(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}
