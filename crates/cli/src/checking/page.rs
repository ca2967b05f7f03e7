//! The check of one page: blanking templates, checking, fixing, and suppressing findings by comments.

use std::fmt::Write as _;
use std::ops::Range;
use std::sync::Arc;
use std::time::{Duration, Instant};

use treewright::conformance::Diagnostic;
use treewright::explain::{Excerpt, Weight};
use treewright::{
    CheckOptions, Context, Document, End, Fixed, Fixer, Limit, LimitMet, Limits, LineColumn,
    Options, OutOfBandMetadata, Parsed, Report, Severity, SourceId, Span,
};

use super::checked::{Checked, Finding, LeftOut, Needs, ReachedLimit, findings_of};
use super::ignoring::Ignoring;
use super::selection::Selection;
use super::syntax::Syntax;
use super::templates::{Templates, blanked, has_a_tag};
use crate::arguments::{Fragment, may_end_early};
use crate::input::net::Asking;
use crate::input::{Input, Unreadable};
use crate::output::in_one_line;
use crate::pages::{
    Doubling, From, Held, Memories, MetLimit, ParsedInPieces, Parsing, Piecewise, Remarks,
    context_of, start_of,
};

/// The settings of a check of one page.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    pub(crate) selection: Selection,
    pub(crate) errors_only: bool,
    pub(crate) fragment: Option<Fragment>,
    pub(crate) templates: Vec<Templates>,
    /// The maximum number of findings.
    pub(crate) most: usize,
    /// Text of low contrast is a finding.
    pub(crate) contrast: bool,
    /// The options of the parser, with the limits.
    options: Options,
    limits: Limits,
}

impl Settings {
    /// The settings without any of a user.
    pub(crate) fn new(options: Options) -> Self {
        Self {
            selection: Selection::default(),
            errors_only: false,
            fragment: None,
            templates: Vec::new(),
            most: 1000,
            contrast: false,
            options: options.origins(true).collect_errors(true),
            limits: Limits::NONE,
        }
    }

    /// Sets the limits of each parse. Nothing is read after the place where one of them cuts a page off.
    pub(crate) fn within(self, limits: &Limits) -> Self {
        Self { options: self.options.limits(limits.clone()), limits: limits.clone(), ..self }
    }

    /// The options of the checker. They ask for more findings than are wanted, since some are taken away.
    fn check_options(&self) -> CheckOptions {
        const MORE: usize = 10_000;
        let least = if self.errors_only { Severity::Error } else { Severity::Info };
        let options = CheckOptions::new().min_severity(least).max_count(self.most.max(MORE));
        self.selection.apply(options)
    }
}

/// A page that can be checked again and again with the same settings.
pub(crate) struct Checker {
    settings: Settings,
    rules: treewright::Checker,
    memories: Arc<Memories>,
}

/// A page with the report about it.
pub(crate) struct Page {
    pub(crate) parsed: Held,
    report: Report,
    remarks: Vec<(u32, String)>,
    /// The page as it was before its templates were blanked, to be shown.
    as_it_was: Option<Document>,
}

/// The bytes of a page, as far as they were read.
pub(crate) struct ReadPage {
    pub(crate) bytes: Vec<u8>,
    pub(crate) metadata: OutOfBandMetadata,
    pub(crate) syntax: Syntax,
    /// The page, if it had to be checked to know how far to read.
    page: Option<Page>,
}

impl ReadPage {
    /// Reads all of a page.
    fn received(
        from: &From,
        asking: &Asking,
        metadata: &OutOfBandMetadata,
        syntax_of: impl FnOnce(Option<&str>) -> Syntax,
    ) -> Result<Self, Unreadable> {
        let received = from.read(asking)?;
        let metadata = received.metadata(metadata);
        let syntax = syntax_of(received.content_type.as_deref());
        Ok(Self { bytes: received.bytes, metadata, syntax, page: None })
    }

    /// Returns true if a limit has left the rest of the page out.
    pub(crate) fn is_cut_off(&self) -> bool {
        self.page.as_ref().is_some_and(Page::is_cut_off)
    }

    /// Checks the page, unless that was done.
    pub(crate) fn check(&mut self, checker: &Checker) -> Page {
        let page = self.page.take();
        page.unwrap_or_else(|| checker.check_as(self.syntax, &self.bytes, &self.metadata))
    }
}

impl Page {
    /// Returns true if a limit has left the rest of the page out.
    fn is_cut_off(&self) -> bool {
        self.parsed.end == End::Truncated
    }

    /// Takes findings away that are not wanted.
    pub(crate) fn retain(&mut self, is_wanted: impl FnMut(&Diagnostic) -> bool) {
        self.report.diagnostics.retain(is_wanted);
    }
}

impl Checker {
    pub(crate) fn new(settings: Settings) -> Self {
        let rules = treewright::Checker::new()
            .parse_options(settings.options.clone())
            .check_options(settings.check_options())
            // A context that the first tag was asked for is a guess, which nothing is judged by.
            .judge_top_nodes(!matches!(settings.fragment, Some(Fragment::Auto)));
        Self { settings, rules, memories: Arc::default() }
    }

    /// Returns true if the settings ask for text of low contrast, which needs [styles](Self::with_styles).
    #[cfg(feature = "style")]
    pub(crate) fn finds_contrast(&self) -> bool {
        self.settings.contrast
    }

    /// The checker for one page, which also finds text of low contrast.
    #[cfg(feature = "style")]
    pub(crate) fn with_styles(&self, styles: treewright::style::StyleOptions) -> Self {
        Self {
            settings: self.settings.clone(),
            rules: self.rules.clone().low_contrast(styles),
            memories: Arc::clone(&self.memories),
        }
    }

    /// Reads a page. Where limits can cut it off, it is checked while it is read, and the rest is not read: the
    /// input may be endless.
    pub(crate) fn read(
        &self,
        from: &From,
        asking: &Asking,
        metadata: &OutOfBandMetadata,
        syntax_of: impl FnOnce(Option<&str>) -> Syntax,
    ) -> Result<ReadPage, Unreadable> {
        let Settings { options, limits, fragment, templates, .. } = &self.settings;
        let From::Input(input) = from.clone() else {
            return ReadPage::received(from, asking, metadata, syntax_of);
        };
        if !may_end_early(limits) {
            return ReadPage::received(from, asking, metadata, syntax_of);
        }
        let syntax = syntax_of(None);
        if syntax != Syntax::Html || !templates.is_empty() {
            return self.read_by_doubling(&input, metadata, syntax);
        }
        let fragment = fragment.as_ref();
        let piecewise =
            Piecewise { options, limits, fragment, metadata, stops_at_first_error: false };
        let ParsedInPieces { parsed, bytes, .. } = piecewise.read(&input)?;
        let page = self.page_of_html(Held::alone(parsed), &bytes, (&bytes, Vec::new()));
        Ok(ReadPage { bytes, metadata: metadata.clone(), syntax, page: Some(page) })
    }

    /// Reads a page that is parsed only as a whole: what is read is checked, and as much again is read until the page
    /// ends or a limit cuts it off. For a style sheet, `time` bounds its checks.
    fn read_by_doubling(
        &self,
        input: &Input,
        metadata: &OutOfBandMetadata,
        syntax: Syntax,
    ) -> Result<ReadPage, Unreadable> {
        let limits = &self.settings.limits;
        let mut reading = Doubling::of(input, limits)?;
        let mut time = Duration::ZERO;
        loop {
            let is_whole = reading.read_more()?;
            let start = Instant::now();
            let mut page = self.check_as(syntax, &reading.bytes, metadata);
            time = time.saturating_add(start.elapsed());
            if !is_whole && syntax == Syntax::Css && limits.time.is_some_and(|most| time > most) {
                let end = page.parsed.document.source().len() as u32;
                page.parsed.limits_met.push(LimitMet::new(Limit::Time, Span::in_main(end, end)));
                page.parsed.end = End::Truncated;
            }
            if is_whole || page.is_cut_off() {
                let (bytes, metadata, page) = (reading.bytes, metadata.clone(), Some(page));
                return Ok(ReadPage { bytes, metadata, syntax, page });
            }
            let text = page.parsed.document.source_of(SourceId::MAIN);
            reading.goes_on_after(text.map_or(0, str::len));
        }
    }

    /// Checks bytes in a syntax.
    pub(crate) fn check_as(
        &self,
        syntax: Syntax,
        bytes: &[u8],
        metadata: &OutOfBandMetadata,
    ) -> Page {
        match syntax {
            Syntax::Html => self.check(bytes, metadata),
            _ => self.check_whole(syntax, bytes, metadata),
        }
    }

    /// Checks bytes in another syntax, which are never a fragment.
    fn check_whole(&self, syntax: Syntax, bytes: &[u8], metadata: &OutOfBandMetadata) -> Page {
        let (text, tags) = blanked(bytes, &self.settings.templates);
        let input = treewright::Input::bytes(&text, metadata);
        let (parsed, mut report) = match syntax {
            Syntax::Css => self.rules.check_css(input),
            _ => self.rules.check_xml(input),
        };
        let ignoring = Ignoring::of(&parsed.document);
        let tags = ranges_in_text(&parsed, &text, tags);
        keep(&mut report.diagnostics, &ignoring, &tags);
        self.page(Held::alone(parsed), report, ignoring, bytes)
    }

    /// Checks bytes in the HTML syntax.
    fn check(&self, bytes: &[u8], metadata: &OutOfBandMetadata) -> Page {
        let context = self.context(bytes, metadata);
        let (html, tags) = blanked(bytes, &self.settings.templates);
        let parsing = Parsing { options: self.settings.options.clone(), context };
        let parsed = parsing.whole_in(&html, metadata, &self.memories);
        self.page_of_html(parsed, bytes, (&html, tags))
    }

    /// Checks a page in the HTML syntax that was parsed, with its bytes, and with those after its templates were
    /// blanked and the ranges of their tags.
    fn page_of_html(
        &self,
        mut parsed: Held,
        bytes: &[u8],
        (html, tags): (&[u8], Vec<Range<usize>>),
    ) -> Page {
        let mut report = parsed.check(&self.rules);
        let ignoring = Ignoring::of(&parsed.document);
        let tags = ranges_in_text(&parsed, html, tags);
        keep(&mut report.diagnostics, &ignoring, &tags);
        self.page(parsed, report, ignoring, bytes)
    }

    fn page(&self, parsed: Held, report: Report, ignoring: Ignoring, bytes: &[u8]) -> Page {
        let as_it_was = parsed.encoding.as_ref().filter(|_| !self.settings.templates.is_empty());
        let as_it_was = as_it_was.map(|decision| {
            let (text, _) = decision.encoding.decode_with_bom_removal(bytes);
            let mut document = Document::with_source(text.as_ref());
            document.keep_origins();
            document
        });
        Page { parsed, report, remarks: ignoring.remarks, as_it_was }
    }

    /// The page that fixes have left.
    pub(crate) fn page_of(&self, fixed: Fixed) -> Page {
        let Fixed { parsed, report, bytes, .. } = fixed;
        let ignoring = Ignoring::of(&parsed.document);
        self.page(Held::alone(parsed), report, ignoring, &bytes)
    }

    /// Fixes bytes, and checks the result. Also returns the new bytes.
    pub(crate) fn fix(
        &self,
        bytes: &[u8],
        metadata: &OutOfBandMetadata,
        unsafe_fixes: bool,
    ) -> Fixed {
        let templates = self.settings.templates.clone();
        let mut fixer = Fixer::new().checker(self.rules.clone()).unsafe_fixes(unsafe_fixes);
        if templates.is_empty() {
            fixer = fixer.filter(|parsed, findings| {
                let ignoring = Ignoring::of(&parsed.document);
                keep(findings, &ignoring, &[]);
            });
        } else {
            // The ranges of the tags of the text that was blanked last.
            let last = Arc::new(std::sync::Mutex::new((Vec::new(), Vec::new())));
            let ranges = Arc::clone(&last);
            fixer = fixer
                .prepare(move |bytes| {
                    let (html, tags) = blanked(bytes, &templates);
                    let html = html.into_owned();
                    if let Ok(mut last) = last.lock() {
                        *last = (html.clone(), tags);
                    }
                    html
                })
                .filter(move |parsed, findings| {
                    let Ok(last) = ranges.lock() else { return findings.clear() };
                    let tags = ranges_in_text(parsed, &last.0, last.1.clone());
                    let ignoring = Ignoring::of(&parsed.document);
                    keep(findings, &ignoring, &tags);
                });
        }
        let context = self.context(bytes, metadata);
        fixer.fix(treewright::Input::bytes(bytes, metadata).in_context(context.as_ref()))
    }

    /// The element whose contents the page is.
    pub(crate) fn context(&self, bytes: &[u8], metadata: &OutOfBandMetadata) -> Option<Context> {
        let fragment = self.settings.fragment.as_ref()?;
        let (start, _) = blanked(start_of(bytes), &self.settings.templates);
        context_of(Some(fragment), &start, metadata)
    }

    /// Takes the findings, adds what the formats need, and leaves out those beyond the most that are wanted, unless
    /// all of them are needed.
    pub(crate) fn finish(
        &self,
        name: &str,
        bytes: &[u8],
        page: &mut Page,
        needs: Needs,
    ) -> Checked {
        let diagnostics = std::mem::take(&mut page.report.diagnostics);
        let parsed = &page.parsed;
        // Blanked characters beyond ASCII have more columns than they had.
        let length = |document: &Document| document.source_of(SourceId::MAIN).map(str::len);
        let document = page.as_it_was.as_ref();
        let document = document.filter(|was| length(was) == length(&parsed.document));
        let document = document.unwrap_or(&parsed.document);
        let mut checked = Checked {
            name: name.to_owned(),
            left_out: LeftOut::of_report(&page.report),
            findings: findings_of((parsed, document), bytes, diagnostics, needs),
            most: self.settings.most,
            ..Checked::default()
        };
        if !needs.all_findings {
            checked.cut(checked.most);
        }
        for (offset, remark) in &page.remarks {
            let place = parsed.document.line_column(*offset);
            let (line, column) = place.map_or((1, 1), |place| (place.line, place.column));
            checked.remarks.push(format!("warning: {name}:{line}:{column}: {remark}"));
        }
        let remarks = Remarks::of(parsed, bytes);
        checked.remarks.extend(remarks.lines(name));
        checked.limits_met = remarks.limits_met().map(|met| reached(document, met)).collect();
        checked.has_failure = remarks.has_failure();
        checked.encoding = parsed.encoding.as_ref().map(|decision| decision.encoding.name());
        let root = parsed.document.root_node();
        let html = root.children().find(|child| child.is_element());
        checked.language = html.and_then(|html| html.attr("lang")).map(str::to_owned);
        checked
    }
}

/// A limit with its line and column.
fn reached(document: &Document, met: &MetLimit) -> ReachedLimit {
    let place = document.line_column(met.offset());
    ReachedLimit {
        place: place.unwrap_or(LineColumn { line: 1, column: 1 }),
        text: met.to_string(),
    }
}

/// Takes the findings away that comments name or that have a part of a tag in them, and fixes that change tags.
fn keep(findings: &mut Vec<Diagnostic>, ignoring: &Ignoring, tags: &[Range<usize>]) {
    findings.retain_mut(|finding| {
        let edits = finding.fix.iter().flat_map(|fix| &fix.edits);
        if edits.into_iter().any(|edit| has_a_tag(tags, edit.span)) {
            finding.fix = None;
        }
        !has_a_tag(tags, finding.span) && (ignoring.is_empty() || !ignoring.takes(finding))
    });
}

/// The ranges of tags in bytes of the text, from those in bytes of the page.
fn ranges_in_text(parsed: &Parsed, bytes: &[u8], tags: Vec<Range<usize>>) -> Vec<Range<usize>> {
    if tags.is_empty() {
        return tags;
    }
    let Some(decision) = &parsed.encoding else { return tags };
    let encoding = decision.encoding;
    let length = |part: &[u8]| {
        let (text, _) = encoding.decode_without_bom_handling(part);
        text.len()
    };
    let mark = if bytes.starts_with(b"\xEF\xBB\xBF") { 3 } else { 0 };
    // The tags are ASCII now, so that no character begins before one and ends in it.
    let (mut at, mut place) = (mark, 0_usize);
    let ranges = tags.into_iter().map(|tag| {
        let before = bytes.get(at..tag.start).unwrap_or_default();
        let start = place.saturating_add(length(before));
        at = tag.end;
        place = start.saturating_add(tag.len());
        start..place
    });
    ranges.collect()
}

/// Adds the drawing of a finding for people to a text: the message, the lines of the source, and notes. The name is one
/// line.
pub(crate) fn draw(
    page: &Page,
    name: &str,
    finding: &Finding,
    (width, colors): (usize, bool),
    text: &mut String,
) {
    let weight = match finding.severity {
        Severity::Error => Weight::Error,
        Severity::Warning => Weight::Warning,
        _ => Weight::Info,
    };
    let rule = finding.rule;
    let document = page.as_it_was.as_ref().unwrap_or(&page.parsed.document);
    let message = in_one_line(&finding.message);
    let mut excerpt = Excerpt::new(document, weight, &message)
        .code(rule.code, Some(rule.anchor))
        .path(name)
        .place(finding.place.span())
        .width(width)
        .colors(colors);
    for (place, text) in &finding.related {
        excerpt = excerpt.label(place.span(), text);
    }
    if let Some(fix) = &finding.fix {
        let mut title = in_one_line(&fix.title).into_owned();
        if let Some(first) = title.get_mut(..1) {
            first.make_ascii_lowercase();
        }
        let _ = write!(title, " ({})", if fix.is_safe { "--fix" } else { "--unsafe-fixes" });
        excerpt = excerpt.note(Weight::Help, title);
    }
    excerpt.add_to(text);
}
