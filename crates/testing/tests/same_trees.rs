//! The comparison of trees that are mostly the same, with dumps as its slow twin.

use treewright::{Document, Input, NodeId, NodeKind, Options};
use treewright_testing::generator::{Generator, SplitMix64};

const PAIRS: u64 = 3_000;

fn is_certainly_same(document: &Document, other: &Document, joins: bool) -> bool {
    document.is_certainly_same(document.root(), other, other.root(), joins)
}

#[test]
fn trees_are_the_same_if_their_dumps_are() {
    let (mut same, mut different) = (0, 0);
    for seed in 1..=PAIRS {
        let mut random = SplitMix64::new(seed ^ 0x5A3E);
        let mut generator = Generator::new(seed);
        let size = 1 + random.below(15);
        let (context, mut pieces) = if random.chance(50) {
            (None, generator.document(size))
        } else {
            let (context, pieces) = generator.fragment(size);
            (Some(treewright::Context::new(context.namespace, &context.local_name)), pieces)
        };
        let options = Options::new().declarative_shadow_roots(random.chance(50));
        let parse =
            |text: &str| options.parse(Input::from(text).in_context(context.as_ref())).document;
        let text = pieces.concat();
        if random.chance(70) && !pieces.is_empty() {
            pieces.remove(random.below(pieces.len()));
        }
        let changed = pieces.concat();
        let (document, other) = (parse(&text), parse(&changed));
        let mode = |document: &Document| document.mode_of(document.root());
        let expected = document.dump(document.root()) == other.dump(other.root())
            && mode(&document) == mode(&other);
        let what = format!("seed {seed}: {text:?} and {changed:?} in {context:?}");
        for joins in [false, true] {
            let found = is_certainly_same(&document, &other, joins);
            assert_eq!(found, is_certainly_same(&other, &document, joins), "{what}");
            assert!(expected || !found, "{what}");
            // Controls can have forms, which dumps do not show.
            let has_forms = [&text, &changed].iter().any(|text| text.contains("form"))
                || context.as_ref().is_some_and(|context| context.local_name() == "form");
            assert!(found || !expected || has_forms, "{what}");
        }
        if expected { same += 1 } else { different += 1 }
    }
    assert!(same > PAIRS / 10 && different > PAIRS / 10, "{same} same, {different} different");
}

#[test]
fn texts_are_joined_on_request() {
    for seed in 1..=PAIRS {
        let mut random = SplitMix64::new(seed ^ 0x5A3F);
        let text = Generator::new(seed).document(8).concat();
        if text.contains("form") {
            continue;
        }
        let [document, mut other] = [(); 2].map(|()| treewright::parse(&text));
        let texts: Vec<NodeId> = other
            .descendants_with_fragments(other.root())
            .filter(|node| other.kind(*node) == Some(NodeKind::Text))
            .collect();
        let mut is_split = false;
        for node in texts {
            let data = other.text(node).unwrap_or_default().to_owned();
            let ends: Vec<usize> = data.char_indices().map(|(at, _)| at).skip(1).collect();
            if ends.is_empty() || random.chance(30) {
                continue;
            }
            let (start, end) = data.split_at(ends[random.below(ends.len())]);
            other.set_text(node, start).expect("it is a text");
            let rest = other.create_text(end);
            let parent = other.parent(node).expect("it is in the tree");
            let next = other.next_sibling(node);
            other.insert_before(parent, rest, next).expect("it can be there");
            is_split = true;
        }
        let what = format!("seed {seed}: {text:?}");
        assert!(is_certainly_same(&document, &other, true), "{what}");
        assert_eq!(is_certainly_same(&document, &other, false), !is_split, "{what}");
    }
}
