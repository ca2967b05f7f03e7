//! Memory that one text leaves for the next, and the parses that use it.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use treewright_dom::{Document, NodeId};
use treewright_syntax::{FragmentContext, Limit, LimitMet, ParserOptions, Pause, TreeParser};

use super::{TextSanitizer, Variation};
use crate::{End, Input};

/// The memory of longer texts is freed.
const LONGEST_TEXT: usize = 1 << 18;

/// The trees of one call, and its parser.
#[derive(Default)]
pub(super) struct Room {
    parser: Option<Box<TreeParser<NodeId>>>,
    /// The tree that is sanitized.
    pub(super) tree: Document,
    /// The tree of the proof.
    pub(super) again: Document,
}

/// Rooms that are not in use: as many as calls ran at the same time. A clone has none.
#[derive(Default)]
#[allow(clippy::vec_box, reason = "moving a room takes longer than parsing a short text")]
pub(super) struct Rooms(Mutex<Vec<Box<Room>>>);

impl Rooms {
    pub(super) fn take(&self) -> Box<Room> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default()
    }

    /// Keeps a room that was used for a text of this length.
    pub(super) fn give_back(&self, room: Box<Room>, length: usize) {
        if length <= LONGEST_TEXT {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).push(room);
        }
    }
}

impl Clone for Rooms {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl fmt::Debug for Rooms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Rooms")
    }
}

/// How a parse ended.
pub(super) struct Ended {
    pub(super) end: End,
    /// The first limit that was met.
    pub(super) limit: Option<Limit>,
    /// The limit of depth was met.
    pub(super) is_too_deep: bool,
}

impl Ended {
    fn new(end: End, met: &[LimitMet]) -> Self {
        Self {
            end,
            limit: met.first().map(|met| met.limit),
            is_too_deep: met.iter().any(|met| met.limit == Limit::Depth),
        }
    }
}

/// The tree that a parse fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Which {
    Tree,
    Again,
}

impl TextSanitizer {
    /// Parses a text into a tree of the room, with origins on request.
    pub(super) fn parse(
        &self,
        room: &mut Room,
        which: Which,
        html: &str,
        variation: Variation,
        origins: bool,
    ) -> Ended {
        let document = match which {
            Which::Tree => &mut room.tree,
            Which::Again => &mut room.again,
        };
        let context = self.context_element();
        if origins || self.limits.time.is_some() {
            let options = self.options(variation).origins(origins);
            let parsed = options.parse(Input::from(html).in_context(context));
            *document = parsed.document;
            return Ended::new(parsed.end, &parsed.limits_met);
        }
        // The same without moving trees and parsers, which takes longer than the parse of a short text.
        let html: Arc<str> = html.into();
        document.clear_with_source(Arc::clone(&html));
        let parser =
            room.parser.get_or_insert_with(|| Box::new(TreeParser::new(ParserOptions::default())));
        // Only the mode of the context's document depends on the variation.
        let settings = self.settings.clone();
        match context {
            None => parser.renew(settings),
            Some(context) => {
                let mut element = FragmentContext::new(context.namespace(), context.local_name());
                element.attributes = context.attribute_buffer();
                element.document_mode = variation.mode;
                element.form = context.create_form(document);
                parser.renew_for_fragment(document, &element, settings);
            }
        }
        let is_too_long = parser.append_shared(html).is_err();
        parser.end_of_input();
        // Scripts do not run.
        while let Pause::Script(_) = parser.pump(document) {}
        let met = parser.limits_met();
        let end = match &met[..] {
            _ if is_too_long => End::Truncated,
            met if met.iter().any(|met| met.limit.cuts_off()) => End::Truncated,
            [] => End::Complete,
            _ => End::Degraded,
        };
        Ended::new(end, &met)
    }
}
