//! Areas through clients: what each sees, when, and what is in the database after.

use treewright_storage::{
    Area, Cause, Change, ChangeKind, Client, Context, Profile, ProfileOptions, Text,
};

use crate::waiting;

const ORIGIN: &str = "https://example.org";

fn cause() -> Cause {
    Cause::new("https://example.org/page", "example.org")
}

fn set(client: &mut Client, key: &str, value: &str) {
    client.set(ORIGIN, key.into(), value.into(), &cause()).expect("room");
}

fn pairs(area: &Area) -> Vec<(String, String)> {
    area.iter().map(|(k, v)| (k.to_string_lossy(), v.to_string_lossy())).collect()
}

fn open(profile: &Profile) -> Client {
    let mut client = profile.client();
    client.open(ORIGIN).expect("readable");
    client
}

fn texts(change: &Change) -> (Option<&str>, Option<&str>, Option<&str>) {
    (
        change.key.as_ref().and_then(Text::as_str),
        change.old.as_ref().and_then(Text::as_str),
        change.new.as_ref().and_then(Text::as_str),
    )
}

/// Two profiles on one folder stand for two processes.
fn both_kinds(check: impl Fn(&Profile, &Profile)) {
    let memory = Profile::in_memory().expect("memory");
    check(&memory, &memory.clone());
    let folder = tempfile::tempdir().expect("a folder");
    let options = ProfileOptions::default();
    let one = Profile::open(folder.path(), &options).expect("a profile");
    let two = Profile::open(folder.path(), &options).expect("a profile");
    check(&one, &two);
}

/// The next news of a client, which does not look at the file each time that it is asked.
fn next_news(client: &mut Client) -> Vec<Change> {
    let mut news = Vec::new();
    let mut has_come = || {
        news = client.news().expect("news");
        !news.is_empty()
    };
    waiting::until(&mut has_come, || true);
    news
}

#[test]
fn a_client_sees_the_changes_of_others_when_it_asks() {
    both_kinds(|one, two| {
        let (mut a, mut b) = (open(one), open(two));
        set(&mut a, "k", "1");
        assert_eq!(b.news().expect("news"), []);
        a.commit().expect("a commit");
        assert!(b.area(ORIGIN).is_some_and(Area::is_empty), "it has not asked");
        let news = next_news(&mut b);
        assert_eq!(news.iter().map(texts).collect::<Vec<_>>(), [(Some("k"), None, Some("1"))]);
        assert_eq!(news[0].url, "https://example.org/page");
        assert_eq!(pairs(b.area(ORIGIN).expect("open")), [("k".into(), "1".into())]);
        // Each once, and none of its own.
        set(&mut a, "k", "2");
        a.commit().expect("a commit");
        let news = next_news(&mut b);
        assert_eq!(news.iter().map(texts).collect::<Vec<_>>(), [(Some("k"), Some("1"), Some("2"))]);
        set(&mut b, "k", "3");
        b.commit().expect("a commit");
        let news = next_news(&mut a);
        assert_eq!(news.iter().map(texts).collect::<Vec<_>>(), [(Some("k"), Some("2"), Some("3"))]);
    });
}

#[test]
fn concurrent_changes_come_to_one_end() {
    both_kinds(|one, two| {
        let (mut a, mut b) = (open(one), open(two));
        let mut c = open(one);
        set(&mut a, "x", "a");
        set(&mut a, "only a", "1");
        set(&mut b, "x", "b");
        a.commit().expect("a commit");
        b.commit().expect("a commit");
        b.remove(ORIGIN, &"x".into(), &cause()).expect("it is there");
        b.commit().expect("a commit");
        set(&mut a, "x", "again");
        a.commit().expect("a commit");
        let news = next_news(&mut c);
        assert_eq!(
            news.iter().map(texts).collect::<Vec<_>>(),
            [
                (Some("x"), None, Some("a")),
                (Some("only a"), None, Some("1")),
                (Some("x"), Some("a"), Some("b")),
                (Some("x"), Some("b"), None),
                (Some("x"), None, Some("again")),
            ]
        );
        let end = one.items(ORIGIN).expect("readable");
        assert_eq!(pairs(&end), [("only a".into(), "1".into()), ("x".into(), "again".into())]);
        for client in [&mut a, &mut b, &mut c] {
            let has_the_end = || {
                client.news().expect("news");
                client.area(ORIGIN) == Some(&end)
            };
            waiting::until(has_the_end, || true);
        }
        assert_eq!(one.check().expect("readable").problems, [""; 0]);
        drop((a, b, c));
        assert_eq!(one.journal(0).expect("readable"), [], "all have seen all");
    });
}

#[test]
fn clearing_and_counting() {
    both_kinds(|one, two| {
        let (mut a, mut b) = (open(one), open(two));
        set(&mut a, "k", "12345");
        set(&mut a, "l", "1");
        a.commit().expect("a commit");
        set(&mut b, "m", "1");
        assert!(a.clear(ORIGIN, &cause()));
        assert!(!a.clear(ORIGIN, &cause()));
        set(&mut a, "n", "1");
        b.commit().expect("a commit");
        a.commit().expect("a commit");
        let news = next_news(&mut b);
        let kinds: Vec<ChangeKind> = news.iter().map(|change| change.kind).collect();
        assert_eq!(kinds, [ChangeKind::Set, ChangeKind::Set, ChangeKind::Clear, ChangeKind::Set]);
        assert_eq!(pairs(b.area(ORIGIN).expect("open")), [("n".into(), "1".into())]);
        assert_eq!(one.check().expect("readable").problems, [""; 0]);
        assert!(a.clear(ORIGIN, &cause()));
        a.commit().expect("a commit");
        assert_eq!(one.usage().expect("readable"), [], "nothing is left of it");
    });
}

#[test]
fn strings_come_back_as_they_went() {
    let folder = tempfile::tempdir().expect("a folder");
    let texts: [&[u16]; 7] =
        [&[], &[0], &[0x61, 0, 0x62], &[0xD800], &[0xDC00, 0xD800], &[0xD83D, 0xDE00], &[0xFFFF]];
    let options = ProfileOptions::default();
    {
        let mut client = open(&Profile::open(folder.path(), &options).expect("a profile"));
        for text in texts {
            let text = Text::from_utf16(text);
            client.set(ORIGIN, text.clone(), text, &cause()).expect("room");
        }
    }
    let profile = Profile::open(folder.path(), &options).expect("a profile");
    let area = profile.items(ORIGIN).expect("readable");
    assert_eq!(area.len(), texts.len());
    for text in texts {
        assert_eq!(area.get(&Text::from_utf16(text)).map(Text::to_utf16).as_deref(), Some(text));
    }
    let state = profile.export().expect("readable").to_json();
    let other = Profile::in_memory().expect("memory");
    let state = treewright_storage::StorageState::from_json(&state).expect("a state");
    other.import(&state).expect("a state");
    assert_eq!(other.items(ORIGIN).expect("readable"), area);
}

#[test]
fn quotas() {
    let mut options = ProfileOptions::default();
    options.origin_quota = 10;
    options.site_quota = 15;
    let profile = Profile::in_memory_with(&options).expect("memory");
    let mut client = open(&profile);
    let other = "http://sub.example.org:81";
    client.open(other).expect("readable");
    let mut put = |origin: &str, key: &str, value: &str| {
        client
            .set(origin, key.into(), value.into(), &cause())
            .map(|_| ())
            .map_err(|error| (error.quota, error.requested))
    };
    assert_eq!(put(ORIGIN, "k", "123456789"), Ok(()));
    assert_eq!(put(ORIGIN, "k", "1234567890"), Err((Some(10), Some(11))));
    assert_eq!(put(ORIGIN, "", "1"), Err((Some(10), Some(11))));
    assert_eq!(put(ORIGIN, "k", "123456780"), Ok(()), "as many as before");
    assert_eq!(put(other, "k", "1234"), Ok(()));
    assert_eq!(put(other, "l", ""), Err((Some(15), Some(16))), "the site has no more");
    assert_eq!(put(ORIGIN, "k", "\u{e4}\u{e4}\u{e4}\u{e4}"), Ok(()));
    assert_eq!(put("https://not.open", "k", ""), Err((None, None)));
    drop(client);
    profile.grant(ORIGIN, Some(100)).expect("a grant");
    let mut client = open(&profile);
    assert_eq!(client.quota(ORIGIN), Some(100));
    client.set(ORIGIN, "k".into(), "12345678901234567890".into(), &cause()).expect("room");
}

/// An area that is opened later has the earlier changes in it: they are not news.
#[test]
fn existing_pairs_are_not_news() {
    both_kinds(|one, two| {
        let other = "https://other.test";
        let mut b = two.client();
        b.open(other).expect("readable");
        let mut a = open(one);
        set(&mut a, "k", "1");
        a.commit().expect("a commit");
        b.open(ORIGIN).expect("readable");
        set(&mut a, "k", "2");
        a.commit().expect("a commit");
        let news = next_news(&mut b);
        assert_eq!(news.iter().map(texts).collect::<Vec<_>>(), [(Some("k"), Some("1"), Some("2"))]);
        assert_eq!(b.area(ORIGIN), a.area(ORIGIN));
    });
}

/// Commits of any size and order: the database has the same pairs as the copy, and their bytes.
#[test]
fn commits_of_any_size() {
    let cause = |origin: &str| Context::new(origin, origin).cause("https://example.org/");
    let origins = ["https://a.example", "https://b.example"];
    for seed in 1..60_u64 {
        let folder = tempfile::tempdir().unwrap();
        let profile = Profile::open(folder.path(), &ProfileOptions::default()).unwrap();
        let mut client = profile.client();
        for origin in origins {
            client.open(origin).unwrap();
        }
        let mut state = seed;
        let mut next = |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (state >> 33) % below
        };
        for _ in 0..3 {
            for _ in 0..next(200) {
                let origin = origins[usize::from(next(4) == 0)];
                let key = match next(40) {
                    0 => Text::from_utf16(&[0xD800]),
                    n => format!("{}{n}", ["", "ä", "k"][usize::try_from(n % 3).unwrap()]).into(),
                };
                let value = Text::from("v".repeat(usize::try_from(next(9)).unwrap()));
                match next(80) {
                    0 => drop(client.clear(origin, &cause(origin))),
                    1..8 => drop(client.remove(origin, &key, &cause(origin))),
                    _ => drop(client.set(origin, key, value, &cause(origin)).unwrap()),
                }
            }
            client.commit().unwrap();
            for origin in origins {
                let copy = client.area(origin).unwrap();
                assert_eq!(&profile.items(origin).unwrap(), copy, "{seed}");
            }
            let report = profile.check().unwrap();
            assert_eq!(report.problems, [""; 0], "{seed}");
        }
    }
}
