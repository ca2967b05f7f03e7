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

/// The number of characters of different kinds that carry bits, in one text.
const BITS: usize = 8;

/// The number of variation selectors after characters without variants, in one text.
const SCATTERED: usize = 4;

/// The most characters whose numbers are given.
const NAMED: usize = 8;

const fn is_tag(character: char) -> bool {
    matches!(character, '\u{E0000}'..='\u{E007F}')
}

const fn is_selector(character: char) -> bool {
    matches!(character, '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}')
}

/// Characters without width or without a shape and, between letters of Latin script, without effect: most of those that are
/// [ignorable by default](https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point), and controls of other formats.
const fn is_zero_width(character: char) -> bool {
    matches!(
        character,
        '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}' | '\u{2060}'..='\u{2065}' | '\u{206A}'..='\u{206F}' | '\u{3164}' | '\u{FEFF}'
            | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{13430}'..='\u{1343F}' | '\u{1BCA0}'..='\u{1BCA3}'
            | '\u{1D173}'..='\u{1D17A}' | '\u{E0080}'..='\u{E00FF}' | '\u{E01F0}'..='\u{E0FFF}'
    )
}

/// Characters that variation selectors are for: symbols, ideographs and scripts with variants.
const fn has_variants(character: char) -> bool {
    matches!(
        character,
        '0'..='9' | '#' | '*' | '\u{A9}' | '\u{AE}' | '\u{1000}'..='\u{109F}' | '\u{1800}'..='\u{18AF}' | '\u{1F00}'..='\u{FAFF}'
            | '\u{FF00}'..='\u{FFEF}' | '\u{10000}'..='\u{3FFFF}'
    )
}

/// The flags of England, Scotland and Wales, the only ones that tag characters are recommended for.
const FLAGS: [&str; 3] = ["gbeng", "gbsct", "gbwls"];

/// Marks that begin a part whose direction is given.
const fn is_override(character: char) -> bool {
    matches!(character, '\u{202B}' | '\u{202D}' | '\u{202E}' | '\u{2067}')
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
    let mut scattered = Cut::default();
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
            let count = run.chars().count();
            if count >= SELECTORS {
                found.push(selectors(&run, range, Certainty::Certain));
            } else if count > 1 || before.is_some_and(|before| !has_variants(before)) {
                scattered.add(range, &run, false);
            }
        } else if run.chars().count() >= IN_A_ROW {
            let text = bits(&run).unwrap_or_else(|| names(&run));
            let (trick, certainty) = (Trick::ZeroWidth, Certainty::Certain);
            found.push(Carried { trick, certainty, range, text });
        } else if let (Some(before), Some(after)) = (before, after)
            && before.is_ascii()
            && after.is_ascii()
        {
            let in_word = before.is_ascii_alphabetic() && after.is_ascii_alphabetic();
            cut.add(range, &run, in_word);
        }
    }
    found.extend(cut.finish(text));
    if scattered.count >= SCATTERED {
        let range = scattered.range.clone();
        found.push(selectors(&scattered.characters, range, Certainty::Likely));
    }
    found.sort_by_key(|carried| carried.range.start);
    found
}

/// The text of tag characters, unless they are those of a flag.
fn tags(run: &str, range: Range<usize>, before: Option<char>) -> Option<Carried> {
    let text = run.chars().filter_map(|tag| char::from_u32((tag as u32).checked_sub(0xE0000)?));
    let text: String = text.filter(|character| !character.is_control()).collect();
    if before == Some('\u{1F3F4}') && run.ends_with('\u{E007F}') && FLAGS.contains(&&*text) {
        return None;
    }
    let certainty = Certainty::Certain;
    (!text.trim().is_empty()).then_some(Carried {
        trick: Trick::TagCharacters,
        certainty,
        range,
        text,
    })
}

/// The text whose bytes are variation selectors.
fn selectors(run: &str, range: Range<usize>, certainty: Certainty) -> Carried {
    let bytes = run.chars().filter_map(|selector| {
        let number = selector as u32;
        let byte = number.checked_sub(0xE0100).and_then(|number| number.checked_add(16));
        u8::try_from(byte.or_else(|| number.checked_sub(0xFE00))?).ok()
    });
    let bytes: Vec<u8> = bytes.collect();
    let is_text = |byte: &u8| !byte.is_ascii_control() || byte.is_ascii_whitespace();
    let text = match std::str::from_utf8(&bytes) {
        Ok(text) if bytes.iter().all(is_text) => text.to_owned(),
        _ => names(run),
    };
    Carried { trick: Trick::VariationSelectors, certainty, range, text }
}

/// The numbers of the first characters of a run that carries no text that is known.
fn names(run: &str) -> String {
    let mut names: Vec<String> =
        run.chars().take(NAMED).map(|character| format!("U+{:04X}", character as u32)).collect();
    if run.chars().nth(NAMED).is_some() {
        names.push("\u{2026}".to_owned());
    }
    names.join(" ")
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
    // The end of an isolate is not that of those in it.
    let length = if rest.starts_with('\u{2067}') {
        let mut depth = 0_usize;
        rest.char_indices().find_map(|(at, character)| {
            match character {
                '\u{2066}'..='\u{2068}' => depth = depth.saturating_add(1),
                '\u{2069}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            (depth == 0 || character == '\u{2029}').then_some(at)
        })
    } else {
        rest.find(['\u{202C}', '\n', '\u{2029}'])
    };
    let length = length.unwrap_or(rest.len());
    start..start.saturating_add(length)
}

/// The text in an override, which is shown in another order.
fn overridden(text: &str, range: Range<usize>) -> Option<Carried> {
    let rest = text.get(range.clone())?;
    let inside = rest.trim_start_matches(is_override);
    // Letters without a direction of their own, and those of the direction of the override, keep their order.
    let is_turned = if rest.starts_with('\u{202E}') {
        inside.chars().filter(char::is_ascii_alphanumeric).count() > 1
    } else if rest.starts_with('\u{202D}') {
        inside.chars().filter(|letter| matches!(letter, '\u{590}'..='\u{8FF}')).count() > 1
    } else {
        // From right to left are the parts that run from left to right each.
        inside.matches(['\u{2066}', '\u{202A}', '\u{202D}']).count() > 1
    };
    let certainty = Certainty::Likely;
    is_turned.then(|| Carried { trick: Trick::Bidi, certainty, range, text: inside.to_owned() })
}

/// Characters that are scattered in a text.
#[derive(Default)]
struct Cut {
    count: usize,
    range: Range<usize>,
    /// The words that are cut by characters other than soft hyphens.
    words: usize,
    /// Soft hyphens in a row, and those after one letter only.
    hyphens: usize,
    /// The first kind, and whether others follow.
    kind: Option<char>,
    is_mixed: bool,
    characters: String,
}

impl Cut {
    fn add(&mut self, range: Range<usize>, run: &str, in_word: bool) {
        if self.count == 0 {
            self.range.start = range.start;
        }
        let is_near = self.count > 0 && range.start <= self.range.end.saturating_add(1);
        let is_hyphen = run.chars().all(|character| character == '\u{AD}');
        if is_hyphen {
            self.hyphens = self.hyphens.saturating_add(usize::from(is_near || run.len() > 2));
        } else {
            self.words = self.words.saturating_add(usize::from(in_word));
        }
        for character in run.chars() {
            let kind = *self.kind.get_or_insert(character);
            self.is_mixed |= kind != character;
        }
        self.range.end = range.end;
        self.count = self.count.saturating_add(run.chars().count());
        self.characters.push_str(run);
    }

    /// The text without them, if they are many, or the text that they carry.
    fn finish(self, text: &str) -> Option<Carried> {
        let is_code = self.is_mixed && self.count >= BITS;
        if !is_code && self.words < CUT_WORDS && self.hyphens < CUT_WORDS {
            return None;
        }
        let (trick, certainty) = (Trick::ZeroWidth, Certainty::Likely);
        if let Some(text) = bits(&self.characters) {
            return Some(Carried { trick, certainty, range: self.range, text });
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
        Some(Carried { trick, certainty, range: start..end, text })
    }
}
