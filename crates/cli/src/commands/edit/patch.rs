//! The change of a page as a patch.

use std::io;

use treewright::{Encoding, SourceId};

use super::changes::Edited;
use crate::output::{Printer, print_patch};
use crate::pages::Page;

/// Prints a patch in the unified format: in the bytes of the page, so that it can be applied, or as text
/// on a terminal. A patch of a page in UTF-16 or ISO-2022-JP is text in UTF-8 in any case: the format
/// needs an encoding that has ASCII in it.
pub(super) fn print(page: &Page, edited: &Edited, out: &mut Printer<'_>) -> io::Result<()> {
    let encoding = page.parsed.encoding.as_ref().map(|decision| decision.encoding);
    let has_lines = encoding.is_none_or(Encoding::is_ascii_compatible);
    let as_text = out.is_for_a_terminal() || !has_lines;
    let (old, new) = if as_text {
        let source = page.parsed.document.source_of(SourceId::MAIN).unwrap_or_default();
        (source.as_bytes(), edited.text.as_bytes())
    } else {
        (page.bytes.as_slice(), edited.bytes.as_slice())
    };
    print_patch(&page.input, old, new, out)
}
