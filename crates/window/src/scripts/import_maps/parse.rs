//! "Parse an import map string".
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#parse-an-import-map-string>

use rustc_hash::FxHashMap;
use treewright_quickjs::{JsString, Thrown, Value};
use url::Url;

use super::resolve::resolve_a_url_like_module_specifier;
use super::{ImportMap, ImportMapError, SpecifierMap, set, sort_in_descending_order};
use crate::Cx;

/// An Infra value, in the form that import maps need.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Json {
    Map(Vec<(String, Json)>),
    String(String),
    Other,
}

impl Json {
    fn get(&self, key: &str) -> Option<&Self> {
        let Self::Map(entries) = self else { return None };
        entries.iter().find(|(name, _)| name == key).map(|(_, value)| value)
    }
}

/// The maximum depth of an import map.
const DEPTH: u8 = 3;

/// Parses JSON with the engine, which keeps the order of keys that scripts see.
/// <https://infra.spec.whatwg.org/#parse-a-json-string-to-an-infra-value>
pub(super) fn parse_json(cx: &mut Cx<'_>, text: &JsString) -> Result<Json, Thrown> {
    let value = cx.parse_json(text, "")?;
    convert(cx, &value, DEPTH)
}

fn convert(cx: &mut Cx<'_>, value: &Value, depth: u8) -> Result<Json, Thrown> {
    if let Some(text) = value.as_js_string() {
        return Ok(Json::String(text.into_scalar()));
    }
    if !value.is_object() || value.is_array() {
        return Ok(Json::Other);
    }
    let mut entries = Vec::new();
    if let Some(depth) = depth.checked_sub(1) {
        for key in cx.own_keys(value)? {
            let Some(name) = key.as_js_string() else { continue };
            let inner = cx.get(value, &key)?;
            entries.push((name.into_scalar(), convert(cx, &inner, depth)?));
        }
    }
    Ok(Json::Map(entries))
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#parse-an-import-map-string>, from step 2 on.
pub(crate) fn parse_an_import_map(parsed: &Json, base: &Url) -> Result<ImportMap, ImportMapError> {
    let must_be_an_object =
        |what: &str| ImportMapError(format!("{what} of an import map must be an object"));
    let Json::Map(_) = parsed else { return Err(must_be_an_object("the top-level value")) };
    let mut map = ImportMap::default();
    match parsed.get("imports") {
        Some(Json::Map(imports)) => map.imports = sort_and_normalize(imports, base),
        Some(_) => return Err(must_be_an_object("the value of \"imports\"")),
        None => {}
    }
    match parsed.get("scopes") {
        Some(Json::Map(scopes)) => map.scopes = sort_and_normalize_scopes(scopes, base)?,
        Some(_) => return Err(must_be_an_object("the value of \"scopes\"")),
        None => {}
    }
    match parsed.get("integrity") {
        Some(Json::Map(integrity)) => map.integrity = normalize_integrity(integrity, base),
        Some(_) => return Err(must_be_an_object("the value of \"integrity\"")),
        None => {}
    }
    Ok(map)
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#sorting-and-normalizing-a-module-specifier-map>
fn sort_and_normalize(original: &[(String, Json)], base: &Url) -> SpecifierMap {
    let mut normalized = SpecifierMap::new();
    for (key, value) in original {
        let Some(normalized_key) = normalize_a_specifier_key(key, base) else { continue };
        let address = match value {
            Json::String(value) => resolve_a_url_like_module_specifier(value, base),
            _ => None,
        };
        let address = address.filter(|url| !key.ends_with('/') || url.as_str().ends_with('/'));
        set(&mut normalized, normalized_key, address);
    }
    sort_in_descending_order(&mut normalized);
    normalized
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#sorting-and-normalizing-scopes>
fn sort_and_normalize_scopes(
    original: &[(String, Json)],
    base: &Url,
) -> Result<Vec<(String, SpecifierMap)>, ImportMapError> {
    let mut normalized = Vec::new();
    for (prefix, map) in original {
        let Json::Map(map) = map else {
            let message = format!("the scope {prefix:?} of an import map must be an object");
            return Err(ImportMapError(message));
        };
        if let Ok(url) = base.join(prefix) {
            set(&mut normalized, String::from(url), sort_and_normalize(map, base));
        }
    }
    sort_in_descending_order(&mut normalized);
    Ok(normalized)
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#normalizing-a-module-integrity-map>
fn normalize_integrity(original: &[(String, Json)], base: &Url) -> FxHashMap<String, String> {
    let entries = original.iter().filter_map(|(key, value)| {
        let url = resolve_a_url_like_module_specifier(key, base)?;
        let Json::String(value) = value else { return None };
        Some((String::from(url), value.clone()))
    });
    entries.collect()
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#normalizing-a-specifier-key>
fn normalize_a_specifier_key(key: &str, base: &Url) -> Option<String> {
    if key.is_empty() {
        return None;
    }
    let url = resolve_a_url_like_module_specifier(key, base);
    Some(url.map_or_else(|| key.to_owned(), String::from))
}
