//! Pages, in the one pipeline of all commands: read, parsed in reused memory, printed in the order of the
//! command line, with remarks.
//!
//! | module | contents |
//! |---|---|
//! | `reading` | the bytes of a page, and its parse |
//! | `piecewise` | pages that are read no further than their parse goes |
//! | `parsing` | their parse, as a document or as the contents of an element |
//! | `memory` | the memory of parses, reused for the next page |
//! | `turns` | threads that work ahead, and results in order |
//! | `remarks` | warnings and errors about a page, in addition to its results |
//! | `printing` | all of these, for commands that print something about each page |

mod limits;
mod memory;
mod parsing;
mod piecewise;
mod printing;
mod reading;
mod remarks;
mod turns;

use std::borrow::Cow;

use treewright::{Context, NodeId, NodeKind, Options, OutOfBandMetadata, SerializeOptions};

use crate::input::Input;

pub(crate) use limits::MetLimit;
pub(crate) use memory::{Held, Memories};
pub(crate) use parsing::{Parsing, context_of, start_of};
pub(crate) use piecewise::{Doubling, ParsedInPieces, Piecewise};
pub(crate) use printing::Pages;
#[cfg(any(feature = "run", feature = "serve"))]
pub(crate) use reading::Received;
pub(crate) use reading::{From, Reader};
pub(crate) use remarks::{ErrorOutput, Remarks};
pub(crate) use turns::Turns;

/// A page that was parsed.
pub(crate) struct Page {
    pub(crate) input: Input,
    pub(crate) parsed: Held,
    /// The bytes that were parsed.
    pub(crate) bytes: Vec<u8>,
    /// True if the page was parsed with scripting enabled.
    pub(crate) has_scripting: bool,
    /// The kind of page that was inferred, if the command line left that to the page.
    inferred: Option<Inferred>,
    /// The options that it was parsed with, and the element whose contents it is.
    parsing: Parsing,
    /// The facts that are known in addition to the bytes.
    metadata: OutOfBandMetadata,
}

/// The kind of a page, inferred from its first tag.
#[derive(Clone)]
enum Inferred {
    Document,
    Fragment(Context),
}

impl Page {
    /// The limits of the command.
    #[cfg(feature = "style")]
    pub(crate) fn limits(&self) -> &treewright::Limits {
        self.parsing.options.limits_of_parse()
    }

    /// The options to write a node with: the shadow roots below it are written too, so that no part of a
    /// page is lost.
    pub(crate) fn serialize_options(&self, node: NodeId) -> SerializeOptions {
        let document = &self.parsed.document;
        let inside = document.descendants_with_fragments(node);
        let roots = inside.filter(|id| document.kind(*id) == Some(NodeKind::ShadowRoot));
        SerializeOptions::new().scripting(self.has_scripting).shadow_roots(roots)
    }

    /// The page as it is parsed.
    pub(crate) fn as_input(&self) -> treewright::Input<'_> {
        let context = self.parsing.context.as_ref();
        treewright::Input::bytes(&self.bytes, &self.metadata).in_context(context)
    }

    /// The text that the bytes were read as.
    pub(crate) fn source(&self) -> Cow<'_, str> {
        match &self.parsed.encoding {
            Some(decision) => decision.encoding.decode_with_bom_removal(&self.bytes).0,
            None => String::from_utf8_lossy(&self.bytes),
        }
    }

    /// The options of the parser for what takes the place of the page.
    pub(crate) fn options(&self) -> Options {
        let options = self.parsing.options.clone();
        options.collect_errors(false).stop_at_first_error(false).origins(false)
    }
}
