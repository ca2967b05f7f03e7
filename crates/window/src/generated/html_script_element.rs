// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLScriptElement",
    interface: Interface::HTMLScriptElement,
    last: Interface::HTMLScriptElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    members: &[
        Member::reflecting("type", &Reflect::Text("type")),
        Member::reflecting("noModule", &Reflect::Boolean("nomodule")),
        Member::attribute(
            "async",
            Glue::Node(OfNode::Boolean(interfaces::html_script_element::async_)),
        )
        .setter(Glue::SetNode(ToNode::Boolean(interfaces::html_script_element::set_async)))
        .reactions(),
        Member::reflecting("defer", &Reflect::Boolean("defer")),
        Member::attribute("blocking", Glue::Reflect(&Reflect::Tokens("blocking")))
            .setter(Glue::Forward("value")),
        Member::reflecting(
            "crossOrigin",
            &Reflect::NullableKeyword("crossorigin", &keywords::CROSS_ORIGIN),
        ),
        Member::reflecting(
            "referrerPolicy",
            &Reflect::Keyword("referrerpolicy", &keywords::REFERRER_POLICY),
        ),
        Member::reflecting("integrity", &Reflect::Text("integrity")),
        Member::reflecting(
            "fetchPriority",
            &Reflect::Keyword("fetchpriority", &keywords::FETCH_PRIORITY),
        ),
        Member::operation("supports", Glue::Function(static_supports), 1).of_constructor(),
        Member::reflecting("charset", &Reflect::Text("charset")),
        Member::reflecting("event", &Reflect::Text("event")),
        Member::reflecting("htmlFor", &Reflect::Text("for")),
        Member::attribute("innerText", Glue::Function(inner_text_getter))
            .setter(Glue::Function(inner_text_setter)),
        Member::attribute("textContent", Glue::Function(text_content_getter))
            .setter(Glue::Function(text_content_setter)),
        Member::attribute("src", Glue::Function(src_getter)).setter(Glue::Function(src_setter)),
        Member::attribute("text", Glue::Function(text_getter)).setter(Glue::Function(text_setter)),
    ],
    ..Definition::EMPTY
};

fn static_supports(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::static_operation("HTMLScriptElement", "supports");
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_script_element::supports(cx, a0)?;
    Ok(cx.boolean(value))
}

fn inner_text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = interfaces::html_script_element::inner_text(cx, this)?;
    Ok(value.into_value(cx)?)
}

fn inner_text_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLScriptElement", "innerText");
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = TrustedScriptOrDomStringOrNull::from_value(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::html_script_element::set_inner_text(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

fn text_content_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = interfaces::html_script_element::text_content(cx, this)?;
    Ok(match value {
        Some(value) => value.into_value(cx)?,
        None => cx.null(),
    })
}

fn text_content_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLScriptElement", "textContent");
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(TrustedScriptOrDomString::from_value(cx, value, SITE.value())?),
    };
    reactions::push_queue(cx);
    let done = interfaces::html_script_element::set_text_content(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

fn src_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = interfaces::html_script_element::src(cx, this)?;
    Ok(value.into_value(cx)?)
}

fn src_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLScriptElement", "src");
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = TrustedScriptURLOrUsvString::from_value(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::html_script_element::set_src(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

fn text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = interfaces::html_script_element::text(cx, this)?;
    Ok(value.into_value(cx)?)
}

fn text_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLScriptElement", "text");
    let this = receiver::node(cx, call, Interface::HTMLScriptElement)?;
    let value = TrustedScriptOrDomString::from_value(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::html_script_element::set_text(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}
