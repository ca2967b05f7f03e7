//! `treewright format` and `treewright minify`.

use std::fs;

use crate::{Folder, run};

const PAGE: &str = "<!DOCTYPE html><html><head><title>A &amp; B</title></head><body class=\"x\">\n<!--c-->\
                    <ul><li>one  <b>two</b></li>\n</ul></body></html>";

const FORMATTED: &str = "<!DOCTYPE html>\n<html>\n  <head>\n    <title>A &amp; B</title>\n  </head>\n  \
                         <body class=\"x\">\n    <!--c-->\n    <ul>\n      <li>one <b>two</b></li>\n    </ul>\n  \
                         </body>\n</html>\n";

#[test]
fn pages_are_rewritten() {
    let deep = |text: &str, indent: &str| text.replace("  ", indent);
    for (arguments, page, expected) in [
        (&["format"][..], PAGE, FORMATTED.to_owned()),
        (&["format", "--indent=2"], FORMATTED, FORMATTED.to_owned()),
        (&["format", "--indent=tab"], PAGE, deep(FORMATTED, "\t")),
        (&["format", "--indent=0"], PAGE, deep(FORMATTED, "")),
        (&["format", "--fragment=ul"], "<li>a<li>b", "<li>a</li>\n<li>b</li>".to_owned()),
        (
            &["minify"],
            PAGE,
            "<!DOCTYPE html><title>A & B</title><body class=x>\n<!--c--><ul><li>one  <b>two</b></li>\n</ul>"
                .to_owned(),
        ),
        (
            &["minify", "--collapse-white-space", "--remove-comments"],
            PAGE,
            "<!DOCTYPE html><title>A & B</title><body class=x><ul><li>one <b>two</b></ul>".to_owned(),
        ),
        (&["minify", "--fragment=auto"], "<td>a</td><td>b</td>", "<td>a<td>b".to_owned()),
        (&["minify", "--scripting=on"], "<!DOCTYPE html><noscript><p></noscript>",
            "<!DOCTYPE html><noscript><p></noscript>".to_owned()),
    ] {
        let found = run(arguments, page.as_bytes());
        assert_eq!((found.code, found.out), (0, expected), "{arguments:?}: {}", found.err);
    }
}

/// The trees stay the same, also those that HTML does not make in the plain way, such as forms in forms.
#[test]
fn trees_stay_the_same() {
    let folder = Folder::new("rewriting_trees");
    for page in [
        PAGE,
        "<div><form id=\"a\"><div></form><form id=\"b\"></form></div></div>  <p>text</p>",
        "<table><tr>x<td><a>1<a>2</table><b><p>3</b>4",
        "<pre>\n\nx</pre><textarea>\n\ny</textarea><svg><title><p>z</svg>",
    ] {
        let (before, after) =
            (folder.file("before.html", page), format!("{}/after", folder.path()));
        for (command, options) in [("minify", &[][..]), ("format", &["-w"])] {
            assert_eq!(run(&[command, &before, "-o", &after], b"").fine(), "");
            let same = run(&[&["diff"], options, &[&before, &after]].concat(), b"");
            assert_eq!((same.code, same.out.as_str()), (0, ""), "{command}: {page}");
        }
    }
}

/// Runs the program with bytes in a file, and gives the bytes that are in it then.
fn in_place(arguments: &[&str], bytes: &[u8]) -> (i32, Vec<u8>, String) {
    let folder = Folder::new("rewritten_in_place");
    let file = folder.file("a.html", bytes);
    let found = run(&[arguments, &["--in-place", &file]].concat(), b"");
    assert_eq!(found.out, "");
    (found.code, fs::read(&file).unwrap(), found.err)
}

fn utf_16(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_le_bytes).collect()
}

#[test]
fn pages_keep_their_encoding() {
    for (page, expected) in [
        (&b"<p>caf\xC3\xA9</p>"[..], &b"<p>caf\xC3\xA9"[..]),
        (b"\xEF\xBB\xBF<p>\xCC\xCB</p>", b"\xEF\xBB\xBF<p>\xEF\xBF\xBD\xEF\xBF\xBD"),
        (
            b"<meta charset=windows-1252><p>\xE9 &eacute; &#x4e2d;</p>",
            b"<meta charset=windows-1252><p>\xE9 \xE9 &#20013;",
        ),
        (b"<meta charset=shift_jis><p>\x93\xFA</p>", b"<meta charset=shift_jis><p>\x93\xFA"),
        (
            b"<meta charset=iso-2022-jp><p>\x1B$BF|\x1B(B</p>",
            b"<meta charset=iso-2022-jp><p>\x1B$BF|\x1B(B",
        ),
        (&utf_16("\u{FEFF}<p>\u{E9}\u{1F600}</p>"), &utf_16("\u{FEFF}<p>\u{E9}\u{1F600}")),
    ] {
        let (code, found, err) = in_place(&["minify"], page);
        assert_eq!((code, found.as_slice(), err.as_str()), (0, expected, ""), "{page:x?}");
    }
    // A lone byte of Shift_JIS in a comment is U+FFFD, which it does not have, and no reference works.
    let page = b"<meta charset=shift_jis><!--\x81--><p>x</p>";
    let (code, found, err) = in_place(&["minify"], page);
    assert_eq!((code, found.as_slice()), (2, &page[..]));
    assert!(err.ends_with(
        "not changed: the encoding of the page does not have all characters of the result\n"
    ));
}

#[test]
fn files_are_written() {
    let folder = Folder::new("rewritten_files");
    let (a, b) = (folder.file("a.html", PAGE), folder.file("b.html", FORMATTED));
    let path = folder.path();
    let changed = run(&["format", "--check", path], b"");
    assert_eq!((changed.code, changed.out, changed.err), (1, format!("{a}\n"), String::new()));
    for threads in ["--threads=1", "--threads=2"] {
        folder.file("a.html", PAGE);
        assert_eq!(run(&["format", "-i", threads, path], b"").fine(), "");
        assert_eq!(fs::read_to_string(&a).unwrap(), FORMATTED);
        assert_eq!(fs::read_to_string(&b).unwrap(), FORMATTED);
    }
    assert_eq!(run(&["format", "--check", path], b"").fine(), "");
    assert_eq!(fs::read_dir(path).unwrap().count(), 2);

    let out = format!("{path}/out");
    assert_eq!(run(&["minify", &a, "-o", &out], b"").fine(), "");
    assert!(fs::read_to_string(&out).unwrap().starts_with("<!DOCTYPE html>"));
    assert_eq!(run(&["minify", "-o-"], b"<p>x</p>").fine(), "<p>x");
    assert_eq!(run(&["minify", "--output", &out], b"<p>x</p>").fine(), "");
    assert_eq!(fs::read_to_string(&out).unwrap(), "<p>x");
}

#[test]
fn failures() {
    let folder = Folder::new("rewriting_failures");
    let (a, b) = (folder.file("a.html", PAGE), folder.file("b.html", PAGE));
    let nowhere = format!("{}/missing/out", folder.path());
    for (arguments, message) in [
        (&[&a[..], &b][..], "several files need --in-place; see `treewright minify --help`"),
        (
            &[folder.path(), "-o", "x"],
            "several files need --in-place; see `treewright minify --help`",
        ),
        (&["-i", "-"], "standard input has no file to write to; see `treewright minify --help`"),
        (&["-i", "missing.html"], "missing.html: no such file"),
        (&[&a, "-o", &nowhere], "a.html: not written to "),
        (
            &["--limits=nodes=3", "-i", &a],
            "a.html: not changed: the parse stopped before the end of the page",
        ),
        (&["-i", "-o", "x", &a], "cannot be used with"),
    ] {
        let found = run(&[&["minify"], arguments].concat(), b"");
        assert_eq!((found.code, found.out.as_str()), (2, ""), "{arguments:?}");
        assert!(found.err.contains(message), "{arguments:?}: {}", found.err);
    }
    for indent in ["-1", "17", "x", ""] {
        assert_eq!(run(&["format", "--indent", indent, &a], b"").code, 2, "{indent}");
    }
    assert_eq!(fs::read_to_string(&a).unwrap(), PAGE);
}

/// A page that is compressed would have to be compressed again.
#[test]
fn compressed_pages_stay() {
    use std::io::Write as _;

    let folder = Folder::new("rewriting_compressed");
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    encoder.write_all(PAGE.as_bytes()).unwrap();
    let bytes = encoder.finish().unwrap();
    let file = folder.file("a.html.gz", &bytes);
    assert!(run(&["format", &file], b"").fine() == FORMATTED);
    let found = run(&["format", "-i", &file], b"");
    assert_eq!(found.code, 2);
    assert!(found.err.contains("not changed: the file is compressed"), "{}", found.err);
    assert!(fs::read(&file).unwrap() == bytes);
}
