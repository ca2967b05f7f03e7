// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Element",
    interface: Interface::Element,
    last: Interface::Element,
    parent: Some(Interface::Node),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute("namespaceURI", N::Element_get_namespaceURI),
        Member::attribute("prefix", N::Element_get_prefix),
        Member::attribute("localName", N::Element_get_localName),
        Member::attribute("tagName", N::Element_get_tagName),
        Member::attribute("id", N::Element_get_id).setter(N::Element_set_id),
        Member::attribute("className", N::Element_get_className).setter(N::Element_set_className),
        Member::attribute("classList", N::Element_get_classList).setter(N::Element_set_classList),
        Member::attribute("slot", N::Element_get_slot).setter(N::Element_set_slot).unscopable(),
        Member::operation("hasAttributes", N::Element_hasAttributes, 0),
        Member::attribute("attributes", N::Element_get_attributes),
        Member::operation("getAttributeNames", N::Element_getAttributeNames, 0),
        Member::operation("getAttribute", N::Element_getAttribute, 1),
        Member::operation("getAttributeNS", N::Element_getAttributeNS, 2),
        Member::operation("setAttribute", N::Element_setAttribute, 2),
        Member::operation("setAttributeNS", N::Element_setAttributeNS, 3),
        Member::operation("removeAttribute", N::Element_removeAttribute, 1),
        Member::operation("removeAttributeNS", N::Element_removeAttributeNS, 2),
        Member::operation("toggleAttribute", N::Element_toggleAttribute, 1),
        Member::operation("hasAttribute", N::Element_hasAttribute, 1),
        Member::operation("hasAttributeNS", N::Element_hasAttributeNS, 2),
        Member::operation("getAttributeNode", N::Element_getAttributeNode, 1),
        Member::operation("getAttributeNodeNS", N::Element_getAttributeNodeNS, 2),
        Member::operation("setAttributeNode", N::Element_setAttributeNode, 1),
        Member::operation("setAttributeNodeNS", N::Element_setAttributeNodeNS, 1),
        Member::operation("removeAttributeNode", N::Element_removeAttributeNode, 1),
        Member::operation("attachShadow", N::Element_attachShadow, 1),
        Member::attribute("shadowRoot", N::Element_get_shadowRoot),
        Member::attribute("customElementRegistry", N::Element_get_customElementRegistry),
        Member::operation("closest", N::Element_closest, 1),
        Member::operation("matches", N::Element_matches, 1),
        Member::operation("webkitMatchesSelector", N::Element_webkitMatchesSelector, 1),
        Member::operation("getElementsByTagName", N::Element_getElementsByTagName, 1),
        Member::operation("getElementsByTagNameNS", N::Element_getElementsByTagNameNS, 2),
        Member::operation("getElementsByClassName", N::Element_getElementsByClassName, 1),
        Member::operation("insertAdjacentElement", N::Element_insertAdjacentElement, 2),
        Member::operation("insertAdjacentText", N::Element_insertAdjacentText, 2),
        Member::operation("getClientRects", N::Element_getClientRects, 0),
        Member::operation("getBoundingClientRect", N::Element_getBoundingClientRect, 0),
        Member::operation("checkVisibility", N::Element_checkVisibility, 0),
        Member::operation("scrollIntoView", N::Element_scrollIntoView, 0),
        Member::operation("scroll", N::Element_scroll, 0),
        Member::operation("scrollTo", N::Element_scrollTo, 0),
        Member::operation("scrollBy", N::Element_scrollBy, 0),
        Member::attribute("scrollTop", N::Element_get_scrollTop).setter(N::Element_set_scrollTop),
        Member::attribute("scrollLeft", N::Element_get_scrollLeft).setter(N::Element_set_scrollLeft),
        Member::attribute("scrollWidth", N::Element_get_scrollWidth),
        Member::attribute("scrollHeight", N::Element_get_scrollHeight),
        Member::attribute("clientTop", N::Element_get_clientTop),
        Member::attribute("clientLeft", N::Element_get_clientLeft),
        Member::attribute("clientWidth", N::Element_get_clientWidth),
        Member::attribute("clientHeight", N::Element_get_clientHeight),
        Member::attribute("currentCSSZoom", N::Element_get_currentCSSZoom),
        Member::operation("requestFullscreen", N::Element_requestFullscreen, 0),
        Member::attribute("onfullscreenchange", N::Element_get_onfullscreenchange).setter(N::Element_set_onfullscreenchange),
        Member::attribute("onfullscreenerror", N::Element_get_onfullscreenerror).setter(N::Element_set_onfullscreenerror),
        Member::operation("setHTML", N::Element_setHTML, 1),
        Member::operation("setHTMLUnsafe", N::Element_setHTMLUnsafe, 1),
        Member::operation("getHTML", N::Element_getHTML, 0),
        Member::attribute("innerHTML", N::Element_get_innerHTML).setter(N::Element_set_innerHTML),
        Member::attribute("outerHTML", N::Element_get_outerHTML).setter(N::Element_set_outerHTML),
        Member::operation("insertAdjacentHTML", N::Element_insertAdjacentHTML, 2),
        Member::operation("setPointerCapture", N::Element_setPointerCapture, 1),
        Member::operation("releasePointerCapture", N::Element_releasePointerCapture, 1),
        Member::operation("hasPointerCapture", N::Element_hasPointerCapture, 1),
    ],
    ..Definition::EMPTY
};

pub(super) fn namespace_uri_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::namespace_uri(cx, this)?;
    Ok(match value { Some(value) => cx.js_string(&value), None => cx.null() })
}

pub(super) fn prefix_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::prefix(cx, this)?;
    Ok(match value { Some(value) => cx.js_string(&value), None => cx.null() })
}

pub(super) fn local_name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::local_name(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn tag_name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::tag_name(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn id_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::id(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn id_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Element", "id");
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::element::set_id(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn class_name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::class_name(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn class_name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Element", "className");
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::element::set_class_name(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn class_list_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::class_list(cx, this)?;
    Ok(value)
}

pub(super) fn class_list_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Element)?;
    attributes::forward(cx, call, &this, "classList", "value")
}

pub(super) fn slot_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::slot(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn slot_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Element", "slot");
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::element::set_slot(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn has_attributes(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::has_attributes(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn attributes_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::attributes(cx, this)?;
    Ok(value)
}

pub(super) fn get_attribute_names(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::get_attribute_names(cx, this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(cx.js_string(&item)))?)
}

pub(super) fn get_attribute(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "getAttribute");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::element::get_attribute(cx, this, a0)?;
    Ok(match value { Some(value) => cx.js_string(&value), None => cx.null() })
}

pub(super) fn get_attribute_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "getAttributeNS");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::element::get_attribute_ns(cx, this, a0, a1)?;
    Ok(match value { Some(value) => cx.js_string(&value), None => cx.null() })
}

pub(super) fn set_attribute(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "setAttribute");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    reactions::push_queue(cx);
    let value = interfaces::element::set_attribute(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn set_attribute_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "setAttributeNS");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 3, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let a2 = convert::dom_string(cx, &call.arg(2))?;
    reactions::push_queue(cx);
    let value = interfaces::element::set_attribute_ns(cx, this, a0, a1, a2);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn remove_attribute(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "removeAttribute");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let value = interfaces::element::remove_attribute(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn remove_attribute_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "removeAttributeNS");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    reactions::push_queue(cx);
    let value = interfaces::element::remove_attribute_ns(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn toggle_attribute(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "toggleAttribute");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) { value if value.is_undefined() => None, value => Some(value.to_boolean()) };
    reactions::push_queue(cx);
    let value = interfaces::element::toggle_attribute(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    Ok(cx.boolean(value))
}

pub(super) fn has_attribute(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "hasAttribute");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::element::has_attribute(cx, this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn has_attribute_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "hasAttributeNS");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::element::has_attribute_ns(cx, this, a0, a1)?;
    Ok(cx.boolean(value))
}

pub(super) fn get_attribute_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "getAttributeNode");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::element::get_attribute_node(cx, this, a0)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn get_attribute_node_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "getAttributeNodeNS");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::element::get_attribute_node_ns(cx, this, a0, a1)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn set_attribute_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "setAttributeNode");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsupported(cx, "Attr", SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::element::set_attribute_node(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn set_attribute_node_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "setAttributeNodeNS");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsupported(cx, "Attr", SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::element::set_attribute_node_ns(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn remove_attribute_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "removeAttributeNode");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsupported(cx, "Attr", SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::element::remove_attribute_node(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    Ok(value)
}

pub(super) fn attach_shadow(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "attachShadow");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = ShadowRootInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::element::attach_shadow(cx, this, a0)?;
    Ok(value)
}

pub(super) fn shadow_root_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::shadow_root(cx, this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn custom_element_registry_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::custom_element_registry(cx, this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn closest(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "closest");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::element::closest(cx, this, a0)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn matches(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "matches");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::element::matches(cx, this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn webkit_matches_selector(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "webkitMatchesSelector");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::element::webkit_matches_selector(cx, this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn get_elements_by_tag_name(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "getElementsByTagName");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::element::get_elements_by_tag_name(cx, this, a0)?;
    Ok(value)
}

pub(super) fn get_elements_by_tag_name_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "getElementsByTagNameNS");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::element::get_elements_by_tag_name_ns(cx, this, a0, a1)?;
    Ok(value)
}

pub(super) fn get_elements_by_class_name(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "getElementsByClassName");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::element::get_elements_by_class_name(cx, this, a0)?;
    Ok(value)
}

pub(super) fn insert_adjacent_element(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "insertAdjacentElement");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::node(cx, &call.arg(1), Interface::Element, SITE.argument(2))?;
    reactions::push_queue(cx);
    let value = interfaces::element::insert_adjacent_element(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn insert_adjacent_text(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "insertAdjacentText");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::element::insert_adjacent_text(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn get_client_rects(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::get_client_rects(cx, this)?;
    Ok(value)
}

pub(super) fn get_bounding_client_rect(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::get_bounding_client_rect(cx, this)?;
    Ok(value)
}

pub(super) fn check_visibility(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "checkVisibility");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = CheckVisibilityOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::element::check_visibility(cx, this, a0)?;
    Ok(cx.boolean(value))
}

pub(super) fn scroll_into_view(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = scroll_into_view_steps(cx, call);
    promises::settle(cx, answer)
}

fn scroll_into_view_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "scrollIntoView");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => BooleanOrScrollIntoViewOptions::ScrollIntoViewOptions(ScrollIntoViewOptions::from_value(cx, &cx.undefined(), SITE.value())?), value => BooleanOrScrollIntoViewOptions::from_value(cx, &value, SITE.argument(1))? };
    let value = interfaces::element::scroll_into_view(cx, this, a0)?;
    Ok(value)
}

pub(super) fn scroll(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = scroll_steps(cx, call);
    promises::settle(cx, answer)
}

fn scroll_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "scroll");
    let this = receiver::node(cx, call, Interface::Element)?;
    match call.len() {
        0 => scroll_overload_1(cx, call, this),
        1 => scroll_overload_1(cx, call, this),
        _ => scroll_overload_2(cx, call, this),
    }
}

fn scroll_overload_1(cx: &mut Cx<'_>, call: &Call<'_>, this: NodeId) -> Answer {
    const SITE: &Site = &Site::operation("Element", "scroll");
    let a0 = ScrollToOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::element::scroll(cx, this, a0)?;
    Ok(value)
}

fn scroll_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: NodeId) -> Answer {
    const SITE: &Site = &Site::operation("Element", "scroll");
    let a0 = convert::unrestricted_double(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::unrestricted_double(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::element::scroll_2(cx, this, a0, a1)?;
    Ok(value)
}

pub(super) fn scroll_to(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = scroll_to_steps(cx, call);
    promises::settle(cx, answer)
}

fn scroll_to_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "scrollTo");
    let this = receiver::node(cx, call, Interface::Element)?;
    match call.len() {
        0 => scroll_to_overload_1(cx, call, this),
        1 => scroll_to_overload_1(cx, call, this),
        _ => scroll_to_overload_2(cx, call, this),
    }
}

fn scroll_to_overload_1(cx: &mut Cx<'_>, call: &Call<'_>, this: NodeId) -> Answer {
    const SITE: &Site = &Site::operation("Element", "scrollTo");
    let a0 = ScrollToOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::element::scroll_to(cx, this, a0)?;
    Ok(value)
}

fn scroll_to_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: NodeId) -> Answer {
    const SITE: &Site = &Site::operation("Element", "scrollTo");
    let a0 = convert::unrestricted_double(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::unrestricted_double(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::element::scroll_to_2(cx, this, a0, a1)?;
    Ok(value)
}

pub(super) fn scroll_by(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = scroll_by_steps(cx, call);
    promises::settle(cx, answer)
}

fn scroll_by_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "scrollBy");
    let this = receiver::node(cx, call, Interface::Element)?;
    match call.len() {
        0 => scroll_by_overload_1(cx, call, this),
        1 => scroll_by_overload_1(cx, call, this),
        _ => scroll_by_overload_2(cx, call, this),
    }
}

fn scroll_by_overload_1(cx: &mut Cx<'_>, call: &Call<'_>, this: NodeId) -> Answer {
    const SITE: &Site = &Site::operation("Element", "scrollBy");
    let a0 = ScrollToOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::element::scroll_by(cx, this, a0)?;
    Ok(value)
}

fn scroll_by_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: NodeId) -> Answer {
    const SITE: &Site = &Site::operation("Element", "scrollBy");
    let a0 = convert::unrestricted_double(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = convert::unrestricted_double(cx, &call.arg(1), SITE.argument(2))?;
    let value = interfaces::element::scroll_by_2(cx, this, a0, a1)?;
    Ok(value)
}

pub(super) fn scroll_top_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::scroll_top(cx, this)?;
    Ok(cx.number(value))
}

pub(super) fn scroll_top_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Element", "scrollTop");
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::element::set_scroll_top(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn scroll_left_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::scroll_left(cx, this)?;
    Ok(cx.number(value))
}

pub(super) fn scroll_left_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Element", "scrollLeft");
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::element::set_scroll_left(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn scroll_width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::scroll_width(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn scroll_height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::scroll_height(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn client_top_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::client_top(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn client_left_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::client_left(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn client_width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::client_width(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn client_height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::client_height(cx, this)?;
    Ok(cx.int(value))
}

pub(super) fn current_css_zoom_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::current_css_zoom(cx, this)?;
    Ok(cx.number(value))
}

pub(super) fn request_fullscreen(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = request_fullscreen_steps(cx, call);
    promises::settle(cx, answer)
}

fn request_fullscreen_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "requestFullscreen");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = FullscreenOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::element::request_fullscreen(cx, this, a0)?;
    Ok(value)
}

pub(super) fn onfullscreenchange_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Element)?;
    handlers::get(cx, &this, "fullscreenchange")
}

pub(super) fn onfullscreenchange_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Element)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "fullscreenchange", &value)?;
    Ok(cx.undefined())
}

pub(super) fn onfullscreenerror_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Element)?;
    handlers::get(cx, &this, "fullscreenerror")
}

pub(super) fn onfullscreenerror_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Element)?;
    let value = convert::object_or_null(cx, &call.arg(0));
    handlers::set(cx, &this, "fullscreenerror", &value)?;
    Ok(cx.undefined())
}

pub(super) fn set_html(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "setHTML");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = SetHTMLOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    reactions::push_queue(cx);
    let value = interfaces::element::set_html(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn set_html_unsafe(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "setHTMLUnsafe");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = SetHTMLUnsafeOptions::from_value(cx, &call.arg(1), SITE.argument(2))?;
    reactions::push_queue(cx);
    let value = interfaces::element::set_html_unsafe(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn get_html(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "getHTML");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = GetHTMLOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::element::get_html(cx, this, a0)?;
    Ok(cx.js_string(&value))
}

pub(super) fn inner_html_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::inner_html(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn inner_html_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Element", "innerHTML");
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::element::set_inner_html(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn outer_html_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::outer_html(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn outer_html_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Element", "outerHTML");
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::element::set_outer_html(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn insert_adjacent_html(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "insertAdjacentHTML");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    reactions::push_queue(cx);
    let value = interfaces::element::insert_adjacent_html(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn set_pointer_capture(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "setPointerCapture");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::element::set_pointer_capture(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn release_pointer_capture(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "releasePointerCapture");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::element::release_pointer_capture(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn has_pointer_capture(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "hasPointerCapture");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::element::has_pointer_capture(cx, this, a0)?;
    Ok(cx.boolean(value))
}
