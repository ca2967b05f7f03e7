//! The walk over the boxes of a subtree, in tree order.

use std::collections::HashSet;
use std::sync::Arc;

use treewright_dom::{NodeId, NodeKind, NodeRef};

use super::boxes::{Boxed, Entered, Frame};
use super::style::TextStyle;
use super::view::Viewing;

/// A step of the walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step<'a> {
    Open(Boxed<'a>),
    Text { text: &'a str, style: TextStyle },
    Close(Boxed<'a>),
}

/// The walk. It starts inside an element, and continues after its end to the end of the whole tree, because
/// the text after an element decides if a space at its end is shown.
#[derive(Clone, Debug)]
pub(crate) struct Walk<'a> {
    viewing: Viewing<'a>,
    /// Elements that are left out, with their descendants.
    left_out: Option<Arc<HashSet<NodeId>>>,
    /// The open elements with the next child of each.
    frames: Vec<(Frame<'a>, Option<NodeRef<'a>>)>,
}

impl<'a> Walk<'a> {
    /// A walk that begins with the first child of a node, or with a text itself; `None` if the node is not
    /// being rendered.
    /// <https://html.spec.whatwg.org/multipage/rendering.html#being-rendered>
    pub(crate) fn at(node: NodeRef<'a>, viewing: Viewing<'a>) -> Option<Self> {
        let mut path = vec![node];
        path.extend(node.ancestors());
        let mut frames: Vec<(Frame<'a>, Option<NodeRef<'a>>)> = Vec::with_capacity(path.len());
        for node in path.into_iter().rev() {
            let parent = frames.last_mut();
            let entered = match (&parent, node.kind()) {
                (None, NodeKind::Element) => Frame::root(node).enter(node, viewing)?,
                (None, NodeKind::Text) => {
                    frames.push((Frame::root(node), Some(node)));
                    break;
                }
                (None, _) => Entered::Element(Frame::root(node)),
                (Some((parent, _)), _) => parent.enter(node, viewing)?,
            };
            match (entered, parent) {
                (Entered::Element(frame), parent) => {
                    if let Some((_, next)) = parent {
                        *next = node.next_sibling();
                    }
                    frames.push((frame, node.first_child()));
                }
                (Entered::Text(_), Some((_, next))) => *next = Some(node),
                (Entered::Text(_), None) => {}
            }
        }
        Some(Self { viewing, left_out: None, frames })
    }

    /// The same walk, without some elements.
    pub(crate) fn without(mut self, left_out: &Arc<HashSet<NodeId>>) -> Self {
        self.left_out = (!left_out.is_empty()).then(|| Arc::clone(left_out));
        self
    }

    /// The innermost open element.
    pub(crate) fn innermost(&self) -> Option<Boxed<'a>> {
        self.frames.last().map(|(frame, _)| frame.boxed)
    }

    /// The open elements, the innermost last.
    pub(super) fn frames(&self) -> impl DoubleEndedIterator<Item = &Frame<'a>> {
        self.frames.iter().map(|(frame, _)| frame)
    }

    pub(super) const fn viewing(&self) -> Viewing<'a> {
        self.viewing
    }
}

impl<'a> Iterator for Walk<'a> {
    type Item = Step<'a>;

    fn next(&mut self) -> Option<Step<'a>> {
        loop {
            let (frame, next) = self.frames.last_mut()?;
            let Some(child) = next.take() else {
                let boxed = frame.boxed;
                self.frames.pop();
                return Some(Step::Close(boxed));
            };
            *next = child.next_sibling();
            if self.left_out.as_ref().is_some_and(|left_out| left_out.contains(&child.id())) {
                continue;
            }
            match frame.enter(child, self.viewing) {
                Some(Entered::Text(text)) => {
                    return Some(Step::Text { text, style: frame.boxed.style });
                }
                Some(Entered::Element(frame)) => {
                    let boxed = frame.boxed;
                    self.frames.push((frame, child.first_child()));
                    return Some(Step::Open(boxed));
                }
                None => {}
            }
        }
    }
}
