//! Names as numbers: names in the standard are constants that can be used in patterns; all others are
//! interned by the parser (or tree) that meets them.
//!
//! Both look-ups begin with the *key* of a name: eight bytes that are computed with a few loads and no
//! loop. For a name of at most eight bytes, key and length identify it, so the text is not compared. For
//! longer names the key mixes their first and last eight bytes, and the texts are compared too.
//!
//! The known names are in an open hash table, built at compile time and a third full. A multiplication and
//! a shift turn a key into a slot, with a factor for which nearly all frequent names are in the first slot.
//!
//! Pages choose the other names, and could choose them so that they collide, so their table uses a hash
//! with a secret. That is slow, and is avoided where possible: a page has few such names, and the first
//! [`MOST_WITHOUT_TABLE`] are compared one by one. Also, the same name usually recurs soon, so a small
//! direct-mapped cache is checked first, by the key.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "counts of names, which are fewer than 2^31, of places for them and of their text in memory"
)]
#![expect(
    clippy::indexing_slicing,
    reason = "a place in a table is made from the table's length, and bytes of a name are looked at by its length"
)]

mod display;
mod frequent_attributes;
#[rustfmt::skip]
mod generated;
mod short_name;
mod validity;

pub use display::DefaultDisplay;
pub use generated::tag;
pub use short_name::ShortName;
pub use validity::{
    is_valid_attribute_local_name, is_valid_custom_element_name, is_valid_doctype_name,
    is_valid_element_local_name, is_valid_namespace_prefix,
};

use std::hash::{BuildHasher, RandomState};
use std::ops::Range;

/// The namespaces of elements from an HTML parser, and one name for all others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Namespace {
    /// `http://www.w3.org/1999/xhtml`
    #[default]
    Html,
    /// `http://www.w3.org/1998/Math/MathML`
    MathMl,
    /// `http://www.w3.org/2000/svg`
    Svg,
    /// Another namespace, or none. HTML parsers never create such elements; XML and scripts do. The tree
    /// that has the element stores the namespace.
    Other,
}

impl Namespace {
    /// The namespace's URL; an empty string for [`Namespace::Other`].
    pub const fn url(self) -> &'static str {
        match self {
            Self::Html => "http://www.w3.org/1999/xhtml",
            Self::MathMl => "http://www.w3.org/1998/Math/MathML",
            Self::Svg => "http://www.w3.org/2000/svg",
            Self::Other => "",
        }
    }

    /// The namespace with this URL: [`Namespace::Other`] if it is none of the first three.
    ///
    /// ```
    /// use treewright_markup::Namespace;
    /// assert_eq!(Namespace::of_url("http://www.w3.org/2000/svg"), Namespace::Svg);
    /// assert_eq!(Namespace::of_url(""), Namespace::Other);
    /// ```
    #[must_use]
    pub fn of_url(url: &str) -> Self {
        let known = [Self::Html, Self::MathMl, Self::Svg];
        known.into_iter().find(|namespace| namespace.url() == url).unwrap_or(Self::Other)
    }
}

/// A local name as a number. Known names are constants; any other number is only meaningful to the
/// [`NameInterner`] that assigned it.
///
/// ```
/// use treewright_markup::LocalName;
/// assert_eq!(LocalName::known("div"), Some(LocalName::DIV));
/// assert_eq!(LocalName::DIV.known_text(), Some("div"));
/// assert_eq!(LocalName::known("x-thing"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LocalName(u32);

impl LocalName {
    /// The number of known names; their indices are below this.
    pub const KNOWN_COUNT: usize = generated::KNOWN.len();

    /// The number of known names that HTML elements have; their indices are below this.
    pub const HTML_COUNT: usize = generated::OF_HTML;

    /// Placeholder for a name that was not looked up yet, or for a token that is not a tag. No name has
    /// this number.
    pub const UNKNOWN: Self = Self(u32::MAX);

    /// The known name with this text, in exactly this case.
    #[inline]
    pub fn known(text: &str) -> Option<Self> {
        Self::known_with_key(text.as_bytes(), key_of(text.as_bytes()))
    }

    /// The known name from byte `start` to byte `end` of `text`, if it is one.
    #[inline(never)]
    pub fn known_in(text: &str, start: u32, end: u32) -> Option<Self> {
        let text = text.as_bytes();
        let name = text.get(start as usize..end as usize)?;
        // The same key in fewer steps, if eight bytes can be read from the start on.
        let key = match text[start as usize..].first_chunk() {
            Some(word) if (1..=EXACT).contains(&name.len()) => {
                u64::from_le_bytes(*word) & (u64::MAX >> (64 - 8 * name.len()))
            }
            _ => key_of(name),
        };
        Self::known_with_key(name, key)
    }

    #[inline]
    fn known_with_key(text: &[u8], key: u64) -> Option<Self> {
        let is_it = |name: Self| name.known_text().map(str::as_bytes) == Some(text);
        let mut slot = slot_of(key);
        loop {
            let entry = &KNOWN_BY_KEY[slot];
            if entry.key == key
                && entry.length == text.len() as u32
                && (text.len() <= EXACT || is_it(entry.name))
            {
                return Some(entry.name);
            }
            if entry.length == NO_LENGTH {
                return None;
            }
            slot = (slot + 1) % KNOWN_BY_KEY.len();
        }
    }

    /// Returns true if this is a constant, which needs no interner.
    pub const fn is_known(self) -> bool {
        (self.0 as usize) < Self::KNOWN_COUNT
    }

    /// The text of a known name.
    #[inline]
    pub const fn known_text(self) -> Option<&'static str> {
        if self.is_known() { Some(generated::KNOWN[self.index()]) } else { None }
    }

    /// The known name with this [`index`](Self::index).
    ///
    /// ```
    /// use treewright_markup::LocalName;
    /// assert_eq!(LocalName::known_at(LocalName::HREF.index()), Some(LocalName::HREF));
    /// assert_eq!(LocalName::known_at(LocalName::KNOWN_COUNT), None);
    /// ```
    #[inline]
    pub const fn known_at(index: usize) -> Option<Self> {
        if index < Self::KNOWN_COUNT { Some(Self(index as u32)) } else { None }
    }

    /// The name with this number, which must be that of a known name or come from the same interner.
    pub const fn from_index(index: u32) -> Self {
        Self(index)
    }

    /// The number itself: an index below [`Self::KNOWN_COUNT`] for known names.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The standard's facts about the element with this name in `namespace`.
    pub fn flags(self, namespace: Namespace) -> ElementFlags {
        match namespace {
            Namespace::Html => {
                generated::HTML_FLAGS.get(self.index()).copied().unwrap_or(ElementFlags::NONE)
            }
            Namespace::MathMl => match self {
                Self::MI | Self::MO | Self::MN | Self::MS | Self::MTEXT => {
                    ElementFlags::FOREIGN_SPECIAL.with(ElementFlags::MATHML_TEXT_INTEGRATION_POINT)
                }
                Self::ANNOTATION_XML => ElementFlags::FOREIGN_SPECIAL,
                _ => ElementFlags::NONE,
            },
            Namespace::Svg => match self {
                Self::FOREIGN_OBJECT | Self::DESC | Self::TITLE => {
                    ElementFlags::FOREIGN_SPECIAL.with(ElementFlags::HTML_INTEGRATION_POINT)
                }
                _ => ElementFlags::NONE,
            },
            Namespace::Other => ElementFlags::NONE,
        }
    }

    /// Returns true if the HTML element with this name is a form-associated element.
    pub fn is_form_associated(self) -> bool {
        self.flags(Namespace::Html).intersects(ElementFlags::FORM_ASSOCIATED)
    }

    /// The SVG element name for a tag name. They differ in case for a few: `foreignobject` gives
    /// `foreignObject`. <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign>
    #[must_use]
    pub fn adjusted_for_svg(self) -> Self {
        let pair = generated::SVG_TAG_NAMES.iter().find(|(tag, _)| *tag == self);
        pair.map_or(self, |(_, svg)| *svg)
    }

    /// The name converted to ASCII lowercase, which changes only SVG names.
    #[must_use]
    pub fn to_ascii_lowercase(self) -> Self {
        let pair = generated::SVG_TAG_NAMES.iter().find(|(_, svg)| *svg == self);
        pair.map_or(self, |(tag, _)| *tag)
    }
}

/// Returns true if a tag name, or another valid element local name, is a valid custom element name.
/// <https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name>
///
/// ```
/// use treewright_markup::is_custom_element_name;
/// assert!(is_custom_element_name("x-thing"));
/// assert!(!is_custom_element_name("div"));
/// assert!(!is_custom_element_name("font-face"));
/// ```
pub fn is_custom_element_name(name: &str) -> bool {
    name.contains('-')
        && name.starts_with(|first: char| first.is_ascii_lowercase())
        && !name.contains(|character: char| character.is_ascii_uppercase())
        && !matches!(
            name,
            "annotation-xml"
                | "color-profile"
                | "font-face"
                | "font-face-src"
                | "font-face-uri"
                | "font-face-format"
                | "font-face-name"
                | "missing-glyph"
        )
}

/// The known names in an open hash table, a third full.
static KNOWN_BY_KEY: [KnownName; 2048] = known_by_key();

#[derive(Clone, Copy)]
struct KnownName {
    key: u64,
    /// `NO_LENGTH` in an empty slot.
    length: u32,
    name: LocalName,
}

const NO_LENGTH: u32 = u32::MAX;

#[allow(clippy::large_stack_arrays, reason = "this runs at compile time only")]
const fn known_by_key() -> [KnownName; 2048] {
    let mut table = [KnownName { key: 0, length: NO_LENGTH, name: LocalName::HTML }; 2048];
    let mut number = 0;
    while number < LocalName::KNOWN_COUNT {
        let text = generated::KNOWN[number];
        let key = key_of(text.as_bytes());
        let mut slot = slot_of(key);
        while table[slot].length != NO_LENGTH {
            slot = (slot + 1) % table.len();
        }
        table[slot] = KnownName { key, length: text.len() as u32, name: LocalName(number as u32) };
        number += 1;
    }
    table
}

/// The length up to which the key and the length of a name identify it.
const EXACT: usize = 8;

/// The key of a name: its bytes if there are at most eight, lowest byte first; otherwise a mixture of the
/// first and the last eight.
#[inline]
const fn key_of(name: &[u8]) -> u64 {
    let bits = 8 * name.len();
    match name.len() {
        0 => 0,
        1..4 => {
            let (first, middle, last) = (name[0], name[name.len() / 2], name[name.len() - 1]);
            // A byte that is read twice goes to the same place.
            first as u64 | (middle as u64) << (bits / 16 * 8) | (last as u64) << (bits - 8)
        }
        4..8 => match (name.first_chunk(), name.last_chunk()) {
            (Some(first), Some(last)) => {
                let (first, last) = (u32::from_le_bytes(*first), u32::from_le_bytes(*last));
                first as u64 | (last as u64) << (bits - 32)
            }
            _ => 0,
        },
        8.. => match (name.first_chunk(), name.last_chunk()) {
            (Some(first), Some(last)) => {
                let (first, last) = (u64::from_le_bytes(*first), u64::from_le_bytes(*last));
                // For eight bytes both are the same, and so is the result.
                first ^ (first ^ last).rotate_left(29)
            }
            _ => 0,
        },
    }
}

/// The first slot of a key in a table of 2048. The high bits of a product depend on all bits of the
/// key; the factor is one of `SplitMix64`.
#[inline]
const fn slot_of(key: u64) -> usize {
    (key.wrapping_mul(0x94D0_49BB_1331_11EB) >> (64 - 11)) as usize
}

/// A set of facts about an element; a test takes one instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ElementFlags(u32);

impl ElementFlags {
    /// The empty set.
    pub const NONE: Self = Self(0);
    /// In the special category.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#special>
    pub const SPECIAL: Self = Self(1);
    /// In the formatting category.
    pub const FORMATTING: Self = Self(1 << 1);
    /// Popped by "generate implied end tags".
    pub const IMPLIED_END_TAG: Self = Self(1 << 2);
    /// Popped by "generate all implied end tags thoroughly".
    pub const THOROUGHLY_IMPLIED_END_TAG: Self = Self(1 << 3);
    /// May be open at the end of the body without a parse error.
    pub const MAY_BE_OPEN_AT_THE_END: Self = Self(1 << 4);
    /// Ends "in scope", and with it list item and button scope.
    pub const SCOPE: Self = Self(1 << 5);
    /// Ends list item scope, in addition to `SCOPE`.
    pub const LIST_ITEM_SCOPE: Self = Self(1 << 6);
    /// Ends button scope, in addition to `SCOPE`.
    pub const BUTTON_SCOPE: Self = Self(1 << 7);
    /// Ends table scope.
    pub const TABLE_SCOPE: Self = Self(1 << 8);
    /// A void element of the writing rules.
    pub const VOID: Self = Self(1 << 9);
    /// Serializes as void.
    pub const SERIALIZES_AS_VOID: Self = Self(1 << 10);
    /// Its text children are serialized literally.
    pub const RAW_TEXT_CHILD: Self = Self(1 << 11);
    /// Its start tag breaks out of foreign content.
    pub const FOREIGN_BREAKOUT: Self = Self(1 << 12);
    /// `h1` to `h6`.
    pub const HEADING: Self = Self(1 << 13);
    /// A form-associated element.
    pub const FORM_ASSOCIATED: Self = Self(1 << 14);
    /// A listed element: its `form` attribute counts.
    pub const LISTED: Self = Self(1 << 15);
    /// An HTML element that can host a shadow root and is not a custom element.
    pub const SHADOW_HOST: Self = Self(1 << 16);
    /// A MathML text integration point.
    pub const MATHML_TEXT_INTEGRATION_POINT: Self = Self(1 << 17);
    /// An HTML integration point (for `annotation-xml` the parser adds it by attribute).
    pub const HTML_INTEGRATION_POINT: Self = Self(1 << 18);
    /// Ends the search of an `li`, `dd` or `dt` start tag for an open one: special, but neither `address`
    /// nor `div` nor `p`.
    pub const ENDS_A_LIST: Self = Self(1 << 19);
    /// Its text has character references but no tags.
    /// <https://html.spec.whatwg.org/multipage/syntax.html#escapable-raw-text-elements>
    pub const ESCAPABLE_RAW_TEXT: Self = Self(1 << 20);
    /// A labelable element (for `input` this depends on the type).
    /// <https://html.spec.whatwg.org/multipage/forms.html#category-label>
    pub const LABELABLE: Self = Self(1 << 21);
    /// A submittable element.
    /// <https://html.spec.whatwg.org/multipage/forms.html#category-submit>
    pub const SUBMITTABLE: Self = Self(1 << 22);
    /// A resettable element.
    /// <https://html.spec.whatwg.org/multipage/forms.html#category-reset>
    pub const RESETTABLE: Self = Self(1 << 23);
    /// The flags of the foreign elements in the scope lists.
    const FOREIGN_SPECIAL: Self = Self::SPECIAL.with(Self::SCOPE).with(Self::ENDS_A_LIST);

    /// The union of both sets.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// This set without `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns true if any flag of `other` is set.
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// Assigns numbers to unknown names.
///
/// ```
/// use treewright_markup::{LocalName, NameInterner};
/// let mut names = NameInterner::default();
/// let thing = names.intern("x-thing");
/// assert_eq!(names.intern("x-thing"), thing);
/// assert_eq!(names.text(thing), "x-thing");
/// assert_eq!(names.intern("p"), LocalName::P);
/// ```
#[derive(Clone, Debug, Default)]
pub struct NameInterner {
    /// The texts of all unknown names, one after the other.
    texts: String,
    /// Their ranges. The index of a name is its number minus the number of known names.
    unknown: Unknowns,
    /// An open hash table of them, at most three quarters full; empty while there are at most
    /// [`MOST_WITHOUT_TABLE`].
    slots: Vec<Slot>,
    /// Has a secret key, so that pages cannot choose names that collide.
    hasher: RandomState,
    /// The direct-mapped cache: the most recent numbers, by key.
    recent: [u32; RECENT],
}

/// Unknown names, in order: the first ones without an allocation.
#[derive(Clone, Debug, Default)]
struct Unknowns {
    few: [Unknown; FEW],
    more: Vec<Unknown>,
    len: usize,
}

/// Few pages have more.
const FEW: usize = 32;

impl Unknowns {
    const fn len(&self) -> usize {
        self.len
    }

    #[inline]
    fn get(&self, index: usize) -> Option<Unknown> {
        let place = if index < FEW { self.few.get(index) } else { self.more.get(index - FEW) };
        place.copied().filter(|_| index < self.len)
    }

    fn push(&mut self, name: Unknown) {
        match self.few.get_mut(self.len) {
            Some(place) => *place = name,
            None => self.more.push(name),
        }
        self.len += 1;
    }

    fn iter(&self) -> impl Iterator<Item = &Unknown> {
        self.few.iter().chain(&self.more).take(self.len)
    }

    fn clear(&mut self) {
        self.more.clear();
        self.len = 0;
    }
}

/// An unknown name.
#[derive(Clone, Copy, Debug, Default)]
struct Unknown {
    key: u64,
    start: usize,
    length: usize,
}

impl Unknown {
    fn range(self) -> Range<usize> {
        self.start..self.start + self.length
    }
}

/// An entry of the hash table.
#[derive(Clone, Copy, Debug)]
struct Slot {
    hash: u32,
    /// The name's number; 0, which is a known name's, in an empty slot.
    number: u32,
}

const EMPTY: Slot = Slot { hash: 0, number: 0 };

/// The first slot of a name with this hash. Slots are ordered by hash, so a larger table is filled from
/// start to end.
fn first_place(hash: u32, slots: usize) -> usize {
    ((u64::from(hash) * slots as u64) >> 32) as usize
}

fn next_place(place: usize, slots: usize) -> usize {
    if place + 1 == slots { 0 } else { place + 1 }
}

/// The length of the texts that the first reservation makes room for.
const USUAL_TEXT: usize = 8 * FEW;

/// The maximum number of names that are compared one by one, without the hash table.
const MOST_WITHOUT_TABLE: usize = FEW;

/// The minimum length of the hash table.
const LEAST_SLOTS: usize = 64;

/// The upper bound of the numbers of names, which leaves a bit to users.
const MOST: usize = 1 << 31;

const RECENT: usize = 32;

impl NameInterner {
    /// The number of `text`: the constant if it is a known name.
    pub fn intern(&mut self, text: &str) -> LocalName {
        let key = key_of(text.as_bytes());
        let recent = self.recent[slot_of(key) % RECENT];
        if self.is(recent, text, key) {
            return LocalName(recent);
        }
        self.intern_by_tables(text, key)
    }

    /// The number of `text` in this interner, if it has one.
    pub fn get(&self, text: &str) -> Option<LocalName> {
        let key = key_of(text.as_bytes());
        if let Some(known) = LocalName::known_with_key(text.as_bytes(), key) {
            return Some(known);
        }
        let recent = self.recent[slot_of(key) % RECENT];
        if self.is(recent, text, key) {
            return Some(LocalName(recent));
        }
        if self.slots.is_empty() {
            return self.find_among_few(text, key).map(LocalName);
        }
        let slot = self.slots[self.find_slot(text, key, self.hash(text))];
        (slot.number != EMPTY.number).then_some(LocalName(slot.number))
    }

    /// The text of a name.
    ///
    /// # Panics
    /// Panics if the name comes from another interner and has no text here.
    #[inline]
    #[expect(clippy::expect_used, reason = "documented")]
    pub fn text(&self, name: LocalName) -> &str {
        self.text_at(name.index()).expect("the name comes from this interner")
    }

    /// The text of the name with this [index](LocalName::index), if it exists.
    ///
    /// ```
    /// use treewright_markup::{LocalName, NameInterner};
    /// let mut names = NameInterner::default();
    /// let thing = names.intern("x-thing");
    /// assert_eq!(names.text_at(thing.index()), Some("x-thing"));
    /// assert_eq!(names.text_at(LocalName::P.index()), Some("p"));
    /// assert_eq!(names.text_at(thing.index() + 1), None);
    /// ```
    #[inline]
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::string_slice,
        reason = "the index is not that of a known name; the range is that of the whole name, which was pushed"
    )]
    pub fn text_at(&self, index: usize) -> Option<&str> {
        if let Some(known) = generated::KNOWN.get(index) {
            return Some(known);
        }
        let unknown = self.unknown.get(index - LocalName::KNOWN_COUNT)?;
        Some(&self.texts[unknown.range()])
    }

    /// Forgets all unknown names, and keeps the memory. Their numbers become meaningless.
    ///
    /// ```
    /// use treewright_markup::NameInterner;
    /// let mut names = NameInterner::default();
    /// names.intern("x-thing");
    /// names.clear();
    /// assert_eq!(names.get("x-thing"), None);
    /// ```
    pub fn clear(&mut self) {
        if self.unknown.len() == 0 && self.slots.is_empty() {
            return;
        }
        // The table keeps the length that this page needed: otherwise each page with few names would pay
        // for one with many.
        let slots = (2 * self.unknown.len()).next_power_of_two().max(LEAST_SLOTS);
        self.slots.truncate(slots);
        self.slots.fill(EMPTY);
        self.texts.clear();
        self.unknown.clear();
    }

    /// Returns true if `text` is the name with this number, which is not a known one.
    #[inline]
    #[expect(
        clippy::string_slice,
        reason = "the range is that of the whole name, which was pushed"
    )]
    fn is(&self, number: u32, text: &str, key: u64) -> bool {
        let unknown = (number as usize).wrapping_sub(LocalName::KNOWN_COUNT);
        self.unknown.get(unknown).is_some_and(|name| {
            name.key == key
                && name.length == text.len()
                && (text.len() <= EXACT || self.texts[name.range()] == *text)
        })
    }

    #[inline(never)]
    fn intern_by_tables(&mut self, text: &str, key: u64) -> LocalName {
        if let Some(known) = LocalName::known_with_key(text.as_bytes(), key) {
            return known;
        }
        let number = if self.slots.is_empty() && self.unknown.len() < MOST_WITHOUT_TABLE {
            self.find_among_few(text, key).unwrap_or_else(|| self.add(text, key))
        } else {
            self.intern_by_hash(text, key)
        };
        self.recent[slot_of(key) % RECENT] = number;
        LocalName(number)
    }

    fn find_among_few(&self, text: &str, key: u64) -> Option<u32> {
        let first = LocalName::KNOWN_COUNT as u32;
        (first..first + self.unknown.len() as u32).find(|number| self.is(*number, text, key))
    }

    fn intern_by_hash(&mut self, text: &str, key: u64) -> u32 {
        if 4 * self.unknown.len() >= 3 * self.slots.len() {
            self.make_room();
        }
        let hash = self.hash(text);
        let place = self.find_slot(text, key, hash);
        if self.slots[place].number == EMPTY.number {
            let number = self.add(text, key);
            self.slots[place] = Slot { hash, number };
        }
        self.slots[place].number
    }

    /// Assigns a number to a new name.
    fn add(&mut self, text: &str, key: u64) -> u32 {
        let number = LocalName::KNOWN_COUNT + self.unknown.len();
        assert!(number < MOST, "there are fewer than 2^31 names");
        if self.texts.capacity() == 0 {
            self.texts.reserve(USUAL_TEXT);
        }
        self.unknown.push(Unknown { key, start: self.texts.len(), length: text.len() });
        self.texts.push_str(text);
        number as u32
    }

    /// The slot of `text` in the hash table, or the empty slot for it.
    fn find_slot(&self, text: &str, key: u64, hash: u32) -> usize {
        let mut place = first_place(hash, self.slots.len());
        loop {
            let slot = self.slots[place];
            if slot.number == EMPTY.number || slot.hash == hash && self.is(slot.number, text, key) {
                return place;
            }
            place = next_place(place, self.slots.len());
        }
    }

    /// Builds the hash table, or doubles it.
    #[cold]
    #[expect(clippy::string_slice, reason = "each name is a part of the texts")]
    fn make_room(&mut self) {
        let slots = (2 * self.slots.len()).max(LEAST_SLOTS);
        let old = std::mem::replace(&mut self.slots, vec![EMPTY; slots]);
        let mut put = |slot: Slot| {
            let mut place = first_place(slot.hash, slots);
            while self.slots[place].number != EMPTY.number {
                place = next_place(place, slots);
            }
            self.slots[place] = slot;
        };
        if old.is_empty() {
            for (index, name) in self.unknown.iter().enumerate() {
                let hash = self.hasher.hash_one(&self.texts[name.range()]) as u32;
                put(Slot { hash, number: (LocalName::KNOWN_COUNT + index) as u32 });
            }
        }
        old.into_iter().filter(|slot| slot.number != EMPTY.number).for_each(put);
    }

    fn hash(&self, text: &str) -> u32 {
        self.hasher.hash_one(text) as u32
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::prelude::*;

    use super::*;

    /// The slow and obvious twin of [`NameInterner`].
    #[derive(Default)]
    struct Twin {
        numbers: HashMap<String, u32>,
    }

    impl Twin {
        fn get(&self, text: &str) -> Option<LocalName> {
            let known = generated::KNOWN.iter().position(|known| *known == text);
            let number = known.map(|known| known as u32);
            number.or_else(|| self.numbers.get(text).copied()).map(LocalName)
        }

        fn intern(&mut self, text: &str) -> LocalName {
            self.get(text).unwrap_or_else(|| {
                let number = (LocalName::KNOWN_COUNT + self.numbers.len()) as u32;
                self.numbers.insert(text.to_owned(), number);
                LocalName(number)
            })
        }
    }

    fn check(texts: &[String]) {
        let mut names = NameInterner::default();
        for _ in 0..2 {
            let mut twin = Twin::default();
            for text in texts {
                assert_eq!(names.get(text), twin.get(text), "{text:?}");
                let name = twin.intern(text);
                assert_eq!(names.intern(text), name, "{text:?}");
                assert_eq!(names.text(name), text);
            }
            for text in texts {
                assert_eq!(names.get(text), twin.get(text), "{text:?}");
            }
            let after = LocalName::KNOWN_COUNT + twin.numbers.len();
            assert_eq!(names.text_at(after), None);
            names.clear();
        }
    }

    #[test]
    fn all_known_names() {
        check(&generated::KNOWN.map(String::from));
        check(&generated::KNOWN.map(|name| format!("{name}x")));
        check(&generated::KNOWN.map(|name| name[1..].to_owned()));
    }

    #[test]
    fn many_names() {
        check(&(0..5000).map(|number| format!("x-{number}")).collect::<Vec<_>>());
    }

    #[test]
    fn names_of_any_length() {
        let long = "abcdefgh".repeat(40);
        check(&(0..long.len()).map(|length| long[..length].to_owned()).collect::<Vec<_>>());
    }

    #[test]
    fn names_with_the_same_key() {
        let texts = ["", "\0", "\0\0", "\0\0\0\0", "a", "aa", "aaa", "aaaa", "aaaaa"];
        check(&texts.map(String::from));
        let texts = ["abcdefgh1abcdefgh", "abcdefgh2abcdefgh", "abcdefghabcdefgh", "abcdefgh"];
        assert_eq!(key_of(texts[0].as_bytes()), key_of(texts[1].as_bytes()));
        check(&texts.map(String::from));
    }

    #[test]
    fn known_names_in_a_text() {
        let check = |before: &str, name: &str, after: &str| {
            let text = format!("{before}{name}{after}");
            let (start, end) = (before.len() as u32, (before.len() + name.len()) as u32);
            assert_eq!(LocalName::known_in(&text, start, end), LocalName::known(name), "{text:?}");
        };
        let others =
            ["", "\0", "é", "class\0", "id\0\0", "href ", "x-y", "Class", "ééééé", "data-src-x"];
        for name in generated::KNOWN.into_iter().chain(others) {
            for after in [
                "",
                "=",
                "=\"\"",
                "=\"\">",
                "=12345",
                "=123456",
                "=1234567",
                "ééééé",
                "\0\0\0\0\0\0\0\0",
            ] {
                check("", name, after);
                check("<é ", name, after);
            }
        }
        assert_eq!(LocalName::known_in("id", 1, 0), None);
        assert_eq!(LocalName::known_in("id", 0, 3), None);
        assert_eq!(LocalName::known_in("id", 3, 3), None);
    }

    #[test]
    fn special_elements_end_a_list_but_for_three() {
        use Namespace::{Html, MathMl, Svg};
        for name in (0..LocalName::KNOWN_COUNT as u32).map(LocalName) {
            for namespace in [Html, MathMl, Svg] {
                let flags = name.flags(namespace);
                let passed = [LocalName::ADDRESS, LocalName::DIV, LocalName::P].contains(&name);
                let expected = flags.intersects(ElementFlags::SPECIAL) && !passed;
                assert_eq!(flags.intersects(ElementFlags::ENDS_A_LIST), expected, "{name:?}");
            }
        }
    }

    proptest! {
        #[test]
        fn any_names(texts in proptest::collection::vec("[ab\0é]{0,12}|[a-z-]{0,3}|[a-z]{7,20}", 0..400)) {
            check(&texts);
        }

        #[test]
        fn keys_of_short_names_are_exact(a in "[ab\0]{0,8}", b in "[ab\0]{0,8}") {
            prop_assert_eq!(a == b, a.len() == b.len() && key_of(a.as_bytes()) == key_of(b.as_bytes()));
        }
    }
}
