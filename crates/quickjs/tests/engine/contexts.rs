//! The active script and the incumbent realm.

use treewright_quickjs::ScriptOptions;

use crate::support::{Cx, eval, install, put, run_jobs, with};

fn run(scope: &mut Cx<'_>, script: u32, source: &str) {
    let options = ScriptOptions::of(script);
    scope.evaluate(&source.into(), "test.js", &options).expect(source);
}

#[test]
fn of_scripts_and_of_compiled_strings() {
    // Script 5 of realm 1, in which functions of realm 2 (script 6) are there as `other`.
    let cases = [
        ("log(contexts())", "5 1"),
        ("eval('log(contexts())')", "5 1"),
        ("(0, eval)('log(contexts())')", "5 1"),
        ("new Function('log(contexts())')()", "5 1"),
        ("log([1].map(contexts)[0])", "5 1"),
        ("other.ask(() => log(contexts()))", "5 1"),
        ("log(other.ask(contexts))", "6 2"),
        // A function that a realm's `eval` makes has its caller's script, and its own realm.
        ("other.eval('log(contexts())')", "5 2"),
        ("handler()", "- 1"),
        ("Promise.resolve().then(contexts).then(log)", "5 1"),
        ("Promise.resolve('log(contexts())').then(eval)", "5 1"),
        ("Promise.reject('log(contexts())').catch(eval)", "5 1"),
        ("new Promise(go => globalThis.go = go).then(contexts).then(log); other.run(go)", "5 1"),
        ("(async () => { await 1; log(contexts()) })()", "5 1"),
        ("log(Promise.resolve({ then: contexts }) && contexts())", "5 1"),
        // Without a script below, a job has no script.
        ("handler.call('job')", "- 1"),
    ];
    for (source, expected) in cases {
        with(|scope| {
            let other = scope.new_realm(2).expect("there is memory");
            let global = scope.in_realm(&other, |scope| {
                install(scope);
                run(scope, 6, "function ask(what) { return what() } function run(what) { what() }");
                scope.global_object(&scope.realm())
            });
            let own = scope.global_object(&scope.realm());
            put(scope, &own, "other", &global);
            let body =
                "this == 'job' ? Promise.resolve().then(contexts).then(log) : log(contexts())";
            let handler = scope
                .compile_function("onclick", &[], &body.into(), "", &ScriptOptions::default(), &[])
                .expect("it is right");
            put(scope, &own, "handler", &handler);
            run(scope, 5, source);
            run_jobs(scope);
            assert_eq!(scope.host.log, [expected], "{source}");
        });
    }
}

#[test]
fn of_callbacks() {
    with(|scope| {
        let (contexts, undefined) = (eval_value(scope, "contexts"), scope.undefined());
        let ask = |scope: &mut Cx<'_>| {
            let text = scope.call(&contexts, &undefined, &[]).expect("it returns");
            text.as_js_string().expect("a string").into_scalar()
        };
        assert_eq!(ask(scope), "- -");
        assert_eq!(scope.in_callback_of(7, ask), "- 7");
        assert_eq!(scope.in_callback_of(7, |scope| scope.in_callback_of(8, ask)), "- 8");
        // A script in a callback is above it, and a callback above the script that calls.
        assert_eq!(scope.in_callback_of(7, |scope| eval(scope, "contexts()")), "- 1");
        assert_eq!(ask(scope), "- -");
    });
}

fn eval_value(scope: &mut Cx<'_>, source: &str) -> treewright_quickjs::Value {
    scope.evaluate_str(source, "test.js").expect(source)
}
