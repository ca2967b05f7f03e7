// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLInputElement",
    interface: Interface::HTMLInputElement,
    last: Interface::HTMLInputElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLInputElement_constructor, 0)),
    members: &[
        Member::attribute("accept", N::HTMLInputElement_get_accept).setter(N::HTMLInputElement_set_accept),
        Member::attribute("alpha", N::HTMLInputElement_get_alpha).setter(N::HTMLInputElement_set_alpha),
        Member::attribute("alt", N::HTMLInputElement_get_alt).setter(N::HTMLInputElement_set_alt),
        Member::attribute("autocomplete", N::HTMLInputElement_get_autocomplete).setter(N::HTMLInputElement_set_autocomplete),
        Member::attribute("defaultChecked", N::HTMLInputElement_get_defaultChecked).setter(N::HTMLInputElement_set_defaultChecked),
        Member::attribute("checked", N::HTMLInputElement_get_checked).setter(N::HTMLInputElement_set_checked),
        Member::attribute("colorSpace", N::HTMLInputElement_get_colorSpace).setter(N::HTMLInputElement_set_colorSpace),
        Member::attribute("dirName", N::HTMLInputElement_get_dirName).setter(N::HTMLInputElement_set_dirName),
        Member::attribute("disabled", N::HTMLInputElement_get_disabled).setter(N::HTMLInputElement_set_disabled),
        Member::attribute("form", N::HTMLInputElement_get_form),
        Member::attribute("files", N::HTMLInputElement_get_files).setter(N::HTMLInputElement_set_files),
        Member::attribute("formAction", N::HTMLInputElement_get_formAction).setter(N::HTMLInputElement_set_formAction),
        Member::attribute("formEnctype", N::HTMLInputElement_get_formEnctype).setter(N::HTMLInputElement_set_formEnctype),
        Member::attribute("formMethod", N::HTMLInputElement_get_formMethod).setter(N::HTMLInputElement_set_formMethod),
        Member::attribute("formNoValidate", N::HTMLInputElement_get_formNoValidate).setter(N::HTMLInputElement_set_formNoValidate),
        Member::attribute("formTarget", N::HTMLInputElement_get_formTarget).setter(N::HTMLInputElement_set_formTarget),
        Member::attribute("height", N::HTMLInputElement_get_height).setter(N::HTMLInputElement_set_height),
        Member::attribute("indeterminate", N::HTMLInputElement_get_indeterminate).setter(N::HTMLInputElement_set_indeterminate),
        Member::attribute("list", N::HTMLInputElement_get_list),
        Member::attribute("max", N::HTMLInputElement_get_max).setter(N::HTMLInputElement_set_max),
        Member::attribute("maxLength", N::HTMLInputElement_get_maxLength).setter(N::HTMLInputElement_set_maxLength),
        Member::attribute("min", N::HTMLInputElement_get_min).setter(N::HTMLInputElement_set_min),
        Member::attribute("minLength", N::HTMLInputElement_get_minLength).setter(N::HTMLInputElement_set_minLength),
        Member::attribute("multiple", N::HTMLInputElement_get_multiple).setter(N::HTMLInputElement_set_multiple),
        Member::attribute("name", N::HTMLInputElement_get_name).setter(N::HTMLInputElement_set_name),
        Member::attribute("pattern", N::HTMLInputElement_get_pattern).setter(N::HTMLInputElement_set_pattern),
        Member::attribute("placeholder", N::HTMLInputElement_get_placeholder).setter(N::HTMLInputElement_set_placeholder),
        Member::attribute("readOnly", N::HTMLInputElement_get_readOnly).setter(N::HTMLInputElement_set_readOnly),
        Member::attribute("required", N::HTMLInputElement_get_required).setter(N::HTMLInputElement_set_required),
        Member::attribute("size", N::HTMLInputElement_get_size).setter(N::HTMLInputElement_set_size),
        Member::attribute("src", N::HTMLInputElement_get_src).setter(N::HTMLInputElement_set_src),
        Member::attribute("step", N::HTMLInputElement_get_step).setter(N::HTMLInputElement_set_step),
        Member::attribute("type", N::HTMLInputElement_get_type).setter(N::HTMLInputElement_set_type),
        Member::attribute("defaultValue", N::HTMLInputElement_get_defaultValue).setter(N::HTMLInputElement_set_defaultValue),
        Member::attribute("value", N::HTMLInputElement_get_value).setter(N::HTMLInputElement_set_value),
        Member::attribute("valueAsDate", N::HTMLInputElement_get_valueAsDate).setter(N::HTMLInputElement_set_valueAsDate),
        Member::attribute("valueAsNumber", N::HTMLInputElement_get_valueAsNumber).setter(N::HTMLInputElement_set_valueAsNumber),
        Member::attribute("width", N::HTMLInputElement_get_width).setter(N::HTMLInputElement_set_width),
        Member::operation("stepUp", N::HTMLInputElement_stepUp, 0),
        Member::operation("stepDown", N::HTMLInputElement_stepDown, 0),
        Member::attribute("willValidate", N::HTMLInputElement_get_willValidate),
        Member::attribute("validity", N::HTMLInputElement_get_validity),
        Member::attribute("validationMessage", N::HTMLInputElement_get_validationMessage),
        Member::operation("checkValidity", N::HTMLInputElement_checkValidity, 0),
        Member::operation("reportValidity", N::HTMLInputElement_reportValidity, 0),
        Member::operation("setCustomValidity", N::HTMLInputElement_setCustomValidity, 1),
        Member::attribute("labels", N::HTMLInputElement_get_labels),
        Member::operation("select", N::HTMLInputElement_select, 0),
        Member::attribute("selectionStart", N::HTMLInputElement_get_selectionStart).setter(N::HTMLInputElement_set_selectionStart),
        Member::attribute("selectionEnd", N::HTMLInputElement_get_selectionEnd).setter(N::HTMLInputElement_set_selectionEnd),
        Member::attribute("selectionDirection", N::HTMLInputElement_get_selectionDirection).setter(N::HTMLInputElement_set_selectionDirection),
        Member::operation("setRangeText", N::HTMLInputElement_setRangeText, 1),
        Member::operation("setSelectionRange", N::HTMLInputElement_setSelectionRange, 2),
        Member::operation("showPicker", N::HTMLInputElement_showPicker, 0),
        Member::attribute("align", N::HTMLInputElement_get_align).setter(N::HTMLInputElement_set_align),
        Member::attribute("useMap", N::HTMLInputElement_get_useMap).setter(N::HTMLInputElement_set_useMap),
        Member::attribute("popoverTargetElement", N::HTMLInputElement_get_popoverTargetElement).setter(N::HTMLInputElement_set_popoverTargetElement),
        Member::attribute("popoverTargetAction", N::HTMLInputElement_get_popoverTargetAction).setter(N::HTMLInputElement_set_popoverTargetAction),
    ],
    ..Definition::EMPTY
};

pub(super) fn accept_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::string(cx, this, "accept")
}

pub(super) fn accept_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "accept", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn alpha_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::boolean(cx, this, "alpha")
}

pub(super) fn alpha_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "alpha", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn alt_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::string(cx, this, "alt")
}

pub(super) fn alt_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "alt", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn autocomplete_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::autocomplete(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn autocomplete_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "autocomplete", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn default_checked_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::boolean(cx, this, "checked")
}

pub(super) fn default_checked_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "checked", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn checked_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::checked(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn checked_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "checked");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = call.arg(0).to_boolean();
    interfaces::html_input_element::set_checked(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn color_space_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::enumerated(cx, this, "colorspace", &Enumerated { keywords: &[("limited-srgb", "limited-srgb"), ("display-p3", "display-p3"), ], missing: Some("limited-srgb"), invalid: Some("limited-srgb") })
}

pub(super) fn color_space_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "colorspace", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn dir_name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::string(cx, this, "dirname")
}

pub(super) fn dir_name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "dirname", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn disabled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::boolean(cx, this, "disabled")
}

pub(super) fn disabled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "disabled", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn form_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::form(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn files_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::files(cx, this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn files_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "files");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::interface(cx, value, Interface::FileList, SITE.value())?) };
    interfaces::html_input_element::set_files(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn form_action_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::form_action(cx, this)?;
    Ok(cx.string(&value))
}

pub(super) fn form_action_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "formaction", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn form_enctype_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::enumerated(cx, this, "formenctype", &Enumerated { keywords: &[("application/x-www-form-urlencoded", "application/x-www-form-urlencoded"), ("multipart/form-data", "multipart/form-data"), ("text/plain", "text/plain"), ], missing: None, invalid: Some("application/x-www-form-urlencoded") })
}

pub(super) fn form_enctype_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "formenctype", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn form_method_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::enumerated(cx, this, "formmethod", &Enumerated { keywords: &[("get", "get"), ("post", "post"), ("dialog", "dialog"), ], missing: None, invalid: Some("get") })
}

pub(super) fn form_method_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "formmethod", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn form_no_validate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::boolean(cx, this, "formnovalidate")
}

pub(super) fn form_no_validate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "formnovalidate", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn form_target_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::string(cx, this, "formtarget")
}

pub(super) fn form_target_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "formtarget", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn height_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::height(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn height_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "height");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "height", value, &Numbers { limit: Limit::Any, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn indeterminate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::indeterminate(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn indeterminate_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "indeterminate");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = call.arg(0).to_boolean();
    interfaces::html_input_element::set_indeterminate(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn list_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::list(cx, this)?;
    Ok(match value { Some(value) => wrappers::wrap(cx, value)?, None => cx.null() })
}

pub(super) fn max_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::string(cx, this, "max")
}

pub(super) fn max_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "max", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn max_length_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::long(cx, this, "maxlength", &Numbers { limit: Limit::NonNegative, default: None, range: None })
}

pub(super) fn max_length_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "maxLength");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_long(cx, this, "maxlength", value, &Numbers { limit: Limit::NonNegative, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn min_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::string(cx, this, "min")
}

pub(super) fn min_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "min", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn min_length_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::long(cx, this, "minlength", &Numbers { limit: Limit::NonNegative, default: None, range: None })
}

pub(super) fn min_length_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "minLength");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_long(cx, this, "minlength", value, &Numbers { limit: Limit::NonNegative, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn multiple_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::boolean(cx, this, "multiple")
}

pub(super) fn multiple_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "multiple", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::string(cx, this, "name")
}

pub(super) fn name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "name", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn pattern_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::string(cx, this, "pattern")
}

pub(super) fn pattern_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "pattern", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn placeholder_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::string(cx, this, "placeholder")
}

pub(super) fn placeholder_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "placeholder", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn read_only_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::boolean(cx, this, "readonly")
}

pub(super) fn read_only_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "readonly", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn required_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::boolean(cx, this, "required")
}

pub(super) fn required_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "required", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn size_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::unsigned_long(cx, this, "size", &Numbers { limit: Limit::Positive, default: Some(20), range: None })
}

pub(super) fn size_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "size");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "size", value, &Numbers { limit: Limit::Positive, default: Some(20), range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn src_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::url(cx, this, "src")
}

pub(super) fn src_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::usv_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "src", &DomString::from(value));
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn step_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::string(cx, this, "step")
}

pub(super) fn step_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "step", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn type_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::enumerated(cx, this, "type", &Enumerated { keywords: &[("hidden", "hidden"), ("text", "text"), ("search", "search"), ("tel", "tel"), ("url", "url"), ("email", "email"), ("password", "password"), ("date", "date"), ("month", "month"), ("week", "week"), ("time", "time"), ("datetime-local", "datetime-local"), ("number", "number"), ("range", "range"), ("color", "color"), ("checkbox", "checkbox"), ("radio", "radio"), ("file", "file"), ("submit", "submit"), ("image", "image"), ("reset", "reset"), ("button", "button"), ], missing: Some("text"), invalid: Some("text") })
}

pub(super) fn type_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "type", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn default_value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::string(cx, this, "value")
}

pub(super) fn default_value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "value", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn value_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::value(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn value_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "value");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string_or_null(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = interfaces::html_input_element::set_value(cx, this, value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn value_as_date_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::value_as_date(cx, this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn value_as_date_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "valueAsDate");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::object(cx, value, SITE.value())?) };
    interfaces::html_input_element::set_value_as_date(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn value_as_number_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::value_as_number(cx, this)?;
    Ok(cx.number(value))
}

pub(super) fn value_as_number_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "valueAsNumber");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::unrestricted_double(cx, &call.arg(0), SITE.value())?;
    interfaces::html_input_element::set_value_as_number(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn width_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::width(cx, this)?;
    Ok(cx.number(f64::from(value)))
}

pub(super) fn width_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "width");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "width", value, &Numbers { limit: Limit::Any, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn step_up(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLInputElement", "stepUp");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 1, value => convert::long(cx, &value, Range::Wrap, SITE.argument(1))? };
    let value = interfaces::html_input_element::step_up(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn step_down(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLInputElement", "stepDown");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let a0 = match call.arg(0) { value if value.is_undefined() => 1, value => convert::long(cx, &value, Range::Wrap, SITE.argument(1))? };
    let value = interfaces::html_input_element::step_down(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn will_validate_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::will_validate(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn validity_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::validity(cx, this)?;
    Ok(value)
}

pub(super) fn validation_message_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::validation_message(cx, this)?;
    Ok(cx.js_string(&value))
}

pub(super) fn check_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::check_validity(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn report_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::report_validity(cx, this)?;
    Ok(cx.boolean(value))
}

pub(super) fn set_custom_validity(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLInputElement", "setCustomValidity");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_input_element::set_custom_validity(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn labels_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::labels(cx, this)?;
    Ok(match value { Some(value) => value, None => cx.null() })
}

pub(super) fn select(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::select(cx, this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn selection_start_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::selection_start(cx, this)?;
    Ok(match value { Some(value) => cx.number(f64::from(value)), None => cx.null() })
}

pub(super) fn selection_start_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "selectionStart");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::unsigned_long(cx, value, Range::Wrap, SITE.value())?) };
    interfaces::html_input_element::set_selection_start(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn selection_end_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::selection_end(cx, this)?;
    Ok(match value { Some(value) => cx.number(f64::from(value)), None => cx.null() })
}

pub(super) fn selection_end_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "selectionEnd");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::unsigned_long(cx, value, Range::Wrap, SITE.value())?) };
    interfaces::html_input_element::set_selection_end(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn selection_direction_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::selection_direction(cx, this)?;
    Ok(match value { Some(value) => cx.js_string(&value), None => cx.null() })
}

pub(super) fn selection_direction_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "selectionDirection");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::dom_string(cx, value)?) };
    interfaces::html_input_element::set_selection_direction(cx, this, value)?;
    Ok(cx.undefined())
}

pub(super) fn set_range_text(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLInputElement", "setRangeText");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    arguments::at_least(cx, call, 1, SITE)?;
    match call.len() {
        0 => arguments::no_overload(cx, SITE),
        1 => set_range_text_overload_1(cx, call, this),
        2 => arguments::no_overload(cx, SITE),
        3 => set_range_text_overload_2(cx, call, this),
        _ => set_range_text_overload_2(cx, call, this),
    }
}

fn set_range_text_overload_1(cx: &mut Cx<'_>, call: &Call<'_>, this: NodeId) -> Answer {
    const SITE: &Site = &Site::operation("HTMLInputElement", "setRangeText");
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let value = interfaces::html_input_element::set_range_text(cx, this, a0)?;
    let () = value;
    Ok(cx.undefined())
}

fn set_range_text_overload_2(cx: &mut Cx<'_>, call: &Call<'_>, this: NodeId) -> Answer {
    const SITE: &Site = &Site::operation("HTMLInputElement", "setRangeText");
    let a0 = convert::dom_string(cx, &call.arg(0))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let a2 = convert::unsigned_long(cx, &call.arg(2), Range::Wrap, SITE.argument(3))?;
    let a3 = match call.arg(3) { value if value.is_undefined() => SelectionMode::Preserve, value => SelectionMode::from_value(cx, &value, SITE.argument(4))? };
    let value = interfaces::html_input_element::set_range_text_2(cx, this, a0, a1, a2, a3)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn set_selection_range(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("HTMLInputElement", "setSelectionRange");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    arguments::at_least(cx, call, 2, SITE)?;
    let a0 = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.argument(1))?;
    let a1 = convert::unsigned_long(cx, &call.arg(1), Range::Wrap, SITE.argument(2))?;
    let a2 = match call.arg(2) { value if value.is_undefined() => None, value => Some(convert::dom_string(cx, &value)?) };
    let value = interfaces::html_input_element::set_selection_range(cx, this, a0, a1, a2)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn show_picker(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = interfaces::html_input_element::show_picker(cx, this)?;
    let () = value;
    Ok(cx.undefined())
}

pub(super) fn align_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::string(cx, this, "align")
}

pub(super) fn align_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "align", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn use_map_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::string(cx, this, "usemap")
}

pub(super) fn use_map_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "usemap", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn popover_target_element_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::element(cx, this, "popovertarget", Interface::Element)
}

pub(super) fn popover_target_element_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLInputElement", "popoverTargetElement");
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = match &call.arg(0) { value if value.is_nullish() => None, value => Some(convert::node(cx, value, Interface::Element, SITE.value())?) };
    reactions::push_queue(cx);
    let done = reflect::set_element(cx, this, "popovertarget", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn popover_target_action_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    reflect::enumerated(cx, this, "popovertargetaction", &Enumerated { keywords: &[("toggle", "toggle"), ("show", "show"), ("hide", "hide"), ], missing: Some("toggle"), invalid: Some("toggle") })
}

pub(super) fn popover_target_action_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLInputElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "popovertargetaction", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLInputElement)
}
