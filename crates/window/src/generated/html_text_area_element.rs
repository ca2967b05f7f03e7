// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "HTMLTextAreaElement",
    interface: Interface::HTMLTextAreaElement,
    last: Interface::HTMLTextAreaElement,
    parent: Some(Interface::HTMLElement),
    exposure: 0b1,
    is_node: true,
    constructor: Some((N::HTMLTextAreaElement_constructor, 0)),
    members: &[
        Member::attribute("cols", N::HTMLTextAreaElement_get_cols).setter(N::HTMLTextAreaElement_set_cols),
        Member::attribute("dirName", N::HTMLTextAreaElement_get_dirName).setter(N::HTMLTextAreaElement_set_dirName),
        Member::attribute("disabled", N::HTMLTextAreaElement_get_disabled).setter(N::HTMLTextAreaElement_set_disabled),
        Member::attribute("maxLength", N::HTMLTextAreaElement_get_maxLength).setter(N::HTMLTextAreaElement_set_maxLength),
        Member::attribute("minLength", N::HTMLTextAreaElement_get_minLength).setter(N::HTMLTextAreaElement_set_minLength),
        Member::attribute("name", N::HTMLTextAreaElement_get_name).setter(N::HTMLTextAreaElement_set_name),
        Member::attribute("placeholder", N::HTMLTextAreaElement_get_placeholder).setter(N::HTMLTextAreaElement_set_placeholder),
        Member::attribute("readOnly", N::HTMLTextAreaElement_get_readOnly).setter(N::HTMLTextAreaElement_set_readOnly),
        Member::attribute("required", N::HTMLTextAreaElement_get_required).setter(N::HTMLTextAreaElement_set_required),
        Member::attribute("rows", N::HTMLTextAreaElement_get_rows).setter(N::HTMLTextAreaElement_set_rows),
        Member::attribute("wrap", N::HTMLTextAreaElement_get_wrap).setter(N::HTMLTextAreaElement_set_wrap),
    ],
    ..Definition::EMPTY
};

pub(super) fn cols_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::unsigned_long(cx, this, "cols", &Numbers { limit: Limit::PositiveWithFallback, default: Some(20), range: None })
}

pub(super) fn cols_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTextAreaElement", "cols");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "cols", value, &Numbers { limit: Limit::PositiveWithFallback, default: Some(20), range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn dir_name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::string(cx, this, "dirname")
}

pub(super) fn dir_name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "dirname", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn disabled_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::boolean(cx, this, "disabled")
}

pub(super) fn disabled_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "disabled", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn max_length_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::long(cx, this, "maxlength", &Numbers { limit: Limit::NonNegative, default: None, range: None })
}

pub(super) fn max_length_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTextAreaElement", "maxLength");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_long(cx, this, "maxlength", value, &Numbers { limit: Limit::NonNegative, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn min_length_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::long(cx, this, "minlength", &Numbers { limit: Limit::NonNegative, default: None, range: None })
}

pub(super) fn min_length_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTextAreaElement", "minLength");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_long(cx, this, "minlength", value, &Numbers { limit: Limit::NonNegative, default: None, range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn name_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::string(cx, this, "name")
}

pub(super) fn name_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "name", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn placeholder_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::string(cx, this, "placeholder")
}

pub(super) fn placeholder_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "placeholder", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn read_only_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::boolean(cx, this, "readonly")
}

pub(super) fn read_only_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "readonly", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn required_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::boolean(cx, this, "required")
}

pub(super) fn required_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = call.arg(0).to_boolean();
    reactions::push_queue(cx);
    let done = reflect::set_boolean(cx, this, "required", value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn rows_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::unsigned_long(cx, this, "rows", &Numbers { limit: Limit::PositiveWithFallback, default: Some(2), range: None })
}

pub(super) fn rows_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::setter("HTMLTextAreaElement", "rows");
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::unsigned_long(cx, &call.arg(0), Range::Wrap, SITE.value())?;
    reactions::push_queue(cx);
    let done = reflect::set_unsigned_long(cx, this, "rows", value, &Numbers { limit: Limit::PositiveWithFallback, default: Some(2), range: None });
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn wrap_getter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    reflect::string(cx, this, "wrap")
}

pub(super) fn wrap_setter(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::node(cx, call, Interface::HTMLTextAreaElement)?;
    let value = convert::dom_string(cx, &call.arg(0))?;
    reactions::push_queue(cx);
    let done = reflect::set_string(cx, this, "wrap", &value);
    reactions::pop_queue_and_run(cx);
    done?;
    Ok(cx.undefined())
}

pub(super) fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    crate::custom_elements::html_constructor(cx, call, Interface::HTMLTextAreaElement)
}
