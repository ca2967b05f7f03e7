//! Events, quota, privacy and security.

use treewright_window::storage_profiles::{
    Area, Context, CookieContext, Policy, Profile, ProfileOptions, Rule, Selection,
};
use treewright_window::{Agent, SpaceRequest, StorageDecision, StorageHost, Until};

use super::{ORIGIN, with_a_listener};
use crate::storage::{URL, check, check_in, evaluate, outcome, page, site};

#[test]
fn s279_the_event() {
    let mut agent = with_a_listener();
    check_in(
        &mut agent,
        "frames[0].addEventListener('storage', e => event =
           [e.constructor === frames[0].StorageEvent, e.bubbles, e.cancelable, e.isTrusted, e.target === frames[0]]);
         localStorage.a = 1; typeof event",
        r#""undefined""#,
    );
    agent.run_until(Until::Idle);
    check_in(&mut agent, "event", "[true,false,false,true,true]");
}

#[test]
fn s280_documents_that_are_not_fully_active() {
    let mut agent = with_a_listener();
    evaluate(
        &mut agent,
        "log = frames[0].log; localStorage.a = 1; document.querySelector('iframe').remove(); localStorage.a = 2",
    );
    agent.run_until(Until::Idle);
    check_in(&mut agent, "log", "[]");
}

#[test]
fn s281_key_and_values() {
    let mut agent = with_a_listener();
    evaluate(&mut agent, "localStorage.a = 1; localStorage.a = 2; delete localStorage.a");
    agent.run_until(Until::Idle);
    check_in(
        &mut agent,
        "frames[0].log.map(e => e.slice(0, 3))",
        r#"[["a",null,"1"],["a","1","2"],["a","2",null]]"#,
    );
}

#[test]
fn s282_clear_has_no_key() {
    let mut agent = with_a_listener();
    evaluate(&mut agent, "localStorage.a = 1; localStorage.clear()");
    agent.run_until(Until::Idle);
    check_in(&mut agent, "frames[0].log[1].slice(0, 3)", "[null,null,null]");
}

#[test]
fn s283_the_address() {
    let mut agent = with_a_listener();
    evaluate(&mut agent, "history.replaceState(null, '', '/new'); localStorage.a = 1");
    agent.run_until(Until::Idle);
    check_in(&mut agent, "frames[0].log[0][3]", r#""https://example.org/new""#);
}

#[test]
fn s284_the_area() {
    let mut agent = with_a_listener();
    evaluate(&mut agent, "localStorage.a = 1; sessionStorage.a = 1");
    agent.run_until(Until::Idle);
    check_in(&mut agent, "frames[0].log.map(e => e[4])", r#"["local","session"]"#);
}

#[test]
fn s285_init_storage_event() {
    check(
        "const e = new StorageEvent('a', { key: 'k' }); const before = [e.key, e.url, e.storageArea];
         e.initStorageEvent('b', true, true, 'l', 'o', 'n', 'u', localStorage);
         [...before, e.type, e.bubbles, e.cancelable, e.key, e.oldValue, e.newValue, e.url, e.storageArea === localStorage,
          e.initStorageEvent('c') ?? e.key, e.bubbles]",
        r#"["k","",null,"b",true,true,"l","o","n","u",true,null,false]"#,
    );
}

#[test]
fn s286_five_megabytes() {
    check(
        "localStorage.a = 'x'.repeat(5 * 1024 * 1024 - 1);
         try { localStorage.b = '' } catch (e) { [e.quota, e.requested] }",
        "[5242880,5242881]",
    );
}

#[test]
fn s287_subdomains_get_no_more() {
    let mut options = ProfileOptions::default();
    options.origin_quota = 100;
    options.site_quota = 150;
    let profile = Profile::in_memory_with(&options).expect("memory");
    let mut put = |host: &str| {
        let mut agent = site(Some(&profile), &[(&*format!("https://{host}/"), "")]);
        outcome(&mut agent, "localStorage.setItem('k', 'x'.repeat(70))")
    };
    let outcomes = ["a.example.org", "b.example.org", "c.example.org", "example.net"].map(&mut put);
    assert_eq!(outcomes, ["undefined", "undefined", "QuotaExceededError", "undefined"]);
}

/// Gives up to eight megabytes.
struct Generous;
impl StorageHost for Generous {
    fn more_space(&mut self, request: &SpaceRequest) -> Option<u64> {
        assert_eq!(request.context.origin, ORIGIN);
        (request.requested < 8 << 20).then_some(8 << 20)
    }
}

#[test]
fn s288_the_host_is_asked_for_space() {
    let profile = Profile::in_memory().expect("memory");
    let mut agent = page(Some(&profile));
    agent.set_storage_host(Generous);
    assert_eq!(outcome(&mut agent, "localStorage.setItem('a', 'x'.repeat(6 << 20))"), "undefined");
    assert_eq!(
        outcome(&mut agent, "localStorage.setItem('b', 'x'.repeat(6 << 20))"),
        "QuotaExceededError"
    );
    let usage = profile.usage_by_site().expect("memory");
    assert_eq!(usage["example.org"].bytes, (6 << 20) + 1);
    assert_eq!(profile.usage().expect("memory")[0].quota, 8 << 20);
}

/// A page with a frame of another site that tries to store something.
fn third_party(profile: &Profile) -> Agent {
    let frame = "<script>try { localStorage.id = 1; document.cookie = 'id=1; SameSite=None; Secure' } catch (e) { localError = e.name }</script>";
    let mut agent = site(
        Some(profile),
        &[(URL, "<iframe src='https://ads.test/'></iframe>"), ("https://ads.test/", frame)],
    );
    agent.run_until(Until::Idle);
    agent
}

#[test]
fn s289_third_parties_can_be_refused() {
    for (rule, origins) in
        [(Rule::Allow, 1), (Rule::Refuse, 0), (Rule::SessionOnly, 0), (Rule::Ask, 0)]
    {
        let profile = Profile::in_memory().expect("memory");
        let mut policy = Policy::default();
        policy.third_party = rule;
        profile.set_policy(&policy).expect("memory");
        drop(third_party(&profile));
        assert_eq!(profile.usage().expect("memory").len(), origins, "{rule:?}");
    }
}

#[test]
fn s290_third_party_data_for_the_session() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = Profile::open(folder.path(), &ProfileOptions::default()).expect("a profile");
    let mut policy = Policy::default();
    policy.third_party = Rule::SessionOnly;
    profile.set_policy(&policy).expect("writable");
    drop(third_party(&profile));
    let passing = profile.passing().expect("memory");
    assert_eq!(passing.items("https://ads.test").expect("memory").len(), 1);
    drop((passing, profile));
    let profile = Profile::open(folder.path(), &ProfileOptions::default()).expect("a profile");
    assert_eq!(profile.passing().expect("memory").usage().expect("memory"), []);
    assert_eq!(profile.items("https://ads.test").expect("readable"), Area::default());
}

#[test]
fn s291_cookies_are_cleared_with_the_rest() {
    let profile = Profile::in_memory().expect("memory");
    let mut agent = page(Some(&profile));
    evaluate(&mut agent, "localStorage.a = 1; document.cookie = 'a=1; Max-Age=1000'");
    let deleted = profile.delete(&Selection::Site("example.org".into())).expect("memory");
    assert_eq!((deleted.origins.len(), deleted.cookies), (1, 1));
    agent.run_until(Until::Idle);
    check_in(&mut agent, "[document.cookie]", r#"[""]"#);
}

/// Always allows.
struct Yes;
impl StorageHost for Yes {
    fn may_store(&mut self, _: &Context) -> StorageDecision {
        StorageDecision::Allow
    }
}

#[test]
fn s292_session_storage_is_free_while_local_storage_is_asked_for() {
    let profile = Profile::in_memory().expect("memory");
    let mut policy = Policy::default();
    policy.first_party = Rule::Ask;
    profile.set_policy(&policy).expect("memory");
    let mut agent = page(Some(&profile));
    assert_eq!(outcome(&mut agent, "sessionStorage.a = 1"), "1");
    assert_eq!(outcome(&mut agent, "localStorage"), "SecurityError");
    let mut agent = page(Some(&profile));
    agent.set_storage_host(Yes);
    assert_eq!(outcome(&mut agent, "localStorage.a = 1"), "1");
}

#[test]
fn s293_causes_and_block_lists() {
    let profile = Profile::in_memory().expect("memory");
    drop(third_party(&profile));
    let usage = profile.usage().expect("memory");
    assert_eq!((&*usage[0].origin, usage[0].is_third_party()), ("https://ads.test", true));
    assert_eq!(usage[0].caused_by, ["example.org"]);
    profile.block("ads.test").expect("memory");
    let list = profile.export_block_list().expect("memory");
    assert_eq!(
        (profile.usage().expect("memory").len(), profile.cookies().expect("memory").len()),
        (0, 0)
    );
    let other = Profile::in_memory().expect("memory");
    other.import_block_list(&list).expect("a list");
    drop(third_party(&other));
    assert_eq!(
        (other.usage().expect("memory").len(), other.cookies().expect("memory").len()),
        (0, 0)
    );
}

#[test]
fn s294_deleted_data_is_gone_from_the_medium() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = Profile::open(folder.path(), &ProfileOptions::default()).expect("a profile");
    let mut agent = page(Some(&profile));
    evaluate(
        &mut agent,
        "localStorage.a = 'marker-4711'; document.cookie = 'c=marker-4711; Max-Age=10000'",
    );
    let has_marker = || {
        std::fs::read_dir(folder.path()).expect("a folder").any(|entry| {
            let bytes = std::fs::read(entry.expect("an entry").path()).expect("a file");
            bytes.windows(11).any(|window| window == b"marker-4711")
        })
    };
    assert!(has_marker());
    profile.delete(&Selection::Origin(ORIGIN.into())).expect("writable");
    assert!(!has_marker());
    // Data that a script removes is erased when the agent becomes idle.
    evaluate(&mut agent, "localStorage.a = 'marker-4711'");
    assert!(has_marker());
    evaluate(&mut agent, "localStorage.clear()");
    agent.run_until(Until::Idle);
    assert!(!has_marker());
}

#[test]
fn s295_tls_pages_share_with_tls_pages() {
    let profile = Profile::in_memory().expect("memory");
    evaluate(&mut page(Some(&profile)), "localStorage.secret = 1");
    let mut plain = site(Some(&profile), &[("http://example.org/", "")]);
    check_in(&mut plain, "localStorage.length", "0");
}

#[test]
fn s296_paths_do_not_matter() {
    let profile = Profile::in_memory().expect("memory");
    evaluate(&mut page(Some(&profile)), "localStorage.a = 1");
    let mut other = site(Some(&profile), &[("https://example.org/other/page", "")]);
    check_in(&mut other, "localStorage.a", r#""1""#);
}

#[test]
fn s297_nothing_is_read_or_written_across_origins() {
    let profile = Profile::in_memory().expect("memory");
    let mut agent = third_party(&profile);
    assert_eq!(outcome(&mut agent, "frames[0].localStorage"), "SecurityError");
    check_in(&mut agent, "[localStorage.length, document.cookie]", r#"[0,""]"#);
    let url = URL.parse().expect("a URL");
    let request = CookieContext::new(&url, 0);
    assert_eq!(profile.cookie_text(&request).expect("memory"), "");
}
