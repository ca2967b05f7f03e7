//! "Abort a parser".
//!
//! <https://html.spec.whatwg.org/multipage/parsing.html#abort-a-parser>

use treewright_dom::NodeId;

use super::update_the_current_document_readiness;
use crate::Cx;
use crate::documents::Readiness;

/// Aborts the active parser of a document, if it has one.
pub(crate) fn abort_the_parser(cx: &mut Cx<'_>, document: NodeId) {
    let Some(state) = cx.host.documents.get_mut(document) else { return };
    let (parser, xml_parser) = (state.parser.take(), state.xml_parser.take());
    if parser.is_none() && xml_parser.is_none() {
        return;
    }
    state.pending_parsing_blocking_script = None;
    state.ends.clear();
    update_the_current_document_readiness(cx, document, Readiness::Interactive);
    if let Some(mut parser) = parser {
        crate::tree_changes::with_the_sink(cx.host, document, |sink| parser.parser.abort(sink));
        crate::tree_changes::after_the_parser(cx);
    }
    update_the_current_document_readiness(cx, document, Readiness::Complete);
}
