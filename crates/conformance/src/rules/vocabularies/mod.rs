//! Vocabularies other than HTML: ARIA, SVG, MathML, RDFa, ITS, microdata, data blocks in scripts, and languages.

mod aria;
mod foreign;
mod iris;
mod its;
mod microdata;
mod names;
mod rdfa;
#[cfg(feature = "json")]
mod scripts;
#[cfg(not(feature = "json"))]
mod scripts {
    /// Text that is not JSON is not checked.
    #[derive(Default)]
    pub(super) struct Scripts;

    impl crate::rules::Subject<'_> for Scripts {}
}

pub(super) use its::{excluded_by_its, expected_by_its, needed_by_its};
pub(super) use names::is_of_a_vocabulary;

super::subjects! {
    /// See the module.
    pub(super) struct Vocabularies {
        aria: aria::Aria<'a>,
        foreign: foreign::Foreign<'a>,
        microdata: microdata::Microdata<'a>,
        rdfa: rdfa::Rdfa,
        scripts: scripts::Scripts,
    }
}
