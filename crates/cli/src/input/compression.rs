//! Compressed inputs, which are unpacked while they are read.
//!
//! gzip and Zstandard data are known by their first bytes, wherever they come from. Brotli data have
//! no signature: they are known by the name of their file.

use std::fmt;
use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::ops::RangeInclusive;
use std::path::Path;

use brotli_decompressor::Decompressor;
use flate2::bufread::GzDecoder;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

use super::guarded::guarded;
use crate::input::Source;

/// The maximum number of bytes that the compressed data of one page may unpack to: 256 MiB. A few kilobytes can be
/// made that unpack to more than any memory.
pub(crate) const MOST_OF_A_PAGE: u64 = 1 << 28;

/// The signatures.
const GZIP: &[u8] = b"\x1F\x8B\x08";
const ZSTANDARD: &[u8] = b"\x28\xB5\x2F\xFD";

/// The first byte of a skippable frame of Zstandard data, and the others.
/// <https://www.rfc-editor.org/rfc/rfc8878#name-skippable-frames>
const SKIPPABLE: (RangeInclusive<u8>, &[u8]) = (0x50..=0x5F, b"\x2A\x4D\x18");

/// A format of compressed data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Compression {
    Gzip,
    Zstandard,
    Brotli,
}

impl Compression {
    /// The format that the end of a file's name stands for.
    pub(crate) fn of_name(path: &Path) -> Option<Self> {
        let extension = path.extension()?;
        [("gz", Self::Gzip), ("zst", Self::Zstandard), ("br", Self::Brotli)]
            .into_iter()
            .find(|(name, _)| extension.eq_ignore_ascii_case(name))
            .map(|(_, compression)| compression)
    }

    /// The format of the data in a file, whose first bytes these are.
    fn of(start: &[u8], path: Option<&Path>) -> Option<Self> {
        if start.starts_with(GZIP) {
            return Some(Self::Gzip);
        }
        if start.starts_with(ZSTANDARD) || starts_a_skippable_frame(start) {
            return Some(Self::Zstandard);
        }
        path.and_then(Self::of_name).filter(|compression| *compression == Self::Brotli)
    }

    /// Returns the unpacked data, or the data itself if it is not compressed. More than `most` bytes are
    /// an error.
    pub(crate) fn unpack_whole(
        bytes: Vec<u8>,
        path: Option<&Path>,
        most: u64,
    ) -> io::Result<Vec<u8>> {
        let Some(compression) = Self::of(&bytes, path) else { return Ok(bytes) };
        let mut unpacked = Vec::new();
        compression.unpacked(Cursor::new(bytes), most).read_to_end(&mut unpacked)?;
        Ok(unpacked)
    }

    /// Returns a reader of the unpacked data, or of the data itself if it is not compressed. More than
    /// `most` bytes are an error.
    pub(crate) fn unpack(source: Source, path: Option<&Path>, most: u64) -> io::Result<Source> {
        let (start, source) = signature(source)?;
        let compression = Self::of(&start, path);
        let source = Cursor::new(start).chain(source);
        Ok(match compression {
            Some(compression) => compression.unpacked(BufReader::new(source), most),
            None => Box::new(source),
        })
    }

    fn unpacked(self, packed: impl BufRead + Send + 'static, most: u64) -> Source {
        let unpacked: Source = match self {
            Self::Gzip => Box::new(Gzip { member: Some(GzDecoder::new(packed)) }),
            Self::Zstandard => Box::new(Zstandard::new(packed)),
            Self::Brotli => Box::new(Decompressor::new(packed, 1 << 14)),
        };
        Box::new(Bounded { unpacked: Some(unpacked), compression: self, most, left: most })
    }
}

fn starts_a_skippable_frame(start: &[u8]) -> bool {
    let (first, others) = SKIPPABLE;
    start.split_first().is_some_and(|(byte, rest)| first.contains(byte) && rest.starts_with(others))
}

/// Returns true for the first bytes of a frame that are not its whole signature.
fn may_start_a_skippable_frame(start: &[u8]) -> bool {
    let (first, others) = SKIPPABLE;
    start.split_first().is_some_and(|(byte, rest)| {
        first.contains(byte) && rest.len() < others.len() && others.starts_with(rest)
    })
}

/// Reads a signature, or as much as rules one out: a program that writes line by line may wait for an
/// answer to a short line.
fn signature(mut source: Source) -> io::Result<(Vec<u8>, Source)> {
    let mut start = Vec::new();
    let may_be = |start: &[u8]| {
        [GZIP, ZSTANDARD].iter().any(|all| all.len() > start.len() && all.starts_with(start))
            || may_start_a_skippable_frame(start)
    };
    while may_be(&start) {
        let before = start.len();
        source.by_ref().take(1).read_to_end(&mut start)?;
        if start.len() == before {
            break;
        }
    }
    Ok((start, source))
}

impl fmt::Display for Compression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Gzip => "gzip",
            Self::Zstandard => "Zstandard",
            Self::Brotli => "Brotli",
        })
    }
}

/// Unpacked data, up to a limit. Its errors name the format.
struct Bounded {
    /// `None` after a panic.
    unpacked: Option<Source>,
    compression: Compression,
    most: u64,
    left: u64,
}

impl Read for Bounded {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = match &mut self.unpacked {
            Some(unpacked) => guarded(|| unpacked.read(buffer)).unwrap_or_else(|broken| {
                self.unpacked = None;
                Err(broken.into())
            }),
            None => Err(io::Error::other("a part before is broken")),
        };
        let length = read.map_err(|error| match error.kind() {
            io::ErrorKind::Interrupted => error,
            kind => {
                let reason = format!("the {} data cannot be unpacked: {error}", self.compression);
                io::Error::new(kind, reason)
            }
        })?;
        self.left = self.left.checked_sub(length as u64).ok_or_else(|| {
            io::Error::other(format!(
                "the {} data unpack to more than {} bytes; unpack them first",
                self.compression, self.most
            ))
        })?;
        Ok(length)
    }
}

/// gzip data: any number of members, and zeros after them, which fill the last block of a tape.
struct Gzip<R> {
    /// Nothing at the end of the data.
    member: Option<GzDecoder<R>>,
}

impl<R: BufRead> Read for Gzip<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while let Some(member) = &mut self.member {
            let length = member.read(buffer)?;
            if length > 0 || buffer.is_empty() {
                return Ok(length);
            }
            if skip_zeros(member.get_mut())? {
                let packed = self.member.take().map(GzDecoder::into_inner);
                self.member = packed.map(GzDecoder::new);
            } else {
                self.member = None;
            }
        }
        Ok(0)
    }
}

/// Returns false if nothing else is left.
fn skip_zeros(packed: &mut impl BufRead) -> io::Result<bool> {
    loop {
        let bytes = packed.fill_buf()?;
        if bytes.is_empty() {
            return Ok(false);
        }
        let zeros = bytes.iter().take_while(|byte| **byte == 0).count();
        let is_at_others = zeros < bytes.len();
        packed.consume(zeros);
        if is_at_others {
            return Ok(true);
        }
    }
}

/// Zstandard data: any number of frames, of which some may be skippable.
/// <https://www.rfc-editor.org/rfc/rfc8878#name-zstandard-frames>
struct Zstandard<R> {
    packed: R,
    /// Keeps its memory from one frame to the next, and refuses windows that need too much of it.
    decoder: FrameDecoder,
    is_in_a_frame: bool,
}

impl<R: BufRead> Zstandard<R> {
    fn new(packed: R) -> Self {
        Self { packed, decoder: FrameDecoder::new(), is_in_a_frame: false }
    }

    /// Begins the next frame; returns false at the end of the data.
    fn next_frame(&mut self) -> io::Result<bool> {
        while !self.packed.fill_buf()?.is_empty() {
            match self.decoder.init(&mut self.packed) {
                Ok(()) => {
                    self.is_in_a_frame = true;
                    return Ok(true);
                }
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                    length,
                    ..
                })) => {
                    io::copy(&mut self.packed.by_ref().take(length.into()), &mut io::sink())?;
                }
                Err(error) => return Err(io::Error::other(error)),
            }
        }
        Ok(false)
    }
}

impl<R: BufRead> Read for Zstandard<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if self.decoder.can_collect() > 0 {
                return self.decoder.read(buffer);
            }
            if self.is_in_a_frame && self.decoder.is_finished() {
                self.is_in_a_frame = false;
                let checksum = self.decoder.get_checksum_from_data();
                if checksum.is_some() && checksum != self.decoder.get_calculated_checksum() {
                    return Err(io::Error::other("the checksum is wrong"));
                }
            }
            if self.is_in_a_frame {
                self.decoder
                    .decode_blocks(&mut self.packed, BlockDecodingStrategy::UptoBlocks(1))
                    .map_err(io::Error::other)?;
            } else if !self.next_frame()? {
                return Ok(0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `<p>one</p>` and a line feed, 20 times: by `gzip`, `zstd` with a checksum, and `brotli`.
    const PACKED: [(&str, &[u8]); 3] = [
        (
            "page.html.gz",
            b"\x1F\x8B\x08\x00\x00\x00\x00\x00\x02\x03\xB3\x29\xB0\xCB\xCF\x4B\xB5\xD1\x2F\xB0\xE3\xB2\x19\
              \x6E\x4C\x00\x26\x9B\xC0\x25\xDC\x00\x00\x00",
        ),
        (
            "page.html.zst",
            b"\x28\xB5\x2F\xFD\x24\xDC\x95\x00\x00\x58\x3C\x70\x3E\x6F\x6E\x65\x3C\x2F\x70\x3E\x0A\x01\x00\x4E\
              \x53\xC5\x0B\x3D\xEA\x7A\xBC",
        ),
        (
            "page.html.br",
            b"\x1B\xDB\x00\xF8\x1D\x07\x6E\xCC\xC5\x7E\xE6\x39\x4D\xC9\xF3\x02\x57\x0A\x6F\xE9\x53\xE6\x16\x03\
              \x46\x00\x2D\xEC\x69\x00",
        ),
    ];

    /// The results of the two ways to unpack, which must be the same.
    fn unpack(bytes: &[u8], name: &str, most: u64) -> Result<Vec<u8>, String> {
        let path = Some(Path::new(name));
        let whole = Compression::unpack_whole(bytes.to_vec(), path, most);
        let source = Box::new(Cursor::new(bytes.to_vec()));
        let mut pieces = Vec::new();
        let read = Compression::unpack(source, path, most)
            .and_then(|mut source| source.read_to_end(&mut pieces))
            .map(|_| pieces);
        let (whole, read) =
            (whole.map_err(|error| error.to_string()), read.map_err(|error| error.to_string()));
        assert_eq!(whole, read, "{name}");
        whole
    }

    #[test]
    fn pages_are_unpacked() {
        let page = b"<p>one</p>\n".repeat(20);
        for (name, packed) in PACKED {
            assert_eq!(unpack(packed, name, 220), Ok(page.clone()), "{name}");
            let is_known_by_name = name == "page.html.br";
            let found = unpack(packed, "page", 220);
            assert_eq!(found == Ok(page.clone()), !is_known_by_name, "{name}");
            if !is_known_by_name {
                let twice = [packed, packed].concat();
                assert_eq!(unpack(&twice, name, 440), Ok(page.repeat(2)), "{name}");
            }
        }
        let zstandard = PACKED[1].1;
        let skippable = b"\x50\x2A\x4D\x18\x03\x00\x00\x00abc";
        let mixed = [zstandard, skippable, zstandard, skippable].concat();
        assert_eq!(unpack(&mixed, "", 440), Ok(page.repeat(2)));
        for first in 0x50..=0x5F {
            let skippable = [&[first], &skippable[1..]].concat();
            let begins = [&skippable, &skippable, zstandard].concat();
            assert_eq!(unpack(&begins, "", 440), Ok(page.clone()), "{first}");
        }
        let gzip = PACKED[0].1;
        for padding in [1, 511, 1 << 15] {
            let zeros = vec![0; padding];
            assert_eq!(unpack(&[gzip, &zeros].concat(), "", 440), Ok(page.clone()));
            assert_eq!(unpack(&[gzip, &zeros, gzip].concat(), "", 440), Ok(page.repeat(2)));
            assert!(unpack(&[gzip, &zeros, b"x"].concat(), "", 440).is_err());
        }
        for plain in [
            &b""[..],
            b"\x1F",
            b"(",
            b"\x28\xB5\x2F",
            b"<p>",
            b"\x1F\x8B\x09",
            b"P",
            b"P*M",
            b"[*M\x17",
            b"`*M\x18",
        ] {
            assert_eq!(unpack(plain, "page.html.gz", 0), Ok(plain.to_vec()), "{plain:?}");
        }
    }

    #[test]
    fn broken_data_are_errors() {
        for (name, packed) in PACKED {
            for length in [packed.len() / 2, packed.len() - 1] {
                let error = unpack(&packed[..length], name, 1000).unwrap_err();
                assert!(error.contains(" data cannot be unpacked: "), "{name}: {error}");
            }
            let mut wrong = packed.to_vec();
            let place = wrong.len() - 6;
            wrong[place] ^= 0x10;
            assert!(unpack(&wrong, name, 1000).is_err(), "{name}");
        }
    }

    #[test]
    fn a_page_that_is_too_long_is_an_error() {
        for (name, packed) in PACKED {
            let error = unpack(packed, name, 219).unwrap_err();
            assert!(
                error.ends_with(" data unpack to more than 219 bytes; unpack them first"),
                "{error}"
            );
        }
    }
}
