//! Facts about the names of attributes, by their numbers: rules ask for most attributes of most elements in vain, and
//! find this out without a look at their names.

use std::sync::LazyLock;

use treewright_markup::{LocalName, NameInterner};

use super::attributes::{AttributeRow, Elements, among, rows_of};
use super::elements::ElementSet;
use super::is_obsolete_somewhere;

/// Names of attributes, as bits: different names can have the same bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Names(u64);

impl Names {
    /// No name, and those of custom data attributes.
    pub(crate) const NONE: Self = Self(0);
    /// All names: for elements whose attributes are not known.
    pub(crate) const ALL: Self = Self(u64::MAX);
    /// Names that start with `aria-`.
    pub(crate) const ARIA: Self = Self(1 << 63);
    /// Those of RDFa whose values are checked, and those that start with `xmlns:`.
    pub(crate) const RDFA: Self = Self(1 << 62);
    /// Those that start with `on`, and `style`.
    pub(crate) const INLINE: Self = Self(1 << 61);
    /// Those whose values have a form that is checked, on the element if it is one of HTML.
    pub(crate) const WITH_A_FORM: Self = Self(1 << 60);
    /// Those that the index does not have for the element, if it is one of HTML, without custom data attributes.
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

    /// The bits for the row of a name on an element, or for none.
    const fn of_row(row: Option<&AttributeRow>) -> Self {
        match row {
            None => Self::UNLISTED,
            Some(row) if row.value.has_a_form() => Self::WITH_A_FORM,
            Some(_) => Self::NONE,
        }
    }

    /// Returns false if no name can be in both.
    #[inline]
    pub(crate) const fn may_have(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The bits of a name and of its kinds.
    fn with_kinds(name: &str) -> Self {
        // Rules do not ask for custom data attributes.
        if is_custom_data_attribute(name) {
            return Self::NONE;
        }
        let mut all = Self::of(name);
        if name.starts_with("aria-") {
            all = all.with(Self::ARIA);
        }
        if has_a_form_in_rdfa(name) || name.starts_with("xmlns:") {
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

/// The places of names in [`BY_PLACE`]: enough that few have the same.
const PLACES: usize = 4096;

/// The known names by their places; of several with one place, one.
static BY_PLACE: [LocalName; PLACES] = {
    let mut all = [LocalName::UNKNOWN; PLACES];
    let mut index = 0;
    while let Some(name) = LocalName::known_at(index) {
        if let Some(text) = name.known_text()
            && let Some((_, [place, ..])) = all.split_at_mut_checked(place_of(text))
        {
            *place = name;
        }
        index = index.saturating_add(1);
    }
    all
};

const fn place_of(name: &str) -> usize {
    let bytes = name.as_bytes();
    let (Some(first), Some(last)) = (bytes.first(), bytes.last()) else { return 0 };
    let (_, after) = bytes.split_at(bytes.len() / 2);
    let middle = match after {
        [middle, ..] => *middle as usize,
        [] => 0,
    };
    let mixed = (*first as usize).wrapping_mul(67)
        ^ (*last as usize).wrapping_mul(409)
        ^ middle.wrapping_mul(2503)
        ^ bytes.len().wrapping_mul(31);
    mixed % PLACES
}

/// The name with this text, for most of those that are known to the parser. Names that are written in the code need no
/// time.
#[inline(always)]
#[allow(clippy::inline_always, reason = "so that the look-up is done when this is compiled")]
pub(crate) fn known_name(text: &str) -> Option<LocalName> {
    let name = *BY_PLACE.get(place_of(text))?;
    (name.known_text() == Some(text)).then_some(name)
}

/// The name of an attribute with its lookup key, for names that are not written in the code.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LookUp {
    pub(crate) text: &'static str,
    pub(crate) names: Names,
    pub(crate) known: Option<LocalName>,
}

impl LookUp {
    pub(crate) fn of(text: &'static str) -> Self {
        Self { text, names: Names::of(text), known: known_name(text) }
    }
}

/// The facts about a name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NameFacts {
    pub(crate) names: Names,
    rows: &'static [&'static AttributeRow],
    /// The row of all elements, with the names and the bits for that row, and the elements that have another one.
    of_all: (Names, Option<&'static AttributeRow>),
    others: ElementSet,
}

/// Those of the names that are known to the parser.
static KNOWN: LazyLock<Vec<NameFacts>> = LazyLock::new(|| {
    let known = NameInterner::default();
    let names = (0..LocalName::KNOWN_COUNT).map(|number| known.text_at(number).unwrap_or_default());
    names.map(NameFacts::of_text).collect()
});

/// "A custom data attribute is an attribute in no namespace whose name starts with the string "data-", has at least one
/// character after the hyphen, is a valid attribute local name, and contains no ASCII upper alphas." Those of the HTML
/// syntax have none, and valid names.
/// <https://html.spec.whatwg.org/multipage/dom.html#custom-data-attribute>
pub(crate) fn is_custom_data_attribute(name: &str) -> bool {
    name.strip_prefix("data-")
        .is_some_and(|rest| !rest.is_empty() && !rest.bytes().any(|byte| byte.is_ascii_uppercase()))
}

impl NameFacts {
    /// The facts about a plain name by its number, if it is known to the parser.
    #[inline]
    pub(crate) fn of_known(number: u32) -> Option<&'static Self> {
        KNOWN.get(number as usize)
    }

    pub(crate) fn of_text(text: &str) -> Self {
        let rows = if text.starts_with("data-") { &[] } else { rows_of(text) };
        let others = rows.iter().filter_map(|row| match row.elements {
            Elements::All => None,
            Elements::Some(elements) => Some(elements),
        });
        Self {
            names: Names::NONE,
            rows,
            of_all: (Names::NONE, among(rows, None)),
            others: others.fold(ElementSet::NONE, ElementSet::with),
        }
        .named(Names::with_kinds(text))
    }

    const fn named(self, names: Names) -> Self {
        let (_, row) = self.of_all;
        // Custom data attributes have neither names nor rows.
        let is_custom = row.is_none() && !names.may_have(Names::ALL);
        let of_row = if is_custom { Names::NONE } else { Names::of_row(row) };
        Self { names, of_all: (names.with(of_row), row), ..self }
    }

    /// The facts about a name that is in a namespace.
    pub(crate) const fn without_rows(self) -> Self {
        let of_all = (Names::NONE, None);
        Self { rows: &[], of_all, others: ElementSet::NONE, ..self }.named(self.names)
    }

    /// The names with the bits for the row of the attribute on the HTML element that this set has alone, and that row,
    /// if any. See [`attribute_of`].
    #[inline]
    pub(crate) fn on(&self, element: ElementSet) -> (Names, Option<&'static AttributeRow>) {
        if self.others.intersects(element) {
            let row = among(self.rows, element.number());
            (self.names.with(Names::of_row(row)), row)
        } else {
            self.of_all
        }
    }
}

/// Returns true for the attributes of RDFa whose values have a form.
/// <https://www.w3.org/TR/rdfa-core/#s_syntax>
pub(crate) fn has_a_form_in_rdfa(name: &str) -> bool {
    matches!(
        name,
        "about"
            | "datatype"
            | "prefix"
            | "property"
            | "rel"
            | "resource"
            | "rev"
            | "typeof"
            | "vocab"
    )
}

#[cfg(test)]
mod tests {
    use super::{known_name, rows_of};
    use treewright_markup::LocalName;

    #[test]
    fn names_have_their_numbers() {
        let all = (0..).map_while(LocalName::known_at).collect::<Vec<_>>();
        let texts = all.iter().filter_map(|name| name.known_text());
        let found = texts.filter(|text| {
            let found = known_name(text);
            assert!(found.is_none() || found == LocalName::known(text), "{text}");
            found.is_some() || rows_of(text).is_empty()
        });
        // Others are compared by their texts.
        assert!(found.count() * 20 > all.len() * 19);
        assert_eq!(known_name(""), None);
        assert_eq!(known_name("x-y"), None);
    }
}
