//! Every encoding of the Encoding Standard: its labels, pages in it, malformed input, the same input cut
//! and cloned anywhere, the mapping from text to bytes; and the default encodings of locales.

use std::collections::BTreeSet;
use std::ops::Range;

use proptest::prelude::*;
use treewright_dom::Document;
use treewright_syntax::encoding_rs::DecoderResult;
use treewright_syntax::{
    ByteOffsetError, ByteOffsets, ChangeOfEncoding, Confidence, DecodingError, Encoding,
    EncodingSource, InputByteStream, OutOfBandMetadata, ParserOptions, Pause, SourceId, Span,
    TreeParser, default_encoding_for_locale,
};
use treewright_testing::suites::data;

use crate::growth;

/// The lines of a data file, in columns.
fn rows<const COLUMNS: usize>(file: &str) -> Vec<[String; COLUMNS]> {
    let path = data().join("encodings").join(file);
    let text = std::fs::read_to_string(&path).expect("the file is there");
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let columns = |line: &str| -> [String; COLUMNS] {
        let columns: Vec<String> = line.split('\t').map(str::to_owned).collect();
        columns.try_into().unwrap_or_else(|_| panic!("{file}: {line}"))
    };
    lines.map(columns).collect()
}

/// Reads the escapes `\\` and `\u{H}`.
fn text_of(escaped: &str) -> String {
    let mut parts = escaped.split('\\');
    let mut text = parts.next().unwrap_or_default().to_owned();
    while let Some(part) = parts.next() {
        if part.is_empty() {
            text.push('\\');
            text.push_str(parts.next().expect("a character follows"));
            continue;
        }
        let (digits, rest) =
            part.strip_prefix("u{").and_then(|part| part.split_once('}')).expect("an escape");
        let number = u32::from_str_radix(digits, 16).expect("digits");
        text.push(char::from_u32(number).expect("a character"));
        text.push_str(rest);
    }
    text
}

/// Reads the escapes `\\` and `\xHH`.
fn bytes_of(escaped: &str) -> Vec<u8> {
    let mut parts = escaped.split('\\');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    while let Some(part) = parts.next() {
        if part.is_empty() {
            bytes.push(b'\\');
            bytes.extend(parts.next().expect("a byte follows").bytes());
            continue;
        }
        let part = part.strip_prefix('x').expect("an escape");
        bytes.push(u8::from_str_radix(&part[..2], 16).expect("digits"));
        bytes.extend(part[2..].bytes());
    }
    bytes
}

/// The encoding of this name.
fn encoding(name: &str) -> &'static Encoding {
    let found = Encoding::for_label(name.as_bytes()).filter(|found| found.name() == name);
    found.unwrap_or_else(|| panic!("no encoding has the name {name}"))
}

fn all_encodings() -> Vec<&'static Encoding> {
    let names: BTreeSet<String> = rows("labels.tsv").into_iter().map(|[name, _]| name).collect();
    names.iter().filter(|name| *name != "none").map(|name| encoding(name)).collect()
}

fn known(encoding: &'static Encoding) -> OutOfBandMetadata {
    OutOfBandMetadata::new().known_definite_encoding(encoding)
}

/// Parses pieces of a page, in another encoding if the page requires it.
fn parse(metadata: OutOfBandMetadata, pieces: &[&[u8]]) -> (Document, InputByteStream) {
    let mut stream = InputByteStream::new(metadata);
    stream.report_decoding_errors();
    let new_parser = || {
        let mut parser = TreeParser::new(ParserOptions::default());
        parser.set_confidence(Confidence::Tentative);
        parser
    };
    let (mut parser, mut document) = (new_parser(), Document::new());
    let mut pieces = pieces.iter();
    loop {
        match parser.pump(&mut document) {
            Pause::NeedInput => {
                if let Some(text) = stream.convert() {
                    parser.append(text).expect("it fits");
                } else if stream.is_at_end() {
                    parser.end_of_input();
                } else if let Some(piece) = pieces.next() {
                    stream.append(piece);
                } else {
                    stream.end_of_input();
                }
            }
            Pause::ChangeEncoding(new) => {
                if let ChangeOfEncoding::Restart(_) = parser.change_the_encoding(new, &mut stream) {
                    stream.restart();
                    (parser, document) = (new_parser(), Document::new());
                }
            }
            Pause::Finished => return (document, stream),
            other => panic!("{other:?}"),
        }
    }
}

/// The result if a label is the answer of one step of the sniffing algorithm.
fn check_answer(
    metadata: OutOfBandMetadata,
    page: &[u8],
    source: EncodingSource,
    expected: Option<&'static Encoding>,
) {
    let default = encoding("macintosh");
    let decision = metadata.default_encoding(default).sniff(page);
    let expected =
        expected.map_or((default, EncodingSource::Default), |encoding| (encoding, source));
    assert_eq!((decision.encoding, decision.source), expected, "{}", page.escape_ascii());
}

fn check_label(label: &str, expected: Option<&'static Encoding>) {
    assert_eq!(Encoding::for_label(label.as_bytes()), expected, "{label:?}");
    let new = OutOfBandMetadata::new;
    if let Some(encoding) = expected {
        let source = EncodingSource::UserOverride;
        check_answer(new().user_override(encoding), b"<meta charset=big5>", source, expected);
    }
    let source = EncodingSource::TransportLayer;
    check_answer(new().transport_layer_label(label), b"", source, expected);
    // Controls other than a tab make a quoted value invalid in the MIME Sniffing Standard.
    let is_value = label.chars().all(|c| c == '\t' || !c.is_ascii_control());
    let quoted = new().content_type(&format!("text/html; charset=\"{label}\""));
    check_answer(quoted, b"", source, expected.filter(|_| is_value));
    let unquoted = new().content_type(&format!("text/html;charset={label}"));
    let is_value = label.trim_end_matches(['\t', '\n', '\r', ' ']);
    let is_value = is_value.chars().all(|c| c == '\t' || !c.is_ascii_control());
    check_answer(unquoted, b"", source, expected.filter(|_| is_value));

    let source = EncodingSource::Prescan;
    let used = expected.map(|declared| match declared.name() {
        "UTF-16BE" | "UTF-16LE" => encoding("UTF-8"),
        "x-user-defined" => encoding("windows-1252"),
        _ => declared,
    });
    let check_page = |page: String, used| check_answer(new(), page.as_bytes(), source, used);
    check_page(format!("<meta charset=\"{label}\">"), used);
    check_page(
        format!("<meta http-equiv=content-type content=\"text/html; charset='{label}'\">"),
        used,
    );
    if !label.contains(|c: char| c.is_ascii_whitespace()) && !label.is_empty() {
        check_page(format!("<meta charset={label}>"), used);
    }
    // An XML declaration may not have spaces there, and x-user-defined is not replaced.
    let utf_8 = expected.filter(|encoding| encoding.name().starts_with("UTF-16"));
    let used_of_xml = if utf_8.is_some() { used } else { expected };
    let used_of_xml = used_of_xml.filter(|_| !label.contains(|c: char| c <= ' '));
    check_page(format!("<?xml version='1.0' encoding='{label}'?>"), used_of_xml);

    // A declaration that the parser meets after the bytes of the prescan.
    let late = format!("<!--{}--><meta charset=\"{label}\">", "-".repeat(1024));
    let default = encoding("macintosh");
    let (_, stream) = parse(new().default_encoding(default), &[late.as_bytes()]);
    assert_eq!(stream.encoding(), Some(used.unwrap_or(default)), "{label:?}");
}

#[test]
fn labels() {
    let rows = rows::<2>("labels.tsv");
    let labels: BTreeSet<String> =
        rows.iter().filter(|[name, _]| name != "none").map(|[_, label]| label.clone()).collect();
    assert_eq!(labels.len(), 228);
    assert_eq!(all_encodings().len(), 40);
    for [name, label] in &rows {
        let expected = (name != "none").then(|| encoding(name));
        let label = text_of(label);
        assert!(expected.is_none() || labels.contains(&name.to_ascii_lowercase()), "{name}");
        check_label(&label, expected);
        check_label(&label.to_ascii_uppercase(), expected);
        for space in ["\t", "\n", "\x0C", "\r", " ", " \t\n\x0C\r "] {
            check_label(&format!("{space}{}{space}", label.to_ascii_uppercase()), expected);
        }
        check_label(&format!(" {label}"), expected);
        check_label(&format!("{label} "), expected);
    }
}

#[test]
fn near_misses_of_labels() {
    let rows = rows::<2>("labels.tsv");
    let labels: BTreeSet<&str> = rows.iter().map(|[_, label]| label.as_str()).collect();
    for [name, label] in rows.iter().filter(|[name, _]| name != "none") {
        for other in ["\x0B", "\u{A0}", "\0", "\u{3000}", "\u{FEFF}", "\u{85}", "-", "_"] {
            check_label(&format!("{other}{label}"), None);
            check_label(&format!("{label}{other}"), None);
        }
        for (position, _) in label.match_indices(['-', '_', ':']) {
            let (before, after) = (&label[..position], &label[position + 1..]);
            for other in ["", "-", "_", ":", " ", ".", "--", "\u{2010}", "\u{AD}"] {
                let changed = format!("{before}{other}{after}");
                if !labels.contains(changed.as_str()) {
                    check_label(&changed, None);
                }
            }
        }
        // The Kelvin sign and the long s have an ASCII letter in the other case, elsewhere.
        for (letter, other) in [('k', "\u{212A}"), ('s', "\u{17F}"), ('i', "\u{130}")] {
            if label.contains(letter) {
                check_label(&label.replace(letter, other), None);
            }
        }
        assert_ne!(name, "");
    }
    check_label("", None);
}

/// The result of a stream for bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Decoded {
    text: String,
    errors: Vec<Range<u64>>,
}

/// A stream that is being read, and its text so far.
#[derive(Clone)]
struct Reading {
    stream: InputByteStream,
    text: String,
}

impl Reading {
    fn new(metadata: &OutOfBandMetadata) -> Self {
        let mut stream = InputByteStream::new(metadata.clone());
        stream.report_decoding_errors();
        Self { stream, text: String::new() }
    }

    fn feed(&mut self, bytes: &[u8]) {
        self.stream.append(bytes);
        self.convert();
    }

    fn convert(&mut self) {
        while let Some(text) = self.stream.convert() {
            self.text += text;
        }
    }

    fn finish(mut self) -> Decoded {
        self.stream.end_of_input();
        self.convert();
        assert!(self.stream.is_at_end());
        let Self { mut stream, text } = self;
        let mut after = 0;
        let errors = stream.take_decoding_errors();
        for DecodingError { span, .. } in &errors {
            let (start, end) = (span.start as usize, span.end as usize);
            assert_eq!((span.source, &text[start..end]), (SourceId::MAIN, "\u{FFFD}"));
            assert!(start >= after, "{errors:?}");
            after = end;
        }
        Decoded { text, errors: errors.into_iter().map(|error| error.bytes).collect() }
    }
}

/// The errors of the whole.
fn errors_of(encoding: &'static Encoding, bytes: &[u8]) -> Vec<DecodingError> {
    let mut reading = Reading::new(&known(encoding));
    reading.feed(bytes);
    reading.stream.end_of_input();
    reading.convert();
    reading.stream.take_decoding_errors()
}

/// "Decode" by `encoding_rs`, of all the bytes at once.
fn reference(encoding: &'static Encoding, bytes: &[u8]) -> Decoded {
    let (encoding, mark) = Encoding::for_bom(bytes).unwrap_or((encoding, 0));
    reference_after_mark(encoding, bytes, mark)
}

/// The same for the bytes after a byte order mark of this length.
fn reference_after_mark(encoding: &'static Encoding, bytes: &[u8], mark: usize) -> Decoded {
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let mut text = String::with_capacity(3 * bytes.len() + 64);
    let mut errors = Vec::new();
    let mut read = mark;
    loop {
        let (result, more) =
            decoder.decode_to_string_without_replacement(&bytes[read..], &mut text, true);
        read += more;
        match result {
            DecoderResult::InputEmpty => break,
            DecoderResult::OutputFull => panic!("there is room"),
            DecoderResult::Malformed(length, after) => {
                let end = read as u64 - u64::from(after);
                errors.push(end - u64::from(length)..end);
                text.push('\u{FFFD}');
            }
        }
    }
    Decoded { text, errors }
}

/// The expected result, however the bytes are cut and the stream is cloned.
fn check_cuts(metadata: &OutOfBandMetadata, bytes: &[u8], expected: &Decoded) {
    let context = || format!("{metadata:?} {}", bytes.escape_ascii());
    let mut whole = Reading::new(metadata);
    whole.feed(bytes);
    assert_eq!(&whole.finish(), expected, "whole, {}", context());

    // A byte at a time; and so that each byte is given to a clone of a clone.
    let mut reading = Reading::new(metadata);
    let mut clone = reading.clone();
    for cut in 0..bytes.len() {
        // Both copies get the rest: the clone at once, this one a byte at a time.
        let mut at_once = reading.clone();
        at_once.feed(&bytes[cut..]);
        assert_eq!(&at_once.finish(), expected, "cloned at {cut}, {}", context());
        let mut cut_once = Reading::new(metadata);
        cut_once.feed(&bytes[..cut]);
        let mut cloned = cut_once.clone();
        cut_once.feed(&bytes[cut..]);
        assert_eq!(&cut_once.finish(), expected, "cut at {cut}, {}", context());
        cloned.feed(&bytes[cut..]);
        assert_eq!(&cloned.finish(), expected, "cut and cloned at {cut}, {}", context());

        reading.feed(&bytes[cut..=cut]);
        clone.feed(&bytes[cut..=cut]);
        clone = clone.clone();
    }
    assert_eq!(&reading.finish(), expected, "bytes, {}", context());
    assert_eq!(&clone.finish(), expected, "clones, {}", context());
}

/// A flush ends one input and starts another at each position.
fn check_flushes(encoding: &'static Encoding, bytes: &[u8]) {
    for cut in 0..=bytes.len() {
        let (before, after) = bytes.split_at(cut);
        let mut reading = Reading::new(&known(encoding));
        reading.stream.append(before);
        reading.stream.flush();
        reading.convert();
        reading.feed(after);
        let mut expected = reference(encoding, before);
        // A byte order mark is no longer searched for.
        let then = reference_after_mark(encoding, after, 0);
        expected.text += &then.text;
        let shifted = |range: Range<u64>| range.start + cut as u64..range.end + cut as u64;
        expected.errors.extend(then.errors.into_iter().map(shifted));
        assert_eq!(reading.finish(), expected, "{} {}", encoding.name(), bytes.escape_ascii());
    }
}

#[test]
fn pages() {
    let rows = rows::<5>("pages.tsv");
    let used: BTreeSet<&str> = rows.iter().map(|[name, ..]| name.as_str()).collect();
    assert_eq!(used.len(), 40);
    for [name, label, bytes, text, _] in &rows {
        let (encoding, bytes, text) = (encoding(name), bytes_of(bytes), text_of(text));
        let metadata =
            OutOfBandMetadata::new().content_type(&format!("text/html; charset={label}"));
        let bytewise: Vec<&[u8]> = bytes.chunks(1).collect();
        for pieces in [&[&bytes[..]][..], &bytewise] {
            let (document, stream) = parse(metadata.clone(), pieces);
            let body = document.body().expect("there is a body");
            assert_eq!(document.text_content(body), text, "{name} {label}");
            assert_eq!(stream.encoding(), Some(encoding), "{name} {label}");
            assert_eq!(stream.confidence(), Confidence::Certain);
            let errors = usize::from(name == "replacement");
            assert_eq!(stream.decoding_errors().len(), errors, "{name} {label}");
        }
        let whole = reference(encoding, &bytes);
        check_cuts(&metadata, &bytes, &whole);
        check_byte_offsets(encoding, &bytes, 13);
    }
}

#[test]
fn malformed_input() {
    for [name, bytes, text, errors, _] in rows("malformed.tsv") {
        let (encoding, bytes) = (encoding(&name), bytes_of(&bytes));
        let range = |range: &str| {
            let (start, end) = range.split_once("..").expect("a range");
            start.parse().expect("a number")..end.parse().expect("a number")
        };
        let errors = errors.split(' ').map(range).collect();
        let expected = Decoded { text: text_of(&text), errors };
        check_cuts(&known(encoding), &bytes, &expected);
        // Also while the encoding is tentative.
        check_cuts(&OutOfBandMetadata::new().default_encoding(encoding), &bytes, &expected);
        check_flushes(encoding, &bytes);
        check_byte_offsets(encoding, &bytes, 1);
    }
}

/// All single bytes, and all pairs. Without optimization each first byte is only combined with every
/// eleventh second one, different ones for each first.
#[test]
fn all_bytes_and_pairs() {
    let step = if cfg!(debug_assertions) { 11 } else { 1 };
    for encoding in all_encodings() {
        let metadata = known(encoding);
        let check = |reading: Reading, bytes: &[u8]| {
            let decoded = reading.finish();
            let (text, _, any) = encoding.decode(bytes);
            let errors = (decoded.text.as_str(), decoded.errors.is_empty());
            assert_eq!(errors, (&*text, !any), "{} {}", encoding.name(), bytes.escape_ascii());
        };
        for first in 0..=u8::MAX {
            let mut after_first = Reading::new(&metadata);
            after_first.feed(&[first]);
            check(after_first.clone(), &[first]);
            let start = usize::from(first) % step;
            for second in (0..=u8::MAX).skip(start).step_by(step) {
                let mut clone = after_first.clone();
                clone.feed(&[second]);
                check(clone, &[first, second]);
                let mut bytewise = Reading::new(&metadata);
                bytewise.feed(&[first]);
                bytewise.feed(&[second]);
                check(bytewise, &[first, second]);
            }
            check(after_first, &[first]);
        }
    }
}

/// A character of a text, its place there, and the bytes it was decoded from.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    offset: usize,
    character: char,
    bytes: Range<u64>,
}

impl Place {
    fn span(&self) -> Span {
        let end = self.offset + self.character.len_utf8();
        Span::in_main(self.offset as u32, end as u32)
    }
}

/// The slow twin of `ByteOffsets`: decodes each prefix of the bytes, and notes after which byte a character
/// appears. Those that appear after the same byte are an error and the characters that were put back after
/// it, of which all but the last have one byte; without an error they belong to one sequence.
fn places_by_prefixes(encoding: &'static Encoding, bytes: &[u8]) -> Vec<Place> {
    let (encoding, mark) = Encoding::for_bom(bytes).unwrap_or((encoding, 0));
    let Decoded { text, errors } = reference(encoding, bytes);
    // The certain length of the text of each prefix.
    let mut lengths: Vec<usize> =
        (0..=bytes.len()).map(|end| certain(encoding, &bytes[..end])).collect();
    lengths[bytes.len()] = text.len();
    let appears = |offset: usize| lengths.partition_point(|length| *length <= offset);

    let mut is_error = vec![false; text.len()];
    for error in errors_of(encoding, bytes) {
        is_error[error.span.start as usize] = true;
    }
    let mut errors = errors.into_iter();
    let mut places: Vec<Place> = Vec::new();
    let mut position = mark as u64;
    let offsets: Vec<(usize, char)> = text.char_indices().collect();
    for (index, &(offset, character)) in offsets.iter().enumerate() {
        let end = appears(offset);
        // An escape byte is not part of the bytes that are put back before it.
        let is_escape = encoding.name() == "ISO-2022-JP" && bytes[end - 1] == 0x1B;
        let last = if is_escape { end - 1 } else { end };
        let bytes = if is_error[offset] {
            errors.next().expect("an error")
        } else {
            let start = skip_escape_sequences(encoding, bytes, position, last as u64);
            let same = |(other, _): &&(usize, char)| appears(*other) == end;
            let has_error = offsets.iter().filter(same).any(|(other, _)| is_error[*other]);
            let is_last = !offsets[index + 1..].first().is_some_and(|next| same(&next));
            match (has_error, places.last()) {
                (true, _) if !is_last => start..start + 1,
                (false, Some(place)) if place.bytes.end == end as u64 => place.bytes.clone(),
                _ => start..last as u64,
            }
        };
        position = bytes.end;
        places.push(Place { offset, character, bytes });
    }
    places
}

/// The length of the text of these bytes, whatever follows.
fn certain(encoding: &'static Encoding, bytes: &[u8]) -> usize {
    let (_, mark) = Encoding::for_bom(bytes).unwrap_or((encoding, 0));
    let mut text = String::with_capacity(3 * bytes.len() + 64);
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let _ = decoder.decode_to_string(&bytes[mark..], &mut text, false);
    text.len()
}

/// The end of the escape sequences at `start`, before a character that ends at `end`.
fn skip_escape_sequences(
    encoding: &'static Encoding,
    bytes: &[u8],
    mut start: u64,
    end: u64,
) -> u64 {
    let escapes: [&[u8]; 5] = [b"\x1B(B", b"\x1B(J", b"\x1B(I", b"\x1B$@", b"\x1B$B"];
    let is_escape = |start: u64| escapes.iter().any(|e| bytes[start as usize..].starts_with(e));
    while encoding.name() == "ISO-2022-JP" && start + 3 <= end && is_escape(start) {
        start += 3;
    }
    start
}

/// The bytes of each place are a separate sequence: they follow each other without gaps, except for escape
/// sequences, and decode to the characters at that place.
fn check_sequences(encoding: &'static Encoding, bytes: &[u8], places: &[Place]) {
    let (encoding, mark) = Encoding::for_bom(bytes).unwrap_or((encoding, 0));
    let mut position = mark as u64;
    let mut escape: &[u8] = b"";
    for sequence in places.chunk_by(|one, other| one.bytes == other.bytes) {
        let Range { start, end } = sequence[0].bytes;
        let context = || format!("{} {} {sequence:?}", encoding.name(), bytes.escape_ascii());
        assert!(start < end && end <= bytes.len() as u64, "{}", context());
        assert_eq!(skip_escape_sequences(encoding, bytes, position, start), start, "{}", context());
        if start > position {
            escape = &bytes[start as usize - 3..start as usize];
        }
        position = end;
        let slice = &bytes[start as usize..end as usize];
        let is_escape = skip_escape_sequences(encoding, bytes, start, end) == end;
        if is_escape {
            // An escape sequence is an error if another follows.
            let after = skip_escape_sequences(encoding, bytes, end, end + 3);
            assert_eq!(after, end + 3, "{}", context());
            continue;
        }
        let characters: String = sequence.iter().map(|place| place.character).collect();
        let alone = [escape, slice].concat();
        let (alone, _) = encoding.decode_without_bom_handling(&alone);
        assert_eq!(alone, characters, "{}", context());
        assert!(sequence.len() == 1 || encoding.name() == "Big5", "{}", context());
    }
    let rest = skip_escape_sequences(encoding, bytes, position, bytes.len() as u64);
    assert!(rest == bytes.len() as u64 || encoding.name() == "replacement");
}

/// `step` is the number of bytes by which the tested prefixes grow.
fn check_byte_offsets(encoding: &'static Encoding, bytes: &[u8], step: usize) {
    let places = places_by_prefixes(encoding, bytes);
    let context = || format!("{} {}", encoding.name(), bytes.escape_ascii());
    let offsets = ByteOffsets::new(bytes, encoding);
    let spans: Vec<Span> = places.iter().map(Place::span).collect();
    let expected: Vec<_> = places.iter().map(|place| Ok(place.bytes.clone())).collect();
    assert_eq!(offsets.byte_ranges(spans.iter().copied()), expected, "{}", context());
    check_sequences(encoding, bytes, &places);

    // Errors have the bytes that the stream reports.
    for error in errors_of(encoding, bytes) {
        assert_eq!(offsets.byte_range(error.span), Ok(error.bytes), "{}", context());
    }

    // Spans of several characters and of none, shuffled, each by itself and all at once.
    let length = bytes.len() as u64;
    let end = spans.last().map_or(0, |span| span.end);
    let mut asked = vec![
        (Span::in_main(end, end), Ok(length..length)),
        (Span::in_main(end, end + 1), Err(ByteOffsetError::AfterTheBytes)),
        (Span::in_main(end + 1, end + 1), Err(ByteOffsetError::AfterTheBytes)),
        (Span::in_main(0, end + 4), Err(ByteOffsetError::AfterTheBytes)),
        (Span { source: SourceId(1), start: 0, end: 1 }, Err(ByteOffsetError::NotInTheStream)),
        (Span { source: SourceId(7), start: 0, end: 0 }, Err(ByteOffsetError::NotInTheStream)),
    ];
    for number in 0..places.len().min(40) {
        let first = &places[number * 29 % places.len()];
        let last = &places[number * 31 % places.len()];
        let (first, last) = if first.offset > last.offset { (last, first) } else { (first, last) };
        let span = Span::in_main(first.span().start, last.span().end);
        asked.push((span, Ok(first.bytes.start..last.bytes.end)));
        let (start, place) = (first.span().start, first.bytes.start);
        asked.push((Span::in_main(start, start), Ok(place..place)));
    }
    let answers = offsets.byte_ranges(asked.iter().map(|(span, _)| *span));
    assert_eq!(answers.len(), asked.len());
    for ((span, expected), answer) in asked.iter().zip(&answers) {
        assert_eq!(answer, expected, "{span:?} {}", context());
        assert_eq!(&offsets.byte_range(*span), expected, "{span:?} {}", context());
    }
    assert_eq!(offsets.byte_ranges([]), []);

    // The start of the bytes has the same answers or none; only of a sequence that it cuts off it cannot
    // know that it is not malformed.
    for end in (0..bytes.len()).step_by(step) {
        let answers = ByteOffsets::new(&bytes[..end], encoding).byte_ranges(spans.iter().copied());
        // The start of a byte order mark is not one.
        let mark = Encoding::for_bom(bytes).map_or(0, |(_, length)| length);
        if end < mark {
            continue;
        }
        let certain = certain(Encoding::for_bom(bytes).map_or(encoding, |(e, _)| e), &bytes[..end]);
        let mut cut_off = mark as u64;
        for (place, answer) in places.iter().zip(answers) {
            if place.offset < certain {
                assert_eq!(answer, Ok(place.bytes.clone()), "{end} of {}", context());
                cut_off = place.bytes.end;
            } else if let Ok(answer) = answer {
                let is_cut_off = answer.start >= cut_off && answer.end <= end as u64;
                assert!(is_cut_off && answer.start < answer.end, "{end} of {}", context());
                assert!(answer.end - answer.start < 4, "{answer:?} {end} of {}", context());
            }
        }
    }
}

/// The bytes of every character, across all places where the walk is interrupted.
fn each_character(name: &str, bytes: &[u8]) {
    let encoding = encoding(name);
    let offsets = ByteOffsets::new(bytes, encoding);
    let (text, _) = encoding.decode_without_bom_handling(bytes);
    let end = text.len() as u32;
    let length = bytes.len() as u64;
    assert_eq!(offsets.byte_range(Span::in_main(end, end)), Ok(length..length));
    assert_eq!(offsets.byte_range(Span::in_main(0, 1)).map(|range| range.start > 3), Ok(false));
    let spans = text.char_indices().map(|(offset, character)| {
        Span::in_main(offset as u32, (offset + character.len_utf8()) as u32)
    });
    let answers = offsets.byte_ranges(spans);
    let mut position = 0;
    for range in answers {
        let range = range.expect("the bytes are there");
        let escape = if name == "ISO-2022-JP" { 3 } else { 0 };
        assert!(range.start == position || range.start == position + escape, "{name}");
        position = range.end;
    }
    assert_eq!(position, length, "{name}");
}

/// The walk over a long page costs the same for each byte.
#[test]
fn long_pages() {
    for (name, part) in [
        ("windows-1252", &b"\xE9"[..]),
        ("windows-1252", b"a"),
        ("Shift_JIS", b"\xB1\x82\xA0"),
        ("ISO-2022-JP", b"\x1B$B0!"),
        ("UTF-8", "aé日😀".as_bytes()),
        ("UTF-8", b"\xC3"),
        ("UTF-16LE", b"a\0"),
    ] {
        let [short, long] = [37_500, 150_000].map(|length| part.repeat(length / part.len()));
        let growth =
            growth::compare(|| each_character(name, &short), || each_character(name, &long));
        assert_eq!(growth, Ok(()), "{name} {part:?}");
    }
}

/// A question about the start of a page does not walk to its end: it costs the same however long the page is.
#[test]
fn starts_of_long_pages() {
    for (name, part) in [("UTF-8", "é"), ("UTF-8", "a"), ("Shift_JIS", "a"), ("windows-1252", "a")]
    {
        let [short, long] = [31_250, 2_000_000].map(|length| part.repeat(length).into_bytes());
        let ask = |bytes: &[u8]| {
            let offsets = ByteOffsets::new(bytes, encoding(name));
            for _ in 0..5000 {
                assert_eq!(offsets.byte_range(Span::in_main(0, 1)), Ok(0..1));
            }
        };
        assert_eq!(growth::compare(|| ask(&short), || ask(&long)), Ok(()), "{name} {part}");
    }
}

/// Sequences, parts of such, and bytes that are special somewhere.
const PARTS: &str = r#"
    <b> a 0 " \\ ~ 0! \x0E \x80 \x81 \x810 \x810\x81 \x841\xA47 \x841\xA50
    \x88b \x88\xA5 \x8E \x8E\xB1 \x8F \x8F\xB0\xA1 \xA4\xA2 \xE3\x81
    \xE3\x81\x82 \xF0\x9F\x98 \xF0\x9F\x98\x80 \xEF\xBF\xBD \xD8= =\xD8
    \xDE\x00 \x00\xDE \x00 \xFF
"#;

/// The modes of ISO-2022-JP, and near misses of escape sequences.
const ESCAPES: &str = r"\x1B(B \x1B(J \x1B(I \x1B$@ \x1B$B \x1B \x1B( \x1B$";

fn one_of(parts: &str) -> impl Strategy<Value = Vec<u8>> {
    prop::sample::select(parts.split_whitespace().map(bytes_of).collect::<Vec<_>>())
}

fn random_bytes() -> impl Strategy<Value = Vec<u8>> {
    let part = prop_oneof![
        3 => one_of(PARTS),
        2 => one_of(ESCAPES),
        2 => any::<u8>().prop_map(|byte| vec![byte]),
        1 => (0x81_u8..=0xFE).prop_map(|byte| vec![byte]),
        1 => (0x81_u8..=0xFE, any::<u8>()).prop_map(|(lead, trail)| vec![lead, trail]),
    ];
    prop::collection::vec(part, 0..24).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn random(
        bytes in random_bytes(),
        cuts in prop::collection::vec(0_usize..100, 0..6),
        clone_at in 0_usize..6,
    ) {
        for encoding in all_encodings() {
            let expected = reference(encoding, &bytes);
            let (text, used, _) = encoding.decode(&bytes);
            prop_assert_eq!(&expected.text, &text);
            // Encoded ones are not errors.
            if !matches!(used.name(), "UTF-8" | "UTF-16BE" | "UTF-16LE" | "gb18030" | "GBK") {
                prop_assert_eq!(expected.errors.len(), text.matches('\u{FFFD}').count());
            }
            let mut cuts: Vec<usize> = cuts.iter().map(|cut| cut * bytes.len() / 100).collect();
            cuts.sort_unstable();
            cuts.push(bytes.len());
            let mut reading = Reading::new(&known(encoding));
            let mut start = 0;
            for (number, cut) in cuts.into_iter().enumerate() {
                if number == clone_at {
                    let mut clone = reading.clone();
                    clone.feed(&bytes[start..]);
                    prop_assert_eq!(&clone.finish(), &expected, "{}", encoding.name());
                }
                reading.feed(&bytes[start..cut]);
                start = cut;
            }
            prop_assert_eq!(&reading.finish(), &expected, "{}", encoding.name());
            let mut bytewise = Reading::new(&known(encoding));
            for byte in &bytes {
                bytewise.feed(&[*byte]);
            }
            prop_assert_eq!(&bytewise.finish(), &expected, "{}", encoding.name());
            check_byte_offsets(encoding, &bytes, 3);
        }
    }
}

#[test]
fn locales() {
    for [tag, expected] in rows("locales.tsv") {
        let tag = text_of(&tag);
        let found = default_encoding_for_locale(&tag);
        let metadata = OutOfBandMetadata::new().locale(&tag);
        if expected == "invalid" {
            assert!(found.is_err(), "{tag:?} {found:?}");
            assert_eq!(metadata.err(), found.err(), "{tag:?}");
            continue;
        }
        assert_eq!(found.expect("a tag").name(), expected, "{tag}");
        let decision = metadata.expect("a tag").sniff(b"<!DOCTYPE html><p>undeclared \xE0\xE1");
        assert_eq!(decision.encoding.name(), expected, "{tag}");
        assert_eq!(decision.confidence, Confidence::Tentative, "{tag}");
        assert_eq!(decision.source, EncodingSource::Default, "{tag}");
        let note = decision.step(EncodingSource::Default).and_then(|step| step.note.as_deref());
        assert!(note.is_some_and(|note| note.contains(&tag)), "{tag} {note:?}");
    }
}
