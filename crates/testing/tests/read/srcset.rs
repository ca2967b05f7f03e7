//! `srcset`: the candidates as text, and a second, literal implementation of the standard's algorithm,
//! character by character.

use std::fmt::Write as _;

use treewright::read::{Srcset, SrcsetErrorKind, parse_srcset};
use treewright_testing::generator::SplitMix64;

/// The image sources and the parse errors of a value.
pub(crate) fn described(value: &str) -> String {
    let Srcset { candidates, errors, .. } = parse_srcset(value);
    let candidates = candidates.iter().map(|candidate| {
        let height = candidate.height.map_or_else(String::new, |height| format!(" {height}h"));
        format!("{} {}{height}", candidate.url, candidate.descriptor).trim_end().to_owned()
    });
    let errors = errors.iter().map(|error| {
        assert!(value.is_char_boundary(error.offset), "{value:?} {error:?}");
        match error.kind {
            SrcsetErrorKind::CommaBeforeUrl => "comma",
            SrcsetErrorKind::CommasAfterUrl => "commas",
            SrcsetErrorKind::HeightDescriptor => "height",
            SrcsetErrorKind::Descriptors => "descriptors",
            _ => "other",
        }
    });
    joined(&candidates.collect::<Vec<_>>(), &errors.collect::<Vec<_>>())
}

fn joined(candidates: &[String], errors: &[&str]) -> String {
    let mut answer = candidates.join(" | ");
    if !errors.is_empty() {
        let separator = if answer.is_empty() { "!" } else { " !" };
        let _ = write!(answer, "{separator} {}", errors.join(" "));
    }
    answer
}

const fn is_space(c: char) -> bool {
    matches!(c, '\t' | '\n' | '\u{c}' | '\r' | ' ')
}

/// The same by the letter of <https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute>.
fn expected(value: &str) -> String {
    let input: Vec<char> = value.chars().collect();
    let (mut at, mut candidates, mut errors) = (0, Vec::new(), Vec::new());
    loop {
        let start = at;
        while at < input.len() && (is_space(input[at]) || input[at] == ',') {
            at += 1;
        }
        if input[start..at].contains(&',') {
            errors.push("comma");
        }
        if at == input.len() {
            return joined(&candidates, &errors);
        }
        let start = at;
        while at < input.len() && !is_space(input[at]) {
            at += 1;
        }
        let url: String = input[start..at].iter().collect();
        let stripped = url.trim_end_matches(',');
        let mut descriptors = Vec::new();
        if stripped.len() < url.len() {
            if url.len() - stripped.len() > 1 {
                errors.push("commas");
            }
        } else {
            descriptors = descriptors_at(&input, &mut at);
        }
        let (candidate, more) = candidate(&descriptors);
        errors.extend(std::iter::repeat_n("height", more));
        match candidate {
            Some(rest) => candidates.push(format!("{stripped} {rest}").trim_end().to_owned()),
            None => errors.push("descriptors"),
        }
    }
}

/// The descriptor tokenizer.
fn descriptors_at(input: &[char], at: &mut usize) -> Vec<String> {
    let (mut descriptors, mut current, mut in_parens) = (Vec::new(), String::new(), false);
    loop {
        let c = input.get(*at).copied();
        *at += usize::from(c.is_some());
        match c {
            Some(c) if in_parens => {
                current.push(c);
                in_parens = c != ')';
                continue;
            }
            Some(c) if is_space(c) => {}
            Some(',') | None => {}
            Some(c) => {
                current.push(c);
                in_parens = c == '(';
                continue;
            }
        }
        if !current.is_empty() {
            descriptors.push(std::mem::take(&mut current));
        }
        if matches!(c, Some(',') | None) {
            return descriptors;
        }
    }
}

/// The text that follows the URL, and the number of height descriptors.
fn candidate(descriptors: &[String]) -> (Option<String>, usize) {
    let (mut width, mut density, mut height): (Option<u64>, Option<f64>, Option<u64>) =
        (None, None, None);
    let (mut is_error, mut heights) = (false, 0);
    let integer = |text: &str| {
        let is_valid = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        is_valid.then(|| text.parse::<u64>().unwrap_or(u64::MAX))
    };
    for descriptor in descriptors {
        let number =
            &descriptor[..descriptor.len() - descriptor.chars().last().map_or(0, char::len_utf8)];
        match (descriptor.chars().last(), integer(number), float(number)) {
            (Some('w'), Some(value), _) => {
                is_error |= width.is_some() || density.is_some() || value == 0;
                width = Some(value);
            }
            (Some('x'), _, Some(value)) => {
                is_error |= width.is_some() || density.is_some() || height.is_some();
                is_error |= value < 0.0 || value.is_infinite();
                density = Some(value + 0.0);
            }
            (Some('h'), Some(value), _) => {
                heights += 1;
                is_error |= height.is_some() || density.is_some() || value == 0;
                height = Some(value);
            }
            _ => is_error = true,
        }
    }
    is_error |= height.is_some() && width.is_none();
    let mut written = match (width, density) {
        (Some(width), _) => format!("{width}w"),
        (_, Some(density)) => format!("{density}x"),
        _ => String::new(),
    };
    if let Some(height) = height {
        let _ = write!(written, " {height}h");
    }
    ((!is_error).then_some(written), heights)
}

/// A valid floating-point number.
fn float(text: &str) -> Option<f64> {
    let unsigned = text.strip_prefix('-').unwrap_or(text);
    let (number, exponent) = match unsigned.find(['e', 'E']) {
        Some(place) => (&unsigned[..place], Some(&unsigned[place + 1..])),
        None => (unsigned, None),
    };
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number_is_valid = match number.split_once('.') {
        Some((whole, fraction)) => (whole.is_empty() || digits(whole)) && digits(fraction),
        None => digits(number),
    };
    let exponent_is_valid = exponent
        .is_none_or(|exponent| digits(exponent.strip_prefix(['+', '-']).unwrap_or(exponent)));
    (number_is_valid && exponent_is_valid).then(|| text.parse().expect("a number"))
}

#[test]
fn random_values_are_parsed_by_the_letter() {
    const PIECES: [&str; 28] = [
        " ", " ", ",", ",", ", ", "a", "b.png", "1w", "2w", "0w", "1x", "1.5x", "-1x", "-0x", "1h",
        "0h", "(", ")", "\n", "\t", "x", "w", "1", ".5x", "1e2x", "1e999x", "é", "\u{a0}",
    ];
    let mut random = SplitMix64::new(1);
    for _ in 0..10_000 {
        let value: String = (0..random.below(14)).map(|_| random.pick(&PIECES)).collect();
        assert_eq!(described(&value), expected(&value), "{value:?}");
    }
}
