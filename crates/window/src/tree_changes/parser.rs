//! Tree changes by parsers.

use treewright_dom::parsing::ParserTarget;
use treewright_dom::{DocumentMode, LocalName, NodeId, TreeSink, WatchedDocument};
use treewright_syntax::{Pause, TreeParser};

use super::reactions::react;
use super::scripting_sink::ScriptingSink;
use crate::Cx;
use crate::custom_elements;
use crate::custom_elements::reactions::{pop_queue_and_run, push_queue};
use crate::world::World;

/// Elements whose insertion runs scripts or loads documents before the next token is read.
pub(super) const LOADING: &[LocalName] =
    &[LocalName::IFRAME, LocalName::FRAME, LocalName::OBJECT, LocalName::EMBED];

/// A sink that is called through a table of functions. The parser is compiled once for each type of sink, which takes long: it is for the
/// one that nearly all pages are parsed into, and once more for all others.
pub(crate) type AnySink<'a> = dyn TreeSink<Handle = NodeId> + 'a;

/// Lets a parser write to a document.
pub(crate) fn with_the_sink<R>(
    world: &mut World,
    document: NodeId,
    write: impl FnOnce(&mut WatchedDocument<'_>) -> R,
) -> R {
    aim_the_tree(world, document);
    let sink = WatchedDocument::with_changes(&mut world.tree);
    let result = write(&mut sink.pausing_after(LOADING));
    world.tree.read_stand_ins(false);
    result
}

/// Prepares the tree for the changes of a document's parser.
pub(super) fn aim_the_tree(world: &mut World, document: NodeId) {
    // A document with a state is a document of the tree.
    let _is_a_document = world.tree.set_parser_document(document);
    let Some(state) = world.documents.get(document) else { return };
    world.tree.read_stand_ins(state.surrogates_were_written);
    world.tree.continue_a_watched_parse(state.source);
}

/// Runs the steps for the changes of a parser: mutation records, reactions of custom elements,
/// documents of frames.
pub(crate) fn after_the_parser(cx: &mut Cx<'_>) {
    push_queue(cx);
    custom_elements::enqueue_the_reactions_of_a_parser(cx);
    react(cx, true);
    pop_queue_and_run(cx);
}

/// Lets the parser of a document write to it. Constructors of custom elements run.
pub(crate) fn parse_into(
    cx: &mut Cx<'_>,
    document: NodeId,
    parser: &mut TreeParser<NodeId>,
    text: Option<&str>,
) -> Option<Pause<NodeId>> {
    if cx.host.custom_elements.have_definitions() {
        let mut sink = ScriptingSink::new(cx, document);
        let sink: &mut AnySink<'_> = &mut sink;
        return run(parser, sink, text);
    }
    with_the_sink(cx.host, document, |sink| run(parser, sink, text))
}

/// Writes text, or continues. `None` if the text is too long.
fn run<T: TreeSink<Handle = NodeId> + ?Sized>(
    parser: &mut TreeParser<NodeId>,
    sink: &mut T,
    text: Option<&str>,
) -> Option<Pause<NodeId>> {
    match text {
        None => Some(parser.pump(sink)),
        Some(text) => parser.write(text, sink).ok(),
    }
}

/// Empties a document whose page is parsed again.
pub(crate) fn remove_all_children_for_a_restart(cx: &mut Cx<'_>, document: NodeId) {
    super::replace_all(cx, None, document);
}

/// Sets the mode of a document.
pub(crate) fn set_mode(world: &mut World, document: NodeId, mode: DocumentMode) {
    with_the_sink(world, document, |sink| sink.set_document_mode(mode));
}
