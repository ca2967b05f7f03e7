//! "Resolve a module specifier".
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#resolve-a-module-specifier>

use url::Url;

use super::{ImportMapError, ImportMapState, ResolutionRecord, SpecifierMap};

/// Resolves a specifier by the import map of a window, and adds it to the resolved module set.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#resolve-a-module-specifier>
pub(crate) fn resolve_a_module_specifier(
    state: &mut ImportMapState,
    base: &Url,
    specifier: &str,
) -> Result<Url, ImportMapError> {
    let as_url = resolve_a_url_like_module_specifier(specifier, base);
    let normalized = as_url.as_ref().map_or(specifier, Url::as_str);
    let mut result = None;
    for (prefix, imports) in &state.map.scopes {
        if applies_to(prefix, base.as_str()) {
            result = resolve_an_imports_match(normalized, as_url.as_ref(), imports)?;
            if result.is_some() {
                break;
            }
        }
    }
    if result.is_none() {
        result = resolve_an_imports_match(normalized, as_url.as_ref(), &state.map.imports)?;
    }
    let Some(result) = result.or_else(|| as_url.clone()) else {
        let message = format!(
            "the specifier {specifier:?} is a bare one, and no import map says where it leads"
        );
        return Err(ImportMapError(message));
    };
    state.resolved_module_set.insert(ResolutionRecord {
        serialized_base_url: base.as_str().to_owned(),
        specifier: normalized.to_owned(),
        is_bare_or_special: as_url.as_ref().is_none_or(is_special),
    });
    Ok(result)
}

/// True if a scope with this prefix applies to the script of a base URL.
pub(super) fn applies_to(prefix: &str, base: &str) -> bool {
    prefix == base || (prefix.ends_with('/') && base.starts_with(prefix))
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#resolving-an-imports-match>
fn resolve_an_imports_match(
    specifier: &str,
    as_url: Option<&Url>,
    map: &SpecifierMap,
) -> Result<Option<Url>, ImportMapError> {
    let blocked = |reason: &str| {
        Err(ImportMapError(format!("the import map blocks {specifier:?}: {reason}")))
    };
    for (key, result) in map {
        let is_prefix = key.ends_with('/')
            && specifier.starts_with(key.as_str())
            && as_url.is_none_or(is_special);
        if key != specifier && !is_prefix {
            continue;
        }
        let Some(result) = result else { return blocked("it has no address for it") };
        if key == specifier {
            return Ok(Some(result.clone()));
        }
        let after = specifier.strip_prefix(key.as_str()).unwrap_or_default();
        let Ok(url) = result.join(after) else { return blocked("it does not lead to an address") };
        if !url.as_str().starts_with(result.as_str()) {
            return blocked("it leads out of the folder that the prefix stands for");
        }
        return Ok(Some(url));
    }
    Ok(None)
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#resolving-a-url-like-module-specifier>
pub(super) fn resolve_a_url_like_module_specifier(specifier: &str, base: &Url) -> Option<Url> {
    if ["/", "./", "../"].iter().any(|start| specifier.starts_with(start)) {
        return base.join(specifier).ok();
    }
    Url::parse(specifier).ok()
}

/// <https://url.spec.whatwg.org/#is-special>
pub(super) fn is_special(url: &Url) -> bool {
    matches!(url.scheme(), "ftp" | "file" | "http" | "https" | "ws" | "wss")
}
