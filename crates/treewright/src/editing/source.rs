//! The source of a page with its changes, of parts of the old one and of new text.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

use treewright_dom::{Document, Edge, NodeId, NodeRef, SourceId, Span};
use treewright_write::{LeftAlone, SourceEditor, SourceTags, in_full};

use super::places::{self, Choice, Place, container, has_raw_text, start_tag};
use super::prediction::Predictions;
use super::region::Region;
use super::session::Session;
use super::tree::{Changed, Step};
use super::{Change, EditError};

/// The way that an edit is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mode {
    pub(super) choice: Choice,
    pub(super) tags: Tags,
    /// The tags of what goes stay where other elements are made of them too.
    pub(super) keeps_shared_tags: bool,
    /// New HTML is written from its tree.
    pub(super) is_serialized: bool,
    /// Everything in this node is written again.
    pub(super) around: Option<NodeId>,
    /// Tags and new HTML are as it is predicted for each change.
    pub(super) is_predicted: bool,
}

/// The tags of the page that are written though they are left out in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Tags {
    None,
    /// The one that the others follow from.
    One,
    All,
    /// Also the end tags of the formatting elements that the parser would open again.
    AllAndFormatting,
    /// Also the start tags of those that it opens again there.
    Reopened,
}

impl Mode {
    pub(super) const PLAIN: Self = Self {
        choice: Choice::ByTheTag,
        tags: Tags::None,
        keeps_shared_tags: false,
        is_serialized: false,
        around: None,
        is_predicted: false,
    };
}

/// A tag of the page that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Tag {
    pub(super) element: NodeId,
    pub(super) is_end: bool,
}

/// A tag of the page that an edit writes.
#[derive(Clone, Copy, Debug)]
pub(super) struct TagOfEdit {
    pub(super) edit: usize,
    pub(super) tag: Tag,
    /// The place in the old source.
    pub(super) at: u32,
    /// It is not at the place of the change.
    pub(super) is_elsewhere: bool,
}

/// The source with the changes.
#[derive(Debug, Default)]
pub(super) struct NewSource {
    parts: Vec<Part>,
    pub(super) tags: Vec<TagOfEdit>,
}

#[derive(Debug)]
enum Part {
    /// A range of the old source.
    Old(u32, u32),
    New {
        text: String,
        place: In,
    },
}

/// A part, and the escaped text that takes the place of its end.
struct Side {
    part: Part,
    end: String,
}

/// The place of new text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum In {
    Markup,
    /// A tag, or text that is not markup.
    Closed,
}

/// A piece of new text.
struct Piece {
    start: u32,
    end: u32,
    /// The place in the order of the tree.
    key: Key,
    text: String,
    place: In,
}

#[derive(Clone, Copy)]
enum Key {
    First,
    Start(NodeId),
    End(NodeId),
}

/// A way that does not exist, and the reason if it is one for all ways.
pub(super) struct NoWay(pub(super) Option<EditError>);

/// The pieces while they are collected.
struct Collector<'s, 'a> {
    session: &'s Session<'a>,
    changed: &'s Changed,
    pieces: Vec<Piece>,
    gone: Vec<(u32, u32)>,
    written: HashSet<Tag>,
    /// The elements whose end tags, and those of all that is open in them, are written at a place.
    closed: HashSet<(NodeId, u32)>,
    /// The nodes whose parts were taken out, or those of their contents.
    taken_out: HashSet<(NodeId, bool)>,
    tags: Vec<TagOfEdit>,
    /// Tags that edits turned out not to need.
    spared: &'s HashSet<(usize, Tag)>,
    has_ended: bool,
}

/// The tags of an earlier edit that are noted for a later one at the same place too.
const MOST_REPEATED: usize = 16;

impl NewSource {
    /// Writes the changes that were made to a tree, each in its mode.
    pub(super) fn new(
        session: &Session<'_>,
        changed: &Changed,
        modes: &HashMap<usize, Mode>,
        predictions: &Predictions,
        regions: &[Region],
        spared: &HashSet<(usize, Tag)>,
    ) -> Result<Self, NoWay> {
        let mut collector = Collector {
            session,
            changed,
            pieces: Vec::new(),
            gone: Vec::new(),
            written: HashSet::new(),
            closed: HashSet::new(),
            taken_out: HashSet::new(),
            tags: Vec::new(),
            spared,
            has_ended: false,
        };
        let mut covered: HashSet<NodeId> = HashSet::new();
        for region in regions {
            let root = region.node;
            covered.insert(root);
            covered.extend(session.original.descendants_with_fragments(root));
        }
        let mut attributes = session.editor.clone();
        for step in &changed.steps {
            let Some(edit) = session.edits.get(step.edit) else { continue };
            let Some(change) = edit.changes.get(step.change) else { continue };
            let mut mode = modes.get(&step.edit).copied().unwrap_or(Mode::PLAIN);
            if mode.is_predicted
                && let Some((tags, is_serialized)) = predictions.way(step.edit, step.change)
            {
                mode = Mode { tags, is_serialized, ..mode };
            }
            let is_attribute =
                matches!(change, Change::SetAttribute { .. } | Change::RemoveAttribute(_));
            let document = session.original;
            let around = match change {
                Change::SetText(_) | Change::Prepend(_) | Change::Append(_) => {
                    Some(container(document, edit.node))
                }
                _ => document.parent(edit.node),
            };
            if around.is_some_and(|around| covered.contains(&around)) {
                continue;
            }
            if is_attribute {
                collector.attribute(step, edit.node, change, mode, &mut attributes)?;
            } else {
                collector.change(step, edit.node, change, mode)?;
            }
        }
        for (span, text) in attributes.replacements() {
            let place = In::Closed;
            let Span { start, end, .. } = span;
            collector.pieces.push(Piece { start, end, key: Key::First, text, place });
        }
        for region in regions {
            collector.region(region)?;
        }
        Ok(collector.finish())
    }

    /// The text of the new source.
    pub(super) fn text(&self, session: &Session<'_>) -> String {
        let mut text = String::with_capacity(session.source.len());
        for part in &self.parts {
            text.push_str(part.text(session));
        }
        text
    }

    /// The bytes of the new source, in the encoding of the page.
    pub(super) fn bytes(&self, session: &Session<'_>) -> Result<Vec<u8>, EditError> {
        let Some((bytes, _, encoding)) = session.bytes else {
            return Ok(self.text(session).into_bytes());
        };
        let mut editor = session.editor.clone().references_in_html(true);
        let mut at = 0;
        let mut new = String::new();
        let mut replace = |start: u32, end: u32, new: &mut String| {
            if start == end && new.is_empty() {
                return Ok(());
            }
            let range = Span { source: SourceId::MAIN, start, end };
            editor.replace_source(range, &std::mem::take(new))
        };
        for part in &self.parts {
            match part {
                Part::Old(start, end) => {
                    replace(at, *start, &mut new)?;
                    at = *end;
                }
                Part::New { text, .. } => new.push_str(text),
            }
        }
        replace(at, session.length(), &mut new)?;
        editor.to_bytes(bytes, encoding)
    }
}

impl Part {
    fn text<'s>(&'s self, session: &'s Session<'_>) -> &'s str {
        match self {
            Self::Old(start, end) => {
                session.source.get(*start as usize..*end as usize).unwrap_or_default()
            }
            Self::New { text, .. } => text,
        }
    }
}

impl Collector<'_, '_> {
    /// Writes the tags of a place that are left out in the page.
    fn tags(&mut self, edit: usize, around: Option<NodeId>, place: &Place, tags: Tags) {
        let session = self.session;
        let (most_ends, opens) = match (tags, place.opens.as_slice()) {
            (Tags::None, _) => return,
            (Tags::One, []) => (1, &[][..]),
            // A start tag ends what is open before it, if it can stand there.
            (Tags::One, [.., last]) => (0, std::slice::from_ref(last)),
            (Tags::All | Tags::AllAndFormatting, all) => (usize::MAX, all),
            (Tags::Reopened, _) => (usize::MAX, place.reopens.as_slice()),
        };
        let mut repeated = 0_usize;
        for element in place.closes(session).take(most_ends) {
            self.tag(edit, Tag { element, is_end: true }, place.at);
            let is_new = tags == Tags::One || self.closed.insert((element, place.at));
            repeated = repeated.saturating_add(usize::from(!is_new));
            // The rest is the same as for the edit before.
            if repeated >= MOST_REPEATED {
                break;
            }
        }
        if tags >= Tags::AllAndFormatting
            && let Some(around) = around.and_then(|around| session.original.get(around))
        {
            for element in session.formatting().active_at(session, around, place.at) {
                self.tag(edit, Tag { element, is_end: true }, place.at);
            }
        }
        let reopens_after = if tags == Tags::Reopened { &place.reopens_after[..] } else { &[] };
        for element in opens.iter().chain(reopens_after) {
            self.tag(edit, Tag { element: *element, is_end: false }, place.at);
        }
    }

    /// Ends what the page ends in.
    fn end_of_page(&mut self, end: &str) {
        let length = self.session.length();
        if std::mem::replace(&mut self.has_ended, true) {
            return;
        }
        let (start, text) = (length, end.to_owned());
        self.pieces.push(Piece { start, end: start, key: Key::First, text, place: In::Closed });
    }

    /// Takes the slash out of the start tag of an element that gets contents, and writes its end tag.
    fn slash(&mut self, element: NodeId, at: u32) {
        let tag = Tag { element, is_end: true };
        if !self.written.insert(tag) {
            return;
        }
        self.gone.push((at.saturating_sub(2), at.saturating_sub(1)));
        let text = tag_text(&self.changed.document, tag);
        let key = Key::End(element);
        self.pieces.push(Piece { start: at, end: at, key, text, place: In::Markup });
    }

    fn tag(&mut self, edit: usize, tag: Tag, at: u32) {
        if self.changed.gone.contains(&tag.element) || self.spared.contains(&(edit, tag)) {
            return;
        }
        self.tags.push(TagOfEdit { edit, tag, at, is_elsewhere: false });
        if !self.written.insert(tag) {
            return;
        }
        let text = tag_text(&self.changed.document, tag);
        let key = if tag.is_end { Key::End(tag.element) } else { Key::Start(tag.element) };
        self.pieces.push(Piece { start: at, end: at, key, text, place: In::Markup });
    }

    fn attribute(
        &mut self,
        step: &Step,
        node: NodeId,
        change: &Change<'_>,
        mode: Mode,
        editor: &mut SourceEditor<'_>,
    ) -> Result<(), NoWay> {
        let documents = [self.session.original, &self.changed.document];
        let [old, new] = documents.map(|document| document.attributes(node));
        if self.changed.gone.contains(&node) || old.eq(new) {
            return Ok(());
        }
        let no_way = NoWay(None);
        let Some(element) = self.session.original.get(node) else { return Err(no_way) };
        if start_tag(element).is_none() {
            let Some(place) = places::of(self.session, element, change, mode.choice) else {
                return Err(no_way);
            };
            if mode.tags == Tags::None {
                return Err(no_way);
            }
            let around = self.session.original.parent(node);
            self.tags(step.edit, around, &place, mode.tags);
            return Ok(());
        }
        let result = match *change {
            Change::SetAttribute { name, value } => editor.set_attribute(node, name, value),
            Change::RemoveAttribute(name) => editor.remove_attribute(node, name).map(|_| ()),
            _ => Ok(()),
        };
        result.map_err(|_| no_way)
    }

    fn change(
        &mut self,
        step: &Step,
        node: NodeId,
        change: &Change<'_>,
        mode: Mode,
    ) -> Result<(), NoWay> {
        let session = self.session;
        let no_way = || NoWay(None);
        let element = session.original.get(node).ok_or_else(no_way)?;
        match change {
            Change::Remove | Change::Replace(_) => self.goes(node, true, mode),
            Change::SetText(_) => self.goes(node, false, mode),
            _ => {}
        }
        let first = step.new.iter().find(|new| !self.changed.gone.contains(new)).copied();
        let takes_out = matches!(change, Change::Remove | Change::Replace(_) | Change::SetText(_));
        if first.is_none() && (!takes_out || element.first_child().is_none()) {
            return Ok(());
        }
        let place = places::of(session, element, change, mode.choice).ok_or_else(no_way)?;
        let parent = if change.is_inside() { Some(element) } else { element.parent() };
        self.tags(step.edit, parent.map(NodeRef::id), &place, mode.tags);
        if place.at == session.length()
            && let Some(end) = session.end_of_what_is_open()
        {
            self.end_of_page(end);
        }
        if let Some(element) = place.slash {
            self.slash(element, place.at);
        }
        let is_raw = parent.is_some_and(|parent| has_raw_text(parent, session.scripting));
        let mut text = String::new();
        if place.newline {
            text.push('\n');
        }
        match (change, first) {
            (Change::SetText(new), Some(_)) => {
                let is_plain = is_raw && !new.contains(['\0', '\r']) && !new.contains("</");
                match session.editor.written_text(node, new) {
                    Ok(written) => text.push_str(&written),
                    // The proof shows whether something in it ends the element.
                    Err(EditError::NotExpressible) if is_plain => text.push_str(new),
                    Err(error) => return Err(NoWay(Some(error))),
                }
            }
            (_, None) => {}
            (change, Some(_)) if mode.is_serialized && !is_raw => {
                debug_assert!(change.html().is_some());
                self.serialized(&step.new, &mut text);
            }
            (change, Some(_)) => text.push_str(change.html().unwrap_or_default()),
        }
        if text.is_empty() {
            return Ok(());
        }
        let place_of_text = if is_raw { In::Closed } else { In::Markup };
        let (start, end) = (place.at, place.at);
        let key = first.map_or(Key::First, Key::Start);
        self.pieces.push(Piece { start, end, key, text, place: place_of_text });
        Ok(())
    }

    /// Takes the parts of a node out of the source, or those of its contents.
    fn goes(&mut self, node: NodeId, with_the_node: bool, mode: Mode) {
        let session = self.session;
        let document = session.original;
        let Some(element) = document.get(node) else { return };
        // What goes with something around it is taken out there.
        let outer = if with_the_node { document.parent(node) } else { Some(node) };
        let goes_with_it = outer.is_some_and(|outer| self.changed.gone.contains(&outer));
        if goes_with_it || !self.taken_out.insert((node, with_the_node)) {
            return;
        }
        let tag = start_tag(element);
        let start = tag.map(|tag| if with_the_node { tag.start } else { tag.end });
        let end = if with_the_node {
            places::end(session, element)
        } else {
            places::end_of_contents(session, element)
        };
        let range = start.zip(end).filter(|(start, end)| start <= end);
        let inside = document.descendants_with_fragments(node);
        let nodes = with_the_node.then_some(node).into_iter().chain(inside);
        let mut parts = places::parts(session, nodes, range);
        if mode.keeps_shared_tags {
            let goes = |element: NodeId| self.changed.gone.contains(&element);
            for (start, end) in session.formatting().shared_tags(session, goes) {
                let without =
                    |part: (u32, u32)| [(part.0, part.1.min(start)), (part.0.max(end), part.1)];
                let rest = parts.into_iter().flat_map(without);
                parts = rest.filter(|(start, end)| start < end).collect();
            }
        }
        self.gone.extend(parts);
    }

    /// Writes new nodes from the tree.
    fn serialized(&self, nodes: &[NodeId], text: &mut String) {
        let document = &self.changed.document;
        let (tags, nothing) = (SourceTags::new(), LeftAlone::new());
        for node in nodes.iter().filter_map(|node| document.get(*node)) {
            // Writing to a string does not fail.
            let _ = in_full(node, &tags, &nothing, self.session.scripting, text);
        }
    }

    fn region(&mut self, region: &Region) -> Result<(), NoWay> {
        let no_way = || NoWay(None);
        let written = region.write(self.session, self.changed).ok_or_else(no_way)?;
        self.gone.extend(written.gone);
        let at = written.place.at;
        let edit = region.edit;
        self.tags.extend(written.tags.into_iter().map(|tag| TagOfEdit {
            edit,
            tag,
            at: places::of_tag(self.session, tag).unwrap_or(at),
            is_elsewhere: true,
        }));
        let key = Key::Start(region.node);
        let text = written.text;
        self.pieces.push(Piece { start: at, end: at, key, text, place: In::Closed });
        Ok(())
    }

    fn finish(mut self) -> NewSource {
        self.sort();
        self.gone.sort_unstable();
        let mut source = NewSource { parts: Vec::new(), tags: self.tags };
        let mut copier = Copier { gone: &self.gone, next: 0, reached: 0 };
        for piece in self.pieces {
            // Two of the same tag, where one of the elements that were made of it is gone.
            if piece.start < copier.reached {
                continue;
            }
            copier.copy(piece.start, &mut source.parts);
            source.parts.push(Part::New { text: piece.text, place: piece.place });
            copier.reached = piece.end.max(copier.reached);
        }
        copier.copy(self.session.length(), &mut source.parts);
        source.parts.retain(|part| match part {
            Part::Old(start, end) => start < end,
            Part::New { text, .. } => !text.is_empty(),
        });
        super::seams::close(self.session, &mut source);
        source
    }

    /// Sorts the pieces by their places, and those of one place in the order of the tree.
    fn sort(&mut self) {
        let mut order: HashMap<NodeId, (usize, usize)> = HashMap::new();
        for piece in &self.pieces {
            if let Key::Start(node) | Key::End(node) = piece.key {
                order.insert(node, (0, usize::MAX));
            }
        }
        let document = &self.changed.document;
        for (number, edge) in document.traverse_with_fragments(document.root()).enumerate() {
            let (Edge::Open(node) | Edge::Close(node)) = edge;
            if let Some(place) = order.get_mut(&node) {
                match edge {
                    Edge::Open(_) => place.0 = number,
                    Edge::Close(_) => place.1 = number,
                }
            }
        }
        let number = |key: Key| match key {
            Key::First => 0,
            Key::Start(node) => order.get(&node).map_or(0, |place| place.0),
            Key::End(node) => order.get(&node).map_or(0, |place| place.1),
        };
        // Stable: the pieces of a tag stay as they are.
        self.pieces.sort_by_key(|piece| (piece.start, number(piece.key)));
    }
}

/// Copies what stays of the old source.
struct Copier<'a> {
    gone: &'a [(u32, u32)],
    next: usize,
    reached: u32,
}

impl Copier<'_> {
    fn copy(&mut self, to: u32, parts: &mut Vec<Part>) {
        while self.reached < to {
            let Some((start, end)) = self.gone.get(self.next).copied() else {
                push_old(parts, self.reached, to);
                self.reached = to;
                return;
            };
            if end <= self.reached {
                self.next = self.next.saturating_add(1);
            } else if start <= self.reached {
                self.reached = end.min(to);
            } else {
                let until = start.min(to);
                push_old(parts, self.reached, until);
                self.reached = until;
            }
        }
    }
}

fn push_old(parts: &mut Vec<Part>, start: u32, end: u32) {
    match parts.last_mut() {
        Some(Part::Old(_, last)) if *last == start => *last = end,
        _ => parts.push(Part::Old(start, end)),
    }
}

/// A tag as it is written from the tree.
pub(super) fn tag_text(document: &Document, tag: Tag) -> String {
    let name = document.local_name(tag.element).unwrap_or_default();
    if tag.is_end {
        return format!("</{name}>");
    }
    let mut text = format!("<{name}");
    for (name, value) in document.attributes(tag.element) {
        let value = value.replace('&', "&amp;").replace('"', "&quot;").replace('\r', "&#13;");
        // Writing to a string does not fail.
        let _ = write!(text, " {}=\"{value}\"", name.local);
    }
    text.push('>');
    text
}

/// The parts on both sides of the places where the source was changed, for the text there.
pub(super) struct Seams {
    parts: Vec<Side>,
}

impl NewSource {
    /// Takes the parts; [`Self::with_seams`] puts them back.
    pub(super) fn take_seams(&mut self) -> Seams {
        let parts = std::mem::take(&mut self.parts).into_iter();
        Seams { parts: parts.map(|part| Side { part, end: String::new() }).collect() }
    }

    pub(super) fn with_seams(&mut self, seams: Seams) {
        let place = In::Markup;
        for Side { part, end: text } in seams.parts {
            self.parts.push(part);
            if !text.is_empty() {
                self.parts.push(Part::New { text, place });
            }
        }
    }
}

impl Seams {
    /// The number of places between two parts.
    pub(super) fn count(&self) -> usize {
        self.parts.len().saturating_sub(1)
    }

    /// Returns true if both parts at a place are markup, so that text can join there.
    pub(super) fn is_open(&self, seam: usize) -> bool {
        let next = seam.saturating_add(1);
        [seam, next].into_iter().all(|index| {
            let part = self.parts.get(index).map(|side| &side.part);
            !matches!(part, Some(Part::New { place: In::Closed, .. }))
        })
    }

    /// At most this many bytes of text before a place.
    pub(super) fn before(&self, session: &Session<'_>, seam: usize, most: usize) -> String {
        let mut text = String::new();
        let parts = self.parts.get(..=seam).unwrap_or_default();
        // The ends of those before are escaped later.
        for side in parts.iter().rev() {
            let own = side.part.text(session);
            let rest = most.saturating_sub(text.len());
            let mut start = own.len().saturating_sub(rest);
            while !own.is_char_boundary(start) {
                start = start.saturating_add(1);
            }
            text.insert_str(0, own.get(start..).unwrap_or_default());
            if start > 0 || text.len() >= most {
                break;
            }
        }
        text
    }

    /// At most this many bytes of text after a place.
    pub(super) fn after(&self, session: &Session<'_>, seam: usize, most: usize) -> String {
        let mut text = String::new();
        let parts = self.parts.get(seam.saturating_add(1)..).unwrap_or_default();
        for side in parts {
            for c in side.part.text(session).chars().chain(side.end.chars()) {
                if text.len() >= most {
                    return text;
                }
                text.push(c);
            }
        }
        text
    }

    /// Writes the last bytes before a place in another way.
    pub(super) fn replace_before(&mut self, seam: usize, mut length: usize, text: String) {
        let mut index = seam;
        while length > 0 {
            let Some(side) = self.parts.get_mut(index) else { break };
            match &mut side.part {
                Part::Old(start, end) => {
                    let cut = (end.saturating_sub(*start) as usize).min(length);
                    *end = end.saturating_sub(cut as u32);
                    length = length.saturating_sub(cut);
                }
                Part::New { text, .. } => {
                    let kept = text.len().saturating_sub(length);
                    length = length.saturating_sub(text.len().saturating_sub(kept));
                    text.truncate(kept);
                }
            }
            let Some(before) = index.checked_sub(1) else { break };
            index = before;
        }
        if let Some(side) = self.parts.get_mut(seam) {
            side.end = text;
        }
    }
}
