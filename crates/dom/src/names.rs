//! The table of names, and the validity of names.

use std::collections::HashMap;

use treewright_markup::{
    AttributeInText, AttributeName, AttributeNamespace, LocalName, NameInterner,
    is_custom_element_name,
};

use crate::{NodeError, NodeId};

/// Gives numbers to the names of a document: those of elements and doctypes, the targets of
/// processing instructions, and those of attributes. Equal numbers of attributes mean equal
/// namespace, prefix and local name.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    /// Attributes without namespace and prefix have their numbers from the same table: one table for
    /// all takes fewer allocations than one for each.
    locals: NameInterner,
    /// The attribute names with namespace or prefix that the parser does not create. Their numbers
    /// follow those of [`FOREIGN`].
    others: Vec<Qualified>,
    numbers_of_others: HashMap<Qualified, u32>,
}

/// A name with namespace or prefix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Qualified {
    local: LocalName,
    namespace: AttributeNamespace,
    prefix: Option<&'static str>,
}

/// The bit that the numbers of names with namespace or prefix have. Interners do not use it.
const QUALIFIED: u32 = 1 << 31;

/// Returns true for the number of a name with namespace or prefix.
#[inline]
pub(crate) const fn is_qualified(number: u32) -> bool {
    number & QUALIFIED != 0
}

/// The attribute names with a namespace that the parser creates, the frequent ones first.
/// <https://html.spec.whatwg.org/multipage/parsing.html#adjust-foreign-attributes>
const FOREIGN: [Qualified; 11] = {
    use AttributeNamespace::{XLink, Xml, Xmlns};
    const fn qualified(
        namespace: AttributeNamespace,
        prefix: Option<&'static str>,
        local: LocalName,
    ) -> Qualified {
        Qualified { local, namespace, prefix }
    }
    let (xlink, xml) = (Some("xlink"), Some("xml"));
    [
        qualified(Xmlns, None, LocalName::XMLNS),
        qualified(XLink, xlink, LocalName::HREF),
        qualified(Xmlns, Some("xmlns"), LocalName::XLINK),
        qualified(Xml, xml, LocalName::SPACE),
        qualified(Xml, xml, LocalName::LANG),
        qualified(XLink, xlink, LocalName::TITLE),
        qualified(XLink, xlink, LocalName::TYPE),
        qualified(XLink, xlink, LocalName::ROLE),
        qualified(XLink, xlink, LocalName::SHOW),
        qualified(XLink, xlink, LocalName::ACTUATE),
        qualified(XLink, xlink, LocalName::ARCROLE),
    ]
};

impl Names {
    /// Forgets all names and keeps the memory.
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

    /// The number of an attribute's name, which gets a new one if it has none.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "a name is large, and its parts are known at the call")]
    pub(crate) fn intern_attribute(&mut self, name: AttributeName<'_>) -> u32 {
        let AttributeName { namespace, prefix, local } = name;
        if namespace != AttributeNamespace::None || prefix.is_some() {
            return self.intern_qualified(namespace, prefix, local);
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

    #[cold]
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "the number is asserted to be below `QUALIFIED`, which is half of what there are"
    )]
    fn intern_qualified(
        &mut self,
        namespace: AttributeNamespace,
        prefix: Option<&'static str>,
        local: &str,
    ) -> u32 {
        let name = Qualified { local: self.locals.intern(local), namespace, prefix };
        if let Some(index) = FOREIGN.iter().position(|foreign| *foreign == name) {
            return QUALIFIED + index as u32;
        }
        *self.numbers_of_others.entry(name).or_insert_with(|| {
            let index = FOREIGN.len() + self.others.len();
            assert!(index < QUALIFIED as usize, "there are fewer than 2^31 qualified names");
            self.others.push(name);
            QUALIFIED + index as u32
        })
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

    /// The name of an attribute.
    #[inline]
    pub(crate) fn attribute(&self, number: u32) -> AttributeName<'_> {
        // The numbers of qualified names are above those of all others.
        if let Some(local) = self.locals.text_at(number as usize) {
            return AttributeName::plain(local);
        }
        let Qualified { local, namespace, prefix } = self.qualified(number);
        AttributeName { namespace, prefix, local: self.locals.text(local) }
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
        FOREIGN.get(index).copied().unwrap_or_else(|| self.others[index - FOREIGN.len()])
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

/// The names of the attributes of the elements that the parser added attributes to last, so that
/// thousands of `html` tags do not read all of them again for each tag.
///
/// A parse has two such elements, `html` and `body`; there are more when several parsers take turns
/// with one arena. A set is as long as the table of names; therefore only a few are kept.
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

    /// Keeps the names of `element`, which does not have any here.
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

/// <https://dom.spec.whatwg.org/#valid-element-local-name>
pub(crate) fn is_valid_element_local_name(name: &str) -> bool {
    let mut characters = name.chars();
    match characters.next() {
        None => false,
        Some(first) if first.is_ascii_alphabetic() => !name.contains(ends_a_tag_name),
        Some(':' | '_' | '\u{80}'..) => characters.all(|character| {
            character.is_ascii_alphanumeric()
                || matches!(character, '-' | '.' | ':' | '_' | '\u{80}'..)
        }),
        Some(_) => false,
    }
}

/// <https://dom.spec.whatwg.org/#valid-attribute-local-name>
pub(crate) fn is_valid_attribute_local_name(name: &str) -> bool {
    !name.is_empty() && !name.contains(|character| ends_a_tag_name(character) || character == '=')
}

/// Returns true for a name that the tokenizer can give an attribute: it may begin with `=`.
#[cfg(feature = "serde")]
pub(crate) fn is_valid_given_attribute_name(name: &str) -> bool {
    is_valid_attribute_local_name(name.strip_prefix('=').unwrap_or(name)) || name == "="
}

/// The prefix and the local name of an attribute, for its namespace and its qualified name.
/// <https://dom.spec.whatwg.org/#validate-and-extract>
pub(crate) fn validate_and_extract(
    namespace: AttributeNamespace,
    qualified_name: &str,
) -> Result<(Option<&'static str>, &str), NodeError> {
    let (prefix, local) = match qualified_name.split_once(':') {
        Some((prefix, local)) => (Some(prefix), local),
        None => (None, qualified_name),
    };
    if prefix.is_some_and(|prefix| prefix.is_empty() || prefix.contains(ends_a_tag_name)) {
        return Err(NodeError::InvalidName);
    }
    if !is_valid_attribute_local_name(local) {
        return Err(NodeError::InvalidName);
    }
    let is_xmlns = qualified_name == "xmlns" || prefix == Some("xmlns");
    if prefix.is_some() && namespace == AttributeNamespace::None
        || prefix == Some("xml") && namespace != AttributeNamespace::Xml
        || is_xmlns != (namespace == AttributeNamespace::Xmlns)
    {
        return Err(NodeError::Namespace);
    }
    let prefix = match prefix {
        None => None,
        Some(prefix) => Some(
            ["xml", "xmlns", "xlink"]
                .into_iter()
                .find(|known| *known == prefix)
                .ok_or(NodeError::NotSupported)?,
        ),
    };
    Ok((prefix, local))
}

/// <https://dom.spec.whatwg.org/#valid-doctype-name>
pub(crate) fn is_valid_doctype_name(name: &str) -> bool {
    !name.contains(|character| ends_a_tag_name(character) && character != '/')
}

fn ends_a_tag_name(character: char) -> bool {
    matches!(character, '\t' | '\n' | '\x0C' | '\r' | ' ' | '\0' | '/' | '>')
}

/// <https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name>
pub(crate) fn is_valid_custom_element_name(name: &str) -> bool {
    is_valid_element_local_name(name) && is_custom_element_name(name)
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
            assert_eq!(names.attribute(numbers[2 * index + 1]), xlink(local));
        }
        assert_eq!(names.find_plain_attribute("other"), None);
        // The names of elements are among them.
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

    #[test]
    fn valid_names() {
        for (name, element, attribute, doctype) in [
            ("div", true, true, true),
            ("", false, false, true),
            ("a<b", true, true, true),
            ("a b", false, false, false),
            ("a>", false, false, false),
            ("a/", false, false, true),
            ("a=", true, false, true),
            ("1", false, true, true),
            (":a-.0é", true, true, true),
            ("_$", false, true, true),
            ("é\0", false, false, false),
        ] {
            assert_eq!(is_valid_element_local_name(name), element, "{name:?}");
            assert_eq!(is_valid_attribute_local_name(name), attribute, "{name:?}");
            assert_eq!(is_valid_doctype_name(name), doctype, "{name:?}");
        }
        for (name, valid) in
            [("x-a", true), ("xa", false), ("x-A", false), ("-a", false), ("font-face", false)]
        {
            assert_eq!(is_valid_custom_element_name(name), valid, "{name}");
        }
    }
}
