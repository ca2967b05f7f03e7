//! The keyword arguments of a parse.

use std::sync::Arc;

use pyo3::exceptions::{PyLookupError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::pybacked::{PyBackedBytes, PyBackedStr};
use pyo3::types::{PyByteArray, PyBytes, PyDict, PyMemoryView, PyString};
use treewright::{
    Context, Edition, Encoding, Input, Limits, Options, OutOfBandMetadata, Parsed, Parser,
};

use crate::facts::Facts;
use crate::memory;
use crate::tree::Tree;

/// The settings of a parse, taken from keyword arguments.
#[derive(Clone, Default)]
pub(crate) struct Settings {
    pub(crate) options: Options,
    /// Metadata of bytes, if any.
    pub(crate) metadata: Option<OutOfBandMetadata>,
    pub(crate) url: Option<String>,
    pub(crate) context: Option<Context>,
    collects_errors: bool,
    scripting: bool,
}

impl Settings {
    /// Reads keyword arguments; an unknown one raises `TypeError`, as in Python's own functions.
    pub(crate) fn new(function: &str, arguments: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        match arguments {
            Some(arguments) => Self::default().with(function, arguments),
            None => Ok(Self::default()),
        }
    }

    /// These settings, with other arguments applied.
    pub(crate) fn with(mut self, function: &str, arguments: &Bound<'_, PyDict>) -> PyResult<Self> {
        for (name, value) in arguments {
            let name = name.cast::<PyString>()?.to_str()?;
            if !self.set(name, &value)? {
                let message = format!("{function}() got an unexpected keyword argument '{name}'");
                return Err(PyTypeError::new_err(message));
            }
        }
        Ok(self)
    }

    /// These settings, with what a check needs.
    #[cfg(feature = "check")]
    pub(crate) fn for_check(mut self) -> Self {
        self.options = self.options.origins(true).collect_errors(true);
        self.collects_errors = true;
        self
    }

    /// A parser for a page in pieces.
    pub(crate) fn parser(&self) -> Parser {
        match &self.context {
            Some(context) => self.options.fragment_parser(context),
            None => self.options.parser(),
        }
    }

    /// Sets one argument. False for an unknown one.
    fn set(&mut self, name: &str, value: &Bound<'_, PyAny>) -> PyResult<bool> {
        let options = std::mem::take(&mut self.options);
        self.options = match name {
            "scripting" => {
                self.scripting = value.extract()?;
                options.scripting(self.scripting)
            }
            "collect_errors" => {
                self.collects_errors |= value.extract::<bool>()?;
                options.collect_errors(value.extract()?)
            }
            "stop_at_first_error" => {
                self.collects_errors |= value.extract::<bool>()?;
                options.stop_at_first_error(value.extract()?)
            }
            "origins" => options.origins(value.extract()?),
            "srcdoc" => options.srcdoc(value.extract()?),
            "edition" => options.edition(edition(value.extract()?)?),
            _ => {
                self.options = options;
                return self.set_optional(name, value);
            }
        };
        Ok(true)
    }

    /// Sets an argument whose value None is the default.
    fn set_optional(&mut self, name: &str, value: &Bound<'_, PyAny>) -> PyResult<bool> {
        let known = ["limits", "declarative_shadow_roots", "url", "content_type", "encoding"];
        if !known.contains(&name) {
            return Ok(false);
        }
        if value.is_none() {
            return Ok(true);
        }
        match name {
            "limits" => self.options = std::mem::take(&mut self.options).limits(limits(value)?),
            "declarative_shadow_roots" => {
                let options = std::mem::take(&mut self.options);
                self.options = options.declarative_shadow_roots(value.extract()?);
            }
            "url" => self.url = Some(value.str()?.to_string()),
            "content_type" => {
                let metadata = self.metadata.take().unwrap_or_default();
                self.metadata = Some(metadata.content_type(&value.extract::<PyBackedStr>()?));
            }
            _ => {
                let label = value.extract::<PyBackedStr>()?;
                let encoding = Encoding::for_label(label.as_bytes());
                let unknown = || PyLookupError::new_err(format!("unknown encoding: {}", &*label));
                let metadata = self.metadata.take().unwrap_or_default();
                self.metadata =
                    Some(metadata.known_definite_encoding(encoding.ok_or_else(unknown)?));
            }
        }
        Ok(true)
    }

    /// Makes it a parse of a fragment.
    pub(crate) fn set_context(&mut self, context: &str) -> PyResult<()> {
        let invalid = |error: treewright::ContextError| PyValueError::new_err(error.to_string());
        self.context = Some(context.parse().map_err(invalid)?);
        Ok(())
    }

    /// The tree of a parse with these settings, with its facts. Memory is reused up to a length of the
    /// page.
    pub(crate) fn tree(&self, parsed: Parsed, length: usize) -> Arc<Tree> {
        let mut facts = Facts::of(&parsed);
        facts.url.clone_from(&self.url);
        facts.collects_errors = self.collects_errors;
        facts.scripting = self.scripting;
        Tree::new(parsed.document, facts, length <= memory::LONGEST)
    }

    /// Parses a page, in reused memory, or a fragment.
    pub(crate) fn parse(&self, page: &Page) -> Parsed {
        let input = self.input(page);
        match &self.context {
            Some(context) => self.options.parse_fragment(input, context),
            None if page.len() > memory::LONGEST => self.options.parse(input),
            None => memory::with(|memory| self.options.parse_in(input, memory)),
        }
    }

    fn input<'a>(&'a self, page: &'a Page) -> Input<'a> {
        match (page, &self.metadata) {
            (Page::Text(text), _) => Input::from(&**text),
            (Page::TextCopy(text), _) => Input::from(text),
            (Page::Bytes(bytes), Some(metadata)) => Input::bytes(bytes, metadata),
            (Page::Bytes(bytes), None) => Input::from(&**bytes),
            (Page::BytesCopy(bytes), Some(metadata)) => Input::bytes(bytes, metadata),
            (Page::BytesCopy(bytes), None) => Input::from(bytes),
        }
    }
}

/// A page from Python. Threads that do not run Python can read it.
pub(crate) enum Page {
    Text(PyBackedStr),
    /// The text of a `str` with lone surrogates.
    TextCopy(String),
    Bytes(PyBackedBytes),
    /// The bytes of a buffer that can change.
    BytesCopy(Vec<u8>),
}

impl Page {
    /// The number of bytes.
    pub(crate) fn len(&self) -> usize {
        match self {
            Self::Text(text) => text.len(),
            Self::TextCopy(text) => text.len(),
            Self::Bytes(bytes) => bytes.len(),
            Self::BytesCopy(bytes) => bytes.len(),
        }
    }
}

impl<'py> FromPyObject<'_, 'py> for Page {
    type Error = PyErr;

    fn extract(page: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(text) = page.cast::<PyString>() {
            // A lone surrogate has no UTF-8; it becomes U+FFFD, as at every interface of the parser.
            return match PyBackedStr::try_from(text.to_owned()) {
                Ok(text) => Ok(Self::Text(text)),
                Err(_) => {
                    let units = text.call_method1("encode", ("utf-16-le", "surrogatepass"))?;
                    Ok(Self::TextCopy(from_utf16(&units.extract::<Vec<u8>>()?)))
                }
            };
        }
        if let Ok(bytes) = page.cast::<PyBytes>() {
            return Ok(Self::Bytes(PyBackedBytes::from(bytes.to_owned())));
        }
        if page.is_instance_of::<PyByteArray>() || page.is_instance_of::<PyMemoryView>() {
            return Ok(Self::BytesCopy(PyByteArray::from(&page)?.to_vec()));
        }
        let kind = page.get_type().name()?;
        Err(PyTypeError::new_err(format!("a page is str or bytes, not {kind}")))
    }
}

/// Text of UTF-16 code units in bytes, with U+FFFD for lone surrogates.
fn from_utf16(bytes: &[u8]) -> String {
    let units = bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]]));
    char::decode_utf16(units).map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER)).collect()
}

fn edition(name: PyBackedStr) -> PyResult<Edition> {
    match &*name {
        "living" => Ok(Edition::LIVING),
        "classic" => Ok(Edition::CLASSIC),
        name => Err(PyValueError::new_err(format!("unknown edition: {name}; living or classic"))),
    }
}

/// Limits as text, `"browser,nodes=1000"`, or as a mapping: `{"nodes": 1000}`.
pub(crate) fn limits(value: &Bound<'_, PyAny>) -> PyResult<Limits> {
    let text = match value.cast::<PyString>() {
        Ok(text) => text.to_str()?.to_owned(),
        Err(_) => {
            let mut parts = Vec::new();
            for (name, value) in value.cast::<PyDict>()? {
                let name = name.str()?.to_string().replace('_', "-");
                parts.push(format!("{name}={}", value.str()?));
            }
            if parts.is_empty() { "none".to_owned() } else { parts.join(",") }
        }
    };
    text.parse()
        .map_err(|error: treewright::InvalidLimits| PyValueError::new_err(error.to_string()))
}
