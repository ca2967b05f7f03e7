//! Declarative refreshes, and what ends navigations.

use super::{check, check_with, html, slow};

const NEXT: &str = "<script>console.log('next', performance.now() | 0, history.length)</script>";

#[test]
fn a_meta_element_leads_on() {
    let next = || [("next.html", html(NEXT))];
    check("<meta http-equiv=refresh content='0; url=next.html'>", &next(), &["next 0 1"]);
    check("<meta http-equiv=REFRESH content='1,\"next.html\"x'>", &next(), &["next 0 1"]);
    // The first one wins.
    check(
        "<meta http-equiv=refresh content='2; url=next.html'><meta http-equiv=refresh content='0; url=x'>
        <script>onload = () => { console.log('load'); setTimeout(() => console.log('still'), 1900) }</script>",
        &next(),
        &["load", "still", "next 0 1"],
    );
    // No content, no time, and a script.
    for content in ["", "x", "0; url=javascript:console.log(1)", "0; url=https://"] {
        let page =
            format!("<meta http-equiv=refresh content='{content}'><script>console.log(0)</script>");
        check(&page, &next(), &["0"]);
    }
    // A page that would only reload itself is left alone.
    check("<meta http-equiv=refresh content=5><script>console.log(0)</script>", &[], &["0"]);
    // An element that a script inserts.
    check(
        "<script>onload = () => setTimeout(() => {
            const meta = document.createElement('meta');
            meta.httpEquiv = 'refresh';
            meta.content = '1; next.html';
            document.head.append(meta);
            meta.remove();
            setTimeout(() => console.log('before'), 900);
        }, 500)</script>",
        &next(),
        &["before", "next 0 1"],
    );
}

#[test]
fn a_header_leads_on() {
    let next = [("next.html", html(NEXT))];
    check_with(("Refresh", "0;url=next.html"), "<p>", &next, &["next 0 1"]);
    check_with(("Refresh", "0x;url=next.html"), "<script>console.log(0)</script>", &next, &["0"]);
}

#[test]
fn a_sandbox_without_automatic_features_keeps_a_meta_element_off() {
    let files = [
        ("a.html", html("<meta http-equiv=refresh content='0; url=next.html'>")),
        ("next.html", html("<p>next")),
    ];
    let page = |sandbox: &str| {
        format!(
            "<iframe src=a.html sandbox='{sandbox}'></iframe>
            <script>onload = () => setTimeout(() => console.log(frames[0].document.URL.slice(-9)), 100)</script>"
        )
    };
    check(&page("allow-same-origin"), &files, &["om/a.html"]);
    check(&page("allow-same-origin allow-scripts"), &files, &["next.html"]);
}

#[test]
fn opening_a_document_ends_its_navigation_and_fetches() {
    let files = [("child.html", html("<p>child")), ("slow", slow(html("slow"), 3))];
    check(
        "<iframe src=child.html></iframe><script>
        const log = console.log;
        onload = () => {
            const w = frames[0];
            const xhr = new w.XMLHttpRequest();
            xhr.onabort = () => log('abort', xhr.readyState, xhr.status);
            xhr.onloadend = () => log('loadend');
            xhr.open('GET', 'slow');
            xhr.send();
            w.fetch('slow').catch(error => log(error instanceof w.TypeError));
            w.location.href = 'slow';
            w.document.open();
            log('opened', w.document.URL, performance.now() | 0);
            setTimeout(() => log(w.document.URL === document.URL), 5000);
        };
        </script>",
        &files,
        &["opened https://example.com/page.html 0", "abort 4 0", "loadend", "true", "true"],
    );
    // Without a navigation nothing is ended.
    check(
        "<iframe src=child.html></iframe><script>
        onload = () => {
            const w = frames[0];
            w.fetch('slow').then(() => console.log('fetched'));
            w.document.open();
        };
        </script>",
        &files,
        &["fetched"],
    );
}

/// A script of the container can still cancel a refresh that is due at once.
#[test]
fn the_load_event_of_the_container_comes_first() {
    let page = "<iframe id=i src=other></iframe><script>i.onload = () => i.contentWindow.navigation.onnavigate = e => {
        console.log(e.navigationType); e.preventDefault() }</script>";
    check(page, &[("other", html("<meta http-equiv=refresh content=0>"))], &["reload"]);
}
