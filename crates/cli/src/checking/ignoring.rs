//! Comments in a page that take findings away.
//!
//! `<!-- treewright-ignore CODE, CODE -->` is about its own line and the one after it, `treewright-ignore-file` about
//! the page, and `treewright-ignore-start` about all that is before `treewright-ignore-end`. Without codes all rules
//! are meant.

use treewright::conformance::Diagnostic;
use treewright::{Document, NodeKind, SourceId};

use super::selection::RuleSelector;

const WORD: &str = "treewright-ignore";

/// The comments of a page that take findings away.
#[derive(Debug, Default)]
pub(crate) struct Ignoring {
    ranges: Vec<Ignored>,
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

impl Ignoring {
    /// Reads the comments of a page.
    pub(crate) fn of(document: &Document) -> Self {
        let mut found = Self::default();
        let source = document.source_of(SourceId::MAIN).unwrap_or_default();
        if memchr::memmem::find(source.as_bytes(), WORD.as_bytes()).is_none() {
            return found;
        }
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
                    let (start, end) = lines_at(source, span.start, span.end);
                    found.ranges.push(Ignored { start, end, rules });
                }
                "-file" => found.ranges.push(Ignored { start: 0, end: u32::MAX, rules }),
                "-start" => {
                    open.push(Ignored { start: span.start, end: u32::MAX, rules });
                }
                "-end" => match open.pop() {
                    Some(ignored) => found.ranges.push(Ignored { end: span.end, ..ignored }),
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
        found.ranges.append(&mut open);
        found
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
        let at = finding.span.start;
        self.ranges.iter().any(|ignored| {
            let is_meant = ignored.rules.is_empty()
                || ignored.rules.iter().any(|rules| rules.matches(finding.rule));
            (ignored.start..ignored.end).contains(&at) && is_meant
        })
    }
}

/// The lines of a comment and the line after it.
fn lines_at(source: &str, start: u32, end: u32) -> (u32, u32) {
    let before = source.get(..start as usize).unwrap_or_default();
    let first = before.rfind(['\n', '\r']).map_or(0, |at| at.saturating_add(1));
    let mut rest = source.get(end as usize..).unwrap_or_default();
    for _ in 0..2 {
        rest = match rest.find(['\n', '\r']) {
            Some(at) => {
                let line = rest.get(at..).unwrap_or_default();
                line.strip_prefix("\r\n").or_else(|| line.get(1..)).unwrap_or_default()
            }
            None => "",
        };
    }
    let last = source.len().saturating_sub(rest.len());
    // The end of the source is a place too. Offsets have 32 bits.
    let last = if rest.is_empty() { last.saturating_add(1) } else { last };
    (first as u32, last as u32)
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
