//! The rendered text collection steps, in one walk.

use std::ops::Range;

use treewright_dom::NodeRef;

use crate::rendered::{Boxed, Flow, Line, Run, Step, TextStyle, Walk, phrases, transformed};

/// An item of the results. Spaces are separate because only later text shows whether they are at the end of
/// a line.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    /// A part of the text.
    Text(Range<usize>),
    /// One collapsible space.
    Space,
    /// A required line break count.
    Break(usize),
    /// A space that is not shown.
    Nothing,
}

/// The separators that are written before the next row or cell.
#[derive(Clone, Copy, Debug, Default)]
struct Pending {
    row: bool,
    cell: bool,
}

/// The rendered text collection steps.
/// <https://html.spec.whatwg.org/multipage/dom.html#rendered-text-collection-steps>
#[derive(Debug)]
pub(super) struct Collector {
    text: String,
    pieces: Vec<Piece>,
    line: Line,
    /// The lines around boxes that have their own lines.
    around: Vec<Line>,
    /// The open tables, each after an entry for rows outside any table.
    tables: Vec<Pending>,
    /// The numbers of pieces and of bytes at the end of a cell outside any row.
    after_cell: Option<(usize, usize)>,
    /// Nothing is collected: the walk searches the end of the line after the node.
    is_after: bool,
}

impl Collector {
    /// The text of the node that the walk was made for.
    pub(super) fn collect(walk: Walk<'_>, node: NodeRef<'_>) -> String {
        let mut collector = Self {
            text: String::new(),
            pieces: Vec::new(),
            line: walk.line_before(node),
            around: Vec::new(),
            tables: vec![Pending::default()],
            after_cell: None,
            is_after: false,
        };
        for step in walk {
            match step {
                Step::Text { text, style } => {
                    collector.text(text, style);
                    collector.is_after |= node.is_text();
                }
                Step::Open(boxed) => collector.open(boxed),
                Step::Close(boxed) => {
                    // The box of the node itself is not collected, but it can end the line.
                    collector.is_after |= boxed.node == node;
                    collector.close(boxed);
                }
            }
            let is_space = matches!(collector.line, Line::Space { .. });
            if collector.is_after && collector.around.is_empty() && !is_space {
                break;
            }
        }
        collector.end_line();
        collector.join()
    }

    fn open(&mut self, boxed: Boxed<'_>) {
        let visible = boxed.style.is_visible();
        match boxed.flow {
            Flow::Contents | Flow::Inline => {}
            Flow::LineBreak => self.line_break(visible),
            Flow::Atomic => self.something_in_line(),
            Flow::InlineBlock => {
                self.something_in_line();
                self.begin_lines_of_its_own();
            }
            Flow::Block | Flow::Caption => self.end_line(),
            Flow::Outside => self.begin_lines_of_its_own(),
            Flow::RowGroup => self.end_line(),
            Flow::Row => {
                self.end_line();
                if self.take_pending(|pending| &mut pending.row) {
                    self.push("\n");
                }
            }
            Flow::Cell => self.open_cell(boxed),
        }
        if boxed.is_table {
            self.tables.push(Pending::default());
        }
        self.required_line_breaks(boxed);
    }

    fn close(&mut self, boxed: Boxed<'_>) {
        let visible = boxed.style.is_visible();
        match boxed.flow {
            Flow::Contents | Flow::Inline | Flow::LineBreak | Flow::Atomic => {}
            Flow::InlineBlock | Flow::Outside => {
                self.end_line();
                self.line = self.around.pop().unwrap_or(Line::Start);
            }
            Flow::Block | Flow::Caption | Flow::RowGroup => self.end_line(),
            Flow::Row => {
                self.end_line();
                if let Some(pending) = self.tables.last_mut() {
                    // A hidden row adds no line break, but it still follows the row before it.
                    *pending = Pending { row: visible, cell: false };
                }
            }
            Flow::Cell => self.close_cell(boxed),
        }
        if boxed.is_table && self.tables.len() > 1 {
            self.tables.pop();
        }
        self.required_line_breaks(boxed);
    }

    /// Steps 8 and 9.
    fn required_line_breaks(&mut self, boxed: Boxed<'_>) {
        let is_block = matches!(boxed.flow, Flow::Block | Flow::Outside | Flow::Caption);
        let count = match boxed.flow {
            Flow::Contents => return,
            _ if boxed.node.is_html("p") => 2,
            _ => usize::from(is_block),
        };
        if count > 0 && boxed.style.is_visible() && !self.is_after {
            self.pieces.push(Piece::Break(count));
        }
    }

    /// Step 6, for the cell before this one.
    fn open_cell(&mut self, cell: Boxed<'_>) {
        if is_in_a_row(cell) {
            self.end_line();
            if self.take_pending(|pending| &mut pending.cell) {
                self.push("\t");
            }
            return;
        }
        // Such cells are in an anonymous table in the line; white space between them is not shown.
        let after = self.after_cell.filter(|(_, length)| *length == self.text.len());
        let between = after.and_then(|(after, _)| self.pieces.get_mut(after..));
        if let Some(between) = between.filter(|pieces| pieces.iter().all(|p| *p == Piece::Space)) {
            between.fill(Piece::Nothing);
            self.push("\t");
        } else {
            self.something_in_line();
        }
        self.begin_lines_of_its_own();
    }

    fn close_cell(&mut self, cell: Boxed<'_>) {
        self.end_line();
        if is_in_a_row(cell) {
            if let Some(pending) = self.tables.last_mut() {
                pending.cell = cell.style.is_visible();
            }
        } else {
            self.line = self.around.pop().unwrap_or(Line::Start);
            self.after_cell = Some((self.pieces.len(), self.text.len()));
        }
    }

    fn take_pending(&mut self, which: impl Fn(&mut Pending) -> &mut bool) -> bool {
        self.tables.last_mut().is_some_and(|pending| std::mem::take(which(pending)))
    }

    /// Step 4: the text of a text node after white space processing.
    fn text(&mut self, text: &str, style: TextStyle) {
        let visible = style.is_visible();
        let mut runs = phrases(text, style).peekable();
        while let Some(run) = runs.next() {
            match run {
                Run::Space { has_break } => match (self.line, runs.peek()) {
                    // It is not at the end of the line.
                    (Line::After(before), Some(Run::Word(word))) => {
                        let next = word.chars().next().unwrap_or_default();
                        if !Line::is_removed(before, has_break, next) {
                            self.line = Line::After(' ');
                            if visible {
                                self.push(" ");
                            }
                        }
                    }
                    _ => self.space(has_break, visible),
                },
                Run::Break => self.line_break(visible),
                Run::Word(word) => {
                    let before = self.before_character(word.chars().next().unwrap_or_default());
                    self.line = Line::After(word.chars().next_back().unwrap_or_default());
                    if visible {
                        self.push(&transformed(word, style, before));
                    }
                }
            }
        }
    }

    fn space(&mut self, has_break: bool, visible: bool) {
        match &mut self.line {
            Line::Start => {}
            Line::After(before) => {
                let piece = if visible && !self.is_after { self.pieces.len() } else { usize::MAX };
                self.line = Line::Space { before: *before, has_break, piece };
                if piece != usize::MAX {
                    self.pieces.push(Piece::Space);
                }
            }
            Line::Space { has_break: already, .. } => *already |= has_break,
        }
    }

    /// Ends white space before a character, and returns the character before that one.
    fn before_character(&mut self, next: char) -> Option<char> {
        match self.line {
            Line::Start => None,
            Line::After(before) => Some(before),
            Line::Space { before, has_break, piece } => {
                if !Line::is_removed(before, has_break, next) {
                    return Some(' ');
                }
                self.forget(piece);
                Some(before)
            }
        }
    }

    /// Adds something that is not text, but counts as a character.
    fn something_in_line(&mut self) {
        self.before_character(crate::rendered::OBJECT);
        self.line = Line::After(crate::rendered::OBJECT);
    }

    fn begin_lines_of_its_own(&mut self) {
        self.around.push(std::mem::replace(&mut self.line, Line::Start));
    }

    fn line_break(&mut self, visible: bool) {
        self.end_line();
        if visible {
            self.push("\n");
        }
    }

    /// Ends the line: a space at its end is not shown.
    fn end_line(&mut self) {
        if let Line::Space { piece, .. } = std::mem::replace(&mut self.line, Line::Start) {
            self.forget(piece);
        }
    }

    fn forget(&mut self, piece: usize) {
        if let Some(piece) = self.pieces.get_mut(piece) {
            *piece = Piece::Nothing;
        }
    }

    fn push(&mut self, text: &str) {
        if self.is_after || text.is_empty() {
            return;
        }
        let start = self.text.len();
        self.text.push_str(text);
        match self.pieces.last_mut() {
            Some(Piece::Text(range)) if range.end == start => range.end = self.text.len(),
            _ => self.pieces.push(Piece::Text(start..self.text.len())),
        }
    }

    /// Steps 4 to 7 of the get the text steps.
    fn join(self) -> String {
        let mut joined = String::with_capacity(self.text.len());
        let mut breaks = 0;
        for piece in self.pieces {
            let text = match piece {
                Piece::Nothing => continue,
                Piece::Break(count) => {
                    breaks = breaks.max(count);
                    continue;
                }
                Piece::Space => " ",
                Piece::Text(range) => self.text.get(range).unwrap_or_default(),
            };
            if !joined.is_empty() {
                joined.extend(std::iter::repeat_n('\n', breaks));
            }
            breaks = 0;
            joined.push_str(text);
        }
        joined
    }
}

/// Returns true for a cell whose parent is a row, as in tables from a parser.
pub(crate) fn is_in_a_row(cell: Boxed<'_>) -> bool {
    cell.node.parent().is_some_and(|parent| matches!(parent.name(), "tr" | "mtr"))
}
