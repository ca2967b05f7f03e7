//! The file of an interface: its glue, and the table of its members.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::glue::{Function, Overload, Receiver, Site, required};
use super::model::{Interface, Owned};
use super::names::snake;
use super::reflection::{Enumerated, content_attribute};
use super::supported::Supported;
use super::svg::Reflecting;
use super::syntax::{
    Argument, Attribute, Attributes, Constant, ExtendedValue, Kind, MemberKind, Operation, Role,
    Special, Type,
};
use super::types::Types;

/// A file in progress.
pub(super) struct File<'a> {
    pub(super) types: &'a Types<'a>,
    pub(super) supported: &'a Supported,
    pub(super) enumerated: &'a Enumerated,
    pub(super) reflecting: &'a Reflecting,
    pub(super) interface: &'a Interface,
    pub(super) functions: Vec<Function>,
    /// Entries of the table of members.
    pub(super) members: Vec<String>,
    /// Further fields of the definition.
    pub(super) fields: Vec<String>,
    /// The hooks of the nearest ancestor that has any, by name.
    pub(super) inherited: BTreeMap<String, String>,
    /// Code other than the natives, and the functions that it needs.
    pub(super) more: String,
    pub(super) wanted: Vec<(String, String)>,
    /// The functions that each member needs.
    pub(super) by_member: Vec<(&'a Owned, Vec<(String, String)>)>,
}

pub(super) fn undefined_type() -> Type {
    let kind = Kind::Name("undefined".to_owned());
    Type { kind, nullable: false, attributes: Attributes::default() }
}

/// The realms of exposure, as bits.
pub(super) fn exposure(attributes: &Attributes) -> Option<u8> {
    attributes.get("Exposed")?;
    let bits = |word: &String| match word.as_str() {
        "*" => 0b1_1111,
        "Window" => 0b1,
        "Worker" => 0b1110,
        "DedicatedWorker" => 0b10,
        "SharedWorker" => 0b100,
        "ServiceWorker" => 0b1000,
        _ => 0b1_0000,
    };
    Some(attributes.words("Exposed").iter().map(bits).fold(0, |all, bits| all | bits))
}

impl<'a> File<'a> {
    pub(super) fn receiver(&self, is_static: bool) -> Receiver {
        if is_static || self.interface.role == Role::Namespace {
            Receiver::None
        } else if self.types.model.is_node(&self.interface.name) {
            Receiver::Node
        } else {
            Receiver::Object
        }
    }

    pub(super) fn site(&self, owned: &'a Owned, member: &'a str, is_static: bool) -> Site<'a> {
        Site {
            types: self.types,
            interface: &self.interface.name,
            owner: &owned.owner,
            member,
            receiver: self.receiver(is_static),
            attributes: &owned.member.attributes,
        }
    }

    /// Generates the glue of all supported members.
    pub(super) fn fill(&mut self) -> Result<(), String> {
        let interface = self.interface;
        let mut done: BTreeSet<(&str, bool)> = BTreeSet::new();
        let mut constructors = Vec::new();
        for owned in &interface.members {
            let is_constant = matches!(owned.member.kind, MemberKind::Constant { .. });
            // Operations of callback interfaces are those of the objects that scripts pass.
            let has_glue = interface.role != Role::Callback || is_constant;
            if !self.supported.has(owned) || !has_glue {
                continue;
            }
            let before = (self.functions.len(), self.wanted.len());
            match &owned.member.kind {
                MemberKind::Constant { name, value } => self.constant(name, value),
                MemberKind::Attribute(attribute) => self.attribute(owned, attribute)?,
                MemberKind::Operation(operation) => {
                    self.special(owned, operation)?;
                    if let Some(name) = &operation.name
                        && done.insert((name, operation.is_static))
                    {
                        self.operation(owned, name, operation.is_static)?;
                    }
                }
                MemberKind::Constructor(arguments) => constructors.push((owned, arguments)),
                MemberKind::Stringifier => self.stringifier(owned, "stringification_behavior"),
                MemberKind::Iterable { .. }
                | MemberKind::AsyncIterable(_)
                | MemberKind::Maplike { .. }
                | MemberKind::Setlike { .. } => self.collection(owned)?,
            }
            let after = (self.functions.len(), self.wanted.len());
            if !matches!(owned.member.kind, MemberKind::Constructor(_)) && after != before {
                self.note(owned, before);
            }
        }
        let before = (self.functions.len(), self.wanted.len());
        self.constructor(&constructors)?;
        if let Some((owned, _)) = constructors.first() {
            self.note(owned, before);
        }
        self.factory()?;
        self.legacy();
        Ok(())
    }

    /// Records the functions that were requested since then.
    fn note(&mut self, owned: &'a Owned, (functions, wanted): (usize, usize)) {
        let new = self.functions[functions..].iter().flat_map(|function| function.wanted.clone());
        let new = new.chain(self.wanted[wanted..].iter().cloned()).collect();
        self.by_member.push((owned, new));
    }

    fn constant(&mut self, name: &str, value: &Constant) {
        let value = match value {
            Constant::Number(number) => match number.strip_prefix("0x") {
                Some(digits) => u64::from_str_radix(digits, 16).unwrap_or(0).to_string(),
                None => number.clone(),
            },
            Constant::Boolean(value) => u8::from(*value).to_string(),
            _ => "0".to_owned(),
        };
        let point = if value.contains('.') { "" } else { ".0" };
        self.members.push(format!("Member::constant({name:?}, {value}{point})"));
    }

    /// The flags of a member that follow its entry.
    fn flags(owned: &Owned, is_static: bool) -> String {
        let attributes = &owned.member.attributes;
        let mut flags = String::new();
        if is_static {
            flags.push_str(".of_constructor()");
        }
        if attributes.has("LegacyUnforgeable") {
            flags.push_str(".unforgeable()");
        }
        if attributes.has("Unscopable") {
            flags.push_str(".unscopable()");
        }
        if let Some(bits) = exposure(attributes) {
            let _ = write!(flags, ".exposed({bits:#b})");
        }
        flags
    }

    /// Adds a function. Returns the expression for it.
    pub(super) fn push(&mut self, function: Function) -> String {
        let glue = function.glue.clone();
        self.functions.push(function);
        glue
    }

    fn attribute(&mut self, owned: &'a Owned, attribute: &'a Attribute) -> Result<(), String> {
        let name = &attribute.name;
        let attributes = &owned.member.attributes;
        let site = self.site(owned, name, attribute.is_static);
        let flags = Self::flags(owned, attribute.is_static);
        if is_event_handler(&attribute.of) {
            let lenient = attributes.has("LegacyLenientThis");
            let lenient = if lenient { ".lenient_this()" } else { "" };
            self.members.push(format!("Member::handler({name:?}){lenient}{flags}"));
            return Ok(());
        }
        if let Some(animated) = self.reflecting.expression(&owned.owner, name, &attribute.of)? {
            let glue = format!("Glue::Animated(&{animated})");
            self.members.push(format!("Member::attribute({name:?}, {glue}){flags}"));
            return Ok(());
        }
        let reflects = content_attribute(attributes, &owned.owner, name).is_some()
            || self.enumerated.content_attribute(&owned.owner, name).is_some();
        let (get, mut set) = if reflects {
            let reflection = site.reflection(attribute, self.enumerated)?;
            let only_sets = attributes.has("ReflectSetter");
            if !only_sets && !attribute.read_only && site.has_reactions() {
                self.members.push(format!("Member::reflecting({name:?}, &{reflection}){flags}"));
                if attribute.stringifier {
                    self.stringifier_of(&format!("Glue::Reflect(&{reflection})"), &flags);
                }
                return Ok(());
            }
            let get = if only_sets {
                site.getter(&attribute.of)?
            } else {
                Function::row(format!("Glue::Reflect(&{reflection})"))
            };
            let set = Function::row(format!("Glue::SetReflect(&{reflection})"));
            (get, Some(Function { flags: site.flags(), ..set }))
        } else {
            let set = if attribute.read_only { None } else { Some(site.setter(&attribute.of)?) };
            (site.getter(&attribute.of)?, set)
        };
        if attribute.read_only {
            set = if let Some(target) = attributes.word("PutForwards") {
                Some(Function::row(format!("Glue::Forward({target:?})")))
            } else if attributes.has("Replaceable") {
                Some(Function::row("Glue::Replace"))
            } else if attributes.has("LegacyLenientSetter") {
                Some(Function::row("Glue::Ignore"))
            } else {
                None
            };
        }
        let get_flags = get.flags;
        let get = self.push(get);
        let mut entry = format!("Member::attribute({name:?}, {get}){get_flags}");
        if let Some(set) = set {
            let set_flags = set.flags;
            let set = self.push(set);
            let _ = write!(entry, ".setter({set}){set_flags}");
        }
        self.members.push(format!("{entry}{flags}"));
        if attribute.stringifier {
            self.stringifier_of(&get, &flags);
        }
        Ok(())
    }

    fn operation(
        &mut self,
        owned: &'a Owned,
        name: &'a str,
        is_static: bool,
    ) -> Result<(), String> {
        let interface = self.interface;
        let overloads: Vec<&Operation> = interface
            .members
            .iter()
            .filter(|other| self.supported.has(other))
            .filter_map(|other| match &other.member.kind {
                MemberKind::Operation(operation)
                    if operation.name.as_deref() == Some(name)
                        && operation.is_static == is_static =>
                {
                    Some(operation)
                }
                _ => None,
            })
            .collect();
        let all: Vec<Overload<'_>> = overloads
            .iter()
            .map(|operation| Overload {
                arguments: &operation.arguments,
                result: &operation.result,
            })
            .collect();
        let length = overloads.iter().map(|o| required(&o.arguments)).min().unwrap_or(0);
        let site = self.site(owned, name, is_static);
        let function = site.operation(&all)?;
        let stringifies = overloads.iter().any(|o| o.special == Some(Special::Stringifier));
        let flags = format!("{}{}", function.flags, Self::flags(owned, is_static));
        let glue = self.push(function);
        self.members.push(format!("Member::operation({name:?}, {glue}, {length}){flags}"));
        if stringifies {
            self.stringifier_of(&glue, &flags);
        }
        Ok(())
    }

    fn stringifier_of(&mut self, glue: &str, flags: &str) {
        self.members.push(format!("Member::operation(\"toString\", {glue}, 0){flags}"));
    }

    fn stringifier(&mut self, owned: &'a Owned, name: &str) {
        let site = self.site(owned, "toString", false);
        let receiver = if site.receiver == Receiver::Node { "Node" } else { "Object" };
        let module = site.module();
        let signature = format!(
            "pub(crate) fn {name}(cx: &mut Cx<'_>{}) -> Result<DomString, Thrown>",
            site.this_parameter()
        );
        let mut function =
            Function::row(format!("Glue::{receiver}(Of{receiver}::Text({module}::{name}))"));
        function.wanted.push((module, signature));
        let flags = Self::flags(owned, false);
        let glue = self.push(function);
        self.stringifier_of(&glue, &flags);
    }

    fn constructor(&mut self, all: &[(&'a Owned, &'a Vec<Argument>)]) -> Result<(), String> {
        let Some((owned, _)) = all.first() else { return Ok(()) };
        let name = &self.interface.name;
        let site = self.site(owned, "constructor", true);
        let length = all.iter().map(|(_, arguments)| required(arguments)).min().unwrap_or(0);
        let function = if owned.member.attributes.has("HTMLConstructor") {
            Function::row("Glue::HtmlConstructor")
        } else {
            let arguments: Vec<&[Argument]> =
                all.iter().map(|(_, arguments)| arguments.as_slice()).collect();
            site.constructor(&arguments, "constructor", name)?
        };
        let glue = self.push(function);
        self.fields.push(format!("constructor: Some(({glue}, {length}))"));
        Ok(())
    }

    /// `[LegacyFactoryFunction=Image(...)]`
    fn factory(&mut self) -> Result<(), String> {
        let interface = self.interface;
        let Some(ExtendedValue::Function(name, arguments)) =
            interface.attributes.get("LegacyFactoryFunction")
        else {
            return Ok(());
        };
        if !self.supported.has_word(&interface.name, name) {
            return Ok(());
        }
        let site = Site {
            types: self.types,
            interface: &interface.name,
            owner: &interface.name,
            member: name,
            receiver: Receiver::None,
            attributes: &interface.attributes,
        };
        let function = format!("legacy_factory_{}", snake(name));
        let function = site.constructor(&[arguments], &function, &interface.name)?;
        let glue = self.push(function);
        let length = required(arguments);
        self.fields.push(format!("factory: Some(({name:?}, {glue}, {length}))"));
        Ok(())
    }

    /// The text of the file.
    pub(super) fn text(&self) -> String {
        let interface = self.interface;
        let mut out = format!(
            "// Made by `cargo xtask codegen` from spec/idl/{}. Do not edit.\n\n\
             use super::prelude::*;\n\n\
             pub(super) static DEFINITION: Definition = Definition {{\n    name: {:?},\n",
            interface.file, interface.name
        );
        for field in &self.fields {
            let _ = writeln!(out, "    {field},");
        }
        if !self.members.is_empty() {
            out.push_str("    members: &[\n");
            for member in &self.members {
                let _ = writeln!(out, "        {member},");
            }
            out.push_str("    ],\n");
        }
        let _ = writeln!(out, "    ..Definition::EMPTY\n}};");
        for function in self.functions.iter().filter(|function| !function.code.is_empty()) {
            let _ = write!(out, "\n{}", function.code);
        }
        out.push_str(&self.more);
        out
    }
}

fn is_event_handler(of: &Type) -> bool {
    const TYPES: [&str; 3] = ["EventHandler", "OnErrorEventHandler", "OnBeforeUnloadEventHandler"];
    matches!(&of.kind, Kind::Name(name) if TYPES.contains(&name.as_str()))
}
