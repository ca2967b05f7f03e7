//! Observables.

use crate::log::log_of;

const PRELUDE: &str = "<!doctype html><body><script>
    const log = (...values) => console.log(values.map(String).join(' '));
    const observer = (name = '') => ({ next: v => log(name + 'next', v), error: e => log(name + 'error', e), complete: () => log(name + 'complete') });
    const of = (...values) => new Observable(s => { for (const v of values) s.next(v); s.complete() });
    const watch = (o, options) => o.subscribe(observer(), options);
    const settle = p => p.then(v => log('resolved', JSON.stringify(v)), e => log('rejected', e?.name ?? e));
    </script><script>";

fn check(cases: &[(&str, &[&str])]) {
    for (script, expected) in cases {
        assert_eq!(log_of(&format!("{PRELUDE}{script}</script>")), *expected, "{script}");
    }
}

#[test]
fn subscriptions() {
    check(&[
        ("watch(of(1, 2))", &["next 1", "next 2", "complete"]),
        ("of(1).subscribe(v => log(v))", &["1"]),
        ("new Observable(s => { log(s.active, s.signal.aborted); s.error('x'); log(s.active, s.signal.aborted); s.next(1) }).subscribe(observer())", &["true false", "error x", "false true"]),
        ("new Observable(() => { throw 'x' }).subscribe(observer())", &["error x"]),
        ("onerror = m => { log(m); return true }; new Observable(s => { s.error(new Error('x')); s.error(new Error('y')) }).subscribe()", &["Uncaught Error: x", "Uncaught Error: y"]),
        // Teardown callbacks run in reverse order, after the signal and before the observer.
        ("new Observable(s => { s.addTeardown(() => log('a')); s.addTeardown(() => log('b')); s.signal.onabort = () => log('abort'); s.complete(); s.addTeardown(() => log('late')) }).subscribe(observer())", &["abort", "b", "a", "complete", "late"]),
        ("const c = new AbortController(); watch(new Observable(s => { s.addTeardown(() => log('end', s.signal.reason)); s.next(1); c.abort('r'); s.next(2) }), { signal: c.signal })", &["next 1", "end r"]),
        ("watch(new Observable(s => { log(s.active); s.next(1) }), { signal: AbortSignal.abort() })", &["false"]),
        // One producer serves all subscriptions that are active.
        ("let t; const o = new Observable(s => { log('begin'); t = s; s.addTeardown(() => log('end')) }), c = new AbortController, d = new AbortController;
          o.subscribe(observer('a'), { signal: c.signal }); o.subscribe(observer('b'), { signal: d.signal });
          t.next(1); c.abort(); t.next(2); d.abort(); o.subscribe(observer('c')); t.next(3)", &["begin", "anext 1", "bnext 1", "bnext 2", "end", "begin", "cnext 3"]),
        ("const name = f => { try { f() } catch (e) { return e.name } }; log(name(() => Observable(() => {})), name(() => new Observable), name(() => new Subscriber), name(() => Observable.prototype.subscribe.call({})))", &["TypeError TypeError TypeError TypeError"]),
    ]);
}

#[test]
fn conversions() {
    check(&[
        ("const o = of(1); log(Observable.from(o) === o); watch(Observable.from([1, 2])); watch(Observable.from(new Set('a')))", &["true", "next 1", "next 2", "complete", "next a", "complete"]),
        ("for (const v of [1, 'ab', null, {}, { [Symbol.iterator]: 1 }]) try { Observable.from(v) } catch (e) { log(e.name) }", &["TypeError", "TypeError", "TypeError", "TypeError", "TypeError"]),
        ("watch(Observable.from(Promise.resolve(1))); watch(Observable.from(Promise.reject(2))); log('sync')", &["sync", "next 1", "complete", "error 2"]),
        ("watch(Observable.from((async function*() { yield 1; yield 2 })())); log('sync')", &["sync", "next 1", "next 2", "complete"]),
        ("watch(Observable.from((function*() { try { yield 1; yield 2 } finally { log('finally') } })()).take(1))", &["next 1", "finally", "complete"]),
        ("const c = new AbortController; watch(Observable.from((async function*() { try { yield 1; yield 2 } finally { log('finally') } })()).inspect(() => c.abort()), { signal: c.signal })", &["finally"]),
        ("let n = 0; const i = { [Symbol.iterator]: () => ({ next: () => ({ value: ++n }), return: () => { throw 'r' } }) }, c = new AbortController;
          Observable.from(i).subscribe(() => { try { c.abort() } catch (e) { log(e) } }, { signal: c.signal })", &["r"]),
        ("watch(Observable.from({ [Symbol.asyncIterator]: () => { throw 'x' } })); watch(Observable.from({ [Symbol.iterator]: () => ({ next() { throw 'y' } }) }))", &["error x", "error y"]),
        ("const t = new EventTarget, c = new AbortController; t.when('a').subscribe(e => log(e.type), { signal: c.signal }); t.dispatchEvent(new Event('a')); c.abort(); t.dispatchEvent(new Event('a'))", &["a"]),
        ("let n = 0; document.when('a').subscribe(() => { log(++n); if (n < 3) document.dispatchEvent(new Event('a')) }); document.dispatchEvent(new Event('a'))", &["1", "2", "3"]),
    ]);
}

#[test]
fn operators() {
    check(&[
        ("watch(of(1, 2, 3).map((v, i) => v * 10 + i)); watch(of(1, 2, 3).filter(v => v % 2)); watch(of(1, 2, 3).take(2).drop(1)); watch(of(1).take(0))", &["next 10", "next 21", "next 32", "complete", "next 1", "next 3", "complete", "next 2", "complete", "complete"]),
        ("watch(of(1).map(() => { throw 'x' })); watch(of(1).filter(() => { throw 'y' }))", &["error x", "error y"]),
        ("let t; watch(of(1).flatMap(() => new Observable(s => { t = s }))); let u; watch(of(1, 2, 3).flatMap((v, i) => v == 1 ? new Observable(s => u = s) : [v, i])); u.next('u'); u.complete(); t.next('t'); t.complete()", &["next u", "next 2", "next 1", "next 3", "next 2", "complete", "next t", "complete"]),
        ("let all = []; const o = new Observable(s => all.push(s)); let t; watch(new Observable(s => t = s).switchMap(v => new Observable(s => { all.push(s); s.addTeardown(() => log('end', v)) })));
          t.next(1); all[0].next('a'); t.next(2); all[0].next('b'); all[1].next('c'); t.complete(); all[1].complete()", &["next a", "end 1", "next c", "end 2", "complete"]),
        ("const c = new AbortController; watch(of(1).switchMap(v => new Observable(s => s.addTeardown(() => log('end')))), {}); let t; watch(new Observable(s => t = s).switchMap(v => new Observable(s => s.addTeardown(() => log('end')))), { signal: c.signal }); t.next(0); c.abort()", &["end"]),
        ("let s, n; watch(new Observable(t => s = t).takeUntil(new Observable(t => n = t))); s.next(1); n.next(0); s.next(2); watch(of(1).takeUntil(of(1))); watch(of(1).takeUntil(new Observable(s => s.complete())))", &["next 1", "complete", "complete", "next 1", "complete"]),
        ("watch(of(1).inspect({ subscribe: () => log('s'), next: v => log('n', v), complete: () => log('c'), abort: () => log('no') })); const c = new AbortController; watch(new Observable(() => {}).inspect({ abort: r => log('a', r) }), { signal: c.signal }); c.abort('x')", &["s", "n 1", "next 1", "c", "complete", "a x"]),
        ("watch(new Observable(s => s.error('x')).catch(e => [e, 2])); watch(new Observable(s => s.error('x')).catch(e => { throw 'y' })); watch(of(1).finally(() => log('f')))", &["next x", "next 2", "complete", "error y", "next 1", "f", "complete"]),
        // A long queue and a long chain need no stack.
        ("let t, n = 0; new Observable(s => { for (let i = 0; i < 5000; i++) s.next(i); s.complete() }).flatMap(v => v ? [v] : new Observable(s => t = s)).subscribe({ next: () => n++, complete: () => log(n) }); t.complete()", &["4999"]),
        ("let o = of(1); for (let i = 0; i < 1000; i++) o = o.map(v => v + 1); try { watch(o) } catch (e) { log(e.name) }", &["RangeError"]),
        ("let o = of(1); for (let i = 0; i < 50; i++) o = o.map(v => v + 1); watch(o)", &["next 51", "complete"]),
    ]);
}

#[test]
fn promises() {
    check(&[
        (
            "settle(of(1, 2).toArray()); settle(of().toArray()); settle(of(1, 2).forEach((v, i) => log(v, i))); settle(of(1, 2).every(v => v < 2)); settle(of(1, 2).some(v => v > 1))",
            &[
                "1 0",
                "2 1",
                "resolved [1,2]",
                "resolved []",
                "resolved undefined",
                "resolved false",
                "resolved true",
            ],
        ),
        (
            "settle(of(1, 2).find(v => v > 1)); settle(of(1, 2).first()); settle(of(1, 2).last()); settle(of(1, 2, 3).reduce((a, v, i) => a + v * i)); settle(of(1, 2).reduce((a, v, i) => a + v * i, 10))",
            &["resolved 2", "resolved 1", "resolved 2", "resolved 9", "resolved 12"],
        ),
        (
            "settle(of().first()); settle(of().last()); settle(of().reduce(() => {})); settle(of(1).forEach(() => { throw 'x' })); settle(new Observable(s => s.error('e')).toArray())",
            &[
                "rejected RangeError",
                "rejected RangeError",
                "rejected TypeError",
                "rejected x",
                "rejected e",
            ],
        ),
        (
            "const c = new AbortController; for (const p of [o => o.toArray({ signal: c.signal }), o => o.first({ signal: c.signal }), o => o.every(() => true, { signal: c.signal })]) settle(p(new Observable(s => s.addTeardown(() => log('end'))))); c.abort('r'); settle(of(1).toArray({ signal: c.signal }))",
            &["end", "end", "end", "rejected r", "rejected r", "rejected r", "rejected r"],
        ),
        (
            "settle(new Observable(s => { s.addTeardown(() => log('end')); s.next(1); log('after') }).first())",
            &["end", "after", "resolved 1"],
        ),
    ]);
}
