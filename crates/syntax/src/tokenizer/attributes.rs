//! The attributes of tags.

use super::text_buffer::Place;
use super::{Emission, Input, NEXT, Next, State, Step, StopSet, TagToken, Tokenizer};
use crate::input::Slice;
use crate::{AttributeBuffer, ErrorCode, Limit, Span};
use std::collections::HashMap;
use std::hash::BuildHasher;
use treewright_markup::Mark;
use treewright_markup::attributes::{AttributePlace, AttributeSlot};

const ATTRIBUTE_NAME_STOPS: StopSet<38> =
    StopSet::new(*b"\t\n\x0C />=ABCDEFGHIJKLMNOPQRSTUVWXYZ\0\"'<\r");
pub(super) const DOUBLE_QUOTED_STOPS: StopSet<4> = StopSet::new(*b"\"&\0\r");
pub(super) const SINGLE_QUOTED_STOPS: StopSet<4> = StopSet::new(*b"'&\0\r");
const UNQUOTED_STOPS: StopSet<13> = StopSet::new(*b"\t\n\x0C &>\0\"'<=`\r");

impl Tokenizer {
    /// <https://html.spec.whatwg.org/multipage/parsing.html#before-attribute-name-state>
    #[inline]
    pub(super) fn before_attribute_name_state(&mut self, input: &mut Input<'_>) -> Step {
        if self.attributes_in_one_go(input) {
            return Ok(Next::Emit(Emission::Tag));
        }
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') => NEXT,
            Some('/' | '>') | None => self.reconsume(input, State::AfterAttributeName),
            Some('=') => {
                input.error(ErrorCode::UnexpectedEqualsSignBeforeAttributeName);
                self.start_attribute(input);
                self.tag.append_to_name("=");
                self.switch(State::AttributeName)
            }
            Some(_) => {
                self.start_attribute(input);
                self.reconsume(input, State::AttributeName)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#attribute-name-state>
    #[inline]
    pub(super) fn attribute_name_state(&mut self, input: &mut Input<'_>) -> Step {
        if let Some(run) = input.take_until(&ATTRIBUTE_NAME_STOPS) {
            self.tag.append_to_name(input.stream.text(run));
            return NEXT;
        }
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ' | '/' | '>') | None => {
                self.leave_attribute_name(input);
                self.reconsume(input, State::AfterAttributeName)
            }
            Some('=') => {
                self.leave_attribute_name(input);
                self.switch(State::BeforeAttributeValue)
            }
            Some(character @ 'A'..='Z') => {
                let mut bytes = [0; 4];
                self.tag.append_to_name(character.to_ascii_lowercase().encode_utf8(&mut bytes));
                NEXT
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.tag.append_to_name("\u{FFFD}");
                NEXT
            }
            Some(character) => {
                if matches!(character, '"' | '\'' | '<') {
                    input.error(ErrorCode::UnexpectedCharacterInAttributeName);
                }
                self.tag.append_to_name(character.encode_utf8(&mut [0; 4]));
                NEXT
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#after-attribute-name-state>
    #[inline]
    pub(super) fn after_attribute_name_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') => NEXT,
            Some('/') => self.switch(State::SelfClosingStartTag),
            Some('=') => self.switch(State::BeforeAttributeValue),
            Some('>') => {
                self.state = State::Data;
                self.emit_tag(input)
            }
            None => {
                input.error(ErrorCode::EofInTag);
                self.emit_end_of_file(input)
            }
            Some(_) => {
                self.start_attribute(input);
                self.reconsume(input, State::AttributeName)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#before-attribute-value-state>
    #[inline]
    pub(super) fn before_attribute_value_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') => NEXT,
            Some('"') => {
                self.tag.current.value_start = input.stream.mark_next();
                self.switch(State::AttributeValueDoubleQuoted)
            }
            Some('\'') => {
                self.tag.current.value_start = input.stream.mark_next();
                self.switch(State::AttributeValueSingleQuoted)
            }
            Some('>') => {
                input.error(ErrorCode::MissingAttributeValue);
                self.state = State::Data;
                self.emit_tag(input)
            }
            _ => {
                self.tag.current.value_start = input.stream.mark();
                self.reconsume(input, State::AttributeValueUnquoted)
            }
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#attribute-value-(double-quoted)-state>
    #[inline]
    pub(super) fn attribute_value_double_quoted_state(&mut self, input: &mut Input<'_>) -> Step {
        if let Some(run) = input.take_until(&DOUBLE_QUOTED_STOPS) {
            return self.append_run_to_value(input, run);
        }
        match input.consume()? {
            Some('"') => {
                self.tag.finish_value(input);
                self.switch(State::AfterAttributeValueQuoted)
            }
            Some('&') => {
                self.return_state = State::AttributeValueDoubleQuoted;
                self.switch(State::CharacterReference)
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.tag.append_to_value("\u{FFFD}", None);
                NEXT
            }
            None => {
                input.error(ErrorCode::EofInTag);
                self.emit_end_of_file(input)
            }
            Some(_) => self.append_current_to_value(input),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#attribute-value-(single-quoted)-state>
    pub(super) fn attribute_value_single_quoted_state(&mut self, input: &mut Input<'_>) -> Step {
        if let Some(run) = input.take_until(&SINGLE_QUOTED_STOPS) {
            return self.append_run_to_value(input, run);
        }
        match input.consume()? {
            Some('\'') => {
                self.tag.finish_value(input);
                self.switch(State::AfterAttributeValueQuoted)
            }
            Some('&') => {
                self.return_state = State::AttributeValueSingleQuoted;
                self.switch(State::CharacterReference)
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.tag.append_to_value("\u{FFFD}", None);
                NEXT
            }
            None => {
                input.error(ErrorCode::EofInTag);
                self.emit_end_of_file(input)
            }
            Some(_) => self.append_current_to_value(input),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#attribute-value-(unquoted)-state>
    pub(super) fn attribute_value_unquoted_state(&mut self, input: &mut Input<'_>) -> Step {
        if let Some(run) = input.take_until(&UNQUOTED_STOPS) {
            return self.append_run_to_value(input, run);
        }
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') => {
                self.tag.finish_value(input);
                self.switch(State::BeforeAttributeName)
            }
            Some('&') => {
                self.return_state = State::AttributeValueUnquoted;
                self.switch(State::CharacterReference)
            }
            Some('>') => {
                self.tag.finish_value(input);
                self.state = State::Data;
                self.emit_tag(input)
            }
            Some('\0') => {
                input.error(ErrorCode::UnexpectedNullCharacter);
                self.tag.append_to_value("\u{FFFD}", None);
                NEXT
            }
            Some('"' | '\'' | '<' | '=' | '`') => {
                input.error(ErrorCode::UnexpectedCharacterInUnquotedAttributeValue);
                self.append_current_to_value(input)
            }
            None => {
                input.error(ErrorCode::EofInTag);
                self.emit_end_of_file(input)
            }
            Some(_) => self.append_current_to_value(input),
        }
    }

    /// <https://html.spec.whatwg.org/multipage/parsing.html#after-attribute-value-(quoted)-state>
    #[inline]
    pub(super) fn after_attribute_value_quoted_state(&mut self, input: &mut Input<'_>) -> Step {
        match input.consume()? {
            Some('\t' | '\n' | '\x0C' | ' ') => self.switch(State::BeforeAttributeName),
            Some('/') => self.switch(State::SelfClosingStartTag),
            Some('>') => {
                self.state = State::Data;
                self.emit_tag(input)
            }
            None => {
                input.error(ErrorCode::EofInTag);
                self.emit_end_of_file(input)
            }
            Some(_) => {
                input.error(ErrorCode::MissingWhitespaceBetweenAttributes);
                self.reconsume(input, State::BeforeAttributeName)
            }
        }
    }

    /// Starts a new attribute, whose name starts with the current input character, in the current tag
    /// token.
    #[inline]
    fn start_attribute(&mut self, input: &Input<'_>) {
        let TagToken { attributes, current, .. } = &mut self.tag;
        current.name_start = input.stream.mark();
        current.is_duplicate = false;
        current.value_place = Place::Empty;
        attributes.make_the_first_room();
        let end = attributes.text.len() as u32;
        attributes.list.push(AttributeSlot::new((end, end), (end, end)));
        attributes.places.push(AttributePlace::NONE);
    }

    /// Completes the name, and removes the attribute if its name is a duplicate, or if there are too many.
    #[inline]
    fn leave_attribute_name(&mut self, input: &mut Input<'_>) {
        let TagToken { attributes, current, .. } = &mut self.tag;
        let (Some(slot), Some(place)) = (attributes.list.last_mut(), attributes.places.last_mut())
        else {
            return;
        };
        let end = attributes.text.len() as u32;
        slot.name.1 = end;
        slot.value = (end, end);
        let name_span = input.stream.span_to_current(current.name_start);
        place.name_span = name_span;
        place.value_span = Span { start: name_span.end, ..name_span };
        if current.names.is_duplicate(attributes) {
            input.error(ErrorCode::DuplicateAttribute);
        } else if attributes.list.len() > self.limit_of_attributes {
            self.limits_met.note(Limit::Attributes, name_span);
        } else {
            return;
        }
        if let Some(slot) = attributes.list.pop() {
            attributes.places.pop();
            attributes.text.truncate(slot.name.0 as usize);
        }
        current.is_duplicate = true;
    }

    #[inline]
    fn append_run_to_value(&mut self, input: &Input<'_>, run: Slice) -> Step {
        self.tag.append_to_value(input.stream.text(run), input.stream.offset_in_main(run));
        NEXT
    }

    fn append_current_to_value(&mut self, input: &Input<'_>) -> Step {
        match input.stream.current_character() {
            Some(run) => self.append_run_to_value(input, run),
            None => {
                self.tag.append_to_value("\n", None);
                NEXT
            }
        }
    }
}

impl TagToken {
    #[inline]
    fn append_to_name(&mut self, piece: &str) {
        if has_room(&self.attributes, piece) {
            self.attributes.text.push_str(piece);
        }
    }

    /// Appends to the value of the current attribute, unless the attribute was removed.
    #[inline]
    pub(super) fn append_to_value(&mut self, piece: &str, at: Option<u32>) {
        let Self { attributes, current, .. } = self;
        if !current.is_duplicate && has_room(attributes, piece) {
            attributes.text.push_str(piece);
            current.value_place = current.value_place.extended(piece.len(), at);
        }
    }

    /// Completes the value of the current attribute before the current input character.
    #[inline]
    fn finish_value(&mut self, input: &Input<'_>) {
        let Self { attributes, current, .. } = self;
        if current.is_duplicate {
            return;
        }
        let (Some(slot), Some(place)) = (attributes.list.last_mut(), attributes.places.last_mut())
        else {
            return;
        };
        slot.value.1 = attributes.text.len() as u32;
        place.value_span = input.stream.span_to_current(current.value_start);
        if let Place::InMain { start, .. } = current.value_place {
            place.value_at = start;
        }
    }
}

/// Returns true if the attributes' text with one more piece fits the offsets. SPEC-NOTE: a tag whose
/// attributes would take more than 4 GiB loses the rest; one source is never that long, but U+FFFD is
/// longer than NUL and a tag can come from several sources.
#[inline]
#[expect(clippy::arithmetic_side_effects, reason = "lengths of texts in memory")]
fn has_room(attributes: &AttributeBuffer, piece: &str) -> bool {
    attributes.text.len() + piece.len() < u32::MAX as usize
}

/// The attribute being read.
#[derive(Clone, Debug, Default)]
pub(super) struct CurrentAttribute {
    name_start: Mark,
    value_start: Mark,
    value_place: Place,
    /// True if the attribute was removed from the token; its value is ignored.
    is_duplicate: bool,
    names: AttributeNames,
}

impl CurrentAttribute {
    /// Removes the attributes of the previous token.
    pub(super) fn clear(&mut self) {
        self.is_duplicate = false;
        self.names.clear();
    }
}

/// The names of a token's attributes, for tokens with too many to compare each pair.
#[derive(Clone, Debug, Default)]
struct AttributeNames {
    /// The index of the first attribute for each hash of a name.
    by_hash: HashMap<u64, usize>,
}

/// The number of attributes from which on they are not compared one by one.
const MANY: usize = 16;

impl AttributeNames {
    fn clear(&mut self) {
        if !self.by_hash.is_empty() {
            self.by_hash.clear();
        }
    }

    /// Returns true if another attribute has the name of the last one.
    #[inline]
    fn is_duplicate(&mut self, attributes: &AttributeBuffer) -> bool {
        let Some((last, others)) = attributes.list.split_last() else {
            return false;
        };
        if others.len() < MANY {
            let new = name(attributes, last);
            return others.iter().any(|slot| name(attributes, slot) == new);
        }
        self.is_duplicate_of_many(attributes, last, others)
    }

    #[cold]
    fn is_duplicate_of_many(
        &mut self,
        attributes: &AttributeBuffer,
        last: &AttributeSlot,
        others: &[AttributeSlot],
    ) -> bool {
        if self.by_hash.is_empty() {
            for (index, slot) in others.iter().enumerate() {
                let hash = self.by_hash.hasher().hash_one(name(attributes, slot));
                self.by_hash.entry(hash).or_insert(index);
            }
        }
        let new = name(attributes, last);
        let hash = self.by_hash.hasher().hash_one(new);
        let index = *self.by_hash.entry(hash).or_insert(others.len());
        match others.get(index) {
            None => false,
            Some(slot) if name(attributes, slot) == new => true,
            // Two names have the same hash, and the map only has the first.
            Some(_) => others.iter().any(|slot| name(attributes, slot) == new),
        }
    }
}

#[inline]
#[expect(
    clippy::string_slice,
    reason = "a slot has the ends of a name in the text that it counts in"
)]
fn name<'a>(attributes: &'a AttributeBuffer, slot: &AttributeSlot) -> &'a str {
    &attributes.text[slot.name.0 as usize..slot.name.1 as usize]
}
