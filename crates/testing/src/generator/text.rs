//! Text: words, white space, character references, NUL, CR and other characters that are errors.

use super::Generator;

const WORDS: &[&str] =
    &["a", "x", "text", "é", "\u{1F600}", "2 < 3", "]]>", "--", "-->", "?>", "'\""];

const WHITE_SPACE: &[&str] = &[" ", "\n", "\t", "\u{C}", "\r", "\r\n", "  ", " \n "];

const ODD: &[&str] = &[
    "\0",
    "\0\0",
    "\u{1}",
    "\u{B}",
    "\u{7F}",
    "\u{80}",
    "\u{FDD0}",
    "\u{FFFE}",
    "\u{10FFFF}",
    "\u{FEFF}",
    "\u{A0}",
    "\u{FFFD}",
];

const REFERENCES: &[&str] = &[
    "&amp;",
    "&lt;",
    "&gt",
    "&quot;",
    "&nbsp;",
    "&notin;",
    "&notit;",
    "&not",
    "&no",
    "&NotEqualTilde;",
    "&x;",
    "&",
    "&&",
    "&;",
    "&#",
    "&#;",
    "&#x",
    "&#x;",
    "&#65;",
    "&#x41",
    "&#0;",
    "&#x0D;",
    "&#13",
    "&#10;",
    "&#x80;",
    "&#xD800;",
    "&#x110000;",
    "&#99999999999;",
    "&#xFDD0;",
    "&#1;",
    "&#32;",
    "&acE;",
    "&ampx",
    "&amp=",
    "&CounterClockwiseContourIntegral",
    "&#9;",
];

impl Generator {
    /// A text token, or a few of them in a row.
    pub(super) fn text(&mut self) {
        let parts = 1 + self.random.below(3);
        let mut text = String::new();
        for _ in 0..parts {
            let part = match self.random.below(20) {
                0..=10 => self.random.pick(WORDS),
                11..=15 => self.random.pick(WHITE_SPACE),
                16..=17 => self.random.pick(REFERENCES),
                18 => self.random.pick(ODD),
                _ => "longer text that is read in one go, without anything to stop at",
            };
            text.push_str(part);
        }
        self.put(text);
    }

    pub(super) fn white_space(&mut self) {
        let text = self.random.pick(WHITE_SPACE);
        self.put(text);
    }

    pub(super) fn odd_characters(&mut self) {
        let text = self.random.pick(ODD);
        self.put(text);
    }

    pub(super) fn reference(&mut self) {
        let reference = self.random.pick(REFERENCES);
        let after = self.random.pick(&["", "", "x", "=", ";", "1"]);
        self.put(format!("{reference}{after}"));
    }

    /// The value of an attribute, which can be written between quotes of any kind.
    pub(super) fn value(&mut self) -> String {
        let mut value = String::new();
        for _ in 0..self.random.below(3) {
            let part = match self.random.below(12) {
                0..=7 => self.random.pick(&["v", "x y", "1", "é", "\u{1F600}", "text/html"]),
                8..=9 => self.random.pick(REFERENCES),
                10 => self.random.pick(WHITE_SPACE),
                _ => self.random.pick(ODD),
            };
            value.push_str(part);
        }
        value
    }
}
