//! `treewright encoding`.

use serde_json::{Value, json};

use crate::{Folder, run};

/// Runs the command over standard input.
#[track_caller]
fn text(options: &[&str], page: &[u8]) -> String {
    run(&[&["encoding"], options].concat(), page).fine()
}

/// A page whose declaration comes too late for the prescan.
fn late(declaration: &str) -> Vec<u8> {
    [b"<!doctype html><!--\xCC", &vec![b'-'; 2000][..], b"-->", declaration.as_bytes()].concat()
}

#[test]
fn the_text_has_a_line_for_each_step() {
    let page = b"<!doctype html><meta charset=utf-16><p>\xCF\xF0";
    let options = ["--content-type", "text/html; charset=windows-1251", "--locale", "ru", "-"];
    assert_eq!(
        text(&options, page),
        "\
-: windows-1251 (certain), by transport-layer
    byte-order-mark     -
    user-override       -
  * transport-layer     windows-1251
    prescan             UTF-8           <meta charset> at byte 15 declares UTF-16LE
    container-document  -
    earlier-visit       -
    autodetection       -               off
    default             windows-1251    locale ru
"
    );
    assert_eq!(
        text(&[], &late("<meta charset=koi8-r>")),
        "\
-: KOI8-R (certain), by meta-element
    byte-order-mark     -
    user-override       -
    transport-layer     -
    prescan             -
    container-document  -
    earlier-visit       -
    autodetection       -               off
    default             UTF-8
  * meta-element        KOI8-R          restarted
"
    );
}

#[test]
fn several_files() {
    let folder = Folder::new("encoding_files");
    let first = folder.file("first.html", b"\xEF\xBB\xBF<meta charset=koi8-r>");
    let second = folder.file("second.html", late("<meta charset=koi8-r>"));
    let arguments = [&first, "-", &second, &first];
    let lines = text(&arguments, b"<meta charset=x-user-defined>");
    let heads: Vec<_> = lines.lines().filter(|line| !line.starts_with(' ')).collect();
    let expected = [
        format!("{first}: UTF-8 (certain), by byte-order-mark"),
        "-: windows-1252 (certain), by prescan".to_owned(),
        format!("{second}: KOI8-R (certain), by meta-element"),
        format!("{first}: UTF-8 (certain), by byte-order-mark"),
    ];
    assert_eq!(heads, expected, "{lines}");
    let marked = lines.lines().filter(|line| line.starts_with("  * ")).count();
    assert_eq!(marked, 4, "{lines}");

    let json = text(&[&["--format", "json"], &arguments[..]].concat(), b"");
    let files: Vec<_> = json
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap()["file"].take())
        .collect();
    assert_eq!(files, [&first[..], "-", &second, &first]);
}

#[test]
fn json() {
    let json = text(&["--format", "json", "--encoding", "latin1"], b"<meta charset=nosuch>\xE9");
    assert_eq!(json.matches('\n').count(), 1, "{json}");
    let start = r#"{"file":"-","encoding":"windows-1252","confidence":"certain","source":"user-override","steps":[{"step":"byte-order-mark","encoding":null,"note":null},"#;
    assert!(json.starts_with(start), "{json}");
    let json: Value = serde_json::from_str(&json).unwrap();
    let expected = json!([
        {"step": "byte-order-mark", "encoding": null, "note": null},
        {"step": "user-override", "encoding": "windows-1252", "note": null},
        {"step": "transport-layer", "encoding": null, "note": null},
        {"step": "prescan", "encoding": null, "note": null},
        {"step": "container-document", "encoding": null, "note": null},
        {"step": "earlier-visit", "encoding": null, "note": null},
        {"step": "autodetection", "encoding": null, "note": "off"},
        {"step": "default", "encoding": "UTF-8", "note": null},
    ]);
    assert_eq!(json["steps"], expected);
}

#[test]
fn what_decides() {
    let russian = "\u{43A}\u{442}\u{43E} \u{43B}\u{44E}\u{431}\u{438}\u{442} ".repeat(20);
    let letter = |letter: char| match letter {
        '\u{430}'..='\u{44F}' => (letter as u32 - 0x430 + 0xE0) as u8,
        _ => letter as u8,
    };
    let russian: Vec<u8> = russian.chars().map(letter).collect();
    let utf_16: Vec<u8> = "\u{FEFF}<p>".encode_utf16().flat_map(u16::to_be_bytes).collect();
    let xml_1251: &[u8] = b"<?xml version='1.0' encoding='windows-1251'?><p>\xCF";
    let pragma: &[u8] = b"<META http-equiv=Content-Type content='text/html; charset=EUC-KR'>";
    let in_noscript = late("<head><noscript><meta charset=gbk></noscript>");
    let in_ascii = [&b"x".repeat(2000)[..], b"<meta charset=gbk>\xC4\xE3"].concat();
    let bytes_1251 = "text/html; charset=windows-1251";
    for (options, page, expected) in [
        (&[][..], &b""[..], "UTF-8 (tentative), by default"),
        (&[], b"<p>\xCF", "UTF-8 (tentative), by default"),
        (&[], b"<meta charset=windows-1251>", "windows-1251 (certain), by prescan"),
        (&[], pragma, "EUC-KR (certain), by prescan"),
        (&[], xml_1251, "windows-1251 (tentative), by prescan"),
        (&[], b"\xEF\xBB\xBFx", "UTF-8 (certain), by byte-order-mark"),
        (&[], &utf_16, "UTF-16BE (certain), by byte-order-mark"),
        // Late declarations, and those in a `noscript`, which is parsed as with scripting off.
        (&[], &late("<meta charset=gbk>"), "GBK (certain), by meta-element"),
        (&[], &late("<p>x<meta charset=utf-8>"), "UTF-8 (certain), by default"),
        (&[], &late("<title><meta charset=gbk></title>"), "UTF-8 (tentative), by default"),
        (&[], &in_noscript, "GBK (certain), by meta-element"),
        (&[], &in_ascii, "GBK (certain), by meta-element"),
        (&["--locale", "uk"], b"<p>", "windows-1251 (tentative), by default"),
        (&["--locale", "zh-Hant-TW"], b"<p>", "Big5 (tentative), by default"),
        (&["--locale", "uk"], &late("<meta charset=gbk>"), "GBK (certain), by meta-element"),
        (&["--detect"], &russian, "windows-1251 (tentative), by autodetection"),
        (&["--detect", "--locale=ja"], &russian, "windows-1251 (tentative), by autodetection"),
        (&["--detect", "--locale=ja"], b"<p>", "Shift_JIS (tentative), by default"),
        (&["--content-type", bytes_1251], pragma, "windows-1251 (certain), by transport-layer"),
        (
            &["--content-type", bytes_1251],
            &late("<meta charset=gbk>"),
            "windows-1251 (certain), by transport-layer",
        ),
        (&["--content-type", "text/html"], pragma, "EUC-KR (certain), by prescan"),
        (
            &["--content-type", bytes_1251, "--encoding", "KOI8"],
            pragma,
            "KOI8-R (certain), by user-override",
        ),
        (&["--encoding", "koi8-r"], b"\xEF\xBB\xBFx", "UTF-8 (certain), by byte-order-mark"),
        (&["--encoding", "iso-8859-1"], b"x", "windows-1252 (certain), by user-override"),
    ] {
        let text = text(options, page);
        let found = text.lines().next().unwrap().strip_prefix("-: ").unwrap();
        assert_eq!(found, expected, "{options:?}: {text}");
        // The step that is marked is the one that the first line names.
        let source = expected.rsplit(' ').next().unwrap();
        let marked: Vec<_> = text.lines().filter(|line| line.starts_with("  * ")).collect();
        assert_eq!(marked.len(), 1, "{text}");
        assert!(marked[0].starts_with(&format!("  * {source} ")), "{text}");
    }
}

#[test]
fn an_ignored_content_type_is_noted() {
    let run = run(&["encoding", "--content-type", "text/html; charset=nosuch"], b"<p>");
    assert_eq!(run.code, 0);
    let warning = "\"nosuch\" is not the label of an encoding";
    assert_eq!(run.err, format!("treewright: warning: --content-type is ignored: {warning}\n"));
    let step = "\n    transport-layer     -               no encoding has the label \"nosuch\"\n";
    assert!(run.out.contains(step), "{}", run.out);
}

/// The command `encoding` prints the decision that `parse` makes.
#[test]
fn it_is_the_decision_of_the_parse() {
    let folder = Folder::new("encoding_of_parse");
    let page = folder.file("page.html", late("<meta charset=koi8-r>\u{43C}"));
    for options in [&[][..], &["--locale=ru"], &["--detect"], &["--encoding=gbk"]] {
        let json = |command: &str| -> Value {
            let arguments = [&[command, "--format=json"], options, &[&page]].concat();
            serde_json::from_str(&run(&arguments, b"").fine()).unwrap()
        };
        let (said, done) = (json("encoding"), json("parse"));
        for name in ["file", "encoding", "confidence"] {
            assert_eq!(said[name], done[name], "{options:?}");
        }
    }
}
