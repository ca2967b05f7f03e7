//! Replaced ranges and insertions.

use std::collections::BTreeMap;

/// New text for a range of the source; an insertion has an empty range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) start: u32,
    pub(super) end: u32,
    pub(super) text: String,
    /// The text may contain character references, so characters that the encoding lacks can become
    /// references.
    pub(super) can_have_references: bool,
}

/// Ranges that do not overlap, and insertions outside them.
#[derive(Clone, Debug, Default)]
pub(super) struct Pieces {
    /// By their starts.
    replaced: BTreeMap<u32, Piece>,
    inserted: BTreeMap<u32, String>,
    /// The text after the new contents of an element that was empty: both are at one place.
    after_contents: BTreeMap<u32, String>,
}

/// The part of a page that a range of its source represents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    /// A node: text at the ends of the range is before or after it.
    Node,
    /// The contents of an element: text at the ends of the range belongs to them.
    Contents,
}

impl Pieces {
    pub(super) fn is_empty(&self) -> bool {
        self.replaced.is_empty() && self.inserted.is_empty()
    }

    /// Returns true if a range is in a replaced one.
    pub(super) fn covers(&self, start: u32, end: u32) -> bool {
        let before = self.replaced.range(..=start).next_back();
        before.is_some_and(|(_, piece)| piece.start < piece.end && end <= piece.end)
    }

    /// Replaces a range, and overrides a replacement of the same range and edits inside it. Returns false
    /// if it is a part of another replaced range.
    pub(super) fn replace(&mut self, piece: Piece, extent: Extent) -> bool {
        let (start, end) = (piece.start, piece.end);
        let is_the_same = self.replaced.get(&start).is_some_and(|old| old.end == end);
        let before = self.replaced.range(..start).next_back();
        let overlaps = before.is_some_and(|(_, before)| before.end > start)
            || self.replaced.get(&start).is_some_and(|old| old.end > end)
            || self.replaced.range(start..end).any(|(_, inside)| inside.end > end);
        if overlaps && !is_the_same {
            return false;
        }
        remove_range(&mut self.replaced, start, end.max(start.saturating_add(1)));
        let (first, after) = match extent {
            Extent::Node => (start.saturating_add(1), end),
            Extent::Contents => (start, end.saturating_add(1)),
        };
        for inserted in [&mut self.inserted, &mut self.after_contents] {
            remove_range(inserted, first, after);
        }
        self.replaced.insert(start, piece);
        true
    }

    /// Inserts text after earlier insertions at this place; with `is_after`, also after the contents that
    /// an empty element got there. Returns false inside a replaced range.
    pub(super) fn insert(&mut self, at: u32, text: &str, is_after: bool) -> bool {
        let before = self.replaced.range(..at).next_back();
        if before.is_some_and(|(_, before)| before.end > at) {
            return false;
        }
        let has_new_contents = self.replaced.get(&at).is_some_and(|piece| piece.end == at);
        let inserted = if is_after && has_new_contents {
            &mut self.after_contents
        } else {
            &mut self.inserted
        };
        inserted.entry(at).or_default().push_str(text);
        true
    }

    /// All edits; insertions come first at the start of a range.
    pub(super) fn list(&self) -> Vec<Piece> {
        let insertion = |(at, text): (&u32, &String)| Piece {
            start: *at,
            end: *at,
            text: text.clone(),
            can_have_references: false,
        };
        let before = self.inserted.iter().map(insertion);
        let after = self.after_contents.iter().map(insertion);
        before.chain(self.replaced.values().cloned()).chain(after).collect()
    }
}

/// Removes what is from one place to another, in time for that only.
pub(super) fn remove_range<T>(map: &mut BTreeMap<u32, T>, start: u32, end: u32) {
    while start < end
        && let Some(place) = map.range(start..end).next().map(|(place, _)| *place)
    {
        map.remove(&place);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piece(start: u32, end: u32, text: &str) -> Piece {
        Piece { start, end, text: text.to_owned(), can_have_references: false }
    }

    #[test]
    fn ranges_do_not_overlap() {
        let mut pieces = Pieces::default();
        assert!(pieces.replace(piece(10, 20, "a"), Extent::Node));
        assert!(pieces.replace(piece(10, 20, "b"), Extent::Node));
        assert!(
            !pieces.replace(piece(12, 15, "c"), Extent::Node)
                && !pieces.replace(piece(5, 12, "c"), Extent::Node)
        );
        assert!(
            !pieces.replace(piece(15, 25, "c"), Extent::Node) && !pieces.insert(15, "c", false)
        );
        assert!(
            pieces.insert(10, "d", false)
                && pieces.insert(20, "e", false)
                && pieces.insert(20, "f", false)
        );
        assert!(pieces.covers(12, 20) && !pieces.covers(12, 21));
        let texts = |pieces: &Pieces| -> Vec<String> {
            pieces.list().iter().map(|piece| piece.text.clone()).collect()
        };
        assert_eq!(texts(&pieces), ["d", "ef", "b"]);
        assert!(pieces.replace(piece(5, 25, "g"), Extent::Node));
        assert_eq!(texts(&pieces), ["g"]);
    }
}
