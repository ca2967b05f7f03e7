//! A page that was checked: its findings with all that the formats write about them.

use std::collections::BTreeMap;
use std::ops::Range;

use treewright::conformance::{Diagnostic, Fix};
use treewright::{Document, LineColumn, Parsed, Report, Rule, Severity, SourceId, Span};
use twox_hash::XxHash64;

/// A page that was checked.
#[derive(Debug, Default)]
pub(crate) struct Checked {
    /// The name of the file, or its address; empty for a document that has none.
    pub(crate) name: String,
    pub(crate) findings: Vec<Finding>,
    /// The drawings of the findings for people, if requested.
    pub(crate) drawings: Vec<u8>,
    /// The maximum number of findings.
    pub(crate) most: usize,
    /// The findings beyond this maximum.
    pub(crate) left_out: LeftOut,
    /// The fixes that were applied, by code.
    pub(crate) fixed: BTreeMap<&'static str, usize>,
    /// The limits that the parse has reached.
    pub(crate) limits_met: Vec<ReachedLimit>,
    /// Remarks for people, which go to standard error; with those about limits.
    pub(crate) remarks: Vec<String>,
    /// True if a part of the page could not be checked, or the fixed page not be written.
    pub(crate) has_failure: bool,
    /// True if fixes are in the file of the page now.
    pub(crate) is_rewritten: bool,
    /// The patch of the fixes.
    pub(crate) patch: Vec<u8>,
    /// The name of the encoding that the page was read in.
    pub(crate) encoding: Option<&'static str>,
    /// The value of `lang` of the root element.
    pub(crate) language: Option<String>,
}

impl Checked {
    /// The number of findings with this weight, also of those that are left out.
    pub(crate) fn count(&self, severity: Severity) -> u64 {
        let kept = self.findings.iter().filter(|finding| finding.severity == severity).count();
        self.left_out.of(severity).saturating_add(kept as u64)
    }

    /// Leaves out the findings beyond the maximum.
    pub(crate) fn cut(&mut self, most: usize) {
        for finding in self.findings.drain(most.min(self.findings.len())..) {
            self.left_out.add(&finding);
        }
    }
}

/// A limit that the parse of a page has reached.
#[derive(Debug)]
pub(crate) struct ReachedLimit {
    #[cfg_attr(not(feature = "lsp"), expect(dead_code, reason = "reports have it in the text"))]
    pub(crate) place: LineColumn,
    /// The limit, the place in bytes, and what was done.
    pub(crate) text: String,
}

/// The numbers of findings that are left out.
#[derive(Debug, Default)]
pub(crate) struct LeftOut {
    pub(crate) count: u64,
    errors: u64,
    warnings: u64,
    /// The numbers of those whose rules are known, and of fixes, by code.
    pub(crate) by_code: BTreeMap<&'static str, (u64, u64)>,
}

impl LeftOut {
    /// Those that the checker left out.
    pub(crate) fn of_report(report: &Report) -> Self {
        Self {
            count: report.left_out,
            errors: report.errors_left_out,
            warnings: report.warnings_left_out,
            by_code: BTreeMap::new(),
        }
    }

    fn of(&self, severity: Severity) -> u64 {
        match severity {
            Severity::Error => self.errors,
            Severity::Warning => self.warnings,
            _ => self.count.saturating_sub(self.errors).saturating_sub(self.warnings),
        }
    }

    fn add(&mut self, finding: &Finding) {
        self.count = self.count.saturating_add(1);
        match finding.severity {
            Severity::Error => self.errors = self.errors.saturating_add(1),
            Severity::Warning => self.warnings = self.warnings.saturating_add(1),
            _ => {}
        }
        let (count, fixes) = self.by_code.entry(finding.code()).or_default();
        *count = count.saturating_add(1);
        *fixes = fixes.saturating_add(u64::from(finding.fix.is_some()));
    }
}

/// A finding with its places.
#[derive(Debug)]
pub(crate) struct Finding {
    pub(crate) rule: &'static Rule,
    pub(crate) severity: Severity,
    pub(crate) message: String,
    pub(crate) place: Place,
    pub(crate) related: Vec<(Place, String)>,
    pub(crate) fix: Option<PlacedFix>,
    /// A number that stays the same while other lines of the page change; 0 if it is not needed.
    pub(crate) fingerprint: u64,
    /// The fingerprint that it had before fixes changed its line.
    pub(crate) fingerprint_before: Option<u64>,
    /// The piece of the source around the place, and the range of it in UTF-16 code units.
    pub(crate) extract: Option<(String, Range<usize>)>,
    /// The range of the drawing for people in those of the page.
    pub(crate) drawing: Range<usize>,
}

impl Finding {
    pub(crate) fn code(&self) -> &'static str {
        self.rule.code
    }
}

/// A fix with the places of its edits.
#[derive(Debug)]
pub(crate) struct PlacedFix {
    pub(crate) title: String,
    pub(crate) is_safe: bool,
    pub(crate) edits: Vec<(Place, String)>,
}

/// A range of the source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// In bytes of the text.
    pub(crate) offset: u32,
    pub(crate) end_offset: u32,
    /// Columns count UTF-16 code units.
    pub(crate) start: LineColumn,
    pub(crate) end: LineColumn,
    /// The last character of the range, or its start if it is empty.
    pub(crate) last: LineColumn,
    /// The columns in characters.
    pub(crate) characters: Option<(u32, u32)>,
    /// In bytes of the file.
    pub(crate) bytes: Option<Range<u64>>,
}

/// The data that formats need in addition to the places in the text.
#[derive(Clone, Copy, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "each is needed or not")]
pub(crate) struct Needs {
    /// Columns in characters and places in bytes of the file.
    pub(crate) all_places: bool,
    /// The piece of the source around the place.
    pub(crate) extracts: bool,
    /// The number that stays the same while other lines change.
    pub(crate) fingerprints: bool,
    /// Findings beyond the maximum, because some are removed later.
    pub(crate) all_findings: bool,
}

impl Needs {
    /// The needs of both.
    pub(crate) const fn and(self, other: Self) -> Self {
        Self {
            all_places: self.all_places || other.all_places,
            extracts: self.extracts || other.extracts,
            fingerprints: self.fingerprints || other.fingerprints,
            all_findings: self.all_findings || other.all_findings,
        }
    }
}

/// Returns true for a text whose characters are sooner counted than its end is looked up.
fn is_short_and_in_a_line(text: &str) -> bool {
    text.len() <= 256 && memchr::memchr2(b'\n', b'\r', text.as_bytes()).is_none()
}

impl Place {
    fn new(document: &Document, span: Span) -> Self {
        let place =
            |offset| document.line_column(offset).unwrap_or(LineColumn { line: 1, column: 1 });
        let source = document.source_of(SourceId::MAIN).unwrap_or_default();
        let text = source.get(span.start as usize..span.end as usize);
        let start = place(span.start);
        // In a line, the other places follow from the first one.
        let end = match text.filter(|text| is_short_and_in_a_line(text)) {
            Some(text) => {
                let units = if text.is_ascii() {
                    text.len()
                } else {
                    text.chars().map(char::len_utf16).sum()
                };
                LineColumn { line: start.line, column: start.column.saturating_add(units as u32) }
            }
            None => place(span.end),
        };
        let last = match text.unwrap_or_default().chars().next_back() {
            None => start,
            Some('\n' | '\r') => place(span.end.saturating_sub(1)),
            // UTF-16 code units of a character: it is the second one that editors count to.
            Some(_) => LineColumn { line: end.line, column: end.column.saturating_sub(1) },
        };
        Self {
            offset: span.start,
            end_offset: span.end,
            start,
            end,
            last,
            characters: None,
            bytes: None,
        }
    }

    pub(crate) fn span(&self) -> Span {
        Span { source: SourceId::MAIN, start: self.offset, end: self.end_offset }
    }
}

/// Adds the data that formats need to findings. Their places are counted in the document.
pub(crate) fn findings_of(
    (parsed, document): (&Parsed, &Document),
    bytes: &[u8],
    diagnostics: Vec<Diagnostic>,
    needs: Needs,
) -> Vec<Finding> {
    let source = document.source_of(SourceId::MAIN).unwrap_or_default();
    let mut findings: Vec<Finding> = diagnostics
        .into_iter()
        .map(|diagnostic| {
            let Diagnostic { rule, severity, message, span, related, fix, .. } = diagnostic;
            let related = related.into_iter();
            Finding {
                fingerprint: if needs.fingerprints {
                    fingerprint(source, rule, &message, span)
                } else {
                    0
                },
                fingerprint_before: None,
                rule,
                severity,
                message,
                place: Place::new(document, span),
                related: related
                    .map(|related| (Place::new(document, related.span), related.message))
                    .collect(),
                fix: fix.map(|fix| placed(document, fix)),
                extract: needs.extracts.then(|| extract(source, span)),
                drawing: 0..0,
            }
        })
        .collect();
    if needs.all_places {
        add_places(parsed, bytes, &mut findings);
    }
    findings
}

fn placed(document: &Document, fix: Fix) -> PlacedFix {
    let edits = fix.edits.into_iter();
    PlacedFix {
        title: fix.title,
        is_safe: fix.is_safe,
        edits: edits.map(|edit| (Place::new(document, edit.span), edit.replacement)).collect(),
    }
}

/// Finds the columns in characters and the places in bytes of the file.
fn add_places(parsed: &Parsed, bytes: &[u8], findings: &mut [Finding]) {
    for finding in &mut *findings {
        let place = &mut finding.place;
        let column = |offset| parsed.document.column_in_characters(offset);
        place.characters = column(place.offset).zip(column(place.end_offset));
    }
    let ranges = parsed
        .byte_offsets(bytes)
        .map(|offsets| offsets.byte_ranges(findings.iter().map(|finding| finding.place.span())));
    let mut ranges = ranges.unwrap_or_default().into_iter();
    for finding in findings {
        let place = &mut finding.place;
        place.bytes = ranges.next().and_then(Result::ok);
    }
}

/// A number made from the code of a finding, its message and its line. It stays the same when lines before it are
/// added or removed.
fn fingerprint(source: &str, rule: &Rule, message: &str, span: Span) -> u64 {
    /// The maximum number of bytes of a line that count before the place, and from it on.
    const MOST: usize = 512;
    let (before, rest) =
        source.as_bytes().split_at_checked(span.start as usize).unwrap_or_default();
    let before = before.get(before.len().saturating_sub(MOST)..).unwrap_or_default();
    let start = memchr::memrchr2(b'\n', b'\r', before).map_or(0, |at| at.saturating_add(1));
    let before = before.get(start..).unwrap_or_default();
    let rest = rest.get(..MOST).unwrap_or(rest);
    let rest = rest.get(..memchr::memchr2(b'\n', b'\r', rest).unwrap_or(rest.len()));
    let rest = rest.unwrap_or_default().trim_ascii_end();
    let parts: [&[u8]; 6] =
        [rule.code.as_bytes(), b"\0", message.as_bytes(), b"\0", before.trim_ascii_start(), rest];
    XxHash64::oneshot(0, &parts.concat())
}

/// The piece of the source around a place, with a few characters before and after it.
fn extract(source: &str, span: Span) -> (String, Range<usize>) {
    const AROUND: usize = 10;
    const MOST: usize = 200;
    let (start, end) = (span.start as usize, span.end as usize);
    let before = source.get(..start).unwrap_or_default();
    let first = before.char_indices().rev().take(AROUND).last();
    let before = before.get(first.map_or(start, |(index, _)| index)..).unwrap_or_default();
    let inside: String = source.get(start..end).unwrap_or_default().chars().take(MOST).collect();
    let after: String = source.get(end..).unwrap_or_default().chars().take(AROUND).collect();
    let length = |text: &str| text.encode_utf16().count();
    let range = length(before)..length(before).saturating_add(length(&inside));
    let mut text = String::new();
    for piece in [before, &inside, &after] {
        // Lines end with line feeds, as the parser reads them; the length stays.
        text.extend(piece.chars().map(|c| if c == '\r' { '\n' } else { c }));
    }
    (text, range)
}
