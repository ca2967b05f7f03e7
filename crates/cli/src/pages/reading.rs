//! Reading pages: their bytes at once, or piece by piece where the parse may end before the page does.

use std::path::Path;
use std::sync::Arc;

use treewright::read::url::Url;
use treewright::{Options, OutOfBandMetadata};

use super::memory::{Held, Memories};
use super::parsing::{Parsing, START, context_of, start_of};
use super::{Inferred, Page};
use crate::arguments::{Fragment, ParsingArguments, Switch};
use crate::input::net::{self, Asking};
use crate::input::{Input, Unreadable};

/// The place that a page comes from.
#[derive(Clone, Debug)]
pub(crate) enum From {
    Input(Input),
    Address(Url),
}

/// A page as it came.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Received {
    pub(crate) bytes: Vec<u8>,
    /// The type that its server or its sender says.
    pub(crate) content_type: Option<String>,
}

impl From {
    /// Reads all bytes of the page, or fetches them.
    pub(crate) fn read(&self, asking: &Asking) -> Result<Received, Unreadable> {
        match self {
            Self::Input(input) => Received::of(input),
            Self::Address(url) => {
                let fetched = net::fetch(url, asking)
                    .map_err(|message| Unreadable { name: url.to_string(), message })?;
                Ok(Received { bytes: fetched.bytes, content_type: fetched.content_type })
            }
        }
    }

    /// The path of a file.
    pub(crate) fn path(&self) -> Option<&Path> {
        match self {
            Self::Input(input) => input.path(),
            Self::Address(_) => None,
        }
    }
}

impl Received {
    /// Reads all bytes of an input.
    pub(crate) fn of(input: &Input) -> Result<Self, Unreadable> {
        Ok(Self { bytes: input.read()?, content_type: None })
    }

    /// The metadata of the page: these, and the metadata received with it.
    pub(crate) fn metadata(&self, metadata: &OutOfBandMetadata) -> OutOfBandMetadata {
        let metadata = metadata.clone();
        match &self.content_type {
            Some(content_type) => metadata.content_type(content_type),
            None => metadata,
        }
    }
}

/// Reads and parses files.
pub(crate) struct Reader {
    options: Options,
    metadata: OutOfBandMetadata,
    fragment: Option<Fragment>,
    has_scripting: bool,
    /// True if a parse may end before its input does.
    may_end_early: bool,
    stops_at_first_error: bool,
    bytes_of_text: Option<u32>,
    memories: Arc<Memories>,
}

/// The number of bytes read at a time if the parse may end before the input does.
const PIECE: usize = 1 << 16;

impl Reader {
    /// Reads documents. `options` are the parser options, with those that the command needs.
    pub(crate) fn of_documents(options: Options, metadata: OutOfBandMetadata) -> Self {
        Self {
            options,
            metadata,
            fragment: None,
            has_scripting: false,
            may_end_early: false,
            stops_at_first_error: false,
            bytes_of_text: None,
            memories: Arc::default(),
        }
    }

    /// Reads pages as a command line says. `options` are the parser options, with those that the command needs.
    pub(crate) fn new(
        options: Options,
        parsing: &ParsingArguments,
        metadata: OutOfBandMetadata,
    ) -> Self {
        let limits = &parsing.limits;
        Self {
            fragment: parsing.fragment.clone(),
            has_scripting: parsing.scripting == Switch::On,
            may_end_early: limits.bytes.is_some()
                || limits.nodes.is_some()
                || limits.time.is_some(),
            bytes_of_text: limits.bytes,
            ..Self::of_documents(options, metadata)
        }
    }

    /// Ends each parse at its first error.
    pub(crate) fn stop_at_first_error(mut self) -> Self {
        self.options = self.options.stop_at_first_error(true);
        self.may_end_early = true;
        self.stops_at_first_error = true;
        self
    }

    pub(crate) fn read(&self, input: &Input) -> Result<Page, Unreadable> {
        if self.may_end_early {
            return self.read_while_parsing(input);
        }
        let Received { bytes, .. } = Received::of(input)?;
        let parsing = self.parsing(&bytes);
        let parsed = parsing.whole_in(&bytes, &self.metadata, &self.memories);
        Ok(self.page(input, parsed, bytes, parsing))
    }

    /// Parses a file piece by piece, and reads none after the one at which the parse ends: the input
    /// may be endless.
    fn read_while_parsing(&self, input: &Input) -> Result<Page, Unreadable> {
        /// No encoding needs more bytes for one byte of text. (ISO-2022-JP can switch to another
        /// character set before each character.)
        const MOST_FOR_A_BYTE_OF_TEXT: usize = 4;
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
        let parsing = self.parsing(&bytes);
        // A change of the encoding needs all bytes again, as it does where the file is read first.
        let options = self.options.clone().limit_of_kept_bytes(u64::MAX);
        let of_pieces = Parsing { options, context: parsing.context.clone() };
        let mut parser = of_pieces.piecewise().for_bytes(&self.metadata);
        // The "replacement" encoding has one character of text for any number of bytes. Without a
        // limit, text ends where offsets can no longer count it.
        let bytes_of_text = self.bytes_of_text.unwrap_or(u32::MAX) as usize;
        let most = MOST_FOR_A_BYTE_OF_TEXT.saturating_mul(bytes_of_text).saturating_add(PIECE);
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
        Ok(self.page(input, Held::alone(parser.finish()), bytes, parsing))
    }

    fn parsing(&self, bytes: &[u8]) -> Parsing {
        let context = context_of(self.fragment.as_ref(), start_of(bytes), &self.metadata);
        Parsing { options: self.options.clone(), context }
    }

    fn page(&self, input: &Input, parsed: Held, bytes: Vec<u8>, parsing: Parsing) -> Page {
        let is_inferred = matches!(self.fragment, Some(Fragment::Auto));
        let inferred = is_inferred.then(|| match &parsing.context {
            Some(context) => Inferred::Fragment(context.clone()),
            None => Inferred::Document,
        });
        let has_scripting = self.has_scripting;
        let (input, metadata) = (input.clone(), self.metadata.clone());
        Page { input, parsed, bytes, has_scripting, inferred, parsing, metadata }
    }
}
