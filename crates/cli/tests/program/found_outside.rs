//! The inputs of examinations from outside that the tests of their subjects do not have in this form: arguments, the page,
//! the exit code, the output, and a part of the messages.

use std::io::Write as _;

use crate::spawn;

type Case = (&'static [&'static str], &'static [u8], i32, &'static [u8], &'static str);

const CASES: &[Case] = &[
    // The encoding is declared where only the prescan looks.
    (
        &["minify"],
        b"<?xml version=\"1.0\" encoding=\"windows-1251\"?>\n<!DOCTYPE html>\n<title>\xE6\xE7</title><p>\xE8",
        0,
        b"<?xml version=\"1.0\" encoding=\"windows-1251\"?><!DOCTYPE html><title>\xE6\xE7</title><p>\xE8",
        "",
    ),
    // White space after the end tags is a part of the body.
    (
        &["edit", "body", "--append", "<b>N</b>"],
        b"<!DOCTYPE html>\n<html lang=en>\n<head>\n<title>t</title>\n</head>\n<body>\n<p>x</p>\n</body>\n</html>\n",
        0,
        b"<!DOCTYPE html>\n<html lang=en>\n<head>\n<title>t</title>\n</head>\n<body>\n<p>x</p>\n<b>N</b></body>\n</html>\n",
        "",
    ),
    // End tags that are left out.
    (
        &["edit", "li:first-child", "--after", "N"],
        b"<!doctype html><title>t</title><ul><li>one<li>two</ul><p>a<p>b",
        0,
        b"<!doctype html><title>t</title><ul><li>one</li>N<li>two</ul><p>a<p>b",
        "wrote `</li>`, which the page left out",
    ),
    (
        &["edit", "ul", "--append", "<li>N"],
        b"<!doctype html><title>t</title><ul><li>one<li>two</ul><p>a<p>b",
        0,
        b"<!doctype html><title>t</title><ul><li>one<li>two<li>N</ul><p>a<p>b",
        "",
    ),
    // Text does not become markup.
    (
        &["edit", "script", "--remove"],
        b"<!DOCTYPE html><title>t</title><<script></script>img src=x onerror=y>",
        0,
        b"<!DOCTYPE html><title>t</title>&lt;img src=x onerror=y>",
        "",
    ),
    (
        &["edit", "b", "--remove"],
        b"<!DOCTYPE html><title>t</title><p>&l<b></b>t;x",
        0,
        b"<!DOCTYPE html><title>t</title><p>&amp;lt;x",
        "",
    ),
    // The page ends within a tag.
    (
        &["edit", "body", "--append", "<b>N</b>"],
        b"<!doctype html><title>t</title><body><p>x<a href=\"fo",
        0,
        b"<!doctype html><title>t</title><body><p>x</p><b>N</b><a href=\"fo",
        "wrote `</p>`, which the page left out",
    ),
    // An element within one whose contents are replaced goes with it.
    (
        &["edit", "div, p", "--text", "N"],
        b"<!DOCTYPE html><title>t</title><div><p></div>",
        0,
        b"<!DOCTYPE html><title>t</title><div>N</div>",
        "",
    ),
    // The encoding lacks a character of a name.
    (
        &["edit", "p", "--set-attr", "data-\u{436}=x"],
        b"<!DOCTYPE html><meta charset=windows-1252><title>t</title><p>a",
        2,
        b"",
        "the encoding of the page does not have the new text",
    ),
    // The line feed after the tag does not count as text.
    (
        &["edit", "pre", "--prepend", "<b>N</b>"],
        b"<!DOCTYPE html><title>t</title><pre>\na</pre>",
        0,
        b"<!DOCTYPE html><title>t</title><pre>\n<b>N</b>a</pre>",
        "",
    ),
    // Escapes of the encoding meet.
    (
        &["edit", "p", "--append", "\u{3042}"],
        b"<!DOCTYPE html><meta charset=iso-2022-jp><title>t</title><p>\x1B$B$\"\x1B(B",
        0,
        b"<!DOCTYPE html><meta charset=iso-2022-jp><title>t</title><p>\x1B$B$\"$\"\x1B(B",
        "",
    ),
    // Links of SVG, editable elements within foreign ones, and the nesting selector.
    (
        &["select", ":any-link", "-a", "id"],
        b"<a id=x href=y></a><svg><a id=s href=z></a><a id=t xlink:href=w></a></svg>",
        0,
        b"x\ns\nt\n",
        "",
    ),
    (
        &["select", "p:read-only", "-a", "id"],
        b"<div contenteditable><svg><foreignObject><p id=a>x</p></foreignObject></svg>",
        0,
        b"a\n",
        "",
    ),
    (&["select", "& p", "-a", "id"], b"<p id=a>x", 0, b"a\n", ""),
];

#[test]
fn inputs() {
    for (arguments, page, code, out, message) in CASES {
        let (child, mut stdin) = spawn(arguments);
        let _ = stdin.write_all(page);
        drop(stdin);
        let found = child.wait_with_output().unwrap();
        let (shown, err) = (page.escape_ascii(), String::from_utf8_lossy(&found.stderr));
        assert_eq!(
            found.stdout.escape_ascii().to_string(),
            out.escape_ascii().to_string(),
            "{shown}: {err}"
        );
        assert_eq!(found.status.code(), Some(*code), "{arguments:?} {shown}: {err}");
        assert!(err.contains(message), "{arguments:?} {shown}: {err}");
    }
}
