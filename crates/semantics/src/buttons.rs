//! Buttons.
//! <https://html.spec.whatwg.org/multipage/forms.html#concept-button>

use treewright_dom::{LocalName, NodeRef};

use crate::InputType;

/// Returns true for a button. <https://html.spec.whatwg.org/multipage/forms.html#concept-button>
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_semantics::buttons::is_button;
/// let mut document = Document::new();
/// let button = document.create_element(Namespace::Html, "button").unwrap();
/// assert!(is_button(document.get(button).unwrap()));
/// ```
pub fn is_button(element: NodeRef<'_>) -> bool {
    element.is_html_element(LocalName::BUTTON)
        || InputType::of(element).is_some_and(InputType::is_button)
}

/// Returns true for a submit button.
/// <https://html.spec.whatwg.org/multipage/forms.html#concept-submit-button>
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_semantics::buttons::is_submit_button;
/// let mut document = Document::new();
/// let button = document.create_element(Namespace::Html, "button").unwrap();
/// document.set_attribute(button, "type", "reset").unwrap();
/// assert!(!is_submit_button(document.get(button).unwrap()));
/// ```
pub fn is_submit_button(element: NodeRef<'_>) -> bool {
    if let Some(state) = InputType::of(element) {
        return matches!(state, InputType::SubmitButton | InputType::ImageButton);
    }
    if !element.is_html_element(LocalName::BUTTON) {
        return false;
    }
    let keyword = element.plain_attribute(LocalName::TYPE).unwrap_or_default();
    let is = |state: &str| keyword.eq_ignore_ascii_case(state);
    let is_automatic = !is("submit") && !is("reset") && !is("button");
    is("submit")
        || is_automatic
            && !element.has_attr("command")
            && !element.has_attr("commandfor")
            && !element.parent().is_some_and(|parent| parent.is_html_element(LocalName::SELECT))
}
