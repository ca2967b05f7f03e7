//! Inputs of the comparison of windows with browsers: the finding, the script of `--eval`, the output and a part of the
//! messages.
//!
//! In some of them this program differs from browsers, because a part of a standard is missing: such a case changes when
//! that part is added.

use crate::{Folder, run};

type Case = (char, &'static str, i32, &'static str, &'static str);

const PAGE: &str = "<!DOCTYPE html><title>page</title><body><p id=p><canvas id=c></canvas>\
    <a id=go href=other.html>x</a><input type=radio id=r checked>";

const CASES: &[Case] = &[
    // Values of styles are validated, shorthands are expanded, and colours are normalized.
    ('G', "p.style.color = 'bogus'; p.style.color", 0, "\"\"", ""),
    ('G', "p.style.width = '5'; p.style.width", 0, "\"\"", ""),
    ('G', "p.style.margin = '1px 2px'; p.style.marginLeft", 0, "\"2px\"", ""),
    ('G', "p.style.color = '#FF0000'; p.style.color", 0, "\"rgb(255, 0, 0)\"", ""),
    // `Intl` is absent, so numbers and dates have one form.
    ('I', "typeof Intl", 0, "\"undefined\"", ""),
    ('I', "(1234.5).toLocaleString('en-US')", 0, "\"1234.5\"", ""),
    ('I', "new Date(0).toLocaleDateString('en-US')", 0, "\"01/01/1970\"", ""),
    ('I', "'\u{E4}'.localeCompare('b')", 0, "1", ""),
    ('I', "Intl.DateTimeFormat().resolvedOptions().timeZone", 1, "", "ReferenceError: Intl is"),
    // Properties of `RegExp` from before the standard.
    ('J', "/(b)c/.exec('abcd'); RegExp.$1", 0, "\"b\"", ""),
    ('V', "/b/.exec('abc'); RegExp.lastMatch", 0, "\"b\"", ""),
    // A canvas has pixels, but nothing draws.
    ('K', "c.getContext('2d').fillText('a', 1, 1)", 1, "", "fillText is not a function"),
    ('L', "['ontouchstart' in window, typeof TouchEvent]", 0, "[false,\"undefined\"]", ""),
    (
        'O',
        "go.click(); new Promise(r => setTimeout(() => r(document.title), 300))",
        1,
        "",
        "the page was left before the promise was settled",
    ),
    ('O', "new Promise(() => {})", 1, "", "the promise was never settled"),
    ('P', "await fetch('x')", 1, "", "TypeError"),
    ('P', "const title = await document.title; ({ title })", 0, "{\"title\":\"page\"}", ""),
    ('P', "await 1; await", 1, "", "SyntaxError"),
    ('P', "(async () => await 'x')()", 0, "\"x\"", ""),
    // Messages of the engine have the names of their operands.
    ('Q', "p.foo()", 1, "", "--eval:1:2: TypeError: p.foo is not a function"),
    ('Q', "new p()", 1, "", "--eval:1:5: TypeError: p is not a constructor"),
    ('Q', "const [a] = 1", 1, "", "TypeError: 1 is not iterable"),
    ('Q', "new Error('hi').stack", 0, "\"Error: hi\\n    at <eval> (evaluate:1:5)\\n\"", ""),
    ('R', "import('./none.mjs')", 1, "", "none.mjs cannot be fetched"),
    // A lone surrogate has no form in UTF-8, so it is escaped.
    ('S', r"'\ud800'", 0, r#""\ud800""#, ""),
    ('S', "({ b: undefined, c: [undefined, () => 1], a: 1 })", 0, r#"{"c":[null,null],"a":1}"#, ""),
    (
        'T',
        "const all = []; for (const type of ['click', 'input', 'change']) r.addEventListener(type, () => all.push(type));
         r.click(); all",
        0,
        "[\"click\"]",
        "",
    ),
    ('V', "typeof document.execCommand + typeof p.part + typeof find", 0, "\"undefinedobjectundefined\"", ""),
    // The boxes of elements are empty, but that of the root, which has the size of the window.
    ('W', "[document.documentElement.clientWidth, innerWidth]", 0, "[1280,1280]", ""),
];

#[test]
fn scripts_of_the_caller() {
    let folder = Folder::new("found-in-windows");
    folder.file("other.html", "<title>other</title>");
    let page = folder.file("page.html", PAGE);
    for (finding, script, code, out, message) in CASES {
        let found = run(&["run", "--virtual-time", "--eval", script, &page], b"");
        let (name, err) = (format!("{finding}: {script}"), &found.err);
        assert_eq!((found.code, found.out.trim_end()), (*code, *out), "{name}: {err}");
        assert!(err.contains(message) && (*code == 1 || err.is_empty()), "{name}: {err}");
    }
}

/// Deep calls through the host end in an exception with its name.
#[test]
fn recursion_through_the_host() {
    for script in [
        "function f() { dispatchEvent(new Event('a')) } addEventListener('a', f); f()",
        "document.body.onfocus = () => dispatchEvent(new Event('b')); \
         addEventListener('b', () => { document.body.dispatchEvent(new Event('focus')) }); dispatchEvent(new Event('b'))",
        "customElements.define('x-y', class extends HTMLElement { connectedCallback() \
         { this.append(document.createElement('x-y')) } }); document.body.append(document.createElement('x-y'))",
    ] {
        let page = format!("<body><script>{script}</script><p>after");
        let found = run(&["run", "--select=p", "--budget=total-time=60"], page.as_bytes());
        assert_eq!(
            (found.code, found.out.as_str()),
            (0, "<p>after</p>\n"),
            "{script}: {}",
            found.err
        );
    }
}

/// M, N, U: addresses of pages, and bounds of workers.
#[test]
fn pages_of_a_folder() {
    let folder = Folder::new("found-in-folders");
    let script = "<script src=/lib/x.js></script>";
    let worker = "<script>new Worker('data:text/javascript,for(;;);')</script>";
    for (name, text) in
        [("lib/x.js", "document.title = 'lib'"), ("sub/p.html", script), ("worker.html", worker)]
    {
        let path = std::path::Path::new(folder.path()).join(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(path, text).unwrap();
    }
    let root = format!("--root={}", folder.path());
    let page = format!("{}/sub/p.html", folder.path());
    let title = "--eval=document.title";
    // The root stands for the root of the origin of the base URL.
    for (arguments, code, out) in [
        (["http://h/sub/p.html", "--base-url=http://h/"], 0, "\"lib\"\n"),
        ([page.as_str(), "--base-url=http://h/sub/p.html"], 0, "\"lib\"\n"),
        ([page.as_str(), "--base=http://h/p.html"], 0, "\"lib\"\n"),
        (["http://h/none", "--base-url=http://h/"], 2, ""),
    ] {
        let found = run(&[&["run", title, &root][..], &arguments].concat(), b"");
        assert_eq!((found.code, found.out.as_str()), (code, out), "{arguments:?}: {}", found.err);
    }
    let lib = format!("--map=http://h/lib={}/lib", folder.path());
    let found = run(&["run", title, &lib, "--base-url=http://h/sub/p.html", &page], b"");
    assert_eq!((found.code, found.out.as_str()), (0, "\"lib\"\n"), "{}", found.err);
    // Without a base URL it is that of `file:` URLs too.
    let found = run(&["run", title, &root, &page], b"");
    assert_eq!((found.code, found.out.as_str()), (0, "\"lib\"\n"), "{}", found.err);
    let page = format!("{}/worker.html", folder.path());
    let budget = "--budget=time-per-task=0.5,total-time=60";
    let found = run(&["run", "--format=none", "--wait=idle", budget, &page], b"");
    assert_eq!(found.code, 0, "{}", found.err);
    assert!(found.err.contains("the limit time-per-task was reached"), "{}", found.err);
}
