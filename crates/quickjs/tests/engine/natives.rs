//! Functions of the host: calls, constructors, closures, re-entry, panics.

use std::panic::{AssertUnwindSafe, catch_unwind};

use treewright_quickjs::{Attributes, Thrown, Value};

use crate::support::{
    CALLABLE_CLASS, CAPTURED, CONSTRUCT, Cx, Host, LOG, THIS, check, eval, global, start, text,
    value, with,
};

#[test]
fn functions_are_functions() {
    check(&[
        ("log.name + log.length + typeof log", "log0function"),
        ("new log", "throws TypeError: log is not a constructor"),
        ("'prototype' in log", "false"),
        ("self_.call(5) === 5", "true"),
        ("self_.call(undefined) === undefined", "true"),
        ("[1, 2].map(self_, 'x').join()", "x,x"),
    ]);
    with(|scope| {
        let (getter, setter) = (scope.getter(THIS, "it"), scope.setter(LOG, "it"));
        let object = scope.object(None);
        let key = scope.key("it");
        let done = scope.define_accessor(
            &object,
            &key,
            Some(&getter),
            Some(&setter),
            Attributes::ACCESSOR,
        );
        assert!(done.is_ok_and(|done| done));
        global(scope, "object", &object);
        assert_eq!(eval(scope, "object.it = 'given'; object.it === object"), "true");
        assert_eq!(scope.host.log, ["given"]);
        let names = "let d = Object.getOwnPropertyDescriptor(object, 'it'); d.get.name + '|' + d.set.name + d.set.length";
        assert_eq!(eval(scope, names), "get it|set it1");
    });
}

/// Members whose functions are made later look as if they had always been there.
#[test]
fn members_are_made_when_they_are_asked_for() {
    let cases = [
        ("o.it = 'given'; o.it === o", "true"),
        ("delete o.it && 'it' in o", "false"),
        ("Object.keys(o).join()", "it,run"),
        (
            "let d = Object.getOwnPropertyDescriptor(o, 'it'); d.get.name + '|' + d.set.name + d.set.length + d.enumerable",
            "get it|set it1true",
        ),
        (
            "let r = Object.getOwnPropertyDescriptor(o, 'read'); r.get.name + r.set + r.enumerable",
            "get readundefinedfalse",
        ),
        ("o.run.name + o.run.length + (o.run === o.run) + o.run()", "run3true[object Object]"),
        ("o.run = 5; o.run", "5"),
        ("Object.defineProperty(o, 'it', { value: 6 }); o.it", "6"),
        (
            "let g = Object.getOwnPropertyDescriptor(o, 'it').get; Object.defineProperty(o, 'it', { enumerable: false }); Object.getOwnPropertyDescriptor(o, 'it').get === g",
            "true",
        ),
        ("Object.create(o).it === o", "false"),
        ("let c = Object.create(o); c.it = 1; Object.hasOwn(c, 'it')", "false"),
        (
            "let c = Object.create(o); c.run = 1; Object.hasOwn(c, 'run') + String(o.run.length)",
            "true3",
        ),
        ("'use strict'; try { o.read = 1 } catch (e) { e.name }", "TypeError"),
        ("Object.freeze(o); 'use strict'; o.run = 1; o.run.name", "run"),
        (
            "[JSON.stringify(Object.assign({}, { ...o }).run.length), Reflect.ownKeys(o)].join()",
            "3,it,run,read",
        ),
    ];
    for (source, expected) in cases {
        with(|scope| {
            let object = scope.object(None);
            let keys = ["it", "run", "read"].map(|name| scope.key(name));
            let mut done = vec![
                scope.define_accessor_member(
                    &object,
                    &keys[0],
                    THIS,
                    Some(LOG),
                    Attributes::ACCESSOR,
                ),
                scope.define_function_member(&object, &keys[1], THIS, 3, Attributes::ALL),
                scope.define_accessor_member(
                    &object,
                    &keys[2],
                    THIS,
                    None,
                    Attributes::CONFIGURABLE,
                ),
            ];
            assert!(done.iter().all(|done| matches!(done, Ok(true))));
            done.push(scope.define_function_member(&object, &keys[0], THIS, 0, Attributes::ALL));
            assert!(matches!(done.pop(), Some(Ok(false))), "it is there");
            let number = scope.int(1);
            assert!(
                scope.define_function_member(&number, &keys[0], THIS, 0, Attributes::ALL).is_err()
            );
            global(scope, "o", &object);
            assert_eq!(eval(scope, source), expected, "{source}");
        });
    }
    // Those of the global object get the global `this`, and are freed with their realm.
    with(|scope| {
        let object = scope.global_object(&scope.realm());
        let key = scope.key("own");
        let done =
            scope.define_accessor_member(&object, &key, THIS, Some(LOG), Attributes::ACCESSOR);
        assert!(matches!(done, Ok(true)));
        assert_eq!(eval(scope, "own = 'given'; own === globalThis"), "true");
        assert_eq!(scope.host.log, ["given"]);
        let key = scope.key("late");
        let done =
            scope.define_accessor_member(&object, &key, THIS, Some(LOG), Attributes::ACCESSOR);
        assert!(matches!(done, Ok(true)));
        assert_eq!(eval(scope, "function late() {}; typeof late"), "function");
    });
}

/// `super()` reaches the native with the derived new.target, whose prototype it takes.
#[test]
fn constructors() {
    with(|scope| {
        let constructor = scope.constructor(CONSTRUCT, "Thing", 0);
        let prototype = scope.object(None);
        scope.link_constructor(&constructor, &prototype).expect("both are ordinary");
        global(scope, "Thing", &constructor);
        let cases = [
            ("Thing()", "throws TypeError: needs new"),
            ("kind.call(new Thing)", "7"),
            ("new Thing instanceof Thing", "true"),
            (
                "class Other extends Thing { #secret = 4; get() { return this.#secret } }; new Other().get()",
                "4",
            ),
            ("kind.call(new Other)", "7"),
            (
                "Object.getPrototypeOf(Reflect.construct(Thing, [], Array)) === Array.prototype",
                "true",
            ),
            ("kind.call({})", "throws TypeError: Illegal invocation"),
            ("Thing.prototype.constructor === Thing && Thing.name", "Thing"),
            ("Object.getOwnPropertyDescriptor(Thing, 'prototype').writable", "false"),
        ];
        for (source, expected) in cases {
            assert_eq!(eval(scope, source), expected, "{source}");
        }
        let made = scope.construct(&constructor, &[], None).expect("it is a constructor");
        assert!(scope.platform(&made).is_some_and(|platform| platform.interface == 7));
        assert!(scope.construct(&made, &[], None).is_err(), "no constructor");
    });
}

#[test]
fn closures_and_callable_objects() {
    with(|scope| {
        let values = vec![scope.string("zero"), scope.string("one")];
        let closure = scope.closure(CAPTURED, values, 1);
        global(scope, "closure", &closure);
        assert_eq!(
            eval(scope, "[closure(1), closure(0), closure(2), closure.length]"),
            "one,zero,,1"
        );
        let proto = scope.null();
        let callable = scope.platform_object(CALLABLE_CLASS, &proto, 3, 0);
        global(scope, "callable", &callable);
        assert_eq!(eval(scope, "typeof callable + (callable(0) === callable)"), "functiontrue");
        // A closure in a cycle with what it captured dies.
        let before = {
            scope.run_gc();
            scope.memory_usage().objects
        };
        for _ in 0..100 {
            let object = scope.object(None);
            let closure = scope.closure(CAPTURED, vec![object.clone()], 0);
            scope.set_str(&object, "closure", &closure).expect("it is ordinary");
        }
        scope.run_gc();
        assert!(scope.memory_usage().objects <= before + 2);
    });
}

#[test]
fn natives_call_scripts_which_call_natives() {
    with(|scope| {
        let source = "
            let depth = 0;
            function down() { depth++; return depth < 20 ? reenter(down) + 1 : 1 }
            reenter(down)";
        assert_eq!(eval(scope, source), "20");
        assert_eq!(scope.host.log.len(), 40);
        assert_eq!(
            eval(scope, "try { reenter(() => { throw 'thrown' }) } catch (e) { 'caught ' + e }"),
            "caught thrown"
        );
    });
}

/// Scripts, and whether the panic comes out of them. Their own handlers see nothing.
#[test]
fn panics_come_out_where_rust_called() {
    let sources = [
        "panics()",
        "try { panics() } catch { log('caught') } finally { log('finally') }",
        "[1].map(panics)",
        "({ get x() { return panics() } }).x",
        "reenter(panics)",
        "reenter(() => { try { panics() } catch { log('caught') } })",
        "new Promise(panics)",
        "`${{ toString: panics }}`",
        "for (const x of { [Symbol.iterator]: panics }) ;",
        "JSON.stringify({ toJSON: panics })",
        "new Proxy({}, { get: panics }).x",
        "(async () => { await panics() })()",
    ];
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let mut failed = Vec::new();
    for source in sources {
        let (engine, realm) = start();
        let mut host = Host::default();
        let result = catch_unwind(AssertUnwindSafe(|| {
            engine.enter(&mut host, &realm, |scope| eval(scope, source))
        }));
        let payload = result.err().and_then(|payload| payload.downcast_ref::<&str>().copied());
        if payload != Some("a native panics")
            || host.log.iter().any(|word| word == "caught" || word == "finally")
        {
            failed.push(source);
        }
        // The engine still works.
        let after = engine.enter(&mut host, &realm, |scope| eval(scope, "1 + 1"));
        if after != "2" {
            failed.push(source);
        }
    }
    std::panic::set_hook(hook);
    assert_eq!(failed, [""; 0]);
}

/// A native between two scripts may catch the panic of a native above it.
#[test]
fn errors_that_end_scripts() {
    check(&[
        ("stop()", "ends InternalError: stopped"),
        ("try { stop() } catch { 1 } finally { 2 }", "ends InternalError: stopped"),
        ("[1].forEach(stop)", "ends InternalError: stopped"),
        ("reenter(() => { try { stop() } catch {} })", "ends InternalError: stopped"),
    ]);
    // An error that ended scripts can be turned into an ordinary exception again.
    with(|scope: &mut Cx<'_>| {
        let Err(thrown) = scope.evaluate_str("stop()", "test.js") else { panic!("it stops") };
        assert!(thrown.uncatchable);
        let reject = value(scope, "(e => { throw e })");
        let undefined = scope.undefined();
        let again = scope.call(&reject, &undefined, &[thrown.value]);
        let is_still = again.is_err_and(|thrown: Thrown| thrown.uncatchable);
        assert!(is_still, "an error object keeps its mark until it is thrown as a catchable one");
    });
}

#[test]
fn arguments() {
    fn count(scope: &mut Cx<'_>, source: &str) -> String {
        let value: Value = value(scope, source);
        text(scope, &value)
    }
    with(|scope| {
        count(
            scope,
            "log(); log(undefined); log(1, 'two', [3]); log.apply(null, new Array(2000).fill(0)); 0",
        );
        let words: Vec<_> = scope.host.log.iter().map(|line| line.split(' ').count()).collect();
        assert_eq!(words, [1, 1, 3, 2000]);
    });
}
