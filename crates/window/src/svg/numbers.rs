//! Numbers in attributes of SVG.
//!
//! <https://svgwg.org/svg2-draft/types.html#syntax>

/// Reads an attribute from its beginning.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scanner<'t> {
    text: &'t str,
}

const fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r' | '\u{c}')
}

impl<'t> Scanner<'t> {
    pub(crate) const fn new(text: &'t str) -> Self {
        Self { text }
    }

    pub(crate) const fn rest(&self) -> &'t str {
        self.text
    }

    pub(crate) const fn is_at_the_end(&self) -> bool {
        self.text.is_empty()
    }

    pub(crate) fn skip_spaces(&mut self) {
        self.text = self.text.trim_start_matches(is_space);
    }

    /// Skips white space with at most one comma in it. True if there was a comma.
    pub(crate) fn skip_separator(&mut self) -> bool {
        self.skip_spaces();
        let has_comma = self.take(',');
        self.skip_spaces();
        has_comma
    }

    /// Takes this character if it is the next.
    pub(crate) fn take(&mut self, c: char) -> bool {
        match self.text.strip_prefix(c) {
            Some(rest) => {
                self.text = rest;
                true
            }
            None => false,
        }
    }

    /// Takes a name of ASCII letters.
    pub(crate) fn take_name(&mut self) -> &'t str {
        let end = self.text.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(self.text.len());
        self.take_bytes(end)
    }

    /// Takes the text before the next separator.
    pub(crate) fn take_word(&mut self) -> &'t str {
        let end = self.text.find(|c| is_space(c) || c == ',').unwrap_or(self.text.len());
        self.take_bytes(end)
    }

    fn take_bytes(&mut self, count: usize) -> &'t str {
        match self.text.split_at_checked(count) {
            Some((taken, rest)) => {
                self.text = rest;
                taken
            }
            None => "",
        }
    }

    /// Takes a flag of an arc.
    pub(crate) fn take_flag(&mut self) -> Option<bool> {
        if self.take('0') {
            return Some(false);
        }
        self.take('1').then_some(true)
    }

    /// Takes a letter of ASCII.
    pub(crate) fn take_letter(&mut self) -> Option<char> {
        let letter = self.text.chars().next().filter(char::is_ascii_alphabetic)?;
        self.take(letter).then_some(letter)
    }

    /// True if a number can begin here.
    pub(crate) fn begins_with_a_number(&self) -> bool {
        self.text.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '+' | '-' | '.'))
    }

    /// Takes a number. `None` without a finite one.
    pub(crate) fn take_number(&mut self) -> Option<f64> {
        let bytes = self.text.as_bytes();
        let digits = |from: usize| {
            let digits = bytes.iter().skip(from).take_while(|byte| byte.is_ascii_digit());
            from.saturating_add(digits.count())
        };
        let has_sign = |at: usize| usize::from(matches!(bytes.get(at), Some(b'+' | b'-')));
        let begin = has_sign(0);
        let mut end = digits(begin);
        let has_digits = end > begin;
        if bytes.get(end) == Some(&b'.') {
            let after = end.saturating_add(1);
            let fraction = digits(after);
            if fraction == after {
                return None;
            }
            end = fraction;
        } else if !has_digits {
            return None;
        }
        if matches!(bytes.get(end), Some(b'e' | b'E')) {
            let after = end.saturating_add(1);
            let after = after.saturating_add(has_sign(after));
            let exponent = digits(after);
            if exponent > after {
                end = exponent;
            }
        }
        let number: f64 = self.text.get(..end)?.parse().ok()?;
        // Numbers of attributes have the range of `float`.
        if !(number as f32).is_finite() {
            return None;
        }
        self.take_bytes(end);
        Some(number)
    }
}

/// The only number of an attribute.
pub(crate) fn parse_number(text: &str) -> Option<f32> {
    let mut scanner = Scanner::new(text);
    scanner.skip_spaces();
    let number = scanner.take_number()?;
    scanner.skip_spaces();
    scanner.is_at_the_end().then_some(number as f32)
}

/// A number or a percentage, as a number.
pub(crate) fn parse_number_or_percentage(text: &str) -> Option<f32> {
    let text = text.trim_matches(is_space);
    match text.strip_suffix('%') {
        Some(number) if number.ends_with(is_space) => None,
        Some(number) => parse_number(number).map(|number| number / 100.0),
        None => parse_number(text),
    }
}

/// A number and an optional second number.
pub(crate) fn parse_two_numbers(text: &str) -> Option<(f32, Option<f32>)> {
    let mut scanner = Scanner::new(text);
    scanner.skip_spaces();
    let first = scanner.take_number()? as f32;
    let has_comma = scanner.skip_separator();
    if scanner.is_at_the_end() && !has_comma {
        return Some((first, None));
    }
    let second = scanner.take_number()? as f32;
    scanner.skip_spaces();
    scanner.is_at_the_end().then_some((first, Some(second)))
}

/// Four numbers, as of `viewBox`.
pub(crate) fn parse_four_numbers(text: &str) -> Option<[f32; 4]> {
    let mut scanner = Scanner::new(text);
    scanner.skip_spaces();
    let mut numbers = [0.0; 4];
    for (place, number) in numbers.iter_mut().enumerate() {
        if place > 0 {
            scanner.skip_separator();
        }
        *number = scanner.take_number()? as f32;
    }
    scanner.skip_spaces();
    scanner.is_at_the_end().then_some(numbers)
}

/// An integer.
pub(crate) fn integer_of(text: &str) -> Option<i32> {
    let text = text.trim_matches(is_space);
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    let is_integer = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    if is_integer { text.parse().ok() } else { None }
}

/// An integer and an optional second one.
pub(crate) fn two_integers(text: &str) -> Option<(i32, Option<i32>)> {
    let mut words = text.split(|c| is_space(c) || c == ',').filter(|word| !word.is_empty());
    let first = integer_of(words.next()?)?;
    let second = words.next().map(|word| integer_of(word).ok_or(())).transpose().ok()?;
    words.next().is_none().then_some((first, second))
}

/// The functions for the shortest text that is this number again.
macro_rules! shortest {
    ($($name:ident: $type:ty),*) => { $(
        pub(crate) fn $name(number: $type, out: &mut String) {
            use std::fmt::Write as _;
            let size = number.abs();
            // Writing to a string does not fail.
            let _ = if number == 0.0 {
                out.write_str("0")
            } else if (1e-6..1e21).contains(&size) {
                write!(out, "{number}")
            } else {
                write!(out, "{number:e}")
            };
        }
    )* };
}

shortest!(write_number: f32, write_double: f64);

pub(crate) fn number_text(number: f32) -> String {
    let mut out = String::new();
    write_number(number, &mut out);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        for (text, number, rest) in [
            ("1", Some(1.0), ""),
            ("-1.5e2x", Some(-150.0), "x"),
            ("+.5.5", Some(0.5), ".5"),
            ("1em", Some(1.0), "em"),
            ("1e-x", Some(1.0), "e-x"),
            ("1E+2", Some(100.0), ""),
            ("10-5", Some(10.0), "-5"),
            ("5.", None, "5."),
            (".", None, "."),
            ("-", None, "-"),
            ("e5", None, "e5"),
            ("1e40", None, "1e40"),
        ] {
            let mut scanner = Scanner::new(text);
            assert_eq!((scanner.take_number(), scanner.rest()), (number, rest), "{text}");
        }
        assert_eq!(parse_number(" 1 "), Some(1.0));
        assert_eq!(parse_number("1 2"), None);
        assert_eq!(parse_number_or_percentage("50%"), Some(0.5));
        assert_eq!(parse_number_or_percentage("50 %"), None);
        assert_eq!(parse_two_numbers("1,2"), Some((1.0, Some(2.0))));
        assert_eq!(parse_two_numbers(" 1 "), Some((1.0, None)));
        assert_eq!(parse_two_numbers("1,"), None);
        assert_eq!(parse_four_numbers("0,0 1-2"), Some([0.0, 0.0, 1.0, -2.0]));
        assert_eq!(parse_four_numbers("0 0 1"), None);
        assert_eq!(two_integers("3 4"), Some((3, Some(4))));
        assert_eq!(two_integers("3 x"), None);
        assert_eq!(integer_of("2.5"), None);
    }

    #[test]
    fn texts() {
        for (number, text) in
            [(0.1, "0.1"), (-0.0, "0"), (1e30, "1e30"), (1e-7, "1e-7"), (100.0, "100")]
        {
            assert_eq!(number_text(number), text);
        }
    }
}
