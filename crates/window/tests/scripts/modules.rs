//! Module scripts and import maps.

use super::{JS, check, run};

#[test]
fn graphs() {
    let graph = [
        ("a.mjs", JS, "import './b.mjs'; import './c.mjs'; log('a')"),
        ("b.mjs", JS, "import './c.mjs'; log('b')"),
        ("c.mjs", JS, "log('c')"),
    ];
    check("<script type=module src=a.mjs></script><script>log(1)</script>", &graph, "1 c b a");
    check(
        "<script type=module src=a.mjs></script><script type=module src=a.mjs onload=log('l')></script>",
        &graph,
        "c b a l",
    );
    check("<script type=module>import './a.mjs'; log('i')</script>", &graph, "c b a i");
    let fetched = run(
        "<script type=module src=a.mjs></script><script type=module src=c.mjs></script>",
        &graph,
    )
    .fetched;
    assert_eq!(fetched, ["a.mjs", "c.mjs", "b.mjs"]);
    // A cycle.
    check(
        "<script type=module src=a.mjs></script>",
        &[
            ("a.mjs", JS, "import { b } from './b.mjs'; export const a = 1; log(b)"),
            ("b.mjs", JS, "import { a } from './a.mjs'; export const b = () => a; log('b')"),
        ],
        "b () => a",
    );
    check(
        "<script type=module>log(this); log(import.meta.url); log(import.meta.resolve('./x'))</script>",
        &[],
        "undefined https://example.com/ https://example.com/x",
    );
    check(
        "<script type=module>const x = await new Promise(f => setTimeout(() => f(1), 10)); log(x)</script><script type=module>log(2)</script>",
        &[],
        "2 1",
    );
}

#[test]
fn errors() {
    check("<script type=module src=a.mjs onerror=log('e')></script>", &[], "e");
    check(
        "<script type=module src=a.mjs onerror=log('e')></script>",
        &[("a.mjs", "text/plain", "log(1)")],
        "e",
    );
    check(
        "<script type=module src=a.mjs onerror=log('e') onload=log('l')></script>",
        &[("a.mjs", JS, "import './b.mjs'")],
        "e",
    );
    check(
        "<script>onerror = (m, f, l, c, e) => { log(e.name); return true }</script><script type=module src=a.mjs onload=log('l')></script>",
        &[("a.mjs", JS, "import './b.mjs'"), ("b.mjs", JS, "a b")],
        "SyntaxError l",
    );
    check(
        "<script>onerror = (m, f, l, c, e) => { log(e.name); return true }</script><script type=module src=a.mjs onload=log('l')></script>",
        &[("a.mjs", JS, "import { x } from './b.mjs'"), ("b.mjs", JS, "")],
        "SyntaxError l",
    );
    check(
        "<script>onerror = (m, f, l, c, e) => { log(e.name); return true }</script><script type=module src=a.mjs onload=log('l')></script>",
        &[("a.mjs", JS, "import 'bare'")],
        "TypeError l",
    );
    check(
        "<script>onerror = (m, f, l, c, e) => { log(e.name); return true }</script><script type=module>import './x.mjs' with { kind: 'y' }</script>",
        &[],
        "SyntaxError",
    );
    check(
        "<script>onerror = (m, f, l, c, e) => { log(e.name); return true }</script><script type=module>import './x.mjs' with { type: 'css' }</script>",
        &[],
        "TypeError",
    );
    check("<script type=module>throw 1</script>", &[], "!Uncaught 1");
}

#[test]
fn dynamic_imports() {
    let files = [
        ("a.mjs", JS, "export default 'a'"),
        ("bad.mjs", JS, "a b"),
        ("throws.mjs", JS, "throw 1"),
        ("dir/b.mjs", JS, "import('./c.mjs').then(m => log(m.default))"),
        ("dir/c.mjs", JS, "export default 'c'"),
    ];
    check("<script>import('./a.mjs').then(m => log(m.default)); log(1)</script>", &files, "1 a");
    check(
        "<script>for (const s of ['./missing.mjs', './bad.mjs', './throws.mjs', 'bare']) import(s).catch(e => log(e.name ?? e))</script>",
        &files,
        "TypeError TypeError SyntaxError 1",
    );
    check("<script type=module src=dir/b.mjs></script>", &files, "c");
    check(
        "<script>Promise.all([import('./a.mjs'), import('./a.mjs')]).then(([a, b]) => log(a === b))</script>",
        &files,
        "true",
    );
    check(
        "<script>import('./a.mjs', { with: { type: 'json' } }).catch(e => log(e.name)); import('./a.mjs', { with: { type: 'x' } }).catch(e => log(e.name)); import('./a.mjs', { with: { x: 'y' } }).catch(e => log(e.name))</script>",
        &files,
        "TypeError TypeError TypeError",
    );
}

#[test]
fn json_and_text() {
    let files = [
        ("a.json", "application/json", "{\"b\": [1]}"),
        ("bad.json", "text/json", "{"),
        ("a.txt", "text/plain", "text"),
    ];
    check(
        "<script type=module>import a from './a.json' with { type: 'json' }; log(a.b[0])</script>",
        &files,
        "1",
    );
    check(
        "<script type=module>import a from './a.txt' with { type: 'text' }; log(a)</script>",
        &files,
        "text",
    );
    check(
        "<script>import('./bad.json', { with: { type: 'json' } }).catch(e => log(e.name)); import('./a.json').catch(e => log(e.name))</script>",
        &files,
        "SyntaxError TypeError",
    );
}

#[test]
fn import_maps() {
    let files = [
        ("a.mjs", JS, "export default 'a'; log('a')"),
        ("lib/b.mjs", JS, "log('b')"),
        ("scoped.mjs", JS, "log('scoped')"),
        ("lib/c.mjs", JS, "import 'x'"),
    ];
    let page = |map: &str, rest: &str| format!("<script type=importmap>{map}</script>{rest}");
    check(
        &page("{\"imports\": {\"x\": \"./a.mjs\"}}", "<script type=module>import 'x'</script>"),
        &files,
        "a",
    );
    check(
        &page(
            "{\"imports\": {\"l/\": \"./lib/\"}}",
            "<script type=module>import 'l/b.mjs'</script>",
        ),
        &files,
        "b",
    );
    check(
        &page(
            "{\"imports\": {\"x\": \"./a.mjs\"}, \"scopes\": {\"/lib/\": {\"x\": \"./scoped.mjs\"}}}",
            "<script type=module>import 'x'; import './lib/c.mjs'</script>",
        ),
        &files,
        "a scoped",
    );
    check(
        &page(
            "{\"imports\": {\"x\": \"./a.mjs\"}}",
            "<script>import('x').then(m => log(m.default))</script>",
        ),
        &files,
        "a a",
    );
    // A second map adds to the first.
    check(
        &page(
            "{\"imports\": {\"x\": \"./a.mjs\"}}",
            "<script type=importmap>{\"imports\": {\"x\": \"./scoped.mjs\", \"y\": \"./lib/b.mjs\"}}</script><script type=module>import 'x'; import 'y'</script>",
        ),
        &files,
        "a b",
    );
    check(
        "<script>onerror = (m, f, l, c, e) => { log(e.name); return true }</script><script type=importmap>{</script><script type=importmap>[]</script>",
        &files,
        "SyntaxError TypeError",
    );
    check(
        &page(
            "{\"integrity\": {\"./a.mjs\": \"sha256-AAAA\"}}",
            "<script type=module src=a.mjs onerror=log('e')></script>",
        ),
        &files,
        "e",
    );
}
