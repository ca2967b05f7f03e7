//! Lists of components, in the form of `CycloneDX` 1.6: <https://cyclonedx.org/docs/1.6/json/>.
//!
//! They are generated here, because the official `CycloneDX` program writes the path of the checkout,
//! random numbers, and a file into each folder of it.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, SecondsFormat};
use serde_json::{Map, Value, json};

use super::building::Building;

/// A released program or library.
pub(super) struct Program {
    package: &'static str,
    kind: &'static str,
    /// The features that it is built with.
    features: &'static str,
    /// Its name in the place of publication.
    identifier: fn(&str) -> String,
}

impl Program {
    pub(super) const COMMAND: Self = Self {
        package: "treewright-cli",
        kind: "application",
        features: "full",
        identifier: |version| format!("pkg:cargo/treewright-cli@{version}"),
    };
    pub(super) const WHEEL: Self = Self {
        package: "treewright-python",
        kind: "library",
        features: "full",
        identifier: |version| format!("pkg:pypi/treewright@{version}"),
    };
}

/// The package of this repository that has the source of the script engine, and the identifier of that.
const WITH_ENGINE: &str = "treewright-quickjs";
const ENGINE: &str = "pkg:github/quickjs-ng/quickjs@v0.16.2";

/// The list of the components of a program.
pub(super) fn of(building: &Building, program: &Program) -> Result<String, String> {
    let tree =
        |edges| Ok::<_, String>(names(&building.tree(program.package, program.features, edges)?));
    let lists = Lists {
        metadata: building.metadata()?,
        checksums: checksums(&building.lock()?)?,
        all: tree("normal,build")?,
        linked: tree("normal,no-proc-macro")?,
        time: building.time(),
        compiler: building.compiler().to_owned(),
    };
    list(&lists, program)
}

/// A name and a version, by which cargo distinguishes packages in one build.
type Name = (String, String);

/// All known facts about packages.
struct Lists {
    metadata: Value,
    checksums: BTreeMap<Name, String>,
    /// The packages that the program is built from, including those that run at compile time.
    all: BTreeSet<Name>,
    /// Those that are linked into it.
    linked: BTreeSet<Name>,
    time: u64,
    compiler: String,
}

/// The packages in lines such as `name v1.2.3 (proc-macro)`.
fn names(tree: &str) -> BTreeSet<Name> {
    let name = |line: &str| {
        let mut words = line.split(' ');
        let name = words.next().filter(|name| !name.is_empty())?;
        Some((name.to_owned(), words.next()?.strip_prefix('v')?.to_owned()))
    };
    tree.lines().filter_map(name).collect()
}

/// The checksums of `Cargo.lock`.
fn checksums(lock: &str) -> Result<BTreeMap<Name, String>, String> {
    let lock: toml::Table = lock.parse().map_err(|error| format!("Cargo.lock: {error}"))?;
    let packages = lock.get("package").and_then(toml::Value::as_array);
    let entry = |package: &toml::Value| {
        let text = |key| Some(package.get(key)?.as_str()?.to_owned());
        Some(((text("name")?, text("version")?), text("checksum")?))
    };
    Ok(packages.into_iter().flatten().filter_map(entry).collect())
}

fn text<'a>(package: &'a Value, key: &str) -> &'a str {
    package[key].as_str().unwrap_or_default()
}

fn list(lists: &Lists, program: &Program) -> Result<String, String> {
    let mut packages: BTreeMap<Name, &Value> = BTreeMap::new();
    let mut identifiers: BTreeMap<&str, String> = BTreeMap::new();
    let mut root = None;
    for package in lists.metadata["packages"].as_array().into_iter().flatten() {
        let name = (text(package, "name").to_owned(), text(package, "version").to_owned());
        if !lists.all.contains(&name) {
            continue;
        }
        let identifier = if name.0 == program.package {
            root = Some(package);
            (program.identifier)(&name.1)
        } else {
            format!("pkg:cargo/{}@{}", name.0, name.1)
        };
        identifiers.insert(text(package, "id"), identifier);
        packages.insert(name, package);
    }
    let root = root.ok_or_else(|| format!("unknown package {}", program.package))?;

    let component = |package: &Value| component(lists, package, &identifiers);
    let mut main = component(root);
    main["type"] = program.kind.into();
    // It is the subject of the list.
    main.remove("scope");
    let others = packages.values().filter(|package| text(package, "name") != program.package);
    let mut components: Vec<Value> = others.map(|package| component(package).into()).collect();
    if packages.keys().any(|(name, _)| name == WITH_ENGINE) {
        components.push(json!({
            "type": "library", "bom-ref": ENGINE, "name": "quickjs-ng", "version": "0.16.2", "scope": "required",
            "licenses": [{ "expression": "MIT" }], "purl": ENGINE,
        }));
    }
    let time = i64::try_from(lists.time).ok().and_then(|time| DateTime::from_timestamp(time, 0));
    let time = time.ok_or("the time is out of range")?;
    let document = json!({
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": time.to_rfc3339_opts(SecondsFormat::Secs, true),
            "lifecycles": [{ "phase": "build" }],
            "tools": { "components": [
                { "type": "application", "name": "rustc", "version": lists.compiler },
            ]},
            "component": main,
        },
        "components": components,
        "dependencies": dependencies(&lists.metadata, &identifiers),
    });
    let mut document =
        serde_json::to_string_pretty(&document).map_err(|error| error.to_string())?;
    document.push('\n');
    Ok(document)
}

/// A component of the list.
fn component(
    lists: &Lists,
    package: &Value,
    identifiers: &BTreeMap<&str, String>,
) -> Map<String, Value> {
    let name = (text(package, "name").to_owned(), text(package, "version").to_owned());
    let identifier = identifiers.get(text(package, "id")).cloned().unwrap_or_default();
    let is_in = lists.linked.contains(&name);
    let mut component = Map::new();
    component.insert("type".into(), "library".into());
    component.insert("bom-ref".into(), identifier.clone().into());
    component.insert("name".into(), name.0.clone().into());
    component.insert("version".into(), name.1.clone().into());
    component.insert("scope".into(), if is_in { "required" } else { "excluded" }.into());
    if let Some(description) = package["description"].as_str() {
        component.insert("description".into(), description.trim().into());
    }
    if let Some(checksum) = lists.checksums.get(&name) {
        component.insert("hashes".into(), json!([{ "alg": "SHA-256", "content": checksum }]));
    }
    if let Some(licence) = package["license"].as_str() {
        // Old manifests use a slash.
        let licence = licence.replace(" / ", "/").replace('/', " OR ");
        component.insert("licenses".into(), json!([{ "expression": licence }]));
    }
    component.insert("purl".into(), identifier.into());
    if let Some(repository) = package["repository"].as_str() {
        let reference = json!([{ "type": "vcs", "url": repository }]);
        component.insert("externalReferences".into(), reference);
    }
    component
}

/// The dependencies of each component among the components.
fn dependencies(metadata: &Value, identifiers: &BTreeMap<&str, String>) -> Vec<Value> {
    let mut all: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for node in metadata["resolve"]["nodes"].as_array().into_iter().flatten() {
        let Some(of) = identifiers.get(text(node, "id")) else { continue };
        let is_used = |dependency: &&Value| {
            let kinds = dependency["dep_kinds"].as_array().into_iter().flatten();
            kinds.into_iter().any(|kind| kind["kind"] != "dev")
        };
        let used = node["deps"].as_array().into_iter().flatten().filter(is_used);
        let used = used.filter_map(|dependency| identifiers.get(text(dependency, "pkg")));
        let mut used: BTreeSet<&str> = used.map(String::as_str).collect();
        if of.starts_with(&format!("pkg:cargo/{WITH_ENGINE}@")) {
            used.insert(ENGINE);
            all.insert(ENGINE, BTreeSet::new());
        }
        all.insert(of, used);
    }
    let entry = |(of, used): (&str, BTreeSet<&str>)| json!({ "ref": of, "dependsOn": used });
    all.into_iter().map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_has_the_components_of_the_program() {
        let package = |name: &str, version: &str, licence: &str| {
            json!({ "id": format!("{name} {version}"), "name": name, "version": version, "license": licence,
                    "description": " about ", "repository": null })
        };
        let uses =
            |name: &str, kind: Value| json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] });
        let metadata = json!({
            "packages": [
                package("treewright-cli", "1.0.0", "MIT"), package("a", "2.0.0", "MIT/Apache-2.0"),
                package("macros", "3.0.0", "MIT"), package("tests", "4.0.0", "MIT"),
            ],
            "resolve": { "nodes": [
                { "id": "treewright-cli 1.0.0", "deps": [
                    uses("a 2.0.0", Value::Null), uses("macros 3.0.0", "build".into()), uses("tests 4.0.0", "dev".into()),
                ]},
                { "id": "a 2.0.0", "deps": [] },
                { "id": "macros 3.0.0", "deps": [] },
            ]},
        });
        let lock = "[[package]]\nname = 'a'\nversion = '2.0.0'\nchecksum = 'c0'\n[[package]]\nname = 'x'\nversion = '1'\n";
        let lists = Lists {
            metadata,
            checksums: checksums(lock).unwrap(),
            all: names(
                "treewright-cli v1.0.0 (/checkout)\na v2.0.0\nmacros v3.0.0 (proc-macro)\n\n",
            ),
            linked: names("treewright-cli v1.0.0 (/checkout)\na v2.0.0\n"),
            time: 1_700_000_000,
            compiler: "1.95.0".to_owned(),
        };
        let made: Value = serde_json::from_str(&list(&lists, &Program::COMMAND).unwrap()).unwrap();
        assert_eq!(made["metadata"]["timestamp"], "2023-11-14T22:13:20Z");
        assert_eq!(made["metadata"]["component"]["purl"], "pkg:cargo/treewright-cli@1.0.0");
        let component = json!({
            "type": "library", "bom-ref": "pkg:cargo/a@2.0.0", "name": "a", "version": "2.0.0", "scope": "required",
            "description": "about", "hashes": [{ "alg": "SHA-256", "content": "c0" }],
            "licenses": [{ "expression": "MIT OR Apache-2.0" }], "purl": "pkg:cargo/a@2.0.0",
        });
        assert_eq!(made["components"][0], component);
        assert_eq!(made["components"][1]["scope"], "excluded");
        assert_eq!(made["components"].as_array().unwrap().len(), 2);
        let depends = json!({ "ref": "pkg:cargo/treewright-cli@1.0.0", "dependsOn": ["pkg:cargo/a@2.0.0", "pkg:cargo/macros@3.0.0"] });
        assert_eq!(made["dependencies"][2], depends);
        assert_eq!(made["dependencies"].as_array().unwrap().len(), 3);
    }
}
