//! The origins of attributes.

use std::iter::FusedIterator;
use std::ops::Range;

use treewright_markup::{AttributeName, Attributes, Cause, Origin, SourceId, Span};

use super::{Origins, tag};
use crate::attributes::Slot;
use crate::{Document, NodeId};

/// The places of the name and the value of an attribute.
pub(super) type AttributeSpans = (Span, Span);

/// An attribute that an element got later than the others.
#[derive(Clone, Copy, Debug)]
pub(super) struct AddedAttribute {
    name: Span,
    value: Span,
    cause: Cause,
    tag: Span,
}

impl Origins {
    /// Records the places of attributes that were added to the end of `Document::attributes`, from `start`
    /// on.
    #[cold]
    pub(super) fn add_attributes(
        &mut self,
        start: usize,
        attributes: Attributes<'_>,
    ) -> (u32, u32, u16) {
        let first = self.attributes.len() as u32;
        for attribute in attributes.iter() {
            let both = (self.numbered(attribute.name_span), self.numbered(attribute.value_span));
            self.attributes.push(both);
        }
        // The list has at most as many as 16 bits can count.
        (start as u32, first, attributes.len() as u16)
    }

    /// Records the places of attributes that an element got in its own list: those of `slots`, which are
    /// some of the lent ones in the same order.
    #[cold]
    pub(super) fn add_missing(
        &mut self,
        element: NodeId,
        slots: &[u32],
        attributes: impl Iterator<Item = (u32, Span, Span)>,
        origin: Origin,
    ) {
        let mut slots = slots.iter().peekable();
        let tag = self.numbered(origin.span);
        for (number, name, value) in attributes {
            if slots.next_if(|slot| **slot == number).is_some() {
                let (name, value) = (self.numbered(name), self.numbered(value));
                let added = AddedAttribute { name, value, cause: origin.cause, tag };
                self.added.insert((element, number), added);
            }
        }
    }
}

impl Document {
    /// The place in its tag of a value that is a slice of the source.
    fn offset_in_tag(&self, origins: &Origins, tag: Span, slot: Slot) -> Option<usize> {
        // The span counts in the source of the document.
        let is_of_source = tag.source == SourceId::MAIN && origins.text(tag.source).is_empty();
        let offset = self.texts.offset_in_source(slot.value).filter(|_| is_of_source)?;
        (offset < tag.end).then(|| offset.checked_sub(tag.start))?.map(|offset| offset as usize)
    }
}

/// The spans of the names and of the values of the attributes in a start tag.
pub(super) fn attributes_of_tag(
    document: &Document,
    tag: Span,
) -> impl Iterator<Item = (Span, Span)> + use<'_> {
    let text = document.source_text(tag).unwrap_or_default();
    tag::attributes(text).map(move |(name, value)| (part_of(tag, &name), part_of(tag, &value)))
}

/// The origin of an attribute: see [`NodeOrigin::attributes`](super::NodeOrigin::attributes).
#[derive(Clone, Copy, Debug)]
pub struct AttributeOrigin<'a> {
    document: &'a Document,
    slot: Slot,
    name_span: Span,
    value_span: Span,
    cause: Cause,
    tag: Span,
}

impl<'a> AttributeOrigin<'a> {
    /// The origin of an attribute in the tag of its element. [`AttributeOrigins::find`] finds it without a
    /// list of all.
    pub(super) fn in_its_tag(
        document: &'a Document,
        origins: &'a Origins,
        node: NodeId,
        tag: Span,
        slot: Slot,
    ) -> Option<Self> {
        if origins.changed.contains(&(node, slot.name)) {
            return None;
        }
        let (name, text) = (document.names.attribute(slot.name), document.source_text(tag)?);
        let is_it =
            |place: &Range<usize>| is_written_so(name, text.get(place.clone()).unwrap_or_default());
        let by_its_value = || {
            let start = document.offset_in_tag(origins, tag, slot)?;
            let prefix = name.prefix.map_or(0, |prefix| prefix.len().saturating_add(1));
            let length = name.local.len().saturating_add(prefix);
            let value = start..start.saturating_add(document.texts.length(slot.value));
            tag::attribute_with_value(text, value, length).filter(|(place, _)| is_it(place))
        };
        let (name, value) =
            by_its_value().or_else(|| tag::attributes(text).find(|(place, _)| is_it(place)))?;
        let (name_span, value_span) = (part_of(tag, &name), part_of(tag, &value));
        Some(Self { document, slot, name_span, value_span, cause: Cause::Source, tag })
    }

    /// The name of the attribute.
    pub fn name(&self) -> AttributeName<'a> {
        self.document.names.attribute(self.slot.name)
    }

    /// The span of the name as it was written.
    pub const fn name_span(&self) -> Span {
        self.name_span
    }

    /// The span of the value as it was written, without quotes; empty if none was written.
    pub const fn value_span(&self) -> Span {
        self.value_span
    }

    /// The span of the whole attribute, from the name to the end of the value with its quotes. `None`
    /// if the name and the value are in different sources, or their text is not known.
    pub fn span(&self) -> Option<Span> {
        let Self { name_span: name, value_span: value, .. } = *self;
        if name.source != value.source {
            return None;
        }
        if value.end <= name.end || value.start < name.end {
            return Some(name);
        }
        let text = self.document.source_of(name.source)?.as_bytes();
        let between = text.get(name.end as usize..value.start as usize)?;
        let quote = between.last().filter(|byte| matches!(byte, b'"' | b'\''));
        let quoted = quote.is_some() && text.get(value.end as usize) == quote;
        Some(Span { end: value.end.saturating_add(u32::from(quoted)), ..name })
    }

    /// [`Cause::Source`] for an attribute of the element's own start tag, [`Cause::Merged`] for one of a
    /// later `html` or `body` tag, [`Cause::Script`] for one that a script wrote.
    pub const fn cause(&self) -> Cause {
        match self.cause {
            Cause::Source if self.name_span.source.0 != SourceId::MAIN.0 => Cause::Script,
            cause => cause,
        }
    }

    /// The span of the tag that contains the attribute. For a clone of an element, this is the tag of the
    /// original.
    pub const fn tag(&self) -> Span {
        self.tag
    }
}

/// The origins of the attributes of an element. See
/// [`NodeOrigin::attributes`](super::NodeOrigin::attributes).
#[derive(Clone, Debug)]
pub struct AttributeOrigins<'a> {
    document: &'a Document,
    origins: &'a Origins,
    node: NodeId,
    tag: Span,
    /// The attributes that the parser gave with the start tag.
    given: Given<'a>,
    /// The index of the given attribute, searched from the last one that was found.
    cursor: usize,
    slots: std::slice::Iter<'a, Slot>,
}

#[derive(Clone, Debug)]
enum Given<'a> {
    /// The places are recorded.
    Recorded(&'a [Slot], &'a [AttributeSpans]),
    /// The places are found in the text of the tag.
    InTheTag(&'a str, Vec<(Range<usize>, Range<usize>)>),
}

impl<'a> AttributeOrigins<'a> {
    pub(super) fn new(
        document: &'a Document,
        origins: &'a Origins,
        node: NodeId,
        tag: Span,
        is_in_its_tag: bool,
        (start, first, count): (u32, u32, u16),
    ) -> Self {
        let range =
            |start: u32| start as usize..(start as usize).saturating_add(usize::from(count));
        let given = if is_in_its_tag {
            let text = document.source_text(tag).unwrap_or_default();
            Given::InTheTag(text, tag::attributes(text).collect())
        } else {
            let slots = document.attributes.get(range(start)).unwrap_or_default();
            Given::Recorded(slots, origins.attributes.get(range(first)).unwrap_or_default())
        };
        let slots = document.slots(node.index).iter();
        Self { document, origins, node, tag, given, cursor: 0, slots }
    }

    /// The places of a given attribute.
    fn find_given(&mut self, slot: Slot) -> Option<AttributeSpans> {
        let name = self.document.names.attribute(slot.name);
        let is_it = |index: usize| match &self.given {
            Given::Recorded(slots, _) => slots.get(index).map(|given| given.name == slot.name),
            Given::InTheTag(tag, places) => {
                let (name_place, _) = places.get(index)?;
                Some(is_written_so(name, tag.get(name_place.clone()).unwrap_or_default()))
            }
        };
        // Nearly always it is the next one.
        let mut index = self.cursor;
        let found = loop {
            match is_it(index) {
                Some(true) => break index,
                Some(false) => index = index.saturating_add(1),
                None => break (0..self.cursor).find(|index| is_it(*index) == Some(true))?,
            }
        };
        self.cursor = found.saturating_add(1);
        match &self.given {
            Given::Recorded(_, spans) => spans.get(found).copied(),
            Given::InTheTag(_, places) => {
                let (name, value) = places.get(found)?;
                Some((part_of(self.tag, name), part_of(self.tag, value)))
            }
        }
    }

    /// The origin of an attribute; `None` for one that a program added.
    pub(super) fn find(&mut self, slot: Slot) -> Option<AttributeOrigin<'a>> {
        let (document, tag) = (self.document, self.tag);
        if self.origins.changed.contains(&(self.node, slot.name)) {
            return None;
        }
        if let Some((name_span, value_span)) = self.find_given(slot) {
            let cause = Cause::Source;
            return Some(AttributeOrigin { document, slot, name_span, value_span, cause, tag });
        }
        let added = self.origins.added.get(&(self.node, slot.name))?;
        Some(AttributeOrigin {
            document,
            slot,
            name_span: added.name,
            value_span: added.value,
            cause: added.cause,
            tag: added.tag,
        })
    }
}

/// The span of a part of a tag.
fn part_of(tag: Span, place: &Range<usize>) -> Span {
    // Offsets have 32 bits.
    let at = |offset: usize| tag.start.saturating_add(offset as u32);
    Span { start: at(place.start), end: at(place.end), ..tag }
}

/// Returns true if an attribute has this name in a tag. The case of ASCII letters does not matter, and NUL stands
/// for U+FFFD.
fn is_written_so(name: AttributeName<'_>, written: &str) -> bool {
    let local = match name.prefix {
        None => Some(written),
        Some(prefix) => written
            .split_at_checked(prefix.len())
            .filter(|(start, _)| start.eq_ignore_ascii_case(prefix))
            .and_then(|(_, rest)| rest.strip_prefix(':')),
    };
    local.is_some_and(|local| {
        local.eq_ignore_ascii_case(name.local)
            || local.contains('\0')
                && local.replace('\0', "\u{FFFD}").eq_ignore_ascii_case(name.local)
    })
}

impl<'a> Iterator for AttributeOrigins<'a> {
    type Item = AttributeOrigin<'a>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let slot = *self.slots.next()?;
            if let Some(origin) = self.find(slot) {
                return Some(origin);
            }
        }
    }
}

impl FusedIterator for AttributeOrigins<'_> {}
