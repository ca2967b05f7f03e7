//! Fixes of findings, applied to the source of a page.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use treewright_conformance::{Diagnostic, Fix, Report};
use treewright_dom::Span;
use treewright_syntax::OutOfBandMetadata;
use treewright_write::{EditError, SourceEditor, differences};

use crate::input::Source;
use crate::{Checker, Context, End, Input, Parsed};

/// Removes findings that should not be fixed.
type Filter = dyn Fn(&Parsed, &mut Vec<Diagnostic>) + Send + Sync;

/// Makes the bytes to check from those of the page.
type Prepare = dyn Fn(&[u8]) -> Vec<u8> + Send + Sync;

/// Fixes what a [`Checker`] finds in pages, by edits of the source.
///
/// ```
/// use treewright::Fixer;
///
/// let page = "<!doctype html><html lang=en><title>Tea</title><p id=a id=b>Tea &amp milk</div>";
/// let fixed = Fixer::new().fix(page);
/// let expected = b"<!doctype html><html lang=en><title>Tea</title><p id=a>Tea &amp; milk";
/// assert_eq!(fixed.bytes, expected);
/// ```
#[derive(Clone, Default)]
pub struct Fixer {
    checker: Checker,
    unsafe_fixes: bool,
    filter: Option<Arc<Filter>>,
    prepare: Option<Arc<Prepare>>,
}

impl Fixer {
    /// Applies the safe fixes of all findings of the default [`Checker`].
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the checker, with the options of parses and checks.
    #[must_use]
    pub fn checker(mut self, checker: Checker) -> Self {
        self.checker = checker;
        self
    }

    /// Also applies fixes that change the tree.
    #[must_use]
    pub fn unsafe_fixes(mut self, unsafe_fixes: bool) -> Self {
        self.unsafe_fixes = unsafe_fixes;
        self
    }

    /// Sets a function that removes findings that should not be fixed.
    #[must_use]
    pub fn filter(
        mut self,
        filter: impl Fn(&Parsed, &mut Vec<Diagnostic>) + Send + Sync + 'static,
    ) -> Self {
        self.filter = Some(Arc::new(filter));
        self
    }

    /// Sets a function that makes the bytes to check from those of the page, for example with the tags of a
    /// template language blanked. Each character must keep its place. The bytes of text are UTF-8.
    #[must_use]
    pub fn prepare(mut self, prepare: impl Fn(&[u8]) -> Vec<u8> + Send + Sync + 'static) -> Self {
        self.prepare = Some(Arc::new(prepare));
        self
    }
}

impl fmt::Debug for Fixer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Fixer")
            .field("checker", &self.checker)
            .field("unsafe_fixes", &self.unsafe_fixes)
            .field("filter", &self.filter.is_some())
            .field("prepare", &self.prepare.is_some())
            .finish()
    }
}

/// A page after its fixes.
#[derive(Debug)]
#[non_exhaustive]
pub struct Fixed {
    /// The bytes of the page, in its encoding, which is UTF-8 for text. Everything that no fix touches is
    /// unchanged.
    pub bytes: Vec<u8>,
    /// The last parse of the page.
    pub parsed: Parsed,
    /// The findings that are left.
    pub report: Report,
    /// The number of fixes by code.
    pub applied: BTreeMap<&'static str, usize>,
}

/// The maximum number of rounds: fixes can make room for others.
const MOST_ROUNDS: usize = 100;

/// The maximum number of fixes that are tried one by one when a round does harm as a whole.
const MOST_TRIALS: usize = 50;

impl Fixer {
    /// Fixes the findings in a page. Fixes that overlap are applied in rounds. A round is kept if it leaves
    /// fewer findings and, unless it has unsafe fixes, the same tree. A page that a [limit](crate::Limits) cuts off is
    /// not changed.
    ///
    /// ```
    /// use treewright::{Fixer, Input, OutOfBandMetadata};
    ///
    /// let header = OutOfBandMetadata::new().content_type("text/html; charset=koi8-r");
    /// let page = b"<!doctype html><html lang=ru><title>\xC1</title><p id=a id=b>\xC1";
    /// let fixed = Fixer::new().fix(Input::bytes(page, &header));
    /// assert_eq!(fixed.bytes, b"<!doctype html><html lang=ru><title>\xC1</title><p id=a>\xC1");
    /// assert_eq!(fixed.applied["duplicate-attribute"], 1);
    /// ```
    pub fn fix<'a>(&self, input: impl Into<Input<'a>>) -> Fixed {
        let Input { source, context } = input.into();
        let (bytes, metadata) = match source {
            Source::Text(text) => (text.as_bytes().to_vec(), None),
            Source::SharedText(text) => (text.as_bytes().to_vec(), None),
            Source::Bytes(bytes, None) => {
                (bytes.to_vec(), Some(Cow::Owned(OutOfBandMetadata::new())))
            }
            Source::Bytes(bytes, Some(metadata)) => (bytes.to_vec(), Some(Cow::Borrowed(metadata))),
        };
        // A round fixes all that it can: with a maximum of findings, a page would need a round for each so many of them.
        let all = self.checker.check.clone().max_count(usize::MAX);
        let checker = self.checker.clone().check_options(all);
        let round = Round { fixer: self, checker, context, metadata: metadata.as_deref() };
        let mut state = round.look(bytes);
        let mut applied = BTreeMap::new();
        for _ in 0..MOST_ROUNDS {
            if !state.is_whole() {
                break;
            }
            let chosen = round.choose(&state);
            if chosen.is_empty() {
                break;
            }
            let (next, count) = match round.apply(&state, &chosen) {
                Some(next) => (next, chosen.clone()),
                None => match round.apply_one_by_one(&state, &chosen) {
                    Some(found) => found,
                    None => break,
                },
            };
            for (code, _) in count {
                let count = applied.entry(code).or_insert(0_usize);
                *count = count.saturating_add(1);
            }
            state = next;
        }
        let State { bytes, parsed, mut report } = state;
        if !report.diagnostics.is_empty() {
            report = round.report(&self.checker, &parsed);
        }
        Fixed { bytes, parsed, report, applied }
    }
}

/// A page between two rounds.
struct State {
    bytes: Vec<u8>,
    parsed: Parsed,
    report: Report,
}

impl State {
    /// Returns true if all of the page was parsed.
    fn is_whole(&self) -> bool {
        !matches!(self.parsed.end, End::Truncated | End::StoppedAtFirstError)
    }

    /// The number of findings, including those that were left out.
    fn count(&self) -> u64 {
        (self.report.diagnostics.len() as u64).saturating_add(self.report.left_out)
    }
}

/// A fix with the code of its finding.
type Chosen = (&'static str, Fix);

struct Round<'a> {
    fixer: &'a Fixer,
    /// The checker of the fixer, without a maximum of findings.
    checker: Checker,
    context: Option<&'a Context>,
    /// The metadata of bytes; `None` for text.
    metadata: Option<&'a OutOfBandMetadata>,
}

impl Round<'_> {
    fn parse(&self, bytes: &[u8]) -> Parsed {
        let text;
        let input = if let Some(metadata) = self.metadata {
            Input::bytes(bytes, metadata)
        } else {
            text = String::from_utf8_lossy(bytes);
            Input::from(&text)
        };
        self.fixer.checker.options.parse(input.in_context(self.context))
    }

    /// Parses and checks bytes.
    fn look(&self, bytes: Vec<u8>) -> State {
        let parsed = match &self.fixer.prepare {
            Some(prepare) => self.parse(&prepare(&bytes)),
            None => self.parse(&bytes),
        };
        let report = self.report(&self.checker, &parsed);
        State { bytes, parsed, report }
    }

    /// The findings that count.
    fn report(&self, checker: &Checker, parsed: &Parsed) -> Report {
        let mut report = checker.check_parsed(parsed);
        if let Some(filter) = &self.fixer.filter {
            filter(parsed, &mut report.diagnostics);
        }
        report
    }

    /// The fixes of a round: those that do not overlap an earlier one.
    fn choose(&self, state: &State) -> Vec<Chosen> {
        let findings = state.report.diagnostics.iter();
        let mut fixes: Vec<Chosen> = findings
            .filter_map(|finding| Some((finding.code(), finding.fix.clone()?)))
            .filter(|(_, fix)| (fix.is_safe || self.fixer.unsafe_fixes) && !fix.edits.is_empty())
            .collect();
        fixes.sort_by_key(|(_, fix)| fix.edits.first().map(|edit| edit.span.start));
        // The ranges that are taken, by start.
        let mut taken: BTreeMap<u32, u32> = BTreeMap::new();
        let is_free = |taken: &BTreeMap<u32, u32>, span: Span| {
            let before = taken.range(..=span.end).next_back();
            // No other edit is at the place of an insertion.
            before.is_none_or(|(start, end)| {
                let is_insertion = span.start == span.end || start == end;
                *end < span.start || *end == span.start && !is_insertion
            })
        };
        fixes.retain(|(_, fix)| {
            if !fix.edits.iter().all(|edit| is_free(&taken, edit.span)) {
                return false;
            }
            taken.extend(fix.edits.iter().map(|edit| (edit.span.start, edit.span.end)));
            true
        });
        fixes
    }

    /// The page after some fixes; `None` if they cannot be written or do harm.
    fn apply(&self, state: &State, chosen: &[Chosen]) -> Option<State> {
        let bytes = self.edited(state, chosen).ok()?;
        let next = self.look(bytes);
        if next.count() >= state.count() || !next.is_whole() {
            return None;
        }
        let are_safe = chosen.iter().all(|(_, fix)| fix.is_safe);
        let is_the_same = || {
            let [one, other] =
                [&state.parsed, &next.parsed].map(|parsed| parsed.document.root_node());
            differences(one, other, 1).is_empty()
        };
        (!are_safe || is_the_same()).then_some(next)
    }

    /// The page after those fixes that help, each tried alone.
    fn apply_one_by_one(&self, state: &State, chosen: &[Chosen]) -> Option<(State, Vec<Chosen>)> {
        let trials = chosen.iter().take(MOST_TRIALS);
        let good: Vec<Chosen> = trials
            .filter(|fix| self.apply(state, std::slice::from_ref(fix)).is_some())
            .cloned()
            .collect();
        if let Some(next) = self.apply(state, &good) {
            return Some((next, good));
        }
        let first = good.into_iter().next()?;
        let next = self.apply(state, std::slice::from_ref(&first))?;
        Some((next, vec![first]))
    }

    fn edited(&self, state: &State, chosen: &[Chosen]) -> Result<Vec<u8>, EditError> {
        let as_it_is;
        let parsed = if self.fixer.prepare.is_some() {
            as_it_is = self.parse(&state.bytes);
            &as_it_is
        } else {
            &state.parsed
        };
        let mut editor = SourceEditor::new(&parsed.document)?;
        for edit in chosen.iter().flat_map(|(_, fix)| &fix.edits) {
            editor.replace_source(edit.span, &edit.replacement)?;
        }
        match &parsed.encoding {
            Some(decision) => editor.to_bytes(&state.bytes, decision.encoding),
            None => Ok(editor.to_text().into_bytes()),
        }
    }
}
