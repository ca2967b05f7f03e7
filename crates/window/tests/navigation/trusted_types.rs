//! Trusted Types: each sink with a string, with an object of its type, and with a default policy.

use treewright_window::loader::Response;

use super::{check as check_plain, check_with, html};

const CSP: &str = "Content-Security-Policy";
const REPORT_ONLY: &str = "Content-Security-Policy-Report-Only";
const REQUIRED: &str = "require-trusted-types-for 'script'";

/// Functions for the scripts of a page, which logs violations.
const START: &str = "<!doctype html><body><script>
    const log = (...words) => console.log(...words);
    const thrown = f => { try { return String(f()); } catch (e) { return e.name; } };
    const d = document.body.appendChild(document.createElement('div')), inner = d.appendChild(document.createElement('p'));
    const shadow = d.attachShadow({ mode: 'open' });
    document.addEventListener('securitypolicyviolation',
        e => log('!', e.effectiveDirective, e.blockedURI, e.disposition, e.sample));
    const make = (type, text) => trustedTypes.createPolicy('p', { ['create' + type.slice(7)]: s => s })['create' + type.slice(7)](text);
    </script>";

fn check(header: (&str, &str), script: &str, expected: &[&str]) {
    let files = [
        ("a.js", Response::of_type("text/javascript", "console.log('a.js')")),
        ("child.html", html("<p>child")),
    ];
    check_with(header, &format!("{START}<script>{script}</script>"), &files, expected);
}

/// The type, the sink, the text, the code with the text as `V`, and the result as an expression.
const SINKS: &[(&str, &str, &str, &str, &str)] = &[
    ("TrustedHTML", "Element innerHTML", "<b>", "d.innerHTML = V", "d.innerHTML"),
    ("TrustedHTML", "Element outerHTML", "<b>", "inner.outerHTML = V", "d.innerHTML"),
    (
        "TrustedHTML",
        "Element insertAdjacentHTML",
        "<b>",
        "inner.insertAdjacentHTML('beforeend', V)",
        "inner.innerHTML",
    ),
    ("TrustedHTML", "Element setHTMLUnsafe", "<b>", "d.setHTMLUnsafe(V)", "d.innerHTML"),
    ("TrustedHTML", "ShadowRoot innerHTML", "<b>", "shadow.innerHTML = V", "shadow.innerHTML"),
    (
        "TrustedHTML",
        "ShadowRoot setHTMLUnsafe",
        "<b>",
        "shadow.setHTMLUnsafe(V)",
        "shadow.innerHTML",
    ),
    (
        "TrustedHTML",
        "Document parseHTMLUnsafe",
        "<b>",
        "globalThis.r = Document.parseHTMLUnsafe(V)",
        "r.body.innerHTML",
    ),
    (
        "TrustedHTML",
        "DOMParser parseFromString",
        "<b>",
        "globalThis.r = new DOMParser().parseFromString(V, 'text/html')",
        "r.body.innerHTML",
    ),
    (
        "TrustedHTML",
        "Range createContextualFragment",
        "<b>",
        "const range = new Range(); range.selectNode(inner); globalThis.r = range.createContextualFragment(V)",
        "r.firstChild.outerHTML",
    ),
    (
        "TrustedHTML",
        "Document write",
        "<b>",
        "document.write(V)",
        "document.body.lastChild.outerHTML",
    ),
    (
        "TrustedHTML",
        "Document writeln",
        "<b>",
        "document.writeln(V)",
        "document.body.lastChild.localName",
    ),
    (
        "TrustedHTML",
        "HTMLIFrameElement srcdoc",
        "<b>",
        "globalThis.r = document.createElement('iframe'); r.srcdoc = V",
        "r.srcdoc",
    ),
    (
        "TrustedHTML",
        "HTMLIFrameElement srcdoc",
        "<b>",
        "globalThis.r = document.createElement('iframe'); r.setAttribute('SrcDoc', V)",
        "r.srcdoc",
    ),
    (
        "TrustedScriptURL",
        "HTMLScriptElement src",
        "a:b",
        "globalThis.r = document.createElement('script'); r.src = V",
        "r.src",
    ),
    (
        "TrustedScriptURL",
        "HTMLScriptElement src",
        "a:b",
        "globalThis.r = document.createElement('script'); r.setAttributeNS(null, 'src', V)",
        "r.src",
    ),
    (
        "TrustedScriptURL",
        "SVGScriptElement href",
        "a:b",
        "globalThis.r = document.createElementNS('http://www.w3.org/2000/svg', 'script'); r.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', V)",
        "r.getAttribute('xlink:href')",
    ),
    (
        "TrustedScript",
        "Element onclick",
        "1",
        "d.setAttribute('onclick', V)",
        "d.getAttribute('onclick')",
    ),
    (
        "TrustedScript",
        "HTMLScriptElement text",
        "1",
        "globalThis.r = document.createElement('script'); r.text = V",
        "r.text",
    ),
    (
        "TrustedScript",
        "HTMLScriptElement innerText",
        "1",
        "globalThis.r = document.createElement('script'); r.innerText = V",
        "r.text",
    ),
    (
        "TrustedScript",
        "HTMLScriptElement textContent",
        "1",
        "globalThis.r = document.createElement('script'); r.textContent = V",
        "r.text",
    ),
    (
        "TrustedScriptURL",
        "Worker constructor",
        "a:b",
        "globalThis.r = new Worker(V) && 'made'",
        "r",
    ),
];

#[test]
fn sinks() {
    for (of, sink, text, code, result) in SINKS {
        let with = |value: &str| code.replace('V', value);
        let string = format!("'{text}'");
        let bad = with(&string);
        let violation =
            format!("! require-trusted-types-for trusted-types-sink enforce {sink}|{text}");
        check(
            (CSP, REQUIRED),
            &format!("log(thrown(() => {{ {bad} }}))"),
            &["TypeError", &violation],
        );
        let violation = violation.replace("enforce", "report");
        let first = format!("log(thrown(() => {{ {bad} }}))");
        // The frame's own policy container adds nothing.
        check((REPORT_ONLY, REQUIRED), &first, &["undefined", &violation]);
        // An object of another type is a string.
        let other = if *of == "TrustedHTML" { "TrustedScript" } else { "TrustedHTML" };
        let bad = with(&format!("make('{other}', {string})"));
        check(
            (CSP, REQUIRED),
            &format!("log(thrown(() => {{ {bad} }}))"),
            &["TypeError", &violation.replace("report", "enforce")],
        );
        // With the right one, and with a default policy, it works as without a policy.
        let good = with(&format!("make('{of}', {string})"));
        let plain = with(&string);
        let by_default = format!(
            "trustedTypes.createPolicy('default', {{ create{}: (text, type, sink) => (log(text, type, sink), text) }})",
            of.trim_start_matches("Trusted")
        );
        let show = format!("log({result}.trim())");
        let expected = match (*of, *sink) {
            (_, "Worker constructor") => "made",
            (_, "Document writeln") => "b",
            (_, "HTMLIFrameElement srcdoc") => "<b>",
            ("TrustedHTML", _) => "<b></b>",
            _ => text,
        };
        check((CSP, REQUIRED), &format!("{good}; {show}"), &[expected]);
        let asked = format!("{text} {of} {sink}");
        check((CSP, REQUIRED), &format!("{by_default}; {plain}; {show}"), &[&asked, expected]);
        check((CSP, "img-src *"), &format!("{by_default}; {plain}; {show}"), &[expected]);
    }
}

#[test]
fn policies_and_their_objects() {
    let cases: &[(&str, &str)] = &[
        ("String(make('TrustedHTML', 'x'))", "x"),
        ("JSON.stringify([make('TrustedScript', 'x')])", "[\"x\"]"),
        ("make('TrustedScriptURL', '\\ud800').toString()", "\u{fffd}"),
        (
            "trustedTypes.createPolicy('p', { createHTML: () => null }).createHTML('').toString() === ''",
            "true",
        ),
        (
            "trustedTypes.createPolicy('p', { createHTML: (...a) => a.join() }).createHTML(1, 2, 3)",
            "1,2,3",
        ),
        (
            "trustedTypes.createPolicy('p', { createHTML() { return this === undefined } }).createHTML(1)",
            "false",
        ),
        (
            "trustedTypes.createPolicy('p', { createHTML() { 'use strict'; return this === undefined } }).createHTML(1)",
            "true",
        ),
        ("thrown(() => trustedTypes.createPolicy('p').createHTML('x'))", "TypeError"),
        (
            "thrown(() => trustedTypes.createPolicy('p', { createHTML() { throw new RangeError } }).createHTML(1))",
            "RangeError",
        ),
        ("trustedTypes.createPolicy('p').name", "p"),
        ("trustedTypes.createPolicy('p') && trustedTypes.createPolicy('p').name", "p"),
        ("trustedTypes.createPolicy('default') === trustedTypes.defaultPolicy", "true"),
        (
            "trustedTypes.createPolicy('default') && thrown(() => trustedTypes.createPolicy('default'))",
            "TypeError",
        ),
        ("trustedTypes.defaultPolicy", "null"),
        (
            "trustedTypes === self.trustedTypes && trustedTypes.emptyHTML === trustedTypes.emptyHTML",
            "true",
        ),
        (
            "trustedTypes.isHTML(trustedTypes.emptyHTML) + ' ' + trustedTypes.isHTML({}) + trustedTypes.isScript(trustedTypes.emptyHTML)",
            "true falsefalse",
        ),
        ("trustedTypes.isHTML(Object.create(TrustedHTML.prototype))", "false"),
        ("trustedTypes.isScript(trustedTypes.emptyScript)", "true"),
        ("thrown(() => new TrustedHTML)", "TypeError"),
        ("trustedTypes.getAttributeType('iframe', 'SRCDOC')", "TrustedHTML"),
        ("trustedTypes.getAttributeType('SCRIPT', 'src')", "TrustedScriptURL"),
        ("trustedTypes.getAttributeType('script', 'src', 'http://www.w3.org/2000/svg')", "null"),
        (
            "trustedTypes.getAttributeType('script', 'href', 'http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink')",
            "TrustedScriptURL",
        ),
        ("trustedTypes.getAttributeType('b', 'onclick')", "TrustedScript"),
        ("trustedTypes.getAttributeType('b', 'onclick', 'x:y')", "null"),
        ("trustedTypes.getAttributeType('b', 'onfoo')", "null"),
        ("trustedTypes.getPropertyType('b', 'innerHTML')", "TrustedHTML"),
        ("trustedTypes.getPropertyType('script', 'text')", "TrustedScript"),
        ("trustedTypes.getPropertyType('script', 'SRC')", "null"),
        ("d.innerHTML = make('TrustedHTML', '<i></i>'), d.innerHTML", "<i></i>"),
        ("d.innerHTML = null, d.innerHTML === ''", "true"),
    ];
    for (code, expected) in cases {
        check((CSP, "img-src *"), &format!("log(String(({code})))"), &[expected]);
    }
}

#[test]
fn which_policies_may_be_made() {
    let two = "log(thrown(() => trustedTypes.createPolicy('a').name), thrown(() => trustedTypes.createPolicy('a').name))";
    let blocked = "! trusted-types trusted-types-policy enforce a";
    for (directive, expected) in [
        ("trusted-types a 'allow-duplicates'", &["a a"][..]),
        ("trusted-types * 'Allow-Duplicates'", &["a a"]),
        ("trusted-types a b", &["a TypeError", blocked]),
        ("trusted-types *", &["a TypeError", blocked]),
        ("trusted-types A", &["TypeError TypeError", blocked, blocked]),
        ("trusted-types", &["TypeError TypeError", blocked, blocked]),
        ("trusted-types 'none'", &["TypeError TypeError", blocked, blocked]),
        ("trusted-types 'none' a", &["a TypeError", blocked]),
    ] {
        check((CSP, directive), two, expected);
    }
    check(
        (REPORT_ONLY, "trusted-types b"),
        two,
        &[
            "a a",
            "! trusted-types trusted-types-policy report a",
            "! trusted-types trusted-types-policy report a",
        ],
    );
    // A policy of a page.
    check_plain(
        "<head><meta http-equiv=content-security-policy content=\"trusted-types 'none'; require-trusted-types-for 'script'\">
        <script>for (const f of [() => trustedTypes.createPolicy('a'), () => document.head.innerHTML = '<b>'])
        try { f() } catch (e) { console.log(e.name) }</script>",
        &[],
        &["TypeError", "TypeError"],
    );
}

#[test]
fn strings_as_code() {
    let violation = |sink: &str, text: &str| {
        format!("! require-trusted-types-for trusted-types-sink enforce {sink}|{text}")
    };
    for (code, expected) in [
        ("eval('1')", vec!["EvalError".to_owned(), violation("eval", "1")]),
        ("(0, eval)('1')", vec!["EvalError".to_owned(), violation("eval", "1")]),
        ("eval(make('TrustedScript', '1 + 1'))", vec!["2".to_owned()]),
        ("eval({ toString: () => '1' }) instanceof Object", vec!["true".to_owned()]),
        ("eval(5)", vec!["5".to_owned()]),
        (
            "Function('a', 'b')",
            vec!["EvalError".to_owned(), violation("Function", "(a\n) {\nb\n}")],
        ),
        ("Function(make('TrustedScript', 'return 7'))()", vec!["7".to_owned()]),
        (
            "{ const { createScript: m } = { createScript: make.bind(null, 'TrustedScript') }; return Function(m('a'), m('return a'))(8) }",
            vec!["8".to_owned()],
        ),
        (
            "Function('a', make('TrustedScript', 'b'))",
            vec!["EvalError".to_owned(), violation("Function", "(a\n) {\nb\n}")],
        ),
        // The text of the object must be that of the policy.
        (
            "{ const s = make('TrustedScript', '1'); s.toString = () => '2'; return Function(s) }",
            vec!["EvalError".to_owned(), violation("Function", "(\n) {\n2\n}")],
        ),
        (
            "{ trustedTypes.createPolicy('default', { createScript: s => s }); return eval('3') }",
            vec!["3".to_owned()],
        ),
        (
            "{ trustedTypes.createPolicy('default', { createScript: s => s + ' ' }); return eval('3') }",
            vec!["EvalError".to_owned()],
        ),
    ] {
        let body =
            if code.starts_with("{ ") { code.to_owned() } else { format!("{{ return {code} }}") };
        let expected: Vec<&str> = expected.iter().map(String::as_str).collect();
        check((CSP, REQUIRED), &format!("log(thrown(() => {body}))"), &expected);
    }
    // Policies with their own `script-src`: `'trusted-types-eval'` replaces `'unsafe-eval'` if
    // types are required.
    for (policy, expected) in [
        (
            "script-src 'unsafe-inline' 'trusted-types-eval'; require-trusted-types-for 'script'",
            "2",
        ),
        ("script-src 'unsafe-inline'; require-trusted-types-for 'script'", "EvalError"),
        ("script-src 'unsafe-inline' 'trusted-types-eval'", "EvalError"),
    ] {
        let code = "document.addEventListener('securitypolicyviolation', e => e.stopImmediatePropagation(), true);
            log(thrown(() => eval(make('TrustedScript', '1 + 1'))))";
        let script = format!(
            "addEventListener('securitypolicyviolation', e => e.stopImmediatePropagation(), true); {code}"
        );
        check((CSP, policy), &script, &[expected]);
    }
    let timers = "onerror = m => { log(m); return true }; setTimeout('log(1)'); setTimeout(make('TrustedScript', 'log(2)'), 5);
        let n = 0; const i = setInterval(make('TrustedScript', 'log(3); if (++n == 2) clearInterval(i)'), 9)";
    check(
        (CSP, "require-trusted-types-for 'script'"),
        timers,
        &[
            "Uncaught TypeError: Window setTimeout: this document requires a TrustedScript here",
            "! require-trusted-types-for trusted-types-sink enforce Window setTimeout|log(1)",
            "2",
            "3",
            "3",
        ],
    );
}

#[test]
fn texts_of_scripts() {
    let violation =
        "! require-trusted-types-for trusted-types-sink enforce HTMLScriptElement text|log(1)";
    for (code, expected) in [
        ("s.text = make('TrustedScript', 'log(1)'); d.after(s)", &["1"][..]),
        ("s.append('log(1)'); d.after(s)", &[violation]),
        ("s.text = make('TrustedScript', 'log'); s.append('(1)'); d.after(s)", &[violation]),
        ("d.after(s); s.append('log(1)')", &[violation]),
        (
            "trustedTypes.createPolicy('default', { createScript: t => t.replace(1, 2) }); s.append('log(1)'); d.after(s)",
            &["2"],
        ),
        (
            "trustedTypes.createPolicy('default', { createScript: t => { throw 1 } }); s.append('log(1)'); d.after(s)",
            &[],
        ),
        (
            "const r = new Range(); r.selectNode(inner); d.after(r.createContextualFragment(make('TrustedHTML', '<script>log(1)<\\/script>')))",
            &["1"],
        ),
    ] {
        check(
            (CSP, REQUIRED),
            &format!("const s = document.createElement('script'); {code}"),
            expected,
        );
    }
}

#[test]
fn navigations_to_code() {
    let violation = "! require-trusted-types-for trusted-types-sink enforce Location href|log(1)";
    check((CSP, REQUIRED), "location.href = 'javascript:log(1)'", &[violation]);
    check(
        (CSP, REQUIRED),
        "const a = document.createElement('a'); a.href = 'javascript:log(1)'; d.after(a); a.click()",
        &[violation],
    );
    check(
        (CSP, REQUIRED),
        "trustedTypes.createPolicy('default', { createScript: (t, ...a) => (log(...a), t.replace(1, 2)) }); location.href = 'javascript:log(1)'",
        &["TrustedScript Location href", "2"],
    );
    check(
        (REPORT_ONLY, REQUIRED),
        "location.href = 'javascript:log(1)'",
        &["1", &violation.replace("enforce", "report")],
    );
}
