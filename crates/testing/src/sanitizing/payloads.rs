//! Sanitizers for markup that attacks a page, which `crates/testing/scripts/chromium_payloads.py` loads in Chromium.

use serde_json::{Value, json};
use treewright::sanitize::{Preset, SanitizerConfig};
use treewright::{Sanitizer, TextSanitizer};

/// The presets, and configurations that allow nearly everything, by their names.
///
/// # Panics
/// If a configuration is not valid.
pub fn sanitizers_for_payloads() -> Vec<(&'static str, TextSanitizer)> {
    let presets =
        Preset::ALL.iter().map(|preset| (preset.as_str(), TextSanitizer::preset(*preset)));
    let wide = |config| TextSanitizer::new(&Sanitizer::new(config).expect("it is valid"));
    let everything = || wide(SanitizerConfig::new());
    let without_pictures = SanitizerConfig::new()
        .remove_elements(["img", "style", "title"])
        .replace_with_children_elements(["a", "p", "table", "select", "template", "textarea"]);
    presets
        .chain([
            ("everything", everything()),
            ("everything-scripting", everything().scripting(Some(true))),
            ("everything-instructions", everything().processing_instructions(true)),
            ("without-pictures", wide(without_pictures)),
        ])
        .collect()
}

/// The results of all these sanitizers for a text: null where none is proven.
pub fn sanitized_payload(sanitizers: &[(&'static str, TextSanitizer)], html: &str) -> Value {
    let results = sanitizers.iter().map(|(name, sanitizer)| {
        let result = sanitizer.sanitize(html).ok().map(|result| result.html);
        ((*name).to_owned(), json!(result))
    });
    Value::Object(results.collect())
}
