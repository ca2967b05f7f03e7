//! Reclaims memory that the parser filled and that is no longer used.

use std::collections::HashMap;

use crate::Document;
use crate::attributes::Slot;
use crate::node::{AttributeList, ElementFacts, NONE, NodeData};
use crate::text_store::{Compaction, TextRef};

/// The minimum number of bytes of text and attributes that justifies a walk over all nodes.
const LITTLE: usize = 1 << 16;

impl Document {
    /// Like [`Document::compact`], but only if so much was written since the last time that the walk over
    /// all nodes is cheap in comparison. Returns false if nothing was done.
    ///
    /// ```
    /// assert!(!treewright_dom::Document::new().compact_if_it_pays());
    /// ```
    pub fn compact_if_it_pays(&mut self) -> bool {
        let kept = self.kept_after_compaction.saturating_mul(2);
        let least = kept.max(self.nodes.len().saturating_mul(16)).saturating_add(LITTLE);
        self.parsed_bytes() > least && self.compact()
    }

    /// The bytes of what parsers wrote, used or not.
    fn parsed_bytes(&self) -> usize {
        let attributes = self.attributes.len().saturating_mul(size_of::<Slot>());
        self.texts.written_length().saturating_add(attributes)
    }

    /// Frees the memory of texts and attributes that parsers wrote and that no node uses any more, for
    /// arenas that outlive their documents. It takes time linear in the number of nodes. Call it between two
    /// parses: it does nothing and returns false while a parser reads a text that it announced, or if the
    /// [origins](Document::keep_origins) of nodes are kept.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.set_attribute(element, "id", "a").unwrap();
    /// assert!(document.compact());
    /// assert_eq!(document.outer_html(element), r#"<p id="a"></p>"#);
    /// ```
    pub fn compact(&mut self) -> bool {
        if self.origins.is_some() || self.texts.is_lent_to_a_parser() {
            return false;
        }
        let mut texts = self.texts.start_compaction();
        let mut attributes = Vec::new();
        // The lists of attributes that the parser gave, which elements share, by their old starts.
        let mut lists: HashMap<u32, u32> = HashMap::new();
        for index in 0..self.nodes.len() as u32 {
            match self.data_at(index) {
                NodeData::Text { text } => {
                    let text = self.texts.relocate(text, &mut texts);
                    self.set_data_at(index, NodeData::Text { text });
                }
                NodeData::Comment { data } => {
                    let data = self.texts.relocate(data, &mut texts);
                    self.set_data_at(index, NodeData::Comment { data });
                }
                NodeData::Doctype { pair, .. } | NodeData::ProcessingInstruction { pair, .. }
                    if pair != NONE =>
                {
                    let all = self.pairs.get(pair).map(|it| self.texts.relocate(it, &mut texts));
                    *self.pairs.get_mut(pair) = all;
                }
                NodeData::Element { facts, .. } => {
                    let mut relocate = |slots: &[Slot], document: &mut Self| -> Vec<Slot> {
                        let new = slots.iter().map(|slot| Slot {
                            value: document.texts.relocate(slot.value, &mut texts),
                            ..*slot
                        });
                        new.collect()
                    };
                    let slots = self.slots(index).to_vec();
                    let given = self.given_list(self.id(index));
                    let Some((start, count)) = given else {
                        let slots = relocate(&slots, self);
                        self.extras_mut(index).attributes = AttributeList::Own(slots);
                        continue;
                    };
                    let start = match (count, lists.get(&start)) {
                        (0, _) => 0,
                        (_, Some(start)) => *start,
                        _ => {
                            // The new list is not longer than the old one.
                            let new = attributes.len() as u32;
                            attributes.extend(relocate(&slots, self));
                            lists.insert(start, new);
                            new
                        }
                    };
                    if facts.has(ElementFacts::EXTRAS) {
                        let list = AttributeList::Given { start, count };
                        self.extras_mut(index).attributes = list;
                    } else {
                        self.node_mut(index).data.set_start_of_attributes(start);
                    }
                }
                _ => {}
            }
        }
        self.compact_attribute_nodes(&mut texts);
        attributes.shrink_to_fit();
        self.attributes = attributes;
        self.texts.end_compaction(texts);
        self.kept_after_compaction = self.parsed_bytes();
        true
    }

    fn compact_attribute_nodes(&mut self, compaction: &mut Compaction) {
        let Some(mut rare) = self.rare.take() else { return };
        let mut relocate = |text: TextRef| self.texts.relocate(text, compaction);
        rare.attributes.relocate_values(&mut relocate);
        self.rare = Some(rare);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use treewright_markup::{
        AttributeBuffer, ElementName, LocalName, Namespace, Origin, Run, TreeSink,
    };

    use crate::scripting::{AttributesAsNodes, DocumentProperties, UncheckedNodes};
    use crate::{Document, NodeId};

    /// Writes the same as a parser writes for a page.
    fn parse(document: &mut Document, parent: NodeId, number: usize) {
        let source: Arc<str> = format!("<p id=number{number} title=abc>text {number}").into();
        document.source_text_follows(&source, 0);
        for (start, name) in [(0, "p"), (3, "template")] {
            let mut attributes = AttributeBuffer::default();
            attributes.push("id", &source[6..6 + 6 + start]);
            attributes.push("title", "other text");
            let local = LocalName::known(name).unwrap();
            let name = ElementName { namespace: Namespace::Html, local, text: name };
            let view = attributes.view();
            let element = document.append_new_element(name, view, &parent, Origin::default());
            let again =
                document.create_element_like(&element, name, view, &parent, Origin::default());
            document.insert(&parent, &again, None, Origin::default());
            let text = Run::in_source(&source[4..], 4);
            document.insert_text(&element, None, text, Origin::default());
        }
        let data = Run::in_source(&source[2..], 2);
        let comment = TreeSink::create_comment(document, data, Origin::default());
        document.insert(&parent, &comment, None, Origin::default());
        document.source_text_follows(&Arc::default(), source.len() as u32);
    }

    #[test]
    fn memory_is_given_back() {
        let mut document = Document::new();
        let kept =
            document.create_document_with(&crate::DocumentInit::new(crate::DocumentType::Html));
        let element = document.create_named_element(crate::FullName::plain("a"));
        Document::append(&mut document, kept, element).unwrap();
        parse(&mut document, element, 0);
        let child = document.first_child(element).unwrap();
        Document::set_attribute(&mut document, child, "class", "b").unwrap();
        let attribute = document.attribute_node(child, 1).unwrap();
        Document::remove_attribute(&mut document, child, "title").unwrap();
        let mut sizes = Vec::new();
        for round in 0..20 {
            let page = document.create_document(crate::DocumentMode::NoQuirks);
            let root = document.create_named_element(crate::FullName::plain("a"));
            Document::append(&mut document, page, root).unwrap();
            parse(&mut document, root, 1000 + round);
            let before = [page, kept].map(|page| document.outer_html(page));
            assert!(document.compact());
            assert_eq!([page, kept].map(|page| document.outer_html(page)), before);
            document.delete(page).unwrap();
            assert!(document.compact());
            assert_eq!(document.outer_html(kept), before[1]);
            assert_eq!(document.attribute_node_value(attribute), Some("other text".into()));
            sizes.push((document.texts.written_length(), document.attributes.len()));
        }
        assert!(sizes.iter().all(|size| *size == sizes[0]), "{sizes:?}");
        let source: Arc<str> = "abc".into();
        document.source_text_follows(&source, 0);
        assert!(!document.compact());
    }
}
