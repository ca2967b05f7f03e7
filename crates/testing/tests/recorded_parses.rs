//! The record of a parser's changes to a tree, and of scripts between its calls: replayed on an empty copy,
//! it gives the same tree, at each place that a page is cut at.

use std::collections::HashMap;

use treewright::dom::scripting::RecordChanges;
use treewright::dom::{Change, Document, Namespace, NodeId};
use treewright::{Options, Parser, Pause};
use treewright_testing::generator::SplitMix64;
use treewright_testing::subjects::{Subject, generated_subjects, tree_subjects};
use treewright_testing::suites::{Suite, conformance};

/// Pages for everything that the parser moves, joins, copies and completes, in case the suites are missing.
const PAGES: [&str; 8] = [
    "<p>a<b>b<i>c</p>d&amp;e</b>f</i><!--g-->h",
    "<table>a<tr>b<td>c</table>d<table>e&amp;<!--f-->g<b>h<tr>",
    "<html a=1><body b=2>x<html a=3 c=4><body b=5 d=6>y",
    "<a>1<p>2<a>3</p>4<table><a>5</table><a><table><tr></a>6",
    "<div><template shadowrootmode=open><p>s</template>t<template><tr><td>u</template></div>",
    "<select><button><selectedcontent></selectedcontent></button><option>a<b>b</b><option selected>c</select>",
    "<p>a<script>x</script>b<script>y</script></p>c<script>z</script>",
    "<frameset><frame></frameset><!--a--><noframes>b</noframes>",
];

/// A copy of a tree that is built only from the record.
#[derive(Default)]
struct Copy {
    nodes: HashMap<NodeId, Node>,
    parents: HashMap<NodeId, NodeId>,
    shadow_roots: HashMap<NodeId, NodeId>,
    appended: usize,
    moved: usize,
}

#[derive(Default)]
struct Node {
    children: Vec<NodeId>,
    attributes: Vec<(String, String)>,
    data: String,
}

impl Copy {
    /// The current copy of a tree.
    fn of(document: &Document) -> Self {
        let mut copy = Self::default();
        for node in document.descendants_with_fragments(document.root()) {
            copy.meet(document, node);
            for child in document.children(node) {
                copy.meet(document, node).children.push(child);
                copy.parents.insert(child, node);
            }
        }
        copy.meet(document, document.root());
        copy
    }

    /// A node with its attributes and data, in their current form when it is first met.
    fn meet(&mut self, document: &Document, node: NodeId) -> &mut Node {
        self.nodes.entry(node).or_insert_with(|| Node {
            children: Vec::new(),
            attributes: attributes_of(document, node),
            data: document.text(node).unwrap_or_default().to_owned(),
        })
    }

    fn apply(&mut self, document: &Document, change: &Change) {
        match change {
            Change::ChildList { parent, added, removed, previous, next, .. } => {
                for node in removed {
                    assert_eq!(self.parents.remove(node), Some(*parent), "{change:?}");
                    self.moved += 1;
                }
                for node in added {
                    self.meet(document, *node);
                    assert_eq!(self.parents.insert(*node, *parent), None, "{change:?}");
                }
                let children = &mut self.meet(document, *parent).children;
                children.retain(|child| !removed.contains(child));
                let at = match next {
                    Some(next) => children.iter().position(|child| child == next),
                    None => Some(children.len()),
                };
                let at = at.unwrap_or_else(|| panic!("the next sibling is there: {change:?}"));
                let before = at.checked_sub(1).map(|index| children[index]);
                assert_eq!(*previous, before, "{change:?}");
                children.splice(at..at, added.iter().copied());
            }
            Change::Attribute { element, local, new: Some(new), .. } => {
                let attributes = &mut self.meet(document, *element).attributes;
                match attributes.iter_mut().find(|(name, _)| **name == **local) {
                    Some((_, value)) => *value = new.to_string(),
                    None => attributes.push((local.to_string(), new.to_string())),
                }
            }
            Change::TextAppended { node, length, text, .. } => {
                let data = &mut self.meet(document, *node).data;
                assert!(data.is_char_boundary(*length), "{change:?} of {data:?}");
                data.truncate(*length);
                data.push_str(text);
                self.appended += 1;
            }
            Change::ShadowRoot { host, shadow_root, .. } => {
                let before = self.shadow_roots.insert(*host, *shadow_root);
                assert_eq!(before, None, "{change:?}");
            }
            other => panic!("neither a parser nor the scripts here do this: {other:?}"),
        }
    }

    fn compare(&self, document: &Document) {
        for node in document.descendants_with_fragments(document.root()) {
            let children: Vec<NodeId> = document.children(node).collect();
            let none = Node::default();
            let copy = self.nodes.get(&node).unwrap_or(&none);
            assert_eq!(copy.children, children);
            assert_eq!(copy.attributes, attributes_of(document, node));
            assert_eq!(copy.data, document.text(node).unwrap_or_default());
            assert_eq!(self.shadow_roots.get(&node).copied(), document.shadow_root(node));
        }
    }

    /// Applies the changes since the last time.
    fn follow(&mut self, parser: &mut Parser) {
        let changes = parser.document_mut().take_changes();
        for change in &changes {
            self.apply(parser.document(), change);
        }
        self.compare(parser.document());
    }
}

fn attributes_of(document: &Document, node: NodeId) -> Vec<(String, String)> {
    let all = document.attributes(node);
    all.map(|(name, value)| (name.local.to_owned(), value.to_owned())).collect()
}

/// Performs one of the actions of scripts.
fn script(parser: &mut Parser, script: NodeId, random: &mut SplitMix64) {
    parser.begin_script();
    let pause = match random.below(4) {
        0 => parser.write("<b>w<i></b>"),
        1 => parser.write("v"),
        2 => {
            let document = parser.document_mut();
            let new = document.create_element(Namespace::Html, "p").expect("the name is valid");
            // A document has no place for it.
            let _ = document.after(script, &[new]);
            document.set_attribute(script, "class", "run").expect("it is an element");
            Pause::NeedInput
        }
        _ => {
            let document = parser.document_mut();
            if let Some(before) = document.previous_sibling(script) {
                document.remove(before).expect("it is there");
            }
            Pause::NeedInput
        }
    };
    assert!(!matches!(pause, Pause::Script(_)), "no script is written");
    parser.end_script();
}

/// Parses a source in pieces, and follows the record.
fn check(subject: &Subject, seed: u64) -> Copy {
    let mut random = SplitMix64::new(seed);
    let options = subject.options.clone().origins(seed.is_multiple_of(2));
    let mut parser = match &subject.context {
        None => options.parser(),
        Some(context) => options.fragment_parser(context),
    };
    let mut copy = Copy::of(parser.document());
    parser.document_mut().record_changes(true);
    let characters: Vec<char> = subject.source.chars().collect();
    let mut rest = &characters[..];
    let is_short = characters.len() < 500;
    loop {
        let length = if is_short { random.below(8) + 1 } else { characters.len() / 4 };
        let (piece, after) = rest.split_at(length.min(rest.len()));
        rest = after;
        if piece.is_empty() {
            parser.end_of_input();
        } else {
            parser.append(&piece.iter().collect::<String>());
        }
        loop {
            let pause = parser.pump();
            copy.follow(&mut parser);
            match pause {
                Pause::Script(element) => script(&mut parser, element, &mut random),
                Pause::Budget => {}
                _ => break,
            }
            copy.follow(&mut parser);
        }
        if piece.is_empty() {
            break;
        }
    }
    let document = parser.finish().document;
    copy.compare(&document);
    copy
}

#[test]
fn the_record_of_a_parse_makes_the_tree() {
    let pages = PAGES.iter().flat_map(|page| {
        [false, true].map(|scripting| Subject {
            options: Options::new().scripting(scripting),
            ..Subject::document(*page, *page)
        })
    });
    let mut subjects: Vec<Subject> = pages.collect();
    subjects.extend(tree_subjects(Suite::Own));
    if conformance().is_some() {
        subjects.extend(tree_subjects(Suite::TreeConstruction));
    }
    subjects.extend(generated_subjects(1..=300, 20));
    let (mut appended, mut moved, mut shadow_roots) = (0, 0, 0);
    for (subject, seed) in subjects.iter().zip(1..) {
        let check = || check(subject, seed);
        let copy = std::panic::catch_unwind(check).unwrap_or_else(|reason| {
            eprintln!("{}, seed {seed}: {:?}", subject.name, subject.source);
            std::panic::resume_unwind(reason)
        });
        appended += copy.appended;
        moved += copy.moved;
        shadow_roots += copy.shadow_roots.len();
    }
    assert!(appended > 100 && moved > 100 && shadow_roots > 2, "{appended} {moved} {shadow_roots}");
}

/// Scripts and the parser share one list in the order of their changes, and a parse is recorded from the
/// time of the request on.
#[test]
fn from_the_call_on() {
    let mut parser = Options::new().scripting(true).parser();
    parser.parse_text("<p>a");
    assert!(parser.document_mut().take_changes().is_empty());
    parser.document_mut().record_changes(true);
    parser.parse_text("b");
    parser.parse_text("<br>");
    let changes = parser.document_mut().take_changes();
    assert!(
        matches!(
            &changes[..],
            [Change::TextAppended { length: 1, text, .. }, Change::ChildList { added, .. }]
                if **text == *"b" && added.len() == 1
        ),
        "{changes:?}"
    );
    parser.document_mut().record_changes(false);
    parser.parse_text("c");
    assert!(parser.document_mut().take_changes().is_empty());
}

/// A page that is read again in another encoding is recorded again from its start.
#[test]
fn after_a_restart() {
    let mut parser = Options::new().parser().for_bytes(&treewright::OutOfBandMetadata::new());
    parser.document_mut().record_changes(true);
    let mut page = b"<p>".to_vec();
    page.extend([b' '; 2000]);
    page.extend(b"<meta charset=koi8-r><b>\xC1");
    parser.parse_bytes(&page);
    let mut copy = Copy::of(&Document::new());
    copy.nodes.clear();
    copy.follow(&mut parser);
    let document = parser.finish().document;
    assert_eq!(document.character_encoding().name(), "KOI8-R");
}

/// A long text in many pieces takes time and memory linear in its length.
#[test]
fn long_texts_are_not_noted_again_and_again() {
    let mut parser = Options::new().parser();
    parser.document_mut().record_changes(true);
    let mut noted = 0;
    for _ in 0..20_000 {
        parser.parse_text("<table>a&amp;<!---->");
        noted += parser.document_mut().take_changes().iter().map(weight).sum::<usize>();
    }
    assert!(noted < 20_000 * 40, "{noted}");
}

/// The number of values in a change.
fn weight(change: &Change) -> usize {
    match change {
        Change::ChildList { added, removed, .. } => added.len() + removed.len(),
        Change::CharacterData { old, new, .. } => old.len() + new.len(),
        Change::TextAppended { text, .. } => text.len(),
        _ => 1,
    }
}
