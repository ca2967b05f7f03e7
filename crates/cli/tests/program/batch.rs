//! `treewright batch`.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::Stdio;

use serde_json::Value;
use treewright::ErrorCode;

use crate::{Folder, program, run};

/// Asserts the answer to each line.
#[track_caller]
fn answers(pairs: &[(&str, &str)]) {
    let requests: String = pairs.iter().flat_map(|(request, _)| [request, "\n"]).collect();
    let text = run(&["batch"], requests.as_bytes()).fine();
    for ((request, expected), answer) in pairs.iter().zip(text.lines()) {
        assert_eq!(answer, with_messages(expected), "{request}");
    }
    assert_eq!(text.lines().count(), pairs.len());
}

/// Puts the messages after the codes of the errors that occur here.
fn with_messages(answer: &str) -> String {
    let mut answer = answer.to_owned();
    for code in [ErrorCode::MissingDoctype, ErrorCode::EndTagWithoutStartTag] {
        let code_alone = format!("\"code\":\"{code}\",");
        let message = serde_json::to_string(code.message()).unwrap();
        answer = answer.replace(&code_alone, &format!("{code_alone}\"message\":{message},"));
    }
    answer
}

/// The field of the answer to a request.
#[track_caller]
fn field(request: &str, name: &str) -> serde_json::Value {
    let text = run(&["batch"], request.as_bytes()).fine();
    let mut answer: serde_json::Value = serde_json::from_str(&text).unwrap();
    answer[name].take()
}

#[test]
fn documents_and_their_errors() {
    answers(&[
        (
            r#"{"id": 1, "html": "<!doctype html><p>a\nb"}"#,
            r#"{"id":1,"tree":"| <!DOCTYPE html>\n| <html>\n|   <head>\n|   <body>\n|     <p>\n|       \"a\nb\"","quirks_mode":"no-quirks","encoding":null,"confidence":"irrelevant","errors":[]}"#,
        ),
        (
            r#"{"html": "", "id": {"file": "a.html", "n": [1, null]}}"#,
            r#"{"id":{"file": "a.html", "n": [1, null]},"tree":"| <html>\n|   <head>\n|   <body>","quirks_mode":"quirks","encoding":null,"confidence":"irrelevant","errors":[{"code":"missing-doctype","line":1,"column":1,"offset":0,"end":{"line":1,"column":1,"offset":0}}]}"#,
        ),
    ]);
}

#[test]
fn lines_that_cannot_be_answered() {
    let requests = [
        "",
        "{",
        "[]",
        "7",
        r#"{"id": 1}"#,
        r#"{"id": 2, "html": null}"#,
        r#"{"id": 3, "html": ["<p>"]}"#,
        r#"{"id": 4, "html": "", "edition": "2019"}"#,
        r#"{"id": 5, "html": "", "context": "xml a"}"#,
        r#"{"id": 6, "html": "", "context": 6}"#,
        r#"{"id": 7, "html": "", "scripting": "on"}"#,
        r#"{"id": 8, "html": "", "chunk": 0}"#,
        r#"{"id": 9, "html": "", "chunk": -1}"#,
        r#"{"id": 10, "html": "", "quirks": 1}"#,
        r#"{"id": 11, "html": "", "html": ""}"#,
        "{\"id\": 12, \"html\": \"\u{1}\"}",
    ]
    .map(str::as_bytes);
    let mut input = requests.join(&b'\n');
    input.extend_from_slice(b"\n{\"id\": \"\xFF\", \"html\": \"\"}\n{\"id\": 13, \"html\": \"x\"}");
    let text = run(&["batch"], &input).fine();
    let lines: Vec<serde_json::Value> =
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 18, "{text}");
    let ids: Vec<_> = lines.iter().map(|line| line["id"].as_u64()).collect();
    let mut expected = vec![None; 4];
    expected.extend((1..=10).map(Some));
    // A repeated field, a control character, and bytes that are not UTF-8 are not JSON.
    expected.extend([None, None, None, Some(13)]);
    assert_eq!(ids, expected, "{text}");
    for line in &lines[..17] {
        let error = line["error"].as_str().unwrap();
        assert!(!error.is_empty() && !error.contains('\n'), "{line}");
        assert!(line.get("tree").is_none(), "{line}");
    }
    assert_eq!(lines[17].get("error"), None, "{text}");
}

#[test]
fn names_of_fields() {
    for (field, error) in [
        ("htlm", "\"htlm\": unknown field; a similar one exists: \"html\""),
        ("HTML", "\"HTML\": unknown field; a similar one exists: \"html\""),
        ("contxt", "\"contxt\": unknown field; a similar one exists: \"context\""),
        ("content-type", "\"content-type\": unknown field; a similar one exists: \"content_type\""),
        ("bytes", "\"bytes\": unknown field; a similar one exists: \"bytes_b64\""),
        ("limit", "\"limit\": unknown field; a similar one exists: \"limits\""),
        ("x\\u001b", "\"x\\u{1b}\": unknown field; the fields are id, html, bytes_b64, "),
        ("", "\"\": unknown field; the fields are id, html, bytes_b64, "),
    ] {
        for value in ["1", "null", "{\"html\": 1}"] {
            let request = format!("{{\"{field}\": {value}, \"id\": 5, \"html\": \"\"}}");
            let answer: Value =
                serde_json::from_str(&run(&["batch"], request.as_bytes()).fine()).unwrap();
            let found = answer["error"].as_str().unwrap_or_else(|| panic!("{answer}"));
            assert!(found.starts_with(error), "{answer}");
            assert_eq!((&answer["id"], answer.as_object().unwrap().len()), (&5.into(), 2));
        }
    }
    // The first of two is named, and a name may be written with escapes.
    let request = r#"{"id": 1, "html": "", "first": 1, "second": 2}"#;
    assert!(field(request, "error").as_str().unwrap().starts_with("\"first\": "));
    assert_eq!(field(r#"{"\u0068tml": "x", "context": "p"}"#, "tree"), "| \"x\"");
}

#[test]
fn lines_of_other_formats_are_hinted_at() {
    let folder = Folder::new("batch_binary");
    let page = folder.file("lines.jsonl.xz", b"\xFD7zXZ\0\n\xFD7zXZ\n");
    let good = folder.file("good.jsonl", b"{\"id\": 1, \"html\": \"\"}\n");
    for threads in ["1", "4"] {
        let found = run(&["batch", "--threads", threads, &page, &good, &page], b"");
        assert_eq!((found.code, found.out.lines().count()), (0, 5));
        let warning =
            format!("treewright: warning: {page}: looks like xz data, which `xz -dc` unpacks\n");
        assert_eq!(found.err, warning.repeat(2));
    }
}

#[test]
fn fields() {
    let tree = |request: &str| field(request, "tree").as_str().unwrap().to_owned();
    let mode = |request: &str| field(request, "quirks_mode").as_str().unwrap().to_owned();

    // context
    assert_eq!(tree(r#"{"html": "<td>x", "context": "tr"}"#), "| <td>\n|   \"x\"");
    assert_eq!(tree(r#"{"html": "<a/>", "context": "svg path"}"#), "| <svg a>");
    let annotation = r#"{"html": "<a>", "context": "math annotation-xml encoding=text/html"}"#;
    assert_eq!(tree(annotation), "| <a>");

    // scripting
    let noscript = "{\"html\": \"<noscript><p>\", \"context\": \"div\"";
    assert_eq!(tree(&format!("{noscript}}}")), "| <noscript>\n|   <p>");
    assert_eq!(tree(&format!("{noscript}, \"scripting\": true}}")), "| <noscript>\n|   \"<p>\"");
    let script = r#"{"html": "<script>1</script><noscript><p></noscript>", "scripting": true}"#;
    assert!(tree(script).contains("<noscript>\n|       \"<p>\""), "{}", tree(script));

    // edition
    let instruction = r#"{"html": "<?a b?>", "context": "div", "edition": "#;
    assert_eq!(tree(&format!("{instruction}\"living\"}}")), "| <?a b?>");
    assert_eq!(tree(&format!("{instruction}\"classic\"}}")), "| <!-- ?a b? -->");
    assert_eq!(tree(&format!("{instruction}null}}")), "| <?a b?>");

    // quirks
    let table = r#"{"html": "<p><table>", "context": "div""#;
    assert_eq!(tree(&format!("{table}}}")), "| <p>\n| <table>");
    assert_eq!(tree(&format!("{table}, \"quirks\": true}}")), "| <p>\n|   <table>");
    assert_eq!(mode(&format!("{table}, \"quirks\": true}}")), "quirks");
    assert_eq!(mode(&format!("{table}}}")), "no-quirks");
    let transitional = "<!doctype html public \\\"-//W3C//DTD XHTML 1.0 Transitional//\\\">";
    assert_eq!(mode(&format!("{{\"html\": \"{transitional}\"}}")), "limited-quirks");

    // srcdoc
    assert_eq!(mode(r#"{"html": "<p>"}"#), "quirks");
    assert_eq!(mode(r#"{"html": "<p>", "srcdoc": true}"#), "no-quirks");

    // declarative_shadow_roots
    let root = |more: &str| {
        let html = "<div><template shadowrootmode=open>x</template></div>";
        tree(&format!("{{\"html\": \"{html}\"{more}}}")).contains("#shadow-root (open)")
    };
    assert!(root(""));
    assert!(!root(", \"declarative_shadow_roots\": false"));
    assert!(!root(", \"context\": \"div\""));
    assert!(root(", \"context\": \"div\", \"declarative_shadow_roots\": true"));
}

#[test]
fn chunks_change_nothing() {
    let html =
        r#""<!doctype html>\r\n<p class=\"\u00e9\">\ud83d\ude00 &notit; <!-- c --\r\n></q>\r""#;
    let whole = run(&["batch"], format!("{{\"html\": {html}}}").as_bytes()).fine();
    for chunk in 1..40 {
        let request = format!("{{\"html\": {html}, \"chunk\": {chunk}}}");
        assert_eq!(run(&["batch"], request.as_bytes()).fine(), whole, "{chunk}");
    }
}

#[test]
fn halves_of_surrogate_pairs() {
    let request = r#"{"html": "a\ud83d\ud83d\ude00\udc00</p>", "context": "div""#;
    for chunk in ["", ", \"chunk\": 1", ", \"chunk\": 2", ", \"chunk\": 100"] {
        let text = run(&["batch"], format!("{request}{chunk}}}").as_bytes()).fine();
        let answer: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(answer["tree"], "| \"a\u{FFFD}\u{1F600}\u{FFFD}\"\n| <p>", "{chunk}");
        let errors: Vec<_> = answer["errors"]
            .as_array()
            .unwrap()
            .iter()
            .map(|error| (error["code"].as_str().unwrap(), &error["column"], &error["offset"]))
            .map(|(code, column, offset)| (code, column.as_u64(), offset.as_u64()))
            .collect();
        let surrogate = "surrogate-in-input-stream";
        assert_eq!(errors[0], (surrogate, Some(2), Some(1)), "{text}");
        assert_eq!(errors[1], (surrogate, Some(5), Some(8)), "{text}");
        assert_eq!(errors[2].1, Some(6), "{text}");
        assert_eq!(errors[2].2, Some(11), "{text}");
    }
}

#[test]
fn bytes() {
    answers(&[
        (
            r#"{"id": 1, "bytes_b64": "PHA+y+g=", "content_type": "text/html; charset=windows-1251"}"#,
            "{\"id\":1,\"tree\":\"| <html>\\n|   <head>\\n|   <body>\\n|     <p>\\n|       \\\"\u{41B}\u{438}\\\"\",\"quirks_mode\":\"quirks\",\"encoding\":\"windows-1251\",\"confidence\":\"certain\",\"errors\":[{\"code\":\"missing-doctype\",\"line\":1,\"column\":1,\"offset\":0,\"byte_offset\":0,\"end\":{\"line\":1,\"column\":4,\"offset\":3,\"byte_offset\":3}}],\"decoding_errors\":[]}",
        ),
        (
            // gqA8L3E+gg== is 82 A0 </q> 82.
            r#"{"id": 2, "html": null, "bytes_b64": "gqA8L3E+gg==", "encoding": "sjis", "context": "div"}"#,
            "{\"id\":2,\"tree\":\"| \\\"\u{3042}\u{FFFD}\\\"\",\"quirks_mode\":\"no-quirks\",\"encoding\":\"Shift_JIS\",\"confidence\":\"certain\",\"errors\":[{\"code\":\"end-tag-without-start-tag\",\"line\":1,\"column\":2,\"offset\":3,\"byte_offset\":2,\"end\":{\"line\":1,\"column\":6,\"offset\":7,\"byte_offset\":6}}],\"decoding_errors\":[{\"encoding\":\"Shift_JIS\",\"message\":\"byte 6 is not Shift_JIS\",\"byte_offset\":6,\"byte_length\":1,\"line\":1,\"column\":6,\"offset\":7,\"end\":{\"line\":1,\"column\":7,\"offset\":10,\"byte_offset\":7}}]}",
        ),
        (
            r#"{"id": 3, "bytes_b64": "", "context": "div", "locale": "ru"}"#,
            r#"{"id":3,"tree":"","quirks_mode":"no-quirks","encoding":"windows-1251","confidence":"tentative","errors":[],"decoding_errors":[]}"#,
        ),
    ]);
}

/// The encoding that a batch with these options reports for a line with these bytes and fields.
#[track_caller]
fn encoding(options: &[&str], page: &[u8], fields: &str) -> String {
    let request = format!("{{\"bytes_b64\": \"{}\"{fields}}}", base64(page));
    let text = run(&[&["batch"], options].concat(), request.as_bytes()).fine();
    let answer: serde_json::Value = serde_json::from_str(&text).unwrap();
    let word = |name: &str| answer[name].as_str().unwrap_or_else(|| panic!("{text}")).to_owned();
    format!("{} {}", word("encoding"), word("confidence"))
}

/// The obvious way to write base64.
fn base64(bytes: &[u8]) -> String {
    let alphabet = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let byte = |index: usize| u32::from(three.get(index).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for index in 0..4 {
            let six = (bits >> (18 - 6 * index) & 0x3F) as usize;
            text.push(if index <= three.len() { char::from(alphabet[six]) } else { '=' });
        }
    }
    text
}

#[test]
fn fields_and_options_of_encodings() {
    let russian = b"<p>\xEA\xF2\xEE \xEB\xFE\xE1\xE8\xF2 ".repeat(20);
    let type_1251 = r#", "content_type": "text/html; charset=windows-1251""#;
    let koi = "--content-type=text/html; charset=koi8-r";
    for (options, fields, expected) in [
        (&[][..], "", "UTF-8 tentative"),
        (&[], type_1251, "windows-1251 certain"),
        (&[], r#", "encoding": "ibm866""#, "IBM866 certain"),
        (&[], r#", "locale": "ja""#, "Shift_JIS tentative"),
        (&[], r#", "detect": true"#, "windows-1251 tentative"),
        (&[], r#", "detect": false"#, "UTF-8 tentative"),
        // Options hold where a line says nothing.
        (&[koi], "", "KOI8-R certain"),
        (&[koi], r#", "content_type": null"#, "KOI8-R certain"),
        (&[koi], type_1251, "windows-1251 certain"),
        (&[koi], r#", "content_type": """#, "UTF-8 tentative"),
        (&["--encoding=gbk"], "", "GBK certain"),
        (&["--encoding=gbk"], type_1251, "GBK certain"),
        (&["--encoding=gbk"], r#", "encoding": "big5""#, "Big5 certain"),
        (&["--locale=ko"], "", "EUC-KR tentative"),
        (&["--locale=ko"], r#", "locale": "vi""#, "windows-1258 tentative"),
        (&["--detect"], "", "windows-1251 tentative"),
        (&["--detect"], r#", "detect": null"#, "windows-1251 tentative"),
        (&["--detect", "--locale=ko"], r#", "detect": false"#, "EUC-KR tentative"),
        // A value that is not a MIME type, or has an unknown label, is ignored as the standard says.
        (&[], r#", "content_type": "windows-1251""#, "UTF-8 tentative"),
        (&[], r#", "content_type": "text/html; charset=nosuch""#, "UTF-8 tentative"),
    ] {
        assert_eq!(encoding(options, &russian, fields), expected, "{options:?} {fields}");
    }
    assert_eq!(encoding(&[koi], b"\xEF\xBB\xBFx", type_1251), "UTF-8 certain");
    assert_eq!(encoding(&["--detect"], b"<meta charset=gbk>", ""), "GBK certain");
    // The `meta` element of a fragment makes nothing certain.
    let context = r#", "context": "div""#;
    assert_eq!(encoding(&[], b"<meta charset=gbk>", context), "GBK tentative");

    // Text has no encoding, whatever the options say.
    let text = run(&["batch", "--encoding=gbk", "--detect"], b"{\"html\": \"\"}").fine();
    let answer: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&answer["encoding"], &answer["confidence"]), (&().into(), &"irrelevant".into()));
    assert_eq!(answer.get("decoding_errors"), None);
    assert_eq!(answer["errors"][0].get("byte_offset"), None);
}

#[test]
fn wrong_fields_of_encodings() {
    for (fields, start) in [
        (r#""html": "", "bytes_b64": """#, "html, bytes_b64: "),
        (r#""encoding": "utf-8""#, "html, bytes_b64: "),
        (r#""bytes_b64": null"#, "html, bytes_b64: "),
        (r#""bytes_b64": 7"#, "bytes_b64: this must be a string"),
        (r#""bytes_b64": ["PHA+"]"#, "bytes_b64: this must be a string"),
        (r#""bytes_b64": "PHA""#, "bytes_b64: this must be base64"),
        (r#""bytes_b64": "PHA=""#, ""),
        (r#""bytes_b64": "PHB=""#, "bytes_b64: this must be base64"),
        (r#""bytes_b64": "PHA==""#, "bytes_b64: this must be base64"),
        (r#""bytes_b64": "PA""#, "bytes_b64: this must be base64"),
        (r#""bytes_b64": "PHA-""#, "bytes_b64: this must be base64"),
        (r#""bytes_b64": "PHA_""#, "bytes_b64: this must be base64"),
        (r#""bytes_b64": "PHA+ PHA+""#, "bytes_b64: this must be base64"),
        (r#""bytes_b64": "PHA+\n""#, "bytes_b64: this must be base64"),
        (r#""bytes_b64": "\u0444\u0444""#, "bytes_b64: this must be base64"),
        (r#""bytes_b64": "\ud800""#, "bytes_b64: this must be"),
        (
            r#""bytes_b64": "", "encoding": "nosuch""#,
            "encoding: \"nosuch\" is not the label of an encoding",
        ),
        (r#""bytes_b64": "", "encoding": true"#, "encoding: this must be a string"),
        (r#""bytes_b64": "", "locale": "ru_RU""#, "locale: "),
        (r#""bytes_b64": "", "locale": 1049"#, "locale: this must be a string"),
        (r#""bytes_b64": "", "content_type": {}"#, "content_type: this must be a string"),
        (r#""bytes_b64": "", "detect": "yes""#, "detect: this must be true or false"),
        (r#""bytes_b64": "", "chunk": 0"#, "chunk: "),
        // A wrong field is wrong also where it does nothing.
        (r#""html": "", "encoding": "nosuch""#, "encoding: "),
        (r#""html": "", "locale": "ru_RU""#, "locale: "),
    ] {
        let text = run(&["batch"], format!("{{\"id\": 5, {fields}}}").as_bytes()).fine();
        let answer: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(answer["id"], 5, "{text}");
        if start.is_empty() {
            assert_eq!(answer.get("error"), None, "{text}");
        } else {
            let error = answer["error"].as_str().unwrap_or_else(|| panic!("{fields}: {text}"));
            assert!(error.starts_with(start) && !error.contains('\n'), "{fields}: {text}");
            assert_eq!(answer.as_object().unwrap().len(), 2, "{text}");
        }
    }
}

#[test]
fn chunks_of_bytes_change_nothing() {
    let late = [b"<!--\xCC", &vec![b'-'; 1100][..], b"--><meta charset=euc-jp>\xA4\xA2\x8E<p a a>"];
    let units = "\u{FEFF}<p a a>\u{1F600}\r\n".encode_utf16();
    let pages = [
        b"<!doctype html>\r\n<meta charset=gb18030>\x81\x30\x81\x30\xFF</q>\x81\x30".to_vec(),
        b"\xEF\xBB\xBF\xF0\x9F\x98\x80\xF0\x9F".to_vec(),
        late.concat(),
        units.flat_map(u16::to_be_bytes).collect(),
    ];
    for page in &pages {
        for fields in
            ["", r#", "context": "div", "encoding": "iso-2022-jp""#, r#", "detect": true"#]
        {
            let request = format!("{{\"bytes_b64\": \"{}\"{fields}", base64(page));
            let mut requests = format!("{request}}}\n");
            for chunk in (1..20).chain([1023, 1024, 1025, 1_u64 << 40]) {
                requests.extend([&request, ", \"chunk\": ", &chunk.to_string(), "}\n"]);
            }
            let text = run(&["batch"], requests.as_bytes()).fine();
            let whole = text.lines().next().unwrap();
            assert!(whole.contains("\"tree\":"), "{whole}");
            for (index, line) in text.lines().enumerate() {
                assert_eq!(line, whole, "line {index} of {requests}");
            }
        }
    }
}

/// More than a parser keeps of what it is fed when nothing else is said.
#[test]
fn a_late_declaration_is_found_after_many_bytes_in_chunks() {
    let mut page = vec![b'-'; (8 << 20) + 1];
    page[..5].copy_from_slice(b"<!--\xCC");
    page.extend_from_slice(b"--><meta charset=koi8-r>");
    assert_eq!(encoding(&[], &page, r#", "chunk": 100000"#), "KOI8-R certain");
}

#[test]
fn many_lines_come_back_in_order() {
    let mut requests = Vec::new();
    for id in 0..5000 {
        writeln!(requests, "{{\"id\":{id},\"html\":\"<b>{id}\"}}").unwrap();
    }
    let text = run(&["batch"], &requests).fine();
    for (id, line) in text.lines().enumerate() {
        assert!(line.starts_with(&format!("{{\"id\":{id},")), "{line}");
        assert!(line.contains(&format!("\\\"{id}\\\"")), "{line}");
    }
    assert_eq!(text.lines().count(), 5000);
}

#[test]
fn a_program_can_ask_line_by_line() {
    let mut child =
        program(&["batch"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut to = child.stdin.take().unwrap();
    let mut from = BufReader::new(child.stdout.take().unwrap());
    for id in 0..3 {
        writeln!(to, "{{\"id\": {id}, \"html\": \"\"}}").unwrap();
        let mut line = String::new();
        from.read_line(&mut line).unwrap();
        assert!(line.starts_with(&format!("{{\"id\":{id},")), "{line}");
    }
    drop(to);
    assert!(child.wait().unwrap().success());
}
