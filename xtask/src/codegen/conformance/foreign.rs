//! `rules/vocabularies/foreign/generated.rs`: the elements and attributes of SVG, and the elements of MathML.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::super::read;

fn lines(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t').collect())
}

pub(super) fn generate() -> Result<String, String> {
    let mut out = String::from(
        "// Made by `cargo xtask codegen` from crates/conformance/data. Do not edit.\n\n\
         use super::tables::{MathAttribute, MathElement, SvgElement};\n\n",
    );
    svg(&mut out)?;
    mathml(&mut out)?;
    attributes_of_mathml(&mut out)?;
    Ok(out)
}

/// The elements of SVG 1.1 and of SVG 2, with the children that one of them allows.
fn svg(out: &mut String) -> Result<(), String> {
    let mut elements: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut older: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for file in ["svg-elements.tsv", "svg11-elements.tsv"] {
        let text = read(&format!("crates/conformance/data/{file}"))?;
        for row in lines(&text) {
            let [name, children, rest @ ..] = row.as_slice() else {
                return Err(format!("{file}: two columns are needed: {row:?}"));
            };
            let own = rest.iter().flat_map(|own| own.split(' ')).filter(|own| *own != "-");
            older.entry((*name).to_owned()).or_default().extend(own.map(str::to_owned));
            let all = elements.entry((*name).to_owned()).or_default();
            all.extend(children.split(' ').filter(|child| *child != "-").map(str::to_owned));
        }
    }
    let text = read("crates/conformance/data/svg-attributes.tsv")?;
    let mut attributes: BTreeMap<&str, Vec<(&str, &str)>> = BTreeMap::new();
    for row in lines(&text) {
        let [element, attribute, kind] = row.as_slice() else {
            return Err(format!("svg-attributes.tsv: three columns are needed: {row:?}"));
        };
        attributes.entry(element).or_default().push((attribute, kind));
    }
    let global = attributes.get("*").cloned().unwrap_or_default();
    let _ = writeln!(out, "pub(super) static SVG_ATTRIBUTES: &[(&str, &str)] = &{global:?};\n");
    out.push_str("pub(super) static SVG_ELEMENTS: &[SvgElement] = &[\n");
    for (name, children) in &elements {
        let children: Vec<&str> = children.iter().map(String::as_str).collect();
        let own = attributes.get(name.as_str()).into_iter().flatten();
        let mut own: Vec<(&str, &str)> = own.filter(|own| !global.contains(own)).copied().collect();
        for attribute in older.get(name).into_iter().flatten() {
            let is_known = |(known, _): &(&str, &str)| known == attribute;
            if !own.iter().any(is_known) && !global.iter().any(is_known) {
                own.push((attribute, "-"));
            }
        }
        own.sort_unstable();
        let _ = writeln!(
            out,
            "    SvgElement {{ name: {name:?}, children: {:?}, attributes: &{own:?} }},",
            children.join(" ")
        );
    }
    out.push_str("];\n\n");
    Ok(())
}

fn mathml(out: &mut String) -> Result<(), String> {
    let names = read("crates/conformance/data/mathml-elements.tsv")?;
    let arguments = read("crates/conformance/data/mathml-arguments.tsv")?;
    let rows: Vec<Vec<&str>> = lines(&arguments).collect();
    out.push_str("pub(super) static MATH_ELEMENTS: &[MathElement] = &[\n");
    for row in lines(&names) {
        let name = row[0];
        let found = rows.iter().find(|row| row[0] == name);
        let (least, greatest, children, parents) = match found.map(Vec::as_slice) {
            Some([_, least, greatest, children, parents]) => {
                let greatest =
                    if *greatest == "-" { "None".to_owned() } else { format!("Some({greatest})") };
                (*least, greatest, *children, *parents)
            }
            Some(_) => return Err(format!("mathml-arguments.tsv: five columns: {name}")),
            // Content MathML, semantics.
            None => ("0", "None".to_owned(), "text *", "-"),
        };
        let _ = writeln!(
            out,
            "    MathElement {{ name: {name:?}, least: {least}, greatest: {greatest}, children: {children:?}, parents: {parents:?} }},"
        );
    }
    out.push_str("];\n");
    Ok(())
}

/// The attributes of MathML. Keywords of MathML are ASCII case-insensitive.
fn attributes_of_mathml(out: &mut String) -> Result<(), String> {
    let text = read("crates/conformance/data/mathml-attributes.tsv")?;
    out.push_str("\npub(super) static MATH_ATTRIBUTES: &[MathAttribute] = &[\n");
    for row in lines(&text) {
        let [name, elements, kind] = row.as_slice() else {
            return Err(format!("mathml-attributes.tsv: three columns: {row:?}"));
        };
        let (list, types) = match kind.split_once('>') {
            Some((list, types)) if list.starts_with("<list") => (format!("{list}>"), types),
            _ => (String::new(), *kind),
        };
        let case = if types.contains('\'') { "<any-case>" } else { "" };
        let kind = format!("{list}{case}{types}");
        let _ = writeln!(
            out,
            "    MathAttribute {{ name: {name:?}, elements: {elements:?}, kind: {kind:?} }},"
        );
    }
    out.push_str("];\n");
    Ok(())
}
