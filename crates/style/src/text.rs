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

use rustc_hash::FxHashSet;

use crate::cssom::others::{PREFIX, other};
use crate::device::Device;
use crate::limits::{
    ALL_SELECTORS, COMBINATORS, DECLARATIONS, DECLARATIONS_SQUARED, LAYERS, NESTED, SELECTORS,
    SHORT_NAME, SHORT_NAMES,
};
use crate::media_features;
use crate::selector_text;

/// The custom property that stands for `content-visibility`, which Stylo leaves to Firefox. The style sheet of the user agent
/// registers it.
pub(crate) const CONTENT_VISIBILITY: &str = "--treewright-content-visibility";

/// Further properties that Stylo does not have and that decide whether people see text, in the order of their names. Custom
/// properties with the same names after a prefix stand for them, as in windows.
const STAND_INS: [&str; 5] = [
    "-webkit-box-orient",
    "-webkit-line-clamp",
    "-webkit-text-stroke",
    "-webkit-text-stroke-width",
    "zoom",
];

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
    let edits = edits(text, device);
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

/// The changes of a text, by their places.
fn edits(text: &str, device: Option<&Device>) -> Vec<Edit> {
    let mut edits = Scan::new(text, device).edits();
    edits.extend(selector_text::edits(text));
    edits.sort_by_key(|(range, _)| (range.start, range.end));
    edits
}

/// The places where the prepared text of a sheet differs: offsets in the prepared text, in order, each with the offset in the text
/// itself of the part that begins there. Between two of them both advance alike.
pub(crate) fn shifts(text: &str, device: &Device) -> Vec<(usize, usize)> {
    let (mut shifts, mut start, mut length) = (Vec::new(), 0, 0);
    for (range, with) in edits(text, Some(device)) {
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

/// Returns true for the prelude of `@keyframes`, with a prefix or without.
fn is_keyframes(prelude: &str) -> bool {
    let name = prelude.rsplit('@').next().unwrap_or_default();
    let name = name.split(|c: char| c.is_ascii_whitespace() || c == '/').next().unwrap_or_default();
    let name = name.to_ascii_lowercase();
    matches!(name.as_str(), "keyframes" | "-webkit-keyframes" | "-moz-keyframes")
}

type Edit = (Range<usize>, Cow<'static, str>);

/// One pass over the brackets, strings, comments and names of a text.
struct Scan<'a> {
    text: &'a str,
    bytes: &'a [u8],
    device: Option<&'a Device>,
    edits: Vec<Edit>,
    /// The blocks that are open.
    blocks: Vec<Block>,
    /// The selectors that nested rules stand for.
    selectors: usize,
    /// The sum of the squares of declarations.
    squares: usize,
    /// The custom properties with short names.
    short_names: FxHashSet<&'a str>,
    /// A declaration of `zoom` has had another value than the initial one.
    zooms: bool,
}

/// A block that is open.
#[derive(Clone, Copy, Default)]
struct Block {
    /// The selectors that `&` stands for in it.
    selectors: usize,
    /// The combinators of the longest of them.
    combinators: usize,
    declarations: usize,
    /// The place from which on its declarations are too many.
    cut: Option<usize>,
    /// It is that of `@keyframes`, whose blocks have no nested rules.
    is_of_keyframes: bool,
    /// It is one of a rule with selectors, so that declarations after a nested rule are a block of their own.
    can_be_split: bool,
}

/// The prelude before a block.
#[derive(Clone, Copy, Default)]
struct Prelude {
    /// `&`, and those that selectors without one begin with.
    parents: usize,
    /// `&` in the selector at hand.
    own: usize,
    /// The selectors.
    selectors: usize,
    /// The combinators of the longest selector.
    combinators: usize,
}

impl Prelude {
    /// A selector ends.
    fn end_selector(&mut self, combinators: usize) {
        self.parents = self.parents.saturating_add(self.own.max(1));
        self.own = 0;
        self.selectors = self.selectors.saturating_add(1);
        self.combinators = self.combinators.max(combinators);
    }
}

impl<'a> Scan<'a> {
    fn new(text: &'a str, device: Option<&'a Device>) -> Self {
        let bytes = text.as_bytes();
        Self {
            text,
            bytes,
            device,
            edits: Vec::new(),
            blocks: Vec::new(),
            selectors: 0,
            squares: 0,
            short_names: FxHashSet::default(),
            zooms: false,
        }
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
        let mut parents = Prelude::default();
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
                        parents.end_selector(combinators);
                        if self.begin_block(parents, first, prelude..start) {
                            // Another selector would stand for more again: it would begin with `&`.
                            self.edits.push((prelude..start, Cow::Borrowed("@too-long")));
                        } else {
                            self.end_prelude(prelude..start, first, is_too_long);
                        }
                        (prelude, combinators, is_too_long, brackets) = (at, 0, false, 0);
                        (first, parents) = (None, Prelude::default());
                    } else {
                        brackets += 1;
                        if byte == b'(' && depth < NESTED {
                            self.media_feature(start, prelude);
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
                        self.end_custom_property(prelude..start, first);
                        self.stand_in(prelude..start, first);
                        self.end_block(start);
                        (prelude, combinators, is_too_long, brackets) = (at, 0, false, 0);
                        (first, parents) = (None, Prelude::default());
                    } else {
                        brackets = brackets.saturating_sub(1);
                    }
                }
                b';' if brackets == 0 => {
                    self.end_prelude(prelude..start, first, is_too_long);
                    self.end_custom_property(prelude..at, first);
                    self.stand_in(prelude..start, first);
                    self.end_declaration(at);
                    (prelude, combinators, is_too_long) = (at, 0, false);
                    (first, parents) = (None, Prelude::default());
                }
                b',' => {
                    dots = 0;
                    if brackets == 0 {
                        parents.end_selector(combinators);
                        combinators = 0;
                    }
                }
                b'&' => {
                    first = first.or(Some(byte));
                    parents.own += 1;
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
        self.stand_in(prelude..self.bytes.len(), first);
        if let Some(from) = deep {
            self.edits.push((from..self.bytes.len(), Cow::Borrowed("")));
        }
        while !self.blocks.is_empty() {
            self.end_block(self.bytes.len());
        }
        self.edits.sort_by_key(|(range, _)| range.start);
        self.edits
    }

    /// A block begins. Returns true if its prelude stands for too many selectors, or for ones that are too long.
    fn begin_block(&mut self, prelude: Prelude, first: Option<u8>, text: Range<usize>) -> bool {
        let outer = self.blocks.last().copied().unwrap_or_default();
        let is_at_rule = first == Some(b'@');
        let mut block = Block {
            selectors: outer.selectors.saturating_mul(prelude.parents),
            combinators: outer.combinators.saturating_add(prelude.combinators),
            is_of_keyframes: is_at_rule && is_keyframes(self.text.get(text).unwrap_or_default()),
            can_be_split: self.device.is_some() && !is_at_rule && !outer.is_of_keyframes,
            ..Block::default()
        };
        let is_nested = outer.selectors > 0;
        block.selectors = block.selectors.saturating_add(prelude.selectors);
        if is_at_rule && prelude.parents == prelude.selectors {
            (block.selectors, block.combinators) = (outer.selectors, outer.combinators);
            self.blocks.push(block);
            return false;
        }
        let mut is_too_much = false;
        if is_nested {
            self.selectors = self.selectors.saturating_add(block.selectors);
            is_too_much = block.selectors > SELECTORS
                || self.selectors > ALL_SELECTORS
                || block.combinators > COMBINATORS;
        }
        if is_too_much {
            (block.selectors, block.combinators) = (1, 0);
        }
        self.blocks.push(block);
        is_too_much
    }

    /// Leaves out a custom property that is one too many with a short name.
    fn end_custom_property(&mut self, declaration: Range<usize>, first: Option<u8>) {
        if self.blocks.is_empty() || first != Some(b'-') {
            return;
        }
        let text = self.text.get(declaration.clone()).unwrap_or_default();
        let Some(start) = text.find("--") else { return };
        let (name, _) = self.name(declaration.start + start + 2);
        if name.len() > SHORT_NAME || self.short_names.contains(name) {
            return;
        }
        if self.short_names.len() < SHORT_NAMES {
            self.short_names.insert(name);
        } else {
            self.edits.push((declaration, Cow::Borrowed("")));
        }
    }

    /// Gives a declaration that Stylo does not have the name of the custom property that stands for it.
    fn stand_in(&mut self, declaration: Range<usize>, first: Option<u8>) {
        if !matches!(first, Some(b'-' | b'z' | b'Z')) {
            return;
        }
        let start = self.skip_white_space(declaration.start);
        let (name, end) = self.name(start);
        let Some(property) =
            STAND_INS.iter().find(|property| name.eq_ignore_ascii_case(property)).copied()
        else {
            return;
        };
        let colon = self.skip_white_space(end);
        let value = self.text.get(colon..declaration.end).unwrap_or_default();
        let Some(value) = value.strip_prefix(':') else { return };
        let plain = value.split('!').next().unwrap_or_default().trim();
        if property == "zoom" {
            // Old sheets have it on everything that floats.
            self.zooms |= !matches!(plain, "1" | "normal" | "100%");
            if !self.zooms {
                return;
            }
        }
        if other(property).is_some_and(|other| other.value(plain).is_some()) {
            self.edits.push((start..end, format!("--{PREFIX}{property}").into()));
        }
    }

    /// A declaration or a statement ends.
    fn end_declaration(&mut self, at: usize) {
        let Some(block) = self.blocks.last_mut() else { return };
        block.declarations += 1;
        if block.can_be_split {
            if block.declarations % DECLARATIONS == 0 {
                self.edits.push((at..at, Cow::Borrowed("&{}")));
            }
            return;
        }
        // The square is larger by this.
        self.squares = self.squares.saturating_add(block.declarations.saturating_mul(2));
        if self.squares > DECLARATIONS_SQUARED && block.cut.is_none() {
            block.cut = Some(at);
        }
    }

    fn end_block(&mut self, end: usize) {
        if let Some(cut) = self.blocks.pop().and_then(|block| block.cut) {
            self.edits.push((cut..end, Cow::Borrowed("")));
        }
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

    /// Answers a media feature that Stylo leaves to Firefox, unless the parentheses are in the prelude of `@supports` or those of
    /// a function.
    fn media_feature(&mut self, open: usize, prelude: usize) {
        let Some(device) = self.device else { return };
        let is_function = open.checked_sub(1).and_then(|at| self.bytes.get(at));
        if is_function.is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'-') {
            return;
        }
        let rest = self.bytes.get(open + 1..).unwrap_or_default();
        // A feature has neither blocks nor texts.
        let is_end = |byte: &u8| b"(){}[];\"'\\".contains(byte);
        let end = rest.iter().take(LONGEST_FEATURE).position(is_end);
        let Some(end) = end.map(|end| open + 1 + end) else { return };
        if self.bytes.get(end) != Some(&b')') {
            return;
        }
        let (name, _) = self.name(self.skip_white_space(open + 1));
        let parentheses = self.text.get(open..=end).unwrap_or_default();
        let is_range = parentheses.contains(['<', '>', '=']);
        if !is_range && !device.has_feature(&name.to_ascii_lowercase()) {
            return;
        }
        let before = self.text.get(prelude..open).unwrap_or_default().trim_ascii_start();
        if before.get(..9).is_some_and(|name| name.eq_ignore_ascii_case("@supports")) {
            return;
        }
        let with = match device.answer(parentheses) {
            Some(true) => "(min-width:0)",
            // Nothing is as wide.
            Some(false) => "(min-width:100000000px)",
            None if is_range && media_features::has_a_discrete_feature(parentheses) => "(unknown)",
            None => return,
        };
        self.edits.push((open..end + 1, Cow::Borrowed(with)));
    }
}

/// The bytes of the longest media feature that is answered here.
const LONGEST_FEATURE: usize = 200;
