//! Elements with a part of a certain kind at a certain place: `head`, `details`, `fieldset`, `figure`, `hgroup`,
//! `select`.

use treewright_markup::{LocalName, tag};
use treewright_semantics::selects::display_size;

use super::{Child, children, elements, misplaced, missing, repeated};
use crate::context::{Context, Element};
use crate::tables::ElementSet;

/// "Exactly one is a `title` element and no more than one is a `base` element."
/// <https://html.spec.whatwg.org/multipage/semantics.html#the-head-element>
pub(super) fn head<'a>(cx: &mut Context<'a>, head: Element<'a>) {
    let (mut title, mut base) = (None, None);
    for child in elements(head) {
        let seen = match child.tag {
            tag::TITLE => &mut title,
            tag::BASE => &mut base,
            _ => continue,
        };
        match *seen {
            Some(first) => repeated(cx, head, first, child),
            None => *seen = Some(child),
        }
    }
    if title.is_none() && !cx.options.is_srcdoc && !is_frameset(head) {
        missing(cx, head, "a `<title>`");
    }
}

/// Pages of framesets are obsolete as a whole.
fn is_frameset(head: Element<'_>) -> bool {
    head.node.next_element().is_some_and(|next| next.is_html("frameset"))
}

/// "Text that is not inter-element whitespace."
/// <https://html.spec.whatwg.org/multipage/semantics.html#the-title-element>
pub(super) fn title<'a>(cx: &mut Context<'a>, title: Element<'a>) {
    let has_text = children(title).any(|child| matches!(child, Child::Text));
    if !has_text {
        missing(cx, title, "text");
    }
}

/// "One `summary` element followed by flow content."
/// <https://html.spec.whatwg.org/multipage/interactive-elements.html#the-details-element>
pub(super) fn details<'a>(cx: &mut Context<'a>, details: Element<'a>) {
    if !first_only(cx, details, tag::SUMMARY) {
        missing(cx, details, "a `<summary>`, as its first child");
    }
}

/// "Optionally, a `legend` element, followed by flow content."
/// <https://html.spec.whatwg.org/multipage/form-elements.html#the-fieldset-element>
/// <https://html.spec.whatwg.org/multipage/form-elements.html#the-optgroup-element>
pub(super) fn legend_first<'a>(cx: &mut Context<'a>, parent: Element<'a>) {
    first_only(cx, parent, tag::LEGEND);
}

/// Checks that children with a name are first, and at most one. Returns true if one was found.
fn first_only<'a>(cx: &mut Context<'a>, parent: Element<'a>, name: LocalName) -> bool {
    let mut first = None;
    let mut is_first = true;
    for child in children(parent) {
        if let Child::Element(element) = child
            && element.is_html_element(name)
        {
            match first {
                Some(first) => repeated(cx, parent, first, element),
                None if !is_first => misplaced(cx, parent, element, "it must be the first child"),
                None => {}
            }
            first = first.or(Some(element));
        }
        is_first = false;
    }
    first.is_some()
}

/// "Either: one `figcaption` element followed by flow content. Or: flow content followed by one `figcaption`
/// element. Or: flow content."
/// <https://html.spec.whatwg.org/multipage/grouping-content.html#the-figure-element>
pub(super) fn figure<'a>(cx: &mut Context<'a>, figure: Element<'a>) {
    let is_caption = |child: &Child<'a>| matches!(child, Child::Element(element) if element.is_html_element(tag::FIGCAPTION));
    let count = children(figure).count();
    let mut first = None;
    for (index, child) in children(figure).enumerate().filter(|(_, child)| is_caption(child)) {
        let Child::Element(element) = child else { continue };
        match first {
            Some(first) => repeated(cx, figure, first, element),
            None if index != 0 && index.saturating_add(1) != count => {
                misplaced(cx, figure, element, "it must be the first or the last child");
            }
            None => {}
        }
        first = first.or(Some(element));
    }
}

/// "Zero or more `p` elements, followed by one `h1`, `h2`, `h3`, `h4`, `h5`, or `h6` element, followed by zero or
/// more `p` elements."
/// <https://html.spec.whatwg.org/multipage/sections.html#the-hgroup-element>
pub(super) fn hgroup<'a>(cx: &mut Context<'a>, hgroup: Element<'a>) {
    const HEADINGS: ElementSet =
        ElementSet::of(&[tag::H1, tag::H2, tag::H3, tag::H4, tag::H5, tag::H6]);
    let mut headings = elements(hgroup).filter(|child| child.is_in(HEADINGS));
    if headings.next().is_none() {
        missing(cx, hgroup, "a heading, `<h1>` to `<h6>`");
        return;
    }
    for other in headings {
        misplaced(cx, hgroup, other, "only one heading is allowed");
    }
}

/// "Zero or one `button` elements if the `select` is a drop-down box, followed by" the options.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element>
pub(super) fn select<'a>(cx: &mut Context<'a>, select: Element<'a>) {
    if !elements(select).any(|child| child.is_html_element(tag::BUTTON)) {
        return;
    }
    if display_size(select.node) <= 1 {
        first_only(cx, select, tag::BUTTON);
        return;
    }
    for button in elements(select).filter(|child| child.is_html_element(tag::BUTTON)) {
        let expected = "only a drop-down box can have one, with a `size` of 1";
        misplaced(cx, select, button, expected);
    }
}

/// "Either: phrasing content. Or: Zero or more `option` and script-supporting elements."
/// <https://html.spec.whatwg.org/multipage/form-elements.html#the-datalist-element>
pub(super) fn datalist<'a>(cx: &mut Context<'a>, datalist: Element<'a>) {
    let has_phrasing = children(datalist).any(|child| match child {
        Child::Element(element) => {
            !element.is_html_element(tag::OPTION) && !super::is_script_supporting(element)
        }
        Child::Text => true,
    });
    if !has_phrasing {
        return;
    }
    if let Some(option) = elements(datalist).find(|child| child.is_html_element(tag::OPTION)) {
        misplaced(cx, datalist, option, "the content is only options, or has no options");
    }
}
