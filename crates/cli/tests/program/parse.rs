//! `treewright parse`.

use serde_json::Value;
use treewright::ErrorCode;

use crate::{Folder, run};

const PAGE: &str = "<!doctype html>\n<title>t</title><p id=b class=a>x</q>\n<!--c--><?pi d?>";

#[test]
fn tree() {
    let expected = "\
| <!DOCTYPE html>
| <html>
|   <head>
|     <title>
|       \"t\"
|   <body>
|     <p>
|       class=\"a\"
|       id=\"b\"
|       \"x
\"
|       <!-- c -->
|       <?pi d?>
";
    assert_eq!(run(&["parse"], PAGE.as_bytes()).fine(), expected);
    assert_eq!(run(&["parse", "-"], PAGE.as_bytes()).fine(), expected);
    assert_eq!(run(&["parse", "--format", "tree", "-"], PAGE.as_bytes()).fine(), expected);
    let folder = Folder::new("tree");
    let file = folder.file("page.html", PAGE);
    assert_eq!(run(&["parse", &file], b"").fine(), expected);
    let two = run(&["parse", &file, "-"], b"<p>").fine();
    let second = "| <html>\n|   <head>\n|   <body>\n|     <p>\n";
    assert_eq!(two, format!("==> {file} <==\n{expected}\n==> - <==\n{second}"));
}

#[test]
fn html() {
    let html = run(&["parse", "--format", "html"], PAGE.as_bytes()).fine();
    assert_eq!(
        html,
        "<!DOCTYPE html><html><head><title>t</title></head>\
         <body><p id=\"b\" class=\"a\">x\n<!--c--><?pi d?></p></body></html>"
    );
    let fragment = run(&["parse", "--format=html", "--fragment=tr"], b"<td>x<td>y").fine();
    assert_eq!(fragment, "<td>x</td><td>y</td>");
}

/// With shadow roots, and with the references that XML has.
#[test]
fn xml() {
    let page = "<!doctype html><p title='a & b'>\u{1}<br>\
                <div><template shadowrootmode=open>&lt;</template><svg xlink:href=#a />";
    assert_eq!(
        run(&["parse", "--format", "xml"], page.as_bytes()).fine(),
        "<!DOCTYPE html><html xmlns=\"http://www.w3.org/1999/xhtml\"><head></head>\
         <body><p title=\"a &amp; b\">\u{FFFD}<br /></p>\
         <div><template shadowrootmode=\"open\">&lt;</template><svg \
         xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \
         xlink:href=\"#a\"/></div></body></html>"
    );
    let fragment = run(&["parse", "--format=xml", "--fragment=tr"], b"<td>x").fine();
    assert_eq!(fragment, "<td xmlns=\"http://www.w3.org/1999/xhtml\">x</td>");
    let deep = run(&["parse", "--format", "xml"], "<div>".repeat(200_000).as_bytes()).fine();
    assert!(deep.ends_with("</div></div></body></html>"));
}

#[test]
fn options() {
    let noscript = b"<noscript><p></noscript>";
    let arguments = ["parse", "--fragment", "div", "--scripting"];
    let parse = |switch| run(&[&arguments[..], &[switch]].concat(), noscript).fine();
    assert_eq!(parse("off"), "| <noscript>\n|   <p>\n");
    assert_eq!(parse("on"), "| <noscript>\n|   \"<p>\"\n");

    let select = b"<select><p>x";
    let arguments = ["parse", "--fragment", "div", "--edition"];
    let parse = |edition| run(&[&arguments[..], &[edition]].concat(), select).fine();
    assert_eq!(parse("living"), "| <select>\n|   <p>\n|     \"x\"\n");
    assert_eq!(parse("classic"), "| <select>\n|   \"x\"\n");

    let svg = run(&["parse", "--fragment", "svg foreignObject"], b"<p>").fine();
    assert_eq!(svg, "| <p>\n");
}

#[test]
fn bytes_are_decoded() {
    let parse = |bytes| run(&["parse", "--fragment", "div"], bytes).fine();
    assert_eq!(parse(b"\xEF\xBB\xBFcaf\xC3\xA9"), "| \"caf\u{E9}\"\n");
    assert_eq!(parse(b"a\xF0\x9F\x98b\xFF\xFF"), "| \"a\u{FFFD}b\u{FFFD}\u{FFFD}\"\n");
}

/// A page in windows-1251 that does not say so, whose text is "\u{43B}\u{438}".
const WINDOWS_1251: &[u8] = b"<p>\xEB\xE8";

#[test]
fn options_of_encodings() {
    let text = |options: &[&str], page: &[u8]| {
        let arguments = [&["parse", "--fragment", "div", "--format", "html"], options].concat();
        let fragment = run(&arguments, page).fine();
        let arguments = [&["parse", "--format", "html"], options].concat();
        let document = run(&arguments, page).fine();
        assert!(document.contains(&format!("<body>{fragment}</body>")), "{document}");
        fragment
    };
    let cyrillic = "<p>\u{43B}\u{438}</p>";
    let type_1251 = "--content-type=text/html; charset=windows-1251";
    assert_eq!(text(&[], WINDOWS_1251), "<p>\u{FFFD}\u{FFFD}</p>");
    assert_eq!(text(&["--encoding", "windows-1251"], WINDOWS_1251), cyrillic);
    assert_eq!(text(&["--encoding", "CP1251"], WINDOWS_1251), cyrillic);
    assert_eq!(text(&[type_1251], WINDOWS_1251), cyrillic);
    assert_eq!(text(&["--locale", "ru-RU"], WINDOWS_1251), cyrillic);
    assert_eq!(text(&["--locale", "fr"], WINDOWS_1251), "<p>\u{EB}\u{E8}</p>");
    let russian = [b"<p>", &b"\xEA\xF2\xEE \xEB\xFE\xE1\xE8\xF2 "[..]].concat().repeat(20);
    assert!(text(&["--detect"], &russian).contains("\u{43A}\u{442}\u{43E} "));
    assert!(!text(&[], &russian).contains("\u{43A}\u{442}\u{43E} "));
    // Each is stronger than the next.
    assert_eq!(text(&["--encoding=koi8-r", type_1251], WINDOWS_1251), "<p>\u{41A}\u{425}</p>");
    assert_eq!(text(&["--encoding=koi8-r"], b"\xEF\xBB\xBF\xC3\xA9"), "\u{E9}");
    assert_eq!(text(&[type_1251, "--locale=fr", "--detect"], WINDOWS_1251), cyrillic);
    let ignored = ["parse", "--format=html", "--fragment=div", "--content-type=windows-1251"];
    let ignored = run(&ignored, WINDOWS_1251);
    assert_eq!((ignored.code, &ignored.out[..]), (0, "<p>\u{FFFD}\u{FFFD}</p>"));
}

#[test]
fn the_encoding_of_each_file_in_json() {
    let folder = Folder::new("json_encoding");
    let declared = folder.file("declared.html", b"<meta charset=koi8-r><p>\xCC\xC9");
    let bare = folder.file("bare.html", WINDOWS_1251);
    let marked = folder.file("marked.html", b"\xFF\xFE<\0p\0");
    let late = [b"<!--\xCC", &vec![b'-'; 5000][..], b"--><meta charset=koi8-r><p>\xCC"].concat();
    let late = folder.file("late.html", late);
    let arguments =
        ["parse", "--format=json", "--locale=ru", &declared, &bare, &marked, &late, "-"];
    let text = run(&arguments, b"").fine();
    let found: Vec<_> = text
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
        .map(|json| {
            [&json["encoding"], &json["confidence"]].map(|value| value.as_str().unwrap().to_owned())
        })
        .collect();
    let expected = [
        ["KOI8-R", "certain"],
        ["windows-1251", "tentative"],
        ["UTF-16LE", "certain"],
        ["KOI8-R", "certain"],
        ["windows-1251", "tentative"],
    ];
    assert_eq!(found, expected, "{text}");
    assert!(text.lines().nth(3).unwrap().contains("\u{43B}"), "{text}");
}

#[test]
fn malformed_bytes() {
    // Among the parse errors, in the order of places; at one place the bytes come first.
    let page = b"<!doctype html>\n<p \x81 id=1 id=2>\x82\xA0\x82 </q>\n</\xFF>\x82";
    let errors = run(&["parse", "--errors", "--encoding", "shift_jis"], page);
    assert_eq!(errors.code, 1);
    let starts: Vec<_> =
        errors.err.lines().map(|line| line.split(": ").take(2).collect::<Vec<_>>()).collect();
    let expected = [
        ["-:2:4", "byte 19 is not Shift_JIS"],
        ["-:2:13", "duplicate-attribute"],
        ["-:2:17", "byte 33 is not Shift_JIS"],
        ["-:2:19", "end-tag-without-start-tag"],
        ["-:3:3", "byte 42 is not Shift_JIS"],
        ["-:3:3", "invalid-first-character-of-tag-name"],
        ["-:3:5", "byte 44 is not Shift_JIS"],
    ];
    assert_eq!(starts, expected, "{}", errors.err);
    assert_eq!(errors.out, run(&["parse", "--encoding", "sjis"], page).fine());
    let html = run(&["parse", "--errors", "--format=html", "--encoding=sjis"], page);
    assert_eq!(html.err, errors.err);

    // Malformed bytes alone are enough for exit code 1, but only with `--errors`.
    let alone = b"<!doctype html><p>\xF0\x9F\x98.";
    let found = run(&["parse", "--errors"], alone);
    assert_eq!((found.code, &found.err[..]), (1, "-:1:19: bytes 18 to 20 are not UTF-8\n"));
    run(&["parse"], alone).fine();
    run(&["parse", "--format=json"], alone).fine();

    // Before the error that stops the parse they are reported as well.
    let stopped = run(&["parse", "--stop-at-first-error"], b"<!doctype html>\xFF</q>");
    assert_eq!(stopped.code, 1);
    assert!(stopped.err.starts_with("-:1:16: byte 15 is not UTF-8\n-:1:17: "), "{}", stopped.err);
    assert_eq!(stopped.err.lines().count(), 2, "{}", stopped.err);
}

#[test]
fn byte_offsets() {
    let json = |options: &[&str], page: &[u8]| {
        let arguments = [&["parse", "--errors", "--format", "json"], options].concat();
        let run = run(&arguments, page);
        assert_eq!((run.code, &run.err[..]), (1, ""));
        let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
        (json["errors"].clone(), json["decoding_errors"].clone())
    };
    // The second attribute has a name of one character, which has two bytes in UTF-16.
    let duplicate_of = |length: u32, line: u32, column: u32, offset: u32, byte_offset: u32| {
        serde_json::json!([{
            "code": "duplicate-attribute", "message": ErrorCode::DuplicateAttribute.message(),
            "line": line, "column": column, "offset": offset, "byte_offset": byte_offset,
            "end": {
                "line": line, "column": column + 1, "offset": offset + 1,
                "byte_offset": byte_offset + length
            }
        }])
    };
    let duplicate =
        |line, column, offset, byte_offset| duplicate_of(1, line, column, offset, byte_offset);
    let malformed = |encoding: &str,
                     byte_offset: u32,
                     byte_length: u32,
                     line: u32,
                     column: u32,
                     offset: u32| {
        let end = byte_offset + byte_length;
        let bytes = match byte_length {
            1 => format!("byte {byte_offset} is"),
            _ => format!("bytes {byte_offset} to {} are", end - 1),
        };
        serde_json::json!([{
            "encoding": encoding, "message": format!("{bytes} not {encoding}"),
            "byte_offset": byte_offset, "byte_length": byte_length,
            "line": line, "column": column, "offset": offset,
            "end": {
                "line": line, "column": column + 1, "offset": offset + 3, "byte_offset": end
            }
        }])
    };
    let none = serde_json::json!([]);

    // Two bytes are a letter of three in the text, and a malformed one becomes three.
    let shift_jis = json(&["--encoding=sjis"], b"<!doctype html>\n\x82\xA0\x82<p id=1 id=2>");
    assert_eq!(shift_jis.0, duplicate(2, 13, 32, 29));
    assert_eq!(shift_jis.1, malformed("Shift_JIS", 18, 1, 2, 2, 19));
    let gbk = json(&["--encoding=gbk"], b"<!doctype html>\xC4\xE3\xFF<p id=1 id=2>");
    assert_eq!(gbk.0, duplicate(1, 28, 31, 28));
    assert_eq!(gbk.1, malformed("GBK", 17, 1, 1, 17, 18));
    // A half of a surrogate pair, after a byte order mark.
    let units = "\u{FEFF}<!doctype html>?<p id=1 id=2>".encode_utf16();
    let utf_16: Vec<u8> = units
        .flat_map(|unit| if unit == 0x3F { [0x00, 0xD8] } else { unit.to_le_bytes() })
        .collect();
    let utf_16 = json(&[], &utf_16);
    assert_eq!(utf_16.0, duplicate_of(2, 1, 27, 28, 54));
    assert_eq!(utf_16.1, malformed("UTF-16LE", 32, 2, 1, 16, 15));
    // The byte order mark is not part of the text.
    let utf_8 = json(&[], b"\xEF\xBB\xBF<!doctype html>\xF0\x9F\x98\x80<p id=1 id=2>");
    assert_eq!(utf_8, (duplicate(1, 28, 29, 32), none.clone()));
    let utf_8 = json(&[], b"<!doctype html>\xE2\x82<p id=1 id=2>");
    assert_eq!(utf_8.0, duplicate(1, 27, 28, 27));
    assert_eq!(utf_8.1, malformed("UTF-8", 15, 2, 1, 16, 15));
    // After a restart.
    let mut page = [b"<!doctype html><!--\xA4\xA2\x8E", &vec![b'-'; 5000][..]].concat();
    page.extend_from_slice(b"-->\n<meta charset=euc-jp>\xA4\xA2\x8E<p id=1 id=2>");
    // The offset of the paragraph.
    let start = page.len() as u32 - 13;
    let late = json(&[], &page);
    // In the text each letter has one byte more, and each malformed byte two.
    assert_eq!(late.0, duplicate(2, 34, start + 6 + 10, start + 10));
    assert_eq!(late.1[0], malformed("EUC-JP", 21, 1, 1, 21, 22)[0]);
    assert_eq!(late.1[1], malformed("EUC-JP", start - 1, 1, 2, 23, start + 3)[0]);
    // A fragment.
    let fragment = json(&["--fragment=div", "--encoding=big5"], b"\xA7\x41<p id=1 id=2>");
    assert_eq!(fragment, (duplicate(1, 12, 13, 12), none));
}

#[test]
fn errors() {
    let folder = Folder::new("errors");
    let file = folder.file("page.html", "<!doctype html>\n<p>\u{1F600}</q>\n<b");
    let good = folder.file("good.html", "<!doctype html><title>t</title>");
    let run_errors = run(&["parse", "--errors", &file, &good], b"");
    assert_eq!(run_errors.code, 1);
    let lines: Vec<&str> = run_errors.err.lines().collect();
    assert_eq!(lines.len(), 2, "{}", run_errors.err);
    assert!(lines[0].starts_with(&format!("{file}:2:6: ")), "{}", lines[0]);
    assert!(
        lines[1].starts_with(&format!("{file}:3:3: eof-in-tag: {}", ErrorCode::EofInTag.message())),
        "{}",
        lines[1]
    );

    assert_eq!(run(&["parse", &file], b"").code, 0);
    assert_eq!(run(&["parse", "--errors", &good], b"").code, 0);
    let both = run(&["parse", "--errors", &file, "missing.html"], b"");
    assert_eq!(both.code, 2, "{}", both.err);

    let arguments = ["parse", "--format", "json", "--errors", &file];
    let run_json = run(&arguments, b"");
    assert_eq!((run_json.code, run_json.err.as_str()), (1, ""));
    let json: serde_json::Value = serde_json::from_str(&run_json.out).unwrap();
    let error = serde_json::json!({
        "code": "eof-in-tag", "message": ErrorCode::EofInTag.message(),
        "line": 3, "column": 3, "offset": 30, "byte_offset": 30,
        "end": {"line": 3, "column": 3, "offset": 30, "byte_offset": 30}
    });
    assert_eq!(json["errors"][1], error);
    assert_eq!(json["decoding_errors"], serde_json::json!([]));
}

#[test]
fn the_tree_can_be_left_out() {
    let folder = Folder::new("no_tree");
    let (bad, good) =
        (folder.file("bad.html", "<p></q>"), folder.file("good.html", "<!doctype html>"));
    for format in ["tree", "html", "json", "xml"] {
        for threads in ["--threads=1", "--threads=4"] {
            let parse = |options: &[&str]| {
                run(&[&["parse", "--format", format, threads, &bad, &good], options].concat(), b"")
            };
            let (without, with) = (parse(&["--errors", "--no-tree"]), parse(&["--errors"]));
            assert_eq!((without.code, &without.err), (1, &with.err), "{format}");
            if format != "json" {
                assert_eq!(without.out, "");
                assert_eq!(without.err.lines().count(), 2, "{}", without.err);
                continue;
            }
            for (without, with) in without.out.lines().zip(with.out.lines()) {
                let (without, mut with): (Value, Value) =
                    (serde_json::from_str(without).unwrap(), serde_json::from_str(with).unwrap());
                with.as_object_mut().unwrap().remove("tree").unwrap();
                assert_eq!(without, with);
            }
            assert_eq!(without.out.lines().count(), 2);
        }
    }
    assert_eq!(run(&["parse", "--no-tree", &bad], b"").fine(), "");
    assert_eq!(run(&["parse", "--no-tree", "missing.html"], b"").code, 2);
}

#[test]
fn the_first_error_stops_the_parse() {
    let input = b"<!doctype html><p>a</q>b</q>c";
    let stopped = run(&["parse", "--stop-at-first-error", "--format", "html"], input);
    assert_eq!(stopped.code, 1);
    assert_eq!(stopped.err.lines().count(), 1, "{}", stopped.err);
    assert!(stopped.err.starts_with("-:1:20: "), "{}", stopped.err);
    assert!(stopped.out.contains('a') && !stopped.out.contains('c'), "{}", stopped.out);

    let fine = run(&["parse", "--stop-at-first-error"], b"<!doctype html><title>t</title>");
    assert_eq!((fine.code, fine.err.as_str()), (0, ""));
}

#[test]
fn deep_documents() {
    let deep = "<div>".repeat(200_000);
    let html = run(&["parse", "--format", "html"], deep.as_bytes()).fine();
    assert!(html.ends_with("</div></div></body></html>"));
    let json = run(&["parse", "--format", "json"], deep.as_bytes()).fine();
    assert!(json.ends_with("}\n"));
    let tree = run(&["parse"], "<div>".repeat(2000).as_bytes()).fine();
    assert_eq!(tree.lines().count(), 2003);
}

#[test]
fn json() {
    let folder = Folder::new("json");
    let file = folder.file("page.html", "<!doctype html><p id=\"a\">x</p>");
    let text = run(&["parse", "--format", "json", &file, "-"], b"<td>").fine();
    let lines: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 2, "{text}");
    assert_eq!(lines[0]["file"], *file);
    assert_eq!(lines[0]["quirks_mode"], "no-quirks");
    assert_eq!(lines[0].get("errors"), None);
    assert_eq!(lines[0]["tree"]["type"], "document");
    let paragraph = &lines[0]["tree"]["children"][1]["children"][1]["children"][0];
    assert_eq!(paragraph["name"], "p");
    assert_eq!(paragraph["attributes"][0]["value"], "a");
    assert_eq!(paragraph["children"][0]["data"], "x");
    assert_eq!((&lines[1]["file"], &lines[1]["quirks_mode"]), (&"-".into(), &"quirks".into()));

    let fragment = run(&["parse", "--format", "json", "--fragment", "tr"], b"<td>").fine();
    let fragment: serde_json::Value = serde_json::from_str(&fragment).unwrap();
    assert_eq!(fragment["tree"]["children"][0]["name"], "td");
}

#[test]
fn nothing_of_a_page_is_lost_in_html() {
    let page = "<!DOCTYPE html><html><head><noscript><!--a--></noscript></head><body>\
                <div><template shadowrootmode=\"closed\"><p>x</p></template>y</div></body></html>";
    let html = run(&["parse", "--format", "html"], page.as_bytes()).fine();
    assert_eq!(html, page);
    let html = run(&["parse", "--format", "html", "--scripting", "on"], page.as_bytes()).fine();
    assert_eq!(html, page);
}
