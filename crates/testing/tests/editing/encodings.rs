//! Pages of every encoding that are rewritten, edited or sanitized.

use std::cell::{Cell, RefCell};

use treewright::write::differences_when_normalized;
use treewright::{
    Change, Document, Edit, Editor, Encoding, Input, Minifier, NodeRef, Obstacle, Options,
    OutOfBandMetadata, PrettyPrinter, SanitizeError, Sanitizer, Select as _, TextSanitizer,
    WriteError,
};
use treewright_testing::suites::report;

/// The encodings of the Encoding Standard, without `replacement`.
const ENCODINGS: [&str; 39] = [
    "UTF-8",
    "IBM866",
    "ISO-8859-2",
    "ISO-8859-3",
    "ISO-8859-4",
    "ISO-8859-5",
    "ISO-8859-6",
    "ISO-8859-7",
    "ISO-8859-8",
    "ISO-8859-8-I",
    "ISO-8859-10",
    "ISO-8859-13",
    "ISO-8859-14",
    "ISO-8859-15",
    "ISO-8859-16",
    "KOI8-R",
    "KOI8-U",
    "macintosh",
    "windows-874",
    "windows-1250",
    "windows-1251",
    "windows-1252",
    "windows-1253",
    "windows-1254",
    "windows-1255",
    "windows-1256",
    "windows-1257",
    "windows-1258",
    "x-mac-cyrillic",
    "GBK",
    "gb18030",
    "Big5",
    "EUC-JP",
    "ISO-2022-JP",
    "Shift_JIS",
    "EUC-KR",
    "UTF-16BE",
    "UTF-16LE",
    "x-user-defined",
];

/// A character that an encoding has and ASCII does not.
fn character_of(encoding: &'static Encoding) -> char {
    let candidates = [
        '\u{e9}', '\u{436}', '\u{3b1}', '\u{5d0}', '\u{627}', '\u{e01}', '\u{3042}', '\u{ac00}',
        '\u{f7e9}', '\u{10d}', '\u{2013}',
    ];
    let is_there =
        |c: &char| encoding.output_encoding() != encoding || !encoding.encode(&c.to_string()).2;
    candidates.into_iter().find(is_there).expect("it has one of them")
}

fn bytes_in(text: &str, encoding: &'static Encoding) -> Vec<u8> {
    match encoding.name() {
        "UTF-16LE" => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        "UTF-16BE" => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
        _ => encoding.encode(text).0.into_owned(),
    }
}

/// Every encoding, declared in every way: what is rewritten, edited or sanitized is read in the same encoding, and as
/// the text that was meant.
#[test]
fn encodings_and_declarations() {
    let complaints = RefCell::new(Vec::new());
    let (written, mut refused) = (Cell::new(0), 0);
    let sanitizer = TextSanitizer::new(&Sanitizer::default()).document();
    for name in ENCODINGS {
        let encoding = Encoding::for_label(name.as_bytes()).expect("a label");
        let c = character_of(encoding);
        let body = format!("<title>{c}</title><p title='{c}'>{c}&amp;<b>x</b></p>");
        let label = name.to_ascii_lowercase();
        let pages = [
            ("none", body.clone(), ""),
            ("mark", format!("\u{feff}<!DOCTYPE html>{body}"), ""),
            ("header", format!("<!DOCTYPE html>{body}"), name),
            ("charset", format!("<!DOCTYPE html><meta charset={label}>{body}"), ""),
            (
                "http-equiv",
                format!(
                    "<!DOCTYPE html><meta http-equiv=content-type content='text/html; charset={label}'>{body}"
                ),
                "",
            ),
            (
                "xml",
                format!("<?xml version=\"1.0\" encoding=\"{label}\"?>\n<!DOCTYPE html>{body}"),
                "",
            ),
            (
                "xml, in other quotes",
                format!("<?xml version='1.0' encoding='{name}' ?><!DOCTYPE html>{body}"),
                "",
            ),
            ("charset, in quotes", format!("<!DOCTYPE html><meta charset=\" {name} \">{body}"), ""),
            ("header over charset", format!("<!DOCTYPE html><meta charset=koi8-u>{body}"), name),
            (
                "mark over charset",
                format!("\u{feff}<!DOCTYPE html><meta charset=koi8-u>{body}"),
                "",
            ),
            (
                "two",
                format!("<!DOCTYPE html><meta charset={label}><meta charset=koi8-u>{body}"),
                "",
            ),
            (
                "in a title",
                format!("<!DOCTYPE html><title><meta charset={label}></title>{body}"),
                "",
            ),
            ("in a comment", format!("<!-- ><meta charset={label}> -->{body}"), ""),
            ("in a script", format!("<script>'<meta charset={label}>'</script>{body}"), ""),
            (
                "late",
                format!("<!DOCTYPE html><!--{}--><meta charset={label}>{body}", "x".repeat(1_100)),
                "",
            ),
        ];
        for (declaration, text, header) in pages {
            let bytes = bytes_in(&text, encoding);
            let content_type = format!("text/html; charset={header}");
            let metadata = match header {
                "" => OutOfBandMetadata::new(),
                _ => OutOfBandMetadata::new().content_type(&content_type),
            };
            let input = || Input::bytes(&bytes, &metadata);
            let parsed = Options::new().origins(true).parse(input());
            let of_page = parsed.encoding.as_ref().expect("they are bytes").encoding;
            let check =
                |what: &str, found: &[u8], text: &str, is_meant: &dyn Fn(&Document) -> bool| {
                    let again = Options::new().parse(Input::bytes(found, &metadata));
                    let now = again.encoding.as_ref().expect("they are bytes").encoding;
                    written.set(written.get() + 1);
                    let replacements = |text: &str| text.matches('\u{fffd}').count();
                    let (before, _) = of_page.decode_with_bom_removal(&bytes);
                    let (after, _) = now.decode_with_bom_removal(found);
                    // The text that was meant, or one with references for what the encoding lacks.
                    let is_the_text = after == text.trim_start_matches('\u{feff}') || {
                        let meant = treewright::parse(text);
                        let roots = [meant.root_node(), again.document.root_node()];
                        differences_when_normalized(roots[0], roots[1], 1).is_empty()
                    };
                    if now != of_page
                        || replacements(&after) > replacements(&before)
                        || !is_the_text
                        || !is_meant(&again.document)
                    {
                        complaints.borrow_mut().push(format!(
                            "{name}, {declaration}: {what} is read as {}: {after:?}",
                            now.name()
                        ));
                    }
                };
            let texts = |document: &Document| document.text_content(document.root());
            let has_the_texts = |other: &Document| {
                let [one, other] = [&parsed.document, other].map(|document| {
                    let mut text = texts(document);
                    text.retain(|c| !c.is_ascii_whitespace());
                    text
                });
                one == other
            };
            let results = [
                ("minify", Minifier::new().minify(input())),
                ("format", PrettyPrinter::new().print(input())),
            ];
            for (what, result) in results {
                match result {
                    Ok(rewritten) => {
                        check(what, &rewritten.bytes, &rewritten.html, &has_the_texts);
                        if what == "minify" && rewritten.bytes.len() > bytes.len() {
                            complaints.borrow_mut().push(format!("{name}, {declaration}: longer"));
                        }
                    }
                    Err(WriteError::NotEncodable | WriteError::OtherEncoding(_)) => refused += 1,
                    Err(error) => {
                        complaints.borrow_mut().push(format!("{name}, {declaration}: {error}"));
                    }
                }
            }
            match sanitizer.sanitize_bytes(input()) {
                Ok(result) => {
                    check("sanitize", &result.bytes, &result.sanitized.html, &|_| {
                        let again = Input::bytes(&result.bytes, &metadata);
                        let again = sanitizer.sanitize_bytes(again);
                        again.is_ok_and(|again| again.bytes == result.bytes)
                    });
                }
                Err(SanitizeError::NotEncodable | SanitizeError::OtherEncoding(_)) => refused += 1,
                Err(error) => {
                    complaints.borrow_mut().push(format!("{name}, {declaration}: {error}"));
                }
            }
            let bold = parsed.document.select_first("b").expect("a selector");
            let Some(bold) = bold else { continue };
            let value = format!("{c}\u{2603}");
            let changes = [
                Change::SetAttribute { name: "title", value: &value },
                Change::SetText(&value),
                Change::InsertBefore("<i>\u{2603}</i>"),
            ];
            let edits = [Edit::new(bold.id(), &changes)];
            let edited = Editor::new().edit(input(), &parsed, &edits).expect("there are origins");
            if let Some(refused) = edited.refused.first() {
                complaints
                    .borrow_mut()
                    .push(format!("{name}, {declaration}: not edited: {}", refused.obstacle));
                continue;
            }
            check("edit", &edited.bytes, &edited.text, &|document| {
                let bold = document.select_first("b").expect("a selector").expect("it is there");
                let previous = bold.previous_sibling().map(NodeRef::text);
                bold.text() == value
                    && bold.attr("title") == Some(&value)
                    && previous.as_deref() == Some("\u{2603}")
            });
        }
    }
    let written = written.get();
    println!("{written} written, {refused} refused");
    report(&complaints.into_inner());
    assert!(refused * 10 < written, "{refused} refused, {written} written");
}

/// The encoding of the page lacks the name of an attribute, where no reference can stand for a character.
#[test]
fn names_that_an_encoding_lacks() {
    let page = b"<!DOCTYPE html><meta charset=windows-1252><title>t</title><p>a";
    let parsed = Options::new().origins(true).parse(page);
    let paragraph = parsed.document.select_first("p").expect("a selector").expect("it is there");
    let changes = [Change::SetAttribute { name: "data-\u{436}", value: "x" }];
    let edits = [Edit::new(paragraph.id(), &changes)];
    let edited = Editor::new().edit(page, &parsed, &edits).expect("there are origins");
    let obstacle = Obstacle::Edit(treewright::write::EditError::NotEncodable);
    assert_eq!(edited.refused[0].obstacle, obstacle);
    assert_eq!(edited.bytes, page);
}

/// Text is added before an escape sequence of ISO-2022-JP.
#[test]
fn escape_sequences() {
    let page = b"<!DOCTYPE html><meta charset=iso-2022-jp><p>\x1B$B$\"\x1B(B";
    let parsed = Options::new().origins(true).parse(page);
    let paragraph = parsed.document.select_first("p").expect("a selector").expect("it is there");
    let edits = [Edit::new(paragraph.id(), &[Change::Append("\u{3042}")])];
    let edited = Editor::new().edit(page, &parsed, &edits).expect("there are origins");
    assert_eq!(edited.refused, []);
    let again = treewright::parse_bytes(&edited.bytes);
    assert_eq!(again.text_content(again.root()), "\u{3042}\u{3042}");
}
