//! Comments in a page that take findings away.
//!
//! `<!-- treewright-ignore CODE, CODE -->` is about its own line and the one after it, `treewright-ignore-file` about
//! the page, and `treewright-ignore-start` about all that is before `treewright-ignore-end`. Without codes all rules
//! are meant.

use std::cell::RefCell;
use std::collections::HashMap;

use treewright::conformance::Diagnostic;
use treewright::{Document, NodeKind, Rule, SourceId};

use super::selection::RuleSelector;

const WORD: &str = "treewright-ignore";

/// The comments of a page that take findings away.
#[derive(Debug, Default)]
pub(crate) struct Ignoring {
    /// The ranges of comments with the same rules.
    ranges: HashMap<Vec<RuleSelector>, Ranges>,
    /// The ranges for each rule that was asked for: a page can have a comment for each finding.
    of_rules: RefCell<HashMap<&'static str, Ranges>>,
    /// The remarks about comments that name no rule, each with its offset.
    pub(crate) remarks: Vec<(u32, String)>,
}

/// A range of the source in which findings do not count.
#[derive(Debug)]
struct Ignored {
    start: u32,
    end: u32,
    /// Without an entry, all rules.
    rules: Vec<RuleSelector>,
}

/// Ranges of the source, from their starts to before their ends.
#[derive(Clone, Debug, Default)]
struct Ranges(Vec<(u32, u32)>);

impl Ranges {
    /// Sorts the ranges and joins those that overlap or touch.
    fn join(&mut self) {
        self.0.sort_unstable();
        self.0.dedup_by(|(start, end), (_, before)| {
            let joins = *start <= *before;
            if joins {
                *before = (*before).max(*end);
            }
            joins
        });
    }

    /// Returns true if a joined range has the offset.
    fn contain(&self, offset: u32) -> bool {
        let after = self.0.partition_point(|(start, _)| *start <= offset);
        let last = after.checked_sub(1).and_then(|last| self.0.get(last));
        last.is_some_and(|(_, end)| offset < *end)
    }
}

impl Ignoring {
    /// Reads the comments of a page.
    pub(crate) fn of(document: &Document) -> Self {
        let mut found = Self::default();
        let source = document.source_of(SourceId::MAIN).unwrap_or_default();
        if memchr::memmem::find(source.as_bytes(), WORD.as_bytes()).is_none() {
            return found;
        }
        let lines = Lines::of(source);
        // The starts of ranges that are open.
        let mut open: Vec<Ignored> = Vec::new();
        for id in document.descendants_with_fragments(document.root()) {
            let Some(node) = document.get(id).filter(|node| node.kind() == NodeKind::Comment)
            else {
                continue;
            };
            let text = node.data().unwrap_or_default().trim();
            let Some(rest) = text.strip_prefix(WORD) else { continue };
            let span = node.origin().and_then(|origin| origin.span());
            let Some(span) = span.filter(|span| span.source == SourceId::MAIN) else { continue };
            let (kind, codes) = match rest.split_once(|c: char| c.is_ascii_whitespace() || c == ':')
            {
                Some((kind, codes)) => (kind, codes),
                None => (rest, ""),
            };
            // A reason follows `--`.
            let codes = codes.split(" -- ").next().unwrap_or_default();
            let rules = found.rules(codes, span.start);
            match kind {
                "" => {
                    let (start, end) = lines.around(span.start, span.end);
                    found.add(Ignored { start, end, rules });
                }
                "-file" => found.add(Ignored { start: 0, end: u32::MAX, rules }),
                "-start" => {
                    open.push(Ignored { start: span.start, end: u32::MAX, rules });
                }
                "-end" => match open.pop() {
                    Some(ignored) => found.add(Ignored { end: span.end, ..ignored }),
                    None => {
                        let remark = format!("{WORD}-end without a {WORD}-start before it");
                        found.remarks.push((span.start, remark));
                    }
                },
                other => {
                    let remark = format!(
                        "unknown comment `{WORD}{other}`; use {WORD}, {WORD}-file, {WORD}-start or {WORD}-end"
                    );
                    found.remarks.push((span.start, remark));
                }
            }
        }
        for ignored in open {
            found.add(ignored);
        }
        for ranges in found.ranges.values_mut() {
            ranges.join();
        }
        found
    }

    fn add(&mut self, ignored: Ignored) {
        let Ignored { start, end, rules } = ignored;
        self.ranges.entry(rules).or_default().0.push((start, end));
    }

    /// The rules that a comment names. One that is not known is a remark.
    fn rules(&mut self, codes: &str, offset: u32) -> Vec<RuleSelector> {
        let mut rules = Vec::new();
        let words = codes.split(|c: char| c.is_ascii_whitespace() || c == ',');
        for code in words.filter(|code| !code.is_empty()) {
            match code.parse() {
                Ok(rule) => rules.push(rule),
                Err(remark) => {
                    self.remarks.push((offset, remark));
                    // A name that is not known must not take all away.
                    rules.push(RuleSelector::none());
                }
            }
        }
        rules
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }

    /// Returns true if a comment takes the finding away.
    pub(crate) fn takes(&self, finding: &Diagnostic) -> bool {
        let mut of_rules = self.of_rules.borrow_mut();
        let ranges =
            of_rules.entry(finding.rule.code).or_insert_with(|| self.ranges_for(finding.rule));
        ranges.contain(finding.span.start)
    }

    /// The ranges in which the findings of a rule do not count.
    fn ranges_for(&self, rule: &Rule) -> Ranges {
        let meant = self.ranges.iter().filter(|(rules, _)| {
            rules.is_empty() || rules.iter().any(|selector| selector.matches(rule))
        });
        let mut all = Ranges(meant.flat_map(|(_, Ranges(ranges))| ranges).copied().collect());
        all.join();
        all
    }
}

/// The starts of the lines of a source after the first.
struct Lines {
    starts: Vec<u32>,
    /// The offset after the end: the end of the source is a place too.
    after_end: u32,
}

impl Lines {
    fn of(source: &str) -> Self {
        let bytes = source.as_bytes();
        // Offsets have 32 bits.
        let starts = memchr::memchr2_iter(b'\n', b'\r', bytes).filter_map(|at| {
            let next = at.saturating_add(1);
            let is_in_a_pair = bytes.get(at..next.saturating_add(1)) == Some(b"\r\n");
            (!is_in_a_pair).then_some(next as u32)
        });
        Self { starts: starts.collect(), after_end: source.len().saturating_add(1) as u32 }
    }

    /// The range of the lines of a comment and of the line after it.
    fn around(&self, start: u32, end: u32) -> (u32, u32) {
        let first = self.starts.partition_point(|line| *line <= start);
        let first = first.checked_sub(1).and_then(|line| self.starts.get(line));
        let after = self.starts.partition_point(|line| *line <= end);
        let last = self.starts.get(after.saturating_add(1)).copied();
        let last = last.filter(|last| last.saturating_add(1) < self.after_end);
        (first.copied().unwrap_or(0), last.unwrap_or(self.after_end))
    }
}

#[cfg(test)]
mod tests {
    use treewright::Checker;

    use super::*;

    /// The codes of findings that are left.
    fn left(body: &str) -> (Vec<&'static str>, usize) {
        let page = format!("<!doctype html><html lang=en><title>t</title>\n{body}");
        let (parsed, report) = Checker::new().check(page.as_str());
        let ignoring = Ignoring::of(&parsed.document);
        let left = report.diagnostics.iter().filter(|finding| !ignoring.takes(finding));
        (left.map(Diagnostic::code).collect(), ignoring.remarks.len())
    }

    #[test]
    fn lines_around_a_comment() {
        let source = "ab\ncd\r\nef\rgh\n";
        let lines = Lines::of(source);
        for (start, end, expected) in
            [(0, 1, (0, 7)), (1, 4, (0, 10)), (4, 5, (3, 10)), (8, 9, (7, 14)), (11, 12, (10, 14))]
        {
            assert_eq!(lines.around(start, end), expected, "{start}..{end}");
        }
    }

    #[test]
    fn comments() {
        const BOTH: [&str; 2] = ["obsolete-attribute", "obsolete-element"];
        let bad = "<p align=left>a</p>\n<p><tt>b</tt></p>\n";
        let cases: [(String, &[&str], usize); 8] = [
            (bad.to_owned(), &BOTH, 0),
            (format!("<!-- treewright-ignore -->\n{bad}"), &BOTH[1..], 0),
            (format!("<!-- treewright-ignore obsolete-element -->\n{bad}"), &BOTH, 0),
            (format!("{bad}<!-- treewright-ignore-file obsolete-* -- old pages -->"), &[], 0),
            (
                format!(
                    "<!-- treewright-ignore-start -->\n{bad}<!-- treewright-ignore-end -->{bad}"
                ),
                &BOTH,
                0,
            ),
            (format!("<!-- treewright-ignore-file obsolete-elemet -->{bad}"), &BOTH, 1),
            (format!("<!-- treewright-ignore-all -->{bad}"), &BOTH, 1),
            (
                format!("<!-- treewright-ignore: obsolete-attribute, obsolete-element -->{bad}"),
                &[],
                0,
            ),
        ];
        for (body, expected, remarks) in cases {
            let (found, count) = left(&body);
            assert_eq!((found.as_slice(), count), (expected, remarks), "{body}");
        }
    }
}
