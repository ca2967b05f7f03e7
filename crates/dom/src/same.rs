//! Two trees that are the same, compared in the least time.

use treewright_markup::LocalName;

use crate::Document;
use crate::node::{AttributePlace, ElementFacts, NONE, NodeData, NodeId};
use crate::text_store::TextRef;

/// The children, of a pair of nodes, that are compared next; both are `NONE` after the last ones.
type Pair = [u32; 2];

impl Document {
    /// Returns true if the trees of two nodes are certainly the same: the same nodes, names, texts, and attributes in
    /// the same order, with the contents of templates and shadow trees, and in the same mode if they are
    /// documents. Of the two nodes themselves only the kind counts. Text nodes that are next to each other count as
    /// one if `joins`.
    ///
    /// False for some trees that are the same too: if a parser associated an element of either document with a form, or
    /// if one has nodes that only scripts make. `treewright_write::differences` tells these apart, and takes several times
    /// as long.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let [a, b, c] = ["x", "x", "y"].map(|text| {
    ///     let element = document.create_element(Namespace::Html, "p").unwrap();
    ///     document.set_text_content(element, text).unwrap();
    ///     element
    /// });
    /// assert!(document.is_certainly_same(a, &document, b, false));
    /// assert!(!document.is_certainly_same(a, &document, c, false));
    /// ```
    pub fn is_certainly_same(
        &self,
        node: NodeId,
        other: &Self,
        other_node: NodeId,
        joins: bool,
    ) -> bool {
        let (Some(root), Some(other_root)) = (self.find(node), other.find(other_node)) else {
            return false;
        };
        let is_plain = |document: &Self| !document.has_form_owners && document.rare.is_none();
        if !is_plain(self)
            || !is_plain(other)
            || self.kind_at(root) != other.kind_at(other_root)
            || self.mode_of(node) != other.mode_of(other_node)
        {
            return false;
        }
        let mut parents = [root, other_root];
        let Some(mut pair) = self.first_parts(other, &mut parents) else { return false };
        loop {
            let [one, two] = pair;
            if one == NONE && two == NONE {
                let ended = parents;
                if ended[0] == root {
                    return true;
                }
                match self.after_the_end(other, ended, &mut parents) {
                    Some(next) => pair = next,
                    None => return false,
                }
                continue;
            }
            if one == NONE || two == NONE {
                return false;
            }
            let (node, other_node) = (self.node(one), other.node(two));
            if let Some(count) = node.data.attributes_of_alike(other_node.data) {
                if count > 0 && !self.has_same_attributes(other, pair) {
                    return false;
                }
                parents = pair;
                pair = [node.first_child, other_node.first_child];
                continue;
            }
            match (node.data.text(), other_node.data.text()) {
                (None, None) => {}
                (Some(_), Some(_)) => {
                    match self.after_same_texts(other, pair, joins) {
                        Some(next) => pair = next,
                        None => return false,
                    }
                    continue;
                }
                _ => return false,
            }
            if !self.is_same_node(other, pair) {
                return false;
            }
            parents = pair;
            match self.first_parts(other, &mut parents) {
                Some(first) => pair = first,
                None => return false,
            }
        }
    }

    /// The first things in two nodes: the children of their shadow roots, template contents, or of themselves. The one
    /// that it is becomes the parent. `None` if they have different parts.
    #[inline]
    fn first_parts(&self, other: &Self, parents: &mut Pair) -> Option<Pair> {
        let [one, two] = *parents;
        let has_extras = |document: &Self, node| document.node(node).data.has(ElementFacts::EXTRAS);
        if has_extras(self, one) || has_extras(other, two) {
            match (self.own_shadow_root(one), other.own_shadow_root(two)) {
                (None, None) => return self.after_shadow_roots(other, parents),
                (Some(of_one), Some(of_two)) => {
                    if !self.is_same_node(other, [of_one, of_two]) {
                        return None;
                    }
                    *parents = [of_one, of_two];
                }
                _ => return None,
            }
        }
        Some(self.children_of(other, *parents))
    }

    fn children_of(&self, other: &Self, [one, two]: Pair) -> Pair {
        [self.node(one).first_child, other.node(two).first_child]
    }

    /// The things in two elements after their shadow roots.
    fn after_shadow_roots(&self, other: &Self, parents: &mut Pair) -> Option<Pair> {
        let [one, two] = *parents;
        match (self.own_template_contents(one), other.own_template_contents(two)) {
            (None, None) => {}
            (Some(of_one), Some(of_two)) => *parents = [of_one, of_two],
            _ => return None,
        }
        Some(self.children_of(other, *parents))
    }

    /// The things after two nodes that have ended, which were reached together and are not the roots. Sets its parents.
    #[inline]
    fn after_the_end(&self, other: &Self, [one, two]: Pair, parents: &mut Pair) -> Option<Pair> {
        let (node, other_node) = (self.node(one), other.node(two));
        if node.parent != NONE && other_node.parent != NONE {
            *parents = [node.parent, other_node.parent];
            return Some([node.next, other_node.next]);
        }
        let hosts = [self.host_at(one), other.host_at(two)];
        if hosts.contains(&NONE) {
            return None;
        }
        *parents = hosts;
        if matches!(self.data_at(one), NodeData::ShadowRoot { .. }) {
            return self.after_shadow_roots(other, parents);
        }
        Some(self.children_of(other, hosts))
    }

    /// The nodes after two texts; `None` if the texts are different. With `joins` the texts go on in the text nodes
    /// after them.
    #[inline]
    fn after_same_texts(&self, other: &Self, [one, two]: Pair, joins: bool) -> Option<Pair> {
        let (node, other_node) = (self.node(one), other.node(two));
        let next = [node.next, other_node.next];
        let text = self.texts.get(node.data.text()?);
        let other_text = other.texts.get(other_node.data.text()?);
        let goes_on = joins
            && (next[0] != NONE && self.node(next[0]).data.is_text()
                || next[1] != NONE && other.node(next[1]).data.is_text());
        if goes_on {
            return self.after_same_joined_texts(other, [one, two]);
        }
        (text == other_text).then_some(next)
    }

    #[inline(never)]
    fn after_same_joined_texts(&self, other: &Self, pair: Pair) -> Option<Pair> {
        let mut texts = [Texts::from(self, pair[0]), Texts::from(other, pair[1])];
        loop {
            let [one, two] = &mut texts;
            match (one.bytes(), two.bytes()) {
                ([], []) => return Some([one.next, two.next]),
                (of_one, of_two) => {
                    let length = of_one.len().min(of_two.len());
                    if length == 0 || of_one.get(..length) != of_two.get(..length) {
                        return None;
                    }
                    one.skip(length);
                    two.skip(length);
                }
            }
        }
    }

    /// Compares two nodes that are not text, without their descendants.
    #[inline]
    fn is_same_node(&self, other: &Self, [one, two]: Pair) -> bool {
        match (self.data_at(one), other.data_at(two)) {
            (
                NodeData::Element { facts, local, attributes },
                NodeData::Element {
                    facts: other_facts,
                    local: other_local,
                    attributes: other_attributes,
                },
            ) => {
                let has_none = |facts: ElementFacts, place: AttributePlace| {
                    !facts.has(ElementFacts::EXTRAS) && place.count == 0
                };
                facts.namespace() == other_facts.namespace()
                    && self.is_same_name(local, other, other_local)
                    && (has_none(facts, attributes) && has_none(other_facts, other_attributes)
                        || self.has_same_attributes(other, [one, two]))
            }
            (NodeData::Comment { data }, NodeData::Comment { data: other_data }) => {
                self.is_same_text(data, other, other_data)
            }
            (
                NodeData::ProcessingInstruction { target, pair },
                NodeData::ProcessingInstruction { target: other_target, pair: other_pair },
            ) => {
                self.processing_instruction_of(target, pair)
                    == other.processing_instruction_of(other_target, other_pair)
            }
            (
                NodeData::Doctype { name, pair },
                NodeData::Doctype { name: other_name, pair: other_pair },
            ) => self.doctype_of(name, pair) == other.doctype_of(other_name, other_pair),
            (NodeData::ShadowRoot { init, .. }, NodeData::ShadowRoot { init: other_init, .. }) => {
                init == other_init
            }
            _ => false,
        }
    }

    #[inline]
    fn is_same_name(&self, name: LocalName, other: &Self, other_name: LocalName) -> bool {
        // Known names have the same number in all documents.
        name == other_name && name.is_known()
            || self.names.text(name) == other.names.text(other_name)
    }

    fn is_same_text(&self, text: TextRef, other: &Self, other_text: TextRef) -> bool {
        self.texts.get(text) == other.texts.get(other_text)
    }

    fn has_same_attributes(&self, other: &Self, [one, two]: Pair) -> bool {
        let (slots, other_slots) = (self.slots(one), other.slots(two));
        slots.len() == other_slots.len()
            && slots.iter().zip(other_slots).all(|(slot, other_slot)| {
                let is_known = LocalName::known_at(slot.name as usize).is_some();
                (slot.name == other_slot.name && is_known
                    || self.names.attribute(slot.name) == other.names.attribute(other_slot.name))
                    && self.is_same_text(slot.value, other, other_slot.value)
            })
    }
}

/// A run of text nodes that are next to each other, read in pieces.
struct Texts<'a> {
    document: &'a Document,
    bytes: &'a [u8],
    /// The node after those that were read.
    next: u32,
}

impl<'a> Texts<'a> {
    const fn from(document: &'a Document, node: u32) -> Self {
        Self { document, bytes: &[], next: node }
    }

    /// The rest of the node, or else of the next one; empty at the end of the run.
    fn bytes(&mut self) -> &'a [u8] {
        while self.bytes.is_empty() && self.next != NONE {
            let node = self.document.node(self.next);
            let Some(text) = node.data.text() else { break };
            self.bytes = self.document.texts.get(text).as_bytes();
            self.next = node.next;
        }
        self.bytes
    }

    fn skip(&mut self, length: usize) {
        self.bytes = self.bytes.get(length..).unwrap_or_default();
    }
}
