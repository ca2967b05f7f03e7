//! Compares every path with the naive search.

use crate::portable;
#[cfg(target_arch = "x86_64")]
use crate::x86_64::{self, avx2, sse2};
use proptest::prelude::*;

/// The longest vector: texts start at every offset from its alignment.
const ALIGNMENTS: usize = 32;

/// A path, or `None` if the machine does not have it.
type Path<const N: usize> = fn(&[u8; N], &[u8]) -> Option<usize>;

/// All paths for a number of stops.
fn paths<const N: usize>() -> Vec<(&'static str, Path<N>)> {
    vec![
        ("chosen", |stops, text| Some(crate::find(stops, text))),
        ("portable", |stops, text| Some(portable::find(stops, text))),
        #[cfg(target_arch = "x86_64")]
        ("x86-64", |stops, text| Some(x86_64::find(stops, text))),
        #[cfg(target_arch = "x86_64")]
        ("SSE2", |stops, text| {
            // SAFETY: all x86-64 have SSE2.
            Some(unsafe { sse2::find(stops, text, 0) })
        }),
        #[cfg(target_arch = "x86_64")]
        ("AVX2", |stops, text| {
            is_x86_feature_detected!("avx2").then(|| {
                // SAFETY: the processor has AVX2.
                unsafe { avx2::find(stops, text, 0) }
            })
        }),
    ]
}

/// The naive search that all paths are compared with.
fn naive(stops: &[u8], text: &[u8]) -> usize {
    for (index, byte) in text.iter().enumerate() {
        if stops.contains(byte) {
            return index;
        }
    }
    text.len()
}

/// Checks that all paths find the expected stop.
fn check(stops: &[u8], text: &[u8], expected: usize) {
    fn check_paths<const N: usize>(stops: &[u8], text: &[u8], expected: usize) {
        let stops = stops.try_into().unwrap();
        for (name, path) in paths::<N>() {
            if let Some(found) = path(stops, text) {
                assert_eq!(found, expected, "{name}, stops {stops:?}, text {text:?}");
            }
        }
    }
    match stops.len() {
        1 => check_paths::<1>(stops, text, expected),
        2 => check_paths::<2>(stops, text, expected),
        3 => check_paths::<3>(stops, text, expected),
        4 => check_paths::<4>(stops, text, expected),
        5 => check_paths::<5>(stops, text, expected),
        _ => unreachable!("one to five stops"),
    }
}

/// [`check`] for the same text at all alignments, with stops before it and after it.
fn check_at_all_alignments(stops: &[u8], text: &[u8], expected: usize) {
    let mut buffer = vec![stops[0]; text.len() + 3 * ALIGNMENTS];
    let aligned = buffer.as_ptr().addr().next_multiple_of(ALIGNMENTS) - buffer.as_ptr().addr();
    for offset in (aligned..aligned + ALIGNMENTS).step_by(if cfg!(miri) { 5 } else { 1 }) {
        buffer.fill(stops[0]);
        let place = offset..offset + text.len();
        buffer[place.clone()].copy_from_slice(text);
        check(stops, &buffer[place], expected);
    }
}

fn stops() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        Just(b"&<\0\r".to_vec()),
        prop::collection::vec(0x00..0x80_u8, 1..=5),
        prop::collection::vec(any::<u8>(), 1..=5),
    ]
}

/// A byte that is not a stop, often one that differs little from a stop, which confuses tricks with words.
fn harmless(stops: &[u8], (kind, byte): (u8, u8)) -> u8 {
    let stop = stops[usize::from(byte) % stops.len()];
    let byte = match kind {
        0 => stop.wrapping_add(1),
        1 => stop.wrapping_sub(1),
        2 => stop ^ 0x80,
        3 => stop ^ (1 << (byte % 8)),
        _ => byte,
    };
    (0..=u8::MAX).map(|step| byte.wrapping_add(step)).find(|byte| !stops.contains(byte)).unwrap()
}

fn configuration(cases: u32) -> ProptestConfig {
    if cfg!(miri) {
        // Miri is several thousand times slower, here and where steps are larger; it has no files.
        ProptestConfig { cases: 1, failure_persistence: None, ..ProptestConfig::default() }
    } else {
        ProptestConfig::with_cases(cases)
    }
}

/// The longest text: more than two turns of the loops with vectors.
const LONGEST: usize = if cfg!(miri) { 140 } else { 300 };

proptest! {
    #![proptest_config(configuration(256))]
    #[test]
    fn finds_the_first_of_several(
        stops in stops(),
        text in prop::collection::vec((0..32_u8, any::<u8>()), 0..LONGEST),
    ) {
        let text: Vec<u8> = text
            .into_iter()
            .map(|(kind, byte)| match kind {
                31 => stops[usize::from(byte) % stops.len()],
                _ => harmless(&stops, (kind % 8, byte)),
            })
            .collect();
        check_at_all_alignments(&stops, &text, naive(&stops, &text));
    }
}

proptest! {
    #![proptest_config(configuration(12))]
    #[test]
    fn finds_a_stop_at_every_position(
        stops in stops(),
        text in prop::collection::vec((0..8_u8, any::<u8>()), 0..LONGEST),
    ) {
        let mut text: Vec<u8> = text.into_iter().map(|seed| harmless(&stops, seed)).collect();
        check_at_all_alignments(&stops, &text, text.len());
        for position in (0..text.len()).step_by(if cfg!(miri) { 31 } else { 1 }) {
            let other = text[position];
            text[position] = stops[position % stops.len()];
            check_at_all_alignments(&stops, &text, position);
            text[position] = other;
        }
    }
}

proptest! {
    #![proptest_config(configuration(256))]
    #[test]
    fn finds_the_first_in_a_head(
        stops in stops(),
        seeds in prop::array::uniform16((0..12_u8, any::<u8>())),
    ) {
        let head = seeds.map(|(kind, byte)| match kind {
            11 => stops[usize::from(byte) % stops.len()],
            _ => harmless(&stops, (kind % 8, byte)),
        });
        check_head(&stops, &head);
    }
}

/// Checks that all paths find the first stop in a head.
fn check_head(stops: &[u8], head: &[u8; crate::HEAD]) {
    fn check_paths<const N: usize>(stops: &[u8], head: &[u8; crate::HEAD]) {
        let stops: &[u8; N] = stops.try_into().unwrap();
        let expected = naive(stops, head);
        assert_eq!(crate::find_in_head(stops, head), expected, "{stops:?} {head:?}");
        assert_eq!(portable::find_in_head(stops, head), expected, "{stops:?} {head:?}");
        #[cfg(target_arch = "x86_64")]
        assert_eq!(x86_64::find_in_head(stops, head), expected, "{stops:?} {head:?}");
    }
    match stops.len() {
        1 => check_paths::<1>(stops, head),
        2 => check_paths::<2>(stops, head),
        3 => check_paths::<3>(stops, head),
        4 => check_paths::<4>(stops, head),
        5 => check_paths::<5>(stops, head),
        _ => unreachable!("one to five stops"),
    }
}

#[test]
fn names_end_at_the_first_other_byte() {
    let few = b"`az{-,.AZ\0\x7F\x80\xAD\xE1\xFF";
    let bytes = (0..=u8::MAX).filter(|byte| !cfg!(miri) || few.contains(byte));
    for byte in bytes {
        for position in (0..=crate::HEAD).step_by(if cfg!(miri) { 5 } else { 1 }) {
            let mut head = *b"data-z-url-abcde";
            let is_of_name = byte.is_ascii_lowercase() || byte == b'-';
            if let Some(end) = head.get_mut(position) {
                *end = byte;
            }
            let expected = if is_of_name { crate::HEAD } else { position };
            assert_eq!(crate::length_of_name(&head), expected, "{head:?}");
            assert_eq!(portable::length_of_name(&head), expected, "{head:?}");
            #[cfg(target_arch = "x86_64")]
            assert_eq!(x86_64::length_of_name(&head), expected, "{head:?}");
        }
    }
}

#[test]
fn finds_a_stop_at_every_position_of_a_head() {
    check_head(b" >", &[b'a'; crate::HEAD]);
    for position in 0..crate::HEAD {
        let mut head = [b'a'; crate::HEAD];
        head[position] = b'>';
        check_head(b" >", &head);
        check_head(b"> ", &head);
        // Bytes after the first do not matter.
        head[position..].fill(b' ');
        check_head(b" >", &head);
    }
}

/// Every length and position at the end of an allocation, where Miri and the address sanitizer detect an
/// overrun.
#[test]
fn stays_within_the_allocation() {
    let stops = b"\"&\0\r";
    for length in 0..=LONGEST {
        let mut text = vec![b'x'; length].into_boxed_slice();
        check(stops, &text, length);
        check(stops, &text[length.min(3)..], length - length.min(3));
        for position in (0..length).step_by(if cfg!(miri) { 31 } else { 1 }) {
            text[position] = stops[position % stops.len()];
            check(stops, &text, position);
            text[position] = b'x';
        }
    }
}

#[test]
fn the_first_stop_counts() {
    let cases: &[(&[u8], &[u8], usize)] = &[
        (b"<", b"", 0),
        (b"<", b"<", 0),
        (b"<", b"a<<", 1),
        (b"<&\0\r", b"a\r&", 1),
        (b"<<", b"ab<", 2),
        // A byte that is one more than a stop, directly after the stop: subtraction borrows from it.
        (b"a", b"0123456ab", 7),
        (b"a", b"012345ab", 6),
        (b"a", b"01234abb", 5),
        // The high bit counts.
        (b"\x3C", b"\xBC\xBC\xBC\xBC\xBC\xBC\xBC\xBC\x3C", 8),
        (b"\xBC", b"\x3C\x3C\x3C\x3C\x3C\x3C\x3C\x3C\xBC", 8),
        (b"\xFF\0", b"\x01\xFE\x7F\x80\x01\x01\x01\xFF\0", 7),
    ];
    for (stops, text, expected) in cases {
        assert_eq!(naive(stops, text), *expected, "stops {stops:?}, text {text:?}");
        check_at_all_alignments(stops, text, *expected);
    }
}

#[test]
fn blocks_end_before_the_first_with_a_byte_of_the_kind() {
    for length in 0..=LONGEST {
        let mut text = vec![b'x'; length].into_boxed_slice();
        for position in (0..=length).step_by(if cfg!(miri) { 31 } else { 1 }) {
            if let Some(byte) = text.get_mut(position) {
                *byte = 0xFF;
            }
            let expected = position / crate::BLOCK * crate::BLOCK;
            let expected =
                if position == length { length / crate::BLOCK * crate::BLOCK } else { expected };
            let is = |byte: u8| byte >= 0x80;
            assert_eq!(crate::length_of_blocks_without(&text, is), expected);
            assert_eq!(portable::length_of_blocks_without(&text, is), expected);
            #[cfg(target_arch = "x86_64")]
            assert_eq!(x86_64::length_of_blocks_without(&text, is), expected);
            if let Some(byte) = text.get_mut(position) {
                *byte = b'x';
            }
        }
    }
}

#[test]
fn occurrences_are_those_of_a_walk_over_the_bytes() {
    let check = |byte: u8, block: &[u8; crate::LONG_BLOCK]| {
        let places = || (0..block.len()).filter(|place| block[*place] == byte);
        let expected = crate::Occurrences {
            count: places().count() as u32,
            bytes_after_the_last: places().next_back().map_or(256, |last| 255 - last as u32),
            is_ascii: block.iter().all(|byte| *byte < 0x80),
        };
        assert_eq!(crate::occurrences_of(byte, block), expected);
        assert_eq!(portable::occurrences_of(byte, block), expected);
        #[cfg(target_arch = "x86_64")]
        assert_eq!(x86_64::occurrences_of(byte, block), expected);
    };
    for byte in [0, b'\n', 0x7F, 0x80, 0xFF] {
        for other in [byte ^ 0x80, byte ^ 1] {
            check(byte, &[byte; crate::LONG_BLOCK]);
            check(byte, &[other; crate::LONG_BLOCK]);
            for first in (0..crate::LONG_BLOCK).step_by(if cfg!(miri) { 93 } else { 1 }) {
                for second in [0, 31, 32, 33, 127, 128, 254, 255] {
                    for (inside, outside) in [(byte, other), (other, byte)] {
                        let mut block = [outside; crate::LONG_BLOCK];
                        (block[first], block[second]) = (inside, inside);
                        check(byte, &block);
                    }
                }
            }
        }
    }
}
