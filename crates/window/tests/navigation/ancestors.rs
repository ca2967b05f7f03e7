//! `location.ancestorOrigins`: the examples of the section on ancestor origins.

use super::{check, html};

const LOG: &str =
    "<script>top.postMessage(name + ': ' + [...location.ancestorOrigins], '*')</script>";
const LISTEN: &str = "<script>onmessage = e => console.log(e.data)</script>";

#[test]
fn origins_are_masked_as_referrer_policies_say() {
    let frame = |name: &str, address: &str, policy: &str| {
        format!("<iframe name={name} src={address} referrerpolicy='{policy}'></iframe>{LOG}")
    };
    // The policies of the frames, and the logs of the three documents.
    let check_one = |[first, second, third]: [&str; 3], expected: &[&str]| {
        let files = [
            ("https://b.example/child", html(&frame("c", "https://a.example/grandchild", second))),
            ("https://a.example/grandchild", html(&frame("d", "https://c.example/inner", third))),
            ("https://c.example/inner", html(LOG)),
        ];
        check(
            &format!("{LISTEN}{}", frame("b", "https://b.example/child", first)),
            &files,
            expected,
        );
    };
    check_one(
        ["", "", ""],
        &[
            ": ",
            "b: https://example.com",
            "c: https://b.example,https://example.com",
            "d: https://a.example,https://b.example,https://example.com",
        ],
    );
    check_one(
        ["", "", "no-referrer"],
        &[
            ": ",
            "b: https://example.com",
            "c: https://b.example,https://example.com",
            "d: null,https://b.example,https://example.com",
        ],
    );
    check_one(
        ["same-origin", "ORIGIN", "same-origin"],
        &[": ", "b: null", "c: https://b.example,null", "d: null,https://b.example,null"],
    );
}

#[test]
fn all_documents_of_one_origin_are_masked_together() {
    let files = [
        (
            "child",
            html(&format!("<iframe name=b src=inner referrerpolicy=no-referrer></iframe>{LOG}")),
        ),
        ("inner", html(LOG)),
    ];
    let page = format!("{LISTEN}<iframe name=a src=child></iframe>");
    check(&page, &files, &["a: https://example.com", "b: null,null"]);
    let page = format!("{LISTEN}<iframe name=a src=child referrerpolicy=same-origin></iframe>");
    check(&page, &files, &["a: https://example.com", "b: null,null"]);
}

#[test]
fn the_list_is_an_object_of_the_document() {
    const FRAME: &str = "<body><script>
        const frame = document.body.appendChild(document.createElement('iframe'));
        const of_frame = frame.contentWindow.location;
        const list = of_frame.ancestorOrigins;
        console.log(list instanceof DOMStringList, list instanceof frame.contentWindow.DOMStringList);
        console.log(list === of_frame.ancestorOrigins, list.length, list[0], list.item(1), list[1]);
        console.log(list.contains('https://example.com'), list.contains('x'), '0' in list, '1' in list);
        frame.remove();
        console.log(of_frame.ancestorOrigins.length, of_frame.ancestorOrigins === list);
        console.log(of_frame.ancestorOrigins === of_frame.ancestorOrigins);
        </script>";
    check(
        FRAME,
        &[],
        &[
            "false true",
            "true 1 https://example.com null undefined",
            "true false true false",
            "0 false",
            "true",
        ],
    );
}
