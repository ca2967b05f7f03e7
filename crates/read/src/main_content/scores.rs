//! Scores of elements, and the selection of the content.

use std::collections::HashSet;

use super::Steps;
use super::facts::{Element, Facts, Kind, as_float};

/// The minimum number of characters of a run of text that counts.
const SHORTEST: u32 = 25;
/// The number of ancestors of a run that its score is added to.
const LEVELS: usize = 5;
/// The number of candidates that are compared with the best one.
const CANDIDATES: usize = 5;
/// The number of other candidates that an ancestor must contain to replace the best one.
const OTHERS: usize = 3;

/// The elements of the content, in tree order.
pub(super) fn find(facts: &mut Facts<'_>, steps: Steps) -> Vec<usize> {
    score(facts, steps);
    let mut candidates: Vec<(usize, f32)> = facts
        .elements
        .iter()
        .enumerate()
        .filter_map(|(index, element)| Some((index, element.score?)))
        .collect();
    // The sort is stable: among equals the first in the tree counts.
    candidates.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    candidates.truncate(CANDIDATES);
    let Some(best) = candidates.first().copied() else {
        // No text is long enough: use the whole body.
        return vec![0];
    };
    if best.0 == 0 {
        return vec![0];
    }
    let best = around(facts, best, &candidates);
    with_siblings(facts, best)
}

fn score(facts: &mut Facts<'_>, steps: Steps) {
    for index in 0..facts.elements.len() {
        let Some(element) = facts.elements.get(index).copied() else { continue };
        let is_run = matches!(
            element.kind,
            Kind::Paragraph
                | Kind::Heading
                | Kind::Cell
                | Kind::Quote
                | Kind::Division
                | Kind::Block
                | Kind::Item
        );
        // Level 1 headings name the page, and items are parts of lists, which have no score of their own.
        if element.is_passed_over || !is_run || element.own_text < SHORTEST {
            continue;
        }
        if element.kind == Kind::Heading && element.node.name() == "h1"
            || element.kind == Kind::Item
        {
            continue;
        }
        let points = as_float(element.own_commas.saturating_add(1))
            + as_float((element.own_text / 100).min(3));
        // Text between blocks counts as a paragraph of the element itself.
        let holds_blocks = element.blocks > 0
            && matches!(element.kind, Kind::Division | Kind::Block | Kind::Cell | Kind::Quote);
        let first = if holds_blocks { Some(index) } else { element.parent };
        let levels = first.into_iter().chain(first.into_iter().flat_map(|i| facts.ancestors(i)));
        let levels: Vec<usize> = levels.take(LEVELS).collect();
        for (level, index) in levels.into_iter().enumerate() {
            let Some(outer) = facts.elements.get_mut(index) else { continue };
            let divisor = match level {
                0 => 1.0,
                1 => 2.0,
                level => as_float(u32::try_from(level).unwrap_or(u32::MAX)) * 3.0,
            };
            let before = outer.score.unwrap_or_else(|| beginning(outer, steps));
            outer.score = Some(before + points / divisor);
        }
    }
    for element in &mut facts.elements {
        let density = element.link_density();
        element.score = element.score.map(|score| score * (1.0 - density).max(0.0));
    }
}

/// The initial score of an element.
fn beginning(element: &Element<'_>, steps: Steps) -> f32 {
    let by_name: f32 = match element.node.name() {
        "div" | "article" | "main" => 5.0,
        "pre" | "td" | "blockquote" => 3.0,
        "address" | "ol" | "ul" | "dl" | "dd" | "dt" | "li" | "form" => -3.0,
        "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "th" => -5.0,
        _ => 0.0,
    };
    by_name + weight(element, steps)
}

pub(super) fn weight(element: &Element<'_>, steps: Steps) -> f32 {
    if !steps.weighs_classes {
        return 0.0;
    }
    match element.meaning.weight {
        weight if weight > 0 => as_float(weight.unsigned_abs()),
        weight => -as_float(weight.unsigned_abs()),
    }
}

/// The ancestor that replaces the best element, if any.
fn around(facts: &Facts<'_>, best: (usize, f32), candidates: &[(usize, f32)]) -> usize {
    let (mut index, mut score) = best;
    let others: Vec<HashSet<usize>> = candidates
        .iter()
        .skip(1)
        .filter(|(_, other)| score > 0.0 && *other / score >= 0.75)
        .map(|(other, _)| facts.ancestors(*other).collect())
        .collect();
    if others.len() >= OTHERS {
        let has_others = |outer: &usize| {
            *outer != 0 && others.iter().filter(|above| above.contains(outer)).count() >= OTHERS
        };
        if let Some(outer) = facts.ancestors(index).find(has_others) {
            index = outer;
            score = facts.elements.get(outer).and_then(|e| e.score).unwrap_or(score);
        }
    }
    // A column in several parts has a better score than each part.
    let (mut last, bound) = (score, score / 3.0);
    for outer in facts.ancestors(index).take_while(|outer| *outer != 0) {
        let Some(score) = facts.elements.get(outer).and_then(|element| element.score) else {
            continue;
        };
        if score < bound {
            break;
        }
        if score > last {
            index = outer;
            break;
        }
        last = score;
    }
    // The siblings of an only child are those of its parent.
    while let Some(outer) = facts.elements.get(index).and_then(|element| element.parent)
        && outer != 0
        && facts.children(outer).take(2).count() == 1
    {
        index = outer;
    }
    index
}

/// The best element with the siblings that belong to it.
fn with_siblings(facts: &Facts<'_>, best: usize) -> Vec<usize> {
    let Some(top) = facts.elements.get(best) else { return Vec::new() };
    let Some(parent) = top.parent else { return vec![best] };
    let score = top.score.unwrap_or_default();
    let least = (score * 0.2).max(10.0);
    let class = top.node.attr("class").filter(|class| !class.is_empty());
    let belongs = |index: &usize| {
        let Some(sibling) = facts.elements.get(*index) else { return false };
        if *index == best {
            return true;
        }
        if sibling.is_passed_over {
            return false;
        }
        let bonus =
            if class.is_some() && sibling.node.attr("class") == class { score * 0.2 } else { 0.0 };
        if sibling.score.is_some_and(|score| score + bonus >= least) {
            return true;
        }
        let density = sibling.link_density();
        let is_paragraph = sibling.kind == Kind::Paragraph
            || sibling.kind == Kind::Division && sibling.blocks == 0;
        is_paragraph
            && (sibling.text > 80 && density < 0.25
                || sibling.text > 0 && density == 0.0 && ends_a_sentence(sibling))
    };
    facts.children(parent).filter(belongs).collect()
}

fn ends_a_sentence(element: &Element<'_>) -> bool {
    let text = element.node.text();
    let text = text.trim_ascii();
    text.ends_with('.') || text.contains(". ")
}
