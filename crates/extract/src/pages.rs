//! Pages that wait to be extracted from: all their bytes in one piece of memory.

use std::ops::Range;

use crate::extractor::{Content, Page};

/// Pages that wait to be extracted from. Their bytes are in one piece of memory, which the pages of the next batch
/// can have again.
///
/// ```
/// use treewright_extract::{Content, Page, PageBatch};
///
/// let mut pages = PageBatch::new();
/// let content = Some(Content::Bytes(b"<p>a"));
/// pages.push(&Page { url: Some("https://example.com/"), content, ..Page::default() });
/// assert_eq!(pages.iter().next().unwrap().content, content);
/// ```
#[derive(Clone, Debug, Default)]
pub struct PageBatch {
    pub(crate) bytes: Vec<u8>,
    pub(crate) entries: Vec<Entry>,
}

/// A page: the places of its parts.
#[derive(Clone, Debug, Default)]
pub(crate) struct Entry {
    pub(crate) url: Option<String>,
    pub(crate) content: Option<Range<usize>>,
    pub(crate) is_text: bool,
    pub(crate) content_type: Option<String>,
    pub(crate) problem: Option<String>,
}

impl PageBatch {
    /// A batch without pages.
    pub fn new() -> Self {
        Self::default()
    }

    /// The number of pages.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns true if it has no pages.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The bytes of memory that pages take, about.
    pub fn bytes(&self) -> usize {
        self.bytes.len()
    }

    /// Removes the pages, and keeps the memory.
    pub fn clear(&mut self) {
        self.bytes.clear();
        self.entries.clear();
    }

    /// Adds a page.
    pub fn push(&mut self, page: &Page<'_>) {
        let start = self.bytes.len();
        let is_text = matches!(page.content, Some(Content::Text(_)));
        let content = page.content.map(|content| {
            self.bytes.extend_from_slice(match content {
                Content::Text(text) => text.as_bytes(),
                Content::Bytes(bytes) => bytes,
            });
            start..self.bytes.len()
        });
        self.entries.push(Entry {
            url: page.url.map(str::to_owned),
            content,
            is_text,
            content_type: page.content_type.map(str::to_owned),
            problem: page.problem.map(str::to_owned),
        });
    }

    /// The pages, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Page<'_>> {
        self.entries.iter().map(|entry| Page {
            url: entry.url.as_deref(),
            content: entry.content.clone().map(|range| {
                let bytes = self.bytes.get(range).unwrap_or_default();
                let text = entry.is_text.then(|| std::str::from_utf8(bytes).ok()).flatten();
                text.map_or(Content::Bytes(bytes), Content::Text)
            }),
            content_type: entry.content_type.as_deref(),
            problem: entry.problem.as_deref(),
        })
    }
}
