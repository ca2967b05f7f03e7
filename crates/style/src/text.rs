//! Prepares the text of sheets for Stylo: parts that would exhaust the stack are left out, and what Stylo
//! has only in its build for Firefox is written in other words.

#![expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "places are next to characters of ASCII in the text, and no text is as long as the largest number"
)]

use std::borrow::Cow;
use std::ops::Range;

use crate::device::Device;
use crate::limits::{COMBINATORS, LAYERS, NESTED};

/// The custom property that stands for `content-visibility`, which Stylo leaves to Firefox. The style sheet of the user agent
/// registers it.
pub(crate) const CONTENT_VISIBILITY: &str = "--treewright-content-visibility";

/// The text of a `style` attribute, prepared.
pub(crate) fn prepared(text: &str) -> Cow<'_, str> {
    prepare(text, None)
}

/// The text of a sheet or of a list of media queries, prepared for a device.
pub(crate) fn prepared_for<'a>(text: &'a str, device: &Device) -> Cow<'a, str> {
    prepare(text, Some(device))
}

/// The value of a declaration, if it is not nested too deep.
pub(crate) fn bounded(value: &str) -> Option<&str> {
    let mut depth = 0_usize;
    for byte in value.bytes() {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > NESTED {
            return None;
        }
    }
    Some(value)
}

fn prepare<'a>(text: &'a str, device: Option<&Device>) -> Cow<'a, str> {
    let edits = Scan::new(text, device).edits();
    if edits.is_empty() {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len());
    let mut start = 0;
    for (range, with) in edits {
        if range.start < start {
            continue;
        }
        out.push_str(&text[start..range.start]);
        out.push_str(&with);
        start = range.end;
    }
    out.push_str(&text[start..]);
    Cow::Owned(out)
}

/// The places where the prepared text of a sheet differs: offsets in the prepared text, in order, each with the offset in the text
/// itself of the part that begins there. Between two of them both advance alike.
pub(crate) fn shifts(text: &str, device: &Device) -> Vec<(usize, usize)> {
    let (mut shifts, mut start, mut length) = (Vec::new(), 0, 0);
    for (range, with) in Scan::new(text, Some(device)).edits() {
        if range.start < start {
            continue;
        }
        length += range.start - start;
        shifts.push((length, range.start));
        length += with.len();
        start = range.end;
        shifts.push((length, start));
    }
    shifts
}

type Edit = (Range<usize>, Cow<'static, str>);

/// One pass over the brackets, strings, comments and names of a text.
struct Scan<'a> {
    text: &'a str,
    bytes: &'a [u8],
    device: Option<&'a Device>,
    edits: Vec<Edit>,
}

impl<'a> Scan<'a> {
    fn new(text: &'a str, device: Option<&'a Device>) -> Self {
        Self { text, bytes: text.as_bytes(), device, edits: Vec::new() }
    }

    fn edits(mut self) -> Vec<Edit> {
        let mut at = 0;
        let mut depth = 0_usize;
        // Where the part begins that is nested too deep.
        let mut deep = None;
        // Where the current prelude or declaration begins, and its combinators since the last comma.
        let mut prelude = 0;
        let mut combinators = 0;
        let mut is_too_long = false;
        // The open brackets of the prelude, and whether the character before is part of a combinator.
        let mut brackets = 0_usize;
        let mut in_combinator = false;
        // The parts of a name of a layer.
        let mut dots = 0_usize;
        // The first character of the prelude.
        let mut first = None;
        while let Some(&byte) = self.bytes.get(at) {
            let start = at;
            at += 1;
            match byte {
                b'\\' => at += 1,
                b'"' | b'\'' => at = self.after_string(start),
                b'/' if self.bytes.get(at) == Some(&b'*') => {
                    at = self.after_comment(start);
                    continue;
                }
                b'(' | b'[' | b'{' => {
                    if byte == b'{' {
                        self.end_prelude(prelude..start, first, is_too_long);
                        (prelude, combinators, is_too_long, brackets) = (at, 0, false, 0);
                        first = None;
                    } else {
                        brackets += 1;
                        if byte == b'(' && depth < NESTED {
                            self.media_feature(start);
                        }
                    }
                    depth += 1;
                    if depth == NESTED + 1 {
                        deep = Some(at);
                    }
                }
                b')' | b']' | b'}' => {
                    if depth == NESTED + 1
                        && let Some(from) = deep.take()
                    {
                        self.edits.push((from..start, Cow::Borrowed("")));
                    }
                    depth = depth.saturating_sub(1);
                    if byte == b'}' {
                        (prelude, combinators, is_too_long, brackets) = (at, 0, false, 0);
                        first = None;
                    } else {
                        brackets = brackets.saturating_sub(1);
                    }
                }
                b';' if brackets == 0 => {
                    self.end_prelude(prelude..start, first, is_too_long);
                    (prelude, combinators, is_too_long) = (at, 0, false);
                    first = None;
                }
                b',' => {
                    dots = 0;
                    combinators = if brackets == 0 { 0 } else { combinators };
                }
                b'.' => {
                    dots += 1;
                    is_too_long |= dots > LAYERS && first == Some(b'@');
                }
                b' ' | b'\t' | b'\n' | b'\r' | b'\x0c' | b'>' | b'+' | b'~' => {
                    dots = 0;
                    combinators += usize::from(!in_combinator);
                    is_too_long |= combinators > COMBINATORS && first != Some(b'@');
                    in_combinator = true;
                    continue;
                }
                b'c' | b'C' => {
                    first = first.or(Some(byte));
                    at = self.content_visibility(start);
                }
                _ => first = first.or(Some(byte)),
            }
            in_combinator = false;
        }
        if let Some(from) = deep {
            self.edits.push((from..self.bytes.len(), Cow::Borrowed("")));
        }
        self.edits.sort_by_key(|(range, _)| range.start);
        self.edits
    }

    /// Takes away a prelude that would exhaust the stack.
    fn end_prelude(&mut self, prelude: Range<usize>, first: Option<u8>, is_too_long: bool) {
        if is_too_long {
            let with = if first == Some(b'@') { "@too-long" } else { ":not(*)" };
            self.edits.push((prelude, Cow::Borrowed(with)));
        }
    }

    fn after_string(&self, start: usize) -> usize {
        let quote = self.bytes[start];
        let mut at = start + 1;
        while let Some(&byte) = self.bytes.get(at) {
            at += 1;
            match byte {
                b'\\' => at += 1,
                b'\n' => break,
                byte if byte == quote => break,
                _ => {}
            }
        }
        at
    }

    fn after_comment(&self, start: usize) -> usize {
        let end = self.text.get(start + 2..).and_then(|rest| rest.find("*/"));
        end.map_or(self.bytes.len(), |end| start + 2 + end + 2)
    }

    fn skip_white_space(&self, mut at: usize) -> usize {
        while self.bytes.get(at).is_some_and(u8::is_ascii_whitespace) {
            at += 1;
        }
        at
    }

    /// The name at a place, and where it ends.
    fn name(&self, start: usize) -> (&'a str, usize) {
        let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        let length = self
            .bytes
            .get(start..)
            .map_or(0, |rest| rest.iter().position(|byte| !is_name(byte)).unwrap_or(rest.len()));
        (self.text.get(start..start + length).unwrap_or_default(), start + length)
    }

    /// Rewrites a declaration of `content-visibility` with a valid value; returns where to go on.
    fn content_visibility(&mut self, start: usize) -> usize {
        const VALUES: [&str; 9] = [
            "visible",
            "auto",
            "hidden",
            "inherit",
            "initial",
            "unset",
            "revert",
            "revert-layer",
            "var",
        ];
        let before = start.checked_sub(1).and_then(|at| self.bytes.get(at));
        if before.is_some_and(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')) {
            return start + 1;
        }
        let (name, end) = self.name(start);
        if !name.eq_ignore_ascii_case("content-visibility") {
            return end.max(start + 1);
        }
        let colon = self.skip_white_space(end);
        if self.bytes.get(colon) == Some(&b':') {
            let value_at = self.skip_white_space(colon + 1);
            let (value, value_end) = self.name(value_at);
            let known = VALUES.iter().find(|known| value.eq_ignore_ascii_case(known));
            if let Some(known) = known {
                self.edits.push((start..end, Cow::Borrowed(CONTENT_VISIBILITY)));
                // The values of custom properties are not the same in capitals.
                if *known != value {
                    self.edits.push((value_at..value_end, Cow::Borrowed(known)));
                }
            }
        }
        end
    }

    /// Answers a media feature that Stylo leaves to Firefox.
    fn media_feature(&mut self, open: usize) {
        let Some(device) = self.device else { return };
        let (name, end) = self.name(self.skip_white_space(open + 1));
        if name.is_empty() {
            return;
        }
        let mut at = self.skip_white_space(end);
        let mut value = None;
        if self.bytes.get(at) == Some(&b':') {
            let (word, after) = self.name(self.skip_white_space(at + 1));
            value = Some(word);
            at = self.skip_white_space(after);
        }
        if self.bytes.get(at) != Some(&b')') {
            return;
        }
        let Some(holds) = device.feature(&name.to_ascii_lowercase(), value) else { return };
        // Nothing is as wide.
        let with = if holds { "(min-width:0)" } else { "(min-width:100000000px)" };
        self.edits.push((open..at + 1, Cow::Borrowed(with)));
    }
}
