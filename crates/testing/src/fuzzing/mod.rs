//! The checks of fuzzing: a function for each target, from the bytes of a fuzzer to the first violation.
//!
//! The functions are here instead of next to libFuzzer, so that stable Rust can call them: the test
//! `fuzz_cases` replays every case that was found, and the seeds. The package `fuzz` passes the bytes of
//! libFuzzer to [`hold`]. `docs/internals/fuzzing.md` describes how to run it.
//!
//! Any bytes are a case of any target. Most start with a [`Head`](layout::Head) of a few bytes, which
//! chooses options; zeros are the usual options, and missing bytes count as zeros. Then comes the text, the
//! bytes, or the texts that scripts write.

mod against_html5ever;
mod bytes;
pub mod layout;
mod parsing;
pub mod seeds;
mod selecting;
mod serializing;
mod tokenizing;

pub(crate) use against_html5ever::Case as CaseOfHtml5ever;
pub use against_html5ever::{KnownDifference, known_differences};

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::invariants::Violation;

/// Something to fuzz.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Target {
    /// The name, which is also that of its folders.
    pub name: &'static str,
    /// The check, in a few words.
    pub about: &'static str,
    check: fn(&[u8]) -> Result<(), Violation>,
    explain: fn(&[u8]) -> String,
}

/// All targets.
pub const TARGETS: &[Target] = &[
    Target {
        name: "bytes_to_tree",
        about: "bytes in any encoding to a tree, whole and in pieces, by the stream and the facade",
        check: bytes::check_tree,
        explain: bytes::explain,
    },
    Target {
        name: "chunks_against_whole",
        about: "text that is cut, as UTF-8 and UTF-16, with and without limits, for all trees",
        check: parsing::check_chunks,
        explain: parsing::explain,
    },
    Target {
        name: "document_write",
        about: "text that scripts write: what stands in the input, and what does not",
        check: parsing::check_document_write,
        explain: parsing::explain_document_write,
    },
    Target {
        name: "fragments",
        about: "fragments with any context element",
        check: parsing::check_fragment,
        explain: parsing::explain_fragment,
    },
    Target {
        name: "tokenizer",
        about: "the tokenizer alone, from each state where a parse can begin",
        check: tokenizing::check,
        explain: tokenizing::explain,
    },
    Target {
        name: "sniffing",
        about: "the encoding of bytes, and decoding them, compared with the decoders of encoding_rs",
        check: bytes::check_sniffing,
        explain: bytes::explain,
    },
    Target {
        name: "serializer",
        about: "serializing, parsing again, JSON, and trees that were changed",
        check: serializing::check,
        explain: serializing::explain,
    },
    Target {
        name: "selectors",
        about: "texts as selectors, and the elements that they find in a page in several ways",
        check: selecting::check,
        explain: selecting::explain,
    },
    Target {
        name: "against_html5ever",
        about: "the tree that html5ever makes, under the rules that both have",
        check: against_html5ever::check,
        explain: against_html5ever::explain,
    },
];

impl Target {
    /// The target of this name.
    pub fn by_name(name: &str) -> Option<&'static Self> {
        TARGETS.iter().find(|target| target.name == name)
    }

    /// Checks a case.
    ///
    /// # Errors
    /// The first violation.
    pub fn check(&self, data: &[u8]) -> Result<(), Violation> {
        (self.check)(data)
    }

    /// Checks a case; a panic is also a violation.
    ///
    /// # Errors
    /// The first violation.
    pub fn check_without_panic(&self, data: &[u8]) -> Result<(), Violation> {
        catch_unwind(AssertUnwindSafe(|| self.check(data))).unwrap_or_else(|panic| {
            let said = panic.downcast_ref::<String>().map(String::as_str);
            let said = said.or_else(|| panic.downcast_ref::<&str>().copied());
            Err(Violation::new("no panic", said.unwrap_or("a panic")))
        })
    }

    /// The meaning of the bytes of a case, for people.
    pub fn explain(&self, data: &[u8]) -> String {
        (self.explain)(data)
    }
}

/// Checks a case for a fuzzer.
///
/// # Panics
/// If something is wrong: fuzzers detect panics.
pub fn hold(name: &str, data: &[u8]) {
    let Some(target) = Target::by_name(name) else { panic!("unknown target `{name}`") };
    if let Err(violation) = target.check(data) {
        panic!("{violation}\n{}", target.explain(data));
    }
}
