//! Doctypes, with their identifiers.

use std::fmt;

use treewright_dom::Doctype;

use crate::output::Output;

/// Writes a doctype so that the parser reads the same name and identifiers. The standard's serialization
/// omits the identifiers, on which the mode of the document depends.
/// <https://html.spec.whatwg.org/multipage/syntax.html#the-doctype>
pub(crate) fn write_doctype<W: fmt::Write>(
    doctype: Doctype<'_>,
    out: &mut Output<'_, W>,
) -> fmt::Result {
    let Doctype { name, public_id, system_id, .. } = doctype;
    out.push("<!DOCTYPE")?;
    if !name.is_empty() {
        out.push_all(&[" ", name])?;
    }
    if !public_id.is_empty() {
        out.push(" PUBLIC")?;
        identifier(public_id, out)?;
    }
    if !system_id.is_empty() {
        if public_id.is_empty() {
            out.push(" SYSTEM")?;
        }
        identifier(system_id, out)?;
    }
    out.push(">")
}

fn identifier<W: fmt::Write>(identifier: &str, out: &mut Output<'_, W>) -> fmt::Result {
    // The parser never creates one with both kinds of quotes.
    let quote = if identifier.contains('"') { "'" } else { "\"" };
    out.push_all(&[" ", quote, identifier, quote])
}
