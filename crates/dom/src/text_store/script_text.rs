//! Text as scripts have it: UTF-16, with possible lone surrogates.
//!
//! The texts of a document are UTF-8, where a lone surrogate is U+FFFD. The exact code units of the few
//! texts that have one are stored separately. A lone surrogate is one code unit and so is U+FFFD: lengths
//! and offsets in UTF-16 are the same in both.

use std::borrow::Cow;

use super::{TextRef, TextStore};

/// Text as a script has it: UTF-8, or UTF-16 if it has a lone surrogate.
///
/// ```
/// use treewright_dom::ScriptText;
/// assert_eq!(ScriptText::from_utf16(&[0x61, 0x62]), ScriptText::from("ab"));
/// let lone = ScriptText::from_utf16(&[0x61, 0xD800]);
/// assert_eq!(lone.as_str(), None);
/// assert_eq!((lone.to_lossy(), lone.to_utf16()), ("a\u{FFFD}".into(), vec![0x61, 0xD800]));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ScriptText<'a>(Form<'a>);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Form<'a> {
    Utf8(Cow<'a, str>),
    /// Always has a lone surrogate.
    Utf16(Cow<'a, [u16]>),
}

impl<'a> From<&'a str> for ScriptText<'a> {
    fn from(text: &'a str) -> Self {
        Self(Form::Utf8(text.into()))
    }
}

impl From<String> for ScriptText<'_> {
    fn from(text: String) -> Self {
        Self(Form::Utf8(text.into()))
    }
}

impl<'a> ScriptText<'a> {
    /// Creates a text from these code units, which are only copied if they are valid.
    pub fn from_utf16(units: &'a [u16]) -> Self {
        match String::from_utf16(units) {
            Ok(text) => Self(Form::Utf8(text.into())),
            Err(_) => Self(Form::Utf16(units.into())),
        }
    }

    /// Creates a text from these code units.
    pub fn from_utf16_vec(units: Vec<u16>) -> Self {
        match String::from_utf16(&units) {
            Ok(text) => Self(Form::Utf8(text.into())),
            Err(_) => Self(Form::Utf16(units.into())),
        }
    }

    /// Returns the text if it has no lone surrogate.
    pub fn as_str(&self) -> Option<&str> {
        match &self.0 {
            Form::Utf8(text) => Some(text),
            Form::Utf16(_) => None,
        }
    }

    /// Returns the code units if they have a lone surrogate.
    pub fn as_utf16(&self) -> Option<&[u16]> {
        match &self.0 {
            Form::Utf8(_) => None,
            Form::Utf16(units) => Some(units),
        }
    }

    /// Returns the text with U+FFFD for lone surrogates.
    pub fn to_lossy(&self) -> Cow<'_, str> {
        match &self.0 {
            Form::Utf8(text) => Cow::Borrowed(text),
            Form::Utf16(units) => Cow::Owned(String::from_utf16_lossy(units)),
        }
    }

    /// Returns the code units.
    pub fn to_utf16(&self) -> Vec<u16> {
        match &self.0 {
            Form::Utf8(text) => text.encode_utf16().collect(),
            Form::Utf16(units) => units.to_vec(),
        }
    }

    /// The number of code units.
    pub fn utf16_length(&self) -> usize {
        match &self.0 {
            Form::Utf8(text) => utf16_length(text),
            Form::Utf16(units) => units.len(),
        }
    }

    /// Returns true if the text is empty.
    pub fn is_empty(&self) -> bool {
        match &self.0 {
            Form::Utf8(text) => text.is_empty(),
            Form::Utf16(_) => false,
        }
    }

    /// Joins several texts. Two halves of a pair that become adjacent are one character.
    #[must_use]
    pub fn concat(texts: &[ScriptText<'_>]) -> ScriptText<'static> {
        if texts.iter().all(|text| text.as_utf16().is_none()) {
            return texts.iter().filter_map(ScriptText::as_str).collect::<String>().into();
        }
        let units = texts.iter().flat_map(ScriptText::to_utf16);
        ScriptText::from_utf16_vec(units.collect())
    }

    /// Returns the text as an owned one.
    pub fn into_owned(self) -> ScriptText<'static> {
        ScriptText(match self.0 {
            Form::Utf8(text) => Form::Utf8(text.into_owned().into()),
            Form::Utf16(units) => Form::Utf16(units.into_owned().into()),
        })
    }

    /// Returns the code units from `start` to `end`, which are at most the length. ASCII is not copied.
    #[must_use]
    #[expect(clippy::string_slice, reason = "places between characters, found in the same text")]
    pub fn slice(self, start: usize, end: usize) -> Self {
        match self.0 {
            Form::Utf16(units) => {
                Self::from_utf16_vec(units.get(start..end).unwrap_or_default().to_vec())
            }
            Form::Utf8(text) => match (byte_of(&text, start), byte_of(&text, end)) {
                (Some(start), Some(end)) if start <= end => Self(Form::Utf8(match text {
                    Cow::Borrowed(text) => Cow::Borrowed(&text[start..end]),
                    Cow::Owned(text) => Cow::Owned(text[start..end].to_owned()),
                })),
                // In the middle of a pair.
                _ => {
                    let length = end.saturating_sub(start);
                    let units = text.encode_utf16().skip(start).take(length);
                    Self::from_utf16_vec(units.collect())
                }
            },
        }
    }
}

/// The number of code units that a text has in UTF-16.
pub(crate) fn utf16_length(text: &str) -> usize {
    if text.is_ascii() {
        return text.len();
    }
    // A byte that begins a character counts as one unit, or two if the character has four bytes.
    let units = |byte: &u8| usize::from(*byte & 0xC0 != 0x80) + usize::from(*byte >= 0xF0);
    text.as_bytes().iter().map(units).sum()
}

/// The index of the code unit at a byte offset; `None` in the middle of a surrogate pair, and after the
/// end.
pub(crate) fn byte_of(text: &str, offset: usize) -> Option<usize> {
    let ascii = text.as_bytes().get(..offset)?;
    if ascii.is_ascii() {
        return Some(offset);
    }
    let mut units = 0_usize;
    for (place, character) in text.char_indices() {
        if units >= offset {
            return (units == offset).then_some(place);
        }
        units = units.saturating_add(character.len_utf16());
    }
    (units == offset).then_some(text.len())
}

impl TextStore {
    /// Stores the text of a script as a separate string.
    pub(crate) fn own_script_text(&mut self, text: &ScriptText<'_>) -> TextRef {
        let own = self.own(text.to_lossy().into_owned());
        if let Some(units) = text.as_utf16() {
            self.exact.get_or_insert_default().insert(own.offset, units.to_vec());
        }
        own
    }

    /// The text as a script reads it.
    pub(crate) fn script_text(&self, text: TextRef) -> ScriptText<'_> {
        if text.is_owned()
            && let Some(units) = self.exact.as_ref().and_then(|exact| exact.get(&text.offset))
        {
            return ScriptText(Form::Utf16(units.into()));
        }
        self.get(text).into()
    }

    /// The owned string of a text, if UTF-8 represents all of it.
    pub(crate) fn owned_mut(&mut self, text: TextRef) -> Option<&mut String> {
        let has_units = self.exact.as_ref().is_some_and(|it| it.contains_key(&text.offset));
        if !text.is_owned() || has_units {
            return None;
        }
        self.owned.get_mut(text.offset as usize)
    }

    pub(super) fn forget_code_units(&mut self, text: TextRef) {
        if let Some(exact) = &mut self.exact {
            exact.remove(&text.offset);
        }
    }

    #[cold]
    pub(super) fn copy_code_units(&mut self, text: TextRef, copy: TextRef) {
        if let Some(exact) = &mut self.exact
            && let Some(units) = exact.get(&text.offset).cloned()
        {
            exact.insert(copy.offset, units);
        }
    }

    #[cold]
    pub(super) fn append_to_code_units(&mut self, text: TextRef, more: &str) {
        if let Some(units) = self.exact.as_mut().and_then(|exact| exact.get_mut(&text.offset)) {
            units.extend(more.encode_utf16());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_and_places_count_in_utf_16() {
        for text in ["", "abc", "aéb", "é", "😀", "a😀é\u{FFFD}b", "ascii and 😀😀 more"]
        {
            let units: Vec<u16> = text.encode_utf16().collect();
            assert_eq!(utf16_length(text), units.len(), "{text}");
            for start in 0..=units.len() {
                let place = byte_of(text, start);
                assert_eq!(
                    place.map(|place| text[..place].encode_utf16().count()),
                    String::from_utf16(&units[..start]).is_ok().then_some(start),
                    "{text} {start}"
                );
                for end in start..=units.len() {
                    let slice = ScriptText::from(text).slice(start, end);
                    assert_eq!(slice, ScriptText::from_utf16(&units[start..end]), "{text}");
                    assert_eq!(slice.to_utf16(), &units[start..end]);
                    assert_eq!(slice.utf16_length(), end - start);
                    let again = ScriptText::from_utf16(&units).slice(start, end);
                    assert_eq!(again, slice);
                }
            }
            assert_eq!(byte_of(text, units.len() + 1), None);
        }
        let lone = ScriptText::from_utf16(&[0xD83D, 0x61, 0xD83D, 0xDE00]);
        assert_eq!(lone.clone().slice(1, 4), ScriptText::from("a😀"));
        assert_eq!(lone.slice(1, 3).to_utf16(), [0x61, 0xD83D]);
    }

    #[test]
    fn code_units_go_with_their_text() {
        let mut store = TextStore::default();
        let units = [0x61, 0xDC00];
        let text = store.own_script_text(&ScriptText::from_utf16(&units));
        let copy = store.duplicate(text);
        assert_eq!(store.get(text), "a\u{FFFD}");
        let text = store.append(text, treewright_markup::Run::new("b😀"));
        assert_eq!(store.script_text(text).to_utf16(), [0x61, 0xDC00, 0x62, 0xD83D, 0xDE00]);
        assert_eq!(store.script_text(copy).to_utf16(), units);
        store.free(text);
        let again = store.own("c".to_owned());
        assert_eq!(store.script_text(again), ScriptText::from("c"));
        store.free(copy);
        assert!(store.exact.is_some_and(|exact| exact.is_empty()));
    }
}
