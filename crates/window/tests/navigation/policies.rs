//! Content Security Policy.

use treewright_window::loader::Response;

use super::{check, check_with, html};

const CSP: &str = "Content-Security-Policy";

fn files() -> Vec<(&'static str, Response)> {
    vec![
        ("a.js", Response::of_type("text/javascript", "console.log('a.js')")),
        ("https://other.example/b.js", Response::of_type("text/javascript", "console.log('b.js')")),
        ("child.html", html("<script>parent.postMessage('child', '*')</script>")),
        ("plain.txt", Response::of_type("text/plain", "x")),
    ]
}

#[test]
fn scripts_are_run_as_the_policy_says() {
    const PAGE: &str =
        "<script>console.log('inline')</script><script nonce=n>console.log('nonce')</script>
        <script src=a.js></script><script src=https://other.example/b.js></script>
        <script nonce=n src=https://other.example/b.js></script>";
    let check_one = |policy: &str, expected: &[&str]| {
        check_with((CSP, policy), PAGE, &files(), expected);
    };
    check_one("img-src 'none'", &["inline", "nonce", "a.js", "b.js", "b.js"]);
    check_one("script-src 'none'", &[]);
    check_one("default-src 'none'", &[]);
    check_one("script-src 'self'", &["a.js"]);
    check_one("script-src 'self' 'unsafe-inline'", &["inline", "nonce", "a.js"]);
    check_one("script-src 'nonce-n'", &["nonce", "b.js"]);
    check_one("script-src 'nonce-n' 'unsafe-inline'", &["nonce", "b.js"]);
    check_one("script-src-elem 'self'; script-src *", &["a.js"]);
    check_one("script-src https://other.example", &["b.js", "b.js"]);
    check_one("script-src 'sha256-Rsk65NixDAG0OYyDpJXaU6E1YKdGqi/X1FfbL4otEe4=' 'self'", &["a.js"]);
    // Two policies must both allow it.
    check_one(
        "script-src 'self' 'unsafe-inline', script-src 'unsafe-inline' 'nonce-n'",
        &["nonce"],
    );
}

#[test]
fn a_meta_element_has_a_policy() {
    let page = |attributes: &str| {
        format!(
            "<head><script>console.log('before')</script><meta http-equiv=Content-Security-Policy {attributes}>
            <script>console.log('after')</script><script src=a.js></script>"
        )
    };
    check(&page("content=\"script-src 'self'\""), &files(), &["before", "a.js"]);
    check(&page("content=''"), &files(), &["before", "after", "a.js"]);
    check(&page("content='sandbox'"), &files(), &["before", "after", "a.js"]);
    // In the body it has no effect.
    check(
        "<p><meta http-equiv=Content-Security-Policy content=\"script-src 'none'\"><script>console.log(1)</script>",
        &[],
        &["1"],
    );
}

#[test]
fn handlers_and_addresses_are_inline() {
    const PAGE: &str = "<body onload='console.log(`handler`)'><iframe src='javascript:parent.console.log(`address`)'></iframe>
        <script nonce=n>
        const b = document.createElement('b');
        b.setAttribute('onclick', 'console.log(`click`)');
        b.click();
        b.onclick = () => console.log('function');
        b.click();
        setTimeout('console.log(`text`)');
        fetch('plain.txt').then(() => console.log('fetched'), error => console.log(error.name));
        </script>";
    let text = "error 0: Uncaught EvalError: The Content Security Policy does not allow strings to be compiled";
    check_with((CSP, "script-src 'nonce-n'"), PAGE, &files(), &["function", text, "fetched"]);
    check_with(
        (CSP, "script-src 'unsafe-inline'; connect-src 'none'"),
        PAGE,
        &files(),
        &["click", "function", "address", "handler", text, "TypeError"],
    );
}

#[test]
fn frames_are_asked_for_and_inherit() {
    const PAGE: &str = "<script nonce=n>onmessage = e => console.log(e.data)</script>
        <iframe src=child.html></iframe><iframe srcdoc='<script>parent.postMessage(`srcdoc`, `*`)</script>'></iframe>
        <script src=a.js></script>";
    check_with((CSP, "frame-src 'none'"), PAGE, &files(), &["srcdoc", "a.js"]);
    check_with((CSP, "script-src 'self' 'nonce-n'"), PAGE, &files(), &["a.js", "child"]);
}

#[test]
fn a_policy_can_sandbox() {
    let page = "<script>console.log(origin); try { document.domain = 'example.com' } catch (e) { console.log(e.name) }</script>";
    check_with((CSP, "sandbox"), page, &[], &[]);
    check_with((CSP, "sandbox allow-scripts"), page, &[], &["null", "SecurityError"]);
    check_with(
        (CSP, "sandbox allow-scripts allow-same-origin"),
        page,
        &[],
        &["https://example.com", "SecurityError"],
    );
}
