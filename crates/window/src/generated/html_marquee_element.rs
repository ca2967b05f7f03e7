// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLMarqueeElement",
    interface: Interface::HTMLMarqueeElement,
    last: Interface::HTMLMarqueeElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLMarqueeElement_constructor, 0)),
    members: &[
        Member::attribute("behavior", N::HTMLMarqueeElement_get_behavior).setter(N::HTMLMarqueeElement_set_behavior),
        Member::attribute("bgColor", N::HTMLMarqueeElement_get_bgColor).setter(N::HTMLMarqueeElement_set_bgColor),
        Member::attribute("direction", N::HTMLMarqueeElement_get_direction).setter(N::HTMLMarqueeElement_set_direction),
        Member::attribute("height", N::HTMLMarqueeElement_get_height).setter(N::HTMLMarqueeElement_set_height),
        Member::attribute("hspace", N::HTMLMarqueeElement_get_hspace).setter(N::HTMLMarqueeElement_set_hspace),
        Member::attribute("scrollAmount", N::HTMLMarqueeElement_get_scrollAmount).setter(N::HTMLMarqueeElement_set_scrollAmount),
        Member::attribute("scrollDelay", N::HTMLMarqueeElement_get_scrollDelay).setter(N::HTMLMarqueeElement_set_scrollDelay),
        Member::attribute("trueSpeed", N::HTMLMarqueeElement_get_trueSpeed).setter(N::HTMLMarqueeElement_set_trueSpeed),
        Member::attribute("vspace", N::HTMLMarqueeElement_get_vspace).setter(N::HTMLMarqueeElement_set_vspace),
        Member::attribute("width", N::HTMLMarqueeElement_get_width).setter(N::HTMLMarqueeElement_set_width),
    ],
    ..Definition::EMPTY
};

pub(super) fn behavior_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    reflect::string(cx, this, "behavior")
}

pub(super) fn behavior_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "behavior", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn bg_color_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    reflect::string(cx, this, "bgcolor")
}

pub(super) fn bg_color_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "bgcolor", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn direction_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    reflect::string(cx, this, "direction")
}

pub(super) fn direction_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "direction", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    reflect::string(cx, this, "height")
}

pub(super) fn height_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "height", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn hspace_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    reflect::unsigned_long(cx, this, "hspace", &Numbers { limit: Limit::Any, default: None, range: None })
}

pub(super) fn hspace_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLMarqueeElement", "hspace");
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "hspace", value, &Numbers { limit: Limit::Any, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn scroll_amount_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    reflect::unsigned_long(cx, this, "scrollamount", &Numbers { limit: Limit::Any, default: Some(6), range: None })
}

pub(super) fn scroll_amount_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLMarqueeElement", "scrollAmount");
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "scrollamount", value, &Numbers { limit: Limit::Any, default: Some(6), range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn scroll_delay_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    reflect::unsigned_long(cx, this, "scrolldelay", &Numbers { limit: Limit::Any, default: Some(85), range: None })
}

pub(super) fn scroll_delay_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLMarqueeElement", "scrollDelay");
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "scrolldelay", value, &Numbers { limit: Limit::Any, default: Some(85), range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn true_speed_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    reflect::boolean(cx, this, "truespeed")
}

pub(super) fn true_speed_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "truespeed", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn vspace_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    reflect::unsigned_long(cx, this, "vspace", &Numbers { limit: Limit::Any, default: None, range: None })
}

pub(super) fn vspace_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLMarqueeElement", "vspace");
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "vspace", value, &Numbers { limit: Limit::Any, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    reflect::string(cx, this, "width")
}

pub(super) fn width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLMarqueeElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "width", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLMarqueeElement)
}
