//! Styles of text, and the signs of drawings.

use super::Weight;

/// The style of a part of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Style {
    Plain,
    /// The title, and the names of notes.
    Emphasis,
    /// Numbers of lines, the separators between them and the source, and marks of further places.
    Frame,
    /// The weight of the message, and the marks of its place.
    Main,
}

impl Style {
    /// The style with this number.
    pub(super) const fn numbered(number: u8) -> Self {
        match number {
            1 => Self::Emphasis,
            2 => Self::Frame,
            3 => Self::Main,
            _ => Self::Plain,
        }
    }

    /// That of marks.
    pub(super) const fn of_mark(is_main: bool) -> Self {
        if is_main { Self::Main } else { Self::Frame }
    }
}

const BOLD_AND_BLUE: &str = if cfg!(windows) { "\x1B[1m\x1B[96m" } else { "\x1B[1m\x1B[94m" };

/// The sequences of ANSI for styles: consoles of Windows show some colours darker than terminals do.
#[derive(Clone, Copy)]
pub(super) struct Palette {
    main: &'static str,
}

impl Palette {
    pub(super) const fn new(weight: Weight) -> Self {
        let main = match weight {
            Weight::Error => "\x1B[1m\x1B[91m",
            Weight::Warning if cfg!(windows) => "\x1B[1m\x1B[93m",
            Weight::Warning => "\x1B[1m\x1B[33m",
            Weight::Info => BOLD_AND_BLUE,
            Weight::Note => "\x1B[1m\x1B[92m",
            Weight::Help => "\x1B[1m\x1B[96m",
        };
        Self { main }
    }

    /// The sequence that begins a style.
    pub(super) const fn sequence(self, style: Style) -> &'static str {
        match style {
            Style::Plain => "",
            Style::Emphasis if cfg!(windows) => "\x1B[1m\x1B[97m",
            Style::Emphasis => "\x1B[1m",
            Style::Frame => BOLD_AND_BLUE,
            Style::Main => self.main,
        }
    }
}

/// The sequence that ends a style.
pub(super) const END_OF_STYLE: &str = "\x1B[0m";

/// The signs of a drawing.
pub(super) struct Signs {
    /// Between the numbers of lines and the source.
    pub(super) separator: &'static str,
    /// The last of these, with the part after it.
    pub(super) last_separator: &'static str,
    /// Before a note, if others follow, and before the last one.
    pub(super) note: &'static str,
    pub(super) last_note: &'static str,
    /// The separator next to further lines of a note that others follow.
    pub(super) note_bar: Option<&'static str>,
    /// Before the name of the first piece; the same where nothing follows; where it has no name.
    pub(super) first_name: &'static str,
    pub(super) only_name: &'static str,
    pub(super) first_without_name: Option<&'static str>,
    /// Before the name of another piece.
    pub(super) further_name: &'static str,
    /// Instead of a part of a line.
    pub(super) left_out: &'static str,
    /// Instead of lines, at a column that counts from the separator, if it is not in the first one.
    pub(super) lines_left_out: (&'static str, bool),
    main: MarkSigns,
    further: MarkSigns,
}

impl MarkSigns {
    pub(super) fn underline(&self) -> char {
        self.underlines.chars().next().unwrap_or(' ')
    }
}

impl Signs {
    pub(super) const fn new(ascii: bool) -> &'static Self {
        if ascii { &ASCII } else { &UNICODE }
    }

    pub(super) const fn of_mark(&self, is_main: bool) -> &MarkSigns {
        if is_main { &self.main } else { &self.further }
    }
}

/// The signs of a mark.
///
/// ```text
/// ┏━━━━━╿━━━┙   above_left, horizontal, (line of another), corner_of_start
/// ┃┌────┘       above_left, horizontal, start_in_line
/// ┃│   a line   bar
/// ┃│     ╿      end_above
/// ┃│     ╰ ...
/// ┗━━━━━━┥ label   below_left, horizontal, end_with_label
/// ```
pub(super) struct MarkSigns {
    /// Many of them.
    pub(super) underlines: &'static str,
    /// The place where a label hangs.
    pub(super) underline_with_label: char,
    /// Between a mark and its label below.
    pub(super) to_label: char,
    /// Next to the lines of a mark.
    pub(super) bar: char,
    /// [`Self::bar`] next to omitted lines.
    pub(super) bar_left_out: char,
    pub(super) horizontal: char,
    /// Next to the first line of a mark that begins it.
    pub(super) whole_line: char,
    pub(super) above_left: char,
    pub(super) below_left: char,
    /// The start of a mark of several lines: in the row below its line, or above [`Self::corner_of_start`] in another
    /// row.
    pub(super) start_in_line: char,
    pub(super) start_above: char,
    pub(super) corner_of_start: char,
    /// The end of a mark of several lines, in the same way.
    pub(super) end_in_line: char,
    pub(super) end_above: char,
    pub(super) end_with_label: char,
}

static ASCII: Signs = Signs {
    separator: "|",
    last_separator: "|",
    note: "= ",
    last_note: "= ",
    note_bar: None,
    first_name: "--> ",
    only_name: "--> ",
    first_without_name: None,
    further_name: "::: ",
    left_out: "...",
    lines_left_out: ("...", false),
    main: MarkSigns {
        underlines: "^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
        underline_with_label: '^',
        to_label: '|',
        bar: '|',
        bar_left_out: '|',
        horizontal: '_',
        whole_line: '/',
        above_left: ' ',
        below_left: '|',
        start_in_line: '^',
        start_above: '^',
        corner_of_start: '|',
        end_in_line: '^',
        end_above: '^',
        end_with_label: '|',
    },
    further: MarkSigns {
        underlines: "--------------------------------",
        underline_with_label: '-',
        to_label: '|',
        bar: '|',
        bar_left_out: '|',
        horizontal: '_',
        whole_line: '/',
        above_left: ' ',
        below_left: '|',
        start_in_line: '-',
        start_above: '-',
        corner_of_start: '|',
        end_in_line: '-',
        end_above: '-',
        end_with_label: '|',
    },
};

static UNICODE: Signs = Signs {
    separator: "│",
    last_separator: "╰╴",
    note: "├ ",
    last_note: "╰ ",
    note_bar: Some("│"),
    first_name: " ╭▸ ",
    only_name: " ─▸ ",
    first_without_name: Some(" ╭▸ "),
    further_name: " ⸬  ",
    left_out: "…",
    lines_left_out: ("┆", true),
    main: MarkSigns {
        underlines: "━━━━━━━━━━━━━━━━",
        underline_with_label: '┯',
        to_label: '│',
        bar: '┃',
        bar_left_out: '┇',
        horizontal: '━',
        whole_line: '┏',
        above_left: '┏',
        below_left: '┗',
        start_in_line: '┛',
        start_above: '╿',
        corner_of_start: '┙',
        end_in_line: '┛',
        end_above: '╿',
        end_with_label: '┥',
    },
    further: MarkSigns {
        underlines: "────────────────",
        underline_with_label: '┬',
        to_label: '│',
        bar: '│',
        bar_left_out: '┆',
        horizontal: '─',
        whole_line: '┌',
        above_left: '┌',
        below_left: '└',
        start_in_line: '┘',
        start_above: '│',
        corner_of_start: '┘',
        end_in_line: '┘',
        end_above: '│',
        end_with_label: '┤',
    },
};
