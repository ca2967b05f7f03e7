//! `label` and the control in it.
//!
//! <https://html.spec.whatwg.org/multipage/forms.html#the-label-element>

use rustc_hash::FxHashSet;
use treewright_markup::tag;
use treewright_semantics::controls;

use crate::codes::{aria, elements as codes};
use crate::context::{Attribute, Context, Element};
use crate::rules::Subject;
use crate::rules::concern::Concern;
use crate::tables::{ElementSet, Names};

/// See the module.
#[derive(Default)]
pub(super) struct Labels<'a> {
    /// The open labels, with the first control in each and the numbers of their trees.
    open: Vec<(Element<'a>, Option<Element<'a>>, u32)>,
    /// The IDs of all controls, with the numbers of their trees.
    ids: FxHashSet<(u32, &'a str)>,
    /// The labels with attributes of ARIA that name a control, with the numbers of their trees.
    named: Vec<(Element<'a>, u32, &'a str)>,
}

/// <https://html.spec.whatwg.org/multipage/forms.html#category-label>
const LABELABLE: ElementSet = ElementSet::of(&[
    tag::BUTTON,
    tag::INPUT,
    tag::METER,
    tag::OUTPUT,
    tag::PROGRESS,
    tag::SELECT,
    tag::TEXTAREA,
]);

impl<'a> Subject<'a> for Labels<'a> {
    const ENTERS: Concern = Concern::of_set(LABELABLE.with(ElementSet::of(&[tag::LABEL])));
    const LEAVES: Concern = Concern::of(&[tag::LABEL]);

    /// "Phrasing content, but with no descendant labelable elements unless it is the element's labeled control."
    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if element.is_html_element(tag::LABEL) {
            self.open.push((element, None, cx.tree()));
            return;
        }
        if !element.is_in_html() || !controls::is_labelable(element.node) {
            return;
        }
        self.ids.extend(element.attr("id").map(|id| (cx.tree(), id)));
        let Some((label, first, tree)) = self.open.last_mut() else { return };
        if *tree != cx.tree() {
            return;
        }
        let label = *label;
        let other = *first;
        *first = other.or(Some(element));
        match (label.attr("for"), other) {
            (Some(id), _) if element.attr("id") != Some(id) => {
                let values = [("element", element.name()), ("id", id)];
                let reported =
                    cx.report(&codes::CONTROL_OF_ANOTHER_LABEL, element.start_tag(), &values);
                reported.related(label.place_of("for"), "the label names another control");
            }
            (None, Some(first)) => {
                let values = [("element", element.name())];
                let reported =
                    cx.report(&codes::SECOND_CONTROL_IN_LABEL, element.start_tag(), &values);
                reported.related(first.start_tag(), "the first control");
            }
            _ => {}
        }
    }

    fn leave(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if !element.is_html_element(tag::LABEL) {
            return;
        }
        let first = self.open.pop().and_then(|(_, first, _)| first);
        if !element.may_have(const { Names::of("role").with(Names::ARIA) }) {
            return;
        }
        match (element.attr("for"), first) {
            (Some(id), _) => self.named.push((element, cx.tree(), id)),
            (None, Some(_)) => without_aria(cx, element),
            (None, None) => {}
        }
    }

    fn finish(&mut self, cx: &mut Context<'a>) {
        for (label, tree, id) in std::mem::take(&mut self.named) {
            if self.ids.contains(&(tree, id)) {
                without_aria(cx, label);
            }
        }
    }
}

/// A label that is associated with a control has neither a role nor states and properties.
/// <https://w3c.github.io/html-aria/#el-label>
fn without_aria<'a>(cx: &mut Context<'a>, label: Element<'a>) {
    for attribute in label.attributes().filter(Attribute::is_plain) {
        let name = attribute.name.local;
        if name == "role" {
            let values = [("role", attribute.value), ("element", "label"), ("allowed", "no role")];
            cx.report(&aria::ROLE_NOT_ALLOWED, label.place_of_value(name), &values);
        } else if name.starts_with("aria-") && !matches!(name, "aria-label" | "aria-labelledby") {
            let values = [("attribute", name), ("element", "label")];
            cx.report(&aria::ARIA_ATTRIBUTE_NOT_ALLOWED, label.place_of(name), &values);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::LABELABLE;
    use crate::tables::{Categories, element_row};

    #[test]
    fn labelable_elements_are_those_of_the_index() {
        let rows = (0..128).filter_map(|number| Some((number, element_row(number)?)));
        for (number, row) in rows {
            let is_labelable = row.categories.has(Categories::LABELABLE);
            assert_eq!(LABELABLE.has_number(number), is_labelable, "{}", row.name);
        }
    }
}
