//! Groups: names in `dl` elements, and `details` elements with one name.
//!
//! <https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element>

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_markup::tag;

use crate::codes::elements as codes;
use crate::context::{Context, Element};
use crate::rules::Subject;
use crate::rules::concern::Concern;

/// See the module.
#[derive(Default)]
pub(super) struct Groups<'a> {
    /// The open `details` of each group, by the tree and the name.
    opened: FxHashMap<(u32, &'a str), Element<'a>>,
    /// The names of the groups of the `details` elements that are ancestors.
    around: FxHashMap<(u32, &'a str), u32>,
}

impl<'a> Subject<'a> for Groups<'a> {
    const ENTERS: Concern = Concern::of(&[tag::DETAILS]);
    const LEAVES: Concern = Concern::of(&[tag::DL, tag::DETAILS]);

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if element.is(tag::DETAILS)
            && let Some(name) = element.attr("name").filter(|name| !name.is_empty())
        {
            self.details(cx, element, name);
        }
    }

    fn leave(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if element.is(tag::DL) {
            names_in_list(cx, element);
        }
        if element.is(tag::DETAILS)
            && let Some(name) = element.attr("name")
            && let Some(count) = self.around.get_mut(&(cx.tree(), name))
        {
            *count = count.saturating_sub(1);
        }
    }
}

impl<'a> Groups<'a> {
    /// "A document must not contain more than one `details` element in the same details name group that has the
    /// `open` attribute present." "A document must not contain a `details` element that is a descendant of another
    /// `details` element in the same details name group."
    /// <https://html.spec.whatwg.org/multipage/interactive-elements.html#details-name-group>
    fn details(&mut self, cx: &mut Context<'a>, details: Element<'a>, name: &'a str) {
        let key = (cx.tree(), name);
        let count = self.around.entry(key).or_default();
        if *count > 0 {
            let place = details.place_of("name");
            cx.report(&codes::DETAILS_INSIDE_ITS_GROUP, place, &[("name", name)]);
        }
        *count = count.saturating_add(1);
        if !details.has("open") {
            return;
        }
        match self.opened.get(&key) {
            None => {
                self.opened.insert(key, details);
            }
            Some(first) => {
                let first = *first;
                let place = details.place_of("open");
                let reported =
                    cx.report(&codes::SECOND_OPEN_DETAILS_OF_GROUP, place, &[("name", name)]);
                reported.related(first.place(), "the first one");
            }
        }
    }
}

/// "Within a single `dl` element, there should not be more than one `dt` element for each name."
/// <https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element>
fn names_in_list<'a>(cx: &mut Context<'a>, list: Element<'a>) {
    let mut names = FxHashSet::default();
    let children = list.node.child_elements();
    let terms = children.flat_map(|child| {
        let inside = child.is_html("div").then(|| child.child_elements()).into_iter().flatten();
        std::iter::once(child).chain(inside).filter(|child| child.is_html("dt"))
    });
    for term in terms {
        let text = term.text();
        let name: Vec<&str> = text.split_ascii_whitespace().collect();
        let name = name.join(" ");
        if name.is_empty() {
            continue;
        }
        if names.contains(&name) {
            cx.report(&codes::DUPLICATE_TERM, term, &[("name", &name)]);
        } else {
            names.insert(name);
        }
    }
}
