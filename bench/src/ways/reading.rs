//! Reading every text and every attribute of a tree.

use html5ever::Attribute;
use markup5ever_rcdom::{Handle, NodeData};
use scraper::Node;
use treewright::{Document, NodeKind};

/// A sum over texts that depends on every byte and costs next to nothing: it has no loop over single bytes,
/// whose ends processors cannot predict. The order of the texts does not matter, because peers keep
/// attributes in other orders.
#[derive(Clone, Copy, Debug, Default)]
pub struct Checksum(u64);

impl Checksum {
    /// Adds a text.
    #[inline]
    pub fn add(&mut self, text: &str) {
        const ODD: u64 = 0x9E37_79B9_7F4A_7C15;
        let bytes = text.as_bytes();
        let sum = (bytes.len() as u64).wrapping_mul(ODD);
        // The last word of a text overlaps the one before.
        let sum = if let Some(last) = bytes.last_chunk::<8>() {
            let (words, _) = bytes.as_chunks::<8>();
            let sum = sum.wrapping_add(u64::from_le_bytes(*last).wrapping_mul(ODD));
            words.iter().fold(sum, |sum, word| sum.wrapping_add(u64::from_le_bytes(*word)))
        } else if let (Some(first), Some(last)) =
            (bytes.first_chunk::<4>(), bytes.last_chunk::<4>())
        {
            let (first, last) = (u32::from_le_bytes(*first), u32::from_le_bytes(*last));
            sum.wrapping_add(u64::from(first) << 32 | u64::from(last))
        } else if let (Some(first), Some(last)) = (bytes.first(), bytes.last()) {
            let middle = bytes[bytes.len() / 2];
            sum.wrapping_add(u64::from(u32::from_le_bytes([*first, middle, *last, 0])))
        } else {
            sum
        };
        self.0 = self.0.wrapping_add(sum);
    }

    /// The sum.
    pub const fn value(self) -> u64 {
        self.0
    }
}

pub(super) fn ours(document: &Document) -> u64 {
    let mut checksum = Checksum::default();
    for node in document.descendants_with_fragments(document.root()) {
        match document.kind(node) {
            Some(NodeKind::Element) => {
                for (name, value) in document.attributes(node) {
                    checksum.add(name.local);
                    checksum.add(value);
                }
            }
            Some(NodeKind::Text) => checksum.add(document.text(node).unwrap_or_default()),
            _ => {}
        }
    }
    checksum.value()
}

pub(super) fn rcdom(document: &Handle) -> u64 {
    let mut checksum = Checksum::default();
    let mut waiting = vec![document.clone()];
    while let Some(node) = waiting.pop() {
        match &node.data {
            NodeData::Text { contents } => checksum.add(&contents.borrow()),
            NodeData::Element { attrs, template_contents, .. } => {
                for Attribute { name, value } in &*attrs.borrow() {
                    checksum.add(&name.local);
                    checksum.add(value);
                }
                waiting.extend(template_contents.borrow().iter().cloned());
            }
            _ => {}
        }
        waiting.extend(node.children.borrow().iter().rev().cloned());
    }
    checksum.value()
}

pub(super) fn scraper(html: &scraper::Html) -> u64 {
    let mut checksum = Checksum::default();
    for node in html.tree.root().descendants() {
        match node.value() {
            Node::Text(text) => checksum.add(&text.text),
            Node::Element(element) => {
                for (name, value) in element.attrs() {
                    checksum.add(name);
                    checksum.add(value);
                }
            }
            _ => {}
        }
    }
    checksum.value()
}

/// tl keeps slices of the source and decodes nothing.
pub(super) fn tl(document: &tl::VDom<'_>) -> u64 {
    let mut checksum = Checksum::default();
    for node in document.nodes() {
        match node {
            tl::Node::Raw(text) => checksum.add(text.try_as_utf8_str().unwrap_or_default()),
            tl::Node::Tag(tag) => {
                for (name, value) in tag.attributes().iter() {
                    checksum.add(&name);
                    checksum.add(value.as_deref().unwrap_or_default());
                }
            }
            tl::Node::Comment(_) => {}
        }
    }
    checksum.value()
}
