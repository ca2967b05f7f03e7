//! The steps of script elements that changes of trees run.
//!
//! <https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model>

use treewright_dom::NodeId;

use super::prepare::prepare_the_script_element;
use super::state::{ScriptResult, set_already_started};
use crate::Cx;

/// <https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model>: "The script HTML element
/// post-connection steps".
pub(crate) fn post_connection(cx: &mut Cx<'_>, script: NodeId) {
    if !cx.host.is_parser_inserted(script) {
        prepare_the_script_element(cx, script);
    }
}

/// "The script children changed steps".
pub(crate) fn children_changed(cx: &mut Cx<'_>, script: NodeId) {
    if cx.host.is_connected(script) {
        post_connection(cx, script);
    }
}

/// "The following attribute change steps", and "when an async attribute is added".
pub(crate) fn attribute_changed(
    cx: &mut Cx<'_>,
    script: NodeId,
    local: &str,
    old: Option<&str>,
    new: Option<&str>,
    namespace: Option<&str>,
) {
    if namespace.is_some() {
        return;
    }
    if local == "async" && old.is_none() && new.is_some() {
        cx.host.script_element(script).force_async = false;
    }
    if local == "src" && new.is_some() && cx.host.is_connected(script) {
        post_connection(cx, script);
    }
}

/// "The script HTML element removing steps".
pub(crate) fn removing(cx: &mut Cx<'_>, script: NodeId) {
    let Some(state) = cx.host.script_elements.get_mut(&script) else { return };
    if matches!(state.result, ScriptResult::SpeculationRules) {
        state.result = ScriptResult::Error;
        set_already_started(cx.host, script, false);
    }
}
