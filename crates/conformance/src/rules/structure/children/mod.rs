//! The order and the number of children, and those that are required.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#content-models>

mod lists;
mod media;
mod parts;
mod ruby;
mod tables;

use treewright_markup::tag;

use crate::codes::content as codes;
use crate::context::{Context, Element};
use crate::rules::concern::Concern;
use crate::rules::{Subject, is_white_space};
use crate::tables::ElementSet;

/// See the module.
#[derive(Default)]
pub(super) struct Children;

/// A child that counts: an element, or text that is not white space.
#[derive(Clone, Copy)]
enum Child<'a> {
    Element(Element<'a>),
    Text,
}

impl<'a> Subject<'a> for Children {
    const LEAVES: Concern = Concern::of(&[
        tag::HEAD,
        tag::TITLE,
        tag::DETAILS,
        tag::FIELDSET,
        tag::OPTGROUP,
        tag::FIGURE,
        tag::HGROUP,
        tag::SELECT,
        tag::DATALIST,
        tag::DL,
        tag::DIV,
        tag::PICTURE,
        tag::AUDIO,
        tag::VIDEO,
        tag::TABLE,
        tag::RUBY,
    ]);

    fn leave(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if !element.is_in_html() {
            return;
        }
        match element.tag {
            tag::HEAD => parts::head(cx, element),
            tag::TITLE => parts::title(cx, element),
            tag::DETAILS => parts::details(cx, element),
            tag::FIELDSET | tag::OPTGROUP => parts::legend_first(cx, element),
            tag::FIGURE => parts::figure(cx, element),
            tag::HGROUP => parts::hgroup(cx, element),
            tag::SELECT => parts::select(cx, element),
            tag::DATALIST => parts::datalist(cx, element),
            tag::DL => lists::dl(cx, element),
            tag::DIV if cx.is_child_of(const { ElementSet::of(&[tag::DL]) }) => {
                lists::div_in_dl(cx, element);
            }
            tag::PICTURE => media::picture(cx, element),
            tag::AUDIO | tag::VIDEO => media::media_element(cx, element),
            tag::TABLE => tables::table(cx, element),
            tag::RUBY => ruby::ruby(cx, element),
            _ => {}
        }
    }
}

/// The children that count, in order.
fn children(parent: Element<'_>) -> impl DoubleEndedIterator<Item = Child<'_>> + Clone {
    parent.node.children().filter_map(|child| {
        if child.is_element() {
            return Some(Child::Element(Element::without_names(child)));
        }
        let is_content = child.is_text() && !is_white_space(child.data().unwrap_or_default());
        is_content.then_some(Child::Text)
    })
}

/// The child elements of HTML but those that are script-supporting, in order.
fn elements(parent: Element<'_>) -> impl DoubleEndedIterator<Item = Element<'_>> + Clone {
    let elements = parent.node.child_elements().map(Element::new);
    elements.filter(|element| element.is_in_html() && !is_script_supporting(*element))
}

fn is_script_supporting(element: Element<'_>) -> bool {
    element.is_html_element(tag::SCRIPT) || element.is_html_element(tag::TEMPLATE)
}

fn misplaced<'a>(cx: &mut Context<'a>, parent: Element<'a>, child: Element<'a>, expected: &str) {
    let values = [("element", child.name()), ("parent", parent.name()), ("expected", expected)];
    let reported = cx.report(&codes::MISPLACED_CHILD, child.start_tag(), &values);
    reported.related(parent.start_tag(), &format!("`<{}>` is opened here", parent.name()));
}

fn repeated<'a>(cx: &mut Context<'a>, parent: Element<'a>, first: Element<'a>, child: Element<'a>) {
    let values = [("element", child.name()), ("parent", parent.name())];
    let reported = cx.report(&codes::REPEATED_CHILD, child.start_tag(), &values);
    reported.related(first.start_tag(), "the first one");
}

fn missing<'a>(cx: &mut Context<'a>, parent: Element<'a>, expected: &str) {
    let values = [("parent", parent.name()), ("expected", expected)];
    cx.report(&codes::MISSING_CHILD, parent.start_tag(), &values);
}
