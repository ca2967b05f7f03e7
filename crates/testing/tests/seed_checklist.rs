//! The lines about writing and about errors of the list of requirements that the project started with, by
//! number: a page for each, and the error that it must have, or none.

use treewright::{Checker, Diagnostic, Input, Severity};
use treewright_testing::suites::report;

/// The codes of the errors in a page.
fn errors<'a>(page: impl Into<Input<'a>>) -> Vec<&'static str> {
    let (_, report) = Checker::new().check(page);
    let errors = report.diagnostics.iter().filter(|finding| finding.severity == Severity::Error);
    errors.map(Diagnostic::code).collect()
}

/// A page with this body.
fn with_body(body: &str) -> String {
    format!(
        "<!doctype html><html lang=en><head><title>Tea</title></head><body>{body}</body></html>"
    )
}

/// Checks that each page has an error with the code, or none if that is empty. Anything that is not a page
/// is a body.
fn check(cases: &[(&str, &str, &str)]) {
    let mut complaints = Vec::new();
    for (number, page, expected) in cases {
        let lower = page.to_ascii_lowercase();
        let is_page = page.is_empty() || lower.contains("<html") || lower.contains("<!doctype");
        let page = if is_page { (*page).to_owned() } else { with_body(page) };
        let found = errors(page.as_str());
        let is_right =
            if expected.is_empty() { found.is_empty() } else { found.contains(expected) };
        if !is_right {
            complaints.push(format!("{number}: {page:?} has {found:?}, not {expected:?}"));
        }
    }
    report(&complaints);
}

#[test]
fn s005_to_s012_errors() {
    check(&[
        // Every input has a defined result; a checker reports an error if there is one, and none otherwise.
        ("S005", "", "missing-doctype"),
        ("S006", "<p></b>Tea<b>", "open-elements-at-body-end-tag"),
        ("S007", "<p>Tea</i>", "end-tag-without-start-tag"),
        ("S008", "<p>Tea", ""),
        ("S009", "<p></b></i>", "end-tag-without-start-tag"),
        ("S010", "<table><p>Tea</table><b>", "unexpected-content-in-table"),
        // The other requirements are also checked.
        ("S011", "<p><div title=a>Tea</div><ul>Tea</ul>", "text-not-allowed-here"),
        ("S012", "<!doctype html><html lang=en><title>Tea</title><p>Tea", ""),
    ]);
    assert!(errors("<p></b></i>").len() > 2, "S009: more than one error is reported");
}

#[test]
fn s004_s156_documents_in_the_xml_syntax_are_for_other_tools() {
    check(&[
        (
            "S004",
            "<?xml version='1.0'?><!doctype html><html lang=en><title>Tea</title>",
            "disallowed-processing-instruction-target",
        ),
        ("S156", "<!doctype html><html lang=en><title>Tea</title><p>Tea</p>", ""),
    ]);
}

#[test]
fn s065_undecodable_bytes() {
    let page = |text: &[u8]| {
        let mut page =
            b"<!doctype html><html lang=en><meta charset=utf-8><title>Tea</title><p>".to_vec();
        page.extend(text);
        page
    };
    for (number, text, expected) in [
        ("S065", &b"caf\xE9"[..], Some("undecodable-bytes")),
        ("S065", &b"caf\xC3\xA9"[..], None),
        // An override is no longer an error.
        ("S057", "café".as_bytes(), None),
        ("S058", &b"\xF0\x9F\x8D\xB5"[..], None),
    ] {
        let found = errors(&page(text));
        assert_eq!(found.first().copied(), expected, "{number}: {text:?} has {found:?}");
    }
    // The place is that of the replacement character.
    let (_, report) = Checker::new().check(&page(b"a\xFFb"));
    assert_eq!(report.diagnostics[0].span.start, 71);
}

#[test]
fn s068_s150_characters() {
    check(&[
        ("S068", "<p>\u{1}", "control-character-in-input-stream"),
        ("S068", "<p>\u{FDD0}", "noncharacter-in-input-stream"),
        ("S068", "<p>\u{B}", "control-character-in-input-stream"),
        ("S144", "<p>&#;", "absence-of-digits-in-numeric-character-reference"),
        ("S145", "<p>&#65", "missing-semicolon-after-character-reference"),
        ("S150", "<p>&#1;", "control-character-reference"),
        ("S150", "<p>&#xFFFE;", "noncharacter-character-reference"),
        ("S152", "<p>&tea;", "unknown-named-character-reference"),
        ("S152", "<p>a & b &tea", ""),
        ("S153", "<p>&amp", "missing-semicolon-after-character-reference"),
        ("S153", "<p><a href='?a&copy=1'>Tea</a>", ""),
        ("S302", "<p>&#0;", "null-character-reference"),
    ]);
}

#[test]
fn s128_s135_tags() {
    check(&[
        ("S128", "<p/>Tea", "non-void-html-element-start-tag-with-trailing-solidus"),
        ("S129", "<p>Tea</p id=a>", "end-tag-with-attributes"),
        ("S129", "<p>Tea</p/>", "end-tag-with-trailing-solidus"),
        ("S135", "<p id=a id=b>Tea", "duplicate-attribute"),
        ("S321", "<p id=a`b>Tea", "unexpected-character-in-unquoted-attribute-value"),
        (
            "S349",
            "<!doctype html><html lang=en><title>Tea</title><div>Tea",
            "open-elements-at-end-of-file",
        ),
        (
            "S301",
            "<!doctype html><html lang=en><title>Tea</title><p>Tea</x>",
            "end-tag-without-start-tag",
        ),
    ]);
}

#[test]
fn s157_to_s164_documents() {
    check(&[
        (
            "S157",
            "<!--a-->\n<!doctype html>\n<!--b-->\n<html lang=en><title>Tea</title></html>\n<!--c-->\n",
            "",
        ),
        (
            "S157",
            "<!doctype html><html lang=en><title>Tea</title></html>Tea",
            "unexpected-content-after-html",
        ),
        (
            "S158",
            "<!doctype html><html lang=en><meta charset=latin1><title>Tea</title>",
            "unknown-keyword",
        ),
        (
            "S160",
            "<!doctype html>\n<!--a-->\n<html lang=en>\n<!--b-->\n<head><title>Tea</title></head></html>",
            "",
        ),
        ("S161", "<!DOCTYPE HTML><HTML LANG=en><TITLE>Tea</TITLE><P CLASS=a>Tea</p>", ""),
        ("S161", "<p \u{212A}ind=a>Tea", "unknown-attribute"),
        ("S162", "<html lang=en><title>Tea</title>", "missing-doctype"),
        ("S162", "<!DocType hTmL><html lang=en><title>Tea</title>", ""),
        (
            "S163",
            "<!doctype html system 'about:legacy-compat'><html lang=en><title>Tea</title>",
            "",
        ),
        (
            "S163",
            "<!doctype html system 'about:Legacy-compat'><html lang=en><title>Tea</title>",
            "nonconforming-doctype",
        ),
        (
            "S164",
            "<!doctype html public '-//W3C//DTD HTML 4.01//EN' 'http://www.w3.org/TR/html4/strict.dtd'><html lang=en><title>Tea</title>",
            "nonconforming-doctype",
        ),
        ("S303", "<!doctype html><html lang=en><meta charset=UTF-8><title>Tea</title>", ""),
        (
            "S303",
            "<!doctype html><html lang=en><meta charset=windows-1252><title>Tea</title>",
            "unknown-keyword",
        ),
    ]);
}

#[test]
fn s165_to_s176_elements() {
    check(&[
        ("S165", "<p>Tea<br><img src=a alt=a></p><svg><rect/></svg><textarea>a</textarea>", ""),
        ("S166", "<p>Tea<wbr><br/><input/></p>", ""),
        ("S166", "<p>Tea<br></br></p>", "br-end-tag"),
        ("S167", "<script>a < b && c</script><textarea>a < b</textarea>", ""),
        ("S168", "<p>Tea</p><div>Tea", "open-elements-at-body-end-tag"),
        ("S168", "<p><input></input>", "end-tag-without-start-tag"),
        ("S169", "<svg><g><rect></rect><circle/></g></svg>", ""),
        ("S169", "<svg><g></svg>", "foreign-end-tag-not-current"),
        ("S170", "<ul><p>Tea</ul>", "element-not-allowed-here"),
        ("S171", "<textarea>&tea; &amp;</textarea>", "unknown-named-character-reference"),
        ("S171", "<script>&tea; &amp</script>", ""),
        ("S172", "<svg><title>&lt;<![CDATA[<tea>]]><!--a--></title></svg>", ""),
        ("S172", "<svg><text>< tea</text></svg>", "invalid-first-character-of-tag-name"),
        ("S174", "<p>&lt;<b>Tea</b><!--a-->", ""),
        ("S174", "<p>a < b", "invalid-first-character-of-tag-name"),
        ("S175", "<p><a+b>Tea</a+b>", "unknown-element"),
        ("S175", "<DIV>Tea</dIv>", ""),
        ("S176", "<p\n>Tea</p\n>", ""),
        ("S176", "<p>Tea</ p>", "invalid-first-character-of-tag-name"),
    ]);
}

#[test]
fn s177_to_s184_attributes() {
    check(&[
        ("S177", "<p a\"b=c>Tea", "unexpected-character-in-attribute-name"),
        ("S177", "<p a<b=c>Tea", "unexpected-character-in-attribute-name"),
        ("S177", "<p =a>Tea", "unexpected-equals-sign-before-attribute-name"),
        ("S177", "<p data-\u{1}=a>Tea", "control-character-in-input-stream"),
        ("S178", "<p title='&amp; &tea;'>Tea", "unknown-named-character-reference"),
        ("S178", "<p title='a & b'>Tea", ""),
        ("S179", "<p hidden class=a>Tea", ""),
        ("S180", "<p class=a title=b>Tea", ""),
        ("S180", "<p class=>Tea", "missing-attribute-value"),
        ("S180", "<p class=a'b>Tea", "unexpected-character-in-unquoted-attribute-value"),
        ("S180", "<p><a href=a/>Tea</a>", ""),
        ("S181", "<p class='a\"b' title=\"a'b\">Tea", ""),
        ("S181", "<p class='a'title=b>Tea", "missing-whitespace-between-attributes"),
        ("S182", "<p CLASS=a class=b>Tea", "duplicate-attribute"),
        (
            "S183",
            "<svg xmlns:xlink='http://www.w3.org/1999/xlink' xml:lang=en xml:space=default><a xlink:href=a xlink:title=a><text>a</text></a></svg>",
            "",
        ),
        ("S183", "<svg xml:base=a></svg>", "foreign-attribute-not-allowed"),
        ("S184", "<svg xmlns:a='b'></svg>", "namespace-declaration"),
        ("S184", "<svg a:b=c></svg>", "foreign-attribute-not-allowed"),
    ]);
}

#[test]
fn s185_to_s199_optional_tags() {
    check(&[
        ("S185", "<!doctype html><title>Tea</title>Tea", ""),
        ("S185", "<!doctype html><!--a--><html><!--b--><title>Tea</title>Tea</html><!--c-->", ""),
        (
            "S186",
            "<!doctype html><html lang=en><meta charset=utf-8><title>Tea</title>\n<body>Tea</body></html>",
            "",
        ),
        ("S187", "<!doctype html><html lang=en><title>Tea</title><p>Tea</p></html>", ""),
        (
            "S187",
            "<!doctype html><html lang=en><head><title>Tea</title></head><meta charset=utf-8><p>Tea",
            "head-element-after-head",
        ),
        ("S188", "<!doctype html><html lang=en><title>Tea</title><body><p>Tea</html>", ""),
        ("S189", "<ul><li>a<li>b</ul><dl><dt>a<dd>b<dt>c<dd>d</dl>", ""),
        ("S190", "<p>a<p>b<div><p>c</div><search><p>d</search>", ""),
        ("S190", "<ins><p>a</ins>", "open-elements-at-body-end-tag"),
        ("S191", "<ruby>a<rp>(<rt>b<rp>)</ruby>", ""),
        (
            "S192",
            "<select><optgroup label=a><option>a<option>b<optgroup label=b><option>c<hr><option>d</select>",
            "",
        ),
        ("S193", "<table><caption>a<col><colgroup span=2><tr><td>a<td>b<td>c</table>", ""),
        ("S194", "<table><thead><tr><th>a<tbody><tr><td>b<tbody><tr><td>c</table>", ""),
        ("S195", "<table><tbody><tr><td>a<tfoot><tr><td>b</table>", ""),
        ("S196", "<table><tr><th>a<td>b<tr><th>c<td>d</table>", ""),
        ("S197", "<!doctype html><html lang=en><title>Tea</title><body class=a><p>Tea", ""),
        ("S198", "<table><tr><td>a</table>", ""),
        ("S199", "<pre>\n\na</pre><textarea>\n\na</textarea>", ""),
    ]);
}

#[test]
fn s200_to_s207_text() {
    check(&[
        ("S200", "<script>a</script>b</script>", "end-tag-without-start-tag"),
        ("S200", "<textarea></textare></textarea>", ""),
        ("S201", "<p>\0", "unexpected-null-character"),
        ("S201", "<p>\u{80}", "control-character-in-input-stream"),
        ("S202", "<p>a\rb\r\nc\nd", ""),
        ("S203", "<p>&lt;&#60;&#x3c;&#X3C;", ""),
        ("S204", "<p>&#13;", "control-character-reference"),
        ("S204", "<p>&#9;&#10;&#12;", ""),
        ("S204", "<p>&#0;", "null-character-reference"),
        ("S205", "<p>&; &tea &1a; a&b", "unknown-named-character-reference"),
        ("S205", "<p>&; &tea a&b", ""),
        ("S206", "<p><![CDATA[a]]>", "cdata-in-html-content"),
        ("S206", "<svg><title><![CDATA[a]]></title></svg>", ""),
        ("S207", "<!--> a -->", "abrupt-closing-of-empty-comment"),
        ("S207", "<!-- a -- b -->", ""),
        ("S207", "<!-- <!-- a -->", "nested-comment"),
        ("S207", "<!-- a --!>", "incorrectly-closed-comment"),
    ]);
}
