//! The selections of documents, which only scripts make, because no user sees the page.
//!
//! <https://w3c.github.io/selection-api/#definition>

use std::cmp::Ordering;

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;

use crate::Cx;
use crate::event_loop::TaskSource;
use crate::events::{self, EventFlags};
use crate::ranges::{BoundaryPoint, Range};
use crate::world::World;

/// <https://w3c.github.io/selection-api/#dfn-direction>
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Direction {
    Forwards,
    Backwards,
    #[default]
    Directionless,
}

/// The selection of a document, except its range, which is a slot of its object.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Selection {
    /// The handle of the live range.
    pub(crate) range: Option<u64>,
    pub(crate) direction: Direction,
    /// <https://w3c.github.io/selection-api/#dfn-has-scheduled-selectionchange-event>
    has_scheduled_selectionchange_event: bool,
}

/// The selections of an agent, by their documents. It has only those that a script has requested.
#[derive(Default)]
pub(crate) struct Selections {
    by_document: FxHashMap<NodeId, Selection>,
}

impl Selections {
    pub(crate) fn get(&self, document: NodeId) -> Selection {
        self.by_document.get(&document).copied().unwrap_or_default()
    }

    pub(crate) fn get_mut(&mut self, document: NodeId) -> &mut Selection {
        self.by_document.entry(document).or_default()
    }

    pub(crate) fn forget(&mut self, document: NodeId) {
        self.by_document.remove(&document);
    }
}

impl World {
    /// The boundary points of the selection of a document.
    pub(crate) fn selected(&self, document: NodeId) -> Option<Range> {
        self.ranges.live.get(&self.selections.get(document).range?).copied()
    }

    /// The anchor and the focus.
    ///
    /// SPEC-NOTE: the standard takes the end as the anchor of a selection without direction. In
    /// browsers it is the start, and scripts that call `addRange` rely on that.
    /// <https://w3c.github.io/selection-api/#dfn-anchor>
    pub(crate) fn anchor_and_focus(
        &self,
        document: NodeId,
    ) -> Option<(BoundaryPoint, BoundaryPoint)> {
        let range = self.selected(document)?;
        Some(match self.selections.get(document).direction {
            Direction::Backwards => (range.end, range.start),
            Direction::Forwards | Direction::Directionless => (range.start, range.end),
        })
    }

    /// The range of a selection whose ends are both in the document tree.
    pub(crate) fn selected_in_the_document_tree(&self, document: NodeId) -> Option<Range> {
        let range = self.selected(document)?;
        let is_in_tree = |point: BoundaryPoint| self.root_of(point.node) == document;
        (is_in_tree(range.start) && is_in_tree(range.end)).then_some(range)
    }

    /// Runs steps that can move live ranges: a selection that moves with them fires its event.
    pub(crate) fn moving_ranges<R>(&mut self, steps: impl FnOnce(&mut Self) -> R) -> R {
        let documents = self.selections.by_document.keys().copied();
        let before: Vec<(NodeId, Range)> =
            documents.filter_map(|document| Some((document, self.selected(document)?))).collect();
        let result = steps(self);
        for (document, range) in before {
            if self.selected(document) != Some(range) {
                self.schedule_a_selectionchange_event(document);
            }
        }
        result
    }

    /// <https://w3c.github.io/selection-api/#dfn-schedule-a-selectionchange-event>
    pub(crate) fn schedule_a_selectionchange_event(&mut self, document: NodeId) {
        let selection = self.selections.get_mut(document);
        if std::mem::replace(&mut selection.has_scheduled_selectionchange_event, true) {
            return;
        }
        let steps = Box::new(move |cx: &mut Cx<'_>| {
            let selection = cx.host.selections.get_mut(document);
            selection.has_scheduled_selectionchange_event = false;
            events::fire_at_node(cx, document, "selectionchange", EventFlags::NONE);
        });
        self.event_loop.queue_a_task(TaskSource::UserInteraction, Some(document), steps);
    }

    /// The range between an anchor and a focus in any order, and the direction.
    /// <https://w3c.github.io/selection-api/#dom-selection-setbaseandextent>
    pub(crate) fn range_from_anchor_to_focus(
        &self,
        anchor: BoundaryPoint,
        focus: BoundaryPoint,
    ) -> (Range, Direction) {
        let order = self.position(anchor, focus);
        let (start, end) = if order == Ordering::Less { (anchor, focus) } else { (focus, anchor) };
        let range = Range { start, end: start };
        let is_backwards = order == Ordering::Greater;
        let direction = if is_backwards { Direction::Backwards } else { Direction::Forwards };
        (self.range_with_end(range, end), direction)
    }
}
