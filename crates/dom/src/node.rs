//! The parts of the arena.

use treewright_markup::{DocumentMode, LocalName, Namespace, NodeKind, ShadowRootInit};

use crate::attributes::Slot;
pub(crate) use crate::id::NodeId;
use crate::text_store::TextRef;

/// The link that leads to no node.
pub(crate) const NONE: u32 = u32::MAX;

/// One place of the arena.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) parent: u32,
    /// The previous sibling; for a first child the last one, so that a parent need not keep it.
    pub(crate) previous_or_last: u32,
    /// The next sibling; for a free place the next free place.
    pub(crate) next: u32,
    pub(crate) first_child: u32,
    pub(crate) data: NodeData,
}

/// The kind of a node and its data. Data that few nodes have are in side tables, named by an index.
#[derive(Clone, Copy, Debug)]
pub(crate) enum NodeData {
    Document {
        mode: DocumentMode,
    },
    /// A document fragment. The host is set for template contents.
    Fragment {
        host: u32,
    },
    ShadowRoot {
        host: u32,
        init: ShadowRootInit,
    },
    Doctype {
        name: LocalName,
        /// An index of `Document::pairs`: the public ID and the system ID; `NONE` where both
        /// are empty.
        pair: u32,
    },
    Element {
        facts: ElementFacts,
        /// The number of attributes that the parser gave it.
        attribute_count: u16,
        local: LocalName,
        /// The index of the first of them in `Document::attributes`. For an element with extras,
        /// which have that index then, it is an index of `Document::extras`.
        attributes_or_extras: u32,
    },
    Text {
        text: TextRef,
    },
    Comment {
        data: TextRef,
    },
    /// A processing instruction. Its data are the first text of an entry of `Document::pairs`.
    ProcessingInstruction {
        target: LocalName,
        pair: u32,
    },
    /// An attribute as a node, which is described in `Rare::attributes`.
    Attribute,
    Free,
}

impl NodeData {
    /// The kind, or `None` for a free place.
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
            Self::Attribute => NodeKind::Attribute,
        })
    }

    /// Returns true for a `selectedcontent` element.
    #[inline]
    pub(crate) const fn is_selectedcontent(&self) -> bool {
        matches!(
            self,
            Self::Element { facts, local: LocalName::SELECTEDCONTENT, .. }
                if matches!(facts.namespace(), Namespace::Html)
        )
    }

    /// Returns true for an element with extras.
    #[inline]
    pub(crate) const fn has_extras(&self) -> bool {
        matches!(self, Self::Element { facts, .. } if facts.has(ElementFacts::EXTRAS))
    }
}

/// The namespace of an element, and flags of it, in one byte.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ElementFacts(u8);

impl ElementFacts {
    const NAMESPACE: u8 = 0b11;
    /// The element has an entry in `Document::extras`.
    pub(crate) const EXTRAS: u8 = 1 << 2;
    /// The element is a script with a parser document.
    pub(crate) const PARSER_DOCUMENT: u8 = 1 << 3;
    /// The element is a script that is already started.
    pub(crate) const ALREADY_STARTED: u8 = 1 << 4;
    /// The element is associated with its `form_owner`, in whichever place that is.
    pub(crate) const KEEPS_ITS_FORM: u8 = 1 << 5;
    /// The element has a prefix, or another namespace than the three: it is in `Rare::names`.
    pub(crate) const NAME_PARTS: u8 = 1 << 6;

    #[inline]
    pub(crate) const fn new(namespace: Namespace) -> Self {
        Self(match namespace {
            Namespace::MathMl => 1,
            Namespace::Svg => 2,
            Namespace::Other => 3,
            _ => 0,
        })
    }

    #[inline]
    pub(crate) const fn namespace(self) -> Namespace {
        match self.0 & Self::NAMESPACE {
            1 => Namespace::MathMl,
            2 => Namespace::Svg,
            3 => Namespace::Other,
            _ => Namespace::Html,
        }
    }

    /// Returns true if a flag is set.
    #[inline]
    pub(crate) const fn has(self, flag: u8) -> bool {
        self.0 & flag != 0
    }

    /// Sets or clears a flag.
    #[inline]
    pub(crate) const fn set(&mut self, flag: u8, on: bool) {
        self.0 = if on { self.0 | flag } else { self.0 & !flag };
    }
}

/// Properties that only some elements have.
#[derive(Clone, Debug, Default)]
pub(crate) struct Extras {
    pub(crate) attributes: AttributeList,
    pub(crate) template_contents: Option<NodeId>,
    pub(crate) shadow_root: Option<NodeId>,
    /// The form that the parser associated the element with.
    pub(crate) form_owner: Option<NodeId>,
}

/// The place of the attributes of an element with extras.
#[derive(Clone, Debug)]
pub(crate) enum AttributeList {
    /// The attributes that the parser gave it: their index in `Document::attributes`.
    Given(u32),
    /// A list that can change.
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
        assert_eq!(size_of::<Node>(), 28);
    }

    #[test]
    fn flags_of_elements() {
        for namespace in [Namespace::Html, Namespace::MathMl, Namespace::Svg, Namespace::Other] {
            let mut facts = ElementFacts::new(namespace);
            let all = [
                ElementFacts::EXTRAS,
                ElementFacts::PARSER_DOCUMENT,
                ElementFacts::ALREADY_STARTED,
                ElementFacts::KEEPS_ITS_FORM,
                ElementFacts::NAME_PARTS,
            ];
            for flag in all {
                assert!(!facts.has(flag));
                facts.set(flag, true);
                assert_eq!(facts.namespace(), namespace);
            }
            for flag in all {
                assert!(facts.has(flag));
                facts.set(flag, false);
                assert!(!facts.has(flag));
                assert_eq!(facts.namespace(), namespace);
            }
        }
    }
}
