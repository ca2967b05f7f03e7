//! `label` and the control inside of it.
//!
//! <https://html.spec.whatwg.org/multipage/forms.html#the-label-element>

use treewright_markup::tag;

use crate::codes::elements as codes;
use crate::context::{Context, Element};
use crate::rules::concern::Concern;
use crate::rules::{Subject, is_labelable};
use crate::tables::ElementSet;

/// See the module.
#[derive(Default)]
pub(super) struct Labels<'a> {
    /// The open labels, with the first control in each.
    open: Vec<(Element<'a>, Option<Element<'a>>)>,
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
        if element.is(tag::LABEL) {
            self.open.push((element, None));
            return;
        }
        let Some((label, first)) = self.open.last_mut() else { return };
        if !element.is_in_html() || !is_labelable(element) {
            return;
        }
        let label = *label;
        let other = *first;
        *first = other.or(Some(element));
        match (label.attr("for"), other) {
            (Some(id), _) if element.attr("id") != Some(id) => {
                let values = [("element", element.local), ("id", id)];
                let reported =
                    cx.report(&codes::CONTROL_OF_ANOTHER_LABEL, element.place(), &values);
                reported.related(label.place_of("for"), "the label names another control");
            }
            (None, Some(first)) => {
                let values = [("element", element.local)];
                let reported = cx.report(&codes::SECOND_CONTROL_IN_LABEL, element.place(), &values);
                reported.related(first.place(), "the first control");
            }
            _ => {}
        }
    }

    fn leave(&mut self, _: &mut Context<'a>, &element: &Element<'a>) {
        if element.is(tag::LABEL) {
            self.open.pop();
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
