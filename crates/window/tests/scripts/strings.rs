//! Code that is compiled from strings has the base URL and the fetch options of the script that
//! compiled it, and callbacks have the incumbent settings object of the script that passed them.

use super::{JS, check};

const SHOW: &str = "export const at = new URL(import.meta.url).pathname";

#[test]
fn imports_of_strings_begin_at_their_script() {
    // Relative addresses: the page is at `/`, the script in `/deep/`.
    let cases = [
        ("setTimeout(`import('./x.mjs').then(m => log(m.at))`)", "/deep/x.mjs"),
        ("eval(`import('./x.mjs').then(m => log(m.at))`)", "/deep/x.mjs"),
        ("(0, eval)(`import('./x.mjs').then(m => log(m.at))`)", "/deep/x.mjs"),
        ("new Function(`import('./x.mjs').then(m => log(m.at))`)()", "/deep/x.mjs"),
        ("Promise.resolve(`import('./x.mjs').then(m => log(m.at))`).then(eval)", "/deep/x.mjs"),
        ("setTimeout(eval, 0, `import('./x.mjs').then(m => log(m.at))`)", "/x.mjs"),
        (
            "document.body.setAttribute('onclick', `import('./x.mjs').then(m => log(m.at))`); document.body.click()",
            "/x.mjs",
        ),
        (
            "document.body.setAttribute('onclick', `import('./x.mjs').then(m => log(m.at))`); document.body.onclick()",
            "/x.mjs",
        ),
        (
            "document.body.setAttribute('onclick', `eval(\"import('./x.mjs').then(m => log(m.at))\")`); document.body.onclick()",
            "/x.mjs",
        ),
        (
            "document.body.setAttribute('onclick', `setTimeout(\"import('./x.mjs').then(m => log(m.at))\")`); document.body.onclick()",
            "/x.mjs",
        ),
    ];
    for (script, expected) in cases {
        for (page, of_type) in [
            ("<body><script src=deep/a.js></script>", JS),
            ("<body><script type=module src=deep/a.js></script>", JS),
        ] {
            let files =
                [("deep/a.js", of_type, script), ("deep/x.mjs", JS, SHOW), ("x.mjs", JS, SHOW)];
            check(page, &files, expected);
        }
    }
}

#[test]
fn of_two_scripts_of_a_page_each_has_its_nonce() {
    let page = |script: &str| {
        format!(
            "<meta http-equiv=content-security-policy content=\"script-src 'nonce-n' 'unsafe-eval' 'unsafe-inline'\">
            <script nonce=n>const load = () => import('./x.mjs').then(m => log(m.at), e => log(e.name))</script>{script}"
        )
    };
    let files = [("x.mjs", JS, SHOW)];
    // The head comes before the policy.
    for (script, expected) in [
        ("<script nonce=n>load()</script>", "/x.mjs"),
        ("<script nonce=n>setTimeout('load()')</script>", "/x.mjs"),
        (
            "<script nonce=n>setTimeout(`import('./x.mjs').then(m => log(m.at), e => log(e.name))`)</script>",
            "/x.mjs",
        ),
        (
            "<script nonce=n>const b = document.createElement('b'); b.onclick = () => { eval('load()') }; b.click()</script>",
            "/x.mjs",
        ),
    ] {
        check(&page(script), &files, expected);
    }
}

#[test]
fn callbacks_have_the_settings_of_the_script_that_passed_them() {
    // Functions without a script that post to this page: the source shows the incumbent settings.
    let cases = [
        "f.setTimeout(post)",
        "f.requestAnimationFrame(post)",
        "f.requestIdleCallback(post)",
        "f.queueMicrotask(post)",
        "f.addEventListener('x', post); f.dispatchEvent(new f.Event('x'))",
        "f.onx = 0, f.onclick = post; f.dispatchEvent(new f.Event('click'))",
        "f.Promise.resolve().then(post)",
        "f.eval('(post) => setTimeout(() => post())')(post)",
    ];
    for (index, case) in cases.into_iter().enumerate() {
        let page = format!(
            "<iframe srcdoc='<p>'></iframe><script>
            onmessage = e => log(e.source === window ? 'own' : e.source === f ? 'frame' : 'none');
            const f = frames[0], post = postMessage.bind(window, 1, '*', []);
            onload = () => {{ {case} }}</script>"
        );
        // A script of the frame calls the last one.
        check(&page, &[], if index + 1 == cases.len() { "frame" } else { "own" });
    }
}
