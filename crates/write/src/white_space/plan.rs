//! Plans which white space of a tree is shown, and where lines can break.

use std::collections::HashSet;

use treewright_dom::{Document, Edge, LocalName, Namespace, NodeId, NodeKind};

use super::display::{Display, display};
use crate::html::{LeftAlone, Texts};

/// The state of the line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    /// Nothing shown is in it yet: white space is not shown here.
    Start,
    /// It is not empty.
    Middle,
}

/// The white space of a tree that is shown, and the places of lines in a pretty form.
///
/// White space is spaces, tabs and newlines. It collapses as in the CSS Text module's
/// `white-space: normal`: a run of it is shown as one space, and not at all at the start and the end of a
/// line. A run with a newline stays a newline, because between some characters that is not shown. Runs in
/// different texts are not joined. <https://drafts.csswg.org/css-text-3/#white-space-processing>
#[derive(Debug, Default)]
pub(crate) struct Plan {
    texts: Texts,
    /// The blocks, and other nodes that can have their own lines.
    own_lines: HashSet<NodeId>,
    /// Elements and fragments that directly contain one of those.
    with_lines: HashSet<NodeId>,
    blocks: HashSet<NodeId>,
    unknown: HashSet<NodeId>,
}

impl Plan {
    /// The texts with white space that is not shown, without it.
    pub(crate) const fn texts(&self) -> &Texts {
        &self.texts
    }

    pub(crate) fn begins_a_line(&self, node: NodeId) -> bool {
        self.own_lines.contains(&node)
    }

    pub(crate) fn has_lines_inside(&self, node: NodeId) -> bool {
        self.with_lines.contains(&node)
    }

    pub(crate) fn is_block(&self, node: NodeId) -> bool {
        self.blocks.contains(&node)
    }

    /// Returns true for an element that may or may not be part of a line.
    pub(crate) fn is_unknown(&self, node: NodeId) -> bool {
        self.unknown.contains(&node)
    }

    /// Plans a subtree. Nodes that are left alone keep their white space. If `lines` is false, only texts
    /// are planned.
    pub(crate) fn new(
        document: &Document,
        root: NodeId,
        left_alone: &LeftAlone<'_>,
        lines: bool,
    ) -> Self {
        let mut planner = Planner {
            document,
            plan: Self::default(),
            lines,
            line: match document.kind(root) {
                Some(NodeKind::Document) => Line::Start,
                // Its surroundings are unknown.
                _ => Line::Middle,
            },
            at_the_end: Vec::new(),
            around: Vec::new(),
            contexts: Vec::new(),
            heads: 0,
        };
        let mut passed_over = None;
        for edge in document.traverse_with_fragments(root) {
            match edge {
                _ if passed_over.is_some_and(|node| edge != Edge::Close(node)) => {}
                Edge::Open(node) if left_alone.contains(node) => {
                    planner.something_unknown();
                    passed_over = Some(node);
                }
                Edge::Open(node) => {
                    if !planner.open(node) {
                        passed_over = Some(node);
                    }
                }
                Edge::Close(node) if left_alone.contains(node) => {
                    planner.something_unknown();
                    passed_over = None;
                }
                Edge::Close(node) => {
                    passed_over = None;
                    planner.close(node);
                }
            }
        }
        planner.plan
    }
}

struct Planner<'a> {
    document: &'a Document,
    plan: Plan,
    lines: bool,
    line: Line,
    /// The texts of this line after which nothing was shown. The white space at their ends is shown if
    /// something follows in the line.
    at_the_end: Vec<NodeId>,
    /// The lines that are interrupted by those of an inline block or a fragment.
    around: Vec<(Line, Vec<NodeId>)>,
    /// The open elements and fragments that can have inner lines.
    contexts: Vec<NodeId>,
    /// The number of open `head` elements.
    heads: usize,
}

impl Planner<'_> {
    /// Returns false for a node whose contents are preserved.
    fn open(&mut self, node: NodeId) -> bool {
        match self.document.kind(node) {
            Some(NodeKind::Element) => {}
            Some(NodeKind::Text) => {
                self.text(node);
                return true;
            }
            Some(NodeKind::Comment | NodeKind::ProcessingInstruction) => {
                if self.line == Line::Start {
                    self.has_own_line(node);
                }
                return true;
            }
            Some(NodeKind::Doctype) => {
                self.has_own_line(node);
                return true;
            }
            Some(NodeKind::DocumentFragment | NodeKind::ShadowRoot) => {
                self.interrupt(Line::Middle);
                self.contexts.push(node);
                return true;
            }
            _ => {
                self.contexts.push(node);
                return true;
            }
        }
        match self.display(node) {
            Display::Block => {
                self.end_line();
                self.has_own_line(node);
                self.context(node);
                if self.is_head(node) {
                    self.heads = self.heads.saturating_add(1);
                }
                true
            }
            Display::Preformatted => {
                self.end_line();
                self.has_own_line(node);
                false
            }
            Display::Marked => {
                self.end_line();
                self.has_own_line(node);
                self.something_shown();
                true
            }
            Display::Inline => true,
            Display::Quoted => {
                self.something_shown();
                true
            }
            Display::InlineBlock => {
                self.something_shown();
                self.interrupt(Line::Start);
                self.context(node);
                true
            }
            Display::Replaced => {
                self.something_shown();
                false
            }
            Display::LineBreak => true,
            Display::NotShown => {
                if self.line == Line::Start {
                    self.has_own_line(node);
                }
                self.is_template(node)
            }
            Display::Unknown => {
                self.something_unknown();
                if self.lines {
                    self.plan.unknown.insert(node);
                }
                true
            }
        }
    }

    fn close(&mut self, node: NodeId) {
        match self.document.kind(node) {
            Some(NodeKind::Element) => {}
            Some(NodeKind::DocumentFragment | NodeKind::ShadowRoot) => {
                self.contexts.pop();
                self.resume();
                return;
            }
            Some(NodeKind::Document) => {
                self.end_line();
                return;
            }
            _ => return,
        }
        match self.display(node) {
            Display::Block => {
                self.end_line();
                self.contexts.pop();
                if self.is_head(node) {
                    self.heads = self.heads.saturating_sub(1);
                }
            }
            Display::Preformatted | Display::Marked | Display::LineBreak => self.end_line(),
            Display::Quoted => self.something_shown(),
            Display::InlineBlock => {
                self.end_line();
                self.contexts.pop();
                self.resume();
            }
            Display::Unknown => self.something_unknown(),
            Display::Inline | Display::Replaced | Display::NotShown => {}
        }
    }

    fn display(&self, node: NodeId) -> Display {
        display(self.document, node, self.heads > 0 && !self.is_head(node))
    }

    fn is_head(&self, node: NodeId) -> bool {
        self.document.is_element(node, Namespace::Html, LocalName::HEAD)
    }

    /// The contents of templates are planned; those of all other elements that are not shown are not.
    fn is_template(&self, node: NodeId) -> bool {
        self.document.is_element(node, Namespace::Html, LocalName::TEMPLATE)
    }

    fn has_own_line(&mut self, node: NodeId) {
        if !self.lines {
            return;
        }
        self.plan.own_lines.insert(node);
        if let Some(context) = self.contexts.last() {
            self.plan.with_lines.insert(*context);
        }
    }

    fn context(&mut self, node: NodeId) {
        self.contexts.push(node);
        if self.lines {
            self.plan.blocks.insert(node);
        }
    }

    fn interrupt(&mut self, inside: Line) {
        self.around.push((self.line, std::mem::take(&mut self.at_the_end)));
        self.line = inside;
    }

    fn resume(&mut self) {
        if let Some((line, at_the_end)) = self.around.pop() {
            (self.line, self.at_the_end) = (line, at_the_end);
        }
    }

    fn something_shown(&mut self) {
        self.at_the_end.clear();
        self.line = Line::Middle;
    }

    fn something_unknown(&mut self) {
        self.something_shown();
    }

    /// The white space at the end of the line is not shown.
    fn end_line(&mut self) {
        for node in std::mem::take(&mut self.at_the_end) {
            let text = match self.plan.texts.remove(&node) {
                Some(text) => text,
                None => self.document.text(node).unwrap_or_default().into(),
            };
            let mut text = text.into_string();
            text.pop();
            self.plan.texts.insert(node, text.into_boxed_str());
        }
        self.line = Line::Start;
    }

    fn text(&mut self, node: NodeId) {
        let text = self.document.text(node).unwrap_or_default();
        let mut collapsed = String::new();
        let mut rest = text;
        let mut is_at_the_end = false;
        while let Some(first) = rest.chars().next() {
            let is_space = is_white_space(first);
            let end = rest.find(|character| is_white_space(character) != is_space);
            let (run, after) = rest.split_at(end.unwrap_or(rest.len()));
            rest = after;
            if !is_space {
                self.something_shown();
                collapsed.push_str(run);
            } else if self.line == Line::Middle {
                collapsed.push(if run.contains('\n') { '\n' } else { ' ' });
                is_at_the_end = rest.is_empty();
            }
        }
        if is_at_the_end {
            self.at_the_end.push(node);
        }
        if collapsed != text || self.lines && collapsed.contains('\n') {
            self.plan.texts.insert(node, collapsed.into_boxed_str());
        }
    }
}

const fn is_white_space(character: char) -> bool {
    matches!(character, ' ' | '\t' | '\n')
}
