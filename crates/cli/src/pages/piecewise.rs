//! Pages that are read no further than their parse goes: the input may be endless.

use std::io::Read as _;

use treewright::{Limits, Options, OutOfBandMetadata, Parsed};

use super::parsing::{Parsing, START, context_of, start_of};
use crate::arguments::Fragment;
use crate::input::{Input, Source, Unreadable};

/// The number of bytes read at a time if the parse may end before the input does.
const PIECE: usize = 1 << 16;

/// A page of which more and more is read, each time as much again, because it is parsed only as a whole.
pub(crate) struct Doubling<'a> {
    input: &'a Input,
    source: Source,
    /// The bytes so far.
    pub(crate) bytes: Vec<u8>,
    wanted: usize,
    /// The number of bytes of text that are wanted: one more than the limit, which shows that it is met.
    length: usize,
}

impl<'a> Doubling<'a> {
    pub(crate) fn of(input: &'a Input, limits: &Limits) -> Result<Self, Unreadable> {
        let length = (limits.bytes.unwrap_or(u32::MAX) as usize).saturating_add(1);
        // Only the parse knows where other limits end it.
        let ends_with_bytes = limits.nodes.is_none() && limits.time.is_none();
        let wanted = if ends_with_bytes { length } else { PIECE.min(length) };
        Ok(Self { input, source: input.open()?, bytes: Vec::new(), wanted, length })
    }

    /// Reads more. Returns true at the end of what may be read: of the input, or where no encoding has less text. (The
    /// "replacement" encoding has, and its text is known from the first byte.)
    pub(crate) fn read_more(&mut self) -> Result<bool, Unreadable> {
        /// In ISO-2022-JP, another character set can be switched to before each character.
        const MOST_FOR_A_BYTE_OF_TEXT: usize = 4;
        let more = self.wanted.saturating_sub(self.bytes.len());
        let read = self.source.by_ref().take(more as u64).read_to_end(&mut self.bytes);
        let length = read.map_err(|error| self.input.unreadable_as(&error))?;
        let most = self.length.saturating_mul(MOST_FOR_A_BYTE_OF_TEXT);
        Ok(length < more || self.bytes.len() >= most)
    }

    /// Notes that the bytes have `text` bytes of text: no more are read at first than are missing.
    pub(crate) fn goes_on_after(&mut self, text: usize) {
        /// In UTF-16 and others whose text can be shorter than their bytes, a few bytes are not asked for one by one.
        const LEAST: usize = 1024;
        let missing = self.length.saturating_sub(text).max(LEAST);
        self.wanted = self.bytes.len().saturating_add(missing.min(self.wanted));
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
        self.go_on(input, &mut input.open()?, Vec::new())
    }

    /// The same, for a file of which some bytes were read.
    pub(crate) fn go_on(
        &self,
        input: &Input,
        source: &mut Source,
        mut bytes: Vec<u8>,
    ) -> Result<ParsedInPieces, Unreadable> {
        let mut buffer = vec![0; PIECE];
        if matches!(self.fragment, Some(Fragment::Auto)) {
            // What the limit leaves out decides nothing.
            let most =
                self.limits.bytes.map_or(START, |most| START.min(most.saturating_add(1) as usize));
            while bytes.len() < most {
                let room = buffer.get_mut(..most.saturating_sub(bytes.len())).unwrap_or_default();
                match input.read_piece(source, room)? {
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
        parser.parse_bytes(&bytes);
        loop {
            let has_error = self.stops_at_first_error && !parser.errors().is_empty();
            let wanted = if has_error { 0 } else { parser.wanted_bytes() };
            let most = buffer.len().min(usize::try_from(wanted).unwrap_or(usize::MAX));
            let room = buffer.get_mut(..most).unwrap_or_default();
            if room.is_empty() {
                break;
            }
            let piece = input.read_piece(source, room)?;
            if piece.is_empty() {
                break;
            }
            bytes.extend_from_slice(piece);
            parser.parse_bytes(piece);
        }
        Ok(ParsedInPieces { parsed: parser.finish(), bytes, parsing })
    }
}
