//! `cargo xtask package-tables DIR`: writes the tables of the conformance checker that come from maintained
//! data packages, as data files. DIR is a `node_modules` with the packages in the table below.
//!
//! | file | from |
//! |---|---|
//! | `svg-elements.tsv` | `@markuplint/html-spec` |
//! | `svg-attributes.tsv` | `svg-element-attributes`, and the types of values of `@markuplint/html-spec` |
//! | `mathml-elements.tsv` | `mathml-tag-names`, and `@webref/elements` for those of MathML Core |
//! | `media-features.tsv` | `@webref/css` |
//! | `policies.tsv` | `@mdn/browser-compat-data` |
//! | `css.tsv` | `@webref/css`, and `mdn-data` for older syntaxes |

mod css;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use serde_json::Value;

/// The folder of the data files.
const FOLDER: &str = "crates/conformance/data";

/// Writes the data files; `date` is when the packages were read.
pub(crate) fn write(root: &Path, packages: &str, date: &str) -> Result<(), String> {
    let packages = Path::new(packages);
    let outputs = [
        ("svg-elements.tsv", svg_elements(packages, date)?),
        ("svg-attributes.tsv", svg_attributes(packages, date)?),
        ("mathml-elements.tsv", mathml_elements(packages, date)?),
        ("media-features.tsv", media_features(packages, date)?),
        ("policies.tsv", policies(packages, date)?),
        ("css.tsv", css::css(packages, date)?),
    ];
    for (name, text) in outputs {
        let path = root.join(FOLDER).join(name);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn json(path: &Path) -> Result<Value, String> {
    serde_json::from_str(&read(path)?).map_err(|error| format!("{}: {error}", path.display()))
}

/// The name of a package with its version.
fn named(packages: &Path, package: &str) -> Result<String, String> {
    let manifest = json(&packages.join(package).join("package.json"))?;
    let version = manifest["version"].as_str().ok_or("a package has no version")?;
    Ok(format!("the npm package {package} {version}"))
}

fn head(sources: &[String], date: &str, columns: &str) -> String {
    format!(
        "# Source: {}, read on {date}; made by `cargo xtask package-tables`.\n# Columns: {columns}\n",
        sources.join(" and ")
    )
}

fn strings(value: &Value) -> impl Iterator<Item = &str> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str)
}

const MARKUPLINT: &str = "@markuplint/html-spec";

/// The elements of SVG with their entries.
fn markuplint(packages: &Path) -> Result<(Value, BTreeMap<String, Value>), String> {
    let all = json(&packages.join(MARKUPLINT).join("index.json"))?;
    let elements = all["specs"].as_array().into_iter().flatten().filter_map(|entry| {
        let name = entry["name"].as_str()?.strip_prefix("svg:")?;
        Some((name.to_owned(), entry.clone()))
    });
    let elements = elements.collect();
    Ok((all, elements))
}

fn svg_elements(packages: &Path, date: &str) -> Result<String, String> {
    let (all, elements) = markuplint(packages)?;
    let mut out = head(
        &[named(packages, MARKUPLINT)?],
        date,
        "element; its children, with `text` for text, `*` for all elements and text, `-` for nothing.",
    );
    for (name, entry) in &elements {
        let contents = &entry["contentModel"]["contents"];
        let mut children = BTreeSet::new();
        if *contents == Value::Bool(true) {
            children.insert("*".to_owned());
        }
        patterns(contents, &all["def"]["#contentModels"], &mut children);
        let children: Vec<&str> = children.iter().map(String::as_str).collect();
        let children = if children.contains(&"*") { vec!["*"] } else { children };
        let children = if children.is_empty() { "-".to_owned() } else { children.join(" ") };
        let _ = writeln!(out, "{name}\t{children}");
    }
    Ok(out)
}

/// The elements that a content model of the package contains anywhere.
fn patterns(value: &Value, models: &Value, children: &mut BTreeSet<String>) {
    match value {
        Value::Array(values) => values.iter().for_each(|value| patterns(value, models, children)),
        Value::Object(map) => map.values().for_each(|value| patterns(value, models, children)),
        Value::String(text) => {
            let text = text.trim();
            if text.starts_with('*') {
                children.insert("*".to_owned());
            } else if text == "#text" {
                children.insert("text".to_owned());
            } else if let Some(model) =
                text.strip_prefix(":model(").and_then(|model| model.strip_suffix(')'))
            {
                for member in strings(&models[format!("#{model}")]) {
                    children.extend(member.strip_prefix("svg|").map(str::to_owned));
                }
            } else {
                let name = text.strip_prefix("svg|").or_else(|| text.strip_prefix("svg:"));
                children.extend(name.map(str::to_owned));
            }
        }
        _ => {}
    }
}

const ATTRIBUTES: &str = "svg-element-attributes";

fn svg_attributes(packages: &Path, date: &str) -> Result<String, String> {
    let (all, elements) = markuplint(packages)?;
    let mut rows: BTreeMap<(String, String), String> = BTreeMap::new();
    let mut element = String::new();
    for line in read(&packages.join(ATTRIBUTES).join("index.js"))?.lines() {
        let line = line.trim().trim_end_matches(',');
        if let Some(name) = line.strip_suffix(": [").or_else(|| line.strip_suffix(": []")) {
            name.trim_matches('\'').clone_into(&mut element);
        } else if let Some(name) = line.strip_prefix('\'').and_then(|line| line.strip_suffix('\''))
        {
            rows.insert((element.clone(), name.to_owned()), "-".to_owned());
        }
    }
    if !rows.contains_key(&("svg".to_owned(), "viewBox".to_owned())) {
        return Err(format!("{ATTRIBUTES}: its text has another form"));
    }
    for (name, entry) in &elements {
        let own = entry["attributes"].as_object().into_iter().flatten();
        for (attribute, about) in own.filter(|(attribute, _)| !attribute.contains(':')) {
            let row = rows.entry((name.clone(), attribute.clone())).or_default();
            *row = kind(&about["type"]);
        }
        let groups = entry["globalAttrs"].as_object().into_iter().flatten();
        for (group, names) in groups {
            if matches!(group.as_str(), "#SVGPresentationAttrs" | "#SVGCoreAttrs") {
                continue;
            }
            for attribute in strings(names).filter(|attribute| !attribute.contains(':')) {
                let about = &all["def"]["#globalAttrs"][group][attribute];
                let row = rows.entry((name.clone(), attribute.to_owned())).or_default();
                if matches!(row.as_str(), "" | "-") {
                    *row = kind(&about["type"]);
                }
            }
        }
    }
    let mut out = head(
        &[named(packages, ATTRIBUTES)?, named(packages, MARKUPLINT)?],
        date,
        "element, `*` for all; attribute; types of its value with `|` between them, `-` for any. Keywords are in\n# quotation marks.",
    );
    for ((element, attribute), kind) in rows {
        let _ = writeln!(out, "{element}\t{attribute}\t{kind}");
    }
    Ok(out)
}

/// The types of values in the package.
fn kind(value: &Value) -> String {
    let kinds: Vec<String> = match value {
        Value::String(text) => vec![text.clone()],
        Value::Array(values) => values.iter().map(kind).collect(),
        Value::Object(map) if map.contains_key("enum") => {
            strings(&map["enum"]).map(|word| format!("'{word}'")).collect()
        }
        _ => Vec::new(),
    };
    if kinds.is_empty() { "-".to_owned() } else { kinds.join("|") }
}

/// Names in the list of the package that no version of MathML has.
const NOT_OF_MATHML: [&str; 8] =
    ["encoding", "function", "malign", "malignscope", "mfraction", "piecewice", "select", "var"];

fn mathml_elements(packages: &Path, date: &str) -> Result<String, String> {
    let core = json(&packages.join("@webref/elements/mathml-core.json"))?;
    let core = core["elements"].as_array().into_iter().flatten();
    let core: BTreeSet<&str> = core.filter_map(|entry| entry["name"].as_str()).collect();
    let text = read(&packages.join("mathml-tag-names/index.js"))?;
    let mut names: BTreeSet<&str> = text
        .lines()
        .map(|line| line.trim().trim_end_matches(','))
        .filter_map(|line| line.strip_prefix('\'')?.strip_suffix('\''))
        .filter(|name| !NOT_OF_MATHML.contains(name))
        .collect();
    names.extend(&core);
    let mut out = head(
        &[named(packages, "mathml-tag-names")?, named(packages, "@webref/elements")?],
        date,
        "element, but for those that no version of MathML has; `core` if it is in MathML Core.",
    );
    for name in names {
        let _ = writeln!(out, "{name}\t{}", if core.contains(name) { "core" } else { "-" });
    }
    Ok(out)
}

fn media_features(packages: &Path, date: &str) -> Result<String, String> {
    let css = json(&packages.join("@webref/css/css.json"))?;
    let rules = css["atrules"].as_array().into_iter().flatten();
    let media = rules.filter(|rule| rule["name"] == "@media");
    let mut out = head(
        &[named(packages, "@webref/css")?],
        date,
        "media feature; `range` or `discrete`; its value.",
    );
    let mut rows = BTreeSet::new();
    for descriptor in media.flat_map(|rule| rule["descriptors"].as_array().into_iter().flatten()) {
        let cell = |name: &str| descriptor[name].as_str().unwrap_or("-");
        rows.insert(format!("{}\t{}\t{}\n", cell("name"), cell("type"), cell("syntax")));
    }
    if rows.is_empty() {
        return Err("@webref/css has no descriptors of @media".to_owned());
    }
    out.extend(rows);
    Ok(out)
}

/// Entries about sources and the header as a whole.
const OTHERS: [&str; 8] = [
    "__compat",
    "meta-element-support",
    "report-sample",
    "strict-dynamic",
    "unsafe-hashes",
    "worker_support",
    "wildcards",
    "external_hashes",
];

fn policies(packages: &Path, date: &str) -> Result<String, String> {
    let compat = json(&packages.join("@mdn/browser-compat-data/data.json"))?;
    let headers = &compat["http"]["headers"];
    let mut out = head(
        &[named(packages, "@mdn/browser-compat-data")?],
        date,
        "header; a directive of it; `deprecated` or `-`.",
    );
    for header in ["Content-Security-Policy", "Permissions-Policy"] {
        let entries = headers[header].as_object().ok_or("a header is missing")?;
        for (name, entry) in entries.iter().filter(|(name, _)| !OTHERS.contains(&name.as_str())) {
            let is_deprecated = entry["__compat"]["status"]["deprecated"] == Value::Bool(true);
            let status = if is_deprecated { "deprecated" } else { "-" };
            let _ = writeln!(out, "{}\t{name}\t{status}", header.to_ascii_lowercase());
        }
    }
    Ok(out)
}
