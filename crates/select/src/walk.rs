//! The walk over the trees that a query looks into.

use treewright_dom::{NodeKind, Place};

use crate::matching::number_of;
use crate::options::Scope;

/// A walk over the elements below a node, in tree order. In a tree, the shadow tree of an element comes
/// before its template contents, and these before its children.
#[derive(Clone, Debug)]
pub(crate) struct Walk<'a> {
    root: Place<'a>,
    /// The place of the last node that was reached; `None` at the end. Places are kept as numbers, which
    /// are written and read faster.
    last: Option<u32>,
    scope: Scope,
    /// The number of template contents that the last node is in.
    templates: u32,
    way: Way,
    /// Places that were found ahead, the next one last, and the place to look for more.
    ahead: Vec<u32>,
    ahead_at: u32,
}

/// The most elements that are looked for ahead.
const AHEAD: usize = 32;

/// The way of a walk.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// Along the links. After some steps the order of the arena is asked for, because it takes a look at
    /// all of it.
    Links { steps_before_the_question: usize },
    /// From place to place, up to this one: the arena is in tree order.
    Places { end: u32 },
}

/// The fewest steps that are taken along links.
const FEWEST_STEPS: usize = 128;

/// The part of an arena that is walked along links at first: the look at all of it takes about as long.
const PART: usize = 16;

impl<'a> Walk<'a> {
    pub(crate) fn new(root: Place<'a>, scope: Scope) -> Self {
        let steps = (root.document().place_count() / PART).max(FEWEST_STEPS);
        let way = Way::Links { steps_before_the_question: steps };
        Self {
            root,
            last: Some(root.index()),
            scope,
            templates: 0,
            way,
            ahead: Vec::new(),
            ahead_at: 0,
        }
    }

    /// Returns true if the last element is in the contents of a template that was entered.
    pub(crate) const fn is_in_template(&self) -> bool {
        self.templates > 0
    }

    /// The next element that passes a filter.
    #[inline]
    pub(crate) fn next_element(&mut self, filter: &Filter) -> Option<Place<'a>> {
        let end = match self.way {
            Way::Places { end } => end,
            Way::Links { .. } => match self.next_by_links(filter) {
                Ok(next) => return next,
                Err(end) => end,
            },
        };
        if let Filter::Attribute { number, lengths } = filter {
            return self.next_ahead(*number, *lengths, end);
        }
        // The places behind the last node.
        let start = self.last?.saturating_add(1);
        let mut next = self.root.document().elements_between(start, end);
        let next = match filter {
            Filter::Attributes => next.find(|place| place.may_have_attributes()),
            Filter::All | Filter::Attribute { .. } => next.next(),
            Filter::Names(names) => next.find(|place| has_one_of(*place, names)),
        };
        self.last = next.map(Place::index);
        next
    }

    /// The next of the elements with an attribute, which are looked for some at a time.
    fn next_ahead(&mut self, number: u32, lengths: (usize, usize), end: u32) -> Option<Place<'a>> {
        let document = self.root.document();
        if self.ahead.is_empty() {
            // Both are behind the last node that was reached: nothing is left of those ahead.
            let start = self.ahead_at.max(self.last?.saturating_add(1));
            self.ahead_at = document.elements_with_attribute(
                (start, end),
                number,
                lengths,
                AHEAD,
                &mut self.ahead,
            );
            self.ahead.reverse();
        }
        self.last = self.ahead.pop();
        document.place_at(self.last?)
    }

    /// The next element along the links; or the end, if the rest of the walk goes from place to place.
    fn next_by_links(&mut self, filter: &Filter) -> Result<Option<Place<'a>>, u32> {
        loop {
            if let Way::Links { steps_before_the_question: steps } = self.way {
                if steps == 1
                    && let Some(end) = self.end_of_places()
                {
                    self.way = Way::Places { end };
                    return Err(end);
                }
                // It stays at 0: the question is asked once.
                let steps_before_the_question = steps.saturating_sub(1);
                self.way = Way::Links { steps_before_the_question };
            }
            let next = match self.scope {
                Scope::Light => self.next_node(),
                _ => self.next_node_or_fragment(),
            };
            self.last = next.map(Place::index);
            let Some(next) = next else {
                return Ok(None);
            };
            if next.is_element() && filter.passes(next) {
                return Ok(Some(next));
            }
        }
    }

    /// The place behind the last one inside of the root, if the arena is in tree order.
    #[cold]
    fn end_of_places(&self) -> Option<u32> {
        let document = self.root.document();
        if !document.is_in_tree_order() {
            return None;
        }
        let mut node = Some(self.root);
        while let Some(place) = node {
            if let Some(next) = place.next_sibling() {
                return Some(next.index());
            }
            node = place.parent();
        }
        // An arena has fewer than 2³² places.
        Some(document.place_count() as u32)
    }

    #[inline]
    fn next_node(&self) -> Option<Place<'a>> {
        let last = self.root.document().place_at(self.last?)?;
        if let Some(child) = last.first_child() {
            return Some(child);
        }
        let mut node = last;
        while node != self.root {
            if let Some(next) = node.next_sibling() {
                return Some(next);
            }
            node = node.parent()?;
        }
        None
    }

    #[inline(never)]
    fn next_node_or_fragment(&mut self) -> Option<Place<'a>> {
        let last = self.root.document().place_at(self.last?)?;
        if last.may_have_fragments() {
            if self.scope.has_shadows()
                && let Some(root) = last.shadow_root()
            {
                return Some(root);
            }
            if let Some(contents) = self.contents(last) {
                return Some(contents);
            }
        }
        if let Some(child) = last.first_child() {
            return Some(child);
        }
        let mut node = last;
        while node != self.root {
            if let Some(next) = node.next_sibling() {
                return Some(next);
            }
            if let Some(parent) = node.parent() {
                node = parent;
                continue;
            }
            // The root of a fragment: what is left of its host.
            let host = node.host()?;
            if node.kind() == NodeKind::ShadowRoot {
                if let Some(contents) = self.contents(host) {
                    return Some(contents);
                }
            } else {
                self.templates = self.templates.saturating_sub(1);
            }
            if let Some(child) = host.first_child() {
                return Some(child);
            }
            node = host;
        }
        None
    }

    /// The contents of a template, which are entered.
    fn contents(&mut self, element: Place<'a>) -> Option<Place<'a>> {
        let contents = self.scope.has_templates().then(|| element.template_contents()).flatten()?;
        self.templates = self.templates.saturating_add(1);
        Some(contents)
    }
}

/// A question that an element must pass before a selector is compared with it.
#[derive(Clone, Debug)]
pub(crate) enum Filter {
    /// Any element.
    All,
    /// Elements with attributes.
    Attributes,
    /// Elements with the attribute of this number, if the value has at least so many bytes, and at most so
    /// many.
    Attribute { number: u32, lengths: (usize, usize) },
    /// Elements with one of these names, by their numbers; some can be there twice.
    Names([u32; 4]),
}

impl Filter {
    #[inline]
    fn passes(&self, place: Place<'_>) -> bool {
        match self {
            Self::All => true,
            Self::Attributes | Self::Attribute { .. } => place.may_have_attributes(),
            Self::Names(names) => has_one_of(place, names),
        }
    }
}

#[inline]
fn has_one_of(place: Place<'_>, names: &[u32; 4]) -> bool {
    place.element_name().is_some_and(|name| {
        let number = number_of(name);
        names.contains(&number)
    })
}
