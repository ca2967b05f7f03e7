//! The children of `table`.

use treewright_markup::tag;

use super::{elements, misplaced, repeated};
use crate::context::{Context, Element};

/// "In this order: optionally a `caption` element, followed by zero or more `colgroup` elements, followed optionally
/// by a `thead` element, followed by either zero or more `tbody` elements or one or more `tr` elements, followed
/// optionally by a `tfoot` element."
/// <https://html.spec.whatwg.org/multipage/tables.html#the-table-element>
pub(super) fn table<'a>(cx: &mut Context<'a>, table: Element<'a>) {
    let (mut caption, mut head, mut foot) = (None, None, None);
    // The place of the last child in the order.
    let mut last = 0;
    let (mut row, mut body) = (None, None);
    for child in elements(table) {
        let (place, seen) = match child.tag {
            tag::CAPTION => (1, Some(&mut caption)),
            tag::COLGROUP => (2, None),
            tag::THEAD => (3, Some(&mut head)),
            tag::TBODY => (4, None),
            tag::TR => (4, None),
            tag::TFOOT => (5, Some(&mut foot)),
            _ => continue,
        };
        let before = seen.as_ref().and_then(|seen| **seen);
        if let Some(seen) = seen {
            *seen = before.or(Some(child));
        }
        if let Some(first) = before {
            repeated(cx, table, first, child);
        } else if place < last {
            let expected = match place {
                1 => "it must be the first child",
                2 => "it must come before all rows",
                3 => "it must come before the rows that are not in it",
                _ => "it must come before the `<tfoot>`",
            };
            misplaced(cx, table, child, expected);
        }
        last = last.max(place);
        match child.tag {
            tag::TR => row = row.or(Some(child)),
            tag::TBODY => body = body.or(Some(child)),
            _ => {}
        }
    }
    // A parser of HTML puts all rows into groups; a program may not.
    if let (Some(row), Some(_)) = (row, body) {
        misplaced(cx, table, row, "with a `<tbody>`, all rows must be in groups");
    }
}
