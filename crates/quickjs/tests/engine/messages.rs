//! Messages in the words of V8, and the first line of `stack`.

use crate::support::{check, eval, with};

/// The expected texts are those of Chromium 156.
#[test]
fn calls_name_their_operand() {
    let cases = [
        ("p.foo()", "p.foo is not a function"),
        ("p['foo']()", "p.foo is not a function"),
        ("p[0]()", "p[0] is not a function"),
        ("p[k]()", "p[k] is not a function"),
        ("p.foo``", "p.foo is not a function"),
        ("(p.foo)()", "p.foo is not a function"),
        ("p.m(function () {}, { a: 1 }, [1, 2])", "p.m is not a function"),
        ("p.a.b()", "Cannot read properties of undefined (reading 'b')"),
        ("f()()", "f(...) is not a function"),
        ("f()()()", "f(...) is not a function"),
        ("(function () {})()()", "(intermediate value)(...) is not a function"),
        ("one()", "one is not a function"),
        ("this.x4()", "this.x4 is not a function"),
        ("(class { static m() { super.x() } }).m()", "(intermediate value).x is not a function"),
        ("'abc'.foo()", "\"abc\".foo is not a function"),
        ("({}).foo()", "{}.foo is not a function"),
        ("(1).foo()", "1.foo is not a function"),
        ("q.a().b()", "q.a(...).b is not a function"),
        ("q.list[0].b()", "q.list[0].b is not a function"),
        ("Math.max(...p).foo()", "p is not iterable"),
        ("p.foo(...[1])", "p.foo is not a function"),
        ("(function () { let local = {}; local.method() })()", "local.method is not a function"),
        ("(function (arg) { arg.method() })({})", "arg.method is not a function"),
        ("(function (arg) { (() => arg.m())() })({})", "arg.m is not a function"),
        ("(function (arg) { return arg() })()", "arg is not a function"),
        (
            "(function () { let a = 1; { let b = {}; b.c(a, a ? 2 : 3, a && 4) } })()",
            "b.c is not a function",
        ),
        ("(function () { try { p.q() } finally { f() } })()", "p.q is not a function"),
        ("(function () { for (const x of [1]) { if (x) p.q(x) } })()", "p.q is not a function"),
        (
            "(function () { let b = {}; (p.a ? p : b).q() })()",
            "(intermediate value).q is not a function",
        ),
        ("new (class { #x = 1; m() { this.#x() } })().m()", "this[#x] is not a function"),
        ("[1].map(3)", "number 3 is not a function"),
        ("[1].map()", "undefined is not a function"),
        ("[1].map({})", "object is not a function"),
        ("[1].forEach('a')", "string \"a\" is not a function"),
        ("[1].reduce(null)", "object null is not a function"),
        ("new p()", "p is not a constructor"),
        ("new p.q(1, 2)", "p.q is not a constructor"),
        ("new p.constructor.nope(1, 2)", "p.constructor.nope is not a constructor"),
        ("new (() => 1)", "(intermediate value) is not a constructor"),
        ("new Math.abs()", "Math.abs is not a constructor"),
        ("new f", "f is not a constructor"),
        ("new 3", "3 is not a constructor"),
        ("const [a] = 1", "1 is not iterable"),
        ("const [a] = undefined", "undefined is not iterable"),
        ("const [a] = p", "p is not iterable"),
        ("const [a] = none", "none is not iterable"),
        ("for (const a of p);", "p is not iterable"),
        ("for (const a of none);", "none is not iterable"),
        ("[...p]", "p is not iterable"),
        ("[...{}]", "{} is not iterable"),
        ("undefined.a", "Cannot read properties of undefined (reading 'a')"),
        ("none.foo.bar", "Cannot read properties of undefined (reading 'foo')"),
        ("none.a = 1", "Cannot set properties of undefined (setting 'a')"),
        ("null['a b']", "Cannot read properties of null (reading 'a b')"),
        ("class A1 {}; A1()", "Class constructor A1 cannot be invoked without 'new'"),
        ("const c1 = 1; c1 = 2", "Assignment to constant variable."),
    ];
    let mut wrong = Vec::new();
    for (source, message) in cases {
        let whole = format!(
            "var p = {{}}, q = {{ a: () => ({{}}), list: [{{}}] }}, f = () => 1, k = 'z', one = 1, none; \
             try {{ {source}; 'nothing' }} catch (e) {{ e.message }}"
        );
        let found = with(|scope| eval(scope, &whole));
        if found != message {
            wrong.push(format!("{source}: {found}, not {message}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn names_that_are_not_known() {
    let long = format!("x{}()", ".y".repeat(400));
    let deep = format!(
        "var x = {{}}; try {{ {} }} catch (e) {{ e.message }}",
        "x(".repeat(30) + &")".repeat(30)
    );
    check(&[
        (
            &format!(
                "var x = new Proxy({{}}, {{ get: (t, n) => n == 'y' ? x : 1 }}); try {{ {long} }} catch (e) {{ e.message.length < 200 }}"
            ),
            "true",
        ),
        (&deep, "x is not a function"),
        (
            "try { with ({}) { nope2 = 1; nope2() } } catch (e) { e.message.endsWith('is not a function') }",
            "true",
        ),
        (
            "try { A2; let A2 = 1 } catch (e) { e.message }",
            "Cannot access 'A2' before initialization",
        ),
    ]);
}

#[test]
fn stacks_begin_with_the_error() {
    let first = |source: &str| format!("({source}).stack.split('\\n')[0]");
    for (source, line) in [
        ("new Error('hi')", "Error: hi"),
        ("new TypeError('a\\nb')", "TypeError: a"),
        ("new Error()", "Error"),
        ("new (class E1 extends Error {})('q')", "Error: q"),
        (
            "new (class extends Error { constructor(m) { super(m); this.name = 'E2x' } })('q')",
            "E2x: q",
        ),
        (
            "(() => { try { null.a } catch (e) { return e } })()",
            "TypeError: Cannot read properties of null (reading 'a')",
        ),
        (
            "(() => { let o = { name: 'n', message: 'm' }; Error.captureStackTrace(o); return o })()",
            "n: m",
        ),
        ("(() => { let o = {}; Error.captureStackTrace(o); return o })()", "Error"),
        ("Object.defineProperty(new Error('a'), 'message', { get() { throw 1 } })", "Error"),
    ] {
        check(&[(&first(source), line)]);
    }
    check(&[
        (
            "/^Error: hi\\n    at ff \\(.*:1:\\d+\\)\\n/.test((function ff() { return new Error('hi') })().stack)",
            "true",
        ),
        ("String(Math.max)", "function max() { [native code] }"),
        ("String(new Date(0))", "Thu Jan 01 1970 00:00:00 GMT+0000 (Coordinated Universal Time)"),
        (
            "new Date(-8.64e15).toString()",
            "Tue Apr 20 -271821 00:00:00 GMT+0000 (Coordinated Universal Time)",
        ),
        ("new Date(0).toTimeString()", "00:00:00 GMT+0000 (Coordinated Universal Time)"),
    ]);
}
