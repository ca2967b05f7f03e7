//! The prescan: finds the encoding that the first bytes of a page declare, without a parser.

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252, X_USER_DEFINED};

use crate::extracting::extract_a_character_encoding_from_a_meta_element;

/// The result of the prescan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Prescanned {
    /// The encoding to use.
    pub(super) encoding: &'static Encoding,
    /// The declared encoding, which differs from `encoding` if the standard replaces it.
    pub(super) declared: &'static Encoding,
    pub(super) declaration: Declaration,
    /// The offset of the declaration's first byte.
    pub(super) offset: usize,
}

/// The form of a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Declaration {
    MetaCharset,
    MetaContent,
    Utf16Xml,
    Xml,
}

impl Declaration {
    pub(super) const fn describe(self) -> &'static str {
        match self {
            Self::MetaCharset => "<meta charset>",
            Self::MetaContent => "<meta http-equiv=content-type>",
            Self::Utf16Xml => "the start of an XML declaration in UTF-16",
            Self::Xml => "an XML declaration",
        }
    }
}

/// "Prescan a byte stream to determine its encoding" for the bytes up to the end condition.
///
/// A declaration that is found before the bytes run out is also found with more bytes. An XML declaration
/// counts only without another one, so the search for it runs only `at_end`.
/// <https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding>
pub(super) fn prescan_a_byte_stream_to_determine_its_encoding(
    bytes: &[u8],
    at_end: bool,
) -> Option<Prescanned> {
    match (Prescan { bytes, position: 0 }).run() {
        Ok(found) => Some(found),
        Err(OutOfBytes) if at_end => get_an_xml_encoding(bytes),
        Err(OutOfBytes) => None,
    }
}

struct Prescan<'a> {
    bytes: &'a [u8],
    position: usize,
}

/// The bytes ran out.
struct OutOfBytes;

/// An attribute as written. The standard converts name and value to lowercase; here they are
/// compared ignoring ASCII case.
struct Attribute<'a> {
    name: &'a [u8],
    value: &'a [u8],
}

#[expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "the position is that of a byte that was read, or right after one"
)]
impl<'a> Prescan<'a> {
    fn run(&mut self) -> Result<Prescanned, OutOfBytes> {
        // 1. The position is already 0. 2.
        if let Some(encoding) = utf_16_xml_declaration(self.bytes) {
            return Ok(Prescanned {
                encoding,
                declared: encoding,
                declaration: Declaration::Utf16Xml,
                offset: 0,
            });
        }
        loop {
            // 3. Any other byte: do nothing.
            let found = memchr::memchr(b'<', &self.bytes[self.position..]).ok_or(OutOfBytes)?;
            self.position += found;
            if let Some(found) = self.at_a_less_than_sign()? {
                return Ok(found);
            }
            // 4.
            self.position += 1;
        }
    }

    /// One round of the loop, at a `<`. Leaves the position at the last byte that belongs to it.
    fn at_a_less_than_sign(&mut self) -> Result<Option<Prescanned>, OutOfBytes> {
        let start = self.position;
        let rest = &self.bytes[start..];
        if rest.starts_with(b"<!--") {
            // The two dashes of the end can be those of the start.
            self.position = start + 2;
            loop {
                let found = memchr::memchr(b'>', &self.bytes[self.position..]).ok_or(OutOfBytes)?;
                self.position += found;
                if self.bytes[..self.position].ends_with(b"--") {
                    return Ok(None);
                }
                self.position += 1;
            }
        }
        if is_meta(rest) {
            // 1.
            self.position += b"<meta".len();
            return self.meta(start);
        }
        let name = if rest.get(1) == Some(&b'/') { 2 } else { 1 };
        match (rest.get(1), rest.get(name)) {
            (_, Some(byte)) if byte.is_ascii_alphabetic() => {
                // 1.
                while !is_space(self.byte()?) && self.byte()? != b'>' {
                    self.position += 1;
                }
                // 2.
                while self.get_an_attribute()?.is_some() {}
            }
            (Some(b'!' | b'/' | b'?'), _) => {
                let found = memchr::memchr(b'>', rest).ok_or(OutOfBytes)?;
                self.position += found;
            }
            _ => {}
        }
        Ok(None)
    }

    /// The substeps of step 3 for a `meta` tag, from the byte after its name on.
    fn meta(&mut self, start: usize) -> Result<Option<Prescanned>, OutOfBytes> {
        // 2. to 4.
        let mut attribute_list: Vec<&[u8]> = Vec::new();
        let mut got_pragma = false;
        let mut need_pragma = None;
        // 5. `None` is the null value, `Some(None)` is failure.
        let mut charset: Option<Option<&'static Encoding>> = None;
        // 6. and 10.
        while let Some(Attribute { name, value }) = self.get_an_attribute()? {
            // 7.
            if attribute_list.iter().any(|other| other.eq_ignore_ascii_case(name)) {
                continue;
            }
            // 8.
            attribute_list.push(name);
            // 9.
            if name.eq_ignore_ascii_case(b"http-equiv") {
                got_pragma |= value.eq_ignore_ascii_case(b"content-type");
            } else if name.eq_ignore_ascii_case(b"content") {
                let extracted = extract_a_character_encoding_from_a_meta_element(value);
                if extracted.is_some() && charset.is_none() {
                    charset = Some(extracted);
                    need_pragma = Some(true);
                }
            } else if name.eq_ignore_ascii_case(b"charset") {
                charset = Some(Encoding::for_label(value));
                need_pragma = Some(false);
            }
        }
        // 11. and 13.
        let (Some(need_pragma), Some(Some(declared))) = (need_pragma, charset) else {
            return Ok(None);
        };
        // 12.
        if need_pragma && !got_pragma {
            return Ok(None);
        }
        // 14. to 16.
        let declaration =
            if need_pragma { Declaration::MetaContent } else { Declaration::MetaCharset };
        let encoding = encoding_to_use_for_a_declaration(declared);
        Ok(Some(Prescanned { encoding, declared, declaration, offset: start }))
    }

    fn byte(&self) -> Result<u8, OutOfBytes> {
        self.bytes.get(self.position).copied().ok_or(OutOfBytes)
    }

    /// "Get an attribute"; `None` if none is left.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#concept-get-attributes-when-sniffing>
    fn get_an_attribute(&mut self) -> Result<Option<Attribute<'a>>, OutOfBytes> {
        // 1.
        while is_space(self.byte()?) || self.byte()? == b'/' {
            self.position += 1;
        }
        // 2.
        if self.byte()? == b'>' {
            return Ok(None);
        }
        // 3. to 5.
        let start = self.position;
        let mut attribute = Attribute { name: &[], value: &[] };
        loop {
            let byte = self.byte()?;
            attribute.name = &self.bytes[start..self.position];
            match byte {
                b'=' if self.position > start => break,
                byte if is_space(byte) => {
                    // 6. and 7.
                    self.skip_spaces()?;
                    if self.byte()? != b'=' {
                        return Ok(Some(attribute));
                    }
                    break;
                }
                b'/' | b'>' => return Ok(Some(attribute)),
                _ => self.position += 1,
            }
        }
        // 8. and 9.
        self.position += 1;
        self.skip_spaces()?;
        // 10.
        let start = self.position;
        match self.byte()? {
            quote @ (b'"' | b'\'') => {
                let rest = &self.bytes[start + 1..];
                let length = memchr::memchr(quote, rest).ok_or(OutOfBytes)?;
                self.position = start + 1 + length + 1;
                attribute.value = &rest[..length];
            }
            // 10. (the other cases) to 12.
            _ => {
                while !is_space(self.byte()?) && self.byte()? != b'>' {
                    self.position += 1;
                }
                attribute.value = &self.bytes[start..self.position];
            }
        }
        Ok(Some(attribute))
    }

    fn skip_spaces(&mut self) -> Result<(), OutOfBytes> {
        while is_space(self.byte()?) {
            self.position += 1;
        }
        Ok(())
    }
}

/// The encoding to use for a declared one: UTF-16 and x-user-defined are replaced. "Change the encoding"
/// has the same steps as the prescan.
/// <https://html.spec.whatwg.org/multipage/parsing.html#change-the-encoding>
pub(super) fn encoding_to_use_for_a_declaration(declared: &'static Encoding) -> &'static Encoding {
    if is_utf_16(declared) {
        UTF_8
    } else if declared == X_USER_DEFINED {
        WINDOWS_1252
    } else {
        declared
    }
}

/// UTF-16BE/LE.
pub(super) fn is_utf_16(encoding: &'static Encoding) -> bool {
    encoding == UTF_16BE || encoding == UTF_16LE
}

fn utf_16_xml_declaration(bytes: &[u8]) -> Option<&'static Encoding> {
    if bytes.starts_with(b"<\0?\0x\0") {
        Some(UTF_16LE)
    } else if bytes.starts_with(b"\0<\0?\0x") {
        Some(UTF_16BE)
    } else {
        None
    }
}

fn is_meta(bytes: &[u8]) -> bool {
    bytes.first_chunk::<6>().is_some_and(|[name @ .., after]| {
        name.eq_ignore_ascii_case(b"<meta") && (is_space(*after) || *after == b'/')
    })
}

fn is_space(byte: u8) -> bool {
    matches!(byte, b'\t' | b'\n' | b'\x0C' | b'\r' | b' ')
}

/// "Get an XML encoding".
/// <https://html.spec.whatwg.org/multipage/parsing.html#concept-get-xml-encoding-when-sniffing>
fn get_an_xml_encoding(bytes: &[u8]) -> Option<Prescanned> {
    // 1. and 2.
    if !bytes.starts_with(b"<?xml") {
        return None;
    }
    // 3. The steps after it do not stop at this end of the declaration.
    memchr::memchr(b'>', bytes)?;
    // 4. and 5.
    let found = memchr::memmem::find(bytes, b"encoding")?;
    // 6.
    let rest = skip_spaces_and_controls(bytes.get(found..)?.strip_prefix(b"encoding")?);
    // 7. to 9.
    let rest = skip_spaces_and_controls(rest.strip_prefix(b"=")?);
    // 10. to 12.
    let (quote_mark, rest) = rest.split_first().filter(|(byte, _)| matches!(byte, b'"' | b'\''))?;
    // 13. and 14.
    let potential_encoding = rest.get(..memchr::memchr(*quote_mark, rest)?)?;
    // 15.
    if potential_encoding.iter().any(|byte| *byte <= 0x20) {
        return None;
    }
    // 16.
    let declared = Encoding::for_label(potential_encoding)?;
    // 17. and 18.
    let encoding = if is_utf_16(declared) { UTF_8 } else { declared };
    let declaration = Declaration::Xml;
    Some(Prescanned { encoding, declared, declaration, offset: 0 })
}

fn skip_spaces_and_controls(bytes: &[u8]) -> &[u8] {
    let skipped = bytes.iter().take_while(|byte| **byte <= 0x20).count();
    bytes.get(skipped..).unwrap_or_default()
}
