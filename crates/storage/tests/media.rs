//! A medium that is really full, and one that is mounted for reading: a small file system in
//! memory, in a name space of its own, if the system permits it.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;
use std::process::Command;

use treewright_storage::{Cause, Profile, ProfileOptions, StorageError, Text};

/// The folder that the small file system is mounted at, for a process that was started by the test.
const CHILD: &str = "TREEWRIGHT_SMALL";

const ORIGIN: &str = "https://example.org";

fn open(folder: &Path) -> Result<Profile, StorageError> {
    Profile::open(folder.join("profile"), &ProfileOptions::default())
}

fn key(number: usize) -> Text {
    format!("key {number}").as_str().into()
}

fn remount(folder: &Path, option: &str) {
    let option = format!("remount,{option}");
    let status = Command::new("mount").args(["-o", &option]).arg(folder).status();
    assert!(status.is_ok_and(|status| status.success()), "{option}");
}

/// Not a test: the process within.
#[test]
fn child() {
    let Ok(folder) = std::env::var(CHILD) else { return };
    let folder = Path::new(&folder);
    let profile = open(folder).expect("a profile");
    let cause = Cause::new("https://example.org/", "example.org");
    let value: Text = "x".repeat(20_000).as_str().into();
    let mut client = profile.client();
    client.open(ORIGIN).expect("readable");
    let mut stored = 0;
    let error = loop {
        client.set(ORIGIN, key(stored), value.clone(), &cause).expect("room by the quota");
        match client.commit() {
            Ok(()) => stored += 1,
            Err(error) => break error,
        }
        assert!(stored < 1000, "the medium is small");
    };
    assert_eq!(error, StorageError::Full);
    assert!(stored > 2, "{stored}");
    // Nothing of it is stored, and further changes fail at once.
    assert_eq!(client.area(ORIGIN).map(treewright_storage::Area::len), Some(stored));
    let refused = client.set(ORIGIN, key(stored), value.clone(), &cause).expect_err("no room");
    assert_eq!((refused.quota, refused.requested), (None, None));
    drop(client);
    drop(profile);
    // The last byte is taken by others; stored data is still there, or the reason is reported.
    let ballast = folder.join("ballast");
    let mut size = 1 << 20;
    while size > 0 {
        let mut file =
            fs::OpenOptions::new().append(true).create(true).open(&ballast).expect("a file");
        if std::io::Write::write_all(&mut file, &vec![0; size]).is_err() {
            size /= 2;
        }
    }
    match open(folder) {
        Ok(profile) => {
            assert_eq!(profile.set_aside(), None, "a full medium is not damage");
            assert_eq!(profile.items(ORIGIN).expect("readable").len(), stored);
        }
        Err(error) => assert!(!error.is_damage(), "{error}"),
    }
    fs::remove_file(&ballast).expect("it is there");
    let profile = open(folder).expect("a profile");
    assert_eq!(profile.items(ORIGIN).expect("readable").len(), stored);
    assert_eq!(profile.check().expect("readable").problems, [""; 0]);
    // Once there is room it works again; an emptied log makes room too.
    remount(folder, "size=2m");
    let mut client = profile.client();
    client.open(ORIGIN).expect("readable");
    for number in 1..stored {
        client.remove(ORIGIN, &key(number), &cause);
    }
    client.set(ORIGIN, "new".into(), "value".into(), &cause).expect("room");
    client.commit().expect("room");
    drop(client);
    drop(profile);
    remount(folder, "ro");
    let profile = open(folder).expect("readable");
    assert!(profile.is_read_only());
    assert_eq!(profile.items(ORIGIN).expect("readable").len(), 2);
    let mut client = profile.client();
    client.open(ORIGIN).expect("readable");
    client.set(ORIGIN, "k".into(), "v".into(), &cause).expect_err("read-only");
    println!("the child has seen a full medium");
}

#[test]
fn full_and_read_only() {
    if std::env::var(CHILD).is_ok() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let script =
        "mount -t tmpfs -o size=640k none \"$1\" && exec \"$2\" --exact media::child --nocapture";
    let output = Command::new("unshare")
        .args(["--map-root-user", "--mount", "sh", "-c", script, "sh"])
        .arg(folder.path())
        .arg(std::env::current_exe().expect("this program"))
        .env(CHILD, folder.path())
        .output();
    let Ok(output) = output else { return println!("skipped: unshare is missing") };
    let text = String::from_utf8_lossy(&output.stdout);
    if !text.contains("running 1 test") {
        return println!("skipped: {}", String::from_utf8_lossy(&output.stderr));
    }
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}{error}");
    assert!(text.contains("has seen a full medium"), "{text}");
}
