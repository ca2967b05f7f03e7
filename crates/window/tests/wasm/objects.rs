//! The namespace and its objects.

use super::check;

#[test]
fn the_namespace() {
    check(
        &[],
        "log(String(WebAssembly), typeof WebAssembly, Object.getOwnPropertyNames(WebAssembly).sort().join());
        log(String(new WebAssembly.Memory({initial: 0})), WebAssembly.Memory.name, 'Memory' in window);
        const {enumerable} = Object.getOwnPropertyDescriptor(WebAssembly, 'Module');
        log(enumerable, Object.getOwnPropertyDescriptor(window, 'WebAssembly').enumerable);",
        &[
            "[object WebAssembly] object CompileError,Global,Instance,LinkError,Memory,Module,RuntimeError,Table,\
             compile,compileStreaming,instantiate,instantiateStreaming,validate",
            "[object WebAssembly.Memory] Memory false",
            "false false",
        ],
    );
}

#[test]
fn errors_of_the_namespace() {
    check(
        &[],
        "for (const name of ['CompileError', 'LinkError', 'RuntimeError']) {
            const E = WebAssembly[name];
            const e = new E('text', {cause: 5}), called = E();
            log(E.name, E.length, Object.getPrototypeOf(E) === Error, e.name, e.message, e.cause, String(e),
                e instanceof Error, 'message' in called && !called.hasOwnProperty('message'),
                Object.prototype.toString.call(e));
            class Own extends E {}
            log(new Own() instanceof Own, new Own() instanceof E, Error.isError?.(new Own()) ?? true);
        }",
        &[
            "CompileError 1 true CompileError text 5 CompileError: text true true [object Error]",
            "true true true",
            "LinkError 1 true LinkError text 5 LinkError: text true true [object Error]",
            "true true true",
            "RuntimeError 1 true RuntimeError text 5 RuntimeError: text true true [object Error]",
            "true true true",
        ],
    );
}

#[test]
fn modules() {
    check(
        &[
            r#"(module
                (@custom "first" "ab") (@custom "other" "c") (@custom "first" "")
                (import "z" "f" (func)) (import "a" "g" (global i32)) (import "z" "m" (memory 1)) (import "z" "t" (table 1 funcref))
                (func $f) (export "zz" (func $f)) (export "aa" (global 0)) (export "" (memory 0)) (export "t" (table 0)))"#,
        ],
        "const m = new WebAssembly.Module(modules[0]);
        log(JSON.stringify(WebAssembly.Module.imports(m)));
        log(JSON.stringify(WebAssembly.Module.exports(m)));
        log(WebAssembly.Module.customSections(m, 'first').map(b => new TextDecoder().decode(b)).join('|'),
            WebAssembly.Module.customSections(m, 'none').length, WebAssembly.Module.customSections(m, '\\ud800').length);
        log(WebAssembly.validate(modules[0]), WebAssembly.validate(new Uint8Array()), WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])));
        for (const bytes of [new ArrayBuffer(), modules[0].slice(0, 20), new Uint8Array([0, 97, 115, 109, 2, 0, 0, 0])])
            log(thrown(() => new WebAssembly.Module(bytes)));
        for (const bad of [undefined, null, 5, 'text', []]) log(thrown(() => new WebAssembly.Module(bad)));",
        &[
            r#"[{"kind":"function","module":"z","name":"f"},{"kind":"global","module":"a","name":"g"},{"kind":"memory","module":"z","name":"m"},{"kind":"table","module":"z","name":"t"}]"#,
            r#"[{"kind":"function","name":"zz"},{"kind":"global","name":"aa"},{"kind":"memory","name":""},{"kind":"table","name":"t"}]"#,
            "ab| 0 0",
            "true false true",
            "CompileError",
            "CompileError",
            "CompileError",
            "TypeError",
            "TypeError",
            "TypeError",
            "TypeError",
            "TypeError",
        ],
    );
}

#[test]
fn imports() {
    let module = r#"(module (import "m" "f" (func (param i32))) (import "m" "g" (global i64)))"#;
    let other = r#"(module (func (export "f") (param i64)) (memory (export "m") 1) (global (export "g") (mut i64) (i64.const 1)))"#;
    check(
        &[module, other],
        "const f = () => {}, other = load(1);
        for (const imports of [undefined, {}, {m: 5}, {m: {}}, {m: {f}}, {m: {f, g: 1}}, {m: {f: other.f, g: 1n}},
                {m: {f, g: other.m}}, {m: {f, g: other.g}}])
            log(thrown(() => load(0, imports)));
        const order = [];
        const seen = (name, value) => ({get [name]() { order.push(name); return value; }});
        load(0, {m: Object.defineProperties({}, {...Object.getOwnPropertyDescriptors(seen('f', f)), ...Object.getOwnPropertyDescriptors(seen('g', 1n))})});
        log(order.join());
        log(thrown(() => load(0, {get m() { throw new EvalError(); }})), thrown(() => new WebAssembly.Instance({})));",
        &[
            "TypeError",
            "TypeError",
            "TypeError",
            "LinkError",
            "LinkError",
            "LinkError",
            "LinkError",
            "LinkError",
            "LinkError",
            "f,g",
            "EvalError TypeError",
        ],
    );
}

#[test]
fn memories() {
    check(
        &[r#"(module
            (import "js" "look" (func $look))
            (memory (export "memory") 1 4)
            (func (export "put") (param i32 i32) local.get 0 local.get 1 i32.store8)
            (func (export "get") (param i32) (result i32) local.get 0 i32.load8_u)
            (func (export "grow") (param i32) (result i32) local.get 0 memory.grow (call $look)))"#],
        "let memory;
        const e = load(0, {js: {look() { log('inside', memory.buffer.byteLength); }}});
        memory = e.memory;
        const before = memory.buffer, bytes = new Uint8Array(before);
        e.put(3, 200);
        bytes[4] = 100;
        log(bytes[3], e.get(4), memory.buffer === before, before.byteLength);
        log(e.grow(1), before.byteLength, bytes.length, memory.buffer === before, memory.buffer.byteLength);
        log(new Uint8Array(memory.buffer)[3], memory.grow(0), memory.grow(2), memory.buffer.byteLength);
        for (const bad of [1, -1, 4294967296, NaN, 1n]) log(thrown(() => memory.grow(bad)));
        log(e.grow(1), memory.buffer.byteLength);
        const kept = memory.buffer;
        log(thrown(() => kept.transfer()), thrown(() => structuredClone(kept, {transfer: [kept]})), kept.byteLength);
        log(structuredClone(kept).byteLength);",
        &[
            "200 100 true 65536",
            "inside 131072",
            "1 0 0 false 131072",
            "200 2 2 262144",
            "RangeError",
            "TypeError",
            "TypeError",
            "TypeError",
            "TypeError",
            "inside 262144",
            "-1 262144",
            "TypeError TypeError 262144",
            "262144",
        ],
    );
}

#[test]
fn memories_of_scripts() {
    check(
        &[r#"(module (import "js" "m" (memory 1 3)) (func (export "get") (result i32) i32.const 0 i32.load)
            (export "same" (memory 0)))"#],
        "const memory = new WebAssembly.Memory({initial: 1, maximum: 3});
        new Int32Array(memory.buffer)[0] = 42;
        const e = load(0, {js: {m: memory}});
        log(e.get(), e.same === memory);
        log(thrown(() => load(0, {js: {m: new WebAssembly.Memory({initial: 1})}})), thrown(() => load(0, {js: {m: {}}})));
        for (const bad of [undefined, {}, {initial: -1}, {initial: 2, maximum: 1}, {initial: 65537}, {initial: 0, maximum: 65537},
                {initial: 60000}, {initial: 1n, address: 'i32'}, {initial: 1, address: 'i64'}, {initial: 0, address: 'x'}])
            log(thrown(() => String(new WebAssembly.Memory(bad))));
        const long = new WebAssembly.Memory({initial: 1n, address: 'i64', maximum: 2n});
        log(long.grow(1n), long.buffer.byteLength, thrown(() => long.grow(1)));",
        &[
            "42 true",
            "LinkError LinkError",
            "TypeError",
            "TypeError",
            "TypeError",
            "RangeError",
            "RangeError",
            "RangeError",
            "RangeError",
            "TypeError",
            "TypeError",
            "TypeError",
            "1n 131072 TypeError",
        ],
    );
}

#[test]
fn shared_memories() {
    check(
        &[r#"(module (import "js" "m" (memory 1 3)))"#],
        "const memory = new WebAssembly.Memory({initial: 1, maximum: 3, shared: true});
        const before = memory.buffer;
        new Uint8Array(before)[0] = 5;
        log(before.constructor.name, before.byteLength, Object.isFrozen(before), memory.buffer === before);
        log(memory.grow(1), before.byteLength, memory.buffer.byteLength, memory.buffer === before, new Uint8Array(memory.buffer)[0]);
        log(thrown(() => memory.grow(2)), thrown(() => new WebAssembly.Memory({initial: 1, shared: true})));
        log(thrown(() => load(0, {js: {m: memory}})));",
        &["SharedArrayBuffer 65536 true true", "1 65536 131072 false 5", "RangeError TypeError", "LinkError"],
    );
}

#[test]
fn tables() {
    check(
        &[r#"(module
            (table (export "table") 2 3 funcref)
            (elem (i32.const 0) $a)
            (elem declare func $b)
            (func $a (result i32) i32.const 1)
            (func $b (result i32) i32.const 2)
            (type $t (func (result i32)))
            (func (export "b") (result funcref) ref.func $b)
            (func (export "call") (param i32) (result i32) local.get 0 call_indirect (type $t)))"#],
        "const {table, b, call} = load(0);
        log(table.length, table.get(0)(), table.get(0).name, table.get(1), b().name, b()());
        table.set(1, b());
        log(call(0), call(1), table.get(1) === b());
        table.set(0);
        log(table.get(0), thrown(() => call(0)), table.grow(1, b()), table.length, call(2), thrown(() => table.grow(1)));
        log(thrown(() => table.get(3)), thrown(() => table.set(3, null)), thrown(() => table.set(0, undefined)), thrown(() => table.set(0, () => 1)));
        const own = new WebAssembly.Table({element: 'externref', initial: 2}, 'x');
        log(own.get(0), own.length, own.grow(1), own.get(2), own.set(0, own), own.get(0) === own, own.set(1), own.get(1));
        for (const bad of [{element: 'anyfunc', initial: 2, maximum: 1}, {element: 'i32', initial: 0}, {initial: 1}, {element: 'anyfunc', initial: 4294967295}])
            log(thrown(() => new WebAssembly.Table(bad)));
        log(thrown(() => new WebAssembly.Table({element: 'anyfunc', initial: 1}, undefined)));",
        &[
            "2 1 0 null 1 2",
            "1 2 true",
            "null RuntimeError 2 3 2 RangeError",
            "RangeError RangeError TypeError TypeError",
            "x 2 2 undefined undefined true undefined undefined",
            "RangeError",
            "TypeError",
            "TypeError",
            "RangeError",
            "TypeError",
        ],
    );
}

#[test]
fn globals() {
    check(
        &[r#"(module
            (import "js" "g" (global $g (mut i32)))
            (global (export "c") i64 (i64.const 3))
            (export "g" (global $g))
            (func (export "next") (result i32) global.get $g i32.const 1 i32.add global.set $g global.get $g))"#],
        "const g = new WebAssembly.Global({value: 'i32', mutable: true}, 41);
        const e = load(0, {js: {g}});
        log(e.next(), g.value, e.g === g, g.valueOf(), e.c.value);
        g.value = '7';
        log(e.next(), thrown(() => { e.c.value = 1n; }), thrown(() => { g.value = 1n; }));
        const of = (value, ...rest) => thrown(() => String(new WebAssembly.Global({value}, ...rest).value));
        log(of('i32'), of('i64'), of('f32'), of('f64'), of('externref'), of('anyfunc'), of('v128'), of('i16'));
        log(of('i32', undefined), of('i64', undefined), of('f32', undefined), of('anyfunc', undefined), of('externref', null));",
        &["42 42 true 42 3n", "8 TypeError TypeError", "0 0 0 0 undefined null TypeError TypeError", "0 TypeError NaN TypeError null"],
    );
}

#[test]
fn a_failed_instantiation_leaves_no_functions() {
    check(
        &[r#"(module
            (import "js" "t" (table 2 funcref)) (memory 1)
            (global $g (mut i32) (i32.const 1))
            (func $f (result i32) global.get $g)
            (elem (i32.const 0) $f)
            (data (i32.const 65536) "x"))"#],
        "const t = new WebAssembly.Table({element: 'anyfunc', initial: 2});
        log(thrown(() => load(0, {js: {t}})), t.get(0), t.get(1));",
        &["RuntimeError null null"],
    );
}

#[test]
fn imported_strings() {
    check(
        &[r#"(module
            (import "'" "text" (global $s externref))
            (func (export "s") (result externref) global.get $s))"#],
        "const m = new WebAssembly.Module(modules[0], {importedStringConstants: \"'\"});
        log(WebAssembly.Module.imports(m).length, new WebAssembly.Instance(m, {}).exports.s());
        log(thrown(() => new WebAssembly.Module(modules[0], {builtins: ['a', 'a']})), WebAssembly.validate(modules[0], {builtins: ['a', 'b']}));",
        &["0 text", "CompileError true"],
    );
}

#[test]
fn modules_as_messages() {
    check(
        &[r#"(module (@custom "c" "x") (func (export "f") (result i32) i32.const 9))"#],
        "const m = new WebAssembly.Module(modules[0]);
        const copy = structuredClone({m}).m;
        log(copy instanceof WebAssembly.Module, copy !== m, new WebAssembly.Instance(copy).exports.f(), WebAssembly.Module.customSections(copy, 'c').length);
        log(thrown(() => history.pushState(m, '')), thrown(() => structuredClone(new WebAssembly.Instance(m))), thrown(() => structuredClone(new WebAssembly.Memory({initial: 1}))));
        const worker = new Worker(URL.createObjectURL(new Blob(['onmessage = e => postMessage(new WebAssembly.Instance(e.data).exports.f())'])));
        worker.onmessage = e => { log('worker', e.data); worker.terminate(); };
        worker.postMessage(m);",
        &["true true 9 1", "DataCloneError DataCloneError DataCloneError", "worker 9"],
    );
}

#[test]
fn messages_of_errors_have_one_line() {
    check(
        &[],
        "try { new WebAssembly.Module(new Uint8Array([0, 1, 2, 3])) } catch (e) {
            log(e.name, /^magic header/.test(e.message), e.message.includes('\\n'));
        }",
        &["CompileError true false"],
    );
}
