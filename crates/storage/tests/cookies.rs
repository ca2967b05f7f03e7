//! Cookies: what is stored, and what goes with which request.

use treewright_storage::{
    Context, CookieContext, Policy, Profile, ProfileOptions, Relation, Rule, Selection,
};
use url::Url;

const A: &str = "https://a.example.org/dir/page";
const PLAIN: &str = "http://a.example.org/dir/page";

fn url(text: &str) -> Url {
    text.parse().expect("a URL")
}

#[test]
fn texts() {
    fn check(set: &[(&str, &str)], get: &str, expected: &str) {
        let jar = Profile::in_memory().expect("memory");
        for (from, text) in set {
            jar.set_cookie(text, &CookieContext::new(&url(from), 100)).expect("memory");
        }
        let url = url(get);
        let text = jar.cookie_text(&CookieContext::new(&url, 100).of_a_script());
        assert_eq!(text.expect("memory"), expected, "{set:?} at {get}");
    }
    check(&[(A, "a=1"), (A, "b=2; Path=/")], A, "a=1; b=2");
    check(&[(A, "a=1")], "https://a.example.org/other", "");
    check(&[(A, "a=1; Path=/d")], A, "");
    check(&[(A, "a=1; Domain=.example.org; Path=/")], "https://b.example.org/", "a=1");
    check(&[(A, "a=1; Domain=other.org")], A, "");
    check(&[(A, "a=1; Domain=org")], A, "");
    check(&[("https://x.co.uk/", "a=1; Domain=co.uk")], "https://x.co.uk/", "");
    check(&[("https://github.io/", "a=1; Domain=github.io")], "https://github.io/", "a=1");
    check(&[("https://github.io/", "a=1; Domain=github.io")], "https://x.github.io/", "");
    check(&[("http://127.0.0.1/", "a=1; Domain=127.0.0.1")], "http://127.0.0.1/", "a=1");
    check(&[("http://127.0.0.1/", "a=1; Domain=0.0.1")], "http://127.0.0.1/", "");
    check(&[(A, "a=1; HttpOnly")], A, "");
    check(&[(A, "a=1; Secure")], PLAIN, "");
    // What goes to the machine itself does not leave it.
    for local in
        ["http://localhost/", "http://a.localhost:8000/", "http://127.0.0.1/", "http://[::1]/"]
    {
        check(&[(local, "a=1; Secure"), (local, "a=2")], local, "a=2");
    }
    check(&[("http://localhost.example.org/", "a=1; Secure")], "http://localhost.example.org/", "");
    check(&[(PLAIN, "a=1; Secure")], A, "");
    check(&[(A, "a=1"), (A, "a=; Max-Age=0")], A, "");
    check(&[(A, "a=1; Max-Age=5"), (A, "a=2")], A, "a=2");
    check(&[(A, "a=1"), (A, "a=2; Max-Age=5")], A, "a=2");
    check(&[(A, "a=1; Expires=Thu, 01 Jan 1970 00:00:01 GMT")], A, "");
    check(&[(A, "a=1; Expires=Fri, 01-Jan-2038 00:00:01 GMT")], A, "a=1");
    check(&[(A, "a=1"), (A, "b=2"), (A, "a=3")], A, "a=3; b=2");
    check(&[(A, "alone")], A, "alone");
    check(&[(A, "=")], A, "");
    check(&[(A, "__Host-a=1; Secure")], A, "");
    check(&[(A, "__host-a=1; Secure; Path=/")], A, "__host-a=1");
    check(&[(A, "__Secure-a=1")], A, "");
    check(&[(A, "=__Secure-a=1")], A, "");
    check(&[("file:///a", "a=1")], "file:///a", "");
    check(&[(A, "a=1; SameSite=None")], A, "");
    check(&[(A, "a=1; Secure"), (PLAIN, "a=2")], A, "a=1");
    check(&[(A, "a=1; Secure; Domain=example.org"), (PLAIN, "a=2")], A, "a=1");
    check(&[(A, "a=\u{1}")], A, "");
    let long = format!("a={}", "x".repeat(4096));
    check(&[(A, &long)], A, "");
    let long = format!("a=1; Path=/{}", "x".repeat(1024));
    check(&[(A, &long)], A, "a=1");
}

#[test]
fn sites_of_requests() {
    let relations = [Relation::SameSite, Relation::TopLevelNavigation, Relation::CrossSite];
    let cases = [
        ("a=1", [true, true, false]),
        ("a=1; SameSite=Lax", [true, true, false]),
        ("a=1; SameSite=Strict", [true, false, false]),
        ("a=1; SameSite=None; Secure", [true, true, true]),
        ("a=1; SameSite=Other", [true, true, false]),
    ];
    let url = url(A);
    for (text, expected) in cases {
        let jar = Profile::in_memory().expect("memory");
        let request = CookieContext::new(&url, 100);
        assert!(jar.set_cookie(text, &request).expect("memory"));
        let sent = relations.map(|relation| {
            let request = request.clone().relation(relation);
            !jar.cookie_text(&request).expect("memory").is_empty()
        });
        assert_eq!(sent, expected, "{text}");
        let jar = Profile::in_memory().expect("memory");
        let foreign = request.clone().relation(Relation::CrossSite);
        assert_eq!(jar.set_cookie(text, &foreign).expect("memory"), expected[2], "{text}");
    }
}

#[test]
fn what_outlives_the_session() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = url(A);
    let open = || Profile::open(folder.path(), &ProfileOptions::default()).expect("a profile");
    let now = i64::try_from(
        std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .expect("after 1970")
            .as_secs(),
    )
    .expect("a time");
    {
        let jar = open();
        let request = CookieContext::new(&url, now);
        for text in ["session=1", "short=1; Max-Age=-1", "long=1; Max-Age=99999999999"] {
            jar.set_cookie(text, &request).expect("writable");
        }
        let only = request.clone().session_only(true);
        jar.set_cookie("only=1; Max-Age=1000", &only).expect("writable");
        assert_eq!(jar.cookie_text(&request).expect("readable"), "session=1; long=1; only=1");
    }
    let jar = open();
    assert_eq!(jar.cookie_text(&CookieContext::new(&url, now)).expect("readable"), "long=1");
    let days = (jar.cookies().expect("readable")[0].expires.expect("a time") - now) / 86_400;
    assert_eq!(days, 400);
    let later = CookieContext::new(&url, now + 401 * 86_400);
    assert_eq!(jar.cookie_text(&later).expect("readable"), "");
}

#[test]
fn too_many() {
    let jar = Profile::in_memory().expect("memory");
    let url = url("https://example.org/");
    let request = CookieContext::new(&url, 100);
    jar.set_cookie("secure=1; Secure; Max-Age=100", &request).expect("memory");
    for n in 0..200 {
        jar.set_cookie(&format!("c{n}=1; Max-Age=100"), &request).expect("memory");
    }
    let all = jar.cookies().expect("memory");
    assert_eq!(all.len(), 180);
    let has = |name: &str| all.iter().any(|cookie| cookie.name == name);
    assert!(has("secure") && has("c199") && !has("c0"));
}

#[test]
fn deletion_and_policy() {
    let jar = Profile::in_memory().expect("memory");
    let set = |at: &str, text: &str| {
        let url = url(at);
        jar.set_cookie(text, &CookieContext::new(&url, 100)).expect("memory");
    };
    set("https://example.org/", "a=1; Max-Age=9999999");
    set("https://www.example.org/", "b=1");
    set("https://other.org/", "c=1");
    let names = || -> Vec<String> {
        jar.cookies().expect("memory").into_iter().map(|cookie| cookie.name).collect()
    };
    let delete = |selection| jar.delete(&selection).expect("memory").cookies;
    assert_eq!(delete(Selection::Origin("https://www.example.org".into())), 1);
    assert_eq!(names(), ["a", "c"]);
    assert_eq!(delete(Selection::Site("example.org".into())), 1);
    assert_eq!(delete(Selection::All), 1);
    jar.block("ads.example").expect("memory");
    let rule = |origin: &str| jar.rule_for(&Context::new(origin, "https://top.test"));
    assert_eq!(rule("https://x.ads.example"), Ok(Rule::Refuse));
    assert_eq!(rule("https://badads.example"), Ok(Rule::Allow));
    let mut policy = Policy::default();
    policy.third_party = Rule::SessionOnly;
    jar.set_policy(&policy).expect("memory");
    assert_eq!(jar.policy(), Ok(policy));
    assert_eq!(rule("https://badads.example"), Ok(Rule::SessionOnly));
}
