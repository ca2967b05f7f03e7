//! `ruby`.

use treewright_markup::tag;

use super::{Child, children, is_script_supporting, misplaced, missing};
use crate::context::{Context, Element};

/// The part of a sequence that came last.
#[derive(Clone, Copy, PartialEq)]
enum Last {
    Nothing,
    Base,
    /// An `rp` before annotations.
    Opening,
    Annotation,
    /// An `rp` behind an annotation.
    Closing,
}

/// One or more sequences of a base, which is phrasing content, and of "one or more `rt` elements" or "an `rp`
/// element followed by one or more `rt` elements, each of which is itself followed by an `rp` element".
/// <https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-ruby-element>
pub(super) fn ruby<'a>(cx: &mut Context<'a>, ruby: Element<'a>) {
    let mut last = Last::Nothing;
    let mut has_annotation = false;
    // The `rp` that waits for an `rt`.
    let mut opening = None;
    for child in children(ruby) {
        let element = match child {
            Child::Element(element) if is_script_supporting(element) => continue,
            Child::Element(element) => Some(element),
            Child::Text => None,
        };
        last = match element {
            Some(annotation) if annotation.is(tag::RT) => {
                if last == Last::Nothing {
                    misplaced(
                        cx,
                        ruby,
                        annotation,
                        "the text that it is about must come before it",
                    );
                }
                has_annotation = true;
                opening = None;
                Last::Annotation
            }
            Some(parenthesis) if parenthesis.is(tag::RP) => match last {
                Last::Annotation => Last::Closing,
                Last::Closing | Last::Opening | Last::Base | Last::Nothing => {
                    opening = Some(parenthesis);
                    Last::Opening
                }
            },
            // The former elements of ruby are reported as obsolete.
            Some(former) if former.is(tag::RB) || former.is(tag::RTC) => {
                has_annotation |= former.is(tag::RTC);
                Last::Base
            }
            _ => Last::Base,
        };
        if let (Last::Base, Some(parenthesis)) = (last, opening.take_if(|_| last == Last::Base)) {
            misplaced(cx, ruby, parenthesis, "it must be directly before or behind an `<rt>`");
        }
    }
    if let Some(parenthesis) = opening {
        misplaced(cx, ruby, parenthesis, "it must be directly before or behind an `<rt>`");
    }
    if !has_annotation {
        missing(cx, ruby, "an `<rt>`");
    }
}
