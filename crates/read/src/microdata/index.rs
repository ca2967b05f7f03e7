//! An index of the elements that matter for microdata.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use treewright_dom::{Edge, Namespace, NodeId, NodeRef};

/// An element that is an item, has property names, or is referenced by an `itemref` attribute.
#[derive(Clone, Debug)]
pub(super) struct Entry<'a> {
    pub(super) element: NodeRef<'a>,
    /// True for an element with an `itemscope` attribute.
    pub(super) is_item: bool,
    /// True for an element with at least one name in its `itemprop` attribute.
    has_names: bool,
    /// The indices in tree order, among all elements, of the element and its descendants.
    places: Range<usize>,
    /// The nearest ancestor item.
    owner: Option<usize>,
    /// The part of [`Index::text`] that is its descendant text content.
    text: Range<usize>,
    /// The child text content, for a `time` element.
    pub(super) child_text: String,
}

#[derive(Clone, Debug)]
pub(super) struct Index<'a> {
    /// In tree order.
    pub(super) entries: Vec<Entry<'a>>,
    /// The entries with names, by their owners.
    by_owner: HashMap<Option<usize>, Vec<usize>>,
    /// The first elements with IDs that `itemref` attributes have.
    by_id: HashMap<&'a str, usize>,
    /// The text of the elements with names.
    text: String,
    /// The indices of the requested elements.
    inside: Range<usize>,
}

/// Returns true if an element has microdata attributes that count: those in other namespaces do not.
fn is_html(element: NodeRef<'_>) -> bool {
    element.namespace() == Some(Namespace::Html)
}

impl<'a> Index<'a> {
    pub(super) fn new(root: NodeRef<'a>) -> Self {
        let top = root.ancestors().last().unwrap_or(root);
        let mut wanted = wanted_ids(top);
        let mut index = Self {
            entries: Vec::new(),
            by_owner: HashMap::new(),
            by_id: HashMap::new(),
            text: String::new(),
            inside: 0..0,
        };
        // The open entries, those of them that are items, and the number of those with names.
        let mut open: Vec<usize> = Vec::new();
        let mut items: Vec<usize> = Vec::new();
        let mut with_names = 0_usize;
        let mut place = 0_usize;
        let document = top.document();
        for edge in document.traverse(top.id()) {
            match edge {
                Edge::Open(id) => {
                    let Some(node) = document.get(id) else { continue };
                    if id == root.id() {
                        index.inside.start = place;
                    }
                    if let Some(data) = node.data().filter(|_| node.is_text() && with_names > 0) {
                        index.add_text(data, id, open.last().copied());
                    }
                    if !node.is_element() {
                        continue;
                    }
                    if let Some(entry) = index.entry_for(node, place, &mut wanted) {
                        let owner = items.last().copied();
                        let number = index.entries.len();
                        if entry.is_item {
                            items.push(number);
                        }
                        if entry.has_names {
                            with_names = with_names.saturating_add(1);
                            index.by_owner.entry(owner).or_default().push(number);
                        }
                        open.push(number);
                        index.entries.push(Entry { owner, ..entry });
                    }
                    place = place.saturating_add(1);
                }
                Edge::Close(id) => {
                    if id == root.id() {
                        index.inside.end = place;
                    }
                    let last = open.last().and_then(|last| index.entries.get_mut(*last));
                    if let Some(entry) = last.filter(|entry| entry.element.id() == id) {
                        entry.places.end = place;
                        entry.text.end = index.text.len();
                        open.pop();
                        if entry.is_item {
                            items.pop();
                        }
                        if entry.has_names {
                            with_names = with_names.saturating_sub(1);
                        }
                    }
                }
            }
        }
        index
    }

    fn entry_for(
        &mut self,
        element: NodeRef<'a>,
        place: usize,
        wanted: &mut HashSet<&'a str>,
    ) -> Option<Entry<'a>> {
        let is_item = is_html(element) && element.has_attr("itemscope");
        let has_names = is_html(element)
            && element.attr("itemprop").is_some_and(|names| !names.trim_ascii().is_empty());
        let id = element.attr("id").filter(|id| wanted.remove(id));
        if let Some(id) = id {
            self.by_id.insert(id, self.entries.len());
        }
        (is_item || has_names || id.is_some()).then(|| Entry {
            element,
            is_item,
            has_names,
            places: place..place,
            owner: None,
            text: self.text.len()..self.text.len(),
            child_text: String::new(),
        })
    }

    fn add_text(&mut self, data: &str, text: NodeId, open: Option<usize>) {
        self.text.push_str(data);
        if let Some(entry) = open.and_then(|open| self.entries.get_mut(open))
            && entry.element.is_html("time")
            && entry.element.document().parent(text) == Some(entry.element.id())
        {
            entry.child_text.push_str(data);
        }
    }

    /// The descendant text content of an element with names.
    pub(super) fn text_of(&self, entry: &Entry<'a>) -> &str {
        self.text.get(entry.text.clone()).unwrap_or_default()
    }

    /// Returns true if the element was requested.
    pub(super) fn is_inside(&self, entry: &Entry<'a>) -> bool {
        self.inside.contains(&entry.places.start)
    }

    /// The properties of an item, in tree order, and the elements that the crawl reaches again.
    /// <https://html.spec.whatwg.org/multipage/microdata.html#the-properties-of-an-item>
    pub(super) fn properties_of(&self, item: usize) -> (Vec<usize>, Vec<NodeRef<'a>>) {
        let mut errors = Vec::new();
        let Some(root) = self.entries.get(item) else {
            return (Vec::new(), errors);
        };
        // Step 3: everything reached from the children.
        let mut results = self.by_owner.get(&Some(item)).cloned().unwrap_or_default();
        // Step 4. In tree order an element precedes its descendants.
        let itemref = root.element.attr("itemref").unwrap_or_default();
        let ids = itemref.split_ascii_whitespace();
        let mut targets: Vec<usize> = ids.filter_map(|id| self.by_id.get(id).copied()).collect();
        targets.sort_unstable();
        // For each owner, the end of the last element whose descendants were reached.
        let mut reached: HashMap<Option<usize>, usize> = HashMap::new();
        let mut last = None;
        for number in targets {
            let Some(target) = self.entries.get(number) else { continue };
            // Step 5.2.
            let end = reached.get(&target.owner).copied().unwrap_or(0);
            let is_known = last == Some(number) || number == item || target.owner == Some(item);
            last = Some(number);
            if is_known || target.places.start < end {
                errors.push(target.element);
                continue;
            }
            // Steps 5.4 and 5.5.
            if target.has_names {
                results.push(number);
            }
            if !target.is_item {
                reached.insert(target.owner, target.places.end);
                results
                    .extend(self.entries_inside(number, target).filter(|inside| *inside != item));
                if root.owner == target.owner && target.places.contains(&root.places.start) {
                    errors.push(root.element);
                }
            }
        }
        // Step 6.
        results.sort_unstable();
        (results, errors)
    }

    /// The entries with names that a crawl reaches from the children of an element that is not an item.
    fn entries_inside(&self, number: usize, target: &Entry<'a>) -> impl Iterator<Item = usize> {
        let list = self.by_owner.get(&target.owner).map(Vec::as_slice).unwrap_or_default();
        let start_of =
            |number: usize| self.entries.get(number).map_or(0, |entry| entry.places.start);
        let from = list.partition_point(|other| *other <= number);
        let to = list.partition_point(|other| start_of(*other) < target.places.end);
        list.get(from..to).unwrap_or_default().iter().copied()
    }
}

/// The IDs in `itemref` attributes of items.
fn wanted_ids(top: NodeRef<'_>) -> HashSet<&str> {
    let nodes = std::iter::once(top).chain(top.descendants());
    let items = nodes.filter(|node| is_html(*node) && node.has_attr("itemscope"));
    let lists = items.filter_map(|item| item.attr("itemref"));
    lists.flat_map(str::split_ascii_whitespace).collect()
}
