//! Errors of module graphs: which of them is reported, how often, and which are the same object.

use super::{JS, Resource, check, run};

/// Logs each error with its name, or itself if it has none, and its number: equal numbers mean the same object.
const START: &str = "<script>const errors = [], number = e => errors.includes(e) ? errors.indexOf(e) : errors.push(e) - 1;
    const note = e => log((e?.name ?? e?.text ?? typeof e) + number(e));
    onerror = (message, file, line, column, error) => { note(error); return true };
    onunhandledrejection = () => log('unhandled');</script>";

const FILES: &[Resource] = &[
    ("bad.mjs", JS, "log('bad'); a b"),
    ("bad2.mjs", JS, "a b"),
    ("imports-bad.mjs", JS, "import './bad.mjs'; log('imports-bad')"),
    ("two-bad.mjs", JS, "import './bad.mjs'; import './bad2.mjs'"),
    ("bad-and-missing.mjs", JS, "import './bad.mjs'; import './missing.mjs'"),
    ("missing-and-bad.mjs", JS, "import './missing.mjs'; import './bad.mjs'"),
    ("imports-missing.mjs", JS, "import './missing.mjs'"),
    ("bare.mjs", JS, "import 'bare'; import './bad.mjs'"),
    ("imports-bare.mjs", JS, "import './bare.mjs'"),
    ("no-export.mjs", JS, "import { x } from './good.mjs'; log('no-export')"),
    ("imports-no-export.mjs", JS, "import './no-export.mjs'; log('imports-no-export')"),
    ("good.mjs", JS, "log('good')"),
    ("cycle-a.mjs", JS, "export { x } from './cycle-b.mjs'; log('a')"),
    ("cycle-b.mjs", JS, "export { x } from './cycle-a.mjs'; log('b')"),
    ("star.mjs", JS, "export * from './x1.mjs'; export * from './x2.mjs'; log('star')"),
    ("x1.mjs", JS, "export const x = 1; log('x1')"),
    ("x2.mjs", JS, "export const x = 2; log('x2')"),
    ("needs-star.mjs", JS, "import { x } from './star.mjs'"),
    ("throws.mjs", JS, "log('throws'); throw { text: 'one' }"),
    ("throws2.mjs", JS, "log('throws2'); throw { text: 'two' }"),
    ("imports-throws.mjs", JS, "import './throws.mjs'; log('imports-throws')"),
    ("throws-in-cycle-a.mjs", JS, "import './throws-in-cycle-b.mjs'; import './throws.mjs'"),
    ("throws-in-cycle-b.mjs", JS, "import './throws-in-cycle-a.mjs'; import './throws2.mjs'"),
    ("tdz.mjs", JS, "import './tdz-a.mjs'; export let x = 1"),
    ("tdz-a.mjs", JS, "import { x } from './tdz.mjs'; log('tdz-a'); x"),
    ("rejects.mjs", JS, "log('rejects'); await 0; throw { text: 'late' }"),
    ("imports-rejects.mjs", JS, "import './rejects.mjs'; log('imports-rejects')"),
    ("bad.json", "application/json", "{"),
    ("imports-json.mjs", JS, "import './bad.json' with { type: 'json' }"),
    ("css.mjs", JS, "import './bad.mjs'; import './a.css' with { type: 'css' }"),
    ("attribute.mjs", JS, "import './bad.mjs'; import './good.mjs' with { kind: 'x' }"),
    ("slow-bad.mjs", "text/javascript 10ms", "a b"),
    ("slow-and-bad.mjs", JS, "import './slow-bad.mjs'; import './bad.mjs'"),
];

/// Script elements for modules, by their names without endings; each logs its event. A name that begins with a space is
/// the text of an inline script.
fn elements(names: &[&str]) -> String {
    let element = |name: &&str| match name.strip_prefix(' ') {
        Some(text) => format!("<script type=module>{text}</script>"),
        None => format!(
            "<script type=module src={name}.mjs onload=\"log('load')\" onerror=\"log('error')\"></script>"
        ),
    };
    let all: Vec<String> = names.iter().map(element).collect();
    all.concat()
}

#[track_caller]
fn check_elements(names: &[&str], log: &str) {
    check(&format!("{START}{}", elements(names)), FILES, log);
}

/// Imports modules one after the other, and logs the errors.
#[track_caller]
fn check_imports(names: &[&str], log: &str) {
    let import = |name: &&str| format!("await import('./{name}.mjs').catch(note);");
    let imports: Vec<String> = names.iter().map(import).collect();
    let imports = imports.concat();
    check(&format!("{START}<script>(async () => {{ {imports} }})()</script>"), FILES, log);
}

#[test]
fn errors_of_parsing_belong_to_the_script() {
    // The parse error of a module script is the error to rethrow of each graph that needs it.
    check_elements(&["bad", "bad"], "SyntaxError0 load SyntaxError0 load");
    check_elements(
        &["imports-bad", "bad", "imports-bad"],
        "SyntaxError0 load SyntaxError0 load SyntaxError0 load",
    );
    check_elements(&["imports-bad", "bad2"], "SyntaxError0 load SyntaxError1 load");
    // An inline script is a script of its own.
    check_elements(&[" a b", " a b"], "SyntaxError0 SyntaxError1");
    check_elements(&[" import './bad.mjs'", " import './bad.mjs'"], "SyntaxError0 SyntaxError0");
    check_elements(&["imports-json", "imports-json"], "SyntaxError0 load SyntaxError0 load");
    check_imports(&["bad", "imports-bad", "bad"], "SyntaxError0 SyntaxError0 SyntaxError0");
}

#[test]
fn the_first_error_of_a_graph_counts() {
    check_elements(&["two-bad", "bad"], "SyntaxError0 load SyntaxError0 load");
    check_elements(&["bad-and-missing", "bad"], "SyntaxError0 load SyntaxError0 load");
    check_elements(&["missing-and-bad"], "error");
    check_elements(&["slow-and-bad", "bad"], "SyntaxError0 load SyntaxError0 load");
    // Known errors end the graph before anything is fetched.
    check_elements(&["bad", "bad-and-missing"], "SyntaxError0 load SyntaxError0 load");
    // Static errors of the requests come before all of them.
    for (name, error) in [("bare", "TypeError"), ("css", "TypeError"), ("attribute", "SyntaxError")]
    {
        let page = format!("{START}{}", elements(&[name]));
        let outcome = run(&page, FILES);
        assert_eq!(outcome.log, format!("{error}0 load"));
        assert_eq!(outcome.fetched, [format!("{name}.mjs")]);
    }
}

#[test]
fn errors_of_loading_are_new_ones() {
    // Requests are resolved for each graph again.
    check_elements(&["bare", "imports-bare"], "TypeError0 load TypeError1 load");
    check_imports(&["bare", "bare", "imports-bare"], "TypeError0 TypeError1 TypeError2");
    check_elements(&["css", "css"], "TypeError0 load TypeError0 load");
    check_imports(&["css", "css"], "TypeError0 TypeError1");
    // A module that was not fetched is fetched again.
    let page = format!("{START}{}", elements(&["imports-missing", "imports-missing"]));
    let outcome = run(&page, FILES);
    assert_eq!(outcome.log, "error error");
    let page = format!(
        "{START}<script>(async () => {{ for (const i of [1, 2]) await import('./missing.mjs').catch(note) }})()</script>"
    );
    let outcome = run(&page, FILES);
    assert_eq!(outcome.log, "TypeError0 TypeError1");
    assert_eq!(outcome.fetched, ["missing.mjs", "missing.mjs"]);
}

#[test]
fn errors_of_linking_are_new_ones() {
    // Elements with the same address have one module script, which has the last error.
    check_elements(&["no-export", "no-export"], "SyntaxError0 load SyntaxError0 load");
    check_elements(
        &["imports-no-export", "no-export", "imports-no-export"],
        "SyntaxError0 load SyntaxError1 load SyntaxError0 load",
    );
    check(
        &format!(
            "{START}<script>function again() {{
                const script = document.createElement('script');
                script.type = 'module'; script.src = 'no-export.mjs'; script.onload = () => log('again');
                document.head.append(script);
            }}</script><script type=module src=no-export.mjs onload='again()'></script>"
        ),
        FILES,
        "SyntaxError0 SyntaxError1 again",
    );
    // What can be linked is linked and runs, also after a graph that failed.
    check_elements(&["no-export", "good"], "SyntaxError0 load good load");
    check_elements(&["cycle-a", "cycle-b"], "SyntaxError0 load SyntaxError1 load");
    check_elements(&["needs-star", "star"], "SyntaxError0 load x1 x2 star load");
    check_imports(&["no-export", "good", "no-export"], "SyntaxError0 good SyntaxError1");
}

#[test]
fn errors_name_the_module() {
    let name = "a".repeat(100);
    let page = |import: &str| {
        format!(
            "<script>onerror = m => {{ log(m); return true }}</script><script type=module>{import}</script>"
        )
    };
    let leaked: &'static str = Box::leak(format!("{name}.mjs").into_boxed_str());
    let files: &[Resource] = &[(leaked, JS, "export let y")];
    check(
        &page(&format!("import {{ x }} from './{name}.mjs'")),
        files,
        &format!(
            "Uncaught SyntaxError: Could not find export 'x' in module 'https://example.com/{name}.mjs'"
        ),
    );
    check(
        "<script>import('./none.mjs?a').catch(e => log(e.message))</script>",
        &[],
        "the module https://example.com/none.mjs?a cannot be fetched",
    );
}

/// The script and its microtasks, which report its error, come before its `load` event, however its graph was loaded.
#[test]
fn scripts_run_in_tasks() {
    for attributes in ["async", "", "defer", "nomodule"] {
        check(
            &format!(
                "{START}<script type=module {attributes} src=throws.mjs onload=\"log('load')\"></script>\
                <script type=module {attributes} src=micro.mjs onload=\"log('load')\"></script>"
            ),
            &[FILES, &[("micro.mjs", JS, "log(1); Promise.resolve().then(() => log(2))")]].concat(),
            "throws one0 load 1 2 load",
        );
    }
    check(
        &format!(
            "{START}<script>for (const name of ['throws', 'micro']) document.head.append(Object.assign(
                document.createElement('script'),
                {{ type: 'module', src: `${{name}}.mjs`, async: false, onload() {{ log('load') }} }}
            ))</script>"
        ),
        &[FILES, &[("micro.mjs", JS, "log(1); Promise.resolve().then(() => log(2))")]].concat(),
        "throws one0 load 1 2 load",
    );
}

#[test]
fn errors_of_evaluation_are_remembered() {
    check_elements(
        &["throws", "throws", "imports-throws", "throws", "imports-throws"],
        "throws one0 load one0 load one0 load one0 load one0 load",
    );
    check_elements(&["imports-throws", "throws"], "throws one0 load one0 load");
    check_elements(
        &["tdz", "tdz", "tdz-a"],
        "tdz-a ReferenceError0 load ReferenceError0 load ReferenceError0 load",
    );
    check_elements(&["throws-in-cycle-a", "throws-in-cycle-b"], "throws2 two0 load two0 load");
    check_elements(
        &["imports-rejects", "rejects", "imports-rejects"],
        "rejects late0 load late0 load late0 load",
    );
    check_imports(
        &["throws", "imports-throws", "throws", "rejects", "imports-rejects", "rejects"],
        "throws one0 one0 one0 rejects late1 late1 late1",
    );
    // In the order of the scripts, whichever of them came first.
    check(
        &format!(
            "{START}<script type=module src=throws.mjs async onload=\"log('async')\"></script>{}",
            elements(&["throws", "imports-throws"])
        ),
        FILES,
        "throws one0 async one0 load one0 load",
    );
}
