//! States of elements that scripts and users create and that are not in the tree. Parsed trees have none,
//! and do not pay for them.

use std::collections::BTreeSet;

use crate::sealed::Sealed;
use crate::{Document, NodeId};

/// A state of an element that a script host knows, and that selectors and form owners depend on.
///
/// ```
/// use treewright_dom::scripting::ElementStates;
/// use treewright_dom::{Document, ElementState, Namespace};
/// let mut document = Document::new();
/// let input = document.create_element(Namespace::Html, "input").unwrap();
/// assert_eq!(document.state(input, ElementState::Checked), None);
/// document.set_state(input, ElementState::Checked, Some(true));
/// assert_eq!(document.state(input, ElementState::Checked), Some(true));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ElementState {
    /// It is defined. <https://dom.spec.whatwg.org/#concept-element-defined>
    Defined,
    /// It is a form-associated custom element.
    /// <https://html.spec.whatwg.org/multipage/custom-elements.html#form-associated-custom-element>
    FormAssociated,
    /// The checkedness of an `input`, or the selectedness of an `option`, if it differs from the attribute.
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-checked>
    Checked,
    /// The indeterminateness of a check box.
    /// <https://html.spec.whatwg.org/multipage/input.html#dom-input-indeterminate>
    Indeterminate,
    /// A `select` whose options were all deselected by a script.
    /// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-select-selectedindex>
    NoneSelected,
    /// <https://drafts.csswg.org/selectors/#the-focus-pseudo>
    Focus,
    /// <https://drafts.csswg.org/selectors/#the-focus-within-pseudo>
    FocusWithin,
    /// <https://html.spec.whatwg.org/multipage/interactive-elements.html#is-modal>
    Modal,
    /// The popover visibility state is showing.
    /// <https://html.spec.whatwg.org/multipage/popover.html#popover-visibility-state>
    PopoverOpen,
    /// It satisfies its constraints. `None`: it is not a candidate for constraint validation.
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fv-valid>
    Valid,
    /// Its value is in its range. `None`: it does not have a range.
    /// <https://html.spec.whatwg.org/multipage/semantics-other.html#selector-in-range>
    InRange,
    /// It satisfies its constraints. `None`: its user validity is false, or it is not a candidate.
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#user-validity>
    UserValidity,
    /// It is the target element of its document.
    /// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment>
    Target,
}

/// The states of one element.
#[derive(Clone, Debug, Default)]
pub(crate) struct States {
    known: u16,
    set: u16,
    value: Option<Box<str>>,
    custom: BTreeSet<Box<str>>,
}

const fn bit(state: ElementState) -> u16 {
    1 << state as u8
}

impl States {
    pub(crate) const fn get(&self, state: ElementState) -> Option<bool> {
        if self.known & bit(state) == 0 { None } else { Some(self.set & bit(state) != 0) }
    }

    fn put(&mut self, state: ElementState, value: Option<bool>) {
        self.known &= !bit(state);
        self.set &= !bit(state);
        if let Some(value) = value {
            self.known |= bit(state);
            if value {
                self.set |= bit(state);
            }
        }
    }

    pub(crate) fn value(&self) -> Option<&str> {
        self.value.as_deref()
    }

    pub(crate) fn has_custom(&self, name: &str) -> bool {
        self.custom.contains(name)
    }
}

/// States of elements that scripts and users create and that are not in the tree.
pub trait ElementStates: Sealed {
    /// A state of an element, as [`ElementStates::set_state`] last set it. `None`: the tree decides.
    fn state(&self, element: NodeId, state: ElementState) -> Option<bool>;

    /// Sets a state of an element; with `None` the tree decides. Copies of the element do not have it. Does
    /// nothing for other nodes.
    fn set_state(&mut self, element: NodeId, state: ElementState, value: Option<bool>);

    /// The value of an `input` or `textarea` element, if it is no longer its default value.
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-dirty>
    ///
    /// ```
    /// use treewright_dom::scripting::ElementStates;
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let input = document.create_element(Namespace::Html, "input").unwrap();
    /// document.set_control_value(input, Some("a"));
    /// assert_eq!(document.control_value(input), Some("a"));
    /// assert_eq!(document.attribute(input, "value"), None);
    /// ```
    fn control_value(&self, element: NodeId) -> Option<&str>;

    /// Sets the value of a control; `None` restores the default value.
    fn set_control_value(&mut self, element: NodeId, value: Option<&str>);

    /// Returns true for a state in the states set of a custom element, which `:state()` matches.
    /// <https://html.spec.whatwg.org/multipage/custom-elements.html#states-set>
    fn has_custom_state(&self, element: NodeId, name: &str) -> bool;

    /// Empties the states set of a custom element.
    fn clear_custom_states(&mut self, element: NodeId);

    /// Adds a state to the states set of a custom element, or removes it.
    ///
    /// ```
    /// use treewright_dom::scripting::ElementStates;
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "x-a").unwrap();
    /// document.set_custom_state(element, "busy", true);
    /// assert!(document.has_custom_state(element, "busy"));
    /// ```
    fn set_custom_state(&mut self, element: NodeId, name: &str, is_set: bool);
}

impl ElementStates for Document {
    fn state(&self, element: NodeId, state: ElementState) -> Option<bool> {
        self.state_at(self.find(element)?, state)
    }

    fn set_state(&mut self, element: NodeId, state: ElementState, value: Option<bool>) {
        if value.is_some() || self.state(element, state).is_some() {
            self.change_states(element, |states| states.put(state, value));
        }
    }

    fn control_value(&self, element: NodeId) -> Option<&str> {
        self.states_at(self.find(element)?)?.value()
    }

    fn set_control_value(&mut self, element: NodeId, value: Option<&str>) {
        if value.is_some() || self.control_value(element).is_some() {
            self.change_states(element, |states| states.value = value.map(Box::from));
        }
    }

    fn has_custom_state(&self, element: NodeId, name: &str) -> bool {
        let states = self.find(element).and_then(|index| self.states_at(index));
        states.is_some_and(|states| states.has_custom(name))
    }

    fn clear_custom_states(&mut self, element: NodeId) {
        self.change_states(element, |states| states.custom.clear());
    }

    fn set_custom_state(&mut self, element: NodeId, name: &str, is_set: bool) {
        self.change_states(element, |states| {
            if is_set {
                states.custom.insert(name.into());
            } else {
                states.custom.remove(name);
            }
        });
    }
}

impl Document {
    #[inline]
    pub(crate) fn states_at(&self, index: u32) -> Option<&States> {
        self.rare.as_ref()?.states.get(&index)
    }

    pub(crate) fn state_at(&self, index: u32, state: ElementState) -> Option<bool> {
        self.states_at(index)?.get(state)
    }

    fn change_states(&mut self, element: NodeId, change: impl FnOnce(&mut States)) {
        if let Some(index) = self.find(element)
            && self.node(index).data.is_element()
        {
            change(self.rare_mut().states.entry(index).or_default());
        }
    }
}
