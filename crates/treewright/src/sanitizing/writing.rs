//! The HTML of a tree.

use treewright_dom::{Document, SerializeOptions};

/// Writes a tree so that its newlines are parsed again. `length` is about that of the HTML.
/// <https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments>
pub(super) fn write(document: &Document, scripting: bool, length: usize) -> String {
    /// References for a few characters, and a few end tags.
    const MORE: usize = 64;
    let mut html = String::with_capacity(length.saturating_add(MORE));
    // A string accepts everything.
    let _ = document.serialize(document.root(), &options(scripting), &mut html);
    html
}

pub(super) fn options(scripting: bool) -> SerializeOptions {
    SerializeOptions::new().scripting(scripting).leading_newlines(true)
}
