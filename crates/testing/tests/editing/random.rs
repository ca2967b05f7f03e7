//! Random changes of pages: the tree of the result is that of the operation, or the change is refused with reason.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use treewright::{Edit, Edited, Editor, Obstacle, Options};
use treewright_testing::generator::SplitMix64;
use treewright_testing::suites::report;

use super::operations::{
    after_operation, can_be_written, elements, expected_trees, name_of, random_change,
};
use super::{pages, parse};
use crate::writing::trees::to_the_letter;

/// The number of random changes of all pages; `.ci/health` asks for 10,000.
fn number_of_changes() -> u64 {
    let number = std::env::var("TREEWRIGHT_EDITS");
    number.map_or(1_200, |number| number.parse().expect("a number"))
}

/// The outcomes of random changes.
#[derive(Default)]
struct Outcomes {
    made: u64,
    /// Without `normalize`, by reason.
    refused: BTreeMap<String, u64>,
    refused_when_normalized: BTreeMap<String, u64>,
    /// Those that are not right: HTML gives the tree, and no tag is missing.
    wrong: u64,
    /// The same with `normalize`.
    wrong_when_normalized: u64,
    /// Pages without an element, and the like.
    passed_over: u64,
    complaints: Vec<String>,
}

fn reason(obstacle: &Obstacle) -> String {
    let name: String = format!("{obstacle:?}").chars().take_while(|c| c.is_alphabetic()).collect();
    match obstacle {
        Obstacle::Edit(error) => format!("{name} {error:?}"),
        _ => name,
    }
}

impl Outcomes {
    fn all(&self) -> u64 {
        self.made + self.refused.values().sum::<u64>()
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
        let place = |complaints: &mut Vec<String>, what: &str, text: &str| {
            let element = name_of(document, node);
            let shown: String = source.chars().take(2_000).collect();
            complaints.push(format!(
                "{name}: {change:?} of {element} in {shown:?}: {what} {text:.2000?}"
            ));
        };
        let edited = edit(false);
        let Some(refused) = edited.refused.first() else {
            self.made += 1;
            if !is_right(&edited) {
                place(&mut self.complaints, "another tree", &edited.text);
            }
            return;
        };
        assert_eq!(edited.text, source, "{name}: a refused edit changes nothing");
        *self.refused.entry(reason(&refused.obstacle)).or_default() += 1;
        let with_tags = edit(true);
        let is_for_tags = matches!(refused.obstacle, Obstacle::LeftOutTags(_));
        match with_tags.refused.first() {
            None => {
                if !is_right(&with_tags) {
                    place(&mut self.complaints, "another tree with tags", &with_tags.text);
                }
                if !is_for_tags || with_tags.tags.is_empty() {
                    self.wrong += 1;
                    place(&mut self.complaints, "refused without reason", &with_tags.text);
                }
            }
            Some(refused) => {
                *self.refused_when_normalized.entry(reason(&refused.obstacle)).or_default() += 1;
                let tree = after_operation(document, node, &change);
                if tree.is_some_and(|tree| can_be_written(&tree)) && !refuses_by_rule(refused) {
                    self.wrong += 1;
                    self.wrong_when_normalized += 1;
                    place(&mut self.complaints, "HTML has it", &format!("{:?}", refused.obstacle));
                }
            }
        }
    }

    /// `most_wrong` is a share in percent.
    fn finish(self, kind: &str, most_wrong: u64) {
        let mut text = format!("{kind}: {} made of {}", self.made, self.all());
        for (reason, count) in &self.refused {
            let _ = write!(text, ", {count} refused: {reason}");
        }
        let _ = write!(text, "; {} wrongly; with tags", self.wrong);
        for (reason, count) in &self.refused_when_normalized {
            let _ = write!(text, ", {count} refused: {reason}");
        }
        println!("{text}; {} wrongly", self.wrong_when_normalized);
        assert!(self.wrong * 100 <= most_wrong * self.all(), "{kind}: {} refused", self.wrong);
        report(&self.complaints);
        assert_eq!(self.wrong_when_normalized, 0, "{kind}");
        assert!(self.made > 0 && self.passed_over * 10 <= self.all(), "{kind}");
    }
}

/// Returns true for what is not a question of the tree: void elements have no contents, although the DOM gives them
/// some.
fn refuses_by_rule(refused: &treewright::Refused) -> bool {
    matches!(refused.obstacle, Obstacle::Edit(treewright::write::EditError::WrongKind))
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
