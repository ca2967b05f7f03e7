//! "Mark as ready" and "execute the script element".

use treewright_dom::NodeId;

use super::classic::run_a_classic_script;
use super::prepare::set_delaying_the_load_event;
use super::state::{ScriptResult, ScriptType, WhenReady};
use super::{import_maps, modules};
use crate::Cx;
use crate::events::{self, EventFlags};
use crate::parsing;

/// <https://html.spec.whatwg.org/multipage/scripting.html#mark-as-ready>
pub(crate) fn mark_as_ready(cx: &mut Cx<'_>, el: NodeId, result: ScriptResult) {
    let state = cx.host.script_element(el);
    state.result = result;
    let when_ready = state.when_ready.take();
    let parser_document = state.parser_document;
    let document = state.preparation_time_document;
    match (when_ready, document) {
        (Some(WhenReady::AsSoonAsPossible), Some(document)) => {
            execute_the_script_element(cx, el);
            if let Some(state) = cx.host.documents.get_mut(document) {
                let scripts = &mut state.scripts_that_will_execute_as_soon_as_possible;
                scripts.retain(|one| *one != el);
            }
        }
        (Some(WhenReady::InOrder), Some(document)) => execute_those_in_order(cx, document, el),
        (Some(WhenReady::ParserExecutes), _) => {
            cx.host.script_element(el).is_ready_to_be_parser_executed = true;
        }
        _ => {}
    }
    set_delaying_the_load_event(cx, el, false);
    if when_ready == Some(WhenReady::ParserExecutes) {
        if let Some(document) = parser_document {
            parsing::unblock(cx, document);
        }
    } else if let (Some(_), Some(document)) = (when_ready, document) {
        parsing::check_the_end(cx, document);
    }
}

/// Step 35.3 of "prepare the script element".
fn execute_those_in_order(cx: &mut Cx<'_>, document: NodeId, el: NodeId) {
    let first = |cx: &Cx<'_>| {
        let state = cx.host.documents.get(document)?;
        state.scripts_that_will_execute_in_order_as_soon_as_possible.front().copied()
    };
    if first(cx) != Some(el) {
        return;
    }
    while let Some(script) = first(cx) {
        if matches!(cx.host.script_element(script).result, ScriptResult::Uninitialized) {
            return;
        }
        execute_the_script_element(cx, script);
        if let Some(state) = cx.host.documents.get_mut(document) {
            state.scripts_that_will_execute_in_order_as_soon_as_possible.pop_front();
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/scripting.html#execute-the-script-element>
pub(crate) fn execute_the_script_element(cx: &mut Cx<'_>, el: NodeId) {
    if !cx.host.tree.contains(el) {
        return;
    }
    let document = cx.host.node_document(el);
    let state = cx.host.script_element(el);
    // SPEC-NOTE: nothing is rendered, so nothing blocks rendering.
    if state.preparation_time_document != Some(document) {
        return;
    }
    let is_external = state.is_from_an_external_file;
    let kind = state.kind;
    let result = state.result.clone();
    if matches!(result, ScriptResult::Error) {
        events::fire_at_node(cx, el, "error", EventFlags::NONE);
        return;
    }
    let is_not_destructive = is_external || kind == Some(ScriptType::Module);
    if is_not_destructive {
        count_destructive_writes(cx, document, true);
    }
    match result {
        ScriptResult::Classic(script) => {
            let is_in_a_shadow_tree = cx.host.containing_shadow_root(el).is_some();
            let now = (!is_in_a_shadow_tree).then_some(el);
            let old = match cx.host.documents.get_mut(document) {
                Some(state) => std::mem::replace(&mut state.current_script, now),
                None => None,
            };
            run_a_classic_script(cx, &script);
            if let Some(state) = cx.host.documents.get_mut(document) {
                state.current_script = old;
            }
            // It is executed once, so its source is not needed again.
            if let Some(state) = cx.host.script_elements.get_mut(&el) {
                state.result = ScriptResult::Uninitialized;
            }
        }
        ScriptResult::Module(script) => {
            modules::run_a_module_script(cx, script);
        }
        ScriptResult::ImportMap(result) => {
            if let Some(realm) = cx.host.documents.get(document).map(|state| state.realm) {
                import_maps::register_an_import_map(cx, realm, &result);
            }
        }
        ScriptResult::SpeculationRules | ScriptResult::Uninitialized | ScriptResult::Error => {}
    }
    if is_not_destructive {
        count_destructive_writes(cx, document, false);
    }
    if is_external {
        events::fire_at_node(cx, el, "load", EventFlags::NONE);
    }
}

fn count_destructive_writes(cx: &mut Cx<'_>, document: NodeId, up: bool) {
    if let Some(state) = cx.host.documents.get_mut(document) {
        let counter = &mut state.ignore_destructive_writes_counter;
        *counter = if up { counter.saturating_add(1) } else { counter.saturating_sub(1) };
    }
}
