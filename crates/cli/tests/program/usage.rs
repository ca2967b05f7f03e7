//! Help, wrong usage, trouble with files, and pipes that close.

use crate::{Folder, run, stop_reading_early};

/// Asserts that the program ends with code 2, prints nothing, and says one line that has `words`.
#[track_caller]
fn refused(arguments: &[&str], words: &[&str]) {
    let run = run(arguments, b"");
    assert_eq!((run.code, run.out.as_str()), (2, ""), "{}", run.err);
    assert_eq!(run.err.matches('\n').count(), 1, "one line: {}", run.err);
    assert!(run.err.starts_with("treewright: ") && run.err.ends_with('\n'), "{}", run.err);
    for word in words {
        assert!(run.err.contains(word), "{word:?} in {}", run.err);
    }
}

#[test]
fn help_and_version() {
    for arguments in [&["--help"][..], &["-h"], &["help"], &["parse", "--help"], &["batch", "-h"]] {
        let text = run(arguments, b"").fine();
        assert!(text.contains("Usage: treewright"), "{text}");
    }
    let version = concat!("treewright ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(run(&["--version"], b"").fine(), version);
    assert_eq!(run(&["-V"], b"").fine(), version);
}

#[test]
fn wrong_usage() {
    refused(&[], &["parse", "batch"]);
    refused(&["purse"], &["purse"]);
    refused(&["--frobnicate"], &["--frobnicate"]);
    refused(&["parse", "--frobnicate"], &["--frobnicate"]);
    refused(&["parse", "--format", "xml"], &["xml", "tree, html, json"]);
    refused(&["parse", "--format"], &["--format"]);
    refused(&["parse", "--format", "tree", "--format", "html"], &["--format"]);
    refused(&["parse", "--scripting", "maybe"], &["maybe", "on, off"]);
    refused(&["parse", "--edition", "2019"], &["2019", "living, classic"]);
    refused(&["parse", "--fragment", "<div>"], &["<div>"]);
    refused(&["parse", "--fragment", ""], &["--fragment"]);
    refused(&["parse", "--fragment", "xml path"], &["xml path", "svg"]);
    refused(&["batch", "--frobnicate"], &["--frobnicate"]);
}

#[test]
fn files_that_cannot_be_read() {
    let folder = Folder::new("unreadable");
    let missing = format!("{}/missing.html", folder.path());
    refused(&["parse", &missing], &[&missing, "no such file"]);
    refused(&["parse", folder.path()], &[folder.path(), "folder"]);
    refused(&["batch", &missing], &[&missing, "no such file"]);
    refused(&["batch", folder.path()], &[folder.path(), "folder"]);
    for format in ["tree", "html", "json"] {
        refused(&["parse", "--format", format, &missing], &[&missing]);
    }
}

#[cfg(unix)]
#[test]
fn files_that_may_not_be_read() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = Folder::new("forbidden");
    let file = folder.file("page.html", "x");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o000)).unwrap();
    // Whoever may read everything may read this too.
    if std::fs::read(&file).is_err() {
        refused(&["parse", &file], &[&file, "permission"]);
    }
}

#[test]
fn other_files_are_still_parsed() {
    let folder = Folder::new("others");
    let first = folder.file("first.html", "<p>one");
    let second = folder.file("second.html", "<p>two");
    let missing = format!("{}/missing.html", folder.path());
    let run = run(&["parse", "--format", "html", &first, &missing, folder.path(), &second], b"");
    assert_eq!(run.code, 2);
    assert_eq!(
        run.out,
        "<html><head></head><body><p>one</p></body></html>\
         <html><head></head><body><p>two</p></body></html>"
    );
    assert_eq!(run.err.lines().count(), 2, "{}", run.err);

    let requests = folder.file("requests.jsonl", "{\"html\": \"\"}\n");
    let run = crate::run(&["batch", &missing, &requests], b"");
    assert_eq!((run.code, run.out.lines().count()), (2, 1));
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let page = "<p>text <b>bold".repeat(20_000);
    for format in ["tree", "html", "json"] {
        let arguments = ["parse", "--format", format, "-"];
        let ended = stop_reading_early(&arguments, page.clone().into_bytes());
        assert_eq!(ended, (0, String::new()), "{format}");
    }
    let requests = "{\"id\": 1, \"html\": \"<p>some text to print\"}\n".repeat(20_000);
    let ended = stop_reading_early(&["batch"], requests.into_bytes());
    assert_eq!(ended, (0, String::new()));
}
