//! The change of a page as a patch.

use std::io;

use treewright::Encoding;

use crate::output::{Printer, print_patch};
use crate::pages::Page;

/// Prints a patch in the unified format: in the bytes of the page, so that it can be applied, or as text
/// on a terminal. A patch of a page in UTF-16 or ISO-2022-JP is text in UTF-8 in any case: the format
/// needs an encoding that has ASCII in it.
pub(super) fn print(
    page: &Page,
    text: &str,
    bytes: &[u8],
    out: &mut Printer<'_>,
) -> io::Result<()> {
    let encoding = page.parsed.encoding.as_ref().map(|decision| decision.encoding);
    let has_lines = encoding.is_none_or(Encoding::is_ascii_compatible);
    if out.is_for_a_terminal() || !has_lines {
        return print_patch(&page.input, page.source().as_bytes(), text.as_bytes(), out);
    }
    print_patch(&page.input, &page.bytes, bytes, out)
}
