//! XML parsers of documents of windows, and the scripts between their events.
//!
//! A parser stays with its document while scripts run, because only this module reads from it.
//!
//! <https://html.spec.whatwg.org/multipage/xhtml.html#parsing-xhtml-documents>

mod nodes;

use treewright_dom::NodeId;
pub(crate) use treewright_xml::decode;
use treewright_xml::{XmlEvent, XmlOptions, XmlParser};

use super::the_end;
use crate::Cx;
use crate::documents::Readiness;
use crate::event_loop::{TaskSource, perform_a_microtask_checkpoint};
use crate::global_objects::relevant_realm;
use crate::scripts;
use crate::trace::{self, Traced};
use crate::world::World;

/// The XML parser that is associated with a document, with XML scripting support enabled.
///
/// SPEC-NOTE: it begins when the whole document has come.
/// <https://html.spec.whatwg.org/multipage/xhtml.html#xml-parser>
pub(crate) struct ActiveXmlParser {
    parser: XmlParser,
    /// The stack of open elements, each with the node that its children go to.
    open: Vec<(NodeId, NodeId)>,
    /// A task that continues after the pending parsing-blocking script is queued.
    is_unblocking: bool,
}

impl ActiveXmlParser {
    /// The nodes that the parser holds.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = NodeId> {
        self.open.iter().flat_map(|(element, inside)| [*element, *inside])
    }
}

fn parser_of(world: &mut World, document: NodeId) -> Option<&mut ActiveXmlParser> {
    world.documents.get_mut(document)?.xml_parser.as_deref_mut()
}

/// After this many events the budgets of the agent are looked at.
const EVENTS_PER_LOOK: u32 = 2_000;

/// Parses the text of a document, with its scripts.
pub(crate) fn parse_a_document(cx: &mut Cx<'_>, document: NodeId, text: &str) {
    let Some(state) = cx.host.documents.get_mut(document) else { return };
    state.xml_parser = Some(Box::new(ActiveXmlParser {
        parser: XmlParser::new(text, &XmlOptions::new()),
        open: Vec::new(),
        is_unblocking: false,
    }));
    state.parses = state.parses.wrapping_add(1);
    state.readiness = Readiness::Loading;
    go_on(cx, document);
}

/// The parser continues until it waits for a script or has finished.
fn go_on(cx: &mut Cx<'_>, document: NodeId) {
    match relevant_realm(cx, document) {
        Some(realm) => cx.in_realm(&realm, |cx| go_on_in_the_realm(cx, document)),
        None => go_on_in_the_realm(cx, document),
    }
}

fn go_on_in_the_realm(cx: &mut Cx<'_>, document: NodeId) {
    let mut events = 0_u32;
    loop {
        // A script may have aborted it.
        let Some(parser) = parser_of(cx.host, document) else { return };
        match parser.parser.next_event() {
            Ok(Some(XmlEvent::EndElement)) => {
                let Some((element, _)) = parser.open.pop() else { continue };
                let is_script = scripts::is_a_script(&cx.host.tree, element);
                if is_script && !the_parser_met_a_script(cx, document, element) {
                    return;
                }
            }
            Ok(Some(event)) => nodes::append(cx, document, event),
            Ok(None) => {
                the_end::stop_parsing(cx, document);
                return;
            }
            Err(error) => {
                parser.open.clear();
                nodes::report(cx, document, &error.to_string());
                the_end::stop_parsing(cx, document);
                return;
            }
        }
        events = events.wrapping_add(1);
        if events.is_multiple_of(EVENTS_PER_LOOK) {
            if crate::budget::is_used_up(cx) {
                return;
            }
            if cx.host.is_short_of_memory() {
                the_end::stop_parsing(cx, document);
                return;
            }
        }
    }
}

/// The end tag of a script was parsed. Returns false if the parser is blocked.
fn the_parser_met_a_script(cx: &mut Cx<'_>, document: NodeId, script: NodeId) -> bool {
    trace::note(cx.host, |_| Traced::ParserPause { reason: "script" });
    if cx.host.event_loop.running_scripts == 0 {
        perform_a_microtask_checkpoint(cx);
    }
    scripts::prepare_the_script_element(cx, script);
    run_the_pending_parsing_blocking_script(cx, document)
}

/// Returns false if the script, or a style sheet that it waits for, has not come yet.
fn run_the_pending_parsing_blocking_script(cx: &mut Cx<'_>, document: NodeId) -> bool {
    loop {
        let state = cx.host.documents.get(document);
        let Some(script) = state.and_then(|state| state.pending_parsing_blocking_script) else {
            return true;
        };
        if !is_ready(cx.host, document, script) {
            return false;
        }
        scripts::execute_the_script_element(cx, script);
        let state = cx.host.documents.get_mut(document);
        if let Some(state) = state
            && state.pending_parsing_blocking_script == Some(script)
        {
            state.pending_parsing_blocking_script = None;
        }
    }
}

fn is_ready(world: &World, document: NodeId, script: NodeId) -> bool {
    scripts::is_ready_to_be_parser_executed(world, script)
        && !scripts::has_a_style_sheet_that_is_blocking_scripts(world, document)
}

/// The script that the parser waits for has come, or a style sheet: the parser continues in a task.
pub(super) fn unblock(cx: &mut Cx<'_>, document: NodeId) {
    let Some(state) = cx.host.documents.get(document) else { return };
    let Some(script) = state.pending_parsing_blocking_script else { return };
    if !is_ready(cx.host, document, script) {
        return;
    }
    let Some(parser) = parser_of(cx.host, document) else { return };
    if std::mem::replace(&mut parser.is_unblocking, true) {
        return;
    }
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        let Some(parser) = parser_of(cx.host, document) else { return };
        parser.is_unblocking = false;
        if run_the_pending_parsing_blocking_script(cx, document) {
            go_on(cx, document);
        }
    });
    cx.host.event_loop.queue_a_task(TaskSource::Networking, Some(document), steps);
}
