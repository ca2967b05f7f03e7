//! The presets of the sanitizer do what the tables of `docs/reference/sanitizer-presets.md` say: element by element, attribute
//! by attribute and policy by policy. `RECORD=1` writes the tables from the configurations.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use serde_json::Value;
use treewright::sanitize::{Filter, Preset, RewrittenUrls, SanitizerAttribute, SanitizerElement};
use treewright::{Document, Namespace, NodeId};
use treewright_dom::FullName;
use treewright_dom::scripting::AttributesByPosition;

const NAMESPACES: [(&str, Namespace); 3] =
    [("HTML", Namespace::Html), ("SVG", Namespace::Svg), ("MathML", Namespace::MathMl)];

/// Attributes that no table names.
const OTHER_ATTRIBUTES: &[&str] = &[
    "onclick",
    "onbegin",
    "data-a",
    "unknown",
    "srcdoc",
    "xlink:title",
    "xlink:href",
    "xml:lang",
    "is",
    "slot",
];

/// Elements of HTML that the parser does not know by number.
const OTHER_ELEMENTS: &[&str] =
    &["unknown-element", "blink", "spacer", "canvas", "video", "audio", "fencedframe"];

/// Schemes, and a URL without one.
const SCHEMES: &[&str] = &[
    "http",
    "https",
    "mailto",
    "tel",
    "cid",
    "data",
    "ftp",
    "javascript",
    "blob",
    "file",
    "sms",
    "ws",
    "",
];

/// Properties, of which the tables name some.
const PROPERTIES: &[&str] = &[
    "color",
    "display",
    "margin",
    "position",
    "top",
    "left",
    "right",
    "bottom",
    "inset",
    "z-index",
    "opacity",
    "transform",
    "animation",
    "transition",
    "filter",
    "content",
    "cursor",
    "pointer-events",
    "visibility",
    "overflow",
    "clip-path",
    "mask",
    "columns",
    "flex",
    "grid",
    "gap",
    "order",
    "all",
    "quotes",
    "resize",
    "outline",
    "box-shadow",
    "text-shadow",
    "background-image",
    "list-style-image",
    "border-image",
    "will-change",
    "contain",
    "translate",
    "rotate",
    "scale",
    "counter-reset",
];

/// The rows of policies: the name, and the policy in files.
const POLICIES: &[(&str, &str)] = &[
    ("other elements of HTML", "unwrapOthers"),
    ("schemes of URLs", "urlSchemes"),
    ("URLs without a scheme", "relativeURLs"),
    ("`rel` of links", "linkRel"),
    ("`target` of links", "linkTarget"),
    ("start of ids and names", "prefix"),
];

/// The tables of a preset.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tables {
    /// By namespace and name: the attributes of each element, without those of all.
    elements: BTreeMap<(String, String), BTreeSet<String>>,
    of_all: BTreeSet<String>,
    /// By name.
    policies: BTreeMap<String, Vec<String>>,
}

fn path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/reference/sanitizer-presets.md")
}

#[test]
fn presets_do_what_their_tables_say() {
    if std::env::var_os("RECORD").is_some() {
        fs::write(path(), written()).expect("it can be written");
    }
    let text = fs::read_to_string(path()).expect("it is there");
    let tables = read(&text);
    let names: Vec<&str> = tables.iter().map(|(name, _)| name.as_str()).collect();
    let presets: Vec<&str> = Preset::ALL.iter().map(|preset| preset.as_str()).collect();
    assert_eq!(names, presets);
    for (preset, (name, tables)) in Preset::ALL.iter().zip(&tables) {
        let filter = preset.sanitizer().filter().policies(preset.policies());
        let wrong = differences(&filter, tables);
        assert!(wrong.is_empty(), "{name}:\n{}", wrong.join("\n"));
    }
}

/// A table with a row or an attribute too many or too few is found out.
#[test]
fn wrong_tables_are_found_out() {
    let text = fs::read_to_string(path()).expect("it is there");
    for (preset, (name, right)) in Preset::ALL.iter().zip(read(&text)) {
        let filter = preset.sanitizer().filter().policies(preset.policies());
        let is_wrong = |change: &dyn Fn(&mut Tables)| {
            let mut tables =
                read(&text).into_iter().find(|(other, _)| *other == name).expect("it is there").1;
            change(&mut tables);
            assert_ne!(tables, right, "{name}");
            assert!(!differences(&filter, &tables).is_empty(), "{name}: {tables:?}");
        };
        let key = |element: &str| ("HTML".to_owned(), element.to_owned());
        is_wrong(&|tables| {
            tables.elements.remove(&key("p"));
        });
        is_wrong(&|tables| {
            tables.elements.insert(key("iframe"), BTreeSet::new());
        });
        is_wrong(&|tables| {
            tables.of_all.pop_first();
        });
        is_wrong(&|tables| {
            tables.of_all.insert("onclick".to_owned());
        });
        is_wrong(&|tables| {
            let own = tables.elements.get_mut(&key("p")).expect("it is there");
            own.insert("is".to_owned());
        });
        for policy in right.policies.keys() {
            is_wrong(&|tables| {
                tables.policies.remove(policy);
            });
            is_wrong(&|tables| {
                tables.policies.get_mut(policy).expect("it is there").push("other".to_owned());
            });
        }
    }
}

/// The differences between tables and a filter.
fn differences(filter: &Filter, tables: &Tables) -> Vec<String> {
    let mut wrong = Vec::new();
    let attributes = all_attributes(tables);
    for (namespace_name, namespace) in NAMESPACES {
        for element in all_elements(namespace_name, tables) {
            let listed = tables.elements.get(&(namespace_name.to_owned(), element.clone()));
            let found = probe(filter, namespace, &element, &attributes);
            let is_replaced =
                listed.is_none() && tables.policies.contains_key("other elements of HTML");
            match (listed, &found) {
                (Some(own), Found::Kept(kept)) => {
                    let is_link = element == "a" && kept.contains("href");
                    let has = |policy: &str| is_link && tables.policies.contains_key(policy);
                    let mut expected: BTreeSet<String> =
                        own.union(&tables.of_all).cloned().collect();
                    expected.extend(has("`rel` of links").then(|| "rel".to_owned()));
                    expected.extend(has("`target` of links").then(|| "target".to_owned()));
                    for name in expected.symmetric_difference(kept) {
                        let is = if kept.contains(name) { "is kept" } else { "is removed" };
                        wrong.push(format!("{name} of {namespace_name} {element} {is}"));
                    }
                }
                (None, Found::Removed) => {}
                // Elements without readable contents are removed.
                (None, Found::Replaced) if is_replaced => {}
                _ => wrong.push(format!("{namespace_name} {element}: {listed:?} but {found:?}")),
            }
            let is_readable = namespace == Namespace::Html
                && matches!(&*element, "unknown-element" | "nav" | "blink");
            if is_replaced && is_readable && found != Found::Replaced {
                wrong.push(format!("{element} is not replaced: {found:?}"));
            }
        }
    }
    wrong_policies(filter, tables, &mut wrong);
    wrong
}

#[derive(Debug, PartialEq, Eq)]
enum Found {
    /// With these attributes.
    Kept(BTreeSet<String>),
    Removed,
    Replaced,
}

/// Sanitizes an element with all these attributes.
fn probe(
    filter: &Filter,
    namespace: Namespace,
    name: &str,
    attributes: &BTreeSet<String>,
) -> Found {
    let mut document = Document::new();
    let fragment = document.create_document_fragment();
    let element = document.create_element(namespace, name).expect("it is a name");
    for attribute in attributes {
        let value = match attribute.as_str() {
            "class" => "language-a",
            "style" => "color: red",
            _ => "https://a.test/",
        };
        set(&mut document, element, attribute, value);
    }
    let text = document.create_text("t");
    document.append(element, text).expect("it can have text");
    document.append(fragment, element).expect("a fragment can have it");
    filter.sanitize(&mut document, fragment);
    if document.parent(element) == Some(fragment) {
        let kept = (0..document.attribute_count(element)).filter_map(|position| {
            document.qualified_attribute_name_at(element, position).map(str::to_owned)
        });
        return Found::Kept(kept.collect());
    }
    if document.children(fragment).next().is_some() { Found::Replaced } else { Found::Removed }
}

fn set(document: &mut Document, element: NodeId, attribute: &str, value: &str) {
    let (prefix, local) = match attribute.split_once(':') {
        Some((prefix @ ("xlink" | "xml"), local)) => (Some(prefix), local),
        _ => (None, attribute),
    };
    let namespace = match prefix {
        Some("xlink") => Some("http://www.w3.org/1999/xlink"),
        Some(_) => Some("http://www.w3.org/XML/1998/namespace"),
        None => None,
    };
    let name = FullName { namespace, prefix, local };
    document.append_attribute(element, name, &value.into()).expect("it is a name");
}

/// The elements of all tables, and those that the parser knows.
fn all_elements(namespace: &str, tables: &Tables) -> BTreeSet<String> {
    let of_page = of_page();
    let all = of_page.iter().map(|(_, tables)| tables).chain([tables]);
    let of_tables = all.flat_map(|tables| tables.elements.keys());
    let of_tables = of_tables.filter(|(other, _)| other == namespace).map(|(_, name)| name.clone());
    let kind = namespace.to_ascii_lowercase();
    of_tables
        .chain(known_names(&kind))
        .chain(OTHER_ELEMENTS.iter().map(|name| (*name).to_owned()))
        .collect()
}

/// The attributes of all tables, and those that the parser knows.
fn all_attributes(tables: &Tables) -> BTreeSet<String> {
    let of_page = of_page();
    let all = of_page.iter().map(|(_, tables)| tables).chain([tables]);
    let of_tables =
        all.flat_map(|tables| tables.elements.values().flatten().chain(&tables.of_all)).cloned();
    let others = OTHER_ATTRIBUTES.iter().map(|name| (*name).to_owned());
    of_tables.chain(known_names("attribute")).chain(others).collect()
}

/// The tables of all presets.
fn of_page() -> &'static [(String, Tables)] {
    static TABLES: LazyLock<Vec<(String, Tables)>> =
        LazyLock::new(|| read(&fs::read_to_string(path()).expect("it is there")));
    &TABLES
}

/// The names that the parser knows, of a kind.
fn known_names(kind: &str) -> impl Iterator<Item = String> {
    let names = names_of_the_parser().into_iter();
    let of_kind = names.filter(move |(_, kinds)| kinds.split(',').any(|other| other == kind));
    of_kind.map(|(name, _)| name)
}

/// Names and where they occur.
fn names_of_the_parser() -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec/names.tsv");
    let text = fs::read_to_string(path).expect("it is there");
    let rows = text.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let mut cells = line.split('\t');
        let mut cell = || cells.next().unwrap_or_default().to_owned();
        (cell(), cell())
    });
    rows.filter(|(name, _)| !name.is_empty() && !name.starts_with('#')).collect()
}

/// Compares the rows of policies with the behaviour.
fn wrong_policies(filter: &Filter, tables: &Tables, wrong: &mut Vec<String>) {
    let row = |name: &str| tables.policies.get(name);
    let has = |element: &str, attribute: &str| {
        let own = tables.elements.get(&("HTML".to_owned(), element.to_owned()));
        own.is_some_and(|own| own.contains(attribute) || tables.of_all.contains(attribute))
    };
    let mut expect = |what: String, expected: Option<String>, found: Option<String>| {
        if expected != found {
            wrong.push(format!("{what}: {found:?} and not {expected:?}"));
        }
    };
    let mut known: BTreeSet<String> = POLICIES.iter().map(|(name, _)| (*name).to_owned()).collect();
    for (element, attribute) in [
        ("a", "href"),
        ("img", "src"),
        ("img", "srcset"),
        ("blockquote", "cite"),
        ("td", "background"),
        ("img", "longdesc"),
    ] {
        let of_attribute = format!("schemes of URLs in `{attribute}`");
        known.insert(of_attribute.clone());
        if !has(element, attribute) {
            continue;
        }
        let schemes = row(&of_attribute).or_else(|| row("schemes of URLs"));
        let listed = schemes.into_iter().flatten().map(String::as_str);
        for scheme in listed.chain(SCHEMES.iter().copied()).collect::<BTreeSet<&str>>() {
            let is_kept = match scheme {
                "" => row("URLs without a scheme").is_none(),
                // Never, in a link.
                "javascript" if schemes.is_none() => attribute != "href",
                scheme => schemes.is_none_or(|all| all.iter().any(|other| other == scheme)),
            };
            let url = if scheme.is_empty() { "a".to_owned() } else { format!("{scheme}:a") };
            let found = value_of(filter, element, &[(attribute, &url)], attribute);
            expect(format!("{attribute}={url}"), is_kept.then(|| url.clone()), found);
        }
    }
    if has("a", "href") {
        for (name, attribute) in [("`rel` of links", "rel"), ("`target` of links", "target")] {
            let expected = row(name).map(|tokens| tokens.join(" "));
            expect(
                name.to_owned(),
                expected,
                value_of(filter, "a", &[("href", "https://a.test/")], attribute),
            );
        }
    }
    if has("p", "id") {
        let prefix = row("start of ids and names").map_or(String::new(), |prefix| prefix.concat());
        let found = value_of(filter, "p", &[("id", "a")], "id");
        expect("id".to_owned(), Some(format!("{prefix}a")), found);
    }
    for element in ["code", "pre", "p", "b"] {
        let name = format!("classes of `{element}`");
        known.insert(name.clone());
        for class in ["language-a", "a", "other"] {
            let is_kept = row(&name).is_some_and(|patterns| {
                let fits = |pattern: &String| {
                    pattern
                        .strip_suffix('*')
                        .map_or(pattern == class, |start| class.starts_with(start))
                };
                patterns.iter().all(|pattern| pattern.ends_with('*')) && patterns.iter().any(fits)
            });
            let found = value_of(filter, element, &[("class", class)], "class");
            expect(format!("class {class} of {element}"), is_kept.then(|| class.to_owned()), found);
        }
    }
    let properties = row("properties of `style`");
    known.insert("properties of `style`".to_owned());
    let with_values: Vec<&str> =
        tables.policies.keys().filter_map(|name| name.strip_prefix("values of `")).collect();
    let listed = properties.into_iter().flatten().map(String::as_str);
    for property in listed.chain(PROPERTIES.iter().copied()).collect::<BTreeSet<&str>>() {
        let is_kept = properties.is_some_and(|all| all.iter().any(|other| other == property));
        if with_values.contains(&format!("{property}`").as_str()) {
            continue;
        }
        let value = if property == "display" { "block" } else { "inherit" };
        let style = format!("{property}: {value}");
        let found = value_of(filter, "p", &[("style", &style)], "style");
        expect(style.clone(), is_kept.then_some(style), found);
    }
    for property in with_values.iter().filter_map(|name| name.strip_suffix('`')) {
        let name = format!("values of `{property}`");
        known.insert(name.clone());
        let listed = row(&name).into_iter().flatten().map(String::as_str);
        for value in
            listed.chain(["flex", "grid", "contents", "inherit"]).collect::<BTreeSet<&str>>()
        {
            let is_kept = row(&name).is_some_and(|all| all.iter().any(|other| other == value));
            let style = format!("{property}: {value}");
            let found = value_of(filter, "p", &[("style", &style)], "style");
            expect(style.clone(), is_kept.then_some(style), found);
        }
    }
    for name in tables.policies.keys().filter(|name| !known.contains(*name)) {
        wrong.push(format!("the row {name} is not compared"));
    }
    for name in ["other elements of HTML", "URLs without a scheme"] {
        let word = if name.starts_with("other") { "replaced by their contents" } else { "removed" };
        if row(name).is_some_and(|values| values.as_slice() != [word]) {
            wrong.push(format!("{name}: {:?}", row(name)));
        }
    }
}

/// The value of an attribute after an element of HTML was sanitized.
fn value_of(
    filter: &Filter,
    element: &str,
    attributes: &[(&str, &str)],
    attribute: &str,
) -> Option<String> {
    let mut document = Document::new();
    let fragment = document.create_document_fragment();
    let node = document.create_element(Namespace::Html, element).expect("it is a name");
    for (name, value) in attributes {
        set(&mut document, node, name, value);
    }
    document.append(fragment, node).expect("a fragment can have it");
    filter.run(&mut document, fragment, None, &mut RewrittenUrls::new());
    document.attribute(node, attribute).map(str::to_owned)
}

/// The tables of the page, by preset.
fn read(text: &str) -> Vec<(String, Tables)> {
    let mut all: Vec<(String, Tables)> = Vec::new();
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("## `") {
            all.push((name.trim_end_matches('`').to_owned(), Tables::default()));
        }
        let Some((_, tables)) = all.last_mut() else { continue };
        let Some(row) = line.strip_prefix("| ") else { continue };
        let cells: Vec<&str> = row.trim_end_matches(" |").split(" | ").collect();
        let words = |cell: &str| -> Vec<String> {
            cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
        };
        match cells.as_slice() {
            ["namespace" | "policy", ..] => {}
            ["all", _, attributes] => tables.of_all = words(attributes).into_iter().collect(),
            [namespace, elements, attributes] => {
                for element in words(elements) {
                    let attributes = words(attributes).into_iter().collect();
                    let before = tables
                        .elements
                        .insert(((*namespace).to_owned(), element.clone()), attributes);
                    assert!(before.is_none(), "{element} has two rows");
                }
            }
            [policy, value] => {
                let words = words(value);
                let words = if words.is_empty() { vec![(*value).to_owned()] } else { words };
                tables.policies.insert((*policy).to_owned(), words);
            }
            _ => panic!("{line}"),
        }
    }
    all
}

/// The page.
fn written() -> String {
    let mut page = String::from(
        "# Presets of the sanitizer\n\n\
         Each preset is a configuration of the standard and [policies](sanitizing.md#policies). A test compares these tables with what the presets\n\
         do, element by element and attribute by attribute.\n\n\
         The attributes of a row are kept in addition to those of all elements. Comments, processing instructions and `data-*` attributes are removed, and\n\
         elements that are in no row are removed with their contents, unless the preset replaces them by their contents. Even then\n\
         [some elements](sanitizing.md#elements-without-readable-contents) go with their contents, such as `script`, `style` and `svg`.\n\n\
         In a document `html`, `head` and `body` stay with each preset, because all parsers add them; a `title` that is in no row goes.\n",
    );
    for preset in Preset::ALL {
        let config = preset.sanitizer().get();
        let _ = write!(
            page,
            "\n## `{preset}`\n\n| namespace | elements | attributes |\n|---|---|---|\n"
        );
        let names = |attributes: Option<&[SanitizerAttribute]>| -> String {
            let mut names: Vec<String> =
                attributes.unwrap_or_default().iter().map(name_of).collect();
            names.sort();
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            if names.is_empty() { "none".to_owned() } else { names.join(", ") }
        };
        let _ = writeln!(page, "| all | all | {} |", names(config.attributes.as_deref()));
        for (name, namespace) in NAMESPACES {
            // Elements with the same attributes share a row.
            let mut rows: BTreeMap<String, Vec<String>> = BTreeMap::new();
            for element in config.elements.iter().flatten() {
                let local = element.element().name();
                if *element.element() == SanitizerElement::new(local, Some(namespace.url())) {
                    rows.entry(names(element.attributes())).or_default().push(format!("`{local}`"));
                }
            }
            let mut rows: Vec<(String, Vec<String>)> = rows.into_iter().collect();
            rows.sort_by_key(|(attributes, elements)| (attributes != "none", elements.clone()));
            for (attributes, elements) in rows {
                let _ = writeln!(page, "| {name} | {} | {attributes} |", elements.join(", "));
            }
        }
        let policies = serde_json::to_value(preset.policies()).expect("they are a dictionary");
        let rows = rows_of_policies(&policies);
        if rows.is_empty() {
            page.push_str("\nIt has no policies.\n");
            continue;
        }
        page.push_str("\n| policy | value |\n|---|---|\n");
        for (name, value) in rows {
            let _ = writeln!(page, "| {name} | {value} |");
        }
        if refuses_negative_values(&policies) {
            page.push_str(NO_NEGATIVE_VALUES);
        }
    }
    page
}

/// The text after the tables of a preset whose properties have no negative values.
const NO_NEGATIVE_VALUES: &str = "\nThe values of `style` have no negative numbers and no calculations, such as `margin: -5px` and `calc()`, no URLs, apart from\n\
                                  `url(#id)`, and no `var()`: [Values of styles](sanitizing.md#values-of-styles).\n";

fn refuses_negative_values(policies: &Value) -> bool {
    let entries = policies.get("styles").and_then(Value::as_object).into_iter().flatten();
    let mut others =
        entries.map(|(_, values)| values).filter(|values| !values.is_array()).peekable();
    others.peek().is_some()
        && others.all(|values| values.get("negative") == Some(&Value::Bool(false)))
}

fn name_of(attribute: &SanitizerAttribute) -> String {
    match attribute.namespace() {
        Some("http://www.w3.org/1999/xlink") => format!("xlink:{}", attribute.name()),
        Some("http://www.w3.org/XML/1998/namespace") => format!("xml:{}", attribute.name()),
        _ => attribute.name().to_owned(),
    }
}

fn rows_of_policies(policies: &Value) -> Vec<(String, String)> {
    let code = |value: &Value| match value {
        Value::Array(all) => {
            let all = all.iter().filter_map(Value::as_str).map(|word| format!("`{word}`"));
            all.collect::<Vec<String>>().join(", ")
        }
        Value::String(text) if text == "refuse" => "removed".to_owned(),
        Value::Bool(_) => "replaced by their contents".to_owned(),
        value => format!("`{}`", value.as_str().unwrap_or_default()),
    };
    let mut rows: Vec<(String, String)> = Vec::new();
    for (name, policy) in POLICIES {
        rows.extend(policies.get(policy).map(|value| ((*name).to_owned(), code(value))));
    }
    let entries =
        |policy: &str| policies.get(policy).and_then(Value::as_object).into_iter().flatten();
    for (attribute, schemes) in entries("urlSchemesOf") {
        rows.push((format!("schemes of URLs in `{attribute}`"), code(schemes)));
    }
    for (element, patterns) in entries("classesOf") {
        rows.push((format!("classes of `{element}`"), code(patterns)));
    }
    let (listed, any): (Vec<_>, Vec<_>) =
        entries("styles").partition(|(_, values)| values.is_array());
    if !any.is_empty() {
        let names: Vec<String> = any.iter().map(|(name, _)| format!("`{name}`")).collect();
        rows.push(("properties of `style`".to_owned(), names.join(", ")));
    }
    for (property, values) in listed {
        rows.push((format!("values of `{property}`"), code(values)));
    }
    rows
}
