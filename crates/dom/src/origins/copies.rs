//! Copies of subtrees that the parser makes, for `selectedcontent`.

use treewright_markup::{Cause, SourceToken, Span};

use super::{Extra, Origins, Record};
use crate::node::{NONE, NodeData};
use crate::walk::{Step, Walk};
use crate::{Document, NodeId};

/// The pieces of a text at the time when it was copied. Pieces are never removed, so a copy needs no list
/// of its own.
#[derive(Clone, Copy, Debug)]
pub(super) struct Snapshot {
    /// The snapshot whose pieces come before these, or `NONE`.
    pub(super) before: u32,
    /// The first piece, if it is not one of the list.
    pub(super) first: Option<Span>,
    /// The range of the list: indices of `Origins::pieces`.
    pub(super) list: (u32, u32),
}

impl Document {
    /// Gives the nodes of a subtree that was just copied the origins of copies.
    pub(super) fn note_the_copies(&mut self, original: NodeId, copy: NodeId, token: SourceToken) {
        let Some(mut origins) = self.origins.take() else { return };
        let mut walks = (Walk::new(original.index, true), Walk::new(copy.index, true));
        while let Some(step) = walks.0.step(self) {
            if let Step::Open(node) = step
                && let NodeData::ShadowRoot { init, .. } = self.data_at(node)
                && !init.clonable
            {
                // It was not copied.
                walks.0.leave(self, node);
                continue;
            }
            let copied = walks.1.step(self);
            if let (Step::Open(node), Some(Step::Open(copied))) = (step, copied) {
                origins.note_a_copy(self.id(node), self.id(copied), token);
            }
        }
        self.origins = Some(origins);
    }
}

impl Origins {
    fn note_a_copy(&mut self, original: NodeId, copy: NodeId, token: SourceToken) {
        let Some(record) = self.record(original) else { return };
        let extra = self.extra(&record);
        let mut snapshot = NONE;
        if record.has(Record::IS_TEXT) {
            snapshot = self.snapshot(original, &record, extra);
        }
        let written = (record.cause == Cause::Source).then(|| self.token_span(&record));
        let span = self.numbered(token.span);
        let extra = self.push_extra(Extra {
            source: span.source.0,
            original: extra.original.or(written),
            snapshot,
            given: extra.given,
            ..Extra::NONE
        });
        let record = Record {
            start: span.start,
            end: span.end,
            cause: Cause::SelectedContent,
            token: token.kind,
            flags: record.flags & !Record::IS_SHARED,
            extra,
            ..Record::NONE
        };
        self.add(copy, record);
    }

    /// A snapshot of the pieces of a text. From then on the pieces do not grow.
    fn snapshot(&mut self, node: NodeId, record: &Record, extra: Extra) -> u32 {
        let first = (record.cause == Cause::Source).then(|| self.token_span(record));
        if first.is_none() && record.close_end == NONE {
            return extra.snapshot;
        }
        if let Some(record) = self.record_mut(node) {
            record.flags |= Record::IS_SHARED;
        }
        let list = (record.close_start, record.close_end);
        let index = self.snapshots.len() as u32;
        self.snapshots.push(Snapshot { before: extra.snapshot, first, list });
        index
    }
}
