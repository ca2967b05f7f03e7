//! The controls that take part in constraint validation, and those that are mutable.
//! <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constraints>

use treewright_dom::{LocalName, NodeRef};

use crate::InputType;
use crate::buttons::is_submit_button;
use crate::controls::{Disabled, is_form_associated_custom_element, is_submittable};

/// Returns true for a control with a `readonly` attribute that applies.
/// <https://html.spec.whatwg.org/multipage/input.html#attr-input-readonly>
pub fn is_read_only(control: NodeRef<'_>) -> bool {
    let applies = || match InputType::of(control) {
        Some(state) => state.can_be_read_only(),
        None => {
            control.is_html_element(LocalName::TEXTAREA)
                || is_form_associated_custom_element(control)
        }
    };
    control.has_plain_attribute(LocalName::READONLY) && applies()
}

/// Returns true for a candidate for constraint validation.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#candidate-for-constraint-validation>
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_semantics::validity::is_candidate_for_constraint_validation;
/// let mut document = Document::new();
/// let input = document.create_element(Namespace::Html, "input").unwrap();
/// assert!(is_candidate_for_constraint_validation(document.get(input).unwrap()));
/// document.set_attribute(input, "type", "hidden").unwrap();
/// assert!(!is_candidate_for_constraint_validation(document.get(input).unwrap()));
/// ```
pub fn is_candidate_for_constraint_validation(element: NodeRef<'_>) -> bool {
    is_submittable(element) && !is_barred_from_constraint_validation(element)
}

/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#barred-from-constraint-validation>
fn is_barred_from_constraint_validation(control: NodeRef<'_>) -> bool {
    let by_type = match InputType::of(control) {
        Some(state) => {
            matches!(state, InputType::Hidden | InputType::ResetButton | InputType::Button)
        }
        None => control.is_html_element(LocalName::BUTTON) && !is_submit_button(control),
    };
    by_type
        || is_read_only(control)
        || Disabled::default().is_disabled(control)
        || is_in_datalist(control)
}

/// Returns true for an element with an ancestor `datalist`.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#the-datalist-element>
pub fn is_in_datalist(element: NodeRef<'_>) -> bool {
    element.ancestors().any(|ancestor| ancestor.is_html_element(LocalName::DATALIST))
}

/// Returns true for a mutable control: it is neither disabled nor read-only.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-mutable>
pub fn is_mutable(control: NodeRef<'_>) -> bool {
    let is_custom = is_form_associated_custom_element(control);
    !Disabled::default().is_disabled(control) && (is_custom || !is_read_only(control))
}
