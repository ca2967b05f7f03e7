//! The pseudo-classes of forms.
//! <https://html.spec.whatwg.org/multipage/semantics-other.html#pseudo-classes>

use treewright_dom::{ElementState, LocalName, NodeRef};
use treewright_semantics::InputType;
use treewright_semantics::content_editable::own_editability;
use treewright_semantics::controls::{Disabled, can_be_disabled};
use treewright_semantics::groups::{Groups, own_checkedness};
use treewright_semantics::inheriting::Inherited;
use treewright_semantics::selects::Selects;
use treewright_semantics::values::value_is_empty;

use crate::program::FormTest;

/// Facts about the forms of a document.
#[derive(Clone, Debug, Default)]
pub(crate) struct Forms<'a> {
    disabled: Disabled,
    selects: Selects<'a>,
    groups: Option<Groups<'a>>,
    editable: Inherited<bool>,
}

impl<'a> Forms<'a> {
    /// Returns true if an element matches a pseudo-class.
    pub(crate) fn matches(&mut self, test: FormTest, element: NodeRef<'a>) -> bool {
        if !element.is_in_html() {
            return false;
        }
        let input = InputType::of(element);
        let name = element.element_name();
        let has = |name| element.has_plain_attribute(name);
        let select_or_textarea = matches!(name, Some(LocalName::SELECT | LocalName::TEXTAREA));
        match test {
            FormTest::Checked => match input {
                Some(InputType::RadioButton) => {
                    self.groups(element).is_checked_radio_button(element)
                }
                Some(input) => input == InputType::Checkbox && own_checkedness(element),
                None => name == Some(LocalName::OPTION) && self.selects.is_selected(element),
            },
            FormTest::Disabled => self.is_actually_disabled(element),
            FormTest::Enabled => can_be_disabled(element) && !self.is_actually_disabled(element),
            FormTest::Required => {
                let applies = input.map_or(select_or_textarea, InputType::can_be_required);
                applies && has(LocalName::REQUIRED)
            }
            FormTest::Optional => {
                let applies = input.map_or(select_or_textarea, InputType::can_be_required);
                applies && !has(LocalName::REQUIRED)
            }
            FormTest::ReadOnly => !self.is_read_write(element),
            FormTest::ReadWrite => self.is_read_write(element),
            FormTest::Default => match name {
                Some(LocalName::OPTION) => has(LocalName::SELECTED),
                _ if input.is_some_and(InputType::can_be_checked) => has(LocalName::CHECKED),
                _ => self.groups(element).is_default_button(element),
            },
            FormTest::Indeterminate => match input {
                Some(InputType::RadioButton) => {
                    !self.groups(element).has_checked_radio_button(element)
                }
                // Only scripts set it.
                Some(InputType::Checkbox) => {
                    element.state(ElementState::Indeterminate) == Some(true)
                }
                Some(_) => false,
                None => name == Some(LocalName::PROGRESS) && !has(LocalName::VALUE),
            },
            FormTest::PlaceholderShown => {
                let applies = match input {
                    Some(input) => input.can_have_placeholder(),
                    None => name == Some(LocalName::TEXTAREA),
                };
                applies && has(LocalName::PLACEHOLDER) && value_is_empty(element)
            }
            FormTest::Open => {
                matches!(name, Some(LocalName::DETAILS | LocalName::DIALOG)) && has(LocalName::OPEN)
            }
        }
    }

    fn is_actually_disabled(&mut self, element: NodeRef<'a>) -> bool {
        self.disabled.is_actually_disabled(element, &mut self.selects)
    }

    /// The groups of the tree that contain an element.
    fn groups(&mut self, element: NodeRef<'a>) -> &mut Groups<'a> {
        self.groups.get_or_insert_with(|| Groups::new(element))
    }

    /// <https://html.spec.whatwg.org/multipage/semantics-other.html#selector-read-write>
    fn is_read_write(&mut self, element: NodeRef<'a>) -> bool {
        let alterable = match InputType::of(element) {
            Some(input) => input.can_be_read_only(),
            None if element.is_html_element(LocalName::TEXTAREA) => true,
            None => return self.is_editable(element),
        };
        alterable
            && !element.has_plain_attribute(LocalName::READONLY)
            && !self.is_actually_disabled(element)
    }

    /// Returns true for an editing host and for editable content in one.
    fn is_editable(&mut self, element: NodeRef<'a>) -> bool {
        self.editable.of(element, NodeRef::parent_element, own_editability, false)
    }
}
