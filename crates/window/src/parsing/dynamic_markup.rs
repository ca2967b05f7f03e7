//! `document.open`, `document.write`, `document.close`.
//!
//! <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html>

use treewright_dom::scripting::ShadowIncludingTrees;
use treewright_dom::{DocumentMode, NodeId};
use treewright_quickjs::Thrown;

use super::run::{begin, process};
use super::update_the_current_document_readiness;
use crate::Cx;
use crate::documents::Readiness;
use crate::events::{Target, erase_all_event_listeners_and_handlers};
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;
use crate::text::for_tree;
use crate::written;

/// Steps 1 and 2, common to the three methods.
fn check(cx: &mut Cx<'_>, document: NodeId) -> Result<(), Thrown> {
    if !cx.host.is_html_document(document) {
        let message = "markup is written to HTML documents only";
        return Err(dom_exception(cx, DomExceptionName::InvalidStateError, message));
    }
    let state = cx.host.documents.get(document);
    if state.is_some_and(|state| state.throw_on_dynamic_markup_insertion_counter > 0) {
        let message = "the constructor of a custom element must not write to its document";
        return Err(dom_exception(cx, DomExceptionName::InvalidStateError, message));
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-open-steps>
pub(crate) fn document_open_steps(cx: &mut Cx<'_>, document: NodeId) -> Result<(), Thrown> {
    check(cx, document)?;
    // Steps 3 and 4.
    let entry_document = cx.host.entry_document();
    let entry = entry_document.and_then(|entry| cx.host.documents.get(entry));
    let (Some(state), Some(entry)) = (cx.host.documents.get(document), entry) else {
        return Ok(());
    };
    if !state.origin.is_same_origin(&entry.origin) {
        let message = "a document of another origin cannot be opened";
        return Err(dom_exception(cx, DomExceptionName::SecurityError, message));
    }
    let entry_url = entry.url.clone();
    // Steps 5 to 7.
    if super::script_nesting_level(cx.host, document) > 0
        || state.unload_counter > 0
        || state.active_parser_was_aborted
    {
        return Ok(());
    }
    // Step 8. "If document's node navigable's ongoing navigation is a navigation ID, then stop loading."
    if let Some(id) = cx.host.node_navigable(document)
        && let Some(navigable) = cx.host.navigables.get(id)
        && navigable.ongoing_navigation.is_some()
        && !navigable.history.is_traversing
    {
        crate::navigation::stop_loading(cx, id);
    }
    // Steps 9 to 11.
    erase_all_listeners(cx, document);
    crate::tree_changes::replace_all(cx, None, document);
    // Step 12.
    if cx.host.is_fully_active(document) {
        let mut url = entry_url;
        if entry_document != Some(document) {
            url.set_fragment(None);
        }
        crate::navigation::url_and_history_update(cx, document, url, None, true);
    }
    // Steps 13 to 15.
    if let Some(state) = cx.host.documents.get_mut(document) {
        state.is_initial_about_blank = false;
        if state.iframe_load_in_progress {
            state.mute_iframe_load = true;
        }
        // The earlier parser no longer belongs to the document.
        state.parser = None;
        state.pending_parsing_blocking_script = None;
    }
    crate::tree_changes::set_mode(cx.host, document, DocumentMode::NoQuirks);
    // Steps 16 to 18.
    begin(cx.host, document, None);
    update_the_current_document_readiness(cx, document, Readiness::Loading);
    Ok(())
}

/// Steps 9 and 10 of the document open steps.
fn erase_all_listeners(cx: &mut Cx<'_>, document: NodeId) {
    let mut next = Some(document);
    while let Some(node) = next {
        erase_all_event_listeners_and_handlers(cx, &Target::Node(node));
        next = cx.host.tree.next_in_shadow_including_tree_order(node, document);
    }
    if let Some(window) = cx.host.window_of(document) {
        erase_all_event_listeners_and_handlers(cx, &Target::Window(window));
    }
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#document-write-steps>, from step 5 on.
pub(crate) fn document_write_steps(
    cx: &mut Cx<'_>,
    document: NodeId,
    texts: &[DomString],
    line_feed: bool,
) -> Result<(), Thrown> {
    check(cx, document)?;
    let Some(state) = cx.host.documents.get(document) else { return Ok(()) };
    if state.active_parser_was_aborted {
        return Ok(());
    }
    if !state.parser.as_deref().is_some_and(super::ActiveParser::has_an_insertion_point) {
        if state.unload_counter > 0 || state.ignore_destructive_writes_counter > 0 {
            return Ok(());
        }
        document_open_steps(cx, document)?;
    }
    // Steps 10 and 11.
    let length: u64 = texts
        .iter()
        .map(|text| match text {
            DomString::Utf8(text) => text.encode_utf16().count() as u64,
            DomString::Utf16(units) => units.len() as u64,
        })
        .sum();
    if !crate::budget::spend_written(cx, length) {
        return Ok(());
    }
    crate::trace::note(cx.host, |_| {
        let mut text: String = texts.iter().map(|text| text.clone().into_scalar()).collect();
        text.push_str(if line_feed { "\n" } else { "" });
        crate::trace::Traced::Write { text }
    });
    let writer = written::writer(cx, document);
    let Some(state) = cx.host.documents.get_mut(document) else { return Ok(()) };
    let Some(mut parser) = state.parser.take() else { return Ok(()) };
    // The speculative results may not match the new input.
    parser.speculation = None;
    let line_feed = line_feed.then(|| DomString::from("\n"));
    let text = match (texts, line_feed) {
        ([text], None) => text.clone(),
        (_, line_feed) => {
            let mut units = Vec::new();
            for text in texts.iter().chain(&line_feed) {
                units.extend(text.to_utf16());
            }
            DomString::from_utf16(&units)
        }
    };
    state.surrogates_were_written |= matches!(text, DomString::Utf16(_));
    let text = for_tree(&text);
    let text = if state.surrogates_were_written { text.to_stand_ins() } else { text.to_lossy() };
    parser.follow_programs(cx.host.tree_versions.by_programs);
    let place = parser.parser.place_of_the_next_write();
    written::note(cx.host, document, place, writer, &text);
    let pause = crate::tree_changes::parse_into(cx, document, &mut parser.parser, Some(&text));
    if let Some(state) = cx.host.documents.get_mut(document) {
        state.parser = Some(parser);
    }
    // Text of 4 GiB is rejected.
    if let Some(pause) = pause {
        process(cx, document, Some(pause));
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-document-close>
pub(crate) fn document_close_steps(cx: &mut Cx<'_>, document: NodeId) -> Result<(), Thrown> {
    check(cx, document)?;
    let Some(state) = cx.host.documents.get_mut(document) else { return Ok(()) };
    let is_blocked = state.pending_parsing_blocking_script.is_some();
    let Some(parser) = state.parser.as_deref_mut() else { return Ok(()) };
    if !parser.is_script_created {
        return Ok(());
    }
    parser.parser.end_of_input();
    parser.end_was_said = true;
    if !is_blocked {
        process(cx, document, None);
    }
    Ok(())
}
