//! Exact edits of the source of a page: bytes that no edit touches are unchanged.

mod bytes;
mod error;
mod escaping;
mod pieces;
mod written_tag;

use std::collections::BTreeMap;
use std::collections::HashSet;

use treewright_dom::{
    Cause, Closing, Document, Namespace, NodeId, NodeKind, NodeRef, SourceId, Span,
};

pub use error::EditError;

use escaping::{escape_text, text_of_a_cdata_section};
use pieces::{Extent, Piece, Pieces, remove_range};
use written_tag::WrittenTag;

/// Changes the source of a page through its parsed tree: attributes, text, elements. Everything else stays
/// as written: quotes, the case of names, white space, errors.
///
/// The document must have been parsed with origins. The editor does not change it: edits refer to the tree
/// as it was parsed. An edit names a node, and changes the part of the source that the node was made from.
/// Nodes without a source ([`EditError::NotWritten`]), and parts that several nodes share
/// ([`EditError::Entangled`]), cannot be changed.
///
/// Elements that the parser recreated from one start tag (in the adoption agency algorithm or "reconstruct
/// the active formatting elements") change together.
///
/// An edit can change how the rest of the page is parsed, as if its author had edited the file: a `<p>`
/// inserted into another one closes that one. `treewright::Editor`, which has the
/// parser, proves that a change is right.
///
/// ```
/// # // `treewright` shows the whole way, from a page to its bytes.
/// use treewright_dom::Document;
/// use treewright_write::{EditError, SourceEditor};
///
/// let document = Document::new();
/// assert_eq!(SourceEditor::new(&document).unwrap_err(), EditError::NoOrigins);
/// ```
#[derive(Clone, Debug)]
pub struct SourceEditor<'a> {
    document: &'a Document,
    source: &'a str,
    scripting: bool,
    /// The changes of attributes, by the start of the tag.
    tags: BTreeMap<u32, TagEdit>,
    pieces: Pieces,
    /// Character references can stand for characters in HTML too.
    has_references: bool,
    /// The starts of all parts of the source that became nodes or parts of nodes, sorted.
    starts: Vec<u32>,
}

/// The changes of the attributes of a tag.
#[derive(Clone, Debug)]
struct TagEdit {
    end: u32,
    /// Names and new values; `None` removes.
    changes: Vec<(String, Option<String>)>,
}

impl<'a> SourceEditor<'a> {
    /// Creates an editor of the main source of a document.
    ///
    /// # Errors
    /// [`EditError::NoOrigins`] if the document was not parsed with origins.
    pub fn new(document: &'a Document) -> Result<Self, EditError> {
        if !document.has_origins() {
            return Err(EditError::NoOrigins);
        }
        let source = document.source_of(SourceId::MAIN).unwrap_or_default();
        let mut starts = Vec::new();
        let root = document.root_node();
        let all = document.descendants_with_fragments(root.id());
        for node in std::iter::once(root.id()).chain(all).filter_map(|id| document.get(id)) {
            starts.extend(source_spans(node).map(|span| span.start));
        }
        starts.sort_unstable();
        Ok(Self {
            document,
            source,
            scripting: false,
            tags: BTreeMap::new(),
            pieces: Pieces::default(),
            has_references: false,
            starts,
        })
    }

    /// Declares that the page was parsed with scripting enabled, so that the contents of `noscript`
    /// elements are raw text.
    #[must_use]
    pub fn scripting(mut self, enabled: bool) -> Self {
        self.scripting = enabled;
        self
    }

    /// Lets [`to_bytes`](Self::to_bytes) write character references in HTML too, for characters that the encoding
    /// does not have. In text and in values they mean the same; a program that allows them elsewhere proves the
    /// result by parsing it.
    #[must_use]
    pub fn references_in_html(mut self, allowed: bool) -> Self {
        self.has_references = allowed;
        self
    }

    /// Sets an attribute: changes its value, keeping its quotes, or adds it after the others. `name` is the
    /// name as written, for example `xlink:href`.
    ///
    /// # Errors
    /// [`EditError::WrongKind`] for a node that is not an element, [`EditError::NotWritten`] if it has
    /// no tag in the source, [`EditError::InvalidName`], [`EditError::NotExpressible`] for a value
    /// with NUL, [`EditError::Removed`].
    pub fn set_attribute(
        &mut self,
        element: NodeId,
        name: &str,
        value: &str,
    ) -> Result<(), EditError> {
        if value.contains('\0') {
            return Err(EditError::NotExpressible);
        }
        self.change_attribute(element, name, Some(value))
    }

    /// Removes an attribute with the white space before it, and others of the same name that the parser
    /// ignored. Returns false if the tag does not have it.
    ///
    /// # Errors
    /// As for [`set_attribute`](Self::set_attribute).
    pub fn remove_attribute(&mut self, element: NodeId, name: &str) -> Result<bool, EditError> {
        let tag = self.tag_of_attribute(self.node(element)?, name)?;
        let written = WrittenTag::new(self.text(tag));
        // Mistakes can give an attribute any name.
        let has = written.attributes().any(|attribute| attribute.is_named(name));
        let is_new = self.tags.get(&tag.start).is_some_and(|edit| {
            let mut changes = edit.changes.iter();
            changes.any(|(other, value)| other.eq_ignore_ascii_case(name) && value.is_some())
        });
        if has || is_new {
            self.change_attribute(element, name, None)?;
        }
        Ok(has || is_new)
    }

    fn change_attribute(
        &mut self,
        element: NodeId,
        name: &str,
        value: Option<&str>,
    ) -> Result<(), EditError> {
        // <https://dom.spec.whatwg.org/#valid-attribute-local-name>
        let is_invalid = |c: char| c.is_ascii_whitespace() || matches!(c, '\0' | '>' | '/' | '=');
        if value.is_some() && (name.is_empty() || name.contains(is_invalid)) {
            return Err(EditError::InvalidName);
        }
        let node = self.node(element)?;
        let tag = self.tag_of_attribute(node, name)?;
        if self.pieces.covers(tag.start, tag.end) {
            return Err(EditError::Removed);
        }
        let edit = self.tags.entry(tag.start);
        let edit = edit.or_insert_with(|| TagEdit { end: tag.end, changes: Vec::new() });
        // The parser compares names without regard to case.
        let value = value.map(str::to_owned);
        match edit.changes.iter_mut().find(|(other, _)| other.eq_ignore_ascii_case(name)) {
            Some((_, old)) => *old = value,
            // Names in SVG and MathML are known for their capitals.
            None if node.namespace() == Some(Namespace::Html) => {
                edit.changes.push((name.to_ascii_lowercase(), value));
            }
            None => edit.changes.push((name.to_owned(), value)),
        }
        Ok(())
    }

    /// The tag that contains an attribute, or that would get it.
    fn tag_of_attribute(&self, node: NodeRef<'a>, name: &str) -> Result<Span, EditError> {
        if !node.is_element() {
            return Err(EditError::WrongKind);
        }
        let origin = self.document.origin(node.id()).ok_or(EditError::NoOrigins)?;
        // `html` and `body` elements can have attributes from a later tag.
        let merged = origin.attributes().find(|attribute| {
            attribute.cause() == Cause::Merged && is_written_as(attribute.name(), name)
        });
        let tag = match merged {
            Some(attribute) => Some(attribute.tag()),
            None => origin.start_tag().or_else(|| origin.original()),
        };
        let tag = tag.filter(|tag| tag.source == SourceId::MAIN && tag.start < tag.end);
        tag.ok_or(EditError::NotWritten)
    }

    /// Replaces the contents of an element with text, or the data of a text node.
    /// The parser copies the text of a selected option into `selectedcontent`, so it changes there too.
    ///
    /// # Errors
    /// [`EditError::WrongKind`] for other nodes and for elements without contents,
    /// [`EditError::NotWritten`], [`EditError::Entangled`], [`EditError::Removed`];
    /// [`EditError::NotExpressible`] for text that cannot be written there: with NUL, or with the end
    /// tag of a `script`.
    pub fn set_text(&mut self, node: NodeId, text: &str) -> Result<(), EditError> {
        let node = self.node(node)?;
        let (range, element) = match node.kind() {
            NodeKind::Element => (self.contents(node)?, Some(node)),
            NodeKind::Text => (self.outer(node)?, node.parent_element()),
            _ => return Err(EditError::WrongKind),
        };
        let before = self.source.get(..range.start as usize).unwrap_or_default();
        // A newline that the parser ignored before a text is still in the source.
        let is_first =
            node.is_element() || node.previous_sibling().is_none() && before.ends_with('>');
        let new = if node.is_text() && before.ends_with("<![CDATA[") {
            text_of_a_cdata_section(text)?
        } else {
            escape_text(text, element, self.scripting, is_first)?
        };
        let extent = if node.is_element() { Extent::Contents } else { Extent::Node };
        self.replace_range(range, new.text, new.can_have_references, extent)
    }

    /// Removes a node with its contents.
    ///
    /// # Errors
    /// [`EditError::NotWritten`], [`EditError::Entangled`], [`EditError::Removed`];
    /// [`EditError::WrongKind`] for documents and fragments.
    pub fn remove(&mut self, node: NodeId) -> Result<(), EditError> {
        self.replace(node, "")
    }

    /// Replaces a node with HTML, which is not checked.
    ///
    /// # Errors
    /// As for [`remove`](Self::remove).
    pub fn replace(&mut self, node: NodeId, html: &str) -> Result<(), EditError> {
        let range = self.outer(self.node(node)?)?;
        self.replace_range(range, html.to_owned(), false, Extent::Node)
    }

    /// Replaces the contents of an element with HTML, which is not checked.
    ///
    /// # Errors
    /// As for [`set_text`](Self::set_text).
    pub fn set_inner_html(&mut self, element: NodeId, html: &str) -> Result<(), EditError> {
        let range = self.contents(self.node(element)?)?;
        self.replace_range(range, html.to_owned(), false, Extent::Contents)
    }

    /// Inserts HTML before a node.
    ///
    /// # Errors
    /// As for [`remove`](Self::remove).
    pub fn insert_before(&mut self, node: NodeId, html: &str) -> Result<(), EditError> {
        let start = self.outer(self.node(node)?)?.start;
        self.insert(start, html, false)
    }

    /// Inserts HTML after a node.
    ///
    /// # Errors
    /// As for [`remove`](Self::remove).
    pub fn insert_after(&mut self, node: NodeId, html: &str) -> Result<(), EditError> {
        let end = self.outer(self.node(node)?)?.end;
        self.insert(end, html, true)
    }

    /// Inserts HTML before the contents of an element.
    ///
    /// # Errors
    /// As for [`set_text`](Self::set_text).
    pub fn prepend(&mut self, element: NodeId, html: &str) -> Result<(), EditError> {
        let start = self.contents(self.node(element)?)?.start;
        self.insert(start, html, false)
    }

    /// Inserts HTML after the contents of an element.
    ///
    /// # Errors
    /// As for [`set_text`](Self::set_text).
    pub fn append(&mut self, element: NodeId, html: &str) -> Result<(), EditError> {
        let end = self.contents(self.node(element)?)?.end;
        self.insert(end, html, true)
    }

    /// Replaces a range of the source with text, which is not checked; an empty range is an insertion. Use
    /// this for edits with known places, such as the fixes of a checker.
    ///
    /// # Errors
    /// [`EditError::NoSuchRange`] if the range is not one of characters of the main source,
    /// [`EditError::Removed`] if it overlaps a replaced range.
    pub fn replace_source(&mut self, range: Span, text: &str) -> Result<(), EditError> {
        let is_there = range.source == SourceId::MAIN
            && self.source.get(range.start as usize..range.end as usize).is_some();
        if !is_there {
            return Err(EditError::NoSuchRange);
        }
        if range.start == range.end {
            return self.insert(range.start, text, false);
        }
        self.replace_range(range, text.to_owned(), false, Extent::Node)
    }

    /// The text of an element as it is written there, with the references that it needs.
    ///
    /// # Errors
    /// [`EditError::WrongKind`] for a node that is not an element, [`EditError::NotExpressible`] for text that
    /// cannot be written there: with NUL, or with the end tag of a `script`.
    pub fn written_text(&self, element: NodeId, text: &str) -> Result<String, EditError> {
        let element = self.node(element)?;
        if !element.is_element() {
            return Err(EditError::WrongKind);
        }
        Ok(escape_text(text, Some(element), self.scripting, true)?.text)
    }

    /// The number of parts of nodes that begin in a range of the main source. See [`source_spans`].
    pub fn count_of_parts(&self, range: Span) -> usize {
        let first = self.starts.partition_point(|start| *start < range.start);
        let end = self.starts.partition_point(|start| *start < range.end);
        end.saturating_sub(first)
    }

    /// The replaced ranges and their new texts, in the order of the source.
    pub fn replacements(&self) -> Vec<(Span, String)> {
        let in_main = |start, end| Span { source: SourceId::MAIN, start, end };
        let pieces = self.all_pieces().into_iter();
        pieces.map(|piece| (in_main(piece.start, piece.end), piece.text)).collect()
    }

    /// Returns true without any edits.
    pub fn is_unchanged(&self) -> bool {
        self.tags.is_empty() && self.pieces.is_empty()
    }

    /// The text of the page with the edits.
    pub fn to_text(&self) -> String {
        let mut text = String::with_capacity(self.source.len());
        let mut at = 0;
        for piece in self.all_pieces() {
            text.push_str(self.source.get(at..piece.start as usize).unwrap_or_default());
            text.push_str(&piece.text);
            at = piece.end as usize;
        }
        text.push_str(self.source.get(at..).unwrap_or_default());
        text
    }

    /// The pieces of all edits in the order of the source.
    fn all_pieces(&self) -> Vec<Piece> {
        let mut pieces = self.pieces.list();
        for (start, edit) in &self.tags {
            let tag = self.source.get(*start as usize..edit.end as usize).unwrap_or_default();
            pieces.extend(WrittenTag::new(tag).changed(*start, &edit.changes));
        }
        // Stable: insertions at one place stay in the order of the calls.
        pieces.sort_by_key(|piece| (piece.start, piece.end));
        pieces
    }

    fn node(&self, id: NodeId) -> Result<NodeRef<'a>, EditError> {
        self.document.get(id).ok_or(EditError::Stale)
    }

    fn text(&self, span: Span) -> &'a str {
        self.source.get(span.start as usize..span.end as usize).unwrap_or_default()
    }

    /// The range of a node with its tags.
    fn outer(&self, node: NodeRef<'a>) -> Result<Span, EditError> {
        if matches!(
            node.kind(),
            NodeKind::Document | NodeKind::DocumentFragment | NodeKind::ShadowRoot
        ) {
            return Err(EditError::WrongKind);
        }
        let origin = self.document.origin(node.id()).ok_or(EditError::NoOrigins)?;
        let range = match origin.span() {
            Some(range) => range,
            // Elements that are open at the end of the page extend to its end.
            None if origin.closing() == Closing::Not => {
                let start = origin.start_tag().ok_or(EditError::NotWritten)?;
                Span { end: self.source.len() as u32, ..start }
            }
            None if origin.is_written() => return Err(EditError::Entangled),
            None => return Err(EditError::NotWritten),
        };
        self.own(node, range, true)
    }

    /// The range of the contents of an element.
    fn contents(&self, element: NodeRef<'a>) -> Result<Span, EditError> {
        if !element.is_element() {
            return Err(EditError::WrongKind);
        }
        let origin = self.document.origin(element.id()).ok_or(EditError::NoOrigins)?;
        let start = origin.start_tag().ok_or(EditError::NotWritten)?;
        let end = match origin.closing() {
            Closing::AtOnce => return Err(EditError::WrongKind),
            Closing::EndTag(tag) => tag,
            Closing::By(token) => token.span,
            _ => Span { start: self.source.len() as u32, ..start },
        };
        if end.source != start.source || end.start < start.end {
            return Err(EditError::Entangled);
        }
        self.own(element, Span { source: start.source, start: start.end, end: end.start }, false)
    }

    /// Returns the range if it is one of the main source and contains the node completely, and nothing
    /// else.
    fn own(&self, node: NodeRef<'a>, range: Span, with_the_node: bool) -> Result<Span, EditError> {
        if range.source != SourceId::MAIN {
            return Err(EditError::NotWritten);
        }
        let mut expected = 0_usize;
        let inside = self.document.descendants_with_fragments(node.id());
        let node = with_the_node.then(|| node.id());
        for node in node.into_iter().chain(inside).filter_map(|id| self.document.get(id)) {
            for span in source_spans(node) {
                if span.start < range.start || span.end > range.end {
                    return Err(EditError::Entangled);
                }
                expected = expected.saturating_add(1);
            }
        }
        if self.count_of_parts(range) == expected { Ok(range) } else { Err(EditError::Entangled) }
    }

    fn insert(&mut self, at: u32, html: &str, is_after: bool) -> Result<(), EditError> {
        if self.pieces.insert(at, html, is_after) { Ok(()) } else { Err(EditError::Removed) }
    }

    fn replace_range(
        &mut self,
        range: Span,
        text: String,
        can_have_references: bool,
        extent: Extent,
    ) -> Result<(), EditError> {
        let piece = Piece { start: range.start, end: range.end, text, can_have_references };
        if !self.pieces.replace(piece, extent) {
            return Err(EditError::Removed);
        }
        // The edits of removed parts are dropped.
        remove_range(&mut self.tags, range.start, range.end);
        Ok(())
    }
}

/// The parts of the main source that a node was made from: the pieces of a text, the tags of an element, the
/// whole of a comment. The nodes inside an element have their own, and what was copied into a `selectedcontent` has
/// none.
pub fn source_spans(node: NodeRef<'_>) -> impl Iterator<Item = Span> + '_ {
    let origin = node.document().origin(node.id());
    let is_text = node.is_text();
    let is_copy = origin.is_some_and(|origin| origin.cause() == Cause::SelectedContent);
    let texts =
        origin.filter(|_| is_text && !is_copy).into_iter().flat_map(|origin| origin.text_spans());
    let others = origin.filter(|_| !is_text).into_iter().flat_map(move |origin| {
        let own = match node.kind() {
            NodeKind::Element | NodeKind::ShadowRoot => origin.start_tag(),
            _ if origin.is_written() => origin.span(),
            _ => None,
        };
        let merged = origin.attributes().filter(|attribute| attribute.cause() == Cause::Merged);
        let merged = merged.map(|attribute| attribute.tag()).collect::<HashSet<_>>();
        own.into_iter().chain(origin.end_tag()).chain(merged)
    });
    texts.chain(others).filter(|span| span.source == SourceId::MAIN)
}

fn is_written_as(name: treewright_dom::AttributeName<'_>, written: &str) -> bool {
    let local = match name.prefix {
        None => Some(written),
        Some(prefix) => {
            written.split_once(':').filter(|(other, _)| *other == prefix).map(|(_, local)| local)
        }
    };
    local.is_some_and(|local| local.eq_ignore_ascii_case(name.local))
}

/// Returns true for an HTML element with one of these names.
fn is_html_one_of(element: NodeRef<'_>, names: &[&str]) -> bool {
    element.namespace() == Some(Namespace::Html)
        && element.local_name().is_some_and(|name| names.contains(&name))
}
