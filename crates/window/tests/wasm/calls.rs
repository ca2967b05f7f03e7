//! Calls between scripts and modules.

use super::check;

const ADD: &str = r#"(module (func (export "add") (param i32 i32) (result i32)
    local.get 0 local.get 1 i32.add))"#;

#[test]
fn exported_functions() {
    check(
        &[ADD],
        "const {add} = load(0);
        log(add(2, 3), add('4', {valueOf: () => 5}), add(2147483647, 1), add());
        log(typeof add, add.name, add.length, 'prototype' in add, add instanceof Function);
        log(thrown(() => new add()), Object.prototype.toString.call(add));
        log(load(0).add === load(0).add, Object.isFrozen(load(0)), Object.getPrototypeOf(load(0)));",
        &[
            "5 9 -2147483648 0",
            "function 0 2 false true",
            "TypeError [object Function]",
            "false true null",
        ],
    );
}

#[test]
fn values_of_all_types() {
    check(
        &[r#"(module
            (func (export "i64") (param i64) (result i64) local.get 0 i64.const 1 i64.add)
            (func (export "f32") (param f32) (result f32) local.get 0)
            (func (export "f64") (param f64) (result f64) local.get 0)
            (func (export "extern") (param externref) (result externref) local.get 0)
            (func $func (export "func") (param funcref) (result funcref) local.get 0)
            (func (export "none"))
            (func (export "two") (result i32 i64) i32.const 1 i64.const 2)
            (func (export "vector") (param v128)))"#],
        "const e = load(0);
        log(e.i64(9223372036854775807n), thrown(() => e.i64(1)), e.i64(true));
        log(e.f32(0.1), e.f32(undefined), e.f64(0.1), Object.is(e.f64(-0), -0));
        const object = {};
        log(e.extern(object) === object, e.extern('text'), e.extern(undefined), e.extern(null), e.extern(5n));
        log(e.func(e.func) === e.func, e.func(null), thrown(() => e.func(() => 1)), thrown(() => e.func()));
        log(e.none(), JSON.stringify(e.two(), (k, v) => typeof v === 'bigint' ? `${v}n` : v));
        log(thrown(() => e.vector()));",
        &[
            "-9223372036854775808n TypeError 2n",
            "0.10000000149011612 NaN 0.1 true",
            "true text undefined null 5n",
            "true null TypeError TypeError",
            "undefined [1,\"2n\"]",
            "TypeError",
        ],
    );
}

const HOSTS: &str = r#"(module
    (import "js" "f" (func $f (param i32) (result i32)))
    (import "js" "g" (func $g (result i32 f64)))
    (func (export "f") (param i32) (result i32) local.get 0 call $f i32.const 100 i32.add)
    (func (export "tail") (param i32) (result i32) local.get 0 return_call $f)
    (func (export "g") (result f64) (local f64) call $g local.set 0 drop local.get 0)
    (export "again" (func $f)))"#;

#[test]
fn functions_of_the_host() {
    check(
        &[HOSTS],
        "const f = function (n) { log('f', n, this === window, arguments.length); return '7'; };
        let g = () => [1, 2.5];
        const e = load(0, {js: {f, g: () => g()}});
        log(e.f(1), e.tail(2), e.g());
        log(e.again === f, e.again.name, e.again(3));
        g = () => ({*[Symbol.iterator]() { yield 3; yield '4'; }});
        log(e.g());
        for (const bad of [1, null, [], [1], [1, 2, 3]]) { g = () => bad; log(thrown(() => e.g())); }
        g = () => { throw new RangeError(); };
        log(thrown(() => e.g()));
        const own = {};
        g = () => { throw own; };
        try { e.g(); } catch (error) { log(error === own); }",
        &[
            "f 1 true 1",
            "f 2 true 1",
            "107 7 2.5",
            "f 3 true 1",
            "false 0 7",
            "4",
            "TypeError",
            "TypeError",
            "TypeError",
            "TypeError",
            "TypeError",
            "RangeError",
            "true",
        ],
    );
}

#[test]
fn scripts_and_modules_call_each_other() {
    check(
        &[r#"(module
            (import "js" "down" (func $down (param i32) (result i32)))
            (memory (export "memory") 1)
            (func (export "run") (param i32) (result i32)
                (i32.store (i32.const 0) (i32.add (i32.load (i32.const 0)) (i32.const 1)))
                (if (result i32) (i32.eqz (local.get 0))
                    (then (i32.const 0))
                    (else (i32.add (local.get 0) (call $down (i32.sub (local.get 0) (i32.const 1))))))))"#],
        "const e = load(0, {js: {down: n => e.run(n)}});
        log(e.run(50), new Int32Array(e.memory.buffer)[0]);
        const forever = load(0, {js: {down: n => forever.run(1)}});
        log(thrown(() => forever.run(1)) !== undefined);
        log(e.run(2));",
        &["1275 51", "true", "3"],
    );
}

#[test]
fn traps() {
    check(
        &[r#"(module
            (memory 1)
            (table 1 funcref)
            (type $t (func))
            (func (export "unreachable") unreachable)
            (func (export "divide") (param i32) (result i32) i32.const 1 local.get 0 i32.div_s)
            (func (export "overflow") (result i32) i32.const -2147483648 i32.const -1 i32.div_s)
            (func (export "load") (result i32) i32.const 65536 i32.load)
            (func (export "indirect") i32.const 0 call_indirect (type $t))
            (func (export "outside") i32.const 1 call_indirect (type $t))
            (func (export "convert") (result i32) f64.const nan i32.trunc_f64_s)
            (func $deep (export "deep") call $deep))"#],
        "const e = load(0);
        for (const name of Object.keys(e)) log(name, thrown(() => e[name](0)));
        try { e.unreachable(); } catch (error) {
            log(error instanceof WebAssembly.RuntimeError, error instanceof Error, error.message.length > 0);
        }",
        &[
            "unreachable RuntimeError",
            "divide RuntimeError",
            "overflow RuntimeError",
            "load RuntimeError",
            "indirect RuntimeError",
            "outside RuntimeError",
            "convert RuntimeError",
            "deep RangeError",
            "true true true",
        ],
    );
}

#[test]
fn start_functions() {
    check(
        &[
            r#"(module
                (import "js" "begin" (func $begin (param i32)))
                (global $g (mut i32) (i32.const 5))
                (func $start global.get $g call $begin)
                (func (export "f"))
                (start $start))"#,
            r"(module (func $start unreachable) (start $start))",
            r#"(module (import "js" "begin" (func $begin)) (start $begin))"#,
        ],
        "const e = load(0, {js: {begin: n => log('begin', n)}});
        log(Object.keys(e).join());
        log(thrown(() => load(1)));
        log(thrown(() => load(2, {js: {begin() { throw new SyntaxError(); }}})));
        log(WebAssembly.Module.exports(new WebAssembly.Module(modules[0])).length);",
        &["begin 5", "f", "RuntimeError", "SyntaxError", "1"],
    );
}

#[test]
fn functions_of_other_windows() {
    check(
        &[ADD],
        "const frame = document.documentElement.appendChild(document.createElement('iframe')).contentWindow;
        const their = new frame.WebAssembly.Instance(new frame.WebAssembly.Module(modules[0])).exports.add;
        log(their(1, 2), their instanceof frame.Function, their instanceof Function);
        try { their(Symbol(), 1); } catch (error) { log(error instanceof frame.TypeError); }
        const table = new WebAssembly.Table({element: 'anyfunc', initial: 1});
        table.set(0, their);
        frame.frameElement.remove();
        log(table.get(0) === their, table.get(0)(3, 4));",
        &["3 true false", "true", "true 7"],
    );
}
