//! The values of controls: sanitized, as numbers, and in their ranges.
//! <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-value>

mod color;
mod numbers;
mod range;

pub use numbers::{InputRange, number_as_value, value_as_number};
use treewright_dom::{LocalName, NodeRef};
use treewright_microsyntaxes::dates::{
    normalized_local_date_and_time, valid_date, valid_month, valid_time, valid_week,
};
use treewright_microsyntaxes::lists::split_on_commas;
use treewright_microsyntaxes::numbers::{parse_non_negative_integer, valid_floating_point_number};
use treewright_microsyntaxes::white_space::{
    is_ascii_white_space, normalize_newlines, strip_ascii_white_space, strip_newlines,
};

use self::color::sanitize_color;
use self::range::sanitize_range;
use crate::InputType;

/// The value of a form control: the one that a program has set, or else its default value, as it is
/// submitted. Empty for a `select` element and for other nodes.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-value>
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// let mut document = Document::new();
/// let input = document.create_element(Namespace::Html, "input").unwrap();
/// document.set_attribute(input, "value", "a").unwrap();
/// assert_eq!(treewright_semantics::values::control_value(document.get(input).unwrap()), "a");
/// ```
pub fn control_value(control: NodeRef<'_>) -> String {
    if let Some(state) = InputType::of(control) {
        if let Some(value) = control.control_value() {
            return value.to_owned();
        }
        return sanitized(control, state, control.attr("value"));
    }
    match control.name() {
        "button" if control.is_html("button") => {
            control.attr("value").unwrap_or_default().to_owned()
        }
        "textarea" if control.is_html("textarea") => textarea_value(control),
        _ => String::new(),
    }
}

/// Returns true if the value of a text control is empty, so that its placeholder shows: the same as
/// [`control_value`] finds, without making the value.
/// <https://html.spec.whatwg.org/multipage/input.html#the-placeholder-attribute>
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_semantics::values::value_is_empty;
/// let mut document = Document::new();
/// let input = document.create_element(Namespace::Html, "input").unwrap();
/// document.set_attribute(input, "value", "\n").unwrap();
/// assert!(value_is_empty(document.get(input).unwrap()));
/// ```
pub fn value_is_empty(control: NodeRef<'_>) -> bool {
    if let Some(value) = control.control_value() {
        return value.is_empty();
    }
    let Some(state) = InputType::of(control) else {
        let has_text = |child: NodeRef<'_>| child.text_data().is_some_and(|text| !text.is_empty());
        return !control.children().any(has_text);
    };
    let value = control.plain_attribute(LocalName::VALUE).unwrap_or_default();
    match state {
        InputType::Text | InputType::Search | InputType::Telephone | InputType::Password => {
            value.bytes().all(|byte| matches!(byte, b'\n' | b'\r'))
        }
        InputType::Url => value.chars().all(is_ascii_white_space),
        _ => sanitized(control, state, Some(value)).is_empty(),
    }
}

/// Runs the value sanitization algorithm of an `input` element on a value. Returns the value itself for
/// another node, and in a state without such an algorithm.
/// <https://html.spec.whatwg.org/multipage/input.html#value-sanitization-algorithm>
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_semantics::values::sanitize_value;
/// let mut document = Document::new();
/// let input = document.create_element(Namespace::Html, "input").unwrap();
/// document.set_attribute(input, "type", "number").unwrap();
/// let input = document.get(input).unwrap();
/// assert_eq!(sanitize_value(input, "1.5"), "1.5");
/// assert_eq!(sanitize_value(input, "one"), "");
/// ```
pub fn sanitize_value(input: NodeRef<'_>, value: &str) -> String {
    match InputType::of(input) {
        Some(state) => sanitized(input, state, Some(value)),
        None => value.to_owned(),
    }
}

/// Runs the value sanitization algorithm of a state on the default value of an `input` element.
/// <https://html.spec.whatwg.org/multipage/input.html#value-sanitization-algorithm>
fn sanitized(input: NodeRef<'_>, state: InputType, given: Option<&str>) -> String {
    let value = given.unwrap_or_default();
    let only_if = |is_valid| if is_valid { value.to_owned() } else { String::new() };
    match state {
        InputType::Text | InputType::Search | InputType::Telephone | InputType::Password => {
            strip_newlines(value)
        }
        InputType::Email if input.has_attr("multiple") => {
            split_on_commas(value).collect::<Vec<_>>().join(",")
        }
        InputType::Url | InputType::Email => {
            strip_ascii_white_space(&strip_newlines(value)).to_owned()
        }
        InputType::Date => only_if(valid_date(value).is_ok()),
        InputType::Month => only_if(valid_month(value).is_ok()),
        InputType::Week => only_if(valid_week(value).is_ok()),
        InputType::Time => only_if(valid_time(value).is_ok()),
        InputType::LocalDateAndTime => normalized_local_date_and_time(value).unwrap_or_default(),
        // A number that is too large is an error for the rules that parse it.
        InputType::Number => only_if(valid_floating_point_number(value).is_ok_and(f64::is_finite)),
        InputType::Range => sanitize_range(input, value),
        InputType::Color => sanitize_color(input, given),
        // No file is selected.
        InputType::FileUpload => String::new(),
        InputType::Checkbox | InputType::RadioButton => given.unwrap_or("on").to_owned(),
        _ => value.to_owned(),
    }
}

/// The value of a `textarea` element: its child text content, with newlines normalized, and wrapped if its
/// attributes require that.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#textarea-wrapping-transformation>
fn textarea_value(textarea: NodeRef<'_>) -> String {
    let children = textarea.children().filter(|child| child.is_text());
    let raw: String = match textarea.control_value() {
        Some(value) => value.to_owned(),
        None => children.filter_map(NodeRef::data).collect(),
    };
    let value = normalize_newlines(&raw);
    if !textarea.attr("wrap").is_some_and(|wrap| wrap.eq_ignore_ascii_case("hard")) {
        return value;
    }
    let columns =
        textarea.attr("cols").and_then(|columns| parse_non_negative_integer(columns).ok());
    let columns = columns.filter(|columns| *columns > 0).unwrap_or(20);
    wrap(&value, usize::try_from(columns).unwrap_or(usize::MAX))
}

/// Inserts newlines so that no line is longer than this number of characters: after the last space or tab
/// of a line that is too long, or else where the line is full.
fn wrap(text: &str, columns: usize) -> String {
    let mut wrapped = String::with_capacity(text.len());
    // The line so far without the last part of its words, that part, and their lengths.
    let mut word = String::new();
    let (mut line_length, mut word_length) = (0_usize, 0_usize);
    for character in text.chars() {
        if character == '\n' {
            wrapped.push_str(&word);
            wrapped.push('\n');
            word.clear();
            (line_length, word_length) = (0, 0);
            continue;
        }
        if line_length.saturating_add(word_length) >= columns {
            if line_length > 0 {
                wrapped.push('\n');
                line_length = 0;
            } else {
                wrapped.push_str(&word);
                wrapped.push('\n');
                word.clear();
                word_length = 0;
            }
        }
        word.push(character);
        word_length = word_length.saturating_add(1);
        if matches!(character, ' ' | '\t') {
            wrapped.push_str(&word);
            word.clear();
            line_length = line_length.saturating_add(word_length);
            word_length = 0;
        }
    }
    wrapped.push_str(&word);
    wrapped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_empty_as_they_are_made() {
        use treewright_dom::{Document, Namespace};

        let mut document = Document::new();
        let input = document.create_element(Namespace::Html, "input").unwrap();
        let textarea = document.create_element(Namespace::Html, "textarea").unwrap();
        let values = [
            "",
            " ",
            "\n\r",
            " \n",
            "a",
            ",",
            " , ",
            "1",
            "1e999",
            "x1",
            "\u{a0}",
            "\u{b}",
            "2020-01-01",
        ];
        for value in values {
            for state in ["text", "search", "tel", "password", "url", "email", "number", "date"] {
                document.set_attribute(input, "type", state).unwrap();
                document.set_attribute(input, "value", value).unwrap();
                for is_multiple in [false, true] {
                    if is_multiple {
                        document.set_attribute(input, "multiple", "").unwrap();
                    } else {
                        document.remove_attribute(input, "multiple").unwrap();
                    }
                    let input = document.get(input).unwrap();
                    let is_empty = control_value(input).is_empty();
                    assert_eq!(value_is_empty(input), is_empty, "{state} {value:?}");
                }
            }
            document.set_text_content(textarea, value).unwrap();
            let textarea = document.get(textarea).unwrap();
            assert_eq!(value_is_empty(textarea), control_value(textarea).is_empty(), "{value:?}");
        }
    }

    #[test]
    fn lines_are_wrapped() {
        for (columns, text, expected) in [
            (5, "", ""),
            (5, "abcde", "abcde"),
            (5, "abcdef", "abcde\nf"),
            (5, "ab cdef", "ab \ncdef"),
            (5, "ab cd ef", "ab \ncd ef"),
            (5, "abcd efgh", "abcd \nefgh"),
            (5, "abcde fgh", "abcde\n fgh"),
            (5, "a\nbcdefg\n", "a\nbcdef\ng\n"),
            (1, "abc", "a\nb\nc"),
            (2, "a  b", "a \n b"),
            (3, "ééééa", "ééé\néa"),
        ] {
            assert_eq!(wrap(text, columns), expected, "{text:?}");
            assert!(wrap(text, columns).lines().all(|line| line.chars().count() <= columns));
        }
    }
}
