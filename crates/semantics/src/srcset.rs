//! The attributes `srcset` and `imagesrcset`: [`parse_srcset`] for readers, [`image_candidate_strings`] for checkers.
//! <https://html.spec.whatwg.org/multipage/images.html#srcset-attributes>

use std::fmt;

use treewright_microsyntaxes::Mistake;
use treewright_microsyntaxes::numbers::{valid_floating_point_number, valid_non_negative_integer};
use treewright_microsyntaxes::white_space::{
    is_ascii_white_space, skip_ascii_white_space, strip_ascii_white_space,
};

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
/// use treewright_semantics::srcset::{Descriptor, parse_srcset};
/// let srcset = parse_srcset("a.png, b.png 2x, c.png oops");
/// assert_eq!(srcset.candidates.len(), 2);
/// assert_eq!(srcset.candidates[1].url, "b.png");
/// assert_eq!(srcset.candidates[1].descriptor, Descriptor::Density(2.0));
/// assert_eq!(srcset.errors.len(), 1);
/// ```
pub fn parse_srcset(input: &str) -> Srcset<'_> {
    let mut srcset = Srcset::default();
    // Steps 1 to 3.
    let mut splitter = Splitter { input, rest: input };
    loop {
        // Step 4.
        let separators = splitter.separators();
        if let Some(comma) = separators.find(',') {
            let offset = splitter.offset_of(separators).saturating_add(comma);
            srcset.errors.push(SrcsetError { kind: SrcsetErrorKind::CommaBeforeUrl, offset });
        }
        // Steps 5 to 8.
        let Some(part) = splitter.part() else { return srcset };
        let url = part.url.trim_end_matches(',');
        let start = splitter.offset_of(url);
        if part.url.len().saturating_sub(url.len()) > 1 {
            let offset = start.saturating_add(url.len());
            srcset.errors.push(SrcsetError { kind: SrcsetErrorKind::CommasAfterUrl, offset });
        }
        // Steps 9 to 15.
        let parsed = parse_descriptors(&part.descriptors);
        for text in parsed.heights {
            let offset = splitter.offset_of(text);
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

/// An image candidate string, as authors write it: a URL with at most one descriptor.
/// <https://html.spec.whatwg.org/multipage/images.html#image-candidate-string>
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ImageCandidateString<'a> {
    /// The URL, which is not checked. It does not start or end with a comma.
    pub url: &'a str,
    /// The text between the URL and the comma, without the white space around it.
    pub descriptors: &'a str,
    parts: Vec<&'a str>,
}

impl ImageCandidateString<'_> {
    /// The width descriptor or pixel density descriptor.
    ///
    /// # Errors
    /// Fails for more than one descriptor, and for one that is not valid; a height is not. The place is in
    /// [`descriptors`](Self::descriptors).
    pub fn descriptor(&self) -> Result<Descriptor, Mistake> {
        let wrong = |reason| Err(Mistake::new(0..self.descriptors.len(), reason));
        let text = match *self.parts {
            [] => return Ok(Descriptor::None),
            [text] => text,
            _ => return wrong("an image has at most one descriptor"),
        };
        match DescriptorText::of(text) {
            DescriptorText::Width(Some(width)) if width > 0 => Ok(Descriptor::Width(width)),
            DescriptorText::Width(_) => wrong("a width is an integer greater than zero and a `w`"),
            DescriptorText::Density(Some(density)) if density > 0.0 && density.is_finite() => {
                Ok(Descriptor::Density(density))
            }
            DescriptorText::Density(_) => {
                wrong("a density is a number greater than zero and an `x`")
            }
            DescriptorText::Height(_) | DescriptorText::Other => {
                wrong("a descriptor is a width, such as `480w`, or a density, such as `2x`")
            }
        }
    }
}

/// The image candidate strings of a valid `srcset` attribute, of which there is at least one. Their URLs and
/// descriptors are not checked.
/// <https://html.spec.whatwg.org/multipage/images.html#srcset-attributes>
///
/// ```
/// use treewright_semantics::srcset::{Descriptor, image_candidate_strings};
/// let images = image_candidate_strings("a.png, b.png 2x").unwrap();
/// assert_eq!(images[1].descriptor(), Ok(Descriptor::Density(2.0)));
/// assert_eq!(image_candidate_strings("a.png,, b.png").unwrap_err().span, 0..6);
/// ```
///
/// # Errors
/// Fails for the first comma without an image before it or after it, and for a value without images.
pub fn image_candidate_strings(value: &str) -> Result<Vec<ImageCandidateString<'_>>, Mistake> {
    const COMMA: &str = "a comma has no image before it";
    let mut images = Vec::new();
    let mut splitter = Splitter { input: value, rest: value };
    loop {
        let separators = splitter.separators();
        if let Some(comma) = separators.find(',') {
            let start = splitter.offset_of(separators).saturating_add(comma);
            return Err(Mistake::new(start..value.len(), COMMA));
        }
        let Some(part) = splitter.part() else {
            let reason = if images.is_empty() {
                "at least one image is required"
            } else {
                "no image follows the last comma"
            };
            return Err(Mistake::in_part(value, splitter.rest, reason));
        };
        let url = part.url.strip_suffix(',').unwrap_or(part.url);
        if url.ends_with(',') {
            return Err(Mistake::in_part(value, url, COMMA));
        }
        let Part { text, descriptors, has_comma, .. } = part;
        images.push(ImageCandidateString { url, descriptors: text, parts: descriptors });
        if !has_comma {
            return Ok(images);
        }
    }
}

/// Splits a value at its commas: steps 4 to 8 of [`parse_srcset`].
struct Splitter<'a> {
    input: &'a str,
    rest: &'a str,
}

/// An image source: the URL with the commas at its end, and the descriptors.
struct Part<'a> {
    url: &'a str,
    descriptors: Vec<&'a str>,
    /// All descriptors, without the white space around them.
    text: &'a str,
    /// True if a comma ends it, in the URL or after the descriptors.
    has_comma: bool,
}

impl<'a> Splitter<'a> {
    /// The offset of a part of the input.
    fn offset_of(&self, part: &str) -> usize {
        part.as_ptr().addr().saturating_sub(self.input.as_ptr().addr())
    }

    /// Step 4: the commas and white space.
    fn separators(&mut self) -> &'a str {
        let after = self.rest.trim_start_matches(|c| is_ascii_white_space(c) || c == ',');
        let separators = before(self.rest, after);
        self.rest = after;
        separators
    }

    /// Steps 5 to 8: the next image source, unless the input is at its end.
    fn part(&mut self) -> Option<Part<'a>> {
        if self.rest.is_empty() {
            return None;
        }
        let end = self.rest.find(is_ascii_white_space).unwrap_or(self.rest.len());
        let (url, after) = self.rest.split_at(end);
        if url.ends_with(',') {
            self.rest = after;
            return Some(Part { url, descriptors: Vec::new(), text: "", has_comma: true });
        }
        let start = skip_ascii_white_space(after);
        let (descriptors, after) = tokenize_descriptors(start);
        let text = before(start, after);
        let rest = after.strip_prefix(',');
        self.rest = rest.unwrap_or_default();
        let text = strip_ascii_white_space(text);
        Some(Part { url, descriptors, text, has_comma: rest.is_some() })
    }
}

/// The part of a text before the rest of it. To compare the two would be a look at all of the rest.
fn before<'a>(text: &'a str, rest: &str) -> &'a str {
    text.get(..text.len().saturating_sub(rest.len())).unwrap_or_default()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    InDescriptor,
    InParens,
    AfterDescriptor,
}

/// The descriptor tokenizer of step 8: the descriptors, and the text after them, which starts with their comma.
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
                return (descriptors, input.get(position..).unwrap_or_default());
            }
            (State::AfterDescriptor, ',') => {
                return (descriptors, input.get(position..).unwrap_or_default());
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

/// A descriptor by its last letter, with its number if that is valid.
enum DescriptorText {
    Width(Option<u64>),
    Density(Option<f64>),
    Height(Option<u64>),
    Other,
}

impl DescriptorText {
    fn of(descriptor: &str) -> Self {
        if let Some(width) = descriptor.strip_suffix('w') {
            Self::Width(valid_non_negative_integer(width).ok())
        } else if let Some(density) = descriptor.strip_suffix('x') {
            Self::Density(valid_floating_point_number(density).ok())
        } else if let Some(height) = descriptor.strip_suffix('h') {
            Self::Height(valid_non_negative_integer(height).ok())
        } else {
            Self::Other
        }
    }
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
        match DescriptorText::of(descriptor) {
            DescriptorText::Width(Some(parsed)) => {
                is_error |= width.is_some() || density.is_some();
                is_error |= parsed == 0;
                width = Some(parsed);
            }
            DescriptorText::Density(Some(parsed)) => {
                is_error |= width.is_some() || density.is_some() || height.is_some();
                // A number that is too large is also an error: it is not a density.
                is_error |= parsed < 0.0 || parsed.is_infinite();
                density = Some(parsed);
            }
            DescriptorText::Height(Some(parsed)) => {
                heights.push(*descriptor);
                is_error |= height.is_some() || density.is_some();
                is_error |= parsed == 0;
                height = Some(parsed);
            }
            _ => is_error = true,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn image_candidate_strings_are_those_of_the_standard() {
        for (good, images) in [
            ("a.png", 1),
            ("a.png 2x, b.png", 2),
            ("a.png, b.png 2x", 2),
            (" a 1w , b 2w ", 2),
            ("a,b 2x", 1),
        ] {
            assert_eq!(image_candidate_strings(good).map(|all| all.len()), Ok(images), "{good}");
        }
        for (bad, span) in [
            ("", 0..0),
            (" ", 1..1),
            (",a", 0..2),
            ("a,", 2..2),
            ("a 2x,", 5..5),
            ("a,, b", 0..2),
            ("a, , b", 3..6),
            ("a 1x,, b", 5..8),
        ] {
            assert_eq!(image_candidate_strings(bad).unwrap_err().span, span, "{bad}");
        }
    }

    #[test]
    fn descriptors_of_image_candidate_strings() {
        let descriptor = |text: &str| {
            image_candidate_strings(&format!("a {text}")).unwrap().remove(0).descriptor()
        };
        for bad in [
            "2",
            "0x",
            "-1x",
            "+1x",
            "1.5w",
            "0w",
            "1W",
            "1w 2h",
            "1e1w",
            "Infinityx",
            "1h",
            "(",
            "(1x",
            "1x(,)",
            "1e999x",
        ] {
            assert!(descriptor(bad).is_err(), "{bad}");
        }
        assert_eq!(descriptor(""), Ok(Descriptor::None));
        assert_eq!(descriptor(" "), Ok(Descriptor::None));
        assert_eq!(descriptor("1e1x"), Ok(Descriptor::Density(10.0)));
        assert_eq!(descriptor("480w "), Ok(Descriptor::Width(480)));
        assert_eq!(descriptor("1w 2w").unwrap_err().span, 0..5);
    }
}
