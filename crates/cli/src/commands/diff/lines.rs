//! A tree as a sequence of lines. Two trees are equal if and only if their lines are.

use std::fmt::Write as _;

use treewright::{Document, Edge, Namespace, NodeId, NodeKind, NodeRef, ShadowRootMode};

/// The place of a line in its element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Part {
    /// The start of something that has contents.
    Start,
    End,
    /// A node without contents.
    Whole,
}

/// A node, or the start or the end of one that has contents.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) text: String,
    /// The number of elements and fragments that the line is in.
    pub(super) depth: usize,
    pub(super) part: Part,
    /// The node of the line.
    pub(super) node: NodeId,
}

/// The lines of a document or fragment. With `fold_white_space`, white space in text is folded, and
/// text that has nothing else is left out.
pub(super) fn lines(document: &Document, fold_white_space: bool) -> Vec<Line> {
    let root = document.root();
    let mut lines: Vec<Line> = Vec::new();
    let mut depth = 0_usize;
    for edge in document.traverse_with_fragments(root) {
        let (id, is_start) = match edge {
            Edge::Open(id) => (id, true),
            Edge::Close(id) => (id, false),
        };
        let Some(node) = document.get(id).filter(|_| id != root) else { continue };
        let has_contents = has_two_ends(node);
        if is_start {
            if let Some(text) = start(node, fold_white_space) {
                let part = if has_contents { Part::Start } else { Part::Whole };
                lines.push(Line { text, depth, part, node: id });
            }
            depth = depth.saturating_add(usize::from(has_contents));
        } else if has_contents {
            depth = depth.saturating_sub(1);
            match lines.last_mut() {
                // Nothing is between the two tags.
                Some(line) if line.node == id && node.is_element() => {
                    line.part = Part::Whole;
                    if !is_void(node) {
                        end_tag(node, &mut line.text);
                    }
                }
                Some(line) if line.node == id => {
                    lines.pop();
                }
                _ => {
                    let mut text = String::new();
                    match node.kind() {
                        NodeKind::Element => end_tag(node, &mut text),
                        NodeKind::ShadowRoot => text.push_str("#/shadow-root"),
                        _ => text.push_str("#/content"),
                    }
                    lines.push(Line { text, depth, part: Part::End, node: id });
                }
            }
        }
    }
    lines
}

fn has_two_ends(node: NodeRef<'_>) -> bool {
    matches!(
        node.kind(),
        NodeKind::Element | NodeKind::DocumentFragment | NodeKind::ShadowRoot | NodeKind::Document
    )
}

/// Returns true for an element without contents that has no end tag in HTML.
fn is_void(element: NodeRef<'_>) -> bool {
    element.namespace() == Some(Namespace::Html)
        && !element.html().ends_with(&format!("</{}>", element.name()))
}

fn start(node: NodeRef<'_>, fold_white_space: bool) -> Option<String> {
    let mut text = String::new();
    let data = node.data().unwrap_or_default();
    // A string takes everything that is written to it.
    let _ = match node.kind() {
        NodeKind::Element => {
            start_tag(node, &mut text);
            Ok(())
        }
        NodeKind::Text if fold_white_space => {
            let words: Vec<&str> = data.split_ascii_whitespace().collect();
            if words.is_empty() {
                return None;
            }
            write!(text, "{:?}", words.join(" "))
        }
        NodeKind::Text => write!(text, "{data:?}"),
        NodeKind::Comment => write!(text, "<!--{}-->", data.escape_debug()),
        NodeKind::Doctype => match node.doctype() {
            Some(it) if it.public_id.is_empty() && it.system_id.is_empty() => {
                write!(text, "<!DOCTYPE {}>", it.name)
            }
            Some(it) => {
                write!(text, "<!DOCTYPE {} {:?} {:?}>", it.name, it.public_id, it.system_id)
            }
            None => Ok(()),
        },
        NodeKind::ProcessingInstruction => {
            write!(text, "<?{} {}?>", node.name(), data.escape_debug())
        }
        NodeKind::ShadowRoot => {
            let mode = node.document().shadow_root_properties(node.id()).map(|init| init.mode);
            let mode = if mode == Some(ShadowRootMode::Closed) { "closed" } else { "open" };
            write!(text, "#shadow-root ({mode})")
        }
        _ => write!(text, "#content"),
    };
    Some(text)
}

/// The prefix of the names of elements that are not HTML, as in the format `tree` of `parse`.
fn designator(element: NodeRef<'_>) -> &'static str {
    match element.namespace() {
        Some(Namespace::Svg) => "svg ",
        Some(Namespace::MathMl) => "math ",
        _ => "",
    }
}

fn start_tag(element: NodeRef<'_>, text: &mut String) {
    let mut attributes: Vec<String> = element
        .attrs()
        .map(|(name, value)| match name.prefix {
            Some(prefix) => format!("{prefix} {}={value:?}", name.local),
            None => format!("{}={value:?}", name.local),
        })
        .collect();
    // Their order means nothing.
    attributes.sort_unstable();
    text.push('<');
    text.push_str(designator(element));
    text.push_str(element.name());
    for attribute in attributes {
        text.push(' ');
        text.push_str(&attribute);
    }
    text.push('>');
}

fn end_tag(element: NodeRef<'_>, text: &mut String) {
    text.push_str("</");
    text.push_str(designator(element));
    text.push_str(element.name());
    text.push('>');
}
