//! Generates HTML that is hard to parse, by a grammar: tables with misplaced content, formatting elements
//! that overlap, foreign content, `select`, templates of all kinds, frames, scripts, character references,
//! declarations, NUL and CR, in documents and in fragments with every kind of context.
//!
//! Everything follows from a seed, so that a failure can be reproduced on any machine:
//!
//! ```
//! use treewright_testing::generator::Generator;
//! let text = Generator::new(7).document(20).concat();
//! assert_eq!(Generator::new(7).document(20).concat(), text);
//! let (context, pieces) = Generator::new(7).fragment(20);
//! assert!(!context.local_name.is_empty() && !pieces.is_empty());
//! ```
//!
//! The result is a list of pieces, each about a token, so that a failure can be made smaller by leaving
//! pieces out. Property tests, fuzzing and benchmarks that only want text join them.

mod context;
mod declarations;
mod foreign;
mod formatting;
mod names;
mod random;
mod scripts;
mod select;
mod structure;
mod tables;
mod tags;
mod templates;
mod text;
mod writing;

pub use random::SplitMix64;
pub use writing::{ScriptWrites, WritePattern};

use treewright_syntax::{DocumentMode, Edition, ParserOptions, ScriptingMode};

use crate::check::Setup;
use crate::formats::CaseContext;

/// Generates documents, fragments, and ways to parse them, one after another.
#[derive(Clone, Debug)]
pub struct Generator {
    random: SplitMix64,
    pieces: Vec<String>,
    /// The remaining number of pieces. A production that has started is finished without any.
    room: usize,
}

/// Something to parse, and how.
#[derive(Clone, Debug)]
pub struct GeneratedCase {
    /// The seed that reproduces it.
    pub seed: u64,
    /// The text, in pieces of about a token.
    pub pieces: Vec<String>,
    /// Options and context.
    pub setup: Setup,
    /// The seed of the [`WritePattern`].
    pub pattern: u64,
    /// The pieces that scripts write and that are not in the text, for each script that runs.
    pub insertions: Vec<Vec<String>>,
}

impl GeneratedCase {
    /// The case of a seed: a document two times out of three, else a fragment, of up to `size` pieces or a
    /// few more.
    pub fn new(seed: u64, size: usize) -> Self {
        let mut generator = Generator::new(seed);
        let size = 1 + generator.random.below(size);
        let (context, pieces) = if generator.random.chance(67) {
            (None, generator.document(size))
        } else {
            let (context, pieces) = generator.fragment(size);
            (Some(context), pieces)
        };
        Self {
            seed,
            pieces,
            setup: generator.setup(context),
            pattern: generator.random.next(),
            insertions: writing::insertions(&mut generator.random),
        }
    }

    /// The text.
    pub fn text(&self) -> String {
        self.pieces.concat()
    }
}

impl Generator {
    /// A generator that always gives the same results.
    pub const fn new(seed: u64) -> Self {
        Self { random: SplitMix64::new(seed), pieces: Vec::new(), room: 0 }
    }

    /// The pieces of a document: about `size` of them.
    pub fn document(&mut self, size: usize) -> Vec<String> {
        self.room = size;
        self.whole_document();
        std::mem::take(&mut self.pieces)
    }

    /// A context element, and the pieces of a fragment for it.
    pub fn fragment(&mut self, size: usize) -> (CaseContext, Vec<String>) {
        let context = self.context();
        self.room = size;
        self.whole_fragment();
        (context, std::mem::take(&mut self.pieces))
    }

    /// Options for a parse: mostly the usual ones, sometimes any others. They have no limits, and errors
    /// are collected.
    pub fn setup(&mut self, context: Option<CaseContext>) -> Setup {
        let is_fragment = context.is_some();
        let mut options = ParserOptions::default();
        options.report_errors = true;
        options.scripting = match (is_fragment, self.random.below(10)) {
            (_, 0..=2) => ScriptingMode::Disabled,
            (false, 3) | (true, 3..=7) => ScriptingMode::Inert,
            (true, _) => ScriptingMode::Fragment,
            (false, _) => ScriptingMode::Normal,
        };
        options.edition = match self.random.below(20) {
            0..=1 => Edition::CLASSIC,
            2 => self.mixed_edition(),
            _ => Edition::LIVING,
        };
        options.allow_declarative_shadow_roots = self.random.chance(75);
        options.srcdoc = self.random.chance(5);
        options.parser_cannot_change_the_mode = self.random.chance(5);
        Setup {
            options,
            context,
            context_mode: self.random.pick(&[
                DocumentMode::NoQuirks,
                DocumentMode::NoQuirks,
                DocumentMode::Quirks,
                DocumentMode::LimitedQuirks,
            ]),
            form: is_fragment && self.random.chance(10),
        }
    }

    /// Each rule at random.
    fn mixed_edition(&mut self) -> Edition {
        let mut edition = Edition::LIVING;
        for rule in rules_of(&mut edition) {
            *rule = self.random.chance(50);
        }
        edition
    }

    fn put(&mut self, piece: impl Into<String>) {
        self.room = self.room.saturating_sub(1);
        self.pieces.push(piece.into());
    }
}

/// The rules of an edition that can be switched.
pub(crate) fn rules_of(edition: &mut Edition) -> [&mut bool; 10] {
    [
        &mut edition.processing_instructions,
        &mut edition.relaxed_select,
        &mut edition.template_patching,
        &mut edition.declarative_shadow_roots,
        &mut edition.reject_invalid_insertions,
        &mut edition.implied_body_resets_frameset_ok,
        &mut edition.table_text_in_templates,
        &mut edition.form_in_table_in_template,
        &mut edition.template_context_is_template_contents,
        &mut edition.empty_system_identifier_is_missing,
    ]
}
