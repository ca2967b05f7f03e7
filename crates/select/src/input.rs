//! The values of text controls.

use treewright_dom::{LocalName, NodeRef};
use treewright_microsyntaxes::numbers::valid_floating_point_number;
use treewright_semantics::InputType;

/// Returns true if the value of a text control is empty, so that its placeholder shows.
pub(crate) fn value_is_empty(element: NodeRef<'_>) -> bool {
    if let Some(value) = element.control_value() {
        return value.is_empty();
    }
    let Some(input) = InputType::of(element) else {
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
