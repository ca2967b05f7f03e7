//! Documents as wholes: content before and after the body, frames, and misplaced content.

use super::Generator;

/// The nesting limit of the productions of the grammar.
const DEEPEST: usize = 5;

impl Generator {
    pub(super) fn whole_document(&mut self) {
        if self.random.chance(10) {
            self.before_the_doctype();
        }
        if self.random.chance(60) {
            self.doctype();
        }
        if self.random.chance(20) {
            self.before_the_doctype();
        }
        if self.random.chance(40) {
            self.start_tag("html");
        }
        if self.random.chance(40) {
            self.head();
        }
        if self.random.chance(6) {
            self.frames();
        }
        if self.random.chance(40) {
            self.start_tag("body");
        }
        self.fill();
        if self.random.chance(30) {
            self.after_the_body();
        }
        self.damage();
    }

    pub(super) fn whole_fragment(&mut self) {
        self.fill();
        self.damage();
    }

    /// Content until no room is left.
    fn fill(&mut self) {
        while self.room > 0 {
            self.part(DEEPEST);
        }
    }

    fn before_the_doctype(&mut self) {
        match self.random.below(5) {
            0 => self.comment(),
            1 => self.white_space(),
            2 => self.processing_instruction(),
            3 => self.odd_characters(),
            _ => self.text(),
        }
    }

    fn head(&mut self) {
        self.start_tag("head");
        for _ in 0..self.random.below(4) {
            match self.random.below(9) {
                0..=1 => self.raw_text(),
                2..=3 => self.void_of(&["meta", "link", "base", "bgsound", "basefont"]),
                4 => self.script(),
                5 => self.comment(),
                6 => self.white_space(),
                7 => self.template(2),
                _ => self.any_tag(),
            }
        }
        self.maybe_end_tag("head");
        if self.random.chance(20) {
            self.white_space();
        }
        if self.random.chance(10) {
            self.raw_text();
        }
    }

    pub(super) fn frames(&mut self) {
        self.start_tag("frameset");
        for _ in 0..self.random.below(4) {
            match self.random.below(8) {
                0..=1 => self.start_tag("frame"),
                2 => self.start_tag("frameset"),
                3 => self.end_tag("frameset"),
                4 => self.white_space(),
                5 => self.raw_text(),
                6 => self.comment(),
                _ => self.any_tag(),
            }
        }
        self.maybe_end_tag("frameset");
        if self.random.chance(30) {
            self.end_tag("html");
        }
    }

    fn after_the_body(&mut self) {
        for _ in 0..=self.random.below(4) {
            match self.random.below(8) {
                0..=1 => self.end_tag("body"),
                2..=3 => self.end_tag("html"),
                4 => self.comment(),
                5 => self.white_space(),
                6 => self.processing_instruction(),
                _ => self.part(2),
            }
        }
    }

    /// A few parts.
    pub(super) fn content(&mut self, depth: usize, most: usize) {
        for _ in 0..self.random.below(most + 1) {
            self.part(depth.saturating_sub(1));
        }
    }

    /// A production of the grammar. Without depth or room it is one token.
    pub(super) fn part(&mut self, depth: usize) {
        if depth == 0 || self.room == 0 {
            match self.random.below(6) {
                0 => self.any_tag(),
                1 => self.void(),
                _ => self.text(),
            }
            return;
        }
        match self.random.below(100) {
            0..=13 => self.text(),
            14..=16 => self.reference(),
            17..=18 => self.white_space(),
            19..=28 => self.any_tag(),
            29..=42 => self.formatting(depth),
            43..=50 => self.block(depth),
            51..=60 => self.table(depth),
            61..=65 => self.list(depth),
            66..=70 => self.foreign(depth),
            71..=75 => self.select(depth),
            76..=80 => self.template(depth),
            81..=83 => self.form(depth),
            84..=86 => self.script(),
            87..=88 => self.raw_text(),
            89..=90 => self.scope(depth),
            91..=92 => self.void(),
            93 => self.comment(),
            94 => self.processing_instruction(),
            95 => self.section(),
            96 => self.odd_characters(),
            97 => self.misplaced_in_a_table(depth),
            98 => self.structure_that_is_late(),
            _ => self.rare_part(),
        }
    }

    fn structure_that_is_late(&mut self) {
        match self.random.below(6) {
            0 => self.doctype(),
            1 => self.head(),
            2 => self.frames(),
            3 => self.start_tag("html"),
            4 => self.start_tag("body"),
            _ => self.after_the_body(),
        }
    }

    /// Tags that change everything after them, or everything around them.
    fn rare_part(&mut self) {
        match self.random.below(6) {
            0 => self.plaintext(),
            1..=2 => self.broken_tag(),
            3 => self.put("<pre>\n\n"),
            4 => self.put("<textarea>\n\nx</textarea>"),
            _ => self.put("</p></br>"),
        }
    }

    /// Removes, moves or repeats some tokens, and cuts the end off: mistakes that no grammar foresees.
    fn damage(&mut self) {
        for _ in 0..self.random.below(3) {
            if self.pieces.len() < 2 {
                return;
            }
            let (from, to) =
                (self.random.below(self.pieces.len()), self.random.below(self.pieces.len()));
            match self.random.below(6) {
                0..=1 => drop(self.pieces.remove(from)),
                2 => self.pieces.swap(from, to),
                3 => {
                    let copy = self.pieces[from].clone();
                    self.pieces.insert(to, copy);
                }
                4 => {
                    let tag = self.any_name();
                    self.pieces.insert(to, format!("<{tag}>"));
                }
                _ => {
                    let tag = self.any_name();
                    self.pieces.insert(to, format!("</{tag}>"));
                }
            }
        }
        if self.random.chance(5)
            && let Some(last) = self.pieces.last_mut()
        {
            let ends: Vec<usize> = last.char_indices().map(|(start, _)| start).collect();
            let end = if ends.is_empty() { 0 } else { self.random.pick(&ends) };
            last.truncate(end);
        }
    }
}
