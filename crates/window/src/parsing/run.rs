//! Runs the parser of a document until it waits for something.

use treewright_dom::parsing::ParserTarget;
use treewright_dom::scripting::NoteValues;
use treewright_dom::{DocumentMode, NodeId};
use treewright_encoding::{ChangeOfEncoding, InputByteStream};
use treewright_syntax::{ParserOptions, Pause, ScriptingMode, TreeParser};

use super::script_places::ScriptPlaces;
use super::{ActiveParser, speculation, the_end};
use crate::Cx;
use crate::documents::Readiness;
use crate::event_loop::{TaskSource, perform_a_microtask_checkpoint};
use crate::events::handlers::{self, Place};
use crate::global_objects::relevant_realm;
use crate::scripts;
use crate::trace::{self, Traced};
use crate::world::World;

/// Associates an HTML parser with a document.
/// <https://html.spec.whatwg.org/multipage/parsing.html#create-a-document-parser>
pub(crate) fn begin(world: &mut World, document: NodeId, bytes: Option<InputByteStream>) {
    let scripting = if world.is_scripting_enabled(document) {
        ScriptingMode::Normal
    } else {
        ScriptingMode::Disabled
    };
    let is_script_created = bytes.is_none();
    let mut options = ParserOptions::default();
    options.scripting = scripting;
    options.tokens_per_pump = Some(TOKENS_PER_PUMP);
    let source = world.tree.begin_a_watched_parse();
    let programs = world.tree_versions.by_programs;
    if let Some(state) = world.documents.get_mut(document) {
        state.source = source;
        options.allow_declarative_shadow_roots = state.allows_declarative_shadow_roots;
        options.srcdoc = state.url.as_str() == "about:srcdoc";
        state.parser = Some(Box::new(ActiveParser {
            parser: TreeParser::new(options),
            bytes,
            is_script_created,
            end_was_said: false,
            script_places: ScriptPlaces::default(),
            is_unblocking: false,
            changes_by_programs: programs,
            speculation: None,
        }));
        state.parses = state.parses.wrapping_add(1);
        state.surrogates_were_written = false;
        if !is_script_created {
            state.readiness = Readiness::Loading;
        }
    }
}

/// After this many tokens the budgets of the agent are looked at.
pub(super) const TOKENS_PER_PUMP: u32 = 2_000;

/// More bytes of the page have come.
pub(crate) fn append_bytes(cx: &mut Cx<'_>, document: NodeId, bytes: &[u8]) {
    if let Some(parser) = parser_of(cx.host, document)
        && let Some(stream) = &mut parser.bytes
    {
        stream.append(bytes);
        go_on(cx, document);
    }
}

/// All bytes of the page have come.
pub(crate) fn end_of_input(cx: &mut Cx<'_>, document: NodeId) {
    let Some(parser) = parser_of(cx.host, document) else { return };
    if let Some(stream) = &mut parser.bytes {
        stream.end_of_input();
        go_on(cx, document);
    }
}

fn parser_of(world: &mut World, document: NodeId) -> Option<&mut ActiveParser> {
    world.documents.get_mut(document)?.parser.as_deref_mut()
}

/// The parser continues until it waits for input or for a script, or has finished.
pub(crate) fn go_on(cx: &mut Cx<'_>, document: NodeId) {
    let is_blocked = (cx.host.documents.get(document))
        .is_some_and(|state| state.pending_parsing_blocking_script.is_some());
    if is_blocked {
        // The bytes that have come are parsed speculatively.
        speculation::go_on(cx, document);
        return;
    }
    process(cx, document, None);
}

/// Processes what there is, beginning with a pause that the parser has made already: up to the insertion
/// point for a script that is on the stack.
pub(super) fn process(cx: &mut Cx<'_>, document: NodeId, first: Option<Pause<NodeId>>) {
    // What the parser makes for scripts, exceptions too, is of the document's window.
    match relevant_realm(cx, document) {
        Some(realm) => cx.in_realm(&realm, |cx| process_in_the_realm(cx, document, first)),
        None => process_in_the_realm(cx, document, first),
    }
}

fn process_in_the_realm(cx: &mut Cx<'_>, document: NodeId, mut first: Option<Pause<NodeId>>) {
    loop {
        let pause = match first.take() {
            Some(pause) => pause,
            None => match pump(cx, document) {
                Some(pause) => pause,
                None => return,
            },
        };
        note_the_pause(cx, &pause);
        let outer = cx.host.style_sheets.inserting_parser.replace(document);
        crate::tree_changes::after_the_parser(cx);
        crate::frames::a_parser_has_read(cx, document);
        cx.host.style_sheets.inserting_parser = outer;
        match pause {
            Pause::NeedInput => {
                if super::script_nesting_level(cx.host, document) > 0 || !convert(cx.host, document)
                {
                    return;
                }
            }
            Pause::Script(script) => the_parser_met_a_script(cx, document, script),
            Pause::Blocked => return,
            Pause::ChangeEncoding(encoding) => change_the_encoding(cx, document, encoding),
            Pause::Budget => {
                if crate::budget::is_used_up(cx) {
                    return;
                }
                // The page goes on with what was read so far.
                if cx.host.is_short_of_memory() {
                    stop_early(cx, document);
                    return;
                }
            }
            Pause::Finished | Pause::Aborted(_) => {
                the_end::stop_parsing(cx, document);
                return;
            }
            // The requests of the tree were handled above; scripts may have run.
            Pause::Tree => {
                if let Some(parser) = parser_of(cx.host, document) {
                    parser.parser.the_tree_was_changed();
                }
            }
            _ => return,
        }
    }
}

/// Stops a parser that has not read everything, as if the page ended there.
fn stop_early(cx: &mut Cx<'_>, document: NodeId) {
    let parser = cx.host.documents.get_mut(document).and_then(|state| state.parser.take());
    if let Some(mut parser) = parser {
        crate::tree_changes::with_the_sink(cx.host, document, |sink| parser.parser.abort(sink));
        crate::tree_changes::after_the_parser(cx);
    }
    the_end::stop_parsing(cx, document);
}

/// Pauses that a reader of the trace can make something of.
fn note_the_pause(cx: &mut Cx<'_>, pause: &Pause<NodeId>) {
    let reason = match pause {
        Pause::Script(_) => "script",
        Pause::Blocked => "waits for a script",
        Pause::ChangeEncoding(_) => "another encoding",
        Pause::Finished => "end of the page",
        Pause::Aborted(_) => "aborted",
        _ => return,
    };
    trace::note(cx.host, |_| Traced::ParserPause { reason });
}

/// Runs the parser to its next pause. `None` without a parser, or if it is already running.
fn pump(cx: &mut Cx<'_>, document: NodeId) -> Option<Pause<NodeId>> {
    let state = cx.host.documents.get_mut(document)?;
    let mut parser = state.parser.take()?;
    parser.follow_programs(cx.host.tree_versions.by_programs);
    cx.host.tree.note_values("on");
    let pause = crate::tree_changes::parse_into(cx, document, &mut parser.parser, None);
    for noted in cx.host.tree.take_noted_values() {
        let Some(value) = cx.host.tree.attribute(noted.element, &noted.name) else { continue };
        if let Some(place) = parser.script_places.of_value(noted.value, value) {
            handlers::note_a_place(cx.host, noted.element, &noted.name, Place::InThePage(place));
        }
    }
    // Constructors may have run in between: they cannot set another parser.
    if let Some(state) = cx.host.documents.get_mut(document) {
        state.parser = Some(parser);
    }
    pause
}

/// Decodes more of the page. Returns false without new bytes.
pub(super) fn convert(world: &mut World, document: NodeId) -> bool {
    let Some(parser) = parser_of(world, document) else { return false };
    let Some(stream) = &mut parser.bytes else { return false };
    if let Some(text) = stream.convert() {
        // Input that is too long is truncated: the parser reports it when it is pumped.
        let _cut = parser.parser.append(text);
        parser.script_places.append(text);
        if let Some(speculation) = &mut parser.speculation {
            speculation.append(text);
        }
    } else if stream.is_at_end() {
        parser.parser.end_of_input();
        // The parser signals its own end; a second call does nothing.
        if parser.end_was_said {
            return false;
        }
        parser.end_was_said = true;
    } else {
        return false;
    }
    let encoding = stream.encoding();
    let confidence = stream.confidence();
    parser.parser.set_confidence(confidence);
    if let (Some(encoding), Some(state)) = (encoding, world.documents.get_mut(document)) {
        state.encoding = encoding;
    }
    true
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#change-the-encoding>
fn change_the_encoding(
    cx: &mut Cx<'_>,
    document: NodeId,
    encoding: &'static treewright_encoding::Encoding,
) {
    let Some(parser) = parser_of(cx.host, document) else { return };
    let Some(stream) = &mut parser.bytes else { return };
    match parser.parser.change_the_encoding(encoding, stream) {
        ChangeOfEncoding::Restart(_) => restart(cx, document),
        change => {
            if matches!(change, ChangeOfEncoding::OnTheFly(_)) {
                let consumed = parser.parser.consumed();
                parser.script_places.take_back_what_was_not_consumed(consumed);
            }
            let encoding = parser.bytes.as_ref().and_then(InputByteStream::encoding);
            if let (Some(encoding), Some(state)) = (encoding, cx.host.documents.get_mut(document)) {
                state.encoding = encoding;
            }
        }
    }
}

/// Parses the page again from its first byte: the navigation is repeated in place, with an emptied
/// document. Bytes are only kept while the encoding is tentative.
fn restart(cx: &mut Cx<'_>, document: NodeId) {
    let Some(state) = cx.host.documents.get_mut(document) else { return };
    let Some(mut parser) = state.parser.take() else { return };
    let Some(mut stream) = parser.bytes.take() else { return };
    if !stream.restart() {
        parser.bytes = Some(stream);
        state.parser = Some(parser);
        return;
    }
    crate::tree_changes::remove_all_children_for_a_restart(cx, document);
    crate::tree_changes::set_mode(cx.host, document, DocumentMode::NoQuirks);
    begin(cx.host, document, Some(stream));
}

/// The end tag of a script was parsed.
/// <https://html.spec.whatwg.org/multipage/parsing.html#scriptEndTag>
fn the_parser_met_a_script(cx: &mut Cx<'_>, document: NodeId, script: NodeId) {
    // "If the active speculative HTML parser is null and the JavaScript execution context stack is
    // empty, then perform a microtask checkpoint."
    if cx.host.event_loop.running_scripts == 0 {
        perform_a_microtask_checkpoint(cx);
    }
    let source = cx.host.child_text_content(script);
    let Some(parser) = parser_of(cx.host, document) else { return };
    let consumed = parser.parser.consumed();
    let place = source.as_str().and_then(|text| parser.script_places.of_script(consumed, text));
    parser.parser.begin_script();
    scripts::the_parser_inserted(cx.host, script, document);
    cx.host.script_element(script).place = place;
    scripts::prepare_the_script_element(cx, script);
    let Some(parser) = parser_of(cx.host, document) else { return };
    parser.parser.end_script();
    if parser.parser.script_nesting_level() == 0 {
        run_the_pending_parsing_blocking_script(cx, document);
    }
}

/// The steps for the pending parsing-blocking script. Returns false if the parser is blocked,
/// because the script or a style sheet has not come yet; [`unblock`] is called when it has.
/// <https://html.spec.whatwg.org/multipage/parsing.html#scriptEndTag>
fn run_the_pending_parsing_blocking_script(cx: &mut Cx<'_>, document: NodeId) -> bool {
    loop {
        let Some(state) = cx.host.documents.get(document) else { return false };
        let Some(script) = state.pending_parsing_blocking_script else { return true };
        let is_ready = scripts::is_ready_to_be_parser_executed(cx.host, script)
            && !scripts::has_a_style_sheet_that_is_blocking_scripts(cx.host, document);
        if !is_ready {
            speculation::start(cx, document);
            return false;
        }
        let Some(state) = cx.host.documents.get_mut(document) else { return false };
        let Some(parser) = state.parser.as_deref_mut() else { return false };
        state.pending_parsing_blocking_script = None;
        parser.parser.set_parsing_blocking_script_is_pending(false);
        parser.parser.begin_script();
        scripts::execute_the_script_element(cx, script);
        let Some(parser) = parser_of(cx.host, document) else { return false };
        parser.parser.end_script();
    }
}

/// The script that the parser of a document waits for has come, or its style sheet. The parser
/// continues in a task of its own, as "spin the event loop" says.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#spin-the-event-loop>
pub(crate) fn unblock(cx: &mut Cx<'_>, document: NodeId) {
    let Some(state) = cx.host.documents.get_mut(document) else { return };
    if state.xml_parser.is_some() {
        return super::xml::unblock(cx, document);
    }
    let Some(parser) = state.parser.as_deref_mut() else {
        the_end::check_the_end(cx, document);
        return;
    };
    if state.pending_parsing_blocking_script.is_none() || parser.is_unblocking {
        return;
    }
    let is_ready = state.pending_parsing_blocking_script.is_some_and(|script| {
        scripts::is_ready_to_be_parser_executed(cx.host, script)
            && !scripts::has_a_style_sheet_that_is_blocking_scripts(cx.host, document)
    });
    if !is_ready {
        return;
    }
    if let Some(parser) = parser_of(cx.host, document) {
        parser.is_unblocking = true;
    }
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        // Another parser, of `document.open`, was never resumed.
        let Some(parser) = parser_of(cx.host, document) else { return };
        if std::mem::take(&mut parser.is_unblocking)
            && run_the_pending_parsing_blocking_script(cx, document)
        {
            go_on(cx, document);
        }
    });
    cx.host.event_loop.queue_a_task(TaskSource::Networking, Some(document), steps);
}
