//! The extension `:contains()`.
//!
//! The text content of an element is a part of the text of its tree. So the text of the tree is searched
//! once, and an element has the text if one of the matches is in its part.

use rustc_hash::FxHashMap;
use treewright_dom::NodeRef;

/// The texts of the requested trees.
#[derive(Clone, Debug, Default)]
pub(crate) struct Texts {
    trees: Vec<String>,
    /// For each element its tree, and the start and the end of its text there.
    parts: FxHashMap<u32, (usize, usize, usize)>,
    /// The matches of a text in the text of a tree: by the number of the test, that of the text in it, and
    /// that of the tree.
    found: FxHashMap<(u32, usize, usize), Vec<usize>>,
}

impl Texts {
    /// Returns true if the text content of an element has one of these texts.
    pub(crate) fn contain(
        &mut self,
        number: u32,
        texts: &[Box<str>],
        element: NodeRef<'_>,
    ) -> bool {
        if !self.parts.contains_key(&element.place()) {
            self.read_tree(element.root());
        }
        let Some((tree, start, end)) = self.parts.get(&element.place()).copied() else {
            return false;
        };
        let whole = self.trees.get(tree).map_or("", String::as_str);
        texts.iter().enumerate().any(|(index, text)| {
            let found = self
                .found
                .entry((number, index, tree))
                .or_insert_with(|| occurrences(whole.as_bytes(), text.as_bytes()));
            let next = found.partition_point(|place| *place < start);
            found.get(next).is_some_and(|place| place.saturating_add(text.len()) <= end)
        })
    }

    fn read_tree(&mut self, root: NodeRef<'_>) {
        let tree = self.trees.len();
        let mut text = String::new();
        let mut node = root;
        // Opens `place` at each iteration, and closes the elements that end with it.
        'nodes: loop {
            if let Some(data) = node.text_data() {
                text.push_str(data);
            }
            self.parts.insert(node.place(), (tree, text.len(), text.len()));
            if let Some(child) = node.first_child() {
                node = child;
                continue;
            }
            loop {
                if let Some(part) = self.parts.get_mut(&node.place()) {
                    part.2 = text.len();
                }
                if node == root {
                    break 'nodes;
                }
                if let Some(next) = node.next_sibling() {
                    node = next;
                    continue 'nodes;
                }
                let Some(parent) = node.parent() else {
                    break 'nodes;
                };
                node = parent;
            }
        }
        self.trees.push(text);
    }
}

/// All occurrences of a text in another, including overlapping ones, by the algorithm of Knuth, Morris and
/// Pratt, which takes time linear in both.
#[expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "`matched` is at most the length of `wanted`, and borders are shorter than what they are of"
)]
fn occurrences(text: &[u8], wanted: &[u8]) -> Vec<usize> {
    if wanted.is_empty() {
        return (0..=text.len()).collect();
    }
    // The length of the longest border of each prefix.
    let mut borders = vec![0; wanted.len()];
    let mut matched = 0;
    for index in 1..wanted.len() {
        while matched > 0 && wanted[index] != wanted[matched] {
            matched = borders[matched - 1];
        }
        matched += usize::from(wanted[index] == wanted[matched]);
        borders[index] = matched;
    }
    let mut found = Vec::new();
    matched = 0;
    for (index, byte) in text.iter().enumerate() {
        while matched > 0 && *byte != wanted[matched] {
            matched = borders[matched - 1];
        }
        matched += usize::from(*byte == wanted[matched]);
        if matched == wanted.len() {
            found.push(index + 1 - matched);
            matched = borders[matched - 1];
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn occurrences_overlap() {
        for (text, wanted) in [
            ("aaaa", "aa"),
            ("abababa", "aba"),
            ("", "a"),
            ("abc", "abcd"),
            ("aabaab", "aab"),
            ("ab", ""),
        ] {
            let expected: Vec<usize> =
                (0..=text.len()).filter(|start| text[*start..].starts_with(wanted)).collect();
            assert_eq!(
                occurrences(text.as_bytes(), wanted.as_bytes()),
                expected,
                "{text} {wanted}"
            );
        }
    }
}
