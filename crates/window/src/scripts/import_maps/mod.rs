//! Import maps, and the resolution of module specifiers.
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#import-maps>

mod merge;
mod parse;
mod resolve;
#[cfg(test)]
mod tests;

pub(crate) use parse::parse_an_import_map;
pub(crate) use resolve::resolve_a_module_specifier;

use rustc_hash::FxHashMap;
use treewright_quickjs::{JsString, Value};
use url::Url;

use crate::Cx;
use crate::error_reports::report_an_exception;
use crate::realms::RealmId;
use crate::world::World;

/// An ordered map whose keys are strings and whose values are addresses, or `None` if an entry
/// forbids the resolution.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#module-specifier-map>
pub(crate) type SpecifierMap = Vec<(String, Option<Url>)>;

/// <https://html.spec.whatwg.org/multipage/webappapis.html#import-map>
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ImportMap {
    pub(crate) imports: SpecifierMap,
    pub(crate) scopes: Vec<(String, SpecifierMap)>,
    pub(crate) integrity: FxHashMap<String, String>,
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#specifier-resolution-record>
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ResolutionRecord {
    pub(crate) serialized_base_url: String,
    pub(crate) specifier: String,
    /// The specifier is a bare one, or an address with a special scheme: prefixes apply to it.
    pub(crate) is_bare_or_special: bool,
}

/// The import map of a window, with the specifiers resolved by it.
#[derive(Default)]
pub(crate) struct ImportMapState {
    pub(crate) map: ImportMap,
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#resolved-module-set>
    pub(crate) resolved_module_set: rustc_hash::FxHashSet<ResolutionRecord>,
}

/// The import maps of an agent's windows.
pub(crate) type ImportMaps = FxHashMap<RealmId, ImportMapState>;

/// The reason why a specifier cannot be resolved, or a text is not an import map: the message of a
/// `TypeError`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ImportMapError(pub(crate) String);

/// <https://html.spec.whatwg.org/multipage/webappapis.html#import-map-parse-result>
#[derive(Debug)]
pub(crate) struct ImportMapParseResult {
    pub(crate) map: Option<ImportMap>,
    pub(crate) error_to_rethrow: Option<Value>,
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#create-an-import-map-parse-result>
pub(crate) fn create_an_import_map_parse_result(
    cx: &mut Cx<'_>,
    input: &JsString,
    base: &Url,
) -> ImportMapParseResult {
    let parsed = match parse::parse_json(cx, input) {
        Ok(parsed) => parsed,
        Err(thrown) => {
            return ImportMapParseResult { map: None, error_to_rethrow: Some(thrown.value) };
        }
    };
    match parse_an_import_map(&parsed, base) {
        Ok(map) => ImportMapParseResult { map: Some(map), error_to_rethrow: None },
        Err(ImportMapError(message)) => ImportMapParseResult {
            map: None,
            error_to_rethrow: Some(cx.type_error(&message).value),
        },
    }
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#register-an-import-map>
pub(crate) fn register_an_import_map(
    cx: &mut Cx<'_>,
    realm: RealmId,
    result: &ImportMapParseResult,
) {
    if let Some(error) = &result.error_to_rethrow {
        let scope = cx.host.realms.get(realm).and_then(|state| state.realm.clone());
        if let Some(scope) = scope {
            let thrown = error.clone().into();
            cx.in_realm(&scope, |cx| report_an_exception(cx, thrown));
        }
        return;
    }
    if let Some(map) = &result.map {
        let state = cx.host.import_maps.entry(realm).or_default();
        merge::merge_existing_and_new_import_maps(state, map);
    }
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#resolving-a-module-integrity-metadata>
pub(crate) fn resolve_a_module_integrity_metadata(
    world: &World,
    realm: RealmId,
    url: &Url,
) -> String {
    let state = world.import_maps.get(&realm);
    let integrity = state.and_then(|state| state.map.integrity.get(url.as_str()));
    integrity.cloned().unwrap_or_default()
}

/// The order of code units.
/// <https://infra.spec.whatwg.org/#code-unit-less-than>
fn by_code_units(one: &str, two: &str) -> std::cmp::Ordering {
    one.encode_utf16().cmp(two.encode_utf16())
}

/// Sorts the entries of a map in descending order of their keys, so that longer prefixes come first.
fn sort_in_descending_order<T>(map: &mut [(String, T)]) {
    map.sort_by(|one, two| by_code_units(&two.0, &one.0));
}

/// Sets the value of a key of an ordered map.
fn set<T>(map: &mut Vec<(String, T)>, key: String, value: T) {
    match map.iter_mut().find(|(old, _)| *old == key) {
        Some(entry) => entry.1 = value,
        None => map.push((key, value)),
    }
}
