//! The steps of script elements for changes of trees.
//!
//! <https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model>

use treewright_dom::{Namespace, NodeId};

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

/// An SVG script was inserted by the parser of a document, which sets no flags on it.
pub(crate) fn insertion_by_a_parser(cx: &mut Cx<'_>, script: NodeId, document: NodeId) {
    let state = cx.host.script_element(script);
    if state.kind.is_none() {
        state.parser_document = Some(document);
        state.force_async = false;
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
    // SVG's equivalent of `src` may be in a namespace.
    let is_svg = cx.host.tree.namespace(script) == Some(Namespace::Svg);
    let is_source = if is_svg { local == "href" } else { local == "src" && namespace.is_none() };
    if local == "async" && namespace.is_none() && !is_svg && old.is_none() && new.is_some() {
        cx.host.script_element(script).force_async = false;
    }
    if is_source && new.is_some() && cx.host.is_connected(script) {
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
