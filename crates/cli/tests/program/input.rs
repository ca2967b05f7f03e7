//! Inputs that are not HTML, and inputs without end.

use std::io::Write as _;
use std::thread;

use serde_json::Value;

use crate::{Folder, run, spawn};

#[test]
fn binary_files_are_hinted_at() {
    let folder = Folder::new("binary");
    for (name, bytes, words) in [
        ("page.html.xz", &b"\xFD7zXZ\0<p>"[..], "looks like xz data, which `xz -dc` unpacks"),
        ("page.pdf", b"%PDF-1.7\n", "looks like a PDF document"),
        ("page.png", b"\x89PNG\r\n\x1A\n<p>", "looks like a PNG image"),
        ("page.zip", b"PK\x03\x04<p>", "looks like a ZIP archive"),
        ("page.bin", b"text\x01", "does not look like text: byte 4 is 0x01"),
    ] {
        let file = folder.file(name, bytes);
        let warning = format!("treewright: warning: {file}: {words}\n");
        for threads in ["--threads=1", "--threads=4"] {
            for arguments in [
                &["parse", threads][..],
                &["parse", "--format=html", threads],
                &["parse", "--format=json", threads],
                &["parse", "--no-tree", threads],
                &["parse", "--limits=bytes=1000", threads],
                &["encoding", threads],
                &["encoding", "--format=json", threads],
            ] {
                // Once for each time that the file is named.
                let found = run(&[arguments, &[&file, &file]].concat(), b"");
                assert_eq!((found.code, &found.err), (0, &warning.repeat(2)), "{arguments:?}");
            }
        }
        let piped = run(&["parse", "--no-tree"], bytes);
        assert_eq!(piped.err, format!("treewright: warning: -: {words}\n"));
    }
    // Text, broken HTML, and encodings that have these bytes.
    for (options, bytes) in [
        (&[][..], &b"text"[..]),
        (&[], b"<p>\0\x01"),
        (&[], b"\xFE\xFF\0<\0p"),
        (&["--encoding=utf-16le"], b"t\0e\0x\0t\0"),
        (&["--encoding=iso-2022-jp"], b"\x1B$B$\"\x1B(B"),
    ] {
        run(&[&["parse"], options].concat(), bytes).fine();
    }
}

/// Runs the program with an input that never ends, and returns what it printed and said. The program
/// itself has to close its end.
fn run_on_endless_input(arguments: &[&str], line: &[u8]) -> (String, String) {
    let (child, mut stdin) = spawn(arguments);
    let lines = line.repeat(4096);
    let writer = thread::spawn(move || {
        let mut written = 0_u64;
        while stdin.write_all(&lines).is_ok() {
            written += lines.len() as u64;
            assert!(written < 1 << 30, "the program reads without end");
        }
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(matches!(output.status.code(), Some(0 | 1)), "{arguments:?}: {:?}", output.status);
    (String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn a_limit_ends_an_endless_input() {
    for (options, line, limit) in [
        (&["--limits=bytes=10"][..], &b"<p>x\n"[..], "bytes"),
        (&["--limits=bytes=100000"], b"<p>x\n", "bytes"),
        (&["--limits=bytes=10", "--encoding=utf-16le"], b"x\0", "bytes"),
        (&["--limits=bytes=10", "--encoding=iso-2022-jp"], b"\x1B(B", "bytes"),
        (&["--limits=bytes=100000", "--detect"], b"\xEA\xF2\xEE ", "bytes"),
        (&["--limits=bytes=10", "--fragment=div"], b"<p>x\n", "bytes"),
        (&["--limits=bytes=10", "--threads=4", "--errors"], b"</q>\xFF", "bytes"),
        (&["--limits=nodes=100"], b"<p>x\n", "nodes"),
        (&["--limits=browser,time=0.01"], b"<p>x\n", "time"),
    ] {
        let arguments = [&["parse", "--format=json", "-"], options].concat();
        let (out, err) = run_on_endless_input(&arguments, line);
        let json: Value = serde_json::from_str(&out).unwrap();
        assert_eq!(json["end"], "truncated", "{arguments:?}");
        assert_eq!(json["limits_met"][0]["limit"], limit, "{arguments:?}");
        assert!(err.contains(&format!("limit {limit} was reached at byte ")), "{err}");
    }
    let (_, err) = run_on_endless_input(&["parse", "--stop-at-first-error"], b"<p>x\n");
    assert_eq!(err.lines().count(), 1, "{err}");
    // One character for all bytes, so that the limit is never met.
    let arguments = ["parse", "--limits=bytes=10", "--format=html", "--fragment=p"];
    let (out, err) =
        run_on_endless_input(&[&arguments[..], &["--encoding=hz-gb-2312"]].concat(), b"x");
    assert_eq!((&out[..], &err[..]), ("\u{FFFD}", ""));
}

/// A file that is read piece by piece has the tree, errors and encoding of one that is read whole.
#[test]
fn reading_piece_by_piece_changes_nothing() {
    let late = |declaration: &[u8]| {
        [b"<!--\xCC", &vec![b'-'; 70_000][..], b"-->", declaration, b"<p id=a id=a>\xCC\xFF"]
            .concat()
    };
    let long = b"<p>caf\xC3\xA9 \xE2\x82x<p a a>\xFF</q>".repeat(3_000);
    for page in [&b""[..], b"<p>\xEF", &late(b"<meta charset=koi8-r>"), &late(b""), &long] {
        for options in [&[][..], &["--detect"], &["--fragment=div"], &["--encoding=sjis"]] {
            let parse = |limits: &str| {
                let start = ["parse", "--errors", "--format=json", limits];
                run(&[&start[..], options].concat(), page)
            };
            let (whole, pieces) = (parse("--limits=none"), parse("--limits=bytes=4000000000"));
            assert_eq!((whole.code, &whole.err), (pieces.code, &pieces.err), "{options:?}");
            assert!(whole.out == pieces.out, "{options:?}");
        }
    }
}
