//! The origins of attributes.

use std::iter::FusedIterator;

use treewright_markup::{AttributeName, Attributes, Cause, Origin, SourceId, Span};

use super::{Origins, Record};
use crate::attributes::Slot;
use crate::{Document, NodeId};

/// The place of an attribute that the parser gave: ranges of the first source.
#[derive(Clone, Copy, Debug)]
pub(super) struct AttributeSpans {
    /// The start and the end of the name; for an attribute elsewhere [`ELSEWHERE`] and an index of
    /// `Origins::elsewhere`.
    name: (u32, u32),
    value: (u32, u32),
}

/// Stands at the start of a name for an attribute that is not in the first source.
const ELSEWHERE: u32 = u32::MAX;

/// An attribute that an element got after the others.
#[derive(Clone, Copy, Debug)]
pub(super) struct AddedAttribute {
    name: Span,
    value: Span,
    cause: Cause,
    tag: Span,
}

impl Origins {
    /// Notes the places of attributes that were added to the end of `Document::attributes`, from
    /// `start` on.
    #[inline(never)]
    pub(super) fn add_attributes(&mut self, start: usize, attributes: Attributes<'_>) {
        if self.attributes.len() != start {
            // A parse that nobody watched added some.
            self.attributes.resize(start, AttributeSpans { name: (0, 0), value: (0, 0) });
        }
        for attribute in attributes.iter() {
            let (name, value) = (attribute.name_span, attribute.value_span);
            let main = SourceId::MAIN;
            let spans = if name.source == main && value.source == main && self.base == 0 {
                AttributeSpans { name: (name.start, name.end), value: (value.start, value.end) }
            } else {
                self.add_elsewhere_in_the_sources(name, value)
            };
            self.attributes.push(spans);
        }
    }

    #[cold]
    fn add_elsewhere_in_the_sources(&mut self, name: Span, value: Span) -> AttributeSpans {
        let both = (self.numbered(name), self.numbered(value));
        let index = self.elsewhere.len() as u32;
        self.elsewhere.push(both);
        AttributeSpans { name: (ELSEWHERE, index), value: (0, 0) }
    }

    /// Notes the places of attributes that an element got in a list of its own: those of `slots`, which
    /// are some of the lent ones in the same order.
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

    /// The span of the tag that the attribute was written in. For a clone of an element, that is the tag
    /// which the first one was made of.
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
    /// The attributes that the parser gave with the start tag, and their places.
    given: &'a [Slot],
    spans: &'a [AttributeSpans],
    /// The index of the given attribute after the last one that was found.
    cursor: usize,
    slots: std::slice::Iter<'a, Slot>,
}

impl<'a> AttributeOrigins<'a> {
    pub(super) fn new(
        document: &'a Document,
        origins: &'a Origins,
        node: NodeId,
        record: &Record,
        tag: Span,
    ) -> Self {
        let start = record.attributes as usize;
        let range = start..start.saturating_add(usize::from(record.attribute_count));
        Self {
            document,
            origins,
            node,
            tag,
            given: document.attributes.get(range.clone()).unwrap_or_default(),
            spans: origins.attributes.get(range).unwrap_or_default(),
            cursor: 0,
            slots: document.slots(node.index).iter(),
        }
    }

    /// The origin of an attribute; `None` for one that a program added.
    pub(super) fn find(&mut self, slot: Slot) -> Option<AttributeOrigin<'a>> {
        let (document, tag) = (self.document, self.tag);
        if self.origins.changed.contains(&(self.node, slot.name)) {
            return None;
        }
        // Nearly always it is the next one.
        let (before, after) = self.given.split_at_checked(self.cursor).unwrap_or_default();
        let position = |slots: &[Slot]| slots.iter().position(|given| given.name == slot.name);
        let found = position(after)
            .map(|index| index.saturating_add(self.cursor))
            .or_else(|| position(before));
        if let Some(index) = found {
            let spans = self.spans.get(index)?;
            self.cursor = index.saturating_add(1);
            let (name_span, value_span) = match *spans {
                AttributeSpans { name: (ELSEWHERE, index), .. } => {
                    *self.origins.elsewhere.get(index as usize)?
                }
                AttributeSpans { name, value } => {
                    (Span::in_main(name.0, name.1), Span::in_main(value.0, value.1))
                }
            };
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
