//! Microdata.
//!
//! <https://html.spec.whatwg.org/multipage/microdata.html>

#[rustfmt::skip]
mod generated;
mod recurrence;
mod tables;
mod values;
mod vocabularies;

use rustc_hash::{FxHashMap, FxHashSet};
use treewright_dom::{Edge, NodeId, NodeRef};

use crate::codes::microdata as codes;
use crate::context::{Context, Element};
use crate::rules::Subject;
use crate::rules::concern::Concern;
use crate::tables::Names;

/// See the module.
#[derive(Default)]
pub(super) struct Microdata<'a> {
    /// How many open elements are items.
    items: usize,
    /// The IDs of the open elements.
    ids: Vec<&'a str>,
    /// The IDs that items refer to.
    referred: FxHashSet<&'a str>,
    /// The outermost properties outside items, each with the range in `around` of the IDs around it.
    orphans: Vec<(Element<'a>, usize, usize)>,
    around: Vec<&'a str>,
    /// The items with `itemref`, with the numbers of their trees.
    referring: Vec<(Element<'a>, u32)>,
    /// The items of the vocabularies that the standard defines, with the numbers of their trees.
    typed: Vec<(Element<'a>, u32)>,
    /// All IDs, with the numbers of their trees.
    targets: Vec<(u32, &'a str, NodeRef<'a>)>,
}

/// An element that is an item, or that an item can refer to.
struct Group<'a> {
    element: Element<'a>,
    /// The groups directly inside.
    children: Vec<usize>,
    /// An item without `itemprop` is not a property of an item around it.
    is_found: bool,
}

/// The first elements that have an ID, by the numbers of their trees.
type ById<'a> = FxHashMap<(u32, &'a str), NodeRef<'a>>;

/// The attributes of microdata.
const OF_ITEMS: Names = Names::of_all(&["itemid", "itemprop", "itemref", "itemscope", "itemtype"]);
/// These, and `id`.
const NAMES: Names = OF_ITEMS.with(Names::of("id"));

/// The maximum number of ancestors that are examined for errors of `itemref`, so that hostile pages take no more than
/// linear time.
const MOST_ANCESTORS: usize = 100_000;

/// The maximum number of IDs around properties that are kept, so that deep pages take no more than linear time.
const MOST_IDS: usize = 100_000;

/// The progress of examining a group.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    New,
    Open,
    Done,
}

impl<'a> Subject<'a> for Microdata<'a> {
    const ENTERS: Concern = Concern::of(&[]).or_with(NAMES);
    const LEAVES: Concern = Concern::of(&[]).or_with(NAMES);

    fn enter(&mut self, cx: &mut Context<'a>, &element: &Element<'a>) {
        if let Some(id) = element.attr("id") {
            self.ids.push(id);
            if self.targets.len() < MOST_IDS {
                self.targets.push((cx.tree(), id, element.node));
            }
        }
        // "Every HTML element may have" these; on others they make no items and properties.
        // <https://html.spec.whatwg.org/multipage/microdata.html#items>
        if !element.may_have(OF_ITEMS) || !element.is_in_html() {
            return;
        }
        let is_item = element.has("itemscope");
        for name in ["itemtype", "itemref"] {
            if !is_item && element.has(name) {
                let values = [("attribute", name)];
                cx.report(&codes::MICRODATA_WITHOUT_SCOPE, element.place_of(name), &values);
            }
        }
        if element.has("itemid") && !(is_item && element.has("itemtype")) {
            cx.report(&codes::ITEMID_WITHOUT_TYPE, element.place_of("itemid"), &[]);
        }
        if let Some(ids) = element.attr("itemref").filter(|_| is_item) {
            self.referred.extend(ids.split_ascii_whitespace());
            self.referring.push((element, cx.tree()));
        }
        let is_room = self.around.len().saturating_add(self.ids.len()) <= MOST_IDS;
        if element.has("itemprop") && self.items == 0 && is_room {
            let start = self.around.len();
            self.around.extend(&self.ids);
            self.orphans.push((element, start, self.around.len()));
        }
        if is_item && vocabularies::is_of_a_vocabulary(element) {
            self.typed.push((element, cx.tree()));
        }
        if is_item {
            self.items = self.items.saturating_add(1);
        }
    }

    fn leave(&mut self, _: &mut Context<'a>, &element: &Element<'a>) {
        if element.has("id") {
            self.ids.pop();
        }
        if element.is_in_html() && element.has("itemscope") {
            self.items = self.items.saturating_sub(1);
        }
    }

    /// A property belongs to an item around it, or to one that refers to an element around it.
    fn finish(&mut self, cx: &mut Context<'a>) {
        for (element, start, end) in std::mem::take(&mut self.orphans) {
            let around = self.around.get(start..end).unwrap_or_default();
            if !around.iter().any(|id| self.referred.contains(id)) {
                cx.report(&codes::PROPERTY_WITHOUT_ITEM, element.place_of("itemprop"), &[]);
            }
        }
        let mut by_id = FxHashMap::default();
        if !self.referring.is_empty() {
            cycles(cx);
            for (tree, id, node) in self.targets.drain(..) {
                by_id.entry((tree, id)).or_insert(node);
            }
            self.properties_found_twice(cx, &by_id);
        }
        if !self.typed.is_empty() {
            vocabularies::check(cx, std::mem::take(&mut self.typed), &by_id);
        }
    }
}

/// The elements of the document that are items or have an ID. Items of shadow trees do not refer to them.
fn groups<'a>(cx: &Context<'a>) -> Vec<Group<'a>> {
    let mut groups: Vec<Group<'a>> = Vec::new();
    let mut open: Vec<Option<usize>> = Vec::new();
    for edge in cx.document.traverse(cx.document.root()) {
        let Edge::Open(node) = edge else {
            open.pop();
            continue;
        };
        let around = open.last().copied().flatten();
        let element = cx.document.get(node).filter(|node| node.is_element()).map(Element::new);
        let group = element.filter(|element| element.has("id") || element.has("itemscope"));
        open.push(match group.filter(|_| groups.len() < MOST_IDS) {
            Some(element) => {
                let number = groups.len();
                if let Some(around) = around.and_then(|around| groups.get_mut(around)) {
                    around.children.push(number);
                }
                let is_found = !element.has("itemscope") || element.has("itemprop");
                groups.push(Group { element, children: Vec::new(), is_found });
                Some(number)
            }
            None => around,
        });
    }
    groups
}

/// Reports items that have themselves among their properties, or among the properties of these.
/// <https://html.spec.whatwg.org/multipage/microdata.html#the-microdata-model>
fn cycles(cx: &mut Context<'_>) {
    let groups = groups(cx);
    let mut by_id = FxHashMap::default();
    for (number, group) in groups.iter().enumerate() {
        if let Some(id) = group.element.attr("id") {
            by_id.entry(id).or_insert(number);
        }
    }
    let mut states = vec![State::New; groups.len()];
    for start in 0..groups.len() {
        // A walk in depth, with the groups that are still to come to from each.
        let mut walk: Vec<(usize, Vec<usize>)> = Vec::new();
        let mut next = Some(start);
        loop {
            if let Some(number) = next.take() {
                match states.get_mut(number) {
                    Some(state @ State::New) => {
                        *state = State::Open;
                        walk.push((number, groups_within(&groups, number, &by_id)));
                    }
                    Some(State::Open) => {
                        let from = walk.last().map(|(from, _)| *from);
                        if let Some(from) = from.filter(|from| *from != number)
                            && let Some(group) = groups.get(from)
                        {
                            let place = group.element.place_of("itemref");
                            cx.report(&codes::CIRCULAR_ITEMREF, place, &[]);
                        }
                    }
                    _ => {}
                }
            }
            let Some((number, rest)) = walk.last_mut() else { break };
            next = rest.pop();
            if next.is_none() {
                if let Some(state) = states.get_mut(*number) {
                    *state = State::Done;
                }
                walk.pop();
            }
        }
    }
}

/// The groups that the properties of one are searched for in.
fn groups_within(
    groups: &[Group<'_>],
    number: usize,
    by_id: &FxHashMap<&str, usize>,
) -> Vec<usize> {
    let Some(group) = groups.get(number) else { return Vec::new() };
    let refers = group.element.has("itemscope");
    let ids = group.element.attr("itemref").filter(|_| refers).unwrap_or_default();
    let referred = ids.split_ascii_whitespace().filter_map(|id| by_id.get(id).copied());
    let is_found = |number: &usize| groups.get(*number).is_some_and(|group| group.is_found);
    group.children.iter().copied().chain(referred).filter(is_found).collect()
}

impl<'a> Microdata<'a> {
    /// "A document must not contain any items for which the algorithm to find the properties of an item finds any
    /// microdata errors": that is an element that it comes to twice, by its parent and by an ID. Seen from below: an
    /// element by an ID, or the item, has another one of these above it, without an item between.
    /// <https://html.spec.whatwg.org/multipage/microdata.html#the-properties-of-an-item>
    fn properties_found_twice(&mut self, cx: &mut Context<'a>, by_id: &ById<'a>) {
        let mut work = 0_usize;
        for (item, tree) in std::mem::take(&mut self.referring) {
            let ids = item.attr("itemref").unwrap_or_default().split_ascii_whitespace();
            let starts: FxHashSet<NodeId> =
                ids.clone().filter_map(|id| by_id.get(&(tree, id)).map(|node| node.id())).collect();
            let targets = ids.filter_map(|id| by_id.get(&(tree, id)).copied());
            let is_twice = starts.contains(&item.node.id())
                || targets.chain([item.node]).any(|node| {
                    let ancestors = node.ancestors().map(Element::new);
                    for ancestor in ancestors {
                        work = work.saturating_add(1);
                        if work > MOST_ANCESTORS {
                            return false;
                        }
                        if ancestor.node.id() == item.node.id() {
                            return true;
                        }
                        if ancestor.has("itemscope") {
                            return false;
                        }
                        if starts.contains(&ancestor.node.id()) {
                            return true;
                        }
                    }
                    false
                });
            if is_twice {
                cx.report(&codes::REDUNDANT_ITEMREF, item.place_of("itemref"), &[]);
            }
        }
    }
}
