//! The proof, and what is done where it fails.

use treewright_dom::{Document, DocumentMode, LocalName, Namespace, NodeId, NodeKind};
use treewright_sanitize::{Action, Changes, Reason, Record, RewrittenUrls};
use treewright_write::differences_when_normalized;

use super::room::{Ended, Room, Which};
use super::writing::write;
use super::{Place, SanitizeError, Sanitized, TextSanitizer, Variation, Work};
use crate::End;

/// The number of rounds after which the answer is an error.
const ROUNDS: u32 = 16;

/// The first rounds take the tree of the proof. Then each second round takes elements apart.
const FIRST_ROUNDS: u32 = 3;

/// In later rounds elements are removed with their contents.
const ROUNDS_THAT_KEEP_CONTENTS: u32 = 9;

/// The number of differences that the first round examines; each later round examines twice as many.
const MOST_DIFFERENCES: usize = 16;

enum Proof {
    Same,
    /// The HTML is parsed as another tree.
    Different(Different),
}

struct Different {
    /// The room has the other tree, unless only another variation differs.
    has_the_other: bool,
    /// The parse met the limit of depth.
    is_too_deep: bool,
    /// The nodes of the sanitized tree that contain a difference.
    nodes: Vec<NodeId>,
}

impl TextSanitizer {
    /// Sanitizes the tree of a room, until its HTML is parsed as the same tree.
    /// The tree is that of `text`, whose parse has ended as `ended` says.
    pub(super) fn close(
        &self,
        room: &mut Room,
        text: &str,
        ended: &Ended,
    ) -> Result<Sanitized, SanitizeError> {
        let mut work = Work {
            room,
            places: None,
            records: Vec::new(),
            removed: false,
            rewritten: RewrittenUrls::new(),
            proofs: 0,
        };
        let changes = self.filter(&mut work);
        if ended.is_too_deep {
            self.flatten(&mut work, None);
        }
        let is_tree_of_text = ended.end == End::Complete && !changes.changed;
        for round in 0..ROUNDS {
            let html = write(&work.room.tree, self.main_variation().scripting, text.len());
            // A text that is its own HTML was parsed as its tree: that is the proof.
            let is_proven = round == 0 && is_tree_of_text && html == text;
            let different = match self.prove(&mut work, &html, round, is_proven) {
                Proof::Same => {
                    let Work { records, removed, proofs, .. } = work;
                    return Ok(Sanitized { html, removed, records, proofs });
                }
                Proof::Different(different) => different,
            };
            let Different { has_the_other, is_too_deep, nodes } = different;
            if has_the_other && (round < FIRST_ROUNDS || round % 2 == 0) {
                if self.records {
                    let main = self.main_variation();
                    work.find_places(main.scripting);
                    self.parse(work.room, Which::Again, &html, main, true);
                }
                let Room { tree, again, .. } = &mut *work.room;
                std::mem::swap(tree, again);
            } else if !is_too_deep {
                self.take_apart(&mut work, &nodes, round);
            }
            self.filter(&mut work);
            if is_too_deep {
                self.flatten(&mut work, Some(round));
            }
        }
        Err(SanitizeError::NotProven)
    }

    pub(super) fn filter(&self, work: &mut Work<'_>) -> Changes {
        let document = &mut work.room.tree;
        let root = document.root();
        let recorded = work.records.len();
        let records = self.records.then_some(&mut work.records);
        let changes = self.filter.run(document, root, records, &mut work.rewritten);
        work.removed |= changes.removed;
        work.locate(recorded);
        changes
    }

    /// Compares the tree with those that the HTML is parsed as. The first of them needs no proof if it `is_proven`.
    fn prove(&self, work: &mut Work<'_>, html: &str, round: u32, is_proven: bool) -> Proof {
        let most = MOST_DIFFERENCES << round.min(16);
        let depends_on_the_mode = self.depends_on_the_mode(&work.room.tree);
        let mut compare = |variation: Variation| {
            work.proofs = work.proofs.saturating_add(1);
            let ended = self.parse(work.room, Which::Again, html, variation, false);
            let Room { tree, again, .. } = &*work.room;
            if ended.end != End::Complete {
                // At a limit both trees would be cut off at the same place.
                return (vec![tree.root()], ended.is_too_deep);
            }
            (differences_when_normalized(tree.root_node(), again.root_node(), most), false)
        };
        let main = self.main_variation();
        if !is_proven {
            let (nodes, is_too_deep) = compare(main);
            if !nodes.is_empty() {
                return Proof::Different(Different { has_the_other: true, is_too_deep, nodes });
            }
        }
        if depends_on_the_mode {
            let (nodes, is_too_deep) = compare(Variation { mode: DocumentMode::Quirks, ..main });
            if !nodes.is_empty() {
                return Proof::Different(Different { has_the_other: false, is_too_deep, nodes });
            }
        }
        Proof::Same
    }

    /// Returns true if another parse is necessary for another mode of the document. The only rule that depends on it
    /// is the start tag of a `table` that is in a `p`.
    ///
    /// A parse with scripting is never necessary: only `noscript` depends on it, which is removed unless
    /// scripting is declared.
    fn depends_on_the_mode(&self, document: &Document) -> bool {
        let is_fragment = !matches!(self.place, Place::Document);
        is_fragment
            && self.mode.is_none()
            && document.may_have_html_element(LocalName::TABLE)
            && document.may_have_html_element(LocalName::P)
    }

    /// Replaces the elements at differences with their children, or removes them.
    fn take_apart(&self, work: &mut Work<'_>, nodes: &[NodeId], round: u32) {
        let mut parts: Vec<NodeId> = Vec::new();
        for node in nodes {
            add_parts(&work.room.tree, *node, &mut parts);
        }
        let recorded = work.records.len();
        for node in parts {
            let document = &mut work.room.tree;
            if document.parent(node).is_none() {
                continue;
            }
            let is_html = document.namespace(node) == Some(Namespace::Html);
            let unwraps = round < ROUNDS_THAT_KEEP_CONTENTS
                && is_html
                && document.template_contents(node).is_none();
            if self.records {
                let action = if unwraps { Action::Unwrapped } else { Action::Removed };
                work.records.push(Record::of_node(document, node, action, Reason::Reparsed));
            }
            work.removed = true;
            let _ = if unwraps { document.unwrap(node).map(drop) } else { document.remove(node) };
        }
        work.locate(recorded);
    }
}

/// The elements to take apart for a difference in a node: the node, or its children if each tree has the node.
fn add_parts(document: &Document, node: NodeId, parts: &mut Vec<NodeId>) {
    let mut nodes = vec![node];
    while let Some(node) = nodes.pop() {
        let is_always_there = match document.kind(node) {
            Some(NodeKind::Element) => {
                let names = [LocalName::HTML, LocalName::HEAD, LocalName::BODY];
                names.iter().any(|name| document.is_element(node, Namespace::Html, *name))
                    && document.ancestors(node).count() <= 2
            }
            Some(NodeKind::Document | NodeKind::DocumentFragment) => document.host(node).is_none(),
            _ => false,
        };
        if is_always_there {
            nodes.extend(document.children(node));
        } else if let Some(host) = document.host(node) {
            parts.push(host);
        } else {
            parts.push(node);
        }
    }
}
