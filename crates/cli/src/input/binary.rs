//! Files that are not text: compressed data, images, documents of other formats.
//!
//! Any bytes have a tree, so a page that is still compressed produces a tree full of noise. The
//! signatures are those of the MIME Sniffing Standard and of common compression formats, without those
//! that are unpacked (`compression.rs`).
//!
//! <https://mimesniff.spec.whatwg.org/#matching-a-mime-type-pattern>

use std::fmt;

use treewright::Encoding;

/// A format, known by bytes at certain offsets.
#[derive(Debug)]
struct Format {
    name: &'static str,
    signature: &'static [(usize, &'static [u8])],
    /// The command that gives the data of one compressed file.
    unpack: Option<&'static str>,
}

impl Format {
    const fn new(name: &'static str, signature: &'static [(usize, &'static [u8])]) -> Self {
        Self { name, signature, unpack: None }
    }

    const fn compressed(
        name: &'static str,
        signature: &'static [(usize, &'static [u8])],
        unpack: &'static str,
    ) -> Self {
        Self { name, signature, unpack: Some(unpack) }
    }

    fn matches(&self, bytes: &[u8]) -> bool {
        self.signature
            .iter()
            .all(|(offset, part)| bytes.get(*offset..).is_some_and(|rest| rest.starts_with(part)))
    }
}

const FORMATS: &[Format] = &[
    Format::compressed("xz data", &[(0, b"\xFD7zXZ\0")], "xz -dc"),
    Format::compressed("bzip2 data", &[(0, b"BZh"), (4, b"1AY&SY")], "bzip2 -dc"),
    Format::compressed("LZ4 data", &[(0, b"\x04\x22\x4D\x18")], "lz4 -dc"),
    Format::new("a ZIP archive", &[(0, b"PK\x03\x04")]),
    Format::new("a 7z archive", &[(0, b"7z\xBC\xAF\x27\x1C")]),
    Format::new("a RAR archive", &[(0, b"Rar!\x1A\x07")]),
    Format::new("a tar archive", &[(257, b"ustar")]),
    Format::new("a PDF document", &[(0, b"%PDF-")]),
    Format::new("a PostScript document", &[(0, b"%!PS-Adobe-")]),
    Format::new("a PNG image", &[(0, b"\x89PNG\r\n\x1A\n")]),
    Format::new("a GIF image", &[(0, b"GIF87a")]),
    Format::new("a GIF image", &[(0, b"GIF89a")]),
    Format::new("a JPEG image", &[(0, b"\xFF\xD8\xFF")]),
    Format::new("a WebP image", &[(0, b"RIFF"), (8, b"WEBPVP")]),
    Format::new("an AVIF image", &[(4, b"ftypavif")]),
    Format::new("an MP4 file", &[(4, b"ftyp")]),
    Format::new("a WOFF font", &[(0, b"wOFF")]),
    Format::new("a WOFF 2.0 font", &[(0, b"wOF2")]),
    Format::new("an ELF file", &[(0, b"\x7FELF")]),
    Format::new("a WebAssembly module", &[(0, b"\0asm")]),
];

/// How many bytes the MIME Sniffing Standard looks at.
/// <https://mimesniff.spec.whatwg.org/#reading-the-resource-header>
const RESOURCE_HEADER: usize = 1445;

/// The reason to think that bytes are not text. Displayed, it is a sentence without subject.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Binary {
    /// They have the signature of a format.
    Format(&'static str, Option<&'static str>),
    /// This byte, at this offset, is not one of text.
    Byte(u8, usize),
}

impl Binary {
    /// Returns the format that has a signature like these bytes.
    pub(crate) fn format(bytes: &[u8]) -> Option<Self> {
        FORMATS
            .iter()
            .find(|format| format.matches(bytes))
            .map(|format| Self::Format(format.name, format.unpack))
    }

    /// Returns the [`format`](Self::format), or the first byte that is not one of text. Bytes that
    /// begin with a tag or a comment may be broken HTML and are not judged by single bytes; nor are
    /// those with a byte order mark, nor pages in UTF-16.
    ///
    /// <https://mimesniff.spec.whatwg.org/#identifying-a-resource-with-an-unknown-mime-type>
    pub(crate) fn find(bytes: &[u8], encoding: Option<&'static Encoding>) -> Option<Self> {
        if let Some(format) = Self::format(bytes) {
            return Some(format);
        }
        let header = bytes.get(..RESOURCE_HEADER).unwrap_or(bytes);
        let marks: [&[u8]; 3] = [b"\xEF\xBB\xBF", b"\xFE\xFF", b"\xFF\xFE"];
        let is_utf_16 = encoding.is_some_and(|encoding| encoding.name().starts_with("UTF-16"));
        if is_utf_16
            || marks.iter().any(|mark| header.starts_with(mark))
            || header.trim_ascii_start().starts_with(b"<")
        {
            return None;
        }
        let offset = header.iter().position(|byte| is_binary_data_byte(*byte))?;
        header.get(offset).map(|byte| Self::Byte(*byte, offset))
    }
}

/// <https://mimesniff.spec.whatwg.org/#binary-data-byte>
fn is_binary_data_byte(byte: u8) -> bool {
    matches!(byte, 0x00..=0x08 | 0x0B | 0x0E..=0x1A | 0x1C..=0x1F)
}

impl fmt::Display for Binary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Format(name, None) => write!(f, "looks like {name}"),
            Self::Format(name, Some(unpack)) => {
                write!(f, "looks like {name}, which `{unpack}` unpacks")
            }
            Self::Byte(byte, offset) => {
                write!(f, "does not look like text: byte {offset} is 0x{byte:02X}")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_and_bytes() {
        let tar = [&[b'x'; 257][..], b"ustar\x0000"].concat();
        let far = [&[b'x'; RESOURCE_HEADER][..], b"\0"].concat();
        for (bytes, expected) in [
            (&b""[..], ""),
            (b"text\x1B(B\t\r\n\x0C\x7F\x80\xFF", ""),
            (b"<!doctype html>\0", ""),
            (b"\n <p>\x01", ""),
            (b"\xEF\xBB\xBF\x01", ""),
            (b"\xFF\xFEp\0", ""),
            (&far, ""),
            (b"\x1F\x8B", "does not look like text: byte 0 is 0x1F"),
            (b"ab\0", "does not look like text: byte 2 is 0x00"),
            (b"\xFD7zXZ\0\0", "looks like xz data, which `xz -dc` unpacks"),
            (b"BZh91AY&SY", "looks like bzip2 data, which `bzip2 -dc` unpacks"),
            (b"BZh, a text", ""),
            (b"\x04\x22\x4D\x18", "looks like LZ4 data, which `lz4 -dc` unpacks"),
            (b"PK\x03\x04", "looks like a ZIP archive"),
            (b"7z\xBC\xAF\x27\x1C", "looks like a 7z archive"),
            (b"Rar!\x1A\x07\0", "looks like a RAR archive"),
            (&tar, "looks like a tar archive"),
            (b"%PDF-1.7", "looks like a PDF document"),
            (b"%!PS-Adobe-3.0", "looks like a PostScript document"),
            (b"\x89PNG\r\n\x1A\n", "looks like a PNG image"),
            (b"GIF87a", "looks like a GIF image"),
            (b"GIF89a", "looks like a GIF image"),
            (b"\xFF\xD8\xFF\xE0", "looks like a JPEG image"),
            (b"RIFF\x01\x02\x03\x04WEBPVP8 ", "looks like a WebP image"),
            (b"\0\0\0\x20ftypavif", "looks like an AVIF image"),
            (b"\0\0\0\x20ftypisom", "looks like an MP4 file"),
            (b"wOFF", "looks like a WOFF font"),
            (b"wOF2", "looks like a WOFF 2.0 font"),
            (b"\x7FELF", "looks like an ELF file"),
            (b"\0asm", "looks like a WebAssembly module"),
        ] {
            let found =
                Binary::find(bytes, None).map_or_else(String::new, |found| found.to_string());
            assert_eq!(found, expected, "{bytes:?}");
        }
    }
}
