//! Compiling and instantiating asynchronously.

use super::{check, log, page, run};
use treewright_window::AgentOptions;

const MODULE: &str = r#"(module (import "js" "f" (func $f (result i32)))
    (func (export "f") (result i32) call $f))"#;

#[test]
fn promises() {
    check(
        &[MODULE],
        "(async () => {
            const m = await WebAssembly.compile(modules[0]);
            log(m instanceof WebAssembly.Module, Object.keys(await WebAssembly.instantiate(modules[0], {js: {f: () => 3}})).join());
            const {instance} = await WebAssembly.instantiate(modules[0], {js: {f: () => 3}});
            log(instance instanceof WebAssembly.Instance, instance.exports.f());
            log((await WebAssembly.instantiate(m, {js: {f: () => 4}})).exports.f());
            const fails = p => p.then(() => 'fulfilled', e => e.name);
            log(await fails(WebAssembly.compile(new Uint8Array(5))), await fails(WebAssembly.compile()), await fails(WebAssembly.instantiate(m)),
                await fails(WebAssembly.instantiate(modules[0], {js: {}})), await fails(WebAssembly.instantiate(5)));
        })();",
        &["true instance,module", "true 3", "4", "CompileError TypeError TypeError LinkError TypeError"],
    );
}

#[test]
fn responses() {
    let bytes = wat::parse_str(MODULE).unwrap();
    let files = [
        ("a.wasm", "application/wasm", bytes.clone()),
        ("b.wasm", "application/wasm; charset=x", bytes.clone()),
        ("c.wasm", "text/plain", bytes),
        ("d.wasm", "Application/WASM", b"not a module".to_vec()),
    ];
    let script = "(async () => {
        const fails = p => p.then(() => 'fulfilled', e => e.name);
        const {instance} = await WebAssembly.instantiateStreaming(fetch('a.wasm'), {js: {f: () => 8}});
        log(instance.exports.f(), String(await WebAssembly.compileStreaming(await fetch('a.wasm'))));
        for (const name of ['b', 'c', 'd', 'none']) log(name, await fails(WebAssembly.compileStreaming(fetch(name + '.wasm'))));
        const used = await fetch('a.wasm');
        await used.text();
        log(await fails(WebAssembly.compileStreaming(used)), await fails(WebAssembly.compileStreaming({})), await fails(WebAssembly.compileStreaming(Promise.reject(new RangeError))));
        log(await fails(WebAssembly.compileStreaming(new Response(modules[0], {headers: {'content-type': ' application/wasm\\t'}}))));
    })();";
    let mut agent = run(AgentOptions::default(), &page(&[MODULE], script), &files);
    let expected = [
        "8 [object WebAssembly.Module]",
        "b TypeError",
        "c TypeError",
        "d CompileError",
        "none TypeError",
        "TypeError TypeError RangeError",
        "fulfilled",
    ];
    assert_eq!(log(&mut agent), expected);
}
