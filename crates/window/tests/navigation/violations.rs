//! Violations of Content Security Policy: events, report-only policies, and strings as code.

use treewright_window::loader::Response;

use super::check_with;

const CSP: &str = "Content-Security-Policy";
const REPORT_ONLY: &str = "Content-Security-Policy-Report-Only";

/// A page with a nonce for its first script, which logs violations.
fn page(rest: &str) -> String {
    format!(
        "<!doctype html><script nonce=n>
        const thrown = f => {{ try {{ return String(f()); }} catch (e) {{ return e.name; }} }};
        document.addEventListener('securitypolicyviolation', e => console.log(
            [e.target.localName ?? e.target.nodeName, e.effectiveDirective, e.violatedDirective === e.effectiveDirective,
             e.blockedURI, e.disposition, e.sample, e.isTrusted, e.bubbles, e.composed, e.cancelable].join()));
        </script>{rest}"
    )
}

fn check(header: (&str, &str), rest: &str, expected: &[&str]) {
    let files = [
        ("a.js", Response::of_type("text/javascript", "console.log('a.js')")),
        ("child.html", super::html("<p>child")),
    ];
    check_with(header, &page(rest), &files, expected);
}

#[test]
fn inline_scripts() {
    check(
        (CSP, "script-src 'nonce-n'"),
        "<svg><g><script>console.log(0)</script></g></svg><b onclick=x>",
        &["script,script-src-elem,true,inline,enforce,,true,true,true,false"],
    );
    check(
        (CSP, "default-src 'nonce-n' 'report-sample'"),
        "<script id=s>console.log('0123456789 0123456789 0123456789')</script>",
        &[
            "script,script-src-elem,true,inline,enforce,console.log('0123456789 0123456789 01234,true,true,true,false",
        ],
    );
    check(
        (REPORT_ONLY, "script-src-elem 'nonce-n'"),
        "<script>console.log(1)</script>",
        &["1", "script,script-src-elem,true,inline,report,,true,true,true,false"],
    );
    // An element that is gone by then, and one of a handler.
    check(
        (CSP, "script-src 'nonce-n'"),
        "<script nonce=n>
        const s = document.createElement('script'); s.textContent = 'console.log(0)'; document.head.append(s); s.remove();
        const b = document.documentElement.appendChild(document.createElement('b')); b.setAttribute('onclick', 'console.log(0)'); b.click();
        </script>",
        &[
            "#document,script-src-elem,true,inline,enforce,,true,true,true,false",
            "b,script-src-attr,true,inline,enforce,,true,true,true,false",
        ],
    );
}

#[test]
fn requests() {
    check(
        (CSP, "script-src 'nonce-n'; frame-src 'none'; connect-src https://other.example"),
        "<script src='a.js#x'></script><iframe src=child.html></iframe>
        <script nonce=n>fetch('a.js').catch(e => console.log(e.name)); location.href = 'javascript:1'</script>",
        &[
            "#document,script-src-elem,true,https://example.com/a.js,enforce,,true,true,true,false",
            "#document,connect-src,true,https://example.com/a.js,enforce,,true,true,true,false",
            "#document,frame-src,true,https://example.com/child.html,enforce,,true,true,true,false",
            "#document,script-src-elem,true,inline,enforce,,true,true,true,false",
            "TypeError",
        ],
    );
    check(
        (REPORT_ONLY, "script-src 'nonce-n'"),
        "<script src=a.js></script>",
        &[
            "#document,script-src-elem,true,https://example.com/a.js,report,,true,true,true,false",
            "a.js",
        ],
    );
}

#[test]
fn strings_as_code() {
    const STRINGS: &str = "<script nonce=n>
        const f = eval;
        console.log(thrown(() => eval('1')), thrown(() => f('2')), thrown(() => new Function('return 3')()),
            thrown(() => Function('a', 'return 4')()), thrown(() => (async () => {}).constructor('')),
            thrown(() => eval(5)), thrown(() => Reflect.construct(Function, ['return 6'])()));
        </script>";
    check(
        (CSP, "script-src 'nonce-n' 'unsafe-eval'"),
        STRINGS,
        &["1 2 3 4 async function anonymous(\n) {\n\n} 5 6"],
    );
    let eval = "#document,script-src,true,eval,enforce,,true,true,true,false";
    check(
        (CSP, "script-src 'nonce-n'"),
        STRINGS,
        &[
            "EvalError EvalError EvalError EvalError EvalError 5 EvalError",
            eval,
            eval,
            eval,
            eval,
            eval,
            eval,
        ],
    );
    check(
        (CSP, "default-src 'nonce-n' 'report-sample'"),
        "<script nonce=n>thrown(() => eval('code')); thrown(() => new Function('a', 'b'))</script>",
        &[
            "#document,script-src,true,eval,enforce,code,true,true,true,false",
            "#document,script-src,true,eval,enforce,function anonymous(a\n) {\nb\n},true,true,true,false",
        ],
    );
    check(
        (REPORT_ONLY, "script-src 'nonce-n'"),
        "<script nonce=n>console.log(eval('1'))</script>",
        &["1", "#document,script-src,true,eval,report,,true,true,true,false"],
    );
    check(
        (CSP, "script-src 'nonce-n'"),
        "<script nonce=n>onerror = m => { console.log(m); return true; }; setTimeout('console.log(0)'); setTimeout(() => console.log(1), 5)</script>",
        &[
            "Uncaught EvalError: The Content Security Policy does not allow strings to be compiled",
            eval,
            "1",
        ],
    );
}

#[test]
fn modules_of_webassembly() {
    const MODULE: &str = "<script nonce=n>
        const bytes = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
        console.log(thrown(() => new WebAssembly.Module(bytes)), WebAssembly.validate(bytes));
        WebAssembly.compile(bytes).catch(e => console.log(e.name));
        </script>";
    check(
        (CSP, "script-src 'nonce-n' 'wasm-unsafe-eval'"),
        MODULE,
        &["[object WebAssembly.Module] true"],
    );
    check(
        (CSP, "script-src 'nonce-n' 'unsafe-eval'"),
        MODULE,
        &["[object WebAssembly.Module] true"],
    );
    let wasm = "#document,script-src,true,wasm-eval,enforce,,true,true,true,false";
    check(
        (CSP, "script-src 'nonce-n'"),
        MODULE,
        &["CompileError true", wasm, wasm, "CompileError"],
    );
}

#[test]
fn the_event() {
    check(
        (CSP, "script-src 'nonce-n'; img-src *;"),
        "<script nonce=n>
        const e = new SecurityPolicyViolationEvent('x', {blockedURI: 'a', lineNumber: 5, disposition: 'report'});
        console.log(e.blockedURI, e.lineNumber, e.disposition, e.documentURI === '', e.isTrusted);
        onsecuritypolicyviolation = e => console.log(e.documentURI, e.originalPolicy, e.statusCode, e.sourceFile, e.lineNumber > 0, e.referrer);
        thrown(() => eval(''));
        </script>",
        &[
            "a 5 report true false",
            "#document,script-src,true,eval,enforce,,true,true,true,false",
            "https://example.com/page.html script-src 'nonce-n'; img-src *; 200 https://example.com/page.html true ",
        ],
    );
    // In a worker.
    check(
        (CSP, "script-src 'nonce-n' blob:; worker-src blob:"),
        "<script nonce=n>
        const source = 'addEventListener(`securitypolicyviolation`, e => postMessage([e.target === self, e.effectiveDirective, e.blockedURI].join())); try { eval(1 + `1`) } catch (e) { postMessage(e.name) }';
        new Worker(URL.createObjectURL(new Blob([source]))).onmessage = e => console.log(e.data);
        </script>",
        &["EvalError", "true,script-src,eval"],
    );
}

#[test]
fn inline_styles() {
    let violation = |element: &str, directive: &str| {
        format!("{element},{directive},true,inline,enforce,,true,true,true,false")
    };
    let (style, attribute) =
        (violation("style", "style-src-elem"), violation("b", "style-src-attr"));
    let of_html = "<style onload=\"console.log('load')\">b{}</style>";
    for (policy, rest, expected) in [
        ("style-src 'none'", of_html, &[&*style][..]),
        ("style-src 'unsafe-inline'", of_html, &["load"]),
        ("style-src 'unsafe-inline' 'nonce-x'", of_html, &[&style]),
        (
            "style-src 'nonce-x'",
            "<style nonce=x onload=\"console.log('load')\">b{}</style>",
            &["load"],
        ),
        (
            "style-src 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
            "<style onload=\"console.log('load')\">alert(1)</style>",
            &["load"],
        ),
        (
            "style-src 'none'",
            "<script>const s = document.createElement('style'); s.textContent = 'b{}'; document.head.append(s)</script>",
            &[&style],
        ),
        ("style-src 'none'", "<b style='color: red'></b>", &[&attribute]),
        (
            "default-src 'unsafe-inline'; style-src-attr 'none'",
            "<b style='color: red'></b>",
            &[&attribute],
        ),
        ("style-src 'unsafe-inline'", "<b style='color: red'></b>", &[]),
        (
            "style-src 'unsafe-hashes' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
            "<b style='alert(1)'></b>",
            &[],
        ),
        (
            "style-src 'none'",
            "<b></b><script>document.querySelector('b').setAttribute('style', 'color: red')</script>",
            &[&attribute],
        ),
        (
            "style-src 'none'",
            "<i></i><script>document.querySelector('i').innerHTML = '<b style=x></b>'</script>",
            &[&attribute],
        ),
        // The CSSOM is allowed to.
        (
            "style-src 'none'",
            "<b></b><script>document.querySelector('b').style.color = 'red'; console.log(1)</script>",
            &["1"],
        ),
        // Blocked styles are not applied: the element is shown, and takes the focus.
        (
            "style-src 'none'",
            "<b tabindex=0 style='display: none'></b><script>document.querySelector('b').focus(); console.log(document.activeElement.localName)</script>",
            &["b", &attribute],
        ),
    ] {
        check((CSP, policy), rest, expected);
    }
}
