//! Lines and columns of nodes.

use std::sync::OnceLock;

use treewright::{Document, LineColumn, NodeRef, SourceId};

/// The distance of two places that are remembered, in bytes.
const STEP: usize = 1 << 12;

/// The places of the nodes of a document that was parsed with origins. Any of them is found in constant
/// time, so that a page in one long line takes no longer than others.
pub(crate) struct Places<'a> {
    text: &'a [u8],
    /// The line and column at each multiple of [`STEP`], from the first place that is asked for.
    every_step: OnceLock<Vec<LineColumn>>,
}

impl<'a> Places<'a> {
    pub(crate) fn new(document: &'a Document) -> Self {
        let text = document.source_of(SourceId::MAIN).unwrap_or_default().as_bytes();
        Self { text, every_step: OnceLock::new() }
    }

    /// The offset of a node in bytes of the text, and its line and column: those of its start tag, or of
    /// the one that it is a clone of, and for other nodes of their first character. `None` for a node
    /// that is not written in the page.
    pub(crate) fn of(&self, node: NodeRef<'_>) -> Option<(u32, LineColumn)> {
        let origin = node.origin()?;
        let span = if node.is_element() { origin.start_tag() } else { origin.span() };
        let offset = span
            .or_else(|| origin.original())
            .or_else(|| origin.text_spans().next())
            .filter(|span| span.source == SourceId::MAIN)?
            .start;
        Some((offset, self.at(offset)))
    }

    /// The line and column at an offset, as `LineIndex` counts them.
    fn at(&self, offset: u32) -> LineColumn {
        let offset = (offset as usize).min(self.text.len());
        let every_step = self.every_step.get_or_init(|| {
            let mut place = LineColumn { line: 1, column: 1 };
            let mut places = vec![place];
            for start in (0..self.text.len()).step_by(STEP) {
                place = self.advance(place, start, start.saturating_add(STEP));
                places.push(place);
            }
            places
        });
        let step = offset / STEP;
        let from = every_step.get(step).copied().unwrap_or(LineColumn { line: 1, column: 1 });
        self.advance(from, step.saturating_mul(STEP), offset)
    }

    /// The place at `end`, from that at `start`.
    fn advance(&self, mut place: LineColumn, start: usize, end: usize) -> LineColumn {
        let bytes = self.text.get(start..end.min(self.text.len())).unwrap_or_default();
        for (offset, byte) in (start..).zip(bytes) {
            let next = || self.text.get(offset.saturating_add(1));
            match byte {
                b'\n' => place = next_line(place),
                b'\r' if next() != Some(&b'\n') => place = next_line(place),
                0x80..=0xBF => {}
                0xF0..=0xFF => place.column = place.column.saturating_add(2),
                _ => place.column = place.column.saturating_add(1),
            }
        }
        place
    }
}

fn next_line(place: LineColumn) -> LineColumn {
    LineColumn { line: place.line.saturating_add(1), column: 1 }
}

#[cfg(test)]
mod tests {
    use treewright::{LineIndex, Options};

    use super::*;

    #[test]
    fn places_are_those_of_the_line_index() {
        let piece = "a\r\nb\rc\n\nd\u{E9}\u{1F600}\u{20AC}<p>\r";
        for text in [String::new(), piece.to_owned(), piece.repeat(1000), "x".repeat(STEP + 1)] {
            let document = Options::new().origins(true).parse(&text).document;
            let (places, index) = (Places::new(&document), LineIndex::new(&text));
            let around = |place: usize| place.saturating_sub(50)..place + 50;
            for offset in around(0).chain(around(STEP)).chain(around(text.len())) {
                if text.is_char_boundary(offset) {
                    let offset = offset as u32;
                    assert_eq!(places.at(offset), index.line_column(&text, offset), "{offset}");
                }
            }
        }
    }
}
