//! Help, wrong usage, files that cannot be read, and pipes that close.

use crate::{Folder, run, stop_reading_early};

/// Asserts that the program ends with code 2, prints nothing, and reports one line with `words`.
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
    for arguments in [
        &["--help"][..],
        &["-h"],
        &["help"],
        &["parse", "--help"],
        &["batch", "-h"],
        &["encoding", "--help"],
        &["help", "encoding"],
    ] {
        let text = run(arguments, b"").fine();
        assert!(text.contains("Usage: treewright"), "{text}");
    }
    for command in ["parse", "batch", "encoding"] {
        let text = run(&[command, "--help"], b"").fine();
        for option in ["--content-type", "--encoding", "--locale", "--detect", "--threads"] {
            assert!(text.contains(option), "{option} in {text}");
        }
    }
    let version = concat!("treewright ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(run(&["--version"], b"").fine(), version);
    assert_eq!(run(&["-V"], b"").fine(), version);
}

#[test]
fn wrong_usage() {
    refused(&[], &["parse", "batch", "encoding"]);
    refused(&["purse"], &["purse"]);
    refused(&["--frobnicate"], &["--frobnicate"]);
    refused(&["parse", "--frobnicate"], &["--frobnicate"]);
    refused(&["parse", "--format", "yaml"], &["yaml", "tree, html, json, xml"]);
    refused(&["parse", "--format"], &["--format"]);
    refused(&["parse", "--format", "tree", "--format", "html"], &["--format"]);
    refused(&["parse", "--scripting", "maybe"], &["maybe", "on, off"]);
    refused(&["parse", "--edition", "2019"], &["2019", "living, classic"]);
    refused(&["parse", "--fragment", "<div>"], &["<div>"]);
    refused(&["parse", "--fragment", ""], &["--fragment"]);
    refused(&["parse", "--fragment", "xml path"], &["xml path", "svg"]);
    refused(&["batch", "--frobnicate"], &["--frobnicate"]);
    refused(&["encoding", "--frobnicate"], &["--frobnicate"]);
    refused(&["encoding", "--format", "html"], &["html", "text, json"]);
    refused(&["encoding", "--errors"], &["--errors"]);
    // The help that has the options.
    refused(&["parse", "--frobnicate"], &["; see `treewright parse --help`"]);
    refused(&["--color=never", "edit", "p"], &["; see `treewright edit --help`"]);
    refused(&["--frobnicate"], &["; see `treewright --help`"]);
    for command in ["parse", "batch", "encoding"] {
        for count in ["0", "-1", "two", "", "1025", "99999999999"] {
            refused(&[command, &format!("--threads={count}")], &["--threads"]);
        }
    }
}

#[test]
fn mistyped_words() {
    for (arguments, words) in [
        (
            &["prase"][..],
            &["unrecognized subcommand 'prase'; ", "a similar subcommand exists: 'parse'"][..],
        ),
        (&["encodings", "x.html"], &["a similar subcommand exists: 'encoding'"]),
        (
            &["parse", "--erors"],
            &["unexpected argument '--erors' found; ", "a similar argument exists: '--errors'"],
        ),
        (&["parse", "--format", "jsn"], &["invalid value 'jsn'", "a similar value exists: 'json'"]),
        (&["batch", "--limit", "none"], &["a similar argument exists: '--limits'"]),
    ] {
        refused(arguments, words);
    }
}

/// With the quotes of a shell where it needs them.
#[cfg(unix)]
#[test]
fn a_file_in_place_of_a_command() {
    let folder = Folder::new("no_command");
    let bad = folder.file("bad.html", "<p>");
    let spaced = folder.file("it's bad.html", "<p>");
    let quoted = spaced.replace('\'', r"'\''");
    for (name, command) in [
        (&bad[..], format!("`treewright parse {bad}`")),
        (&spaced, format!("`treewright parse '{quoted}'`")),
        (folder.path(), format!("`treewright parse {}`", folder.path())),
        ("-", "`treewright parse -`".to_owned()),
    ] {
        let message = format!("{name:?} is not a command; did you mean {command}?");
        refused(&[name], &[&message]);
    }
    // With options after it too. A file that does not exist may be a mistyped command.
    refused(&[&bad, "--errors"], &["did you mean `treewright parse "]);
    refused(&["missing.html"], &["unrecognized subcommand 'missing.html'"]);
}

#[test]
fn wrong_options_of_encodings() {
    for command in ["parse", "batch", "encoding"] {
        for label in ["nosuch", "", "utf-8, utf-16", "new\nline"] {
            refused(
                &[command, "--encoding", label],
                &["--encoding", "not the label of an encoding"],
            );
        }
        for tag in ["ru_RU.KOI8-R", "", "1", "toolonglanguage", "ru-", "\u{440}\u{443}"] {
            refused(&[command, "--locale", tag], &["--locale", "language tag"]);
        }
        for option in ["--encoding", "--locale", "--content-type"] {
            refused(&[command, option], &[option]);
            refused(&[command, option, "ru", option, "ru"], &[option]);
        }
        refused(&[command, "--detect=yes"], &["--detect"]);
    }
    // The files are not even examined.
    refused(&["parse", "--encoding", "nosuch", "missing.html"], &["nosuch"]);
}

#[test]
fn a_content_type_that_is_ignored() {
    let warned = |arguments: &[&str], value: &str, words: &[&str]| {
        let arguments = [arguments, &["--content-type", value]].concat();
        let run = run(&arguments, b"<!doctype html><p></q>");
        assert_eq!(run.err.matches('\n').count(), usize::from(!words.is_empty()), "{}", run.err);
        for word in words {
            assert!(run.err.contains(word), "{word:?} in {}", run.err);
        }
        if !words.is_empty() {
            let start = "treewright: warning: --content-type is ignored: ";
            assert!(run.err.starts_with(start), "{}", run.err);
        }
        run
    };
    for command in ["parse", "batch", "encoding"] {
        for value in ["html", "", "text/", "windows-1251", "charset=windows-1251", "a\nb"] {
            assert_eq!(warned(&[command], value, &["MIME type"]).code, 0);
        }
        let unknown = warned(
            &[command],
            "text/html; charset=nosuch",
            &["nosuch", "not the label of an encoding"],
        );
        assert_eq!(unknown.code, 0);
        let empty =
            warned(&[command], "text/html; charset=\"\"", &["not the label of an encoding"]);
        assert_eq!(empty.code, 0);
        for value in ["text/html", "text/html; charset=koi8-r", "image/png", "x, text/html"] {
            assert_eq!(warned(&[command], value, &[]).code, 0, "{value}");
        }
    }
    // The exit code is what it would be without.
    let errors = warned(&["parse", "--format=json", "--errors"], "html", &["MIME type"]);
    assert_eq!(errors.code, 1);
}

#[test]
fn files_that_cannot_be_read() {
    let folder = Folder::new("unreadable");
    let missing = format!("{}/missing.html", folder.path());
    refused(&["parse", &missing], &[&missing, "no such file"]);
    refused(&["parse", folder.path()], &[folder.path(), "no pages in this folder"]);
    let pattern = format!("{}/*.html", folder.path());
    refused(&["parse", &pattern], &[&pattern, "no file matches"]);
    refused(&["batch", &pattern], &[&pattern, "no file matches"]);
    refused(&["batch", &missing], &[&missing, "no such file"]);
    refused(&["batch", folder.path()], &[folder.path(), "folder"]);
    for format in ["tree", "html", "json"] {
        refused(&["parse", "--format", format, &missing], &[&missing]);
    }
    for format in ["text", "json"] {
        refused(&["encoding", "--format", format, &missing], &[&missing, "no such file"]);
        refused(&["encoding", "--format", format, folder.path()], &[folder.path(), "folder"]);
    }
}

#[cfg(unix)]
#[test]
fn files_that_may_not_be_read() {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = Folder::new("forbidden");
    let file = folder.file("page.html", "x");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o000)).unwrap();
    // A user with all rights may read this too.
    if std::fs::read(&file).is_err() {
        refused(&["parse", &file], &[&file, "permission"]);
        refused(&["encoding", &file], &[&file, "permission"]);
    }
}

#[test]
fn other_files_are_still_parsed() {
    let folder = Folder::new("others");
    let first = folder.file("first.html", "<p>one");
    let second = folder.file("second.html", "<p>two");
    let missing = format!("{}/missing.html", folder.path());
    let empty = format!("{}/empty", folder.path());
    std::fs::create_dir(&empty).unwrap();
    let run = run(&["parse", "--format", "html", &first, &missing, &empty, &second], b"");
    assert_eq!(run.code, 2);
    assert_eq!(
        run.out,
        "<html><head></head><body><p>one</p></body></html>\
         <html><head></head><body><p>two</p></body></html>"
    );
    assert_eq!(run.err.lines().count(), 2, "{}", run.err);

    let run = crate::run(&["encoding", &first, &missing, &empty, &second], b"");
    assert_eq!(run.code, 2);
    let files: Vec<_> = run.out.lines().filter(|line| !line.starts_with(' ')).collect();
    let expected = [&first, &second].map(|file| format!("{file}: UTF-8 (tentative), by default"));
    assert_eq!(files, expected);
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
    let folder = Folder::new("closed_pipe");
    let file = folder.file("page.html", "<p>");
    for format in ["text", "json"] {
        let arguments = [&["encoding", "--format", format][..], &vec![&file[..]; 3000]].concat();
        let ended = stop_reading_early(&arguments, Vec::new());
        assert_eq!(ended, (0, String::new()), "{format}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written() {
    let folder = Folder::new("full");
    let page = folder.file("page.html", "<p>");
    let lines = folder.file("lines.jsonl", "{\"html\": \"\"}\n");
    for arguments in [
        &["parse", &page][..],
        &["parse", "--format=json", &page],
        &["encoding", &page],
        &["batch", &lines],
    ] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let output = crate::program(arguments).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let err = String::from_utf8(output.stderr).unwrap();
        assert!(err.starts_with("treewright: standard output: "), "{err}");
        assert_eq!(err.lines().count(), 1, "{err}");
    }
}
