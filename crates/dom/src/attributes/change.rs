//! The one place that all attribute changes by programs pass through: "change", "append", "remove" and
//! "replace" of the DOM Standard, with the steps that the HTML Standard adds, and the record of changes.

use treewright_markup::LocalName;

use super::Slot;
use crate::names::Names;
use crate::text_store::TextRef;
use crate::{Change, Document, ScriptText};

/// The steps that remain to be run after an attribute was changed.
#[derive(Clone, Copy)]
struct Steps {
    /// The `selected` attribute of an option was added or removed.
    selected: Option<bool>,
    /// The `select` of that option.
    select: Option<u32>,
}

impl Document {
    /// <https://dom.spec.whatwg.org/#concept-element-attributes-change>
    #[expect(clippy::indexing_slicing, reason = "the caller found an attribute at this position")]
    pub(crate) fn change_value(&mut self, index: u32, position: usize, value: &ScriptText<'_>) {
        let Slot { name, value: old } = self.slots(index)[position];
        let steps = self.before_change(index, name, Some(old), Some(&value.to_lossy()));
        let value = self.texts.own_script_text(value);
        let slot = &mut self.own_attributes(index)[position];
        let old = std::mem::replace(&mut slot.value, value);
        self.texts.free(old);
        self.after_change(index, steps);
    }

    /// <https://dom.spec.whatwg.org/#concept-element-attributes-append>
    pub(crate) fn push_attribute(&mut self, index: u32, name: u32, value: &ScriptText<'_>) {
        let value = self.texts.own_script_text(value);
        self.push_slot(index, Slot { name, value });
    }

    /// The same for a value that is already stored.
    pub(crate) fn push_slot(&mut self, index: u32, slot: Slot) {
        let new = self.text_to_record(slot.value);
        let steps = self.before_change(index, slot.name, None, Some(&new));
        self.merged_attributes.remove(&self.id(index));
        self.own_attributes(index).push(slot);
        self.after_change(index, steps);
    }

    /// <https://dom.spec.whatwg.org/#concept-element-attributes-remove>
    #[expect(clippy::indexing_slicing, reason = "the caller found an attribute at this position")]
    pub(crate) fn take_attribute(&mut self, index: u32, position: usize) {
        let Slot { name, value } = self.slots(index)[position];
        let steps = self.before_change(index, name, Some(value), None);
        self.merged_attributes.remove(&self.id(index));
        let slot = self.own_attributes(index).remove(position);
        self.let_attribute_go(index, slot);
        self.after_change(index, steps);
    }

    /// <https://dom.spec.whatwg.org/#concept-element-attributes-replace>
    #[expect(clippy::indexing_slicing, reason = "the caller found an attribute at this position")]
    pub(crate) fn replace_slot(&mut self, index: u32, position: usize, new: Slot) {
        let Slot { value, .. } = self.slots(index)[position];
        let text = self.text_to_record(new.value);
        let steps = self.before_change(index, new.name, Some(value), Some(&text));
        self.merged_attributes.remove(&self.id(index));
        let old = std::mem::replace(&mut self.own_attributes(index)[position], new);
        self.let_attribute_go(index, old);
        self.after_change(index, steps);
    }

    /// The text of a value, for the record and for steps: empty if changes are not recorded, because the
    /// steps of attributes only look at its presence.
    fn text_to_record(&self, value: TextRef) -> Box<str> {
        if self.changes.is_some() { self.texts.get(value).into() } else { Box::default() }
    }

    /// Frees the value of an attribute that its element no longer has, or gives it to the node that
    /// represents the attribute.
    fn let_attribute_go(&mut self, index: u32, slot: Slot) {
        if let Some(nodes) = self.attribute_nodes()
            && nodes.has_node(index, slot.name)
        {
            self.detach_attribute_node(index, slot);
        } else {
            self.texts.free(slot.value);
        }
    }

    /// Runs the steps before an attribute is set or removed (`new` is `None`), and records the change.
    fn before_change(
        &mut self,
        index: u32,
        number: u32,
        old: Option<TextRef>,
        new: Option<&str>,
    ) -> Steps {
        self.record(|document| {
            let name = document.names.full_attribute(number);
            Change::Attribute {
                element: document.id(index),
                namespace: name.namespace.map(Box::from),
                prefix: name.prefix.map(Box::from),
                local: name.local.into(),
                old: old.map(|value| document.texts.get(value).into()),
                new: new.map(Box::from),
            }
        });
        let element = self.id(index);
        if let Some(origins) = self.origins.as_deref_mut() {
            origins.forget_attribute(element, number);
        }
        let mut steps = Steps { selected: None, select: None };
        if !Names::is_qualified(number)
            && let Some(local) = LocalName::known(self.names.attribute(number).local)
        {
            if local == LocalName::FORM && self.html_name(index) != LocalName::IMG {
                self.reset_form_owner(index);
            } else if old.is_some() != new.is_some() || local == LocalName::SIZE {
                steps.select = self.before_attribute_of_selects(index, local);
                if local == LocalName::SELECTED && self.html_name(index) == LocalName::OPTION {
                    steps.selected = Some(new.is_some());
                }
            }
        }
        steps
    }

    fn after_change(&mut self, index: u32, steps: Steps) {
        if let Some(selected) = steps.selected {
            self.after_attribute_of_selects(index, steps.select, selected);
        }
    }
}
