//! The way from pages to rows.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use arrow_array::RecordBatch;
use arrow_schema::ArrowError;
use treewright::read::url::Url;
use treewright::{
    Autodetection, End, Input, Limit, Memory, Options as ParseOptions, OutOfBandMetadata, Parsed,
};

use crate::batch::{ExtractError, Pages};
use crate::options::Options;
use crate::page::{BATCH, Budget, NOT_SANITIZED, PageStyles, Reader, SLOTS};
use crate::plan::Plan;
use crate::sinks::Sink;
use crate::status::Status;

/// A page to extract from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Page<'a> {
    /// Its URL, with which links are resolved.
    pub url: Option<&'a str>,
    /// Its bytes or text.
    pub content: Option<Content<'a>>,
    /// The value of its header `Content-Type`, which may name the encoding of bytes.
    pub content_type: Option<&'a str>,
    /// The reason why the content is incomplete, or missing: it becomes the message.
    pub problem: Option<&'a str>,
}

/// The content of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Content<'a> {
    /// Text.
    Text(&'a str),
    /// Bytes in an encoding that is found as a browser does it.
    Bytes(&'a [u8]),
}

/// Extracts the columns of a plan from one page after another, in memory that is used again.
///
/// ```
/// use treewright_extract::{Content, Extractor, Options, Page, Plan};
///
/// let plan = Plan::parse("[columns]\ntitle = { get = 'title' }")?;
/// let mut extractor = Extractor::new(&plan, &Options::new());
/// for html in ["<title>a</title>", "<title>b</title>"] {
///     extractor.push(&Page { content: Some(Content::Text(html)), ..Page::default() });
/// }
/// assert_eq!(extractor.finish()?.num_rows(), 2);
/// assert_eq!(extractor.len(), 0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Extractor {
    plan: Plan,
    options: Options,
    parsing: ParseOptions,
    known: OutOfBandMetadata,
    memory: Memory,
    /// The columns that all plans have.
    common: [Sink; 4],
    columns: Vec<Sink>,
    /// The bytes that are left for the batch.
    left: u64,
}

/// The bytes that the columns of all plans take for a page, in addition to its URL: more than any message.
const ROW: u64 = 256;
/// The maximum number of nodes of a page whose memory is used again: those take some megabytes.
const LARGE: usize = 1 << 17;
/// The maximum number of bytes of a column of text in Arrow.
const MOST: u64 = i32::MAX as u64;

/// The outcome of a page.
struct Outcome {
    status: Status,
    limits: Option<String>,
    message: Option<String>,
}

impl Outcome {
    fn failed(message: impl Into<String>) -> Self {
        Self { status: Status::Failed, limits: None, message: Some(message.into()) }
    }
}

impl Extractor {
    /// An extractor without rows.
    pub fn new(plan: &Plan, options: &Options) -> Self {
        let schema = plan.schema();
        let mut sinks = schema.fields().iter().map(|field| Sink::new(field.data_type()));
        let text = || Sink::new(&arrow_schema::DataType::Utf8);
        let common = std::array::from_fn(|_| sinks.next().unwrap_or_else(text));
        let parsing = ParseOptions::new()
            .limits(options.limits.clone())
            .collect_errors(plan.compiled().needs_errors);
        let mut known = OutOfBandMetadata::new();
        if options.detect {
            known = known.autodetection(Autodetection::Any);
        }
        Self {
            plan: plan.clone(),
            options: options.clone(),
            parsing,
            known,
            memory: Memory::new(),
            common,
            columns: sinks.collect(),
            left: options.batch_bytes.min(MOST),
        }
    }

    /// The number of rows so far.
    pub fn len(&self) -> usize {
        self.common.first().map_or(0, Sink::len)
    }

    /// Returns true if it has no rows.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The bytes of values of the rows so far, about.
    pub fn bytes(&self) -> u64 {
        self.options.batch_bytes.min(MOST).saturating_sub(self.left)
    }

    /// Adds the row of a page and returns its status.
    pub fn push(&mut self, page: &Page<'_>) -> Status {
        let rows = self.len();
        let url_len = page.url.map_or(0, |url| u64::try_from(url.len()).unwrap_or(u64::MAX));
        let needed = ROW.saturating_add(url_len);
        let has_room = needed <= self.left;
        self.left = self.left.saturating_sub(needed);
        let outcome = if has_room {
            // No page is known to panic. If one does, its row says so, and the batch continues.
            let read = catch_unwind(AssertUnwindSafe(|| self.read(page)));
            read.unwrap_or_else(|_| {
                self.memory = Memory::new();
                Outcome::failed("the program has a mistake, which this page shows")
            })
        } else {
            let limits = Some(BATCH.to_owned());
            Outcome { limits, ..Outcome::failed("the page does not fit in its batch") }
        };
        for column in &mut self.columns {
            if outcome.status == Status::Failed {
                column.truncate(rows);
            }
            if column.len() == rows {
                column.null();
            }
        }
        let url = page.url.filter(|_| has_room);
        let status = Some(outcome.status.as_str());
        let values = [url, status, outcome.limits.as_deref(), outcome.message.as_deref()];
        for (value, sink) in values.into_iter().zip(&mut self.common) {
            match value {
                Some(value) => sink.text(value),
                None => sink.null(),
            }
        }
        outcome.status
    }

    /// Reads a page and adds its values, unless it fails.
    fn read(&mut self, page: &Page<'_>) -> Outcome {
        let Some(content) = page.content else {
            return Outcome::failed(page.problem.unwrap_or("the content is null"));
        };
        let start = Instant::now();
        let deadline = self.options.limits.time.and_then(|time| start.checked_add(time));
        let (parsed, is_cut) = self.parse(content, page.content_type);
        let url = page.url.and_then(|url| Url::parse(url).ok());
        let mut budget = Budget::new(self.options.output_bytes, self.left, deadline);
        let styles = PageStyles::new(self.options.css, &self.options.limits);
        let mut reader = Reader::new(&parsed, url.as_ref(), &styles, &mut budget);
        reader.read(&self.plan.compiled().page, &mut self.columns);
        self.left = budget.left_of_the_batch();
        let mut outcome = outcome(&parsed, is_cut, &budget);
        if let Some(problem) = page.problem {
            outcome.status = Status::Truncated;
            outcome.message = Some(problem.to_owned());
        }
        if parsed.document.place_count() > LARGE {
            // Memory for a rare large page is not kept for all others.
            self.memory = Memory::new();
        } else {
            self.memory.take_back(parsed.document);
        }
        outcome
    }

    /// Parses a page; true if its content was cut off before.
    fn parse(&mut self, content: Content<'_>, content_type: Option<&str>) -> (Parsed, bool) {
        // No more is examined than can be needed: a text has a third of its bytes at least, in any encoding
        // except those with sequences that encode nothing.
        let most = self.options.limits.bytes.map_or(usize::MAX, |bytes| {
            usize::try_from(bytes).unwrap_or(usize::MAX).saturating_mul(4).saturating_add(64)
        });
        match content {
            Content::Text(text) => {
                let mut end = text.len().min(most);
                while !text.is_char_boundary(end) {
                    end = end.saturating_sub(1);
                }
                let part = text.get(..end).unwrap_or_default();
                (self.parsing.parse_in(part, &mut self.memory), end < text.len())
            }
            Content::Bytes(bytes) => {
                let part = bytes.get(..most).unwrap_or(bytes);
                let is_cut = part.len() < bytes.len();
                let parsed = match content_type {
                    Some(value) => {
                        let known = self.known.clone().content_type(value);
                        self.parsing.parse_in(Input::bytes(part, &known), &mut self.memory)
                    }
                    None => {
                        self.parsing.parse_in(Input::bytes(part, &self.known), &mut self.memory)
                    }
                };
                (parsed, is_cut)
            }
        }
    }

    /// Adds the rows of all pages of a batch.
    ///
    /// # Errors
    /// [`ExtractError`] if the batch does not have the columns that pages come in, or not in types that they can
    /// have. No page is an error.
    pub fn push_batch(&mut self, batch: &RecordBatch) -> Result<(), ExtractError> {
        let pages = Pages::new(batch, &self.options)?;
        for row in 0..batch.num_rows() {
            self.push(&pages.page(row));
        }
        Ok(())
    }

    /// The rows so far as a batch, whose schema is that of the [plan](Plan::schema). The extractor has no rows
    /// then.
    ///
    /// # Errors
    /// None that is known: budgets keep all columns in the bounds of Arrow.
    pub fn finish(&mut self) -> Result<RecordBatch, ArrowError> {
        self.left = self.options.batch_bytes.min(MOST);
        let sinks = self.common.iter_mut().chain(&mut self.columns);
        // All are emptied, also after an error.
        let arrays: Vec<_> = sinks.map(Sink::finish).collect();
        RecordBatch::try_new(self.plan.schema(), arrays.into_iter().collect::<Result<_, _>>()?)
    }
}

/// The status of a page that was read.
fn outcome(parsed: &Parsed, is_cut: bool, budget: &Budget) -> Outcome {
    let mut limits: Vec<&str> = parsed.limits_met.iter().map(|met| met.limit.as_str()).collect();
    if is_cut && !limits.contains(&Limit::Bytes.as_str()) {
        limits.push(Limit::Bytes.as_str());
    }
    let was_cut = is_cut || parsed.end == End::Truncated;
    let met = budget.met();
    for limit in met {
        if !limits.contains(limit) {
            limits.push(limit);
        }
    }
    let loses_values = met.iter().any(|limit| ![SLOTS, NOT_SANITIZED].contains(limit));
    let status = if was_cut || loses_values {
        Status::Truncated
    } else if parsed.end == End::Degraded || !met.is_empty() {
        Status::Degraded
    } else {
        Status::Complete
    };
    let message = match status {
        Status::Complete => None,
        _ if was_cut => {
            let cutting = parsed.limits_met.iter().find(|met| met.limit.cuts_off());
            Some(match cutting {
                Some(met) => format!(
                    "the rest of the page was left out from byte {} of its text on",
                    met.span.start
                ),
                None => "the rest of the page was left out".to_owned(),
            })
        }
        _ if loses_values => Some("some values were cut off or left out".to_owned()),
        _ if parsed.end == End::Degraded => Some(match parsed.limits_met.first() {
            Some(met) => format!(
                "the tree differs from the standard's from byte {} of its text on",
                met.span.start
            ),
            None => "the tree differs from the standard's".to_owned(),
        }),
        _ if met.contains(&NOT_SANITIZED) => {
            Some("HTML that could not be sanitized was left out".to_owned())
        }
        _ => Some("the rows of a table with too many slots were left out".to_owned()),
    };
    let limits = (!limits.is_empty()).then(|| limits.join(","));
    Outcome { status, limits, message }
}

impl fmt::Debug for Extractor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut debug = f.debug_struct("Extractor");
        debug.field("plan", &self.plan).field("options", &self.options).field("rows", &self.len());
        debug.finish_non_exhaustive()
    }
}
