//! Speculative parsing: the early fetches, and that nothing else is observable.

use super::{JS, run};

/// The fetches of a page whose first script takes long and then writes `<!--`, so nothing after it
/// is ever parsed.
#[track_caller]
fn check(rest: &str, expected: &[&str]) {
    let page = format!("<script src=first.js></script>{rest}");
    let resources =
        [("first.js", "text/javascript 200ms", "document.write('<!--')"), ("a.js", JS, "log('a')")];
    let outcome = run(&page, &resources);
    let ahead: Vec<&str> = outcome.fetched.iter().skip(1).map(String::as_str).collect();
    assert_eq!(ahead, expected, "{rest}");
    assert_eq!((outcome.log.as_str(), outcome.body.as_str()), ("", ""), "{rest}");
}

#[test]
fn fetches_ahead() {
    check("<script src=a.js></script>", &["a.js"]);
    check("<p><script src=a.js></script><script src=a.js></script>", &["a.js"]);
    check(
        "<script async src=a.js></script><script type=module src=b.mjs></script>",
        &["a.js", "b.mjs"],
    );
    check("<link rel=stylesheet href=a.css><link rel=icon href=b>", &["a.css"]);
    check("<base href=dir/><script src=a.js></script>", &["dir/a.js"]);
    // Resources that the parser would not fetch.
    check("<script nomodule src=a.js></script><script type=x src=b.js></script>", &[]);
    check("<template><script src=a.js></script></template>", &[]);
    check("<textarea><script src=b.js></script></textarea>", &[]);
    check("<noscript><script src=a.js></script></noscript>", &[]);
    check("<script>'<script src=a.js>'</script>", &[]);
}

#[test]
fn each_is_fetched_once() {
    let page = "<script src=a.js></script><script src=b.js></script><script src=c.js></script>";
    let resources = [
        ("a.js", "text/javascript 100ms", "log('a')"),
        ("b.js", "text/javascript 50ms", "log('b')"),
        ("c.js", "text/javascript 300ms", "log('c')"),
    ];
    let outcome = run(page, &resources);
    assert_eq!(
        (outcome.log.as_str(), outcome.fetched),
        ("a b c", vec!["a.js".into(), "b.js".into(), "c.js".into()])
    );
}
