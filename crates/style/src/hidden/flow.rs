//! The height of what is in a box so far, estimated from its text and from declared sizes.

use super::bounds::{BIG, Bounds, Side};
use super::grids::Grid;
use super::place::Arrangement;
use super::sizes::{self, Edges};
use super::values::Values;
use crate::Display;

/// The size of a text in one line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Metrics {
    pub(super) length: Bounds,
    /// The most that a word takes.
    pub(super) longest: f32,
    words: f32,
}

impl Metrics {
    /// The size of a text, without its shape: letters are from a fifth of the font size to all of it wide, and on the average from a
    /// third to two thirds.
    #[expect(clippy::cast_precision_loss, reason = "lengths are estimates")]
    pub(super) fn of(text: &str, values: &Values<'_>) -> Self {
        let size = values.font_size();
        let (letter, word) = (values.letter_spacing(), values.word_spacing());
        let (mut lo, mut hi, mut longest, mut words) = (0.0_f32, 0.0_f32, 0.0_f32, 0.0_f32);
        for part in text.split_ascii_whitespace() {
            let mut current = 0.0_f32;
            for character in part.chars() {
                let is_narrow = character < '\u{2E80}';
                lo += if is_narrow { 0.25 * size } else { 0.9 * size } + letter;
                current += if is_narrow { 0.62 * size } else { 1.05 * size } + letter;
            }
            hi += current.max(0.0);
            lo += word;
            hi += 0.3 * size + letter + word.max(0.0);
            longest = longest.max(current);
            words += if part.is_ascii() { 1.0 } else { 1.0 + part.len() as f32 / 3.0 };
        }
        // Few letters may all be wide.
        let extra = 0.5 * size;
        Self { length: Bounds::new(lo.max(0.0), hi + extra), longest: longest + extra, words }
    }
}

/// How a box adds to the flow around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Adds {
    Block,
    Line,
    Nothing,
}

/// The contents of a block container so far.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct Flow {
    /// The height of blocks and of lines that are over.
    used: Bounds,
    /// The margin above that one of a block may be a part of.
    pub(super) margin: f32,
    /// The length of the text since a line began.
    pub(super) line: Bounds,
    words: f32,
    pub(super) is_first_line: bool,
    pub(super) has_floats: bool,
    /// The height of the page before this box.
    pub(super) page_height: Bounds,
    arrangement: Arrangement,
    adds: Adds,
    /// Its own margins and height.
    gap: Bounds,
    margin_after: f32,
    declared: Bounds,
    is_auto: bool,
    around: f32,
    line_height: Bounds,
    width: Bounds,
    keeps_lines: bool,
    /// Without ends of lines in the text.
    is_one_line: bool,
    pub(super) grid: Grid,
    /// The size that the items so far take of a row or column at least.
    main: f32,
    /// The size that this box takes of the one around it.
    pub(super) least_main: f32,
}

impl Flow {
    pub(super) const fn of_the_page(width: f32) -> Self {
        Self {
            used: Bounds::ZERO,
            margin: 0.0,
            line: Bounds::ZERO,
            words: 0.0,
            is_first_line: true,
            has_floats: false,
            page_height: Bounds::ZERO,
            arrangement: Arrangement::Block,
            adds: Adds::Nothing,
            gap: Bounds::ZERO,
            margin_after: 0.0,
            declared: Bounds::SIZE,
            is_auto: true,
            around: 0.0,
            line_height: Bounds::new(16.0, 24.0),
            width: Bounds::exact(width),
            keeps_lines: false,
            is_one_line: false,
            grid: Grid::NONE,
            main: 0.0,
            least_main: 0.0,
        }
    }

    /// The flow in a box whose border box has this vertical side.
    pub(super) fn of(
        values: &Values<'_>,
        display: Display,
        edges: &Edges,
        y: &Side,
        around: &mut Self,
        out: bool,
    ) -> Self {
        let is_atomic =
            matches!(display, Display::InlineBlock | Display::InlineFlex | Display::InlineTable);
        let floats = values.floats().is_some();
        let adds = match () {
            () if out || floats => Adds::Nothing,
            () if is_atomic => Adds::Line,
            () => Adds::Block,
        };
        let top = edges.margin(1, Bounds::ZERO).size();
        let bottom = edges.margin(3, Bounds::ZERO).size();
        let gap = around.gap(top);
        let around_padding = edges.padding[1] + edges.border[1];
        let collapses = adds == Adds::Block && around_padding <= 0.0 && display == Display::Block;
        around.has_floats |= floats && !out;
        Self {
            used: Bounds::ZERO,
            margin: if collapses { around.margin.max(top.hi.max(0.0)) } else { 0.0 },
            line: Bounds::ZERO,
            words: 0.0,
            is_first_line: true,
            has_floats: false,
            page_height: around.page_height.add(around.height()),
            arrangement: sizes::arrangement(values, display),
            adds,
            gap,
            margin_after: bottom.hi,
            declared: y.size,
            is_auto: values.has_auto_height(),
            around: edges.padding[1] + edges.padding[3] + edges.border[1] + edges.border[3],
            line_height: values.line_height_bounds(),
            width: Bounds::SIZE,
            keeps_lines: values.keeps_lines(),
            is_one_line: values.is_one_line(),
            grid: Grid::of(values),
            main: 0.0,
            least_main: 0.0,
        }
    }

    pub(super) const fn set_width(&mut self, width: Bounds) {
        self.width = width;
    }

    /// The height of blocks, and of the lines so far.
    pub(super) fn height(&self) -> Bounds {
        self.used.add(self.lines(self.line, self.words))
    }

    /// Nothing is before on the line.
    pub(super) fn is_at_start(&self) -> bool {
        self.line.hi <= 0.0 && !self.has_floats
    }

    /// The height of lines with a text of this length.
    fn lines(&self, length: Bounds, words: f32) -> Bounds {
        if length.hi <= 0.0 {
            return Bounds::ZERO;
        }
        let least = if self.is_one_line {
            1.0
        } else {
            (length.lo / self.width.hi.max(1.0)).floor().max(1.0)
        };
        let most = if self.keeps_lines {
            1.0
        } else {
            (1.3 * length.hi / self.width.lo.max(1.0)).floor().min(words.max(1.0)) + 1.0
        };
        let single = length.hi <= self.width.lo;
        let most = if single { 1.0 } else { most };
        Bounds::new(least * self.line_height.lo, most * self.line_height.hi)
    }

    pub(super) fn end_line(&mut self) {
        if self.line.hi > 0.0 {
            self.used = self.height();
            self.margin = 0.0;
            self.is_first_line = false;
        }
        self.line = Bounds::ZERO;
        self.words = 0.0;
    }

    /// `br`.
    pub(super) fn end_line_here(&mut self) {
        if self.line.hi <= 0.0 {
            self.used = self.used.add(self.line_height);
            self.is_first_line = false;
        }
        self.end_line();
    }

    /// The height above a block that begins here. The lines before it are over, unless it floats.
    pub(super) fn before_block(&mut self, floats: bool) -> Bounds {
        if !floats {
            self.end_line();
        }
        self.height()
    }

    /// The height above a box out of the flow whose place would be here.
    pub(super) fn above(&self) -> Bounds {
        self.height().hull(self.used)
    }

    /// The distance that a margin at the top adds, of which a part may be there already.
    pub(super) fn gap(&self, top: Bounds) -> Bounds {
        let is_block = self.arrangement == Arrangement::Block;
        let known = if is_block { self.margin } else { 0.0 };
        Bounds::new(if top.lo > 0.0 { (top.lo - known).max(0.0) } else { top.lo }, top.hi)
    }

    /// The size that the items before this one take at least.
    pub(super) fn before(&self, values: &Values<'_>) -> f32 {
        // It may be before all of them.
        if values.order() < 0 { 0.0 } else { self.main.max(0.0) }
    }

    /// Boxes on the line overlap.
    pub(super) const fn loosen(&mut self) {
        self.is_one_line = false;
    }

    /// The length of a line without ends before the next box on it, at least.
    pub(super) fn before_atomic(&self) -> f32 {
        if self.is_one_line { self.line.lo.max(0.0) } else { 0.0 }
    }

    pub(super) fn add_text(&mut self, text: &Metrics) {
        if self.line.hi <= 0.0 {
            self.grid.skip();
        }
        self.line = self.line.add(text.length);
        self.words += text.words;
    }

    /// The top of the first line of a text at least, and the bottom of its last line at most.
    pub(super) fn lines_with(&self, text: &Metrics, values: &Values<'_>) -> Bounds {
        let before = self.used.lo
            + if self.line.lo > 0.0 && !self.keeps_lines {
                (self.line.lo / self.width.hi.max(1.0)).floor() * self.line_height.lo
            } else {
                0.0
            };
        let words = self.words + text.words;
        let all = self.lines(self.line.add(text.length), words);
        let overflow = self.overflow(values);
        let inset = (self.line_height.lo - values.font_size()).max(0.0) / 2.0;
        Bounds::new(
            before + 0.2 * values.font_size() + inset - overflow,
            self.used.hi + all.hi + overflow,
        )
    }

    pub(super) const fn line_height(&self) -> Bounds {
        self.line_height
    }

    /// How far letters are beyond lines that are lower than they are.
    pub(super) fn overflow(&self, values: &Values<'_>) -> f32 {
        (values.font_size() * 1.2 - self.line_height.hi).max(0.0) / 2.0
    }

    /// The height of the border box of this flow, which is over.
    fn whole(&mut self) -> Bounds {
        self.end_line();
        let content = self.used.plus(self.around).at_least(0.0);
        if self.is_auto {
            Bounds::new(
                content.lo.max(self.declared.lo),
                content.hi.min(self.declared.hi).max(self.declared.lo),
            )
        } else {
            self.declared
        }
    }

    /// Adds a box that is over.
    pub(super) fn add(&mut self, mut inner: Self) {
        let height = inner.whole();
        if inner.adds == Adds::Block {
            self.main = (self.main + inner.least_main).clamp(-BIG, BIG);
        }
        match (inner.adds, self.arrangement) {
            (Adds::Nothing, _) => {}
            (Adds::Line, Arrangement::Block) => {
                let least = if self.is_one_line { inner.least_main } else { 1.0 };
                let length =
                    Bounds::new(least, inner.width.hi.min(600.0).max(least) + inner.around);
                self.line = self.line.add(length);
                self.words += 1.0;
                self.used.hi = (self.used.hi + height.hi).min(BIG);
            }
            (_, Arrangement::Row) => {
                let whole = height.add(inner.gap).plus(inner.margin_after);
                self.used = Bounds::new(
                    self.used.lo.max(height.lo.min(whole.lo)),
                    self.used.hi.max(whole.hi),
                );
                self.line = self.line.add(Bounds::new(0.1, 0.1));
                self.words = 0.0;
            }
            (_, Arrangement::Free) => {
                let whole = height.add(inner.gap).plus(inner.margin_after);
                self.used =
                    Bounds::new(self.used.lo.max(height.lo), self.used.hi + whole.hi.max(0.0));
                self.line = Bounds::exact(0.1);
            }
            (_, Arrangement::Block) => {
                let margin = inner.margin_after;
                self.used = Bounds::new(
                    self.used.lo + inner.gap.lo + height.lo + margin.min(0.0),
                    self.used.hi + inner.gap.hi + height.hi + margin.max(0.0),
                );
                // The margin after it is a part of the height at most.
                self.margin = 0.0;
                self.is_first_line = false;
            }
        }
        let used = self.used.add(Bounds::ZERO);
        self.used = Bounds::new(used.lo, used.hi.max(used.lo));
    }

    /// Adds an image or a control.
    pub(super) fn add_replaced(&mut self, size: (Option<f32>, Option<f32>)) {
        let width = size.0.map_or(Bounds::new(1.0, 700.0), Bounds::exact);
        self.line = self.line.add(width);
        self.words += 1.0;
        let height = size.1.unwrap_or(700.0);
        self.used.hi = (self.used.hi + height).min(BIG);
    }
}
