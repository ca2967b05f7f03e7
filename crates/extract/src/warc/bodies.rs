//! Bodies of HTTP: chunks put together, and compressed data unpacked.

use std::io::{self, Read};
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use brotli_decompressor::Decompressor;
use flate2::read::{DeflateDecoder, MultiGzDecoder, ZlibDecoder};
use ruzstd::decoding::StreamingDecoder;

use super::headers::Headers;

/// Decodes the body at the end of `bytes`, which begins at a place, as its header says. Returns the place of
/// the result, of at most `most` bytes, and the problem if the body is incomplete.
pub(super) fn decode(
    headers: Headers<'_>,
    bytes: &mut Vec<u8>,
    start: usize,
    most: usize,
) -> (Range<usize>, Option<String>) {
    let mut body = start..bytes.len();
    let mut problem = None;
    let is_chunked = headers.get("transfer-encoding").is_some_and(|value| {
        value
            .to_ascii_lowercase()
            .split(|byte| *byte == b',')
            .any(|coding| coding.trim_ascii() == b"chunked")
    });
    if is_chunked {
        dechunk(bytes, &mut body);
    }
    let codings = headers.get("content-encoding").unwrap_or_default().to_ascii_lowercase();
    let codings = codings.split(|byte| *byte == b',').map(<[u8]>::trim_ascii);
    // They are listed in the order in which they were applied.
    for coding in codings.collect::<Vec<_>>().into_iter().rev() {
        let packed = bytes.get(body.clone()).unwrap_or_default();
        let mut unpacked = Vec::new();
        let (name, read) = match coding {
            // Archives have bodies that are unpacked below headers that say otherwise: these have no signature.
            b"gzip" | b"x-gzip" if packed.starts_with(b"\x1F\x8B") => {
                ("gzip", take(MultiGzDecoder::new(packed), most, &mut unpacked))
            }
            b"deflate" if is_zlib(packed) => {
                ("deflate", take(ZlibDecoder::new(packed), most, &mut unpacked))
            }
            // Some servers omit the zlib header; markup cannot be mistaken for such data.
            b"deflate" if packed.first().is_some_and(|byte| *byte != b'<') => {
                ("deflate", take(DeflateDecoder::new(packed), most, &mut unpacked))
            }
            b"br" if packed.first().is_some_and(|byte| *byte != b'<') => {
                ("Brotli", take(Decompressor::new(packed, 1 << 14), most, &mut unpacked))
            }
            b"zstd" if packed.starts_with(b"\x28\xB5\x2F\xFD") => {
                let decoder = catch_unwind(|| StreamingDecoder::new(packed));
                let decoder = decoder
                    .map_err(|_| failed())
                    .and_then(|decoder| decoder.map_err(io::Error::other));
                ("Zstandard", decoder.and_then(|decoder| take(decoder, most, &mut unpacked)))
            }
            _ => continue,
        };
        if let Err(error) = read {
            if unpacked.is_empty() {
                problem = Some(format!("the {name} data of the page cannot be unpacked: {error}"));
            } else {
                problem =
                    Some(format!("the {name} data of the page are cut off or broken: {error}"));
            }
        }
        bytes.truncate(body.start);
        bytes.extend_from_slice(&unpacked);
        body = body.start..bytes.len();
    }
    (body, problem)
}

/// Unpacks data. A panic of the decoder, which another project wrote, is an error.
fn take(unpacked: impl Read, most: usize, into: &mut Vec<u8>) -> io::Result<()> {
    let most = u64::try_from(most).unwrap_or(u64::MAX);
    // The decoder is dropped; what it has unpacked before is whole.
    let read = catch_unwind(AssertUnwindSafe(|| unpacked.take(most).read_to_end(into)));
    read.unwrap_or_else(|_| Err(failed())).map(drop)
}

fn failed() -> io::Error {
    io::Error::other("the decoder failed")
}

/// Returns true for the header of zlib data.
/// <https://www.rfc-editor.org/rfc/rfc1950#section-2.2>
fn is_zlib(bytes: &[u8]) -> bool {
    match bytes {
        [first, second, ..] => {
            first & 0x0F == 8 && u16::from_be_bytes([*first, *second]).is_multiple_of(31)
        }
        _ => false,
    }
}

/// Puts the chunks of a body together, in place. A body that is not chunked stays as it is: archives have such bodies
/// below headers that say otherwise.
/// <https://www.rfc-editor.org/rfc/rfc9112#name-chunked-transfer-coding>
fn dechunk(bytes: &mut Vec<u8>, body: &mut Range<usize>) {
    let (mut from, mut to) = (body.start, body.start);
    loop {
        let rest = bytes.get(from..body.end).unwrap_or_default();
        let line =
            rest.get(..memchr::memchr(b'\n', rest).unwrap_or(rest.len())).unwrap_or_default();
        let digits = line.split(|byte| *byte == b';').next().unwrap_or_default().trim_ascii();
        let size = std::str::from_utf8(digits).ok();
        let size = size.and_then(|digits| usize::from_str_radix(digits, 16).ok());
        let Some(size) = size.filter(|_| line.len() < rest.len()) else {
            if from == body.start {
                return;
            }
            break;
        };
        if size == 0 {
            break;
        }
        let start = from.saturating_add(line.len()).saturating_add(1);
        let end = start.saturating_add(size).min(body.end);
        bytes.copy_within(start..end, to);
        to = to.saturating_add(end.saturating_sub(start));
        from = end;
        // The line break after the chunk.
        for byte in [b'\r', b'\n'] {
            if from < body.end && bytes.get(from) == Some(&byte) {
                from = from.saturating_add(1);
            }
        }
    }
    bytes.truncate(to);
    body.end = to;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(header: &str, body: &[u8], most: usize) -> (String, bool) {
        let mut bytes = b"before".to_vec();
        bytes.extend_from_slice(body);
        let (range, problem) = decode(Headers::new(header.as_bytes()), &mut bytes, 6, most);
        assert!(bytes.starts_with(b"before"));
        (String::from_utf8_lossy(&bytes[range]).into_owned(), problem.is_some())
    }

    #[test]
    fn bodies_are_decoded() {
        let gzip = b"\x1F\x8B\x08\x00\x00\x00\x00\x00\x02\x03\xB3\x29\xB0\xCB\xCF\x4B\xB5\xD1\x2F\xB0\xE3\xB2\x19\
              \x6E\x4C\x00\x26\x9B\xC0\x25\xDC\x00\x00\x00";
        let zstd = b"\x28\xB5\x2F\xFD\x24\xDC\x95\x00\x00\x58\x3C\x70\x3E\x6F\x6E\x65\x3C\x2F\x70\x3E\x0A\x01\x00\x4E\
              \x53\xC5\x0B\x3D\xEA\x7A\xBC";
        let brotli = b"\x1B\xDB\x00\xF8\x1D\x07\x6E\xCC\xC5\x7E\xE6\x39\x4D\xC9\xF3\x02\x57\x0A\x6F\xE9\x53\xE6\x16\x03\
              \x46\x00\x2D\xEC\x69\x00";
        // `zlib.compress(b"<p>one")`, and the same without header and checksum.
        let zlib = b"\x78\x9C\xB3\x29\xB0\xCB\xCF\x4B\x05\x00\x07\x24\x02\x2D";
        let page = "<p>one</p>\n".repeat(20);
        let mut chunked = format!("{:x}\r\n", gzip.len()).into_bytes();
        chunked.extend_from_slice(gzip);
        chunked.extend_from_slice(b"\r\n0\r\n\r\n");
        let plain = "<p>one";
        for (header, body, most, expected, is_broken) in [
            ("", plain.as_bytes(), 100, plain, false),
            ("Content-Encoding: gzip", gzip, 1000, &page, false),
            ("content-encoding:X-GZIP\r\n", gzip, 1000, &page, false),
            ("Content-Encoding: gzip", gzip, 6, plain, false),
            ("Content-Encoding: br", brotli, 1000, &page, false),
            ("Content-Encoding: zstd", zstd, 1000, &page, false),
            ("Content-Encoding: deflate", &zlib[2..], 1000, plain, false),
            ("Content-Encoding: gzip, identity", gzip, 1000, &page, false),
            (
                "Transfer-Encoding: chunked",
                b"3\r\n<p>\r\n3;x=y\r\none\r\n0\r\n\r\n",
                100,
                plain,
                false,
            ),
            ("Transfer-Encoding: chunked", b"3\n<p>\n3\none", 100, plain, false),
            ("Transfer-Encoding: chunked", b"3\r\n<p>\r\nff\r\none", 100, plain, false),
            (
                "Transfer-Encoding: gzip, chunked\r\nContent-Encoding: gzip",
                &chunked,
                1000,
                &page,
                false,
            ),
            // Headers that do not fit.
            ("Content-Encoding: gzip", plain.as_bytes(), 100, plain, false),
            ("Content-Encoding: br", plain.as_bytes(), 100, plain, false),
            ("Content-Encoding: deflate", plain.as_bytes(), 100, plain, false),
            ("Content-Encoding: zstd", plain.as_bytes(), 100, plain, false),
            ("Content-Encoding: nosuch", plain.as_bytes(), 100, plain, false),
            ("Transfer-Encoding: chunked", plain.as_bytes(), 100, plain, false),
            // Broken data.
            ("Content-Encoding: gzip", &gzip[..20], 1000, "<p>one</p>", true),
            ("Content-Encoding: gzip", &gzip[..4], 1000, "", true),
            ("Content-Encoding: br", b"\xFF\xFF\xFF\xFF", 1000, "", true),
        ] {
            let found = decoded(header, body, most);
            let is_same =
                if is_broken { expected.starts_with(&found.0) } else { found.0 == expected };
            assert!(is_same && found.1 == is_broken, "{header}: {found:?}");
        }
        let zlib = decoded("Content-Encoding: deflate", zlib, 100);
        assert_eq!(zlib.0, plain);
    }
}
