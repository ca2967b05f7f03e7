//! The definitions of all files, with partial definitions and mixins merged.

use std::collections::{BTreeMap, BTreeSet};

use super::parse::parse;
use super::syntax::{Attributes, Definition, Extended, Field, Member, Role, Type};

/// A member with its place in the source.
#[derive(Clone, Debug)]
pub(super) struct Owned {
    /// The interface or mixin; it names the module of the implementation.
    pub(super) owner: String,
    /// The file of the member.
    pub(super) file: String,
    pub(super) member: Member,
}

#[derive(Clone, Debug)]
pub(super) struct Interface {
    pub(super) name: String,
    pub(super) role: Role,
    pub(super) parent: Option<String>,
    /// Own members, then those of mixins.
    pub(super) members: Vec<Owned>,
    pub(super) attributes: Attributes,
    /// The file that has the main definition.
    pub(super) file: String,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Dictionary {
    pub(super) parent: Option<String>,
    pub(super) fields: Vec<Field>,
}

#[derive(Debug, Default)]
pub(super) struct Model {
    pub(super) interfaces: BTreeMap<String, Interface>,
    pub(super) mixins: BTreeMap<String, Interface>,
    pub(super) dictionaries: BTreeMap<String, Dictionary>,
    pub(super) enumerations: BTreeMap<String, Vec<String>>,
    pub(super) typedefs: BTreeMap<String, Type>,
    pub(super) callbacks: BTreeMap<String, Attributes>,
}

/// A partial definition.
struct Partial {
    role: Role,
    name: String,
    members: Vec<Member>,
    attributes: Attributes,
    file: String,
}

impl Model {
    /// Merges the files. Each is a name and the text.
    pub(super) fn new(files: &[(String, String)]) -> Result<Self, String> {
        let mut model = Self::default();
        let (mut partials, mut includes): (Vec<Partial>, _) = (Vec::new(), Vec::new());
        for (file, text) in files {
            for definition in parse(text).map_err(|error| format!("{file}: {error}"))? {
                model.take(file, definition, &mut partials, &mut includes);
            }
        }
        for Partial { role, name, members, attributes, file } in partials {
            // A partial definition of an interface in none of the files is left out.
            let table = if role == Role::Mixin { &mut model.mixins } else { &mut model.interfaces };
            if let Some(whole) = table.get_mut(&name) {
                whole.members.extend(owned(&name, &file, members, &attributes));
                take_over(&mut whole.attributes, &attributes);
            }
        }
        for (target, mixin) in includes {
            let Some(mixin) = model.mixins.get(&mixin) else { continue };
            let members = mixin.members.clone();
            let attributes = mixin.attributes.clone();
            if let Some(target) = model.interfaces.get_mut(&target) {
                for mut member in members {
                    add_exposure(&mut member.member.attributes, &attributes);
                    target.members.push(member);
                }
            }
        }
        Ok(model)
    }

    fn take(
        &mut self,
        file: &str,
        definition: Definition,
        partials: &mut Vec<Partial>,
        includes: &mut Vec<(String, String)>,
    ) {
        match definition {
            Definition::Interface { role, name, partial: true, members, attributes, .. } => {
                partials.push(Partial { role, name, members, attributes, file: file.to_owned() });
            }
            Definition::Interface { role, name, parent, members, attributes, .. } => {
                let members = owned(&name, file, members, &Attributes::default()).collect();
                let file = file.to_owned();
                let whole =
                    Interface { name: name.clone(), role, parent, members, attributes, file };
                let table =
                    if role == Role::Mixin { &mut self.mixins } else { &mut self.interfaces };
                table.insert(name, whole);
            }
            Definition::Dictionary { name, parent, fields, .. } => {
                let dictionary = self.dictionaries.entry(name).or_default();
                dictionary.parent = parent.or(dictionary.parent.take());
                dictionary.fields.extend(fields);
            }
            Definition::Enumeration { name, values } => {
                self.enumerations.insert(name, values);
            }
            Definition::Typedef { name, of } => {
                self.typedefs.insert(name, of);
            }
            Definition::Callback { name, attributes } => {
                self.callbacks.insert(name, attributes);
            }
            Definition::Includes { target, mixin } => includes.push((target, mixin)),
        }
    }

    /// The interface and those that it inherits from, the nearest first.
    pub(super) fn ancestry(&self, name: &str) -> Vec<String> {
        let mut chain = Vec::new();
        let mut next = Some(name.to_owned());
        while let Some(name) = next {
            next = self.interfaces.get(&name).and_then(|interface| interface.parent.clone());
            chain.push(name);
        }
        chain
    }

    pub(super) fn is_node(&self, name: &str) -> bool {
        self.ancestry(name).iter().any(|ancestor| ancestor == "Node")
    }

    /// The listed interfaces, ordered so that descendants directly follow their ancestor.
    pub(super) fn preorder(&self, listed: &BTreeSet<String>) -> Vec<String> {
        let mut children: BTreeMap<Option<&str>, Vec<&str>> = BTreeMap::new();
        for name in listed {
            let parent =
                self.interfaces.get(name).and_then(|interface| interface.parent.as_deref());
            children.entry(parent).or_default().push(name);
        }
        let mut order = Vec::new();
        let mut work: Vec<&str> = children.get(&None).cloned().unwrap_or_default();
        work.reverse();
        while let Some(name) = work.pop() {
            order.push(name.to_owned());
            if let Some(children) = children.get(&Some(name)) {
                work.extend(children.iter().rev());
            }
        }
        order
    }
}

fn owned<'a>(
    owner: &'a str,
    file: &'a str,
    members: Vec<Member>,
    attributes: &'a Attributes,
) -> impl Iterator<Item = Owned> + use<'a> {
    members.into_iter().map(move |mut member| {
        add_exposure(&mut member.attributes, attributes);
        Owned { owner: owner.to_owned(), file: file.to_owned(), member }
    })
}

/// The extended attributes of a partial interface that count as if they were on the interface itself; the
/// others are for its members. <https://webidl.spec.whatwg.org/#LegacyOverrideBuiltIns>
const OF_THE_WHOLE: [&str; 1] = ["LegacyOverrideBuiltIns"];

fn take_over(whole: &mut Attributes, partial: &Attributes) {
    for attribute in &partial.0 {
        if OF_THE_WHOLE.contains(&attribute.name.as_str()) && !whole.has(&attribute.name) {
            whole.0.push(attribute.clone());
        }
    }
}

/// A member of a partial definition or mixin is exposed like that, unless it says otherwise.
fn add_exposure(member: &mut Attributes, outer: &Attributes) {
    if let (None, Some(value)) = (member.get("Exposed"), outer.get("Exposed")) {
        member.0.push(Extended { name: "Exposed".to_owned(), value: value.clone() });
    }
}
