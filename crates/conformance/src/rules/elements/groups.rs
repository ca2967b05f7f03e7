//! Groups: names in `dl` elements, `details` elements with one name, and radio buttons.
//!
//! <https://html.spec.whatwg.org/multipage/grouping-content.html#the-dl-element>

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::FormOwners;
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
    /// The radio buttons of the page, with the numbers of their trees.
    radio_buttons: Vec<(Element<'a>, u32)>,
}

impl<'a> Subject<'a> for Groups<'a> {
    const ENTERS: Concern = Concern::of(&[tag::DETAILS, tag::INPUT]);
    const LEAVES: Concern = Concern::of(&[tag::DL, tag::DETAILS]);

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if element.is_html_element(tag::DETAILS)
            && let Some(name) = element.attr("name").filter(|name| !name.is_empty())
        {
            self.details(cx, element, name);
        }
        if element.is_html_element(tag::INPUT) && element.attr_is("type", "radio") {
            self.radio_buttons.push((element, cx.tree()));
        }
    }

    fn leave(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if element.is_html_element(tag::DL) {
            names_in_list(cx, element);
        }
        if element.is_html_element(tag::DETAILS)
            && let Some(name) = element.attr("name")
            && let Some(count) = self.around.get_mut(&(cx.tree(), name))
        {
            *count = count.saturating_sub(1);
        }
    }

    fn finish(&mut self, cx: &mut Context<'a>) {
        // The other buttons of a fragment can be elsewhere in the page that it is meant for.
        if cx.is_a_page() && !self.radio_buttons.is_empty() {
            self.lone_radio_buttons(cx);
        }
    }
}

impl<'a> Groups<'a> {
    /// "A tree must not contain an `input` element whose radio button group contains only that element." Those without a name are
    /// in no group with others.
    /// <https://html.spec.whatwg.org/multipage/input.html#radio-button-state-(type=radio)>
    fn lone_radio_buttons(&self, cx: &mut Context<'a>) {
        let mut owners = FormOwners::new(cx.document);
        let mut buttons_of: FxHashMap<_, u32> = FxHashMap::default();
        let mut group_of = |button: &Element<'a>, tree: u32| {
            let name = button.attr("name").unwrap_or_default();
            (tree, owners.of(button.node.id()), name)
        };
        let groups: Vec<_> =
            self.radio_buttons.iter().map(|(button, tree)| group_of(button, *tree)).collect();
        for group in &groups {
            let count = buttons_of.entry(*group).or_default();
            *count = count.saturating_add(1);
        }
        for ((button, _), group) in self.radio_buttons.iter().zip(&groups) {
            let (_, _, name) = group;
            if name.is_empty() || buttons_of.get(group) == Some(&1) {
                cx.report(&codes::LONE_RADIO_BUTTON, button.start_tag(), &[]);
            }
        }
    }

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
                reported.related(first.start_tag(), "the first one");
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
