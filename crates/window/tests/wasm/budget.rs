//! The limits of an agent apply to modules.

use std::time::Duration;

use treewright_window::{AgentOptions, Bound};

use super::{log, page, run};

#[test]
fn endless_loops_end() {
    let module = r#"(module
        (import "js" "f" (func $f))
        (func (export "run") (loop $l br $l))
        (func (export "host") (loop $l call $f br $l)))"#;
    for name in ["run", "host"] {
        let script = format!("log('before'); load(0, {{js: {{f() {{}}}}}}).{name}(); log('after')");
        let mut options = AgentOptions::default();
        options.budget.time_per_task = Some(Duration::from_millis(50));
        let mut agent = run(options, &page(&[module], &script), &[]);
        assert_eq!(agent.outcome().bound_met(), Some(Bound::TimePerTask), "{name}");
        assert_eq!(log(&mut agent).first().map(String::as_str), Some("before"), "{name}");
    }
}

#[test]
fn memory_is_bounded() {
    let module = r#"(module (memory 1)
        (func (export "grow") (result i32) i32.const 200 memory.grow)
        (func (export "fill") (param i32) i32.const 0 i32.const 7 local.get 0 memory.fill))"#;
    let script = "const e = load(0);
        log(e.grow() > 0, e.grow(), thrown(() => new WebAssembly.Memory({initial: 400})));
        e.fill(200 * 65536);
        log(thrown(() => new WebAssembly.Table({element: 'anyfunc', initial: 20000000})));
        log(thrown(() => { const m = new WebAssembly.Module(modules[0]); for (let i = 0; i < 100000; i++) new WebAssembly.Instance(m); }));";
    let mut options = AgentOptions::default();
    options.budget.memory = Some(20 << 20);
    let mut agent = run(options, &page(&[module], script), &[]);
    let expected = ["true -1 RangeError", "RangeError", "RangeError"];
    assert_eq!(log(&mut agent), expected);
}
