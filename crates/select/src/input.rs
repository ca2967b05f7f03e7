//! The states of `input` elements, and the values of controls.

use std::borrow::Cow;

use treewright_dom::{LocalName, Place};

use crate::slots::after;

/// The state of an `input` element's attribute `type`.
/// <https://html.spec.whatwg.org/multipage/input.html#attr-input-type>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InputType {
    Hidden,
    Text,
    Search,
    Telephone,
    Url,
    Email,
    Password,
    Date,
    Month,
    Week,
    Time,
    LocalDateAndTime,
    Number,
    Range,
    Color,
    Checkbox,
    Radio,
    File,
    Submit,
    Image,
    Reset,
    Button,
}

const KEYWORDS: [(&str, InputType); 22] = [
    ("hidden", InputType::Hidden),
    ("text", InputType::Text),
    ("search", InputType::Search),
    ("tel", InputType::Telephone),
    ("url", InputType::Url),
    ("email", InputType::Email),
    ("password", InputType::Password),
    ("date", InputType::Date),
    ("month", InputType::Month),
    ("week", InputType::Week),
    ("time", InputType::Time),
    ("datetime-local", InputType::LocalDateAndTime),
    ("number", InputType::Number),
    ("range", InputType::Range),
    ("color", InputType::Color),
    ("checkbox", InputType::Checkbox),
    ("radio", InputType::Radio),
    ("file", InputType::File),
    ("submit", InputType::Submit),
    ("image", InputType::Image),
    ("reset", InputType::Reset),
    ("button", InputType::Button),
];

impl InputType {
    /// The state of an `input` element.
    pub(crate) fn of(element: Place<'_>) -> Option<Self> {
        if !element.is_html_element(LocalName::INPUT) {
            return None;
        }
        let value = element.plain_attribute(LocalName::TYPE).unwrap_or_default();
        let known = KEYWORDS.iter().find(|(keyword, _)| keyword.eq_ignore_ascii_case(value));
        Some(known.map_or(Self::Text, |(_, input)| *input))
    }

    /// The states that are a line of text.
    const fn is_text(self) -> bool {
        matches!(
            self,
            Self::Text | Self::Search | Self::Telephone | Self::Url | Self::Email | Self::Password
        )
    }

    /// Returns true if `readonly` applies.
    pub(crate) const fn can_be_read_only(self) -> bool {
        self.is_text()
            || matches!(
                self,
                Self::Date
                    | Self::Month
                    | Self::Week
                    | Self::Time
                    | Self::LocalDateAndTime
                    | Self::Number
            )
    }

    /// Returns true if `required` applies.
    pub(crate) const fn can_be_required(self) -> bool {
        self.can_be_read_only() || self.can_be_checked() || matches!(self, Self::File)
    }

    /// Returns true if `checked` applies.
    pub(crate) const fn can_be_checked(self) -> bool {
        matches!(self, Self::Checkbox | Self::Radio)
    }

    /// Returns true if `placeholder` applies.
    pub(crate) const fn can_have_placeholder(self) -> bool {
        self.is_text() || matches!(self, Self::Number)
    }
}

/// The value of an auto-directionality form-associated element.
/// <https://html.spec.whatwg.org/multipage/dom.html#auto-directionality-form-associated-elements>
pub(crate) fn value_with_direction(element: Place<'_>) -> Option<Cow<'_, str>> {
    let Some(input) = InputType::of(element) else {
        return element.is_html_element(LocalName::TEXTAREA).then(|| text_of(element).into());
    };
    let has_direction = input.is_text()
        || matches!(
            input,
            InputType::Hidden | InputType::Submit | InputType::Reset | InputType::Button
        );
    has_direction.then(|| element.plain_attribute(LocalName::VALUE).unwrap_or_default().into())
}

/// Returns true if the value of a text control is empty, so that its placeholder shows.
pub(crate) fn value_is_empty(element: Place<'_>) -> bool {
    let Some(input) = InputType::of(element) else {
        return text_of(element).is_empty();
    };
    let value = element.plain_attribute(LocalName::VALUE).unwrap_or_default();
    // The value sanitization algorithms.
    match input {
        InputType::Number => !is_valid_floating_point_number(value),
        InputType::Url | InputType::Email => value.trim_ascii().is_empty(),
        _ => value.bytes().all(|byte| matches!(byte, b'\n' | b'\r')),
    }
}

/// The child text content of a `textarea`, which is its value.
fn text_of(element: Place<'_>) -> String {
    let mut text = String::new();
    let mut next = after(element, element, true);
    while let Some(node) = next {
        text.push_str(node.text().unwrap_or_default());
        next = after(node, element, false);
    }
    text
}

/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#valid-floating-point-number>
fn is_valid_floating_point_number(text: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let unsigned = text.strip_prefix('-').unwrap_or(text);
    let (number, exponent) = match unsigned.split_once(['e', 'E']) {
        Some((number, exponent)) => (number, Some(exponent)),
        None => (unsigned, None),
    };
    let number_is_valid = match number.split_once('.') {
        Some((whole, fraction)) => (whole.is_empty() || digits(whole)) && digits(fraction),
        None => digits(number),
    };
    // A number that is too large is an error.
    number_is_valid
        && exponent.is_none_or(|text| digits(text.strip_prefix(['-', '+']).unwrap_or(text)))
        && text.parse::<f64>().is_ok_and(f64::is_finite)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        for (text, expected) in [
            ("1", true),
            ("-1.5e+3", true),
            (".5", true),
            ("5.", false),
            ("", false),
            ("+1", false),
            ("1e", false),
            ("1e999", false),
            (" 1", false),
            ("inf", false),
        ] {
            assert_eq!(is_valid_floating_point_number(text), expected, "{text:?}");
        }
    }
}
