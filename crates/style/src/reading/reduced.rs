//! Leaves out of a sheet what no reader of text asks for: declarations of other properties, rules that have none left, and
//! blocks of media queries that do not match. The rest has the values that it has in the whole sheet.
//!
//! Most of a sheet is about colours, sizes and fonts; to find the end of such a declaration takes far less time than to parse it.
//! A text that is out of the ordinary stays as it is.

#![expect(
    clippy::arithmetic_side_effects,
    clippy::string_slice,
    reason = "places are next to characters of ASCII in the text, and no text is as long as the largest number"
)]

mod parts;
#[cfg(test)]
mod tests;

use parts::{End, Part, is_name};

/// The result of a reduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reduction {
    /// The text holds all that readers need.
    Complete,
    /// A declaration refers to custom properties, which were left out.
    NeedsCustomProperties,
    /// The text cannot be reduced.
    Impossible,
}

/// The properties whose values readers need, and those on which these values depend, in the order of the alphabet.
pub(crate) const PROPERTIES: [&str; 10] = [
    "all",
    "content-visibility",
    "display",
    "float",
    "position",
    "text-transform",
    "visibility",
    "white-space",
    "white-space-collapse",
    "writing-mode",
];

/// Reduces the text of a sheet. `matches` says whether the text of media queries does.
pub(crate) fn sheet(
    text: &str,
    with_custom_properties: bool,
    matches: &mut dyn FnMut(&str) -> bool,
) -> (String, Reduction) {
    reduce(text, Kind::Sheet, with_custom_properties, matches)
}

/// Reduces the text of a `style` attribute.
pub(crate) fn attribute(text: &str, with_custom_properties: bool) -> (String, Reduction) {
    reduce(text, Kind::Declarations, with_custom_properties, &mut |_| true)
}

fn reduce(
    text: &str,
    kind: Kind,
    with_custom_properties: bool,
    matches: &mut dyn FnMut(&str) -> bool,
) -> (String, Reduction) {
    let reducer = Reducer {
        text,
        bytes: text.as_bytes(),
        with_custom_properties,
        matches,
        out: String::new(),
        frames: vec![Frame { kind, start: 0, is_kept: false, is_of_pseudo: false }],
        refers: false,
        has_left_out: false,
    };
    reducer.run()
}

/// The items of a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Rules of a sheet, outside all blocks.
    Sheet,
    /// Rules.
    Rules,
    /// Declarations and rules.
    Declarations,
}

/// An open block.
struct Frame {
    kind: Kind,
    /// Its first place in the result.
    start: usize,
    /// Something in it is kept.
    is_kept: bool,
    /// Its declarations apply to pseudo-elements alone.
    is_of_pseudo: bool,
}

struct Reducer<'a, 'm> {
    text: &'a str,
    bytes: &'a [u8],
    with_custom_properties: bool,
    matches: &'m mut dyn FnMut(&str) -> bool,
    out: String,
    frames: Vec<Frame>,
    refers: bool,
    has_left_out: bool,
}

/// The text cannot be reduced.
struct Impossible;

impl Reducer<'_, '_> {
    fn run(mut self) -> (String, Reduction) {
        let mut at = 0;
        loop {
            match self.item(at) {
                Ok(Some(next)) => at = next,
                Ok(None) => break,
                Err(Impossible) => return (String::new(), Reduction::Impossible),
            }
        }
        while self.frames.len() > 1 {
            self.close();
        }
        let reduction = if self.refers && !self.with_custom_properties {
            Reduction::NeedsCustomProperties
        } else {
            Reduction::Complete
        };
        (self.out, reduction)
    }

    fn byte(&self, at: usize) -> u8 {
        self.bytes.get(at).copied().unwrap_or(0)
    }

    fn kind(&self) -> Kind {
        self.frames.last().map_or(Kind::Sheet, |frame| frame.kind)
    }

    /// Returns true outside all blocks of a `style` attribute, which can have no rules.
    fn is_attribute(&self) -> bool {
        self.frames.len() == 1 && self.kind() == Kind::Declarations
    }

    fn keep(&mut self) {
        if let Some(frame) = self.frames.last_mut() {
            frame.is_kept = true;
        }
    }

    /// Reads an item of the innermost block; returns where the next one begins.
    fn item(&mut self, start: usize) -> Result<Option<usize>, Impossible> {
        let kind = self.kind();
        let at = self.after_spaces(start);
        if at >= self.bytes.len() {
            return Ok(None);
        }
        match self.byte(at) {
            b'@' => self.at_rule(at).map(Some),
            b';' if kind != Kind::Sheet => Ok(Some(at + 1)),
            b'}' if self.frames.len() > 1 => {
                self.close();
                Ok(Some(at + 1))
            }
            b'}' if kind == Kind::Declarations => Err(Impossible),
            b'<' if kind == Kind::Sheet && self.text[at..].starts_with("<!--") => Ok(Some(at + 4)),
            b'-' if kind == Kind::Sheet && self.text[at..].starts_with("-->") => Ok(Some(at + 3)),
            byte if kind == Kind::Declarations && is_name(byte) && !byte.is_ascii_digit() => {
                self.declaration(at).map(Some)
            }
            b'\\' if kind == Kind::Declarations => Err(Impossible),
            _ => self.rule(at).map(Some),
        }
    }

    /// A declaration, or a rule that begins with a name.
    fn declaration(&mut self, start: usize) -> Result<usize, Impossible> {
        let mut end = start;
        while is_name(self.byte(end)) {
            end += 1;
        }
        let name = &self.text[start..end];
        if self.byte(end) == b'\\' {
            return Err(Impossible);
        }
        let colon = self.after_spaces(end);
        if self.byte(colon) != b':' {
            return self.rule(start);
        }
        let value = self.part(colon + 1, &[End::Semicolon, End::Block])?;
        if value.by == End::Block {
            // It may be a rule, or a declaration with braces. What follows up to the next semicolon can be part of either.
            let mut part = value;
            let mut refers = part.refers;
            while part.by == End::Block {
                let block = self.part(part.end + 1, &[])?;
                let after = if block.by == End::Close { block.end + 1 } else { block.end };
                part = self.part(after, &[End::Semicolon, End::Block])?;
                refers |= block.refers | part.refers;
            }
            self.refers |= refers;
            return Ok(self.copy(start, &part));
        }
        let is_custom = name.starts_with("--");
        if (is_custom || is_needed(name)) && depends_on_element(&self.text[colon..value.end]) {
            return Err(Impossible);
        }
        let is_kept = if is_custom {
            self.with_custom_properties
        } else {
            let is_needed = is_needed(name);
            self.refers |= is_needed && value.refers;
            is_needed
        };
        if is_kept {
            return Ok(self.copy(start, &value));
        }
        Ok(after(&value))
    }

    /// Copies a part with its semicolon.
    fn copy(&mut self, start: usize, part: &Part) -> usize {
        self.out.push_str(&self.text[start..part.end]);
        self.out.push(';');
        self.keep();
        after(part)
    }

    /// A rule with selectors.
    fn rule(&mut self, start: usize) -> Result<usize, Impossible> {
        let ends: &[End] = if self.kind() == Kind::Declarations {
            &[End::Semicolon, End::Block]
        } else {
            &[End::Block]
        };
        let prelude = self.part(start, ends)?;
        if prelude.by != End::Block {
            return Ok(after(&prelude));
        }
        if self.is_attribute() {
            return Err(Impossible);
        }
        let is_of_pseudo = is_of_pseudo(&self.text[start..prelude.end]);
        self.open(start, prelude.end, Kind::Declarations);
        if let Some(frame) = self.frames.last_mut() {
            frame.is_of_pseudo = is_of_pseudo;
        }
        Ok(prelude.end + 1)
    }

    /// Copies a prelude, and begins its block.
    fn open(&mut self, start: usize, end: usize, kind: Kind) {
        let frame = Frame { kind, start: self.out.len(), is_kept: false, is_of_pseudo: false };
        self.frames.push(frame);
        self.out.push_str(&self.text[start..end]);
        self.out.push('{');
    }

    fn close(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        if frame.is_kept && !frame.is_of_pseudo {
            self.out.push('}');
            self.keep();
        } else {
            self.out.truncate(frame.start);
            self.has_left_out = true;
        }
    }

    fn at_rule(&mut self, start: usize) -> Result<usize, Impossible> {
        if self.is_attribute() {
            return Err(Impossible);
        }
        let mut end = start + 1;
        while is_name(self.byte(end)) {
            end += 1;
        }
        if self.byte(end) == b'\\' {
            return Err(Impossible);
        }
        let name = self.text[start + 1..end].to_ascii_lowercase();
        let prelude = self.part(end, &[End::Semicolon, End::Block])?;
        if prelude.by != End::Block {
            if matches!(name.as_str(), "import" | "namespace") && self.has_left_out {
                // It counts only before other rules, and one that is left out may be one of them.
                return Err(Impossible);
            }
            return Ok(self.copy(start, &prelude));
        }
        let text = &self.text[end..prelude.end];
        let inner =
            if self.kind() == Kind::Declarations { Kind::Declarations } else { Kind::Rules };
        match name.as_str() {
            "media" if text.len() <= 256 => {
                if !(self.matches)(text) {
                    return self.skip(prelude.end);
                }
                self.open(start, end, inner);
            }
            "media" | "supports" => self.open(start, prelude.end, inner),
            "layer" => {
                self.open(start, prelude.end, inner);
                self.keep();
            }
            "font-face"
            | "keyframes"
            | "-webkit-keyframes"
            | "-moz-keyframes"
            | "-o-keyframes"
            | "page"
            | "counter-style"
            | "font-feature-values"
            | "font-palette-values"
            | "view-transition"
            | "position-try" => return self.skip(prelude.end),
            "property" if !self.with_custom_properties => return self.skip(prelude.end),
            "container" | "property" => return Err(Impossible),
            _ => {
                let block = self.part(prelude.end + 1, &[])?;
                self.refers |= block.refers;
                self.out.push_str(&self.text[start..block.end]);
                self.out.push('}');
                self.keep();
                return Ok(after_block(&block));
            }
        }
        Ok(prelude.end + 1)
    }

    /// Leaves a block out; returns where it ends.
    fn skip(&mut self, open: usize) -> Result<usize, Impossible> {
        self.has_left_out = true;
        Ok(after_block(&self.part(open + 1, &[])?))
    }
}

fn after(part: &Part) -> usize {
    if part.by == End::Semicolon { part.end + 1 } else { part.end }
}

fn after_block(part: &Part) -> usize {
    if part.by == End::Close { part.end + 1 } else { part.end }
}

fn is_needed(name: &str) -> bool {
    // Names that are longer or shorter are not among them.
    if name.len() > 21 {
        return false;
    }
    PROPERTIES.iter().any(|property| property.eq_ignore_ascii_case(name))
}

/// Returns true for values that may depend on the attributes or the place of an element.
fn depends_on_element(value: &str) -> bool {
    value.contains('(') && {
        let value = value.to_ascii_lowercase();
        value.contains("attr(") || value.contains("sibling-") || value.contains("random(")
    }
}

/// Returns true for selectors that all end with a pseudo-element which readers do not ask for.
fn is_of_pseudo(selectors: &str) -> bool {
    const NAMES: [&str; 9] = [
        ":before",
        ":after",
        ":first-line",
        ":first-letter",
        "::selection",
        "::placeholder",
        "::marker",
        "::backdrop",
        "::file-selector-button",
    ];
    let is_plain = |byte: u8| !matches!(byte, b'(' | b'[' | b'"' | b'\'' | b'\\' | b'/');
    let ends = |selector: &str| {
        let selector = selector.trim_ascii_end();
        NAMES.iter().any(|name| {
            let start = selector.len().checked_sub(name.len());
            let end = start.and_then(|start| selector.get(start..));
            end.is_some_and(|end| end.eq_ignore_ascii_case(name))
        })
    };
    selectors.contains(':') && selectors.bytes().all(is_plain) && selectors.split(',').all(ends)
}
