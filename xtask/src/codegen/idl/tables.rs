//! Tables over all interfaces: their numbers, the natives, the elements, and the list of supported members.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::interface_file::exposure;
use super::model::Model;
use super::names::snake;
use super::supported::{Supported, word};
use super::syntax::Role;
use crate::codegen::rows;

const HEADER: &str = "// Made by `cargo xtask codegen` from spec/idl/. Do not edit.\n\n";

/// The packages that generated code uses. The names are assembled here because this package does not use
/// them.
const TREE: &str = concat!("treewright", "_dom");
const ENGINE: &str = concat!("treewright", "_quickjs");

/// `generated/interface.rs`: the enumeration of interfaces.
pub(super) fn interface_enum(order: &[String]) -> String {
    let mut out = format!(
        "{HEADER}/// The interfaces. Descendants follow their ancestor directly.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]\n#[repr(u16)]\n\
         pub(crate) enum Interface {{\n"
    );
    for name in order {
        let _ = writeln!(out, "    {name},");
    }
    out.push_str("}\n\npub(super) const ALL: &[Interface] = &[\n");
    for name in order {
        let _ = writeln!(out, "    Interface::{name},");
    }
    out.push_str("];\n");
    out
}

/// `generated/mod.rs`.
pub(super) fn module(order: &[String]) -> String {
    let mut out = format!(
        "{HEADER}//! The glue between the interface definitions and the functions of the standard.\n\n\
         pub(crate) mod dictionaries;\nmod elements;\npub(crate) mod enums;\nmod interface;\nmod keywords;\nmod natives;\nmod prelude;\n\
         pub(crate) mod unions;\n\n"
    );
    let mut modules: Vec<String> = order.iter().map(|name| snake(name)).collect();
    modules.sort();
    for module in &modules {
        let _ = writeln!(out, "mod {module};");
    }
    out.push_str(
        "\npub(crate) use elements::{html_element_interface, svg_element_interface};\n\
         pub(crate) use interface::Interface;\n\
         pub(crate) use natives::{N, NATIVES};\n\
         use crate::bindings::definition::Definition;\n\n\
         /// All interfaces.\npub(crate) const INTERFACES: &[Interface] = interface::ALL;\n\n\
         /// The definitions, by the number of the interface.\n\
         pub(crate) static DEFINITIONS: &[&Definition] = &[\n",
    );
    for name in order {
        let _ = writeln!(out, "    &{}::DEFINITION,", snake(name));
    }
    out.push_str("];\n");
    out
}

/// The names that glue uses.
pub(super) fn prelude(uses: impl Fn(&str) -> bool) -> String {
    let import = |word: &str, line: &str| {
        if uses(word) { format!("pub(super) use {line};\n") } else { String::new() }
    };
    let reactions = import("reactions::", "crate::custom_elements::reactions");
    let animated = import(
        "AnimatedKind::",
        "crate::reflect::animated::{Across, Animated, AnimatedKind, Part}",
    );
    format!(
        "{HEADER}pub(super) use {TREE}::NodeId;\n\
         pub(super) use {ENGINE}::{{Call, Thrown, Value}};\n\n\
         pub(super) use crate::bindings::definition::*;\n\
         pub(super) use crate::bindings::prelude::*;\n\
         {reactions}\
         {animated}\
         pub(super) use crate::reflect::{{Limit, Numbers, Reflect}};\n\
         pub(super) use crate::strings::DomString;\n\
         pub(super) use crate::{{Cx, interfaces, wrappers}};\n\n\
         pub(super) use super::dictionaries::*;\n\
         pub(super) use super::enums::*;\n\
         pub(super) use super::unions::*;\n\
         pub(super) use super::{{Interface, keywords}};\n"
    )
}

/// `generated/natives.rs`: the natives that no interface has.
pub(super) fn natives(paths: &[String]) -> String {
    let mut out = format!(
        "{HEADER}use {ENGINE}::Native;\n\nuse crate::world::World;\n\n\
         /// The natives that no interface has, by their numbers.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq)]\n#[repr(u16)]\npub(crate) enum N {{\n"
    );
    for path in paths {
        let _ = writeln!(out, "    {},", path.replace("::", "_"));
    }
    out.push_str("}\n\npub(crate) const NATIVES: &[Native<World>] = &[\n");
    for path in paths {
        let _ = writeln!(out, "    crate::{path},");
    }
    out.push_str("];\n");
    out
}

/// `generated/elements.rs`: the interfaces of elements of HTML and SVG.
pub(super) fn elements(model: &Model, order: &[String], html: &str, svg: &str) -> String {
    let mut out = format!(
        "{HEADER}use super::Interface;\n\n\
         /// The element interface of a local name in the HTML namespace, unless the name may be that of a\n\
         /// custom element.\n\
         /// <https://html.spec.whatwg.org/multipage/dom.html#elements-in-the-dom>\n\
         pub(crate) fn html_element_interface(name: &str) -> Option<Interface> {{\n"
    );
    out.push_str(&interfaces_by_name(model, order, html));
    out.push_str(
        "\n/// The element interface of a local name in the SVG namespace.\n\
         /// <https://svgwg.org/svg2-draft/types.html#ElementsInTheSVGDOM>\n\
         pub(crate) fn svg_element_interface(name: &str) -> Option<Interface> {\n",
    );
    out.push_str(&interfaces_by_name(model, order, svg));
    out
}

/// The body of a function.
fn interfaces_by_name(model: &Model, order: &[String], text: &str) -> String {
    let mut out = "    Some(match name {\n".to_owned();
    let mut groups: BTreeMap<String, Vec<&str>> = BTreeMap::new();
    for row in rows(text) {
        let nearest = model.ancestry(row[1]).into_iter().find(|name| order.contains(name));
        groups.entry(nearest.unwrap_or("Element".to_owned())).or_default().push(row[0]);
    }
    for (interface, names) in groups {
        let names: Vec<String> = names.iter().map(|name| format!("{name:?}")).collect();
        let _ = writeln!(out, "        {} => Interface::{interface},", names.join(" | "));
    }
    out.push_str("        _ => return None,\n    })\n}\n");
    out
}

/// Fields of a definition that come from the interface itself.
pub(super) fn header_fields(model: &Model, order: &[String], name: &str) -> Vec<String> {
    let interface = &model.interfaces[name];
    let last = order.iter().rev().find(|other| model.ancestry(other).iter().any(|a| a == name));
    let mut fields = vec![
        format!("interface: Interface::{name}"),
        format!("last: Interface::{}", last.map_or(name, |last| last)),
    ];
    if let Some(parent) = &interface.parent {
        fields.push(format!("parent: Some(Interface::{parent})"));
    }
    let attributes = &interface.attributes;
    let kind = match interface.role {
        Role::Callback => Some("Callback"),
        Role::Namespace => Some("Namespace"),
        _ => None,
    };
    if let Some(kind) = kind {
        fields.push(format!("kind: DefinitionKind::{kind}"));
    }
    let exposure = exposure(attributes).unwrap_or(0b1_1111);
    fields.push(format!("exposure: {exposure:#b}"));
    for (attribute, field) in
        [("Global", "is_global"), ("LegacyNoInterfaceObject", "no_interface_object")]
    {
        if attributes.has(attribute) {
            fields.push(format!("{field}: true"));
        }
    }
    if model.is_node(name) {
        fields.push("is_node: true".to_owned());
    }
    let has_unforgeables = model.ancestry(name).iter().any(|ancestor| {
        let mut members = model.interfaces[ancestor].members.iter();
        members.any(|owned| owned.member.attributes.has("LegacyUnforgeable"))
    });
    if has_unforgeables {
        fields.push("has_unforgeables: true".to_owned());
    }
    let mut aliases = attributes.words("LegacyWindowAlias");
    if name == "Document" {
        // <https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object>
        aliases.push("HTMLDocument".into());
    }
    if !aliases.is_empty() {
        fields.push(format!("aliases: &{aliases:?}"));
    }
    if let Some(namespace) = attributes.word("LegacyNamespace") {
        fields.push(format!("namespace: Some({namespace:?})"));
    }
    fields
}

/// `docs/internals/window-interfaces.md`.
pub(super) fn list(model: &Model, supported: &Supported) -> String {
    let mut out = "# Interfaces of the window\n\n\
        Made by `cargo xtask codegen` from `spec/idl/` and `crates/window/idl/`. Missing members do \
        not exist for scripts, so pages can test for them. Members of mixins are listed with the mixin.\n\n\
        | Interface | Standard | Members | Missing |\n| --- | --- | --- | --- |\n"
        .to_owned();
    let mut none: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let all = model.interfaces.iter().chain(&model.mixins);
    let mut all: Vec<_> = all.collect();
    all.sort_by_key(|(name, _)| *name);
    for (name, interface) in all {
        if !supported.has_interface(name) {
            none.entry(&interface.file).or_default().push(name);
            continue;
        }
        let (mut there, mut missing) = (0, Vec::new());
        for owned in interface.members.iter().filter(|owned| owned.owner == *name) {
            if supported.has(owned) {
                there += 1;
            } else {
                let name = format!("`{}`", word(&owned.member));
                if !missing.contains(&name) {
                    missing.push(name);
                }
            }
        }
        let file = interface.file.trim_end_matches(".idl");
        let _ = writeln!(out, "| {name} | {file} | {there} | {} |", missing.join(" "));
    }
    out.push_str("\n## Not there at all\n");
    for (file, names) in none {
        let _ = write!(out, "\n{}: {}\n", file.trim_end_matches(".idl"), names.join(", "));
    }
    out
}
