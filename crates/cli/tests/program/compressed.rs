//! Files that are compressed.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::{Folder, run};

pub(crate) fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(bytes).unwrap();
    encoder.finish().unwrap()
}

#[test]
fn compressed_pages_are_read() {
    let folder = Folder::new("compressed");
    let page = b"<!doctype html><p>caf\xE9</q>".repeat(3000);
    let plain = folder.file("a.html", &page);
    let packed = folder.file("b.html.gz", gzip(&page));
    for options in [
        &["parse"][..],
        &["parse", "--format=html", "--errors", "--encoding=windows-1252"],
        &["parse", "--limits=nodes=100"],
        &["parse", "--limits=bytes=70000", "--fragment=auto"],
        &["encoding"],
    ] {
        let expected = run(&[options, &[&plain]].concat(), b"");
        let found = run(&[options, &[&packed]].concat(), b"");
        assert_eq!(found.code, expected.code, "{options:?}");
        assert!(found.out.replace(&packed, &plain) == expected.out, "{options:?}");
        assert!(found.err.replace(&packed, &plain) == expected.err, "{options:?}");
        // Standard input too.
        let piped = run(options, &gzip(&page));
        assert!(piped.out.replace("-:", &format!("{plain}:")) == expected.out, "{options:?}");
    }
    // In a folder they are pages.
    folder.file("c.txt.gz", gzip(b"no page"));
    let found = run(&["encoding", folder.path()], b"").fine();
    let files: Vec<_> = found.lines().filter(|line| !line.starts_with(' ')).collect();
    assert_eq!(files.len(), 2, "{found}");
}

#[test]
fn compressed_lines_are_read() {
    let lines = "{\"id\": 1, \"html\": \"<p>x\"}\n".repeat(5000);
    let plain = run(&["batch"], lines.as_bytes()).fine();
    assert!(run(&["batch"], &gzip(lines.as_bytes())).fine() == plain);
}

#[test]
fn broken_data_is_an_error() {
    let folder = Folder::new("broken");
    let packed = gzip(b"<p>text");
    let file = folder.file("page.html.gz", &packed[..packed.len() - 3]);
    let brotli = folder.file("page.html.br", b"<p>text");
    for (command, file, format) in [
        (&["parse"][..], &file, "gzip"),
        (&["parse", "--limits=time=100"], &file, "gzip"),
        (&["encoding"], &brotli, "Brotli"),
        (&["batch"], &file, "gzip"),
    ] {
        let found = run(&[command, &[file]].concat(), b"");
        assert_eq!(found.code, 2, "{command:?}");
        let start = format!("treewright: {file}: the {format} data cannot be unpacked: ");
        assert!(found.err.starts_with(&start), "{}", found.err);
        assert_eq!(found.err.lines().count(), 1, "{}", found.err);
    }
}
