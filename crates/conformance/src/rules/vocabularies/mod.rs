//! Vocabularies beside HTML: ARIA, SVG, MathML, RDFa, ITS, microdata, data blocks in scripts, and languages.

mod aria;
mod microdata;
mod names;
mod scripts;

pub(super) use names::is_of_a_vocabulary;

super::subjects! {
    /// See the module.
    pub(super) struct Vocabularies {
        aria: aria::Aria<'a>,
        microdata: microdata::Microdata<'a>,
        scripts: scripts::Scripts,
    }
}
