//! Configuration files of the sanitizer: random ones are the same after a round trip through JSON and TOML, in the data and in
//! what they do, and mistakes in them are found with their place.

use serde_json::{Map, Value, json};
use treewright::TextSanitizer;
use treewright::sanitize::Profile;
use treewright_testing::generator::{Generator, SplitMix64};

/// The number of random profiles.
const PROFILES: u64 = 1_000;

/// The number of texts that each of them sanitizes in all of its forms.
const TEXTS: u64 = 3;

#[test]
fn random_profiles_are_the_same_after_round_trips() {
    let (mut valid, mut different) = (0, 0);
    for seed in 1..=PROFILES {
        let written = profile(&mut SplitMix64::new(seed));
        let context = || format!("seed {seed}: {written}");
        let read: Profile = serde_json::from_value(written.clone())
            .unwrap_or_else(|e| panic!("{e}: {}", context()));
        let json = serde_json::to_string(&read).expect("it can be written");
        let of_json: Profile =
            serde_json::from_str(&json).unwrap_or_else(|e| panic!("{e}: {}", context()));
        let toml = toml::to_string(&read).unwrap_or_else(|e| panic!("{e}: {}", context()));
        let of_toml: Profile =
            toml::from_str(&toml).unwrap_or_else(|e| panic!("{e}: {}\n{toml}", context()));
        assert_eq!(of_json, read, "{}", context());
        assert_eq!(of_toml, read, "{}\n{toml}", context());
        assert_eq!(serde_json::to_string(&of_toml).ok(), Some(json), "{}", context());
        // Lists can contradict each other; then all forms say the same.
        let sanitizers = [&read, &of_json, &of_toml].map(TextSanitizer::from_profile);
        let Ok(first) = &sanitizers[0] else {
            let errors = sanitizers.map(|result| result.err().map(|error| error.to_string()));
            assert!(errors.iter().all(|error| *error == errors[0]), "{}: {errors:?}", context());
            continue;
        };
        valid += 1;
        for text in 0..TEXTS {
            let html =
                Generator::new(seed.wrapping_mul(TEXTS).wrapping_add(text)).fragment(12).1.concat();
            let result = |sanitizer: &TextSanitizer| {
                let result = sanitizer
                    .clone()
                    .record(true)
                    .sanitize(&html)
                    .map_err(|error| error.to_string())?;
                Ok::<_, String>((result.html, result.records))
            };
            let expected = result(first);
            different += usize::from(expected.as_ref().is_ok_and(|(after, _)| *after != html));
            for other in &sanitizers[1..] {
                let other = other.as_ref().unwrap_or_else(|e| panic!("{e}: {}", context()));
                assert_eq!(result(other), expected, "{}: {html}", context());
            }
        }
    }
    assert!(valid * 2 > PROFILES, "{valid} valid profiles");
    assert!(different > 300, "{different} texts that change");
}

/// A wrong key or a value of a wrong type is an error with its name and its place, wherever it is.
#[test]
fn mistakes_have_their_name_and_place() {
    let mut found = 0;
    for seed in 1..=PROFILES {
        let mut random = SplitMix64::new(seed);
        let mut written = profile(&mut random);
        let Some((name, mistake)) = make_a_mistake(&mut written, &mut random) else { continue };
        found += 1;
        let json = serde_json::to_string_pretty(&written).expect("it can be written");
        let error = serde_json::from_str::<Profile>(&json)
            .expect_err(&format!("seed {seed}: {mistake} in {json}"));
        let message = error.to_string();
        assert!(
            message.contains(&format!("`{name}`")),
            "seed {seed}: {mistake} in {json}: {message}"
        );
        // It is in the lines of the member, or at the end of the dictionary around it.
        let start = json
            .lines()
            .position(|line| line.contains(&format!("\"{name}\"")))
            .expect("it is there")
            + 1;
        assert!(error.line() >= start && error.column() > 0, "seed {seed}: {message} in {json}");
        // TOML has no null.
        if let Ok(text) = toml::to_string(&written) {
            let error = toml::from_str::<Profile>(&text)
                .expect_err(&format!("seed {seed}: {mistake} in {text}"));
            assert!(
                error.message().contains(&format!("`{name}`")),
                "seed {seed}: {mistake} in {text}: {error}"
            );
            assert!(error.span().is_some(), "seed {seed}: {text}: {error}");
        }
    }
    assert!(found > PROFILES / 2, "{found} mistakes");
}

#[test]
fn messages_of_mistakes() {
    for (json, expected) in [
        (
            r#"{"comments": 1}"#,
            "`comments`: invalid type: integer `1`, expected a boolean at line 1 column 14",
        ),
        (r#"{"elemets": []}"#, "unknown field `elemets`, expected one of `preset`, `elements`"),
        (r#"{"preset": "forum"}"#, "`preset`: `forum` is not a preset"),
        (
            r#"{"elements": ["b", 1]}"#,
            "`elements`: expected the name of an element, or a dictionary",
        ),
        (r#"{"policies": {"prefx": "a"}}"#, "unknown field `prefx`, expected one of `urlSchemes`"),
        (r#"{"policies": {"maxDepth": 1.5}}"#, "policy `maxDepth`: `1.5` is not a number from 0"),
        (r#"{"policies": {"maxDepth": -1}}"#, "policy `maxDepth`: `-1` is not a number from 0"),
        (
            r#"{"policies": {"classes": [1]}}"#,
            "policy `classes`: `a list of other things than strings` is not a list",
        ),
        (
            r#"{"policies": {"attributeValues": {"b": ["c"]}}}"#,
            "policy `attributeValues`: `{b}` is not a dictionary",
        ),
        (
            r#"{"policies": {"removeContents": {"b": "c"}}}"#,
            "policy `removeContents`: `{b}` is not a list of elements",
        ),
        (
            r#"{"policies": 1}"#,
            "invalid type: integer `1`, expected a dictionary of policies at line 1 column 14",
        ),
        ("1", "expected a configuration: a dictionary with `preset`"),
        // Lists are not dictionaries whose members are known by their places.
        ("[]", "invalid type: sequence, expected a configuration: a dictionary with `preset`"),
        (r#"["email"]"#, "invalid type: sequence, expected a configuration"),
        (r#"{"policies": []}"#, "invalid type: sequence, expected a dictionary of policies"),
        (r#"{"elements": [["b"]]}"#, "`elements`: expected the name of an element"),
        (r#"{"attributes": [["id"]]}"#, "`attributes`: expected the name of an attribute"),
        (
            r#"{"policies": {"removeContents": ["SELECT"]}}"#,
            "policy `removeContents`: `SELECT` is not the name of an element in lower case",
        ),
        (
            r#"{"policies": {"classesOf": {"P": ["a"]}}}"#,
            "policy `classesOf`: `P` is not the name of an element in lower case",
        ),
        (
            r#"{"policies": {"setAttributes": {"*": {"dir": "auto"}}}}"#,
            "policy `setAttributes`: `*` is not the name of an element in lower case",
        ),
        (
            r#"{"policies": {"attributeValues": {"input": {"TYPE": ["a"]}}}}"#,
            "policy `attributeValues`: `input TYPE` is not the name of an attribute in lower case",
        ),
        (
            r#"{"policies": {"urlSchemesOf": {"HREF": ["https"]}}}"#,
            "policy `urlSchemesOf`: `HREF` is not the name of an attribute in lower case",
        ),
    ] {
        let message = serde_json::from_str::<Profile>(json).expect_err(json).to_string();
        assert!(message.contains(expected), "{json}: {message}");
    }
}

/// A name that no parser makes would do nothing.
#[test]
fn names_that_parsers_do_not_make_are_errors() {
    for (json, expected) in [
        (r#"{"removeElements": ["TABLE"]}"#, "parsers make; they write `table`"),
        (r#"{"preset": "email", "removeElements": ["TABLE"]}"#, "they write `table`"),
        (r#"{"elements": [{"name": "a", "attributes": ["HREF"]}]}"#, "they write `href`"),
        (r#"{"replaceWithChildrenElements": ["a b"]}"#, "`a b` in the list `replaceWithChildrenEl"),
        (r#"{"attributes": ["onClick"]}"#, "not the name of an attribute that parsers make"),
        (r#"{"removeAttributes": [""]}"#, "`` in the list `removeAttributes` is not the name"),
        (
            r#"{"elements": [{"name": "foreignobject", "namespace": "http://www.w3.org/2000/svg"}]}"#,
            "they write `foreignObject`",
        ),
    ] {
        let profile: Profile = serde_json::from_str(json).expect("it can be read");
        let message = profile.into_parts().expect_err(json).to_string();
        assert!(message.contains(expected), "{json}: {message}");
    }
    for json in [
        r#"{"attributes": ["viewBox", "data-É"]}"#,
        r#"{"elements": [{"name": "foreignObject", "namespace": "http://www.w3.org/2000/svg"}]}"#,
        r#"{"elements": [{"name": "A", "namespace": "urn:b"}]}"#,
    ] {
        let profile: Profile = serde_json::from_str(json).expect("it can be read");
        profile.into_parts().unwrap_or_else(|error| panic!("{json}: {error}"));
    }
}

/// Renames a key, or gives it a value of a type that nothing has there. Returns the name that the error has to have.
fn make_a_mistake(written: &mut Value, random: &mut SplitMix64) -> Option<(String, String)> {
    let all = written.as_object_mut()?;
    let is_in_policies = random.chance(50) && all.contains_key("policies");
    let dictionary = if is_in_policies { all.get_mut("policies")?.as_object_mut()? } else { all };
    let keys: Vec<String> = dictionary.keys().filter(|key| *key != "policies").cloned().collect();
    if keys.is_empty() {
        return None;
    }
    let key = keys[random.below(keys.len())].clone();
    if random.chance(50) {
        let value = dictionary.remove(&key)?;
        let wrong = format!("{key}s");
        dictionary.insert(wrong.clone(), value);
        return Some((wrong, format!("{key} is renamed")));
    }
    let wrong = random.pick(&[r"1.5", r"[[]]", r#"{"": [1]}"#, r"-3"]);
    dictionary.insert(key.clone(), serde_json::from_str(wrong).expect("it is JSON"));
    Some((key, format!("a value is {wrong}")))
}

const ELEMENTS: &[&str] =
    &["a", "b", "p", "img", "table", "td", "svg", "math", "style", "select", "x-y", "div", "é"];
const ATTRIBUTES: &[&str] =
    &["href", "src", "id", "class", "title", "style", "data-a", "lang", "onclick", "xlink:href"];
const NAMESPACES: &[&str] = &[
    "",
    "http://www.w3.org/1999/xhtml",
    "http://www.w3.org/2000/svg",
    "http://www.w3.org/1998/Math/MathML",
    "u",
];

fn some<T>(random: &mut SplitMix64, most: usize, one: impl Fn(&mut SplitMix64) -> T) -> Vec<T> {
    (0..random.below(most + 1)).map(|_| one(random)).collect()
}

fn attribute(random: &mut SplitMix64) -> Value {
    let name = random.pick(ATTRIBUTES);
    match random.below(4) {
        0 => json!({"name": name}),
        1 => json!({"name": name, "namespace": random.pick(&["", "http://www.w3.org/1999/xlink"])}),
        2 => json!({"name": name, "namespace": null}),
        _ => json!(name),
    }
}

fn element(random: &mut SplitMix64) -> Value {
    let name = random.pick(ELEMENTS);
    if random.chance(60) {
        return json!(name);
    }
    let mut element = json!({"name": name});
    if random.chance(60) {
        element["namespace"] = json!(random.pick(NAMESPACES));
    }
    for list in ["attributes", "removeAttributes"] {
        if random.chance(30) {
            element[list] = json!(some(random, 3, attribute));
        }
    }
    element
}

fn target(random: &mut SplitMix64) -> Value {
    let target = random.pick(&["xml", "php", "a-b"]);
    if random.chance(50) { json!(target) } else { json!({"target": target}) }
}

/// A configuration file, which nearly always is valid.
fn profile(random: &mut SplitMix64) -> Value {
    let mut all = Map::new();
    if random.chance(50) {
        all.insert(
            "preset".into(),
            json!(random.pick(&["default", "text-formatting", "user-content", "email"])),
        );
    }
    let mut add = |random: &mut SplitMix64,
                   names: [&str; 2],
                   list: &dyn Fn(&mut SplitMix64) -> Vec<Value>| {
        if random.chance(40) {
            let name = random.pick(&names);
            all.insert(name.into(), Value::Array(list(random)));
        }
    };
    add(random, ["elements", "removeElements"], &|random| some(random, 4, element));
    add(random, ["replaceWithChildrenElements"; 2], &|random| some(random, 1, element));
    add(random, ["attributes", "removeAttributes"], &|random| some(random, 3, attribute));
    add(random, ["processingInstructions", "removeProcessingInstructions"], &|random| {
        some(random, 1, target)
    });
    for name in ["comments", "javascriptURLs"] {
        if random.chance(20) {
            all.insert(name.into(), json!(random.chance(50)));
        }
    }
    if random.chance(70) {
        all.insert("policies".into(), policies(random));
    }
    Value::Object(all)
}

fn word(random: &mut SplitMix64) -> String {
    random.pick(&["a", "language-*", "*", "", "x y", "é\n\"", "#[table]", "true"]).to_owned()
}

fn words(random: &mut SplitMix64) -> Value {
    if random.chance(20) { json!(word(random)) } else { json!(some(random, 3, word)) }
}

fn schemes(random: &mut SplitMix64) -> Value {
    json!(some(random, 3, |random| random.pick(&["https", "HTTP", "mailto", "a+b.c-d"])))
}

fn dictionary(
    random: &mut SplitMix64,
    names: &[&str],
    value: impl Fn(&mut SplitMix64) -> Value,
) -> Value {
    let entries = some(random, 3, |random| (random.pick(names).to_owned(), value(random)));
    Value::Object(entries.into_iter().collect())
}

fn policies(random: &mut SplitMix64) -> Value {
    let mut all = Map::new();
    let mut add =
        |random: &mut SplitMix64, name: &str, value: &dyn Fn(&mut SplitMix64) -> Value| {
            if random.chance(25) {
                let value = if random.chance(15) { json!(false) } else { value(random) };
                all.insert(name.to_owned(), value);
            }
        };
    add(random, "urlSchemes", &schemes);
    add(random, "urlSchemesOf", &|random| {
        dictionary(random, &["src", "a href", "background"], schemes)
    });
    add(random, "relativeURLs", &|random| {
        [json!("keep"), json!("refuse"), json!({"resolve": "https://a.test/b?c#d"})]
            [random.below(3)]
        .clone()
    });
    add(random, "linkRel", &|random| {
        json!(some(random, 2, |random| random.pick(&["nofollow", "ugc"])))
    });
    add(random, "linkTarget", &|random| json!(word(random)));
    add(random, "loading", &|random| json!(random.pick(&["lazy", "eager"])));
    add(random, "setAttributes", &|random| {
        dictionary(random, &["img", "a"], |random| {
            dictionary(random, &["decoding", "referrerpolicy", "data-a"], |random| {
                json!(word(random))
            })
        })
    });
    add(random, "prefix", &|random| json!(random.pick(&["a", "user-content-", "x_1"])));
    add(random, "attributeValues", &|random| {
        dictionary(random, &["img", "*", "a"], |random| dictionary(random, &["title", "id"], words))
    });
    add(random, "classes", &words);
    add(random, "classesOf", &|random| dictionary(random, &["code", "b"], words));
    add(random, "styles", &|random| {
        dictionary(random, &["color", "margin", "background"], |random| match random.below(4) {
            0 => json!("any"),
            1 => json!(some(random, 3, word)),
            2 => json!({"negative": random.chance(50)}),
            _ => json!({"values": some(random, 3, word), "urls": random.chance(50)}),
        })
    });
    add(random, "unwrapOthers", &|_| json!(true));
    add(random, "removeContents", &|random| {
        json!(some(random, 3, |random| random.pick(&["b", "select", "x-y", "foreignObject"])))
    });
    for name in ["maxDepth", "maxNodes", "maxLength"] {
        add(random, name, &|random| json!(random.pick(&[3_u32, 50, 100_000, u32::MAX])));
    }
    Value::Object(all)
}
