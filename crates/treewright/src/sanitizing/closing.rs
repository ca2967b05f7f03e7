//! The proof, and what is done where it fails.

use treewright_dom::{Document, DocumentMode, LocalName, Namespace, NodeId, NodeKind};
use treewright_sanitize::{Action, Filter, Reason, Record};
use treewright_write::differences_when_normalized;

use super::writing::write;
use super::{Place, SanitizeError, Sanitized, TextSanitizer, Tree, Variation};
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
    Different {
        /// The other tree, unless only another variation differs.
        again: Option<Box<Document>>,
        /// The nodes of the sanitized tree that contain a difference.
        nodes: Vec<NodeId>,
    },
}

impl TextSanitizer {
    /// Sanitizes a parsed tree, until its HTML is parsed as the same tree.
    pub(super) fn close(&self, document: Document) -> Result<Sanitized, SanitizeError> {
        let mut tree = Tree { document, records: Vec::new(), removed: false };
        let mut proofs = 0;
        self.filter(&mut tree, &self.filter);
        let filter_of_rounds = self.filter_of_rounds.as_deref().unwrap_or(&self.filter);
        for round in 0..ROUNDS {
            let html = write(&mut tree.document, self.main_variation().scripting);
            proofs = u32::saturating_add(proofs, 1);
            let (again, nodes) = match self.prove(&tree.document, &html, round, &mut proofs) {
                Proof::Same => {
                    let Tree { records, removed, .. } = tree;
                    return Ok(Sanitized { html, removed, records, proofs });
                }
                Proof::Different { again, nodes } => (again, nodes),
            };
            let takes_the_other = round < FIRST_ROUNDS || round % 2 == 0;
            match again {
                Some(again) if takes_the_other => tree.document = *again,
                _ => self.take_apart(&mut tree, &nodes, round),
            }
            self.filter(&mut tree, filter_of_rounds);
        }
        Err(SanitizeError::NotProven)
    }

    fn filter(&self, tree: &mut Tree, filter: &Filter) {
        let root = tree.document.root();
        let records = self.records.then_some(&mut tree.records);
        tree.removed |= filter.run(&mut tree.document, root, records).removed;
    }

    fn prove(&self, document: &Document, html: &str, round: u32, proofs: &mut u32) -> Proof {
        let most = MOST_DIFFERENCES << round.min(16);
        let compare = |variation: Variation| {
            let parsed = self.parse(html, variation, false);
            let again = parsed.document;
            if parsed.end != End::Complete {
                // At a limit both trees would be cut off at the same place.
                return (again, vec![document.root()]);
            }
            let nodes = differences_when_normalized(document.root_node(), again.root_node(), most);
            (again, nodes)
        };
        let main = self.main_variation();
        let (again, nodes) = compare(main);
        if !nodes.is_empty() {
            return Proof::Different { again: Some(Box::new(again)), nodes };
        }
        if self.depends_on_the_mode(html) {
            *proofs = proofs.saturating_add(1);
            let (_, nodes) = compare(Variation { mode: DocumentMode::Quirks, ..main });
            if !nodes.is_empty() {
                return Proof::Different { again: None, nodes };
            }
        }
        Proof::Same
    }

    /// Returns true if another parse is necessary for another mode of the document. The only rule that depends on it
    /// is the start tag of a `table` that is in a `p`.
    ///
    /// A parse with scripting is never necessary: only `noscript` depends on it, which is removed unless
    /// scripting is declared.
    fn depends_on_the_mode(&self, html: &str) -> bool {
        let is_fragment = !matches!(self.place, Place::Document);
        is_fragment && self.mode.is_none() && html.contains("<table") && html.contains("<p")
    }

    /// Replaces the elements at differences with their children, or removes them.
    fn take_apart(&self, tree: &mut Tree, nodes: &[NodeId], round: u32) {
        let mut parts: Vec<NodeId> = Vec::new();
        for node in nodes {
            add_parts(&tree.document, *node, &mut parts);
        }
        for node in parts {
            let document = &mut tree.document;
            if document.parent(node).is_none() {
                continue;
            }
            let is_html = document.namespace(node) == Some(Namespace::Html);
            let unwraps = round < ROUNDS_THAT_KEEP_CONTENTS
                && is_html
                && document.template_contents(node).is_none();
            if self.records {
                let action = if unwraps { Action::Unwrapped } else { Action::Removed };
                tree.records.push(Record::of_node(document, node, action, Reason::Reparsed));
            }
            tree.removed = true;
            let _ = if unwraps { document.unwrap(node).map(drop) } else { document.remove(node) };
        }
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
