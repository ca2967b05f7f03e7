//! The target `serializer`.

use treewright_dom::{Document, NodeId, SerializeOptions};
use treewright_syntax::Limits;

use super::layout::TextHead;
use super::parsing::{read_fragment, read_text};
use crate::check::{Feed, Play, Skip, parse};
use crate::formats::Input;
use crate::generator::SplitMix64;
use crate::invariants::round_trips::check_round_trip;
use crate::invariants::{Subject, Violation, check_trees};
use crate::trees::TestTree;

const NAME: &str = "serializer";

/// The number of changes to a tree.
const MOST_CHANGES: usize = 12;

/// The reader of JSON allows 128 levels, and a level of the tree is two of them.
const DEEPEST_JSON: usize = 50;

/// The texts of nodes and attributes.
const TEXTS: &[&str] =
    &["", "x", "<", "&amp;", "\"", "\u{A0}", "-->", "</script>", "\n", "\r", "\0", "é"];

/// With a context if the first line after the head is one, in the form `:context`.
fn read(data: &[u8]) -> (TextHead, String) {
    let (mut head, text) = if data.get(TextHead::LENGTH) == Some(&b':') {
        let mut without_mark = data.to_vec();
        without_mark.remove(TextHead::LENGTH);
        read_fragment(&without_mark).unwrap_or_else(|| read_text(data))
    } else {
        read_text(data)
    };
    head.setup.options.limits = Limits::NONE;
    (head, text)
}

pub(super) fn explain(data: &[u8]) -> String {
    let (head, text) = read(data);
    format!("{head:?}\ntext {text:?}")
}

/// A serialization can be parsed again; text is written the same however it is stored; JSON can be read;
/// and a tree that a program changed can be written.
pub(super) fn check(data: &[u8]) -> Result<(), Violation> {
    let (head, text) = read(data);
    let input = Input::Text(text);
    let Input::Text(text) = &input else { return Ok(()) };
    let subject = Subject { setup: &head.setup, text };
    let fail = |message: String| Violation::new(NAME, message);
    let play: &mut dyn Play<Document> = &mut Skip;
    let parsed = parse(subject.setup, &input, Feed::Whole, play).map_err(fail)?;
    check_round_trip(&subject, &parsed.tree, parsed.root)?;
    // Text that came in pieces is stored in other forms than slices of the source.
    let play: &mut dyn Play<Document> = &mut Skip;
    let pieces = parse(subject.setup, &input, Feed::ByCharacter, play).map_err(fail)?;
    let options = SerializeOptions::new().scripting(true).serializable_shadow_roots(true);
    let expected = TestTree::inner_html(&parsed.tree, &parsed.root, &options);
    let found = TestTree::inner_html(&pieces.tree, &pieces.root, &options);
    if expected != found {
        return Err(Violation::new(NAME, format!("in pieces:\n{expected:?}\n{found:?}")));
    }
    check_output(&parsed.tree, parsed.root)?;
    let mut document = parsed.tree;
    change(&mut document, parsed.root, head.pattern);
    check_trees(&document, parsed.root)?;
    check_output(&document, parsed.root)
}

/// JSON is valid, and the surroundings of a node do not change its output.
fn check_output(document: &Document, root: NodeId) -> Result<(), Violation> {
    if depth(document, root) <= DEEPEST_JSON {
        let json = document.to_json(root);
        serde_json::from_str::<serde_json::Value>(&json)
            .map_err(|error| Violation::new(NAME, format!("JSON: {error}: {json}")))?;
    }
    let whole = document.inner_html(root);
    let parts: String = document.children(root).map(|child| document.outer_html(child)).collect();
    if whole != parts {
        return Err(Violation::new(NAME, format!("whole and parts:\n{whole}\n{parts}")));
    }
    Ok(())
}

/// The maximum nesting of nodes; template contents and shadow trees count as separate levels.
fn depth(document: &Document, root: NodeId) -> usize {
    let mut deepest = 0;
    let mut waiting = vec![(root, 0)];
    while let Some((node, depth)) = waiting.pop() {
        deepest = deepest.max(depth);
        let fragments = [document.template_contents(node), document.shadow_root(node)];
        waiting.extend(fragments.into_iter().flatten().map(|fragment| (fragment, depth + 1)));
        waiting.extend(document.children(node).map(|child| (child, depth + 1)));
    }
    deepest
}

/// Changes the tree like programs do, by a seed; 0 changes nothing. Refused changes are skipped.
fn change(document: &mut Document, root: NodeId, seed: u64) {
    if seed == 0 {
        return;
    }
    let mut random = SplitMix64::new(seed);
    let mut nodes: Vec<NodeId> = document.descendants_with_fragments(root).collect();
    nodes.push(root);
    for _ in 0..MOST_CHANGES {
        let (one, other) = (random.pick(&nodes), random.pick(&nodes));
        // Other tests check whether each change is possible; here the result only has to be a tree.
        let _ = match random.below(9) {
            0 | 1 => document.append(one, other),
            2 => {
                let parent = document.parent(one);
                parent.map_or(Ok(()), |parent| document.insert_before(parent, other, Some(one)))
            }
            3 if one != root => document.remove(one),
            4 if one != root => document.delete(one),
            5 => document.set_text_content(one, random.pick(TEXTS)),
            6 => document.set_text(one, random.pick(TEXTS)),
            7 => document.set_attribute(one, "title", random.pick(TEXTS)),
            _ => document.clone_node(one, random.chance(50)).map(|copy| nodes.push(copy)),
        };
    }
}
