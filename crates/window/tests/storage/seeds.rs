//! The behaviours of the first draft of web storage, by their numbers, as they are in the standard of today.

use treewright_window::Until;
use treewright_window::storage_profiles::{
    Area, Context, CookieContext, Policy, Profile, ProfileOptions, Rule, Selection,
};
use treewright_window::{SpaceRequest, StorageDecision, StorageHost};

use super::{URL, check, check_in, evaluate, outcome, page, site};

const ORIGIN: &str = "https://example.org";

/// Logs the storage events of a window in a list.
const LOG: &str = "<script>
log = [];
onstorage = e => log.push([e.key, e.oldValue, e.newValue, e.url,
    e.storageArea === localStorage ? 'local' : e.storageArea === sessionStorage ? 'session' : null]);
</script>";

/// A page with a frame of the same origin that logs its events.
fn with_a_listener() -> treewright_window::Agent {
    let frame = "https://example.org/frame";
    site(None, &[(URL, "<iframe src=/frame></iframe>"), (frame, LOG)])
}

#[test]
fn s243_two_mechanisms() {
    let profile = Profile::in_memory().expect("memory");
    let mut agent = page(Some(&profile));
    check_in(
        &mut agent,
        "localStorage.a = 1, sessionStorage.a = 2, [localStorage.a, sessionStorage.a]",
        r#"["1","2"]"#,
    );
    let mut other = page(Some(&profile));
    check_in(&mut other, "[localStorage.a, sessionStorage.a ?? null]", r#"["1",null]"#);
}

#[test]
fn s244_pairs_of_any_keys() {
    check(
        r"localStorage.setItem('', 'empty'); localStorage.setItem('\0', 'nul'); localStorage.setItem('\ud800', 'lone');
          [localStorage.getItem(''), localStorage.getItem('\0'), localStorage.getItem('\ud800'),
           localStorage.getItem('\udc00'), localStorage.length]",
        r#"["empty","nul","lone",null,3]"#,
    );
}

#[test]
fn s245_values_are_strings() {
    check(
        "localStorage.o = {}; localStorage.n = null; localStorage.setItem('u', undefined);
         [localStorage.o, localStorage.n, localStorage.u]",
        r#"["[object Object]","null","undefined"]"#,
    );
}

#[test]
fn s246_several_objects_share_a_list() {
    let mut agent = with_a_listener();
    check_in(
        &mut agent,
        "localStorage.a = 1; frames[0].localStorage.b = 2; frames[0].sessionStorage.c = 3;
         [localStorage === frames[0].localStorage, localStorage.b, frames[0].localStorage.a, sessionStorage.c]",
        r#"[false,"2","1","3"]"#,
    );
}

#[test]
fn s247_numbers_are_keys_like_others() {
    check(
        "localStorage[5] = 'five'; [localStorage[5], localStorage.getItem('5'), localStorage[0] ?? null,
         localStorage.length, Object.keys(localStorage)]",
        r#"["five","five",null,1,["5"]]"#,
    );
}

#[test]
fn s248_length_and_names() {
    check(
        "localStorage.b = 1; localStorage.a = 2; delete localStorage.c;
         [localStorage.length, Object.getOwnPropertyNames(localStorage).sort(), 'a' in localStorage, 'c' in localStorage]",
        r#"[2,["a","b"],true,false]"#,
    );
}

#[test]
fn s249_keys_by_number() {
    check(
        "localStorage.a = 1; [localStorage.key(0), localStorage.key(1), localStorage.key(-1), localStorage.key(2 ** 32)]",
        r#"["a",null,null,"a"]"#,
    );
}

#[test]
fn s250_the_order_of_keys() {
    check(
        "for (const k of ['c', 'a', 'b']) localStorage[k] = 0;
         const keys = () => [0, 1, 2].map(n => localStorage.key(n)).join();
         const before = keys(); localStorage.a = 'other'; localStorage.b = '';
         [before === keys(), before === Object.keys(localStorage).join()]",
        "[true,true]",
    );
}

#[test]
fn s251_get_item() {
    check(
        "localStorage.a = 'x'; [localStorage.getItem('a'), localStorage.getItem('b')]",
        r#"["x",null]"#,
    );
}

#[test]
fn s254_set_item_adds_or_updates() {
    check(
        "localStorage.setItem('a', 1); localStorage.setItem('a', 2); [localStorage.length, localStorage.a]",
        r#"[1,"2"]"#,
    );
}

#[test]
fn s255_quota_exceeded_error() {
    check(
        "let e; try { localStorage.a = 'x'.repeat(6 << 20) } catch (x) { e = x }
         [e instanceof QuotaExceededError, e instanceof DOMException, e.name, e.code, e.quota, e.requested]",
        r#"[true,true,"QuotaExceededError",22,5242880,6291457]"#,
    );
}

#[test]
fn s256_remove_item() {
    check(
        "localStorage.a = 1; localStorage.removeItem('a'); localStorage.removeItem('b');
         delete localStorage.c; localStorage.length",
        "0",
    );
}

#[test]
fn s257_changes_are_atomic() {
    check(
        "localStorage.a = 'before'; const names = [];
         for (const value of [{ toString() { throw new RangeError } }, Symbol(), 'x'.repeat(6 << 20)])
           try { localStorage.setItem('a', value) } catch (e) { names.push(e.name) }
         [names, localStorage.a, localStorage.length]",
        r#"[["RangeError","TypeError","QuotaExceededError"],"before",1]"#,
    );
}

#[test]
fn s258_clear() {
    check(
        "localStorage.a = 1; localStorage.clear(); localStorage.clear(); localStorage.length",
        "0",
    );
}

#[test]
fn s259_events_where_something_was_done() {
    let mut agent = with_a_listener();
    evaluate(
        &mut agent,
        "localStorage.a = 1; localStorage.a = 1; localStorage.removeItem('b'); localStorage.a = 2;
         localStorage.clear(); localStorage.clear()",
    );
    agent.run_until(Until::Idle);
    check_in(&mut agent, "frames[0].log.map(e => e[2])", r#"["1","2",null]"#);
}

#[test]
fn s260_scripts_see_consistent_data() {
    let profile = Profile::in_memory().expect("memory");
    let mut agent = page(Some(&profile));
    check_in(&mut agent, "localStorage.a = 1; localStorage.a = 2; localStorage.a", r#""2""#);
    let stored = profile.items(ORIGIN).expect("memory");
    assert_eq!(stored.get(&"a".into()), Some(&"2".into()), "written when the task is over");
}

#[test]
fn s261_session_areas_by_window_and_origin() {
    let other = "https://other.test/";
    let mut agent = site(
        None,
        &[
            (URL, "<script>sessionStorage.a = 1</script>"),
            (other, "<script>document.title = sessionStorage.length</script>"),
        ],
    );
    agent.open(URL, b"").expect("a URL");
    check_in(&mut agent, "sessionStorage.a", r#""1""#);
    evaluate(&mut agent, "location = 'https://other.test/'");
    agent.run_until(Until::Idle);
    check_in(&mut agent, "[document.title, sessionStorage.b = 2]", r#"["0",2]"#);
    evaluate(&mut agent, "location = 'https://example.org/dir/page'");
    agent.run_until(Until::Idle);
    check_in(&mut agent, "Object.keys(sessionStorage)", r#"["a"]"#);
}

#[test]
fn s262_session_areas_do_not_expire() {
    let profile = Profile::in_memory().expect("memory");
    let mut policy = Policy::default();
    policy.keep = Some(0);
    profile.set_policy(&policy).expect("memory");
    let mut agent = page(Some(&profile));
    evaluate(&mut agent, "sessionStorage.a = 1");
    profile.expire(i64::MAX / 2000).expect("memory");
    agent.run_until(Until::Idle);
    check_in(&mut agent, "sessionStorage.a", r#""1""#);
}

#[test]
fn s263_a_running_script_sees_no_deletion() {
    // The host can delete at any time; the page sees it with its next task.
    let profile = Profile::in_memory().expect("memory");
    let mut agent = page(Some(&profile));
    evaluate(&mut agent, "localStorage.a = 1; setTimeout(() => seen = localStorage.length, 0)");
    profile.delete(&Selection::All).expect("memory");
    agent.run_until(Until::Idle);
    check_in(&mut agent, "seen", "0");
}

#[test]
fn s264_session_data_goes_with_the_window() {
    let mut agent = page(None);
    evaluate(&mut agent, "sessionStorage.a = 1; w = open('about:blank'); w.sessionStorage.b = 2");
    assert_eq!(agent.session().windows.len(), 2);
    evaluate(&mut agent, "w.close()");
    agent.run_until(Until::Idle);
    assert_eq!(agent.session().windows.len(), 1);
}

#[test]
fn s265_sessions_can_be_resumed() {
    let folder = tempfile::tempdir().expect("a folder");
    let open = || Profile::open(folder.path(), &ProfileOptions::default()).expect("a profile");
    let mut agent = page(Some(&open()));
    evaluate(&mut agent, r"sessionStorage.setItem('\ud800', '\0')");
    let session = agent.session();
    open().save_session("last", &session).expect("writable");
    drop(agent);
    let session = open().session("last").expect("readable").expect("saved");
    assert_eq!(session.windows[0].url, URL);
    let mut agent = treewright_window::Agent::new(Default::default()).expect("memory");
    agent.resume_session(session);
    agent.open(URL, b"").expect("a URL");
    check_in(
        &mut agent,
        r"[sessionStorage.length, sessionStorage.getItem('\ud800') === '\0']",
        "[1,true]",
    );
}

#[test]
fn s266_areas_are_made_when_used() {
    let profile = Profile::in_memory().expect("memory");
    let mut agent = page(Some(&profile));
    check_in(&mut agent, "[localStorage.length, localStorage.getItem('a')]", "[0,null]");
    assert_eq!(profile.usage().expect("memory"), []);
    evaluate(&mut agent, "localStorage.a = 1");
    assert_eq!(profile.usage().expect("memory").len(), 1);
}

#[test]
fn s267_one_session_object_for_a_document() {
    check("[sessionStorage === sessionStorage, sessionStorage === localStorage]", "[true,false]");
}

#[test]
fn s268_copies_are_separate() {
    let mut agent = page(None);
    check_in(
        &mut agent,
        "sessionStorage.a = 1; w = open('about:blank'); sessionStorage.b = 2; w.sessionStorage.c = 3;
         [Object.keys(sessionStorage), Object.keys(w.sessionStorage)]",
        r#"[["a","b"],["a","c"]]"#,
    );
}

#[test]
fn s269_only_auxiliary_windows_get_a_copy() {
    let second = "https://example.org/second";
    let script = "<script>localStorage.found = sessionStorage.a ?? 'nothing'</script>";
    for (features, found) in [("", "1"), ("noopener", "nothing")] {
        let mut agent = site(None, &[(URL, ""), (second, script)]);
        evaluate(
            &mut agent,
            &format!("sessionStorage.a = 1; open('/second', '_blank', '{features}'); 0"),
        );
        agent.run_until(Until::Idle);
        assert_eq!(evaluate(&mut agent, "localStorage.found"), found, "{features}");
    }
}

#[test]
fn s270_session_events() {
    let mut agent = with_a_listener();
    evaluate(
        &mut agent,
        "own = 0; onstorage = () => own++; sessionStorage.a = 1; w = open('about:blank'); w.sessionStorage.b = 2",
    );
    agent.run_until(Until::Idle);
    check_in(
        &mut agent,
        "[own, frames[0].log]",
        r#"[0,[["a",null,"1","https://example.org/dir/page","session"]]]"#,
    );
}

#[test]
fn s271_one_local_area_for_an_origin() {
    let profile = Profile::in_memory().expect("memory");
    let urls = [
        "https://example.org/",
        "https://example.org:444/",
        "http://example.org/",
        "https://www.example.org/",
    ];
    for url in urls {
        let mut agent = site(Some(&profile), &[(url, "")]);
        check_in(&mut agent, "localStorage.length", "0");
        evaluate(&mut agent, "localStorage.a = location.href");
    }
    assert_eq!(profile.usage().expect("memory").len(), urls.len());
}

#[test]
fn s272_nothing_expires_by_itself() {
    let profile = Profile::in_memory().expect("memory");
    evaluate(&mut page(Some(&profile)), "localStorage.a = 1");
    profile.expire(i64::MAX / 2000).expect("memory");
    assert_eq!(profile.usage().expect("memory").len(), 1);
}

#[test]
fn s273_access_by_policy() {
    let profile = Profile::in_memory().expect("memory");
    let mut policy = Policy::default();
    policy.first_party = Rule::Refuse;
    profile.set_policy(&policy).expect("memory");
    let mut agent = page(Some(&profile));
    for script in ["localStorage", "sessionStorage"] {
        assert_eq!(outcome(&mut agent, script), "SecurityError", "{script}");
    }
    check_in(
        &mut agent,
        "document.cookie = 'a=1'; [document.cookie, navigator.cookieEnabled]",
        r#"["",false]"#,
    );
}

#[test]
fn s274_document_domain_does_not_matter() {
    let mut agent = site(None, &[("https://www.example.org/", "")]);
    check_in(
        &mut agent,
        "document.domain = 'example.org'; localStorage.a = 1; localStorage.a",
        r#""1""#,
    );
}

#[test]
fn s275_opaque_origins() {
    let frames = "<iframe sandbox='allow-scripts' srcdoc='<script>
        for (const name of [`localStorage`, `sessionStorage`])
          try { window[name] } catch (e) { parent.postMessage(e.name + (e instanceof DOMException), `*`) }
        </script>'></iframe><script>log = []; onmessage = e => log.push(e.data)</script>";
    let mut agent = site(None, &[(URL, frames)]);
    check_in(&mut agent, "log", r#"["SecurityErrortrue","SecurityErrortrue"]"#);
    let mut agent = treewright_window::Agent::new(Default::default()).expect("memory");
    agent.open("file:///a.html", b"").expect("a URL");
    assert_eq!(outcome(&mut agent, "localStorage"), "SecurityError");
}

#[test]
fn s276_one_local_object_for_a_document() {
    check("localStorage.a = 1; [localStorage === localStorage, localStorage.a]", r#"[true,"1"]"#);
}

/// The draft had a mutex around every access; now nothing is locked, and a task has its snapshot.
#[test]
fn s277_no_storage_mutex() {
    let profile = Profile::in_memory().expect("memory");
    let (mut one, mut two) = (page(Some(&profile)), page(Some(&profile)));
    check_in(&mut one, "localStorage.n = 1; localStorage.n", r#""1""#);
    two.run_until(Until::Idle);
    check_in(&mut two, "localStorage.n = Number(localStorage.n) + 1", "2");
}

#[test]
fn s278_a_script_sees_only_its_own_changes() {
    let profile = Profile::in_memory().expect("memory");
    let mut agent = page(Some(&profile));
    evaluate(&mut agent, "localStorage.a = 1");
    let mut policy = Policy::default();
    policy.first_party = Rule::Ask;
    profile.set_policy(&policy).expect("memory");
    // The host is asked in the middle of a script, and another agent writes in this moment.
    struct Writes(Profile);
    impl StorageHost for Writes {
        fn may_store(&mut self, _: &Context) -> StorageDecision {
            let mut client = self.0.client();
            client.open(ORIGIN).expect("memory");
            let cause = Context::new(ORIGIN, ORIGIN).cause("https://example.org/elsewhere");
            client.set(ORIGIN, "a".into(), "foreign".into(), &cause).expect("room");
            client.commit().expect("memory");
            StorageDecision::Allow
        }
    }
    agent.set_storage_host(Writes(profile.clone()));
    check_in(
        &mut agent,
        "const before = localStorage.a; document.cookie; [before, localStorage.a]",
        r#"["1","1"]"#,
    );
    agent.run_until(Until::Idle);
    check_in(&mut agent, "localStorage.a", r#""foreign""#);
}

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

#[test]
fn s288_the_host_is_asked_for_space() {
    struct Generous;
    impl StorageHost for Generous {
        fn more_space(&mut self, request: &SpaceRequest) -> Option<u64> {
            assert_eq!(request.context.origin, ORIGIN);
            (request.requested < 8 << 20).then_some(8 << 20)
        }
    }
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
fn third_party(profile: &Profile) -> treewright_window::Agent {
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

#[test]
fn s292_session_storage_is_free_while_local_storage_is_asked_for() {
    let profile = Profile::in_memory().expect("memory");
    let mut policy = Policy::default();
    policy.first_party = Rule::Ask;
    profile.set_policy(&policy).expect("memory");
    let mut agent = page(Some(&profile));
    assert_eq!(outcome(&mut agent, "sessionStorage.a = 1"), "1");
    assert_eq!(outcome(&mut agent, "localStorage"), "SecurityError");
    struct Yes;
    impl StorageHost for Yes {
        fn may_store(&mut self, _: &Context) -> StorageDecision {
            StorageDecision::Allow
        }
    }
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
    // What a script removes is gone when the agent has nothing more to do.
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
