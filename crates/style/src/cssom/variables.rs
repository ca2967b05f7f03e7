//! The lengths that values of custom properties can reach.
//!
//! Values that refer to others several times double with each step, up to a bound of Stylo for each of them. One element can
//! have thousands of such values before it is done, so the sum is bounded before the sheets count.

use std::borrow::Cow;

use rustc_hash::{FxHashMap, FxHashSet};

/// The length at which Stylo drops a value.
const LONGEST: u64 = 2 << 20;

/// The depth down to which values can grow from parent to child.
const LEVELS: u64 = 512;

/// The properties of an element that are not custom ones; each of them is substituted once.
const PROPERTIES: u64 = 300;

/// The bytes of all values of an element.
const MOST: u64 = 16 << 20;

/// The names of custom properties.
const NAMES: usize = 10_000;

/// A text that is so short has few values, so that short values stay far below the bound.
const SHORT_TEXT: usize = 1024;
const SHORT_VALUE: u64 = 4096;

/// A declaration of a custom property.
#[derive(Clone, Debug, Default)]
struct Declared {
    /// The bytes of the longest value, without what it refers to.
    length: u64,
    /// The properties that values refer to, with the greatest number of references in one value.
    references: FxHashMap<usize, u64>,
}

/// The custom properties of sheets, and what they refer to.
#[derive(Clone, Debug, Default)]
pub(crate) struct Variables {
    numbers: FxHashMap<Box<str>, usize>,
    declared: Vec<Declared>,
    /// The properties that others refer to.
    used: FxHashSet<usize>,
    used_most: u64,
    /// The longest value, when it was last asked for.
    longest: u64,
}

impl Variables {
    /// Adds the declarations of a sheet or of a `style` attribute.
    pub(super) fn add(&mut self, css: &str) {
        if css.contains("--") || css.contains('\\') {
            Scan { bytes: css.as_bytes(), css, at: 0 }.declarations(self);
        }
    }

    /// Adds those of another sheet.
    pub(super) fn merge(&mut self, other: &Self) {
        let numbers: FxHashMap<usize, usize> =
            other.numbers.iter().map(|(name, number)| (*number, self.number(name))).collect();
        let own = |number: &usize| numbers.get(number).copied().unwrap_or(usize::MAX);
        for (number, declared) in other.declared.iter().enumerate() {
            let Some(entry) = self.declared.get_mut(own(&number)) else { continue };
            entry.length = entry.length.max(declared.length);
            for (referred, count) in &declared.references {
                let most = entry.references.entry(own(referred)).or_default();
                *most = (*count).max(*most);
            }
        }
        self.used.extend(other.used.iter().map(own));
        self.used_most = self.used_most.max(other.used_most);
    }

    /// Returns true without a name.
    pub(super) fn is_empty(&self) -> bool {
        self.numbers.is_empty()
    }

    /// Returns true if the values of an element could take too much memory, or if the names are so many that tables of them
    /// are slow: Stylo does not mix the bits of short names.
    pub(super) fn are_too_many(&mut self) -> bool {
        let lengths = self.lengths();
        self.longest = lengths.iter().copied().max().unwrap_or(0);
        self.numbers.len() > NAMES || self.most_of(&lengths) > MOST
    }

    /// Returns true if a `style` attribute could take too much memory together with the sheets, which were asked for before.
    pub(crate) fn are_too_many_with(&self, attribute: &str) -> bool {
        let has_names = attribute.contains("--") || attribute.contains('\\');
        if !has_names || attribute.len() <= SHORT_TEXT && self.longest <= SHORT_VALUE {
            return false;
        }
        let mut all = self.clone();
        all.add(attribute);
        all.are_too_many()
    }

    fn number(&mut self, name: &str) -> usize {
        if let Some(number) = self.numbers.get(name) {
            return *number;
        }
        let number = self.declared.len();
        self.numbers.insert(name.into(), number);
        self.declared.push(Declared::default());
        number
    }

    fn declare(&mut self, name: &str, length: usize, references: &[Cow<'_, str>]) {
        let number = self.number(name);
        let mut counts: FxHashMap<usize, u64> = FxHashMap::default();
        for name in references {
            let referred = self.number(name);
            // A value that refers to its own property is invalid.
            if referred != number {
                let count = counts.entry(referred).or_default();
                *count = count.saturating_add(1);
            }
        }
        let Some(declared) = self.declared.get_mut(number) else { return };
        declared.length = declared.length.max(length as u64);
        for (referred, count) in counts {
            let most = declared.references.entry(referred).or_default();
            *most = count.max(*most);
        }
    }

    fn use_in_a_property(&mut self, references: &[Cow<'_, str>]) {
        for name in references {
            let number = self.number(name);
            self.used.insert(number);
        }
        self.used_most = self.used_most.max(references.len() as u64);
    }

    /// The bytes that the values of one element can have, at most, with those that are made for its other properties.
    fn most_of(&self, lengths: &[u64]) -> u64 {
        let all = lengths.iter().fold(0_u64, |sum, length| sum.saturating_add(*length));
        let used = self.used.iter().filter_map(|number| lengths.get(*number)).max();
        let used = used.copied().unwrap_or(0).saturating_mul(self.used_most).min(LONGEST);
        all.saturating_add(used.saturating_mul(PROPERTIES))
    }

    /// The length that each value can have.
    fn lengths(&self) -> Vec<u64> {
        let mut lengths = vec![0_u64; self.declared.len()];
        for group in self.groups() {
            let members: FxHashSet<usize> = group.iter().copied().collect();
            let (mut factor, mut own, mut others) = (1_u64, 0_u64, 0_u64);
            for declared in group.iter().filter_map(|number| self.declared.get(*number)) {
                own = own.saturating_add(declared.length);
                let mut inside = 0_u64;
                for (referred, count) in &declared.references {
                    if members.contains(referred) {
                        inside = inside.saturating_add(*count);
                    } else {
                        let length = lengths.get(*referred).copied().unwrap_or(0);
                        others = others.saturating_add(length.saturating_mul(*count));
                    }
                }
                factor = factor.saturating_mul(inside.max(1));
            }
            let length = if members.len() < 2 {
                own.saturating_add(others)
            } else if factor == 1 {
                // Values go around from parent to child, and grow by their own parts.
                own.saturating_mul(LEVELS).saturating_add(others)
            } else {
                LONGEST
            };
            for number in group {
                if let Some(entry) = lengths.get_mut(number) {
                    *entry = length.min(LONGEST);
                }
            }
        }
        lengths
    }

    /// The groups of properties that refer to each other in a circle, each after those that it refers to: Tarjan's algorithm.
    fn groups(&self) -> Vec<Vec<usize>> {
        const NEW: usize = usize::MAX;
        let count = self.declared.len();
        let (mut order, mut low) = (vec![NEW; count], vec![NEW; count]);
        let mut is_open = vec![false; count];
        let (mut open, mut groups, mut next) = (Vec::new(), Vec::new(), 0_usize);
        for first in 0..count {
            if order.get(first) != Some(&NEW) {
                continue;
            }
            let mut stack: Vec<(usize, Vec<usize>)> = Vec::new();
            let mut entered = Some(first);
            while entered.is_some() || !stack.is_empty() {
                if let Some(number) = entered.take() {
                    if let (Some(order), Some(low), Some(is_open)) =
                        (order.get_mut(number), low.get_mut(number), is_open.get_mut(number))
                    {
                        (*order, *low, *is_open) = (next, next, true);
                    }
                    next = next.saturating_add(1);
                    open.push(number);
                    let declared = self.declared.get(number);
                    let references = declared.map(|one| one.references.keys().copied().collect());
                    stack.push((number, references.unwrap_or_default()));
                }
                let Some((number, references)) = stack.last_mut() else { break };
                let number = *number;
                if let Some(referred) = references.pop() {
                    if order.get(referred) == Some(&NEW) {
                        entered = Some(referred);
                    } else if is_open.get(referred) == Some(&true) {
                        lower(&mut low, number, order.get(referred).copied());
                    }
                    continue;
                }
                stack.pop();
                let own = low.get(number).copied();
                if let Some((above, _)) = stack.last() {
                    lower(&mut low, *above, own);
                }
                if own == order.get(number).copied() {
                    let mut group = Vec::new();
                    while let Some(member) = open.pop() {
                        if let Some(is_open) = is_open.get_mut(member) {
                            *is_open = false;
                        }
                        group.push(member);
                        if member == number {
                            break;
                        }
                    }
                    groups.push(group);
                }
            }
        }
        groups
    }
}

fn lower(low: &mut [usize], number: usize, to: Option<usize>) {
    if let (Some(entry), Some(to)) = (low.get_mut(number), to) {
        *entry = to.min(*entry);
    }
}

/// One pass over the declarations of a text.
struct Scan<'a> {
    css: &'a str,
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Scan<'a> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn advance(&mut self, by: usize) {
        self.at = self.at.saturating_add(by).min(self.bytes.len());
    }

    /// White space and comments.
    fn skip_space(&mut self) {
        loop {
            let rest = self.bytes.get(self.at..).unwrap_or_default();
            if rest.starts_with(b"/*") {
                let end =
                    self.css.get(self.at.saturating_add(2)..).and_then(|rest| rest.find("*/"));
                self.advance(end.map_or(rest.len(), |end| end.saturating_add(4)));
            } else if rest.first().is_some_and(u8::is_ascii_whitespace) {
                self.advance(1);
            } else {
                return;
            }
        }
    }

    /// A name, without its escapes.
    fn name(&mut self) -> Cow<'a, str> {
        let start = self.at;
        let mut unescaped: Option<String> = None;
        while let Some(byte) = self.peek() {
            let from = self.at;
            match byte {
                b'\\' => {
                    let before = self.css.get(start..from).unwrap_or_default();
                    let text = unescaped.get_or_insert_with(|| before.to_owned());
                    let escaped = self.escaped();
                    text.push(escaped);
                    continue;
                }
                byte if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_') => {
                    self.advance(1);
                }
                0x80.. => self.advance(self.character().map_or(1, char::len_utf8)),
                _ => break,
            }
            if let Some(text) = &mut unescaped {
                text.push_str(self.css.get(from..self.at).unwrap_or_default());
            }
        }
        match unescaped {
            Some(text) => Cow::Owned(text),
            None => Cow::Borrowed(self.css.get(start..self.at).unwrap_or_default()),
        }
    }

    fn character(&self) -> Option<char> {
        self.css.get(self.at..)?.chars().next()
    }

    /// <https://drafts.csswg.org/css-syntax/#consume-escaped-code-point>
    fn escaped(&mut self) -> char {
        self.advance(1);
        let (mut value, mut digits) = (0_u32, 0_u32);
        while let Some(digit) = self.peek().and_then(|byte| char::from(byte).to_digit(16))
            && digits < 6
        {
            value = value.saturating_mul(16).saturating_add(digit);
            digits = digits.saturating_add(1);
            self.advance(1);
        }
        if digits == 0 {
            let character = self.character().unwrap_or(char::REPLACEMENT_CHARACTER);
            self.advance(character.len_utf8());
            return character;
        }
        if self.bytes.get(self.at..).is_some_and(|rest| rest.starts_with(b"\r\n")) {
            self.advance(1);
        }
        if self.peek().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.advance(1);
        }
        char::from_u32(value).filter(|one| *one != '\0').unwrap_or(char::REPLACEMENT_CHARACTER)
    }

    fn string(&mut self, quote: u8) {
        self.advance(1);
        while let Some(byte) = self.peek() {
            self.advance(if byte == b'\\' { 2 } else { 1 });
            if byte == quote || byte == b'\n' {
                break;
            }
        }
    }

    fn declarations(mut self, variables: &mut Variables) {
        while self.peek().is_some() {
            self.skip_space();
            let start = self.at;
            let name = self.name();
            self.skip_space();
            let is_custom =
                (name.starts_with("--") || name.contains('\\')) && self.peek() == Some(b':');
            if !is_custom {
                self.at = start;
            }
            let from = self.at;
            let references = self.value(is_custom);
            if is_custom {
                variables.declare(&name, self.at.saturating_sub(from), &references);
            } else if !references.is_empty() {
                variables.use_in_a_property(&references);
            }
            // The character that ended it.
            self.advance(1);
        }
    }

    /// The references up to the end of a declaration, or of a prelude.
    fn value(&mut self, is_custom: bool) -> Vec<Cow<'a, str>> {
        let mut references = Vec::new();
        let mut depth = 0_usize;
        while let Some(byte) = self.peek() {
            match byte {
                b';' if depth == 0 => break,
                b'{' if depth == 0 && !is_custom => break,
                b'}' if depth == 0 => break,
                b'(' | b'[' | b'{' => depth = depth.saturating_add(1),
                b')' | b']' | b'}' => depth = depth.saturating_sub(1),
                b'"' | b'\'' => {
                    self.string(byte);
                    continue;
                }
                b'/' if self.bytes.get(self.at..).is_some_and(|rest| rest.starts_with(b"/*")) => {
                    self.skip_space();
                    continue;
                }
                byte if byte.is_ascii_alphanumeric()
                    || matches!(byte, b'-' | b'_' | b'\\')
                    || byte >= 0x80 =>
                {
                    let word = self.name();
                    let is_function = self.peek() == Some(b'(');
                    if is_function && word.eq_ignore_ascii_case("var") {
                        self.advance(1);
                        depth = depth.saturating_add(1);
                        self.skip_space();
                        let name = self.name();
                        if !name.is_empty() {
                            references.push(name);
                        }
                    }
                    continue;
                }
                _ => {}
            }
            self.advance(1);
        }
        references
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn most(css: &str) -> u64 {
        let mut variables = Variables::default();
        variables.add(css);
        variables.most_of(&variables.lengths())
    }

    #[test]
    fn lengths_are_bounded_from_above() {
        let doubling = |count: usize| {
            let step = |i: usize| format!("--a{}: var(--a{i}) VAR( /**/ --a{i}, x);", i + 1);
            format!("p {{ --a0: 0123456789; {}", (0..count).map(step).collect::<String>())
        };
        for (css, least, greatest) in [
            ("", 0, 0),
            ("a { color: red }", 0, 0),
            ("a { --a: 0123456789; color: var(--a) }", 20, 4000),
            (":root { --a: 1; --b: var(--a); --c: var(--b) }", 3, 40),
            // A circle is not longer than its parts.
            (":root { --a: var(--b); --b: var(--a) } .x { --a: 1; --b: 2 }", 4, 50_000),
            ("a { --a: var(--a) var(--a) 1 }", 1, 40),
            // Names in strings, comments and blocks.
            ("a { --a: 'var(--b)var(--b)' /* var(--c) */; --b: { color: var(--a); } }", 20, 200),
        ] {
            let most = most(css);
            assert!((least..=greatest).contains(&most), "{css}: {most}");
        }
        for css in [
            doubling(17),
            "i { --a: var(--b) var(--b) } u { --b: var(--a) var(--a) }".to_owned(),
            doubling(17).replace("--a", "--\\61"),
            doubling(17).replacen("--a1:", "--\\61 1:", 1),
            doubling(17).replace("VAR", "v\\61r").replace("var", "v\\61r"),
        ] {
            assert!(most(&css) >= 1_000_000, "{css}: {}", most(&css));
        }
        assert!(most(&doubling(1000)) <= 1000 * LONGEST);
    }

    #[test]
    fn long_texts_take_linear_time() {
        // No recursion, and each character is looked at a few times.
        for part in ["--a:var(--b);", "var(", "{", "\\", "--", "'", "/*", "--a:{", "\u{e9}\\"] {
            let _ = most(&part.repeat(200_000));
            let _ = most(&format!("--x:{}", part.repeat(200_000)));
        }
        let chain = |i: usize| format!("--a{i}:var(--a{});", i + 1);
        let _ = most(&(0..50_000).map(chain).collect::<String>());
    }
}
