//! The frequent attribute names, found by the first eight bytes of the source.
//!
//! Most attributes have one of a few dozen short names. Such a name is one number ([`ShortName`]), and a
//! multiplication and a shift give its slot in a table of 256. The factor was chosen so that each name has
//! its own slot, which is checked when the table is compiled: a look-up is one comparison, without a loop
//! over the characters.
//!
//! Other names are looked up in the table of all known names.

use super::{LocalName, ShortName};

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
    short: ShortName,
    name: LocalName,
}

/// The table: each name has its own slot.
static BY_KEY: [FrequentName; 256] = by_key();

const fn by_key() -> [FrequentName; 256] {
    let empty = FrequentName { short: ShortName::EMPTY_PLACE, name: LocalName::UNKNOWN };
    let mut table = [empty; 256];
    let mut index = 0;
    while index < FREQUENT.len() {
        let name = FREQUENT[index];
        let text = super::generated::KNOWN[name.index()].as_bytes();
        let short = ShortName::new(text);
        assert!(short.is_some(), "a name must be short");
        let mut at = 0;
        while at < text.len() {
            assert!(!text[at].is_ascii_uppercase(), "a name must be in lowercase");
            at += 1;
        }
        if let Some(short) = short {
            let slot = slot_of(short);
            assert!(!table[slot].name.is_known(), "each name needs a slot of its own");
            table[slot] = FrequentName { short, name };
        }
        index += 1;
    }
    table
}

/// The slot of a name. The factor was found by trial; another list of names may need another one.
#[inline]
const fn slot_of(short: ShortName) -> usize {
    (short.number().wrapping_mul(0x8B23_801E_08CB_4071) >> (64 - 8)) as usize
}

impl LocalName {
    /// The frequent attribute name with these bytes, if it is one.
    #[inline]
    pub fn frequent_attribute(short: ShortName) -> Option<Self> {
        let entry = &BY_KEY[slot_of(short)];
        (entry.short == short).then_some(entry.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frequent_names_are_found_and_no_others() {
        let known = crate::names::generated::KNOWN.iter().copied();
        for name in known.chain(["i", "ids", "clas", "classs", "d\0", "\0", "é", " "]) {
            let frequent = LocalName::known(name).filter(|name| FREQUENT.contains(name));
            if let Some(short) = ShortName::new(name.as_bytes()) {
                assert_eq!(LocalName::frequent_attribute(short), frequent, "{name:?}");
            }
            let uppercase = name.to_ascii_uppercase();
            if uppercase != name
                && let Some(short) = ShortName::new(uppercase.as_bytes())
            {
                assert_eq!(LocalName::frequent_attribute(short), None, "{uppercase:?}");
            }
        }
        assert_eq!(LocalName::frequent_attribute(ShortName::NONE), None);
    }
}
