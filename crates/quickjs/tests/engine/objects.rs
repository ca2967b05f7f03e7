//! Objects, exotic objects, iteration.

use treewright_quickjs::{Attributes, Descriptor, Flow, Value, WellKnownSymbol};

use crate::support::{
    ASKS_CLASS, COLLECTION_CLASS, Cx, PLAIN_CLASS, STRICT_CLASS, YIELDS_CLASS, check, eval, global,
    names, text, value, with,
};

#[test]
fn properties() {
    with(|scope| {
        let object = scope.object(None);
        let (a, b, one) = (scope.key("a"), scope.key_index(7), scope.int(1));
        assert!(scope.set(&object, &a, &one).is_ok());
        assert!(
            scope.define_value(&object, &b, &one, Attributes::ENUMERABLE).is_ok_and(|done| done)
        );
        assert!(scope.has(&object, &a).is_ok_and(|has| has));
        assert!(scope.delete(&object, &b).is_ok_and(|done| !done), "not configurable");
        assert!(scope.set(&object, &b, &one).is_err(), "not writable");
        let symbol = scope.key_symbol(WellKnownSymbol::ToStringTag);
        assert!(scope.set(&object, &symbol, &one).is_ok());
        assert_eq!(names(&scope.own_keys(&object).expect("it is ordinary")), ["7", "a", "symbol"]);
        let found =
            scope.get_own_property(&object, &b).expect("it is ordinary").expect("it is there");
        assert_eq!(
            (found.writable, found.enumerable, found.configurable),
            (Some(false), Some(true), Some(false))
        );
        assert!(found.is_data() && !found.is_accessor());
        assert_eq!(b.index(), Some(7));
        assert_eq!(scope.key("4294967294").index(), Some(4_294_967_294));
        assert_eq!(scope.key("4294967295").index(), None);
        assert_eq!(scope.key("01").index(), None);
        assert_eq!(scope.key("7"), b);
        let accessor = value(
            scope,
            "Object.defineProperty({}, 'x', { get() { return this }, configurable: true })",
        );
        let x = scope.key("x");
        let found =
            scope.get_own_property(&accessor, &x).expect("it is ordinary").expect("it is there");
        assert!(found.is_accessor() && found.set.is_some_and(|set| set.is_undefined()));
        let receiver = scope.string("receiver");
        let got = scope.get_with_receiver(&accessor, &x, &receiver);
        assert!(got.is_ok_and(|got| got.is_object()), "a sloppy getter boxes its receiver");
        let number = scope.int(5);
        assert!(scope.get_own_property(&number, &x).is_err());
        assert!(scope.freeze(&object).is_ok());
        assert!(scope.is_extensible(&object).is_ok_and(|is| !is));
        let array = value(scope, "new Proxy([], {})");
        assert!(scope.is_array(&array).is_ok_and(|is| is));
    });
}

/// Scripts on a collection with indices, a name, and expandos.
#[test]
fn exotic_collections() {
    let cases = [
        ("c[0] + ',' + c[2] + ',' + c[3] + ',' + c.named", "0,20,undefined,by name"),
        ("0 in c && !(3 in c) && 'named' in c", "true"),
        ("c[0] = 5; c[0]", "0"),
        (
            "'use strict'; c[0] = 5",
            "throws TypeError: Cannot assign to read only property '0' of object",
        ),
        ("c.other = 1; Object.keys(c)", "0,1,2,other"),
        ("Reflect.ownKeys(c)", "0,1,2,named,other"),
        ("delete c[0]", "false"),
        ("'use strict'; delete c[0]", "throws TypeError: could not delete property"),
        ("delete c[7] && delete c.other", "true"),
        ("Object.entries(c).join(' ')", "0,0 1,10 2,20"),
        ("let k = []; for (const x in c) k.push(x); k", "0,1,2"),
        (
            "Object.defineProperty(c, '1', { value: 3 })",
            "throws TypeError: the property cannot be defined",
        ),
        ("Reflect.defineProperty(c, '1', { value: 3 })", "false"),
        ("JSON.stringify({ ...c })", "{\"0\":0,\"1\":10,\"2\":20}"),
        ("Object.getOwnPropertyDescriptor(c, 'named').enumerable", "false"),
        ("Object.create(c)[1]", "10"),
        ("Array.prototype.map.call({ __proto__: c, length: 3 }, x => x + 1)", "1,11,21"),
        ("Object.prototype.toString.call(c)", "[object Object]"),
    ];
    with(|scope| {
        let proto = scope.object(None);
        let collection = scope.platform_object(COLLECTION_CLASS, &proto, 1, 0);
        global(scope, "c", &collection);
        for (source, expected) in cases {
            assert_eq!(
                eval(
                    scope,
                    &format!("{{ {source} }}")
                        .replace("{ 'use strict';", "(function () { 'use strict'; return")
                        .replace("return c[0] = 5 }", "return c[0] = 5 })()")
                        .replace("return delete c[0] }", "return delete c[0] })()")
                ),
                expected,
                "{source}"
            );
        }
    });
}

/// Objects that share a shape, one that has it alone, and a value that is not an object.
#[test]
fn room_for_properties() {
    let same =
        "Object.keys(o).length === n && Object.keys(o).every(k => o[k] === k) && other.a === 'a'
        && Object.keys(other).length === 1";
    for reserved in [0, 1, 2, 40, 1000] {
        for more in [0, 1, 2, 39, 300] {
            with(|scope| {
                value(scope, "make = () => ({ a: 'a' }); o = make(), other = make(), n = 1");
                let (object, seven) = (value(scope, "o"), scope.int(7));
                scope.reserve_properties(&seven, reserved);
                scope.reserve_properties(&object, reserved);
                let add = format!("for (let i = 0; i < {more}; i++, n++) o['k' + i] = 'k' + i; n");
                assert_eq!(eval(scope, &add), (more + 1).to_string());
                assert_eq!(eval(scope, same), "true", "{reserved} {more}");
                // Again, with its current properties.
                scope.reserve_properties(&object, reserved);
                assert_eq!(eval(scope, same), "true", "{reserved} {more}");
                assert_eq!(eval(scope, "delete o.a && (o.b = 'b', o.b)"), "b");
            });
        }
    }
}

/// The hook is not called for members of prototypes, and is called for all else as usual.
#[test]
fn prototypes_win_where_the_class_says_so() {
    let cases = [
        ("o.member", "of a prototype"),
        ("Object.hasOwn(o, 'member')", "false"),
        ("o.other", "other"),
        ("Object.hasOwn(o, 'other')", "true"),
        ("o.of_the_last", "of the last"),
        ("typeof o[Symbol.iterator]", "function"),
        // An index is always asked for.
        ("o[7]", "7"),
        ("last[7] = 'of the last'; o[7]", "7"),
        // An ordinary property of its own comes before both.
        ("Object.defineProperty(o, 'member', { value: 'own' }); o.member", "own"),
        ("Object.getOwnPropertyDescriptor(o, 'member').value", "own"),
        // The hook must ask an exotic prototype.
        ("Object.setPrototypeOf(last, new Proxy({ far: 1 }, {})); o.far", "far"),
    ];
    with(|scope| {
        let source = "last = { of_the_last: 'of the last', [Symbol.iterator]() {} };
            ({ __proto__: last, member: 'of a prototype' })";
        let proto = value(scope, source);
        let object = scope.platform_object(YIELDS_CLASS, &proto, 1, 0);
        global(scope, "o", &object);
        for (source, expected) in cases {
            assert_eq!(eval(scope, source), expected, "{source}");
        }
    });
}

#[test]
fn prototypes_and_extensibility_are_refused() {
    let cases = [
        (
            "Object.setPrototypeOf(s, {})",
            "throws TypeError: the prototype of this object cannot be set",
        ),
        ("s.__proto__ = {}", "throws TypeError: the prototype of this object cannot be set"),
        ("Reflect.setPrototypeOf(s, {})", "false"),
        ("Reflect.setPrototypeOf(s, Object.getPrototypeOf(s))", "true"),
        ("Object.preventExtensions(s)", "throws TypeError: Cannot prevent extensions"),
        ("Reflect.preventExtensions(s)", "false"),
        ("Object.freeze(s)", "throws TypeError: proxy preventExtensions handler returned false"),
        ("Object.isExtensible(s)", "true"),
    ];
    with(|scope| {
        let proto = scope.object(None);
        let object = scope.platform_object(STRICT_CLASS, &proto, 1, 0);
        global(scope, "s", &object);
        for (source, expected) in cases {
            assert_eq!(eval(scope, source), expected, "{source}");
        }
        // The host may still do so.
        let other = scope.object(None);
        assert!(scope.ordinary_set_prototype(&object, &other));
        assert!(scope.get_prototype(&object).is_ok_and(|proto| proto.same_value(&other)));
        assert!(!scope.ordinary_set_prototype(&other, &object), "no cycles");
        scope.ordinary_prevent_extensions(&object);
        assert!(!scope.ordinary_is_extensible(&object));
    });
}

#[test]
fn immutable_prototypes() {
    with(|scope| {
        let proto = scope.object(None);
        let object = scope.object(Some(&proto));
        scope.make_prototype_immutable(&object);
        // Values other than objects are left alone.
        let undefined = scope.undefined();
        scope.make_prototype_immutable(&undefined);
        global(scope, "o", &object);
        global(scope, "p", &proto);
        for (source, expected) in [
            ("Reflect.setPrototypeOf(o, p)", "true"),
            ("Reflect.setPrototypeOf(o, null)", "false"),
            ("Reflect.setPrototypeOf(o, {})", "false"),
            (
                "Object.setPrototypeOf(o, {})",
                "throws TypeError: the prototype of this object cannot be set",
            ),
            ("o.__proto__ = {}", "throws TypeError: the prototype of this object cannot be set"),
            ("Object.setPrototypeOf(o, p) === o", "true"),
            ("Object.isExtensible(o) && Object.getPrototypeOf(o) === p", "true"),
            (
                "Reflect.setPrototypeOf(p, null) && Reflect.setPrototypeOf(Object.create(o), null)",
                "true",
            ),
        ] {
            assert_eq!(eval(scope, source), expected, "{source}");
        }
    });
}

#[test]
fn ordinary_methods_of_exotic_objects() {
    with(|scope| {
        let proto = scope.null();
        let object = scope.platform_object(COLLECTION_CLASS, &proto, 1, 0);
        let (zero, value) = (scope.key_index(0), scope.string("own"));
        assert!(scope.ordinary_get_own_property(&object, &zero).is_none());
        let descriptor = Descriptor::data(value, Attributes::ALL);
        assert!(scope.define(&object, &zero, &descriptor).is_ok_and(|done| !done));
        assert!(scope.ordinary_define(&object, &zero, &descriptor).is_ok_and(|done| done));
        assert!(scope.ordinary_get_own_property(&object, &zero).is_some());
        assert_eq!(names(&scope.ordinary_own_keys(&object)), ["0"]);
        assert!(scope.ordinary_delete(&object, &zero).is_ok_and(|done| done));
        let plain = scope.object(None);
        assert!(scope.ordinary_own_keys(&plain).is_empty());
    });
}

/// Hooks that run scripts, which drop the object that is being asked.
#[test]
fn hooks_that_drop_their_object() {
    let cases = [
        ("o.x", "undefined"),
        ("o.x = 1; o.x", "1"),
        ("'x' in o", "false"),
        ("'use strict'; o.x ??= 2", "2"),
        ("with (o) { typeof zzz }", "undefined"),
        ("let n = 0; for (const k in o) n++; n", "0"),
    ];
    for (source, expected) in cases {
        with(|scope| {
            let proto = scope.null();
            let object = scope.platform_object(ASKS_CLASS, &proto, 1, 0);
            let drops =
                value(scope, "var o = {}; (key => { Object.setPrototypeOf(o, null); collect() })");
            scope.set_slot(&object, 0, &drops);
            let o = value(scope, "o");
            assert!(scope.ordinary_set_prototype(&o, &object));
            drop((object, o, drops, proto));
            assert_eq!(eval(scope, source), expected, "{source}");
        });
    }
    with(|scope| {
        let proto = scope.null();
        let object = scope.platform_object(ASKS_CLASS, &proto, 1, 0);
        let answers = value(
            scope,
            "(key => key === 'known' ? 'answer' : key === 'bad' ? throws() : undefined)",
        );
        scope.set_slot(&object, 0, &answers);
        global(scope, "a", &object);
        assert_eq!(
            eval(scope, "a.known + a.unknown + ('bad' in Object(1))"),
            "answerundefinedfalse"
        );
        assert_eq!(eval(scope, "a.bad"), "throws TypeError: as asked");
        assert_eq!(eval(scope, "with (a) { known }"), "answer");
    });
}

/// An iterable, how many to take, and what the host and the script saw.
#[test]
fn iteration() {
    let cases: [(&str, usize, &str, &str); 7] = [
        ("[1, 2, 3]", 9, "1 2 3", ""),
        ("'a😀'", 9, "a 😀", ""),
        ("new Map([[1, 2]])", 9, "1,2", ""),
        (
            "(function* () { try { yield 1; yield 2 } finally { log('closed') } })()",
            1,
            "1",
            "closed",
        ),
        ("(function* () { yield 1; throw 'broken' })()", 9, "1 throws broken", ""),
        (
            "({ [Symbol.iterator]() { return 5 } })",
            9,
            " throws TypeError: an iterator is not an object",
            "",
        ),
        ("({})", 9, " throws TypeError: not iterable", ""),
    ];
    for (source, most, expected, log) in cases {
        with(|scope: &mut Cx<'_>| {
            let iterable = value(scope, source);
            let mut seen: Vec<String> = Vec::new();
            let result = scope.iterate(&iterable, None, |scope, value: Value| {
                seen.push(text(scope, &value));
                Ok(if seen.len() >= most { Flow::Stop } else { Flow::Continue })
            });
            let mut seen = seen.join(" ");
            if let Err(thrown) = result {
                seen.push_str(&format!(" throws {}", text(scope, &thrown.value)));
            }
            assert_eq!(seen, expected, "{source}");
            assert_eq!(scope.host.log.join(" "), log, "{source}");
        });
    }
    with(|scope| {
        let iterable = value(
            scope,
            "({ [Symbol.iterator]() { return { next() { return {} }, return() { log('r'); return {} } } } })",
        );
        let result = scope.iterate(&iterable, None, |scope, _| Err(scope.range_error("enough")));
        assert_eq!(
            result.map_err(|thrown| text(scope, &thrown.value)),
            Err("RangeError: enough".to_owned())
        );
        assert_eq!(scope.host.log, ["r"]);
    });
}

#[test]
fn document_all_is_undefined_and_falsy() {
    with(|scope| {
        let proto = scope.null();
        let all = scope.platform_object(PLAIN_CLASS, &proto, 1, 0);
        scope.set_is_htmldda(&all);
        global(scope, "all", &all);
        assert_eq!(
            eval(scope, "typeof all + !all + (all == null) + (all === undefined)"),
            "undefinedtruetruefalse"
        );
    });
}

/// The properties of objects that can be read at once, as `key=value` each.
#[test]
fn plain_properties() {
    let cases = [
        ("({})", Some("")),
        ("({ b: 1, a: 'x' })", Some("b=1 a=x")),
        ("({ a: 1, [Symbol()]: 2, b: 3 })", Some("a=1 b=3")),
        ("Object.defineProperty({ a: 1 }, 'b', { get() {} })", Some("a=1")),
        ("var o = { a: 1, b: 2, c: 3 }; delete o.b; o", Some("a=1 c=3")),
        ("Object.freeze({ a: 1 })", Some("a=1")),
        ("Object.create({ b: 1 }, { a: { value: 1, enumerable: true } })", Some("a=1")),
        ("[1, 'x']", Some("0=1 1=x")),
        ("Object.assign([1], { a: 2 })", Some("0=1 a=2")),
        ("var a = [1, 2]; a.length = 1; a", Some("0=1")),
        ("({ a: 1, get b() { return 1 } })", None),
        ("({ 1: 2 })", None),
        ("({ a: 1, 4294967294: 2 })", None),
        ("[1, , 2]", None),
        ("var a = [1]; a[4294967294] = 2; a", None),
        ("Object.defineProperty([1, 2], 0, { enumerable: false })", None),
        ("new Proxy({}, {})", None),
        ("new String('a')", None),
        ("new Uint8Array(2)", None),
        ("(function () { return arguments })(1)", None),
        ("new Date(0)", None),
    ];
    for (source, expected) in cases {
        with(|scope| {
            let object = value(scope, source);
            let before = scope.runs();
            let found = scope.plain_properties(&object);
            assert_eq!(scope.runs(), before, "{source}");
            let found = found.map(|found| {
                let mut words = Vec::new();
                for (key, value) in found {
                    let name = key.as_js_string().expect("it is a string").into_scalar();
                    words.push(format!("{name}={}", text(scope, &value)));
                }
                words.join(" ")
            });
            assert_eq!(found.as_deref(), expected, "{source}");
        });
    }
    with(|scope| {
        let number = scope.int(1);
        assert!(scope.plain_properties(&number).is_none());
    });
}

#[test]
fn data_properties_of_new_objects() {
    /// Puts the same value under each key.
    fn check(make: fn(&Cx<'_>) -> Value, keys: &[&str], expected: &str) {
        with(|scope| {
            let object = make(scope);
            for key in keys {
                let (key, value) = (scope.key(key), scope.string("v"));
                assert!(scope.create_data_property(&object, &key, value).is_ok());
            }
            let describe = value(scope, "(o => JSON.stringify([o, Object.keys(o), o.length]))");
            let undefined = scope.undefined();
            let found = scope.call(&describe, &undefined, &[object]).expect("it throws nothing");
            assert_eq!(text(scope, &found), expected, "{keys:?}");
        });
    }
    let object = |scope: &Cx<'_>| scope.object(None);
    check(object, &["b", "a", "b"], r#"[{"b":"v","a":"v"},["b","a"],null]"#);
    check(object, &["x", "1", "0"], r#"[{"0":"v","1":"v","x":"v"},["0","1","x"],null]"#);
    check(object, &["__proto__"], r#"[{"__proto__":"v"},["__proto__"],null]"#);
    let array = |scope: &Cx<'_>| scope.array_of_length(3);
    check(array, &[], "[[null,null,null],[],3]");
    check(array, &["0", "1", "2"], r#"[["v","v","v"],["0","1","2"],3]"#);
    check(array, &["0", "2", "x"], r#"[["v",null,"v"],["0","2","x"],3]"#);
    check(array, &["1", "1"], r#"[[null,"v",null],["1"],3]"#);
    check(array, &["0", "1", "2", "3"], r#"[["v","v","v","v"],["0","1","2","3"],4]"#);
    with(|scope| {
        let longest = scope.array_of_length(u32::MAX);
        assert_eq!(scope.array_length(&longest), Some(u32::MAX));
        let length = scope.get_str(&longest, "length").expect("it is there");
        assert_eq!(length.as_number(), Some(f64::from(u32::MAX)));
        for (source, length) in [("[1, , 2]", Some(3)), ("({ length: 1 })", None), ("'a'", None)] {
            let object = value(scope, source);
            assert_eq!(scope.array_length(&object), length, "{source}");
        }
        let (key, one) = (scope.key("a"), scope.int(1));
        let other = value(scope, "new Map");
        assert!(scope.create_data_property(&other, &key, one).is_err());
        let frozen = value(scope, "Object.freeze({ a: 1 })");
        let two = scope.int(2);
        let _refused = scope.create_data_property(&frozen, &key, two);
        assert_eq!(scope.get(&frozen, &key).ok().and_then(|found| found.as_number()), Some(1.0));
    });
}

/// A getter is called when it is found, with the object that was asked.
#[test]
fn getters() {
    check(&[
        ("class A { get a() { return this.b } } class B extends A { b = 1 }; new B().a", "1"),
        ("class C { static get length() { return 'static' } } C.length", "static"),
        ("({ get length() { return 'own' } }).length", "own"),
        ("({ get f() { return () => this.g }, g: 2 }).f()", "2"),
        ("({ get f() { return function() { return this.g } }, g: 2 }).f()", "2"),
        ("({ set a(_) {} }).a", "undefined"),
        ("({ get a() { throw new RangeError('got') } }).a", "throws RangeError: got"),
        ("try { ({ get a() { throw 'got' } }).a.b } catch (e) { e }", "got"),
        // The getter is deleted while it runs, with everything that refers to it.
        (
            "let o = { get a() { delete this.a; o = null; for (let i = 0; i < 100; i++) ({ i }); return 'kept' } }; \
             [o.a, String(o)].join()",
            "kept,null",
        ),
        (
            "(() => { const p = { get a() { Object.setPrototypeOf(o, null); return 'p' } }; const o = { __proto__: p }; \
          return [o.a, o.a].join() })()",
            "p,",
        ),
        // Functions of the host, with their receiver.
        (
            "Object.create({ get a() { return 0 } }, { a: { get: Map.prototype.keys } }).a",
            "throws TypeError: Map object expected",
        ),
        (
            "Object.defineProperty(new Map([[1, 2]]), 'n', { get: Object.getOwnPropertyDescriptor(Map.prototype, 'size').get }).n",
            "1",
        ),
        (
            "({ get a() { return this.a } }).a",
            "throws RangeError: Maximum call stack size exceeded",
        ),
        ("'abc'.length + [1, 2].length", "5"),
        (
            "Object.create(new Proxy({}, { get: (_, name, receiver) => name + (receiver === target) })).a",
            "throws ReferenceError: target is not defined",
        ),
        (
            "const target = Object.create(new Proxy({}, { get: (_, name, receiver) => name + (receiver === target) })); target.a",
            "atrue",
        ),
        (
            "Object.defineProperty(Number.prototype, 'twice', { get() { return this * 2 } }); (21).twice",
            "42",
        ),
    ]);
}
