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
    (
        &["minify", "--remove-comments"],
        b"<?xml version=\"1.0\" encoding=\"windows-1251\"?>\n<!DOCTYPE html>\n<title>\xE6\xE7</title><p>\xE8",
        0,
        b"<?xml version=\"1.0\" encoding=\"windows-1251\"?>\n<!DOCTYPE html>\n<title>\xE6\xE7</title><p>\xE8",
        "",
    ),
    (
        &["format"],
        b"<title><meta charset=koi8-r></title>\xC1",
        0,
        b"<title><meta charset=koi8-r></title>\xC1",
        "",
    ),
    (
        &["minify"],
        b"<\0?\0x\0m\0l\0?\0>\0<\0p\0>\0x\0",
        0,
        b"<\0?\0x\0m\0l\0?\0>\0<\0p\0>\0x\0",
        "",
    ),
    // A page that is as short as the standard's tree allows stays.
    (&["minify"], b"<b><p>x", 0, b"<b><p>x", ""),
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
    (
        &["edit", "p", "--after", "<b>N</b>"],
        b"<p>a<div>b</div>",
        0,
        b"<p>a</p><b>N</b><div>b</div>",
        "wrote `</p>`, which the page left out",
    ),
    (
        &["edit", "dt", "--after", "<!--N-->"],
        b"<dl><dt>a<dd>b</dl>",
        0,
        b"<dl><dt>a</dt><!--N--><dd>b</dl>",
        "wrote `</dt>`, which the page left out",
    ),
    (
        &["edit", "option:first-child", "--after", "<!--N-->"],
        b"<select><option>a<option>b</select>",
        0,
        b"<select><option>a</option><!--N--><option>b</select>",
        "wrote `</option>`, which the page left out",
    ),
    (
        &["edit", "td:first-child", "--after", "<!--N-->"],
        b"<table><tr><td>a<td>b</table>",
        0,
        b"<table><tr><td>a</td><!--N--><td>b</table>",
        "wrote `</td>`, which the page left out",
    ),
    (
        &["edit", "rt:first-of-type", "--after", "<!--N-->"],
        b"<ruby>a<rt>b<rt>c</ruby>",
        0,
        b"<ruby>a<rt>b</rt><!--N--><rt>c</ruby>",
        "wrote `</rt>`, which the page left out",
    ),
    (
        &["edit", "div", "--append", "<i>N</i>"],
        b"<div><p>x</div>",
        0,
        b"<div><p>x</p><i>N</i></div>",
        "wrote `</p>`, which the page left out",
    ),
    (
        &["edit", "body", "--append", "<i>N</i>"],
        b"<!doctype html><title>t</title><body><p>x",
        0,
        b"<!doctype html><title>t</title><body><p>x</p><i>N</i>",
        "wrote `</p>`, which the page left out",
    ),
    (
        &["edit", "table", "--append", "<!--N-->"],
        b"<table><tr><td>x</table>",
        0,
        b"<table><tr><td>x</tbody><!--N--></table>",
        "wrote `</tbody>`, which the page left out",
    ),
    // No tag ends it.
    (
        &["edit", "plaintext", "--after", "N"],
        b"<plaintext>x",
        2,
        b"",
        "`plaintext` cannot be changed: no HTML gives the page with this change",
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
    (
        &["edit", "b", "--remove"],
        b"<!DOCTYPE html><title>t</title><p><<b></b>/p>x",
        0,
        b"<!DOCTYPE html><title>t</title><p>&lt;/p>x",
        "",
    ),
    (
        &["edit", "b", "--remove"],
        b"<!DOCTYPE html><title>t</title><p>&#<b></b>60;",
        0,
        b"<!DOCTYPE html><title>t</title><p>&amp;#60;",
        "",
    ),
    (
        &["edit", "b", "--before", "i>"],
        b"<!DOCTYPE html><title>t</title><p>a<<b></b>",
        0,
        b"<!DOCTYPE html><title>t</title><p>a&lt;i><b></b>",
        "",
    ),
    // The page ends within a tag, a comment or raw text.
    (
        &["edit", "body", "--append", "<b>N</b>"],
        b"<!doctype html><title>t</title><body><p>x<a href=\"fo",
        0,
        b"<!doctype html><title>t</title><body><p>x</p><b>N</b><a href=\"fo",
        "wrote `</p>`, which the page left out",
    ),
    (
        &["edit", "body", "--append", "<b>N</b>"],
        b"<body><p>x<!--fo",
        0,
        b"<body><p>x<!--fo--></p><b>N</b>",
        "wrote `</p>`, which the page left out",
    ),
    (
        &["edit", "body", "--append", "<b>N</b>"],
        b"<body><p>x<script>fo",
        0,
        b"<body><p>x<script>fo</script></p><b>N</b>",
        "wrote `</script>`, which the page left out",
    ),
    (
        &["edit", "body", "--append", "<b>N</b>"],
        b"<body><p>x<style>fo",
        0,
        b"<body><p>x<style>fo</style></p><b>N</b>",
        "wrote `</style>`, which the page left out",
    ),
    (
        &["edit", "table", "--append", "<!--N-->"],
        b"<table><thead ",
        0,
        b"<table><!--N--><thead ",
        "",
    ),
    // An element within one whose contents are replaced goes with it.
    (
        &["edit", "div, p", "--text", "N"],
        b"<!DOCTYPE html><title>t</title><div><p></div>",
        0,
        b"<!DOCTYPE html><title>t</title><div>N</div>",
        "",
    ),
    (&["edit", "div", "--text", "T"], b"<div><div>", 0, b"<div>T", ""),
    // A row has no text.
    (
        &["edit", "tr,td", "--text", "N"],
        b"<table><tr><td></table>",
        2,
        b"",
        "`tr` cannot be changed: no HTML gives the page with this change",
    ),
    // Elements without tags.
    (
        &["edit", "head", "--append", "<meta name=a content=b>"],
        b"<!DOCTYPE html><title>t</title><p>x",
        0,
        b"<!DOCTYPE html><title>t</title><meta name=a content=b><p>x",
        "",
    ),
    (
        &["edit", "html", "--text", "x"],
        b"<!DOCTYPE html><p>x",
        2,
        b"",
        "`html` cannot be changed: no HTML gives the page with this change",
    ),
    (
        &["edit", "head", "--remove"],
        b"<!DOCTYPE html><title>t</title><p>x",
        2,
        b"",
        "`head` cannot be changed: no HTML gives the page with this change",
    ),
    // Values that look like options, names that only the parser can write, and those that it adjusts.
    (&["edit", "p", "--after", "-->"], b"<p>a</p>", 0, b"<p>a</p>-->", ""),
    (&["edit", "p", "--remove-attr", "\""], b"<p \">x", 0, b"<p>x", ""),
    (
        &["edit", "linearGradient", "--set-attr", "gradientUnits=x"],
        b"<svg><linearGradient/></svg>",
        0,
        b"<svg><linearGradient gradientUnits=\"x\"/></svg>",
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
    (&["select", "& > p, .big::before", "-a", "id"], b"<p id=a>x", 1, b"", ""),
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
