//! The line before a node.

use treewright_dom::NodeRef;

use super::boxes::{Entered, Flow, Frame};
use super::line::{Line, OBJECT, Run, runs};
use super::walk::Walk;

impl<'a> Walk<'a> {
    /// The state of the line at which a walk for this node starts. This goes back in the line to the last
    /// thing that is not white space.
    pub(crate) fn line_before(&self, node: NodeRef<'a>) -> Line {
        let mut frames: Vec<Frame<'a>> = self.frames().cloned().collect();
        let mut current = if node.is_text() { node.previous_sibling() } else { None };
        let mut space = false;
        loop {
            let Some(node) = current else {
                // Everything before it in its parent has been examined.
                match frames.pop() {
                    Some(frame) if is_in_a_line(frame.boxed.flow) && !frames.is_empty() => {
                        current = frame.boxed.node.previous_sibling();
                        continue;
                    }
                    _ => return Line::Start,
                }
            };
            current = node.previous_sibling();
            let Some(parent) = frames.last() else {
                return Line::Start;
            };
            match parent.enter(node, self.viewing()) {
                Some(Entered::Text(text)) => {
                    for run in runs(text, parent.boxed.style).collect::<Vec<_>>().iter().rev() {
                        match run {
                            Run::Space { .. } => space = true,
                            Run::Break => return Line::Start,
                            Run::Word(word) => return after(word.chars().next_back(), space),
                        }
                    }
                }
                Some(Entered::Element(frame)) => match frame.boxed.flow {
                    Flow::Inline | Flow::Contents => {
                        current = node.last_child();
                        frames.push(frame);
                    }
                    Flow::Outside => {}
                    Flow::Atomic | Flow::InlineBlock | Flow::Cell => {
                        return after(Some(OBJECT), space);
                    }
                    _ => return Line::Start,
                },
                None => {}
            }
        }
    }
}

const fn is_in_a_line(flow: Flow) -> bool {
    matches!(flow, Flow::Inline | Flow::Contents)
}

/// The state after a character, and perhaps white space. That white space is not part of the walk; its
/// segment breaks do not count.
fn after(character: Option<char>, space: bool) -> Line {
    let before = character.unwrap_or(OBJECT);
    if space {
        Line::Space { before, has_break: false, piece: usize::MAX }
    } else {
        Line::After(before)
    }
}
