//! The changes of trees that something computed from them can depend on.
//!
//! Lists and tables are kept until a change that they depend on: see [`crate::collections::Dependence`]. Such a change
//! leaves a note, and a version is the number of notes so far. A kept list looks at the notes since its version; if these
//! are no longer known, it is computed again.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;
use treewright_dom::{Change, Document, NodeId, NodeKind};

/// The number of notes that are kept.
const MOST: usize = 64;

/// A change as far as others depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Note {
    /// An element was added to a parent or removed from one, with all that is in it.
    Element(NodeId),
    /// An attribute of an element was set or removed.
    Attribute(NodeId, Attr),
    /// A control was checked, unchecked, selected or deselected without a change of its attributes.
    State(NodeId),
    /// Anything can have changed.
    Everything,
}

/// The attributes without a namespace that something kept depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attr {
    Checked,
    Class,
    Disabled,
    For,
    Form,
    Href,
    Id,
    Multiple,
    Name,
    Selected,
    Size,
    Type,
}

impl Attr {
    fn of(local: &str) -> Option<Self> {
        Some(match local {
            "checked" => Self::Checked,
            "class" => Self::Class,
            "disabled" => Self::Disabled,
            "for" => Self::For,
            "form" => Self::Form,
            "href" => Self::Href,
            "id" => Self::Id,
            "multiple" => Self::Multiple,
            "name" => Self::Name,
            "selected" => Self::Selected,
            "size" => Self::Size,
            "type" => Self::Type,
            _ => return None,
        })
    }
}

/// Counts and notes of changes.
#[derive(Debug, Default)]
pub(crate) struct TreeVersions {
    /// Counts all changes.
    pub(crate) of_all: u64,
    /// Counts the changes of states of elements: focus, open popovers, validity and others.
    pub(crate) of_states: u64,
    /// Counts the changes that no parser made.
    pub(crate) by_programs: u64,
    /// Changes of the children of nodes, for those whose children somebody keeps.
    pub(crate) of_children: FxHashMap<NodeId, u64>,
    /// The last notes.
    notes: VecDeque<Note>,
    /// The number of notes before these.
    dropped: u64,
}

impl TreeVersions {
    /// The number of notes so far.
    pub(crate) fn now(&self) -> u64 {
        self.dropped.saturating_add(self.notes.len() as u64)
    }

    /// The notes since a version; `None` if some of them are no longer known.
    pub(crate) fn since(&self, version: u64) -> Option<impl Iterator<Item = Note>> {
        let known = usize::try_from(version.checked_sub(self.dropped)?).ok()?;
        Some(self.notes.iter().skip(known).copied())
    }

    /// A state of an element changed, which selectors can ask for.
    pub(crate) fn a_state_changed(&mut self) {
        self.of_states = self.of_states.wrapping_add(1);
    }

    /// Changes with all that styles depend on.
    pub(crate) fn for_styles(&self) -> (u64, u64, u64) {
        (self.of_all, self.now(), self.of_states)
    }

    /// Adds a note of a change that is not one of the tree.
    pub(crate) fn note(&mut self, note: Note) {
        if self.notes.len() >= MOST {
            self.notes.pop_front();
            self.dropped = self.dropped.saturating_add(1);
        }
        self.notes.push_back(note);
    }

    /// Changes were made.
    pub(super) fn follow(&mut self, tree: &Document, changes: &[Change]) {
        self.of_all = self.of_all.wrapping_add(1);
        // Not all of so many notes would be kept.
        let are_many = changes.len() > MOST;
        if are_many {
            self.note(Note::Everything);
        }
        for change in changes {
            match change {
                Change::Attribute { element, namespace: None, local, .. } if !are_many => {
                    if let Some(attribute) = Attr::of(local) {
                        self.note(Note::Attribute(*element, attribute));
                    }
                }
                Change::ChildList { parent, added, removed, .. } => {
                    if let Some(version) = self.of_children.get_mut(parent) {
                        *version = version.wrapping_add(1);
                    }
                    if are_many {
                        continue;
                    }
                    for node in removed.iter().chain(added) {
                        match tree.kind(*node) {
                            Some(NodeKind::Element) => self.note(Note::Element(*node)),
                            Some(_) => {}
                            None => self.note(Note::Everything),
                        }
                    }
                }
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_known_for_a_while() {
        let mut versions = TreeVersions::default();
        let node = |number: u64| NodeId::from_u64(1 << 32 | number).unwrap();
        let start = versions.now();
        assert_eq!(versions.since(start).unwrap().count(), 0);
        versions.note(Note::Element(node(1)));
        let first = versions.now();
        versions.note(Note::State(node(2)));
        let since = |versions: &TreeVersions, version| -> Option<Vec<Note>> {
            Some(versions.since(version)?.collect())
        };
        assert_eq!(since(&versions, first), Some(vec![Note::State(node(2))]));
        assert_eq!(since(&versions, start).map(|notes| notes.len()), Some(2));
        for number in 0..MOST as u64 {
            versions.note(Note::Element(node(number)));
        }
        assert_eq!(since(&versions, first), None);
        let now = versions.now();
        assert_eq!(since(&versions, now), Some(Vec::new()));
    }
}
