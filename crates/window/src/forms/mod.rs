//! Forms and their controls: the state that is not in the tree.
//!
//! <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html>

pub(crate) mod autofill;
pub(crate) mod custom;
pub(crate) mod entries;
pub(crate) mod entry_list;
pub(crate) mod files;
pub(crate) mod labels;
pub(crate) mod listed;
pub(crate) mod options;
pub(crate) mod past_names;
pub(crate) mod pickers;
pub(crate) mod radio;
pub(crate) mod restoring;
pub(crate) mod selection;
pub(crate) mod steps;
pub(crate) mod submission;
pub(crate) mod validity;
pub(crate) mod values;

use std::cell::RefCell;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use treewright_dom::scripting::ElementStates;
use treewright_dom::{ElementState, LocalName, Namespace, NodeId};
use treewright_quickjs::Charge;
use treewright_semantics::InputType;

use crate::collections::KeptTable;
use crate::strings::DomString;
use crate::tree_changes::Note;
use crate::world::World;

/// The state of forms and controls, by element. The state that selectors use is in the tree:
/// [`treewright_dom::ElementState`].
#[derive(Default)]
pub(crate) struct State {
    controls: FxHashMap<NodeId, Control>,
    pub(crate) forms: FxHashMap<NodeId, Form>,
    /// Form-associated custom elements.
    pub(crate) custom: FxHashMap<NodeId, custom::Custom>,
    /// The elements of the forms of the tree that was asked about last.
    pub(crate) of_forms: KeptTable<listed::OfForms>,
    pub(crate) labels: KeptTable<labels::LabelsOfTree>,
    pub(crate) radio_buttons: RefCell<Option<radio::RadioButtons>>,
    /// The states of controls for documents that are being parsed again.
    restored: FxHashMap<NodeId, Rc<restoring::FormState>>,
    /// The number of navigations that were planned.
    pub(crate) navigations: u64,
    /// The option that a script chose last.
    pub(crate) choice: Option<options::Choice>,
}

/// The data of a form, once it is needed.
#[derive(Default)]
pub(crate) struct Form {
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#locked-for-reset>
    pub(crate) locked_for_reset: bool,
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-entry-list>
    pub(crate) constructing_entry_list: bool,
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-firing-submission-events>
    pub(crate) firing_submission_events: bool,
    /// The number of the planned navigation.
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#planned-navigation>
    pub(crate) planned_navigation: Option<u64>,
    /// <https://html.spec.whatwg.org/multipage/forms.html#the-form-element:past-names-map>
    pub(crate) past_names: past_names::PastNames,
}

/// The data of a control, once a script or a user has touched it.
#[derive(Default)]
pub(crate) struct Control {
    /// The value, once the dirty value flag is set.
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-dirty>
    value: Option<DomString>,
    /// The dirty checkedness flag, or the dirtiness of an `option`.
    pub(crate) is_dirty: bool,
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#custom-validity-error-message>
    pub(crate) message: DomString,
    /// Counts the two texts.
    charge: Option<Charge>,
    pub(crate) selection: selection::Selection,
    /// <https://w3c.github.io/selection-api/#dfn-has-scheduled-selectionchange-event>
    pub(crate) has_scheduled_selectionchange_event: bool,
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#user-validity>
    pub(crate) user_validity: bool,
}

impl State {
    pub(crate) fn get(&self, element: NodeId) -> Option<&Control> {
        self.controls.get(&element)
    }

    pub(crate) fn of(&mut self, element: NodeId) -> &mut Control {
        self.controls.entry(element).or_default()
    }

    pub(crate) fn form(&mut self, form: NodeId) -> &mut Form {
        self.forms.entry(form).or_default()
    }

    pub(crate) fn forget(&mut self, element: NodeId) {
        self.controls.remove(&element);
        self.forms.remove(&element);
        self.custom.remove(&element);
        self.restored.remove(&element);
        self.choice = self.choice.filter(|choice| !choice.is_of(element));
    }
}

impl World {
    /// Sets a state of a control or option.
    pub(crate) fn set_form_state(
        &mut self,
        element: NodeId,
        state: ElementState,
        value: Option<bool>,
    ) {
        if self.tree.state(element, state) == value {
            return;
        }
        self.tree_versions.a_state_changed();
        self.tree.set_state(element, state, value);
        if matches!(state, ElementState::Checked | ElementState::NoneSelected) {
            self.tree_versions.note(Note::State(element));
        }
    }

    /// The form owner of an element. A form that is named by its id is found at once.
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner>
    pub(crate) fn form_owner(&self, element: NodeId) -> Option<NodeId> {
        let Some((root, id)) = self.tree.named_form(element) else {
            return self.tree.form_owner(element);
        };
        let named = self.first_with_id(root, id)?;
        self.tree.is_element(named, Namespace::Html, LocalName::FORM).then_some(named)
    }

    /// The value of a control whose dirty value flag is set, or the default value of an `output` element once a
    /// script has set its value.
    pub(crate) fn control_value(&self, element: NodeId) -> Option<DomString> {
        self.forms.get(element)?.value.clone()
    }

    /// Sets the value with the dirty value flag, or unsets both.
    pub(crate) fn set_control_value(&mut self, element: NodeId, value: Option<DomString>) {
        let text = value.as_ref().map(|value| value.to_scalar().into_owned());
        self.tree.set_control_value(element, text.as_deref());
        self.forms.of(element).value = value;
        self.count_the_texts_of(element);
    }

    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#custom-validity-error-message>
    pub(crate) fn set_custom_validity_error_message(
        &mut self,
        element: NodeId,
        message: DomString,
    ) {
        self.forms.of(element).message = message;
        self.count_the_texts_of(element);
    }

    fn count_the_texts_of(&mut self, element: NodeId) {
        let control = self.forms.of(element);
        // The tree has the value, too.
        let value = control.value.as_ref().map_or(0, size).saturating_mul(2);
        let bytes = value.saturating_add(size(&control.message));
        match &mut control.charge {
            Some(charge) => charge.set(bytes),
            None if bytes > 0 => control.charge = Some(self.kept.memory.charge(bytes)),
            None => {}
        }
    }
}

/// The bytes of a text.
const fn size(text: &DomString) -> usize {
    match text {
        DomString::Utf8(text) => text.len(),
        DomString::Utf16(units) => units.len().saturating_mul(2),
    }
}

/// The state of the `type` attribute of an `input` element.
pub(crate) fn input_type(world: &World, element: NodeId) -> Option<InputType> {
    InputType::of(world.tree.get(element)?)
}

/// True for an element that is not disabled and can otherwise be changed.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-mutable>
pub(crate) fn is_mutable(world: &World, element: NodeId) -> bool {
    world.is(element, treewright_semantics::validity::is_mutable)
}
