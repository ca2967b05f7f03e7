//! The order in which scripts run, and "the end".

use super::{JS, check};

#[test]
fn external_scripts() {
    let slow =
        [("slow.js", "text/javascript 200ms", "log('slow')"), ("fast.js", JS, "log('fast')")];
    check(
        "<script src=slow.js></script><script src=fast.js></script><script>log(1)</script>",
        &slow,
        "slow fast 1",
    );
    check(
        "<script async src=slow.js></script><script>log(1)</script><script src=fast.js></script>",
        &slow,
        "1 fast slow",
    );
    check(
        "<script defer src=slow.js></script><script defer src=fast.js></script><script>log(1)</script>",
        &slow,
        "1 slow fast",
    );
    check(
        "<script defer async src=slow.js></script><script defer src=fast.js></script>",
        &slow,
        "fast slow",
    );
    // Inserted by scripts: unordered, or in order if `async` is false.
    let insert = |is_async: bool| {
        format!(
            "<script>for (const src of ['slow.js', 'fast.js']) {{ const s = document.createElement('script'); s.src = src; s.async = {is_async}; document.head.append(s) }} log(1)</script>"
        )
    };
    check(&insert(true), &slow, "1 fast slow");
    check(&insert(false), &slow, "1 slow fast");
    // One in the list fails.
    check(&insert(false), &[("fast.js", JS, "log('fast')")], "1 fast");
}

#[test]
fn the_end() {
    let watch = "<script>document.onreadystatechange = () => log(document.readyState); document.addEventListener('DOMContentLoaded', () => log('dcl')); addEventListener('load', () => log('load')); addEventListener('pageshow', () => log('show'))</script>";
    let page = |rest: &str| format!("{watch}{rest}");
    let slow = [("slow.js", "text/javascript 200ms", "log('slow ' + document.readyState)")];
    check(&page(""), &[], "interactive dcl complete load show");
    check(
        &page("<script defer src=slow.js></script>"),
        &slow,
        "interactive slow interactive dcl complete load show",
    );
    check(
        &page("<script async src=slow.js></script>"),
        &slow,
        "interactive dcl slow interactive complete load show",
    );
    check(
        &page("<script type=module>log('m')</script>"),
        &[],
        "interactive m dcl complete load show",
    );
    check(
        &page("<link rel=stylesheet href=a.css onload=log('css')>"),
        &[("a.css", "text/css 100ms", "")],
        "interactive dcl css complete load show",
    );
    check(
        &page("<link rel=stylesheet href=a.css onerror=log('css')>"),
        &[("a.css", "text/plain", "")],
        "interactive dcl css complete load show",
    );
    check(
        &page("<style onload=log('style')>a { b: c }</style>"),
        &[],
        "interactive style dcl complete load show",
    );
}

#[test]
fn style_sheets_block_scripts() {
    let css = [("a.css", "text/css 100ms", ""), ("a.js", JS, "log('a')")];
    check(
        "<link rel=stylesheet href=a.css onload=log('css')><script>log(1)</script>",
        &css,
        "css 1",
    );
    check(
        "<link rel=stylesheet href=a.css onload=log('css')><script src=a.js></script><script>log(1)</script>",
        &css,
        "css a 1",
    );
    check(
        "<link rel=stylesheet href=a.css onload=log('css')><script defer src=a.js></script>",
        &css,
        "css a",
    );
    check(
        "<link rel=stylesheet href=a.css onload=log('css')><script async src=a.js></script>",
        &css,
        "a css",
    );
    check("<link rel='alternate' href=a.css><script>log(1)</script>", &css, "1");
    check(
        "<link rel=stylesheet href=missing.css onerror=log('e')><script>log(1)</script>",
        &css,
        "e 1",
    );
    // A script that a script inserts does not block, and scripts inserted by scripts are not
    // blocked.
    check(
        "<script>const l = document.createElement('link'); l.rel = 'stylesheet'; l.href = 'a.css'; l.onload = () => log('css'); document.head.append(l)</script><script>log(1)</script>",
        &css,
        "1 css",
    );
    check(
        "<script>setTimeout(() => { const s = document.createElement('script'); s.text = 'log(2)'; document.head.append(s) })</script><link rel=stylesheet href=a.css onload=log('css')><script>log(1)</script>",
        &css,
        "2 css 1",
    );
}

#[test]
fn microtasks() {
    check(
        "<script>Promise.resolve().then(() => log('m')); log(1)</script><script>log(2)</script>",
        &[],
        "1 m 2",
    );
    check(
        "<script>queueMicrotask(() => log('m')); const s = document.createElement('script'); s.text = 'log(1)'; document.head.append(s); log(2)</script>",
        &[],
        "1 2 m",
    );
    check(
        "<script>document.addEventListener('x', () => { queueMicrotask(() => log('m')); log(1) }); document.dispatchEvent(new Event('x')); log(2)</script>",
        &[],
        "1 2 m",
    );
}
