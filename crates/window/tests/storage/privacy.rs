//! Profiles that cannot be used as intended, and files for exchange between programs.

use std::fs;

use treewright_window::storage_profiles::{Profile, ProfileOptions, StorageState};
use treewright_window::{AgentEvent, Until};

use crate::storage::{check_in, evaluate, outcome, page, site};

fn messages(agent: &mut treewright_window::Agent) -> Vec<String> {
    let events = agent.take_events().into_iter();
    let messages = events.filter_map(|event| match event {
        AgentEvent::Storage { message, .. } => Some(message),
        _ => None,
    });
    messages.collect()
}

#[test]
fn a_profile_that_can_only_be_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut options = ProfileOptions::default();
    let profile = Profile::open(folder.path(), &options).expect("a profile");
    evaluate(&mut page(Some(&profile)), "localStorage.a = 1");
    options.read_only = true;
    let profile = Profile::open(folder.path(), &options).expect("a profile");
    let mut agent = page(Some(&profile));
    assert_eq!(outcome(&mut agent, "localStorage.a"), "1");
    assert_eq!(outcome(&mut agent, "localStorage.a = 2"), "QuotaExceededError");
    assert_eq!(outcome(&mut agent, "localStorage.removeItem('a')"), "undefined");
    assert_eq!(messages(&mut agent), ["the storage cannot be written to"]);
    check_in(&mut agent, "localStorage.a", r#""1""#);
}

#[test]
fn a_full_medium() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut options = ProfileOptions::default();
    options.most_bytes = Some(300_000);
    let profile = Profile::open(folder.path(), &options).expect("a profile");
    let mut agent = page(Some(&profile));
    evaluate(&mut agent, "localStorage.a = 'before'");
    // The task is over before the failure is known; the next change fails at once.
    evaluate(&mut agent, "localStorage.a = 'after'; localStorage.b = 'x'.repeat(1e6); 0");
    assert_eq!(messages(&mut agent), ["the storage is full"]);
    check_in(&mut agent, "[localStorage.a, localStorage.length]", r#"["before",1]"#);
    assert_eq!(outcome(&mut agent, "localStorage.b = 'x'.repeat(1e6)"), "QuotaExceededError");
    assert_eq!(outcome(&mut agent, "localStorage.b = 'small'"), "small");
    drop(agent);
    assert_eq!(profile.items("https://example.org").expect("readable").len(), 2);
}

#[test]
fn a_file_that_is_damaged_while_it_is_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let open = || Profile::open(folder.path(), &ProfileOptions::default()).expect("a profile");
    evaluate(
        &mut page(Some(&open())),
        "for (let n = 0; n < 4000; n++) localStorage[n] = 'x'.repeat(1000); 0",
    );
    let profile = open();
    let path = folder.path().join("storage.sqlite");
    let mut file = fs::read(&path).expect("a file");
    for byte in &mut file[4096..] {
        *byte = 0x5A;
    }
    fs::write(&path, &file).expect("writable");
    let mut agent = page(Some(&profile));
    assert_eq!(outcome(&mut agent, "localStorage"), "SecurityError");
    assert!(messages(&mut agent)[0].contains("damaged"));
    drop((agent, profile));
    let profile = open();
    assert_eq!(fs::read(&profile.set_aside().expect("damaged").path).expect("kept"), file);
    check_in(&mut page(Some(&profile)), "localStorage.a = 1; localStorage.a", r#""1""#);
}

#[test]
fn the_state_of_automation_tools() {
    let json = r#"{
  "cookies": [
    { "name": "sid", "value": "s", "domain": "example.org", "path": "/", "expires": -1,
      "httpOnly": true, "secure": true, "sameSite": "Strict" },
    { "name": "wide", "value": "w", "domain": ".example.org", "path": "/dir", "expires": 1800000000.5,
      "httpOnly": false, "secure": false, "sameSite": "Lax" }
  ],
  "origins": [
    { "origin": "https://example.org", "localStorage": [{ "name": "k\ud800", "value": "v\u0000" }], "indexedDB": [] }
  ]
}"#;
    let profile = Profile::in_memory().expect("memory");
    profile.import(&StorageState::from_json(json).expect("a state")).expect("a state");
    let mut agent = page(Some(&profile));
    check_in(
        &mut agent,
        r"[document.cookie, localStorage.getItem('k\ud800') === 'v\0', localStorage.length]",
        r#"["wide=w",true,1]"#,
    );
    let state = profile.export().expect("memory");
    assert_eq!(StorageState::from_json(&state.to_json()).expect("a state"), state);
    let names: Vec<&str> = state.cookies.iter().map(|cookie| cookie.domain.as_str()).collect();
    assert_eq!(names, ["example.org", ".example.org"]);
    assert_eq!(state.cookies[1].expires.to_string(), "1800000001");
    for (wrong, reason) in [
        ("{", "EOF"),
        (r#"{"origins": [{"origin": "about:blank", "localStorage": []}]}"#, "not an origin"),
        (r#"{"cookies": [{"name": "a", "value": "", "domain": "a b", "path": "/"}]}"#, "domain"),
        (r#"{"cookies": 1}"#, "line 1"),
    ] {
        let error = StorageState::from_json(wrong).and_then(|state| profile.import(&state));
        let error = error.expect_err(wrong).to_string();
        assert!(error.contains(reason), "{wrong}: {error}");
    }
}

#[test]
fn cookies_go_with_requests_by_their_site() {
    let frame = "https://other.test/frame";
    let mut agent = site(
        None,
        &[
            ("https://example.org/", "<iframe src='https://other.test/frame'></iframe>"),
            (
                frame,
                "<script>
            document.cookie = 'lax=1; Secure'; document.cookie = 'none=1; Secure; SameSite=None';
            parent.postMessage(document.cookie, '*')</script>",
            ),
        ],
    );
    evaluate(
        &mut agent,
        "onmessage = e => log = e.data; frames[0].location = 'https://other.test/frame'",
    );
    agent.run_until(Until::Idle);
    check_in(&mut agent, "log", r#""none=1""#);
}
