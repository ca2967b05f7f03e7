//! Tests of the input stream alone; `tests/tokenizer_input.rs` tests it with the tokenizer.

use super::{InputStream, InputTooLong, MAX_SOURCE_LENGTH, StopSet};
use crate::{ErrorCode, ParseError, Reporter, SourceId, Span};
use proptest::prelude::*;

/// Consumes all available characters; returns true at the end of the file.
fn read(input: &mut InputStream, text: &mut String, reporter: &mut Reporter) -> bool {
    loop {
        match input.consume(reporter) {
            Ok(Some(character)) => text.push(character),
            Ok(None) => return true,
            Err(_) => return false,
        }
    }
}

fn read_all(input: &mut InputStream) -> (String, Vec<ParseError>) {
    let mut text = String::new();
    let mut reporter = Reporter::new(true);
    input.end_of_input();
    assert!(read(input, &mut text, &mut reporter));
    (text, reporter.take())
}

#[test]
fn newlines_are_normalized_over_chunks_and_segments() -> Result<(), InputTooLong> {
    let mut input = InputStream::new();
    let mut reporter = Reporter::new(false);
    let mut text = String::new();
    input.append("a\r")?;
    read(&mut input, &mut text, &mut reporter);
    assert_eq!(text, "a\n", "the newline does not wait for what follows");
    input.append("\n\r\n\n")?;
    read(&mut input, &mut text, &mut reporter);
    assert_eq!(text, "a\n\n\n");
    input.begin_script();
    input.write("b\r")?;
    read(&mut input, &mut text, &mut reporter);
    input.write("\n")?;
    input.write("\nc\r")?;
    read(&mut input, &mut text, &mut reporter);
    input.end_script();
    input.append("\nd")?;
    read(&mut input, &mut text, &mut reporter);
    assert_eq!(text, "a\n\n\nb\n\nc\nd");
    Ok(())
}

#[test]
fn a_line_feed_after_a_written_carriage_return_is_ignored() -> Result<(), InputTooLong> {
    let mut input = InputStream::new();
    input.append("\nrest")?;
    input.begin_script();
    input.write("\r")?;
    let mut text = String::new();
    assert!(!read(&mut input, &mut text, &mut Reporter::new(false)));
    assert_eq!(text, "\n");
    input.end_script();
    assert_eq!(read_all(&mut input).0, "rest");
    Ok(())
}

#[test]
fn a_written_line_feed_after_a_carriage_return_is_ignored_whenever_the_rest_comes()
-> Result<(), InputTooLong> {
    for rest_comes_first in [true, false] {
        let mut input = InputStream::new();
        let mut reporter = Reporter::new(false);
        input.append(if rest_comes_first { "\rrest" } else { "\r" })?;
        assert_eq!(input.consume(&mut reporter), Ok(Some('\n')));
        input.begin_script();
        input.write("\n")?;
        input.write("\n")?;
        input.end_script();
        if !rest_comes_first {
            input.append("rest")?;
        }
        assert_eq!(read_all(&mut input).0, "\nrest");
    }
    Ok(())
}

#[test]
fn a_reconsumed_newline_is_one_newline() -> Result<(), InputTooLong> {
    for (text, cut) in [("\r\nx", 0), ("\r\nx", 1), ("\rx", 1), ("\nx", 0)] {
        let mut input = InputStream::new();
        let mut reporter = Reporter::new(false);
        input.append(&text[..cut])?;
        if cut == 0 {
            input.append(&text[cut..])?;
        }
        assert_eq!(input.consume(&mut reporter), Ok(Some('\n')));
        input.reconsume();
        assert_eq!(input.consume(&mut reporter), Ok(Some('\n')));
        if cut != 0 {
            input.append(&text[cut..])?;
        }
        assert_eq!(input.consume(&mut reporter), Ok(Some('x')), "{text:?} {cut}");
    }
    Ok(())
}

#[test]
fn writes_nest() -> Result<(), InputTooLong> {
    let mut input = InputStream::new();
    input.append("main")?;
    assert!(!input.has_insertion_point());
    input.begin_script();
    input.write("1")?;
    input.write("2")?;
    input.begin_script();
    input.write("inner")?;
    input.end_script();
    assert!(input.has_insertion_point());
    input.write("3")?;
    let mut text = String::new();
    let mut reporter = Reporter::new(false);
    assert!(!read(&mut input, &mut text, &mut reporter));
    assert_eq!(text, "inner123");
    input.write("4")?;
    input.end_script();
    assert!(!input.has_insertion_point());
    input.end_script();
    assert_eq!(read_all(&mut input).0, "4main");
    Ok(())
}

#[test]
fn the_end_waits_for_the_script() -> Result<(), InputTooLong> {
    let mut input = InputStream::new();
    let mut reporter = Reporter::new(false);
    input.end_of_input();
    input.begin_script();
    assert!(input.consume(&mut reporter).is_err());
    input.write("x")?;
    assert_eq!(input.consume(&mut reporter), Ok(Some('x')));
    assert!(input.consume(&mut reporter).is_err());
    input.end_script();
    assert_eq!(input.consume(&mut reporter), Ok(None));
    assert_eq!(input.consume(&mut reporter), Ok(None));
    Ok(())
}

#[test]
fn without_an_insertion_point_writing_appends() -> Result<(), InputTooLong> {
    let mut input = InputStream::new();
    input.write("a")?;
    input.append("b")?;
    input.write_utf16(&[0xD83D])?;
    input.write_utf16(&[0xDE00])?;
    assert_eq!(read_all(&mut input), ("ab\u{1F600}".to_owned(), vec![]));
    Ok(())
}

#[test]
fn halves_of_a_surrogate_pair_join() -> Result<(), InputTooLong> {
    let mut input = InputStream::new();
    input.append_utf16(&[0x61, 0xD83D])?;
    input.append_utf16(&[])?;
    input.append_utf16(&[0xDE00, 0xD83D])?;
    input.begin_script();
    input.write_utf16(&[0xD83D])?;
    input.write("")?;
    input.write_utf16(&[0xDE01])?;
    input.end_script();
    input.append_utf16(&[0xDE02])?;
    let (text, errors) = read_all(&mut input);
    assert_eq!(text, "\u{1F601}a\u{1F600}\u{1F602}");
    assert_eq!(errors, []);
    Ok(())
}

#[test]
fn lone_surrogates_are_replaced_and_reported() -> Result<(), InputTooLong> {
    let mut input = InputStream::new();
    input.append("\u{FFFD}")?;
    input.append_utf16(&[0xDC00, 0xD800])?;
    input.append("x")?;
    input.append_utf16(&[0xD800, 0xD800])?;
    input.begin_script();
    input.write_utf16(&[0xD800])?;
    input.write("y")?;
    input.write_utf16(&[0xDBFF])?;
    input.end_script();
    let (text, errors) = read_all(&mut input);
    let places: Vec<(u32, u32, u32)> = errors
        .iter()
        .map(|error| {
            assert_eq!(error.code, ErrorCode::SurrogateInInputStream);
            (error.span.source.0, error.span.start, error.span.end)
        })
        .collect();
    assert_eq!(text, "\u{FFFD}y\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}x\u{FFFD}\u{FFFD}");
    let expected = [(1, 0, 3), (3, 0, 3), (0, 3, 6), (0, 6, 9), (0, 10, 13), (0, 13, 16)];
    assert_eq!(places, expected);
    Ok(())
}

#[test]
fn discarded_input_is_gone_and_stays_so() -> Result<(), InputTooLong> {
    let mut input = InputStream::new();
    input.append("main")?;
    input.begin_script();
    input.write("written")?;
    input.discard();
    assert!(!input.has_insertion_point());
    input.write("more")?;
    input.append("more")?;
    input.begin_script();
    input.end_script();
    assert_eq!(read_all(&mut input).0, "");
    assert_eq!(input.current_span(), Span::in_main(4, 4));
    Ok(())
}

#[test]
fn input_that_is_too_long_is_refused_whole() -> Result<(), InputTooLong> {
    let mut input = InputStream::new();
    input.top.base = MAX_SOURCE_LENGTH as u32 - 4;
    assert_eq!(input.append("12345"), Err(InputTooLong));
    input.append("1")?;
    assert_eq!(input.append_utf16(&[0x32, 0xD83D]), Err(InputTooLong));
    input.append_utf16(&[0xD83D])?;
    assert_eq!(input.append_utf16(&[0xDE00]), Err(InputTooLong));
    assert_eq!(input.append("2"), Err(InputTooLong));
    let (text, errors) = read_all(&mut input);
    assert_eq!(text, "1\u{FFFD}");
    assert_eq!(errors.len(), 1);
    assert_eq!(input.top.offset(input.top.position), u32::MAX - 1);
    Ok(())
}

#[test]
fn consumed_text_is_dropped_and_offsets_go_on() -> Result<(), InputTooLong> {
    let mut input = InputStream::new();
    let mut reporter = Reporter::new(true);
    let mut text = String::new();
    for _ in 0..1000 {
        input.append("ab\u{1}")?;
        read(&mut input, &mut text, &mut reporter);
        assert!(input.top.text.len() <= 6);
    }
    assert_eq!(text, "ab\u{1}".repeat(1000));
    let errors = reporter.take();
    assert_eq!(errors.len(), 1000);
    assert_eq!(errors[999].span, Span::in_main(2999, 3000));
    Ok(())
}

#[test]
fn runs_stop_at_the_insertion_point_and_know_their_source() -> Result<(), InputTooLong> {
    const STOPS: StopSet<3> = StopSet::new(*b"<\0\r");
    let mut input = InputStream::new();
    let mut reporter = Reporter::new(false);
    input.append("main<")?;
    input.begin_script();
    assert!(input.take_until(&STOPS, &mut reporter).is_none());
    input.write("written")?;
    let Some(run) = input.take_until(&STOPS, &mut reporter) else { panic!("no run") };
    assert_eq!(input.run(run).text(), "written");
    assert_eq!(input.run(run).source_offset(), None);
    assert_eq!(input.span(run), Span { source: SourceId(1), start: 0, end: 7 });
    assert!(input.consume(&mut reporter).is_err());
    input.end_script();
    let Some(run) = input.take_until(&STOPS, &mut reporter) else { panic!("no run") };
    assert_eq!(input.run(run).source_offset(), Some(0));
    assert_eq!(input.text(run), "main");
    Ok(())
}

/// The errors that the input stream should report, character by character.
fn naive_errors(text: &str) -> Vec<(ErrorCode, u32)> {
    text.char_indices()
        .filter_map(|(offset, character)| {
            let code = match u32::from(character) {
                0x00 | 0x09 | 0x0A | 0x0C | 0x0D => None,
                0x01..=0x1F | 0x7F..=0x9F => Some(ErrorCode::ControlCharacterInInputStream),
                0xFDD0..=0xFDEF => Some(ErrorCode::NoncharacterInInputStream),
                other if other % 0x1_0000 >= 0xFFFE => Some(ErrorCode::NoncharacterInInputStream),
                _ => None,
            };
            Some((code?, offset as u32))
        })
        .collect()
}

proptest! {
    #[test]
    fn runs_report_the_same_as_single_characters(
        text in "([\u{0}-\u{a0}]|[<\r\n]|[\u{fdc0}-\u{ffff}]|[\u{1fff0}-\u{20010}]|[\u{10fff0}-\u{10ffff}]){0,40}",
        cut in any::<prop::sample::Index>(),
    ) {
        const STOPS: StopSet<3> = StopSet::new(*b"<\0\r");
        let cuts: Vec<usize> = (0..=text.len()).filter(|at| text.is_char_boundary(*at)).collect();
        let cut = cuts[cut.index(cuts.len())];
        let expected = naive_errors(&text);
        let normalized = text.replace("\r\n", "\n").replace('\r', "\n");
        for with_runs in [false, true] {
            let mut input = InputStream::new();
            let mut reporter = Reporter::new(true);
            let mut seen = String::new();
            for part in [&text[..cut], &text[cut..]] {
                prop_assert_eq!(input.append(part), Ok(()));
                loop {
                    if with_runs && let Some(run) = input.take_until(&STOPS, &mut reporter) {
                        seen.push_str(input.text(run));
                        continue;
                    }
                    let Ok(Some(character)) = input.consume(&mut reporter) else { break };
                    input.reconsume();
                    prop_assert_eq!(input.consume(&mut reporter), Ok(Some(character)));
                    seen.push(character);
                }
            }
            prop_assert_eq!(&seen, &normalized);
            let found: Vec<(ErrorCode, u32)> =
                reporter.errors().iter().map(|error| (error.code, error.span.start)).collect();
            prop_assert_eq!(&found, &expected);
        }
    }

    #[test]
    fn utf16_is_decoded_the_same_however_it_is_cut(
        units in prop::collection::vec(prop_oneof![0x61_u16..0x63, 0xD800_u16..0xD802, 0xDC00_u16..0xDC02], 0..12),
    ) {
        let expected = String::from_utf16_lossy(&units);
        let lone = char::decode_utf16(units.iter().copied()).filter(Result::is_err).count();
        for cut in 0..=units.len() {
            let mut input = InputStream::new();
            prop_assert_eq!(input.append_utf16(&units[..cut]), Ok(()));
            prop_assert_eq!(input.append_utf16(&units[cut..]), Ok(()));
            let (text, errors) = read_all(&mut input);
            prop_assert_eq!(&text, &expected);
            prop_assert_eq!(errors.len(), lone);
            let mut input = InputStream::new();
            input.begin_script();
            prop_assert_eq!(input.write_utf16(&units[..cut]), Ok(()));
            prop_assert_eq!(input.write_utf16(&units[cut..]), Ok(()));
            input.end_script();
            let (text, errors) = read_all(&mut input);
            prop_assert_eq!(&text, &expected);
            prop_assert_eq!(errors.len(), lone);
        }
    }
}
