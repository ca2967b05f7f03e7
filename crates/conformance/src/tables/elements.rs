//! The elements of HTML by name: their categories and children.

use std::sync::LazyLock;

use treewright_markup::{ElementFlags, LocalName, NameInterner, Namespace};

use super::generated;

/// A set of categories of content.
/// <https://html.spec.whatwg.org/multipage/dom.html#content-models>
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Categories(pub(super) u16);

impl Categories {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const METADATA: Self = Self(1);
    pub(crate) const FLOW: Self = Self(1 << 1);
    pub(crate) const SECTIONING: Self = Self(1 << 2);
    pub(crate) const HEADING: Self = Self(1 << 3);
    pub(crate) const PHRASING: Self = Self(1 << 4);
    pub(crate) const EMBEDDED: Self = Self(1 << 5);
    pub(crate) const INTERACTIVE: Self = Self(1 << 6);
    pub(crate) const PALPABLE: Self = Self(1 << 7);
    pub(crate) const SCRIPT_SUPPORTING: Self = Self(1 << 8);
    pub(crate) const FORM_ASSOCIATED: Self = Self(1 << 9);
    pub(crate) const LISTED: Self = Self(1 << 10);
    pub(crate) const LABELABLE: Self = Self(1 << 11);
    pub(crate) const SUBMITTABLE: Self = Self(1 << 12);
    pub(crate) const RESETTABLE: Self = Self(1 << 13);

    /// Returns true if one of the categories is in both sets.
    pub(crate) const fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The union of two sets.
    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// This set without another.
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// A set of elements of HTML, as bits by their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ElementSet(pub(super) u128);

impl ElementSet {
    pub(crate) const NONE: Self = Self(0);

    /// The set of these elements.
    pub(crate) const fn of(names: &[LocalName]) -> Self {
        let mut bits = 0;
        let mut rest = names;
        while let [first, others @ ..] = rest {
            if let Some(number) = number_of(*first) {
                bits |= 1 << number;
            }
            rest = others;
        }
        Self(bits)
    }

    /// The set of the element with this number.
    #[inline]
    pub(crate) const fn of_number(number: u8) -> Self {
        Self(1 << number)
    }

    /// The number of the first element.
    #[inline]
    pub(crate) const fn number(self) -> Option<u8> {
        if self.0 == 0 { None } else { Some(self.0.trailing_zeros() as u8) }
    }

    /// The union of two sets.
    #[inline]
    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns true if the element with this name is in the set.
    #[inline]
    pub(crate) const fn has(self, name: LocalName) -> bool {
        match number_of(name) {
            Some(number) => self.has_number(number),
            None => false,
        }
    }

    /// This set without another.
    #[inline]
    pub(crate) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns true for the set of no element.
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn has_number(self, number: u8) -> bool {
        self.0 & (1 << number) != 0
    }

    /// Returns true if an element is in both sets.
    #[inline]
    pub(crate) const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// An element of the standard's index.
#[derive(Debug)]
pub(crate) struct ElementRow {
    #[cfg_attr(not(test), expect(dead_code, reason = "a test names it"))]
    pub(crate) name: &'static str,
    /// The categories that it always has, and those that it has under a condition.
    pub(crate) categories: Categories,
    pub(crate) conditional: Categories,
    pub(crate) children: Children,
    #[cfg_attr(not(test), expect(dead_code, reason = "a test compares the two indices"))]
    pub(crate) attributes: &'static [&'static str],
}

/// The children that the index says an element may have.
#[derive(Debug)]
pub(crate) struct Children {
    pub(crate) categories: Categories,
    pub(crate) elements: ElementSet,
    pub(crate) has_text: bool,
    pub(crate) is_transparent: bool,
}

/// The facts about the HTML element with a known name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HtmlElement {
    pub(crate) row: Option<&'static ElementRow>,
    /// The set of this element alone; the empty one for those that the index does not have.
    pub(crate) alone: ElementSet,
    /// It is one of the formatting elements, which the parser copies.
    pub(crate) is_formatting: bool,
}

/// The facts about the HTML element with this name; `None` for a name that is not known to the parser.
#[inline]
pub(crate) fn html_element(name: LocalName) -> Option<&'static HtmlElement> {
    static BY_NAME: LazyLock<Vec<HtmlElement>> = LazyLock::new(|| {
        let known = NameInterner::default();
        let facts = (0..LocalName::KNOWN_COUNT).map(|number| {
            let name = known.text_at(number).and_then(LocalName::known);
            let name = name.unwrap_or(LocalName::UNKNOWN);
            let number = number_of(name);
            HtmlElement {
                row: number.and_then(element_row),
                alone: number.map_or(ElementSet::NONE, ElementSet::of_number),
                is_formatting: name.flags(Namespace::Html).intersects(ElementFlags::FORMATTING),
            }
        });
        facts.collect()
    });
    BY_NAME.get(name.index())
}

/// The number of an element of the index.
pub(crate) const fn number_of(name: LocalName) -> Option<u8> {
    generated::number_of(name)
}

/// The number of elements of the index: fewer than an [`ElementSet`] has bits.
pub(crate) const ELEMENT_COUNT: u8 = generated::ELEMENTS.len() as u8;

/// The elements that are in one of these categories, with or without a condition.
pub(crate) const fn in_categories(categories: Categories) -> ElementSet {
    let (mut all, mut bit) = (0, 1);
    let mut rest = generated::ELEMENTS;
    while let [first, others @ ..] = rest {
        if first.categories.with(first.conditional).has(categories) {
            all |= bit;
        }
        bit = u128::wrapping_shl(bit, 1);
        rest = others;
    }
    ElementSet(all)
}

/// The entry of the HTML element with this number.
pub(crate) fn element_row(number: u8) -> Option<&'static ElementRow> {
    generated::ELEMENTS.get(usize::from(number))
}
