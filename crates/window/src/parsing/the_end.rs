//! The steps that follow once a parser has read everything.
//!
//! <https://html.spec.whatwg.org/multipage/parsing.html#the-end>

use treewright_dom::NodeId;

use crate::Cx;
use crate::documents::{End, Readiness, TheEnd};
use crate::event_loop::TaskSource;
use crate::events::{self, EventFlags};
use crate::navigation;
use crate::performance::note;
use crate::scripts;
use crate::world::World;

/// "Stop parsing", steps 1 to 4; the others wait for scripts and resources, see [`check_the_end`].
pub(crate) fn stop_parsing(cx: &mut Cx<'_>, document: NodeId) {
    let Some(state) = cx.host.documents.get_mut(document) else { return };
    let parse = state.parses;
    if state.ends.last().is_some_and(|end| end.parse == parse) {
        return;
    }
    state.ends.retain(|end| end.stage != End::Reached);
    state.ends.push(TheEnd { parse, stage: End::Scripts, dom_content_loaded_was_fired: false });
    state.parser = None;
    state.xml_parser = None;
    note(cx.host, document, |timing| &mut timing.dom_interactive);
    if parse <= 1 {
        navigation::try_to_scroll_to_the_fragment(cx, document);
    }
    update_the_current_document_readiness(cx, document, Readiness::Interactive);
    check_the_end(cx, document);
}

/// Continues the steps of "the end" until something must be waited for. To be called when a script
/// is ready or executed, or a reason to delay the load event has ended.
pub(crate) fn check_the_end(cx: &mut Cx<'_>, document: NodeId) {
    let Some(state) = cx.host.documents.get(document) else { return };
    let parses: Vec<u32> = state.ends.iter().map(|end| end.parse).collect();
    for parse in parses {
        check_the_end_of_a_parse(cx, document, parse);
    }
}

fn check_the_end_of_a_parse(cx: &mut Cx<'_>, document: NodeId, parse: u32) {
    loop {
        let Some(state) = cx.host.documents.get(document) else { return };
        // A script may have aborted it.
        let Some(end) = state.ends.iter().find(|end| end.parse == parse) else { return };
        match end.stage {
            End::Reached => return,
            End::Scripts => {
                let Some(script) =
                    state.scripts_that_will_execute_when_the_document_has_finished_parsing.front()
                else {
                    queue_dom_content_loaded(cx, document, parse);
                    set_stage(cx, document, parse, End::AsyncScripts);
                    continue;
                };
                let script = *script;
                let is_ready = scripts::is_ready_to_be_parser_executed(cx.host, script)
                    && !scripts::has_a_style_sheet_that_is_blocking_scripts(cx.host, document);
                if !is_ready {
                    return;
                }
                // "Spin the event loop": not under a script, such as one that called `document.close`.
                if cx.host.event_loop.running_scripts > 0 {
                    queue_a_check(cx, document);
                    return;
                }
                scripts::execute_the_script_element(cx, script);
                if let Some(state) = cx.host.documents.get_mut(document) {
                    state
                        .scripts_that_will_execute_when_the_document_has_finished_parsing
                        .pop_front();
                }
            }
            End::AsyncScripts => {
                let is_empty = state.scripts_that_will_execute_as_soon_as_possible.is_empty()
                    && state.scripts_that_will_execute_in_order_as_soon_as_possible.is_empty();
                if !is_empty || !end.dom_content_loaded_was_fired {
                    return;
                }
                set_stage(cx, document, parse, End::Delays);
            }
            End::Delays => {
                if state.delays_of_the_load_event > 0
                    || crate::frames::a_frame_delays_the_load_event(cx.host, document)
                {
                    return;
                }
                set_stage(cx, document, parse, End::Reached);
                queue_completion(cx, document);
            }
        }
    }
}

fn queue_a_check(cx: &mut Cx<'_>, document: NodeId) {
    let steps = Box::new(move |cx: &mut Cx<'_>| check_the_end(cx, document));
    cx.host.event_loop.queue_a_task(TaskSource::Networking, Some(document), steps);
}

/// A reason to delay the load event of a document has ended.
/// <https://html.spec.whatwg.org/multipage/parsing.html#delay-the-load-event>
pub(crate) fn no_longer_delay_the_load_event(cx: &mut Cx<'_>, document: NodeId) {
    if let Some(state) = cx.host.documents.get_mut(document) {
        let count = &mut state.delays_of_the_load_event;
        *count = count.saturating_sub(1);
    }
    check_the_end(cx, document);
}

fn end_of(world: &mut World, document: NodeId, parse: u32) -> Option<&mut TheEnd> {
    let state = world.documents.get_mut(document)?;
    state.ends.iter_mut().find(|end| end.parse == parse)
}

fn set_stage(cx: &mut Cx<'_>, document: NodeId, parse: u32, stage: End) {
    if let Some(end) = end_of(cx.host, document, parse) {
        end.stage = stage;
    }
}

/// Step 6.
fn queue_dom_content_loaded(cx: &mut Cx<'_>, document: NodeId, parse: u32) {
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        crate::forms::restoring::restore(cx, document);
        note(cx.host, document, |timing| &mut timing.dom_content_loaded_event_start);
        events::fire_at_node(cx, document, "DOMContentLoaded", EventFlags::BUBBLES);
        note(cx.host, document, |timing| &mut timing.dom_content_loaded_event_end);
        if let Some(end) = end_of(cx.host, document, parse) {
            end.dom_content_loaded_was_fired = true;
        }
        check_the_end(cx, document);
    });
    cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, Some(document), steps);
}

/// Step 9.
fn queue_completion(cx: &mut Cx<'_>, document: NodeId) {
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        note(cx.host, document, |timing| &mut timing.dom_complete);
        update_the_current_document_readiness(cx, document, Readiness::Complete);
        let has_window = cx.host.window_of(document).is_some();
        if has_window {
            note(cx.host, document, |timing| &mut timing.load_event_start);
            events::fire_load_at_window(cx, document);
            note(cx.host, document, |timing| &mut timing.load_event_end);
            if let Some(state) = cx.host.documents.get_mut(document) {
                state.page_showing = true;
            }
            events::fire_a_page_transition_event(cx, document, "pageshow", false);
        }
        crate::fetching::forget_preloads_of(cx, document);
        completely_finish_loading(cx, document);
        crate::interactive::focus::a_document_is_loaded(cx, document);
    });
    cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, Some(document), steps);
}

/// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#completely-finish-loading>
pub(crate) fn completely_finish_loading(cx: &mut Cx<'_>, document: NodeId) {
    let now = cx.host.event_loop.clock.now();
    let Some(state) = cx.host.documents.get_mut(document) else { return };
    state.is_completely_loaded = true;
    state.completely_loaded_time = now;
    let navigable = state.navigable;
    if let Some(navigable) = navigable {
        crate::frames::a_document_is_completely_loaded(cx, navigable);
    }
    // A refresh that has come due goes after the load event of the container.
    crate::navigation::wait_for_the_refresh(cx, document);
}

/// <https://html.spec.whatwg.org/multipage/dom.html#update-the-current-document-readiness>
pub(crate) fn update_the_current_document_readiness(
    cx: &mut Cx<'_>,
    document: NodeId,
    readiness: Readiness,
) {
    let Some(state) = cx.host.documents.get_mut(document) else { return };
    if state.readiness == readiness {
        return;
    }
    state.readiness = readiness;
    events::fire_at_node(cx, document, "readystatechange", EventFlags::NONE);
}
