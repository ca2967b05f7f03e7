//! All that stays the same while the changes of a page are tried.

use std::cell::{OnceCell, RefCell};
use std::collections::HashMap;

use treewright_dom::{Closing, Document, Edge, Namespace, NodeId, NodeKind, NodeRef};
use treewright_syntax::{Encoding, LineColumn, LineIndex, OutOfBandMetadata, ScriptingMode};
use treewright_write::{SourceEditor, source_spans};

use super::formatting::Formatting;
use super::places::{self, WhiteSpaceAfter};
use super::tree::NameInTree;
use super::{Edit, EditError};
use crate::inner_html::Surroundings;
use crate::input::Source;
use crate::{Context, Input, Options, Parsed};

/// A page and the edits of it.
pub(super) struct Session<'a> {
    pub(super) original: &'a Document,
    pub(super) source: &'a str,
    pub(super) editor: SourceEditor<'a>,
    pub(super) edits: &'a [Edit<'a>],
    /// The element whose contents the page is.
    pub(super) context: Option<&'a Context>,
    /// The options of a parse of the page, and of fragments that come into it.
    pub(super) of_page: Options,
    pub(super) of_fragments: Options,
    pub(super) scripting: bool,
    /// The bytes of the page, and the metadata that came with them; `None` for text.
    pub(super) bytes: Option<(&'a [u8], Option<&'a OutOfBandMetadata>, &'static Encoding)>,
    /// The place of the end tag of the body, or of the document element.
    pub(super) end_of_body: u32,
    names: RefCell<HashMap<(Namespace, String), NameInTree>>,
    surroundings: RefCell<HashMap<NodeId, Surroundings>>,
    white_space: RefCell<HashMap<NodeId, Option<WhiteSpaceAfter>>>,
    ends_of_parts: OnceCell<HashMap<NodeId, u32>>,
    formatting: OnceCell<Formatting>,
    end_of_what_is_open: OnceCell<Option<&'static str>>,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        options: &Options,
        input: &Input<'a>,
        parsed: &'a Parsed,
        edits: &'a [Edit<'a>],
    ) -> Result<Self, EditError> {
        let original = &parsed.document;
        let is_fragment = input.context.is_some();
        let of_page =
            options.clone().collect_errors(false).stop_at_first_error(false).origins(false);
        let of_parser = of_page.for_parser(is_fragment);
        let scripting = of_parser.scripting != ScriptingMode::Disabled;
        // New HTML is parsed as it will be in the page.
        let of_fragments =
            of_page.clone().declarative_shadow_roots(of_parser.allow_declarative_shadow_roots);
        let bytes = match (&input.source, &parsed.encoding) {
            (Source::Bytes(bytes, metadata), Some(decision)) => {
                Some((*bytes, *metadata, decision.encoding))
            }
            _ => None,
        };
        let editor = SourceEditor::new(original)?.scripting(scripting);
        let source = original.source_of(treewright_dom::SourceId::MAIN).unwrap_or_default();
        let end_tag = |element: Option<NodeRef<'_>>| match element?.origin()?.closing() {
            Closing::EndTag(tag) if tag.source == treewright_dom::SourceId::MAIN => Some(tag.start),
            _ => None,
        };
        let elements = [original.body(), original.document_element()];
        let ends = elements.map(|id| end_tag(original.get(id?)));
        let end_of_body = ends.into_iter().flatten().min().unwrap_or(source.len() as u32);
        Ok(Self {
            original,
            source,
            editor,
            edits,
            context: input.context,
            of_page,
            of_fragments,
            scripting,
            bytes,
            end_of_body,
            names: RefCell::default(),
            surroundings: RefCell::default(),
            white_space: RefCell::default(),
            ends_of_parts: OnceCell::new(),
            formatting: OnceCell::new(),
            end_of_what_is_open: OnceCell::new(),
        })
    }

    /// The lines and the columns of places in the source. Places in their order are counted on from each other, so that
    /// many in one long line take no longer than the line.
    pub(super) fn line_columns(&self, places: impl Iterator<Item = u32>) -> Vec<LineColumn> {
        let index = LineIndex::new(self.source);
        let mut last: Option<(u32, LineColumn)> = None;
        let find = |place: u32| {
            let counted_on = last.and_then(|(at, mut found)| {
                let between = self.source.get(at as usize..place as usize)?;
                let units = between.encode_utf16().count() as u32;
                found.column = found.column.saturating_add(units);
                (!between.contains(['\r', '\n'])).then_some(found)
            });
            let found = counted_on.unwrap_or_else(|| index.line_column(self.source, place));
            last = Some((place, found));
            found
        };
        places.map(find).collect()
    }

    pub(super) fn length(&self) -> u32 {
        self.source.len() as u32
    }

    /// The surroundings of a node of the old tree, for the fragments that are parsed in it.
    pub(super) fn surroundings(&self, node: NodeId) -> Surroundings {
        let document = self.original;
        let mut known = self.surroundings.borrow_mut();
        let mut path = Vec::new();
        let mut next = Some(node);
        let mut found = None;
        while let Some(node) = next {
            found = known.get(&node).copied();
            if found.is_some() {
                break;
            }
            path.push(node);
            next = Surroundings::outward(document, node);
        }
        for node in path.into_iter().rev() {
            let own = Surroundings::in_these(document, node, found);
            known.insert(node, own);
            found = Some(own);
        }
        found.unwrap_or_else(|| Surroundings::in_these(document, node, None))
    }

    /// The white space that is written after the end tag of the body.
    pub(super) fn white_space_after_the_body(&self, element: NodeId) -> Option<WhiteSpaceAfter> {
        let mut known = self.white_space.borrow_mut();
        let find = || places::white_space_after_the_body(self, element);
        *known.entry(element).or_insert_with(find)
    }

    /// The text that ends a comment or a CDATA section that the page ends in.
    pub(super) fn end_of_what_is_open(&self) -> Option<&'static str> {
        *self.end_of_what_is_open.get_or_init(|| self.find_end_of_what_is_open())
    }

    fn find_end_of_what_is_open(&self) -> Option<&'static str> {
        let document = self.original;
        let length = self.length();
        let last = document.descendants_with_fragments(document.root()).find_map(|node| {
            let node = document.get(node)?;
            let span = source_spans(node).find(|span| span.end == length && span.start < length)?;
            Some((node, span))
        });
        let (node, span) = last?;
        if node.is_text() {
            let before = self.source.get(..span.start as usize)?;
            return before.ends_with("<![CDATA[").then_some("]]>");
        }
        let written = self.source.get(span.start as usize..)?;
        let body = Context::new(Namespace::Html, "body");
        let is_ended_by = |end: &&str| {
            let text = format!("{written}{end}<b>");
            let document = self.of_fragments.parse_fragment(&text, &body).document;
            let first = document.first_child(document.root());
            let first = first.and_then(|first| document.get(first));
            first.is_some_and(|first| first.next_sibling().is_some() && first.html() == node.html())
        };
        let is_comment = matches!(node.kind(), NodeKind::Comment | NodeKind::ProcessingInstruction);
        let mut ends = ["", "-->", "->", ">", "?>"].into_iter().filter(|_| is_comment);
        ends.find(is_ended_by).filter(|end| !end.is_empty())
    }

    /// The end of the last part of the source that became a node, or something in it.
    pub(super) fn end_of_parts(&self, node: NodeId) -> Option<u32> {
        self.ends_of_parts.get_or_init(|| self.find_ends_of_parts()).get(&node).copied()
    }

    pub(super) fn formatting(&self) -> &Formatting {
        self.formatting.get_or_init(|| Formatting::new(self))
    }

    fn find_ends_of_parts(&self) -> HashMap<NodeId, u32> {
        let document = self.original;
        let mut ends = HashMap::new();
        let mut open: Vec<Option<u32>> = Vec::new();
        for edge in document.traverse_with_fragments(document.root()) {
            let Edge::Close(id) = edge else {
                open.push(None);
                continue;
            };
            let inside = open.pop().flatten();
            let own =
                document.get(id).and_then(|node| source_spans(node).map(|span| span.end).max());
            let end = inside.max(own);
            if let Some(end) = end {
                ends.insert(id, end);
            }
            if let Some(around) = open.last_mut() {
                *around = end.max(*around);
            }
        }
        ends
    }

    /// The name that an attribute has in the tree.
    pub(super) fn name_in_tree(&self, namespace: Namespace, name: &str) -> NameInTree {
        let key = (namespace, name.to_owned());
        if let Some(found) = self.names.borrow().get(&key) {
            return found.clone();
        }
        let found = NameInTree::of(namespace, name, &self.of_fragments);
        self.names.borrow_mut().insert(key, found.clone());
        found
    }

    /// Text with its character references decoded.
    pub(super) fn decoded(&self, written: &str) -> String {
        if !written.contains(['&', '\r']) {
            return written.to_owned();
        }
        let body = Context::new(Namespace::Html, "body");
        let document = self.of_fragments.parse_fragment(written, &body).document;
        document.text_content(document.root())
    }

    /// Parses bytes that take the place of the page.
    pub(super) fn parse_bytes(&self, bytes: &[u8], metadata: Option<&OutOfBandMetadata>) -> Parsed {
        let input = match metadata {
            Some(metadata) => Input::bytes(bytes, metadata),
            None => Input::from(bytes),
        };
        self.of_page.parse(input.in_context(self.context))
    }

    /// Parses a text that takes the place of the page.
    pub(super) fn parse_text(&self, text: &str) -> Parsed {
        self.of_page.parse(Input::from(text).in_context(self.context))
    }
}
