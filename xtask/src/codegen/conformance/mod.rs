//! The tables and the rules of the conformance checker, from the data files in `crates/conformance/data`.

mod css;
mod docs;
mod foreign;
mod languages;
mod lists;
mod microdata;
mod rules;
mod tables;

use std::path::{Path, PathBuf};

/// The generated files with their expected contents.
pub(super) fn outputs() -> Result<Vec<(PathBuf, String)>, String> {
    let source = Path::new("crates/conformance/src");
    let mut outputs = vec![(source.join("tables/generated.rs"), tables::generate()?)];
    let languages = source.join("rules/values/languages/generated.rs");
    outputs.push((languages, languages::generate()?));
    outputs.push((source.join("rules/values/lists.rs"), lists::generate()?));
    outputs.push((source.join("rules/css/generated.rs"), css::generate()?));
    let foreign = source.join("rules/vocabularies/foreign/generated.rs");
    outputs.push((foreign, foreign::generate()?));
    let microdata = source.join("rules/vocabularies/microdata/generated.rs");
    outputs.push((microdata, microdata::generate()?));
    outputs.extend(rules::outputs()?);
    outputs.push(docs::names_of_tree_construction_errors()?);
    Ok(outputs)
}
