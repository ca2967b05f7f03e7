//! The frequent attribute names, found by the first eight bytes of the source.
//!
//! Most attributes have one of a few dozen short names, and most of them are followed by `=`. So
//! one word of eight bytes, read before anything is known about it, mostly has the whole name and
//! the character that ends it. All bytes after the first `=` are masked off; the rest is a key, and
//! a multiplication and a shift give its slot in a table of 256. The factor was chosen so that each
//! name has a slot of its own, which is checked when the table is compiled: a look-up is one
//! comparison, and needs neither the length of the name nor a loop over its characters.
//!
//! A name of exactly eight bytes leaves no room for the `=`, so the caller checks the next byte. A
//! name that is not here is looked up in the table of all known names.

use super::LocalName;

/// The length of the longest name in the table.
const LONGEST: usize = 8;

/// The known attribute names of at most eight bytes that pages use often.
const FREQUENT: [LocalName; 73] = [
    LocalName::CLASS,
    LocalName::HREF,
    LocalName::ID,
    LocalName::TYPE,
    LocalName::SRC,
    LocalName::TITLE,
    LocalName::NAME,
    LocalName::CONTENT,
    LocalName::STYLE,
    LocalName::REL,
    LocalName::ALT,
    LocalName::TARGET,
    LocalName::VALUE,
    LocalName::WIDTH,
    LocalName::HEIGHT,
    LocalName::ONCLICK,
    LocalName::ITEMPROP,
    LocalName::PROPERTY,
    LocalName::BORDER,
    LocalName::ROLE,
    LocalName::ALIGN,
    LocalName::MEDIA,
    LocalName::DATA_SRC,
    LocalName::DIR,
    LocalName::DATA_ID,
    LocalName::ITEMTYPE,
    LocalName::ACTION,
    LocalName::METHOD,
    LocalName::LANG,
    LocalName::FOR,
    LocalName::TABINDEX,
    LocalName::CHARSET,
    LocalName::SIZE,
    LocalName::COLSPAN,
    LocalName::ROWSPAN,
    LocalName::ASYNC,
    LocalName::DEFER,
    LocalName::VALIGN,
    LocalName::FILL,
    LocalName::HREFLANG,
    LocalName::SIZES,
    LocalName::SRCSET,
    LocalName::DATETIME,
    LocalName::IS,
    LocalName::BGCOLOR,
    LocalName::COLOR,
    LocalName::CHECKED,
    LocalName::SELECTED,
    LocalName::DISABLED,
    LocalName::X,
    LocalName::Y,
    LocalName::STROKE,
    LocalName::LABEL,
    LocalName::LOADING,
    LocalName::DECODING,
    LocalName::REQUIRED,
    LocalName::ROWS,
    LocalName::COLS,
    LocalName::D,
    LocalName::XMLNS,
    LocalName::POINTS,
    LocalName::CX,
    LocalName::CY,
    LocalName::R,
    LocalName::X1,
    LocalName::Y1,
    LocalName::X2,
    LocalName::Y2,
    LocalName::POSTER,
    LocalName::HIDDEN,
    LocalName::LANGUAGE,
    LocalName::ITEMID,
    LocalName::DATA_URL,
];

/// An entry of the table.
#[derive(Clone, Copy)]
struct FrequentName {
    /// The name and the `=` after it, cut to eight bytes; the first byte is the lowest.
    key: u64,
    name: LocalName,
    length: u32,
}

/// The table: each name has a slot of its own.
static BY_KEY: [FrequentName; 256] = by_key();

const fn by_key() -> [FrequentName; 256] {
    // The key of an empty slot is not UTF-8, so no text has it.
    let mut table = [FrequentName { key: u64::MAX, name: LocalName::HTML, length: 0 }; 256];
    let mut index = 0;
    while index < FREQUENT.len() {
        let name = FREQUENT[index];
        let text = super::generated::KNOWN[name.index()].as_bytes();
        assert!(text.len() <= LONGEST, "a name must fit into a word");
        let mut bytes = [0; 8];
        let mut at = 0;
        while at < text.len() {
            assert!(!text[at].is_ascii_uppercase(), "a name must be in lowercase");
            bytes[at] = text[at];
            at += 1;
        }
        if at < bytes.len() {
            bytes[at] = b'=';
        }
        let key = u64::from_le_bytes(bytes);
        let slot = slot_of(key);
        assert!(table[slot].key == u64::MAX, "each name needs a slot of its own");
        table[slot] = FrequentName { key, name, length: text.len() as u32 };
        index += 1;
    }
    table
}

/// The slot of a key. The factor was found by trying; a list with other names may need another one.
#[inline]
const fn slot_of(key: u64) -> usize {
    (key.wrapping_mul(0x283A_FF0C_5099_480B) >> (64 - 8)) as usize
}

impl LocalName {
    /// The frequent attribute name that a word of the source begins with, and its length. A name of
    /// fewer than eight bytes is followed by `=`; the byte after one of eight is not in the word.
    #[inline]
    pub fn frequent_attribute(word: [u8; 8]) -> Option<(Self, usize)> {
        const ONES: u64 = u64::from_ne_bytes([1; 8]);
        let word = u64::from_le_bytes(word);
        // The high bit of each byte that is `=`; bits of bytes after the first can be wrong.
        let difference = word ^ (ONES * u64::from(b'='));
        let found = difference.wrapping_sub(ONES) & !difference & ONES << 7;
        // All bits up to the first `=`, or all.
        let key = word & (found ^ found.wrapping_sub(1));
        let entry = &BY_KEY[slot_of(key)];
        // The remainder tells the compiler how small the length is.
        (entry.key == key).then_some((entry.name, (entry.length % 16) as usize))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// [`LocalName::frequent_attribute`], slow and obvious.
    fn naive(word: [u8; 8]) -> Option<(LocalName, usize)> {
        let name = word.split(|byte| *byte == b'=').next()?;
        let name = std::str::from_utf8(name).ok()?;
        let known = LocalName::known(name).filter(|known| FREQUENT.contains(known))?;
        Some((known, name.len()))
    }

    fn check(text: &str) {
        if let Some(word) = text.as_bytes().first_chunk() {
            assert_eq!(LocalName::frequent_attribute(*word), naive(*word), "{text:?}");
        }
    }

    #[test]
    fn all_known_names() {
        for name in crate::names::generated::KNOWN {
            for after in ["=", "==", "=\"", "=\"a=\"", "", "\0", " ", "<", ">", "\u{80}", "x", "="]
            {
                for filler in ["aaaaaaaa", "========", "\0\0\0\0\0\0\0\0", "éééé", "\u{3C}>====éé"]
                {
                    check(&format!("{name}{after}{filler}"));
                    check(&format!("{}{after}{filler}", name.to_ascii_uppercase()));
                    check(&format!("{}{after}{filler}", &name[1..]));
                    check(&format!(" {name}{after}{filler}"));
                }
            }
        }
    }

    #[test]
    fn the_most_frequent_are_found() {
        for (text, name, length) in [
            ("id=\"a\">b", LocalName::ID, 2),
            ("class=\"a", LocalName::CLASS, 5),
            ("content=", LocalName::CONTENT, 7),
            ("property", LocalName::PROPERTY, 8),
            ("d===é===", LocalName::D, 1),
        ] {
            let word = text.as_bytes().first_chunk().copied();
            let found = word.and_then(LocalName::frequent_attribute);
            assert_eq!(found, Some((name, length)), "{text:?}");
        }
    }
}
