//! "Merge existing and new import maps".
//!
//! <https://html.spec.whatwg.org/multipage/webappapis.html#merge-existing-and-new-import-maps>

use super::resolve::applies_to;
use super::{ImportMap, ImportMapState, SpecifierMap, sort_in_descending_order};

/// <https://html.spec.whatwg.org/multipage/webappapis.html#merge-existing-and-new-import-maps>
pub(super) fn merge_existing_and_new_import_maps(state: &mut ImportMapState, new: &ImportMap) {
    let ImportMapState { map: old, resolved_module_set } = state;
    for (prefix, imports) in &new.scopes {
        let mut imports = imports.clone();
        for record in resolved_module_set.iter() {
            if applies_to(prefix, &record.serialized_base_url) {
                imports.retain(|(key, _)| {
                    let is_the_same = *key == record.specifier;
                    let is_a_prefix = key.ends_with('/')
                        && record.specifier.starts_with(key.as_str())
                        && record.is_bare_or_special;
                    !is_the_same && !is_a_prefix
                });
            }
        }
        match old.scopes.iter_mut().find(|(old, _)| old == prefix) {
            Some((_, old)) => merge_module_specifier_maps(imports, old),
            None => old.scopes.push((prefix.clone(), imports)),
        }
    }
    sort_in_descending_order(&mut old.scopes);
    for (url, integrity) in &new.integrity {
        old.integrity.entry(url.clone()).or_insert_with(|| integrity.clone());
    }
    let mut imports = new.imports.clone();
    for record in resolved_module_set.iter() {
        imports.retain(|(specifier, _)| !specifier.starts_with(&record.specifier));
    }
    merge_module_specifier_maps(imports, &mut old.imports);
}

/// SPEC-NOTE: the standard appends new entries to the old ones, after which a shorter prefix can
/// win over a longer one. Its examples give the same result as for a single map, and so do
/// browsers.
/// <https://html.spec.whatwg.org/multipage/webappapis.html#merge-module-specifier-maps>
fn merge_module_specifier_maps(new: SpecifierMap, old: &mut SpecifierMap) {
    for (specifier, url) in new {
        if !old.iter().any(|(known, _)| *known == specifier) {
            old.push((specifier, url));
        }
    }
    sort_in_descending_order(old);
}
