//! Session storage, local storage, and their areas.

use treewright_window::storage_profiles::{
    Context, Policy, Profile, ProfileOptions, Rule, Selection,
};
use treewright_window::{Agent, AgentOptions, StorageDecision, StorageHost, Until};

use super::{ORIGIN, with_a_listener};
use crate::storage::{URL, check, check_in, evaluate, outcome, page, site};

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
    // The host can delete at any time; the page sees it in its next task.
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
    let mut agent = Agent::new(AgentOptions::default()).expect("memory");
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
    let mut agent = Agent::new(AgentOptions::default()).expect("memory");
    agent.open("file:///a.html", b"").expect("a URL");
    assert_eq!(outcome(&mut agent, "localStorage"), "SecurityError");
}

#[test]
fn s276_one_local_object_for_a_document() {
    check("localStorage.a = 1; [localStorage === localStorage, localStorage.a]", r#"[true,"1"]"#);
}

/// The draft had a mutex around every access; today nothing is locked, and a task has its snapshot.
#[test]
fn s277_no_storage_mutex() {
    let profile = Profile::in_memory().expect("memory");
    let (mut one, mut two) = (page(Some(&profile)), page(Some(&profile)));
    check_in(&mut one, "localStorage.n = 1; localStorage.n", r#""1""#);
    two.run_until(Until::Idle);
    check_in(&mut two, "localStorage.n = Number(localStorage.n) + 1", "2");
}

/// Writes when the host is asked.
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

#[test]
fn s278_a_script_sees_only_its_own_changes() {
    let profile = Profile::in_memory().expect("memory");
    let mut agent = page(Some(&profile));
    evaluate(&mut agent, "localStorage.a = 1");
    let mut policy = Policy::default();
    policy.first_party = Rule::Ask;
    profile.set_policy(&policy).expect("memory");
    // The host is asked in the middle of a script, and another agent writes at that moment.
    agent.set_storage_host(Writes(profile.clone()));
    check_in(
        &mut agent,
        "const before = localStorage.a; document.cookie; [before, localStorage.a]",
        r#"["1","1"]"#,
    );
    agent.run_until(Until::Idle);
    check_in(&mut agent, "localStorage.a", r#""foreign""#);
}
