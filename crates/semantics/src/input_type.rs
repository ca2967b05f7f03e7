//! The states of the `type` attribute of `input`, and the attributes that apply in them.
//! <https://html.spec.whatwg.org/multipage/input.html#attr-input-type>

use treewright_dom::{LocalName, NodeRef};

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
    /// use treewright_dom::{Document, Namespace};
    /// use treewright_semantics::InputType;
    /// let mut document = Document::new();
    /// let input = document.create_element(Namespace::Html, "input").unwrap();
    /// document.set_attribute(input, "type", "Tel").unwrap();
    /// assert_eq!(InputType::of(document.get(input).unwrap()), Some(InputType::Telephone));
    /// ```
    pub fn of(input: NodeRef<'_>) -> Option<Self> {
        let value = || input.plain_attribute(LocalName::TYPE).unwrap_or_default();
        input.is_html_element(LocalName::INPUT).then(|| Self::of_keyword(value()))
    }

    /// The state for a value of the attribute: Text, if it is not one of the keywords.
    pub fn of_keyword(value: &str) -> Self {
        let state = KEYWORDS.iter().find(|(keyword, _)| value.eq_ignore_ascii_case(keyword));
        state.map_or(Self::Text, |(_, state)| *state)
    }

    /// Returns true for a button.
    pub const fn is_button(self) -> bool {
        matches!(self, Self::SubmitButton | Self::ImageButton | Self::ResetButton | Self::Button)
    }

    /// Returns true for a state whose control is a line of text.
    pub const fn is_text(self) -> bool {
        matches!(
            self,
            Self::Text | Self::Search | Self::Telephone | Self::Url | Self::Email | Self::Password
        )
    }

    /// Returns true if `readonly` applies.
    /// <https://html.spec.whatwg.org/multipage/input.html#attr-input-readonly>
    pub const fn can_be_read_only(self) -> bool {
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
    /// <https://html.spec.whatwg.org/multipage/input.html#attr-input-required>
    pub const fn can_be_required(self) -> bool {
        self.can_be_read_only() || self.can_be_checked() || matches!(self, Self::FileUpload)
    }

    /// Returns true if `checked` applies.
    /// <https://html.spec.whatwg.org/multipage/input.html#attr-input-checked>
    pub const fn can_be_checked(self) -> bool {
        matches!(self, Self::Checkbox | Self::RadioButton)
    }

    /// Returns true if `placeholder` applies.
    /// <https://html.spec.whatwg.org/multipage/input.html#attr-input-placeholder>
    pub const fn can_have_placeholder(self) -> bool {
        self.is_text() || matches!(self, Self::Number)
    }
}
