//! The layout of the bytes of a case: options first, then the text.

use treewright_syntax::{DocumentMode, Limits, ParserOptions, ScriptingMode};

use crate::check::Setup;
use crate::formats::CaseContext;
use crate::generator::rules_of;

/// Separates the texts of the scripts of a `document_write` case. Not a byte of UTF-8.
pub const NEXT_SCRIPT: u8 = 0xFF;

/// Separates the pieces that one script writes. Not a byte of UTF-8 either.
pub const NEXT_PIECE: u8 = 0xFE;

/// The bytes that choose options, taken one after another. Missing ones are 0.
#[derive(Clone, Copy, Debug)]
pub struct Head<'a> {
    rest: &'a [u8],
}

impl<'a> Head<'a> {
    /// The head of a case.
    pub const fn new(data: &'a [u8]) -> Self {
        Self { rest: data }
    }

    /// The next byte.
    pub const fn byte(&mut self) -> u8 {
        match self.rest.split_first() {
            Some((byte, rest)) => {
                self.rest = rest;
                *byte
            }
            None => 0,
        }
    }

    /// The next bytes, as many as are left.
    pub fn take(&mut self, length: usize) -> &'a [u8] {
        let (taken, rest) = self.rest.split_at(length.min(self.rest.len()));
        self.rest = rest;
        taken
    }

    /// The bytes up to the end of the line, without it, as text.
    pub fn line(&mut self) -> String {
        let end = self.rest.iter().position(|byte| *byte == b'\n');
        let line = self.take(end.unwrap_or(self.rest.len()));
        self.take(1);
        String::from_utf8_lossy(line).into_owned()
    }

    /// Everything after the head.
    pub const fn rest(self) -> &'a [u8] {
        self.rest
    }
}

/// The first [`TextHead::LENGTH`] bytes of a case of a target that parses text.
#[derive(Clone, Debug)]
pub struct TextHead {
    /// Options, without a context.
    pub setup: Setup,
    /// The seed of a [`WritePattern`](crate::generator::WritePattern), or of anything else that uses a
    /// seed.
    pub pattern: u64,
    /// The text is UTF-16, little-endian.
    pub is_utf16: bool,
}

const MODES: [ScriptingMode; 4] =
    [ScriptingMode::Disabled, ScriptingMode::Normal, ScriptingMode::Inert, ScriptingMode::Fragment];

const DOCUMENT_MODES: [DocumentMode; 4] = [
    DocumentMode::NoQuirks,
    DocumentMode::Quirks,
    DocumentMode::LimitedQuirks,
    DocumentMode::NoQuirks,
];

const NO_DECLARATIVE_SHADOW_ROOTS: u16 = 1 << 10;
const SRCDOC: u16 = 1 << 11;
const CANNOT_CHANGE_THE_MODE: u16 = 1 << 12;
const FORM: u16 = 1 << 13;
const DOCUMENT_MODE_SHIFT: u32 = 14;
const UTF_16: u8 = 1 << 7;

impl TextHead {
    /// The number of its bytes.
    pub const LENGTH: usize = 8;

    /// Takes it from a case.
    pub fn read(head: &mut Head<'_>) -> Self {
        let scripting = MODES[usize::from(head.byte()) % MODES.len()];
        let bits = u16::from_le_bytes([head.byte(), head.byte()]);
        let (limited, amount) = (head.byte(), head.byte());
        let pattern = u64::from_le_bytes([head.byte(), head.byte(), head.byte(), 0, 0, 0, 0, 0]);
        let mut options = ParserOptions::default();
        options.report_errors = true;
        options.scripting = scripting;
        for (bit, rule) in rules_of(&mut options.edition).into_iter().enumerate() {
            *rule = bits & (1 << bit) == 0;
        }
        options.allow_declarative_shadow_roots = bits & NO_DECLARATIVE_SHADOW_ROOTS == 0;
        options.srcdoc = bits & SRCDOC != 0;
        options.parser_cannot_change_the_mode = bits & CANNOT_CHANGE_THE_MODE != 0;
        options.limits = limits(limited, amount);
        let setup = Setup {
            options,
            context: None,
            context_mode: DOCUMENT_MODES[usize::from(bits >> DOCUMENT_MODE_SHIFT)],
            form: bits & FORM != 0,
        };
        Self { setup, pattern, is_utf16: limited & UTF_16 != 0 }
    }

    /// The bytes of a setup without limits, for seeds.
    pub fn write(setup: &Setup, pattern: u64) -> [u8; Self::LENGTH] {
        let options = &setup.options;
        let scripting = MODES.iter().position(|mode| *mode == options.scripting).unwrap_or(0);
        let mut edition = options.edition;
        let mut bits = 0;
        for (bit, rule) in rules_of(&mut edition).into_iter().enumerate() {
            bits |= u16::from(!*rule) << bit;
        }
        let mode = DOCUMENT_MODES.iter().position(|mode| *mode == setup.context_mode).unwrap_or(0);
        bits |= (mode as u16) << DOCUMENT_MODE_SHIFT;
        for (bit, is_set) in [
            (NO_DECLARATIVE_SHADOW_ROOTS, !options.allow_declarative_shadow_roots),
            (SRCDOC, options.srcdoc),
            (CANNOT_CHANGE_THE_MODE, options.parser_cannot_change_the_mode),
            (FORM, setup.form),
        ] {
            bits |= bit * u16::from(is_set);
        }
        let [low, high] = bits.to_le_bytes();
        let [first, second, third, ..] = pattern.to_le_bytes();
        [scripting as u8, low, high, 0, 0, first, second, third]
    }
}

/// A bit for each limit selects it; they are small, so that small inputs meet them.
fn limits(limited: u8, amount: u8) -> Limits {
    let amount = u32::from(amount);
    let limit = |bit: u8, amount: u32| (limited & (1 << bit) != 0).then_some(amount);
    let mut limits = Limits::NONE;
    limits.depth = limit(0, amount % 16);
    limits.nodes = limit(1, amount);
    limits.attributes = limit(2, amount % 4);
    limits.formatting_work = limit(3, amount % 32);
    limits.bytes = limit(4, amount);
    limits
}

/// A context in the form that cases of the target `fragments` have it: the line that [`CaseContext::read`]
/// reads.
pub fn write_context(context: &CaseContext) -> String {
    use std::fmt::Write as _;

    let namespace = match context.namespace {
        treewright_syntax::Namespace::Svg => "svg ",
        treewright_syntax::Namespace::MathMl => "math ",
        _ => "",
    };
    let mut line = format!("{namespace}{}", context.local_name);
    for (name, value) in &context.attributes {
        // Writing to a string cannot fail.
        let _ = write!(line, " {name}=\"{value}\"");
    }
    line
}

/// The texts of a `document_write` case: that of the input, and the pieces that each script writes.
pub fn split_scripts(data: &[u8]) -> (String, Vec<Vec<String>>) {
    let mut sections = data.split(|byte| *byte == NEXT_SCRIPT);
    let text = sections.next().unwrap_or_default();
    let pieces = |section: &[u8]| {
        let pieces = section.split(|byte| *byte == NEXT_PIECE);
        pieces.map(|piece| String::from_utf8_lossy(piece).into_owned()).collect()
    };
    (String::from_utf8_lossy(text).into_owned(), sections.map(pieces).collect())
}
