//! `innerHTML`, `outerHTML` and `insertAdjacentHTML`.

use treewright_dom::parsing::ParserTarget;
use treewright_dom::scripting::RecordChanges;
use treewright_dom::{Document, InsertPosition, NodeError, NodeId, WatchedDocument};
use treewright_syntax::{
    AttributeBuffer, DocumentMode, FragmentContext, LocalName, Namespace, NodeKind, Pause,
    SourceId, TreeParser, TreeSink,
};

use crate::located::{self, SourceTexts};
use crate::{Context, LocatedParseError, Options};

/// Replaces the contents of an element by a fragment that is parsed from text, as the `innerHTML` setter of
/// a browser does. The context of the fragment is the element with its attributes, its form, and the mode
/// of its document. The contents of a `template` element are its template contents; for a shadow root the
/// context is its host.
///
/// The new nodes are created in the document's own arena, so nothing is copied. The old contents are
/// removed and keep their ids, as in a browser; delete them first if you do not need them.
///
/// A new `selectedcontent` element in a connected `element` shows the selected option of its `select` at
/// once. So does an existing one that becomes the first of its `select` because others were removed.
///
/// Returns the parse errors, if the [`Options`] collect them.
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
/// [`NodeError::Stale`] for a node that does not exist, [`NodeError::WrongKind`] for one that is neither an
/// element nor a shadow root. [`NodeError::NotSupported`] for text beyond 4 GiB. The tree is then
/// unchanged.
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
    let (fragment, errors) = parse_in(document, FragmentOf::Element(element), html, options)?;
    document.replace_children(target, &[fragment])?;
    document.delete(fragment)?;
    Ok(errors)
}

/// Replaces an element by a fragment that is parsed from text, as the `outerHTML` setter of a browser does.
/// The context of the fragment is the parent of the element, or a `body` element if the parent is a
/// document fragment or a shadow root. The element is removed and keeps its id.
///
/// Returns the parse errors, if the [`Options`] collect them. An element without a parent is left alone,
/// and the text is not parsed.
///
/// ```
/// use treewright::{Options, set_outer_html};
///
/// let mut document = treewright::parse("<p>old");
/// let element = document.root_node().descendants().find(|node| node.is_html("p")).unwrap().id();
/// set_outer_html(&mut document, element, "<b>1</b>2", &Options::new())?;
/// assert_eq!(document.inner_html(document.body().unwrap()), "<b>1</b>2");
/// # Ok::<(), treewright::NodeError>(())
/// ```
///
/// # Errors
/// [`NodeError::Stale`]; [`NodeError::WrongKind`] for a node that is not an element;
/// [`NodeError::NoModificationAllowed`] for a child of a document. [`NodeError::NotSupported`] for text
/// beyond 4 GiB. The tree is then unchanged.
///
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-outerhtml>
pub fn set_outer_html(
    document: &mut Document,
    element: NodeId,
    html: &str,
    options: &Options,
) -> Result<Vec<LocatedParseError>, NodeError> {
    check_element(document, element)?;
    // 2. and 3.
    let Some(parent) = document.parent(element) else { return Ok(Vec::new()) };
    // 4.
    if document.kind(parent) == Some(NodeKind::Document) {
        return Err(NodeError::NoModificationAllowed);
    }
    // 5. and 6.
    let context = context_element(document, parent);
    let (fragment, errors) = parse_in(document, context, html, options)?;
    // 7.
    document.replace_child(parent, fragment, element)?;
    document.delete(fragment)?;
    Ok(errors)
}

/// Inserts a fragment that is parsed from text before, after or in an element, as `insertAdjacentHTML()` of
/// a browser does. The context is the element that becomes the parent of the nodes, or a `body` element if
/// that is an `html` element or not an element. In a `template` element they become children of the element
/// itself, not of its contents.
///
/// Returns the parse errors, if the [`Options`] collect them.
///
/// ```
/// use treewright::dom::InsertPosition;
/// use treewright::{Options, insert_adjacent_html};
///
/// let mut document = treewright::parse("<ul><li>1</ul>");
/// let list = document.root_node().descendants().find(|node| node.is_html("ul")).unwrap().id();
/// let end = InsertPosition::BeforeEnd;
/// insert_adjacent_html(&mut document, list, end, "<li>2<li>3", &Options::new())?;
/// assert_eq!(document.outer_html(list), "<ul><li>1</li><li>2</li><li>3</li></ul>");
/// # Ok::<(), treewright::NodeError>(())
/// ```
///
/// # Errors
/// [`NodeError::Stale`]; [`NodeError::WrongKind`] for a node that is not an element;
/// [`NodeError::NoModificationAllowed`] for a place before or after an element that has no parent or is a
/// child of a document; [`NodeError::NotSupported`] for text beyond 4 GiB. The tree is then unchanged.
///
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-insertadjacenthtml>
pub fn insert_adjacent_html(
    document: &mut Document,
    element: NodeId,
    position: InsertPosition,
    html: &str,
    options: &Options,
) -> Result<Vec<LocatedParseError>, NodeError> {
    check_element(document, element)?;
    // 3.
    let around = match position {
        InsertPosition::BeforeBegin | InsertPosition::AfterEnd => document
            .parent(element)
            .filter(|parent| document.kind(*parent) != Some(NodeKind::Document))
            .ok_or(NodeError::NoModificationAllowed)?,
        InsertPosition::AfterBegin | InsertPosition::BeforeEnd => element,
    };
    // 4. and 5.
    let context = if document.is_element(around, Namespace::Html, LocalName::HTML) {
        FragmentOf::Body(around)
    } else {
        context_element(document, around)
    };
    let (fragment, errors) = parse_in(document, context, html, options)?;
    // 6.
    document.insert_adjacent(element, position, fragment)?;
    document.delete(fragment)?;
    Ok(errors)
}

fn check_element(document: &Document, node: NodeId) -> Result<(), NodeError> {
    match document.kind(node).ok_or(NodeError::Stale)? {
        NodeKind::Element => Ok(()),
        _ => Err(NodeError::WrongKind),
    }
}

/// The context of a fragment.
#[derive(Clone, Copy)]
pub(crate) enum FragmentOf<'a> {
    Element(NodeId),
    /// A `body` element that was created for the fragment, with the node document of this node.
    Body(NodeId),
    /// An element that is in no tree, with the node document of this node.
    #[cfg_attr(
        not(feature = "write"),
        expect(dead_code, reason = "only edits of pages are made in such a context")
    )]
    Other(&'a Context, NodeId),
}

/// An element itself, or a `body` element for a fragment.
fn context_element(document: &Document, parent: NodeId) -> FragmentOf<'static> {
    match document.kind(parent) {
        Some(NodeKind::Element) => FragmentOf::Element(parent),
        _ => FragmentOf::Body(parent),
    }
}

impl FragmentOf<'_> {
    /// The node that the context is, or whose node document it has.
    pub(crate) const fn node(&self) -> NodeId {
        let (Self::Element(node) | Self::Body(node) | Self::Other(_, node)) = *self;
        node
    }
}

/// The things that a context has from what is around it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Surroundings {
    /// The nearest `form` element of the inclusive ancestors.
    form: Option<NodeId>,
    /// The mode of the node document.
    mode: DocumentMode,
}

impl Surroundings {
    fn of(document: &Document, node: NodeId) -> Self {
        let outward = |node: &NodeId| Self::outward(document, *node);
        let path: Vec<NodeId> = std::iter::successors(Some(node), outward).collect();
        let outermost = Self { form: None, mode: document.mode() };
        path.into_iter()
            .rev()
            .fold(None, |around, node| Some(Self::in_these(document, node, around)))
            .unwrap_or(outermost)
    }

    /// The node that those of a node depend on: its parent, or the host of a shadow root.
    pub(crate) fn outward(document: &Document, node: NodeId) -> Option<NodeId> {
        let is_shadow_root = || document.kind(node) == Some(NodeKind::ShadowRoot);
        let host = || document.host(node).filter(|_| is_shadow_root());
        document.parent(node).or_else(host)
    }

    /// Those of a node, from those of the node that they depend on. Template contents belong to a document of their
    /// own, which is in no-quirks mode.
    /// <https://html.spec.whatwg.org/multipage/scripting.html#appropriate-template-contents-owner-document>
    pub(crate) fn in_these(document: &Document, node: NodeId, around: Option<Self>) -> Self {
        let mode = match around {
            Some(around) => around.mode,
            None if document.host(node).is_some() => DocumentMode::NoQuirks,
            None => document.mode_of(node).unwrap_or(document.mode()),
        };
        let form = match around {
            _ if document.is_element(node, Namespace::Html, LocalName::FORM) => Some(node),
            Some(around) if document.kind(node) != Some(NodeKind::ShadowRoot) => around.form,
            _ => None,
        };
        Self { form, mode }
    }
}

/// Parses into a fragment of the same arena.
fn parse_in(
    document: &mut Document,
    context: FragmentOf<'_>,
    html: &str,
    options: &Options,
) -> Result<(NodeId, Vec<LocatedParseError>), NodeError> {
    let surroundings = Surroundings::of(document, context.node());
    parse_in_these(document, context, surroundings, html, options)
}

/// The same, if the surroundings of the context are known.
pub(crate) fn parse_in_these(
    document: &mut Document,
    context: FragmentOf<'_>,
    surroundings: Surroundings,
    html: &str,
    options: &Options,
) -> Result<(NodeId, Vec<LocatedParseError>), NodeError> {
    let (namespace, local_name) = match context {
        FragmentOf::Element(element) => {
            let local_name = document.local_name(element).unwrap_or_default().to_owned();
            (document.namespace(element).unwrap_or_default(), local_name)
        }
        FragmentOf::Body(_) => (Namespace::Html, "body".to_owned()),
        FragmentOf::Other(other, _) => (other.namespace(), other.local_name().to_owned()),
    };
    let mut attributes = AttributeBuffer::default();
    let mut form = None;
    if let FragmentOf::Element(element) = context {
        // No other element has attributes that matter.
        if namespace == Namespace::MathMl && local_name == "annotation-xml" {
            for (name, value) in document.attributes(element) {
                attributes.push(name.local, value);
            }
        }
        form = surroundings.form;
    } else if let FragmentOf::Other(other, _) = context {
        attributes = other.attribute_buffer();
        form = other.create_form(document);
    }
    let mut context = FragmentContext::new(namespace, &local_name);
    context.attributes = attributes;
    context.document_mode = surroundings.mode;
    context.form = form;
    // The algorithm parses into a document of its own; this parses into a separate tree of the arena.
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
    document.record_the_nodes_of(fragment);
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
