//! Vocabularies beside HTML: ARIA, SVG, MathML, RDFa, ITS, microdata, data blocks in scripts, and languages.

mod aria;
mod names;

pub(super) use names::is_of_a_vocabulary;

super::subjects! {
    /// See the module.
    pub(super) struct Vocabularies {
        aria: aria::Aria<'a>,
    }
}
