//! `treewright edit`. The library's own tests have the edits; these are about files and bytes.

use std::fs;
#[cfg(unix)]
use std::process::Command;

use crate::{Folder, Run, program, run};

/// The page, the selector, the changes, the page with them.
const CASES: [(&str, &str, &[&str], &str); 18] = [
    ("<A HREF=x>l</a>", "a", &["--set-attr", "rel=nofollow"], "<A HREF=x rel=\"nofollow\">l</a>"),
    ("<p a=1 b=2>", "p", &["--remove-attr=a", "--set-attr=b=3"], "<p b=3>"),
    ("<p a>", "p", &["--set-attr", "a="], "<p a>"),
    ("<p>", "p", &["--set-attr", "a=b=c"], "<p a=\"b=c\">"),
    ("<p>a</p>", "p", &["--text", "<&>"], "<p>&lt;&amp;&gt;</p>"),
    ("<p>a</p>", "p", &["--text="], "<p></p>"),
    ("<p>a</p>", "p", &["--before=<hr>", "--after=<br>"], "<hr><p>a</p><br>"),
    // Each is HTML of its own, and an end tag alone is nothing.
    ("<p>a</p>", "p", &["--prepend=<b>", "--append=</b>"], "<p><b></b>a</p>"),
    ("<p>a</p>", "p", &["--after", "-->"], "<p>a</p>-->"),
    ("<p>a</p>b", "p", &["--replace", "<q>x</q>"], "<q>x</q>b"),
    ("<p>a</p>b", "p", &["--remove"], "b"),
    // Elements inside go with the outer one.
    ("<div><div>a</div></div>b", "div", &["--remove"], "b"),
    ("<div><div>a</div></div>b", "div", &["--text=x"], "<div>x</div>b"),
    (
        "<div><div>a</div></div>",
        "div",
        &["--set-attr=a=b"],
        "<div a=\"b\"><div a=\"b\">a</div></div>",
    ),
    (
        "<template><p>a</template>",
        "p",
        &["--text=b", "--scope=templates"],
        "<template><p>b</template>",
    ),
    // Not found: the page as it was.
    ("<P  a = 'b'>\r\n\0", "q", &["--remove"], "<P  a = 'b'>\r\n\0"),
    // The parser's settings.
    ("<td>a", "td", &["--text=b", "--fragment=tr"], "<td>b"),
    (
        "<noscript><p>a</p></noscript>",
        "noscript",
        &["--text=<b>", "--scripting=on"],
        "<noscript><b></noscript>",
    ),
];

fn edit(arguments: &[&str], input: &[u8]) -> Run {
    run(&[&["edit"], arguments].concat(), input)
}

#[test]
fn changes() {
    for (page, selector, changes, expected) in CASES {
        let found = edit(&[&[selector], changes].concat(), page.as_bytes());
        assert_eq!((found.out.as_str(), found.err.as_str()), (expected, ""), "{page}");
        assert_eq!(found.code, i32::from(selector == "q"), "{page}");
    }
}

/// Pages in other encodings stay in them.
#[test]
fn encodings() {
    let edited = |arguments: &[&str], page: &[u8]| {
        let folder = Folder::new("edited_encodings");
        let file = folder.file("a.html", page);
        let output = program(&[&["edit", "p"], arguments, &[&file]].concat()).output().unwrap();
        assert!(output.stderr.is_empty());
        output.stdout
    };
    let page = b"<meta charset=windows-1252>\xE9<p title=\xE9>\xE9";
    let expected = b"<meta charset=windows-1252>\xE9<p title=\xFC>\xFC&#9731;";
    assert_eq!(edited(&["--set-attr=title=\u{FC}", "--text=\u{FC}\u{2603}"], page), expected);
    let patch = edited(&["--set-attr=title=\u{FC}", "--diff"], page);
    let lines: Vec<_> = patch.split(|byte| *byte == b'\n').skip(2).collect();
    let no_line_end = b"\\ No newline at end of file".as_slice();
    let minus = [b"-", page.as_slice()].concat();
    let plus = b"+<meta charset=windows-1252>\xE9<p title=\xFC>\xE9".as_slice();
    assert_eq!(lines, [b"@@ -1 +1 @@".as_slice(), &minus, no_line_end, plus, no_line_end, b""]);

    let utf_16 = |text: &str| {
        let units = text.encode_utf16().flat_map(u16::to_le_bytes);
        [0xFF, 0xFE].into_iter().chain(units).collect::<Vec<_>>()
    };
    assert_eq!(edited(&["--text=b"], &utf_16("\r\n<p>a")), utf_16("\r\n<p>b"));
    let patch = String::from_utf8(edited(&["--text=b", "--diff"], &utf_16("x\n<p>a\n"))).unwrap();
    let (_, hunk) = patch.split_once("@@\n").unwrap();
    // The line end is part of the paragraph.
    assert_eq!(hunk, " x\n-<p>a\n+<p>b\n\\ No newline at end of file\n");
}

/// A page is changed as a whole or not at all.
#[test]
fn refusals() {
    let folder = Folder::new("refused_edits");
    let page = "<p>a<i>b</i><p><b>c<p>d";
    let refused = folder.file("a.html", page);
    let fine = folder.file("b.html", "<i>a</i>");
    let change = ["i, p:nth-child(2) b", "--set-attr=id=x", "-i"];
    let found = edit(&[&change[..], &[&refused, &fine]].concat(), b"");
    let message = format!(
        "treewright: {refused}:1:16: `b` cannot be changed: the page leaves out `</b>` and `<b>`, which the \
         change needs; --normalize writes them\n"
    );
    assert_eq!((found.code, found.err.as_str()), (2, message.as_str()));
    assert_eq!(fs::read_to_string(&refused).unwrap(), page);
    assert_eq!(fs::read_to_string(&fine).unwrap(), "<i id=\"x\">a</i>");

    let found = edit(&[&change[..], &["--keep-going", &refused]].concat(), b"");
    assert_eq!((found.code, found.err), (2, message));
    let changed = "<p>a<i id=\"x\">b</i><p><b>c<p>d";
    assert_eq!(fs::read_to_string(&refused).unwrap(), changed);

    let found = edit(&["p:nth-child(2) b", "--set-attr=id=x", "--normalize"], page.as_bytes());
    assert_eq!((found.code, found.out.as_str()), (0, "<p>a<i>b</i><p><b id=\"x\">c</b><p><b>d"));
    let [end, start] = ["20: wrote `</b>`", "23: wrote `<b>`"]
        .map(|tag| format!("treewright: -:1:{tag}, which the page left out\n"));
    assert_eq!(found.err, end + &start);

    let found = edit(&["li:first-child", "--after=<!--x-->"], b"<ul><li>c<li>d</ul>");
    assert_eq!((found.code, found.out.as_str()), (0, "<ul><li>c</li><!--x--><li>d</ul>"));
    assert_eq!(found.err, "treewright: -:1:10: wrote `</li>`, which the page left out\n");

    for (arguments, input, message) in [
        (&["p", "--set-attr=a b=c"][..], "<p>", "the name of the attribute cannot be written"),
        (&["br", "--text=a"], "<br>", "nodes of this kind do not have what is to be changed"),
        (&["script", "--text=</script>"], "<script></script>", "the text cannot be written"),
        (&["html", "--remove"], "a", "every page has an `html` element"),
        (&["p", "--append=<div>"], "<p></p>", "the parser moves or drops a part of `p`"),
        (
            &["meta", "--set-attr=charset=big5"],
            "<meta charset=utf-8><p>\u{E9}",
            "the page would be read as Big5",
        ),
        (
            &["p", "--remove", "--limits=bytes=5"],
            "<p>a<p>b",
            "the parse stopped before the end of the page",
        ),
    ] {
        let found = edit(arguments, input.as_bytes());
        assert_eq!((found.code, found.out.as_str()), (2, ""), "{arguments:?}");
        assert!(found.err.contains(message), "{arguments:?}: {}", found.err);
    }
}

#[test]
fn command_lines() {
    for (arguments, message) in [
        (&["p"][..], "required arguments were not provided"),
        (&["p", "--remove", "--text=a"], "cannot be used with"),
        (&["p", "--replace=a", "--remove"], "cannot be used with"),
        (&["p", "--remove", "-i", "--diff"], "cannot be used with"),
        (&["p", "--remove", "-i"], "standard input has no file to write to"),
        (&["p", "--remove", "a.html", "b.html"], "several files need --in-place or --diff"),
        (&["p", "--set-attr=a"], "write `a=` for an empty value"),
        (&["p", "--set-attr==a"], "missing name before `=`"),
        (&["p[", "--remove"], "the selector ends too early"),
        (&["p", "--remove", "-i", "missing.html"], "missing.html: no such file"),
    ] {
        let found = edit(arguments, b"<p>");
        assert_eq!((found.code, found.out.as_str()), (2, ""), "{arguments:?}");
        assert!(found.err.contains(message), "{arguments:?}: {}", found.err);
    }
}

#[test]
fn files_in_place() {
    let folder = Folder::new("edited_in_place");
    let changed = folder.file("a.html", "<p>a");
    let other = folder.file("b.html", "<q>a");
    let found = edit(&["p", "--text=b", "-i", folder.path()], b"");
    assert_eq!((found.code, found.out.as_str(), found.err.as_str()), (0, "", ""));
    assert_eq!(fs::read_to_string(&changed).unwrap(), "<p>b");
    assert_eq!(fs::read_to_string(other).unwrap(), "<q>a");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    assert_eq!(edit(&["i", "--remove", "-i", folder.path()], b"").code, 1);

    // A compressed page is not replaced by one that is not.
    let packed = b"\x1F\x8B\x08\0\0\0\0\0\x02\xFF\xB3)\xB0K\x04\0\xE6\xBA8\xB4\x04\0\0\0";
    let packed_page = folder.file("c.html.gz", packed);
    let found = edit(&["p", "--text=b", "-i", &packed_page], b"");
    assert!(found.err.contains("not changed: the file is compressed"), "{}", found.err);
    assert_eq!((found.code, fs::read(packed_page).unwrap()), (2, packed.to_vec()));
}

/// Links stay links, and permissions stay.
#[cfg(unix)]
#[test]
fn links_and_permissions() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    let folder = Folder::new("edited_links");
    let file = folder.file("a.html", "<p>a");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    let link = folder.path().to_owned() + "/link.html";
    symlink(&file, &link).unwrap();
    assert_eq!(edit(&["p", "--text=b", "-i", &link], b"").fine(), "");
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(&file).unwrap(), "<p>b");
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
    fs::set_permissions(&file, fs::Permissions::from_mode(0o440)).unwrap();
    let found = edit(&["p", "--text=c", "-i", &file], b"");
    assert_eq!((found.code, fs::read_to_string(&file).unwrap().as_str()), (2, "<p>b"));
}

/// `patch` takes what `--diff` prints.
#[cfg(unix)]
#[test]
fn patches_apply() {
    let folder = Folder::new("patches");
    let page = "<p>a</p>\r\r\n".repeat(50);
    folder.file("a.html", page.clone() + "<p>\u{E9}");
    folder.file("b.html", "<p>b");
    let in_folder = |program: &mut Command| program.current_dir(folder.path()).output();
    let edit = ["edit", "p:nth-of-type(9n + 5)", "--set-attr=id=x", "--diff", "."];
    folder.file("a.patch", in_folder(&mut program(&edit)).unwrap().stdout);
    let Ok(patched) = in_folder(Command::new("patch").args(["-p0", "--binary", "-i", "a.patch"]))
    else {
        eprintln!("skipped: the program `patch` is missing");
        return;
    };
    assert!(patched.status.success(), "{}", String::from_utf8_lossy(&patched.stdout));
    let expected = fs::read_to_string(folder.path().to_owned() + "/a.html").unwrap();
    assert_eq!(expected.matches(" id=\"x\"").count(), 6);
    let edit = ["edit", "p:nth-of-type(9n + 5)", "--set-attr=id=x"];
    let edited =
        run(&[&edit[..], &[&folder.file("a.html", page.clone() + "<p>\u{E9}")]].concat(), b"");
    assert_eq!(edited.fine(), expected);
}
