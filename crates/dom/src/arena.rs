//! The arena: places for nodes, their ids, and the links between them.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::Arc;

use encoding_rs::{Encoding, UTF_8};
use treewright_markup::{DocumentMode, NodeKind};

use crate::attributes::Slot;
use crate::changes::ChangeLog;
use crate::element_table::KeptTable;
use crate::forms::Associations;
use crate::generations::Generations;
#[cfg(debug_assertions)]
use crate::id::Tag;
use crate::names::{MergedAttributes, Names};
use crate::node::{
    AttributeList, AttributePlace, ElementFacts, Extras, NONE, Node, NodeData, NodeId, PackedData,
};
use crate::origins::Origins;
use crate::pairs::Pairs;
use crate::rare::Rare;
use crate::selects::Selects;
use crate::text_store::TextStore;

/// A document with all its nodes: an arena. See the [crate documentation](crate) for ids, for the
/// trees that one arena can hold, and for depth.
///
/// An arena holds up to 2³² − 1 nodes; creating more panics. Text has no such bound: texts beyond the
/// 32-bit offsets of the common store are kept in separate strings.
///
/// The places of freed nodes are reused, and so is the memory of texts and attributes that methods of
/// `Document` set. Text that the parser wrote to the common store stays there until [`Document::clear`].
///
/// A clone of a document has the same ids. [`Document::clone_node`] copies a subtree within the
/// document.
///
/// ```
/// use treewright_dom::{Document, NodeKind};
/// let document = Document::new();
/// assert_eq!(document.kind(document.root()), Some(NodeKind::Document));
/// assert_eq!(document.children(document.root()).count(), 0);
/// ```
#[derive(Clone, Debug)]
pub struct Document {
    /// Distinguishes the ids of this document and of its clones from those of others.
    #[cfg(debug_assertions)]
    tag: Tag,
    pub(crate) nodes: Vec<Node>,
    /// The first free place, or `NONE`.
    free: u32,
    /// The bytes that parsers wrote and that were in use at the last count.
    pub(crate) kept_after_compaction: usize,
    pub(crate) generations: Generations,
    pub(crate) root: NodeId,
    pub(crate) main: NodeId,
    /// The document that the parser parses into.
    pub(crate) parse_target: NodeId,
    character_encoding: &'static Encoding,
    /// The offset in the source that the parser has reached, for an estimate of the number of nodes.
    pub(crate) parsed_up_to: u32,
    pub(crate) texts: TextStore,
    pub(crate) names: Names,
    /// The attributes that the parser gave, those of one element next to each other.
    pub(crate) attributes: Vec<Slot>,
    pub(crate) extras: Vec<Extras>,
    free_extras: Vec<u32>,
    pub(crate) pairs: Pairs,
    /// Methods that change the attributes of an element remove its entry.
    pub(crate) merged_attributes: MergedAttributes,
    /// True if `associate_with_form` was ever called.
    pub(crate) has_form_owners: bool,
    /// The associations of elements with forms that parsers made.
    pub(crate) associations: Associations,
    /// The selectedness of options, once there was a `selectedcontent` element.
    pub(crate) selects: Option<Box<Selects>>,
    /// The number of nodes that were looked at in search of `selectedcontent` elements.
    pub(crate) scanned: u32,
    /// The `is` values that are not those of attributes.
    pub(crate) is_values: Option<HashMap<NodeId, Box<str>>>,
    /// The changes that programs make, if they are recorded.
    pub(crate) changes: Option<ChangeLog>,
    /// The origins of the nodes, if they are recorded.
    pub(crate) origins: Option<Box<Origins>>,
    /// Parts of nodes that only scripts and XML make.
    pub(crate) rare: Option<Box<Rare>>,
    /// The table of elements, after its first use. Changes of trees or attributes drop it, except the
    /// parser's path for nearly all nodes, which makes the arena longer.
    pub(crate) table: KeptTable,
}

/// The initial capacity for extras. Most pages with such elements, which are form controls, have few.
const USUAL_EXTRAS: usize = 8;

/// The DOM Standard's encoding of a new document.
const DEFAULT_ENCODING: &Encoding = UTF_8;

impl Default for Document {
    fn default() -> Self {
        Self::new()
    }
}

impl Document {
    /// Creates an arena with an empty main document in no-quirks mode.
    pub fn new() -> Self {
        Self::with_texts(TextStore::default())
    }

    fn with_texts(texts: TextStore) -> Self {
        #[cfg(debug_assertions)]
        let tag = Tag::new();
        // A placeholder until the main document is created.
        let id = NodeId {
            index: 0,
            generation: NonZeroU32::MIN,
            #[cfg(debug_assertions)]
            tag,
        };
        let mut document = Self {
            #[cfg(debug_assertions)]
            tag,
            nodes: Vec::new(),
            free: NONE,
            kept_after_compaction: 0,
            generations: Generations::default(),
            root: id,
            main: id,
            parse_target: id,
            character_encoding: DEFAULT_ENCODING,
            parsed_up_to: 0,
            texts,
            names: Names::default(),
            attributes: Vec::new(),
            extras: Vec::new(),
            free_extras: Vec::new(),
            pairs: Pairs::default(),
            merged_attributes: MergedAttributes::default(),
            has_form_owners: false,
            associations: Associations::default(),
            selects: None,
            scanned: 0,
            is_values: None,
            changes: None,
            origins: None,
            rare: None,
            table: KeptTable::default(),
        };
        document.create_main_document();
        document
    }

    /// Creates an arena for the parse of this text. Texts and attribute values that the source has
    /// literally become slices of it. The parser's offsets must be offsets in this source; texts at other
    /// offsets are copied.
    ///
    /// A source of 4 GiB or more is not kept, because its offsets do not fit.
    ///
    /// ```
    /// use treewright_dom::Document;
    /// let document = Document::with_source("<p>Hello");
    /// assert_eq!(document.source(), "<p>Hello");
    /// ```
    pub fn with_source(source: impl Into<Arc<str>>) -> Self {
        let mut texts = TextStore::default();
        texts.set_source(source.into());
        Self::with_texts(texts)
    }

    /// The source that was passed to [`Document::with_source`] or [`Document::clear_with_source`].
    pub fn source(&self) -> &str {
        self.texts.source()
    }

    /// [`Document::source`], to share it with the parser: `Parser::append_shared` avoids a copy.
    pub fn shared_source(&self) -> Arc<str> {
        self.texts.source().clone()
    }

    /// Frees all nodes and the source, and keeps the rest of the memory for the next use. All ids
    /// become stale; the document has a new root.
    ///
    /// Generations start again after 2³¹ of these calls; an id from that long ago may name a node.
    ///
    /// ```
    /// use treewright_dom::Document;
    /// let mut document = Document::new();
    /// let old = document.root();
    /// document.clear();
    /// assert!(!document.contains(old));
    /// assert!(document.contains(document.root()));
    /// ```
    pub fn clear(&mut self) {
        // Text made from "" would be allocated.
        self.clear_with_source(Arc::<str>::default());
    }

    /// [`Document::clear`] with a new source, which is kept as by [`Document::with_source`].
    pub fn clear_with_source(&mut self, source: impl Into<Arc<str>>) {
        self.nodes.clear();
        self.free = NONE;
        self.kept_after_compaction = 0;
        self.generations.clear();
        self.character_encoding = DEFAULT_ENCODING;
        self.parsed_up_to = 0;
        self.texts.reset(source.into());
        self.names.clear();
        self.attributes.clear();
        self.extras.clear();
        self.free_extras.clear();
        self.pairs.clear();
        self.merged_attributes.clear();
        self.has_form_owners = false;
        self.associations.clear();
        self.selects = None;
        self.scanned = 0;
        self.is_values = None;
        self.changes = None;
        self.origins = None;
        self.rare = None;
        self.table.forget();
        self.create_main_document();
    }

    /// Sets the source of an arena that was cleared and not used since, so that it need not be cleared
    /// again.
    #[doc(hidden)]
    pub fn set_source_of_cleared(&mut self, source: Arc<str>) {
        self.texts.set_source(source);
    }

    /// The texts and values of the document that are not slices of its source, such as those with
    /// references. Texts that were already there may be included, because one string may hold many.
    #[doc(hidden)]
    pub fn texts_apart_from_the_source(&self) -> impl Iterator<Item = &str> {
        self.texts.apart_from_the_source()
    }

    fn create_main_document(&mut self) {
        self.main = self.allocate(NodeData::Document { mode: DocumentMode::NoQuirks });
        self.root = self.main;
        self.parse_target = self.main;
    }

    /// The character encoding of the main document: UTF-8, unless the decoder of the page
    /// [set](Document::set_character_encoding) another one.
    /// <https://dom.spec.whatwg.org/#concept-document-encoding>
    pub fn character_encoding(&self) -> &'static Encoding {
        self.character_encoding
    }

    /// Sets the character encoding of the main document: the one that the page was decoded from. This does
    /// not change any text.
    pub fn set_character_encoding(&mut self, encoding: &'static Encoding) {
        self.character_encoding = encoding;
    }

    /// The root of the tree that the arena was made for: the main document, or the fragment that a
    /// fragment parse into this arena returned.
    pub fn root(&self) -> NodeId {
        self.root
    }

    /// The document that the arena was created with.
    pub fn main_document(&self) -> NodeId {
        self.main
    }

    /// Returns true if the id names a node, that is, if it is not stale.
    pub fn contains(&self, node: NodeId) -> bool {
        self.find(node).is_some()
    }

    /// A new node without links.
    #[inline]
    pub(crate) fn allocate(&mut self, data: NodeData) -> NodeId {
        if self.free != NONE {
            return self.allocate_again(data);
        }
        if self.nodes.len() == self.nodes.capacity() {
            self.make_room_for_nodes();
        }
        // The store never has room for more nodes than 32 bits can number.
        let index = self.nodes.len() as u32;
        let data = self.packed(index, data);
        self.nodes.push(Node {
            parent: NONE,
            previous_or_last: NONE,
            next: NONE,
            first_child: NONE,
            data,
        });
        self.new_id(index, self.generations.first())
    }

    /// A new node in the first free place.
    #[inline(never)]
    #[expect(clippy::indexing_slicing, reason = "the caller checked that a place is free")]
    fn allocate_again(&mut self, data: NodeData) -> NodeId {
        self.table.forget();
        let index = self.free;
        let data = self.packed(index, data);
        self.note_made_again(data);
        let node = &mut self.nodes[index as usize];
        self.free = std::mem::replace(&mut node.next, NONE);
        node.data = data;
        let generation = self.generations.take(index);
        self.new_id(index, generation)
    }

    /// A new node at the end of `parent`.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the path of nearly all nodes, called in two places")]
    pub(crate) fn append_new(&mut self, parent: u32, data: NodeData) -> NodeId {
        if self.free != NONE || self.nodes.len() == self.nodes.capacity() {
            // The data are set afterwards, so that they are written to memory only once.
            let id = self.append_allocated(parent);
            let data = self.packed(id.index, data);
            self.node_mut(id.index).data = data;
            self.note_made_again(data);
            return id;
        }
        let index = self.nodes.len() as u32;
        let data = self.packed(index, data);
        let previous = self.put_between(parent, NONE, index, index);
        self.nodes.push(Node {
            parent,
            previous_or_last: previous,
            next: NONE,
            first_child: NONE,
            data,
        });
        self.new_id(index, self.generations.first())
    }

    #[cold]
    fn append_allocated(&mut self, parent: u32) -> NodeId {
        let id = self.allocate(NodeData::Free);
        self.link(parent, id.index, NONE);
        id
    }

    /// Frees one node, which is not linked to any other, and its entries in the side tables.
    #[expect(clippy::indexing_slicing, reason = "an element that has extras has their index")]
    pub(crate) fn release(&mut self, index: u32) {
        self.table.forget();
        if let Some(origins) = &mut self.origins {
            origins.forget(index);
        }
        if self.rare.is_some() {
            self.release_rare_parts(index);
        }
        let data = self.data_at(index);
        self.node_mut(index).data = PackedData::FREE;
        match data {
            NodeData::Text { text: data } | NodeData::Comment { data } => self.texts.free(data),
            NodeData::Doctype { pair, .. } | NodeData::ProcessingInstruction { pair, .. }
                if pair != NONE =>
            {
                for text in self.pairs.take(pair) {
                    self.texts.free(text);
                }
            }
            NodeData::Element {
                facts, attributes: AttributePlace { start: extras, .. }, ..
            } if facts.has(ElementFacts::EXTRAS) => {
                self.merged_attributes.remove(&self.id(index));
                let freed = std::mem::take(&mut self.extras[extras as usize]);
                if let AttributeList::Own(slots) = freed.attributes {
                    for slot in slots {
                        self.texts.free(slot.value);
                    }
                }
                self.free_extras.push(extras);
            }
            _ => {}
        }
        let can_be_used_again = self.generations.free(index);
        let next = if can_be_used_again { std::mem::replace(&mut self.free, index) } else { NONE };
        let node = self.node_mut(index);
        node.parent = NONE;
        node.previous_or_last = NONE;
        node.first_child = NONE;
        node.next = next;
    }

    /// Counts the nodes that were created and not deleted, in all trees of the arena, in time linear in the
    /// places of the arena.
    ///
    /// ```
    /// use treewright_dom::Document;
    ///
    /// let mut document = Document::new();
    /// let before = document.node_count();
    /// let text = document.create_text("a");
    /// assert_eq!(document.node_count(), before + 1);
    /// ```
    pub fn node_count(&self) -> usize {
        self.nodes.iter().filter(|node| node.data.kind().is_some()).count()
    }

    /// The memory of nodes, attributes and texts in bytes, about, with that of freed nodes. It takes no time.
    ///
    /// ```
    /// use treewright_dom::Document;
    ///
    /// let mut document = Document::new();
    /// let before = document.memory();
    /// let text = document.create_text(&"a".repeat(1000));
    /// assert!(document.memory() >= before + 1000);
    /// ```
    pub fn memory(&self) -> usize {
        let nodes = self.nodes.capacity().saturating_mul(size_of::<Node>());
        let attributes = self.attributes.capacity().saturating_mul(size_of::<Slot>());
        let extras = self.extras.capacity().saturating_mul(size_of::<Extras>());
        let all = [nodes, attributes, extras, self.texts.memory()];
        all.into_iter().fold(0, usize::saturating_add)
    }

    /// An id of this document.
    #[inline]
    #[cfg_attr(not(debug_assertions), allow(clippy::unused_self, reason = "ids have no tag"))]
    const fn new_id(&self, index: u32, generation: NonZeroU32) -> NodeId {
        NodeId {
            index,
            generation,
            #[cfg(debug_assertions)]
            tag: self.tag,
        }
    }

    /// The place of a node, `None` for a stale id.
    ///
    /// # Panics
    /// In builds with debug assertions, for an id of another document.
    #[inline]
    pub(crate) fn find(&self, node: NodeId) -> Option<u32> {
        #[cfg(debug_assertions)]
        assert!(self.tag.may_be(node.tag), "the id is of another document");
        let is_a_place = (node.index as usize) < self.nodes.len();
        (is_a_place && self.generations.of(node.index) == node.generation).then_some(node.index)
    }

    /// The place of a node, or the error for a stale id.
    pub(crate) fn resolve(&self, node: NodeId) -> Result<u32, crate::NodeError> {
        self.find(node).ok_or(crate::NodeError::Stale)
    }

    /// The place of a node that the parser names.
    ///
    /// # Panics
    /// For a stale id.
    #[inline]
    #[track_caller]
    #[expect(clippy::expect_used, reason = "documented; the handles of a parser are never stale")]
    pub(crate) fn place(&self, node: NodeId) -> u32 {
        self.find(node).expect("a parser's handle names a node of the document")
    }

    /// The id of the node at a place in use.
    #[inline]
    pub(crate) fn id(&self, index: u32) -> NodeId {
        self.new_id(index, self.generations.of(index))
    }

    /// The id that a link points to.
    #[inline]
    pub(crate) fn linked(&self, index: u32) -> Option<NodeId> {
        (index != NONE).then(|| self.id(index))
    }

    #[inline]
    #[expect(
        clippy::indexing_slicing,
        reason = "an id that was resolved and a link are places of the arena"
    )]
    pub(crate) fn node(&self, index: u32) -> &Node {
        &self.nodes[index as usize]
    }

    #[inline]
    #[expect(
        clippy::indexing_slicing,
        reason = "an id that was resolved and a link are places of the arena"
    )]
    pub(crate) fn node_mut(&mut self, index: u32) -> &mut Node {
        &mut self.nodes[index as usize]
    }

    /// The data of a node.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "most callers need a part of it")]
    pub(crate) fn data_at(&self, index: u32) -> NodeData {
        self.node(index).data.unpack(|| self.long_name(index))
    }

    /// Sets the data of a node.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the kind is known at each call")]
    pub(crate) fn set_data_at(&mut self, index: u32, data: NodeData) {
        let data = self.packed(index, data);
        self.node_mut(index).data = data;
    }

    /// Packs the data of a node.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the kind is known at each call")]
    fn packed(&mut self, index: u32, data: NodeData) -> PackedData {
        let (packed, long_name) = PackedData::new(data);
        if let Some(name) = long_name {
            self.keep_long_name(index, name);
        }
        packed
    }

    #[inline]
    #[expect(clippy::expect_used, reason = "links lead to nodes in use")]
    pub(crate) fn kind_at(&self, index: u32) -> NodeKind {
        self.node(index).data.kind().expect("links lead to nodes in use")
    }

    /// The last child, or `NONE`.
    #[inline]
    pub(crate) fn last_child_at(&self, index: u32) -> u32 {
        match self.node(index).first_child {
            NONE => NONE,
            first => self.node(first).previous_or_last,
        }
    }

    /// The previous sibling, or `NONE`.
    #[inline]
    pub(crate) fn previous_at(&self, index: u32) -> u32 {
        let previous = self.node(index).previous_or_last;
        // For a first child it is the last child, which has no next sibling.
        if previous == NONE || self.node(previous).next == NONE { NONE } else { previous }
    }

    /// Removes a node from its parent, if it has one.
    #[inline]
    pub(crate) fn unlink(&mut self, index: u32) {
        let node = self.node_mut(index);
        let (parent, previous, next) = (node.parent, node.previous_or_last, node.next);
        if parent == NONE {
            return;
        }
        self.table.forget();
        let node = self.node_mut(index);
        (node.parent, node.previous_or_last, node.next) = (NONE, NONE, NONE);
        let first = self.node(parent).first_child;
        if first == index {
            self.node_mut(parent).first_child = next;
        } else {
            self.node_mut(previous).next = next;
        }
        if next != NONE {
            self.node_mut(next).previous_or_last = previous;
        } else if first != index {
            self.node_mut(first).previous_or_last = previous;
        }
    }

    /// Puts a node without parent into `parent`, before its child `before` or (`NONE`) at the end. The
    /// caller has checked that the node may be there.
    #[inline]
    pub(crate) fn link(&mut self, parent: u32, index: u32, before: u32) {
        self.table.forget();
        let previous = self.put_between(parent, before, index, index);
        let node = self.node_mut(index);
        (node.parent, node.previous_or_last, node.next) = (parent, previous, before);
    }

    /// Moves all children of `from` into `to`, before its child `before` or at the end, in time
    /// linear in their number.
    pub(crate) fn relink_children(&mut self, from: u32, to: u32, before: u32) {
        let last = self.last_child_at(from);
        let first = std::mem::replace(&mut self.node_mut(from).first_child, NONE);
        if first == NONE {
            return;
        }
        self.table.forget();
        let mut child = first;
        while child != NONE {
            let node = self.node_mut(child);
            node.parent = to;
            child = node.next;
        }
        let previous = self.put_between(to, before, first, last);
        self.node_mut(first).previous_or_last = previous;
        self.node_mut(last).next = before;
    }

    /// Links siblings from `first` to `last` into the children of `parent`, before its child `before`
    /// or at the end, on the side of these children. Returns the `previous_or_last` of `first`.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "half of its conditions are known at each call")]
    fn put_between(&mut self, parent: u32, before: u32, first: u32, last: u32) -> u32 {
        let old_first = self.node(parent).first_child;
        if before == NONE && old_first == NONE {
            self.node_mut(parent).first_child = first;
            return last;
        }
        let after = if before == NONE { old_first } else { before };
        let previous = std::mem::replace(&mut self.node_mut(after).previous_or_last, last);
        if before == old_first {
            self.node_mut(parent).first_child = first;
        } else {
            self.node_mut(previous).next = first;
        }
        previous
    }

    /// The extras of an element, if it has any.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "an element that has extras has their index")]
    pub(crate) fn extras_at(&self, index: u32) -> Option<&Extras> {
        let extras = self.node(index).data.extras()?;
        Some(&self.extras[extras as usize])
    }

    /// The extras of an element, created if it has none yet.
    ///
    /// # Panics
    /// For a node that is not an element.
    #[track_caller]
    #[expect(
        clippy::arithmetic_side_effects,
        clippy::indexing_slicing,
        clippy::panic,
        reason = "documented; an element that has extras has their index, and the list is not empty after a push"
    )]
    pub(crate) fn extras_mut(&mut self, index: u32) -> &mut Extras {
        self.table.forget();
        let data = self.node(index).data;
        if let Some(extras) = data.extras() {
            return &mut self.extras[extras as usize];
        }
        let Some(AttributePlace { start, count }) = data.attributes() else {
            panic!("only elements have extras");
        };
        let place = self.free_extras.pop().unwrap_or_else(|| {
            if self.extras.is_empty() {
                self.extras.reserve(USUAL_EXTRAS);
            }
            // There are at most as many as nodes.
            self.extras.push(Extras::default());
            self.extras.len() as u32 - 1
        });
        self.node_mut(index).data.set_extras(place);
        let extras = &mut self.extras[place as usize];
        extras.attributes = AttributeList::Given { start, count: count.into() };
        extras
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documents_can_be_sent_and_shared() {
        fn assert_send_sync<T: Send + Sync>() {}
        assert_send_sync::<Document>();
    }

    #[test]
    fn text_that_is_lent_in_chunks_is_taken_in_chunk_by_chunk() {
        use std::sync::Arc;
        use treewright_markup::{Origin, Run, TreeSink as _};
        let page = "text and more text ".repeat(100);
        for size in [1, 7, 100, page.len()] {
            let mut document = Document::new();
            let root = document.create_element(crate::Namespace::Html, "p").unwrap();
            let mut offset = 0;
            for chunk in page.as_bytes().chunks(size) {
                let chunk: Arc<str> = std::str::from_utf8(chunk).unwrap().into();
                document.source_text_follows(&chunk, offset);
                let run = Run::in_source(&chunk, offset);
                document.insert_text(&root, None, run, Origin::default());
                offset += chunk.len() as u32;
            }
            document.source_text_follows(&Arc::default(), offset);
            assert_eq!(document.text_content(root), page);
            let copied = document.texts.written_length() - page.len();
            assert!(size < 100 || copied < page.len() / 10, "{size}: {copied}");
        }
    }

    #[test]
    fn a_place_without_generations_left_is_not_used_again() {
        let mut document = Document::new();
        let node = document.create_text("a");
        document.generations.use_up(node.index);
        let node = document.id(node.index);
        document.delete(node).unwrap();
        assert!(!document.contains(node));
        let other = document.create_text("b");
        assert_ne!(node.index, other.index);
        document.clear();
        assert!(document.contains(document.root()));
    }

    #[test]
    fn cleared_generations_are_above_all_that_were_used() {
        let mut document = Document::new();
        let mut ids = vec![document.root()];
        for _ in 0..5 {
            for _ in 0..3 {
                let text = document.create_text("a");
                document.delete(text).unwrap();
                ids.push(text);
            }
            ids.push(document.create_text("b"));
            document.clear();
            assert!(ids.iter().all(|id| !document.contains(*id)));
            let text = document.create_text("c");
            assert!(!ids.contains(&text) && document.contains(text));
        }
    }

    #[test]
    fn side_tables_are_used_again() {
        let mut document = Document::new();
        for round in 0..100 {
            let element =
                document.create_element(treewright_markup::Namespace::Html, "template").unwrap();
            document.set_attribute(element, "class", &round.to_string()).unwrap();
            let doctype = document.create_doctype("html", "a", &round.to_string()).unwrap();
            let instruction = document.create_processing_instruction("a", "b").unwrap();
            document.delete(element).unwrap();
            document.delete(doctype).unwrap();
            document.delete(instruction).unwrap();
        }
        assert_eq!((document.extras.len(), document.pairs.len()), (1, 2));
        assert_eq!(document.nodes.len(), 5);
    }
}
