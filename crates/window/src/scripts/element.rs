//! Prepares and executes script elements.
//!
//! <https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model>

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;
use treewright_quickjs::JsString;

use super::{ClassicScript, run_a_classic_script};
use crate::Cx;
use crate::world::World;

/// The state of a script element.
#[derive(Debug, Default)]
pub(crate) struct ScriptElement {
    /// <https://html.spec.whatwg.org/multipage/scripting.html#concept-script-result>
    pub(crate) result: Option<ClassicScript>,
    /// <https://html.spec.whatwg.org/multipage/scripting.html#ready-to-be-parser-executed>
    pub(crate) is_ready_to_be_parser_executed: bool,
}

/// The states of script elements that were prepared.
pub(crate) type ScriptElements = FxHashMap<NodeId, ScriptElement>;

pub(crate) fn is_ready_to_be_parser_executed(world: &World, script: NodeId) -> bool {
    world.script_elements.get(&script).is_some_and(|state| state.is_ready_to_be_parser_executed)
}

/// <https://html.spec.whatwg.org/multipage/semantics.html#has-a-style-sheet-that-is-blocking-scripts>
pub(crate) fn has_a_style_sheet_that_is_blocking_scripts(world: &World, document: NodeId) -> bool {
    world.documents.get(document).is_some_and(|state| !state.script_blocking_style_sheets.is_empty())
}

/// <https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element>
pub(crate) fn prepare_the_script_element(cx: &mut Cx<'_>, script: NodeId) {
    let document = cx.host.node_document(script);
    let Some(state) = cx.host.documents.get(document) else { return };
    let text = cx.host.tree.text_content(script);
    let result = ClassicScript {
        source: JsString::from(text),
        realm: state.realm,
        base_url: state.url.clone(),
        line: 1,
        column: 1,
        has_muted_errors: false,
    };
    cx.host.script_elements.entry(script).or_default().result = Some(result);
    execute_the_script_element(cx, script);
}

/// <https://html.spec.whatwg.org/multipage/scripting.html#execute-the-script-element>
pub(crate) fn execute_the_script_element(cx: &mut Cx<'_>, script: NodeId) {
    let result = cx.host.script_elements.get_mut(&script).and_then(|state| state.result.take());
    if let Some(result) = result {
        run_a_classic_script(cx, &result);
    }
}
