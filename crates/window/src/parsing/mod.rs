//! HTML parsers that write to documents of windows, and the scripts between them.
//!
//! A parser belongs to its document while it waits, and is taken out while it reads tokens: no borrow of
//! it lives while a script runs, so a script can reach the same parser by `document.write`.

mod run;
mod the_end;

pub(crate) use run::{
    append_bytes, begin, end_of_input, go_on, run_the_pending_parsing_blocking_script,
};
pub(crate) use the_end::{check_the_end, update_the_current_document_readiness};

use treewright_dom::NodeId;
use treewright_encoding::InputByteStream;
use treewright_syntax::TreeParser;

/// The parser that is associated with a document.
/// <https://html.spec.whatwg.org/multipage/dom.html#active-parser>
pub(crate) struct ActiveParser {
    pub(crate) parser: TreeParser<NodeId>,
    /// The bytes that the document is read from, unless a script made the parser.
    pub(crate) bytes: Option<InputByteStream>,
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#script-created-parser>
    pub(crate) is_script_created: bool,
    /// The parser knows that no more input comes.
    pub(crate) end_was_said: bool,
}

impl ActiveParser {
    /// The nodes that the parser holds.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = NodeId> {
        self.parser.handles().copied()
    }
}
