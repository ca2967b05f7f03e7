//! SVG and MathML: elements, attributes, content and values.
//!
//! <https://svgwg.org/svg2-draft/>, <https://w3c.github.io/mathml/>

#[rustfmt::skip]
mod generated;
mod math;
mod math_values;
mod path;
mod svg;
mod svg_values;
mod tables;
mod values;

use rustc_hash::FxHashSet;
use treewright_dom::NodeRef;
use treewright_markup::Namespace;

use crate::codes::foreign as codes;
use crate::context::{Attribute, Context, Element};
use crate::place::Place;
use crate::rules::attributes::differs_from_lang;
use crate::rules::concern::Concern;
use crate::rules::{Subject, is_white_space};

/// See the module.
#[derive(Default)]
pub(super) struct Foreign<'a> {
    /// The open foreign elements, innermost last.
    open: Vec<Frame<'a>>,
    /// The path data that were found to be right.
    right_paths: FxHashSet<&'a str>,
}

/// An open foreign element.
struct Frame<'a> {
    element: Element<'a>,
    /// The element whose content model counts inside: for `a` of SVG, the one around it.
    model: Element<'a>,
    /// It is, or is in, an `a` of SVG.
    is_in_link: bool,
    /// The elements that are its children so far.
    children: usize,
    /// The children that may occur once.
    seen: Vec<&'a str>,
}

impl<'a> Subject<'a> for Foreign<'a> {
    const ENTERS: Concern = Concern::ALL;
    const LEAVES: Concern = Concern::ALL;

    fn context_element(&mut self, _: &mut Context<'a>, &element: &Element<'a>) {
        if !element.is_in_html() {
            let is_in_link = svg::is_link(element);
            self.open.push(Frame {
                element,
                model: element,
                is_in_link,
                children: 0,
                seen: Vec::new(),
            });
        }
    }

    #[inline]
    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if !self.open.is_empty() || !element.is_in_html() {
            self.enter_foreign(cx, element);
        }
    }

    #[inline]
    fn text(&mut self, cx: &mut Context<'a>, text: NodeRef<'a>) {
        if !self.open.is_empty() {
            self.text_in_foreign(cx, text);
        }
    }

    #[inline]
    fn leave(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if !element.is_in_html() {
            self.leave_foreign(cx, element);
        }
    }
}

impl<'a> Foreign<'a> {
    /// The start of a foreign element, or of an HTML element in one.
    #[inline(never)]
    fn enter_foreign(&mut self, cx: &mut Context<'a>, element: Element<'a>) {
        let is_child = cx.parent().is_some_and(|parent| !parent.is_in_html());
        if let Some(frame) = self.open.last_mut().filter(|_| is_child) {
            frame.children = frame.children.saturating_add(1);
        }
        match element.namespace() {
            Some(Namespace::Svg) => {
                let parent = self.open.last_mut().filter(|_| is_child);
                svg::enter(cx, element, parent, &mut self.right_paths);
            }
            Some(Namespace::MathMl) => {
                math::enter(cx, element, self.open.last_mut().filter(|_| is_child));
            }
            _ => {
                if let Some(frame) = self.open.last().filter(|_| is_child) {
                    math::html_child(cx, element, frame.element);
                }
            }
        }
        if !element.is_in_html() {
            if element.has("lang")
                && let Some(attribute) = element.attributes().find(Attribute::is_xml_lang)
            {
                differs_from_lang(cx, element, attribute);
            }
            let around = self.open.last().filter(|_| is_child);
            let model = match around {
                Some(around) if svg::is_link(element) => around.model,
                _ => element,
            };
            let is_in_link =
                around.is_some_and(|around| around.is_in_link) || svg::is_link(element);
            self.open.push(Frame { element, model, is_in_link, children: 0, seen: Vec::new() });
        }
    }

    #[inline(never)]
    fn text_in_foreign(&mut self, cx: &mut Context<'a>, text: NodeRef<'a>) {
        let Some(parent) = cx.parent().filter(|parent| !parent.is_in_html()) else { return };
        let data = text.text_data().unwrap_or_default();
        if is_white_space(data) {
            return;
        }
        let is_allowed = match parent.namespace() {
            Some(Namespace::Svg) => {
                tables::svg(parent.name()).is_none_or(|row| row.takes_text(parent.name()))
            }
            Some(Namespace::MathMl) => {
                tables::math(parent.name()).is_none_or(|row| row.takes("text"))
            }
            _ => true,
        };
        if !is_allowed && !self.is_inside_anything() {
            let start = data.len().saturating_sub(data.trim_ascii_start().len());
            let place = Place::PartOfText(text, start..data.trim_ascii_end().len());
            let values = [("parent", parent.name())];
            let reported = cx.report(&codes::FOREIGN_TEXT_NOT_ALLOWED, place, &values);
            reported.related(parent.start_tag(), "it is in this one");
        }
    }

    #[inline(never)]
    fn leave_foreign(&mut self, cx: &mut Context<'a>, element: Element<'a>) {
        if let Some(frame) = self.open.pop() {
            match element.namespace() {
                Some(Namespace::Svg) => svg::leave(cx, element, &frame),
                Some(Namespace::MathMl) => math::leave(cx, element, frame.children, &frame.seen),
                _ => {}
            }
        }
    }

    /// Returns true in the children of an unknown element, or of one that may contain anything: nothing is known there.
    fn is_inside_anything(&self) -> bool {
        self.open.last().is_some_and(|frame| svg::is_opaque(frame.element))
    }
}
