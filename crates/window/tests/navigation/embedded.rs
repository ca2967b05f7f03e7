//! `object` and `embed`.

use treewright_window::loader::Response;

use super::{check, html};

fn files() -> Vec<(&'static str, Response)> {
    let mut missing = html("missing");
    missing.status = 404;
    vec![
        ("child.html", html("<title>child</title><p>child")),
        ("other.html", html("<title>other</title>")),
        ("text.txt", Response::of_type("text/plain", "a")),
        ("binary", Response::of_type("text/plain", b"a\0".to_vec())),
        ("i.png", Response::of_type("image/png", "x")),
        ("missing", missing),
    ]
}

#[test]
fn objects_load_documents() {
    check(
        "<object data=child.html name=n onload='console.log(`object load`)'><p>fallback</object><script>
        const log = console.log, o = document.querySelector('object');
        log(o.contentDocument, length);
        onload = () => {
            log('load', o.contentDocument.title, length, frames.n === o.contentWindow, o.contentWindow.frameElement === o);
            log(o.contentDocument.URL, o.contentWindow.parent === window, o.getSVGDocument());
            o.onload = () => {
                log(o.contentDocument.title, history.length);
                o.remove();
                setTimeout(() => log(o.contentDocument, length));
            };
            o.data = 'other.html';
        };
        </script>",
        &files(),
        &[
            "null 0",
            "object load",
            "load child 1 true true",
            "https://example.com/child.html true null",
            "other 1",
            "null 0",
        ],
    );
}

#[test]
fn objects_fall_back() {
    fn check_one(object: &str, expected: &str) {
        let page = format!(
            "{object}<script>
            onload = () => setTimeout(() => {{
                const found = Array.from(document.querySelectorAll('object'), o => o.contentDocument ? o.contentDocument.contentType : '-');
                console.log(log.concat(found).join(' '));
            }});
            </script>"
        );
        let page = format!(
            "<script>const log = []; addEventListener('error', e => log.push('error'), true)</script>{page}"
        );
        check(&page, &files(), &[expected]);
    }
    check_one("<object data=text.txt></object>", "text/plain");
    check_one("<object data=binary></object>", "-");
    check_one("<object data=i.png></object>", "-");
    check_one("<object data=missing></object>", "error -");
    check_one("<object data='https://'></object>", "error -");
    check_one("<object data=''></object>", "-");
    check_one("<object></object>", "-");
    check_one("<video><object data=child.html></object></video>", "-");
    // The content of a displayed object is not displayed.
    check_one("<object data=child.html><object data=other.html></object></object>", "text/html -");
    check_one("<object data=binary><object data=other.html></object></object>", "- text/html");
    check_one("<template><object data=child.html></object></template>", "");
}

#[test]
fn embeds_load_documents() {
    check(
        "<embed src=child.html name=n><script>
        const log = console.log, e = document.querySelector('embed');
        onload = () => {
            log(length, frames[0].document.title, frames[0].frameElement === e, e.getSVGDocument());
            e.src = 'i.png';
            setTimeout(() => {
                log(length);
                e.src = 'text.txt';
                e.onload = () => {
                    log('load', frames[0].document.contentType);
                    e.remove();
                    log(length);
                };
            }, 100);
        };
        </script>",
        &files(),
        &["1 child true null", "0", "load text/plain", "0"],
    );
}
