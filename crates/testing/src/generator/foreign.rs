//! SVG and MathML, with integration points and tags that break out.

use super::Generator;
use super::names::{MATHML, SVG};

/// Tags that end foreign content.
const BREAKOUT: &[&str] = &[
    "p", "div", "b", "br", "table", "font", "span", "h1", "ul", "center", "img", "body", "head",
    "nobr",
];

impl Generator {
    pub(super) fn foreign(&mut self, depth: usize) {
        let (root, names) = if self.random.chance(60) { ("svg", SVG) } else { ("math", MATHML) };
        self.start_tag(root);
        let mut open = Vec::new();
        for _ in 0..=self.random.below(5) {
            match self.random.below(14) {
                0..=4 => {
                    let name = self.random.pick(names);
                    self.start_tag(name);
                    open.push(name);
                }
                5..=6 => {
                    if let Some(name) = open.pop() {
                        self.end_tag(name);
                    }
                }
                7 => self.text(),
                8 => self.section(),
                9 => {
                    let name = self.random.pick(BREAKOUT);
                    if self.random.chance(70) { self.start_tag(name) } else { self.end_tag(name) }
                }
                10 => self.svg_script(),
                11 => self.comment(),
                12 => self.processing_instruction(),
                _ => self.content(depth, 2),
            }
        }
        while let Some(name) = open.pop() {
            if self.random.chance(50) {
                self.end_tag(name);
            }
        }
        self.maybe_end_tag(root);
    }

    fn svg_script(&mut self) {
        if self.random.chance(30) {
            self.put("<script/>");
        } else {
            self.start_tag("script");
            self.text();
            self.maybe_end_tag("script");
        }
    }
}
