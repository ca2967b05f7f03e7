//! Pages that are read no further than their parse goes: the input may be endless.

use std::io::Read as _;

use treewright::{Limits, Options, OutOfBandMetadata, Parsed};

use super::parsing::{Parsing, START, context_of, start_of};
use crate::arguments::Fragment;
use crate::input::{Input, Source, Unreadable};

/// The number of bytes read at a time if the parse may end before the input does.
const PIECE: usize = 1 << 16;

/// The maximum number of bytes to read for a page with these limits.
///
/// The "replacement" encoding has one character of text for any number of bytes. Without a limit, text ends where
/// offsets can no longer count it.
fn most_bytes(limits: &Limits) -> usize {
    /// No encoding needs more bytes for one byte of text. (ISO-2022-JP can switch to another character set before
    /// each character.)
    const MOST_FOR_A_BYTE_OF_TEXT: usize = 4;
    let bytes_of_text = limits.bytes.unwrap_or(u32::MAX) as usize;
    MOST_FOR_A_BYTE_OF_TEXT.saturating_mul(bytes_of_text).saturating_add(PIECE)
}

/// A page of which more and more is read, each time as much again, because it is parsed only as a whole.
pub(crate) struct Doubling<'a> {
    input: &'a Input,
    source: Source,
    /// The bytes so far.
    pub(crate) bytes: Vec<u8>,
    wanted: usize,
    most: usize,
}

impl<'a> Doubling<'a> {
    pub(crate) fn of(input: &'a Input, limits: &Limits) -> Result<Self, Unreadable> {
        let most = most_bytes(limits);
        // Only the parse knows where other limits end it.
        let ends_with_bytes = limits.nodes.is_none() && limits.time.is_none();
        let wanted = if ends_with_bytes { most } else { PIECE };
        Ok(Self { input, source: input.open()?, bytes: Vec::new(), wanted, most })
    }

    /// Reads more. Returns true at the end of what may be read.
    pub(crate) fn read_more(&mut self) -> Result<bool, Unreadable> {
        let more = self.wanted.saturating_sub(self.bytes.len());
        let read = self.source.by_ref().take(more as u64).read_to_end(&mut self.bytes);
        let length = read.map_err(|error| self.input.unreadable_as(&error))?;
        let is_all = length < more || self.wanted >= self.most;
        self.wanted = self.wanted.saturating_mul(2).min(self.most);
        Ok(is_all)
    }
}

/// The settings of a page that is parsed while it is read.
#[derive(Clone, Copy)]
pub(crate) struct Piecewise<'a> {
    /// The options of the parser, with the limits.
    pub(crate) options: &'a Options,
    pub(crate) limits: &'a Limits,
    pub(crate) fragment: Option<&'a Fragment>,
    pub(crate) metadata: &'a OutOfBandMetadata,
    pub(crate) stops_at_first_error: bool,
}

/// A page that was parsed while it was read.
pub(crate) struct ParsedInPieces {
    pub(crate) parsed: Parsed,
    /// The bytes that were read.
    pub(crate) bytes: Vec<u8>,
    pub(crate) parsing: Parsing,
}

impl Piecewise<'_> {
    /// Parses a file piece by piece, and reads none after the one at which the parse ends.
    pub(crate) fn read(&self, input: &Input) -> Result<ParsedInPieces, Unreadable> {
        let mut source = input.open()?;
        let mut buffer = vec![0; PIECE];
        let mut bytes = Vec::new();
        if matches!(self.fragment, Some(Fragment::Auto)) {
            while bytes.len() < START {
                match input.read_piece(&mut source, &mut buffer)? {
                    [] => break,
                    piece => bytes.extend_from_slice(piece),
                }
            }
        }
        let context = context_of(self.fragment, start_of(&bytes), self.metadata);
        let parsing = Parsing { options: self.options.clone(), context };
        // A change of the encoding needs all bytes again, as it does where the file is read first.
        let options = self.options.clone().limit_of_kept_bytes(u64::MAX);
        let of_pieces = Parsing { options, context: parsing.context.clone() };
        let mut parser = of_pieces.piecewise().for_bytes(self.metadata);
        let most = most_bytes(self.limits);
        parser.parse_bytes(&bytes);
        loop {
            let is_cut_off = parser.syntax().limits_met().iter().any(|met| met.limit.cuts_off());
            let has_error = self.stops_at_first_error && !parser.errors().is_empty();
            if is_cut_off || has_error || bytes.len() > most {
                break;
            }
            let piece = input.read_piece(&mut source, &mut buffer)?;
            if piece.is_empty() {
                break;
            }
            bytes.extend_from_slice(piece);
            parser.parse_bytes(piece);
        }
        Ok(ParsedInPieces { parsed: parser.finish(), bytes, parsing })
    }
}
