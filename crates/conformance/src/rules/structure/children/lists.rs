//! `dl`, and `div` as its child.

use treewright_markup::tag;

use super::{elements, misplaced, missing};
use crate::context::{Context, Element};

/// "Either: Zero or more groups each consisting of one or more `dt` elements followed by one or more `dd` elements.
/// Or: One or more `div` elements."
/// <https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element>
pub(super) fn dl<'a>(cx: &mut Context<'a>, dl: Element<'a>) {
    let has_groups = elements(dl).any(|child| child.is_html_element(tag::DIV));
    if !has_groups {
        groups(cx, dl, true);
        return;
    }
    for child in elements(dl)
        .filter(|child| child.is_html_element(tag::DT) || child.is_html_element(tag::DD))
    {
        misplaced(
            cx,
            dl,
            child,
            "if the list has a `<div>`, all groups must be in `<div>` elements",
        );
    }
}

/// "One or more `dt` elements followed by one or more `dd` elements."
/// <https://html.spec.whatwg.org/multipage/grouping-content.html#the-div-element>
pub(super) fn div_in_dl<'a>(cx: &mut Context<'a>, div: Element<'a>) {
    groups(cx, div, false);
}

/// Checks groups of terms and descriptions: any number of them, or exactly one.
fn groups<'a>(cx: &mut Context<'a>, parent: Element<'a>, may_be_several: bool) {
    /// The element before.
    #[derive(PartialEq)]
    enum Last {
        None,
        Term,
        Description,
    }
    let mut last = Last::None;
    for child in elements(parent) {
        if child.is_html_element(tag::DT) {
            if last == Last::Description && !may_be_several {
                misplaced(cx, parent, child, "a `<div>` in a list has only one group");
                return;
            }
            last = Last::Term;
        } else if child.is_html_element(tag::DD) {
            if last == Last::None {
                misplaced(cx, parent, child, "a `<dt>` must come before it");
            }
            last = Last::Description;
        }
    }
    match last {
        Last::Term => missing(cx, parent, "a `<dd>` after its last `<dt>`"),
        Last::None if !may_be_several => missing(cx, parent, "a `<dt>` and a `<dd>`"),
        _ => {}
    }
}
