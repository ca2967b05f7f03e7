//! Builds trees from XML.

use std::collections::HashSet;

use treewright_dom::parsing::WrittenNodes;
use treewright_dom::scripting::{
    AttributesByPosition, DocumentProperties, NodeDocuments, UncheckedNodes,
};
use treewright_dom::{Document, DocumentType, FullName, NodeId, NodeKind, ScriptText, Span};

use crate::XMLNS;
use crate::{XmlError, XmlEvent, XmlName, XmlOptions, XmlParser};

/// Parses an XML document into an empty document node. If the text is not well-formed, the nodes before the
/// error stay there.
///
/// # Errors
/// [`XmlError`] for the first place that is not well-formed.
///
/// ```
/// use treewright_dom::scripting::DocumentProperties;
/// use treewright_dom::{Document, DocumentInit, DocumentType};
/// use treewright_xml::{XmlOptions, parse_document};
/// let mut tree = Document::new();
/// let document = tree.create_document_with(&DocumentInit::new(DocumentType::Xml));
/// let result = parse_document(&mut tree, document, "<a>text<b></a>", &XmlOptions::new());
/// assert_eq!(result.unwrap_err().offset(), 10);
/// assert_eq!(tree.outer_html(document), "<a>text<b></b></a>");
/// ```
pub fn parse_document(
    tree: &mut Document,
    document: NodeId,
    text: &str,
    options: &XmlOptions,
) -> Result<(), XmlError> {
    build(tree, document, &mut XmlParser::new(text, options), None).map(|_| ())
}

/// Parses the [source](Document::source) of a document into its root, and records the
/// [origins](Document::origin) of the nodes, if the document keeps them. The root becomes an XML document.
///
/// # Errors
/// [`XmlError`] for the first place that is not well-formed.
///
/// ```
/// use treewright_dom::Document;
/// use treewright_xml::{XmlOptions, parse_source};
/// let mut document = Document::with_source("<a><b/></a>");
/// document.keep_origins();
/// parse_source(&mut document, &XmlOptions::new())?;
/// let element = document.document_element().unwrap();
/// let end_tag = document.origin(element).unwrap().end_tag().unwrap();
/// assert_eq!(document.source_text(end_tag), Some("</a>"));
/// # Ok::<(), treewright_xml::XmlError>(())
/// ```
pub fn parse_source(document: &mut Document, options: &XmlOptions) -> Result<(), XmlError> {
    parse_source_while(document, options, |_| true).map(|_| ())
}

/// Like [`parse_source`], as long as a function agrees. Before each event it gets the place of the event in the
/// source; each adds at most one node. Returns the place at which the function ended the parse, if it did: the
/// nodes before it stay, and the rest of the source is not read.
///
/// # Errors
/// [`XmlError`] for the first place that is not well-formed.
///
/// ```
/// use treewright_dom::Document;
/// use treewright_xml::{XmlOptions, parse_source_while};
/// let mut document = Document::with_source("<a><b/><c></a>");
/// let mut left = 2;
/// let end = parse_source_while(&mut document, &XmlOptions::new(), |_| {
///     left -= 1;
///     left >= 0
/// });
/// assert_eq!(end, Ok(Some(3)));
/// assert_eq!(document.outer_html(document.root()), "<a><b></b></a>");
/// ```
pub fn parse_source_while(
    document: &mut Document,
    options: &XmlOptions,
    mut goes_on: impl FnMut(usize) -> bool,
) -> Result<Option<usize>, XmlError> {
    let (source, root) = (document.shared_source(), document.root());
    // The root of a fragment has no type.
    let _ = document.set_document_type(root, DocumentType::Xml);
    build(document, root, &mut XmlParser::new(&source, options), Some(&mut goes_on))
}

/// Parses the contents of an element, as a fragment with the prefixes that are declared for the element.
/// <https://html.spec.whatwg.org/multipage/xhtml.html#parsing-xhtml-fragments>
///
/// # Errors
/// [`XmlError`] for the first place that is not well-formed.
///
/// ```
/// use treewright_dom::scripting::UncheckedNodes;
/// use treewright_dom::{Document, FullName};
/// use treewright_xml::{XmlOptions, parse_fragment};
/// let mut tree = Document::new();
/// let name = FullName { namespace: Some("urn:a"), prefix: None, local: "a" };
/// let context = tree.create_named_element(name);
/// let fragment = parse_fragment(&mut tree, context, "<b/>", &XmlOptions::new()).unwrap();
/// let child = tree.first_child(fragment).unwrap();
/// assert_eq!(tree.namespace_url(child), Some("urn:a"));
/// ```
pub fn parse_fragment(
    tree: &mut Document,
    context: NodeId,
    text: &str,
    options: &XmlOptions,
) -> Result<NodeId, XmlError> {
    let scope = namespaces_in_scope(tree, context);
    let fragment = tree.create_document_fragment();
    if let Some(document) = tree.node_document(context) {
        // Without tracked node documents, nothing has to be done.
        let _ = tree.set_node_document(fragment, document);
    }
    let parser = &mut XmlParser::for_fragment(text, scope, options);
    let built = build(tree, fragment, parser, None);
    if let Err(error) = built {
        // It was created here, and its id is unknown elsewhere.
        let _ = tree.delete(fragment);
        return Err(error);
    }
    Ok(fragment)
}

/// Returns the prefixes that are declared for an element, with their namespaces; the empty prefix has the
/// default namespace. <https://dom.spec.whatwg.org/#locate-a-namespace>
///
/// ```
/// use treewright_dom::scripting::UncheckedNodes;
/// use treewright_dom::{Document, FullName};
/// let mut tree = Document::new();
/// let name = FullName { namespace: Some("urn:a"), prefix: Some("p"), local: "a" };
/// let element = tree.create_named_element(name);
/// let scope = treewright_xml::namespaces_in_scope(&tree, element);
/// assert_eq!(scope, [("p".to_owned(), "urn:a".to_owned())]);
/// ```
pub fn namespaces_in_scope(tree: &Document, element: NodeId) -> Vec<(String, String)> {
    let mut seen = HashSet::new();
    let mut scope = Vec::new();
    let mut add = |prefix: &str, namespace: &str| {
        if prefix != "xml" && prefix != "xmlns" && seen.insert(prefix.to_owned()) {
            scope.push((prefix.to_owned(), namespace.to_owned()));
        }
    };
    for node in std::iter::once(element).chain(tree.ancestors(element)) {
        if tree.kind(node) != Some(NodeKind::Element) {
            continue;
        }
        if let Some(namespace) = tree.namespace_url(node) {
            add(tree.prefix(node).unwrap_or_default(), namespace);
        }
        for position in 0..tree.attribute_count(node) {
            let value = tree.attribute_value_at(node, position).unwrap_or_default();
            match tree.attribute_name_at(node, position) {
                Some(name) if name.namespace == Some(XMLNS) => {
                    add(name.prefix.map_or("", |_| name.local), value);
                }
                _ => {}
            }
        }
        if tree.prefix(node).is_none() && tree.namespace_url(node).is_none() {
            add("", "");
        }
    }
    scope
}

fn full(name: &XmlName) -> FullName<'_> {
    FullName {
        namespace: name.namespace.as_deref(),
        prefix: name.prefix.as_deref(),
        local: &name.local,
    }
}

/// Builds the tree. If the text is the source of the tree, the places of events are those of nodes, and a function is
/// asked before each whether to go on. Returns the place where it ended the parse.
fn build(
    tree: &mut Document,
    root: NodeId,
    parser: &mut XmlParser,
    mut goes_on: Option<&mut dyn FnMut(usize) -> bool>,
) -> Result<Option<usize>, XmlError> {
    let is_of_source = goes_on.is_some();
    // The node that nodes are appended to, and its ancestors, each with its element.
    let mut open = vec![(root, root)];
    while let Some(event) = parser.next_event()? {
        let (parent, element) = open.last().copied().unwrap_or((root, root));
        let owned = |text: String| ScriptText::from(text);
        let mut range = parser.span();
        if let Some(goes_on) = &mut goes_on
            && !goes_on(range.start)
        {
            return Ok(Some(range.start));
        }
        if matches!(event, XmlEvent::CData(_)) && !range.is_empty() {
            // The text is the contents.
            range.start = range.start.saturating_add("<![CDATA[".len());
            range.end = range.end.saturating_sub("]]>".len());
        }
        // Places cover the first 4 GiB, as in all sources.
        let place = |at: usize| u32::try_from(at).unwrap_or(u32::MAX);
        let span = Span::in_main(place(range.start), place(range.end));
        let node = match event {
            XmlEvent::EndElement => {
                if is_of_source {
                    tree.note_end_tag(element, span);
                }
                open.pop();
                continue;
            }
            XmlEvent::StartElement { name, attributes } => {
                let element = tree.create_named_element(full(&name));
                for attribute in attributes {
                    let value = owned(attribute.value);
                    // The element is new, and the parser refuses duplicate names.
                    let _ = tree.append_attribute(element, full(&attribute.name), &value);
                }
                let contents = tree.template_contents(element);
                let _ = tree.append(parent, element);
                open.push((contents.unwrap_or(element), element));
                element
            }
            XmlEvent::Text(text) => tree.create_text_from(&owned(text)),
            XmlEvent::CData(text) => tree.create_cdata_section(&owned(text)),
            XmlEvent::Comment(text) => tree.create_comment_from(&owned(text)),
            XmlEvent::ProcessingInstruction { target, data } => {
                tree.create_processing_instruction_from(&target, &owned(data))
            }
            XmlEvent::Doctype { name, public_id, system_id } => {
                tree.create_doctype_from(&name, &public_id, &system_id)
            }
        };
        if is_of_source {
            tree.note_as_written(node, span);
        }
        if tree.parent(node).is_none() {
            // A root that is not an empty document may refuse the node; the tree then has the rest.
            let _ = tree.append(parent, node);
        }
    }
    Ok(None)
}
