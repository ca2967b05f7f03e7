//! Lines that ask for sanitized HTML.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use serde::Serialize;
use serde_json::value::RawValue;
use treewright::sanitize::{Preset, Profile, Report};
use treewright::{Confidence, DocumentMode, Input, Limits, Options, TextSanitizer};

use super::job::Page;
use super::request::{Defaults, Request, in_line};
use crate::pages::Parsing;
use crate::sanitizing::{self, Place};

/// The answer to a line with `sanitize`.
#[derive(Serialize)]
pub(super) struct Answer<'a> {
    id: Option<&'a RawValue>,
    html: String,
    removed: bool,
    report: Report,
    encoding: Option<&'static str>,
    confidence: &'static str,
}

/// The fields of parses that the sanitizer does not have.
const OF_PARSES: [&str; 8] = [
    "edition",
    "declarative_shadow_roots",
    "chunk",
    "format",
    "text",
    "select",
    "scope",
    "errors_only",
];

/// The fields that a sanitizer is made from.
const SETTINGS: [&str; 7] =
    ["sanitize", "document", "context", "scripting", "quirks", "srcdoc", "limits"];

/// A sanitizer, and the parse that determines the encoding of bytes.
#[derive(Debug)]
struct Prepared {
    sanitizer: TextSanitizer,
    parsing: Parsing,
}

/// The sanitizers of the last lines, by their settings as they are written: making one takes longer than a short text.
#[derive(Debug, Default)]
pub(super) struct Sanitizers(Mutex<HashMap<String, Arc<Prepared>>>);

/// The number of sanitizers that are kept.
const MOST_SANITIZERS: usize = 64;

impl Sanitizers {
    /// The sanitizer for these settings.
    fn get(
        &self,
        settings: String,
        make: impl FnOnce() -> Result<Prepared, String>,
    ) -> Result<Arc<Prepared>, String> {
        let kept = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(sanitizer) = kept().get(&settings) {
            return Ok(Arc::clone(sanitizer));
        }
        let sanitizer = Arc::new(make()?);
        let mut kept = kept();
        if kept.len() >= MOST_SANITIZERS {
            kept.clear();
        }
        kept.insert(settings, Arc::clone(&sanitizer));
        Ok(sanitizer)
    }
}

/// The answer to a line, if it has `sanitize`.
pub(super) fn answer<'a>(
    request: &Request<'a>,
    defaults: Defaults<'_>,
) -> Result<Option<Answer<'a>>, String> {
    let Some(sanitize) = request.get("sanitize").filter(|value| value.get() != "false") else {
        return Ok(None);
    };
    request.knows_all_fields()?;
    if let Some(name) = OF_PARSES.into_iter().find(|name| request.get(name).is_some()) {
        return Err(format!("{name}: this has no meaning with `sanitize`"));
    }
    let settings = SETTINGS.map(|name| request.get(name).map_or("", RawValue::get)).join("\n");
    let prepared =
        defaults.sanitizers.get(settings, || prepare(request, sanitize.get(), defaults))?;
    let metadata = request.metadata_of(defaults)?;
    let page = request.page()?;
    let (source, decision) = match &page {
        Page::Text(text) => (text.to_text(), None),
        Page::Bytes(bytes) => {
            // The answer is text, so nothing but the encoding of the bytes is needed.
            let parsed = prepared.parsing.whole(Input::bytes(bytes, &metadata));
            let source = parsed.encoding.as_ref().map_or_else(
                || String::from_utf8_lossy(bytes),
                |decision| decision.encoding.decode_with_bom_removal(bytes).0,
            );
            (source, parsed.encoding)
        }
    };
    let sanitized = prepared.sanitizer.sanitize(&source);
    let sanitized = sanitized.map_err(|error| format!("not sanitized: {error}"))?;
    let confidence = decision.as_ref().map_or(Confidence::Irrelevant, |known| known.confidence);
    Ok(Some(Answer {
        id: request.id(),
        removed: sanitized.removed,
        report: sanitized.report(&source),
        html: sanitized.html,
        encoding: decision.map(|decision| decision.encoding.name()),
        confidence: confidence.as_str(),
    }))
}

/// Makes the sanitizer of a line.
fn prepare(
    request: &Request<'_>,
    sanitize: &str,
    defaults: Defaults<'_>,
) -> Result<Prepared, String> {
    let of_sanitize = |error: &dyn std::fmt::Display| format!("sanitize: {error}");
    let profile = match sanitize.as_bytes() {
        [b'{', ..] => {
            serde_json::from_str(sanitize).map_err(|error| of_sanitize(&in_line(&error)))?
        }
        [b'"', ..] => {
            let name: String =
                serde_json::from_str(sanitize).map_err(|error| of_sanitize(&in_line(&error)))?;
            Profile::from(name.parse::<Preset>().map_err(|error| of_sanitize(&error))?)
        }
        b"true" => Profile::from(Preset::Default),
        _ => {
            let expected = "true, the name of a preset, or a configuration";
            return Err(format!("sanitize: this must be {expected}"));
        }
    };
    let is_document = request.flag("document")?.unwrap_or(false);
    let context = match request.context()? {
        Some(_) if is_document => {
            return Err("document: a document has no `context`".to_owned());
        }
        None if !is_document => {
            let usual = "div".parse().map_err(|error| format!("context: {error}"));
            Some(usual?)
        }
        context => context,
    };
    let is_srcdoc = request.flag("srcdoc")?.unwrap_or(false);
    if is_srcdoc && !is_document {
        return Err("srcdoc: this needs `document`".to_owned());
    }
    let mode = request.flag("quirks")?;
    let place = Place {
        context,
        scripting: request.flag("scripting")?,
        mode: mode.map(|has| if has { DocumentMode::Quirks } else { DocumentMode::NoQuirks }),
        is_srcdoc,
    };
    let limits = request.limits(defaults)?;
    let sanitizer =
        sanitizing::prepare(&profile, &place).map_err(|error| of_sanitize(&error))?.record(true);
    let sanitizer = match &limits {
        Some(limits) => sanitizer.limits(limits.clone()),
        None => sanitizer,
    };
    let options = Options::new().limits(limits.unwrap_or(Limits::NONE));
    Ok(Prepared { sanitizer, parsing: Parsing { options, context: place.context } })
}
