//! Tables, with misplaced content.

use super::Generator;
use super::names::TABLE_PARTS;

impl Generator {
    pub(super) fn table(&mut self, depth: usize) {
        self.start_tag("table");
        for _ in 0..=self.random.below(3) {
            match self.random.below(12) {
                0 => {
                    self.start_tag("caption");
                    self.content(depth, 2);
                    self.maybe_end_tag("caption");
                }
                1 => {
                    self.start_tag("colgroup");
                    self.void_of(&["col", "col", "template", "br"]);
                    self.maybe_end_tag("colgroup");
                }
                2..=6 => {
                    let section = self.random.pick(&["tbody", "thead", "tfoot"]);
                    self.start_tag(section);
                    self.rows(depth);
                    self.maybe_end_tag(section);
                }
                7..=8 => self.rows(depth),
                _ => self.misplaced_in_a_table(depth),
            }
        }
        self.maybe_end_tag("table");
    }

    fn rows(&mut self, depth: usize) {
        for _ in 0..=self.random.below(2) {
            if self.random.chance(15) {
                self.misplaced_in_a_table(depth);
            }
            self.start_tag("tr");
            for _ in 0..=self.random.below(2) {
                if self.random.chance(15) {
                    self.misplaced_in_a_table(depth);
                }
                let cell = self.random.pick(&["td", "th"]);
                self.start_tag(cell);
                self.content(depth, 2);
                self.maybe_end_tag(cell);
            }
            self.maybe_end_tag("tr");
        }
    }

    /// Content that is foster-parented, or allowed there after all.
    pub(super) fn misplaced_in_a_table(&mut self, depth: usize) {
        match self.random.below(12) {
            0..=1 => self.text(),
            2 => self.white_space(),
            3 => self.formatting(depth),
            4 => self.start_tag("form"),
            5 => self.void_of(&["input", "input", "br", "hr"]),
            6 => self.script(),
            7 => self.template(depth),
            8 => {
                let part = self.random.pick(TABLE_PARTS);
                self.end_tag(part);
            }
            9 if self.room > 0 => self.table(depth.saturating_sub(1)),
            10 => self.select(depth),
            _ => self.content(depth, 2),
        }
    }
}
