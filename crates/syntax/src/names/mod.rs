//! Names as numbers: the names the standard mentions are constants that work in patterns, all
//! others are interned by the parser (or tree) that meets them.

#[rustfmt::skip]
mod generated;

use std::collections::HashMap;

/// The namespaces an HTML parser puts elements in.
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
}

impl Namespace {
    /// The namespace's URL.
    pub const fn url(self) -> &'static str {
        match self {
            Self::Html => "http://www.w3.org/1999/xhtml",
            Self::MathMl => "http://www.w3.org/1998/Math/MathML",
            Self::Svg => "http://www.w3.org/2000/svg",
        }
    }
}

/// A local name as a number. Known names are constants; the number of any other name has meaning
/// only together with the [`NameInterner`] that gave it.
///
/// ```
/// use treewright_syntax::LocalName;
/// assert_eq!(LocalName::known("div"), Some(LocalName::DIV));
/// assert_eq!(LocalName::DIV.known_text(), Some("div"));
/// assert_eq!(LocalName::known("x-thing"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LocalName(u32);

impl LocalName {
    /// How many known names there are; their numbers are below this.
    pub const KNOWN_COUNT: usize = generated::KNOWN.len();

    /// The known name that is spelled like this (exact case).
    pub fn known(text: &str) -> Option<Self> {
        let table = &generated::TABLE;
        let mut slot = hash(text) as usize % table.len();
        loop {
            let entry = usize::from(table[slot]);
            if entry == 0 {
                return None;
            }
            if generated::KNOWN[entry - 1] == text {
                return Some(Self(entry as u32 - 1));
            }
            slot = (slot + 1) % table.len();
        }
    }

    /// Whether this is a constant, meaningful without an interner.
    pub const fn is_known(self) -> bool {
        (self.0 as usize) < Self::KNOWN_COUNT
    }

    /// The text of a known name.
    pub fn known_text(self) -> Option<&'static str> {
        generated::KNOWN.get(self.0 as usize).copied()
    }

    /// The number itself: an index below [`Self::KNOWN_COUNT`] for known names.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What the standard says of the element of this name in `namespace`.
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
        }
    }

    /// Whether the HTML element of this name is a form-associated element.
    pub(crate) fn is_form_associated(self) -> bool {
        self.flags(Namespace::Html).intersects(ElementFlags::FORM_ASSOCIATED)
    }

    /// The SVG element name for a tag name, where the two differ in case:
    /// `foreignobject` gives `foreignObject`.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign>
    #[must_use]
    pub fn adjusted_for_svg(self) -> Self {
        let pair = generated::SVG_TAG_NAMES.iter().find(|(tag, _)| *tag == self);
        pair.map_or(self, |(_, svg)| *svg)
    }

    /// The name converted to ASCII lowercase; only SVG names have capitals.
    #[must_use]
    pub fn to_ascii_lowercase(self) -> Self {
        let pair = generated::SVG_TAG_NAMES.iter().find(|(_, svg)| *svg == self);
        pair.map_or(self, |(tag, _)| *tag)
    }
}

/// Whether a tag name, or another valid element local name, is a valid custom element name.
/// <https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name>
///
/// ```
/// use treewright_syntax::is_custom_element_name;
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

/// FNV-1a with its high bits folded in; `cargo xtask codegen` lays the table out for it.
fn hash(text: &str) -> u32 {
    let hash = text
        .bytes()
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    hash ^ (hash >> 15)
}

/// A set of facts about an element, tested with one instruction.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ElementFlags(u32);

impl ElementFlags {
    /// No flag.
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
    /// Ends "in scope" (and with it list item and button scope).
    pub const SCOPE: Self = Self(1 << 5);
    /// Ends list item scope besides those of `SCOPE`.
    pub const LIST_ITEM_SCOPE: Self = Self(1 << 6);
    /// Ends button scope besides those of `SCOPE`.
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
    /// A listed element: one whose `form` attribute counts.
    pub const LISTED: Self = Self(1 << 15);
    /// An HTML element, not a custom one, that can host a shadow root.
    pub const SHADOW_HOST: Self = Self(1 << 16);
    /// A MathML text integration point.
    pub const MATHML_TEXT_INTEGRATION_POINT: Self = Self(1 << 17);
    /// An HTML integration point (for `annotation-xml` the parser adds it by attribute).
    pub const HTML_INTEGRATION_POINT: Self = Self(1 << 18);
    /// What the foreign elements of the scope lists are.
    const FOREIGN_SPECIAL: Self = Self::SPECIAL.with(Self::SCOPE);

    /// Both sets together.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// This set without `other`.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether any flag of `other` is set.
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// Gives numbers to names that are not known ones.
///
/// ```
/// use treewright_syntax::{LocalName, NameInterner};
/// let mut names = NameInterner::default();
/// let thing = names.intern("x-thing");
/// assert_eq!(names.intern("x-thing"), thing);
/// assert_eq!(names.text(thing), "x-thing");
/// assert_eq!(names.intern("p"), LocalName::P);
/// ```
#[derive(Clone, Debug, Default)]
pub struct NameInterner {
    numbers: HashMap<Box<str>, u32>,
    texts: Vec<Box<str>>,
}

impl NameInterner {
    /// The number of `text`, a known one where there is one.
    pub fn intern(&mut self, text: &str) -> LocalName {
        if let Some(known) = LocalName::known(text) {
            return known;
        }
        if let Some(number) = self.numbers.get(text) {
            return LocalName(*number);
        }
        let number = (LocalName::KNOWN_COUNT + self.texts.len()) as u32;
        self.texts.push(text.into());
        self.numbers.insert(text.into(), number);
        LocalName(number)
    }

    /// The number `text` has here, if any.
    pub fn get(&self, text: &str) -> Option<LocalName> {
        LocalName::known(text).or_else(|| self.numbers.get(text).map(|number| LocalName(*number)))
    }

    /// The text of a name.
    ///
    /// # Panics
    /// When the name comes from another interner and has no text here.
    pub fn text(&self, name: LocalName) -> &str {
        match name.known_text() {
            Some(text) => text,
            None => &self.texts[name.index() - LocalName::KNOWN_COUNT],
        }
    }
}
