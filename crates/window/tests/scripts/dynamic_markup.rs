//! `document.write` and family.

use super::{JS, check, run};

/// Checks the body that a page ends with, without scripts.
#[track_caller]
fn body(page: &str, resources: &[super::Resource], body: &str) {
    assert_eq!(run(page, resources).body, body, "{page}");
}

#[test]
fn writes() {
    body("<body>a<script>document.write('<b>x</b>')</script>c", &[], "a<b>x</b>c");
    body("<body><script>document.write('<b>', 'x', '</b>')</script>", &[], "<b>x</b>");
    body(
        "<body><pre>x<script>document.writeln('a'); document.writeln('b')</script>",
        &[],
        "<pre>xa\nb\n</pre>",
    );
    // Split anywhere.
    body(
        "<body><script>for (const c of '<p id=a>x&am' + 'p;y</p>') document.write(c)</script>z",
        &[],
        "<p id=\"a\">x&amp;y</p>z",
    );
    body("<body><script>document.write('<p ')</script>id=a>x", &[], "<p id=\"a\">x</p>");
    body(
        "<body><script>document.write('\\ud83d'); document.write('\\ude00')</script>",
        &[],
        "\u{1f600}",
    );
    body("<body><script>document.write('\\ud83d')</script>x", &[], "\u{fffd}x");
    // Nested.
    body(
        "<body><script>document.write('1<script>document.write(\"2<script>document.write(3)<\\\\/script>4\")<\\/script>5')</script>6",
        &[],
        "123456",
    );
    body(
        "<body><script>document.write('<script src=a.js><\\/script>b')</script>c",
        &[("a.js", JS, "document.write('a')")],
        "abc",
    );
    body(
        "<body><script>document.write('<script src=a.js><\\/script>'); document.write('b')</script>c",
        &[("a.js", JS, "document.write('a')")],
        "abc",
    );
    // Ignored from external scripts that do not block.
    body("<body>x<script async src=a.js></script>", &[("a.js", JS, "document.write('a')")], "x");
    body("<body>x<script defer src=a.js></script>", &[("a.js", JS, "document.write('a')")], "x");
    body("<body>x<script type=module>document.write('a')</script>", &[], "x");
}

#[test]
fn opens() {
    // After the end a write opens the document anew.
    body(
        "<body>old<script>onload = () => { document.write('new'); document.close() }</script>",
        &[],
        "new",
    );
    check(
        "<body><script>addEventListener('load', () => { document.open(); document.write('<p>'); document.close(); log(document.body.innerHTML) })</script>",
        &[],
        "<p></p>",
    );
    // Within a script of the parser it does nothing.
    body("<body>a<script>document.open(); document.write('b')</script>c", &[], "abc");
    // Listeners are erased, the document is the same.
    check(
        "<body><script>addEventListener('x', () => log('x')); addEventListener('load', () => { const d = document; log(document.open() === d); dispatchEvent(new Event('x')); log(document.readyState); document.close(); log(document.readyState) })</script>",
        &[],
        "true loading interactive",
    );
    // The load event comes again.
    check(
        "<body><script>addEventListener('load', () => { document.open(); addEventListener('load', () => log('again')); document.write('x'); document.close() })</script>",
        &[],
        "again",
    );
    check(
        "<body><script>onload = () => { document.open(); document.write('<script>log(1); document.write(\"<script>log(2)<\\\\/script>\"); log(3)<\\/script>'); log(4); document.close() }</script>",
        &[],
        "1 2 3 4",
    );
    check(
        "<body><script>onload = () => { document.write('<script src=a.js><\\/script><script>log(2)<\\/script>'); document.close(); log(1) }</script>",
        &[("a.js", JS, "log('a')")],
        "1 a 2",
    );
    // Without a script that opened it `close` does nothing.
    body("<body>a<script>document.close()</script>b", &[], "ab");
}

#[test]
fn many_writes() {
    let page = "<body><script>for (let i = 0; i < 10000; i++) document.write('<i>' + i + '</i>'); log(document.body.childNodes.length)</script>";
    check(page, &[], "10001");
}

#[test]
fn markup_that_is_set() {
    body(
        "<body><p id=p>x</p><script>document.getElementById('p').innerHTML = '<b>y'</script>",
        &[],
        "<p id=\"p\"><b>y</b></p>",
    );
    body(
        "<body><p id=p>x</p><script>document.getElementById('p').outerHTML = '<b>y'</script>",
        &[],
        "<b>y</b>",
    );
    body(
        "<body><p id=p>x</p><script>for (const at of ['beforebegin', 'afterbegin', 'beforeend', 'afterend']) document.getElementById('p').insertAdjacentHTML(at, '<b>' + at[0] + at.slice(-1))</script>",
        &[],
        "<b>bn</b><p id=\"p\"><b>an</b>x<b>bd</b></p><b>ad</b>",
    );
    check(
        "<script>for (const f of [() => document.documentElement.outerHTML = '', () => document.documentElement.insertAdjacentHTML('afterend', ''), () => document.head.insertAdjacentHTML('x', '')]) try { f() } catch (e) { log(e.name) }</script>",
        &[],
        "NoModificationAllowedError NoModificationAllowedError SyntaxError",
    );
    check(
        "<script>const d = new DOMParser().parseFromString('<title>a</title><p>', 'text/html'); log(d.title); log(d.URL); log(d.defaultView)</script>",
        &[],
        "a https://example.com/ null",
    );
    check(
        "<table><tr><td id=c></table><script>document.getElementById('c').innerHTML = '<tr><td>x'; log(document.getElementById('c').innerHTML)</script>",
        &[],
        "x",
    );
}
