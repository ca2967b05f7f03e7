//! Text that may have lone surrogates.

use std::borrow::Cow;

/// The text of a string of JavaScript. Only text with lone surrogates is kept as code units, so that equal text is
/// equal.
///
/// ```
/// use treewright_messages::Text;
///
/// assert_eq!(Text::from_utf16(&[0x61, 0xD83D, 0xDE00]), Text::from("a😀"));
/// assert_eq!(Text::from_utf16(&[0xD83D]).to_scalar(), "\u{FFFD}");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum Text {
    /// Text without lone surrogates.
    Utf8(String),
    /// Code units with at least one lone surrogate.
    Utf16(Vec<u16>),
}

impl Text {
    /// Makes a text of code units, as UTF-8 if they have no lone surrogate.
    pub fn from_utf16(units: &[u16]) -> Self {
        String::from_utf16(units).map_or_else(|_| Self::Utf16(units.to_vec()), Self::Utf8)
    }

    /// The text if it has no lone surrogates.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::Utf8(text) => Some(text),
            Self::Utf16(_) => None,
        }
    }

    /// The text with U+FFFD for lone surrogates.
    pub fn to_scalar(&self) -> Cow<'_, str> {
        match self {
            Self::Utf8(text) => Cow::Borrowed(text),
            Self::Utf16(units) => Cow::Owned(String::from_utf16_lossy(units)),
        }
    }

    /// The code units.
    pub fn to_utf16(&self) -> Vec<u16> {
        match self {
            Self::Utf8(text) => text.encode_utf16().collect(),
            Self::Utf16(units) => units.clone(),
        }
    }

    /// The bytes that it is kept in.
    pub fn size(&self) -> usize {
        match self {
            Self::Utf8(text) => text.len(),
            Self::Utf16(units) => units.len().saturating_mul(2),
        }
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self::Utf8(text.to_owned())
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Self::Utf8(text)
    }
}
