//! Scripts, functions of text, places of errors.

use treewright_quickjs::{JsString, ScriptOptions};

use crate::support::{eval, global, text, value, with};

/// Scripts, and where their errors were made.
#[test]
fn places_of_errors() {
    let cases = [
        ("throw new Error", 1, 1, Some((1, 11))),
        ("\n\n  throw new Error", 1, 1, Some((3, 13))),
        ("throw new Error", 20, 31, Some((20, 41))),
        ("\nthrow new Error", 20, 31, Some((21, 11))),
        ("let x = ;", 4, 1, Some((4, 9))),
        ("nothing.x", 2, 1, Some((2, 1))),
        ("throw 5", 2, 1, Some((2, 6))),
        ("null.x", 1, 1, Some((1, 1))),
        ("throws()", 3, 1, Some((3, 1))),
        ("function f() {\n throw 'text' }\nf()", 1, 1, Some((2, 8))),
        ("JSON.parse('{')", 1, 1, None),
    ];
    for (source, line, column, expected) in cases {
        with(|scope| {
            scope.clear_throw_location();
            let result =
                scope.evaluate(&source.into(), "dir/a (1).js", &ScriptOptions::at(line, column));
            let Err(thrown) = result else { panic!("{source} throws") };
            let place = scope.error_location(&thrown.value);
            match (place, expected) {
                (Some(place), Some(expected)) => {
                    assert_eq!(
                        (place.line, place.column),
                        expected,
                        "{source:?} at {line}:{column}"
                    );
                    assert_eq!(place.file, "dir/a (1).js".into(), "{source:?}");
                }
                (place, None) => assert!(place.is_some(), "{source:?}"),
                (None, Some(_)) => panic!("{source:?} has a place"),
            }
        });
    }
}

#[test]
fn scripts_run_many_times_in_their_realm() {
    with(|scope| {
        let other = scope.new_realm(6).expect("there is memory");
        let script = scope.in_realm(&other, |scope| {
            scope.compile_script(
                &"var n = (globalThis.n ?? 0) + 1; n".into(),
                "s.js",
                &ScriptOptions::default(),
            )
        });
        let script = script.expect("it is right");
        for expected in 1..4 {
            let found = scope.run_script(&script).expect("it does not throw");
            assert_eq!(found.as_number(), Some(f64::from(expected)));
        }
        assert_eq!(eval(scope, "typeof n"), "undefined");
        let wrong = scope.compile_script(&"}".into(), "s.js", &ScriptOptions::default());
        assert!(wrong.is_err());
        let mut strict = ScriptOptions::default();
        strict.strict = true;
        assert!(scope.evaluate(&"undeclared = 1".into(), "s.js", &strict).is_err());
    });
}

/// Event handlers: text that is not a function body is refused, however it breaks the text around
/// it.
#[test]
fn bodies_of_functions() {
    let wrong = [
        "}",
        "{",
        "} function g() {",
        "}), (function () {",
        "}, function () {",
        "}, {",
        "}[\"x\"] = {",
        "}, x() {",
        "}}), ({ m() {",
        "let x = ;",
        "super.x",
        "super()",
        "await 1;;x y",
        "yield 1",
        "import 'x'",
        "*/",
        "`",
        "/*",
        "${",
        "}//",
        "break",
    ];
    let right = [
        ("return this.x + event", "5e"),
        ("return arguments.length", "1"),
        ("return x // the last line", "5"),
        ("return /}/.test('}')", "true"),
        ("return '})'", "})"),
        ("<!-- a comment\nreturn 1\n--> another", "1"),
        ("'use strict'; return typeof this", "object"),
        ("return near + far", "near's far's"),
        ("return typeof onclick", "undefined"),
        ("var onclick = 1; return onclick", "1"),
        ("return new.target === undefined", "true"),
        ("near = 'changed'; return o.near", "changed"),
        ("", "undefined"),
    ];
    with(|scope| {
        let o = value(scope, "var o = { near: 'near\\'s ', x: 5 }; o");
        let form = value(scope, "({ near: 'shadowed', far: 'far\\'s' })");
        let chain = [form, o.clone()];
        let options = ScriptOptions::at(3, 1);
        for body in wrong {
            let result = scope.compile_function(
                "onclick",
                &["event"],
                &body.into(),
                "page.html",
                &options,
                &chain,
            );
            assert!(result.is_err(), "{body}");
        }
        for (body, expected) in right {
            let result = scope.compile_function(
                "onclick",
                &["event"],
                &body.into(),
                "page.html",
                &options,
                &chain,
            );
            let function =
                result.unwrap_or_else(|thrown| panic!("{body}: {}", text(scope, &thrown.value)));
            let event = scope.string("e");
            let found = match scope.call(&function, &o, &[event]) {
                Ok(found) => text(scope, &found),
                Err(thrown) => text(scope, &thrown.value),
            };
            assert_eq!(found, expected, "{body}");
            global(scope, "f", &function);
            assert_eq!(
                eval(scope, "f.toString()"),
                format!("function onclick(event) {{\n{body}\n}}")
            );
            assert_eq!(eval(scope, "f.name + f.length"), "onclick1");
        }
        let lone =
            JsString::from_utf16(&[0x72, 0x65, 0x74, 0x75, 0x72, 0x6E, 0x20, 0x22, 0xD800, 0x22]);
        let function = scope
            .compile_function("onload", &[], &lone, "page.html", &options, &[])
            .expect("it is right");
        let undefined = scope.undefined();
        let found = scope.call(&function, &undefined, &[]).expect("it returns");
        assert_eq!(found.as_js_string(), Some(JsString::Utf16(vec![0xD800])));
        // Code without lines has the places of its file, and of the code that it calls.
        let place = ScriptOptions::without_lines();
        eval(scope, "function fails() { null.x }");
        for (body, file, line) in [
            ("let x = ;", "page.html", 0),
            ("\n\nthrow Error()", "page.html", 0),
            ("\n[1].map(() => null.x)", "page.html", 0),
            ("\nfails()", "test.js", 1),
        ] {
            let thrown = scope
                .compile_function("onload", &[], &body.into(), "page.html", &place, &[])
                .and_then(|function| scope.call(&function, &undefined, &[]))
                .expect_err(body);
            let place = scope.error_location(&thrown.value).expect("it has a place");
            assert_eq!((place.file.to_scalar().as_ref(), place.line), (file, line), "{body}");
        }
        // The first line of the body has the line and column that the options give.
        for (body, first, expected) in [
            ("let x = ;", (1, 1), (1, 9)),
            ("let x = ;", (1, 5), (1, 13)),
            ("\n let x = ;", (1, 5), (2, 10)),
            ("\n let x = ;", (3, 1), (4, 10)),
            ("f(", (1, 1), (1, 3)),
            ("f(", (7, 9), (7, 11)),
            ("\n 'é' + (", (7, 9), (8, 9)),
            ("if (1) {", (7, 9), (7, 17)),
            ("throw Error()", (1, 1), (1, 7)),
            ("throw Error()", (9, 8), (9, 14)),
            ("\n\n throw Error()", (1, 8), (3, 8)),
        ] {
            let place = ScriptOptions::at(first.0, first.1);
            let undefined = scope.undefined();
            let thrown = scope
                .compile_function("onload", &[], &body.into(), "page.html", &place, &[])
                .and_then(|function| scope.call(&function, &undefined, &[]))
                .expect_err(body);
            let place = scope.error_location(&thrown.value).expect("it has a place");
            assert_eq!((place.line, place.column), expected, "{body} {first:?}");
        }
    });
}

#[test]
fn json() {
    with(|scope| {
        let value = scope
            .parse_json(&"{\"a\": [1, \"\\ud83d\"]}".into(), "data.json")
            .expect("it is right");
        assert_eq!(
            scope.stringify_json(&value).map(|text| text.as_js_string()).ok().flatten(),
            Some("{\"a\":[1,\"\\ud83d\"]}".into())
        );
        let undefined = scope.undefined();
        assert!(scope.stringify_json(&undefined).is_ok_and(|text| text.is_undefined()));
        assert!(scope.parse_json(&"{".into(), "data.json").is_err());
        assert!(scope.parse_json(&"[".repeat(100_000).into(), "data.json").is_err());
    });
}
