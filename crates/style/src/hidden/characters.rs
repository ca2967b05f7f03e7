//! Characters that are not seen, or that are seen in another order.

use std::ops::Range;

use super::tricks::{Certainty, Trick};

/// Characters of a text that carry another text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Carried {
    pub(super) trick: Trick,
    pub(super) certainty: Certainty,
    /// The bytes of the text with them.
    pub(super) range: Range<usize>,
    /// The text that they carry, or those around them.
    pub(super) text: String,
}

/// The number of variation selectors in a row that carry text: emoji and ideographs have one each.
const SELECTORS: usize = 3;

/// The number of characters without width in a row that carry text.
const IN_A_ROW: usize = 6;

/// The number of words that such characters cut, in one text.
const CUT_WORDS: usize = 4;

const fn is_tag(character: char) -> bool {
    matches!(character, '\u{E0000}'..='\u{E007F}')
}

const fn is_selector(character: char) -> bool {
    matches!(character, '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}')
}

/// Characters without width and, between letters of Latin script, without effect.
const fn is_zero_width(character: char) -> bool {
    matches!(
        character,
        '\u{200B}'..='\u{200D}' | '\u{2060}'..='\u{2064}' | '\u{FEFF}' | '\u{180E}' | '\u{AD}' | '\u{34F}' | '\u{115F}'
            | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{3164}' | '\u{FFA0}'
    )
}

/// Marks of direction, which change no order within a word.
const fn is_override(character: char) -> bool {
    matches!(character, '\u{202D}' | '\u{202E}')
}

/// Finds them. `text` is the data of a text node.
pub(super) fn find(text: &str) -> Vec<Carried> {
    let mut found = Vec::new();
    if text.is_ascii() {
        return found;
    }
    let mut characters = text.char_indices().peekable();
    let mut before = None;
    let mut cut = Cut::default();
    // The end of the last override: what is in it is read once.
    let mut overridden_to = 0;
    while let Some((start, character)) = characters.next() {
        let kind: fn(char) -> bool = if is_tag(character) {
            is_tag
        } else if is_selector(character) {
            is_selector
        } else if is_zero_width(character) {
            is_zero_width
        } else {
            if is_override(character) && start >= overridden_to {
                let range = overridden_range(text, start);
                overridden_to = range.end;
                found.extend(overridden(text, range));
            }
            before = Some(character);
            continue;
        };
        let mut run = String::from(character);
        while let Some((_, next)) = characters.next_if(|(_, next)| kind(*next)) {
            run.push(next);
        }
        let range = start..start.saturating_add(run.len());
        let after = characters.peek().map(|(_, next)| *next);
        if is_tag(character) {
            found.extend(tags(&run, range, before));
        } else if is_selector(character) {
            found.extend(selectors(&run, range));
        } else if run.chars().count() >= IN_A_ROW {
            let text = bits(&run).unwrap_or_default();
            let (trick, certainty) = (Trick::ZeroWidth, Certainty::Certain);
            found.push(Carried { trick, certainty, range, text });
        } else if let (Some(before), Some(after)) = (before, after)
            && before.is_ascii_alphabetic()
            && after.is_ascii_alphabetic()
            && character != '\u{AD}'
        {
            cut.add(range);
        }
    }
    found.extend(cut.finish(text));
    found.sort_by_key(|carried| carried.range.start);
    found
}

/// The text of tag characters, unless they are those of a flag.
fn tags(run: &str, range: Range<usize>, before: Option<char>) -> Option<Carried> {
    if before == Some('\u{1F3F4}') && run.ends_with('\u{E007F}') && run.chars().count() <= 7 {
        return None;
    }
    let text = run.chars().filter_map(|tag| char::from_u32((tag as u32).checked_sub(0xE0000)?));
    let text: String = text.filter(|character| !character.is_control()).collect();
    let certainty = Certainty::Certain;
    (!text.trim().is_empty()).then_some(Carried {
        trick: Trick::TagCharacters,
        certainty,
        range,
        text,
    })
}

/// The text whose bytes are variation selectors.
fn selectors(run: &str, range: Range<usize>) -> Option<Carried> {
    if run.chars().count() < SELECTORS {
        return None;
    }
    let bytes = run.chars().filter_map(|selector| {
        let number = selector as u32;
        let byte = number.checked_sub(0xE0100).and_then(|number| number.checked_add(16));
        u8::try_from(byte.or_else(|| number.checked_sub(0xFE00))?).ok()
    });
    let text = String::from_utf8_lossy(&bytes.collect::<Vec<u8>>()).into_owned();
    let (trick, certainty) = (Trick::VariationSelectors, Certainty::Certain);
    Some(Carried { trick, certainty, range, text })
}

/// The text of two characters that stand for bits, if it is one of ASCII.
fn bits(run: &str) -> Option<String> {
    let first = run.chars().next()?;
    let mut kinds: Vec<char> = Vec::new();
    for character in run.chars() {
        if !kinds.contains(&character) {
            kinds.push(character);
        }
    }
    kinds.sort_unstable();
    if kinds.len() > 3 || first == '\0' {
        return None;
    }
    let zeros_and_ones = [(0, 1), (1, 0)];
    zeros_and_ones.into_iter().find_map(|(zero, one)| {
        let (zero, one) = (kinds.get(zero)?, kinds.get(one)?);
        let bits: Vec<bool> = run
            .chars()
            .filter_map(|character| match character {
                character if character == *zero => Some(false),
                character if character == *one => Some(true),
                _ => None,
            })
            .collect();
        [8, 7].into_iter().find_map(|width| {
            let bytes = bits.chunks_exact(width);
            let whole = bytes.remainder().is_empty() && bits.len() >= width;
            let bytes =
                bytes.map(|bits| bits.iter().fold(0_u8, |byte, bit| byte << 1 | u8::from(*bit)));
            let text: String = bytes.map(char::from).collect();
            let is_text = text.chars().all(|character| matches!(character, ' '..='~' | '\n'));
            (whole && is_text).then_some(text)
        })
    })
}

/// The bytes from an override to its end.
fn overridden_range(text: &str, start: usize) -> Range<usize> {
    let rest = text.get(start..).unwrap_or_default();
    let length = rest.find(['\u{202C}', '\n', '\u{2029}']).unwrap_or(rest.len());
    start..start.saturating_add(length)
}

/// The text in an override, which is shown in another order.
fn overridden(text: &str, range: Range<usize>) -> Option<Carried> {
    let rest = text.get(range.clone())?;
    let inside = rest.trim_start_matches(is_override);
    // Letters without a direction of their own, and those of the direction of the override, keep their order.
    let is_turned = if rest.starts_with('\u{202E}') {
        inside.chars().filter(char::is_ascii_alphanumeric).count() > 1
    } else {
        inside.chars().filter(|letter| matches!(letter, '\u{590}'..='\u{8FF}')).count() > 1
    };
    let certainty = Certainty::Likely;
    is_turned.then(|| Carried { trick: Trick::Bidi, certainty, range, text: inside.to_owned() })
}

/// The characters that cut words of a text.
#[derive(Default)]
struct Cut {
    count: usize,
    range: Range<usize>,
}

impl Cut {
    fn add(&mut self, range: Range<usize>) {
        if self.count == 0 {
            self.range.start = range.start;
        }
        self.range.end = range.end;
        self.count = self.count.saturating_add(1);
    }

    /// The text without them, if they are many.
    fn finish(self, text: &str) -> Option<Carried> {
        if self.count < CUT_WORDS {
            return None;
        }
        let before = text.get(..self.range.start)?;
        let after = text.get(self.range.end..)?;
        let word = |text: &str| text.find(char::is_whitespace).unwrap_or(text.len());
        let start = before.rfind(char::is_whitespace).map_or(0, |at| at.saturating_add(1));
        let end = self.range.end.saturating_add(word(after));
        let start = before.get(start..).map_or(start, |rest| {
            start.saturating_add(rest.len().saturating_sub(rest.trim_start().len()))
        });
        let cut = text.get(start..end)?;
        let text = cut.chars().filter(|character| !is_zero_width(*character)).collect();
        let (trick, certainty) = (Trick::ZeroWidth, Certainty::Likely);
        Some(Carried { trick, certainty, range: start..end, text })
    }
}
