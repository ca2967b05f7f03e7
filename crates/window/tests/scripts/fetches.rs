//! Checks of the Fetch Standard, as pages see them.

use super::{JS, check};

#[test]
fn origins() {
    let other = "https://other.example/a.js";
    let files = [("other:a.js", JS, "log(1); undefinedName")];
    let open =
        [("other:a.js", "text/javascript Access-Control-Allow-Origin=*", "log(1); undefinedName")];
    let watch = "<script>onerror = (m, f, l) => { log(m + l); return true }</script>";
    // Errors of other origins are muted, unless CORS shares them.
    check(&format!("{watch}<script src={other}></script>"), &files, "1 Script error.0");
    check(
        &format!("{watch}<script crossorigin src={other} onerror=log('e')></script>"),
        &files,
        "e",
    );
    check(
        &format!("{watch}<script crossorigin src={other}></script>"),
        &open,
        "1 Uncaught ReferenceError: undefinedName is not defined1",
    );
    check(
        &format!(
            "{watch}<script crossorigin=use-credentials src={other} onerror=log('e')></script>"
        ),
        &open,
        "e",
    );
    check(&format!("<script type=module src={other} onerror=log('e')></script>"), &files, "e");
}

#[test]
fn addresses_without_a_loader() {
    check("<script src='data:text/javascript,log(1)'></script>", &[], "1");
    check("<script src='data:text/javascript;base64,bG9nKDEp'></script>", &[], "1");
    check("<script src='data:,log(1)'></script>", &[], "1");
    check("<script type=module src='data:text/javascript,log(1)'></script>", &[], "1");
    check("<script src='data:text' onerror=log('e')></script>", &[], "e");
    check("<script src='about:x' onerror=log('e')></script>", &[], "e");
    check("<script src='blob:https://example.com/x' onerror=log('e')></script>", &[], "e");
}

#[test]
fn types() {
    let nosniff = "text/plain X-Content-Type-Options=nosniff";
    check("<script src=a.js onerror=log('e')></script>", &[("a.js", nosniff, "log(1)")], "e");
    check("<script src=a.js onerror=log('e')></script>", &[("a.js", "text/csv", "log(1)")], "e");
    check(
        "<script src=a.js onerror=log('e')></script>",
        &[("a.js", "text/javascript X-Content-Type-Options=nosniff", "log(1)")],
        "1",
    );
}

#[test]
fn redirects() {
    let files = [
        ("a.js", "text/plain status=302 Location=/b.js", ""),
        ("b.js", JS, "log(document.currentScript.src)"),
        ("loop.js", "text/plain status=302 Location=/loop.js", ""),
    ];
    check("<script src=a.js></script>", &files, "https://example.com/a.js");
    check("<script src=loop.js onerror=log('e')></script>", &files, "e");
    // The base is the address that answered.
    let modules = [
        ("a.mjs", "text/plain status=302 Location=/dir/b.mjs", ""),
        ("dir/b.mjs", JS, "log(import.meta.url)"),
    ];
    check("<script type=module src=a.mjs></script>", &modules, "https://example.com/dir/b.mjs");
}

#[test]
fn base_addresses() {
    let files = [("dir/a.js", JS, "log('dir')"), ("a.js", JS, "log('root')")];
    check("<base href=dir/><script src=a.js></script>", &files, "dir");
    check("<base href=dir/><base href=x/><script src=a.js></script>", &files, "dir");
    check("<base><base href=dir/><script src=a.js></script>", &files, "dir");
    check(
        "<base id=b href=dir/><script>document.getElementById('b').remove()</script><script src=a.js></script>",
        &files,
        "root",
    );
    check("<base href=data:x><script src=a.js></script>", &files, "root");
}
