//! Lone surrogates in text that passes through a parser, whose text is UTF-8.
//!
//! A script may write half of a surrogate pair. The parser reads a stand-in for it, a private-use character
//! that means nothing to it, and the tree decodes the code unit when the parser adds the text. In text that
//! a script writes, characters that are the same as stand-ins have a mark before them.
//!
//! SPEC-NOTE: after a script has written a lone surrogate into a parser, characters U+10F000 to U+10F800 of
//! the page itself, and those of numeric character references, are taken for surrogates if they are in a
//! text with references or after text that a script wrote. No known page has them.

use std::borrow::Cow;

use treewright_markup::Run;

use super::{ScriptText, TextRef, TextStore};

/// The character that represents U+D800.
const FIRST: u32 = 0x10_F000;
/// The character that precedes one that only looks like a stand-in.
const MARK: char = '\u{10F800}';
/// The first surrogate.
const FIRST_SURROGATE: u32 = 0xD800;

fn is_stand_in_or_mark(character: char) -> bool {
    (FIRST..=MARK as u32).contains(&(character as u32))
}

/// True if a text has a stand-in or a mark. Nearly all texts have no byte that starts one.
fn has_stand_ins(text: &str) -> bool {
    text.as_bytes().contains(&0xF4) && text.contains(is_stand_in_or_mark)
}

impl ScriptText<'_> {
    /// Returns the text with stand-ins for lone surrogates, for a parser whose tree [reads
    /// them](crate::parsing::ParserTarget::read_stand_ins).
    ///
    /// ```
    /// use treewright_dom::ScriptText;
    /// let text = ScriptText::from_utf16(&[0x61, 0xD800]);
    /// let written = text.to_stand_ins();
    /// assert_eq!(written, "a\u{10F000}");
    /// assert_eq!(ScriptText::from_stand_ins(&written), text);
    /// // What looks like one is marked.
    /// let text = ScriptText::from("\u{10F000}");
    /// assert_eq!(ScriptText::from_stand_ins(&text.to_stand_ins()), text);
    /// ```
    pub fn to_stand_ins(&self) -> Cow<'_, str> {
        if let Some(text) = self.as_str()
            && !has_stand_ins(text)
        {
            return Cow::Borrowed(text);
        }
        let mut out = String::new();
        for unit in char::decode_utf16(self.to_utf16()) {
            match unit {
                Ok(character) => {
                    if is_stand_in_or_mark(character) {
                        out.push(MARK);
                    }
                    out.push(character);
                }
                Err(surrogate) => {
                    let offset =
                        u32::from(surrogate.unpaired_surrogate()).wrapping_sub(FIRST_SURROGATE);
                    out.extend(char::from_u32(FIRST.wrapping_add(offset)));
                }
            }
        }
        Cow::Owned(out)
    }
}

impl<'a> ScriptText<'a> {
    /// The text from which [`ScriptText::to_stand_ins`] made this one.
    pub fn from_stand_ins(text: &'a str) -> Self {
        if !has_stand_ins(text) {
            return text.into();
        }
        let mut units = Vec::with_capacity(text.len());
        let mut is_marked = false;
        for character in text.chars() {
            let surrogate = (character as u32).wrapping_sub(FIRST).wrapping_add(FIRST_SURROGATE);
            if !is_marked && character == MARK {
                is_marked = true;
            } else if !is_marked && is_stand_in_or_mark(character) {
                units.push(surrogate as u16);
            } else {
                is_marked = false;
                units.extend_from_slice(character.encode_utf16(&mut [0; 2]));
            }
        }
        Self::from_utf16_vec(units)
    }
}

impl TextStore {
    /// Sets whether later texts may have stand-ins for surrogates.
    pub(crate) fn read_stand_ins(&mut self, read: bool) {
        self.reads_stand_ins = read;
    }

    #[inline]
    pub(crate) fn reads_stand_ins(&self) -> bool {
        self.reads_stand_ins
    }

    /// True if a text has stand-ins to decode.
    pub(super) fn has_stand_ins_to_read(&self, text: &str) -> bool {
        self.reads_stand_ins && has_stand_ins(text)
    }

    /// A name with U+FFFD for lone surrogates: names are stored as UTF-8.
    pub(crate) fn name_without_stand_ins<'n>(&self, name: &'n str) -> Cow<'n, str> {
        if self.reads_stand_ins && has_stand_ins(name) {
            return Cow::Owned(ScriptText::from_stand_ins(name).to_lossy().into_owned());
        }
        Cow::Borrowed(name)
    }

    /// Stores a text that has stand-ins.
    #[inline]
    pub(super) fn add_with_stand_ins(&mut self, text: &str) -> Option<TextRef> {
        if self.reads_stand_ins { self.add_decoded(text) } else { None }
    }

    #[cold]
    fn add_decoded(&mut self, text: &str) -> Option<TextRef> {
        has_stand_ins(text).then(|| self.own_script_text(&ScriptText::from_stand_ins(text)))
    }

    /// Appends a run that has stand-ins, or that joins a text with a lone surrogate at its end.
    #[inline]
    pub(super) fn append_with_stand_ins(&mut self, text: TextRef, run: Run<'_>) -> Option<TextRef> {
        if self.reads_stand_ins { self.append_decoded(text, run.text()) } else { None }
    }

    #[cold]
    fn append_decoded(&mut self, text: TextRef, more: &str) -> Option<TextRef> {
        if !has_stand_ins(more) {
            return None;
        }
        let more = ScriptText::from_stand_ins(more);
        let joined = ScriptText::concat(&[self.script_text(text), more]);
        let new = self.own_script_text(&joined);
        self.free(text);
        Some(new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stand_ins_go_there_and_back() {
        let cases: [&[u16]; 8] = [
            &[],
            &[0x61],
            &[0xD800],
            &[0xDFFF, 0xD800],
            &[0xD83D, 0xDE00],
            // U+10F000, U+10F7FF, U+10F800, U+10F801 as they are.
            &[0xDBFC, 0xDC00, 0xDBFD, 0xDFFF, 0xDBFE, 0xDC00, 0xDBFE, 0xDC01],
            &[0xDBFC, 0xDC00, 0xDBFC, 0xD800, 0x61],
            &[0xDBFE, 0xDC00, 0xD800, 0xDBFE, 0xDC00],
        ];
        for units in cases {
            let text = ScriptText::from_utf16(units);
            let written = text.to_stand_ins().into_owned();
            assert_eq!(ScriptText::from_stand_ins(&written).to_utf16(), units, "{units:x?}");
        }
        // The halves of a pair in two pieces become one character again.
        let halves: String = [0xD83D, 0xDE00]
            .map(|unit| ScriptText::from_utf16(&[unit]).to_stand_ins().into_owned())
            .concat();
        assert_eq!(ScriptText::from_stand_ins(&halves), ScriptText::from("😀"));
    }

    #[test]
    fn a_store_takes_the_code_units_back() {
        let [high, low] = [0xD83D, 0xDE00]
            .map(|unit| ScriptText::from_utf16(&[unit]).to_stand_ins().into_owned());
        let mut store = TextStore::default();
        let plain = store.add(Run::new(&high));
        assert_eq!(store.get(plain), high, "nothing is read before it is asked for");
        store.read_stand_ins(true);
        let text = store.add(Run::new("a"));
        let text = store.append(text, Run::new(&high));
        assert_eq!(store.script_text(text).to_utf16(), [0x61, 0xD83D]);
        assert_eq!(store.get(text), "a\u{FFFD}");
        let other = store.append(text, Run::new("b"));
        assert_eq!(store.script_text(other).to_utf16(), [0x61, 0xD83D, 0x62]);
        let text = store.add(Run::new(&high));
        let text = store.append(text, Run::new(&low));
        assert_eq!(store.script_text(text), ScriptText::from("😀"));
        assert_eq!(store.name_without_stand_ins(&high), "\u{FFFD}");
        assert_eq!(store.name_without_stand_ins("name"), "name");
    }
}
