//! The table of names.

mod full;

use std::collections::HashMap;

#[cfg(feature = "serde")]
use treewright_markup::is_valid_attribute_local_name;
use treewright_markup::{
    AttributeInText, AttributeName, AttributeNamespace, LocalName, NameInterner,
};

pub use self::full::{FullName, NameContext};
use crate::NodeId;

/// Returns true for a name that the tokenizer can give an attribute: it may begin with `=`.
#[cfg(feature = "serde")]
pub(crate) fn is_valid_given_attribute_name(name: &str) -> bool {
    is_valid_attribute_local_name(name.strip_prefix('=').unwrap_or(name)) || name == "="
}

/// Assigns numbers to the names of a document: those of elements, doctypes and attributes, and the targets
/// of processing instructions. Equal numbers of attributes mean equal namespace, prefix and local name.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    /// Attributes without namespace and prefix are numbered by the same table: one table takes fewer
    /// allocations than two.
    locals: NameInterner,
    /// The attribute names with namespace or prefix that the parser does not create. Their numbers
    /// follow those of [`FOREIGN`].
    others: Vec<Other>,
    numbers_of_others: HashMap<Qualified, u32>,
}

/// A name with namespace or prefix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Qualified {
    local: LocalName,
    namespace: AttributeNamespace,
    /// The URL of a namespace that has no name of its own.
    url: Option<LocalName>,
    prefix: Option<LocalName>,
}

/// A name with namespace or prefix that the parser does not create.
#[derive(Clone, Copy, Debug)]
struct Other {
    name: Qualified,
    /// The prefix and the local name.
    qualified: LocalName,
}

/// The bit of the numbers of names with namespace or prefix. Interners do not use it.
const QUALIFIED: u32 = 1 << 31;

/// The attribute names with a namespace that the parser creates, most frequent first, with their qualified
/// names. <https://html.spec.whatwg.org/multipage/parsing.html#adjust-foreign-attributes>
const FOREIGN: [(Qualified, &str); 11] = {
    use AttributeNamespace::{XLink, Xml, Xmlns};
    const fn foreign(
        namespace: AttributeNamespace,
        prefix: Option<LocalName>,
        local: LocalName,
        qualified: &'static str,
    ) -> (Qualified, &'static str) {
        (Qualified { local, namespace, url: None, prefix }, qualified)
    }
    let (xlink, xml) = (Some(LocalName::XLINK), Some(LocalName::XML));
    [
        foreign(Xmlns, None, LocalName::XMLNS, "xmlns"),
        foreign(XLink, xlink, LocalName::HREF, "xlink:href"),
        foreign(Xmlns, Some(LocalName::XMLNS), LocalName::XLINK, "xmlns:xlink"),
        foreign(Xml, xml, LocalName::SPACE, "xml:space"),
        foreign(Xml, xml, LocalName::LANG, "xml:lang"),
        foreign(XLink, xlink, LocalName::TITLE, "xlink:title"),
        foreign(XLink, xlink, LocalName::TYPE, "xlink:type"),
        foreign(XLink, xlink, LocalName::ROLE, "xlink:role"),
        foreign(XLink, xlink, LocalName::SHOW, "xlink:show"),
        foreign(XLink, xlink, LocalName::ACTUATE, "xlink:actuate"),
        foreign(XLink, xlink, LocalName::ARCROLE, "xlink:arcrole"),
    ]
};

impl Names {
    /// Drops all names and keeps the memory.
    pub(crate) fn clear(&mut self) {
        self.locals.clear();
        self.others.clear();
        self.numbers_of_others.clear();
    }

    /// The number of the name of an element or doctype, or of a target.
    pub(crate) fn intern(&mut self, name: &str) -> LocalName {
        self.locals.intern(name)
    }

    /// The text of such a name.
    #[inline]
    pub(crate) fn text(&self, name: LocalName) -> &str {
        self.locals.text(name)
    }

    /// The number of an attribute's name; a new name gets a new number.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "a name is large, and its parts are known at the call")]
    pub(crate) fn intern_attribute(&mut self, name: AttributeName<'_>) -> u32 {
        let AttributeName { namespace, prefix, local } = name;
        if namespace != AttributeNamespace::None || prefix.is_some() {
            return self.intern_qualified(namespace, None, prefix, local);
        }
        // Known names are the frequent ones; they do not need the table.
        let local = LocalName::known(local).unwrap_or_else(|| self.locals.intern(local));
        local.index() as u32
    }

    /// [`Self::intern_attribute`] for a name without namespace and prefix.
    #[inline]
    pub(crate) fn intern_attribute_in_text(&mut self, attribute: AttributeInText<'_>) -> u32 {
        let name = attribute.known_name().unwrap_or_else(|| self.intern_unknown(attribute.name()));
        name.index() as u32
    }

    #[inline(never)]
    fn intern_unknown(&mut self, name: &str) -> LocalName {
        self.locals.intern(name)
    }

    /// [`Self::intern_attribute`] for a name of any namespace.
    pub(crate) fn intern_full_attribute(&mut self, name: FullName<'_>) -> u32 {
        let namespace = AttributeNamespace::of_url(name.namespace);
        if namespace == AttributeNamespace::None && name.prefix.is_none() {
            return self.locals.intern(name.local).index() as u32;
        }
        let url = name.namespace.filter(|_| namespace == AttributeNamespace::Other);
        self.intern_qualified(namespace, url, name.prefix, name.local)
    }

    #[cold]
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "the number is asserted to be below `QUALIFIED`, which is half of what there are"
    )]
    fn intern_qualified(
        &mut self,
        namespace: AttributeNamespace,
        url: Option<&str>,
        prefix: Option<&str>,
        local: &str,
    ) -> u32 {
        let mut intern = |text| self.locals.intern(text);
        let (url, prefix) = (url.map(&mut intern), prefix.map(&mut intern));
        let name = Qualified { local: intern(local), namespace, url, prefix };
        if let Some(index) = FOREIGN.iter().position(|(foreign, _)| *foreign == name) {
            return QUALIFIED + index as u32;
        }
        if let Some(number) = self.numbers_of_others.get(&name) {
            return *number;
        }
        let qualified = match prefix {
            Some(prefix) => {
                let qualified = [self.locals.text(prefix), ":", local].concat();
                self.locals.intern(&qualified)
            }
            None => name.local,
        };
        let index = FOREIGN.len() + self.others.len();
        assert!(index < QUALIFIED as usize, "there are fewer than 2^31 qualified names");
        self.others.push(Other { name, qualified });
        self.numbers_of_others.insert(name, QUALIFIED + index as u32);
        QUALIFIED + index as u32
    }

    /// The number of the name of an element, doctype or target, or of an attribute without namespace and
    /// prefix, if it has one.
    #[inline]
    pub(crate) fn find(&self, name: &str) -> Option<LocalName> {
        self.locals.get(name)
    }

    /// The number of an attribute's name without namespace and prefix, if it has one.
    #[inline]
    pub(crate) fn find_plain_attribute(&self, local: &str) -> Option<u32> {
        self.locals.get(local).map(|local| local.index() as u32)
    }

    /// Returns true if an attribute has this name, without namespace and prefix.
    #[inline]
    pub(crate) fn is_plain_attribute(&self, number: u32, local: &str) -> bool {
        // The numbers of qualified names are above those of all others.
        self.locals.text_at(number as usize) == Some(local)
    }

    /// The name of an attribute.
    #[inline]
    pub(crate) fn attribute(&self, number: u32) -> AttributeName<'_> {
        // The numbers of qualified names are above those of all others.
        if let Some(local) = self.locals.text_at(number as usize) {
            return AttributeName::plain(local);
        }
        let Qualified { local, namespace, prefix, .. } = self.qualified(number);
        let prefix = prefix.map(|prefix| self.locals.text(prefix));
        AttributeName { namespace, prefix, local: self.locals.text(local) }
    }

    /// The name of an attribute, whose namespace is a URL.
    pub(crate) fn full_attribute(&self, number: u32) -> FullName<'_> {
        let AttributeName { namespace, prefix, local } = self.attribute(number);
        let namespace = match namespace {
            AttributeNamespace::Other => {
                self.qualified(number).url.map(|url| self.locals.text(url))
            }
            namespace => namespace.url(),
        };
        FullName { namespace, prefix, local }
    }

    /// The qualified name of an attribute.
    /// <https://dom.spec.whatwg.org/#concept-attribute-qualified-name>
    pub(crate) fn qualified_attribute(&self, number: u32) -> &str {
        if let Some(local) = self.locals.text_at(number as usize) {
            return local;
        }
        let index = number.wrapping_sub(QUALIFIED) as usize;
        if let Some((_, qualified)) = FOREIGN.get(index) {
            return qualified;
        }
        let other = self.others.get(index.wrapping_sub(FOREIGN.len()));
        other.map_or("", |other| self.locals.text(other.qualified))
    }

    /// Returns true for the number of a name with namespace or prefix.
    #[inline]
    pub(crate) const fn is_qualified(number: u32) -> bool {
        number & QUALIFIED != 0
    }

    #[inline(never)]
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        clippy::expect_used,
        reason = "numbers are given here; those that belong to no known name are from `QUALIFIED` on"
    )]
    fn qualified(&self, number: u32) -> Qualified {
        let index = number.checked_sub(QUALIFIED).expect("the number is of this table") as usize;
        match FOREIGN.get(index) {
            Some((foreign, _)) => *foreign,
            None => self.others[index - FOREIGN.len()].name,
        }
    }
}

/// A set of numbers of attributes in [`Names`]: a bit for each number up to the highest.
#[derive(Clone, Debug, Default)]
pub(crate) struct NumberSet {
    words: Vec<u64>,
}

impl NumberSet {
    /// Adds a number. Returns false if the set already has it.
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        reason = "a word has 64 numbers, and there are as many words as needed"
    )]
    pub(crate) fn insert(&mut self, number: u32) -> bool {
        // Moves the bit of qualified names to the end, so that both kinds of numbers begin at 0.
        let bit = number.rotate_left(1);
        let (word, bit) = ((bit / 64) as usize, 1 << (bit % 64));
        if word >= self.words.len() {
            self.words.resize(word + 1, 0);
        }
        let is_new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        is_new
    }
}

/// The attribute names of the elements that the parser last added attributes to, so that with thousands of
/// `html` tags the names are not read again for each tag.
///
/// A parse has two such elements, `html` and `body`; with several parsers on one arena there can be more. A
/// set is as long as the table of names, so only a few are kept.
#[derive(Clone, Debug, Default)]
pub(crate) struct MergedAttributes {
    elements: Vec<(NodeId, NumberSet)>,
}

impl MergedAttributes {
    const MOST: usize = 4;

    /// Removes and returns the names of `element`.
    #[allow(clippy::trivially_copy_pass_by_ref, reason = "like the maps of the standard library")]
    pub(crate) fn remove(&mut self, element: &NodeId) -> Option<NumberSet> {
        let position = self.elements.iter().position(|(other, _)| other == element)?;
        Some(self.elements.remove(position).1)
    }

    /// Stores the names of `element`, which has none here.
    pub(crate) fn insert(&mut self, element: NodeId, names: NumberSet) {
        if self.elements.len() == Self::MOST {
            self.elements.remove(0);
        }
        self.elements.push((element, names));
    }

    pub(crate) fn clear(&mut self) {
        self.elements.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_numbers_mean_equal_names() {
        let mut names = Names::default();
        let xlink = |local| AttributeName {
            namespace: AttributeNamespace::XLink,
            prefix: Some("xlink"),
            local,
        };
        let all: Vec<String> = (0..500).map(|number| format!("a{number}z")).collect();
        let numbers: Vec<u32> = all
            .iter()
            .flat_map(|local| [AttributeName::plain(local), xlink(local)])
            .map(|name| names.intern_attribute(name))
            .collect();
        for (index, local) in all.iter().enumerate() {
            assert_eq!(names.find_plain_attribute(local), Some(numbers[2 * index]));
            assert_eq!(names.intern_attribute(xlink(local)), numbers[2 * index + 1]);
            assert_eq!(names.intern_attribute(AttributeName::plain(local)), numbers[2 * index]);
            assert_eq!(names.attribute(numbers[2 * index]), AttributeName::plain(local));
            assert!(names.is_plain_attribute(numbers[2 * index], local));
            assert!(!names.is_plain_attribute(numbers[2 * index], "other"));
            assert!(!names.is_plain_attribute(numbers[2 * index + 1], local));
            assert_eq!(names.attribute(numbers[2 * index + 1]), xlink(local));
        }
        assert_eq!(names.find_plain_attribute("other"), None);
        // The table also has the names of elements.
        assert_eq!(names.intern("a0z").index(), numbers[0] as usize);
        let element = names.intern("other");
        assert_eq!(names.intern("other"), element);
        assert_eq!(names.text(element), "other");
        assert_eq!(names.intern_attribute(AttributeName::plain("other")), element.index() as u32);
        assert_eq!(names.others.len(), 500);
        names.clear();
        assert_eq!(names.find_plain_attribute("a0z"), None);
        assert_eq!(names.others.len(), 0);
    }

    #[test]
    fn names_that_the_parser_makes_take_no_room() {
        use treewright_markup::attributes::Adjustment;
        use treewright_markup::{AttributeBuffer, ElementName, Namespace, Origin, TreeSink};
        let mut document = crate::Document::new();
        let mut attributes = AttributeBuffer::default();
        for name in [
            "xmlns",
            "xmlns:xlink",
            "xml:lang",
            "xml:space",
            "xlink:actuate",
            "xlink:arcrole",
            "xlink:href",
            "xlink:role",
            "xlink:show",
            "xlink:title",
            "xlink:type",
            "class",
        ] {
            attributes.push(name, "a");
        }
        let root = document.root();
        for (namespace, local, text, adjustment) in [
            (Namespace::Svg, LocalName::SVG, "svg", Adjustment::Svg),
            (Namespace::MathMl, LocalName::MATH, "math", Adjustment::MathMl),
        ] {
            let name = ElementName { namespace, local, text };
            let attributes = attributes.view().adjusted(adjustment);
            TreeSink::create_element(&mut document, name, attributes, &root, Origin::default());
        }
        let names = &document.names;
        for slot in &document.attributes {
            let name = names.attribute(slot.name);
            assert_eq!(name.namespace != AttributeNamespace::None, name.local != "class");
            assert!((slot.name & !QUALIFIED) < LocalName::KNOWN_COUNT as u32);
        }
        assert_eq!((document.attributes.len(), names.others.len()), (24, 0));
    }

    #[test]
    fn sets_of_numbers() {
        let mut set = NumberSet::default();
        let numbers = [0, 1, 63, 64, 5000, QUALIFIED, QUALIFIED + 1, QUALIFIED + 5000];
        for number in numbers {
            assert!(set.insert(number), "{number}");
            assert!(!set.insert(number), "{number}");
        }
        assert!(set.insert(2) && set.insert(QUALIFIED + 2));
    }

    #[test]
    fn merged_attributes_of_few_elements_are_kept() {
        let mut document = crate::Document::new();
        let nodes: Vec<NodeId> = (0..6).map(|_| document.create_text("")).collect();
        let mut merged = MergedAttributes::default();
        for node in &nodes {
            let mut names = NumberSet::default();
            names.insert(node.index);
            merged.insert(*node, names);
        }
        let kept: Vec<bool> = nodes.iter().map(|node| merged.remove(node).is_some()).collect();
        assert_eq!(kept, [false, false, true, true, true, true]);
        assert!(merged.elements.is_empty());
    }
}
