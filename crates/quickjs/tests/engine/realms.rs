//! Realms, global objects and their proxies: the behaviour of windows, at the level of the engine.

use treewright_quickjs::{Realm, Value};

use crate::support::{
    CLASSES, Cx, NATIVES, PLAIN_CLASS, PROXY_CLASS, WHERE, check, eval, global, install, put, text,
    value, with,
};

/// A realm with a platform object for its global object, and a proxy of it with all names of a window.
fn window(scope: &mut Cx<'_>, number: u32) -> (Realm, Value) {
    let realm = scope
        .new_realm_with_global(number, PLAIN_CLASS, 9, number.into())
        .expect("there is memory");
    let proxy = scope.in_realm(&realm, |scope| {
        let proto = scope.object(None);
        let global = scope.global_object(&scope.realm());
        assert!(scope.ordinary_set_prototype(&global, &proto));
        let proxy = scope.platform_object(PROXY_CLASS, &proto, 10, number.into());
        point(scope, &proxy);
        install(scope);
        proxy
    });
    (realm, proxy)
}

/// Lets a proxy show the global object of the current realm.
fn point(scope: &mut Cx<'_>, proxy: &Value) {
    let realm = scope.realm();
    let global = scope.global_object(&realm);
    scope.set_slot(proxy, 0, &global);
    scope.set_global_this(&realm, proxy);
    for name in ["window", "self", "globalThis", "frames"] {
        put(scope, &global, name, proxy);
    }
    scope.host.realms.push(realm);
}

fn with_window(test: impl FnOnce(&mut Cx<'_>)) {
    with(|scope| {
        let (realm, _) = window(scope, 2);
        scope.in_realm(&realm, test);
    });
}

#[test]
fn the_proxy_is_this_everywhere() {
    let cases = [
        "this === window && window === globalThis && globalThis === self && self === frames",
        "(function () { return this })() === window",
        "(() => this)() === window",
        "(0, eval)('this') === window && eval('this') === window",
        "Function('return this')() === window",
        "(function () { 'use strict'; return this })() === undefined",
        "var x = 5; window.x === 5 && x === 5 && delete window.x === false",
        "let y = 6; y === 6 && window.y === undefined && !('y' in window)",
        "window.z = 7; z === 7 && delete window.z && typeof z === 'undefined'",
        "w = 8; window.w === 8 && Object.getOwnPropertyDescriptor(window, 'w').configurable",
        "function f() { return this } window.f === f && window.f() === window && f() === window && [f()].includes(window)",
        "Object.defineProperty(window, 'a', { get() { return this }, configurable: true }); a === window && window.a === window",
        "let got; Object.defineProperty(window, 's', { set(v) { got = this }, configurable: true }); s = 1; got === window",
        "(function () { 'use strict'; got = 0; s = 1; return got === window })()",
        "got = 0; s += 1; got === window",
        "got = 0; [s] = [1]; got === window",
        "(function () { 'use strict'; got = 0; ({ s } = { s: 1 }); return got === window })()",
        "Object.defineProperty(Object.getPrototypeOf(window), 'p', { get() { 'use strict'; return this }, set(v) { got = this }, configurable: true }); p === window",
        "got = 0; p = 3; got === window",
        "Reflect.setPrototypeOf(window, {}) === false && Reflect.preventExtensions(window) === false",
        "try { Object.freeze(window); false } catch (e) { e instanceof TypeError }",
        "try { window.__proto__ = {}; false } catch (e) { e instanceof TypeError }",
        "with (window) { x === 5 && this === window }",
        "self_() === undefined && window.self_() === window",
        "[1].map(function () { return this })[0] === window",
        "Object.groupBy([1], function () { 'use strict'; return this === undefined })['true'].length === 1",
        "typeof nothing === 'undefined' && typeof window.nothing === 'undefined'",
        "try { nothing; false } catch (e) { e instanceof ReferenceError }",
        "class C { static x = this } C.x === C",
        "Object.keys(window).includes('x') && JSON.stringify(Object.keys(window)) === JSON.stringify(Reflect.ownKeys(window).filter(k => Object.prototype.propertyIsEnumerable.call(window, k)))",
    ];
    with_window(|scope| {
        for source in cases {
            assert_eq!(eval(scope, source), "true", "{source}");
        }
    });
}

/// Two windows that reach each other.
#[test]
fn other_windows() {
    with(|scope| {
        let (top, top_proxy) = window(scope, 2);
        let (inner, inner_proxy) = window(scope, 3);
        scope.in_realm(&top, |scope| global(scope, "frame", &inner_proxy));
        scope.in_realm(&inner, |scope| {
            global(scope, "parent", &top_proxy);
            value(scope, "var name = 'inner'; function me() { return this } function where_() { return where() } var kept");
        });
        let cases = [
            ("frame.window === frame && frame.parent === window", "true"),
            ("frame.me() === frame && frame.name", "inner"),
            ("const detached = frame.me; detached() === frame", "true"),
            ("frame.eval('this') === frame && frame.Function('return this')() === frame", "true"),
            ("frame.Array !== Array && new frame.Array instanceof frame.Array", "true"),
            ("frame.where().join()", "3,2"),
            ("frame.where_().join()", "3,3"),
            ("frame.kept = window; frame.eval('kept === parent')", "true"),
            ("frame.x = 5; frame.eval('x') === 5 && delete frame.x", "true"),
            ("'name' in frame && Object.getPrototypeOf(frame) !== Object.prototype", "true"),
        ];
        for (source, expected) in cases {
            let found = scope.in_realm(&top, |scope| eval(scope, source));
            assert_eq!(found, expected, "{source}");
        }
        // Navigation: the proxy stays, old functions keep their old global object.
        scope.in_realm(&top, |scope| {
            value(scope, "var old = frame, oldMe = frame.me, oldName = frame.eval('() => name')")
        });
        let next = scope.new_realm_with_global(4, PLAIN_CLASS, 9, 4).expect("there is memory");
        scope.in_realm(&next, |scope| {
            let proto = scope.object(None);
            assert!(scope.ordinary_set_prototype(&inner_proxy, &proto));
            point(scope, &inner_proxy);
            value(scope, "var name = 'next'");
        });
        let cases = [
            ("old === frame && frame.name", "next"),
            ("oldName()", "inner"),
            ("oldMe() === frame", "true"),
            ("frame.eval('name')", "next"),
        ];
        for (source, expected) in cases {
            let found = scope.in_realm(&top, |scope| eval(scope, source));
            assert_eq!(found, expected, "{source}");
        }
        assert_eq!([NATIVES.len(), CLASSES.len()], [12, 7]);
    });
}

#[test]
fn realms_have_numbers_and_intrinsics() {
    with(|scope| {
        let other = scope.new_realm(77).expect("there is memory");
        assert_eq!((scope.realm_number(), other.number()), (1, 77));
        assert_ne!(scope.realm(), other);
        let (function, array) = scope.in_realm(&other, |scope| {
            assert_eq!(scope.realm(), other);
            (scope.function(WHERE, "where", 0), scope.array(Vec::new()))
        });
        global(scope, "otherWhere", &function);
        global(scope, "otherArray", &array);
        assert_eq!(eval(scope, "otherWhere().join() + otherWhere().map(x => x).length"), "77,12");
        assert_eq!(
            eval(scope, "Array.isArray(otherArray) && !(otherArray instanceof Array)"),
            "true"
        );
        let bound = value(scope, "new Proxy(otherWhere.bind(1), {})");
        assert_eq!(scope.realm_of_function(&bound).map(|realm| realm.number()), Some(77));
        let number = scope.int(1);
        assert_eq!(scope.realm_of_function(&number), None);
        let revoked = value(scope, "let r = Proxy.revocable(() => 1, {}); r.revoke(); r.proxy");
        assert_eq!(scope.realm_of_function(&revoked), None);
        assert!(scope.caller_realm().is_none());
    });
}

/// A realm dies with its last reference, in spite of the cycles in it, and its objects may live on.
#[test]
fn realms_die() {
    with(|scope| {
        scope.run_gc();
        let before = scope.memory_usage().objects;
        for number in 0..5 {
            let (realm, _) = window(scope, number);
            scope.in_realm(&realm, |scope| {
                value(
                    scope,
                    "var me = { window }; function f() { return me } Promise.resolve().then(f)",
                );
            });
            scope.host.realms.clear();
        }
        crate::support::run_jobs(scope);
        scope.run_gc();
        let after = scope.memory_usage().objects;
        assert!(after <= before + 5, "{after} objects after {before}");
        // A job with the only reference to its realm.
        let realm = scope.new_realm(9).expect("there is memory");
        scope.in_realm(&realm, |scope| {
            value(scope, "Promise.resolve(1).then(() => { globalThis.done = [1] }); 0")
        });
        drop(realm);
        scope.run_gc();
        assert!(crate::support::run_jobs(scope).is_empty());
        // An object outlives its realm.
        let realm = scope.new_realm(9).expect("there is memory");
        let kept = scope
            .in_realm(&realm, |scope| value(scope, "({ toString() { return [1, 2].join('-') } })"));
        drop(realm);
        scope.run_gc();
        assert_eq!(text(scope, &kept), "1-2");
        // So do the entries of a registry.
        let realm = scope.new_realm(9).expect("there is memory");
        let registry = scope.in_realm(&realm, |scope| value(scope, "FinalizationRegistry"));
        global(scope, "Other", &registry);
        value(
            scope,
            "var r = new Other(x => log('died ' + x)); Object.setPrototypeOf(r, FinalizationRegistry.prototype); delete globalThis.Other; 0",
        );
        drop((realm, registry));
        scope.run_gc();
        value(scope, "r.register({}, 'now'); 0");
        crate::support::run_jobs(scope);
        assert_eq!(scope.host.log, ["died now"]);
    });
}

#[test]
fn an_ordinary_realm_is_as_the_language_says() {
    check(&[
        ("this === globalThis", "true"),
        ("(function () { return this })() === globalThis", "true"),
        ("Object.getPrototypeOf(globalThis) === Object.prototype", "true"),
        ("Object.prototype.toString.call(globalThis)", "[object Object]"),
    ]);
}
