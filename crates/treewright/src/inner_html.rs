//! `innerHTML`.

use treewright_dom::{Document, NodeError, NodeId, WatchedDocument};
use treewright_syntax::{
    AttributeBuffer, DocumentMode, FragmentContext, LocalName, Namespace, NodeKind, Pause,
    SourceId, TreeParser, TreeSink, run_post_connection_steps, run_removing_steps,
};

use crate::located::{self, SourceTexts};
use crate::{LocatedParseError, Options};

/// Replaces the contents of an element by a fragment that is parsed from text, as the `innerHTML`
/// setter of a browser does. The element is the context of the fragment, with its attributes, the
/// form that it is in, and the mode of its document. The contents of a `template` element are its
/// template contents; for a shadow root the context is its host.
///
/// The new nodes are made in the document's own arena, so that nothing is copied. The old contents
/// are removed and keep their ids, as in a browser; a program that does not need them deletes them
/// before.
///
/// A `selectedcontent` among the new nodes shows the selected option of its `select` at once, if the
/// element is in a document; one that comes first after others were taken out does so too.
///
/// Returns the parse errors, if [`Options`] ask for them.
///
/// ```
/// use treewright::{Options, set_inner_html};
///
/// let mut document = treewright::parse("<!doctype html><table><tr><td>old</table>");
/// let root = document.root();
/// let row = document
///     .descendants(root)
///     .find(|node| document.local_name(*node) == Some("tr"))
///     .unwrap();
/// set_inner_html(&mut document, row, "<td>1<td>2", &Options::new())?;
/// assert_eq!(document.outer_html(row), "<tr><td>1</td><td>2</td></tr>");
/// # Ok::<(), treewright::NodeError>(())
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
    let (element, target) = match document.kind(node).ok_or(NodeError::Stale)? {
        NodeKind::Element if document.is_element(node, Namespace::Html, LocalName::TEMPLATE) => {
            (node, Document::template_contents(document, node).ok_or(NodeError::NotSupported)?)
        }
        NodeKind::Element => (node, node),
        NodeKind::ShadowRoot => (document.host(node).ok_or(NodeError::Stale)?, node),
        _ => return Err(NodeError::WrongKind),
    };
    let (fragment, errors) = parse_in(document, element, html, options)?;
    let old: Vec<_> = document.children(target).collect();
    for child in old {
        // The steps for another one can have removed it.
        if document.parent(child) == Some(target) {
            document.remove(child)?;
            run_removing_steps(document, &child, &target);
        }
    }
    let new: Vec<_> = document.children(fragment).collect();
    document.move_children(&fragment, &target);
    document.delete(fragment)?;
    run_post_connection_steps(document, &new);
    Ok(errors)
}

/// Parses into a fragment of the same arena, with `element` as the context.
fn parse_in(
    document: &mut Document,
    element: NodeId,
    html: &str,
    options: &Options,
) -> Result<(NodeId, Vec<LocatedParseError>), NodeError> {
    let mut attributes = AttributeBuffer::default();
    for (name, value) in document.attributes(element) {
        attributes.push(name.local, value);
    }
    let mut ancestor = Some(element);
    let form = loop {
        match ancestor {
            Some(node) if document.is_element(node, Namespace::Html, LocalName::FORM) => {
                break Some(node);
            }
            Some(node) => ancestor = document.parent(node),
            None => break None,
        }
    };
    let local_name = document.local_name(element).unwrap_or_default().to_owned();
    let namespace = document.namespace(element).unwrap_or_default();
    let mut context = FragmentContext::new(namespace, &local_name);
    context.attributes = attributes;
    context.document_mode = mode_of_node_document(document, element);
    context.form = form;
    // The algorithm parses into a document of its own; so does this, and leaves the other alone.
    let document_before = document.parser_document();
    let own_document = document.create_document(context.document_mode);
    document.set_parser_document(own_document)?;
    let (parser, is_whole) = if document.has_origins() {
        document.begin_a_watched_parse();
        document.set_source_of(SourceId::MAIN, html);
        parse_into(&mut WatchedDocument::new(document), &context, html, options)
    } else {
        parse_into(document, &context, html, options)
    };
    let fragment = parser.fragment().copied();
    document.set_parser_document(document_before)?;
    document.delete(own_document)?;
    let fragment = fragment.ok_or(NodeError::NotSupported)?;
    if !is_whole {
        document.delete(fragment)?;
        return Err(NodeError::NotSupported);
    }
    let mut sources = SourceTexts::default();
    if options.reports_errors() {
        sources.append(html);
    }
    Ok((fragment, located::locate(parser.errors(), &sources)))
}

/// Parses a fragment into a tree. Returns the parser, and false if the text is too long.
fn parse_into<T: TreeSink<Handle = NodeId>>(
    tree: &mut T,
    context: &FragmentContext<'_, NodeId>,
    html: &str,
    options: &Options,
) -> (TreeParser<NodeId>, bool) {
    let mut parser = TreeParser::for_fragment(tree, context, options.for_parser(true));
    let is_whole = parser.append(html).is_ok();
    parser.end_of_input();
    while let Pause::Script(_) = parser.pump(tree) {}
    (parser, is_whole)
}

/// The mode of the document that the element belongs to, also through shadow trees. Template contents
/// belong to a document of their own, which is in no-quirks mode.
/// <https://html.spec.whatwg.org/multipage/scripting.html#appropriate-template-contents-owner-document>
fn mode_of_node_document(document: &Document, element: NodeId) -> DocumentMode {
    let mut node = element;
    loop {
        if let Some(parent) = document.parent(node) {
            node = parent;
        } else if document.kind(node) == Some(NodeKind::ShadowRoot)
            && let Some(host) = document.host(node)
        {
            node = host;
        } else if document.host(node).is_some() {
            return DocumentMode::NoQuirks;
        } else {
            return document.mode_of(node).unwrap_or(document.mode());
        }
    }
}
