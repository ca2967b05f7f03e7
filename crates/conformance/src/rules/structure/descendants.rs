//! Descendants that content models forbid, at any depth.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#content-models>

use treewright_markup::tag;
use treewright_semantics::InputType;
use treewright_semantics::selects::display_size;

use super::categories::{categories_of, is_interactive};
use crate::codes::content as codes;
use crate::context::{Context, Element};
use crate::rules::Subject;
use crate::rules::concern::Concern;
use crate::tables::{
    Categories, ElementSet, FORBIDDEN, Forbidden, Names, RESTRICTED, forbidden_descendants,
    in_categories,
};

/// See the module.
#[derive(Default)]
pub(super) struct Descendants {
    /// The number of open `ruby` elements.
    rubies: u32,
}

/// The elements that do not take all descendants.
const AROUND: ElementSet = RESTRICTED.with(ElementSet::of(&[tag::CANVAS, tag::LEGEND, tag::RUBY]));

impl<'a> Subject<'a> for Descendants {
    const ENTERS: Concern = Concern::ALL;
    const LEAVES: Concern = Concern::of(&[tag::RUBY]);

    fn context_element(&mut self, _: &mut Context<'a>, element: &Element<'a>) {
        self.rubies = u32::from(element.is_html_element(tag::RUBY));
    }

    #[inline]
    fn enter(&mut self, cx: &mut Context<'a>, element: &Element<'a>) {
        if element.is_html_element(tag::RUBY) {
            self.rubies = self.rubies.saturating_add(1);
        }
        if cx.inside().intersects(AROUND) && can_be_forbidden(element) {
            self.inside(cx, *element);
        }
    }

    fn leave(&mut self, _: &mut Context<'a>, &element: &Element<'a>) {
        if element.is_html_element(tag::RUBY) {
            self.rubies = self.rubies.saturating_sub(1);
        }
    }
}

/// The elements that are forbidden somewhere, by their names or under a condition.
const FORBIDDEN_BY_NAME: ElementSet = {
    let (elements, categories) = FORBIDDEN;
    elements.with(in_categories(categories)).with(ElementSet::of(&[tag::RUBY]))
};

/// Returns false for elements that may be in all others.
#[inline]
fn can_be_forbidden(element: &Element<'_>) -> bool {
    element.is_in(FORBIDDEN_BY_NAME)
        || element.may_have(const { Names::of("tabindex") })
        || element.row.is_none()
}

impl Descendants {
    /// An element in one that does not take all descendants.
    #[inline(never)]
    fn inside<'a>(&self, cx: &mut Context<'a>, element: Element<'a>) {
        let inside = cx.inside();
        if !element.is_in_html() {
            // All elements of SVG and MathML may have this attribute, too.
            if element.has("tabindex") {
                let has_tabindex = |forbidden: &&Forbidden| {
                    forbidden.tabindex && inside.intersects(forbidden.inside)
                };
                if let Some(forbidden) = forbidden_descendants().iter().find(has_tabindex) {
                    report(cx, element, forbidden.inside, true);
                }
            }
            return;
        }
        let restricting = if inside.intersects(RESTRICTED) { forbidden_descendants() } else { &[] };
        for forbidden in restricting {
            if inside.intersects(forbidden.inside) {
                check(cx, element, forbidden);
            }
        }
        if inside.has(tag::CANVAS) && is_interactive(element) && !is_allowed_in_canvas(element) {
            report(cx, element, ElementSet::of(&[tag::CANVAS]), false);
        }
        // "There must be no interactive content and no descendant with the `tabindex` attribute" in the legend of an
        // `optgroup`.
        if inside.has(tag::LEGEND) && inside.has(tag::OPTGROUP) {
            let by_tabindex = !is_interactive(element);
            if !by_tabindex || element.has("tabindex") {
                report(cx, element, const { ElementSet::of(&[tag::LEGEND]) }, by_tabindex);
            }
        }
        if element.is_html_element(tag::RUBY) && inside.has(tag::RUBY) && self.is_misplaced_ruby(cx)
        {
            report(cx, element, const { ElementSet::of(&[tag::RUBY]) }, false);
        }
    }

    /// A `ruby` element may be a child of another one, but not of one that is in a third, and not deeper in
    /// its base.
    /// <https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-ruby-element>
    fn is_misplaced_ruby(&self, cx: &Context<'_>) -> bool {
        /// The maximum number of elements around it that are examined.
        const MOST: usize = 100;
        let around = cx.ancestors().take(MOST).enumerate();
        let nearest = around.into_iter().find(|(_, ancestor)| ancestor.is_in(OF_RUBY));
        self.rubies > 2
            || nearest.is_some_and(|(at, ancestor)| at > 0 && ancestor.is_html_element(tag::RUBY))
    }
}

/// A `ruby` element and the parts of it that are not its base.
const OF_RUBY: ElementSet = ElementSet::of(&[tag::RUBY, tag::RT, tag::RP]);

fn check<'a>(cx: &mut Context<'a>, element: Element<'a>, forbidden: &Forbidden) {
    let categories = if forbidden.categories == Categories::NONE {
        Categories::NONE
    } else {
        categories_of(element)
    };
    let is_forbidden = element.is_in(forbidden.elements) || forbidden.categories.has(categories);
    let has_tabindex = forbidden.tabindex && element.has("tabindex");
    if !is_forbidden && !has_tabindex {
        return;
    }
    report(cx, element, forbidden.inside, !is_forbidden);
}

fn report<'a>(cx: &mut Context<'a>, element: Element<'a>, inside: ElementSet, by_tabindex: bool) {
    let rule = if by_tabindex {
        &codes::TABINDEX_INSIDE_INTERACTIVE
    } else {
        &codes::FORBIDDEN_DESCENDANT
    };
    if element.is_copy() {
        return;
    }
    // No walks for findings that are not kept.
    if cx.is_full() {
        cx.leave_out(rule);
        return;
    }
    let Some(ancestor) = cx.ancestors().find(|ancestor| ancestor.is_in(inside)) else { return };
    let place = if by_tabindex { element.place_of("tabindex") } else { element.start_tag() };
    let values = [("element", element.name()), ("ancestor", ancestor.name())];
    let reported = cx.report(rule, place, &values);
    reported.related(ancestor.start_tag(), &format!("`<{}>` is opened here", ancestor.name()));
}

/// "`a` elements, `img` elements with `usemap` attributes, `button` elements, `input` elements whose `type`
/// attribute are in the Checkbox or Radio Button states, `input` elements that are buttons, and `select` elements
/// with a `multiple` attribute or a display size greater than 1".
/// <https://html.spec.whatwg.org/multipage/canvas.html#the-canvas-element>
fn is_allowed_in_canvas(element: Element<'_>) -> bool {
    match element.tag {
        tag::A | tag::BUTTON => true,
        tag::IMG => element.has("usemap"),
        tag::INPUT => InputType::of(element.node)
            .is_some_and(|state| state.can_be_checked() || state.is_button()),
        tag::SELECT => element.has("multiple") || display_size(element.node) > 1,
        _ => false,
    }
}
