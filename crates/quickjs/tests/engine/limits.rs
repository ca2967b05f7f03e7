//! Time, memory, stack.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use treewright_quickjs::{Engine, JsString, Thrown, Value};

use crate::support::{Cx, Host, eval, install, options, run_jobs, start, value, with};

fn ends(result: &Result<Value, Thrown>) -> bool {
    result.as_ref().is_err_and(|thrown| thrown.uncatchable)
}

/// Scripts without end, none of whose handlers may run.
const ENDLESS: [&str; 26] = [
    "for (;;) ;",
    "try { for (;;) ; } catch { log(1) } finally { log(2) }",
    "(function f() { try { f() } catch { f() } })()",
    "reenter(() => { for (;;) ; })",
    "/(a+)+b/.exec('a'.repeat(40))",
    "[1].map(() => { for (;;) ; })",
    "(async () => { for (;;) ; })()",
    "[].join.call({ length: 2 ** 53 - 1 }, '')",
    "[].toLocaleString.call({ length: 2 ** 53 - 1 })",
    "[].indexOf.call({ length: 2 ** 53 - 1 }, 1)",
    "[].lastIndexOf.call({ length: 2 ** 53 - 1 }, 1)",
    "[].includes.call({ length: 2 ** 53 - 1 }, 1)",
    "[].every.call({ length: 2 ** 53 - 1 }, () => log(1))",
    "[].filter.call({ length: 2 ** 53 - 1 }, () => log(1))",
    "[].reduce.call({ length: 2 ** 53 - 1 }, () => log(1), 0)",
    "[].reduceRight.call({ length: 2 ** 53 - 1 }, () => log(1), 0)",
    "[].reverse.call({ length: 2 ** 53 - 1 })",
    "[].copyWithin.call({ length: 2 ** 53 - 1 }, 0, 1)",
    "[].shift.call({ length: 2 ** 53 - 1 })",
    "[].unshift.call({ length: 2 ** 53 - 3 }, 1)",
    "[].splice.call({ length: 2 ** 53 - 1 }, 0, 1)",
    "[].sort.call({ length: 2 ** 53 - 1 })",
    "[].concat({ length: 2 ** 53 - 1, [Symbol.isConcatSpreadable]: true })",
    "[].flatMap.call({ length: 2 ** 53 - 1 }, () => log(1))",
    "[].findLast.call(new Proxy([], { get: (_, key) => key === 'length' ? 2 ** 53 - 1 : 0 }), () => false)",
    "new Array(2 ** 32 - 1).forEach(() => log(1))",
];

#[test]
fn interrupts_by_budget() {
    for source in ENDLESS {
        with(|scope| {
            scope.set_interrupt_budget(Some(50));
            let result = scope.evaluate_str(source, "test.js");
            assert!(ends(&result), "{source}: {result:?}");
            assert!(!scope.host.log.iter().any(|word| word == "1" || word == "2"), "{source}");
            assert_eq!(scope.interrupt_budget(), Some(0));
            scope.set_interrupt_budget(None);
            assert_eq!(eval(scope, "1 + 1"), "2", "after {source}");
        });
    }
    with(|scope| {
        eval(scope, "Promise.resolve().then(() => { for (;;) ; }).finally(() => log('finally'))");
        scope.set_interrupt_budget(Some(5));
        assert_eq!(run_jobs(scope).len(), 1, "the job ends, and its promise waits for ever");
        assert!(scope.host.log.is_empty());
    });
}

/// Single calls that take long, and loops of calls that do: all are counted in steps.
const LONG: [&str; 14] = [
    "new RegExp('a|'.repeat(200000))",
    "'a'.repeat(2e6).indexOf('a'.repeat(1e6) + 'b')",
    "'a'.repeat(2e6).lastIndexOf('b' + 'a'.repeat(1e6))",
    "'a'.repeat(2e6).includes('a'.repeat(1e6) + 'b')",
    "'a'.repeat(2e6).split('a'.repeat(1e6) + 'b')",
    "'a'.repeat(2e6).replaceAll('a'.repeat(1e6) + 'b', '')",
    "let o = {}; for (let i = 0; i < 40; i++) o = { a: o, b: o }; JSON.stringify(o)",
    "JSON.parse('[' + '[],'.repeat(4e6) + '1]')",
    "let c = '{'; for (let i = 0; i < 20000; i++) c += `let v${i} = 1; v${i};`; eval(c + '}')",
    "for (;;) 'x'.repeat(1e6).toUpperCase()",
    "const s = 'x'.repeat(1e6); for (;;) s.trim()",
    "const a = 'x'.repeat(1e6), b = 'x'.repeat(1e6); for (;;) a == b",
    "const a = new Float64Array(1e6); for (;;) a.fill(1)",
    "const a = Array(1e6).fill(1); for (;;) a.includes(2)",
];

/// A look counts as ten thousand jumps: few are left for the work that is done before.
#[test]
fn long_calls_are_counted_in_steps() {
    for source in LONG {
        with(|scope| {
            scope.set_interrupt_budget(Some(100));
            let result = scope.evaluate_str(source, "test.js");
            assert!(ends(&result), "{source}: {result:?}");
            scope.set_interrupt_budget(None);
            assert_eq!(eval(scope, "1 + 1"), "2", "after {source}");
        });
    }
}

/// Long runs of combining marks are sorted in linear time, and as short ones are.
#[test]
fn normalization_of_long_runs() {
    let sources = [
        // Of two classes, of many, and of those that a base takes.
        "(n => 'a' + '\\u0301\\u0323'.repeat(n))",
        "(n => 'q' + '\\u0345\\u0301\\u0327\\u05b0\\u0334\\u0315\\u0323'.repeat(n))",
        "(n => 'e' + '\\u0300\\u0323\\u0327'.repeat(n))",
    ];
    for source in sources {
        for form in ["NFC", "NFD", "NFKC", "NFKD"] {
            // Classes in order, each as often and in the order that it had.
            let short = format!("{source}(9).normalize('{form}')");
            let long = format!("{source}(200).normalize('{form}')");
            let classes = format!(
                "const fold = text => text.replace(/(.)\\1+/gsu, '$1'); fold({short}) === fold({long})"
            );
            with(|scope| assert_eq!(eval(scope, &classes), "true", "{source} {form}"));
        }
    }
    with(|scope| {
        assert_eq!(eval(scope, "'\\u0301\\u0323'.repeat(1e6).normalize().length"), "2000000");
    });
}

#[test]
fn interrupts_by_time_and_from_other_threads() {
    with(|scope| {
        scope.set_deadline(Some(Instant::now() + Duration::from_millis(20)));
        assert!(ends(&scope.evaluate_str("for (;;) ;", "test.js")));
    });
    let (engine, realm) = start();
    let flag = engine.interrupt_flag();
    engine.enter(&mut Host::default(), &realm, |scope| {
        let thread = set_once_it_logs(scope, flag);
        assert!(ends(&scope.evaluate_str("log('begins'); for (;;) ;", "test.js")));
        thread.join().expect("it sets a flag");
    });
}

/// Sets a flag from another thread, once a script has called `log`.
fn set_once_it_logs(scope: &mut Cx<'_>, flag: Arc<AtomicBool>) -> JoinHandle<()> {
    let (listener, calls) = mpsc::channel();
    scope.host.listener = Some(listener);
    std::thread::spawn(move || {
        calls.recv().expect("a script begins");
        flag.store(true, Ordering::Relaxed);
    })
}

/// `Atomics.wait` ends with an exception when a deadline passes or a flag is set.
#[test]
fn waits_for_shared_memory_are_interrupted() {
    let mut options = options();
    options.can_block = true;
    let engine = Engine::new(options).unwrap();
    let flag = engine.interrupt_flag();
    let realm = engine.new_realm(0).unwrap();
    let mut host = Host::default();
    engine.enter(&mut host, &realm, |scope| {
        install(scope);
        let wait = "const memory = new Int32Array(new SharedArrayBuffer(8));";
        eval(scope, wait);
        let answers = "Atomics.wait(memory, 0, 1) + Atomics.wait(memory, 0, 0, 1) + Atomics.wait(memory, 0, 0, 25) + Atomics.wait(memory, 0, 0, -1)";
        assert_eq!(eval(scope, answers), "not-equaltimed-outtimed-outtimed-out");
        for source in ["Atomics.wait(memory, 0, 0)", "try { Atomics.wait(memory, 0, 0, 1e12) } finally { log(1) }"] {
            scope.set_deadline(Some(Instant::now() + Duration::from_millis(30)));
            let result = scope.evaluate_str(source, "test.js");
            assert!(ends(&result), "{source}: {result:?}");
            scope.set_deadline(None);
            assert!(scope.host.log.is_empty());
            let thread = set_once_it_logs(scope, Arc::clone(&flag));
            let source = format!("log('begins'); {source}");
            assert!(ends(&scope.evaluate_str(&source, "test.js")), "{source}");
            thread.join().unwrap();
            flag.store(false, Ordering::Relaxed);
            scope.host.listener = None;
            assert_eq!(std::mem::take(&mut scope.host.log), ["begins"]);
        }
    });
}

/// A script that exceeds the memory limit gets an exception that it can catch, and the engine goes on.
#[test]
fn memory() {
    let sources = [
        "let a = []; for (;;) a.push(new Array(1000).fill(0))",
        "let s = 'x'; for (;;) s += s",
        "new ArrayBuffer(1e9)",
        "'x'.repeat(1e9)",
        "let m = new Map; for (let i = 0; ; i++) m.set(i, {})",
        "let o = {}; for (let i = 0; ; i++) o['k' + i] = i",
        "JSON.stringify(Array(1e6).fill('text'))",
        "(function* () { yield* f() })(); function* f() { yield 1 } Array.from({ length: 1e9 })",
    ];
    for source in sources {
        let mut options = options();
        options.memory_limit = Some(8_000_000);
        let engine = Engine::new(options).expect("there is memory");
        let realm = engine.new_realm(1).expect("there is memory");
        engine.enter(&mut Host::default(), &realm, |scope: &mut Cx<'_>| {
            install(scope);
            let result = scope.evaluate_str(source, "test.js");
            assert!(result.is_err_and(|thrown| !thrown.uncatchable), "{source}");
            // Values that the host makes are exempt.
            let text = scope.string(&"y".repeat(20_000_000));
            assert!(text.is_string());
            let object = scope.object(None);
            assert!(object.is_object());
            drop((text, object));
            scope.run_gc();
            scope.set_memory_limit(None);
            assert_eq!(eval(scope, "1 + 1"), "2", "after {source}");
            assert_eq!(scope.memory_usage().limit, None);
        });
    }
}

/// Depth of scripts, data and source: an exception, never a crash.
#[test]
fn the_stack() {
    let cases = [
        "(function f() { return f() + 1 })()",
        "(function f() { return reenter(f) + 1 })()",
        "(function f() { return [1].map(f)[0] + 1 })()",
        "JSON.parse('['.repeat(1e6))",
        "eval('['.repeat(1e6))",
        "eval('('.repeat(1e6) + '1')",
        "eval('-'.repeat(1e5) + '1')",
        "let a = []; for (let i = 0; i < 1e6; i++) a = [a]; JSON.stringify(a)",
        "let a = []; for (let i = 0; i < 1e5; i++) a = [a]; a.flat(Infinity)",
        "new RegExp('('.repeat(1e6))",
        "let o = {}; for (let i = 0; i < 1e5; i++) o = new Proxy(o, {}); o.x",
        "class A { constructor() { return new this.constructor } } new A",
        "eval('a' + '.a'.repeat(1e6).replaceAll('.a', '[a') )",
        "let d = { get x() { return d.x } }; d.x",
        "let t = { toString() { return '' + t } }; '' + t",
    ];
    for source in cases {
        with(|scope| {
            let result = scope.evaluate_str(&format!("{{ {source} }}"), "test.js");
            let message = match result {
                Ok(_) => panic!("{source} has an end"),
                Err(thrown) => crate::support::text(scope, &thrown.value),
            };
            assert!(message.contains("Error"), "{source}: {message}");
            assert_eq!(eval(scope, "1 + 1"), "2", "after {source}");
        });
    }
    // Deep values that die.
    with(|scope| {
        eval(scope, "{ let a = {}; for (let i = 0; i < 1e6; i++) a = { a } }");
        eval(
            scope,
            "{ let a = () => 1; for (let i = 0; i < 1e6; i++) { const b = a; a = () => b } }",
        );
        scope.run_gc();
        scope.set_stack_size(64 * 1024);
        assert!(eval(scope, "(function f() { return f() + 1 })()").starts_with("throws"));
    });
}

#[test]
fn usage() {
    with(|scope| {
        let before = scope.memory_usage();
        assert!(before.bytes > 10_000 && before.objects > 100);
        eval(scope, "var keep = Array.from({ length: 1000 }, () => ({}))");
        let after = scope.memory_usage();
        assert!(after.objects >= before.objects + 1000 && after.bytes > before.bytes);
    });
}

/// A prototype that an object cannot get, because memory for a shape of its own ran out, is freed
/// with its engine, which the engine asserts.
#[test]
fn prototypes_without_memory() {
    with(|scope| {
        let pair = value(scope, "globalThis.pair = [{ a: 1, b: 2 }, { a: 1, b: 2 }]; pair[0]");
        let prototype = value(scope, "({ self() { return this } })");
        scope.set_memory_limit(Some(1));
        let result = scope.set_prototype(&pair, &prototype);
        scope.set_memory_limit(None);
        assert!(result.is_err());
        assert_eq!(eval(scope, "Object.getPrototypeOf(pair[0]) === Object.prototype"), "true");
    });
}

/// Each call of a native looks at the clock, and asks the host for memory.
#[test]
fn calls_of_natives_are_guarded() {
    with(|scope| {
        scope.set_deadline(Some(Instant::now()));
        // No loop and no further call of a script that would look.
        let result = scope.evaluate_str("log('in')", "test.js");
        assert!(ends(&result) && scope.host.log.is_empty(), "{result:?}");
        scope.set_deadline(None);
        assert_eq!(eval(scope, "log('in')"), "undefined");
    });
    let mut options = options();
    options.may_call = Some(|host, memory| host.log.len() < 3 && !memory.is_exceeded());
    let engine = Engine::new(options).unwrap();
    let realm = engine.new_realm(1).unwrap();
    engine.enter(&mut Host::default(), &realm, |scope| {
        install(scope);
        let source =
            "let caught; try { for (;;) log(1) } catch (error) { caught = error } String(caught)";
        assert_eq!(eval(scope, source), "InternalError: out of memory");
        assert_eq!(scope.host.log.len(), 3);
        scope.host.log.clear();
        let charge = scope.memory().charge(1 << 30);
        assert_eq!(eval(scope, "log(1)"), "undefined", "without a bound all is granted");
        scope.set_memory_limit(Some(1 << 29));
        assert_eq!(eval(scope, "log(1)"), "throws InternalError: out of memory");
        drop(charge);
        assert_eq!(eval(scope, "log(1)"), "undefined");
    });
}

/// Shared memory counts as far as it is shown, in all engines together.
#[test]
fn shared_memory_counts() {
    let memory = std::sync::Arc::new(treewright_quickjs::Memory::new(Some(8 << 20)));
    let engines: Vec<_> = (0..2)
        .map(|_| {
            let mut options = options();
            options.memory = Some(std::sync::Arc::clone(&memory));
            let engine = Engine::new(options).unwrap();
            let realm = engine.new_realm(1).unwrap();
            (engine, realm)
        })
        .collect();
    for (engine, realm) in &engines {
        engine.enter(&mut Host::default(), realm, |scope| {
            let source = "globalThis.a = []; let n = 0; try { for (;;) { a.push(new SharedArrayBuffer(1 << 20)); n++ } } catch {} n";
            let made: u32 = eval(scope, source).parse().unwrap();
            assert!(made < 8, "{made}");
        });
    }
    assert!(memory.used() <= 8 << 20);
    let shown = treewright_quickjs::SharedMemory::reserve(&memory, 0, 1 << 30).unwrap();
    assert!(memory.used() <= 8 << 20);
    assert!(shown.showing(7 << 20).is_none(), "the engines have most of it");
    drop((shown, engines));
    assert_eq!(memory.used(), 0);
    let shown = treewright_quickjs::SharedMemory::reserve(&memory, 0, 1 << 30).unwrap();
    let more = shown.showing(7 << 20).unwrap();
    assert_eq!(memory.used(), 7 << 20);
    drop((shown, more));
    assert_eq!(memory.used(), 0);
}

/// A script whose memory is used up is interrupted all the same, and cannot catch it.
#[test]
fn interrupts_without_memory() {
    for source in [
        "let a = []; for (;;) try { a = [new Proxy(a, {})] } catch {}",
        "const a = []; for (;;) try { a.push({}) } catch {}",
        "let s = 'x'; for (;;) try { s += s } catch {}",
    ] {
        let mut options = options();
        options.memory_limit = Some(4 << 20);
        let engine = Engine::new(options).unwrap();
        let realm = engine.new_realm(1).unwrap();
        engine.enter(&mut Host::default(), &realm, |scope| {
            scope.set_interrupt_budget(Some(300));
            let result = scope.evaluate_str(source, "test.js");
            assert!(ends(&result), "{source}: {result:?}");
        });
    }
}

/// The engine keeps a long string in a few bytes, as pieces that repeat; a copy of its text takes all of them.
#[test]
fn copies_of_long_strings_need_room() {
    with(|scope| {
        scope.set_memory_limit(Some(8 << 20));
        for (piece, fits) in [("'x'", 22), ("'\\xfc'", 22), ("'\\u65e5'", 19)] {
            for (doublings, expected) in [(fits, None), (24, Some("InternalError: out of memory"))]
            {
                let source = format!(
                    "{{ let s = {piece}; for (let i = 0; i < {doublings}; i++) s += s; s }}"
                );
                let made = value(scope, &source);
                let error = match scope.to_js_string(&made) {
                    Ok(text) => {
                        assert_eq!(text.to_utf16().len(), 1 << doublings, "{piece}");
                        None
                    }
                    Err(thrown) => scope.to_js_string(&thrown.value).ok(),
                };
                assert_eq!(error.as_ref().and_then(JsString::as_str), expected, "{piece}");
            }
        }
    });
}
