// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLSelectElement",
    interface: Interface::HTMLSelectElement,
    last: Interface::HTMLSelectElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((Glue::HtmlConstructor, 0)),
    legacy: Some(&Legacy {
        indexed: Some(Indexed { length: indexed_length, get: indexed_get, set: Some(indexed_set) }),
        named: None,
        overrides_built_ins: false,
        enumerable_names: true,
        is_global: false,
    }),
    members: &[
        Member::attribute(
            "autocomplete",
            Glue::Node(OfNode::Text(interfaces::html_select_element::autocomplete)),
        )
        .setter(Glue::SetReflect(&Reflect::Text("autocomplete")))
        .reactions(),
        Member::reflecting("disabled", &Reflect::Boolean("disabled")),
        Member::attribute(
            "form",
            Glue::Node(OfNode::NullableNode(interfaces::html_select_element::form)),
        ),
        Member::reflecting("multiple", &Reflect::Boolean("multiple")),
        Member::reflecting("name", &Reflect::Text("name")),
        Member::reflecting("required", &Reflect::Boolean("required")),
        Member::reflecting(
            "size",
            &Reflect::UnsignedLong("size", Numbers::limited_to(Limit::Any).or(0)),
        ),
        Member::attribute("type", Glue::Node(OfNode::Text(interfaces::html_select_element::type_))),
        Member::attribute(
            "options",
            Glue::Node(OfNode::Any(interfaces::html_select_element::options)),
        )
        .same_object(),
        Member::attribute(
            "length",
            Glue::Node(OfNode::UnsignedLong(interfaces::html_select_element::length)),
        )
        .setter(Glue::Function(length_setter)),
        Member::operation("item", Glue::Function(item), 1),
        Member::operation("namedItem", Glue::Function(named_item), 1),
        Member::operation("add", Glue::Function(add), 1),
        Member::operation("remove", Glue::Function(remove), 0),
        Member::attribute(
            "selectedOptions",
            Glue::Node(OfNode::Any(interfaces::html_select_element::selected_options)),
        )
        .same_object(),
        Member::attribute(
            "selectedIndex",
            Glue::Node(OfNode::Long(interfaces::html_select_element::selected_index)),
        )
        .setter(Glue::Function(selected_index_setter)),
        Member::attribute(
            "value",
            Glue::Node(OfNode::Text(interfaces::html_select_element::value)),
        )
        .setter(Glue::SetNode(ToNode::Text(interfaces::html_select_element::set_value)))
        .reactions(),
        Member::attribute(
            "willValidate",
            Glue::Node(OfNode::Boolean(interfaces::html_select_element::will_validate)),
        ),
        Member::attribute(
            "validity",
            Glue::Node(OfNode::Any(interfaces::html_select_element::validity)),
        ),
        Member::attribute(
            "validationMessage",
            Glue::Node(OfNode::Text(interfaces::html_select_element::validation_message)),
        ),
        Member::operation(
            "checkValidity",
            Glue::Node(OfNode::Boolean(interfaces::html_select_element::check_validity)),
            0,
        ),
        Member::operation(
            "reportValidity",
            Glue::Node(OfNode::Boolean(interfaces::html_select_element::report_validity)),
            0,
        ),
        Member::operation("setCustomValidity", Glue::Function(set_custom_validity), 1),
        Member::operation(
            "showPicker",
            Glue::Node(OfNode::Undefined(interfaces::html_select_element::show_picker)),
            0,
        ),
        Member::attribute(
            "labels",
            Glue::Node(OfNode::Any(interfaces::html_select_element::labels)),
        ),
    ],
    ..Definition::EMPTY
};

fn length_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLSelectElement", "length");
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::html_select_element::set_length(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

fn item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLSelectElement", "item");
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let value = interfaces::html_select_element::item(cx, this, a0)?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn named_item(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLSelectElement", "namedItem");
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_select_element::named_item(cx, this, a0)?;
    Ok(match value {
        Some(value) => wrappers::wrap(cx, value)?,
        None => cx.null(),
    })
}

fn add(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLSelectElement", "add");
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 =
        HTMLOptionElementOrHTMLOptGroupElement::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let a1 = match call.arg(1) {
        value if value.is_undefined() => None,
        value => match &value {
            value if value.is_nullish() => None,
            value => Some(HTMLElementOrLong::from_value(cx, value, SITE.argument(2))?),
        },
    };
    reactions::push_queue(cx);
    let value = interfaces::html_select_element::add(cx, this, a0, a1);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn remove(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLSelectElement", "remove");
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    match call.len() {
        0 => remove_overload_1(cx, call, this),
        _ => remove_overload_2(cx, call, this),
    }
}

fn remove_overload_1(cx: &mut Cx<'_>, _call: &Call<'_>, this: NodeId) -> Answer {
    reactions::push_queue(cx);
    let value = interfaces::html_select_element::remove(cx, this);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn remove_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: NodeId) -> Answer {
    const SITE: &Site = &Site::operation("HTMLSelectElement", "remove");
    let a0 = convert::long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    reactions::push_queue(cx);
    let value = interfaces::html_select_element::remove_2(cx, this, a0);
    reactions::pop_queue_and_run(cx);
    let value = value?;
    let () = value;
    Ok(cx.undefined())
}

fn selected_index_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLSelectElement", "selectedIndex");
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    let value = convert::long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = interfaces::html_select_element::set_selected_index(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

fn set_custom_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLSelectElement", "setCustomValidity");
    let this = receiver::node(cx, call, Interface::HTMLSelectElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_select_element::set_custom_validity(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn indexed_length(cx: &mut Cx<'_>, object: &Value) -> Result<u32, Thrown> {
    let this = receiver::node_of(cx, object)?;
    interfaces::html_select_element::supported_property_indices(cx, this)
}

pub(super) fn indexed_get(
    cx: &mut Cx<'_>,
    object: &Value,
    index: u32,
) -> Result<Option<Value>, Thrown> {
    let this = receiver::node_of(cx, object)?;
    let Some(value) = interfaces::html_select_element::item(cx, this, index)? else {
        return Ok(None);
    };
    Ok(Some(wrappers::wrap(cx, value)?))
}

pub(super) fn indexed_set(
    cx: &mut Cx<'_>,
    object: &Value,
    index: u32,
    value: &Value,
) -> Result<(), Thrown> {
    let this = receiver::node_of(cx, object)?;
    const SITE: &Site = &Site::property("HTMLSelectElement");
    let value = match value {
        value if value.is_nullish() => None,
        value => Some(convert::node(cx, value, Interface::HTMLOptionElement, SITE.value())?),
    };
    reactions::push_queue(cx);
    let done = interfaces::html_select_element::set_indexed_property(cx, this, index, value);
    reactions::pop_queue_and_run(cx);
    done
}
