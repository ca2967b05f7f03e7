//! Files of profiles: damaged ones, those that cannot be written, and what is left after a deletion.

use std::fs;
use std::path::Path;

use treewright_storage::{
    Cause, CookieContext, OnDamage, Policy, Profile, ProfileOptions, Selection, Session,
    SessionWindow, StorageError,
};

const ORIGIN: &str = "https://example.org";

fn fill(profile: &Profile, pairs: usize, value: &str) -> Result<(), StorageError> {
    let mut client = profile.client();
    client.open(ORIGIN)?;
    let cause = Cause::new("https://example.org/", "example.org");
    for n in 0..pairs {
        let key = format!("key {n}");
        client.set(ORIGIN, key.into(), value.into(), &cause).expect("room");
    }
    client.commit()
}

fn open(folder: &Path) -> Result<Profile, StorageError> {
    Profile::open(folder, &ProfileOptions::default())
}

#[test]
fn damage() {
    type Spoil = fn(&mut Vec<u8>);
    type Kind = fn(&StorageError) -> bool;
    let cases: [(&str, Spoil, Kind); 5] = [
        (
            "foreign",
            |file| *file = b"<!doctype html> another program's".to_vec(),
            |error| matches!(error, StorageError::Foreign { .. }),
        ),
        (
            "truncated",
            |file| file.truncate(file.len() / 2),
            |error| matches!(error, StorageError::Truncated { .. }),
        ),
        (
            "truncated in the header",
            |file| file.truncate(50),
            |error| matches!(error, StorageError::Truncated { .. }),
        ),
        (
            "corrupted",
            |file| {
                for page in 1..file.len() / 4096 {
                    for byte in &mut file[page * 4096..page * 4096 + 200] {
                        *byte = 0xA5;
                    }
                }
            },
            |error| matches!(error, StorageError::Corrupt { .. }),
        ),
        (
            "of another application",
            |file| file[68..72].copy_from_slice(&[1, 2, 3, 4]),
            |error| matches!(error, StorageError::Foreign { .. }),
        ),
    ];
    for (name, spoil, is_expected) in cases {
        let folder = tempfile::tempdir().expect("a folder");
        fill(&open(folder.path()).expect("a profile"), 500, "some value that takes room")
            .expect(name);
        let path = folder.path().join("storage.sqlite");
        let mut file = fs::read(&path).expect("a file");
        spoil(&mut file);
        fs::write(&path, &file).expect("writable");
        let mut refuse = ProfileOptions::default();
        refuse.on_damage = OnDamage::Refuse;
        let error = Profile::open(folder.path(), &refuse).expect_err(name);
        assert!(is_expected(&error), "{name}: {error}");
        assert_eq!(fs::read(&path).expect("untouched"), file, "{name}");
        let profile = open(folder.path()).expect(name);
        let aside = profile.set_aside().expect(name);
        assert!(is_expected(&aside.error), "{name}: {}", aside.error);
        assert_eq!(fs::read(&aside.path).expect("kept"), file, "{name}");
        fill(&profile, 1, "new").expect(name);
        drop(profile);
        let profile = open(folder.path()).expect(name);
        assert_eq!(profile.set_aside(), None, "{name}");
        assert_eq!(profile.items(ORIGIN).expect(name).len(), 1);
        assert_eq!(profile.check().expect(name).set_aside.len(), 1);
    }
}

#[test]
fn later_forms_are_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    drop(open(folder.path()).expect("a profile"));
    let path = folder.path().join("storage.sqlite");
    let mut file = fs::read(&path).expect("a file");
    file[60..64].copy_from_slice(&[0, 0, 0, 99]);
    fs::write(&path, &file).expect("writable");
    assert_eq!(open(folder.path()).err(), Some(StorageError::Newer { version: 99 }));
    assert_eq!(fs::read(&path).expect("untouched"), file);
}

#[test]
fn a_full_medium() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut options = ProfileOptions::default();
    options.most_bytes = Some(200_000);
    let profile = Profile::open(folder.path(), &options).expect("a profile");
    fill(&profile, 10, "small").expect("room");
    let before = profile.items(ORIGIN).expect("readable");
    let mut client = profile.client();
    client.open(ORIGIN).expect("readable");
    let cause = Cause::new("", "example.org");
    let large = "x".repeat(1_000_000);
    client.set(ORIGIN, "large".into(), large.as_str().into(), &cause).expect("room by the quota");
    client.set(ORIGIN, "key 0".into(), "changed".into(), &cause).expect("room by the quota");
    assert_eq!(client.commit(), Err(StorageError::Full));
    assert_eq!(client.area(ORIGIN), Some(&before), "nothing of it is stored");
    let error = client.set(ORIGIN, "large".into(), large.as_str().into(), &cause);
    assert_eq!(error.map_err(|error| error.quota), Err(None), "the error comes at once now");
    assert_eq!(client.area(ORIGIN), Some(&before));
    client.set(ORIGIN, "small".into(), "1".into(), &cause).expect("room for this");
    assert_eq!(client.commit(), Ok(()));
    assert_eq!(profile.items(ORIGIN).expect("readable").len(), 11);
}

#[test]
fn reading_only() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut options = ProfileOptions::default();
    options.read_only = true;
    assert!(matches!(Profile::open(folder.path(), &options), Err(StorageError::Unreadable { .. })));
    fill(&open(folder.path()).expect("a profile"), 3, "v").expect("writable");
    let profile = Profile::open(folder.path(), &options).expect("a profile");
    assert!(profile.is_read_only());
    let mut client = profile.client();
    client.open(ORIGIN).expect("readable");
    assert_eq!(client.area(ORIGIN).map(treewright_storage::Area::len), Some(3));
    let cause = Cause::new("", "");
    client.set(ORIGIN, "k".into(), "v".into(), &cause).expect_err("it cannot be written");
    assert!(client.clear(ORIGIN, &cause), "this cannot fail by the standard");
    assert_eq!(client.commit(), Err(StorageError::ReadOnly));
    assert_eq!(client.area(ORIGIN).map(treewright_storage::Area::len), Some(3));
    assert_eq!(profile.delete(&Selection::All).err(), Some(StorageError::ReadOnly));
}

/// True if a file of the folder has the marker, in bytes or in UTF-16.
fn is_in_a_file(folder: &Path, marker: &str) -> Option<String> {
    let wide =
        |order: fn(u16) -> [u8; 2]| marker.encode_utf16().flat_map(order).collect::<Vec<u8>>();
    let forms = [marker.as_bytes().to_vec(), wide(u16::to_be_bytes), wide(u16::to_le_bytes)];
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let file = fs::read(&path).expect("a file");
        for form in &forms {
            if file.windows(form.len()).any(|window| window == form) {
                return Some(path.display().to_string());
            }
        }
    }
    None
}

fn marker() -> String {
    let mut bytes = [0; 12];
    getrandom::fill(&mut bytes).expect("random bytes");
    bytes.iter().map(|byte| char::from(b'a' + byte % 26)).collect()
}

/// Fills a profile with markers wherever data can be: pairs that were overwritten, moved between
/// pages and removed, cookies, sessions, the journal of a listener, and a file that was set aside.
fn full_of(marker: &str, folder: &Path) -> Profile {
    let profile = open(folder).expect("a profile");
    let mut listener = profile.client();
    listener.open(ORIGIN).expect("readable");
    let mut client = profile.client();
    client.open(ORIGIN).expect("readable");
    let cause = Cause::new("https://example.org/", "example.org");
    for round in 0..4 {
        for n in 0..300 {
            let n = (n * 7 + round) % 300;
            let value = format!("{}{marker}{round}", "-".repeat(n));
            client.set(ORIGIN, format!("{marker} {n}").into(), value.into(), &cause).expect("room");
        }
        client.commit().expect("a commit");
        for n in (round..300).step_by(3) {
            client.remove(ORIGIN, &format!("{marker} {n}").into(), &cause);
        }
        client.commit().expect("a commit");
    }
    let lone: Vec<u16> = marker.encode_utf16().chain([0xD800]).collect();
    let lone = treewright_storage::Text::from_utf16(&lone);
    client.set(ORIGIN, lone.clone(), lone, &cause).expect("room");
    client.commit().expect("a commit");
    let url = "https://example.org/".parse().expect("a URL");
    let request = CookieContext::new(&url, 1_800_000_000);
    profile.set_cookie(&format!("c={marker}; Max-Age=99999999"), &request).expect("writable");
    let mut session = Session::default();
    let mut window = SessionWindow::new("https://example.org/");
    let area = [("k".into(), marker.into())].into_iter().collect();
    window.areas.push((ORIGIN.into(), area));
    session.windows.push(window);
    profile.save_session("s", &session).expect("writable");
    assert_eq!(profile.session("s").expect("readable"), Some(session));
    fs::write(folder.join("storage.sqlite.damaged-1"), format!("old {marker}")).expect("writable");
    // The listener has not asked for news: the journal has all values.
    std::mem::forget(listener);
    profile
}

#[test]
fn nothing_is_left_of_deleted_data() {
    let selections: [fn() -> Selection; 5] = [
        || Selection::All,
        || Selection::Origin(ORIGIN.into()),
        || Selection::Site("example.org".into()),
        || Selection::Domain("example.org".into()),
        || Selection::OlderThan(i64::MAX),
    ];
    for selection in selections {
        let folder = tempfile::tempdir().expect("a folder");
        let marker = marker();
        let profile = full_of(&marker, folder.path());
        assert!(is_in_a_file(folder.path(), &marker).is_some(), "the search works");
        let deleted = profile.delete(&selection()).expect("writable");
        assert_eq!((&*deleted.origins, deleted.cookies), (&[ORIGIN.to_owned()][..], 1));
        assert_eq!(deleted.files_set_aside, 1);
        assert_eq!(is_in_a_file(folder.path(), &marker), None, "{:?}", selection());
        assert_eq!(profile.check().expect("readable").problems, [""; 0]);
    }
}

#[test]
fn pairs_that_scripts_remove_are_erased_at_rest() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = open(folder.path()).expect("a profile");
    let marker = marker();
    let mut client = profile.client();
    client.open(ORIGIN).expect("readable");
    let cause = Cause::new("", "example.org");
    client.set(ORIGIN, "k".into(), marker.as_str().into(), &cause).expect("room");
    client.set(ORIGIN, "l".into(), "stays".into(), &cause).expect("room");
    client.commit().expect("a commit");
    client.rest();
    assert!(is_in_a_file(folder.path(), &marker).is_some());
    client.remove(ORIGIN, &"k".into(), &cause);
    client.commit().expect("a commit");
    client.rest();
    assert_eq!(is_in_a_file(folder.path(), &marker), None);
}

#[test]
fn age() {
    let folder = tempfile::tempdir().expect("a folder");
    let profile = open(folder.path()).expect("a profile");
    fill(&profile, 1, "v").expect("writable");
    let mut client = profile.client();
    let third = "https://ads.test";
    client.open(third).expect("readable");
    client
        .set(third, "id".into(), "1".into(), &Cause::new("https://ads.test/", "example.org"))
        .expect("room");
    client.commit().expect("a commit");
    drop(client);
    let usage = profile.usage().expect("readable");
    let facts: Vec<_> = usage
        .iter()
        .map(|one| (&*one.origin, one.is_third_party(), one.caused_by.join(" ")))
        .collect();
    assert_eq!(facts, [(third, true, "example.org".into()), (ORIGIN, false, "example.org".into())]);
    let mut policy = Policy::default();
    policy.keep_third_party = Some(3600);
    profile.set_policy(&policy).expect("writable");
    let now = usage[0].changed / 1000;
    assert_eq!(profile.expire(now + 3000).expect("writable").origins.len(), 0);
    assert_eq!(profile.expire(now + 4000).expect("writable").origins, [third]);
    policy.keep = Some(7200);
    profile.set_policy(&policy).expect("writable");
    assert_eq!(profile.expire(now + 9000).expect("writable").origins, [ORIGIN]);
}

#[test]
fn open_clients_hear_of_a_deletion() {
    let profile = Profile::in_memory().expect("memory");
    fill(&profile, 2, "v").expect("writable");
    let mut client = profile.client();
    client.open(ORIGIN).expect("readable");
    profile.delete(&Selection::All).expect("writable");
    let news = client.news().expect("readable");
    assert_eq!(news.len(), 1);
    assert_eq!((&news[0].key, &news[0].old, &news[0].new), (&None, &None, &None));
    assert_eq!(client.area(ORIGIN).map(treewright_storage::Area::len), Some(0));
}
