//! The categories of form controls, and the disabled controls.
//! <https://html.spec.whatwg.org/multipage/forms.html#categories>

use treewright_dom::{ElementFlags, ElementState, LocalName, NodeRef};

use crate::InputType;
use crate::inheriting::Inherited;
use crate::selects::Selects;

fn is_of_category(element: NodeRef<'_>, category: ElementFlags) -> bool {
    element.flags().intersects(category) || is_form_associated_custom_element(element)
}

/// Returns true for a form-associated custom element.
/// <https://html.spec.whatwg.org/multipage/custom-elements.html#form-associated-custom-element>
pub fn is_form_associated_custom_element(element: NodeRef<'_>) -> bool {
    element.state(ElementState::FormAssociated) == Some(true)
}

/// Returns true for a form-associated element.
/// <https://html.spec.whatwg.org/multipage/forms.html#form-associated-element>
pub fn is_form_associated(element: NodeRef<'_>) -> bool {
    is_of_category(element, ElementFlags::FORM_ASSOCIATED)
}

/// Returns true for a listed element.
/// <https://html.spec.whatwg.org/multipage/forms.html#category-listed>
pub fn is_listed(element: NodeRef<'_>) -> bool {
    is_of_category(element, ElementFlags::LISTED)
}

/// Returns true for a submittable element.
/// <https://html.spec.whatwg.org/multipage/forms.html#category-submit>
pub fn is_submittable(element: NodeRef<'_>) -> bool {
    is_of_category(element, ElementFlags::SUBMITTABLE)
}

/// Returns true for a resettable element.
/// <https://html.spec.whatwg.org/multipage/forms.html#category-reset>
pub fn is_resettable(element: NodeRef<'_>) -> bool {
    is_of_category(element, ElementFlags::RESETTABLE)
}

/// Returns true for a labelable element.
/// <https://html.spec.whatwg.org/multipage/forms.html#category-label>
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_semantics::controls::is_labelable;
/// let mut document = Document::new();
/// let input = document.create_element(Namespace::Html, "input").unwrap();
/// assert!(is_labelable(document.get(input).unwrap()));
/// document.set_attribute(input, "type", "hidden").unwrap();
/// assert!(!is_labelable(document.get(input).unwrap()));
/// ```
pub fn is_labelable(element: NodeRef<'_>) -> bool {
    is_of_category(element, ElementFlags::LABELABLE)
        && InputType::of(element) != Some(InputType::Hidden)
}

/// Returns true for an element that can be [actually disabled](Disabled::is_actually_disabled).
pub fn can_be_disabled(element: NodeRef<'_>) -> bool {
    is_submittable(element)
        || element.is_in_html()
            && matches!(
                element.element_name(),
                Some(LocalName::OPTGROUP | LocalName::OPTION | LocalName::FIELDSET)
            )
}

/// The disabled controls of a document, with a cache for many queries.
#[derive(Clone, Debug, Default)]
pub struct Disabled {
    /// Elements that are, or are inside, a disabled `fieldset`.
    in_disabled_fieldset: Inherited<bool>,
}

impl Disabled {
    /// Returns true for a disabled form control; only submittable elements can be disabled.
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-disabled>
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// use treewright_semantics::controls::Disabled;
    /// let mut document = Document::new();
    /// let fieldset = document.create_element(Namespace::Html, "fieldset").unwrap();
    /// let input = document.create_element(Namespace::Html, "input").unwrap();
    /// document.append(fieldset, input).unwrap();
    /// document.set_attribute(fieldset, "disabled", "").unwrap();
    /// assert!(Disabled::default().is_disabled(document.get(input).unwrap()));
    /// ```
    pub fn is_disabled(&mut self, control: NodeRef<'_>) -> bool {
        is_submittable(control)
            && (control.has_plain_attribute(LocalName::DISABLED)
                || self.is_in_disabled_fieldset(control))
    }

    /// Returns true for a descendant of a disabled `fieldset` that is not in its first `legend`.
    fn is_in_disabled_fieldset(&mut self, element: NodeRef<'_>) -> bool {
        let own = |child: NodeRef<'_>| {
            let fieldset = child.parent()?;
            (fieldset.is_html_element(LocalName::FIELDSET)
                && fieldset.has_plain_attribute(LocalName::DISABLED)
                && !is_first_legend(child))
            .then_some(true)
        };
        self.in_disabled_fieldset.of(element, NodeRef::parent_element, own, false)
    }

    /// Returns true for an element that is actually disabled.
    /// <https://html.spec.whatwg.org/multipage/semantics-other.html#concept-element-disabled>
    pub fn is_actually_disabled<'a>(
        &mut self,
        element: NodeRef<'a>,
        selects: &mut Selects<'a>,
    ) -> bool {
        if is_submittable(element) {
            return self.is_disabled(element);
        }
        let has_attribute = || element.has_plain_attribute(LocalName::DISABLED);
        match element.element_name().filter(|_| element.is_in_html()) {
            Some(LocalName::FIELDSET) => has_attribute() || self.is_in_disabled_fieldset(element),
            Some(LocalName::OPTGROUP) => {
                has_attribute() || self.is_in_disabled_select(element, selects)
            }
            Some(LocalName::OPTION) => {
                selects.option_is_disabled(element) || self.is_in_disabled_select(element, selects)
            }
            _ => false,
        }
    }

    fn is_in_disabled_select<'a>(
        &mut self,
        element: NodeRef<'a>,
        selects: &mut Selects<'a>,
    ) -> bool {
        selects.nearest_ancestor_select(element).is_some_and(|select| self.is_disabled(select))
    }
}

fn is_first_legend(element: NodeRef<'_>) -> bool {
    let is_legend = |node: NodeRef<'_>| node.is_html_element(LocalName::LEGEND);
    is_legend(element)
        && !std::iter::successors(element.previous_element(), |node| node.previous_element())
            .any(is_legend)
}

#[cfg(test)]
mod tests {
    use treewright_dom::scripting::ElementStates;
    use treewright_dom::{Document, Namespace};

    use super::*;

    /// The lists of the section about categories.
    #[test]
    fn categories_are_those_of_the_standard() {
        let mut document = Document::new();
        let all = [
            "a", "button", "fieldset", "form", "img", "input", "label", "meter", "object",
            "output", "progress", "select", "textarea", "x-y",
        ];
        let elements = all.map(|name| document.create_element(Namespace::Html, name).unwrap());
        let of = |is_one: fn(NodeRef<'_>) -> bool| -> Vec<&str> {
            let nodes = elements.iter().filter_map(|id| document.get(*id));
            nodes.filter(|node| is_one(*node)).map(NodeRef::name).collect()
        };
        assert_eq!(
            of(is_form_associated),
            ["button", "fieldset", "img", "input", "object", "output", "select", "textarea"]
        );
        assert_eq!(
            of(is_listed),
            ["button", "fieldset", "input", "object", "output", "select", "textarea"]
        );
        assert_eq!(of(is_submittable), ["button", "input", "select", "textarea"]);
        assert_eq!(of(is_resettable), ["input", "output", "select", "textarea"]);
        assert_eq!(
            of(is_labelable),
            ["button", "input", "meter", "output", "progress", "select", "textarea"]
        );
    }

    #[test]
    fn custom_elements_are_of_all_categories() {
        let mut document = Document::new();
        let element = document.create_element(Namespace::Html, "x-y").unwrap();
        document.set_state(element, ElementState::FormAssociated, Some(true));
        let element = document.get(element).unwrap();
        for is_one in [
            is_form_associated,
            is_listed,
            is_submittable,
            is_resettable,
            is_labelable,
            can_be_disabled,
        ] {
            assert!(is_one(element));
        }
    }
}
