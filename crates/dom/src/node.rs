//! The storage formats of the arena.

#[cfg(test)]
mod bounds;
mod packed;

use treewright_markup::{DocumentMode, LocalName, Namespace, ShadowRootInit};

use crate::attributes::Slot;
pub(crate) use crate::id::NodeId;
pub(crate) use crate::node::packed::PackedData;
use crate::text_store::TextRef;

/// The link to no node.
pub(crate) const NONE: u32 = u32::MAX;

/// One place of the arena.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) parent: u32,
    /// The previous sibling; for a first child the last child, so that a parent need not store it.
    pub(crate) previous_or_last: u32,
    /// The next sibling; for a free place the next free place.
    pub(crate) next: u32,
    pub(crate) first_child: u32,
    pub(crate) data: PackedData,
}

/// The kind of a node and its data, as [`Document::data`](crate::Document::data) unpacks them from
/// [`PackedData`]. Data that few nodes have are in side tables, by index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NodeData {
    Document {
        mode: DocumentMode,
    },
    /// A document fragment. Template contents have a host.
    Fragment {
        host: u32,
    },
    ShadowRoot {
        host: u32,
        init: ShadowRootInit,
    },
    Doctype {
        name: LocalName,
        /// An index of `Document::pairs`: the public ID and the system ID; `NONE` if both are empty.
        pair: u32,
    },
    Element {
        facts: ElementFacts,
        local: LocalName,
        attributes: AttributePlace,
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

/// The attributes that the parser gave an element. If the element has extras, which are stored there
/// instead, `start` is an index of `Document::extras`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AttributePlace {
    /// The index of the first of them in `Document::attributes`.
    pub(crate) start: u32,
    /// Their number, at most [`PackedData::MOST_ATTRIBUTES`].
    pub(crate) count: u8,
}

/// The namespace of an element, and its flags, in seven bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ElementFacts(u8);

impl ElementFacts {
    const NAMESPACE: u8 = 0b11;
    /// The element has an entry in `Document::extras`.
    pub(crate) const EXTRAS: u8 = 1 << 2;
    /// The element is a script with a parser document.
    pub(crate) const PARSER_DOCUMENT: u8 = 1 << 3;
    /// The element is a script that is already started.
    pub(crate) const ALREADY_STARTED: u8 = 1 << 4;
    /// The element is associated with its `form_owner`, in whichever of the two places that is stored.
    pub(crate) const KEEPS_ITS_FORM: u8 = 1 << 5;
    /// The element has a prefix, or a namespace other than the three: it is in `Rare::names`.
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

/// Stores the attributes of an element with extras.
#[derive(Clone, Debug)]
pub(crate) enum AttributeList {
    /// The attributes that the parser gave it: the index of the first in `Document::attributes`, and
    /// their number.
    Given { start: u32, count: u32 },
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
        Self::Given { start: 0, count: 0 }
    }
}
