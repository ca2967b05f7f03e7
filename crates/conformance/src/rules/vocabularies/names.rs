//! The attributes that every HTML element may have by another specification.

use super::its::is_of_its;
use crate::tables::has_a_form_in_rdfa;

/// Returns true for the attributes of ARIA, of RDFa, of ITS and of XML's own names, which have rules of their
/// own.
///
/// <https://w3c.github.io/html-aria/>, <https://www.w3.org/TR/html-rdfa/>, <https://www.w3.org/TR/its20/>
pub(in crate::rules) fn is_of_a_vocabulary(name: &str) -> bool {
    name == "role"
        || name.starts_with("aria-")
        || is_of_its(name)
        || name == "xml:lang"
        || name == "xmlns"
        || name.starts_with("xmlns:")
        || has_a_form_in_rdfa(name)
        || matches!(name, "content" | "inlist")
}
