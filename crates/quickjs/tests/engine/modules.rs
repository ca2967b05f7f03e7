//! Modules: compiled, answered by the host, linked, evaluated; synthetic ones; `import()`.

use std::collections::HashMap;

use treewright_quickjs::{JsString, Module, PromiseState, ScriptOptions, Thrown};

use crate::support::{Cx, eval, put, run_jobs, text, with};

/// Loads a graph from a table of names and sources. Names that end with `.json` become JSON modules.
struct Loader<'t> {
    sources: &'t [(&'t str, &'t str)],
    map: HashMap<String, Module>,
}

impl Loader<'_> {
    fn load(&mut self, scope: &mut Cx<'_>, name: &str) -> Result<Module, Thrown> {
        let mut work = vec![self.compile(scope, name)?];
        while let Some(module) = work.pop() {
            for (index, request) in scope.module_requests(&module).into_iter().enumerate() {
                let name = request.specifier.into_scalar();
                let answer = match self.map.get(&name) {
                    Some(known) => known.clone(),
                    None => {
                        let new = self.compile(scope, &name)?;
                        work.push(new.clone());
                        new
                    }
                };
                scope.set_requested_module(&module, index, &answer);
            }
        }
        Ok(self.map[name].clone())
    }

    fn compile(&mut self, scope: &mut Cx<'_>, name: &str) -> Result<Module, Thrown> {
        let source =
            self.sources.iter().find(|(other, _)| *other == name).map(|(_, source)| *source);
        let Some(source) = source else {
            return Err(scope.type_error(&format!("no module {name}")));
        };
        let module = if name.rsplit('.').next() == Some("json") {
            let value = scope.parse_json(&source.into(), name)?;
            scope.synthetic_module(name, &[("default", value)])?
        } else {
            scope.compile_module(&source.into(), name, &ScriptOptions::default())?
        };
        assert_eq!(scope.module_name(&module), name.into());
        let meta = scope.import_meta(&module)?;
        let url = scope.string(&format!("https://example.com/{name}"));
        put(scope, &meta, "url", &url);
        self.map.insert(name.to_owned(), module.clone());
        Ok(module)
    }
}

/// Runs the first module of a table: what it logs, and the state of its promise.
fn run(scope: &mut Cx<'_>, sources: &[(&str, &str)]) -> String {
    let mut loader = Loader { sources, map: HashMap::new() };
    let result = (|| {
        let module = loader.load(scope, sources[0].0)?;
        scope.link_module(&module)?;
        scope.evaluate_module(&module)
    })();
    run_jobs(scope);
    let end = match result {
        Ok(promise) => match scope.promise_state(&promise) {
            Some(PromiseState::Fulfilled(_)) => "done".to_owned(),
            Some(PromiseState::Rejected(reason)) => format!("rejected {}", text(scope, &reason)),
            _ => "pending".to_owned(),
        },
        Err(thrown) => format!("throws {}", text(scope, &thrown.value)),
    };
    scope.host.log.push(end);
    std::mem::take(&mut scope.host.log).join("; ")
}

#[test]
fn graphs() {
    let cases: [(&[(&str, &str)], &str); 16] = [
        (&[("a", "log(typeof this, import.meta.url)")], "undefined https://example.com/a; done"),
        (
            &[
                ("a", "import b, { c as d } from 'b'; log(b, d)"),
                ("b", "export default 1; export let c = 2"),
            ],
            "1 2; done",
        ),
        (
            &[
                ("a", "import * as b from 'b'; log(Object.keys(b), b.default)"),
                ("b", "export default 1; export { x as y }; var x"),
            ],
            "default,y 1; done",
        ),
        (
            &[
                ("a", "import './b'; log('a')"),
                ("./b", "log('b'); import './c'"),
                ("./c", "log('c')"),
            ],
            "c; b; a; done",
        ),
        (
            &[
                ("a", "import { b } from 'b'; export function a() { return b } log(a())"),
                ("b", "import { a } from 'a'; export let b = typeof a"),
            ],
            "function; done",
        ),
        (
            &[
                ("a", "import d from 'd.json' with { type: 'json' }; log(d.x[1])"),
                ("d.json", "{\"x\": [1, 2]}"),
            ],
            "2; done",
        ),
        (
            &[("a", "import { x } from 'd.json'"), ("d.json", "1")],
            "throws SyntaxError: Could not find export 'x' in module 'd.json'",
        ),
        (&[("a", "await null; log('later')")], "later; done"),
        (
            &[("a", "import 'b'; log('a')"), ("b", "log('b1'); await 0; log('b2')")],
            "b1; b2; a; done",
        ),
        (
            &[
                ("a", "import 'b'; import 'c'; log('a')"),
                ("b", "await 0; throw 'broken'"),
                ("c", "log('c')"),
            ],
            "c; rejected broken",
        ),
        (
            &[("a", "import { nothing } from 'b'"), ("b", "export let x")],
            "throws SyntaxError: Could not find export 'nothing' in module 'b'",
        ),
        (&[("a", "import 'missing'")], "throws TypeError: no module missing"),
        (
            &[("a", "import 'b'"), ("b", "let x = ;")],
            "throws SyntaxError: unexpected token in expression: ';'",
        ),
        (
            &[
                ("a", "export * from 'b'; export * from 'c'; import { x } from 'a'"),
                ("b", "export let x"),
                ("c", "export let x"),
            ],
            "throws SyntaxError: export 'x' in module 'a' is ambiguous",
        ),
        (
            &[
                ("a", "export * as ns from 'b'; import { ns } from 'a'; log(ns.x)"),
                ("b", "export const x = 5"),
            ],
            "5; done",
        ),
        (&[("a", "await new Promise(() => {})")], "pending"),
    ];
    for (sources, expected) in cases {
        assert_eq!(with(|scope| run(scope, sources)), expected, "{sources:?}");
    }
}

#[test]
fn attributes_of_requests() {
    with(|scope| {
        let source =
            "import 'a'; import b from 'b' with { type: 'css', x: 'é' }; export * from 'c' with {}";
        let module = scope
            .compile_module(&source.into(), "m", &ScriptOptions::default())
            .expect("it is right");
        let requests = scope.module_requests(&module);
        let found: Vec<_> = requests
            .iter()
            .map(|request| (request.specifier.to_scalar(), request.attributes.len()))
            .collect();
        assert_eq!(found, [("a".into(), 0), ("b".into(), 2), ("c".into(), 0)]);
        assert_eq!(requests[1].attributes[1], (JsString::from("x"), JsString::from("é")));
    });
}

/// Mistakes of the host are refused, and nothing breaks.
#[test]
fn wrong_order() {
    with(|scope| {
        let compile = |scope: &mut Cx<'_>, source: &str, name: &str| {
            scope
                .compile_module(&source.into(), name, &ScriptOptions::default())
                .expect("it is right")
        };
        let a = compile(scope, "import { x } from 'b'; log(x)", "a");
        assert!(
            scope.link_module(&a).is_err()
                && scope.evaluate_module(&a).is_err()
                && scope.module_namespace(&a).is_err()
        );
        let bad = compile(scope, "export let y", "b");
        scope.set_requested_module(&a, 0, &bad);
        for _ in 0..3 {
            assert!(scope.link_module(&a).is_err(), "again and again");
        }
        // Another module over the same broken one.
        let c = compile(scope, "import 'a'", "c");
        scope.set_requested_module(&c, 0, &a);
        assert!(scope.link_module(&c).is_err() && scope.evaluate_module(&c).is_err());
        let good = compile(scope, "export let x = 3", "b");
        scope.set_requested_module(&a, 0, &good);
        assert!(scope.link_module(&c).is_ok());
        scope.set_requested_module(&a, 0, &bad);
        assert!(scope.evaluate_module(&c).is_ok() && scope.evaluate_module(&c).is_ok());
        assert_eq!(scope.host.log, ["3"]);
        assert!(scope.module_namespace(&good).is_ok_and(|namespace| namespace.is_object()));
    });
}

/// A chain of modules that is deeper than any stack.
#[test]
fn long_chains() {
    with(|scope| {
        let mut last = None;
        for index in 0..20_000 {
            let source = if last.is_some() { "import 'x'" } else { "log('end')" };
            let module = scope
                .compile_module(&source.into(), &index.to_string(), &ScriptOptions::default())
                .expect("it is right");
            if let Some(last) = &last {
                scope.set_requested_module(&module, 0, last);
            }
            last = Some(module);
        }
        let last = last.expect("there are some");
        match scope.link_module(&last) {
            Ok(()) => {}
            Err(thrown) => {
                assert!(text(scope, &thrown.value).contains("stack"), "{:?}", thrown.value);
            }
        }
    });
}

#[test]
fn dynamic_imports_wait_for_the_host() {
    with(|scope| {
        let source = "
            import('./one', { with: { type: 'json' } }).then(ns => log(ns.default), e => log('no ' + e));
            eval('import(\"two\")').catch(e => log(e));
            new Function('return import(\"three\")')().catch(() => {});
            import({ toString() { throw 'early' } }).catch(e => log(e));
            import('x', { with: { type: 5 } }).catch(e => log(e))";
        let options = ScriptOptions::of(3);
        scope.evaluate(&source.into(), "test.js", &options).expect("it runs");
        run_jobs(scope);
        assert_eq!(scope.host.log, ["early", "TypeError: module attribute values must be strings"]);
        let imports = std::mem::take(&mut scope.host.imports);
        let seen: Vec<_> = imports
            .iter()
            .map(|import| (import.specifier.to_scalar(), import.attributes.len()))
            .collect();
        assert_eq!(seen, [("./one".into(), 1), ("two".into(), 0), ("three".into(), 0)]);
        assert!(imports.iter().all(|import| import.referrer == Some(3)), "{imports:?}");
        let (undefined, five) = (scope.undefined(), scope.int(5));
        let module = scope.synthetic_module("one", &[("default", five)]).expect("there is memory");
        scope.link_module(&module).expect("it requests nothing");
        scope.evaluate_module(&module).expect("it runs nothing");
        let namespace = scope.module_namespace(&module).expect("it is linked");
        scope.call(&imports[0].resolve, &undefined, &[namespace]).expect("it is called");
        let error = scope.type_error("not found").value;
        scope.call(&imports[1].reject, &undefined, &[error]).expect("it is called");
        run_jobs(scope);
        assert_eq!(scope.host.log[2..], ["5", "TypeError: not found"]);
    });
    // Imports that are never answered.
    with(|scope| eval(scope, "import('x')"));
}

#[test]
fn errors_have_places() {
    with(|scope| {
        let options = treewright_quickjs::ScriptOptions::at(10, 5);
        let Err(thrown) = scope.compile_module(&"\nlet x = ;".into(), "m.js", &options) else {
            panic!("it is wrong")
        };
        let place = scope.error_location(&thrown.value).expect("it has a place");
        assert_eq!((place.file, place.line, place.column), ("m.js".into(), 11, 9));
    });
}
