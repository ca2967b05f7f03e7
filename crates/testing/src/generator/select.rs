//! `select` elements and their possible contents.

use super::Generator;

impl Generator {
    pub(super) fn select(&mut self, depth: usize) {
        self.start_tag("select");
        if self.random.chance(35) {
            self.put("<button>");
            if self.random.chance(30) {
                self.text();
            }
            self.start_tag("selectedcontent");
            self.maybe_end_tag("selectedcontent");
            self.maybe_end_tag("button");
        }
        for _ in 0..self.random.below(4) {
            match self.random.below(12) {
                0..=5 => {
                    self.start_tag("option");
                    self.content(depth, 2);
                    if self.random.chance(60) {
                        self.end_tag("option");
                    }
                }
                6 => self.start_tag("optgroup"),
                7 => self.end_tag("optgroup"),
                8 => self.void_of(&["hr", "input", "keygen", "textarea", "select"]),
                9 => self.any_tag(),
                10 => self.script(),
                _ => self.content(depth, 2),
            }
        }
        self.maybe_end_tag("select");
    }
}
