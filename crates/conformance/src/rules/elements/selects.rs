//! `select` and its options, `optgroup`, `label`.
//!
//! <https://html.spec.whatwg.org/multipage/form-elements.html#the-select-element>

use std::borrow::Cow;

use treewright_markup::{Span, tag};
use treewright_semantics::selects::display_size;

use crate::codes::content::{REPEATED_CHILD, TEXT_NOT_ALLOWED_HERE};
use crate::codes::elements as codes;
use crate::context::{Context, Element};
use crate::rules::concern::Concern;
use crate::rules::{Subject, is_white_space};

/// See the module.
#[derive(Default)]
pub(super) struct Selects<'a> {
    /// The open `select` elements.
    open: Vec<State<'a>>,
}

/// The things that are known about an open `select`.
struct State<'a> {
    select: Element<'a>,
    first_selected: Option<Element<'a>>,
    /// The first option, and true if it is in no `optgroup`.
    first_option: Option<(Element<'a>, bool)>,
    first_selectedcontent: Option<Element<'a>>,
}

impl<'a> Subject<'a> for Selects<'a> {
    const ENTERS: Concern = Concern::of(&[tag::SELECT, tag::OPTION, tag::SELECTEDCONTENT]);
    const LEAVES: Concern = Concern::of(&[tag::SELECT, tag::OPTGROUP, tag::SELECTEDCONTENT]);

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if element.is_html_element(tag::SELECT) {
            self.open.push(State {
                select: element,
                first_selected: None,
                first_option: None,
                first_selectedcontent: None,
            });
        } else if element.is_html_element(tag::SELECTEDCONTENT)
            && let Some(state) = self.open.last_mut()
        {
            second_selectedcontent(cx, state, element);
        } else if element.is_html_element(tag::OPTION)
            && let Some(state) = self.open.last_mut()
        {
            if state.first_option.is_none() {
                state.first_option = Some((element, !cx.inside().has(tag::OPTGROUP)));
            }
            if element.has("selected") && !state.select.has("multiple") {
                match state.first_selected {
                    None => state.first_selected = Some(element),
                    Some(first) => {
                        let place = element.place_of("selected");
                        let reported = cx.report(&codes::SECOND_SELECTED_OPTION, place, &[]);
                        reported.related(first.start_tag(), "the first one");
                    }
                }
            }
        }
    }

    fn leave(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if element.is_html_element(tag::SELECT) {
            if let Some(state) = self.open.pop() {
                placeholder(cx, &state);
            }
        } else if element.is_html_element(tag::SELECTEDCONTENT) {
            written_in_selectedcontent(cx, element);
        } else if element.is_html_element(tag::OPTGROUP) && !element.has("label") {
            let has_legend = element.node.child_elements().any(|child| child.is_html("legend"));
            if !has_legend {
                cx.report(&codes::OPTGROUP_WITHOUT_LABEL, element.start_tag(), &[]);
            }
        }
    }
}

/// "If the element is the first child of a `select` element, then it may also have one descendant `selectedcontent`
/// element."
/// <https://html.spec.whatwg.org/multipage/form-elements.html#the-button-element>
fn second_selectedcontent<'a>(
    cx: &mut Context<'a>,
    state: &mut State<'a>,
    selectedcontent: Element<'a>,
) {
    match state.first_selectedcontent {
        None => state.first_selectedcontent = Some(selectedcontent),
        Some(first) => {
            let values = [("element", "selectedcontent"), ("parent", "button")];
            let reported = cx.report(&REPEATED_CHILD, selectedcontent.start_tag(), &values);
            reported.related(first.start_tag(), "the first one");
        }
    }
}

/// The content model of `selectedcontent` is nothing; the parser replaces the written contents with a copy of the
/// selected option.
/// <https://html.spec.whatwg.org/multipage/form-elements.html#the-selectedcontent-element>
fn written_in_selectedcontent<'a>(cx: &mut Context<'a>, element: Element<'a>) {
    let tags =
        element.node.origin().and_then(|origin| Some((origin.start_tag()?, origin.end_tag()?)));
    let Some((start, end)) = tags else { return };
    let written = cx
        .document
        .source_text(Span { end: end.start, start: start.end, ..start })
        .unwrap_or_default();
    if !is_white_space(&without_comments(written)) {
        let values = [("parent", element.name())];
        cx.report(&TEXT_NOT_ALLOWED_HERE, element.start_tag(), &values);
    }
}

/// The text without its comments, which are not part of a content model.
fn without_comments(text: &str) -> Cow<'_, str> {
    let mut rest = text;
    let mut out = String::new();
    while let Some((before, after)) = rest.split_once("<!--") {
        out.push_str(before);
        rest = after.split_once("-->").map_or("", |(_, after)| after);
    }
    if out.is_empty() && rest.len() == text.len() {
        return Cow::Borrowed(text);
    }
    out.push_str(rest);
    Cow::Owned(out)
}

/// "If a `select` element has a `required` attribute specified, does not have a `multiple` attribute specified, and
/// has a display size of 1, then the `select` element must have a placeholder label option."
fn placeholder<'a>(cx: &mut Context<'a>, state: &State<'a>) {
    let select = state.select;
    if !select.has("required") || select.has("multiple") || display_size(select.node) != 1 {
        return;
    }
    let has_placeholder = state.first_option.is_some_and(|(option, is_direct)| {
        let is_empty = match option.attr("value") {
            Some(value) => value.is_empty(),
            None => option.node.text().trim_ascii().is_empty(),
        };
        is_direct && is_empty
    });
    if !has_placeholder {
        let reported = cx.report(&codes::MISSING_PLACEHOLDER_OPTION, select.start_tag(), &[]);
        if let Some((option, _)) = state.first_option {
            reported.related(option.start_tag(), "the first option");
        }
    }
}
