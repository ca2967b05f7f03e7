//! The way of a change that a parse of its surroundings alone finds, so that a page with many changes need not be
//! parsed for each.

use std::collections::HashMap;

use treewright_dom::{Document, LocalName, Namespace, NodeId, NodeKind, NodeRef};

use super::Change;
use super::formatting::is_reconstructed;
use super::places::{self, Choice, start_tag};
use super::session::Session;
use super::source::{Mode, Tag, Tags, tag_text};
use crate::Context;

/// The things that a way depends on.
#[derive(PartialEq, Eq, Hash)]
struct Surroundings {
    context: (Namespace, String),
    /// That of an `annotation-xml` element, the only attribute of a context that matters.
    encoding: Option<String>,
    /// The start tags of the elements that are open.
    open: String,
    closes: Vec<String>,
    html: String,
    next: String,
}

/// The ways that were found.
#[derive(Default)]
pub(super) struct Predictions {
    known: HashMap<Surroundings, Option<Way>>,
    /// Those of the changes, by the numbers of edits and changes.
    ways: HashMap<(usize, usize), Way>,
}

/// The tags of the page that are written for a change, and true if new HTML is written from its tree.
pub(super) type Way = (Tags, bool);

impl Predictions {
    /// The mode in which each change of an edit probably can be made.
    pub(super) fn mode(&mut self, session: &Session<'_>, number: usize) -> Mode {
        let mode = Mode { is_predicted: true, ..Mode::PLAIN };
        let Some(edit) = session.edits.get(number) else { return mode };
        let Some(node) = session.original.get(edit.node) else { return mode };
        for (index, change) in edit.changes.iter().enumerate() {
            if let Some(way) = self.of_change(session, node, change) {
                self.ways.insert((number, index), way);
            }
        }
        mode
    }

    /// The way of a change, once the mode of its edit was asked for.
    pub(super) fn way(&self, edit: usize, change: usize) -> Option<Way> {
        self.ways.get(&(edit, change)).copied()
    }

    fn of_change(
        &mut self,
        session: &Session<'_>,
        node: NodeRef<'_>,
        change: &Change<'_>,
    ) -> Option<Way> {
        let html = match change {
            Change::Remove => "",
            Change::SetAttribute { .. } | Change::RemoveAttribute(_)
                if start_tag(node).is_some() =>
            {
                return None;
            }
            Change::SetAttribute { .. } | Change::RemoveAttribute(_) => {
                let tags = if is_reconstructed(node) { Tags::Reopened } else { Tags::One };
                return Some((tags, false));
            }
            Change::SetText(_) => return None,
            _ => change.html()?,
        };
        let document = session.original;
        let (parent, next) = match change {
            Change::Append(_) => (Some(node), None),
            Change::Prepend(_) => {
                let contents = places::container(document, node.id());
                (Some(node), document.first_child(contents))
            }
            Change::InsertBefore(_) => (around(node), Some(node.id())),
            _ => (around(node), document.next_sibling(node.id())),
        };
        let parent = parent?;
        let place = places::of(session, node, change, Choice::ByTheTag);
        let place = place.filter(|place| place.opens.is_empty())?;
        let closes = of_different_names(session, place.closes(session).take(MOST_OPEN));
        let names = closes.iter().filter_map(|element| document.local_name(*element));
        let names: Vec<String> = names.map(str::to_owned).collect();
        let open = closes.iter().map(|element| tag_of(session, *element)).collect();
        let mut context = (parent.namespace()?, parent.local_name()?.to_owned());
        if document.is_element(parent.id(), Namespace::Html, LocalName::HTML) {
            "body".clone_into(&mut context.1);
        }
        let encoding = match (context.0, context.1.as_str()) {
            (Namespace::MathMl, "annotation-xml") => parent.attr("encoding").map(str::to_owned),
            _ => None,
        };
        let surroundings = Surroundings {
            context,
            encoding,
            open,
            closes: names,
            html: html.to_owned(),
            next: next.map(|next| start_of(session, next)).unwrap_or_default(),
        };
        if let Some(known) = self.known.get(&surroundings) {
            return *known;
        }
        let found = surroundings.try_ways(session);
        self.known.insert(surroundings, found);
        found
    }
}

/// The element that a node is in, also through the contents of a template.
fn around(node: NodeRef<'_>) -> Option<NodeRef<'_>> {
    let parent = node.parent()?;
    if parent.is_element() { Some(parent) } else { parent.host() }
}

/// The open elements that are looked at, and those of them that take part in the prediction, which a deep page would
/// make slow otherwise.
const MOST_OPEN: usize = 64;
const MOST_DIFFERENT: usize = 16;

/// The first element of each name.
fn of_different_names(session: &Session<'_>, open: impl Iterator<Item = NodeId>) -> Vec<NodeId> {
    let document = session.original;
    let name = |element: NodeId| (document.namespace(element), document.local_name(element));
    let mut different: Vec<NodeId> = Vec::new();
    for element in open {
        if different.len() == MOST_DIFFERENT {
            break;
        }
        if !different.iter().any(|other| name(*other) == name(element)) {
            different.push(element);
        }
    }
    different
}

/// A tag whose attributes are longer is taken without them.
const LONGEST_TAG: usize = 512;

/// The start tag of an element as it is written, or as it is in the tree.
fn tag_of(session: &Session<'_>, element: NodeId) -> String {
    let tag = session.original.get(element).and_then(start_tag);
    let text = tag.and_then(|tag| session.source.get(tag.start as usize..tag.end as usize));
    match text {
        Some(text) if text.len() <= LONGEST_TAG => text.to_owned(),
        Some(_) => format!("<{}>", session.original.local_name(element).unwrap_or_default()),
        None => tag_text(session.original, Tag { element, is_end: false }),
    }
}

/// The start of a node, as the parser meets it.
fn start_of(session: &Session<'_>, node: NodeId) -> String {
    let document = session.original;
    match document.kind(node) {
        Some(NodeKind::Element) => tag_of(session, node),
        Some(NodeKind::Text) => {
            let text = document.text(node).unwrap_or_default();
            let is_white_space = text.bytes().all(|byte| byte.is_ascii_whitespace());
            if is_white_space { " ".to_owned() } else { "x".to_owned() }
        }
        _ => "<!---->".to_owned(),
    }
}

impl Surroundings {
    fn try_ways(&self, session: &Session<'_>) -> Option<Way> {
        let mut context = Context::new(self.context.0, &self.context.1);
        if let Some(encoding) = &self.encoding {
            context = context.with_attribute("encoding", encoding);
        }
        let html_of = |text: &str| -> (Document, String) {
            let document = session.of_fragments.parse_fragment(text, &context).document;
            let html = document.inner_html(document.root());
            (document, html)
        };
        let (_, new) = html_of(&self.html);
        let expected = html_of(&self.open).1 + &new + &html_of(&self.next).1;
        let end_tag = |name: &String| format!("</{name}>");
        let all: String = self.closes.iter().rev().map(end_tag).collect();
        let one: String = self.closes.first().map(end_tag).unwrap_or_default();
        let ways = [(Tags::None, String::new()), (Tags::One, one), (Tags::All, all)];
        let count = self.closes.len().min(2).saturating_add(1);
        for (tags, ends) in ways.into_iter().take(count) {
            for (is_serialized, text) in [(false, &self.html), (true, &new)] {
                let Self { open, next, .. } = self;
                if html_of(&format!("{open}{ends}{text}{next}")).1 == expected {
                    return Some((tags, is_serialized));
                }
            }
        }
        None
    }
}
