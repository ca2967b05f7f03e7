//! Vocabularies beside HTML: ARIA, SVG, MathML, RDFa, ITS, microdata, data blocks in scripts, and languages.

mod aria;
mod microdata;
mod names;
#[cfg(feature = "json")]
mod scripts;
#[cfg(not(feature = "json"))]
mod scripts {
    /// Without JSON there is nothing to check.
    #[derive(Default)]
    pub(super) struct Scripts;

    impl crate::rules::Subject<'_> for Scripts {}
}

pub(super) use names::is_of_a_vocabulary;

super::subjects! {
    /// See the module.
    pub(super) struct Vocabularies {
        aria: aria::Aria<'a>,
        microdata: microdata::Microdata<'a>,
        scripts: scripts::Scripts,
    }
}
