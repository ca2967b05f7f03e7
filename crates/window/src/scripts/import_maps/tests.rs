//! Import maps as data.

use url::Url;

use super::parse::{Json, parse_an_import_map};
use super::{ImportMapState, merge, resolve};

const BASE: &str = "https://example.com/base/page.html";

fn base() -> Url {
    Url::parse(BASE).unwrap()
}

fn json(value: &serde_json::Value) -> Json {
    match value {
        serde_json::Value::Object(map) => {
            Json::Map(map.iter().map(|(key, value)| (key.clone(), json(value))).collect())
        }
        serde_json::Value::String(text) => Json::String(text.clone()),
        _ => Json::Other,
    }
}

fn parse(text: &str) -> Result<super::ImportMap, String> {
    let value = json(&serde_json::from_str(text).unwrap());
    parse_an_import_map(&value, &base()).map_err(|error| error.0)
}

fn state_of(maps: &[&str]) -> ImportMapState {
    let mut state = ImportMapState::default();
    for map in maps {
        merge::merge_existing_and_new_import_maps(&mut state, &parse(map).unwrap());
    }
    state
}

#[test]
fn parses() {
    fn check(text: &str, expected: &[(&str, Option<&str>)]) {
        let map = parse(text).unwrap();
        let imports: Vec<(&str, Option<&str>)> = map
            .imports
            .iter()
            .map(|(key, url)| (key.as_str(), url.as_ref().map(Url::as_str)))
            .collect();
        assert_eq!(imports, expected, "{text}");
    }
    check("{}", &[]);
    check(
        r#"{"imports": {"": "/x", "a": "x", "b": 1, "c": "./x"}}"#,
        &[("c", Some("https://example.com/base/x")), ("b", None), ("a", None)],
    );
    check(
        r#"{"imports": {"/app/helper": "./node_modules/helper/index.mjs", "lodash": "/l.js"}}"#,
        &[
            ("lodash", Some("https://example.com/l.js")),
            (
                "https://example.com/app/helper",
                Some("https://example.com/base/node_modules/helper/index.mjs"),
            ),
        ],
    );
    check(
        r#"{"imports": {"a/": "./x", "b/": "./x/"}}"#,
        &[("b/", Some("https://example.com/base/x/")), ("a/", None)],
    );
    check(
        r#"{"imports": {"a": "/1", "a/": "/1/", "a/b/": "/2/"}}"#,
        &[
            ("a/b/", Some("https://example.com/2/")),
            ("a/", Some("https://example.com/1/")),
            ("a", Some("https://example.com/1")),
        ],
    );
}

#[test]
fn refuses() {
    for text in [
        "[]",
        "1",
        r#"{"imports": []}"#,
        r#"{"scopes": null}"#,
        r#"{"scopes": {"a": 1}}"#,
        r#"{"integrity": ""}"#,
    ] {
        assert!(parse(text).is_err(), "{text}");
    }
}

#[test]
fn resolves() {
    fn check(maps: &[&str], from: &str, specifier: &str, expected: Option<&str>) {
        let from = base().join(from).unwrap();
        let result = resolve::resolve_a_module_specifier(&mut state_of(maps), &from, specifier);
        let result = result.ok().map(String::from);
        assert_eq!(result.as_deref(), expected, "{specifier} from {from}");
    }
    check(&[], "", "./a.mjs", Some("https://example.com/base/a.mjs"));
    check(&[], "", "../a.mjs", Some("https://example.com/a.mjs"));
    check(&[], "", "/a.mjs", Some("https://example.com/a.mjs"));
    check(&[], "", "//other/a.mjs", Some("https://other/a.mjs"));
    check(&[], "", "https:x", Some("https://x/"));
    check(&[], "", "a.mjs", None);
    check(&[], "", "", None);
    check(&[], "data:text/javascript,", "./a", None);
    let map = r#"{"imports": {
        "a": "/a.mjs", "a/": "/a/", "a/b/": "/b/", "blocked": null, "blocked/": null,
        "data:x/": "/data/", "./own": "/mapped", "https://example.com/tree/": "/other/"},
        "scopes": {"/js/": {"a": "/js/a.mjs"}, "/js/deep/": {"a": "/deep.mjs"}, "/exact": {"a": "/exact.mjs"}}}"#;
    check(&[map], "", "a", Some("https://example.com/a.mjs"));
    check(&[map], "", "a/x", Some("https://example.com/a/x"));
    check(&[map], "", "a/b/x", Some("https://example.com/b/x"));
    check(&[map], "", "a/../../x", None);
    check(&[map], "", "a/../a/x", Some("https://example.com/a/x"));
    check(&[map], "", "blocked", None);
    check(&[map], "", "blocked/x", None);
    check(&[map], "", "data:x/y", Some("data:x/y"));
    check(&[map], "", "./own", Some("https://example.com/mapped"));
    check(&[map], "", "/tree/x", Some("https://example.com/other/x"));
    check(&[map], "/js/x", "a", Some("https://example.com/js/a.mjs"));
    check(&[map], "/js/deep/x", "a", Some("https://example.com/deep.mjs"));
    check(&[map], "/js/x", "a/y", Some("https://example.com/a/y"));
    check(&[map], "/exact", "a", Some("https://example.com/exact.mjs"));
    check(&[map], "/exact/", "a", Some("https://example.com/a.mjs"));
    // A second map adds to the first, and does not change it.
    let second = r#"{"imports": {"a": "/2", "c": "/c", "a/b/c/": "/abc/"}}"#;
    check(&[map, second], "", "a", Some("https://example.com/a.mjs"));
    check(&[map, second], "", "c", Some("https://example.com/c"));
    check(&[map, second], "", "a/b/c/x", Some("https://example.com/abc/x"));
}

#[test]
fn keeps_resolved_specifiers() {
    fn check(
        resolved: &[(&str, &str)],
        map: &str,
        from: &str,
        specifier: &str,
        expected: Option<&str>,
    ) {
        let mut state = ImportMapState::default();
        for (from, specifier) in resolved {
            let from = base().join(from).unwrap();
            let _ = resolve::resolve_a_module_specifier(&mut state, &from, specifier);
        }
        merge::merge_existing_and_new_import_maps(&mut state, &parse(map).unwrap());
        let from = base().join(from).unwrap();
        let result = resolve::resolve_a_module_specifier(&mut state, &from, specifier);
        assert_eq!(result.ok().map(String::from).as_deref(), expected, "{map}");
    }
    let map = r#"{"imports": {"/app/helper": "/new", "lodash": "/l"}}"#;
    check(&[("", "/app/helper")], map, "", "/app/helper", Some("https://example.com/app/helper"));
    check(&[], map, "", "/app/helper", Some("https://example.com/new"));
    check(&[("", "/app/helper")], map, "", "lodash", Some("https://example.com/l"));
    let scoped = r#"{"scopes": {"/app/": {"/x": "/new"}, "/y/": {"/x": "/y"}}}"#;
    check(&[("/app/main", "/x")], scoped, "/app/main", "/x", Some("https://example.com/x"));
    check(&[("/app/main", "/x")], scoped, "/y/main", "/x", Some("https://example.com/y"));
    // A failed resolution is not recorded.
    check(&[("", "lodash")], map, "", "lodash", Some("https://example.com/l"));
}

#[test]
fn has_integrity() {
    let map =
        parse(r#"{"integrity": {"./a.mjs": "sha256-x", "bare": "sha256-y", "/b": 1}}"#).unwrap();
    assert_eq!(map.integrity.len(), 1);
    assert_eq!(map.integrity["https://example.com/base/a.mjs"], "sha256-x");
    let state = state_of(&[
        r#"{"integrity": {"./a.mjs": "sha256-x"}}"#,
        r#"{"integrity": {"./a.mjs": "sha256-z", "./b.mjs": "sha256-b"}}"#,
    ]);
    assert_eq!(state.map.integrity["https://example.com/base/a.mjs"], "sha256-x");
    assert_eq!(state.map.integrity["https://example.com/base/b.mjs"], "sha256-b");
}
