//! The states of `input` elements, and the values of controls.

use std::borrow::Cow;

use treewright_dom::{InputType, LocalName, NodeRef};
use treewright_microsyntaxes::numbers::valid_floating_point_number;

/// The state of an `input` element.
pub(crate) fn input_type(element: NodeRef<'_>) -> Option<InputType> {
    let value = || element.plain_attribute(LocalName::TYPE).unwrap_or_default();
    element.is_html_element(LocalName::INPUT).then(|| InputType::of_keyword(value()))
}

/// The states that are a line of text.
const fn is_text(input: InputType) -> bool {
    matches!(
        input,
        InputType::Text
            | InputType::Search
            | InputType::Telephone
            | InputType::Url
            | InputType::Email
            | InputType::Password
    )
}

/// Returns true if `readonly` applies.
pub(crate) const fn can_be_read_only(input: InputType) -> bool {
    is_text(input)
        || matches!(
            input,
            InputType::Date
                | InputType::Month
                | InputType::Week
                | InputType::Time
                | InputType::LocalDateAndTime
                | InputType::Number
        )
}

/// Returns true if `required` applies.
pub(crate) const fn can_be_required(input: InputType) -> bool {
    can_be_read_only(input) || can_be_checked(input) || matches!(input, InputType::FileUpload)
}

/// Returns true if `checked` applies.
pub(crate) const fn can_be_checked(input: InputType) -> bool {
    matches!(input, InputType::Checkbox | InputType::RadioButton)
}

/// Returns true if `placeholder` applies.
pub(crate) const fn can_have_placeholder(input: InputType) -> bool {
    is_text(input) || matches!(input, InputType::Number)
}

/// The value of an auto-directionality form-associated element.
/// <https://html.spec.whatwg.org/multipage/dom.html#auto-directionality-form-associated-elements>
pub(crate) fn value_with_direction(element: NodeRef<'_>) -> Option<Cow<'_, str>> {
    let given = element.control_value();
    let Some(input) = input_type(element) else {
        if let Some(value) = given {
            return Some(value.into());
        }
        return element.is_html_element(LocalName::TEXTAREA).then(|| text_of(element).into());
    };
    let has_direction = is_text(input)
        || matches!(
            input,
            InputType::Hidden
                | InputType::SubmitButton
                | InputType::ResetButton
                | InputType::Button
        );
    if let Some(value) = given.filter(|_| is_text(input)) {
        return Some(value.into());
    }
    has_direction.then(|| element.plain_attribute(LocalName::VALUE).unwrap_or_default().into())
}

/// Returns true if the value of a text control is empty, so that its placeholder shows.
pub(crate) fn value_is_empty(element: NodeRef<'_>) -> bool {
    if let Some(value) = element.control_value() {
        return value.is_empty();
    }
    let Some(input) = input_type(element) else {
        return text_of(element).is_empty();
    };
    let value = element.plain_attribute(LocalName::VALUE).unwrap_or_default();
    // The value sanitization algorithms.
    match input {
        // A number that is too large is an error.
        InputType::Number => !valid_floating_point_number(value).is_ok_and(f64::is_finite),
        InputType::Url | InputType::Email => value.trim_ascii().is_empty(),
        _ => value.bytes().all(|byte| matches!(byte, b'\n' | b'\r')),
    }
}

/// The child text content of a `textarea`, which is its value.
fn text_of(element: NodeRef<'_>) -> String {
    let mut text = String::new();
    let mut next = element.next_in_tree_order(element);
    while let Some(node) = next {
        text.push_str(node.text_data().unwrap_or_default());
        next = node.next_after_descendants(element);
    }
    text
}
