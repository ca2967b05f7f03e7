// Made by `cargo xtask codegen` from spec/idl/html.idl. Do not edit.

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    name: "Sanitizer",
    interface: Interface::Sanitizer,
    last: Interface::Sanitizer,
    exposure: 0b1,
    constructor: Some((Glue::Function(constructor), 0)),
    members: &[
        Member::operation("get", Glue::Function(get), 0),
        Member::operation("allowElement", Glue::Function(allow_element), 1),
        Member::operation("removeElement", Glue::Function(remove_element), 1),
        Member::operation(
            "replaceElementWithChildren",
            Glue::Function(replace_element_with_children),
            1,
        ),
        Member::operation(
            "allowProcessingInstruction",
            Glue::Function(allow_processing_instruction),
            1,
        ),
        Member::operation(
            "removeProcessingInstruction",
            Glue::Function(remove_processing_instruction),
            1,
        ),
        Member::operation("allowAttribute", Glue::Function(allow_attribute), 1),
        Member::operation("removeAttribute", Glue::Function(remove_attribute), 1),
        Member::operation("setComments", Glue::Function(set_comments), 1),
        Member::operation("setDataAttributes", Glue::Function(set_data_attributes), 1),
        Member::operation("setJavascriptURLs", Glue::Function(set_javascript_urls), 1),
        Member::operation(
            "removeUnsafe",
            Glue::Object(OfObject::Boolean(interfaces::sanitizer::remove_unsafe)),
            0,
        ),
    ],
    ..Definition::EMPTY
};

fn get(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let this = receiver::object(cx, call, Interface::Sanitizer)?;
    let value = interfaces::sanitizer::get(cx, &this)?;
    Ok(value.into_value(cx)?)
}

fn allow_element(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Sanitizer", "allowElement");
    let this = receiver::object(cx, call, Interface::Sanitizer)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = SanitizerElementWithAttributes::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::sanitizer::allow_element(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn remove_element(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Sanitizer", "removeElement");
    let this = receiver::object(cx, call, Interface::Sanitizer)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = SanitizerElement::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::sanitizer::remove_element(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn replace_element_with_children(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Sanitizer", "replaceElementWithChildren");
    let this = receiver::object(cx, call, Interface::Sanitizer)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = SanitizerElement::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::sanitizer::replace_element_with_children(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn allow_processing_instruction(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Sanitizer", "allowProcessingInstruction");
    let this = receiver::object(cx, call, Interface::Sanitizer)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = SanitizerPI::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::sanitizer::allow_processing_instruction(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn remove_processing_instruction(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Sanitizer", "removeProcessingInstruction");
    let this = receiver::object(cx, call, Interface::Sanitizer)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = SanitizerPI::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::sanitizer::remove_processing_instruction(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn allow_attribute(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Sanitizer", "allowAttribute");
    let this = receiver::object(cx, call, Interface::Sanitizer)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = SanitizerAttribute::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::sanitizer::allow_attribute(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn remove_attribute(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Sanitizer", "removeAttribute");
    let this = receiver::object(cx, call, Interface::Sanitizer)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = SanitizerAttribute::from_value(cx, &call.arg(0), SITE.argument(1))?;
    let value = interfaces::sanitizer::remove_attribute(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn set_comments(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Sanitizer", "setComments");
    let this = receiver::object(cx, call, Interface::Sanitizer)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = call.arg(0).to_boolean();
    let value = interfaces::sanitizer::set_comments(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn set_data_attributes(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Sanitizer", "setDataAttributes");
    let this = receiver::object(cx, call, Interface::Sanitizer)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = call.arg(0).to_boolean();
    let value = interfaces::sanitizer::set_data_attributes(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn set_javascript_urls(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::operation("Sanitizer", "setJavascriptURLs");
    let this = receiver::object(cx, call, Interface::Sanitizer)?;
    arguments::at_least(cx, call, 1, SITE)?;
    let a0 = call.arg(0).to_boolean();
    let value = interfaces::sanitizer::set_javascript_urls(cx, &this, a0)?;
    Ok(cx.boolean(value))
}

fn constructor(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    const SITE: &Site = &Site::constructor("Sanitizer", "constructor");
    constructors::require_new(cx, call, SITE)?;
    let a0 = match call.arg(0) {
        value if value.is_undefined() => {
            SanitizerConfigOrSanitizerPresets::SanitizerPresets(SanitizerPresets::Default)
        }
        value => SanitizerConfigOrSanitizerPresets::from_value(cx, &value, SITE.argument(1))?,
    };
    let prototype = constructors::prototype(cx, call, Interface::Sanitizer)?;
    interfaces::sanitizer::constructor(cx, &prototype, a0)
}
