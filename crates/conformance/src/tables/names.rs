//! Facts about the names of attributes, by their numbers: rules ask for most attributes of most elements in vain, and
//! find this out without a look at their names.

use std::sync::LazyLock;

use treewright_markup::{LocalName, NameInterner};

use super::attributes::{AttributeRow, among, rows_of};
use super::is_obsolete_somewhere;

/// Names of attributes, as bits: different names can have the same bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Names(u64);

impl Names {
    /// No name.
    pub(crate) const NONE: Self = Self(0);
    /// All names: for elements whose attributes are not known.
    pub(crate) const ALL: Self = Self(u64::MAX);
    /// Names that start with `aria-`.
    pub(crate) const ARIA: Self = Self(1 << 63);
    /// `prefix`, `vocab` and those that start with `xmlns:`.
    pub(crate) const RDFA: Self = Self(1 << 62);
    /// Those that start with `on`, and `style`.
    pub(crate) const INLINE: Self = Self(1 << 61);
    /// Those that start with `data-`, which rules do not ask for: they have no other bit.
    const DATA: Self = Self(1 << 60);
    /// Those that the index does not have for the element, if it is one of HTML.
    pub(crate) const UNLISTED: Self = Self(1 << 59);
    /// Those that are obsolete on some element.
    pub(crate) const OBSOLETE: Self = Self(1 << 58);

    /// The bit of a name. Names that are written in the code need no time.
    #[inline]
    pub(crate) const fn of(name: &str) -> Self {
        let name = name.as_bytes();
        let length = name.len() as u32;
        let (Some(first), Some(last)) = (name.first(), name.last()) else { return Self(1) };
        // With these numbers few frequent names have the bit of one that is asked for.
        let mixed = length.wrapping_mul(4)
            ^ (*first as u32).wrapping_mul(19)
            ^ (*last as u32).wrapping_mul(67);
        Self(1 << (mixed % 58))
    }

    /// The bits of some names.
    pub(crate) const fn of_all(names: &[&str]) -> Self {
        let mut all = Self::NONE;
        let mut rest = names;
        while let [first, others @ ..] = rest {
            all = all.with(Self::of(first));
            rest = others;
        }
        all
    }

    /// The names of both.
    #[inline]
    pub(crate) const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns false if no name can be in both.
    #[inline]
    pub(crate) const fn may_have(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The bits of a name and of its kinds.
    fn with_kinds(name: &str) -> Self {
        if name.starts_with("data-") {
            return Self::DATA;
        }
        let mut all = Self::of(name);
        if name.starts_with("aria-") {
            all = all.with(Self::ARIA);
        }
        if matches!(name, "prefix" | "vocab") || name.starts_with("xmlns:") {
            all = all.with(Self::RDFA);
        }
        if name == "style" || name.starts_with("on") {
            all = all.with(Self::INLINE);
        }
        if is_obsolete_somewhere(name) {
            all = all.with(Self::OBSOLETE);
        }
        all
    }
}

/// The facts about a name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NameFacts {
    pub(crate) names: Names,
    rows: &'static [&'static AttributeRow],
}

/// Those of the names that are known to the parser.
static KNOWN: LazyLock<Vec<NameFacts>> = LazyLock::new(|| {
    let known = NameInterner::default();
    let names = (0..LocalName::KNOWN_COUNT).map(|number| known.text_at(number).unwrap_or_default());
    names.map(NameFacts::of_text).collect()
});

impl NameFacts {
    /// The facts about a plain name by its number and its text.
    #[inline]
    pub(crate) fn of(number: u32, text: &str) -> Self {
        match KNOWN.get(number as usize) {
            Some(facts) => *facts,
            None => Self::of_text(text),
        }
    }

    fn of_text(text: &str) -> Self {
        Self {
            names: Names::with_kinds(text),
            rows: if text.starts_with("data-") { &[] } else { rows_of(text) },
        }
    }

    /// The row of the attribute on the element with this number. See [`attribute_of`].
    #[inline]
    pub(crate) fn row(&self, element: Option<u8>) -> Option<&'static AttributeRow> {
        among(self.rows, element)
    }
}
