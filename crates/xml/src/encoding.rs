//! The encodings of XML documents.
//!
//! <https://www.rfc-editor.org/rfc/rfc7303#section-3>, <https://www.w3.org/TR/xml/#sec-guessing>

use encoding_rs::{DecoderResult, Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};

use crate::{XmlOptions, XmlParser};

/// The XML declaration is searched in this many bytes.
const DECLARATION: usize = 1024;

/// Decodes a document in the encoding of a byte order mark, else the server's, else that of its XML
/// declaration. Malformed bytes become U+FFFD.
///
/// ```
/// let (text, encoding) = treewright_xml::decode(b"<a>\xC3\xA4</a>", None);
/// assert_eq!((text.as_str(), encoding.name()), ("<a>\u{E4}</a>", "UTF-8"));
/// ```
pub fn decode(
    bytes: &[u8],
    of_the_server: Option<&'static Encoding>,
) -> (String, &'static Encoding) {
    let encoding =
        of_the_server.or_else(|| without_help(bytes)).or_else(|| declared(bytes)).unwrap_or(UTF_8);
    // It looks for the byte order mark.
    let (text, encoding, _) = encoding.decode(bytes);
    (text.into_owned(), encoding)
}

/// Returns the place in the [decoded](decode) text of the first U+FFFD that replaces malformed bytes.
///
/// ```
/// let (text, encoding) = treewright_xml::decode(b"<a>\xE4</a>", None);
/// assert_eq!(treewright_xml::first_malformed(b"<a>\xE4</a>", encoding), Some(3));
/// assert_eq!(treewright_xml::first_malformed("<a>\u{FFFD}</a>".as_bytes(), encoding), None);
/// ```
pub fn first_malformed(bytes: &[u8], encoding: &'static Encoding) -> Option<usize> {
    let mut decoder = encoding.new_decoder_with_bom_removal();
    let mut text = String::with_capacity(bytes.len());
    let mut rest = bytes;
    loop {
        let (result, read) = decoder.decode_to_string_without_replacement(rest, &mut text, true);
        match result {
            DecoderResult::InputEmpty => return None,
            DecoderResult::Malformed(..) => return Some(text.len()),
            DecoderResult::OutputFull => {
                rest = rest.get(read..).unwrap_or_default();
                text.reserve(rest.len().saturating_mul(3).saturating_add(16));
            }
        }
    }
}

/// UTF-16 without a byte order mark.
fn without_help(bytes: &[u8]) -> Option<&'static Encoding> {
    match bytes.get(..4)? {
        [b'<', 0, b'?', 0] => Some(UTF_16LE),
        [0, b'<', 0, b'?'] => Some(UTF_16BE),
        _ => None,
    }
}

/// The encoding that an XML declaration in ASCII names.
fn declared(bytes: &[u8]) -> Option<&'static Encoding> {
    let start = bytes.get(..DECLARATION.min(bytes.len()))?;
    let (text, _) = WINDOWS_1252.decode_without_bom_handling(start);
    let end = text.find("?>")?.checked_add(2)?;
    let declaration = format!("{}<a/>", text.get(..end)?);
    let mut parser = XmlParser::new(&declaration, &XmlOptions::new());
    // After this event the declaration is known, unless it has an error.
    parser.next_event().ok()?;
    let encoding = Encoding::for_label(parser.declaration()?.encoding.as_ref()?.as_bytes())?;
    // It was read as ASCII.
    Some(if encoding.is_ascii_compatible() { encoding } else { UTF_8 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_encodings() {
        fn check(bytes: &[u8], of_the_server: Option<&'static Encoding>, name: &str, text: &str) {
            let (decoded, encoding) = decode(bytes, of_the_server);
            assert_eq!((encoding.name(), decoded.as_str()), (name, text));
        }
        check(b"<a>\xC3\xA4</a>", None, "UTF-8", "<a>ä</a>");
        check(b"<a>\xE4</a>", Some(WINDOWS_1252), "windows-1252", "<a>ä</a>");
        check(b"\xEF\xBB\xBF<a>\xC3\xA4</a>", Some(WINDOWS_1252), "UTF-8", "<a>ä</a>");
        check(b"\xFF\xFE<\0a\0", None, "UTF-16LE", "<a");
        check(b"<\0?\0x\0", None, "UTF-16LE", "<?x");
        check(b"\0<\0?\0x", None, "UTF-16BE", "<?x");
        let latin = "<?xml version='1.0' encoding='ISO-8859-1'?><a>";
        check(latin.as_bytes(), None, "windows-1252", latin);
        let lie = "<?xml version='1.0' encoding='UTF-16'?><a>";
        check(lie.as_bytes(), None, "UTF-8", lie);
        let unknown = "<?xml version='1.0' encoding='x'?>";
        check(unknown.as_bytes(), None, "UTF-8", unknown);
        check(b"", None, "UTF-8", "");
    }
}
