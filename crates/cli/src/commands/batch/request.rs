//! A line of `treewright batch`: reading it, and the parse that it asks for.

use std::borrow::Cow;
use std::fmt;
use std::num::NonZeroUsize;

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;
use treewright::{
    Context, ContextError, DocumentMode, Edition, InvalidLimits, Limits, Options,
    OutOfBandMetadata, Scope, Selector, SelectorOptions,
};

use super::BatchArguments;
use super::job::{Format, Forms, Job, Page, Styles, Wish};
use super::json_text::JsonText;
use super::sanitizing::Sanitizers;
use crate::arguments::{MetadataFields, device as device_of};
use crate::built_in;
use crate::pages::Parsing;
use crate::sanitizing::without_place;

/// The options of the command line: the values of fields that a line does not have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Defaults<'a> {
    metadata: MetadataFields<'a>,
    limits: Option<&'a Limits>,
    /// The sanitizers of earlier lines.
    pub(super) sanitizers: &'a Sanitizers,
}

impl<'a> Defaults<'a> {
    pub(crate) fn new(arguments: &'a BatchArguments, sanitizers: &'a Sanitizers) -> Self {
        let (metadata, limits) = (arguments.encoding.fields(), arguments.limits.as_ref());
        Self { metadata, limits, sanitizers }
    }
}

/// The fields of a line, their values still unread, so that the answer to a wrong value can carry
/// the `id` of its line. `null` stands for a field that is missing.
#[derive(Debug, Default)]
pub(crate) struct Request<'a> {
    /// By the places of the names in [`FIELDS`].
    values: [Option<&'a RawValue>; FIELDS.len()],
    /// The first field with another name.
    unknown: Option<String>,
}

/// The names of all fields.
const FIELDS: [&str; 27] = [
    "id",
    "html",
    "bytes_b64",
    "content_type",
    "encoding",
    "locale",
    "detect",
    "context",
    "scripting",
    "edition",
    "quirks",
    "srcdoc",
    "declarative_shadow_roots",
    "limits",
    "chunk",
    "format",
    "text",
    "hidden_text",
    "css",
    "no_css",
    "device",
    "folded",
    "select",
    "scope",
    "errors_only",
    "sanitize",
    "document",
];

impl<'de: 'a, 'a> Deserialize<'de> for Request<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(RequestVisitor)
    }
}

struct RequestVisitor;

impl<'de> Visitor<'de> for RequestVisitor {
    type Value = Request<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Request<'de>, M::Error> {
        let mut request = Request::default();
        let mut was_there = [false; FIELDS.len()];
        while let Some(name) = map.next_key::<Name>()? {
            let value = map.next_value::<Option<&'de RawValue>>()?;
            match name {
                Name::MetadataFields(name) => {
                    let slots = was_there.iter_mut().zip(&mut request.values).zip(FIELDS);
                    for ((was_there, slot), _) in slots.filter(|(_, field)| *field == name) {
                        if std::mem::replace(was_there, true) {
                            return Err(de::Error::duplicate_field(name));
                        }
                        *slot = value;
                    }
                }
                Name::Unknown(name) => {
                    request.unknown.get_or_insert(name);
                }
            }
        }
        Ok(request)
    }
}

/// The name of a field.
enum Name {
    /// One of [`FIELDS`].
    MetadataFields(&'static str),
    Unknown(String),
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(NameVisitor)
    }
}

struct NameVisitor;

impl Visitor<'_> for NameVisitor {
    type Value = Name;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a field")
    }

    fn visit_str<E: de::Error>(self, name: &str) -> Result<Name, E> {
        let known = FIELDS.into_iter().find(|field| *field == name);
        Ok(known.map_or_else(|| Name::Unknown(name.to_owned()), Name::MetadataFields))
    }
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

    /// The value of the field `id`.
    pub(crate) fn id(&self) -> Option<&'a RawValue> {
        self.get("id")
    }

    /// The value of one of [`FIELDS`].
    pub(super) fn get(&self, name: &str) -> Option<&'a RawValue> {
        let slot = FIELDS.iter().zip(&self.values).find(|(field, _)| **field == name);
        slot.and_then(|(_, value)| *value)
    }

    /// Reads the values. `defaults` are those of fields that are missing.
    pub(crate) fn job(&self, defaults: Defaults<'_>) -> Result<Job<'a>, String> {
        self.knows_all_fields()?;
        let page = self.page()?;
        let metadata = self.metadata(defaults.metadata)?;
        let context = self.context()?;
        if self.flag("document")?.is_some() {
            return Err("document: this is for `sanitize`".to_owned());
        }
        let chunk = self.field::<NonZeroUsize>("chunk", "a whole number from 1")?;
        let limits = self.limits(defaults)?;
        let has_limits = limits.is_some();
        let wish = self.wish()?;
        let has_places = wish.selector.is_some() || wish.has_hidden_text;
        let options = self.options()?.limits(limits.unwrap_or(Limits::NONE)).origins(has_places);
        let parsing = Parsing { options, context };
        Ok(Job { page, chunk, parsing, has_limits, metadata, wish })
    }

    /// An error about a field that does not exist.
    pub(super) fn knows_all_fields(&self) -> Result<(), String> {
        self.unknown.as_deref().map_or(Ok(()), |name| Err(unknown_field(name)))
    }

    pub(super) fn context(&self) -> Result<Option<Context>, String> {
        let Some(text) = self.text("context")? else { return Ok(None) };
        text.parse().map(Some).map_err(|error: ContextError| format!("context: {error}"))
    }

    /// The limits of the line, or of the command line.
    pub(super) fn limits(&self, defaults: Defaults<'_>) -> Result<Option<Limits>, String> {
        let Some(text) = self.text("limits")? else { return Ok(defaults.limits.cloned()) };
        text.parse().map(Some).map_err(|error: InvalidLimits| format!("limits: {error}"))
    }

    /// The parts of the answer that are asked for.
    fn wish(&self) -> Result<Wish, String> {
        let format = match self.text("format")?.as_deref() {
            Some(name) => Some(format_of(name)?),
            None => None,
        };
        let has_text = self.flag("text")?.unwrap_or(false);
        let has_hidden_text = self.flag("hidden_text")?.unwrap_or(false);
        if has_hidden_text && let Some(message) = built_in::lack_of("hidden") {
            return Err(format!("hidden_text: {message}"));
        }
        let selector = self.selector()?;
        let has_scripting = self.flag("scripting")?.unwrap_or(false);
        if self.flag("errors_only")?.unwrap_or(false) {
            if format.is_some() || has_text || has_hidden_text || selector.is_some() {
                return Err(
                    "errors_only: format, text, hidden_text and select ask for more than errors"
                        .to_owned(),
                );
            }
            return Ok(Wish::default());
        }
        let usual = if selector.is_some() { Format::Html } else { Format::Tree };
        let format = Some(format.unwrap_or(usual));
        let styles = self.styles()?;
        let forms = Forms { format, has_text };
        Ok(Wish { forms, has_hidden_text, styles, selector, has_scripting })
    }

    /// The style sheets that apply to the text.
    fn styles(&self) -> Result<Styles, String> {
        let css = self.text("css")?.map(Cow::into_owned);
        let no_css = self.flag("no_css")?.unwrap_or(false);
        let device = self.text("device")?.map(Cow::into_owned);
        for (field, option, is_given) in
            [("css", "--css", css.is_some()), ("device", "--device", device.is_some())]
        {
            if is_given && no_css {
                return Err(format!("{field}, no_css: only one of them may be given"));
            }
            if is_given && let Some(message) = built_in::lack_of(option) {
                return Err(format!("{field}: {message}"));
            }
        }
        if let Some(device) = &device {
            device_of(device).map_err(|error| format!("device: {error}"))?;
        }
        let folded = self.flag("folded")?.unwrap_or(false);
        Ok(Styles { css, no_css, device, folded })
    }

    fn selector(&self) -> Result<Option<Selector>, String> {
        let scope = match self.text("scope")?.as_deref() {
            None | Some("light") => Scope::Light,
            Some("templates") => Scope::Templates,
            Some("shadows") => Scope::Shadows,
            Some("all") => Scope::All,
            Some(other) => {
                return Err(format!(
                    "scope: {other:?} is not a scope; the scopes are \"light\", \"templates\", \
                     \"shadows\" and \"all\""
                ));
            }
        };
        let Some(text) = self.text("select")? else { return Ok(None) };
        match Selector::parse_with(&text, &SelectorOptions::new().scope(scope)) {
            Ok(selector) => Ok(Some(selector)),
            Err(error) => {
                let (line, column) = (error.line(), error.column());
                Err(format!("select: {} (at {line}:{column} of the selector)", error.kind()))
            }
        }
    }

    pub(super) fn page(&self) -> Result<Page<'a>, String> {
        let html = self.field::<JsonText<'a>>("html", "a string")?;
        let bytes = self.field::<Cow<'a, str>>("bytes_b64", "a string")?;
        match (html, bytes) {
            (Some(html), None) => Ok(Page::Text(html)),
            (None, Some(bytes)) => match BASE64_STANDARD.decode(bytes.as_bytes()) {
                Ok(bytes) => Ok(Page::Bytes(bytes)),
                Err(_) => Err("bytes_b64: this must be base64 in the standard alphabet, with \
                               padding and without white space"
                    .to_owned()),
            },
            (Some(_), Some(_)) => Err("html, bytes_b64: only one of them may be given".to_owned()),
            (None, None) => Err("html, bytes_b64: one of these fields is required".to_owned()),
        }
    }

    pub(super) fn metadata_of(&self, defaults: Defaults<'_>) -> Result<OutOfBandMetadata, String> {
        self.metadata(defaults.metadata)
    }

    fn metadata(&self, defaults: MetadataFields<'_>) -> Result<OutOfBandMetadata, String> {
        let content_type = self.text("content_type")?;
        let encoding = self.text("encoding")?;
        let locale = self.text("locale")?;
        let known = MetadataFields {
            content_type: content_type.as_deref().or(defaults.content_type),
            encoding: encoding.as_deref().or(defaults.encoding),
            locale: locale.as_deref().or(defaults.locale),
            detect: self.flag("detect")?.unwrap_or(defaults.detect),
        };
        known.metadata()
    }

    fn options(&self) -> Result<Options, String> {
        let edition = match self.text("edition")?.as_deref() {
            Some("living") | None => Edition::LIVING,
            Some("classic") => Edition::CLASSIC,
            Some(other) => {
                return Err(format!(
                    "edition: {other:?} is not an edition; the editions are \"living\" and \"classic\""
                ));
            }
        };
        let mode = match self.flag("quirks")? {
            Some(true) => DocumentMode::Quirks,
            _ => DocumentMode::NoQuirks,
        };
        let mut options = Options::new()
            .collect_errors(true)
            .scripting(self.flag("scripting")?.unwrap_or(false))
            .edition(edition)
            .context_document_mode(mode)
            .srcdoc(self.flag("srcdoc")?.unwrap_or(false))
            // All the bytes are known, so the answer does not depend on `chunk`.
            .limit_of_kept_bytes(u64::MAX);
        if let Some(on) = self.flag("declarative_shadow_roots")? {
            options = options.declarative_shadow_roots(on);
        }
        Ok(options)
    }

    /// Reads a field.
    fn field<T: Deserialize<'a>>(&self, name: &str, expected: &str) -> Result<Option<T>, String> {
        let Some(value) = self.get(name) else { return Ok(None) };
        match serde_json::from_str(value.get()) {
            Ok(value) => Ok(Some(value)),
            Err(_) => Err(format!("{name}: this must be {expected}")),
        }
    }

    /// Reads a field that is true or false.
    pub(super) fn flag(&self, name: &str) -> Result<Option<bool>, String> {
        self.field(name, "true or false")
    }

    /// Reads a field of a few words.
    fn text(&self, name: &str) -> Result<Option<Cow<'a, str>>, String> {
        self.field(name, "a string or null")
    }
}

/// The format of this name.
fn format_of(name: &str) -> Result<Format, String> {
    let format = Format::ALL.into_iter().find(|format| format.name() == name);
    format.ok_or_else(|| {
        let names = Format::ALL.map(Format::name).join(", ");
        format!("format: {name:?} is not a format; the formats are {names}")
    })
}

/// The message about a field that does not exist, with the known name that is most like it.
fn unknown_field(name: &str) -> String {
    /// As clap has it for options.
    const LEAST_SIMILARITY: f64 = 0.7;
    let similarity = |field: &&str| strsim::jaro(&name.to_lowercase(), field);
    let nearest = FIELDS
        .into_iter()
        .filter(|field| similarity(field) > LEAST_SIMILARITY)
        .max_by(|one, other| similarity(one).total_cmp(&similarity(other)));
    match nearest {
        Some(nearest) => format!("{name:?}: unknown field; a similar one exists: {nearest:?}"),
        None => format!("{name:?}: unknown field; the fields are {}", FIELDS.join(", ")),
    }
}

/// The message of a JSON error, without the number of its line, which is always 1.
pub(super) fn in_line(error: &serde_json::Error) -> String {
    format!("{} at byte {}", without_place(error), error.column())
}
