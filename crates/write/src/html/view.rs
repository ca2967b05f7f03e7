//! The tree as written: with other texts if white space is collapsed, without comments if they are removed.

use std::collections::HashMap;

use treewright_dom::{Document, LocalName, Namespace, NodeId, NodeKind};

use super::LeftAlone;

/// Texts that replace those of the tree. Empty ones are not written.
pub(crate) type Texts = HashMap<NodeId, Box<str>>;

#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) document: &'a Document,
    pub(crate) texts: Option<&'a Texts>,
    pub(crate) comments: bool,
    pub(crate) left_alone: &'a LeftAlone<'a>,
}

/// Content that follows, or comes first in an element, as the rules for optional tags see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Following<'a> {
    Nothing,
    /// An element in the HTML namespace; `UNKNOWN` represents all names without a rule.
    Html(LocalName),
    Foreign,
    Text(&'a str),
    /// A comment, or a processing instruction, which the rules of the parser treat alike.
    Comment,
}

impl<'a> View<'a> {
    pub(crate) fn text(&self, node: NodeId) -> &'a str {
        match self.texts.and_then(|texts| texts.get(&node)) {
            Some(text) => text,
            None => self.document.text(node).unwrap_or_default(),
        }
    }

    pub(crate) fn is_written(&self, node: NodeId) -> bool {
        match self.document.kind(node) {
            Some(NodeKind::Comment) => self.comments,
            Some(NodeKind::Text) => !self.text(node).is_empty(),
            _ => true,
        }
    }

    fn first_written(&self, mut node: Option<NodeId>) -> Following<'a> {
        loop {
            let Some(candidate) = node else { return Following::Nothing };
            if self.is_written(candidate) {
                return self.as_following(candidate);
            }
            node = self.document.next_sibling(candidate);
        }
    }

    fn as_following(&self, node: NodeId) -> Following<'a> {
        match self.document.kind(node) {
            Some(NodeKind::Element) => match self.document.namespace(node) {
                Some(Namespace::Html) => {
                    let name = self.document.local_name(node).and_then(LocalName::known);
                    Following::Html(name.unwrap_or(LocalName::UNKNOWN))
                }
                _ => Following::Foreign,
            },
            Some(NodeKind::Text) => Following::Text(self.text(node)),
            _ => Following::Comment,
        }
    }

    /// The next sibling that is written.
    pub(crate) fn following(&self, node: NodeId) -> Following<'a> {
        self.first_written(self.document.next_sibling(node))
    }

    /// The first content of an element. A shadow root is written as a `template` element.
    pub(crate) fn first_inside(&self, node: NodeId) -> Following<'a> {
        if self.document.shadow_root(node).is_some() {
            return Following::Html(LocalName::TEMPLATE);
        }
        self.first_written(self.document.first_child(node))
    }
}
