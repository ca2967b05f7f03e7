//! Bytes through the facade: whole, in pieces, from readers, with restarts.

use std::io::{self, Read};

use treewright::syntax::InputByteStream;
use treewright::{
    Autodetection, ByteOffsetError, Confidence, Context, Encoding, EncodingSource, End, Input,
    Options, OutOfBandMetadata, Parsed, Pause, SourceId, Span,
};

fn encoding(label: &str) -> &'static Encoding {
    Encoding::for_label(label.as_bytes()).expect("the label is known")
}

/// A page whose declaration comes after `padding` bytes of comment and a few letters of Cyrillic.
fn late_page(padding: usize) -> Vec<u8> {
    let mut page = b"<!doctype html><p id=1 id=2>\xCF\xF0\xE8\xE2\xE5\xF2<!--".to_vec();
    page.resize(page.len() + padding, b'-');
    page.extend_from_slice(b"--><meta charset=windows-1251><p>\xEC\xE8\xF0 \x98</p>");
    page
}

/// Checks the result of a parse of `late_page`.
#[track_caller]
fn check_late_page(parsed: &Parsed, page: &[u8]) {
    let document = &parsed.document;
    let text = document.text_content(document.root());
    assert_eq!(text, "Приветмир \u{98}");
    assert_eq!(document.character_encoding().name(), "windows-1251");
    let decision = parsed.encoding.as_ref().expect("it was bytes");
    assert_eq!(decision.encoding.name(), "windows-1251");
    assert_eq!(decision.confidence, Confidence::Certain);
    assert_eq!(decision.source, EncodingSource::MetaElement);
    let step = decision.step(EncodingSource::MetaElement).expect("there is a meta element");
    assert_eq!(step.note.as_deref(), Some("restarted"));
    // The errors of the first parse are gone with it.
    assert_eq!(parsed.decoding_errors, []);
    let duplicates: Vec<_> =
        parsed.errors.iter().filter(|error| error.code.as_str() == "duplicate-attribute").collect();
    assert_eq!(duplicates.len(), 1);
    let offsets = parsed.byte_offsets(page).expect("it was bytes");
    assert_eq!(offsets.byte_range(duplicates[0].span), Ok(25..26));
}

#[test]
fn a_late_declaration_restarts_the_parse() {
    let options = Options::new().collect_errors(true);
    let metadata = OutOfBandMetadata::new();
    for padding in [1100, 5000, 70_000, 200_000] {
        let page = late_page(padding);
        check_late_page(&options.parse(Input::bytes(&page, &metadata)), &page);
        // All bytes are available, whatever the limit.
        let limited = options.clone().limit_of_kept_bytes(100);
        check_late_page(&limited.parse(Input::bytes(&page, &metadata)), &page);
        for size in [997, 4096, 65536, page.len()] {
            let parsed = in_chunks(&options, page.chunks(size), &metadata);
            check_late_page(&parsed, &page);
        }
        let parsed = options.parse_reader(Stuttering(&page), &metadata);
        check_late_page(&parsed.expect("there was no error"), &page);
    }
    let page = late_page(1100);
    check_late_page(&in_chunks(&options, page.chunks(1), &metadata), &page);
}

/// A parse of bytes in pieces.
fn in_chunks<C: AsRef<[u8]>>(
    options: &Options,
    chunks: impl IntoIterator<Item = C>,
    metadata: &OutOfBandMetadata,
) -> Parsed {
    let mut parser = options.parser().for_bytes(metadata);
    for chunk in chunks {
        parser.parse_bytes(chunk.as_ref());
    }
    parser.finish()
}

/// A reader that returns few bytes at a time.
struct Stuttering<'a>(&'a [u8]);

impl Read for Stuttering<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let most = if self.0.len().is_multiple_of(2) { 1 } else { 999 };
        let length = self.0.len().min(buffer.len()).min(most);
        buffer[..length].copy_from_slice(&self.0[..length]);
        self.0 = &self.0[length..];
        Ok(length)
    }
}

#[test]
fn beyond_the_limit_a_late_declaration_is_ignored() {
    let page = late_page(5000);
    for size in [1, 100, 4096, page.len()] {
        for limit in [0, 1000, 5000] {
            let options = Options::new().limit_of_kept_bytes(limit);
            let parsed = in_chunks(&options, page.chunks(size), &OutOfBandMetadata::new());
            let decision = parsed.encoding.expect("it was bytes");
            assert_eq!(decision.encoding.name(), "UTF-8");
            assert_eq!(decision.confidence, Confidence::Certain);
            assert_eq!(decision.source, EncodingSource::Default);
            let step = decision.step(EncodingSource::MetaElement).expect("there is one");
            assert_eq!(step.encoding, Some(encoding("windows-1251")));
            assert_eq!(step.note.as_deref(), Some("ignored: the bytes were not kept"));
        }
    }
}

#[test]
fn readers_that_fail_say_so() {
    struct Failing;
    impl Read for Failing {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("no"))
        }
    }
    struct TooMuch;
    impl Read for TooMuch {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            Ok(buffer.len() + 1)
        }
    }
    let result = Options::new().parse_reader(Failing, &OutOfBandMetadata::new());
    assert_eq!(result.unwrap_err().to_string(), "no");
    assert!(Options::new().parse_reader(TooMuch, &OutOfBandMetadata::new()).is_err());
}

#[test]
fn interrupted_reads_are_tried_again() {
    struct Interrupted(u32);
    impl Read for Interrupted {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            self.0 += 1;
            match self.0 {
                1 | 3 => Err(io::ErrorKind::Interrupted.into()),
                2 => {
                    buffer[0] = b'x';
                    Ok(1)
                }
                _ => Ok(0),
            }
        }
    }
    let parsed = Options::new().parse_reader(Interrupted(0), &OutOfBandMetadata::new()).unwrap();
    assert_eq!(parsed.document.text_content(parsed.document.root()), "x");
}

#[test]
fn bytes_and_text_make_the_same_tree() {
    let options = Options::new().collect_errors(true);
    let mut page = String::from("<!doctype html><meta charset=utf-8><title>é</title>\r\n<p a=ü>");
    page += &"<li class=x>日本語 &amp; más 😀</i>\r\n".repeat(3000);
    let whole = options.parse(&page);
    assert!(page.len() > 100_000);
    let html = |parsed: &Parsed| parsed.document.outer_html(parsed.document.root());
    let mark = [b"\xEF\xBB\xBF", page.as_bytes()].concat();
    let header = OutOfBandMetadata::new().content_type("text/html; charset=utf-8");
    for metadata in [OutOfBandMetadata::new(), header] {
        for bytes in [page.as_bytes(), &mark] {
            for parsed in [
                options.parse(Input::bytes(bytes, &metadata)),
                in_chunks(&options, bytes.chunks(1000), &metadata),
                in_chunks(&options, [bytes], &metadata),
            ] {
                assert_eq!(html(&parsed), html(&whole));
                assert_eq!(parsed.errors, whole.errors);
                assert_eq!(parsed.decoding_errors, []);
                let decision = parsed.encoding.as_ref().expect("it was bytes");
                assert_eq!(decision.encoding.name(), "UTF-8");
                assert_eq!(decision.confidence, Confidence::Certain);
            }
        }
    }
}

#[test]
fn the_receipt_is_the_same_for_whole_and_pieces() {
    let short = b"<!doctype html><meta charset=koi8-r>".to_vec();
    let headers = ["text/html; charset=windows-1251", "text/html", "text/html; charset=nosuch"];
    for page in [&short[..], b"", b"\xFE", b"\xEF\xBB\xBF", &late_page(3000)] {
        for header in headers {
            let metadata = OutOfBandMetadata::new()
                .content_type(header)
                .container_document(encoding("utf-16"))
                .earlier_visit(encoding("big5"));
            let whole = Options::new().parse(Input::bytes(page, &metadata)).encoding;
            let pieces = in_chunks(&Options::new(), page.chunks(1), &metadata).encoding;
            assert_eq!(whole, pieces);
            let sniffed = metadata.sniff(page);
            let steps = &whole.expect("it was bytes").steps;
            assert_eq!(sniffed.steps[..], steps[..sniffed.steps.len()]);
        }
    }
}

#[test]
fn fragments_have_an_encoding_that_no_meta_changes() {
    let context: Context = "div".parse().unwrap();
    let metadata = OutOfBandMetadata::new().default_encoding(encoding("windows-1252"));
    let mut bytes = b"\xE9".to_vec();
    bytes.resize(2000, b' ');
    bytes.extend_from_slice(b"<meta charset=koi8-r>\xE9");
    let whole = Options::new().parse_fragment(Input::bytes(&bytes, &metadata), &context);
    let mut parser = Options::new().fragment_parser(&context).for_bytes(&metadata);
    bytes.chunks(7).for_each(|piece| parser.parse_bytes(piece));
    for parsed in [whole, parser.finish()] {
        let text = parsed.document.text_content(parsed.document.root());
        assert_eq!(text.trim_start_matches('é').trim(), "é");
        let decision = parsed.encoding.expect("it was bytes");
        assert_eq!(decision.encoding.name(), "windows-1252");
        assert_eq!(decision.confidence, Confidence::Tentative);
        assert_eq!(decision.step(EncodingSource::MetaElement), None);
    }
}

#[test]
fn programs_that_run_scripts_restart_themselves() {
    let page = b"<p>\xE9<script>1</script><p>\xE9";
    let run = |restart: bool| {
        let options = Options::new().scripting(true);
        let mut parser = options.parser().for_bytes(&OutOfBandMetadata::new());
        parser.append_bytes(page);
        parser.end_of_input();
        let mut scripts = 0;
        loop {
            match parser.pump() {
                Pause::Script(_) => {
                    scripts += 1;
                    parser.begin_script();
                    if scripts == 1 {
                        let pause = parser.write("<meta charset=koi8-r>written");
                        let Pause::ChangeEncoding(new) = pause else { panic!("{pause:?}") };
                        assert_eq!(new.name(), "KOI8-R");
                        if restart {
                            parser.restart();
                            let document = parser.document();
                            assert_eq!(document.children(document.root()).count(), 0);
                            continue;
                        }
                        assert_eq!(parser.pump(), Pause::NeedInput);
                    }
                    parser.end_script();
                }
                Pause::Finished => break,
                other => panic!("{other:?}"),
            }
        }
        let parsed = parser.finish();
        (scripts, parsed.document.text_content(parsed.document.root()))
    };
    assert_eq!(run(true), (2, "И1И".to_owned()));
    assert_eq!(run(false), (1, "\u{FFFD}1written\u{FFFD}".to_owned()));
}

#[test]
fn a_parse_that_stops_takes_no_more_bytes() {
    let options = Options::new().stop_at_first_error(true);
    let mut page = b"<p>".to_vec();
    page.resize(1 << 20, b'x');
    let whole = options.parse(Input::bytes(&page, &OutOfBandMetadata::new()));
    let pieces = in_chunks(&options, page.chunks(1000), &OutOfBandMetadata::new());
    for parsed in [whole, pieces] {
        assert_eq!(parsed.end, End::StoppedAtFirstError);
        assert_eq!(parsed.errors.len(), 1);
    }
}

#[test]
fn a_parse_that_stops_reports_no_bytes_after_the_error() {
    let options = Options::new().stop_at_first_error(true);
    let page = b"<!doctype html>\xFF</q>\xFF";
    for size in 1..page.len() {
        let parsed = in_chunks(&options, page.chunks(size), &OutOfBandMetadata::new());
        assert_eq!(parsed.errors.len(), 1);
        assert_eq!(parsed.decoding_errors.len(), 1);
        assert_eq!(parsed.decoding_errors[0].error.bytes, 15..16);
    }
}

#[test]
fn malformed_bytes_have_places() {
    // Shift_JIS: a letter, then a lead byte with an impossible trail byte, on the second line.
    let page = b"<!doctype html>\n\x82\xA0\x82\xFF<p id=1 id=2>\x81";
    let metadata = OutOfBandMetadata::new().content_type("text/html; charset=shift_jis");
    let options = Options::new().collect_errors(true);
    for parsed in [
        options.parse(Input::bytes(page, &metadata)),
        in_chunks(&options, page.chunks(1), &metadata),
    ] {
        let errors: Vec<String> = parsed.decoding_errors.iter().map(ToString::to_string).collect();
        assert_eq!(
            errors,
            ["2:2: bytes 18 to 19 are not Shift_JIS", "2:16: byte 33 is not Shift_JIS"]
        );
        let offsets = parsed.byte_offsets(page).unwrap();
        let spans: Vec<Span> =
            parsed.decoding_errors.iter().map(|error| error.error.span).collect();
        assert_eq!(offsets.byte_ranges(spans), [Ok(18..20), Ok(33..34)]);
        let duplicate =
            parsed.errors.iter().find(|error| error.code.as_str() == "duplicate-attribute");
        assert_eq!(offsets.byte_range(duplicate.unwrap().span), Ok(30..31));
        // Half of the bytes are gone.
        let offsets = parsed.byte_offsets(&page[..20]).unwrap();
        assert_eq!(
            offsets.byte_range(duplicate.unwrap().span),
            Err(ByteOffsetError::AfterTheBytes)
        );
        let written = Span { source: SourceId(1), ..duplicate.unwrap().span };
        assert_eq!(offsets.byte_range(written), Err(ByteOffsetError::NotInTheStream));
    }
    let text = options.parse("x");
    assert!(text.byte_offsets(b"x").is_none());
}

#[test]
fn a_clone_goes_on_by_itself() {
    let page = late_page(1200);
    let options = Options::new().collect_errors(true);
    for cut in (0..page.len()).step_by(37) {
        let mut parser = options.parser().for_bytes(&OutOfBandMetadata::new());
        parser.parse_bytes(&page[..cut]);
        let mut copy = parser.clone();
        parser.parse_bytes(b"</table>");
        drop(parser);
        copy.parse_bytes(&page[cut..]);
        check_late_page(&copy.finish(), &page);
    }
}

#[test]
fn on_the_fly_the_tree_stays() {
    // Only ASCII before the declaration: nothing has to be parsed again.
    let mut page = b"<p><!--".to_vec();
    page.resize(3000, b'-');
    page.extend_from_slice(b"--><meta charset=windows-1251>\xEC\xE8\xF0<p id=1 id=2>");
    let options = Options::new().collect_errors(true);
    let whole = options.parse(Input::bytes(&page, &OutOfBandMetadata::new()));
    for size in [1, 10, 3000, page.len()] {
        let parsed = in_chunks(&options, page.chunks(size), &OutOfBandMetadata::new());
        assert_eq!(parsed.document.text_content(parsed.document.root()), "мир");
        assert_eq!(parsed.document.character_encoding().name(), "windows-1251");
        assert_eq!(parsed.errors, whole.errors);
        assert_eq!(parsed.decoding_errors, []);
        let last = parsed.errors.last().expect("an attribute is there twice");
        let offsets = parsed.byte_offsets(&page).expect("it was bytes");
        assert_eq!(offsets.byte_range(last.span), Ok(3043..3044));
        let decision = parsed.encoding.expect("it was bytes");
        let step = decision.step(EncodingSource::MetaElement).expect("there is a meta element");
        assert_eq!(step.note.as_deref(), Some("changed on the fly"));
        assert_eq!(Some(decision), whole.encoding);
    }
}

#[test]
fn bytes_that_come_while_a_script_runs_lose_nothing() {
    let mut page = b"<p>a".to_vec();
    page.resize(3000, b'b');
    page.extend_from_slice(b"<script>1</script><meta charset=windows-1251><p>\xCF\xF0");
    for more in [&b""[..], b"<p>\xE8", &vec![b'-'; 70_000]] {
        for limit in [0, 100, 1 << 20] {
            let options = Options::new().scripting(true).limit_of_kept_bytes(limit);
            let mut parser = options.parser().for_bytes(&OutOfBandMetadata::new());
            parser.append_bytes(&page);
            while let Pause::Script(_) = parser.pump() {
                parser.append_bytes(more);
            }
            let parsed = parser.finish();
            let whole = [&page[..], more].concat();
            let expected = Options::new()
                .scripting(true)
                .parse(Input::bytes(&whole, &OutOfBandMetadata::new()));
            let html = |parsed: &Parsed| parsed.document.outer_html(parsed.document.root());
            assert_eq!(html(&parsed), html(&expected));
            assert_eq!(parsed.encoding, expected.encoding);
        }
    }
}

#[test]
fn a_guess_does_not_depend_on_when_the_end_is_known() {
    for length in [(1 << 20) - 1, 1 << 20, (1 << 20) + 1, (1 << 20) + 2] {
        let mut page = b"<p>".to_vec();
        while page.len() < length {
            page.extend_from_slice("é".as_bytes());
        }
        page.truncate(length);
        for guess in [Autodetection::Any, Autodetection::Utf8Only] {
            if guess == Autodetection::Any && length != 1 << 20 {
                continue; // It is slow where it is not optimized.
            }
            let metadata = OutOfBandMetadata::new().autodetection(guess).locale("fr").unwrap();
            let whole = Options::new().parse(Input::bytes(&page, &metadata)).encoding;
            let chunks = page.chunks(100_000);
            assert_eq!(in_chunks(&Options::new(), chunks, &metadata).encoding, whole);
            let mut parser = Options::new().parser().for_bytes(&metadata);
            parser.append_bytes(&page);
            parser.end_of_input();
            assert_eq!(parser.finish().encoding, whole);
            let sniffed = metadata.sniff(&page);
            assert_eq!(sniffed.encoding, whole.expect("it was bytes").encoding);
        }
    }
}

#[test]
fn receipts_are_whole_where_parsing_stopped_or_controls_stand() {
    let options = Options::new().stop_at_first_error(true);
    let header = OutOfBandMetadata::new().content_type("text/html; charset=utf-8");
    let page = b"<p><meta charset=windows-1251>";
    let whole = options.parse(Input::bytes(page, &header)).encoding;
    assert_eq!(in_chunks(&options, page.chunks(1), &header).encoding, whole);
    let mut page = b"\x1B<!--".to_vec();
    page.resize(1200, b'-');
    page.extend_from_slice(b"--><meta charset=gbk>x");
    let whole = Options::new().parse(Input::bytes(&page, &OutOfBandMetadata::new())).encoding;
    let pieces = in_chunks(&Options::new(), page.chunks(7), &OutOfBandMetadata::new()).encoding;
    assert_eq!(pieces, whole);
}

#[test]
fn places_of_bytes_count_text_that_came_before_them() {
    let mut parser = Options::new().collect_errors(true).parser();
    parser.parse_text("<!doctype html>\n\né");
    parser.parse_bytes(b"x\xFFy");
    let parsed = parser.finish();
    assert_eq!(parsed.decoding_errors[0].to_string(), "3:3: byte 1 is not UTF-8");
}

#[test]
fn places_beyond_the_range_of_offsets_have_no_bytes() {
    let parsed = Options::new().parse(Input::bytes(b"abc", &OutOfBandMetadata::new()));
    let offsets = parsed.byte_offsets(b"abc").expect("it was bytes");
    let beyond = Span { source: SourceId::MAIN, start: u32::MAX, end: u32::MAX };
    assert_eq!(offsets.byte_range(beyond), Err(ByteOffsetError::AfterTheBytes));
}

#[test]
fn errors_of_text_end_after_its_first_character() {
    let options = Options::new().collect_errors(true);
    for page in
        ["<!doctype html><table>abc", "<!doctype html></body>éa", "<!doctype html><table>\r\nx"]
    {
        let whole = options.parse(page);
        let pieces = in_chunks(&options, page.as_bytes().chunks(1), &OutOfBandMetadata::new());
        assert_eq!(pieces.errors, whole.errors, "{page:?}");
    }
}

#[test]
fn a_page_that_is_read_in_another_encoding_is_not_the_source() {
    let metadata = OutOfBandMetadata::new().content_type("text/html; charset=windows-1252");
    let parsed = Options::new().parse(Input::bytes("<p>é".as_bytes(), &metadata));
    assert_eq!(parsed.document.source(), "");
    assert_eq!(parsed.document.text_content(parsed.document.root()), "Ã©");
}

#[test]
fn bytes_are_not_held_without_need() {
    let held_at_most = |metadata: OutOfBandMetadata, limit: u64, encoding: &'static Encoding| {
        let mut stream = InputByteStream::new(metadata);
        stream.set_limit_of_kept_bytes(limit);
        let mut most = 0;
        for _ in 0..4000 {
            stream.append(b"\xA4\xA2\xA4\xA4<p>text and more, so that all is a piece of a page");
            while stream.convert().is_some() {}
            most = most.max(stream.held_bytes());
        }
        assert_eq!(stream.encoding(), Some(encoding));
        most
    };
    // The page is about 200 KB. While the encoding is certain, none of it is kept.
    let header = OutOfBandMetadata::new().content_type("text/html; charset=euc-jp");
    assert!(held_at_most(header, u64::MAX, encoding("euc-jp")) < 2000);
    let tentative = OutOfBandMetadata::new().default_encoding(encoding("euc-jp"));
    assert!(held_at_most(tentative.clone(), 50_000, encoding("euc-jp")) < 51_000);
    assert!(held_at_most(tentative.clone(), 0, encoding("euc-jp")) < 2000);
    assert!(held_at_most(tentative, u64::MAX, encoding("euc-jp")) > 200_000);
}
