//! The data of a node in eight bytes: two words, whose bits depend on the kind.
//!
//! | kind | first word, from the lowest bit on | second word |
//! |---|---|---|
//! | element | 2 bits of kind, 6 for the number of attributes, 7 of facts, 17 for the number of the name | index of attributes or extras |
//! | text, comment | 2 bits of kind, 30 for the length | offset |
//! | others | 5 bits of kind, 27 for a name, a mode or properties | host, or index of a pair |
//!
//! If the name's number does not fit, the name is in `Rare::long_names`. If the number of attributes does
//! not fit, the element has extras, which store it. If the length of a text does not fit, the text is a
//! separate string.

use treewright_markup::{
    DocumentMode, LocalName, Namespace, NodeKind, ShadowRootInit, ShadowRootMode,
};

use super::{AttributePlace, ElementFacts, NodeData};
use crate::text_store::TextRef;

/// The kind of a node and its data, packed. [`NodeData`] has them unpacked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PackedData {
    first: u32,
    second: u32,
}

/// The bits of the kind, and the kinds. The three most frequent take two bits.
const KIND: u32 = 0b11;
const ELEMENT: u32 = 0;
const TEXT: u32 = 1;
const COMMENT: u32 = 2;
/// The bits of the kind for all others, whose lowest two are set.
const OTHER_KIND: u32 = 0b1_1111;
const DOCUMENT: u32 = 0b0_0011;
const FRAGMENT: u32 = 0b0_0111;
const SHADOW_ROOT: u32 = 0b0_1011;
const DOCTYPE: u32 = 0b0_1111;
const PROCESSING_INSTRUCTION: u32 = 0b1_0011;
const ATTRIBUTE: u32 = 0b1_0111;
const FREE: u32 = 0b1_1011;

/// The first bits of the fields of an element.
const ATTRIBUTE_COUNT: u32 = 2;
const FACTS: u32 = 8;
const NAME: u32 = 15;

/// The first bit of a length.
const LENGTH: u32 = 2;

/// The first bit of the field of the other kinds.
const OTHER: u32 = 5;

/// The number that marks a name whose number does not fit.
const LONG_NAME_OF_ELEMENT: u32 = u32::MAX >> NAME;
const LONG_NAME_OF_OTHER: u32 = u32::MAX >> OTHER;

impl PackedData {
    /// The maximum number of attributes of an element without extras.
    pub(crate) const MOST_ATTRIBUTES: usize = (1 << (FACTS - ATTRIBUTE_COUNT)) - 1;

    /// The data of a free place.
    pub(crate) const FREE: Self = Self { first: FREE, second: 0 };

    /// Packs data. Also returns the name if its number does not fit.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the kind is known at each call")]
    pub(crate) fn new(data: NodeData) -> (Self, Option<LocalName>) {
        let (first, second) = match data {
            NodeData::Element { facts, local, attributes } => {
                let (number, long) = fitting(local, LONG_NAME_OF_ELEMENT);
                debug_assert!(usize::from(attributes.count) <= Self::MOST_ATTRIBUTES);
                let first = u32::from(facts.0) << FACTS
                    | u32::from(attributes.count) << ATTRIBUTE_COUNT
                    | number << NAME;
                return (Self { first: ELEMENT | first, second: attributes.start }, long);
            }
            NodeData::Doctype { name: local, pair: second }
            | NodeData::ProcessingInstruction { target: local, pair: second } => {
                let (number, long) = fitting(local, LONG_NAME_OF_OTHER);
                let kind = match data {
                    NodeData::Doctype { .. } => DOCTYPE,
                    _ => PROCESSING_INSTRUCTION,
                };
                return (Self { first: kind | number << OTHER, second }, long);
            }
            NodeData::Text { text } => return (Self::of_text(TEXT, text), None),
            NodeData::Comment { data } => return (Self::of_text(COMMENT, data), None),
            NodeData::Document { mode } => (DOCUMENT | bits_of_mode(mode) << OTHER, 0),
            NodeData::Fragment { host } => (FRAGMENT, host),
            NodeData::ShadowRoot { host, init } => {
                (SHADOW_ROOT | bits_of_init(init) << OTHER, host)
            }
            NodeData::Attribute => (ATTRIBUTE, 0),
            NodeData::Free => (FREE, 0),
        };
        (Self { first, second }, None)
    }

    #[inline]
    const fn of_text(kind: u32, text: TextRef) -> Self {
        let (offset, length) = text.parts();
        // The two highest bits equal the next one: `TextRef` guarantees it.
        Self { first: kind | length << LENGTH, second: offset }
    }

    /// Unpacks the data. `long_name` returns the name of the node if its number did not fit.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "most callers need a part of it")]
    pub(crate) fn unpack(self, long_name: impl FnOnce() -> LocalName) -> NodeData {
        let Self { first, .. } = self;
        match first & KIND {
            ELEMENT => NodeData::Element {
                facts: self.facts_of_element(),
                local: match first >> NAME {
                    LONG_NAME_OF_ELEMENT => long_name(),
                    number => LocalName::from_index(number),
                },
                attributes: self.attributes_of_element(),
            },
            TEXT => NodeData::Text { text: self.slice() },
            COMMENT => NodeData::Comment { data: self.slice() },
            _ => self.unpack_other(long_name),
        }
    }

    #[inline]
    fn unpack_other(self, long_name: impl FnOnce() -> LocalName) -> NodeData {
        let Self { first, second } = self;
        let other = first >> OTHER;
        let name = || match other {
            LONG_NAME_OF_OTHER => long_name(),
            number => LocalName::from_index(number),
        };
        match first & OTHER_KIND {
            DOCUMENT => NodeData::Document { mode: mode_of_bits(other) },
            FRAGMENT => NodeData::Fragment { host: second },
            SHADOW_ROOT => NodeData::ShadowRoot { host: second, init: init_of_bits(other) },
            DOCTYPE => NodeData::Doctype { name: name(), pair: second },
            PROCESSING_INSTRUCTION => {
                NodeData::ProcessingInstruction { target: name(), pair: second }
            }
            ATTRIBUTE => NodeData::Attribute,
            _ => NodeData::Free,
        }
    }

    #[inline]
    const fn facts_of_element(self) -> ElementFacts {
        ElementFacts((self.first >> FACTS) as u8 & 0x7F)
    }

    #[inline]
    const fn attributes_of_element(self) -> AttributePlace {
        let count = (self.first >> ATTRIBUTE_COUNT) as u8 & Self::MOST_ATTRIBUTES as u8;
        AttributePlace { start: self.second, count }
    }

    #[inline]
    const fn slice(self) -> TextRef {
        // Sign-extended: the length that marks a separate string has all bits set.
        TextRef::of_parts(self.second, (self.first.cast_signed() >> LENGTH).cast_unsigned())
    }

    /// The kind, or `None` for a free place.
    #[inline]
    pub(crate) const fn kind(self) -> Option<NodeKind> {
        Some(match self.first & KIND {
            ELEMENT => NodeKind::Element,
            TEXT => NodeKind::Text,
            COMMENT => NodeKind::Comment,
            _ => match self.first & OTHER_KIND {
                DOCUMENT => NodeKind::Document,
                FRAGMENT => NodeKind::DocumentFragment,
                SHADOW_ROOT => NodeKind::ShadowRoot,
                DOCTYPE => NodeKind::Doctype,
                PROCESSING_INSTRUCTION => NodeKind::ProcessingInstruction,
                ATTRIBUTE => NodeKind::Attribute,
                _ => return None,
            },
        })
    }

    /// The number of attributes of each of two elements, if they have no extras, the same namespace and the same known
    /// name, and if this number is the same.
    #[inline]
    pub(crate) const fn attributes_of_alike(self, other: Self) -> Option<usize> {
        const OTHERS: u32 = KIND | (ElementFacts::EXTRAS as u32) << FACTS;
        let is_alike = self.first == other.first
            && self.first & OTHERS == ELEMENT
            && LocalName::from_index(self.first >> NAME).is_known();
        if is_alike { Some(self.attributes_of_element().count as usize) } else { None }
    }

    /// Returns true for an element.
    #[inline]
    pub(crate) const fn is_element(self) -> bool {
        self.first & KIND == ELEMENT
    }

    /// Returns true for a text node.
    #[inline]
    pub(crate) const fn is_text(self) -> bool {
        self.first & KIND == TEXT
    }

    /// Returns true for a free place.
    #[inline]
    pub(crate) const fn is_free(self) -> bool {
        self.first == FREE
    }

    /// The text of a text node.
    #[inline]
    pub(crate) const fn text(self) -> Option<TextRef> {
        if self.is_text() { Some(self.slice()) } else { None }
    }

    /// Sets the text of a text node or of a comment.
    pub(crate) const fn set_text_or_comment(&mut self, text: TextRef) {
        *self = Self::of_text(self.first & KIND, text);
    }

    /// The facts about an element.
    #[inline]
    pub(crate) const fn facts(self) -> Option<ElementFacts> {
        if self.is_element() { Some(self.facts_of_element()) } else { None }
    }

    /// The attributes of an element without extras.
    #[inline]
    pub(crate) const fn attributes(self) -> Option<AttributePlace> {
        const OTHERS: u32 = KIND | (ElementFacts::EXTRAS as u32) << FACTS;
        if self.first & OTHERS == ELEMENT { Some(self.attributes_of_element()) } else { None }
    }

    /// The index of the extras of an element that has some.
    #[inline]
    pub(crate) const fn extras(self) -> Option<u32> {
        if self.has(ElementFacts::EXTRAS) { Some(self.second) } else { None }
    }

    /// Sets the index of the first attribute of an element without extras.
    pub(crate) fn set_start_of_attributes(&mut self, start: u32) {
        debug_assert!(self.attributes().is_some());
        self.second = start;
    }

    /// Gives an element without extras the extras at this index.
    pub(crate) fn set_extras(&mut self, extras: u32) {
        self.set_start_of_attributes(extras);
        self.set(ElementFacts::EXTRAS, true);
    }

    /// Returns true for an element with attributes or extras.
    #[inline]
    pub(crate) const fn may_have_attributes(self) -> bool {
        const ANY: u32 = (PackedData::MOST_ATTRIBUTES as u32) << ATTRIBUTE_COUNT
            | (ElementFacts::EXTRAS as u32) << FACTS;
        self.is_element() && self.first & ANY != 0
    }

    /// Returns true for an element with this flag.
    #[inline]
    pub(crate) const fn has(self, flag: u8) -> bool {
        let flag = (flag as u32) << FACTS;
        self.first & (KIND | flag) == ELEMENT | flag
    }

    /// Sets or clears a flag of an element; ignored for other nodes.
    #[inline]
    pub(crate) const fn set(&mut self, flag: u8, on: bool) {
        if self.is_element() {
            let flag = (flag as u32) << FACTS;
            self.first = if on { self.first | flag } else { self.first & !flag };
        }
    }

    /// Returns true for an element in this namespace with this name; `None` if the name's number does not
    /// fit, so that the node does not contain it.
    #[inline]
    pub(crate) const fn is_element_named(
        self,
        namespace: Namespace,
        name: LocalName,
    ) -> Option<bool> {
        const PARTS: u32 =
            KIND | (ElementFacts::NAMESPACE as u32) << FACTS | LONG_NAME_OF_ELEMENT << NAME;
        if name.index() >= LONG_NAME_OF_ELEMENT as usize {
            return None;
        }
        let wanted = (ElementFacts::new(namespace).0 as u32) << FACTS
            | (name.index() as u32) << NAME
            | ELEMENT;
        Some(self.first & PARTS == wanted)
    }

    /// Returns true for a `selectedcontent` element.
    #[inline]
    pub(crate) const fn is_selectedcontent(self) -> bool {
        matches!(self.is_element_named(Namespace::Html, LocalName::SELECTEDCONTENT), Some(true))
    }

    /// Returns true for an `option` element.
    #[inline]
    pub(crate) const fn is_option(self) -> bool {
        matches!(self.is_element_named(Namespace::Html, LocalName::OPTION), Some(true))
    }

    /// The host of a fragment or shadow root.
    #[inline]
    pub(crate) const fn host(self) -> Option<u32> {
        match self.first & OTHER_KIND {
            FRAGMENT | SHADOW_ROOT => Some(self.second),
            _ => None,
        }
    }
}

/// The number of a name, and the name itself if the number does not fit.
#[inline]
const fn fitting(name: LocalName, long: u32) -> (u32, Option<LocalName>) {
    // There are fewer than 2^32 names.
    let number = name.index() as u32;
    if number < long { (number, None) } else { (long, Some(name)) }
}

const fn bits_of_mode(mode: DocumentMode) -> u32 {
    match mode {
        DocumentMode::NoQuirks => 0,
        DocumentMode::LimitedQuirks => 1,
        DocumentMode::Quirks => 2,
    }
}

const fn mode_of_bits(bits: u32) -> DocumentMode {
    match bits {
        0 => DocumentMode::NoQuirks,
        1 => DocumentMode::LimitedQuirks,
        _ => DocumentMode::Quirks,
    }
}

/// A bit for each property of a shadow root.
fn bits_of_init(init: ShadowRootInit) -> u32 {
    let ShadowRootInit {
        mode,
        delegates_focus,
        serializable,
        manual_slot_assignment,
        clonable,
        keep_custom_element_registry_null,
        declarative,
        ..
    } = init;
    let all = [
        mode == ShadowRootMode::Closed,
        delegates_focus,
        serializable,
        manual_slot_assignment,
        clonable,
        keep_custom_element_registry_null,
        declarative,
    ];
    all.into_iter().rev().fold(0, |bits, bit| bits << 1 | u32::from(bit))
}

fn init_of_bits(bits: u32) -> ShadowRootInit {
    let has = |bit: u32| bits >> bit & 1 != 0;
    let mode = if has(0) { ShadowRootMode::Closed } else { ShadowRootMode::Open };
    let mut init = ShadowRootInit::new(mode);
    init.delegates_focus = has(1);
    init.serializable = has(2);
    init.manual_slot_assignment = has(3);
    init.clonable = has(4);
    init.keep_custom_element_registry_null = has(5);
    init.declarative = has(6);
    init
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::node::{NONE, Node};

    #[test]
    fn nodes_stay_small() {
        assert_eq!(size_of::<PackedData>(), 8);
        assert_eq!(size_of::<Node>(), 24);
    }

    /// Packs data and unpacks them again.
    fn there_and_back(data: NodeData) -> PackedData {
        let (packed, long) = PackedData::new(data);
        let name = match data {
            NodeData::Element { local: name, .. }
            | NodeData::Doctype { name, .. }
            | NodeData::ProcessingInstruction { target: name, .. } => Some(name),
            _ => None,
        };
        let unpacked = packed.unpack(|| {
            assert_eq!(long, name);
            long.unwrap()
        });
        assert_eq!(unpacked, data);
        packed
    }

    fn name(index: u32) -> LocalName {
        LocalName::from_index(index)
    }

    #[test]
    fn elements_keep_all_parts() {
        let flags = [
            ElementFacts::EXTRAS,
            ElementFacts::PARSER_DOCUMENT,
            ElementFacts::ALREADY_STARTED,
            ElementFacts::KEEPS_ITS_FORM,
            ElementFacts::NAME_PARTS,
        ];
        let most = PackedData::MOST_ATTRIBUTES as u8;
        let long = LONG_NAME_OF_ELEMENT;
        for namespace in [Namespace::Html, Namespace::MathMl, Namespace::Svg, Namespace::Other] {
            for number in [0, 1, 1000, 0xFFFF, 0x10000, long - 1, long, long + 1, u32::MAX] {
                for (start, count) in [(0, 0), (NONE, 1), (7, most - 1), (1 << 31, most)] {
                    let facts = ElementFacts::new(namespace);
                    assert_eq!(facts.namespace(), namespace);
                    let attributes = AttributePlace { start, count };
                    let local = name(number);
                    let mut packed = there_and_back(NodeData::Element { facts, local, attributes });
                    assert_eq!(packed.kind(), Some(NodeKind::Element));
                    assert!(packed.is_element() && !packed.is_text() && !packed.is_free());
                    assert_eq!((packed.text(), packed.host()), (None, None));
                    assert_eq!(packed.may_have_attributes(), count > 0);
                    let fits = number < long;
                    assert_eq!(packed.is_element_named(namespace, local), fits.then_some(true));
                    assert_eq!(packed.is_element_named(namespace, LocalName::P), Some(false));
                    let other = ElementFacts::new(Namespace::Svg).namespace();
                    let is_other = fits.then_some(namespace == other);
                    assert_eq!(packed.is_element_named(other, local), is_other);
                    for flag in flags {
                        assert!(!packed.has(flag));
                        packed.set(flag, true);
                        assert!(packed.has(flag) && packed.facts().unwrap().has(flag));
                        assert_eq!(packed.is_element_named(namespace, local), fits.then_some(true));
                    }
                    assert!(packed.may_have_attributes() && packed.attributes().is_none());
                    assert_eq!(packed.extras(), Some(start));
                    for flag in flags {
                        packed.set(flag, false);
                        assert!(!packed.has(flag));
                    }
                    packed.set_start_of_attributes(3);
                    assert_eq!(packed.attributes(), Some(AttributePlace { start: 3, count }));
                    assert_eq!(packed.facts(), Some(facts));
                }
            }
        }
        let selectedcontent = NodeData::Element {
            facts: ElementFacts::new(Namespace::Html),
            local: LocalName::SELECTEDCONTENT,
            attributes: AttributePlace { start: 0, count: 0 },
        };
        assert!(there_and_back(selectedcontent).is_selectedcontent());
    }

    #[test]
    fn texts_keep_offset_and_length() {
        let mut store = crate::text_store::TextStore::default();
        let owned = [store.own("a".to_owned()), store.own("b".to_owned())];
        let lengths = [0, 1, 1 << 28, TextRef::LONGEST];
        let slices = lengths
            .into_iter()
            .flat_map(|length| [0, 1, u32::MAX - 1].map(|offset| TextRef::slice(offset, length)));
        for text in slices.chain(owned) {
            let packed = there_and_back(NodeData::Text { text });
            assert_eq!((packed.kind(), packed.text()), (Some(NodeKind::Text), Some(text)));
            let mut packed = there_and_back(NodeData::Comment { data: text });
            assert_eq!((packed.kind(), packed.text()), (Some(NodeKind::Comment), None));
            packed.set(ElementFacts::EXTRAS, true);
            assert!(packed.extras().is_none() && !packed.may_have_attributes());
            packed.set_text_or_comment(TextRef::EMPTY);
            let data = packed.unpack(|| LocalName::UNKNOWN);
            assert_eq!(data, NodeData::Comment { data: TextRef::EMPTY });
        }
    }

    #[test]
    fn the_others_keep_all_parts() {
        use DocumentMode::{LimitedQuirks, NoQuirks, Quirks};
        for mode in [NoQuirks, LimitedQuirks, Quirks] {
            let packed = there_and_back(NodeData::Document { mode });
            assert_eq!(packed.kind(), Some(NodeKind::Document));
        }
        for host in [0, 1, NONE] {
            let packed = there_and_back(NodeData::Fragment { host });
            assert_eq!(packed.kind(), Some(NodeKind::DocumentFragment));
            assert_eq!(packed.host(), Some(host));
            for bits in 0..1 << 7 {
                let init = init_of_bits(bits);
                assert_eq!(bits_of_init(init), bits);
                let packed = there_and_back(NodeData::ShadowRoot { host, init });
                assert_eq!(packed.kind(), Some(NodeKind::ShadowRoot));
                assert_eq!(packed.host(), Some(host));
            }
        }
        let long = LONG_NAME_OF_OTHER;
        for number in [0, 1, 0x20000, long - 1, long, long + 1, u32::MAX] {
            for pair in [0, 1, NONE] {
                let name = name(number);
                let packed = there_and_back(NodeData::Doctype { name, pair });
                assert_eq!(packed.kind(), Some(NodeKind::Doctype));
                let target = name;
                let packed = there_and_back(NodeData::ProcessingInstruction { target, pair });
                assert_eq!(packed.kind(), Some(NodeKind::ProcessingInstruction));
                assert_eq!((packed.facts(), packed.attributes()), (None, None));
                assert!(!packed.is_free());
            }
        }
        let packed = there_and_back(NodeData::Attribute);
        assert_eq!(packed.kind(), Some(NodeKind::Attribute));
        let packed = there_and_back(NodeData::Free);
        assert!(packed.kind().is_none() && packed.is_free() && PackedData::FREE.is_free());
    }
}
