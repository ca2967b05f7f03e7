//! The places of some attribute values that parsers read, for their callers.
//!
//! [Origins](Document::keep_origins) record the places of everything, and cost memory for each node. A
//! window only needs the places of its event handlers, which are few.

use treewright_markup::{Attributes, Span};

use crate::sealed::Sealed;
use crate::{Document, NodeId};

/// The attributes to note, and their places.
#[derive(Clone, Debug, Default)]
pub(crate) struct NotedValues {
    prefix: &'static str,
    noted: Vec<NotedValue>,
}

/// The place of an attribute value: see [`NoteValues::note_values`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NotedValue {
    /// The element.
    pub element: NodeId,
    /// The name of the attribute.
    pub name: Box<str>,
    /// The range of the value in its source, without quotes. Sources have the numbers that their parser gives them.
    pub value: Span,
}

/// Records the places of some attribute values.
pub trait NoteValues: Sealed {
    /// Records the places of values of attributes whose names start with `prefix`, of elements that parsers
    /// create from now on until they are [taken](NoteValues::take_noted_values). This works for documents
    /// that [record changes](crate::scripting::RecordChanges::record_changes), as the tree of a
    /// [`WatchedDocument`](crate::WatchedDocument).
    ///
    /// ```
    /// use treewright_dom::scripting::NoteValues;
    /// use treewright_dom::Document;
    /// let mut document = Document::new();
    /// document.note_values("on");
    /// assert!(document.take_noted_values().is_empty());
    /// ```
    fn note_values(&mut self, prefix: &'static str);

    /// Returns the recorded places, in the order in which the parser created the elements, and stops
    /// recording.
    fn take_noted_values(&mut self) -> Vec<NotedValue>;
}

impl NoteValues for Document {
    fn note_values(&mut self, prefix: &'static str) {
        self.rare_mut().noted_values = Some(NotedValues { prefix, noted: Vec::new() });
    }

    fn take_noted_values(&mut self) -> Vec<NotedValue> {
        let values = self.rare.as_mut().and_then(|rare| rare.noted_values.take());
        values.map(|values| values.noted).unwrap_or_default()
    }
}

impl Document {
    /// Records those of these attributes that an element did not have among its first ones, `before` in
    /// number.
    pub(crate) fn note_values_of(
        &mut self,
        element: NodeId,
        attributes: Attributes<'_>,
        before: usize,
    ) {
        let Some(values) = self.rare.as_ref().and_then(|rare| rare.noted_values.as_ref()) else {
            return;
        };
        let prefix = values.prefix;
        for attribute in attributes.iter() {
            let name = attribute.name;
            if !name.local.starts_with(prefix) || name.namespace.url().is_some() {
                continue;
            }
            let had = self.slots(element.index).get(..before).unwrap_or_default();
            if had.iter().any(|slot| self.names.attribute(slot.name).local == name.local) {
                continue;
            }
            let (name, value) = (name.local.into(), attribute.value_span);
            if let Some(values) = &mut self.rare_mut().noted_values {
                values.noted.push(NotedValue { element, name, value });
            }
        }
    }
}
