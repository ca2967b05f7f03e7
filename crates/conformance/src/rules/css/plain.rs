//! Rules and declarations that show at a glance that nothing is wrong with them, as most do: the parser has to look at
//! the others only. Everything that is not of the simplest form is taken for one of the others.

use cssparser::Parser;
use rustc_hash::{FxHashMap, FxHashSet};
use treewright_semantics::media_queries::media_query_list;

use super::at_rules;
use super::descriptors::{self, Seen};
use super::finding::Finding;
use super::generated::SELECTORS;
use super::plain_selectors::{self, End};
use super::properties;
use super::selectors::{has_selectors, is_with_nth};
use super::sheet::{self, Body};
use super::tokens::mistake_of;
use crate::rules::values;

/// The declarations and media queries of a page that were found to be right.
#[derive(Default)]
pub(super) struct Right<'i> {
    texts: FxHashSet<&'i str>,
    /// Whole `style` attributes.
    attributes: FxHashSet<&'i str>,
    /// Single declarations that are wrong, with their findings: pages repeat their mistakes many times.
    wrong: FxHashMap<(&'i str, Body), Vec<Finding>>,
    /// The bytes of all of them.
    length: usize,
}

impl<'i> Right<'i> {
    /// The longest text, and the bytes of all of them: longer ones are read each time.
    const LONGEST: usize = 512;
    const MOST: usize = 1 << 20;

    fn takes(&mut self, text: &str) -> bool {
        let length = self.length.saturating_add(text.len());
        let takes = text.len() <= Self::LONGEST && length <= Self::MOST;
        if takes {
            self.length = length;
        }
        takes
    }

    fn insert(&mut self, text: &'i str) {
        if self.takes(text) {
            // A style sheet has hundreds of declarations.
            if self.texts.capacity() == 0 {
                self.texts.reserve(256);
            }
            self.texts.insert(text);
        }
    }

    /// Remembers a whole attribute.
    pub(super) fn insert_attribute(&mut self, text: &'i str) {
        if self.takes(text) {
            self.attributes.insert(text);
        }
    }

    /// Returns true for a whole attribute that was found to be right.
    pub(super) fn has_attribute(&self, text: &str) -> bool {
        text.len() <= Self::LONGEST && self.attributes.contains(text)
    }
}

/// A text of CSS.
pub(super) struct Plain<'i, 'r> {
    text: &'i str,
    right: &'r mut Right<'i>,
    /// The findings in single declarations of rules and attributes that are plain otherwise.
    found: Vec<Finding>,
}

impl<'i, 'r> Plain<'i, 'r> {
    pub(super) fn new(text: &'i str, right: &'r mut Right<'i>) -> Self {
        Self { text, right, found: Vec::new() }
    }

    /// The findings since the last call.
    pub(super) fn take_findings(&mut self) -> Vec<Finding> {
        std::mem::take(&mut self.found)
    }

    /// The end of the space, the comments and the rules from a place on that are right except for single declarations,
    /// and true if rules were found.
    pub(super) fn rules(&mut self, start: usize) -> (usize, bool) {
        let mut end = start;
        let mut has_rules = false;
        loop {
            end = self.after_space(end).unwrap_or(end);
            let before = self.found.len();
            let found = match self.byte(end) {
                Some(b'@') => self.at_rule(end),
                Some(_) => self.rule(end),
                None => None,
            };
            match found {
                Some(after) => (end, has_rules) = (after, true),
                None => {
                    self.found.truncate(before);
                    return (end, has_rules);
                }
            }
        }
    }

    /// Returns true if the whole text is declarations that are right, except single ones.
    pub(super) fn is_declarations(&mut self) -> bool {
        self.declarations(0, Body::Declarations).is_some_and(|end| end >= self.text.len())
    }

    fn byte(&self, at: usize) -> Option<u8> {
        self.text.as_bytes().get(at).copied()
    }

    /// Skips bytes.
    fn skip(&self, start: usize, is_it: impl Fn(u8) -> bool) -> usize {
        let rest = self.text.as_bytes().get(start..).unwrap_or_default();
        let count = rest.iter().position(|byte| !is_it(*byte)).unwrap_or(rest.len());
        start.saturating_add(count)
    }

    /// Skips white space and comments; `None` for a comment without its end.
    #[inline]
    fn after_space(&self, start: usize) -> Option<usize> {
        match self.byte(start) {
            Some(byte) if !is_space(byte) && byte != b'/' => Some(start),
            _ => self.after_some_space(start),
        }
    }

    fn after_some_space(&self, start: usize) -> Option<usize> {
        let mut at = start;
        loop {
            while let Some(length) = self.length_of_space(at) {
                at = at.saturating_add(length);
            }
            if self.byte(at) != Some(b'/') || self.byte(at.saturating_add(1)) != Some(b'*') {
                return Some(at);
            }
            at = self.after_comment(at.saturating_add(2))?;
        }
    }

    /// The length of some white space, which is mostly that before a line.
    #[inline]
    fn length_of_space(&self, at: usize) -> Option<usize> {
        const INDENT: [u8; 8] = [b' '; 8];
        let rest = self.text.as_bytes().get(at..)?;
        if rest.first_chunk() == Some(&INDENT) {
            return Some(INDENT.len());
        }
        is_space(*rest.first()?).then_some(1)
    }

    /// The end of a comment whose inside begins there.
    fn after_comment(&self, inside: usize) -> Option<usize> {
        // Comments are short, and few have a `/` in them.
        let mut at = inside.saturating_add(1);
        loop {
            let rest = self.text.as_bytes().get(at..)?;
            let slash = at.saturating_add(memchr::memchr(b'/', rest)?);
            at = slash.saturating_add(1);
            if self.byte(slash.saturating_sub(1)) == Some(b'*') {
                return Some(at);
            }
        }
    }

    /// A rule with a block of declarations; the place after it.
    fn rule(&mut self, start: usize) -> Option<usize> {
        let block = self.selectors(start)?;
        let end = self.declarations(block, Body::Style)?;
        (self.byte(end)? == b'}').then(|| end.saturating_add(1))
    }

    /// `@media` with such rules in it, `@font-face` and keyframes.
    fn at_rule(&mut self, start: usize) -> Option<usize> {
        let name_end = self.skip(start.saturating_add(1), is_of_lower_name);
        let block = self.skip(name_end, |byte| {
            byte.is_ascii_alphanumeric() || is_space(byte) || b"-:(),._".contains(&byte)
        });
        if self.byte(block)? != b'{' {
            return None;
        }
        let (name, prelude) = (self.text.get(start..name_end)?, self.text.get(name_end..block)?);
        let inside = block.saturating_add(1);
        match name {
            "@media" => {
                self.media_query(prelude)?;
                self.blocks(inside, Self::rule)
            }
            "@font-face" if prelude.trim_ascii().is_empty() => self.font_face(inside),
            "@keyframes" => {
                let name = prelude.trim_ascii();
                let is_plain = self.identifier(name_end.saturating_add(1))
                    == Some(name_end.saturating_add(1).saturating_add(name.len()));
                (is_plain && at_rules::is_keyframes_name(name)).then_some(())?;
                self.blocks(inside, Self::keyframe)
            }
            "@-webkit-keyframes" | "@-moz-keyframes" | "@-o-keyframes" => {
                self.blocks(inside, Self::keyframe)
            }
            _ => None,
        }
    }

    /// The descriptors of `@font-face`, if all of them are right; the place after the brace that follows.
    fn font_face(&self, start: usize) -> Option<usize> {
        let mut seen = Seen::default();
        let mut at = start;
        loop {
            at = self.after_space(at)?;
            match self.byte(at)? {
                b'}' if seen.mistake("font-face").is_none() => return Some(at.saturating_add(1)),
                b'}' => return None,
                b';' => at = at.saturating_add(1),
                _ => {
                    let (name, value, end) = self.name_and_value(at)?;
                    let known = descriptors::known("font-face", name)?;
                    let text = self.text.get(value..end)?;
                    if !descriptors::is_plain_and_right(known, text) {
                        let mut input = Parser::new(text);
                        descriptors::value(known, &mut input).ok()?;
                        input.is_exhausted().then_some(())?;
                    }
                    seen.add(name, text);
                    at = end;
                }
            }
        }
    }

    fn media_query(&mut self, query: &'i str) -> Option<()> {
        if !self.right.texts.contains(query) {
            let queries = media_query_list(query);
            let is_right = |query| values::check_media_query(query).is_ok();
            (!queries.is_empty() && queries.iter().all(is_right)).then_some(())?;
            self.right.insert(query);
        }
        Some(())
    }

    /// Rules up to a `}`; the place after it.
    fn blocks(
        &mut self,
        start: usize,
        rule: impl Fn(&mut Self, usize) -> Option<usize>,
    ) -> Option<usize> {
        let mut end = self.after_space(start)?;
        while self.byte(end)? != b'}' {
            end = rule(self, end)?;
            end = self.after_space(end)?;
        }
        Some(end.saturating_add(1))
    }

    /// One of the rules in keyframes, with the simplest selectors.
    fn keyframe(&mut self, start: usize) -> Option<usize> {
        let block = self.skip(start, |byte| {
            byte.is_ascii_alphanumeric() || is_space(byte) || b"%.,".contains(&byte)
        });
        if self.byte(block)? != b'{' {
            return None;
        }
        let is_plain = |selector: &str| match selector.trim_ascii() {
            "from" | "to" | "100%" => true,
            other => other.strip_suffix('%').is_some_and(|number| {
                let (whole, fraction) = number.split_once('.').unwrap_or((number, "0"));
                let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
                let is_short = matches!(whole.len(), 1..=2) && !fraction.is_empty();
                is_short && is_digits(whole) && is_digits(fraction)
            }),
        };
        self.text.get(start..block)?.split(',').all(is_plain).then_some(())?;
        let end = self.declarations(block.saturating_add(1), Body::Declarations)?;
        (self.byte(end)? == b'}').then(|| end.saturating_add(1))
    }

    /// A list of selectors of names, classes, IDs, attributes and known pseudo-classes; the place after the brace that
    /// follows.
    fn selectors(&self, start: usize) -> Option<usize> {
        let (mut at, mut state) = (start, plain_selectors::START);
        loop {
            let rest = self.text.as_bytes().get(at..)?;
            let (length, end) = plain_selectors::end(rest, state)?;
            at = at.saturating_add(length);
            let inside = at.saturating_add(1);
            at = match end {
                End::Block => return Some(inside),
                End::Pseudo => self.pseudo(at)?,
                End::Attribute => self.attribute(inside)?,
            };
            state = plain_selectors::BEHIND_A_PART;
        }
    }

    /// A known pseudo-class or pseudo-element, from its first colon on. The contents of its parentheses are not
    /// checked.
    fn pseudo(&self, start: usize) -> Option<usize> {
        let name = self.skip(start, |byte| byte == b':');
        let end = self.skip(name, is_of_lower_name);
        let text = self.text.get(start..end)?;
        let next = self.byte(end)?;
        if next == b'(' {
            let close = self.skip(end.saturating_add(1), |byte| {
                byte.is_ascii_alphanumeric() || is_space(byte) || b"-_.#:+,>~*".contains(&byte)
            });
            let name = format!("{text}()");
            SELECTORS.binary_search(&name.as_str()).ok()?;
            let arguments = self.text.get(end.saturating_add(1)..close)?.trim_ascii();
            if arguments.is_empty()
                || is_with_nth(&name) && !is_simple_nth(arguments)
                || has_selectors(&name) && !arguments.split(',').all(is_simple_selector)
            {
                return None;
            }
            return (self.byte(close)? == b')').then(|| close.saturating_add(1));
        }
        if matches!(next, b'\\' | b'_' | 0x80..) || next.is_ascii_alphanumeric() {
            return None;
        }
        let colons = name.saturating_sub(start);
        let is_of_a_browser = self.byte(name) == Some(b'-')
            && self.byte(name.saturating_add(1)).is_some_and(|byte| byte.is_ascii_lowercase())
            && colons <= 2;
        (is_of_a_browser || SELECTORS.binary_search(&text).is_ok()).then_some(end)
    }

    /// The in brackets: a name, with a value in quotation marks or a name after an operator.
    fn attribute(&self, start: usize) -> Option<usize> {
        let mut at = self.identifier(start)?;
        if self.byte(at)? != b']' {
            if matches!(self.byte(at)?, b'~' | b'|' | b'^' | b'$' | b'*') {
                at = at.saturating_add(1);
            }
            if self.byte(at)? != b'=' {
                return None;
            }
            at = at.saturating_add(1);
            at = match self.byte(at)? {
                b'"' | b'\'' => self.string(at)?,
                _ => self.identifier(at)?,
            };
        }
        (self.byte(at)? == b']').then(|| at.saturating_add(1))
    }

    /// A string in one line, in which line breaks are not escaped.
    fn string(&self, start: usize) -> Option<usize> {
        let quote = self.byte(start)?;
        let mut at = start.saturating_add(1);
        loop {
            at = self.skip(at, |byte| byte != quote && !is_line_break(byte) && byte != b'\\');
            let next = at.saturating_add(1);
            match self.byte(at)? {
                b'\\' if !is_line_break(self.byte(next)?) => at = next.saturating_add(1),
                byte if byte == quote => return Some(next),
                _ => return None,
            }
        }
    }

    /// An identifier of ASCII characters without escapes.
    fn identifier(&self, start: usize) -> Option<usize> {
        let letter = self.skip(start, |byte| byte == b'-');
        let first = self.byte(letter)?;
        if letter > start.saturating_add(1) || !(first.is_ascii_alphabetic() || first == b'_') {
            return None;
        }
        Some(self.skip(letter, |byte| IS_OF_NAME.get(usize::from(byte)) == Some(&true)))
    }

    /// Declarations; the place after them, where a `}` or the end of the text is.
    fn declarations(&mut self, start: usize, body: Body) -> Option<usize> {
        let mut at = start;
        loop {
            at = self.after_space(at)?;
            match self.byte(at) {
                None | Some(b'}') => return Some(at),
                Some(b';') => at = at.saturating_add(1),
                Some(_) => {
                    let near = self.near_end(at);
                    if self.is_right(at, near) {
                        at = near;
                        continue;
                    }
                    at = match self.declaration(at, near) {
                        Some(end) => end,
                        None => self.wrong_declaration(at, body)?,
                    };
                }
            }
        }
    }

    /// A declaration that the parser has to look at, if its end is where it would be for the parser: so the rest of the
    /// rule can be plain. The place of its end.
    fn wrong_declaration(&mut self, start: usize, body: Body) -> Option<usize> {
        let colon = self.skip(start, |byte| IS_OF_VALUE.get(usize::from(byte)) == Some(&true));
        if self.byte(colon)? != b':' {
            return None;
        }
        let (end, _) = self.value(colon.saturating_add(1))?;
        let semicolon = usize::from(self.byte(end) == Some(b';'));
        let text = self.text.get(start..end.saturating_add(semicolon))?;
        if let Some(found) = self.right.wrong.get(&(text, body)) {
            self.found.extend(found.iter().map(|finding| finding.clone().moved_by(start)));
            return Some(end);
        }
        let found = sheet::declaration(text, body);
        if self.right.takes(text) {
            self.right.wrong.insert((text, body), found.clone());
        }
        self.found.extend(found.into_iter().map(|finding| finding.moved_by(start)));
        Some(end)
    }

    /// The first place after a declaration's start that can be its end.
    fn near_end(&self, start: usize) -> usize {
        let rest = self.text.as_bytes().get(start..).unwrap_or_default();
        let length = memchr::memchr2(b';', b'}', rest).unwrap_or(rest.len());
        start.saturating_add(length)
    }

    /// Returns true for a declaration that was found to be right before.
    fn is_right(&self, start: usize, end: usize) -> bool {
        // Media queries are among the texts too, but none begins with a letter.
        self.byte(start).is_some_and(is_of_lower_name)
            && self.text.get(start..end).is_some_and(|text| self.right.texts.contains(text))
    }

    /// A declaration that was not found to be right if it ends at the near end; the place of its end.
    fn declaration(&mut self, start: usize, near: usize) -> Option<usize> {
        let (name, value) = self.name(start)?;
        let (end, has_functions) = self.value(value)?;
        let text = self.text.get(start..end)?;
        if end != near && self.right.texts.contains(text) {
            return Some(end);
        }
        let value = self.text.get(value..end)?;
        if name.starts_with('-') {
            // Of these only the tokens are examined.
            if has_functions {
                let mut input = Parser::new(value);
                while let Ok(token) = input.next() {
                    if mistake_of(token).is_some() {
                        return None;
                    }
                }
            }
            return Some(end);
        }
        let property = properties::property(name)?;
        if !properties::is_plain_and_right(property, value) {
            properties::value(property, &mut Parser::new(value)).ok()?;
        }
        self.right.insert(text);
        Some(end)
    }

    /// The name of a declaration, and the place after its colon.
    fn name(&self, start: usize) -> Option<(&'i str, usize)> {
        let after_name = self.skip(start, is_of_lower_name);
        let name = self.text.get(start..after_name)?;
        let colon = self.skip(after_name, is_space);
        let is_there = !name.is_empty() && self.byte(colon)? == b':';
        is_there.then(|| (name, colon.saturating_add(1)))
    }

    /// The name of a declaration, and the start and the end of its value.
    fn name_and_value(&self, start: usize) -> Option<(&'i str, usize, usize)> {
        let (name, value) = self.name(start)?;
        let (end, _) = self.value(value)?;
        Some((name, value, end))
    }

    /// The end of a value whose parentheses and strings are closed, and true if it has parentheses.
    fn value(&self, start: usize) -> Option<(usize, bool)> {
        let (mut at, mut depth, mut has_functions) = (start, 0_u32, false);
        loop {
            at = self.skip(at, |byte| IS_OF_VALUE.get(usize::from(byte)) == Some(&true));
            match self.byte(at) {
                None => break,
                Some(b';' | b'}') if depth == 0 => break,
                Some(b'(') => {
                    depth = depth.saturating_add(1);
                    has_functions = true;
                }
                Some(b')') => depth = depth.checked_sub(1)?,
                Some(b'"' | b'\'') => {
                    at = self.string(at)?;
                    continue;
                }
                // An escape that takes no more than letters and digits, and white space after them.
                Some(b'\\')
                    if self
                        .byte(at.saturating_add(1))
                        .is_some_and(|c| c.is_ascii_alphanumeric()) => {}
                // The start of a comment.
                Some(b'/') if self.byte(at.saturating_add(1)) != Some(b'*') => {}
                Some(b':' | b'=' | b'?' | b'&' | b';' | b'@' | b'~') if depth > 0 => {}
                _ => return None,
            }
            at = at.saturating_add(1);
        }
        (depth == 0).then_some((at, has_functions))
    }
}

/// The bytes of identifiers.
static IS_OF_NAME: [bool; 256] = {
    let mut all = [false; 256];
    let mut rest: &mut [bool] = &mut all;
    let mut byte: u8 = 0;
    while let [first, others @ ..] = rest {
        *first = byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | 0x80..);
        byte = byte.wrapping_add(1);
        rest = others;
    }
    all
};

/// The bytes of values that do not have to be examined.
static IS_OF_VALUE: [bool; 256] = {
    let mut all = [false; 256];
    let mut rest: &mut [bool] = &mut all;
    let mut byte: u8 = 0;
    while let [first, others @ ..] = rest {
        *first = byte.is_ascii_alphanumeric()
            || is_space(byte)
            || matches!(
                byte,
                b'-' | b'_' | b'.' | b',' | b'%' | b'#' | b'!' | b'+' | b'*' | 0x80..
            );
        byte = byte.wrapping_add(1);
        rest = others;
    }
    all
};

const fn is_of_lower_name(byte: u8) -> bool {
    byte.is_ascii_lowercase() || byte == b'-'
}

const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | b'\x0C')
}

const fn is_line_break(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r' | b'\x0C')
}

/// A name, a class, an ID or a known pseudo-class alone.
fn is_simple_selector(text: &str) -> bool {
    let text = text.trim_ascii();
    if text.starts_with(':') {
        return SELECTORS.binary_search(&text).is_ok();
    }
    let name = text.strip_prefix(['.', '#']).unwrap_or(text).as_bytes();
    let is_in_name = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_".contains(byte);
    name.first().is_some_and(u8::is_ascii_alphabetic) && name.iter().all(is_in_name)
}

/// The forms of An+B that most pages have.
/// <https://drafts.csswg.org/css-syntax/#anb-microsyntax>
fn is_simple_nth(text: &str) -> bool {
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if matches!(text, "even" | "odd") {
        return true;
    }
    let Some((step, offset)) = text.split_once('n') else { return is_number(text) };
    let offset_is_right = match offset.strip_prefix(['+', '-']) {
        Some(digits) => !digits.is_empty() && is_number(digits),
        None => offset.is_empty(),
    };
    is_number(step.strip_prefix('-').unwrap_or(step)) && offset_is_right
}

#[cfg(test)]
mod tests {
    use super::super::sheet;
    use super::{Plain, Right};

    #[test]
    fn plain_rules() {
        for (text, expected) in [
            ("a{color:red}", 12),
            ("a , .b>p:hover #c::before{ color : red ; }\n/* c */", 50),
            ("@media (min-width: 1px) { a {color: #fff} } b{}", 47),
            ("a{color:red", 0),
            ("a{color:1px}", 12),
            ("a{color:red} b{nonsense:1}", 26),
            ("a{--x:1;-webkit-y:2 3}", 22),
            ("a{--x:url(a b)}", 15),
            ("a{content:\"}\";font:12px/1.5 'b';background:url(a.png?b=c;d) no-repeat}", 70),
            ("a{content:\"}", 0),
            ("a{content:\"\\\"}\\f1\"}", 19),
            ("a{content:'\\\n'}", 0),
            ("a{width:1px\\9}/*/*//***/", 24),
            ("a{width:1px\\;}", 0),
            ("a{background:url(a'b)}", 0),
            ("a{color:red/**/}", 0),
            ("a:not(.b),a[b],[c='d'],[e|=f]{color:red}", 40),
            ("a:nonsense(b){}", 0),
            ("[1]{}", 0),
            ("@font-face{font-family:'a';src:url(b.woff)}", 43),
            ("@font-face{src:url(b c)}", 0),
            ("@keyframes a{from{top:0}12.5%,to{top:1px}}b{}", 45),
            ("@keyframes a{from{top:x}}", 25),
            ("@media{}", 0),
            ("@page{}", 0),
            ("a:nonsense{}", 0),
            ("a,{}", 0),
            (">a{}", 0),
            ("a b c{} a:is(b){} a:is([b]){}", 18),
            ("@media nonsense( { a {} }", 0),
            ("a { b {color: red} }", 0),
            ("1{}", 0),
            ("*a{}", 0),
            ("/* ", 0),
        ] {
            let mut right = Right::default();
            let mut rules = Plain::new(text, &mut right);
            assert_eq!(rules.rules(0).0, expected, "{text}");
            let found = rules.take_findings().len();
            // Nothing else is wrong with it.
            let plain = text.get(..expected).unwrap();
            assert_eq!(sheet::style_sheet_by_the_parser(plain, true).len(), found, "{text}");
        }
        for (text, expected) in [
            ("color:red;margin: 0 auto !important", true),
            ("", true),
            ("color:red}", false),
            ("colour:red;color:1", true),
            ("color", false),
            ("color:", true),
            ("width:calc(1px + 2px)", true),
            ("width:calc(1px", false),
            ("background:url(a;b)", true),
            ("background:url(a(b)", false),
        ] {
            assert_eq!(
                Plain::new(text, &mut Right::default()).is_declarations(),
                expected,
                "{text}"
            );
        }
    }
}
