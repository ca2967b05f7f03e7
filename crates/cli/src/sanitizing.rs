//! Sanitizers as command lines and lines of a batch describe them.

use std::fs;
use std::path::Path;

use treewright::sanitize::Profile;
use treewright::{Context, DocumentMode, SanitizeError, TextSanitizer};

use crate::checking::config::place_in;
use crate::input::describe;
use crate::output::Failure;

/// The place that a result is for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Place {
    /// The element whose contents the result becomes; `None` for a document.
    pub(crate) context: Option<Context>,
    /// Scripting of parsers of the result; `None` if it can be on or off.
    pub(crate) scripting: Option<bool>,
    /// The mode of the document that the result goes into; `None` if all are possible.
    pub(crate) mode: Option<DocumentMode>,
    /// The document is the value of `srcdoc`.
    pub(crate) is_srcdoc: bool,
}

/// A sanitizer with this configuration, for this place.
pub(crate) fn prepare(profile: &Profile, place: &Place) -> Result<TextSanitizer, String> {
    let Place { context, scripting, mode, is_srcdoc } = place;
    let sanitizer = TextSanitizer::from_profile(profile).map_err(|error| error.to_string())?;
    let sanitizer = match context {
        // It stands for all elements with ordinary contents.
        Some(context) if context.to_string() == "div" => sanitizer,
        Some(context) => sanitizer.context(context.clone()),
        None => sanitizer.document().srcdoc(*is_srcdoc),
    };
    let sanitizer = sanitizer.scripting(*scripting).mode(*mode);
    // The place may be one whose contents are not markup.
    match sanitizer.sanitize("") {
        Err(error @ SanitizeError::RawContext(_)) => Err(error.to_string()),
        _ => Ok(sanitizer),
    }
}

/// Reads the configuration of a file: JSON or TOML, by the ending of its name, or by its first character.
pub(crate) fn read_file(file: &Path) -> Result<Profile, Failure> {
    let name = file.display();
    let wrong = |message: &str| Failure::usage(&format!("{name}:{message}"));
    let text =
        fs::read_to_string(file).map_err(|error| wrong(&format!(" {}", describe(&error))))?;
    // Editors of some systems begin files with it.
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(&text);
    let ending = file.extension().and_then(|ending| ending.to_str());
    let is_json = match ending.map(str::to_ascii_lowercase).as_deref() {
        Some("json") => true,
        Some("toml") => false,
        _ => text.trim_start().starts_with('{'),
    };
    if is_json {
        return serde_json::from_str(text).map_err(|error| {
            let (line, column) = (error.line(), error.column());
            wrong(&format!("{line}:{column}: {}", without_place(&error)))
        });
    }
    toml::from_str(text).map_err(|error| {
        let offset = error.span().map_or(0, |span| span.start);
        let message = error.message().replace('\n', ", ");
        wrong(&place_in(text, offset, &message))
    })
}

/// The message of an error in JSON.
pub(crate) fn without_place(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.split(" at line ").next().unwrap_or_default().to_owned()
}
