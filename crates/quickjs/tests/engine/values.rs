//! Values, strings, conversions.

use treewright_quickjs::ScriptOptions;
use treewright_quickjs::{
    Engine, EngineOptions, ErrorKind, Intrinsic, JsString, ObjectKind, Value,
};

use crate::support::{Cx, Host, check, eval, names, start, text, value, with};

#[test]
fn scripts_have_values() {
    check(&[
        ("1 + 1", "2"),
        ("'a' + 'b'", "ab"),
        ("null", "null"),
        ("[1, [2, 3]]", "1,2,3"),
        ("throw new TypeError('x')", "throws TypeError: x"),
        ("throws()", "throws TypeError: as asked"),
        ("try { throws() } catch (e) { e.message }", "as asked"),
        ("let x = ;", "throws SyntaxError: unexpected token in expression: ';'"),
        ("10n ** 30n", "1000000000000000000000000000000"),
    ]);
}

/// A value, its type, and its truth value.
#[test]
fn predicates() {
    type Predicate = fn(&Value) -> bool;
    let predicates: [(&str, Predicate); 15] = [
        ("undefined", Value::is_undefined),
        ("null", Value::is_null),
        ("bool", Value::is_bool),
        ("number", Value::is_number),
        ("string", Value::is_string),
        ("symbol", Value::is_symbol),
        ("bigint", Value::is_bigint),
        ("object", Value::is_object),
        ("function", Value::is_function),
        ("constructor", Value::is_constructor),
        ("array", Value::is_array),
        ("error", Value::is_error),
        ("promise", Value::is_promise),
        ("date", Value::is_date),
        ("proxy", Value::is_proxy),
    ];
    let cases = [
        ("undefined", "undefined", false),
        ("null", "null", false),
        ("true", "bool", true),
        ("0", "number", false),
        ("1.5", "number", true),
        ("NaN", "number", false),
        ("''", "string", false),
        ("'x'.repeat(10000) + 'y'.repeat(10000)", "string", true),
        ("Symbol()", "symbol", true),
        ("0n", "bigint", false),
        ("2n ** 80n", "bigint", true),
        ("({})", "object", true),
        ("[]", "object array", true),
        ("(() => 1)", "object function", true),
        ("(class {})", "object function constructor", true),
        ("new RangeError", "object error", true),
        ("Promise.resolve()", "object promise", true),
        ("new Date", "object date", true),
        ("new Proxy(class {}, {})", "object function constructor proxy", true),
        ("new Proxy([], {})", "object proxy", true),
    ];
    with(|scope| {
        for (source, expected, truth) in cases {
            let value = value(scope, source);
            let found: Vec<_> =
                predicates.iter().filter(|(_, is)| is(&value)).map(|(name, _)| *name).collect();
            assert_eq!(found.join(" "), expected, "{source}");
            assert_eq!(value.to_boolean(), truth, "{source}");
        }
    });
}

/// Texts are converted both ways, with lone surrogates, and in ropes.
#[test]
fn texts() {
    let long: Vec<u16> = [0xD83D, 0x61].repeat(30_000);
    let cases: [(JsString, &str, usize); 9] = [
        ("".into(), "''", 0),
        ("plain".into(), "'plain'", 5),
        ("über".into(), "'\\xfcber'", 4),
        ("日本😀".into(), "'日本😀'", 4),
        (JsString::from_utf16(&[0xD800]), "'\\ud800'", 1),
        (JsString::from_utf16(&[0xDE00, 0xD83D]), "'\\ude00\\ud83d'", 2),
        (
            JsString::from_utf16(&long),
            "let s = ''; for (let i = 0; i < 30000; i++) s += '\\ud83d' + 'a'; s",
            60_000,
        ),
        (
            "ab".repeat(30_000).into(),
            "let s = ''; for (let i = 0; i < 30000; i++) s += 'a' + 'b'; s",
            60_000,
        ),
        (
            "aü".repeat(30_000).into(),
            "let s = ''; for (let i = 0; i < 30000; i++) s += 'a' + '\\xfc'; s",
            60_000,
        ),
    ];
    with(|scope| {
        for (text, source, length) in cases {
            let made = value(scope, &format!("{{ {source} }}"));
            assert_eq!(made.as_js_string().as_ref(), Some(&text), "{source}");
            let given = scope.js_string(&text);
            assert!(given.strict_equals(&made), "{source}");
            let units = scope.get_str(&given, "length").ok().and_then(|length| length.as_number());
            assert_eq!(units, Some(length as f64), "{source}");
            let key = scope.key_js_string(&text);
            assert_eq!(key.as_js_string().as_ref(), Some(&text), "{source} as a key");
            assert!(scope.key_value(&key).strict_equals(&given), "{source} as a key");
        }
        let source = JsString::from_utf16(&[0x27, 0xD83D, 0x27]);
        let lone =
            scope.evaluate(&source, "lone.js", &ScriptOptions::default()).expect("it is a string");
        assert_eq!(
            lone.as_js_string(),
            Some(JsString::Utf16(vec![0xD83D])),
            "a lone surrogate in a script"
        );
    });
}

#[test]
fn numbers_are_converted() {
    let cases: [(&str, f64, i32, u32, i64); 9] = [
        ("1.9", 1.9, 1, 1, 1),
        ("-1", -1.0, -1, u32::MAX, -1),
        ("4294967297", 4_294_967_297.0, 1, 1, 4_294_967_297),
        ("'0x10'", 16.0, 16, 16, 16),
        ("Infinity", f64::INFINITY, 0, 0, 0),
        ("2 ** 63", 9_223_372_036_854_775_808.0, 0, 0, i64::MIN),
        (
            "-(2 ** 64) - 4096",
            -18_446_744_073_709_555_712.0,
            -4096,
            (-4096_i32).cast_unsigned(),
            -4096,
        ),
        ("({ valueOf() { return 7 } })", 7.0, 7, 7, 7),
        ("null", 0.0, 0, 0, 0),
    ];
    with(|scope| {
        for (source, number, int32, uint32, int64) in cases {
            let value = value(scope, source);
            assert_eq!(scope.to_number(&value).ok(), Some(number), "{source}");
            assert_eq!(scope.to_int32(&value).ok(), Some(int32), "{source}");
            assert_eq!(scope.to_uint32(&value).ok(), Some(uint32), "{source}");
            assert_eq!(scope.to_int64(&value).ok(), Some(int64), "{source}");
        }
        for source in ["Symbol()", "1n", "({ valueOf() { throw 1 } })"] {
            let value = value(scope, source);
            assert!(scope.to_number(&value).is_err(), "{source}");
        }
        let wide = scope.bigint_u64(u64::MAX);
        assert_eq!(text(scope, &wide), "18446744073709551615");
        assert_eq!(scope.to_bigint_u64(&wide).ok(), Some(u64::MAX));
        let long = scope.bigint_from_str("-123456789012345678901234567890").expect("digits");
        assert_eq!(text(scope, &long), "-123456789012345678901234567890");
        assert!(scope.bigint_from_str("1x").is_err());
        assert_eq!(scope.number(-0.0).as_number().map(f64::to_bits), Some((-0.0_f64).to_bits()));
    });
}

/// A value and the hint, the primitive that comes out.
#[test]
fn objects_become_primitives() {
    let cases = [
        ("({ [Symbol.toPrimitive](hint) { return hint } })", "string", "string"),
        ("({ toString() { return 's' }, valueOf() { return 'v' } })", "string", "s"),
        ("({ toString() { return 's' }, valueOf() { return 'v' } })", "number", "v"),
        ("({ toString() { return {} }, valueOf() { return 'v' } })", "string", "v"),
        ("({ toString: 1, valueOf: 2 })", "number", "error"),
        ("({ [Symbol.toPrimitive]() { return {} } })", "number", "error"),
        ("5", "string", "5"),
    ];
    with(|scope| {
        for (source, hint, expected) in cases {
            let value = value(scope, source);
            let found = match scope.to_primitive(&value, hint) {
                Ok(primitive) => text(scope, &primitive),
                Err(_) => "error".to_owned(),
            };
            assert_eq!(found, expected, "{source} {hint}");
        }
    });
}

#[test]
fn kinds_and_contents() {
    let cases = [
        ("({})", ObjectKind::Ordinary),
        ("[]", ObjectKind::Array),
        ("(function () {})", ObjectKind::Function),
        ("new (class extends RangeError {})", ObjectKind::Error),
        ("new Boolean(true)", ObjectKind::BooleanObject),
        ("Object(Symbol())", ObjectKind::SymbolObject),
        ("Object(1n)", ObjectKind::BigIntObject),
        ("new Date(5)", ObjectKind::Date),
        ("/x/g", ObjectKind::RegExp),
        ("new SharedArrayBuffer(1)", ObjectKind::SharedArrayBuffer),
        ("new Float32Array(2)", ObjectKind::TypedArray),
        ("new DataView(new ArrayBuffer(2))", ObjectKind::DataView),
        ("new Map", ObjectKind::Map),
        ("new Set", ObjectKind::Set),
        ("new WeakMap", ObjectKind::WeakMap),
        ("new WeakRef({})", ObjectKind::WeakRef),
        ("new Proxy({}, {})", ObjectKind::Proxy),
        ("(function () { return arguments })()", ObjectKind::Arguments),
        ("(function* () {})()", ObjectKind::Generator),
        ("[][Symbol.iterator]()", ObjectKind::Other),
    ];
    with(|scope| {
        for (source, kind) in cases {
            let value = value(scope, source);
            assert_eq!(scope.object_kind(&value), Some(kind), "{source}");
        }
        let date = scope.new_date(12.0);
        assert_eq!(scope.date_value(&date), Some(12.0));
        let boxed = value(scope, "Object('abc')");
        assert_eq!(
            scope.boxed_primitive(&boxed).map(|value| text(scope, &value)).as_deref(),
            Some("abc")
        );
        let map = value(scope, "var m = new Map([[1, 'a'], [2, 'b']]); m.delete(1); m.set(3, 'c')");
        let entries = scope.map_entries(&map).expect("it is a map");
        let entries: Vec<_> =
            entries.iter().map(|(key, value)| (text(scope, key), text(scope, value))).collect();
        assert_eq!(
            entries,
            [("2".into(), "b".into()), ("3".into(), "c".into())] as [(String, String); 2]
        );
        assert!(scope.set_values(&map).is_none());
        let (one, two) = (scope.int(1), scope.int(2));
        let made = scope.new_map(vec![(one.clone(), two.clone())]).expect("there is memory");
        crate::support::global(scope, "made", &made);
        assert_eq!(eval(scope, "made instanceof Map && made.get(1)"), "2");
        let made = scope.new_set(vec![one, two]).expect("there is memory");
        crate::support::global(scope, "made", &made);
        assert_eq!(eval(scope, "[...made]"), "1,2");
        let regexp = value(scope, "/a\\/b/giy");
        assert_eq!(scope.regexp_parts(&regexp), Some(("a\\/b".into(), "giy".into())));
        let made = scope.new_regexp(&"a+".into(), "u").expect("it is right");
        crate::support::global(scope, "made", &made);
        assert_eq!(eval(scope, "made.exec('caat')[0] + made.flags"), "aau");
        assert!(scope.new_regexp(&"(".into(), "").is_err());
    });
}

#[test]
fn errors_have_their_realm_and_stack() {
    let kinds = [
        (ErrorKind::Error, "Error"),
        (ErrorKind::RangeError, "RangeError"),
        (ErrorKind::SyntaxError, "SyntaxError"),
        (ErrorKind::TypeError, "TypeError"),
        (ErrorKind::UriError, "URIError"),
        (ErrorKind::EvalError, "EvalError"),
        (ErrorKind::ReferenceError, "ReferenceError"),
        (ErrorKind::AggregateError, "AggregateError"),
    ];
    with(|scope| {
        for (kind, name) in kinds {
            let error = scope.error(kind, "why");
            crate::support::global(scope, "error", &error);
            let source = format!("error instanceof {name} && error.message + Object.keys(error)");
            assert_eq!(eval(scope, &source), "why", "{name}");
        }
        for (intrinsic, source) in [
            (Intrinsic::ObjectPrototype, "Object.prototype"),
            (Intrinsic::FunctionPrototype, "Function.prototype"),
            (Intrinsic::ErrorPrototype, "Error.prototype"),
            (Intrinsic::IteratorPrototype, "Iterator.prototype"),
            (Intrinsic::ArrayPrototype, "Array.prototype"),
            (
                Intrinsic::AsyncIteratorPrototype,
                "Object.getPrototypeOf(Object.getPrototypeOf(Object.getPrototypeOf((async function* () {})())))",
            ),
            (Intrinsic::Promise, "Promise"),
            (Intrinsic::PromisePrototype, "Promise.prototype"),
            (Intrinsic::ArrayPrototypeValues, "Array.prototype.values"),
            (Intrinsic::MapPrototype, "Map.prototype"),
            (Intrinsic::SetPrototype, "Set.prototype"),
            (Intrinsic::Eval, "eval"),
        ] {
            let found = value(scope, source);
            assert!(scope.intrinsic(intrinsic).same_value(&found), "{source}");
        }
    });
}

/// Values and realms may live longer than the engine.
#[test]
fn values_outlive_the_engine() {
    let (engine, realm) = start();
    let kept =
        engine.enter(&mut Host::default(), &realm, |scope| value(scope, "({ a: 'text', f() {} })"));
    drop(engine);
    drop(realm);
    let copy = kept.clone();
    assert!(kept.is_object() && copy.same_value(&kept));
    assert_eq!(kept.object_id(), copy.object_id());
    drop(kept);
    assert!(format!("{copy:?}").starts_with("object@"));
}

#[test]
#[should_panic(expected = "a value of another engine")]
fn values_of_two_engines_are_not_mixed() {
    let (engine, realm) = start();
    let other = engine.enter(&mut Host::default(), &realm, |scope| value(scope, "({})"));
    with(|scope: &mut Cx<'_>| drop(scope.get_str(&other, "x")));
}

/// A host without a size is a host.
#[test]
fn a_host_of_nothing() {
    fn answer(
        scope: &mut treewright_quickjs::Scope<'_, ()>,
        _: &treewright_quickjs::Call<'_>,
    ) -> Result<Value, treewright_quickjs::Thrown> {
        Ok(scope.int(42))
    }
    let engine = Engine::new(EngineOptions::new(&[answer], &[])).expect("there is memory");
    let realm = engine.new_realm(0).expect("there is memory");
    engine.enter(&mut (), &realm, |scope| {
        let function = scope.function(0, "answer", 0);
        let undefined = scope.undefined();
        assert_eq!(
            scope.call(&function, &undefined, &[]).ok().and_then(|value| value.as_number()),
            Some(42.0)
        );
    });
}

#[test]
fn a_new_global_object_is_only_the_language() {
    with(|scope| {
        let realm = scope.new_realm(9).expect("there is memory");
        let global = scope.global_object(&realm);
        let keys = scope.own_keys(&global).expect("it is ordinary");
        let known = names(&keys);
        for host in [
            "performance",
            "DOMException",
            "atob",
            "btoa",
            "navigator",
            "console",
            "print",
            "symbol",
        ] {
            assert!(!known.iter().any(|name| name == host), "{host}");
        }
    });
}

/// Cached strings equal the requested ones, whatever scripts do with them, and however many there
/// are.
#[test]
fn kept_strings() {
    with(|scope| {
        let mut texts: Vec<String> = [
            "", "a", "ab", "ba", "aba", "abba", "é", "e\u{301}", "名前", "😀", "a\0b", "length",
            "7",
        ]
        .map(String::from)
        .to_vec();
        texts.extend([31, 32, 33, 1000].map(|length| "x".repeat(length)));
        texts.extend((0..500).map(|number| format!("n{number}")));
        let uses = value(
            scope,
            "(text => { let longer = text; longer += '!'; return { [text]: longer } })",
        );
        let undefined = scope.undefined();
        for _ in 0..3 {
            for text in &texts {
                let kept = scope.kept_string(text);
                assert_eq!(kept.as_js_string(), Some(JsString::from(text.as_str())));
                assert!(kept.strict_equals(&scope.string(text)), "{text:?}");
                // It becomes a key, and text is added to it.
                let object = scope.call(&uses, &undefined, &[kept]).unwrap();
                let longer = scope.get_str(&object, text).unwrap();
                assert_eq!(longer.as_js_string(), Some(JsString::from(format!("{text}!"))));
                let again = scope.kept_string(text);
                assert_eq!(again.as_js_string(), Some(JsString::from(text.as_str())));
            }
        }
    });
}
