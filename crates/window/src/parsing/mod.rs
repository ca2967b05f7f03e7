//! HTML parsers that write to documents of windows, and the scripts between them.
//!
//! A parser belongs to its document while it waits, and is taken out of it while reading tokens. No
//! borrow of it lives while a script runs, so a script can reach the same parser through
//! `document.write`.

mod abort;
mod dynamic_markup;
mod fragments;
mod run;
mod script_places;
mod speculation;
mod the_end;
mod xml;

pub(crate) use abort::abort_the_parser;
pub(crate) use dynamic_markup::{document_close_steps, document_open_steps, document_write_steps};
pub(crate) use fragments::{
    fragment_parsing_algorithm_steps, parse_html_from_a_string, parse_without_upgrades,
};
pub(crate) use run::{append_bytes, begin, end_of_input, unblock};
pub(crate) use the_end::{
    check_the_end, no_longer_delay_the_load_event, stop_parsing,
    update_the_current_document_readiness,
};
pub(crate) use xml::{
    ActiveXmlParser, decode as decode_xml, parse_a_document as parse_an_xml_document,
};

use treewright_dom::NodeId;
use treewright_encoding::InputByteStream;
use treewright_syntax::TreeParser;

use crate::world::World;

/// The parser that is associated with a document.
/// <https://html.spec.whatwg.org/multipage/dom.html#active-parser>
pub(crate) struct ActiveParser {
    pub(crate) parser: TreeParser<NodeId>,
    /// The bytes that the document is read from, unless a script made the parser.
    pub(crate) bytes: Option<InputByteStream>,
    /// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#script-created-parser>
    pub(crate) is_script_created: bool,
    /// The parser knows that the input is complete.
    pub(crate) end_was_said: bool,
    /// The places of its inline scripts.
    pub(crate) script_places: script_places::ScriptPlaces,
    /// A task that continues after the pending parsing-blocking script is queued.
    pub(crate) is_unblocking: bool,
    /// The number of changes by programs that the parser knows of.
    pub(crate) changes_by_programs: u64,
    /// <https://html.spec.whatwg.org/multipage/parsing.html#active-speculative-html-parser>
    pub(crate) speculation: Option<Box<speculation::Speculation>>,
}

impl ActiveParser {
    /// The nodes that the parser holds.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = NodeId> {
        self.parser.handles().copied()
    }

    /// Tells the parser that the tree was changed, if a program did since the last call.
    fn follow_programs(&mut self, changes: u64) {
        if std::mem::replace(&mut self.changes_by_programs, changes) != changes {
            self.parser.the_tree_was_changed();
        }
    }

    /// True if the insertion point is defined.
    ///
    /// SPEC-NOTE: the standard makes it undefined after a pending parsing-blocking script, even for
    /// a parser that a script created; browsers continue at the end of its input.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#insertion-point>
    fn has_an_insertion_point(&self) -> bool {
        self.is_script_created || self.parser.script_nesting_level() > 0
    }
}

/// The script nesting level of the parser of a document; 0 if it has none.
pub(crate) fn script_nesting_level(world: &World, document: NodeId) -> u32 {
    let state = world.documents.get(document);
    let parser = state.and_then(|state| state.parser.as_deref());
    parser.map_or(0, |parser| parser.parser.script_nesting_level())
}

/// Sets the pending parsing-blocking script of a document.
/// <https://html.spec.whatwg.org/multipage/scripting.html#pending-parsing-blocking-script>
pub(crate) fn set_the_pending_parsing_blocking_script(
    world: &mut World,
    document: NodeId,
    script: NodeId,
) {
    let Some(state) = world.documents.get_mut(document) else { return };
    state.pending_parsing_blocking_script = Some(script);
    if let Some(parser) = state.parser.as_deref_mut() {
        parser.parser.set_parsing_blocking_script_is_pending(true);
    }
}

impl World {
    /// Something delays the load event of a document.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#delay-the-load-event>
    pub(crate) fn delay_the_load_event(&mut self, document: NodeId) {
        if let Some(state) = self.documents.get_mut(document) {
            let count = &mut state.delays_of_the_load_event;
            *count = count.saturating_add(1);
        }
    }
}
