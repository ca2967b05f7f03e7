//! Hostile keys and values: those that throw, change the storage while they are converted, are
//! proxies, or are large. Either the whole change is made, or the exception of the standard is
//! thrown and nothing has changed.

use crate::storage::{evaluate, page};

/// The outcome of a script that works on `s`, and the contents of the area after it.
fn check(script: &str, expected: &str) {
    for area in ["localStorage", "sessionStorage"] {
        let mut agent = page(None);
        let script = format!(
            "{{ const s = {area}, log = []; s.old = 'old'; let outcome;
                const show = text => text.length > 99 ? 'string of ' + text.length : text;
                try {{ {script}; outcome = 'done' }}
                catch (e) {{ outcome = e instanceof Error || e instanceof DOMException ? e.name : 'threw ' + e }}
                [outcome, ...log, ...Array.from({{ length: s.length }}, (_, i) => s.key(i)).sort()
                    .map(k => show(k) + '=' + show(s.getItem(k)))].join() }}"
        );
        assert_eq!(evaluate(&mut agent, &script), expected, "{script}");
    }
}

#[test]
fn conversions_that_throw() {
    for (script, expected) in [
        ("s.setItem(Symbol(), 1)", "TypeError,old=old"),
        ("s.setItem('k', Symbol())", "TypeError,old=old"),
        ("s.k = Symbol()", "TypeError,old=old"),
        ("s.setItem('k', { toString() { throw 'mine' } })", "threw mine,old=old"),
        (
            "s.setItem({ toString() { throw 'key' } }, { toString() { throw 'value' } })",
            "threw key,old=old",
        ),
        ("s.old = { toString() { throw 'mine' } }", "threw mine,old=old"),
        ("s.setItem('k', { toString: () => ({}), valueOf: () => ({}) })", "TypeError,old=old"),
        ("s.setItem('k', Object.create(null))", "TypeError,old=old"),
        ("s.setItem('k')", "TypeError,old=old"),
        ("s.getItem({ toString() { throw 'mine' } })", "threw mine,old=old"),
        ("s.removeItem({ toString() { throw 'mine' } })", "threw mine,old=old"),
        ("s.key({ valueOf() { throw 'mine' } })", "threw mine,old=old"),
        ("s.key(1n)", "TypeError,old=old"),
        (
            "Object.assign(s, { a: 1, b: { toString() { throw 'mine' } }, c: 2 })",
            "threw mine,a=1,old=old",
        ),
        ("Object.assign(s, { get a() { s.clear(); return 1 }, b: 2 })", "done,a=1,b=2"),
        ("s.setItem('k', { get toString() { throw 'getter' } })", "threw getter,old=old"),
        ("const f = () => f(); s.setItem('k', { toString: f })", "RangeError,old=old"),
        ("s.setItem.call(Object.create(s), 'k', 'v')", "TypeError,old=old"),
        ("s.setItem.call(new Proxy(s, {}), 'k', 'v')", "TypeError,old=old"),
    ] {
        check(script, expected);
    }
}

#[test]
fn conversions_that_change_the_area() {
    for (script, expected) in [
        (
            "s.setItem('k', { toString() { s.setItem('k', 'inner'); return 'outer' } })",
            "done,k=outer,old=old",
        ),
        ("s.setItem('k', { toString() { s.clear(); return 'v' } })", "done,k=v"),
        ("s.setItem({ toString() { s.clear(); return 'k' } }, 'v')", "done,k=v"),
        ("s.old = { toString() { delete s.old; return 'new' } }", "done,old=new"),
        ("log.push(s.getItem({ toString() { s.old = 'new'; return 'old' } }))", "done,new,old=new"),
        ("s.removeItem({ toString() { s.k = 'v'; return 'k' } })", "done,old=old"),
        ("log.push(s.key({ valueOf() { s.clear(); return 0 } }))", "done,"),
        (
            "s.setItem({ toString() { log.push('key'); return 'k' } }, { toString() { log.push('value'); return 'v' } })",
            "done,key,value,k=v,old=old",
        ),
        // The room is used up before the outer value is stored.
        (
            "s.setItem('k', { toString() { s.big = 'x'.repeat(5242880 - 9); return 'xx' } })",
            "QuotaExceededError,big=string of 5242871,old=old",
        ),
        (
            "s.setItem('k', { toString() { s.big = 'x'.repeat(5242880 - 9 - 3); return 'xx' } })",
            "done,big=string of 5242868,k=xx,old=old",
        ),
    ] {
        check(script, expected);
    }
}

#[test]
fn large_and_deep() {
    for (script, expected) in [
        ("s.setItem('k', 'x'.repeat(1e8))", "QuotaExceededError,old=old"),
        ("s.setItem('x'.repeat(1e8), '')", "QuotaExceededError,old=old"),
        ("s.old = 'x'.repeat(1e8)", "QuotaExceededError,old=old"),
        ("s['x'.repeat(1e7)] = 1", "QuotaExceededError,old=old"),
        ("log.push(s.getItem('x'.repeat(1e8)))", "done,,old=old"),
        ("s.removeItem('x'.repeat(1e8))", "done,old=old"),
        (
            "try { s.setItem('k', 'x'.repeat(1e8)) } catch (e) { log.push(e.quota, e.requested) }",
            "done,5242880,100000007,old=old",
        ),
        ("let a = []; for (let i = 0; i < 100; i++) a = [a]; s.setItem('k', a)", "done,k=,old=old"),
        (
            "let a = []; for (let i = 0; i < 100000; i++) a = [a]; s.setItem('k', a)",
            "RangeError,old=old",
        ),
        (
            "let o = s; for (let i = 0; i < 10000; i++) o = Object.create(o); o.k = 1; log.push(o.old)",
            "done,old,old=old",
        ),
    ] {
        check(script, expected);
    }
}

#[test]
fn proxies() {
    for (script, expected) in [
        (
            "s.setItem('k', new Proxy({}, { get: (_, name) => name === Symbol.toPrimitive ? () => 'p' : undefined }))",
            "done,k=p,old=old",
        ),
        ("s.setItem('k', new Proxy({}, { get() { throw 'trap' } }))", "threw trap,old=old"),
        (
            "const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); s.setItem('k', proxy)",
            "TypeError,old=old",
        ),
        ("s.setItem('k', new Proxy([], {}))", "done,k=,old=old"),
        (
            "const p = new Proxy(s, {}); p.k = 'v'; log.push(p.old, delete p.old)",
            "done,old,true,k=v",
        ),
        (
            "const p = new Proxy(s, { defineProperty() { throw 'trap' } }); p.k = 'v'",
            "threw trap,old=old",
        ),
    ] {
        check(script, expected);
    }
}
