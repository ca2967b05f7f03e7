//! The states of the `type` attribute of `input`.

use crate::NodeRef;

/// The state of an `input` element's `type` attribute.
/// <https://html.spec.whatwg.org/multipage/input.html#attr-input-type>
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[allow(missing_docs, reason = "the names are those of the standard's states")]
pub enum InputType {
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
    RadioButton,
    FileUpload,
    SubmitButton,
    ImageButton,
    ResetButton,
    Button,
}

/// The keywords of the states.
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
    ("radio", InputType::RadioButton),
    ("file", InputType::FileUpload),
    ("submit", InputType::SubmitButton),
    ("image", InputType::ImageButton),
    ("reset", InputType::ResetButton),
    ("button", InputType::Button),
];

impl InputType {
    /// The state of an `input` element; `None` for another node.
    ///
    /// ```
    /// use treewright_dom::{Document, InputType, Namespace};
    /// let mut document = Document::new();
    /// let input = document.create_element(Namespace::Html, "input").unwrap();
    /// document.set_attribute(input, "type", "Tel").unwrap();
    /// assert_eq!(InputType::of(document.get(input).unwrap()), Some(InputType::Telephone));
    /// ```
    pub fn of(input: NodeRef<'_>) -> Option<Self> {
        if !input.is_html("input") {
            return None;
        }
        Some(Self::of_keyword(input.attr("type").unwrap_or_default()))
    }

    /// The state that a value of the attribute stands for: Text, if it is not one of the keywords.
    pub fn of_keyword(value: &str) -> Self {
        let state = KEYWORDS.iter().find(|(keyword, _)| value.eq_ignore_ascii_case(keyword));
        state.map_or(Self::Text, |(_, state)| *state)
    }

    /// Returns true for a button.
    pub const fn is_button(self) -> bool {
        matches!(self, Self::SubmitButton | Self::ImageButton | Self::ResetButton | Self::Button)
    }
}
