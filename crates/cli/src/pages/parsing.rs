//! Parsing a page: whole or piece by piece, as a document or as the contents of an element.

use std::sync::Arc;

use treewright::{Context, Options, OutOfBandMetadata, Parsed, Parser};

use super::memory::{Held, Memories};
use crate::arguments::Fragment;

/// The options of the parser for a page, and the element whose contents the page is.
#[derive(Clone, Debug)]
pub(crate) struct Parsing {
    pub(crate) options: Options,
    pub(crate) context: Option<Context>,
}

impl Parsing {
    /// Parses a whole page.
    pub(crate) fn whole<'a>(&self, html: impl Into<treewright::Input<'a>>) -> Parsed {
        match &self.context {
            Some(context) => self.options.parse_fragment(html, context),
            None => self.options.parse(html),
        }
    }

    /// Parses the bytes of a whole page, in memory that is used again if it is a document.
    pub(crate) fn whole_in(
        &self,
        bytes: &[u8],
        metadata: &OutOfBandMetadata,
        memories: &Arc<Memories>,
    ) -> Held {
        let html = treewright::Input::bytes(bytes, metadata);
        if self.context.is_some() {
            return Held::alone(self.whole(html));
        }
        Held::parse(memories, bytes.len(), |memory| self.options.parse_in(html, memory))
    }

    /// A parser that is given a page piece by piece.
    pub(crate) fn piecewise(&self) -> Parser {
        match &self.context {
            Some(context) => self.options.fragment_parser(context),
            None => self.options.parser(),
        }
    }
}

/// The bytes in which a context is searched for, so that it does not depend on how a page is read.
pub(super) const START: usize = 1 << 16;

/// The start of a page, in which its context is searched for.
pub(crate) fn start_of(bytes: &[u8]) -> &[u8] {
    bytes.get(..START).unwrap_or(bytes)
}

/// The element whose contents a page is that starts like this.
pub(crate) fn context_of(
    fragment: Option<&Fragment>,
    start: &[u8],
    metadata: &OutOfBandMetadata,
) -> Option<Context> {
    match fragment? {
        Fragment::Of(context) => Some(context.clone()),
        Fragment::Auto => Context::infer(&metadata.sniff(start).encoding.decode(start).0),
    }
}
