//! Speculative parsing: while a script blocks the parser, a copy of it reads ahead into a tree of
//! mock elements, and fetches the resources it finds. It has no other visible effect.
//!
//! <https://html.spec.whatwg.org/multipage/parsing.html#speculative-html-parsing>

mod fetches;
mod mock_tree;

use treewright_dom::NodeId;
use treewright_syntax::{Pause, TreeParser};

use self::mock_tree::{MockNodes, MockTree};
use crate::Cx;
use crate::tree_changes::AnySink;
use crate::world::World;

/// <https://html.spec.whatwg.org/multipage/parsing.html#speculative-html-parser>
pub(crate) struct Speculation {
    parser: TreeParser<NodeId>,
    nodes: MockNodes,
    fetches: fetches::SpeculativeFetches,
}

impl Speculation {
    /// More of the page was decoded.
    pub(super) fn append(&mut self, text: &str) {
        // Text that is too long for the parser is too long for its copy.
        let _cut = self.parser.append(text);
    }
}

/// Starts the speculative parser of a document, whose parser is blocked. An earlier one whose text
/// is unchanged continues: a new one would begin the same fetches.
/// <https://html.spec.whatwg.org/multipage/parsing.html#start-the-speculative-html-parser>
pub(super) fn start(cx: &mut Cx<'_>, document: NodeId) {
    let Some(state) = cx.host.documents.get_mut(document) else { return };
    let Some(parser) = state.parser.as_deref_mut() else { return };
    if parser.speculation.is_none() {
        let mut copy = parser.parser.clone();
        copy.set_parsing_blocking_script_is_pending(false);
        parser.speculation = Some(Box::new(Speculation {
            parser: copy,
            nodes: MockNodes::default(),
            fetches: fetches::SpeculativeFetches::default(),
        }));
    }
    go_on(cx, document);
}

/// Reads the available text.
pub(super) fn go_on(cx: &mut Cx<'_>, document: NodeId) {
    while super::run::convert(cx.host, document) {}
    let state = cx.host.documents.get_mut(document);
    let parser = state.and_then(|state| state.parser.as_deref_mut());
    let Some(mut speculation) = parser.and_then(|parser| parser.speculation.take()) else { return };
    read(cx.host, document, &mut speculation);
    let found = std::mem::take(&mut speculation.nodes.found);
    for element in &found {
        speculation.fetches.perform(cx, document, element);
    }
    let state = cx.host.documents.get_mut(document);
    if let Some(parser) = state.and_then(|state| state.parser.as_deref_mut()) {
        parser.speculation = Some(speculation);
    }
}

fn read(world: &mut World, document: NodeId, speculation: &mut Speculation) {
    let mut tree = MockTree { real: &world.tree, document, nodes: &mut speculation.nodes };
    let tree: &mut AnySink<'_> = &mut tree;
    loop {
        match speculation.parser.pump(tree) {
            // Scripts are skipped: they are assumed to do nothing.
            Pause::Script(_) | Pause::Budget | Pause::ChangeEncoding(_) => {}
            _ => return,
        }
    }
}
