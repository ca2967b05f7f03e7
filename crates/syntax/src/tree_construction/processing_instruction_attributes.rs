//! The attributes of a processing instruction, parsed from its data.

use std::borrow::Cow;

use treewright_markup::parse_pseudo_attributes;

/// True if getting a processing instruction attribute returns this value.
/// <https://dom.spec.whatwg.org/#get-a-processing-instruction-attribute>
pub(super) fn processing_instruction_attribute_is(data: &str, name: &str, value: &str) -> bool {
    processing_instruction_attribute(data, name).is_some_and(|found| found == value)
}

/// The value of a processing instruction's attribute.
pub(super) fn processing_instruction_attribute<'a>(
    data: &'a str,
    name: &str,
) -> Option<Cow<'a, str>> {
    let attributes = parse_pseudo_attributes(data)?;
    attributes.into_iter().find_map(|(found, value)| (found == name).then_some(value))
}
