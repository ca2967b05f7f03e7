//! The states of the `type` attribute of `input`, and the kinds of buttons.

use treewright_dom::NodeRef;

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
    /// use treewright_read::InputType;
    /// let mut document = Document::new();
    /// let input = document.create_element(Namespace::Html, "input").unwrap();
    /// document.set_attribute(input, "type", "Tel").unwrap();
    /// assert_eq!(InputType::of(document.get(input).unwrap()), Some(InputType::Telephone));
    /// ```
    pub fn of(input: NodeRef<'_>) -> Option<Self> {
        if !input.is_html("input") {
            return None;
        }
        let keyword = input.attr("type").unwrap_or_default();
        let state = KEYWORDS.iter().find(|(known, _)| keyword.eq_ignore_ascii_case(known));
        Some(state.map_or(Self::Text, |(_, state)| *state))
    }

    /// Returns true for a button.
    pub const fn is_button(self) -> bool {
        matches!(self, Self::SubmitButton | Self::ImageButton | Self::ResetButton | Self::Button)
    }
}

/// Returns true for an element that is a button.
/// <https://html.spec.whatwg.org/multipage/forms.html#concept-button>
pub(super) fn is_button(element: NodeRef<'_>) -> bool {
    element.is_html("button") || InputType::of(element).is_some_and(InputType::is_button)
}

/// Returns true for an element that is a submit button.
/// <https://html.spec.whatwg.org/multipage/forms.html#concept-submit-button>
pub(super) fn is_submit_button(element: NodeRef<'_>) -> bool {
    if let Some(state) = InputType::of(element) {
        return matches!(state, InputType::SubmitButton | InputType::ImageButton);
    }
    if !element.is_html("button") {
        return false;
    }
    let keyword = element.attr("type").unwrap_or_default();
    let is = |state: &str| keyword.eq_ignore_ascii_case(state);
    let is_automatic = !is("submit") && !is("reset") && !is("button");
    let has_command = element.has_attr("command") || element.has_attr("commandfor");
    let is_in_select = element.parent().is_some_and(|parent| parent.is_html("select"));
    is("submit") || is_automatic && !has_command && !is_in_select
}

/// Returns true for an auto-directionality form-associated element.
/// <https://html.spec.whatwg.org/multipage/dom.html#auto-directionality-form-associated-elements>
pub(crate) fn has_automatic_directionality(element: NodeRef<'_>) -> bool {
    element.is_html("textarea")
        || matches!(
            InputType::of(element),
            Some(
                InputType::Hidden
                    | InputType::Text
                    | InputType::Search
                    | InputType::Telephone
                    | InputType::Url
                    | InputType::Email
                    | InputType::Password
                    | InputType::SubmitButton
                    | InputType::ResetButton
                    | InputType::Button
            )
        )
}
