//! The `srcset` attribute.

use std::fmt;

use treewright_microsyntaxes::numbers::{valid_floating_point_number, valid_non_negative_integer};
use treewright_microsyntaxes::white_space::{is_ascii_white_space, skip_ascii_white_space};

/// The size of an image source.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Descriptor {
    /// No descriptor, which means a density of 1.
    None,
    /// A width descriptor: the width of the image in pixels, at least 1.
    Width(u64),
    /// A pixel density descriptor: device pixels per pixel of CSS, at least 0.
    Density(f64),
}

/// Writes the descriptor as in `srcset`: `480w`, `1.5x`, or nothing.
impl fmt::Display for Descriptor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => Ok(()),
            Self::Width(width) => write!(f, "{width}w"),
            Self::Density(density) => write!(f, "{density}x"),
        }
    }
}

/// An image source of `srcset`, with its URL as written.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Candidate<'a> {
    /// The URL, unresolved.
    pub url: &'a str,
    /// The width descriptor or pixel density descriptor.
    pub descriptor: Descriptor,
    /// The height descriptor, which browsers parse and ignore.
    pub height: Option<u64>,
}

/// A parse error of `srcset`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SrcsetError {
    /// The kind of error.
    pub kind: SrcsetErrorKind,
    /// Its place: an offset into the value, in bytes.
    pub offset: usize,
}

/// The kinds of errors in `srcset`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SrcsetErrorKind {
    /// A comma precedes a URL.
    CommaBeforeUrl,
    /// More than one comma ends a URL.
    CommasAfterUrl,
    /// A height descriptor is used, which is not allowed yet. The image source is kept if it also has a
    /// width descriptor.
    HeightDescriptor,
    /// The descriptors are invalid or conflict. The image source is left out.
    Descriptors,
}

impl fmt::Display for SrcsetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind {
            SrcsetErrorKind::CommaBeforeUrl => "a comma before a URL",
            SrcsetErrorKind::CommasAfterUrl => "more than one comma after a URL",
            SrcsetErrorKind::HeightDescriptor => "a height descriptor",
            SrcsetErrorKind::Descriptors => "descriptors that are not valid",
        })?;
        write!(f, " at offset {}", self.offset)
    }
}

impl std::error::Error for SrcsetError {}

/// The image sources of a `srcset` attribute, and its errors. See [`parse_srcset`].
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Srcset<'a> {
    /// The image sources, in order.
    pub candidates: Vec<Candidate<'a>>,
    /// The parse errors, in order.
    pub errors: Vec<SrcsetError>,
}

/// Parses the value of a `srcset` attribute.
/// <https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute>
///
/// ```
/// use treewright_read::{Descriptor, parse_srcset};
/// let srcset = parse_srcset("a.png, b.png 2x, c.png oops");
/// assert_eq!(srcset.candidates.len(), 2);
/// assert_eq!(srcset.candidates[1].url, "b.png");
/// assert_eq!(srcset.candidates[1].descriptor, Descriptor::Density(2.0));
/// assert_eq!(srcset.errors.len(), 1);
/// ```
pub fn parse_srcset(input: &str) -> Srcset<'_> {
    let mut srcset = Srcset::default();
    // Steps 1 to 3.
    let mut rest = input;
    let offset = |rest: &str| input.len().saturating_sub(rest.len());
    loop {
        // Step 4.
        let after = rest.trim_start_matches(|c| is_ascii_white_space(c) || c == ',');
        let collected = rest.strip_suffix(after).unwrap_or_default();
        if let Some(comma) = collected.find(',') {
            let offset = offset(rest).saturating_add(comma);
            srcset.errors.push(SrcsetError { kind: SrcsetErrorKind::CommaBeforeUrl, offset });
        }
        rest = after;
        // Step 5.
        if rest.is_empty() {
            return srcset;
        }
        // Step 6.
        let start = offset(rest);
        let end = rest.find(is_ascii_white_space).unwrap_or(rest.len());
        let (mut url, after) = rest.split_at(end);
        rest = after;
        // Steps 7 and 8.
        let mut descriptors = Vec::new();
        if url.ends_with(',') {
            let trimmed = url.trim_end_matches(',');
            if url.len().saturating_sub(trimmed.len()) > 1 {
                let offset = start.saturating_add(trimmed.len());
                srcset.errors.push(SrcsetError { kind: SrcsetErrorKind::CommasAfterUrl, offset });
            }
            url = trimmed;
        } else {
            (descriptors, rest) = tokenize_descriptors(skip_ascii_white_space(rest));
        }
        // Steps 9 to 15.
        let parsed = parse_descriptors(&descriptors);
        for text in parsed.heights {
            let offset = (text.as_ptr() as usize).saturating_sub(input.as_ptr() as usize);
            srcset.errors.push(SrcsetError { kind: SrcsetErrorKind::HeightDescriptor, offset });
        }
        if parsed.is_error {
            srcset.errors.push(SrcsetError { kind: SrcsetErrorKind::Descriptors, offset: start });
        } else {
            let Descriptors { descriptor, height, .. } = parsed;
            srcset.candidates.push(Candidate { url, descriptor, height });
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    InDescriptor,
    InParens,
    AfterDescriptor,
}

/// The descriptor tokenizer of step 8: the descriptors, and the text after them and their comma.
fn tokenize_descriptors(input: &str) -> (Vec<&str>, &str) {
    let mut descriptors = Vec::new();
    let mut state = State::InDescriptor;
    // The start of the current descriptor.
    let mut start = 0;
    let mut end_descriptor = |from: usize, to: usize| {
        descriptors.extend(input.get(from..to).filter(|descriptor| !descriptor.is_empty()));
    };
    for (position, c) in input.char_indices() {
        match (state, c) {
            (State::InDescriptor, c) if is_ascii_white_space(c) => {
                end_descriptor(start, position);
                state = State::AfterDescriptor;
            }
            (State::AfterDescriptor, c) if is_ascii_white_space(c) => {}
            (State::InDescriptor, ',') => {
                end_descriptor(start, position);
                let after = input.get(position..).unwrap_or_default();
                return (descriptors, after.strip_prefix(',').unwrap_or_default());
            }
            (State::AfterDescriptor, ',') => {
                let after = input.get(position..).unwrap_or_default();
                return (descriptors, after.strip_prefix(',').unwrap_or_default());
            }
            (State::InDescriptor, '(') => state = State::InParens,
            (State::InParens, ')') => state = State::InDescriptor,
            (State::AfterDescriptor, c) => {
                start = position;
                state = if c == '(' { State::InParens } else { State::InDescriptor };
            }
            _ => {}
        }
    }
    if state != State::AfterDescriptor {
        end_descriptor(start, input.len());
    }
    (descriptors, "")
}

struct Descriptors<'a> {
    descriptor: Descriptor,
    height: Option<u64>,
    /// The height descriptors.
    heights: Vec<&'a str>,
    is_error: bool,
}

/// The descriptor parser: steps 9 to 14.
fn parse_descriptors<'a>(descriptors: &[&'a str]) -> Descriptors<'a> {
    let (mut width, mut density, mut height) = (None, None, None);
    let mut heights = Vec::new();
    let mut is_error = false;
    for descriptor in descriptors {
        let integer = |suffix| valid_non_negative_integer(descriptor.strip_suffix(suffix)?).ok();
        let decimal = || valid_floating_point_number(descriptor.strip_suffix('x')?).ok();
        if let Some(parsed) = integer('w') {
            is_error |= width.is_some() || density.is_some();
            is_error |= parsed == 0;
            width = Some(parsed);
        } else if let Some(parsed) = decimal() {
            is_error |= width.is_some() || density.is_some() || height.is_some();
            // A number that is too large is also an error: it is not a density.
            is_error |= parsed < 0.0 || parsed.is_infinite();
            density = Some(parsed);
        } else if let Some(parsed) = integer('h') {
            heights.push(*descriptor);
            is_error |= height.is_some() || density.is_some();
            is_error |= parsed == 0;
            height = Some(parsed);
        } else {
            is_error = true;
        }
    }
    is_error |= height.is_some() && width.is_none();
    let descriptor = match (width, density) {
        (Some(width), _) => Descriptor::Width(width),
        (None, Some(density)) => Descriptor::Density(density),
        (None, None) => Descriptor::None,
    };
    Descriptors { descriptor, height, heights, is_error }
}
