//! Glue of legacy platform objects (indexed and named properties) and of iterable ones.
//! <https://webidl.spec.whatwg.org/#es-legacy-platform-objects>

use std::fmt::Write as _;

use super::conversion::{from_value, to_value};
use super::glue::{Overload, Receiver, Site};
use super::interface_file::File;
use super::model::Owned;
use super::names::snake;
use super::syntax::{Kind, MemberKind, Operation, Special, Type};
use super::types::Ty;

/// The hooks that were written so far, by their names in the table.
const INDEXED: [&str; 3] = ["length", "get", "set"];
const NAMED: [&str; 4] = ["names", "get", "set", "delete"];

impl<'a> File<'a> {
    /// A function with these parameters after `cx` and the object.
    fn hook(&mut self, site: &Site<'_>, name: &str, parameters: &str, result: &str, body: &str) {
        let this = match site.receiver {
            Receiver::Node => "    let this = receiver::node_of(cx, object)?;\n",
            _ => "    let this = object;\n",
        };
        let _ = write!(
            self.more,
            "\npub(super) fn {name}(cx: &mut Cx<'_>, object: &Value{parameters}) -> Result<{result}, Thrown> {{\n{this}{body}}}\n"
        );
    }

    fn want(&mut self, site: &Site<'_>, name: &str, parameters: &str, result: &str) -> String {
        let this = site.this_parameter();
        let signature = format!(
            "pub(crate) fn {name}(cx: &mut Cx<'_>{this}{parameters}) -> Result<{result}, Thrown>"
        );
        self.wanted.push((site.module(), signature));
        format!("{}::{name}", site.module())
    }

    /// The hooks of a getter, setter or deleter, named or not.
    pub(super) fn special(
        &mut self,
        owned: &'a Owned,
        operation: &'a Operation,
    ) -> Result<(), String> {
        let (Some(special), Some(first)) = (operation.special, operation.arguments.first()) else {
            return Ok(());
        };
        let is_indexed = is_index(&first.of);
        let site = self.site(owned, operation.name.as_deref().unwrap_or(""), false);
        let kind = if is_indexed { "indexed" } else { "named" };
        let key = if is_indexed { ", index: u32" } else { ", name: DomString" };
        let passed = if is_indexed { "index" } else { "name" };
        match special {
            Special::Getter => {
                if is_indexed {
                    let path = self.want(&site, "supported_property_indices", "", "u32");
                    self.hook(
                        &site,
                        "indexed_length",
                        "",
                        "u32",
                        &format!("    {path}(cx, this)\n"),
                    );
                } else {
                    let names = "Vec<DomString>";
                    let path = self.want(&site, "supported_property_names", "", names);
                    self.hook(&site, "named_names", "", names, &format!("    {path}(cx, this)\n"));
                }
                let ty = self.types.resolve_result(&operation.result)?;
                let inner = match &ty {
                    Ty::Nullable(of) => (**of).clone(),
                    ty => ty.clone(),
                };
                let own = operation.name.as_deref().filter(|_| is_indexed);
                let path = match own {
                    Some(name) => format!("{}::{}", site.module(), snake(name)),
                    None => {
                        let result = format!("Option<{}>", inner.rust_result());
                        self.want(&site, &format!("{kind}_property"), key, &result)
                    }
                };
                let checked = own.is_some() && !matches!(ty, Ty::Nullable(_));
                let converted = to_value(&inner, "value");
                let body = if checked {
                    format!(
                        "    if index >= indexed_length(cx, object)? {{\n        return Ok(None);\n    }}\n    \
                         let value = {path}(cx, this, index)?;\n    Ok(Some({converted}))\n"
                    )
                } else {
                    format!(
                        "    let Some(value) = {path}(cx, this, {passed})? else {{ return Ok(None) }};\n    \
                         Ok(Some({converted}))\n"
                    )
                };
                self.hook(&site, &format!("{kind}_get"), key, "Option<Value>", &body);
            }
            Special::Setter => {
                let second = operation.arguments.get(1).ok_or("a setter has no value")?;
                let ty = self.types.resolve(&second.of)?;
                let path = match &operation.name {
                    Some(name) => format!("{}::{}", site.module(), snake(name)),
                    None => {
                        let parameters = format!("{key}, value: {}", ty.rust());
                        self.want(&site, &format!("set_{kind}_property"), &parameters, "()")
                    }
                };
                let body = format!(
                    "    const SITE: &Site = &Site::property(\"{}\");\n    let value = {};\n{}",
                    self.interface.name,
                    from_value(&ty, "value", "SITE.value()"),
                    effect(&site, &path, &format!(", {passed}, value"), "()")
                );
                let parameters = format!("{key}, value: &Value");
                self.hook(&site, &format!("{kind}_set"), &parameters, "()", &body);
            }
            Special::Deleter => {
                let body = match &operation.name {
                    Some(name) => {
                        let path = format!("{}::{}", site.module(), snake(name));
                        let call = effect(&site, &path, &format!(", {passed}"), "()");
                        format!("{}?;\n    Ok(true)\n", call.trim_end())
                    }
                    None => {
                        let path =
                            self.want(&site, &format!("delete_{kind}_property"), key, "bool");
                        effect(&site, &path, &format!(", {passed}"), "bool")
                    }
                };
                self.hook(&site, &format!("{kind}_delete"), key, "bool", &body);
            }
            Special::Stringifier => {}
        }
        Ok(())
    }

    /// The names of the hooks that were written.
    pub(super) fn hooks(&self) -> Vec<String> {
        let all = INDEXED.iter().map(|hook| format!("indexed_{hook}"));
        let all = all.chain(NAMED.iter().map(|hook| format!("named_{hook}")));
        all.filter(|name| self.more.contains(&format!("fn {name}("))).collect()
    }

    /// The table of the hooks.
    pub(super) fn legacy(&mut self) {
        let own = self.hooks();
        if own.is_empty() {
            return;
        }
        let path = |kind: &str, hook: &str| {
            let name = format!("{kind}_{hook}");
            if own.contains(&name) { Some(name) } else { self.inherited.get(&name).cloned() }
        };
        let table = |kind: &str, hooks: &[&str]| {
            if !hooks.iter().any(|hook| path(kind, hook).is_some()) {
                return "None".to_owned();
            }
            let first_two = |hook: &str| matches!(hook, "length" | "names" | "get");
            let fields: Vec<String> = hooks
                .iter()
                .filter(|hook| kind == "named" || **hook != "delete")
                .map(|hook| match (path(kind, hook), first_two(hook)) {
                    (Some(path), true) => format!("{hook}: {path}"),
                    (Some(path), false) => format!("{hook}: Some({path})"),
                    (None, _) => format!("{hook}: None"),
                })
                .collect();
            let name = if kind == "indexed" { "Indexed" } else { "Named" };
            format!("Some({name} {{ {} }})", fields.join(", "))
        };
        let (indexed, named) = (table("indexed", &INDEXED), table("named", &NAMED));
        let attributes = &self.interface.attributes;
        let overrides = attributes.has("LegacyOverrideBuiltIns");
        let enumerable = !attributes.has("LegacyUnenumerableNamedProperties");
        let global = attributes.has("Global");
        self.fields.push(format!(
            "legacy: Some(&Legacy {{ indexed: {indexed}, named: {named}, \
             overrides_built_ins: {overrides}, enumerable_names: {enumerable}, is_global: {global} }})"
        ));
    }

    /// Iterable, maplike and setlike declarations.
    pub(super) fn collection(&mut self, owned: &'a Owned) -> Result<(), String> {
        let name = self.interface.name.clone();
        match &owned.member.kind {
            MemberKind::Iterable { key: None, .. } => {
                self.fields.push("iteration: Iteration::Indexed".to_owned());
            }
            MemberKind::Iterable { key: Some(key), value } => {
                let (key, value) =
                    (self.types.resolve_result(key)?, self.types.resolve_result(value)?);
                let site = self.site(owned, "entries", false);
                let result = format!("Option<({}, {})>", key.rust_result(), value.rust_result());
                let path = self.want(&site, "value_pair", ", index: u32", &result);
                let body = format!(
                    "    let Some((key, value)) = {path}(cx, this, index)? else {{ return Ok(None) }};\n    \
                     let key = {};\n    let value = {};\n    Ok(Some((key, value)))\n",
                    to_value(&key, "key"),
                    to_value(&value, "value")
                );
                self.hook(&site, "pair", ", index: u32", "Option<(Value, Value)>", &body);
                self.fields.push("iteration: Iteration::Pairs(pair)".to_owned());
                for (member, kind) in
                    [("entries", "Entries"), ("keys", "Keys"), ("values", "Values")]
                {
                    let glue = format!("Glue::Pairs(IteratorKind::{kind})");
                    self.members.push(format!("Member::operation({member:?}, {glue}, 0)"));
                }
                self.members
                    .push("Member::operation(\"forEach\", Glue::ForEachPair, 1)".to_owned());
            }
            MemberKind::Setlike { read_only, value } => {
                let ty = self.types.resolve(value)?;
                self.backed(owned, "setlike", *read_only, None, &ty);
            }
            MemberKind::Maplike { read_only, key, value } => {
                let (key, value) = (self.types.resolve(key)?, self.types.resolve(value)?);
                self.backed(owned, "maplike", *read_only, Some(&key), &value);
            }
            MemberKind::AsyncIterable(operation) => {
                self.fields.push("iteration: Iteration::Async".to_owned());
                let site = self.site(owned, "values", false);
                let overload =
                    Overload { arguments: &operation.arguments, result: &operation.result };
                let function = site.operation(&[overload])?;
                let glue = self.push(function);
                self.members.push(format!("Member::operation(\"values\", {glue}, 0)"));
            }
            _ => return Err(format!("{name}: not a collection")),
        }
        Ok(())
    }

    /// Members of a maplike or setlike interface, which is backed by a Map or Set of the language.
    fn backed(
        &mut self,
        owned: &'a Owned,
        kind: &str,
        read_only: bool,
        key: Option<&Ty>,
        value: &Ty,
    ) {
        let name = self.interface.name.clone();
        let first = key.unwrap_or(value);
        let mut members =
            vec![("entries", 0), ("forEach", 1), ("has", 1), ("keys", 0), ("values", 0)];
        if kind == "maplike" {
            members.push(("get", 1));
        }
        if !read_only {
            members.extend([("clear", 0), ("delete", 1)]);
            members.push(if kind == "maplike" { ("set", 2) } else { ("add", 1) });
        }
        for (member, length) in members {
            let site = self.site(owned, member, false);
            let mut body = format!(
                "{}    let this = receiver::object(cx, call, Interface::{name})?;\n",
                site.site("operation")
            );
            if length > 0 {
                let _ = writeln!(body, "    arguments::at_least(cx, call, {length}, SITE)?;");
            }
            let mut passed = Vec::new();
            if matches!(member, "has" | "get" | "delete" | "add" | "set") {
                let converted = from_value(first, "&call.arg(0)", "SITE.argument(1)");
                let _ = writeln!(body, "    let a0 = {converted};");
                let _ = writeln!(body, "    let a0 = {};", to_value(first, "a0"));
                passed.push("a0");
            }
            if member == "set" {
                let converted = from_value(value, "&call.arg(1)", "SITE.argument(2)");
                let _ = writeln!(body, "    let a1 = {converted};");
                let _ = writeln!(body, "    let a1 = {};", to_value(value, "a1"));
                passed.push("a1");
            }
            if member == "forEach" {
                body.push_str("    collections::for_each(cx, call, &this, SITE)\n");
            } else {
                let passed = passed.join(", ");
                let _ =
                    writeln!(body, "    collections::{kind}(cx, &this, {member:?}, &[{passed}])");
            }
            let function = site.function(snake(member), &body, false, Vec::new());
            let glue = self.push(function);
            self.members.push(format!("Member::operation({member:?}, {glue}, {length})"));
        }
        let kind = if kind == "maplike" { "Map" } else { "Set" };
        self.fields.push(format!("iteration: Iteration::{kind}"));
        let size = self.site(owned, "size", false);
        let body = format!(
            "    let this = receiver::object(cx, call, Interface::{name})?;\n    \
             collections::size(cx, &this)\n"
        );
        let function = size.function("size_getter".into(), &body, false, Vec::new());
        let glue = self.push(function);
        self.members.push(format!("Member::attribute(\"size\", {glue})"));
    }
}

/// The call of a function with the custom element reactions around it, as the last expression.
fn effect(site: &Site<'_>, path: &str, arguments: &str, _result: &str) -> String {
    if site.attributes.has("CEReactions") {
        format!(
            "    reactions::push_queue(cx);\n    let done = {path}(cx, this{arguments});\n    \
             reactions::pop_queue_and_run(cx);\n    done\n"
        )
    } else {
        format!("    {path}(cx, this{arguments})\n")
    }
}

/// True for the type of the argument of indexed getters.
fn is_index(of: &Type) -> bool {
    matches!(&of.kind, Kind::Name(name) if name == "unsigned long")
}
