//! Random changes of pages: the tree of the result is that of the operation, or the change is refused with reason.
//!
//! A refusal is right if no source gives the tree. To tell, the tree is written whole, in two ways, and parsed; and a
//! source is searched that differs from the page at one place. It is right, too, if only tags away from the change give
//! the tree, and `normalize` is off; such refusals are counted, and there are none of pages without mistakes.

use std::collections::BTreeMap;

use treewright::{Change, Document, Edit, Edited, Editor, NodeId, Obstacle, Options};
use treewright_testing::generator::SplitMix64;
use treewright_testing::suites::report;

use super::operations::{
    after_operation, can_be_written, can_be_written_at_one_place, elements, expected_trees,
    name_of, random_change,
};
use super::{pages, parse};
use crate::writing::trees::to_the_letter;

/// The number of random changes of all pages; `.ci/health` asks for 10,000.
fn number_of_changes() -> u64 {
    let number = std::env::var("TREEWRIGHT_EDITS");
    number.map_or(1_200, |number| number.parse().expect("a number"))
}

/// One of so many refusals is looked at by a search for a source, or all of them if all pages are asked for.
const SEARCHED: u64 = 8;

/// The outcomes of random changes.
#[derive(Default)]
struct Outcomes {
    made: u64,
    /// Those of them that wrote tags of the page at their places.
    with_tags: u64,
    /// Those that no HTML gives, by reason.
    impossible: BTreeMap<String, u64>,
    /// Those that `normalize` makes, by reason.
    normalized: BTreeMap<String, u64>,
    /// Pages without an element, and the like.
    passed_over: u64,
    complaints: Vec<String>,
}

/// A change of a page, and what the editor makes of it.
struct Trial<'a> {
    source: &'a str,
    document: &'a Document,
    node: NodeId,
    change: &'a Change<'static>,
}

impl Trial<'_> {
    /// Returns true if a source for the tree is found. `searches` asks for a thorough look.
    fn has_a_source(&self, searches: bool) -> bool {
        let Trial { source, document, node, change } = *self;
        let Some(tree) = after_operation(document, node, change) else { return false };
        can_be_written(&tree)
            || searches && can_be_written_at_one_place(source, document, node, change, &tree)
    }

    /// Returns true if the new source has all of the old one, but for text at one place that must be escaped.
    fn keeps_the_rest(&self, new: &str) -> bool {
        let is_insertion = matches!(
            self.change,
            Change::InsertBefore(_)
                | Change::InsertAfter(_)
                | Change::Prepend(_)
                | Change::Append(_)
        );
        let (old, new) = (self.source.as_bytes(), new.as_bytes());
        let start = old.iter().zip(new).take_while(|(a, b)| a == b).count();
        let ends = old[start..].iter().rev().zip(new[start..].iter().rev());
        let end = ends.take_while(|(a, b)| a == b).count();
        !is_insertion || start + end + LONGEST_ESCAPED >= old.len()
    }
}

/// The longest part of the old source that an insertion writes in another way, such as an open `</`.
const LONGEST_ESCAPED: usize = 8;

fn reason(obstacle: &Obstacle) -> String {
    let name: String = format!("{obstacle:?}").chars().take_while(|c| c.is_alphabetic()).collect();
    match obstacle {
        Obstacle::Edit(error) => format!("{name} {error:?}"),
        _ => name,
    }
}

fn sum(counts: &BTreeMap<String, u64>) -> u64 {
    counts.values().sum()
}

fn listed(counts: &BTreeMap<String, u64>) -> String {
    let counts: Vec<String> =
        counts.iter().map(|(reason, count)| format!("{count} {reason}")).collect();
    if counts.is_empty() { "0".to_owned() } else { counts.join(", ") }
}

impl Outcomes {
    fn all(&self) -> u64 {
        self.made + sum(&self.impossible) + sum(&self.normalized)
    }

    fn note(&mut self, name: &str, source: &str, random: &mut SplitMix64) {
        let parsed = Options::new().origins(true).parse(source);
        let document = &parsed.document;
        let elements = elements(document);
        if elements.is_empty() {
            self.passed_over += 1;
            return;
        }
        let node = random.pick(&elements);
        let change = random_change(random);
        let trial = Trial { source, document, node, change: &change };
        let expected = expected_trees(document, node, &change);
        let edits = [Edit::new(node, std::slice::from_ref(&change))];
        let edit = |normalize: bool| -> Edited {
            let editor = Editor::new().normalize(normalize);
            editor.edit(source, &parsed, &edits).expect("the page was parsed with origins")
        };
        let is_right = |edited: &Edited| {
            let tree = to_the_letter(parse(&edited.text).root_node(), true);
            expected.contains(&tree)
        };
        let mut complain = |what: &str, text: &str| {
            let element = name_of(document, node);
            let shown: String = source.chars().take(2_000).collect();
            self.complaints.push(format!(
                "{name}: {change:?} of {element} in {shown:?}: {what} {text:.2000?}"
            ));
        };
        let edited = edit(false);
        let Some(refused) = edited.refused.first() else {
            if !is_right(&edited) {
                complain("another tree", &edited.text);
            }
            if !trial.keeps_the_rest(&edited.text) {
                complain("something else is changed", &edited.text);
            }
            self.made += 1;
            self.with_tags += u64::from(!edited.tags.is_empty());
            return;
        };
        assert_eq!(edited.text, source, "{name}: a refused edit changes nothing");
        let needs_normalize =
            matches!(refused.obstacle, Obstacle::LeftOutTags(_) | Obstacle::OtherParts);
        let normalized = edit(true);
        if let Some(refused) = normalized.refused.first() {
            let number = sum(&self.impossible);
            let searches = pages::all_pages() || number.is_multiple_of(SEARCHED);
            if trial.has_a_source(searches) {
                complain("HTML has it", &format!("{:?}", refused.obstacle));
            }
            if needs_normalize {
                complain("it asks for tags in vain", &format!("{:?}", refused.obstacle));
            }
            *self.impossible.entry(reason(&refused.obstacle)).or_default() += 1;
            return;
        }
        if !is_right(&normalized) {
            complain("another tree with tags", &normalized.text);
        }
        let has_tags = !normalized.tags.is_empty();
        if !needs_normalize || has_tags != matches!(refused.obstacle, Obstacle::LeftOutTags(_)) {
            complain("refused without reason", &normalized.text);
        }
        *self.normalized.entry(reason(&refused.obstacle)).or_default() += 1;
    }

    /// `most_normalized` is the share of the changes that need `normalize`, in percent of those that HTML gives.
    fn finish(self, kind: &str, most_normalized: u64) {
        let (all, impossible, normalized) =
            (self.all(), sum(&self.impossible), sum(&self.normalized));
        let possible = all - impossible;
        println!(
            "{kind}: {all} changes; {impossible} that no HTML gives: {}; of the other {possible}: {} made, \
             {} of them with tags at the place of the change; {normalized} ({} in a thousand) refused without `normalize` and \
             made with it: {}; {} complaints",
            listed(&self.impossible),
            self.made,
            self.with_tags,
            normalized * 1_000 / possible.max(1),
            listed(&self.normalized),
            self.complaints.len(),
        );
        report(&self.complaints);
        assert!(normalized * 100 <= most_normalized * possible, "{kind}: {normalized} refused");
        assert!(self.made > 0 && self.passed_over * 10 <= all, "{kind}");
    }
}

#[test]
fn broken_pages() {
    let mut outcomes = Outcomes::default();
    for seed in 1..=number_of_changes() * 2 / 5 {
        outcomes.note(&seed.to_string(), &pages::broken(seed), &mut SplitMix64::new(seed));
    }
    outcomes.finish("broken", 10);
}

#[test]
fn clean_pages() {
    let mut outcomes = Outcomes::default();
    let number = number_of_changes() * 2 / 5;
    for seed in 1.. {
        let Some(source) = pages::clean(seed) else { continue };
        outcomes.note(&seed.to_string(), &source, &mut SplitMix64::new(seed));
        if outcomes.all() == number {
            break;
        }
    }
    outcomes.finish("clean", 0);
}

/// Random changes of real pages, a fifth of all; of few of them, unless all pages are asked for.
#[test]
fn real_pages() {
    let mut outcomes = Outcomes::default();
    let pages = pages::real();
    let each =
        if pages::all_pages() { number_of_changes() / 5 / pages.len() as u64 + 1 } else { 1 };
    let step = if pages::all_pages() { 1 } else { 8 };
    for (number, (name, source)) in pages.iter().enumerate().rev().step_by(step) {
        for seed in 0..each {
            let mut random = SplitMix64::new(number as u64 * 1_000 + seed);
            outcomes.note(name, source, &mut random);
        }
    }
    outcomes.finish("real", 10);
}
