//! Jobs, promises, rejections.

use treewright_quickjs::{JobOutcome, PromiseState};

use crate::support::{CAPTURED, LOG, eval, global, run_jobs, text, value, with};

#[test]
fn jobs_run_in_order_when_the_host_says() {
    with(|scope| {
        eval(
            scope,
            "Promise.resolve().then(() => { log(1); Promise.resolve().then(() => log(3)) }); Promise.resolve().then(() => log(2))",
        );
        assert!(scope.has_pending_jobs() && scope.host.log.is_empty());
        let two = scope.string("native");
        scope.enqueue_native(LOG, &[two]);
        let function = value(scope, "(function (x) { 'use strict'; log(this, x) })");
        let x = scope.string("function");
        scope.enqueue_microtask(&function, &[x]);
        assert!(run_jobs(scope).is_empty());
        assert_eq!(scope.host.log, ["1", "2", "native", "undefined function", "3"]);
        assert!(matches!(scope.run_pending_job(), JobOutcome::Empty));
    });
}

#[test]
fn errors_of_jobs_have_their_realm() {
    with(|scope| {
        let other = scope.new_realm(5).expect("there is memory");
        scope.in_realm(&other, |scope| {
            let function = value(scope, "(() => { throw 'of 5' })");
            scope.enqueue_microtask(&function, &[]);
        });
        match scope.run_pending_job() {
            JobOutcome::Threw { realm, thrown } => {
                assert_eq!((realm.number(), text(scope, &thrown.value)), (5, "of 5".to_owned()));
            }
            other => panic!("{other:?}"),
        }
        eval(scope, "Promise.resolve().then(() => stop())");
        assert!(
            matches!(scope.run_pending_job(), JobOutcome::Threw { thrown, .. } if thrown.uncatchable)
        );
    });
}

/// Scripts, and the events of the tracker: reasons, with `+` if a handler came later.
#[test]
fn rejections() {
    let cases = [
        ("Promise.reject('a')", "a"),
        ("Promise.reject('a').catch(() => 0)", "a +a"),
        ("let p = Promise.reject('a'); p.then(); p.then()", "a +a a a"),
        ("new Promise((_, r) => r('b')).then(() => 0, () => 0)", "b +b"),
        ("(async () => { throw 'c' })()", "c"),
        ("(async () => { try { await Promise.reject('d') } catch {} })()", "d +d"),
        ("Promise.resolve(1).then(() => 2)", ""),
    ];
    for (source, expected) in cases {
        with(|scope| {
            eval(scope, source);
            run_jobs(scope);
            let events = scope.take_rejections();
            let events = events.iter().map(|event| {
                assert!(event.promise.is_promise());
                assert_eq!(event.realm.number(), 1);
                format!("{}{}", if event.handled { "+" } else { "" }, text(scope, &event.reason))
            });
            assert_eq!(events.collect::<Vec<_>>().join(" "), expected, "{source}");
            assert!(scope.take_rejections().is_empty());
        });
    }
    // Some are never taken.
    with(|scope| eval(scope, "Promise.reject({})"));
}

#[test]
fn promises_of_the_host() {
    with(|scope| {
        let (promise, resolve, _) = scope.promise().expect("there is memory");
        assert!(matches!(scope.promise_state(&promise), Some(PromiseState::Pending)));
        let log = scope.function(LOG, "log", 0);
        let undefined = scope.undefined();
        scope.promise_then(&promise, &log, &undefined).expect("it is a promise");
        let word = scope.string("settled");
        scope.call(&resolve, &undefined, std::slice::from_ref(&word)).expect("it is called");
        run_jobs(scope);
        assert_eq!(scope.host.log, ["settled"]);
        assert!(
            matches!(scope.promise_state(&promise), Some(PromiseState::Fulfilled(value)) if value.strict_equals(&word))
        );
        let rejected = scope.rejected_promise(&word).expect("there is memory");
        scope.mark_promise_handled(&rejected);
        assert!(matches!(scope.promise_state(&rejected), Some(PromiseState::Rejected(_))));
        let resolved = scope.resolved_promise(&rejected).expect("there is memory");
        assert!(!resolved.same_value(&rejected));
        let same = scope.promise_resolve(&rejected).expect("there is memory");
        assert!(same.same_value(&rejected));
        scope.mark_promise_handled(&resolved);
        run_jobs(scope);
        assert!(matches!(scope.promise_state(&resolved), Some(PromiseState::Rejected(_))));
        assert!(
            scope.promise_state(&word).is_none() && scope.promise_then(&word, &log, &log).is_err()
        );
        // Not visible to scripts that replace `then`.
        eval(
            scope,
            "Promise.prototype.then = () => log('seen'); Object.defineProperty(Promise, Symbol.species, { get() { log('species') } })",
        );
        let fine = scope.resolved_promise(&undefined).expect("there is memory");
        let handler = scope.closure(CAPTURED, Vec::new(), 0);
        scope.promise_then(&fine, &handler, &undefined).expect("it is a promise");
        run_jobs(scope);
        assert_eq!(scope.host.log, ["settled"]);
        global(scope, "fine", &fine);
    });
}
