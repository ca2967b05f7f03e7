//! "Prepare the script element", step by step.

use super::{JS, check};

#[test]
fn steps_of_prepare() {
    // Types.
    check("<script>log(1)</script>", &[], "1");
    check("<script type=''>log(1)</script>", &[], "1");
    check("<script type=text/plain>log(1)</script><script>log(2)</script>", &[], "2");
    check("<script language=javascript>log(1)</script>", &[], "1");
    check("<script language=vbscript>log(1)</script>", &[], "");
    check("<script nomodule>log(1)</script>", &[], "");
    check("<script for=window event=onload>log(1)</script>", &[], "1");
    check("<script for=x event=onload>log(1)</script>", &[], "");
    // Empty ones are not started, and run once they have text.
    check(
        "<script id=s></script><script>s = document.getElementById('s'); s.text = 'log(1)'; s.text = 'log(2)'</script>",
        &[],
        "1",
    );
    check(
        "<script id=s></script><script>document.getElementById('s').append('log', '(1)')</script>",
        &[],
        "1",
    );
    check(
        "<script id=s></script><script>document.getElementById('s').src = 'a.js'; log(1)</script>",
        &[("a.js", JS, "log('a')")],
        "1 a",
    );
    // A type that changes.
    check(
        "<script id=s type=x>log(1)</script><script>s = document.getElementById('s'); s.type = ''; log(0); document.head.append(s)</script>",
        &[],
        "0 1",
    );
    // Errors of addresses.
    check("<script src='' onerror=log('e')></script>", &[], "e");
    check("<script src='http://[' onerror=log('e')></script>", &[], "e");
    check("<script src=a.js onerror=log('e') onload=log('l')></script>", &[], "e");
    check(
        "<script src=a.js onerror=log('e') onload=log('l')></script>",
        &[("a.js", JS, "log(1)")],
        "1 l",
    );
    check(
        "<script src=a.js onerror=log('e') onload=log('l')></script>",
        &[("a.js", "text/javascript status=404", "log(1)")],
        "e",
    );
    check(
        "<script src=a.js onload=log('l')></script>",
        &[("a.js", JS, "throw 1")],
        "!Uncaught 1 l",
    );
    check("<script type=importmap src=a onerror=log('e')></script>", &[], "e");
    // Text is ignored for external scripts.
    check("<script src=a.js>log(2)</script>", &[("a.js", "text/plain", "log(1)")], "1");
    check("<script src=a.js></script>", &[("a.js", "image/png", "log(1)")], "");
}

#[test]
fn those_that_scripts_insert() {
    let insert = "<script>const s = document.createElement('script'); s.text = 'log(2)';";
    check(&format!("{insert}log(1); document.head.append(s); log(3)</script>"), &[], "1 2 3");
    check(
        &format!(
            "{insert}const f = document.createDocumentFragment(); f.append(s); log(1); document.head.append(f); log(3)</script>"
        ),
        &[],
        "1 2 3",
    );
    // Not connected, twice, cloned.
    check(&format!("{insert}document.createElement('p').append(s); log(1)</script>"), &[], "1");
    check(&format!("{insert}document.head.append(s); document.head.append(s)</script>"), &[], "2");
    check(
        &format!(
            "{insert}document.head.append(s); document.head.append(s.cloneNode(true))</script>"
        ),
        &[],
        "2",
    );
    check(
        &format!(
            "{insert}const c = s.cloneNode(true); document.head.append(s); document.head.append(c)</script>"
        ),
        &[],
        "2 2",
    );
    // All are inserted before the first runs, and one that was removed does not run.
    check(
        "<script>const [a, b] = [1, 2].map(n => { const s = document.createElement('script'); s.text = `log(${n}); document.getElementById('b')?.remove()`; return s }); b.id = 'b'; document.head.append(a, b)</script>",
        &[],
        "1",
    );
    // The text is run before scripts within it.
    check(
        "<script id=o></script><script>const i = document.createElement('script'); i.textContent = 'log(3)'; document.getElementById('o').append(new Text('log(1);'), i, new Text('log(2)'))</script>",
        &[],
        "1 2 3",
    );
    // Markup that scripts set does not run, contextual fragments do.
    check(
        "<script>document.head.innerHTML = '<script>log(1)<\\/script>'; log(2)</script>",
        &[],
        "2",
    );
    check(
        "<p id=p></p><script>document.getElementById('p').insertAdjacentHTML('afterend', '<script>log(1)<\\/script>'); log(2)</script>",
        &[],
        "2",
    );
    check(
        "<script>const r = document.createRange(); r.selectNode(document.head); document.head.append(r.createContextualFragment('<script>log(1)<\\/script>')); log(2)</script>",
        &[],
        "1 2",
    );
    check(
        "<p id=p></p><script>document.getElementById('p').setHTMLUnsafe('<script>log(1)<\\/script>', {runScripts: true}); log(2)</script>",
        &[],
        "1 2",
    );
    check(
        "<p id=p></p><script>document.getElementById('p').setHTMLUnsafe('<script>log(1)<\\/script>'); log(2)</script>",
        &[],
        "2",
    );
    check(
        "<script>new DOMParser().parseFromString('<script>log(1)<\\/script>', 'text/html'); log(2)</script>",
        &[],
        "2",
    );
    check("<template><script>log(1)</script></template><script>log(2)</script>", &[], "2");
}

#[test]
fn the_current_script() {
    check("<script id=a>log(document.currentScript.id)</script>", &[], "a");
    check(
        "<script id=a src=a.js></script>",
        &[("a.js", JS, "log(document.currentScript.id)")],
        "a",
    );
    check("<script type=module>log(document.currentScript)</script>", &[], "null");
    check("<script>setTimeout(() => log(document.currentScript))</script>", &[], "null");
    check(
        "<script id=a>const s = document.createElement('script'); s.id = 'b'; s.text = 'log(document.currentScript.id)'; document.head.append(s); log(document.currentScript.id)</script>",
        &[],
        "b a",
    );
    check(
        "<script id=a>const h = document.createElement('p'); document.head.append(h); const s = document.createElement('script'); s.text = 'log(document.currentScript)'; document.head.append(s); s.remove()</script>",
        &[],
        "[object HTMLScriptElement]",
    );
}

#[test]
fn the_interface() {
    check(
        "<script>log(['classic', 'module', 'importmap', 'speculationrules', 'Module', ''].map(HTMLScriptElement.supports))</script>",
        &[],
        "true,true,true,true,false,false",
    );
    check(
        "<script id=a>log(document.currentScript.async); log(document.createElement('script').async)</script>",
        &[],
        "false true",
    );
    check(
        "<script>const s = document.createElement('script'); s.async = false; log(s.async); s.setAttribute('async', ''); log(s.async); s.removeAttribute('async'); log(s.async)</script>",
        &[],
        "false true false",
    );
    check(
        "<script>const s = document.createElement('script'); s.setAttribute('async', ''); s.removeAttribute('async'); log(s.async)</script>",
        &[],
        "false",
    );
    check(
        "<script>const s = document.createElement('script'); s.innerHTML = 'a<b>'; s.append(document.createElement('i'), 'c'); log(s.text); s.text = 'd'; log(s.childNodes.length)</script>",
        &[],
        "a<b>c 1",
    );
}

#[test]
fn integrity() {
    let text = "log(1)";
    let right = "sha256-vN6GAdWL5aP+XAMOlXw1L4rvcGMzmhKpGgZ51WOSrsY=";
    let _ = right;
    check(
        "<script src=a.js integrity=sha256-AAAA onerror=log('e')></script>",
        &[("a.js", JS, text)],
        "e",
    );
    check("<script src=a.js integrity=nonsense></script>", &[("a.js", JS, text)], "1");
}

#[test]
fn encodings() {
    check(
        "<script charset=windows-1252 src=a.js></script>",
        &[("a.js", JS, "log('\u{e9}')")],
        "\u{c3}\u{a9}",
    );
    check(
        "<script charset=windows-1252 src=a.js></script>",
        &[("a.js", "text/javascript;charset=utf-8", "log('\u{e9}')")],
        "\u{e9}",
    );
    check(
        "<script charset=windows-1252 src=a.js></script>",
        &[("a.js", JS, "\u{feff}log('\u{e9}')")],
        "\u{e9}",
    );
}

#[test]
fn svg() {
    check("<svg><script>log(1)</script></svg>", &[], "1");
    check(
        "<svg><script href=a.js></script></svg><script>log(2)</script>",
        &[("a.js", JS, "log(1)")],
        "1 2",
    );
    check(
        "<svg><script xlink:href=a.js /></svg><script>log(2)</script>",
        &[("a.js", JS, "log(1)")],
        "1 2",
    );
    check(
        "<svg><script id=s crossorigin=x>const s = document.currentScript; log(s.id); log(s instanceof SVGScriptElement); log(s.crossOrigin); s.crossOrigin = null; log(s.crossOrigin)</script></svg>",
        &[],
        "s true anonymous null",
    );
    // An element that was not a script becomes one when it is moved.
    check(
        "<svg><script type=text/plain>log(0)</script></svg><script>const s = document.querySelector('svg > script'); s.textContent = 'log(1)'; log(s.type); s.type = ''; s.parentNode.append(s); log(2)</script>",
        &[],
        "text/plain 1 2",
    );
    // The parser pause flag is set while it runs: text that it writes is parsed after it.
    check(
        "<svg><script>document.write('<'+'script>log(1)<'+'/script>'); log(0)</script></svg><script>log(2)</script>",
        &[],
        "0 1 2",
    );
}
