//! The parts of the arena.

use std::num::NonZeroU32;

use treewright_syntax::{DocumentMode, LocalName, Namespace, NodeKind, ShadowRootInit};

use crate::attributes::Slot;
pub(crate) use crate::id::NodeId;
use crate::text_store::TextRef;

/// The link that leads to no node.
pub(crate) const NONE: u32 = u32::MAX;

/// One place of the arena.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) parent: u32,
    /// The previous sibling; of a first child the last one, so that a parent need not keep it.
    pub(crate) previous_or_last: u32,
    /// The next sibling; in a free place the next free place.
    pub(crate) next: u32,
    pub(crate) first_child: u32,
    /// Odd in use, even when free, so that no id names a free place.
    pub(crate) generation: NonZeroU32,
    pub(crate) data: NodeData,
}

/// What a node is. Everything that few nodes have is in side tables, named by an index.
#[derive(Clone, Copy, Debug)]
pub(crate) enum NodeData {
    Document {
        mode: DocumentMode,
    },
    /// The host is set for template contents.
    Fragment {
        host: u32,
    },
    ShadowRoot {
        host: u32,
        init: ShadowRootInit,
    },
    Doctype {
        name: LocalName,
        /// An index of `Document::pairs`: the public and the system identifier; `NONE` where both
        /// are empty.
        pair: u32,
    },
    Element {
        facts: ElementFacts,
        /// How many attributes the parser gave.
        attribute_count: u16,
        local: LocalName,
        /// Where in `Document::attributes` they begin; with extras, which say it then, an index of
        /// `Document::extras`.
        attributes_or_extras: u32,
    },
    Text {
        text: TextRef,
    },
    Comment {
        data: TextRef,
    },
    /// The data are the first text of an entry of `Document::pairs`.
    ProcessingInstruction {
        target: LocalName,
        pair: u32,
    },
    Free,
}

impl NodeData {
    /// The kind, `None` for a free place.
    #[inline]
    pub(crate) const fn kind(&self) -> Option<NodeKind> {
        Some(match self {
            Self::Free => return None,
            Self::Document { .. } => NodeKind::Document,
            Self::Fragment { .. } => NodeKind::DocumentFragment,
            Self::ShadowRoot { .. } => NodeKind::ShadowRoot,
            Self::Doctype { .. } => NodeKind::Doctype,
            Self::Element { .. } => NodeKind::Element,
            Self::Text { .. } => NodeKind::Text,
            Self::Comment { .. } => NodeKind::Comment,
            Self::ProcessingInstruction { .. } => NodeKind::ProcessingInstruction,
        })
    }

    /// Whether this is an element with extras.
    #[inline]
    pub(crate) const fn has_extras(&self) -> bool {
        matches!(self, Self::Element { facts, .. } if facts.are(ElementFacts::EXTRAS))
    }
}

/// An element's namespace, and what can be said of it with yes or no, in one byte.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ElementFacts(u8);

impl ElementFacts {
    const NAMESPACE: u8 = 0b11;
    /// It has a place in `Document::extras`.
    pub(crate) const EXTRAS: u8 = 1 << 2;
    /// A script with a parser document.
    pub(crate) const PARSER_DOCUMENT: u8 = 1 << 3;
    /// A script that is already started.
    pub(crate) const ALREADY_STARTED: u8 = 1 << 4;

    #[inline]
    pub(crate) const fn new(namespace: Namespace) -> Self {
        Self(match namespace {
            Namespace::MathMl => 1,
            Namespace::Svg => 2,
            _ => 0,
        })
    }

    #[inline]
    pub(crate) const fn namespace(self) -> Namespace {
        match self.0 & Self::NAMESPACE {
            1 => Namespace::MathMl,
            2 => Namespace::Svg,
            _ => Namespace::Html,
        }
    }

    /// Whether this is said.
    #[inline]
    pub(crate) const fn are(self, fact: u8) -> bool {
        self.0 & fact != 0
    }

    /// Says it or takes it back.
    #[inline]
    pub(crate) const fn set(&mut self, fact: u8, holds: bool) {
        self.0 = if holds { self.0 | fact } else { self.0 & !fact };
    }
}

/// What only some elements have.
#[derive(Clone, Debug, Default)]
pub(crate) struct Extras {
    pub(crate) attributes: AttributeList,
    pub(crate) template_contents: Option<NodeId>,
    pub(crate) shadow_root: Option<NodeId>,
    pub(crate) form_owner: Option<NodeId>,
}

/// Where the attributes of an element with extras are.
#[derive(Clone, Debug)]
pub(crate) enum AttributeList {
    /// Those that the parser gave, from here on in `Document::attributes`.
    Given(u32),
    /// A list that changes.
    Own(Vec<Slot>),
}

impl AttributeList {
    pub(crate) const fn is_own(&self) -> bool {
        matches!(self, Self::Own(_))
    }
}

impl Default for AttributeList {
    fn default() -> Self {
        Self::Given(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_stay_small() {
        assert_eq!(size_of::<NodeData>(), 12);
        assert_eq!(size_of::<Node>(), 32);
    }

    #[test]
    fn facts_of_elements() {
        for namespace in [Namespace::Html, Namespace::MathMl, Namespace::Svg] {
            let mut facts = ElementFacts::new(namespace);
            let all = [
                ElementFacts::EXTRAS,
                ElementFacts::PARSER_DOCUMENT,
                ElementFacts::ALREADY_STARTED,
            ];
            for fact in all {
                assert!(!facts.are(fact));
                facts.set(fact, true);
                assert_eq!(facts.namespace(), namespace);
            }
            for fact in all {
                assert!(facts.are(fact));
                facts.set(fact, false);
                assert!(!facts.are(fact));
                assert_eq!(facts.namespace(), namespace);
            }
        }
    }
}
