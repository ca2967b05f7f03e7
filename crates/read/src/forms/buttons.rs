//! Buttons, and the controls whose values have a direction.

use treewright_dom::{InputType, NodeRef};

/// Returns true for an element that is a button.
/// <https://html.spec.whatwg.org/multipage/forms.html#concept-button>
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// let mut document = Document::new();
/// let button = document.create_element(Namespace::Html, "button").unwrap();
/// assert!(treewright_read::is_button(document.get(button).unwrap()));
/// ```
pub fn is_button(element: NodeRef<'_>) -> bool {
    element.is_html("button") || InputType::of(element).is_some_and(InputType::is_button)
}

/// Returns true for an element that is a submit button.
/// <https://html.spec.whatwg.org/multipage/forms.html#concept-submit-button>
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// let mut document = Document::new();
/// let button = document.create_element(Namespace::Html, "button").unwrap();
/// document.set_attribute(button, "type", "reset").unwrap();
/// assert!(!treewright_read::is_submit_button(document.get(button).unwrap()));
/// ```
pub fn is_submit_button(element: NodeRef<'_>) -> bool {
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
