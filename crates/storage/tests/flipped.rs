//! Damaged files of profiles: each is read, refused or set aside, without a panic.

use std::fs;
use std::path::Path;

use treewright_storage::{
    Cause, CookieContext, OnDamage, Profile, ProfileOptions, Selection, Session, SessionWindow,
    StorageError,
};

use crate::damaged_copies::copies;

const ORIGIN: &str = "https://a.example.org";

/// Something of everything that a file has, for two origins.
fn fill(profile: &Profile) -> Result<(), StorageError> {
    let mut client = profile.client();
    for origin in [ORIGIN, "https://b.example.net"] {
        client.open(origin)?;
        let cause = Cause::new(origin, "example.org");
        for number in 0..40 {
            let value = format!("value {number} \u{1F980}").repeat(number % 5);
            let _no_room =
                client.set(origin, format!("key {number}").into(), value.as_str().into(), &cause);
        }
    }
    client.commit()?;
    let url = "https://a.example.org/".parse().expect("a URL");
    for number in 0..20 {
        let text = format!("c{number}={number}; Max-Age=1000; Domain=example.org");
        profile.set_cookie(&text, &CookieContext::new(&url, 100))?;
    }
    profile.grant(ORIGIN, Some(1 << 20))?;
    let mut session = Session::default();
    let mut window = SessionWindow::new("https://a.example.org/page");
    window.areas.push((ORIGIN.to_owned(), profile.items(ORIGIN)?));
    session.windows.push(window);
    profile.save_session("name", &session)
}

/// Reads and changes all that there is.
fn use_all(profile: &Profile) -> Result<(), StorageError> {
    let url = "https://a.example.org/".parse().expect("a URL");
    let context = CookieContext::new(&url, 200);
    let cause = Cause::new(ORIGIN, "example.org");
    let mut results = vec![
        profile.check().map(drop),
        profile.cookies().map(drop),
        profile.cookie_text(&context).map(drop),
        profile.sessions().map(drop),
        profile.session("name").map(drop),
        profile.usage().map(drop),
        profile.usage_by_site().map(drop),
        profile.items(ORIGIN).map(drop),
        profile.granted(ORIGIN).map(drop),
    ];
    let mut client = profile.client();
    results.push(client.open(ORIGIN));
    let _no_room = client.set(ORIGIN, "new".into(), "value".into(), &cause);
    results.push(client.commit());
    results.push(profile.set_cookie("new=1; Max-Age=10", &context).map(drop));
    results.push(profile.delete(&Selection::All).map(drop));
    results.into_iter().collect()
}

fn write(folder: &Path, copy: &[u8]) {
    for entry in fs::read_dir(folder).expect("a folder") {
        fs::remove_file(entry.expect("an entry").path()).expect("removable");
    }
    fs::write(folder.join("storage.sqlite"), copy).expect("writable");
}

#[test]
fn damaged_files_are_read_or_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = Profile::open(folder.path(), &ProfileOptions::default()).expect("a profile");
    fill(&profile).expect("writable");
    drop(profile);
    let file = fs::read(folder.path().join("storage.sqlite")).expect("a file");
    let mut refuse = ProfileOptions::default();
    refuse.on_damage = OnDamage::Refuse;
    let (mut refused, mut used) = (0, 0);
    for copy in copies(&file) {
        write(folder.path(), &copy);
        match Profile::open(folder.path(), &refuse) {
            Ok(profile) => {
                // Damage in a page that opening does not read.
                let _found = use_all(&profile);
                used += 1;
            }
            Err(_) => {
                refused += 1;
                if let Ok(profile) = Profile::open(folder.path(), &ProfileOptions::default()) {
                    let _found = use_all(&profile);
                }
            }
        }
    }
    assert!(refused > 0 && used > 0, "{refused} refused, {used} used");
}
