//! `innerHTML`.

use treewright_dom::{Document, NodeError, NodeId};
use treewright_syntax::{
    AttributeBuffer, FragmentContext, LocalName, Namespace, NodeKind, Parser, Pause,
    TreeQuery as _, TreeSink as _,
};

use crate::located::{self, SourceTexts};
use crate::{LocatedParseError, Options};

/// Replaces what is in an element by what the text means there, as the `innerHTML` setter of a
/// browser does: the element is the context of the fragment, with its attributes, the form that
/// it is in, and the mode of its document. The contents of a `template` element are its template
/// contents; for a shadow root the context is its host.
///
/// The new nodes are made in the document's own arena, so that nothing is copied. What was in the
/// element is taken out of the tree and keeps its ids, as in a browser; a program that has no use
/// for it deletes it before.
///
/// Gives the parse errors that [`Options`] ask for.
///
/// ```
/// use treewright::{Options, dom::Namespace, set_inner_html};
///
/// let mut document = treewright::parse("<!doctype html><table><tr><td>old</table>");
/// let root = document.main_document();
/// let row = document
///     .descendants(root)
///     .find(|node| document.local_name(*node) == Some("tr"))
///     .unwrap();
/// set_inner_html(&mut document, row, "<td>1<td>2", &Options::new())?;
/// assert_eq!(document.outer_html(row), "<tr><td>1</td><td>2</td></tr>");
/// # Ok::<(), treewright::dom::NodeError>(())
/// ```
///
/// # Errors
/// [`NodeError::Stale`] for a node that does not exist, [`NodeError::WrongKind`] for one that is
/// neither an element nor a shadow root. Text beyond 4 GiB is [`NodeError::NotSupported`]. Nothing
/// is changed in these cases.
///
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-innerhtml>
pub fn set_inner_html(
    document: &mut Document,
    node: NodeId,
    html: &str,
    options: &Options,
) -> Result<Vec<LocatedParseError>, NodeError> {
    if !document.contains(node) {
        return Err(NodeError::Stale);
    }
    let (element, target) = match document.kind(&node) {
        NodeKind::Element if document.is_element(&node, Namespace::Html, LocalName::TEMPLATE) => {
            (node, document.template_contents(&node))
        }
        NodeKind::Element => (node, node),
        NodeKind::ShadowRoot => (document.host(&node).ok_or(NodeError::Stale)?, node),
        _ => return Err(NodeError::WrongKind),
    };
    let (fragment, errors) = parse_in(document, element, html, options)?;
    while let Some(child) = document.first_child(&target) {
        document.remove(&child);
    }
    document.move_children(&fragment, &target);
    document.delete(fragment)?;
    Ok(errors)
}

/// Parses into a fragment of the same arena, `element` being the context.
fn parse_in(
    document: &mut Document,
    element: NodeId,
    html: &str,
    options: &Options,
) -> Result<(NodeId, Vec<LocatedParseError>), NodeError> {
    let mut attributes = AttributeBuffer::default();
    for attribute in document.attributes(element) {
        attributes.push(attribute.name.local, attribute.value);
    }
    let mut ancestor = Some(element);
    let form = loop {
        match ancestor {
            Some(node) if document.is_element(&node, Namespace::Html, LocalName::FORM) => {
                break Some(node);
            }
            Some(node) => ancestor = document.parent(&node),
            None => break None,
        }
    };
    let local_name = document.local_name(element).unwrap_or_default().to_owned();
    let context = FragmentContext {
        namespace: document.namespace(element).unwrap_or_default(),
        local_name: &local_name,
        attributes,
        document_mode: document.document_mode(),
        form,
    };
    let end_of_document = document.last_child(&document.main_document());
    let mut parser = Parser::for_fragment(document, &context, options.for_parser(true));
    let fragment = parser.fragment().copied().ok_or(NodeError::NotSupported)?;
    let mut sources = SourceTexts::default();
    if parser.append(html).is_err() {
        document.delete(fragment)?;
        return Err(NodeError::NotSupported);
    }
    parser.end_of_input();
    while let Pause::Script(_) = parser.pump(document) {}
    // The algorithm parses into a document of its own. What a rule appends to that document, and
    // not to the fragment, is lost: comments after the end tag of `html` behind a frameset.
    while let Some(last) = document.last_child(&document.main_document())
        && Some(last) != end_of_document
    {
        document.delete(last)?;
    }
    if options.reports_errors() {
        sources.append(html);
    }
    Ok((fragment, located::locate(parser.errors(), &sources)))
}
