//! Pages in bytes: the origins are those of the text, and the spans lead to the bytes.

use treewright::{Encoding, Input as Page, Options, OutOfBandMetadata};
use treewright_testing::generator::GeneratedCase;
use treewright_testing::origins::dump::dump;
use treewright_testing::origins::nodes;
use treewright_testing::suites::report;

use super::generated;

/// The bytes of a text; `None` if the encoding does not have all characters.
fn encode(text: &str, encoding: &'static Encoding) -> Option<Vec<u8>> {
    match encoding.name() {
        "UTF-16LE" => Some(text.encode_utf16().flat_map(u16::to_le_bytes).collect()),
        "UTF-16BE" => Some(text.encode_utf16().flat_map(u16::to_be_bytes).collect()),
        _ => {
            let (bytes, _, has_unmappable) = encoding.encode(text);
            (!has_unmappable).then(|| bytes.into_owned())
        }
    }
}

const ENCODINGS: [&str; 12] = [
    "utf-8",
    "utf-16le",
    "utf-16be",
    "windows-1252",
    "iso-8859-2",
    "koi8-r",
    "shift_jis",
    "euc-jp",
    "iso-2022-jp",
    "gb18030",
    "big5",
    "euc-kr",
];

/// The origins of a page in bytes are those of its text, and their spans lead to the bytes.
fn check_bytes(text: &str, label: &str) -> Result<bool, String> {
    let encoding = Encoding::for_label(label.as_bytes()).expect("it is a label");
    // In these, ASCII bytes or two different sequences represent the same character, or another one.
    let decoded = |bytes: &[u8]| encoding.decode_without_bom_handling(bytes).0 == text;
    let Some(bytes) = encode(text, encoding).filter(|bytes| decoded(bytes)) else {
        return Ok(false);
    };
    let options = Options::new().origins(true).collect_errors(true);
    let header = OutOfBandMetadata::new().content_type(&format!("text/html; charset={label}"));
    let parsed = options.parse(Page::bytes(&bytes, &header));
    let of_text = options.parse(text);
    if dump(&parsed) != dump(&of_text) {
        return Err(format!("{label}: {text:?}\n{}\n{}", dump(&of_text), dump(&parsed)));
    }
    // The same in pieces.
    let mut parser = options.parser().for_bytes(&header);
    bytes.chunks(7).for_each(|piece| parser.parse_bytes(piece));
    let in_pieces = parser.finish();
    if dump(&in_pieces) != dump(&of_text) {
        return Err(format!("{label} in pieces: {text:?}\n{}", dump(&in_pieces)));
    }
    let offsets = parsed.byte_offsets(&bytes).expect("it was parsed from bytes");
    let mut spans = Vec::new();
    for node in nodes(&parsed.document) {
        let origin = node.origin().expect("every node has one");
        spans.extend(origin.start_tag().into_iter().chain(origin.text_spans()));
        for attribute in origin.attributes() {
            spans.extend([attribute.name_span(), attribute.value_span()]);
        }
    }
    spans.retain(|span| span.start < span.end);
    let found = offsets.byte_ranges(spans.iter().copied());
    for (span, range) in spans.into_iter().zip(found) {
        let expected = parsed.document.source_text(span).unwrap_or_default();
        let range = range.map_err(|error| format!("{label}: {expected:?}: {error}"))?;
        let bytes = &bytes[range.start as usize..range.end as usize];
        // The state of an ISO-2022-JP decoder is not part of the range.
        let found = encoding.decode_without_bom_handling(bytes).0;
        if found != expected && label != "iso-2022-jp" {
            return Err(format!("{label}: {expected:?} is {found:?} in bytes"));
        }
    }
    Ok(true)
}

#[test]
fn pages_in_bytes() {
    let mut complaints = Vec::new();
    let mut counts = [0; ENCODINGS.len()];
    let own = [
        "<p title=\"a\u{e9}b\">\u{e9}<b>\u{f6}</b>&eacute;\r\nx</p>",
        "<p title='\u{3042}'>\u{3042}\u{30a2}<table>\u{6f22}<b>\u{5b57}",
        "<p title='\u{430}'>\u{431}\u{432}<i>\u{433}<p>\u{434}",
        "<p title='\u{ac00}'>\u{ac01}<b><p>\u{ac04}</b>",
        "<p title='\u{1F600}'>\u{1F601}<!--\u{e9}-->",
    ];
    let seeds = (1..=generated() / 20).map(|seed| GeneratedCase::new(seed, 20).text());
    // Declarations of another encoding, and characters that are byte order marks, are not tested here.
    let texts =
        own.map(str::to_owned).into_iter().chain(seeds.filter(|text| {
            !text.contains("charset") && !text.starts_with(['\u{feff}', '\u{fffe}'])
        }));
    for text in texts {
        for (label, count) in ENCODINGS.iter().zip(&mut counts) {
            match check_bytes(&text, label) {
                Ok(true) => *count += 1,
                Ok(false) => {}
                Err(complaint) => complaints.push(complaint),
            }
        }
    }
    report(&complaints);
    assert!(counts.iter().all(|count| *count > 10), "{counts:?}");
}

/// A byte order mark is not in the text, so that offsets count from after it; those of bytes count it.
#[test]
fn byte_order_marks() {
    let options = Options::new().origins(true);
    for bytes in [&b"\xEF\xBB\xBF<p>a"[..], b"\xFF\xFE<\0p\0>\0a\0"] {
        let parsed = options.parse(bytes);
        let p = nodes(&parsed.document).find(|node| node.name() == "p").expect("it is there");
        let span = p.origin().and_then(|origin| origin.start_tag()).expect("it is written");
        assert_eq!((span.start, span.end), (0, 3));
        let range = parsed.byte_offsets(bytes).expect("bytes").byte_range(span).expect("a range");
        let mark = if bytes[0] == 0xFF { 2..8 } else { 3..6 };
        assert_eq!(range, mark);
    }
}
