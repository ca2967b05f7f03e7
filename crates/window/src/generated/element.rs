// Made by `cargo xtask codegen` from spec/idl/dom.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Element",
    interface: Interface::Element,
    last: Interface::SVGViewElement,
    parent: Some(Interface::Node),
    exposure: 0b1,
    is_node: true,
    members: &[
        Member::attribute(
            "namespaceURI",
            Glue::Node(OfNode::NullableText(interfaces::element::namespace_uri)),
        ),
        Member::attribute("prefix", Glue::Node(OfNode::NullableText(interfaces::element::prefix))),
        Member::attribute("localName", Glue::Node(OfNode::Any(interfaces::element::local_name))),
        Member::attribute("tagName", Glue::Node(OfNode::Any(interfaces::element::tag_name))),
        Member::reflecting("id", &Reflect::Text("id")),
        Member::reflecting("className", &Reflect::Text("class")),
        Member::attribute("classList", Glue::Node(OfNode::Any(interfaces::element::class_list)))
            .same_object()
            .setter(Glue::Forward("value")),
        Member::reflecting("slot", &Reflect::Text("slot")).unscopable(),
        Member::operation(
            "hasAttributes",
            Glue::Node(OfNode::Boolean(interfaces::element::has_attributes)),
            0,
        ),
        Member::attribute("attributes", Glue::Node(OfNode::Any(interfaces::element::attributes)))
            .same_object(),
        Member::operation("getAttributeNames", Glue::Function(get_attribute_names), 0),
        Member::operation("getAttribute", Glue::Function(get_attribute), 1),
        Member::operation("getAttributeNS", Glue::Function(get_attribute_ns), 2),
        Member::operation("setAttribute", Glue::Function(set_attribute), 2),
        Member::operation("setAttributeNS", Glue::Function(set_attribute_ns), 3),
        Member::operation("removeAttribute", Glue::Function(remove_attribute), 1),
        Member::operation("removeAttributeNS", Glue::Function(remove_attribute_ns), 2),
        Member::operation("toggleAttribute", Glue::Function(toggle_attribute), 1),
        Member::operation("hasAttribute", Glue::Function(has_attribute), 1),
        Member::operation("hasAttributeNS", Glue::Function(has_attribute_ns), 2),
        Member::operation("getAttributeNode", Glue::Function(get_attribute_node), 1),
        Member::operation("getAttributeNodeNS", Glue::Function(get_attribute_node_ns), 2),
        Member::operation("setAttributeNode", Glue::Function(set_attribute_node), 1),
        Member::operation("setAttributeNodeNS", Glue::Function(set_attribute_node_ns), 1),
        Member::operation("removeAttributeNode", Glue::Function(remove_attribute_node), 1),
        Member::operation("attachShadow", Glue::Function(attach_shadow), 1),
        Member::attribute(
            "shadowRoot",
            Glue::Node(OfNode::NullableNode(interfaces::element::shadow_root)),
        ),
        Member::attribute(
            "customElementRegistry",
            Glue::Node(OfNode::NullableAny(interfaces::element::custom_element_registry)),
        ),
        Member::operation("closest", Glue::Function(closest), 1),
        Member::operation("matches", Glue::Function(matches), 1),
        Member::operation("webkitMatchesSelector", Glue::Function(webkit_matches_selector), 1),
        Member::operation("getElementsByTagName", Glue::Function(get_elements_by_tag_name), 1),
        Member::operation("getElementsByTagNameNS", Glue::Function(get_elements_by_tag_name_ns), 2),
        Member::operation("getElementsByClassName", Glue::Function(get_elements_by_class_name), 1),
        Member::operation("insertAdjacentElement", Glue::Function(insert_adjacent_element), 2),
        Member::operation("insertAdjacentText", Glue::Function(insert_adjacent_text), 2),
        Member::attribute("part", Glue::Node(OfNode::Any(interfaces::element::part)))
            .same_object()
            .setter(Glue::Forward("value")),
        Member::operation(
            "getClientRects",
            Glue::Node(OfNode::Any(interfaces::element::get_client_rects)),
            0,
        ),
        Member::operation(
            "getBoundingClientRect",
            Glue::Node(OfNode::Any(interfaces::element::get_bounding_client_rect)),
            0,
        ),
        Member::operation("checkVisibility", Glue::Function(check_visibility), 0),
        Member::operation("scrollIntoView", Glue::Function(scroll_into_view), 0),
        Member::operation("scroll", Glue::Function(scroll), 0),
        Member::operation("scrollTo", Glue::Function(scroll_to), 0),
        Member::operation("scrollBy", Glue::Function(scroll_by), 0),
        Member::attribute("scrollTop", Glue::Node(OfNode::Double(interfaces::element::scroll_top)))
            .setter(Glue::SetNode(ToNode::UnrestrictedDouble(interfaces::element::set_scroll_top))),
        Member::attribute(
            "scrollLeft",
            Glue::Node(OfNode::Double(interfaces::element::scroll_left)),
        )
        .setter(Glue::SetNode(ToNode::UnrestrictedDouble(interfaces::element::set_scroll_left))),
        Member::attribute(
            "scrollWidth",
            Glue::Node(OfNode::Long(interfaces::element::scroll_width)),
        ),
        Member::attribute(
            "scrollHeight",
            Glue::Node(OfNode::Long(interfaces::element::scroll_height)),
        ),
        Member::attribute("clientTop", Glue::Node(OfNode::Long(interfaces::element::client_top))),
        Member::attribute("clientLeft", Glue::Node(OfNode::Long(interfaces::element::client_left))),
        Member::attribute(
            "clientWidth",
            Glue::Node(OfNode::Long(interfaces::element::client_width)),
        ),
        Member::attribute(
            "clientHeight",
            Glue::Node(OfNode::Long(interfaces::element::client_height)),
        ),
        Member::attribute(
            "currentCSSZoom",
            Glue::Node(OfNode::Double(interfaces::element::current_css_zoom)),
        ),
        Member::operation("setHTML", Glue::Function(set_html), 1),
        Member::operation("setHTMLUnsafe", Glue::Function(set_html_unsafe), 1),
        Member::operation("getHTML", Glue::Function(get_html), 0),
        Member::attribute("innerHTML", Glue::Function(inner_html_getter))
            .setter(Glue::Function(inner_html_setter)),
        Member::attribute("outerHTML", Glue::Function(outer_html_getter))
            .setter(Glue::Function(outer_html_setter)),
        Member::operation("insertAdjacentHTML", Glue::Function(insert_adjacent_html), 2),
        Member::operation("setPointerCapture", Glue::Function(set_pointer_capture), 1),
        Member::operation("releasePointerCapture", Glue::Function(release_pointer_capture), 1),
        Member::operation("hasPointerCapture", Glue::Function(has_pointer_capture), 1),
        Member::attribute("children", Glue::Node(OfNode::Any(interfaces::parent_node::children)))
            .same_object(),
        Member::attribute(
            "firstElementChild",
            Glue::Node(OfNode::NullableNode(interfaces::parent_node::first_element_child)),
        ),
        Member::attribute(
            "lastElementChild",
            Glue::Node(OfNode::NullableNode(interfaces::parent_node::last_element_child)),
        ),
        Member::attribute(
            "childElementCount",
            Glue::Node(OfNode::UnsignedLong(interfaces::parent_node::child_element_count)),
        ),
        Member::operation("prepend", Glue::Function(prepend), 0).unscopable(),
        Member::operation("append", Glue::Function(append), 0).unscopable(),
        Member::operation("replaceChildren", Glue::Function(replace_children), 0).unscopable(),
        Member::operation("moveBefore", Glue::Function(move_before), 2),
        Member::operation("querySelector", Glue::Function(query_selector), 1),
        Member::operation("querySelectorAll", Glue::Function(query_selector_all), 1),
        Member::attribute(
            "previousElementSibling",
            Glue::Node(OfNode::NullableNode(
                interfaces::non_document_type_child_node::previous_element_sibling,
            )),
        ),
        Member::attribute(
            "nextElementSibling",
            Glue::Node(OfNode::NullableNode(
                interfaces::non_document_type_child_node::next_element_sibling,
            )),
        ),
        Member::operation("before", Glue::Function(before), 0).unscopable(),
        Member::operation("after", Glue::Function(after), 0).unscopable(),
        Member::operation("replaceWith", Glue::Function(replace_with), 0).unscopable(),
        Member::operation(
            "remove",
            Glue::Node(OfNode::Undefined(interfaces::child_node::remove)),
            0,
        )
        .reactions()
        .unscopable(),
        Member::attribute(
            "assignedSlot",
            Glue::Node(OfNode::NullableNode(interfaces::slottable::assigned_slot)),
        ),
        Member::reflecting("role", &Reflect::NullableText("role")),
        Member::reflecting(
            "ariaActiveDescendantElement",
            &Reflect::Element("aria-activedescendant", Interface::Element),
        ),
        Member::reflecting("ariaAtomic", &Reflect::NullableText("aria-atomic")),
        Member::reflecting("ariaAutoComplete", &Reflect::NullableText("aria-autocomplete")),
        Member::reflecting("ariaBrailleLabel", &Reflect::NullableText("aria-braillelabel")),
        Member::reflecting(
            "ariaBrailleRoleDescription",
            &Reflect::NullableText("aria-brailleroledescription"),
        ),
        Member::reflecting("ariaBusy", &Reflect::NullableText("aria-busy")),
        Member::reflecting("ariaChecked", &Reflect::NullableText("aria-checked")),
        Member::reflecting("ariaColCount", &Reflect::NullableText("aria-colcount")),
        Member::reflecting("ariaColIndex", &Reflect::NullableText("aria-colindex")),
        Member::reflecting("ariaColIndexText", &Reflect::NullableText("aria-colindextext")),
        Member::reflecting("ariaColSpan", &Reflect::NullableText("aria-colspan")),
        Member::reflecting("ariaControlsElements", &Reflect::Elements("aria-controls")),
        Member::reflecting("ariaCurrent", &Reflect::NullableText("aria-current")),
        Member::reflecting("ariaDescribedByElements", &Reflect::Elements("aria-describedby")),
        Member::reflecting("ariaDescription", &Reflect::NullableText("aria-description")),
        Member::reflecting("ariaDetailsElements", &Reflect::Elements("aria-details")),
        Member::reflecting("ariaDisabled", &Reflect::NullableText("aria-disabled")),
        Member::reflecting("ariaErrorMessageElements", &Reflect::Elements("aria-errormessage")),
        Member::reflecting("ariaExpanded", &Reflect::NullableText("aria-expanded")),
        Member::reflecting("ariaFlowToElements", &Reflect::Elements("aria-flowto")),
        Member::reflecting("ariaHasPopup", &Reflect::NullableText("aria-haspopup")),
        Member::reflecting("ariaHidden", &Reflect::NullableText("aria-hidden")),
        Member::reflecting("ariaInvalid", &Reflect::NullableText("aria-invalid")),
        Member::reflecting("ariaKeyShortcuts", &Reflect::NullableText("aria-keyshortcuts")),
        Member::reflecting("ariaLabel", &Reflect::NullableText("aria-label")),
        Member::reflecting("ariaLabelledByElements", &Reflect::Elements("aria-labelledby")),
        Member::reflecting("ariaLevel", &Reflect::NullableText("aria-level")),
        Member::reflecting("ariaLive", &Reflect::NullableText("aria-live")),
        Member::reflecting("ariaModal", &Reflect::NullableText("aria-modal")),
        Member::reflecting("ariaMultiLine", &Reflect::NullableText("aria-multiline")),
        Member::reflecting("ariaMultiSelectable", &Reflect::NullableText("aria-multiselectable")),
        Member::reflecting("ariaOrientation", &Reflect::NullableText("aria-orientation")),
        Member::reflecting("ariaOwnsElements", &Reflect::Elements("aria-owns")),
        Member::reflecting("ariaPlaceholder", &Reflect::NullableText("aria-placeholder")),
        Member::reflecting("ariaPosInSet", &Reflect::NullableText("aria-posinset")),
        Member::reflecting("ariaPressed", &Reflect::NullableText("aria-pressed")),
        Member::reflecting("ariaReadOnly", &Reflect::NullableText("aria-readonly")),
        Member::reflecting("ariaRelevant", &Reflect::NullableText("aria-relevant")),
        Member::reflecting("ariaRequired", &Reflect::NullableText("aria-required")),
        Member::reflecting("ariaRoleDescription", &Reflect::NullableText("aria-roledescription")),
        Member::reflecting("ariaRowCount", &Reflect::NullableText("aria-rowcount")),
        Member::reflecting("ariaRowIndex", &Reflect::NullableText("aria-rowindex")),
        Member::reflecting("ariaRowIndexText", &Reflect::NullableText("aria-rowindextext")),
        Member::reflecting("ariaRowSpan", &Reflect::NullableText("aria-rowspan")),
        Member::reflecting("ariaSelected", &Reflect::NullableText("aria-selected")),
        Member::reflecting("ariaSetSize", &Reflect::NullableText("aria-setsize")),
        Member::reflecting("ariaSort", &Reflect::NullableText("aria-sort")),
        Member::reflecting("ariaValueMax", &Reflect::NullableText("aria-valuemax")),
        Member::reflecting("ariaValueMin", &Reflect::NullableText("aria-valuemin")),
        Member::reflecting("ariaValueNow", &Reflect::NullableText("aria-valuenow")),
        Member::reflecting("ariaValueText", &Reflect::NullableText("aria-valuetext")),
        Member::operation("animate", Glue::Function(animate), 1),
        Member::operation("getAnimations", Glue::Function(get_animations), 0),
    ],
    ..Definition::EMPTY
};

fn get_attribute_names(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::get_attribute_names(cx, this)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(cx.js_string(&item)))?)
}

fn get_attribute(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "getAttribute");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::element::get_attribute(cx, this, a0)?;
    Ok(match value {
        Some(value) => cx.js_string(&value),
        None => cx.null(),
    })
}

fn get_attribute_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "getAttributeNS");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::element::get_attribute_ns(cx, this, a0, a1)?;
    Ok(match value {
        Some(value) => cx.js_string(&value),
        None => cx.null(),
    })
}

fn set_attribute(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "setAttribute");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = TrustedHTMLOrTrustedScriptOrTrustedScriptURLOrDomString::from_value(
        cx,
        &call.arg(1),
        SITE.argument(2),
    )?;
    reactions::push_queue(cx);
    let value = interfaces::element::set_attribute(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn set_attribute_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "setAttributeNS");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 3, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let a2 = TrustedHTMLOrTrustedScriptOrTrustedScriptURLOrDomString::from_value(
        cx,
        &call.arg(2),
        SITE.argument(3),
    )?;
    reactions::push_queue(cx);
    let value = interfaces::element::set_attribute_ns(cx, this, a0, a1, a2);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn remove_attribute(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

fn remove_attribute_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "removeAttributeNS");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    reactions::push_queue(cx);
    let value = interfaces::element::remove_attribute_ns(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn toggle_attribute(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "toggleAttribute");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => Some(value.to_boolean()),
    };
    reactions::push_queue(cx);
    let value = interfaces::element::toggle_attribute(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    Ok(cx.boolean(value))
}

fn has_attribute(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "hasAttribute");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::element::has_attribute(cx, this, a0)?;
    Ok(cx.boolean(value))
}

fn has_attribute_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "hasAttributeNS");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::element::has_attribute_ns(cx, this, a0, a1)?;
    Ok(cx.boolean(value))
}

fn get_attribute_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "getAttributeNode");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::element::get_attribute_node(cx, this, a0)?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn get_attribute_node_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "getAttributeNodeNS");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::element::get_attribute_node_ns(cx, this, a0, a1)?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn set_attribute_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "setAttributeNode");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Attr, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::element::set_attribute_node(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn set_attribute_node_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "setAttributeNodeNS");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Attr, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::element::set_attribute_node_ns(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn remove_attribute_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

fn attach_shadow(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "attachShadow");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = ShadowRootInit::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::element::attach_shadow(cx, this, a0)?;
    wrappers::wrap(cx, value)
}

fn closest(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "closest");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::element::closest(cx, this, a0)?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn matches(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "matches");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::element::matches(cx, this, a0)?;
    Ok(cx.boolean(value))
}

fn webkit_matches_selector(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "webkitMatchesSelector");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::element::webkit_matches_selector(cx, this, a0)?;
    Ok(cx.boolean(value))
}

fn get_elements_by_tag_name(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "getElementsByTagName");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::element::get_elements_by_tag_name(cx, this, a0)?;
    Ok(value)
}

fn get_elements_by_tag_name_ns(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "getElementsByTagNameNS");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::dom_string(cx, value)?),
    };
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::element::get_elements_by_tag_name_ns(cx, this, a0, a1)?;
    Ok(value)
}

fn get_elements_by_class_name(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "getElementsByClassName");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::element::get_elements_by_class_name(cx, this, a0)?;
    Ok(value)
}

fn insert_adjacent_element(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "insertAdjacentElement");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::node(cx, &call.arg(1), Interface::Element, SITE.argument(2))?;
    reactions::push_queue(cx);
    let value = interfaces::element::insert_adjacent_element(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn insert_adjacent_text(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "insertAdjacentText");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::dom_string(cx, &call.arg(1))?;
    let value = interfaces::element::insert_adjacent_text(cx, this, a0, a1)?;
    let () = value;
    Ok(cx.undefined())
}

fn check_visibility(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "checkVisibility");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = CheckVisibilityOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::element::check_visibility(cx, this, a0)?;
    Ok(cx.boolean(value))
}

fn scroll_into_view(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let answer = scroll_into_view_steps(cx, call);
    promises::settle(cx, answer)
}

fn scroll_into_view_steps(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "scrollIntoView");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => BooleanOrScrollIntoViewOptions::ScrollIntoViewOptions(
            ScrollIntoViewOptions::from_value(cx, &cx.undefined(), SITE.value())?,
        ),
        value => BooleanOrScrollIntoViewOptions::from_value(cx, &value, SITE.argument(1))?,
    };
    let value = interfaces::element::scroll_into_view(cx, this, a0)?;
    Ok(value)
}

fn scroll(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

fn scroll_to(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

fn scroll_by(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

fn set_html(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

fn set_html_unsafe(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

fn get_html(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "getHTML");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = GetHTMLOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::element::get_html(cx, this, a0)?;
    Ok(cx.js_string(&value))
}

fn inner_html_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::inner_html(cx, this)?;
    Ok(value.into_value(cx)?)
}

fn inner_html_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Element", "innerHTML");
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = TrustedHTMLOrDomStringOrNull::from_value(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::element::set_inner_html(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

fn outer_html_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = interfaces::element::outer_html(cx, this)?;
    Ok(value.into_value(cx)?)
}

fn outer_html_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("Element", "outerHTML");
    let this = receiver::node(cx, call, Interface::Element)?;
    let value = TrustedHTMLOrDomStringOrNull::from_value(cx, &call.arg(0), SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::element::set_outer_html(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

fn insert_adjacent_html(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
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

fn set_pointer_capture(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "setPointerCapture");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::element::set_pointer_capture(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn release_pointer_capture(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "releasePointerCapture");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::element::release_pointer_capture(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn has_pointer_capture(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "hasPointerCapture");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::element::has_pointer_capture(cx, this, a0)?;
    Ok(cx.boolean(value))
}

fn prepend(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "prepend");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| {
        Ok(NodeOrDomString::from_value(cx, value, at)?)
    })?;
    reactions::push_queue(cx);
    let value = interfaces::parent_node::prepend(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn append(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "append");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| {
        Ok(NodeOrDomString::from_value(cx, value, at)?)
    })?;
    reactions::push_queue(cx);
    let value = interfaces::parent_node::append(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn replace_children(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "replaceChildren");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| {
        Ok(NodeOrDomString::from_value(cx, value, at)?)
    })?;
    reactions::push_queue(cx);
    let value = interfaces::parent_node::replace_children(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn move_before(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "moveBefore");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::node(cx, &call.arg(0), Interface::Node, SITE.argument(1))?;
    let a1 = match &call.arg(1) {
        value if value.is_nullish() => None,
        value => Some(convert::node(cx, value, Interface::Node, SITE.argument(2))?),
    };
    reactions::push_queue(cx);
    let value = interfaces::parent_node::move_before(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn query_selector(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "querySelector");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::parent_node::query_selector(cx, this, a0)?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn query_selector_all(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "querySelectorAll");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::parent_node::query_selector_all(cx, this, a0)?;
    Ok(value)
}

fn before(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "before");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| {
        Ok(NodeOrDomString::from_value(cx, value, at)?)
    })?;
    reactions::push_queue(cx);
    let value = interfaces::child_node::before(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn after(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "after");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| {
        Ok(NodeOrDomString::from_value(cx, value, at)?)
    })?;
    reactions::push_queue(cx);
    let value = interfaces::child_node::after(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn replace_with(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "replaceWith");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = arguments::variadic(cx, call, 0, SITE, |cx, value, at| {
        Ok(NodeOrDomString::from_value(cx, value, at)?)
    })?;
    reactions::push_queue(cx);
    let value = interfaces::child_node::replace_with(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn animate(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "animate");
    let this = receiver::node(cx, call, Interface::Element)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = match &call.arg(0) {
        value if value.is_nullish() => None,
        value => Some(convert::object(cx, value, SITE.argument(1))?),
    };
    let a1 = match call.arg(1) {
        value if value.is_undefined() => {
            UnrestrictedOrKeyframeAnimationOptions::KeyframeAnimationOptions(
                KeyframeAnimationOptions::from_value(cx, &cx.undefined(), SITE.value())?,
            )
        }
        value => UnrestrictedOrKeyframeAnimationOptions::from_value(cx, &value, SITE.argument(2))?,
    };
    let value = interfaces::animatable::animate(cx, this, a0, a1)?;
    Ok(value)
}

fn get_animations(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Element", "getAnimations");
    let this = receiver::node(cx, call, Interface::Element)?;
    let a0 = GetAnimationsOptions::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::animatable::get_animations(cx, this, a0)?;
    Ok(convert::from_sequence(cx, value, |cx, item| Ok(item))?)
}
