//! The state of script elements.
//!
//! <https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model>

use std::rc::Rc;

use rustc_hash::FxHashMap;
use treewright_dom::scripting::ScriptElements as _;
use treewright_dom::{Document, NodeId, TreeSink};
use treewright_markup::ScriptFlags;

use super::classic::ClassicScript;
use super::import_maps::ImportMapParseResult;
use super::modules::ModuleScriptId;
use crate::Cx;
use crate::strings::DomString;
use crate::world::World;

/// <https://html.spec.whatwg.org/multipage/scripting.html#concept-script-type>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScriptType {
    Classic,
    Module,
    ImportMap,
    SpeculationRules,
}

/// <https://html.spec.whatwg.org/multipage/scripting.html#concept-script-result>
#[derive(Clone, Debug, Default)]
pub(crate) enum ScriptResult {
    #[default]
    Uninitialized,
    /// Null: an error.
    Error,
    Classic(Rc<ClassicScript>),
    Module(ModuleScriptId),
    ImportMap(Rc<ImportMapParseResult>),
    /// A speculation rules parse result. Nothing is loaded ahead of a navigation, so only its
    /// presence is kept.
    SpeculationRules,
}

/// <https://html.spec.whatwg.org/multipage/scripting.html#steps-to-run-when-the-result-is-ready>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WhenReady {
    /// Execute it, and remove it from the set of scripts that will execute as soon as possible.
    AsSoonAsPossible,
    /// Execute all that are ready at the start of the list of scripts that will execute in order.
    InOrder,
    /// Set "ready to be parser-executed".
    ParserExecutes,
}

/// The state of a script element.
#[derive(Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "the standard's booleans")]
pub(crate) struct ScriptElement {
    /// The text that Trusted Types allowed.
    /// <https://w3c.github.io/trusted-types/dist/spec/#slot-value-verification>
    pub(crate) script_text: DomString,
    /// <https://html.spec.whatwg.org/multipage/scripting.html#parser-document>
    pub(crate) parser_document: Option<NodeId>,
    /// <https://html.spec.whatwg.org/multipage/scripting.html#preparation-time-document>
    pub(crate) preparation_time_document: Option<NodeId>,
    /// <https://html.spec.whatwg.org/multipage/scripting.html#script-force-async>
    pub(crate) force_async: bool,
    /// <https://html.spec.whatwg.org/multipage/scripting.html#concept-script-external>
    pub(crate) is_from_an_external_file: bool,
    /// <https://html.spec.whatwg.org/multipage/scripting.html#ready-to-be-parser-executed>
    pub(crate) is_ready_to_be_parser_executed: bool,
    /// <https://html.spec.whatwg.org/multipage/scripting.html#concept-script-delay-load>
    pub(crate) is_delaying_the_load_event: bool,
    pub(crate) kind: Option<ScriptType>,
    pub(crate) result: ScriptResult,
    pub(crate) when_ready: Option<WhenReady>,
    /// The line and column of its text in the page, if the parser found it there.
    pub(crate) place: Option<(u32, u32)>,
}

/// The states of script elements, once they are needed.
pub(crate) type ScriptElements = FxHashMap<NodeId, ScriptElement>;

impl World {
    /// The state of a script element, which is at first the one set by the parser, or that of a new
    /// element.
    pub(crate) fn script_element(&mut self, script: NodeId) -> &mut ScriptElement {
        let tree = &self.tree;
        self.script_elements.entry(script).or_insert_with(|| {
            let is_parser_inserted = tree.has_parser_document(script);
            ScriptElement {
                // The document of its parser: nothing has moved the element since, or the parser
                // sets it at the end tag.
                parser_document: is_parser_inserted.then(|| root_of(tree, script)),
                force_async: !is_parser_inserted,
                ..ScriptElement::default()
            }
        })
    }

    /// <https://html.spec.whatwg.org/multipage/scripting.html#parser-inserted>
    pub(crate) fn is_parser_inserted(&self, script: NodeId) -> bool {
        match self.script_elements.get(&script) {
            Some(state) => state.parser_document.is_some(),
            None => self.tree.has_parser_document(script),
        }
    }
}

/// The parser of a document has read the end tag of a script that it inserted.
pub(crate) fn the_parser_inserted(world: &mut World, script: NodeId, document: NodeId) {
    let state = world.script_element(script);
    if state.parser_document.is_some() {
        state.parser_document = Some(document);
    }
}

pub(crate) fn is_ready_to_be_parser_executed(world: &World, script: NodeId) -> bool {
    world.script_elements.get(&script).is_some_and(|state| state.is_ready_to_be_parser_executed)
}

/// <https://html.spec.whatwg.org/multipage/semantics.html#has-a-style-sheet-that-is-blocking-scripts>
pub(crate) fn has_a_style_sheet_that_is_blocking_scripts(world: &World, document: NodeId) -> bool {
    world
        .documents
        .get(document)
        .is_some_and(|state| !state.script_blocking_style_sheets.is_empty())
}

/// Sets "already started", which the tree keeps: copies of an element have it too.
/// <https://html.spec.whatwg.org/multipage/scripting.html#already-started>
pub(crate) fn set_already_started(world: &mut World, script: NodeId, is_started: bool) {
    let flags = ScriptFlags::new(world.tree.has_parser_document(script), is_started);
    world.tree.prepare_parser_inserted_script(&script, flags);
}

/// The cloning steps of script elements.
/// <https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model>
pub(crate) fn cloning_steps(cx: &mut Cx<'_>, node: NodeId, copy: NodeId) {
    let is_started = cx.host.tree.is_already_started(node);
    set_already_started(cx.host, copy, is_started);
}

fn root_of(tree: &Document, node: NodeId) -> NodeId {
    let mut at = node;
    while let Some(parent) = tree.parent(at).or_else(|| tree.host(at)) {
        at = parent;
    }
    at
}

/// The getter of `async`.
/// <https://html.spec.whatwg.org/multipage/scripting.html#dom-script-async>
pub(crate) fn is_async(world: &mut World, script: NodeId) -> bool {
    world.script_element(script).force_async || world.tree.attribute(script, "async").is_some()
}
