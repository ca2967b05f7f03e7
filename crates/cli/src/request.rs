//! A line of `treewright batch`: what it asks for, and doing it.

use std::borrow::Cow;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde::Deserialize;
use serde_json::value::RawValue;
use treewright::{Context, DocumentMode, Edition, Limits, Options, OutOfBandMetadata, Parsed};

use crate::args::BatchArguments;
use crate::json_text::JsonText;
use crate::metadata::Known;

/// What the command line says, for lines that do not say it themselves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Defaults<'a> {
    known: Known<'a>,
    limits: Option<Limits>,
}

impl<'a> Defaults<'a> {
    pub(crate) fn new(arguments: &'a BatchArguments) -> Self {
        Self { known: arguments.encoding.known(), limits: arguments.limits }
    }
}

/// A line, its fields still unread, so that the answer to a mistake in one can say which line it
/// is about. `null` is as good as no field.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Request<'a> {
    #[serde(borrow)]
    pub(crate) id: Option<&'a RawValue>,
    #[serde(borrow)]
    html: Option<&'a RawValue>,
    #[serde(borrow)]
    bytes_b64: Option<&'a RawValue>,
    #[serde(borrow)]
    content_type: Option<&'a RawValue>,
    #[serde(borrow)]
    encoding: Option<&'a RawValue>,
    #[serde(borrow)]
    locale: Option<&'a RawValue>,
    #[serde(borrow)]
    detect: Option<&'a RawValue>,
    #[serde(borrow)]
    context: Option<&'a RawValue>,
    #[serde(borrow)]
    scripting: Option<&'a RawValue>,
    #[serde(borrow)]
    edition: Option<&'a RawValue>,
    #[serde(borrow)]
    quirks: Option<&'a RawValue>,
    #[serde(borrow)]
    srcdoc: Option<&'a RawValue>,
    #[serde(borrow)]
    declarative_shadow_roots: Option<&'a RawValue>,
    #[serde(borrow)]
    limits: Option<&'a RawValue>,
    #[serde(borrow)]
    chunk: Option<&'a RawValue>,
}

impl<'a> Request<'a> {
    pub(crate) fn read(line: &'a [u8]) -> Result<Self, String> {
        let line = line.trim_ascii();
        let value: &RawValue = serde_json::from_slice(line)
            .map_err(|error| format!("not valid JSON: {}", in_line(&error)))?;
        if !value.get().starts_with('{') {
            return Err("not a JSON object".to_owned());
        }
        serde_json::from_str(value.get())
            .map_err(|error| format!("not a usable JSON object: {}", in_line(&error)))
    }

    /// What there is to do; `defaults` hold where the line does not say otherwise.
    pub(crate) fn job(&self, defaults: Defaults<'_>) -> Result<Job<'a>, String> {
        let page = self.page()?;
        let metadata = self.metadata(defaults.known)?;
        let context = match text("context", self.context)? {
            Some(text) => {
                Some(text.parse::<Context>().map_err(|error| format!("context: {error}"))?)
            }
            None => None,
        };
        let chunk = match self.chunk {
            Some(value) => match field::<usize>("chunk", value, "a whole number from 1")? {
                0 => return Err("chunk: this must be a whole number from 1".to_owned()),
                count => Some(count),
            },
            None => None,
        };
        let limits = match text("limits", self.limits)? {
            Some(text) => Some(text.parse().map_err(|error| format!("limits: {error}"))?),
            None => defaults.limits,
        };
        let options = self.options()?.limits(limits.unwrap_or(Limits::NONE));
        Ok(Job { page, chunk, context, options, has_limits: limits.is_some(), metadata })
    }

    fn page(&self) -> Result<Page<'a>, String> {
        match (self.html, self.bytes_b64) {
            (Some(html), None) => Ok(Page::Text(field("html", html, "a string")?)),
            (None, Some(bytes)) => {
                let bytes: Cow<'_, str> = field("bytes_b64", bytes, "a string")?;
                match BASE64_STANDARD.decode(bytes.as_bytes()) {
                    Ok(bytes) => Ok(Page::Bytes(bytes)),
                    Err(_) => Err("bytes_b64: this must be base64 in the standard alphabet, with \
                                   padding and without white space"
                        .to_owned()),
                }
            }
            (Some(_), Some(_)) => Err("html, bytes_b64: there must not be both".to_owned()),
            (None, None) => Err("html, bytes_b64: one of these fields must be there".to_owned()),
        }
    }

    fn metadata(&self, defaults: Known<'_>) -> Result<OutOfBandMetadata, String> {
        let content_type = text("content_type", self.content_type)?;
        let encoding = text("encoding", self.encoding)?;
        let locale = text("locale", self.locale)?;
        let known = Known {
            content_type: content_type.as_deref().or(defaults.content_type),
            encoding: encoding.as_deref().or(defaults.encoding),
            locale: locale.as_deref().or(defaults.locale),
            detect: flag("detect", self.detect)?.unwrap_or(defaults.detect),
        };
        known.metadata()
    }

    fn options(&self) -> Result<Options, String> {
        let edition = match text("edition", self.edition)?.as_deref() {
            Some("living") | None => Edition::LIVING,
            Some("classic") => Edition::CLASSIC,
            Some(other) => {
                return Err(format!("edition: {other:?} is neither \"living\" nor \"classic\""));
            }
        };
        let mode = match flag("quirks", self.quirks)? {
            Some(true) => DocumentMode::Quirks,
            _ => DocumentMode::NoQuirks,
        };
        let mut options = Options::new()
            .collect_errors(true)
            .scripting(flag("scripting", self.scripting)?.unwrap_or(false))
            .edition(edition)
            .context_document_mode(mode)
            .srcdoc(flag("srcdoc", self.srcdoc)?.unwrap_or(false))
            // All the bytes are here, so that no answer needs to depend on `chunk`.
            .limit_of_kept_bytes(u64::MAX);
        if let Some(on) = flag("declarative_shadow_roots", self.declarative_shadow_roots)? {
            options = options.declarative_shadow_roots(on);
        }
        Ok(options)
    }
}

/// A request, read.
#[derive(Debug)]
pub(crate) struct Job<'a> {
    page: Page<'a>,
    /// How many characters or bytes to feed at a time.
    chunk: Option<usize>,
    context: Option<Context>,
    options: Options,
    has_limits: bool,
    metadata: OutOfBandMetadata,
}

#[derive(Debug)]
enum Page<'a> {
    Text(JsonText<'a>),
    Bytes(Vec<u8>),
}

impl Job<'_> {
    /// What is to be parsed, unless it is text.
    pub(crate) fn bytes(&self) -> Option<&[u8]> {
        match &self.page {
            Page::Text(_) => None,
            Page::Bytes(bytes) => Some(bytes),
        }
    }

    /// Whether limits were given, `none` too: the answer then says how the parse ended.
    pub(crate) fn has_limits(&self) -> bool {
        self.has_limits
    }

    /// Parses.
    pub(crate) fn run(&self) -> Parsed {
        match &self.page {
            Page::Text(text) => self.parse_text(text),
            Page::Bytes(bytes) => self.parse_bytes(bytes),
        }
    }

    fn parse_bytes(&self, bytes: &[u8]) -> Parsed {
        let Self { options, metadata, context, .. } = self;
        let mut parser = match (self.chunk, context) {
            (None, None) => return options.parse(treewright::Input::bytes(bytes, metadata)),
            (None, Some(context)) => {
                return options.parse_fragment(treewright::Input::bytes(bytes, metadata), context);
            }
            (Some(_), None) => options.parser().for_bytes(metadata),
            (Some(_), Some(context)) => options.fragment_parser(context).for_bytes(metadata),
        };
        for piece in bytes.chunks(self.chunk.unwrap_or(usize::MAX)) {
            parser.push_bytes(piece);
        }
        parser.finish()
    }

    fn parse_text(&self, text: &JsonText<'_>) -> Parsed {
        let Self { options, context, chunk, .. } = self;
        let mut parser = match (text, chunk, context) {
            (JsonText::Characters(html), None, None) => return options.parse(html),
            (JsonText::Characters(html), None, Some(context)) => {
                return options.parse_fragment(html, context);
            }
            (_, _, None) => options.parser(),
            (_, _, Some(context)) => options.fragment_parser(context),
        };
        match text {
            JsonText::Characters(html) => {
                let mut rest: &str = html;
                while !rest.is_empty() {
                    let end = chunk.and_then(|count| rest.char_indices().nth(count));
                    let (now, later) = rest.split_at(end.map_or(rest.len(), |(index, _)| index));
                    parser.push(now);
                    rest = later;
                }
            }
            JsonText::CodeUnits(units) => {
                let mut rest: &[u16] = units;
                while !rest.is_empty() {
                    let mut characters = char::decode_utf16(rest.iter().copied());
                    let count: usize = match *chunk {
                        Some(count) => characters
                            .by_ref()
                            .take(count)
                            .map(|character| character.map_or(1, char::len_utf16))
                            .sum(),
                        None => rest.len(),
                    };
                    let (now, later) = rest.split_at(count);
                    parser.push_utf16(now);
                    rest = later;
                }
            }
        }
        parser.finish()
    }
}

/// Reads one field.
fn field<'a, T: Deserialize<'a>>(
    name: &str,
    value: &'a RawValue,
    expected: &str,
) -> Result<T, String> {
    serde_json::from_str(value.get()).map_err(|_| format!("{name}: this must be {expected}"))
}

/// Reads a field that is true or false.
fn flag(name: &str, value: Option<&RawValue>) -> Result<Option<bool>, String> {
    value.map(|value| field(name, value, "true or false")).transpose()
}

/// Reads a field that is a word or a few.
fn text<'a>(name: &str, value: Option<&'a RawValue>) -> Result<Option<Cow<'a, str>>, String> {
    value.map(|value| field(name, value, "a string or null")).transpose()
}

/// What is wrong with a line; its only line needs no number.
fn in_line(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let text = text.split(" at line ").next().unwrap_or_default();
    format!("{text} at byte {}", error.column())
}
