// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLObjectElement",
    interface: Interface::HTMLObjectElement,
    last: Interface::HTMLObjectElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLObjectElement_constructor, 0)),
    members: &[
        Member::attribute("data", N::HTMLObjectElement_get_data).setter(N::HTMLObjectElement_set_data),
        Member::attribute("type", N::HTMLObjectElement_get_type).setter(N::HTMLObjectElement_set_type),
        Member::attribute("name", N::HTMLObjectElement_get_name).setter(N::HTMLObjectElement_set_name),
        Member::attribute("form", N::HTMLObjectElement_get_form),
        Member::attribute("width", N::HTMLObjectElement_get_width).setter(N::HTMLObjectElement_set_width),
        Member::attribute("height", N::HTMLObjectElement_get_height).setter(N::HTMLObjectElement_set_height),
        Member::attribute("contentDocument", N::HTMLObjectElement_get_contentDocument),
        Member::attribute("contentWindow", N::HTMLObjectElement_get_contentWindow),
        Member::operation("getSVGDocument", N::HTMLObjectElement_getSVGDocument, 0),
        Member::attribute("willValidate", N::HTMLObjectElement_get_willValidate),
        Member::attribute("validity", N::HTMLObjectElement_get_validity),
        Member::attribute("validationMessage", N::HTMLObjectElement_get_validationMessage),
        Member::operation("checkValidity", N::HTMLObjectElement_checkValidity, 0),
        Member::operation("reportValidity", N::HTMLObjectElement_reportValidity, 0),
        Member::operation("setCustomValidity", N::HTMLObjectElement_setCustomValidity, 1),
        Member::attribute("align", N::HTMLObjectElement_get_align).setter(N::HTMLObjectElement_set_align),
        Member::attribute("archive", N::HTMLObjectElement_get_archive).setter(N::HTMLObjectElement_set_archive),
        Member::attribute("code", N::HTMLObjectElement_get_code).setter(N::HTMLObjectElement_set_code),
        Member::attribute("declare", N::HTMLObjectElement_get_declare).setter(N::HTMLObjectElement_set_declare),
        Member::attribute("hspace", N::HTMLObjectElement_get_hspace).setter(N::HTMLObjectElement_set_hspace),
        Member::attribute("standby", N::HTMLObjectElement_get_standby).setter(N::HTMLObjectElement_set_standby),
        Member::attribute("vspace", N::HTMLObjectElement_get_vspace).setter(N::HTMLObjectElement_set_vspace),
        Member::attribute("codeBase", N::HTMLObjectElement_get_codeBase).setter(N::HTMLObjectElement_set_codeBase),
        Member::attribute("codeType", N::HTMLObjectElement_get_codeType).setter(N::HTMLObjectElement_set_codeType),
        Member::attribute("useMap", N::HTMLObjectElement_get_useMap).setter(N::HTMLObjectElement_set_useMap),
        Member::attribute("border", N::HTMLObjectElement_get_border).setter(N::HTMLObjectElement_set_border),
    ],
    ..Definition::EMPTY
};

pub(super) fn data_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    reflect::url(cx, this, "data")
}

pub(super) fn data_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "data", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    reflect::string(cx, this, "type")
}

pub(super) fn type_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "type", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    reflect::string(cx, this, "name")
}

pub(super) fn name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "name", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn form_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = interfaces::html_object_element::form(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    reflect::string(cx, this, "width")
}

pub(super) fn width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "width", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    reflect::string(cx, this, "height")
}

pub(super) fn height_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "height", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn content_document_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = interfaces::html_object_element::content_document(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn content_window_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = interfaces::html_object_element::content_window(cx, this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn get_svg_document(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = interfaces::html_object_element::get_svg_document(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn will_validate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = interfaces::html_object_element::will_validate(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn validity_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = interfaces::html_object_element::validity(cx, this)?;
    Ok(value)
}

pub(super) fn validation_message_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = interfaces::html_object_element::validation_message(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn check_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = interfaces::html_object_element::check_validity(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn report_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = interfaces::html_object_element::report_validity(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn set_custom_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLObjectElement", "setCustomValidity");
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_object_element::set_custom_validity(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn align_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    reflect::string(cx, this, "align")
}

pub(super) fn align_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "align", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn archive_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    reflect::string(cx, this, "archive")
}

pub(super) fn archive_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "archive", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn code_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    reflect::string(cx, this, "code")
}

pub(super) fn code_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "code", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn declare_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    reflect::boolean(cx, this, "declare")
}

pub(super) fn declare_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "declare", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn hspace_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    reflect::unsigned_long(cx, this, "hspace", &Numbers { limit: Limit::Any, default: None, range: None })
}

pub(super) fn hspace_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLObjectElement", "hspace");
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "hspace", value, &Numbers { limit: Limit::Any, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn standby_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    reflect::string(cx, this, "standby")
}

pub(super) fn standby_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "standby", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn vspace_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    reflect::unsigned_long(cx, this, "vspace", &Numbers { limit: Limit::Any, default: None, range: None })
}

pub(super) fn vspace_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLObjectElement", "vspace");
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "vspace", value, &Numbers { limit: Limit::Any, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn code_base_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    reflect::url(cx, this, "codebase")
}

pub(super) fn code_base_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "codebase", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn code_type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    reflect::string(cx, this, "codetype")
}

pub(super) fn code_type_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "codetype", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn use_map_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    reflect::string(cx, this, "usemap")
}

pub(super) fn use_map_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "usemap", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn border_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    reflect::string(cx, this, "border")
}

pub(super) fn border_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLObjectElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "border", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLObjectElement)
}
