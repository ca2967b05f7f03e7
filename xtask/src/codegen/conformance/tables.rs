//! `tables/generated.rs`: elements, attributes and obsolete features.

use std::fmt::Write as _;

use super::super::{read, rows};

/// The categories of the index, and the constants of `Categories`.
const CATEGORIES: [(&str, &str); 14] = [
    ("metadata", "METADATA"),
    ("flow", "FLOW"),
    ("sectioning", "SECTIONING"),
    ("heading", "HEADING"),
    ("phrasing", "PHRASING"),
    ("embedded", "EMBEDDED"),
    ("interactive", "INTERACTIVE"),
    ("palpable", "PALPABLE"),
    ("script-supporting", "SCRIPT_SUPPORTING"),
    ("form-associated", "FORM_ASSOCIATED"),
    ("listed", "LISTED"),
    ("labelable", "LABELABLE"),
    ("submittable", "SUBMITTABLE"),
    ("resettable", "RESETTABLE"),
];

pub(super) fn generate() -> Result<String, String> {
    let text = read("crates/conformance/data/elements.tsv")?;
    let elements: Vec<Vec<&str>> = rows(&text).filter(|row| !row[0].starts_with('#')).collect();
    let names: Vec<&str> = elements.iter().map(|row| row[0]).collect();
    let mut out = String::from(
        "// Made by `cargo xtask codegen` from crates/conformance/data. Do not edit.\n\n\
         use super::attributes::{AttributeRow, Elements};\n\
         use super::elements::{Categories, Children, ElementRow, ElementSet};\n\
         use super::{\n    Condition, Forbidden, LocalName, ObsoleteAttribute, ObsoleteElement, Relation, RelationKind, Value, tag,\n};\n\n\
         pub(super) const fn number_of(name: LocalName) -> Option<u8> {\n    Some(match name {\n",
    );
    for (number, name) in names.iter().enumerate() {
        let _ = writeln!(out, "        tag::{} => {number},", constant(name));
    }
    out.push_str("        _ => return None,\n    })\n}\n\n");
    out.push_str("pub(super) static ELEMENTS: &[ElementRow] = &[\n");
    for row in &elements {
        element(&mut out, row, &names)?;
    }
    out.push_str("];\n\npub(super) static ATTRIBUTES: &[AttributeRow] = &[\n");
    attributes(&mut out, &names)?;
    out.push_str("];\n\n");
    obsolete(&mut out)?;
    forbidden_descendants(&mut out, &names)?;
    input_attributes(&mut out)?;
    relations(&mut out)?;
    Ok(out)
}

fn items(cell: &str) -> impl Iterator<Item = &str> {
    cell.split("; ").filter(|item| !item.is_empty())
}

fn categories(found: &[&str]) -> String {
    let found = CATEGORIES.iter().filter(|(name, _)| found.contains(name));
    found.fold("Categories::NONE".to_owned(), |text, (_, constant)| {
        format!("{text}.with(Categories::{constant})")
    })
}

fn set(members: &[&str], names: &[&str]) -> String {
    let members = members.iter().filter(|member| names.contains(member));
    let members: Vec<String> = members.map(|member| format!("tag::{}", constant(member))).collect();
    if members.is_empty() {
        return "ElementSet::NONE".to_owned();
    }
    format!("ElementSet::of(&[{}])", members.join(", "))
}

/// The constant of a name.
fn constant(name: &str) -> String {
    name.replace('-', "_").to_uppercase()
}

fn element(out: &mut String, row: &[&str], names: &[&str]) -> Result<(), String> {
    let [name, of, _, children, attributes] = row else {
        return Err(format!("elements.tsv: a row has {} cells", row.len()));
    };
    let always: Vec<&str> = items(of).filter(|item| !item.ends_with('*')).collect();
    let conditional: Vec<&str> = items(of).filter_map(|item| item.strip_suffix('*')).collect();
    let is_empty = *children == "empty" || children.starts_with("varies");
    let mut of_children = Vec::new();
    let (mut elements, mut has_text, mut is_transparent) = (Vec::new(), false, false);
    for item in items(children).filter(|_| !is_empty) {
        let item = item.trim_end_matches('*').trim_start_matches("one ");
        match item {
            "transparent" => is_transparent = true,
            "text" => has_text = true,
            "script" if *name == "script" => has_text = true,
            "data" | "or script documentation" => has_text = true,
            "phrasing" | "flow" => {
                of_children.push(item);
                has_text = true;
            }
            "heading content" => of_children.push("heading"),
            "metadata content" => of_children.push("metadata"),
            "script-supporting elements" => of_children.push("script-supporting"),
            _ if names.contains(&item) => elements.push(item),
            _ => return Err(format!("elements.tsv: children of {name}: {item:?} is not known")),
        }
    }
    let attributes: Vec<&str> = items(attributes)
        .filter(|item| *item != "globals" && !item.starts_with("any"))
        .map(|item| item.trim_end_matches('*'))
        .collect();
    let _ = writeln!(
        out,
        "    ElementRow {{\n        name: {name:?},\n        categories: {},\n        conditional: {},\n        \
         children: Children {{\n            categories: {},\n            elements: {},\n            \
         has_text: {has_text},\n            is_transparent: {is_transparent},\n        }},\n        attributes: &{attributes:?},\n    }},",
        categories(&always),
        categories(&conditional),
        categories(&of_children),
        set(&elements, names),
    );
    Ok(())
}

/// The kind of a value, as Rust.
fn value(text: &str, kinds: &[Vec<&str>]) -> Result<String, String> {
    let is_it = |pattern: &str| match pattern.strip_suffix("...") {
        Some(start) => text.starts_with(start),
        None => text == pattern,
    };
    // The longest pattern is the nearest.
    let found = kinds.iter().filter(|row| is_it(row[1])).max_by_key(|row| row[1].len());
    match found {
        Some(row) if row[0] == "UniqueTokens" => {
            let words: Vec<&str> = text.split('`').skip(1).step_by(2).collect();
            return Ok(format!("UniqueTokens(&{words:?})"));
        }
        Some(row) => return Ok(row[0].to_owned()),
        None => {}
    }
    let mut words = Vec::new();
    for item in text.trim_end_matches(';').split("; ") {
        match item.strip_prefix("\"`").and_then(|item| item.strip_suffix("`\"")) {
            Some(word) => words.push(word),
            None if item == "the empty string" => words.push(""),
            None => return Err(format!("value-kinds.tsv has no row for {text:?}")),
        }
    }
    Ok(format!("Keywords(&{words:?})"))
}

fn attributes(out: &mut String, names: &[&str]) -> Result<(), String> {
    let mut text = read("crates/conformance/data/attributes.tsv")?;
    text.push_str(&read("crates/conformance/data/attributes-more.tsv")?);
    let kinds = read("crates/conformance/data/value-kinds.tsv")?;
    let kinds: Vec<Vec<&str>> = rows(&kinds).collect();
    for row in rows(&text) {
        let [name, elements, kind] = row.as_slice() else {
            return Err(format!("attributes.tsv: a row has {} cells", row.len()));
        };
        let kind = value(kind, &kinds)?;
        let kind = if *name == "id" { "Id".to_owned() } else { kind };
        let elements: Vec<&str> = items(elements).collect();
        let elements = if elements == ["HTML elements"] {
            "Elements::All".to_owned()
        } else {
            // "source (in picture)": the rules of the element check the parent.
            let elements: Vec<&str> =
                elements.iter().map(|item| item.split(' ').next().unwrap_or(item)).collect();
            format!("Elements::Some({})", set(&elements, names))
        };
        let _ = writeln!(
            out,
            "    AttributeRow {{ name: {name:?}, elements: {elements}, value: Value::{kind} }},"
        );
    }
    Ok(())
}

fn obsolete(out: &mut String) -> Result<(), String> {
    let text = read("crates/conformance/data/obsolete.tsv")?;
    let (mut elements, mut attributes) = (String::new(), String::new());
    for row in rows(&text) {
        match row.as_slice() {
            ["element", name, "", advice] => {
                let _ = writeln!(
                    elements,
                    "    ObsoleteElement {{ name: {name:?}, advice: {advice:?} }},"
                );
            }
            ["attribute", name, on, advice] => {
                let on: Vec<&str> = items(on).collect();
                let has_exception = on.contains(&"except");
                let on: Vec<&str> =
                    on.into_iter().filter(|item| !matches!(*item, "except" | "*")).collect();
                let _ = writeln!(
                    attributes,
                    "    ObsoleteAttribute {{\n        name: {name:?},\n        elements: &{on:?},\n        \
                     advice: {advice:?},\n        has_exception: {has_exception},\n    }},"
                );
            }
            _ => {
                return Err("obsolete.tsv: a row is neither an element nor an attribute".to_owned());
            }
        }
    }
    let _ = write!(
        out,
        "pub(super) static OBSOLETE_ELEMENTS: &[ObsoleteElement] = &[\n{elements}];\n\n\
         pub(super) static OBSOLETE_ATTRIBUTES: &[ObsoleteAttribute] = &[\n{attributes}];\n"
    );
    Ok(())
}

fn forbidden_descendants(out: &mut String, names: &[&str]) -> Result<(), String> {
    let text = read("crates/conformance/data/forbidden-descendants.tsv")?;
    out.push_str("\npub(super) static FORBIDDEN_DESCENDANTS: &[Forbidden] = &[\n");
    for row in rows(&text) {
        let [ancestors, of, elements, tabindex, anchor] = row.as_slice() else {
            return Err(format!("forbidden-descendants.tsv: a row has {} cells", row.len()));
        };
        let list = |cell| items(cell).collect::<Vec<_>>();
        let _ = writeln!(
            out,
            "    // https://html.spec.whatwg.org/multipage/{anchor}\n    Forbidden {{\n        \
             inside: {},\n        categories: {},\n        elements: {},\n        tabindex: {},\n    }},",
            set(&list(ancestors), names),
            categories(&list(of)),
            set(&list(elements), names),
            *tabindex == "tabindex",
        );
    }
    out.push_str("];\n");
    Ok(())
}

fn input_attributes(out: &mut String) -> Result<(), String> {
    let text = read("crates/conformance/data/input-attributes.tsv")?;
    out.push_str("\npub(super) static INPUT_ATTRIBUTES: &[(&str, &[&str])] = &[\n");
    for row in rows(&text) {
        let [name, attributes] = row.as_slice() else {
            return Err(format!("input-attributes.tsv: a row has {} cells", row.len()));
        };
        let _ = writeln!(out, "    ({name:?}, &{:?}),", items(attributes).collect::<Vec<_>>());
    }
    out.push_str("];\n");
    Ok(())
}

fn relations(out: &mut String) -> Result<(), String> {
    let text = read("crates/conformance/data/attribute-relations.tsv")?;
    out.push_str("\npub(super) static RELATIONS: &[Relation] = &[\n");
    for row in rows(&text).filter(|row| !row[0].starts_with('#')) {
        let [element, attributes, kind, condition, anchor] = row.as_slice() else {
            return Err(format!("attribute-relations.tsv: a row has {} cells: {row:?}", row.len()));
        };
        let kind = match *kind {
            "only-if" => "OnlyIf",
            "not-if" => "NotIf",
            "required" | "required-if" => "RequiredIf",
            "one-of" => "OneOf",
            "nonempty" => "NonEmpty",
            other => return Err(format!("attribute-relations.tsv: {other:?} is not a relation")),
        };
        let alternatives: Vec<String> = condition
            .split(" | ")
            .filter(|alternative| !alternative.is_empty())
            .map(|alternative| {
                let terms: Vec<String> = alternative.split(" & ").map(term).collect();
                format!("&[{}]", terms.join(", "))
            })
            .collect();
        let _ = writeln!(
            out,
            "    // https://html.spec.whatwg.org/multipage/{anchor}\n    Relation {{\n        element: tag::{},\n        \
             attributes: &{:?},\n        kind: RelationKind::{kind},\n        condition: &[{}],\n    }},",
            constant(element),
            items(attributes).collect::<Vec<_>>(),
            alternatives.join(", "),
        );
    }
    out.push_str("];\n");
    Ok(())
}

/// A term of a condition, as Rust.
fn term(text: &str) -> String {
    if let Some((name, token)) = text.split_once("~=") {
        return format!("Condition::HasToken({name:?}, {token:?})");
    }
    if let Some((name, value)) = text.split_once("==") {
        return format!("Condition::IsExactly({name:?}, {value:?})");
    }
    match text.split_once('=') {
        Some(("parent", name)) => return format!("Condition::Parent(tag::{})", constant(name)),
        Some(("ancestor", name)) => return format!("Condition::Ancestor(tag::{})", constant(name)),
        Some((name, value)) => return format!("Condition::Is({name:?}, {value:?})"),
        None => {}
    }
    if text == "classic" {
        return "Condition::ClassicScript".to_owned();
    }
    match (text.strip_prefix('!'), text.strip_suffix('+')) {
        (Some(name), _) => format!("Condition::HasNot({name:?})"),
        (None, Some(name)) => format!("Condition::HasText({name:?})"),
        (None, None) => format!("Condition::Has({text:?})"),
    }
}
