//! Image candidate strings.
//!
//! <https://html.spec.whatwg.org/multipage/images.html#image-candidate-string>

use std::ops::Range;

use rustc_hash::FxHashSet;

use super::super::numbers::{is_valid_floating_point_number, is_valid_non_negative_integer};
use super::super::urls;

/// The contents of a `srcset`.
#[derive(Default)]
pub(super) struct Candidates {
    /// The first mistake, with the part of the value that it is in.
    pub(super) mistake: Option<(Range<usize>, &'static str)>,
    /// There are width descriptors.
    pub(super) has_widths: bool,
    /// There are candidates without a width descriptor.
    pub(super) has_others: bool,
}

/// Parses the value up to the first mistake.
pub(super) fn parse(value: &str) -> Candidates {
    let mut candidates = Candidates::default();
    let mut seen = FxHashSet::default();
    let mut position = 0;
    loop {
        let start = position;
        let candidate = next_candidate(value, &mut position);
        let mut reason = check(&candidate, &mut seen).err();
        match candidate.descriptor.as_bytes().last() {
            Some(b'w') => candidates.has_widths = true,
            _ => candidates.has_others = true,
        }
        if candidates.has_widths && candidates.has_others {
            reason = reason.or(Some("widths (`w`) must be given for all images, or for none"));
        }
        if let Some(reason) = reason {
            let end = position.min(value.len());
            candidates.mistake = Some((trimmed(value, start..end), reason));
            return candidates;
        }
        if !candidate.has_next {
            return candidates;
        }
    }
}

/// The range without white space around and a comma at the end; the whole if nothing would be left.
fn trimmed(value: &str, range: Range<usize>) -> Range<usize> {
    let text = value.get(range.clone()).unwrap_or_default();
    let inner = text.strip_suffix(',').unwrap_or(text).trim_ascii();
    if inner.is_empty() {
        return range;
    }
    let start = inner.as_ptr().addr().saturating_sub(value.as_ptr().addr());
    start..start.saturating_add(inner.len())
}

struct Candidate<'v> {
    url: &'v str,
    descriptor: &'v str,
    has_next: bool,
}

/// Takes the next candidate, with the comma behind it.
fn next_candidate<'v>(value: &'v str, position: &mut usize) -> Candidate<'v> {
    let is_space = |byte: &u8| byte.is_ascii_whitespace();
    let rest = value.get(*position..).unwrap_or_default();
    let start = rest.bytes().take_while(is_space).count();
    let rest = rest.get(start..).unwrap_or_default();
    let length = rest.bytes().take_while(|byte| !is_space(byte)).count();
    let url = rest.get(..length).unwrap_or_default();
    *position = position.saturating_add(start).saturating_add(length);
    if let Some(url) = url.strip_suffix(',') {
        return Candidate { url, descriptor: "", has_next: true };
    }
    let rest = rest.get(length..).unwrap_or_default();
    let comma = rest.find(',');
    let descriptor = rest.get(..comma.unwrap_or(rest.len())).unwrap_or_default();
    *position = position.saturating_add(descriptor.len()).saturating_add(1);
    Candidate { url, descriptor: descriptor.trim_ascii(), has_next: comma.is_some() }
}

/// A descriptor, by its value.
#[derive(PartialEq, Eq, Hash)]
enum Descriptor<'v> {
    Width(&'v str),
    Density(u64),
}

fn check<'v>(
    candidate: &Candidate<'v>,
    seen: &mut FxHashSet<Descriptor<'v>>,
) -> Result<(), &'static str> {
    let (url, descriptor) = (candidate.url, candidate.descriptor);
    if url.is_empty() {
        return Err("the address of an image is missing");
    }
    if url.starts_with(',') || url.ends_with(',') {
        return Err("an address must not start or end with a comma");
    }
    if let Some(reason) = urls::mistake(url, false) {
        return Err(reason);
    }
    let descriptor = if let Some(width) = descriptor.strip_suffix('w') {
        let digits = width.trim_start_matches('0');
        if !is_valid_non_negative_integer(width) || digits.is_empty() {
            return Err("a width is an integer greater than zero and `w`");
        }
        Descriptor::Width(digits)
    } else if let Some(density) = descriptor.strip_suffix('x') {
        let number = density.parse().unwrap_or(0.0);
        if !is_valid_floating_point_number(density) || number <= 0.0 {
            return Err("a density is a number greater than zero and `x`");
        }
        Descriptor::Density(f64::to_bits(number))
    } else if descriptor.is_empty() {
        Descriptor::Density(f64::to_bits(1.0))
    } else {
        return Err("behind an address there is a width such as `400w` or a density such as `2x`");
    };
    if !seen.insert(descriptor) {
        return Err("two images must not have the same width or density");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn image_candidate_strings() {
        let right = [
            "a",
            " a 1x , b 2x",
            "a, b 2x",
            "a,b",
            "a 1.5x,b 1e1x",
            "a 1w, b 2w",
            "a .5x",
            "a 1w,b 02w",
            "data:,a 2x",
        ];
        for value in right {
            assert_eq!(parse(value).mistake, None, "{value}");
        }
        let wrong = [
            "",
            ",a",
            "a,",
            "a, ,b",
            "a,, b",
            "a 1x,",
            "a 1h",
            "a 1w 1h",
            "a +1w",
            "a -1x",
            "a 0x",
            "a 0w",
            "a 1W",
            "a 1w, b 01w",
            "a 1x, b",
            "a 1w, b",
            "a 1.w",
            "a 1.x",
            "a %",
            "a Infinityx",
            "a f(1, 2)",
        ];
        for value in wrong {
            assert!(parse(value).mistake.is_some(), "{value}");
        }
    }
}
