//! Rewrites selectors in the text of sheets: names get an end, and what Stylo leaves to its build for Firefox, or does not have, is
//! written in other words. Declarations of `all` get one for `content-visibility`, which Stylo knows as a custom property.

#![expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "places are next to characters of ASCII in the text, and no text is as long as the largest number"
)]

use std::borrow::Cow;
use std::ops::Range;

use rustc_hash::FxHashMap;
use treewright_dom::NodeRef;
use treewright_semantics::directionality::Direction;

use crate::text::CONTENT_VISIBILITY;

/// The end of each class and id in selectors, and in the tables of elements. Stylo keeps rules in hash tables, whose hash of names
/// of up to seven bytes is the name itself: names that begin alike collide, so that n rules for n elements would take n² steps.
pub(crate) const END: &str = "\u{F8FF}\u{F8FF}\u{F8FF}";

/// The custom states that stand for pseudo-classes begin so.
const STATE: &str = "--treewright-";

/// Pseudo-elements that have no text which readers ask for. Those with this prefix are all valid.
/// <https://compat.spec.whatwg.org/#css-other-compatibility>
const WEBKIT: &str = "-webkit-";
const PSEUDO_ELEMENTS: [&str; 21] = [
    "checkmark",
    "column",
    "cue",
    "cue-region",
    "grammar-error",
    "highlight",
    "picker",
    "picker-icon",
    "scroll-button",
    "scroll-marker",
    "scroll-marker-group",
    "search-text",
    "spelling-error",
    "target-text",
    "view-transition",
    "view-transition-group",
    "view-transition-group-children",
    "view-transition-image-pair",
    "view-transition-new",
    "view-transition-old",
    "details-content",
];

/// Pseudo-classes that no element matches without a user, without media and without transitions.
const NEVER: [&str; 22] = [
    "-webkit-drag",
    "-webkit-full-page-media",
    "active-view-transition",
    "active-view-transition-type",
    "buffering",
    "current",
    "future",
    "interest-source",
    "interest-target",
    "local-link",
    "muted",
    "past",
    "picture-in-picture",
    "playing",
    "seeking",
    "stalled",
    "target-after",
    "target-before",
    "target-current",
    "volume-locked",
    "window-inactive",
    "xr-overlay",
];

type Edit = (Range<usize>, Cow<'static, str>);

/// The edits of the selectors of a sheet, in order.
pub(crate) fn edits(text: &str) -> Vec<Edit> {
    let mut rewriter = Rewriter {
        text,
        bytes: text.as_bytes(),
        pending: Vec::new(),
        edits: Vec::new(),
        parentheses: FxHashMap::default(),
        parentheses_end: 0,
    };
    rewriter.run();
    rewriter.edits
}

/// The text of a selector without the ends of names.
pub(crate) fn without_ends(selector: &mut String) {
    if selector.contains(END) {
        *selector = selector.replace(END, "");
    }
}

struct Rewriter<'a> {
    text: &'a str,
    bytes: &'a [u8],
    /// The edits of what may be a prelude.
    pending: Vec<Edit>,
    edits: Vec<Edit>,
    /// The places of closing parentheses by those of the opening ones, and how far they were read.
    parentheses: FxHashMap<usize, usize>,
    parentheses_end: usize,
}

impl Rewriter<'_> {
    fn run(&mut self) {
        let mut at = 0;
        let mut prelude = 0;
        // The open parentheses and brackets.
        let mut open = Vec::new();
        while let Some(&byte) = self.bytes.get(at) {
            let start = at;
            at += 1;
            match byte {
                b'\\' => at = self.after_escape(start),
                b'"' | b'\'' => at = self.after_string(start),
                b'/' if self.bytes.get(at) == Some(&b'*') => at = self.after_comment(start),
                b'{' => {
                    if self.has_selectors(prelude) {
                        self.edits.append(&mut self.pending);
                    }
                    self.pending.clear();
                    open.clear();
                    prelude = at;
                }
                b'}' => {
                    self.end_declaration(prelude..start);
                    open.clear();
                    prelude = at;
                }
                b';' if open.is_empty() => {
                    self.end_declaration(prelude..start);
                    prelude = at;
                }
                b'(' | b'[' => open.push(byte),
                b')' | b']' => {
                    open.pop();
                }
                b'.' | b'#' if open.last() != Some(&b'[') => {
                    let end = self.after_identifier(at);
                    if end > at {
                        self.pending.push((end..end, Cow::Borrowed(END)));
                        at = end;
                    }
                }
                b':' if open.last() != Some(&b'[') => at = self.pseudo(start, open.is_empty()),
                _ => {}
            }
        }
        self.end_declaration(prelude..self.bytes.len());
    }

    /// A declaration, or a statement, ends.
    fn end_declaration(&mut self, declaration: Range<usize>) {
        self.pending.clear();
        let start = self.after_spaces(declaration.start);
        let text = self.text.get(start..declaration.end).unwrap_or_default();
        let is_all = text.as_bytes().get(..3).is_some_and(|name| name.eq_ignore_ascii_case(b"all"));
        let value = if is_all { text[3..].trim_ascii_start().strip_prefix(':') } else { None };
        let Some(value) = value.map(str::trim_ascii) else { return };
        let keyword = value.split('!').next().unwrap_or_default().trim_ascii();
        let keywords = ["initial", "inherit", "unset", "revert", "revert-layer"];
        if keywords.into_iter().any(|known| keyword.eq_ignore_ascii_case(known)) {
            let end = declaration.end;
            self.edits.push((end..end, format!(";{CONTENT_VISIBILITY}:{value}").into()));
        }
    }

    fn after_spaces(&self, mut at: usize) -> usize {
        loop {
            match self.bytes.get(at) {
                Some(b' ' | b'\n' | b'\t' | b'\r' | b'\x0c') => at += 1,
                Some(b'/') if self.bytes.get(at + 1) == Some(&b'*') => at = self.after_comment(at),
                _ => return at,
            }
        }
    }

    /// Returns true if a prelude has selectors: it is not that of an at-rule or of a custom property.
    fn has_selectors(&self, prelude: usize) -> bool {
        let at = self.after_spaces(prelude);
        let rest = &self.bytes[at.min(self.bytes.len())..];
        let begins = |name: &str| {
            rest.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name.as_bytes()))
        };
        begins("@scope") || !begins("@") && !begins("--")
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

    /// The place after an escape, which a space can end.
    fn after_escape(&self, start: usize) -> usize {
        let rest = self.text.get(start + 1..).unwrap_or_default();
        let digits = rest.bytes().take(6).take_while(u8::is_ascii_hexdigit).count();
        if digits == 0 {
            return start + 1 + rest.chars().next().map_or(0, char::len_utf8);
        }
        let after = start + 1 + digits;
        match self.bytes.get(after) {
            Some(b'\r') if self.bytes.get(after + 1) == Some(&b'\n') => after + 2,
            Some(b' ' | b'\n' | b'\t' | b'\r' | b'\x0c') => after + 1,
            _ => after,
        }
    }

    /// The end of an identifier; its start if none is there.
    fn after_identifier(&self, start: usize) -> usize {
        let mut at = start;
        while let Some(&byte) = self.bytes.get(at) {
            match byte {
                b'\\'
                    if !matches!(self.bytes.get(at + 1), None | Some(b'\n' | b'\r' | b'\x0c')) =>
                {
                    at = self.after_escape(at);
                }
                byte if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | 0x80..) => {
                    at += 1;
                }
                _ => break,
            }
        }
        let is_number = match self.bytes.get(start) {
            Some(b'-') => self.bytes.get(start + 1).is_some_and(u8::is_ascii_digit),
            Some(byte) => byte.is_ascii_digit(),
            None => false,
        };
        if is_number { start } else { at }
    }

    /// The arguments of a function whose name ends at a place, and the place after it. `None` if it has no end in its prelude.
    fn arguments(&mut self, open: usize) -> Option<(Range<usize>, usize)> {
        if self.bytes.get(open) != Some(&b'(') {
            return None;
        }
        if open >= self.parentheses_end {
            self.read_parentheses(open);
        }
        let close = *self.parentheses.get(&open)?;
        Some((open + 1..close, close + 1))
    }

    /// Reads the pairs of parentheses up to the end of a prelude or of a declaration: all at once, so that many
    /// functions in each other take one pass.
    fn read_parentheses(&mut self, start: usize) {
        self.parentheses.clear();
        let mut open = Vec::new();
        let mut at = start;
        while let Some(&byte) = self.bytes.get(at) {
            match byte {
                b'\\' => at = self.after_escape(at),
                b'"' | b'\'' => at = self.after_string(at),
                b'/' if self.bytes.get(at + 1) == Some(&b'*') => at = self.after_comment(at),
                b'(' => {
                    open.push(at);
                    at += 1;
                }
                b')' => {
                    if let Some(open) = open.pop() {
                        self.parentheses.insert(open, at);
                    }
                    at += 1;
                }
                b'{' | b'}' | b';' => break,
                _ => at += 1,
            }
        }
        // The place of the end itself has no function.
        self.parentheses_end = at;
    }

    /// Rewrites a pseudo-class or a pseudo-element; returns where to go on. `is_outside` says that it is in no function.
    fn pseudo(&mut self, start: usize, is_outside: bool) -> usize {
        let is_element = self.bytes.get(start + 1) == Some(&b':');
        let name_at = start + 1 + usize::from(is_element);
        let name_end = self.after_identifier(name_at);
        let name = self.text[name_at..name_end].to_ascii_lowercase();
        let call = self.arguments(name_end);
        let end = call.as_ref().map_or(name_end, |(_, end)| *end);
        let call = call.map(|(arguments, _)| &self.text[arguments]);
        if is_element {
            let is_unseen = name.starts_with(WEBKIT) || PSEUDO_ELEMENTS.contains(&name.as_str());
            // In a function it is an error.
            if !is_unseen || !is_outside {
                return name_end.max(name_at);
            }
            let end = self.after_pseudo_classes(end);
            self.pending.push((start..end, Cow::Borrowed(":not(*)")));
            return end;
        }
        let with: Cow<'static, str> = match (name.as_str(), call) {
            ("-webkit-any-link", None) => ":any-link".into(),
            ("-webkit-autofill", None) => ":autofill".into(),
            ("-webkit-full-screen", None) => ":fullscreen".into(),
            ("-webkit-any", Some(_)) => {
                // What is in it is read like other selectors.
                self.pending.push((start..name_end, ":is".into()));
                return name_end;
            }
            ("paused", None) => ":is(audio,video)".into(),
            ("in-range" | "heading", None) => format!(":state({STATE}{name})").into(),
            ("heading", Some(levels)) => match list_of_levels(levels) {
                Some(levels) => format!(":state({STATE}heading{levels})").into(),
                None => return end,
            },
            ("dir", Some(direction)) => {
                let direction = direction.trim_ascii().to_ascii_lowercase();
                if direction.is_empty() || !direction.bytes().all(|b| b.is_ascii_alphabetic()) {
                    return end;
                }
                format!(":state({STATE}dir-{direction})").into()
            }
            ("lang", Some(ranges)) if ranges.contains(',') => match list_of_ranges(ranges) {
                Some(with) => with.into(),
                None => return end,
            },
            ("lang", _) => return end,
            (never, _) if NEVER.contains(&never) => ":not(*)".into(),
            _ => return name_end.max(name_at),
        };
        self.pending.push((start..end, with));
        end
    }

    /// The place after pseudo-classes in a row, which a pseudo-element may have.
    fn after_pseudo_classes(&mut self, start: usize) -> usize {
        let mut end = start;
        while self.bytes.get(end) == Some(&b':') {
            let name_end = self.after_identifier(end + 1);
            if name_end == end + 1 {
                break;
            }
            end = self.arguments(name_end).map_or(name_end, |(_, end)| end);
        }
        end
    }
}

/// The levels of `:heading()` as a part of a name.
fn list_of_levels(text: &str) -> Option<String> {
    let mut name = String::new();
    for level in text.split(',') {
        let level: u32 = level.trim_ascii().parse().ok()?;
        name.push('-');
        name.push_str(&level.to_string());
    }
    Some(name)
}

/// `:lang()` with several ranges, as several with one each.
fn list_of_ranges(text: &str) -> Option<String> {
    let mut with = String::from(":is(");
    for (number, range) in text.split(',').enumerate() {
        let range = range.trim_ascii();
        // A comma within a string, or something that is nested.
        if range.is_empty() || range.matches(['"', '\'']).count() % 2 == 1 || range.contains('(') {
            return None;
        }
        if number > 0 {
            with.push(',');
        }
        with.push_str(":lang(");
        with.push_str(range);
        with.push(')');
    }
    with.push(')');
    Some(with)
}

/// The pseudo-class that a custom state stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    /// `:in-range`.
    InRange,
    /// `:heading`, or `:heading()` if the levels are of interest.
    Heading,
    /// `:dir()`; `None` for other words, which nothing matches.
    Dir(Option<Direction>),
}

impl State {
    /// The state with a name. `None` for one of a page.
    pub(crate) fn of(name: &str) -> Option<Self> {
        let name = name.strip_prefix(STATE)?;
        match name {
            "in-range" => Some(Self::InRange),
            "dir-ltr" => Some(Self::Dir(Some(Direction::Ltr))),
            "dir-rtl" => Some(Self::Dir(Some(Direction::Rtl))),
            _ if name.starts_with("dir-") => Some(Self::Dir(None)),
            _ if name.starts_with("heading") => Some(Self::Heading),
            _ => None,
        }
    }
}

/// Returns true if an element matches `:heading`, or `:heading()` with the levels of a name.
/// <https://html.spec.whatwg.org/multipage/semantics-other.html#selector-heading>
pub(crate) fn is_heading(element: NodeRef<'_>, name: &str) -> bool {
    let own = match element.name().as_bytes() {
        [b'h', level @ b'1'..=b'6'] if element.is_in_html() => level - b'0',
        _ => return false,
    };
    let mut levels = name.split('-').filter_map(|level| level.parse::<u8>().ok()).peekable();
    levels.peek().is_none() || levels.any(|level| level == own)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rewritten(text: &str) -> String {
        let mut out = String::new();
        let mut start = 0;
        for (range, with) in edits(text) {
            out.push_str(&text[start..range.start]);
            out.push_str(&with.replace(END, "$").replace(CONTENT_VISIBILITY, "@"));
            start = range.end;
        }
        out + &text[start..]
    }

    #[test]
    fn selectors_are_rewritten() {
        let cases = [
            (".a,#b .c-d:hover{x:.5}", ".a$,#b$ .c-d$:hover{x:.5}"),
            ("a{color:#fff;b:.a}", "a{color:#fff;b:.a}"),
            ("@media (a:.5){.a{}}@layer a.b{.c{}}", "@media (a:.5){.a$ {}}@layer a.b{.c$ {}}"),
            (".a{&.b{}.c &{}}", ".a$ {&.b$ {}.c$ &{}}"),
            ("@scope (.a) to (.b){}", "@scope (.a$) to (.b$){}"),
            ("@keyframes a{12.5%{}}", "@keyframes a{12.5%{}}"),
            (".\\31 a .\u{E9}\\{ [a='.b']{}", ".\\31 a$ .\u{E9}\\{$ [a='.b']{}"),
            ("/*.a*/:is(.a/*.b*/,.c){}", "/*.a*/:is(.a$/*.b*/,.c$){}"),
            ("a{--x:{.a{}}}", "a{--x:{.a$ {}}}"),
            ("a::-webkit-x:hover:not(b),b{}", "a:not(*),b{}"),
            ("::cue(b){} ::part(a){} ::before{}", ":not(*){} ::part(a){} ::before{}"),
            (":is(::-webkit-x,b){}", ":is(::-webkit-x,b){}"),
            (":-webkit-any(.a,b):-webkit-any-link{}", ":is(.a$,b):any-link{}"),
            ("a:in-range{}", "a:state(--treewright-in-range){}"),
            (":dir( RTL )a{}", ":state(--treewright-dir-rtl)a{}"),
            (
                ":heading(1, 3) :heading{}",
                ":state(--treewright-heading-1-3) :state(--treewright-heading){}",
            ),
            (":lang(de, 'en'){} :lang(de){}", ":is(:lang(de),:lang('en')){} :lang(de){}"),
            (":playing .a{}", ":not(*) .a$ {}"),
            (".a", ".a"),
            ("a{ALL : unset !important}", "a{ALL : unset !important;@:unset !important}"),
            ("all:initial;b:c;all:none;", "all:initial;@:initial;b:c;all:none;"),
        ];
        for (text, expected) in cases {
            assert_eq!(rewritten(text), expected.replace("$ {", "${"), "{text}");
        }
    }
}
