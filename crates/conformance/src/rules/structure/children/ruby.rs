//! `ruby`.

use treewright_markup::tag;

use super::{Child, children, misplaced, missing};
use crate::context::{Context, Element};

/// The part of a sequence that came last.
#[derive(Clone, Copy)]
enum Last<'a> {
    Nothing,
    /// The base, with its last part if that is an element.
    Base(Option<Element<'a>>),
    /// An `rp` before annotations.
    Opening(Element<'a>),
    /// An `rt` that needs no `rp`.
    Annotation,
    /// An `rt` that an `rp` must follow.
    Enclosed(Element<'a>),
    /// An `rp` after an annotation.
    Closing,
    /// An `rt` after such an `rp`: another `rp` can follow it, or none, as an annotation of an empty base.
    Following,
}

/// One or more sequences of a base, which is phrasing content, and of "one or more `rt` elements" or "an `rp`
/// element followed by one or more `rt` elements, each of which is itself followed by an `rp` element".
/// <https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-ruby-element>
pub(super) fn ruby<'a>(cx: &mut Context<'a>, ruby: Element<'a>) {
    let mut last = Last::Nothing;
    let mut has_annotation = false;
    for child in children(ruby) {
        let element = match child {
            Child::Element(element) => Some(element),
            Child::Text => None,
        };
        last = match element {
            Some(annotation) if annotation.is_html_element(tag::RT) => {
                has_annotation = true;
                check_end(cx, ruby, last);
                match last {
                    // A base can be empty, as all phrasing content.
                    Last::Nothing | Last::Base(_) | Last::Annotation => Last::Annotation,
                    // The next annotation, or the first one of another sequence.
                    Last::Closing => Last::Following,
                    Last::Following => Last::Annotation,
                    Last::Opening(_) | Last::Enclosed(_) => Last::Enclosed(annotation),
                }
            }
            Some(parenthesis) if parenthesis.is_html_element(tag::RP) => match last {
                Last::Enclosed(_) | Last::Following => Last::Closing,
                Last::Opening(first) => {
                    misplaced(cx, ruby, first, NOT_BESIDE);
                    Last::Opening(parenthesis)
                }
                Last::Annotation | Last::Closing | Last::Base(_) | Last::Nothing => {
                    Last::Opening(parenthesis)
                }
            },
            // The former elements of ruby are reported as obsolete.
            Some(former) if former.is_html_element(tag::RTC) => {
                has_annotation = true;
                Last::Annotation
            }
            content => {
                check_end(cx, ruby, last);
                if let Last::Opening(parenthesis) = last {
                    misplaced(cx, ruby, parenthesis, NOT_BESIDE);
                }
                check_base(cx, ruby, content, last);
                Last::Base(content)
            }
        };
    }
    check_end(cx, ruby, last);
    match last {
        Last::Opening(parenthesis) => misplaced(cx, ruby, parenthesis, NOT_BESIDE),
        Last::Base(_) if has_annotation => missing(cx, ruby, "an `<rt>` at the end"),
        _ => {}
    }
    if !has_annotation {
        missing(cx, ruby, "an `<rt>`");
    }
}

/// A base is "phrasing content, but with no `ruby` elements and with no `ruby` element descendants", or "a single
/// `ruby` element that itself has no `ruby` element descendants".
fn check_base<'a>(
    cx: &mut Context<'a>,
    ruby: Element<'a>,
    part: Option<Element<'a>>,
    last: Last<'a>,
) {
    let is_ruby = |part: Option<Element<'a>>| part.filter(|part| part.is_html_element(tag::RUBY));
    let misplaced_ruby = match last {
        Last::Base(before) => is_ruby(part).or_else(|| is_ruby(before)),
        _ => None,
    };
    if let Some(inner) = misplaced_ruby {
        misplaced(cx, ruby, inner, "it must be the whole base of an annotation");
    }
}

const NOT_BESIDE: &str = "it must be directly before or after an `<rt>`";

/// An annotation that a parenthesis was opened for needs another one after it.
fn check_end<'a>(cx: &mut Context<'a>, ruby: Element<'a>, last: Last<'a>) {
    if let Last::Enclosed(annotation) = last {
        misplaced(cx, ruby, annotation, "an `<rp>` must follow it");
    }
}
