//! `document.write` and related methods.

use super::{JS, check, run};

/// Checks the body of a page at its end, without scripts.
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
    // After the end, a write opens the document again.
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
    // The load event is fired again.
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
    // `close` does nothing unless a script opened the document.
    body("<body>a<script>document.close()</script>b", &[], "ab");
}

/// The writes of module scripts and of what they import are ignored only below "execute the script element".
#[test]
fn writes_of_modules() {
    const WRITE: &str = "document.write('new'); document.close()";
    const FILES: &[super::Resource] = &[
        ("write.mjs", JS, WRITE),
        ("late.mjs", "text/javascript 10ms", WRITE),
        ("static.mjs", JS, "import './write.mjs'"),
        ("known.mjs", JS, "globalThis.write = () => { document.write('new'); document.close() }"),
        ("imports-known.mjs", JS, "import('./known.mjs').then(() => write())"),
        ("classic.js", JS, "import('./late.mjs')"),
        ("destructive.js", JS, "document.write('new')"),
        ("tla.mjs", JS, "await 0; document.write('new')"),
        (
            "slow-tla.mjs",
            JS,
            "await new Promise(f => setTimeout(f, 10)); document.write('new'); document.close()",
        ),
        ("slow.js", "text/javascript 50ms", "log('slow')"),
    ];
    let module = |text: &str| format!("<body>old<script type=module>{text}</script>");
    for (text, expected) in [
        ("document.write('new')", "old"),
        ("import './write.mjs'", "old"),
        ("import './static.mjs'", "old"),
        ("import './late.mjs'", "old"),
        // Microtasks run before the script element is done.
        ("await 0; document.write('new')", "old"),
        ("Promise.resolve().then(() => document.write('new'))", "old"),
        ("import './tla.mjs'", "old"),
        // The module is in the module map: its import ends in microtasks.
        ("import './known.mjs'; import('./known.mjs').then(write)", "old"),
        // Everything else comes in another task.
        ("import('./late.mjs')", "new"),
        ("import('./write.mjs')", "new"),
        ("await import('./write.mjs')", "new"),
        ("import './imports-known.mjs'", "new"),
        ("import './slow-tla.mjs'", "new"),
        ("setTimeout(() => { document.write('new'); document.close() })", "new"),
    ] {
        body(&module(text), FILES, expected);
    }
    // Imports of classic scripts: those of external ones are ignored only while the script itself runs.
    body("<body>old<script>import('./late.mjs')</script>", FILES, "new");
    body("<body>old<script src=classic.js></script>", FILES, "new");
    body("<body>old<script async src=destructive.js></script>", FILES, "old");
    // While the parser waits for a script, its insertion point is undefined too: the document is opened, and
    // the rest of the page is not parsed.
    body(
        "<body>old<script>import('./late.mjs')</script><script src=slow.js></script>rest",
        FILES,
        "new",
    );
    // Both `load` events are fired: the second one is that of the document that was written.
    check(
        "<body><script>addEventListener('load', () => log('first')); import('./late.mjs').then(() => {
            log(document.readyState); addEventListener('load', () => log('second'));
        })</script>",
        FILES,
        "first interactive second",
    );
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

/// Lone surrogates that are written as markup are read back unchanged.
#[test]
fn written_surrogates() {
    let read = "globalThis.hex = text => Array.from({length: text.length}, (_, i) => text.charCodeAt(i).toString(16)).join()";
    let check = |script: &str, expected: &str| {
        super::check(
            &format!("<body><script>{read}</script><script>{script}</script>"),
            &[],
            expected,
        );
    };
    // Text alone and among others, and halves that are joined.
    check(
        "document.write('<p>\\ud83d</p>'); log(hex(document.querySelector('p').textContent))",
        "d83d",
    );
    check(
        "document.write('<p>a'); document.write('\\udc00'); document.write('b\\ud800</p>'); log(hex(document.querySelector('p').firstChild.data))",
        "61,dc00,62,d800",
    );
    check(
        "document.write('<p>\\ud83d'); log(hex(document.querySelector('p').textContent)); document.write('\\ude00</p>'); log(hex(document.querySelector('p').textContent))",
        "d83d d83d,de00",
    );
    check(
        "document.write('<p>\\ud83d'); document.write('&#xe9;</p>'); log(hex(document.querySelector('p').textContent))",
        "d83d,e9",
    );
    // Attributes and comments.
    check(
        "document.write('<p title=\"\\ud83d'); document.write('\\ude00\\udfff\" id=\\udbff>'); let p = document.querySelector('p'); log(hex(p.title) + ' ' + hex(p.id))",
        "d83d,de00,dfff dbff",
    );
    check(
        "document.write('<p><!--\\ud800--></p>'); log(hex(document.querySelector('p').firstChild.data))",
        "d800",
    );
    // A second tag adds attributes; a reopened element shares them.
    check(
        "document.write('<html lang=\\ud801><p><b title=\\ud802>x<p>y'); let all = document.querySelectorAll('b'); log(hex(document.documentElement.lang) + ' ' + all.length + hex(all[1].title))",
        "d801 2d802",
    );
    // Names have U+FFFD, and end tags close their elements.
    check(
        "document.write('<a\\ud800>x</a\\ud800>y'); log(hex(document.body.lastElementChild.localName) + document.body.lastChild.data)",
        "61,fffdy",
    );
    // Text that looks like a placeholder is kept.
    check(
        "document.write('<p title=\"\\udbfc\\udc00\">\\ud800\\udbfc\\udc00\\udbfe\\udc00'); document.write('\\udbfc\\udc00'); let p = document.querySelector('p'); log(hex(p.title) + ' ' + hex(p.textContent))",
        "dbfc,dc00 d800,dbfc,dc00,dbfe,dc00,dbfc,dc00",
    );
    check(
        "document.write('<p>\\udbfc\\udc00'); log(hex(document.querySelector('p').textContent))",
        "dbfc,dc00",
    );
    // Another document has another parser.
    check(
        "document.write('\\ud800'); addEventListener('load', () => { document.open(); document.write('<p>\\udbfc\\udc00'); log(hex(document.querySelector('p').textContent)) })",
        "dbfc,dc00",
    );
    check(
        "addEventListener('load', () => { document.open(); document.write('<p>a\\ud800'); document.write('b'); log(hex(document.querySelector('p').textContent)) })",
        "61,d800,62",
    );
    // Fragments and documents.
    check(
        "let d = document.createElement('div'); d.innerHTML = '<i title=\\ud800>\\ud801'; log(hex(d.firstChild.title) + ' ' + hex(d.textContent)); d.innerHTML = '\\udbfc\\udc00'; log(hex(d.textContent))",
        "d800 d801 dbfc,dc00",
    );
    check(
        "let d = new DOMParser().parseFromString('<p>\\ud801', 'text/html'); log(hex(d.body.textContent))",
        "d801",
    );
    // Scripts, whose text has them.
    check("document.write('<script>log(hex(\"\\ud801\"))<\\/script>')", "d801");
    // Custom elements, which are made while the parser reads.
    check(
        "customElements.define('x-y', class extends HTMLElement {}); document.write('<x-y title=\\ud803>\\ud804</x-y>'); let e = document.querySelector('x-y'); log(hex(e.title) + ' ' + hex(e.textContent))",
        "d803 d804",
    );
}

/// A handler that opens the document does not block the end of the first parse.
#[test]
fn opened_at_the_end() {
    let reopen = "document.open(); document.write('<p>x</p>'); onload = () => log('load ' + document.readyState); document.onreadystatechange = () => log(document.readyState); document.addEventListener('DOMContentLoaded', () => log('content'));";
    // "The end", steps 7 to 9, of the first parse.
    super::check(
        &format!(
            "<script>document.addEventListener('DOMContentLoaded', () => {{ {reopen} }})</script>"
        ),
        &[],
        "complete load complete",
    );
    // The second parse has its own end.
    super::check(
        &format!(
            "<script>document.addEventListener('DOMContentLoaded', () => {{ {reopen} document.close() }})</script>"
        ),
        &[],
        "interactive content complete load complete load complete",
    );
    // In a script that waits for the end of the parse, its steps 5 and 6.
    super::check(
        "<script defer src=a.js></script><script defer src=b.js></script>",
        &[
            (
                "a.js",
                JS,
                "document.open(); document.addEventListener('DOMContentLoaded', () => log('content'))",
            ),
            ("b.js", JS, "log('b')"),
        ],
        "b content",
    );
}
