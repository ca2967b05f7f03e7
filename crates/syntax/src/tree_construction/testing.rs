//! A parse for the tests of this module that compare two algorithms for the same tree.

use treewright_dom::{Document, NodeId};
use treewright_markup::Namespace;

use crate::{FragmentContext, ParserOptions, Pause, TreeParser};

/// The tree of a document, or of a fragment with this context, from a prepared parser.
pub(super) fn dump(
    html: &str,
    context: Option<&str>,
    prepare: impl FnOnce(&mut TreeParser<NodeId>),
) -> String {
    let mut document = Document::new();
    let options = ParserOptions::default();
    let mut parser = match context {
        None => TreeParser::new(options),
        Some(name) => {
            let context = FragmentContext::new(Namespace::Html, name);
            TreeParser::for_fragment(&mut document, &context, options)
        }
    };
    prepare(&mut parser);
    parser.append(html).unwrap();
    parser.end_of_input();
    assert_eq!(parser.pump(&mut document), Pause::Finished);
    document.dump(parser.fragment().copied().unwrap_or(document.root()))
}
