//! The facts of a parse other than its tree: errors, the encoding, limits.

use std::borrow::Cow;

use pyo3::prelude::*;
use serde::{Deserialize, Serialize};
use treewright::{
    EncodingDecision, LimitMet as ParserLimit, LocatedDecodingError, LocatedParseError, Parsed,
    SourceId, Span as SourceSpan,
};

/// All facts of a parse other than its tree.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Facts {
    pub(crate) errors: Vec<ParseError>,
    pub(crate) errors_left_out: u64,
    pub(crate) decoding_errors: Vec<DecodingError>,
    pub(crate) encoding: Option<EncodingReceipt>,
    pub(crate) limits_met: Vec<LimitMet>,
    pub(crate) end: Cow<'static, str>,
    /// The URL of the page.
    pub(crate) url: Option<String>,
    /// Errors were collected.
    pub(crate) collects_errors: bool,
    /// Scripting was on.
    pub(crate) scripting: bool,
}

impl Facts {
    /// The facts of a parse.
    pub(crate) fn of(parsed: &Parsed) -> Self {
        Self {
            errors: parsed.errors.iter().map(ParseError::new).collect(),
            errors_left_out: parsed.errors_left_out,
            decoding_errors: parsed.decoding_errors.iter().map(DecodingError::new).collect(),
            encoding: parsed.encoding.as_ref().map(EncodingReceipt::new),
            limits_met: parsed.limits_met.iter().map(LimitMet::new).collect(),
            end: Cow::Borrowed(parsed.end.as_str()),
            ..Self::default()
        }
    }
}

/// A range of the source, in bytes of its text as UTF-8.
#[pyclass(frozen, get_all, eq, hash, module = "treewright")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct Span {
    /// The first byte.
    start: u32,
    /// The place after the last byte.
    end: u32,
    /// The number of the source: 0 for the page, more for text that scripts wrote.
    source: u32,
}

impl Span {
    pub(crate) const fn new(span: SourceSpan) -> Self {
        Self { start: span.start, end: span.end, source: span.source.0 }
    }

    pub(crate) const fn in_rust(self) -> SourceSpan {
        SourceSpan { source: SourceId(self.source), start: self.start, end: self.end }
    }
}

#[pymethods]
impl Span {
    #[new]
    #[pyo3(signature = (start, end, source = 0))]
    const fn from_python(start: u32, end: u32, source: u32) -> Self {
        Self { start, end, source }
    }

    pub(crate) fn __repr__(&self) -> String {
        match self.source {
            0 => format!("Span({}, {})", self.start, self.end),
            source => format!("Span({}, {}, {source})", self.start, self.end),
        }
    }

    const fn __len__(&self) -> usize {
        self.end.saturating_sub(self.start) as usize
    }

    const fn __getnewargs__(&self) -> (u32, u32, u32) {
        (self.start, self.end, self.source)
    }
}

/// An error in a page.
#[pyclass(frozen, get_all, eq, hash, module = "treewright")]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct ParseError {
    /// The code of the standard, or one of ours if the standard has none.
    pub(crate) code: String,
    /// The error in a sentence.
    message: String,
    /// The place in the standard.
    anchor: String,
    /// The range of the source.
    pub(crate) span: Span,
    /// The line, counted from 1.
    line: u32,
    /// The column, counted from 1 in UTF-16 code units, as editors do.
    column: u32,
    /// The line of the end.
    end_line: u32,
    /// The column of the end.
    end_column: u32,
    /// The element that the error is about, if that is not the token at the place.
    pub(crate) related: Option<RelatedElement>,
}

impl ParseError {
    fn new(error: &LocatedParseError) -> Self {
        Self {
            code: error.code.as_str().to_owned(),
            message: error.code.message().to_owned(),
            anchor: error.code.anchor().to_owned(),
            span: Span::new(error.span),
            line: error.place.line,
            column: error.place.column,
            end_line: error.end.line,
            end_column: error.end.column,
            related: error.related.as_ref().map(|element| RelatedElement {
                name: element.name.clone(),
                span: Span::new(element.span),
                line: element.place.line,
                column: element.place.column,
            }),
        }
    }
}

#[pymethods]
impl ParseError {
    fn __repr__(&self) -> String {
        format!("<ParseError {}:{} {}>", self.line, self.column, self.code)
    }

    fn __str__(&self) -> String {
        format!("{}:{}: {}", self.line, self.column, self.message)
    }
}

/// An element that a parse error is about, by its start tag.
#[pyclass(frozen, get_all, eq, hash, module = "treewright")]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct RelatedElement {
    /// The tag name.
    pub(crate) name: String,
    /// The start tag.
    pub(crate) span: Span,
    /// Its line.
    line: u32,
    /// Its column.
    column: u32,
}

#[pymethods]
impl RelatedElement {
    fn __repr__(&self) -> String {
        format!("<RelatedElement {} {}:{}>", self.name, self.line, self.column)
    }
}

/// Bytes that are malformed in their encoding.
#[pyclass(frozen, get_all, eq, hash, module = "treewright")]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct DecodingError {
    /// The first of the bytes.
    first_byte: u64,
    /// The place after the last of the bytes.
    end_byte: u64,
    /// The encoding.
    encoding: String,
    /// The error in a sentence.
    pub(crate) message: String,
    /// The U+FFFD that they became.
    pub(crate) span: Span,
    /// Its line.
    line: u32,
    /// Its column.
    column: u32,
}

impl DecodingError {
    fn new(error: &LocatedDecodingError) -> Self {
        Self {
            first_byte: error.error.bytes.start,
            end_byte: error.error.bytes.end,
            encoding: error.error.encoding.name().to_owned(),
            message: error.error.to_string(),
            span: Span::new(error.error.span),
            line: error.place.line,
            column: error.place.column,
        }
    }
}

#[pymethods]
impl DecodingError {
    fn __repr__(&self) -> String {
        format!("<DecodingError {}:{} {}>", self.line, self.column, self.message)
    }

    fn __str__(&self) -> String {
        format!("{}:{}: {}", self.line, self.column, self.message)
    }
}

/// The encoding of a page, and the reason for it.
#[pyclass(frozen, get_all, eq, hash, module = "treewright")]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct EncodingReceipt {
    /// The name of the encoding.
    encoding: String,
    /// `certain`, `tentative` or `irrelevant`.
    confidence: String,
    /// The step that decided.
    source: String,
    /// The answers of all steps.
    steps: Vec<EncodingStep>,
}

impl EncodingReceipt {
    fn new(decision: &EncodingDecision) -> Self {
        let steps = decision.steps.iter().map(|step| EncodingStep {
            source: step.source.as_str().to_owned(),
            encoding: step.encoding.map(|encoding| encoding.name().to_owned()),
            note: step.note.clone(),
        });
        Self {
            encoding: decision.encoding.name().to_owned(),
            confidence: decision.confidence.as_str().to_owned(),
            source: decision.source.as_str().to_owned(),
            steps: steps.collect(),
        }
    }
}

#[pymethods]
impl EncodingReceipt {
    fn __repr__(&self) -> String {
        format!("<EncodingReceipt {} by {}, {}>", self.encoding, self.source, self.confidence)
    }

    fn __str__(&self) -> &str {
        &self.encoding
    }
}

/// The answer of a step of the encoding sniffing algorithm.
#[pyclass(frozen, get_all, eq, hash, module = "treewright")]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct EncodingStep {
    /// The step.
    source: String,
    /// The encoding that it found.
    encoding: Option<String>,
    /// A remark about it.
    note: Option<String>,
}

#[pymethods]
impl EncodingStep {
    fn __repr__(&self) -> String {
        let encoding = self.encoding.as_deref().unwrap_or("nothing");
        format!("<EncodingStep {}: {encoding}>", self.source)
    }
}

/// A limit that was reached.
#[pyclass(frozen, get_all, eq, hash, module = "treewright")]
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(crate) struct LimitMet {
    /// The name of the limit.
    limit: String,
    /// True if the input was cut off there.
    cuts_off: bool,
    /// The place.
    span: Span,
}

impl LimitMet {
    fn new(met: &ParserLimit) -> Self {
        Self {
            limit: met.limit.as_str().to_owned(),
            cuts_off: met.limit.cuts_off(),
            span: Span::new(met.span),
        }
    }
}

#[pymethods]
impl LimitMet {
    fn __repr__(&self) -> String {
        format!("<LimitMet {} at byte {}>", self.limit, self.span.start)
    }
}

/// Adds the classes to the module.
pub(crate) fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<Span>()?;
    module.add_class::<ParseError>()?;
    module.add_class::<RelatedElement>()?;
    module.add_class::<DecodingError>()?;
    module.add_class::<EncodingReceipt>()?;
    module.add_class::<EncodingStep>()?;
    module.add_class::<LimitMet>()
}
