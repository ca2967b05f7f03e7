//! The text of real pages compared with what Chromium shows.

use std::collections::BTreeMap;

use treewright::Read as _;
use treewright_testing::suites::{corpus_pages, report};

/// Written by `crates/testing/scripts/chromium_inner_text.py`, which describes it.
const TEXTS: &str = include_str!("../../data/text/chromium.tsv");

/// The pages that are left out because of their style sheets, with the reasons.
const LEFT_OUT: &str = include_str!("../../data/text/chromium-left-out.tsv");

/// A line: the number of its characters, and the first 40 bits of a hash.
type Line = (usize, u64);

/// The texts of a page.
struct Shown {
    /// The number of bytes of the page.
    size: usize,
    styled: Vec<Line>,
    /// Without the `style` elements, if that text differs.
    unstyled: Option<Vec<Line>>,
}

fn rows(data: &str) -> impl Iterator<Item = Vec<&str>> {
    let lines = data.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split('\t').collect())
}

fn shown() -> BTreeMap<&'static str, Shown> {
    let mut pages = BTreeMap::new();
    for row in rows(TEXTS) {
        let [name, way, size, lines] = row[..] else { panic!("{row:?} has not four columns") };
        let line = |line: &str| {
            let (length, hash) = line.split_once(':').expect("a length and a hash");
            let length = length.parse().expect("a number");
            (length, u64::from_str_radix(hash, 16).expect("hexadecimal digits"))
        };
        let lines: Vec<Line> = lines.split(' ').map(line).collect();
        let size = size.parse().expect("a number");
        if way == "styled" {
            pages.insert(name, Shown { size, styled: lines, unstyled: None });
        } else {
            let page: &mut Shown = pages.get_mut(name).expect("the other row comes first");
            page.unstyled = Some(lines);
        }
    }
    pages
}

/// The first 40 bits of the 64-bit FNV-1a hash.
fn hash(line: &str) -> u64 {
    let mut hash: u64 = 0xCBF2_9CE4_8422_2325;
    for byte in line.bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01B3);
    }
    hash >> 24
}

fn lines_of(text: &str) -> Vec<Line> {
    text.split('\n').map(|line| (line.chars().count(), hash(line))).collect()
}

/// An upper bound for the edit distance of two texts in characters: the minimum cost of changing the lines
/// of one into those of the other, where a changed line costs the length of the longer of the two.
fn distance(mut one: &[Line], mut other: &[Line]) -> usize {
    while let ([first, one_rest @ ..], [other_first, other_rest @ ..]) = (one, other)
        && first == other_first
    {
        (one, other) = (one_rest, other_rest);
    }
    while let ([one_rest @ .., last], [other_rest @ .., other_last]) = (one, other)
        && last == other_last
    {
        (one, other) = (one_rest, other_rest);
    }
    let mut costs = vec![0];
    for (length, _) in other {
        costs.push(costs[costs.len() - 1] + length + 1);
    }
    for line in one {
        let mut row = vec![costs[0] + line.0 + 1];
        for (index, other_line) in other.iter().enumerate() {
            let change = if line == other_line { 0 } else { line.0.max(other_line.0) };
            let least = (costs[index] + change)
                .min(costs[index + 1] + line.0 + 1)
                .min(row[index] + other_line.0 + 1);
            row.push(least);
        }
        costs = row;
    }
    costs[other.len()]
}

#[test]
fn distances() {
    let distance = |one: &str, other: &str| distance(&lines_of(one), &lines_of(other));
    assert_eq!(distance("a\nb\nc", "a\nb\nc"), 0);
    assert_eq!(distance("a\nbcd\ne", "a\ne"), 4);
    assert_eq!(distance("a\nbcd\ne", "a\nxy\ne\nf"), 3 + 2);
    assert_eq!(distance("", "abc"), 3);
    assert_eq!(hash("a"), 0x00AF_63DC_4C86);
}

/// Without the style sheets of the pages each text is the same; with them it differs by at most 2%, except
/// for the pages that are left out with a reason.
#[test]
fn real_pages() {
    let left_out: BTreeMap<&str, &str> =
        rows(LEFT_OUT).map(|row| (row[0], row.get(1).copied().unwrap_or_default())).collect();
    let shown = shown();
    let mut complaints = Vec::new();
    for (name, reason) in &left_out {
        if reason.len() < 20 || !shown.contains_key(name) {
            complaints.push(format!("{name} is left out without a reason, or is not a page"));
        }
    }
    let pages = corpus_pages();
    let mut near = 0;
    for (name, bytes) in &pages {
        let Some(page) = shown.get(name.as_str()).filter(|page| page.size == bytes.len()) else {
            complaints.push(format!("{name}: chromium.tsv is about another page"));
            continue;
        };
        let text = String::from_utf8_lossy(bytes);
        let text = treewright::parse(text.strip_prefix('\u{feff}').unwrap_or(&text)).inner_text();
        let lines = lines_of(&text);
        let unstyled = page.unstyled.as_ref().unwrap_or(&page.styled);
        if lines != *unstyled {
            let first = lines.iter().zip(unstyled).take_while(|(one, other)| one == other).count();
            let line = text.split('\n').nth(first).unwrap_or_default();
            complaints.push(format!("{name}: line {first} is not as Chromium's: {line:?}"));
        }
        let length: usize = page.styled.iter().map(|(length, _)| length + 1).sum();
        let is_near = distance(&page.styled, &lines) * 50 <= length;
        near += usize::from(is_near);
        if is_near == left_out.contains_key(name.as_str()) {
            let wrong =
                if is_near { "does not need to be" } else { "is more than 2% apart, and not" };
            complaints.push(format!("{name} {wrong} left out"));
        }
    }
    report(&complaints);
    if !pages.is_empty() {
        assert!(near >= 45, "only {near} of {} pages are near", pages.len());
    }
}
