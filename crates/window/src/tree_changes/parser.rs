//! The writes of parsers.

use treewright_dom::{DocumentMode, LocalName, NodeId, TreeSink, WatchedDocument};

use super::react;
use crate::Cx;
use crate::world::World;

/// Elements whose insertion runs scripts or loads documents before the next token is read.
const LOADING: &[LocalName] =
    &[LocalName::IFRAME, LocalName::FRAME, LocalName::OBJECT, LocalName::EMBED];

/// Lets a parser write to a document.
pub(crate) fn with_the_sink<R>(
    world: &mut World,
    document: NodeId,
    write: impl FnOnce(&mut WatchedDocument<'_>) -> R,
) -> R {
    // A document with a state is a document of the tree.
    let _is_a_document = world.tree.set_parser_document(document);
    let sink = WatchedDocument::with_changes(&mut world.tree);
    write(&mut sink.pausing_after(LOADING))
}

/// Runs the steps that follow from what a parser wrote: mutation records, reactions of custom elements,
/// documents of frames.
pub(crate) fn after_the_parser(cx: &mut Cx<'_>) {
    react(cx);
}

/// Empties a document whose page is parsed once more.
pub(crate) fn remove_all_children_for_a_restart(cx: &mut Cx<'_>, document: NodeId) {
    super::replace_all(cx, None, document);
}

/// Sets the mode of a document.
pub(crate) fn set_mode(world: &mut World, document: NodeId, mode: DocumentMode) {
    with_the_sink(world, document, |sink| sink.set_document_mode(mode));
}
