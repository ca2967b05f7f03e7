// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Element",
    interface: Interface::Element,
    last: Interface::SVGScriptElement,
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
        Member::operation("setHTMLUnsafe", N::Element_setHTMLUnsafe, 1),
        Member::operation("getHTML", N::Element_getHTML, 0),
        Member::attribute("innerHTML", N::Element_get_innerHTML).setter(N::Element_set_innerHTML),
        Member::attribute("outerHTML", N::Element_get_outerHTML).setter(N::Element_set_outerHTML),
        Member::operation("insertAdjacentHTML", N::Element_insertAdjacentHTML, 2),
        Member::operation("setPointerCapture", N::Element_setPointerCapture, 1),
        Member::operation("releasePointerCapture", N::Element_releasePointerCapture, 1),
        Member::operation("hasPointerCapture", N::Element_hasPointerCapture, 1),
        Member::attribute("children", N::Element_get_children),
        Member::attribute("firstElementChild", N::Element_get_firstElementChild),
        Member::attribute("lastElementChild", N::Element_get_lastElementChild),
        Member::attribute("childElementCount", N::Element_get_childElementCount),
        Member::operation("prepend", N::Element_prepend, 0).unscopable(),
        Member::operation("append", N::Element_append, 0).unscopable(),
        Member::operation("replaceChildren", N::Element_replaceChildren, 0).unscopable(),
        Member::operation("moveBefore", N::Element_moveBefore, 2),
        Member::operation("querySelector", N::Element_querySelector, 1),
        Member::operation("querySelectorAll", N::Element_querySelectorAll, 1),
        Member::attribute("previousElementSibling", N::Element_get_previousElementSibling),
        Member::attribute("nextElementSibling", N::Element_get_nextElementSibling),
        Member::operation("before", N::Element_before, 0).unscopable(),
        Member::operation("after", N::Element_after, 0).unscopable(),
        Member::operation("replaceWith", N::Element_replaceWith, 0).unscopable(),
        Member::operation("remove", N::Element_remove, 0).unscopable(),
        Member::attribute("assignedSlot", N::Element_get_assignedSlot),
        Member::attribute("role", N::Element_get_role).setter(N::Element_set_role),
        Member::attribute("ariaActiveDescendantElement", N::Element_get_ariaActiveDescendantElement).setter(N::Element_set_ariaActiveDescendantElement),
        Member::attribute("ariaAtomic", N::Element_get_ariaAtomic).setter(N::Element_set_ariaAtomic),
        Member::attribute("ariaAutoComplete", N::Element_get_ariaAutoComplete).setter(N::Element_set_ariaAutoComplete),
        Member::attribute("ariaBrailleLabel", N::Element_get_ariaBrailleLabel).setter(N::Element_set_ariaBrailleLabel),
        Member::attribute("ariaBrailleRoleDescription", N::Element_get_ariaBrailleRoleDescription).setter(N::Element_set_ariaBrailleRoleDescription),
        Member::attribute("ariaBusy", N::Element_get_ariaBusy).setter(N::Element_set_ariaBusy),
        Member::attribute("ariaChecked", N::Element_get_ariaChecked).setter(N::Element_set_ariaChecked),
        Member::attribute("ariaColCount", N::Element_get_ariaColCount).setter(N::Element_set_ariaColCount),
        Member::attribute("ariaColIndex", N::Element_get_ariaColIndex).setter(N::Element_set_ariaColIndex),
        Member::attribute("ariaColIndexText", N::Element_get_ariaColIndexText).setter(N::Element_set_ariaColIndexText),
        Member::attribute("ariaColSpan", N::Element_get_ariaColSpan).setter(N::Element_set_ariaColSpan),
        Member::attribute("ariaControlsElements", N::Element_get_ariaControlsElements).setter(N::Element_set_ariaControlsElements),
        Member::attribute("ariaCurrent", N::Element_get_ariaCurrent).setter(N::Element_set_ariaCurrent),
        Member::attribute("ariaDescribedByElements", N::Element_get_ariaDescribedByElements).setter(N::Element_set_ariaDescribedByElements),
        Member::attribute("ariaDescription", N::Element_get_ariaDescription).setter(N::Element_set_ariaDescription),
        Member::attribute("ariaDetailsElements", N::Element_get_ariaDetailsElements).setter(N::Element_set_ariaDetailsElements),
        Member::attribute("ariaDisabled", N::Element_get_ariaDisabled).setter(N::Element_set_ariaDisabled),
        Member::attribute("ariaErrorMessageElements", N::Element_get_ariaErrorMessageElements).setter(N::Element_set_ariaErrorMessageElements),
        Member::attribute("ariaExpanded", N::Element_get_ariaExpanded).setter(N::Element_set_ariaExpanded),
        Member::attribute("ariaFlowToElements", N::Element_get_ariaFlowToElements).setter(N::Element_set_ariaFlowToElements),
        Member::attribute("ariaHasPopup", N::Element_get_ariaHasPopup).setter(N::Element_set_ariaHasPopup),
        Member::attribute("ariaHidden", N::Element_get_ariaHidden).setter(N::Element_set_ariaHidden),
        Member::attribute("ariaInvalid", N::Element_get_ariaInvalid).setter(N::Element_set_ariaInvalid),
        Member::attribute("ariaKeyShortcuts", N::Element_get_ariaKeyShortcuts).setter(N::Element_set_ariaKeyShortcuts),
        Member::attribute("ariaLabel", N::Element_get_ariaLabel).setter(N::Element_set_ariaLabel),
        Member::attribute("ariaLabelledByElements", N::Element_get_ariaLabelledByElements).setter(N::Element_set_ariaLabelledByElements),
        Member::attribute("ariaLevel", N::Element_get_ariaLevel).setter(N::Element_set_ariaLevel),
        Member::attribute("ariaLive", N::Element_get_ariaLive).setter(N::Element_set_ariaLive),
        Member::attribute("ariaModal", N::Element_get_ariaModal).setter(N::Element_set_ariaModal),
        Member::attribute("ariaMultiLine", N::Element_get_ariaMultiLine).setter(N::Element_set_ariaMultiLine),
        Member::attribute("ariaMultiSelectable", N::Element_get_ariaMultiSelectable).setter(N::Element_set_ariaMultiSelectable),
        Member::attribute("ariaOrientation", N::Element_get_ariaOrientation).setter(N::Element_set_ariaOrientation),
        Member::attribute("ariaOwnsElements", N::Element_get_ariaOwnsElements).setter(N::Element_set_ariaOwnsElements),
        Member::attribute("ariaPlaceholder", N::Element_get_ariaPlaceholder).setter(N::Element_set_ariaPlaceholder),
        Member::attribute("ariaPosInSet", N::Element_get_ariaPosInSet).setter(N::Element_set_ariaPosInSet),
        Member::attribute("ariaPressed", N::Element_get_ariaPressed).setter(N::Element_set_ariaPressed),
        Member::attribute("ariaReadOnly", N::Element_get_ariaReadOnly).setter(N::Element_set_ariaReadOnly),
        Member::attribute("ariaRelevant", N::Element_get_ariaRelevant).setter(N::Element_set_ariaRelevant),
        Member::attribute("ariaRequired", N::Element_get_ariaRequired).setter(N::Element_set_ariaRequired),
        Member::attribute("ariaRoleDescription", N::Element_get_ariaRoleDescription).setter(N::Element_set_ariaRoleDescription),
        Member::attribute("ariaRowCount", N::Element_get_ariaRowCount).setter(N::Element_set_ariaRowCount),
        Member::attribute("ariaRowIndex", N::Element_get_ariaRowIndex).setter(N::Element_set_ariaRowIndex),
        Member::attribute("ariaRowIndexText", N::Element_get_ariaRowIndexText).setter(N::Element_set_ariaRowIndexText),
        Member::attribute("ariaRowSpan", N::Element_get_ariaRowSpan).setter(N::Element_set_ariaRowSpan),
        Member::attribute("ariaSelected", N::Element_get_ariaSelected).setter(N::Element_set_ariaSelected),
        Member::attribute("ariaSetSize", N::Element_get_ariaSetSize).setter(N::Element_set_ariaSetSize),
        Member::attribute("ariaSort", N::Element_get_ariaSort).setter(N::Element_set_ariaSort),
        Member::attribute("ariaValueMax", N::Element_get_ariaValueMax).setter(N::Element_set_ariaValueMax),
        Member::attribute("ariaValueMin", N::Element_get_ariaValueMin).setter(N::Element_set_ariaValueMin),
        Member::attribute("ariaValueNow", N::Element_get_ariaValueNow).setter(N::Element_set_ariaValueNow),
        Member::attribute("ariaValueText", N::Element_get_ariaValueText).setter(N::Element_set_ariaValueText),
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
    Ok(value)
}

pub(super) fn tag_name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::tag_name(cx, this)?;
    Ok(value)
}

pub(super) fn id_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::string(cx, this, "id")
}

pub(super) fn id_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "id", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn class_name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::string(cx, this, "class")
}

pub(super) fn class_name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "class", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn class_list_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Element)?;
    if let Some(value) = same_object::kept(cx, &object, N::Element_get_classList) {
        return Ok(value);
    }
    let value = interfaces::element::class_list(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::Element_get_classList, &value);
    Ok(value)
}

pub(super) fn class_list_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Element)?;
    attributes::forward(cx, call, &this, "classList", "value")
}

pub(super) fn slot_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::string(cx, this, "slot")
}

pub(super) fn slot_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "slot", &value);
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
    let (object, this) = receiver::object_and_node(cx, call, Interface::Element)?;
    if let Some(value) = same_object::kept(cx, &object, N::Element_get_attributes) {
        return Ok(value);
    }
    let value = interfaces::element::attributes(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::Element_get_attributes, &value);
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
    let a1 = TrustedHTMLOrTrustedScriptOrTrustedScriptURLOrDomString::from_value(cx, &call.arg(1), SITE.argument(2))?;
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
    let a2 = TrustedHTMLOrTrustedScriptOrTrustedScriptURLOrDomString::from_value(cx, &call.arg(2), SITE.argument(3))?;
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
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn get_attribute_node_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "getAttributeNodeNS");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::element::get_attribute_node_ns(cx, this, a0, a1)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn set_attribute_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "setAttributeNode");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Attr, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::element::set_attribute_node(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn set_attribute_node_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "setAttributeNodeNS");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Attr, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::element::set_attribute_node_ns(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn remove_attribute_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "removeAttributeNode");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Attr, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::element::remove_attribute_node(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    wrappers::wrap(cx, value)
}

pub(super) fn attach_shadow(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "attachShadow");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = ShadowRootInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::element::attach_shadow(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

pub(super) fn shadow_root_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::shadow_root(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
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

pub(super) fn set_html_unsafe(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "setHTMLUnsafe");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = TrustedHTMLOrDomString::from_value(cx, &call.arg(0), SITE.argument(1))?;
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
    Ok(value.into_value(cx)?)
}

pub(super) fn inner_html_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Element", "innerHTML");
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = TrustedHTMLOrDomStringOrNull::from_value(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::element::set_inner_html(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn outer_html_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::outer_html(cx, this)?;
    Ok(value.into_value(cx)?)
}

pub(super) fn outer_html_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Element", "outerHTML");
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = TrustedHTMLOrDomStringOrNull::from_value(cx, &call.arg(0), SITE.value())?;
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
    let a1 = TrustedHTMLOrDomString::from_value(cx, &call.arg(1), SITE.argument(2))?;
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

pub(super) fn children_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Element)?;
    if let Some(value) = same_object::kept(cx, &object, N::Element_get_children) {
        return Ok(value);
    }
    let value = interfaces::parent_node::children(cx, this)?;
    let value = value;
    same_object::keep(cx, &object, N::Element_get_children, &value);
    Ok(value)
}

pub(super) fn first_element_child_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::parent_node::first_element_child(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn last_element_child_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::parent_node::last_element_child(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn child_element_count_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::parent_node::child_element_count(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn prepend(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "prepend");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(NodeOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::parent_node::prepend(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn append(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "append");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(NodeOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::parent_node::append(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn replace_children(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "replaceChildren");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(NodeOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::parent_node::replace_children(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn move_before(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "moveBefore");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = match &call.arg(1) { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::Node, SITE.argument(2))?) };
    reactions::push_queue(cx);
    let value = interfaces::parent_node::move_before(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn query_selector(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "querySelector");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::parent_node::query_selector(cx, this, a0)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn query_selector_all(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "querySelectorAll");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::parent_node::query_selector_all(cx, this, a0)?;
    Ok(value)
}

pub(super) fn previous_element_sibling_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::non_document_type_child_node::previous_element_sibling(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn next_element_sibling_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::non_document_type_child_node::next_element_sibling(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn before(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "before");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(NodeOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::child_node::before(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn after(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "after");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(NodeOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::child_node::after(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn replace_with(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "replaceWith");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| Ok(NodeOrDomString::from_value(cx, value, at)?))?;
    reactions::push_queue(cx);
    let value = interfaces::child_node::replace_with(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn remove(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reactions::push_queue(cx);
    let value = interfaces::child_node::remove(cx, this);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn assigned_slot_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::slottable::assigned_slot(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn role_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "role")
}

pub(super) fn role_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "role", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_active_descendant_element_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::element(cx, this, "aria-activedescendant", Interface::Element)
}

pub(super) fn aria_active_descendant_element_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Element", "ariaActiveDescendantElement");
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::Element, SITE.value())?) };
    reactions::push_queue(cx);
    let done = reflect::set_element(cx, this, "aria-activedescendant", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_atomic_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-atomic")
}

pub(super) fn aria_atomic_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-atomic", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_auto_complete_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-autocomplete")
}

pub(super) fn aria_auto_complete_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-autocomplete", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_braille_label_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-braillelabel")
}

pub(super) fn aria_braille_label_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-braillelabel", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_braille_role_description_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-brailleroledescription")
}

pub(super) fn aria_braille_role_description_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-brailleroledescription", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_busy_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-busy")
}

pub(super) fn aria_busy_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-busy", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_checked_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-checked")
}

pub(super) fn aria_checked_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-checked", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_col_count_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-colcount")
}

pub(super) fn aria_col_count_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-colcount", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_col_index_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-colindex")
}

pub(super) fn aria_col_index_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-colindex", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_col_index_text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-colindextext")
}

pub(super) fn aria_col_index_text_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-colindextext", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_col_span_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-colspan")
}

pub(super) fn aria_col_span_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-colspan", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_controls_elements_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Element)?;
    reflect::elements(cx, &object, this, "aria-controls")
}

pub(super) fn aria_controls_elements_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Element", "ariaControlsElements");
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::sequence(cx, value, SITE.value(), |cx, value, at| Ok(convert::node(cx, value, Interface::Element, at)?))?) };
    reactions::push_queue(cx);
    let done = reflect::set_elements(cx, this, "aria-controls", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_current_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-current")
}

pub(super) fn aria_current_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-current", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_described_by_elements_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Element)?;
    reflect::elements(cx, &object, this, "aria-describedby")
}

pub(super) fn aria_described_by_elements_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Element", "ariaDescribedByElements");
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::sequence(cx, value, SITE.value(), |cx, value, at| Ok(convert::node(cx, value, Interface::Element, at)?))?) };
    reactions::push_queue(cx);
    let done = reflect::set_elements(cx, this, "aria-describedby", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_description_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-description")
}

pub(super) fn aria_description_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-description", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_details_elements_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Element)?;
    reflect::elements(cx, &object, this, "aria-details")
}

pub(super) fn aria_details_elements_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Element", "ariaDetailsElements");
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::sequence(cx, value, SITE.value(), |cx, value, at| Ok(convert::node(cx, value, Interface::Element, at)?))?) };
    reactions::push_queue(cx);
    let done = reflect::set_elements(cx, this, "aria-details", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_disabled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-disabled")
}

pub(super) fn aria_disabled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-disabled", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_error_message_elements_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Element)?;
    reflect::elements(cx, &object, this, "aria-errormessage")
}

pub(super) fn aria_error_message_elements_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Element", "ariaErrorMessageElements");
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::sequence(cx, value, SITE.value(), |cx, value, at| Ok(convert::node(cx, value, Interface::Element, at)?))?) };
    reactions::push_queue(cx);
    let done = reflect::set_elements(cx, this, "aria-errormessage", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_expanded_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-expanded")
}

pub(super) fn aria_expanded_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-expanded", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_flow_to_elements_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Element)?;
    reflect::elements(cx, &object, this, "aria-flowto")
}

pub(super) fn aria_flow_to_elements_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Element", "ariaFlowToElements");
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::sequence(cx, value, SITE.value(), |cx, value, at| Ok(convert::node(cx, value, Interface::Element, at)?))?) };
    reactions::push_queue(cx);
    let done = reflect::set_elements(cx, this, "aria-flowto", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_has_popup_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-haspopup")
}

pub(super) fn aria_has_popup_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-haspopup", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_hidden_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-hidden")
}

pub(super) fn aria_hidden_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-hidden", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_invalid_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-invalid")
}

pub(super) fn aria_invalid_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-invalid", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_key_shortcuts_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-keyshortcuts")
}

pub(super) fn aria_key_shortcuts_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-keyshortcuts", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_label_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-label")
}

pub(super) fn aria_label_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-label", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_labelled_by_elements_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Element)?;
    reflect::elements(cx, &object, this, "aria-labelledby")
}

pub(super) fn aria_labelled_by_elements_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Element", "ariaLabelledByElements");
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::sequence(cx, value, SITE.value(), |cx, value, at| Ok(convert::node(cx, value, Interface::Element, at)?))?) };
    reactions::push_queue(cx);
    let done = reflect::set_elements(cx, this, "aria-labelledby", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_level_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-level")
}

pub(super) fn aria_level_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-level", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_live_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-live")
}

pub(super) fn aria_live_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-live", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_modal_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-modal")
}

pub(super) fn aria_modal_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-modal", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_multi_line_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-multiline")
}

pub(super) fn aria_multi_line_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-multiline", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_multi_selectable_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-multiselectable")
}

pub(super) fn aria_multi_selectable_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-multiselectable", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_orientation_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-orientation")
}

pub(super) fn aria_orientation_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-orientation", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_owns_elements_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let (object, this) = receiver::object_and_node(cx, call, Interface::Element)?;
    reflect::elements(cx, &object, this, "aria-owns")
}

pub(super) fn aria_owns_elements_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Element", "ariaOwnsElements");
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::sequence(cx, value, SITE.value(), |cx, value, at| Ok(convert::node(cx, value, Interface::Element, at)?))?) };
    reactions::push_queue(cx);
    let done = reflect::set_elements(cx, this, "aria-owns", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_placeholder_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-placeholder")
}

pub(super) fn aria_placeholder_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-placeholder", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_pos_in_set_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-posinset")
}

pub(super) fn aria_pos_in_set_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-posinset", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_pressed_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-pressed")
}

pub(super) fn aria_pressed_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-pressed", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_read_only_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-readonly")
}

pub(super) fn aria_read_only_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-readonly", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_relevant_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-relevant")
}

pub(super) fn aria_relevant_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-relevant", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_required_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-required")
}

pub(super) fn aria_required_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-required", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_role_description_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-roledescription")
}

pub(super) fn aria_role_description_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-roledescription", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_row_count_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-rowcount")
}

pub(super) fn aria_row_count_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-rowcount", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_row_index_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-rowindex")
}

pub(super) fn aria_row_index_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-rowindex", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_row_index_text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-rowindextext")
}

pub(super) fn aria_row_index_text_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-rowindextext", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_row_span_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-rowspan")
}

pub(super) fn aria_row_span_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-rowspan", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_selected_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-selected")
}

pub(super) fn aria_selected_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-selected", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_set_size_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-setsize")
}

pub(super) fn aria_set_size_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-setsize", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_sort_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-sort")
}

pub(super) fn aria_sort_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-sort", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_value_max_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-valuemax")
}

pub(super) fn aria_value_max_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-valuemax", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_value_min_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-valuemin")
}

pub(super) fn aria_value_min_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-valuemin", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_value_now_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-valuenow")
}

pub(super) fn aria_value_now_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-valuenow", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn aria_value_text_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    reflect::nullable_string(cx, this, "aria-valuetext")
}

pub(super) fn aria_value_text_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    reactions::push_queue(cx);
    let done = reflect::set_nullable_string(cx, this, "aria-valuetext", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}
