//! The targets `bytes_to_tree` and `sniffing`.

use treewright::{Options, Parsed};
use treewright_dom::Document;
use treewright_syntax::encoding_rs::{self, Encoding};
use treewright_syntax::{
    Autodetection, DecodingError, EncodingDecision, EncodingSource, InputByteStream,
    OutOfBandMetadata, charset_of_content_type, default_encoding_for_locale,
};

use super::layout::Head;
use crate::check::{ByteFeed, ParsedBytes, parse_bytes};
use crate::formats::{CaseId, EncodingCase, ExpectedDecision, ScriptPlay};
use crate::generator::SplitMix64;
use crate::invariants::Violation;
use crate::trees::TestTree;

/// The encodings that metadata can name, by number.
const ENCODINGS: &[&Encoding] = &[
    encoding_rs::UTF_8,
    encoding_rs::WINDOWS_1252,
    encoding_rs::SHIFT_JIS,
    encoding_rs::EUC_JP,
    encoding_rs::ISO_2022_JP,
    encoding_rs::GBK,
    encoding_rs::GB18030,
    encoding_rs::BIG5,
    encoding_rs::EUC_KR,
    encoding_rs::UTF_16LE,
    encoding_rs::UTF_16BE,
    encoding_rs::REPLACEMENT,
    encoding_rs::X_USER_DEFINED,
    encoding_rs::WINDOWS_1251,
    encoding_rs::KOI8_R,
    encoding_rs::IBM866,
    encoding_rs::ISO_8859_8_I,
    encoding_rs::WINDOWS_874,
];

/// The number of bytes that are kept for a restart.
const LIMITS: [u64; 4] = [0, 1, 16, 1100];

/// A case: metadata, how the bytes are cut, and the bytes.
#[derive(Debug)]
struct ByteCase {
    metadata: OutOfBandMetadata,
    /// A `Content-Type`, a label, a language tag and a domain, in the form in which it is used.
    text: String,
    limit_of_kept_bytes: Option<u64>,
    /// A seed, or the size of pieces.
    cuts: u8,
    bytes: Vec<u8>,
}

impl ByteCase {
    /// Six bytes, a text whose length is the last of them, and the bytes.
    ///
    /// Bits of the first byte select the metadata: definite encoding, user override, content type, label,
    /// container, earlier visit, locale, domain. The second is the encoding. The third has the kind of
    /// detection in its lowest bits, and then the limit.
    fn read(data: &[u8]) -> Self {
        let mut head = Head::new(data);
        let (known, encoding, ways) = (head.byte(), head.byte(), head.byte());
        let (cuts, other, length) = (head.byte(), head.byte(), head.byte());
        let text = String::from_utf8_lossy(head.take(usize::from(length))).into_owned();
        let by_number = |number: u8| ENCODINGS[usize::from(number) % ENCODINGS.len()];
        let (encoding, other) = (by_number(encoding), by_number(other));
        let is_known = |bit: u8| known & (1 << bit) != 0;
        let mut metadata = OutOfBandMetadata::new().autodetection(match ways % 4 {
            0 => Autodetection::Off,
            1 => Autodetection::Utf8Only,
            _ => Autodetection::Any,
        });
        if is_known(0) {
            metadata = metadata.known_definite_encoding(encoding);
        }
        if is_known(1) {
            metadata = metadata.user_override(encoding);
        }
        if is_known(2) {
            metadata = metadata.content_type(&text);
        }
        if is_known(3) {
            metadata = metadata.transport_layer_label(&text);
        }
        if is_known(4) {
            metadata = metadata.container_document(encoding);
        }
        if is_known(5) {
            metadata = metadata.earlier_visit(other);
        }
        if is_known(6) {
            metadata = match metadata.clone().locale(&text) {
                Ok(with_locale) => with_locale,
                Err(_) => metadata.default_encoding(other),
            };
        }
        if is_known(7) {
            metadata = metadata.top_level_domain(&text);
        }
        let limited = ways & (1 << 2) != 0;
        let limit_of_kept_bytes = limited.then(|| LIMITS[usize::from(ways >> 3) % LIMITS.len()]);
        Self { metadata, text, limit_of_kept_bytes, cuts, bytes: head.rest().to_vec() }
    }

    fn to_encoding_case(&self) -> EncodingCase {
        EncodingCase {
            id: CaseId { file: "fuzzing".to_owned(), index: 1 },
            line: 1,
            bytes: self.bytes.clone(),
            metadata: self.metadata.clone(),
            limit_of_kept_bytes: self.limit_of_kept_bytes,
            scripts: ScriptPlay::Skip,
            // The value is not used.
            expected: ExpectedDecision {
                encoding: encoding_rs::UTF_8,
                confidence: None,
                source: None,
                change: None,
                steps: Vec::new(),
                tree: None,
                malformed: None,
            },
        }
    }

    /// The bytes in pieces, some of which are empty.
    fn pieces(&self) -> Vec<&[u8]> {
        let mut random = SplitMix64::new(u64::from(self.cuts));
        let mut rest = self.bytes.as_slice();
        let mut pieces = Vec::new();
        while !rest.is_empty() {
            let most = random.pick(&[2, 4, 20, 300, 2000]);
            let (piece, after) = rest.split_at(random.below(most).min(rest.len()));
            pieces.push(piece);
            rest = after;
        }
        pieces
    }
}

pub(super) fn explain(data: &[u8]) -> String {
    let case = ByteCase::read(data);
    let ByteCase { metadata, text, limit_of_kept_bytes, cuts, bytes } = case;
    format!(
        "{metadata:?}\ntext {text:?}, limit {limit_of_kept_bytes:?}, cuts {cuts}\nbytes \"{}\"",
        bytes.escape_ascii()
    )
}

fn differs(what: &str, expected: impl std::fmt::Debug, found: impl std::fmt::Debug) -> Violation {
    Violation::new(
        "same from bytes",
        format!("{what}:\nexpected:\n{expected:#?}\nfound:\n{found:#?}"),
    )
}

fn same<T: PartialEq + std::fmt::Debug>(
    what: &str,
    expected: &T,
    found: &T,
) -> Result<(), Violation> {
    if expected == found { Ok(()) } else { Err(differs(what, expected, found)) }
}

/// Bytes to a tree, however they are cut.
pub(super) fn check_tree(data: &[u8]) -> Result<(), Violation> {
    let case = ByteCase::read(data);
    let encoding_case = case.to_encoding_case();
    let run = |feed: ByteFeed| {
        let begin_again = |tree: &mut Document| *tree = <Document as TestTree>::empty();
        let parsed = parse_bytes(&encoding_case, feed, Document::new(), &begin_again)
            .map_err(|message| Violation::new("the end", format!("{feed:?}: {message}")))?;
        let dump = TestTree::dump(&parsed.tree, &parsed.tree.root());
        Ok::<(ParsedBytes<Document>, String), Violation>((parsed, dump))
    };
    let (whole, dump) = run(ByteFeed::Whole)?;
    check_decoding_errors(&case, &whole.decoding_errors)?;
    check_decision(&case, &whole.first_decision, &whole.decision)?;
    for feed in [
        ByteFeed::WholeAlwaysTentative,
        ByteFeed::ByByte,
        ByteFeed::UpTo(1 + usize::from(case.cuts)),
        ByteFeed::CutAt((usize::from(case.cuts) * 7).min(case.bytes.len())),
    ] {
        let (parsed, found) = run(feed)?;
        let what = |part: &str| format!("{feed:?}: {part}");
        same(&what("decision"), &whole.decision, &parsed.decision)?;
        same(&what("change"), &whole.change, &parsed.change)?;
        same(&what("malformed"), &whole.decoding_errors, &parsed.decoding_errors)?;
        same(&what("tree"), &dump, &found)?;
        check_decision(&case, &parsed.first_decision, &parsed.decision)?;
    }
    check_facade(&case, &dump)
}

/// The stream decides the same as the sniffing algorithm on all bytes.
fn check_decision(
    case: &ByteCase,
    first: &EncodingDecision,
    last: &EncodingDecision,
) -> Result<(), Violation> {
    let sniffed = case.metadata.sniff(&case.bytes);
    let decided = |it: &EncodingDecision| (it.encoding, it.confidence, it.source);
    same("the first decision, as sniffed", &decided(&sniffed), &decided(first))?;
    let steps = last.steps.iter().filter(|step| step.source != EncodingSource::MetaElement);
    if !steps.eq(&sniffed.steps) {
        return Err(differs("the steps in the end, as sniffed", &sniffed, last));
    }
    Ok(())
}

/// Malformed sequences come in the order of their bytes, and do not overlap.
fn check_decoding_errors(case: &ByteCase, errors: &[DecodingError]) -> Result<(), Violation> {
    let mut end = 0;
    for error in errors {
        let bytes = &error.bytes;
        if bytes.start < end || bytes.end < bytes.start || bytes.end > case.bytes.len() as u64 {
            return Err(Violation::new("malformed bytes", format!("{error:?} after {end}")));
        }
        end = bytes.end;
    }
    Ok(())
}

/// The facade makes the tree of the stream, from bytes in one piece, in pieces, and from a reader, with the
/// same errors, each of which has bytes.
fn check_facade(case: &ByteCase, dump: &str) -> Result<(), Violation> {
    let options = Options::new().collect_errors(true).declarative_shadow_roots(false);
    let whole = options.parse(treewright::Input::bytes(&case.bytes, &case.metadata));
    let in_pieces = |pieces: Vec<&[u8]>| {
        let mut parser = options.parser().for_bytes(&case.metadata);
        for piece in pieces {
            parser.parse_bytes(piece);
        }
        parser.finish()
    };
    let ways = [
        ("in pieces", in_pieces(case.pieces())),
        ("byte by byte", in_pieces(case.bytes.chunks(1).collect())),
    ];
    let dump_of = |parsed: &Parsed| TestTree::dump(&parsed.document, &parsed.document.root());
    // With a limit the other one reads some pages in their first encoding.
    if case.limit_of_kept_bytes.is_none() && dump_of(&whole) != dump {
        return Err(differs("the facade", dump, dump_of(&whole)));
    }
    for (way, parsed) in &ways {
        same(&format!("{way}: tree"), &dump_of(&whole), &dump_of(parsed))?;
        same(&format!("{way}: encoding"), &whole.encoding, &parsed.encoding)?;
        same(&format!("{way}: errors"), &whole.errors, &parsed.errors)?;
        same(&format!("{way}: malformed"), &whole.decoding_errors, &parsed.decoding_errors)?;
    }
    let Some(offsets) = whole.byte_offsets(&case.bytes) else {
        return Err(Violation::new("byte offsets", "they are missing"));
    };
    let spans = whole.errors.iter().map(|error| error.span);
    let ranges = offsets.byte_ranges(spans);
    for (error, range) in whole.errors.iter().zip(&ranges) {
        let length = case.bytes.len() as u64;
        let is_right = match range {
            Ok(range) => range.start <= range.end && range.end <= length,
            // An error at the end of the file is after all bytes.
            Err(_) => error.span.start == error.span.end || ranges.is_empty(),
        };
        if !is_right {
            return Err(Violation::new("byte offsets", format!("{error:?} is at {range:?}")));
        }
    }
    Ok(())
}

/// The stream alone: its decision, and the text that it decodes.
pub(super) fn check_sniffing(data: &[u8]) -> Result<(), Violation> {
    let case = ByteCase::read(data);
    // They take any text.
    let charset = charset_of_content_type(&case.text);
    let _ = default_encoding_for_locale(&case.text);
    if let Ok(Some(charset)) = charset
        && charset.is_empty()
    {
        return Err(Violation::new("content type", "a charset is empty"));
    }
    let sniffed = case.metadata.sniff(&case.bytes);
    let whole = decode(&case, [case.bytes.as_slice()])?;
    let pieces = decode(&case, case.pieces())?;
    let bytewise = decode(&case, case.bytes.chunks(1))?;
    same("decoded in pieces", &whole, &pieces)?;
    same("decoded byte by byte", &whole, &bytewise)?;
    check_decision(&case, &whole.0, &whole.0)?;
    let (text, used, _) = sniffed.encoding.decode(&case.bytes);
    same("decoded by encoding_rs", &text.as_ref(), &whole.1.as_str())?;
    let lost = whole.2.len();
    let replaced = text.chars().filter(|character| *character == '\u{FFFD}').count();
    if lost > replaced {
        return Err(differs("malformed sequences in the text", replaced, lost));
    }
    check_decoding_errors(&case, &whole.2)?;
    for error in &whole.2 {
        let (start, end) = (error.span.start as usize, error.span.end as usize);
        same("where the malformed is in the text", &Some("\u{FFFD}"), &whole.1.get(start..end))?;
        same("the encoding of the malformed", &used, &error.encoding)?;
    }
    check_taking_as_utf8(&case, &whole.1)
}

/// The decision, the text, and the malformed bytes.
fn decode<'a>(
    case: &ByteCase,
    pieces: impl IntoIterator<Item = &'a [u8]>,
) -> Result<(EncodingDecision, String, Vec<DecodingError>), Violation> {
    let mut stream = InputByteStream::new(case.metadata.clone());
    stream.report_decoding_errors();
    if let Some(limit) = case.limit_of_kept_bytes {
        stream.set_limit_of_kept_bytes(limit);
    }
    let mut text = String::new();
    let mut read = |stream: &mut InputByteStream| {
        while let Some(piece) = stream.convert() {
            text.push_str(piece);
        }
    };
    for piece in pieces {
        stream.append(piece);
        read(&mut stream);
    }
    stream.end_of_input();
    read(&mut stream);
    if !stream.is_at_end() {
        return Err(Violation::new("the end", "the stream does not end"));
    }
    let decision = stream.encoding_decision();
    let decision = decision.ok_or_else(|| Violation::new("the end", "nothing was decided"))?;
    Ok((decision, text, stream.take_decoding_errors()))
}

/// A stream that takes valid UTF-8 unchanged decides like one that decodes it.
fn check_taking_as_utf8(case: &ByteCase, text: &str) -> Result<(), Violation> {
    let unmarked = case.bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&case.bytes);
    let Ok(unmarked) = str::from_utf8(unmarked) else { return Ok(()) };
    let mut stream = InputByteStream::new(case.metadata.clone());
    if stream.take_as_utf8(&case.bytes) {
        same("taken as UTF-8", &unmarked, &text)?;
    } else {
        stream.append(&case.bytes);
    }
    stream.end_of_input();
    while stream.convert().is_some() {}
    let sniffed = case.metadata.sniff(&case.bytes);
    same(
        "taken as UTF-8: encoding",
        &Some(sniffed.encoding),
        &stream.encoding_decision().map(|it| it.encoding),
    )
}
