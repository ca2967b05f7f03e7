//! The `\uHHHH` escapes of the formats, and inputs that are not well-formed text.

/// The input of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Text.
    Text(String),
    /// UTF-16 code units with at least one lone surrogate, which only a script can produce.
    CodeUnits(Vec<u16>),
}

impl Input {
    /// The input as text, with U+FFFD for each lone surrogate.
    pub fn to_text(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::CodeUnits(units) => String::from_utf16_lossy(units),
        }
    }

    /// The number of places between two characters (code units with lone surrogates), including both ends.
    pub fn cuts(&self) -> Vec<usize> {
        match self {
            Self::Text(text) => {
                let inner = text.char_indices().map(|(index, _)| index);
                inner.chain(std::iter::once(text.len())).collect()
            }
            Self::CodeUnits(units) => (0..=units.len()).collect(),
        }
    }

    /// The size in bytes (twice the number of code units with lone surrogates).
    pub fn len(&self) -> usize {
        match self {
            Self::Text(text) => text.len(),
            Self::CodeUnits(units) => units.len() * 2,
        }
    }

    /// Returns true if it is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Replaces each `\uHHHH` with its UTF-16 code unit. Two halves of a pair join; a backslash that starts no
/// such escape means itself.
///
/// ```
/// use treewright_testing::formats::{Input, unescape};
/// assert_eq!(unescape(r"a\u000D\n"), Input::Text("a\r\\n".to_owned()));
/// assert_eq!(unescape(r"\uD83D\uDE00"), Input::Text("\u{1F600}".to_owned()));
/// assert_eq!(unescape(r"\uDE00"), Input::CodeUnits(vec![0xDE00]));
/// ```
pub fn unescape(text: &str) -> Input {
    let mut units = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("\\u") {
        units.extend(rest[..at].encode_utf16());
        let digits = rest.get(at + 2..at + 6).filter(|d| d.bytes().all(|b| b.is_ascii_hexdigit()));
        match digits.and_then(|digits| u16::from_str_radix(digits, 16).ok()) {
            Some(unit) => {
                units.push(unit);
                rest = &rest[at + 6..];
            }
            None => {
                units.extend(rest[at..at + 2].encode_utf16());
                rest = &rest[at + 2..];
            }
        }
    }
    units.extend(rest.encode_utf16());
    String::from_utf16(&units).map_or(Input::CodeUnits(units), Input::Text)
}
