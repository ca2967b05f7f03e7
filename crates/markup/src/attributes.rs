//! The attributes of a tag token, as ranges of one text.
//!
//! A tag has few attributes, and nearly every name and value is in the source exactly as the tree will see
//! it. So a token has no separate string for each: an [`AttributeSlot`] holds two ranges of a text, its
//! name and its value, and all slots of a token refer to the same text. That gives two cases:
//!
//! - The tag was read in one go. The text is the input itself, nothing is copied, and the spans
//!   follow from the slots ([`AttributeBuffer::is_in_input`]). Such a buffer is complete only
//!   together with that text.
//! - The states of the tokenizer read it, or it had character references. The text belongs to the buffer,
//!   and an [`AttributePlace`] for each slot has the spans.
//!
//! A tree sees [`Attributes`], which hides the difference. [`AttributeBuffer`] and its parts are public for
//! the tokenizer, which fills them, and for the list of active formatting elements, which keeps only the
//! slots of attributes of the first kind while it has the source.

#![expect(
    clippy::string_slice,
    reason = "a slot has the ends of a name and a value, whole characters of the text it counts in"
)]

use std::ops::Range;

use crate::names::LocalName;
use crate::{Mark, Run, SourceId, Span};

/// The namespaces of attributes that an HTML parser creates, and one name for all others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum AttributeNamespace {
    /// No namespace: nearly all attributes.
    #[default]
    None,
    /// `http://www.w3.org/1999/xlink`
    XLink,
    /// `http://www.w3.org/XML/1998/namespace`
    Xml,
    /// `http://www.w3.org/2000/xmlns/`
    Xmlns,
    /// Another namespace. HTML parsers never create such attributes; XML and scripts do. The tree that has
    /// the attribute stores the namespace.
    Other,
}

impl AttributeNamespace {
    /// The namespace's URL, `None` for no namespace and for [`AttributeNamespace::Other`].
    pub const fn url(self) -> Option<&'static str> {
        match self {
            Self::None | Self::Other => None,
            Self::XLink => Some("http://www.w3.org/1999/xlink"),
            Self::Xml => Some("http://www.w3.org/XML/1998/namespace"),
            Self::Xmlns => Some("http://www.w3.org/2000/xmlns/"),
        }
    }

    /// The namespace with this URL: [`AttributeNamespace::Other`] if the HTML parser does not create such
    /// attributes.
    ///
    /// ```
    /// use treewright_markup::AttributeNamespace;
    /// let xlink = AttributeNamespace::of_url(Some("http://www.w3.org/1999/xlink"));
    /// assert_eq!(xlink, AttributeNamespace::XLink);
    /// assert_eq!(AttributeNamespace::of_url(None), AttributeNamespace::None);
    /// assert_eq!(AttributeNamespace::of_url(Some("a:b")), AttributeNamespace::Other);
    /// ```
    #[must_use]
    pub fn of_url(url: Option<&str>) -> Self {
        let Some(url) = url else { return Self::None };
        let known = [Self::XLink, Self::Xml, Self::Xmlns];
        known.into_iter().find(|namespace| namespace.url() == Some(url)).unwrap_or(Self::Other)
    }
}

/// The name of an attribute on an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AttributeName<'a> {
    /// The namespace.
    pub namespace: AttributeNamespace,
    /// The prefix, which some namespaced attributes have.
    pub prefix: Option<&'a str>,
    /// The local name.
    pub local: &'a str,
}

impl<'a> AttributeName<'a> {
    /// Creates a name without prefix and namespace.
    pub const fn plain(local: &'a str) -> Self {
        Self { namespace: AttributeNamespace::None, prefix: None, local }
    }
}

/// One attribute, as a tree receives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attribute<'a> {
    /// The name, adjusted for the namespace of the element.
    pub name: AttributeName<'a>,
    /// The value with its character references decoded.
    pub value: Run<'a>,
    /// The place of the name.
    pub name_span: Span,
    /// The place of the value without its quotes; empty if none was written.
    pub value_span: Span,
}

/// Attributes as the tokenizer stores them: one text, and ranges of it. Each token owns one, and so does
/// each entry in the list of active formatting elements.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AttributeBuffer {
    /// The text that the slots refer to, unless they refer to the input.
    pub text: String,
    /// The attributes in source order.
    pub list: Vec<AttributeSlot>,
    /// The places of the attributes: one for each slot, or none while all places follow from the slots and
    /// [`Self::text_start`].
    pub places: Vec<AttributePlace>,
    /// The start of the text that the slots refer to, while `places` is empty.
    pub text_start: Mark,
    /// True if the slots refer to the input. Such a buffer has neither text nor places, and is read
    /// together with the input: [`Self::view_with`].
    pub is_in_input: bool,
    /// True if all attributes were read in one go, but are not kept in the input.
    pub were_read_in_one_go: bool,
}

/// One attribute of an [`AttributeBuffer`]: ranges of its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttributeSlot {
    /// The start and the end of the name.
    pub name: (u32, u32),
    /// The start and the end of the value.
    pub value: (u32, u32),
    /// The name as a number, or [`LocalName::UNKNOWN`] if it has not been looked up.
    pub known_name: LocalName,
}

/// The place of an attribute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttributePlace {
    /// The span of the name.
    pub name_span: Span,
    /// The span of the value without its quotes.
    pub value_span: Span,
    /// The offset of exactly this value in the main source, or `u32::MAX` if the source does not have it.
    pub value_at: u32,
}

/// Few tags have more attributes.
const USUAL_COUNT: usize = 24;

/// Few tags have more text in their attributes.
const USUAL_TEXT: usize = 1024;

/// Means that the main source does not have the text.
const NO_OFFSET: u32 = u32::MAX;

impl AttributePlace {
    /// Placeholder: an attribute without a place, or with one that is not known yet.
    pub const NONE: Self = Self {
        name_span: Span::in_main(0, 0),
        value_span: Span::in_main(0, 0),
        value_at: NO_OFFSET,
    };
}

impl AttributeSlot {
    /// A slot whose name has not been looked up.
    pub const fn new(name: (u32, u32), value: (u32, u32)) -> Self {
        Self { name, value, known_name: LocalName::UNKNOWN }
    }

    /// The place of the attribute if the slot refers to the source text that starts at `text_start`.
    #[inline]
    fn place_in(&self, text_start: Mark) -> AttributePlace {
        let span = |(start, end)| text_start.span(start as usize..end as usize);
        let value_span = span(self.value);
        let in_main = value_span.source == SourceId::MAIN && value_span.end > value_span.start;
        AttributePlace {
            name_span: span(self.name),
            value_span,
            value_at: if in_main { value_span.start } else { NO_OFFSET },
        }
    }

    /// The same slot for a copy of the text from `start` on, placed after `forward` other bytes.
    #[inline]
    #[expect(
        clippy::arithmetic_side_effects,
        reason = "`start` is before the slot, and texts of attributes stay below 4 GiB"
    )]
    fn counted_from(self, start: u32, forward: u32) -> Self {
        let moved = |(from, to)| (from - start + forward, to - start + forward);
        Self { name: moved(self.name), value: moved(self.value), ..self }
    }
}

/// The range of the text from the first of these attributes, which are in order, to the last.
fn range_of(slots: &[AttributeSlot]) -> Range<usize> {
    match slots {
        [] => 0..0,
        [first, .., last] => first.name.0 as usize..last.value.1 as usize,
        [one] => one.name.0 as usize..one.value.1 as usize,
    }
}

impl AttributeBuffer {
    /// Creates an empty buffer with room for the attributes of most tags, if they stay in the input.
    pub fn with_room() -> Self {
        Self { list: Vec::with_capacity(USUAL_COUNT), ..Self::default() }
    }

    /// Removes the attributes and keeps the memory.
    #[inline]
    pub fn clear(&mut self) {
        self.text.clear();
        self.list.clear();
        self.places.clear();
        self.is_in_input = false;
        self.were_read_in_one_go = false;
    }

    /// Removes the attributes. The next ones stay in the input, in a text that starts at `text_start`.
    #[inline]
    pub fn clear_for_input(&mut self, text_start: Mark) {
        if !self.is_in_input {
            self.clear();
            self.is_in_input = true;
        }
        self.list.clear();
        self.text_start = text_start;
    }

    /// Adds an attribute that does not come from a source, such as one of a fragment's context element.
    /// Does nothing if the name already exists.
    pub fn push(&mut self, name: &str, value: &str) {
        if self.view().get(name).is_some() {
            return;
        }
        let start = self.text.len() as u32;
        self.text.push_str(name);
        let middle = self.text.len() as u32;
        self.text.push_str(value);
        let end = self.text.len() as u32;
        self.list.push(AttributeSlot::new((start, middle), (middle, end)));
        self.places.push(AttributePlace::NONE);
    }

    /// Replaces the attributes with some that stay in the text at the start of the main source.
    pub fn stay_in(&mut self, places: &[AttributeSlot]) {
        self.clear_for_input(Mark::ZERO);
        self.list.extend_from_slice(places);
    }

    /// Reserves room for the attributes and texts of most tags, if the buffer has none yet.
    #[inline]
    pub fn make_the_first_room(&mut self) {
        if self.places.capacity() == 0 {
            self.text.reserve(USUAL_TEXT);
            self.places.reserve(USUAL_COUNT / 2);
        }
    }

    /// Copies the text of the attributes from index `first` on, which refer to `input`, into the buffer.
    #[expect(
        clippy::indexing_slicing,
        reason = "`first` was the length of the list before more attributes came"
    )]
    pub fn keep_from(&mut self, first: usize, input: &str, text_start: Mark) {
        self.make_the_first_room();
        let slots = &mut self.list[first..];
        let range = range_of(slots);
        let (start, forward) = (range.start as u32, self.text.len() as u32);
        self.text.push_str(&input[range]);
        for slot in slots {
            self.places.push(slot.place_in(text_start));
            *slot = slot.counted_from(start, forward);
        }
    }

    /// Returns true if one of the first `count` attributes has this name. They must not refer to the input,
    /// and must have names in lowercase.
    pub fn has_name(&self, count: usize, name: &str) -> bool {
        self.list.iter().take(count).any(|slot| {
            self.text[slot.name.0 as usize..slot.name.1 as usize].eq_ignore_ascii_case(name)
        })
    }

    /// Converts the names of the attributes from index `first` on to ASCII lowercase.
    #[expect(
        clippy::indexing_slicing,
        reason = "`first` was the length of the list before more attributes came"
    )]
    pub fn lowercase_names_from(&mut self, first: usize) {
        for slot in &self.list[first..] {
            self.text[slot.name.0 as usize..slot.name.1 as usize].make_ascii_lowercase();
        }
    }

    /// Lends the attributes, named as on an HTML element.
    pub fn view(&self) -> Attributes<'_> {
        self.view_with("")
    }

    /// Like [`Self::view`], with the input, which is needed if the attributes stay in it.
    #[inline]
    pub fn view_with<'a>(&'a self, input: &'a str) -> Attributes<'a> {
        let text = if self.is_in_input { input } else { &self.text };
        Attributes { buffer: self, text, adjustment: Adjustment::Html }
    }

    /// Like [`Self::view_with`], for a buffer that is known to be empty or to refer to the input.
    #[inline]
    pub fn view_in<'a>(&'a self, input: &'a str) -> Attributes<'a> {
        debug_assert!(self.is_in_input || self.list.is_empty());
        Attributes { buffer: self, text: input, adjustment: Adjustment::Html }
    }

    /// Returns a buffer without attributes.
    pub fn without_attributes() -> &'static Self {
        &NO_ATTRIBUTES
    }

    /// Replaces the attributes with a copy of lent ones. If these stay in `source`, which is the start of
    /// the main source, only their slots are copied, and [`Self::view_with`] needs `source`.
    pub fn copy_unless_in(&mut self, source: &str, attributes: Attributes<'_>) {
        let Attributes { buffer, text, .. } = attributes;
        if buffer.is_in_input && std::ptr::eq(text, source) {
            self.clear();
            self.is_in_input = true;
            self.text_start = buffer.text_start;
            self.list.extend_from_slice(&buffer.list);
        } else {
            self.copy_from(attributes);
        }
    }

    /// Replaces the attributes with a copy of lent ones.
    fn copy_from(&mut self, attributes: Attributes<'_>) {
        let Attributes { buffer, text, .. } = attributes;
        self.clear();
        self.is_in_input = false;
        if buffer.list.is_empty() {
            return;
        }
        if !buffer.places.is_empty() {
            self.list.extend_from_slice(&buffer.list);
            self.places.extend_from_slice(&buffer.places);
            self.text_start = buffer.text_start;
            self.text.push_str(text);
            return;
        }
        let range = range_of(&buffer.list);
        self.text_start = Mark::start_of(buffer.text_start.span(range.clone()));
        let start = range.start as u32;
        self.text.push_str(&text[range]);
        self.list.extend(buffer.list.iter().map(|slot| slot.counted_from(start, 0)));
    }
}

/// The adjustments of attribute names on their way to the tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Adjustment {
    /// None: for an HTML element.
    #[default]
    Html,
    /// Only "adjust foreign attributes": for another foreign element.
    MathMl,
    /// "adjust SVG attributes" and "adjust foreign attributes".
    Svg,
}

/// The attributes of a token, lent to a tree. Their names are adjusted for the element's namespace.
#[derive(Clone, Copy, Debug)]
pub struct Attributes<'a> {
    buffer: &'a AttributeBuffer,
    /// The text that the slots refer to.
    text: &'a str,
    adjustment: Adjustment,
}

static NO_ATTRIBUTES: AttributeBuffer = AttributeBuffer {
    text: String::new(),
    list: Vec::new(),
    places: Vec::new(),
    text_start: Mark::ZERO,
    is_in_input: false,
    were_read_in_one_go: false,
};

impl<'a> Attributes<'a> {
    /// Returns an empty list.
    pub const EMPTY: Attributes<'static> =
        Attributes { buffer: &NO_ATTRIBUTES, text: "", adjustment: Adjustment::Html };

    /// Returns these attributes with their names adjusted.
    #[must_use]
    pub const fn adjusted(self, adjustment: Adjustment) -> Self {
        Self { adjustment, ..self }
    }

    /// The range of the main source from the first name to the end of the last value, if all
    /// attributes were read there in one go.
    #[inline]
    pub fn range_in_main(self) -> Option<Range<u32>> {
        let Self { buffer, .. } = self;
        let span = if buffer.is_in_input {
            buffer.text_start.span(range_of(&buffer.list))
        } else if buffer.were_read_in_one_go {
            let (first, last) = (buffer.places.first()?, buffer.places.last()?);
            Span { end: last.value_span.end, ..first.name_span }
        } else {
            return None;
        };
        (span.source == SourceId::MAIN && !buffer.list.is_empty()).then_some(span.start..span.end)
    }

    /// The slots of the attributes in `source`, which is the start of the main source, if there are at most
    /// `N` and they stay there.
    #[inline]
    pub fn places_in<const N: usize>(self, source: &str) -> Option<[AttributeSlot; N]> {
        let Self { buffer, text, .. } = self;
        let stay = buffer.is_in_input && std::ptr::eq(text, source);
        let mut places = [AttributeSlot::new((0, 0), (0, 0)); N];
        let filled = places.get_mut(..buffer.list.len()).filter(|_| stay)?;
        filled.copy_from_slice(&buffer.list);
        (buffer.text_start == Mark::ZERO).then_some(places)
    }

    /// The total length of all names and values.
    #[inline]
    #[expect(clippy::arithmetic_side_effects, reason = "parts of a text, which do not overlap")]
    pub fn length_of_texts(self) -> u32 {
        self.buffer
            .list
            .iter()
            .fold(0, |sum, slot| sum + (slot.name.1 - slot.name.0) + (slot.value.1 - slot.value.0))
    }

    /// The number of attributes.
    pub const fn len(self) -> usize {
        self.buffer.list.len()
    }

    /// Returns true if the list is empty.
    pub const fn is_empty(self) -> bool {
        self.buffer.list.is_empty()
    }

    /// The value of the attribute that the token calls `name` (before any adjustment).
    pub fn get(self, name: &str) -> Option<&'a str> {
        let text = self.text;
        self.buffer.list.iter().find_map(|slot| {
            (&text[slot.name.0 as usize..slot.name.1 as usize] == name)
                .then(|| &text[slot.value.0 as usize..slot.value.1 as usize])
        })
    }

    /// The attributes as parts of one text, unless a name may need an adjustment. Often this text is the
    /// source itself, which a tree can recognize by its address: it then has the places of all values at
    /// once.
    ///
    /// ```
    /// use treewright_markup::{AttributeBuffer, LocalName};
    /// let mut buffer = AttributeBuffer::default();
    /// buffer.push("href", "/");
    /// buffer.push("x-y", "z");
    /// let attributes = buffer.view().in_one_text().unwrap();
    /// let all: Vec<_> = attributes
    ///     .iter()
    ///     .map(|attribute| {
    ///         let value = attribute.value();
    ///         let value = &attributes.text()[value.start as usize..value.end as usize];
    ///         (attribute.known_name(), attribute.name(), value)
    ///     })
    ///     .collect();
    /// assert_eq!(all, [(Some(LocalName::HREF), "href", "/"), (None, "x-y", "z")]);
    /// ```
    #[inline]
    pub fn in_one_text(self) -> Option<AttributesInOneText<'a>> {
        let Attributes { buffer, text, adjustment } = self;
        (adjustment == Adjustment::Html)
            .then_some(AttributesInOneText { text, slots: &buffer.list })
    }

    /// The attributes in the order of the source.
    #[inline]
    pub fn iter(self) -> AttributeIter<'a> {
        AttributeIter { attributes: self, slots: self.buffer.list.iter() }
    }
}

/// The attributes of a token, in the order of the source. See [`Attributes::iter`].
#[derive(Clone, Debug)]
pub struct AttributeIter<'a> {
    attributes: Attributes<'a>,
    slots: std::slice::Iter<'a, AttributeSlot>,
}

impl<'a> Iterator for AttributeIter<'a> {
    type Item = Attribute<'a>;

    #[inline(always)]
    #[allow(clippy::inline_always, reason = "a tree that keeps no spans then computes none")]
    #[expect(clippy::arithmetic_side_effects, reason = "one slot was taken of those of the list")]
    fn next(&mut self) -> Option<Attribute<'a>> {
        let slot = self.slots.next()?;
        let Attributes { buffer, text, adjustment } = self.attributes;
        let local = &text[slot.name.0 as usize..slot.name.1 as usize];
        let value = &text[slot.value.0 as usize..slot.value.1 as usize];
        let name = match adjustment {
            Adjustment::Html => AttributeName::plain(local),
            adjustment => adjusted_name(local, adjustment),
        };
        let place = if buffer.places.is_empty() {
            slot.place_in(buffer.text_start)
        } else {
            // Each slot has a place.
            let index = buffer.list.len() - 1 - self.slots.len();
            buffer.places.get(index).copied().unwrap_or(AttributePlace::NONE)
        };
        let value = match place.value_at {
            NO_OFFSET => Run::new(value),
            at => Run::in_source(value, at),
        };
        let AttributePlace { name_span, value_span, .. } = place;
        Some(Attribute { name, value, name_span, value_span })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.slots.size_hint()
    }
}

impl ExactSizeIterator for AttributeIter<'_> {}
impl std::iter::FusedIterator for AttributeIter<'_> {}

/// The attributes of a token as parts of one text. See [`Attributes::in_one_text`].
#[derive(Clone, Copy, Debug)]
pub struct AttributesInOneText<'a> {
    text: &'a str,
    slots: &'a [AttributeSlot],
}

impl<'a> AttributesInOneText<'a> {
    /// The text that contains all attributes. Most of it may be other text.
    pub const fn text(self) -> &'a str {
        self.text
    }

    /// The attributes in the order of the source.
    #[inline]
    pub fn iter(self) -> impl ExactSizeIterator<Item = AttributeInText<'a>> {
        let text = self.text;
        self.slots.iter().map(move |slot| AttributeInText { text, slot })
    }
}

/// An attribute as two parts of a text. See [`Attributes::in_one_text`].
#[derive(Clone, Copy, Debug)]
pub struct AttributeInText<'a> {
    text: &'a str,
    slot: &'a AttributeSlot,
}

impl<'a> AttributeInText<'a> {
    /// The name as a number, if it is known.
    #[inline]
    pub fn known_name(self) -> Option<LocalName> {
        let AttributeSlot { name: (start, end), known_name, .. } = *self.slot;
        if known_name.is_known() {
            return Some(known_name);
        }
        LocalName::known_in(self.text, start, end)
    }

    /// The name.
    #[inline]
    pub fn name(self) -> &'a str {
        let (start, end) = self.slot.name;
        &self.text[start as usize..end as usize]
    }

    /// The part of the text that is the value.
    #[inline]
    pub const fn value(self) -> std::ops::Range<u32> {
        self.slot.value.0..self.slot.value.1
    }
}

#[cold]
fn adjusted_name(local: &str, adjustment: Adjustment) -> AttributeName<'_> {
    match adjustment {
        Adjustment::Html => AttributeName::plain(local),
        Adjustment::MathMl => adjust_foreign_attribute(adjust_mathml_attribute(local)),
        Adjustment::Svg => adjust_foreign_attribute(adjust_svg_attribute(local)),
    }
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#adjust-mathml-attributes>
fn adjust_mathml_attribute(name: &str) -> &str {
    if name == "definitionurl" { "definitionURL" } else { name }
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#adjust-svg-attributes>
fn adjust_svg_attribute(name: &str) -> &str {
    match name {
        "attributename" => "attributeName",
        "attributetype" => "attributeType",
        "basefrequency" => "baseFrequency",
        "baseprofile" => "baseProfile",
        "calcmode" => "calcMode",
        "clippathunits" => "clipPathUnits",
        "diffuseconstant" => "diffuseConstant",
        "edgemode" => "edgeMode",
        "filterunits" => "filterUnits",
        "glyphref" => "glyphRef",
        "gradienttransform" => "gradientTransform",
        "gradientunits" => "gradientUnits",
        "kernelmatrix" => "kernelMatrix",
        "kernelunitlength" => "kernelUnitLength",
        "keypoints" => "keyPoints",
        "keysplines" => "keySplines",
        "keytimes" => "keyTimes",
        "lengthadjust" => "lengthAdjust",
        "limitingconeangle" => "limitingConeAngle",
        "markerheight" => "markerHeight",
        "markerunits" => "markerUnits",
        "markerwidth" => "markerWidth",
        "maskcontentunits" => "maskContentUnits",
        "maskunits" => "maskUnits",
        "numoctaves" => "numOctaves",
        "pathlength" => "pathLength",
        "patterncontentunits" => "patternContentUnits",
        "patterntransform" => "patternTransform",
        "patternunits" => "patternUnits",
        "pointsatx" => "pointsAtX",
        "pointsaty" => "pointsAtY",
        "pointsatz" => "pointsAtZ",
        "preservealpha" => "preserveAlpha",
        "preserveaspectratio" => "preserveAspectRatio",
        "primitiveunits" => "primitiveUnits",
        "refx" => "refX",
        "refy" => "refY",
        "repeatcount" => "repeatCount",
        "repeatdur" => "repeatDur",
        "requiredextensions" => "requiredExtensions",
        "requiredfeatures" => "requiredFeatures",
        "specularconstant" => "specularConstant",
        "specularexponent" => "specularExponent",
        "spreadmethod" => "spreadMethod",
        "startoffset" => "startOffset",
        "stddeviation" => "stdDeviation",
        "stitchtiles" => "stitchTiles",
        "surfacescale" => "surfaceScale",
        "systemlanguage" => "systemLanguage",
        "tablevalues" => "tableValues",
        "targetx" => "targetX",
        "targety" => "targetY",
        "textlength" => "textLength",
        "viewbox" => "viewBox",
        "viewtarget" => "viewTarget",
        "xchannelselector" => "xChannelSelector",
        "ychannelselector" => "yChannelSelector",
        "zoomandpan" => "zoomAndPan",
        other => other,
    }
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#adjust-foreign-attributes>
fn adjust_foreign_attribute(name: &str) -> AttributeName<'_> {
    use AttributeNamespace::{XLink, Xml, Xmlns};
    let (namespace, prefix, local) = match name {
        "xlink:actuate" => (XLink, Some("xlink"), "actuate"),
        "xlink:arcrole" => (XLink, Some("xlink"), "arcrole"),
        "xlink:href" => (XLink, Some("xlink"), "href"),
        "xlink:role" => (XLink, Some("xlink"), "role"),
        "xlink:show" => (XLink, Some("xlink"), "show"),
        "xlink:title" => (XLink, Some("xlink"), "title"),
        "xlink:type" => (XLink, Some("xlink"), "type"),
        "xml:lang" => (Xml, Some("xml"), "lang"),
        "xml:space" => (Xml, Some("xml"), "space"),
        "xmlns" => (Xmlns, None, "xmlns"),
        "xmlns:xlink" => (Xmlns, Some("xmlns"), "xlink"),
        other => return AttributeName::plain(other),
    };
    AttributeName { namespace, prefix, local }
}

/// The name of an element, lent to a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ElementName<'a> {
    /// The namespace.
    pub namespace: crate::Namespace,
    /// The local name as a number: a constant if [`LocalName::is_known`], otherwise an index of the
    /// parser's own interner, which a tree must not store.
    pub local: LocalName,
    /// The local name as text.
    pub text: &'a str,
}
