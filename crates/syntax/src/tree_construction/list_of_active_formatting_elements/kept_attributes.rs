//! The attributes of formatting elements, kept after their tokens.
//!
//! A reopened element needs the attributes of its token, but few elements are reopened. So attributes in a
//! shared source are not copied: only their place is stored, and they are read again on demand. Attributes
//! that are too long to be read in a fixed time are stored as ranges of the source if there are at most
//! [`PLACES`], and copied otherwise, as are all that are not in the source.

#![expect(clippy::arithmetic_side_effects, reason = "a range of a text")]

use crate::tokenizer::read_attributes_again;
use treewright_markup::attributes::{AttributeBuffer, AttributeSlot, Attributes};

/// The attributes of the token of a formatting element.
#[derive(Clone, Debug, Default)]
pub(super) struct KeptAttributes {
    /// Those that are in the source, and are short or few.
    in_source: Option<InSource>,
    /// All others. Few pages have any.
    own: Option<Box<AttributeBuffer>>,
}

/// Attributes in the source.
#[derive(Clone, Copy, Debug)]
struct InSource {
    /// The offset of the first.
    start: u32,
    count: u32,
    /// Their ranges in the source, if they are long, few, and have no character references. Others are read
    /// again on demand, which is seldom.
    places: Option<[AttributeSlot; PLACES]>,
    /// [`Attributes::length_of_texts`], once it was needed.
    length_of_texts: Option<u32>,
}

/// Most formatting elements with long attributes have at most two, such as `href` and one `data-*`.
const PLACES: usize = 2;

/// Attributes that take more bytes of the source are not read again, so that reading takes a bounded time
/// for each element.
const SHORT: u32 = 2048;

impl KeptAttributes {
    /// Replaces the stored attributes.
    #[inline]
    pub(super) fn keep(&mut self, source: &str, source_end: u32, attributes: Attributes<'_>) {
        let range = attributes.range_in_main().filter(|range| range.end <= source_end);
        self.in_source = range.and_then(|range| {
            let is_short = range.end - range.start <= SHORT;
            let places = if is_short { None } else { Some(attributes.places_in(source)?) };
            let (start, count) = (range.start, attributes.len() as u32);
            Some(InSource { start, count, places, length_of_texts: None })
        });
        if self.in_source.is_none() && (self.own.is_some() || !attributes.is_empty()) {
            self.own.get_or_insert_default().copy_unless_in(source, attributes);
        }
    }

    /// [`Attributes::length_of_texts`]. They are read into `memory` if necessary.
    pub(super) fn length_of_texts(&mut self, source: &str, memory: &mut AttributeBuffer) -> u32 {
        if let Some(InSource { length_of_texts: Some(length), .. }) = self.in_source {
            return length;
        }
        let length = self.get(source, memory).length_of_texts();
        if let Some(in_source) = &mut self.in_source {
            in_source.length_of_texts = Some(length);
        }
        length
    }

    /// Returns true if they equal others. They are read into `memory` if necessary.
    pub(super) fn are(
        &mut self,
        others: Attributes<'_>,
        source: &str,
        memory: &mut AttributeBuffer,
    ) -> bool {
        if let Some(InSource { count, .. }) = self.in_source
            && (count as usize != others.len()
                || self.length_of_texts(source, memory) != others.length_of_texts())
        {
            return false;
        }
        same_attributes(self.get(source, memory), others)
    }

    /// The original attributes. Those that have to be read are read into `memory`.
    pub(super) fn get<'a>(
        &'a self,
        source: &'a str,
        memory: &'a mut AttributeBuffer,
    ) -> Attributes<'a> {
        let Some(in_source) = self.in_source else {
            return match &self.own {
                Some(own) => own.view_with(source),
                None => Attributes::EMPTY,
            };
        };
        in_source.read(source, memory);
        memory.view_with(source)
    }

    /// Lends out the attributes, in the form for [`AttributeBuffer::view_with`] with the source. Those that
    /// have to be read take the memory of `memory` with them.
    pub(super) fn lend(&mut self, source: &str, memory: &mut AttributeBuffer) -> AttributeBuffer {
        let Some(in_source) = self.in_source else {
            return self.own.as_deref_mut().map(std::mem::take).unwrap_or_default();
        };
        let mut attributes = std::mem::take(memory);
        in_source.read(source, &mut attributes);
        attributes
    }

    /// Takes back what was lent.
    pub(super) fn take_back(&mut self, attributes: AttributeBuffer, memory: &mut AttributeBuffer) {
        match self.in_source {
            Some(_) => *memory = attributes,
            None => **self.own.get_or_insert_default() = attributes,
        }
    }
}

impl InSource {
    fn read(self, source: &str, into: &mut AttributeBuffer) {
        let count = self.count as usize;
        match self.places {
            Some(places) => into.stay_in(places.get(..count).unwrap_or_default()),
            None => read_attributes_again(source, self.start, count, into),
        }
    }
}

/// Names on one token are unique, so equal lengths and a match for every attribute make them equal.
fn same_attributes(one: Attributes<'_>, other: Attributes<'_>) -> bool {
    /// Up to this number each is searched for among the others.
    const SEARCHED: usize = 16;
    if one.len() != other.len() {
        return false;
    }
    let in_same_order = one
        .iter()
        .zip(other.iter())
        .all(|(a, b)| a.name.local == b.name.local && a.value.text() == b.value.text());
    if in_same_order || one.len() == 1 {
        return in_same_order;
    }
    if one.len() <= SEARCHED {
        return one
            .iter()
            .all(|attribute| other.get(attribute.name.local) == Some(attribute.value.text()));
    }
    sorted(one) == sorted(other)
}

fn sorted(attributes: Attributes<'_>) -> Vec<(&str, &str)> {
    let pairs = attributes.iter().map(|one| (one.name.local, one.value.text()));
    let mut pairs: Vec<_> = pairs.collect();
    pairs.sort_unstable();
    pairs
}
