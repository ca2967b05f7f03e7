//! The changes as operations of the DOM, on a copy of the tree that was parsed.

use std::collections::{HashMap, HashSet};

use treewright_dom::{
    AttributeName, AttributeNamespace, Document, LocalName, Namespace, NodeError, NodeId, NodeKind,
};

use super::places::container;
use super::session::Session;
use super::{Change, EditError, Obstacle};
use crate::inner_html::{FragmentOf, parse_in_these};
use crate::{Context, Options};

/// The tree after some edits, and what they did to it.
pub(super) struct Changed {
    pub(super) document: Document,
    pub(super) steps: Vec<Step>,
    /// The nodes that were taken out of the tree, with all that was in them.
    pub(super) gone: HashSet<NodeId>,
    /// The edits that changed something.
    pub(super) count: usize,
}

/// A change that was made to the tree.
pub(super) struct Step {
    /// The number of the edit, and of the change in it.
    pub(super) edit: usize,
    pub(super) change: usize,
    /// The new nodes next to each other, if there are some.
    pub(super) new: Vec<NodeId>,
}

/// The name that an attribute has in the tree if it is written with this one.
#[derive(Clone, Debug)]
pub(super) struct NameInTree {
    namespace: AttributeNamespace,
    prefix: Option<String>,
    local: String,
}

impl NameInTree {
    /// The parser gives some attributes of SVG and MathML other names than they are written with.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#adjust-foreign-attributes>
    pub(super) fn of(namespace: Namespace, name: &str, options: &Options) -> Self {
        let (context, tag) = match namespace {
            Namespace::Svg => (Context::new(namespace, "svg"), "g"),
            Namespace::MathMl => (Context::new(namespace, "math"), "mi"),
            _ => return Self::plain(name.to_ascii_lowercase()),
        };
        let parsed = options.parse_fragment(&format!("<{tag} {name}=\"\">"), &context);
        let document = &parsed.document;
        let element = document.first_child(document.root());
        let attribute = element.and_then(|element| document.attributes(element).next());
        let Some((name, _)) = attribute else { return Self::plain(name.to_ascii_lowercase()) };
        let prefix = name.prefix.map(str::to_owned);
        Self { namespace: name.namespace, prefix, local: name.local.to_owned() }
    }

    const fn plain(local: String) -> Self {
        Self { namespace: AttributeNamespace::None, prefix: None, local }
    }

    fn as_name(&self) -> AttributeName<'_> {
        AttributeName {
            namespace: self.namespace,
            prefix: self.prefix.as_deref(),
            local: &self.local,
        }
    }
}

impl Changed {
    /// Makes edits to a copy of the tree, one after the other. What an earlier one has taken out of the tree is
    /// passed over.
    pub(super) fn new(
        session: &Session<'_>,
        edits: impl IntoIterator<Item = usize>,
    ) -> Result<Self, (usize, Obstacle)> {
        let mut changed = Self {
            document: session.original.clone(),
            steps: Vec::new(),
            gone: HashSet::new(),
            count: 0,
        };
        let mut tails = HashMap::new();
        for index in edits {
            let Some(edit) = session.edits.get(index) else { continue };
            let mut has_changed = false;
            for (number, change) in edit.changes.iter().enumerate() {
                if changed.gone.contains(&edit.node) {
                    break;
                }
                let new = changed
                    .make(session, edit.node, change, &mut tails)
                    .map_err(|obstacle| (index, obstacle))?;
                changed.steps.push(Step { edit: index, change: number, new });
                has_changed = true;
            }
            changed.count = changed.count.saturating_add(usize::from(has_changed));
        }
        Ok(changed)
    }

    /// Makes a change, and returns the nodes that are new.
    fn make(
        &mut self,
        session: &Session<'_>,
        node: NodeId,
        change: &Change<'_>,
        tails: &mut HashMap<NodeId, NodeId>,
    ) -> Result<Vec<NodeId>, Obstacle> {
        let document = &mut self.document;
        if document.kind(node) != Some(NodeKind::Element) {
            return Err(EditError::WrongKind.into());
        }
        match *change {
            Change::SetAttribute { name, value } => {
                if value.contains('\0') {
                    return Err(EditError::NotExpressible.into());
                }
                let namespace = document.namespace(node).unwrap_or_default();
                let name = session.name_in_tree(namespace, name);
                document
                    .set_attribute_ns(node, name.as_name(), value)
                    .map_err(|_| EditError::InvalidName)?;
                Ok(Vec::new())
            }
            Change::RemoveAttribute(name) => {
                let namespace = document.namespace(node).unwrap_or_default();
                let name = session.name_in_tree(namespace, name);
                document.remove_attribute_ns(node, name.as_name()).map_err(of_node)?;
                Ok(Vec::new())
            }
            Change::SetText("") if is_void(document, node) => Ok(Vec::new()),
            Change::SetText(text) => {
                let parent = can_have_contents(document, node)?;
                self.empty(parent)?;
                if text.is_empty() {
                    return Ok(Vec::new());
                }
                let text = self.document.create_text(text);
                self.document.append(parent, text).map_err(of_node)?;
                Ok(vec![text])
            }
            Change::InsertBefore(html) => {
                let parent = document.parent(node).ok_or(EditError::WrongKind)?;
                self.insert(session, parent, Some(node), html)
            }
            Change::InsertAfter(html) => {
                let parent = document.parent(node).ok_or(EditError::WrongKind)?;
                let next = document.next_sibling(node);
                self.insert(session, parent, next, html)
            }
            Change::Prepend(html) | Change::Append(html) if is_void(document, node) => {
                let new = self.insert(session, node, None, html)?;
                if new.is_empty() { Ok(new) } else { Err(EditError::WrongKind.into()) }
            }
            Change::Prepend(html) => {
                let parent = can_have_contents(document, node)?;
                let first = document.first_child(parent);
                self.insert(session, parent, first, html)
            }
            Change::Append(html) => {
                let parent = can_have_contents(document, node)?;
                let tail = self.tail_of(session, node, tails)?;
                self.insert(session, parent, tail, html)
            }
            Change::Replace(html) => {
                let parent = document.parent(node).ok_or(EditError::WrongKind)?;
                if document.kind(parent) == Some(NodeKind::Document) {
                    return Err(Obstacle::DocumentElement);
                }
                let next = document.next_sibling(node);
                // The fragment is parsed where the element is.
                let new = self.insert(session, parent, Some(node), html)?;
                debug_assert!(next == self.document.next_sibling(node));
                self.take_out(node)?;
                Ok(new)
            }
            Change::Remove => {
                let parent = document.parent(node).ok_or(EditError::WrongKind)?;
                if document.kind(parent) == Some(NodeKind::Document) {
                    return Err(Obstacle::DocumentElement);
                }
                self.take_out(node)?;
                Ok(Vec::new())
            }
        }
    }

    /// Removes everything in a node.
    fn empty(&mut self, parent: NodeId) -> Result<(), Obstacle> {
        while let Some(child) = self.document.first_child(parent) {
            self.take_out(child)?;
        }
        Ok(())
    }

    fn take_out(&mut self, node: NodeId) -> Result<(), Obstacle> {
        self.gone.insert(node);
        self.gone.extend(self.document.descendants_with_fragments(node));
        self.document.remove(node).map_err(of_node)
    }

    /// Inserts the nodes that HTML is parsed to there.
    fn insert(
        &mut self,
        session: &Session<'_>,
        parent: NodeId,
        before: Option<NodeId>,
        html: &str,
    ) -> Result<Vec<NodeId>, Obstacle> {
        let document = &mut self.document;
        let context = match document.kind(parent) {
            Some(NodeKind::Element)
                if !document.is_element(parent, Namespace::Html, LocalName::HTML) =>
            {
                FragmentOf::Element(parent)
            }
            Some(NodeKind::DocumentFragment | NodeKind::ShadowRoot) => {
                match (document.host(parent), session.context) {
                    (Some(host), _) => FragmentOf::Element(host),
                    (None, Some(context)) => FragmentOf::Other(context, parent),
                    (None, None) => FragmentOf::Body(parent),
                }
            }
            _ => FragmentOf::Body(parent),
        };
        // An element stays where it is until it goes, so its surroundings are those in the old tree.
        let surroundings = session.surroundings(context.node());
        let (fragment, _) =
            parse_in_these(document, context, surroundings, html, &session.of_fragments)
                .map_err(of_node)?;
        if document.kind(parent) == Some(NodeKind::Document) {
            let texts: Vec<NodeId> = document
                .children(fragment)
                .filter(|child| {
                    let text = document.text(*child).unwrap_or_default();
                    document.kind(*child) == Some(NodeKind::Text)
                        && text.bytes().all(|byte| byte.is_ascii_whitespace())
                })
                .collect();
            for text in texts {
                document.delete(text).map_err(of_node)?;
            }
            let is_comment = |child: NodeId| {
                let kind = document.kind(child);
                matches!(kind, Some(NodeKind::Comment | NodeKind::ProcessingInstruction))
            };
            if !document.children(fragment).all(is_comment) {
                return Err(Obstacle::OnlyComments);
            }
        }
        let new: Vec<NodeId> = document.children(fragment).collect();
        document.insert_before(parent, fragment, before).map_err(of_node)?;
        document.delete(fragment).map_err(of_node)?;
        Ok(new)
    }

    /// The text that stays at the end when something is appended to an element: for the body, the white space that
    /// is written after its end tag, which goes to its end whatever is there.
    fn tail_of(
        &mut self,
        session: &Session<'_>,
        element: NodeId,
        tails: &mut HashMap<NodeId, NodeId>,
    ) -> Result<Option<NodeId>, Obstacle> {
        let parent = container(&self.document, element);
        if let Some(tail) = tails.get(&element) {
            let is_there = self.document.parent(*tail) == Some(parent);
            return Ok(Some(*tail).filter(|_| is_there));
        }
        let Some(white_space) = session.white_space_after_the_body(element) else {
            return Ok(None);
        };
        let text = white_space.text;
        if self.gone.contains(&text) {
            return Ok(None);
        }
        let document = &mut self.document;
        let data = document.text(text).unwrap_or_default().to_owned();
        let count = data.chars().count().saturating_sub(white_space.length);
        let at = data.char_indices().nth(count).map_or(data.len(), |(at, _)| at);
        let (before, after) = data.split_at(at);
        let is_alone = before.is_empty() && document.parent(text) == Some(parent);
        let tail = if is_alone {
            text
        } else {
            document.set_text(text, before).map_err(of_node)?;
            let tail = document.create_text(after);
            document.append(parent, tail).map_err(of_node)?;
            tail
        };
        tails.insert(element, tail);
        Ok(Some(tail))
    }
}

/// The node that has the contents of an element.
fn can_have_contents(document: &Document, element: NodeId) -> Result<NodeId, EditError> {
    if is_void(document, element) {
        return Err(EditError::WrongKind);
    }
    Ok(container(document, element))
}

fn is_void(document: &Document, element: NodeId) -> bool {
    document.get(element).is_some_and(super::places::is_void)
}

fn of_node(error: NodeError) -> Obstacle {
    match error {
        NodeError::Stale => EditError::Stale.into(),
        NodeError::HierarchyRequest(_) => Obstacle::OnlyComments,
        _ => EditError::NotExpressible.into(),
    }
}
