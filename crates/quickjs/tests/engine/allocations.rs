//! Memory that runs out at any allocation: the engine throws, goes on, and is freed without rest, which it asserts.
//!
//! The scripts in the folder `allocations` and the steps below are run again and again, with another allocation that
//! fails each time: alone, or with all that follow. `cargo test` takes one of 64, from a random first one on; with
//! `TREEWRIGHT_EVERY_ALLOCATION=1`, as in `.ci/health allocations`, all of them.

use std::hash::{BuildHasher, RandomState};
use std::path::Path;
use std::sync::Arc;

use treewright_quickjs::{
    Attributes, Descriptor, Engine, JobOutcome, JsString, Key, Memory, Module, ScriptOptions,
    Thrown, Value,
};

use crate::support::{
    ASKS_CLASS, CALLABLE_CLASS, CAPTURED, COLLECTION_CLASS, CONSTRUCT, Cx, Host, LOG, PLAIN_CLASS,
    PROXY_CLASS, REENTER, STRICT_CLASS, THIS, options,
};

/// One allocation of so many fails in `cargo test`.
const STEP: usize = 64;

/// Runs a scenario with a memory that fails, or not: it must not crash, and leave nothing.
fn run(memory: &Arc<Memory>, scenario: &dyn Fn(&mut Cx<'_>)) {
    let mut options = options();
    options.memory = Some(Arc::clone(memory));
    let Ok(engine) = Engine::new(options) else { return };
    let Ok(realm) = engine.new_realm(1) else { return };
    engine.enter(&mut Host::default(), &realm, |scope| {
        // Loops that a failure has made endless end.
        scope.set_interrupt_budget(Some(1000));
        install(scope);
        scenario(scope);
        for _ in 0..1000 {
            if matches!(scope.run_pending_job(), JobOutcome::Empty) {
                break;
            }
        }
        scope.run_gc();
        drop(scope.take_rejections());
        scope.host.imports.clear();
        memory.fail_after(None, false);
        scope.set_interrupt_budget(None);
        let after = scope.evaluate_str("[1, 2].map(x => x + 1).join()", "after.js");
        let text = after.ok().and_then(|value| value.as_js_string()).map(JsString::into_scalar);
        assert_eq!(text.as_deref(), Some("2,3"), "the engine goes on");
    });
    drop((realm, engine));
    memory.fail_after(None, false);
    assert_eq!(memory.used(), 0, "all is given back");
}

fn install(scope: &mut Cx<'_>) {
    let global = scope.global_object(&scope.realm());
    for (native, name) in [(LOG, "log"), (REENTER, "reenter"), (THIS, "self_")] {
        let function = scope.function(native, name, 0);
        let _is_set = scope.set_str(&global, name, &function);
    }
}

fn fail_everywhere(name: &str, scenario: &dyn Fn(&mut Cx<'_>)) {
    let memory = Arc::new(Memory::new(None));
    memory.fail_after(Some(u32::MAX), false);
    let total = {
        let memory = Arc::clone(&memory);
        let counted = std::cell::Cell::new(0);
        run(&memory, &|scope| {
            scenario(scope);
            counted.set(scope.memory().asked());
        });
        usize::try_from(counted.get()).unwrap()
    };
    assert!(total > 500, "{name} allocates");
    let every = std::env::var_os("TREEWRIGHT_EVERY_ALLOCATION").is_some();
    let step = if every { 1 } else { STEP };
    let first = if every { 0 } else { RandomState::new().hash_one(name) as usize % STEP };
    for number in (first..total).step_by(step) {
        for for_good in [false, true] {
            // An assertion of the engine ends the process: the last line says where.
            eprintln!("{name}: allocation {number}, for good: {for_good}");
            memory.fail_after(Some(u32::try_from(number).unwrap()), for_good);
            run(&memory, scenario);
        }
    }
}

fn script(name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/engine/allocations");
    let source = std::fs::read_to_string(folder.join(name).with_extension("js")).unwrap();
    let source = JsString::from(source.as_str());
    fail_everywhere(name, &|scope| {
        let _thrown = scope.evaluate(&source, "test.js", &ScriptOptions::default());
    });
}

macro_rules! scripts {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            script(stringify!($name));
        }
    )*};
}

scripts! { objects arrays strings regexps functions iterations buffers collections }

/// A graph of modules, a synthetic one among them.
#[test]
fn modules() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/engine/allocations");
    let source = std::fs::read_to_string(folder.join("module.js")).unwrap();
    fail_everywhere("modules", &|scope| {
        let _thrown = module_graph(scope, &source);
    });
}

fn module_graph(scope: &mut Cx<'_>, source: &str) -> Result<Value, Thrown> {
    let options = ScriptOptions::default();
    let compile = |scope: &mut Cx<'_>, name: &str, source: &str| -> Result<Module, Thrown> {
        scope.compile_module(&source.into(), name, &options)
    };
    let first = compile(scope, "a", source)?;
    let second =
        "import { x } from 'd'; export { x }; export default 1; export function z() { return x }";
    let second = compile(scope, "b", second)?;
    let third = compile(scope, "c", "import 'b'; export * from 'b'; await 1; export const cc = 1")?;
    let value = scope.int(2);
    let synthetic = scope.synthetic_module("d", &[("x", value)])?;
    for module in [&first, &second, &third] {
        for (index, request) in scope.module_requests(module).into_iter().enumerate() {
            let answer = match request.specifier.into_scalar().as_str() {
                "b" => &second,
                "c" => &third,
                _ => &synthetic,
            };
            scope.set_requested_module(module, index, answer);
        }
        scope.import_meta(module)?;
    }
    scope.link_module(&first)?;
    scope.evaluate_module(&first)
}

/// The values that a host makes, and its questions.
#[test]
fn the_border() {
    fail_everywhere("the border", &|scope| {
        let _thrown = border(scope);
    });
}

fn border(scope: &mut Cx<'_>) -> Result<(), Thrown> {
    let undefined = scope.undefined();
    let other = scope.new_realm(2).map_err(|_| scope.range_error("no realm"))?;
    let window = scope.new_realm_with_global(3, COLLECTION_CLASS, 1, 9);
    let plain = scope.platform_object(PLAIN_CLASS, &scope.null(), 1, 77);
    scope.set_data(&plain, Box::new(String::from("data")));
    scope.cache_insert(77, &plain);
    scope.report_finalization(&plain);
    for slot in 0..20 {
        scope.set_slot(&plain, slot, &scope.object(None));
    }
    scope.set_realm_object(&plain);
    let constructor = scope.constructor(CONSTRUCT, "Thing", 1);
    let prototype = scope.object(None);
    scope.link_constructor(&constructor, &prototype)?;
    let made = scope.construct(&constructor, &[], None)?;
    scope.platform_object_like(&made, &prototype, 1, 2);
    for class in [COLLECTION_CLASS, STRICT_CLASS, PROXY_CLASS, CALLABLE_CLASS, ASKS_CLASS] {
        let object = scope.platform_object(class, &prototype, 1, 3);
        scope.set_slot(&object, 0, &plain);
        let keys: Vec<Key> = scope.own_keys(&object)?;
        for key in &keys {
            scope.get(&object, key)?;
            scope.get_own_property(&object, key)?;
        }
        scope.set_prototype(&object, &prototype)?;
        let key = scope.key("a longer name of a property");
        let value = scope.string("text of some length, ü");
        let _may_refuse = scope.define(&object, &key, &Descriptor::data(value, Attributes::ALL));
        scope.delete(&object, &key)?;
    }
    let closure = scope.closure(CAPTURED, vec![plain.clone(), made], 1);
    scope.call(&closure, &undefined, &[scope.int(0)])?;
    let (promise, resolve, _) = scope.promise()?;
    scope.promise_then(&promise, &closure, &undefined)?;
    scope.call(&resolve, &undefined, &[scope.int(1)])?;
    let rejected = scope.rejected_promise(&scope.string("reason"))?;
    scope.promise_resolve(&rejected)?;
    scope.enqueue_native(THIS, std::slice::from_ref(&plain));
    let buffer = scope.array_buffer_of(&[1; 100])?;
    scope.buffer_view(treewright_quickjs::ViewKind::Int16, &buffer, 0, None)?;
    scope.resizable_array_buffer(&[1, 2], 400)?;
    scope.uint8_array(vec![1, 2, 3]);
    let parsed = scope.parse_json(&"{\"a\": [1, {\"b\": \"c\"}]}".into(), "test.json")?;
    scope.stringify_json(&parsed)?;
    scope.key_utf16(&[0x41, 0xD800]);
    scope.array(vec![parsed, promise]);
    scope.type_error("a message");
    scope.in_realm(&other, |scope| scope.evaluate_str("[1, 2].concat([3])", "other.js"))?;
    drop(window);
    drop(scope.take_finalized());
    let text = scope.evaluate_str("import('x'); new Error('m')", "test.js")?;
    scope.error_location(&text);
    Ok(())
}

/// A realm that has no memory for its table of prototypes is not left in the engine's lists.
#[test]
fn realms_under_a_bound() {
    for limit in (400_000..1_600_000).step_by(10_007) {
        let memory = Arc::new(Memory::new(Some(limit)));
        let mut options = options();
        options.memory = Some(Arc::clone(&memory));
        let Ok(engine) = Engine::new(options) else { continue };
        let Ok(realm) = engine.new_realm(1) else { continue };
        engine.enter(&mut Host::default(), &realm, |scope| {
            let mut realms = Vec::new();
            while let Ok(realm) = scope.new_realm(2) {
                realms.push(realm);
            }
            scope.run_gc();
            assert!(scope.memory_usage().objects > 100);
            realms.truncate(realms.len() / 2);
            scope.run_gc();
            let made = scope.new_realm(3);
            assert_eq!(made.is_ok(), !realms.is_empty() || made.is_ok());
        });
    }
}

/// Functions that wait for a module are freed after its realm, without any lack of memory.
#[test]
fn modules_that_wait_for_ever() {
    let memory = Arc::new(Memory::new(None));
    run(&memory, &|scope| {
        let Ok(realm) = scope.new_realm(2) else { return };
        scope.in_realm(&realm, |scope| {
            let source = "await new Promise(() => {}); export const a = 1".into();
            let module = scope.compile_module(&source, "a", &ScriptOptions::default()).unwrap();
            scope.link_module(&module).unwrap();
            scope.evaluate_module(&module).unwrap();
        });
        drop(realm);
        scope.run_gc();
    });
}
