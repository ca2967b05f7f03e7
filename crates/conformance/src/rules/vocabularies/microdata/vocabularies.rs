//! The items of the vocabularies that the standard defines: vCard, vEvent and licensing works.
//!
//! <https://html.spec.whatwg.org/multipage/microdata.html#mdvocabs>

use rustc_hash::FxHashSet;
use treewright_dom::{NodeId, NodeRef};
use treewright_microsyntaxes::dates::{Moment, valid_date_with_optional_time};

use super::ById;
use super::tables::{Property, Value, Vocabulary};
use super::values::{Budget, attribute_of_value, has_type, is_right, text_of, types_of};
use crate::codes::microdata as codes;
use crate::context::{Context, Element};
use crate::rules::values::mistake_of_url;

/// A kind of item.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Kind {
    vocabulary: Vocabulary,
    /// The property that the item is the value of, if it has no type of its own. The name is empty for one that is
    /// a URL.
    inside: Option<&'static str>,
}

impl Kind {
    fn in_words(self) -> String {
        let vocabulary = self.vocabulary.in_words();
        match self.inside {
            None => vocabulary.to_owned(),
            Some("") => format!("an item without a type in {vocabulary}"),
            Some(name) => format!("the `{name}` of {vocabulary}"),
        }
    }
}

/// An item, with the number of its tree, and the properties that it can have.
struct Item<'a> {
    element: Element<'a>,
    tree: u32,
    kind: Kind,
    properties: &'static [Property],
}

impl Item<'_> {
    /// Without references, no element is come to twice, neither from one item nor from several.
    fn refers(&self) -> bool {
        self.element.has("itemref")
    }
}

/// The rules for the items of the vocabularies.
struct Check<'a, 'i> {
    by_id: &'i ById<'a>,
    budget: Budget,
    /// The names of properties that were examined, by their elements and the items: several items can refer to one.
    seen: FxHashSet<(NodeId, Kind, &'a str)>,
    /// The items that are still to come.
    pending: Vec<Item<'a>>,
}

/// Returns true if a type of the item is one of the vocabularies.
pub(super) fn is_of_a_vocabulary(item: Element<'_>) -> bool {
    types_of(item).any(|item_type| Vocabulary::of_type(item_type).is_some())
}

/// Checks the items, which have types of the vocabularies, with the numbers of their trees.
pub(super) fn check<'a>(cx: &mut Context<'a>, items: Vec<(Element<'a>, u32)>, by_id: &ById<'a>) {
    let (budget, seen) = (Budget::default(), FxHashSet::default());
    let mut check = Check { by_id, budget, seen, pending: Vec::new() };
    for (element, tree) in items {
        if let Some(vocabulary) = vocabulary_of(cx, element) {
            let kind = Kind { vocabulary, inside: None };
            check.pending.push(Item { element, tree, kind, properties: vocabulary.properties() });
        }
        while let Some(item) = check.pending.pop() {
            check.item(cx, &item);
        }
    }
}

/// The vocabulary of an item, if all of its types are known.
fn vocabulary_of<'a>(cx: &mut Context<'a>, item: Element<'a>) -> Option<Vocabulary> {
    let mut known = types_of(item).filter_map(Vocabulary::of_type);
    let first = known.next()?;
    if known.any(|other| other != first) {
        let mut names: Vec<&str> = Vec::new();
        for name in types_of(item).filter(|name| Vocabulary::of_type(name).is_some()) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let names = format!("`{}`", names.join("` and `"));
        let place = item.place_of_value("itemtype");
        cx.report(&codes::ITEM_TYPES_OF_SEVERAL_VOCABULARIES, place, &[("names", &names)]);
        return None;
    }
    if first.excludes_global_identifiers() && item.has("itemid") {
        cx.report(&codes::ITEMID_NOT_SUPPORTED, item.place_of("itemid"), &[]);
    }
    // Another specification can define a type that is used together with one of these, and properties for it.
    let are_all_known = types_of(item).all(|item_type| Vocabulary::of_type(item_type).is_some());
    // SPEC-NOTE: the conversion of vCards reads the `url` and the `rel` of a `related` that has the type of a vCard,
    // whose definition says that it has none.
    let is_related = item.attr("itemprop").unwrap_or_default();
    let is_related = is_related.split_ascii_whitespace().any(|name| name == "related");
    (are_all_known && !is_related).then_some(first)
}

impl<'a> Check<'a, '_> {
    /// The elements that the properties of an item come from; `None` if they are too many. They are in tree order,
    /// those by `itemref` after all others.
    /// <https://html.spec.whatwg.org/multipage/microdata.html#the-properties-of-an-item>
    fn properties_of(&mut self, item: &Item<'a>) -> Option<Vec<Element<'a>>> {
        let ids = item.element.attr("itemref").unwrap_or_default().split_ascii_whitespace();
        let targets = ids.filter_map(|id| self.by_id.get(&(item.tree, id)).copied());
        let mut pending: Vec<NodeRef<'a>> = targets.collect();
        pending.reverse();
        let mut memory = FxHashSet::from_iter([item.element.node.id()]);
        self.budget.start();
        pending.extend(item.element.node.child_elements().rev());
        let mut found = Vec::new();
        while let Some(node) = pending.pop() {
            if item.refers() {
                if !self.budget.take(1) {
                    return None;
                }
                if !memory.insert(node.id()) {
                    continue;
                }
            }
            let element = Element::new(node);
            if !(element.is_in_html() && element.has("itemscope")) {
                pending.extend(node.child_elements().rev());
            }
            if element.is_in_html() && element.has("itemprop") {
                found.push(element);
            }
        }
        Some(found)
    }

    fn item(&mut self, cx: &mut Context<'a>, item: &Item<'a>) {
        let Some(elements) = self.properties_of(item) else { return };
        let mut found: Vec<Vec<Element<'a>>> = vec![Vec::new(); item.properties.len()];
        for element in elements {
            for name in element.attr("itemprop").unwrap_or_default().split_ascii_whitespace() {
                if item.refers() && !self.budget.take(1) {
                    return;
                }
                let at = item.properties.iter().position(|property| property.name == name);
                let property = at.and_then(|at| item.properties.get(at));
                if let Some(all) = at.and_then(|at| found.get_mut(at)) {
                    // "With the order preserved but with duplicates removed."
                    if all.last().is_some_and(|last| last.node.id() == element.node.id()) {
                        continue;
                    }
                    all.push(element);
                }
                if self.seen.insert((element.node.id(), item.kind, name)) {
                    self.property(cx, item, element, name, property);
                }
            }
        }
        counts(cx, item, &found);
        match (item.kind.vocabulary, item.kind.inside) {
            (Vocabulary::Vcard, None) => self.members(cx, item, &found),
            (Vocabulary::Vcard, Some("adr" | "tel")) => self.types(cx, item, &found),
            (Vocabulary::Vevent, None) => self.end(cx, item, &found),
            _ => {}
        }
    }

    /// A name of a property of an item, with the property that it is defined for.
    fn property(
        &mut self,
        cx: &mut Context<'a>,
        item: &Item<'a>,
        element: Element<'a>,
        name: &str,
        property: Option<&'static Property>,
    ) {
        let is_untyped_item = element.has("itemscope") && !has_type(element);
        let Some(property) = property else {
            // Those with a colon or a full stop are errors everywhere, unless they are absolute URLs.
            if !name.contains([':', '.']) {
                let values = [("property", name), ("expected", &item.kind.in_words())];
                let place = element.place_of_value("itemprop");
                cx.report(&codes::ITEM_PROPERTY_NOT_DEFINED, place, &values);
            } else if is_untyped_item && mistake_of_url(name, true).is_none() {
                self.push(item, element, "", &[]);
            }
            return;
        };
        if !is_right(property, element, &mut self.budget) {
            let attribute = attribute_of_value(element).filter(|_| !element.has("itemscope"));
            let place = match (property.value, attribute) {
                (Value::AbsoluteUrl | Value::Item, _) | (_, None) => element.place_of("itemprop"),
                (_, Some(attribute)) => element.place_of_value(attribute),
            };
            let values = [("property", name), ("expected", &property.expected())];
            cx.report(&codes::BAD_ITEM_PROPERTY_VALUE, place, &values);
        } else if is_untyped_item && !property.inside.is_empty() {
            self.push(item, element, property.name, property.inside);
        }
    }

    /// An item without a type, which is the value of a property.
    fn push(
        &mut self,
        owner: &Item<'a>,
        element: Element<'a>,
        inside: &'static str,
        properties: &'static [Property],
    ) {
        let kind = Kind { vocabulary: owner.kind.vocabulary, inside: Some(inside) };
        self.pending.push(Item { element, tree: owner.tree, kind, properties });
    }

    /// "Any number of properties with the name `member` may be present … if the item also has a property with the name
    /// `kind` whose value is `group`."
    fn members(&mut self, cx: &mut Context<'a>, item: &Item<'a>, found: &[Vec<Element<'a>>]) {
        let mut kinds = named(item, found, "kind").iter();
        if kinds.any(|kind| text_of(*kind, &mut self.budget).is_some_and(|kind| kind == "group")) {
            return;
        }
        for member in named(item, found, "member") {
            conflict(cx, *member, "member", "is only allowed if the `kind` is `group`");
        }
    }

    /// "Within each such `adr` property item there must only be one `type` property per distinct value."
    fn types(&mut self, cx: &mut Context<'a>, item: &Item<'a>, found: &[Vec<Element<'a>>]) {
        let mut values = FxHashSet::default();
        for element in named(item, found, "type") {
            if let Some(text) = text_of(*element, &mut self.budget)
                && !values.insert(text)
            {
                conflict(cx, *element, "type", "has the value of another `type` of the item");
            }
        }
    }

    /// The end of an event, which is later than the start and of the same kind, or else the duration.
    fn end(&mut self, cx: &mut Context<'a>, item: &Item<'a>, found: &[Vec<Element<'a>>]) {
        const LATER: &str = "must be later than `dtstart`";
        let Some(end) = named(item, found, "dtend").first() else { return };
        if let Some(duration) = named(item, found, "duration").first() {
            conflict(cx, *duration, "duration", "is not allowed together with `dtend`");
        }
        let start = named(item, found, "dtstart").first();
        let start = start.and_then(|start| text_of(*start, &mut self.budget));
        let (Some(start), Some(text)) = (start, text_of(*end, &mut self.budget)) else { return };
        let moments = (valid_date_with_optional_time(&start), valid_date_with_optional_time(&text));
        let reason = match moments {
            (Ok(Moment::Date(start)), Ok(Moment::Date(end))) if end <= start => LATER,
            (Ok(Moment::GlobalDateAndTime(start)), Ok(Moment::GlobalDateAndTime(end)))
                if end.milliseconds() <= start.milliseconds() =>
            {
                LATER
            }
            (Ok(Moment::Date(_)), Ok(Moment::GlobalDateAndTime(_))) => {
                "must be a date, as `dtstart`"
            }
            (Ok(Moment::GlobalDateAndTime(_)), Ok(Moment::Date(_))) => {
                "must be a date and a time with a time zone, as `dtstart`"
            }
            _ => return,
        };
        conflict(cx, *end, "dtend", reason);
    }
}

/// The elements of a property.
fn named<'f, 'a>(item: &Item<'_>, found: &'f [Vec<Element<'a>>], name: &str) -> &'f [Element<'a>] {
    let at = item.properties.iter().position(|property| property.name == name);
    at.and_then(|at| found.get(at)).map(Vec::as_slice).unwrap_or_default()
}

/// Reports properties that an item has too often, or not at all.
fn counts<'a>(cx: &mut Context<'a>, item: &Item<'a>, found: &[Vec<Element<'a>>]) {
    for (property, elements) in item.properties.iter().zip(found) {
        let too_many = property.most.and_then(|most| elements.get(most));
        let place = match too_many {
            Some(element) => element.place_of("itemprop"),
            None if elements.len() < property.least => item.element.place_of("itemscope"),
            None => continue,
        };
        let expected = if property.least == 0 { "at most one" } else { "exactly one" };
        let values = [("property", property.name), ("expected", expected)];
        cx.report(&codes::ITEM_PROPERTY_COUNT, place, &values);
    }
}

fn conflict<'a>(cx: &mut Context<'a>, element: Element<'a>, property: &str, reason: &str) {
    let values = [("property", property), ("reason", reason)];
    cx.report(&codes::ITEM_PROPERTIES_CONFLICT, element.place_of("itemprop"), &values);
}
