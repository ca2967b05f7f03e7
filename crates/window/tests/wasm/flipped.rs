//! Damaged modules: each is an error or a module, and the agent goes on.

use treewright_window::AgentOptions;

use super::{log, run};
use crate::damaged_copies::copies;

/// One of each section, without a function that runs when it is instantiated.
const MODULE: &str = r#"(module
    (type $two (func (param i32 f64) (result i64 i32)))
    (import "m" "f" (func $f (param i32) (result i32)))
    (import "m" "g" (global $g i32))
    (memory (export "memory") 1 3)
    (table $t (export "table") 4 10 funcref)
    (global (export "global") (mut i64) (i64.const -5))
    (elem (i32.const 1) $f $h)
    (data (i32.const 8) "some data")
    (data "passive")
    (func $h (export "h") (type $two)
        (local v128 f32)
        (block (br_if 0 (i32.eqz (local.get 0))) (i32.store (i32.const 4) (call $f (local.get 0))))
        (memory.init 1 (i32.const 0) (i32.const 0) (i32.const 2))
        (i64.trunc_sat_f64_s (local.get 1))
        (if (result i32) (local.get 0) (then (call_indirect (param i32) (result i32) (local.get 0) (i32.const 1)))
            (else (global.get $g))))
    (func (export "r") (result externref funcref) (ref.null extern) (ref.func $h)))"#;

#[test]
fn damaged_modules_are_errors_or_modules() {
    let bytes = wat::parse_str(MODULE).unwrap();
    let all: Vec<Vec<u8>> = std::iter::once(bytes.clone()).chain(copies(&bytes)).collect();
    for modules in all.chunks(100) {
        let list: Vec<String> =
            modules.iter().map(|bytes| format!("new Uint8Array({bytes:?})")).collect();
        let page = format!(
            "<!doctype html><script>
            const modules = [{}], imports = {{m: {{f: x => x, g: 7}}}}, counts = {{}};
            for (const bytes of modules) {{
                let name = 'fine';
                try {{ new WebAssembly.Instance(new WebAssembly.Module(bytes), imports) }} catch (e) {{ name = e.name }}
                counts[name] = (counts[name] ?? 0) + 1;
            }}
            const known = ['fine', 'CompileError', 'LinkError', 'RuntimeError', 'RangeError', 'TypeError'];
            console.log(Object.values(counts).reduce((a, b) => a + b, 0), Object.keys(counts).filter(n => !known.includes(n)).join());
            </script>",
            list.join(",")
        );
        let mut agent = run(AgentOptions::default(), &page, &[]);
        assert_eq!(log(&mut agent), [format!("{} ", modules.len())]);
    }
}
