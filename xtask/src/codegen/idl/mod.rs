//! The glue of the window: from interface definitions in Web IDL to Rust.
//!
//! The definitions are `spec/idl/*.idl`; the members with a function are listed in
//! `crates/window/idl/*.txt`.

mod compare;
mod conversion;
mod data_types;
mod format;
mod glue;
mod interface_file;
mod legacy;
mod model;
mod names;
mod overloads;
mod parse;
mod reflection;
mod supported;
mod svg;
mod syntax;
mod tables;
mod tokens;
mod types;

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::{read, root};
pub(crate) use compare::compare;
use interface_file::File;
use model::{Interface, Model};
use names::snake;
use reflection::Enumerated;
use supported::Supported;
use types::Types;

const GENERATED: &str = "crates/window/src/generated";

/// The files of a folder with one ending, by name.
fn files(folder: &str, ending: &str) -> Result<Vec<(String, String)>, String> {
    let path = root().join(folder);
    let entries = std::fs::read_dir(&path).map_err(|error| format!("{folder}: {error}"))?;
    let mut names: Vec<String> = entries
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(ending))
        .collect();
    names.sort();
    names.into_iter().map(|name| Ok((name.clone(), read(&format!("{folder}/{name}"))?))).collect()
}

/// The scrolling methods of windows return nothing in all browsers: promises are only in the draft, and would
/// turn exceptions for a window of another origin into rejections.
fn scroll_without_promises(model: &mut Model) {
    let Some(window) = model.interfaces.get_mut("Window") else { return };
    for owned in &mut window.members {
        if let syntax::MemberKind::Operation(operation) = &mut owned.member.kind
            && matches!(operation.name.as_deref(), Some("scroll" | "scrollTo" | "scrollBy"))
        {
            operation.result.kind = syntax::Kind::Name("undefined".into());
        }
    }
}

/// The members of script elements that take objects of Trusted Types, which the package does not have.
/// <https://w3c.github.io/trusted-types/dist/spec/#enforcement-in-scripts>
const SCRIPTS: &str = "partial interface HTMLScriptElement {
  [CEReactions] attribute (TrustedScript or [LegacyNullToEmptyString] DOMString) innerText;
  [CEReactions] attribute (TrustedScript or DOMString)? textContent;
  [CEReactions] attribute (TrustedScriptURL or USVString) src;
  [CEReactions] attribute (TrustedScript or DOMString) text;
};";

/// The members of Level 1 that the package has with those of Level 2 only, where times can be objects for units, which
/// windows lack.
/// <https://drafts.csswg.org/web-animations-1/>
const ANIMATIONS: &str = "partial interface AnimationTimeline {
  readonly attribute double? currentTime;
};
partial interface Animation {
  attribute double? startTime;
  attribute double? currentTime;
};
partial dictionary EffectTiming {
  double delay = 0;
  double endDelay = 0;
  (unrestricted double or DOMString) duration = \"auto\";
};
partial dictionary ComputedEffectTiming {
  unrestricted double endTime;
  unrestricted double activeDuration;
  double? localTime;
};
[Exposed=Window]
interface AnimationPlaybackEvent : Event {
  constructor(DOMString type, optional AnimationPlaybackEventInit eventInitDict = {});
  readonly attribute double? currentTime;
  readonly attribute double? timelineTime;
};
dictionary AnimationPlaybackEventInit : EventInit {
  double? currentTime = null;
  double? timelineTime = null;
};";

/// They replace those of the HTML Standard.
fn scripts_of_trusted_types(model: &mut Model) {
    let Some(script) = model.interfaces.get_mut("HTMLScriptElement") else { return };
    let mut seen = BTreeSet::new();
    script.members.reverse();
    script.members.retain(|owned| match &owned.member.kind {
        syntax::MemberKind::Attribute(attribute) => seen.insert(attribute.name.clone()),
        _ => true,
    });
    script.members.reverse();
}

/// A timeline that is missing is not null, which the argument of the constructor has to tell.
/// <https://drafts.csswg.org/web-animations-1/#dom-animation-animation>
fn timeline_may_be_missing(model: &mut Model) {
    let Some(animation) = model.interfaces.get_mut("Animation") else { return };
    for owned in &mut animation.members {
        if let syntax::MemberKind::Constructor(arguments) = &mut owned.member.kind
            && let Some(timeline) = arguments.get_mut(1)
        {
            timeline.of =
                syntax::Type { kind: syntax::Kind::Name("any".into()), ..timeline.of.clone() };
            timeline.of.nullable = false;
        }
    }
}

/// All input.
struct Input {
    model: Model,
    supported: Supported,
    enumerated: Enumerated,
    reflecting: svg::Reflecting,
}

impl Input {
    fn read() -> Result<Self, String> {
        let mut definitions = files("spec/idl", ".idl")?;
        definitions.push(("trusted-types-of-scripts.idl".to_owned(), SCRIPTS.to_owned()));
        definitions.push(("web-animations-times.idl".to_owned(), ANIMATIONS.to_owned()));
        definitions.push(("svg-names.idl".to_owned(), svg::NAMES.to_owned()));
        let mut model = Model::new(&definitions)?;
        scripts_of_trusted_types(&mut model);
        scroll_without_promises(&mut model);
        timeline_may_be_missing(&mut model);
        svg::without_handlers_of_windows(&mut model);
        svg::paths_inherit(&mut model);
        Ok(Self {
            model,
            supported: Supported::read(&files("crates/window/idl", ".txt")?)?,
            enumerated: Enumerated::read(&read("spec/idl/enumerated.tsv")?),
            reflecting: svg::Reflecting::read(&read("spec/idl/svg-attributes.tsv")?),
        })
    }

    /// The interfaces that are listed, with their ancestors.
    fn interfaces(&self) -> BTreeSet<String> {
        self.supported
            .names()
            .into_iter()
            .filter(|name| self.model.interfaces.contains_key(*name))
            .flat_map(|name| self.model.ancestry(name))
            .collect()
    }

    fn types(&self) -> Types<'_> {
        let interfaces = self.interfaces();
        Types { model: &self.model, interfaces, used: RefCell::default() }
    }

    fn file<'a>(
        &'a self,
        types: &'a Types<'a>,
        interface: &'a Interface,
        inherited: BTreeMap<String, String>,
    ) -> Result<File<'a>, String> {
        let mut file = File {
            types,
            supported: &self.supported,
            enumerated: &self.enumerated,
            reflecting: &self.reflecting,
            interface,
            functions: Vec::new(),
            members: Vec::new(),
            fields: Vec::new(),
            more: String::new(),
            inherited,
            wanted: Vec::new(),
            by_member: Vec::new(),
        };
        file.fill().map_err(|error| format!("{}: {error}", interface.name))?;
        Ok(file)
    }

    /// The words of the lists that name nothing.
    fn check(&self) -> Result<(), String> {
        let all = self.model.interfaces.iter().chain(&self.model.mixins);
        let members: BTreeMap<String, Vec<String>> = all
            .map(|(name, interface)| {
                let own = interface.members.iter().filter(|owned| owned.owner == *name);
                let mut words: Vec<String> =
                    own.map(|owned| supported::word(&owned.member).to_owned()).collect();
                if let Some(syntax::ExtendedValue::Function(factory, _)) =
                    interface.attributes.get("LegacyFactoryFunction")
                {
                    words.push(factory.clone());
                }
                (name.clone(), words)
            })
            .collect();
        let files = self.model.interfaces.values().chain(self.model.mixins.values());
        let files = files.flat_map(|whole| whole.members.iter().map(|owned| owned.file.clone()));
        match self.supported.unknown(&members, &files.collect()).as_slice() {
            [] => Ok(()),
            unknown => Err(format!("crates/window/idl: not in spec/idl: {}", unknown.join(", "))),
        }
    }
}

/// The generated files.
pub(super) fn outputs() -> Result<Vec<(PathBuf, String)>, String> {
    let input = Input::read()?;
    input.check()?;
    let types = input.types();
    for name in &input.supported.dictionaries {
        types.defined(name, &syntax::Attributes::default())?;
    }
    let order = input.model.preorder(&types.interfaces);
    let folder = Path::new(GENERATED);
    let mut outputs = Vec::new();
    let mut hooks: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for name in &order {
        let interface = &input.model.interfaces[name];
        let mut inherited: BTreeMap<String, String> = interface
            .parent
            .as_ref()
            .and_then(|parent| hooks.get(parent).cloned())
            .unwrap_or_default();
        let mut file = input.file(&types, interface, inherited.clone())?;
        let own = file.hooks().into_iter();
        inherited.extend(own.map(|hook| (hook.clone(), format!("super::{}::{hook}", snake(name)))));
        hooks.insert(name.clone(), inherited);
        let mut fields = tables::header_fields(&input.model, &order, name);
        fields.append(&mut file.fields);
        file.fields = fields;
        let module = snake(name);
        outputs.push((folder.join(format!("{module}.rs")), file.text()));
    }
    let prelude = tables::prelude(|word| outputs.iter().any(|(_, text)| text.contains(word)));
    let elements = tables::elements(
        &input.model,
        &order,
        &read("spec/idl/elements.tsv")?,
        &read("spec/idl/svg-elements.tsv")?,
    );
    outputs.extend([
        (folder.join("mod.rs"), tables::module(&order)),
        (folder.join("prelude.rs"), prelude),
        (folder.join("interface.rs"), tables::interface_enum(&order)),
        (folder.join("natives.rs"), tables::natives(&input.supported.natives)),
        (folder.join("elements.rs"), elements),
        (folder.join("keywords.rs"), input.enumerated.file()),
        (folder.join("dictionaries.rs"), data_types::dictionaries(&types)?),
        (folder.join("enums.rs"), data_types::enumerations(&types)),
        (folder.join("unions.rs"), data_types::unions(&types)),
        (
            "docs/internals/window-interfaces.md".into(),
            tables::list(&input.model, &input.supported),
        ),
    ]);
    format::format(&mut outputs)?;
    Ok(outputs)
}

/// Generated files of interfaces that are no longer listed.
pub(super) fn left_over(outputs: &[(PathBuf, String)]) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(root().join(GENERATED)) else { return Vec::new() };
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let paths = names.map(|name| Path::new(GENERATED).join(name));
    paths.filter(|path| !outputs.iter().any(|(output, _)| output == path)).collect()
}

/// `cargo xtask codegen --signatures NAME`: prints the functions that an interface or mixin needs,
/// as if all its members were listed.
pub(crate) fn signatures(name: &str) -> Result<(), String> {
    let mut input = Input::read()?;
    let model = &input.model;
    let is_mixin = model.mixins.contains_key(name);
    let all = model.interfaces.values();
    let mut users: Vec<String> = all
        .filter(|interface| {
            interface.name == name
                || is_mixin && interface.members.iter().any(|owned| owned.owner == name)
        })
        .map(|interface| interface.name.clone())
        .collect();
    // A mixin of a node and of something else has functions for both.
    users.sort_by_key(|user| std::cmp::Reverse(model.is_node(user)));
    if users.is_empty() {
        return Err(format!("no interface or mixin {name:?} in spec/idl"));
    }
    // Interfaces that are not listed take no part, as in the glue.
    let mut interfaces = input.interfaces();
    interfaces.extend(users.iter().flat_map(|user| input.model.ancestry(user)));
    input.supported = Supported::everything_of(name);
    let types = Types { model: &input.model, interfaces, used: RefCell::default() };
    let mut seen = BTreeSet::new();
    for user in users {
        let file = input.file(&types, &input.model.interfaces[&user], BTreeMap::new())?;
        let wanted = file.functions.iter().flat_map(|function| &function.wanted);
        for (module, signature) in wanted.chain(&file.wanted) {
            if seen.insert(signature.clone()) {
                println!("// crate::{module}\n{signature}");
            }
        }
    }
    let used = types.used.borrow();
    for (union, of) in &used.unions {
        let variants: Vec<String> =
            of.iter().map(|ty| format!("{}({})", ty.variant(), ty.rust())).collect();
        println!("// enum {union} {{ {} }}", variants.join(", "));
    }
    Ok(())
}
