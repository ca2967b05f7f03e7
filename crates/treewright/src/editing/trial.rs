//! Ways of changing a source, tried and proven.

use std::collections::{HashMap, HashSet};

use treewright_dom::{Edge, NodeId, NodeKind, NodeRef};
use treewright_write::differences_when_normalized;

use super::formatting;
use super::places::{self, Choice, Place};
use super::prediction::Predictions;
use super::region::Region;
use super::session::Session;
use super::source::{Mode, NewSource, NoWay, Tag, TagOfEdit, Tags};
use super::tree::Changed;
use super::{Change, EditError, Obstacle};

/// A source with changes, and the proof that it has the tree that they make.
pub(super) struct Proof {
    pub(super) bytes: Vec<u8>,
    pub(super) text: String,
    pub(super) count: usize,
    /// The tags of the page that are written.
    pub(super) tags: Vec<TagOfEdit>,
}

impl Proof {
    /// The tags at the places of edits, by their numbers.
    fn tags_of_edits(&self) -> HashMap<usize, Vec<Tag>> {
        let mut tags: HashMap<usize, Vec<Tag>> = HashMap::new();
        for written in self.tags.iter().filter(|written| !written.is_elsewhere) {
            tags.entry(written.edit).or_default().push(written.tag);
        }
        tags
    }
}

/// The reason why a source is not proven.
#[derive(Clone, Debug)]
enum Failure {
    /// An edit cannot be made at all.
    Impossible(usize, Obstacle),
    /// An edit has no place in its mode.
    NoWay,
    Obstacle(Obstacle),
    /// No time is left.
    Exhausted,
}

/// The parses of a page for its proofs take about the time of so many bytes in all, if they are more than
/// `LEAST_PROOFS`.
const BYTES_OF_PROOFS: usize = 1 << 26;
const LEAST_PROOFS: usize = 64;

/// The proofs that leave out tags again that were written.
const MOST_PROOFS_OF_TAGS: usize = 64;

/// The edits of a page for which a place is looked for that needs no tags, though one with tags is known.
const MOST_CHOICES: usize = 16;

/// The trials of the edits of a page.
pub(super) struct Trials<'s, 'a> {
    session: &'s Session<'a>,
    normalize: bool,
    predictions: Predictions,
    proofs_left: usize,
    /// The edits that are proven together.
    accepted: Vec<(usize, Mode)>,
    regions: Vec<Region>,
    /// The tags at the places of edits that these turned out not to need.
    spared: HashSet<(usize, Tag)>,
    proofs_of_spared: usize,
    refused: Vec<(usize, Obstacle)>,
}

impl<'s, 'a> Trials<'s, 'a> {
    pub(super) fn new(session: &'s Session<'a>, normalize: bool) -> Self {
        let length = session.source.len().max(1);
        Self {
            session,
            normalize,
            predictions: Predictions::default(),
            proofs_left: BYTES_OF_PROOFS.checked_div(length).unwrap_or_default().max(LEAST_PROOFS),
            accepted: Vec::new(),
            regions: Vec::new(),
            spared: HashSet::new(),
            proofs_of_spared: MOST_PROOFS_OF_TAGS,
            refused: Vec::new(),
        }
    }

    /// Finds a way for all edits, or for as many as can be found. Returns the proof of them, and the edits that
    /// are refused.
    pub(super) fn run(mut self) -> (Result<Proof, Obstacle>, Vec<(usize, Obstacle)>) {
        let all: Vec<usize> = (0..self.session.edits.len()).collect();
        self.settle(&all);
        let proof = self.prove(&self.with(&[]), &self.regions.clone());
        let proof = proof.map_err(|failure| match failure {
            Failure::Impossible(_, obstacle) | Failure::Obstacle(obstacle) => obstacle,
            Failure::NoWay | Failure::Exhausted => Obstacle::TooManyTrials,
        });
        self.refused.sort_by_key(|(edit, _)| *edit);
        (proof, self.refused)
    }

    /// Settles the edits together, or each half of them.
    fn settle(&mut self, edits: &[usize]) {
        // A stack of its own: the depth is that of the halves.
        let mut sets: Vec<Vec<usize>> = vec![edits.to_vec()];
        while let Some(mut set) = sets.pop() {
            while !set.is_empty() {
                if self.proofs_left == 0 {
                    self.refused.extend(set.iter().map(|edit| (*edit, Obstacle::TooManyTrials)));
                    break;
                }
                match self.together(&set) {
                    Ok(()) => set.clear(),
                    Err(Failure::Impossible(edit, obstacle)) if set.contains(&edit) => {
                        self.refused.push((edit, obstacle));
                        set.retain(|other| *other != edit);
                    }
                    Err(_) => match set.as_slice() {
                        [edit] => {
                            self.alone(*edit);
                            set.clear();
                        }
                        _ => {
                            let second = set.split_off(set.len() / 2);
                            sets.push(second);
                            sets.push(std::mem::take(&mut set));
                        }
                    },
                }
            }
        }
    }

    /// Accepts the edits of a set, each in the mode that is probably right.
    fn together(&mut self, set: &[usize]) -> Result<(), Failure> {
        let session = self.session;
        let predictions = &mut self.predictions;
        let modes = set.iter().map(|edit| (*edit, predictions.mode(session, *edit)));
        let modes: Vec<(usize, Mode)> = modes.collect();
        let proof = self.prove(&self.with(&modes), &self.regions.clone())?;
        let with_tags: HashSet<usize> = proof.tags.iter().map(|written| written.edit).collect();
        let has_choice =
            |edit: &usize| with_tags.contains(edit) && has_another_place(session, *edit);
        let mut choices: HashSet<usize> =
            set.iter().copied().filter(has_choice).take(MOST_CHOICES.saturating_add(1)).collect();
        if choices.len() > MOST_CHOICES {
            choices.clear();
        }
        self.accepted.extend(modes.iter().filter(|(edit, _)| !choices.contains(edit)));
        let mut tags = proof.tags_of_edits();
        for (edit, _) in modes.iter().filter(|(edit, _)| !choices.contains(edit)) {
            self.spare(*edit, &tags.remove(edit).unwrap_or_default());
        }
        for (edit, mode) in modes.iter().filter(|(edit, _)| choices.contains(edit)) {
            let without_tags = self.modes(*edit).into_iter();
            let without_tags = without_tags
                .filter(|mode| mode.choice != Choice::ByTheTag && mode.tags == Tags::None);
            let mut modes = without_tags.chain([*mode]);
            match modes.find(|mode| self.is_proven(*edit, *mode)) {
                Some(mode) => self.accepted.push((*edit, mode)),
                None => self.alone(*edit),
            }
        }
        Ok(())
    }

    /// Returns true if an edit can be made in a mode in addition to those that are accepted.
    fn is_proven(&mut self, edit: usize, mode: Mode) -> bool {
        self.prove(&self.with(&[(edit, mode)]), &self.regions.clone()).is_ok()
    }

    /// Leaves out the tags of an accepted edit that it does not need.
    fn spare(&mut self, edit: usize, tags: &[Tag]) {
        let mut sets = Vec::new();
        // The proof has all of them.
        if tags.len() > 1 {
            let (first, second) = tags.split_at(tags.len() / 2);
            sets.extend([second.to_vec(), first.to_vec()]);
        }
        while let Some(mut set) = sets.pop() {
            if set.is_empty() || self.proofs_of_spared == 0 {
                continue;
            }
            self.proofs_of_spared = self.proofs_of_spared.saturating_sub(1);
            let spared: Vec<_> = set.iter().map(|tag| (edit, *tag)).collect();
            self.spared.extend(spared.iter().copied());
            if self.prove(&self.with(&[]), &self.regions.clone()).is_err() {
                self.spared.retain(|tag| !spared.contains(tag));
                if set.len() > 1 {
                    let second = set.split_off(set.len() / 2);
                    sets.extend([second, set]);
                }
            }
        }
    }

    fn refuse_for_tags(&mut self, edit: usize, tags: &[Tag]) {
        let mut names: Vec<String> = Vec::new();
        for tag in tags {
            let name = self.session.original.local_name(tag.element).unwrap_or_default();
            let slash = if tag.is_end { "/" } else { "" };
            let name = format!("<{slash}{name}>");
            if !names.contains(&name) {
                names.push(name);
            }
        }
        self.refused.push((edit, Obstacle::LeftOutTags(names)));
    }

    /// The accepted edits with further ones, in their order.
    fn with(&self, modes: &[(usize, Mode)]) -> Vec<(usize, Mode)> {
        let mut all = self.accepted.clone();
        all.extend_from_slice(modes);
        all.sort_by_key(|(edit, _)| *edit);
        all
    }

    /// Finds a way for an edit in addition to those that are accepted.
    fn alone(&mut self, edit: usize) {
        let mut reason = None;
        let mut note = |failure: Failure| match failure {
            Failure::Impossible(_, obstacle) => reason = Some(obstacle),
            Failure::Obstacle(obstacle) => {
                // That the encoding lacks a character says more than that the tree is another.
                let is_better = reason.is_none() || !matches!(obstacle, Obstacle::OtherTree(_));
                if is_better {
                    reason = Some(obstacle);
                }
            }
            Failure::NoWay => {}
            Failure::Exhausted => {
                reason.get_or_insert(Obstacle::TooManyTrials);
            }
        };
        for mode in self.modes(edit) {
            match self.prove(&self.with(&[(edit, mode)]), &self.regions.clone()) {
                Ok(proof) => {
                    self.accepted.push((edit, mode));
                    self.spare(edit, &proof.tags_of_edits().remove(&edit).unwrap_or_default());
                    return;
                }
                Err(failure) => note(failure),
            }
        }
        for around in self.regions_around(edit) {
            let mode = Mode { around: Some(around), tags: Tags::All, ..Mode::PLAIN };
            for is_all_new in [false, true] {
                let mut regions = self.regions.clone();
                let left_out = HashSet::new();
                regions.push(Region { edit, node: around, left_out, is_all_new });
                match self.prove(&self.with(&[(edit, mode)]), &regions) {
                    Ok(proof) => {
                        self.accept_region(edit, mode, regions, &proof);
                        return;
                    }
                    Err(failure) => note(failure),
                }
            }
        }
        self.refused.push((edit, reason.unwrap_or(EditError::NotWritten.into())));
    }

    /// The modes that an edit can be made in, those first that change less.
    fn modes(&self, edit: usize) -> Vec<Mode> {
        let session = self.session;
        let Some(edit) = session.edits.get(edit) else { return Vec::new() };
        let Some(node) = session.original.get(edit.node) else { return Vec::new() };
        let mut modes = Vec::new();
        let has_html = edit.changes.iter().any(|change| change.html().is_some());
        let takes_out = |change: &Change<'_>| {
            matches!(change, Change::Remove | Change::Replace(_) | Change::SetText(_))
        };
        let shares_tags =
            edit.changes.iter().any(takes_out) && formatting::shares_tags(session, edit.node);
        let mut known: Vec<Vec<Option<Place>>> = Vec::new();
        for choice in Choice::ALL {
            let places = places_of(session, node, edit.changes, choice);
            if known.contains(&places) || places.iter().all(Option::is_none) {
                continue;
            }
            for tags in levels(session, node, edit.changes, &places) {
                for is_serialized in [false, true] {
                    for keeps_shared_tags in [false, true] {
                        if (has_html || !is_serialized) && (shares_tags || !keeps_shared_tags) {
                            let plain = Mode { choice, tags, ..Mode::PLAIN };
                            modes.push(Mode { keeps_shared_tags, is_serialized, ..plain });
                        }
                    }
                }
            }
            known.push(places);
        }
        // Those that write no tag of the page come first.
        modes.sort_by_key(|mode| mode.tags);
        modes
    }

    /// The nodes around an edit that can be written again: nearer ones first, each of the next further out than the
    /// last.
    fn regions_around(&self, edit: usize) -> Vec<NodeId> {
        let document = self.session.original;
        let Some(edit) = self.session.edits.get(edit) else { return Vec::new() };
        let is_inside = edit.changes.iter().all(Change::is_inside);
        let outward = |node: &NodeId| document.parent(*node).or_else(|| document.host(*node));
        let path = std::iter::successors(Some(edit.node), outward)
            .filter(|node| {
                matches!(document.kind(*node), Some(NodeKind::Element)) || *node == document.root()
            })
            .skip(usize::from(!is_inside));
        let mut nodes: Vec<NodeId> = Vec::new();
        let (mut wanted, mut last) = (0_usize, None);
        for (distance, node) in path.enumerate() {
            last = Some(node);
            let can_be = node == document.root()
                || document
                    .get(node)
                    .is_some_and(|node| places::first_in(self.session, node).is_some());
            if distance >= wanted && can_be {
                nodes.push(node);
                wanted = distance.saturating_mul(2).saturating_add(1);
            }
        }
        if let Some(last) = last
            && nodes.last() != Some(&last)
        {
            nodes.push(last);
        }
        nodes
    }

    /// Accepts an edit with a region around it, in which no more tags are written than must be.
    fn accept_region(&mut self, edit: usize, mode: Mode, mut regions: Vec<Region>, proof: &Proof) {
        let of_edit = |written: &&TagOfEdit| written.edit == edit && written.is_elsewhere;
        let mut tags: Vec<Tag> =
            proof.tags.iter().filter(of_edit).map(|written| written.tag).collect();
        let modes = self.with(&[(edit, mode)]);
        let mut proofs = MOST_PROOFS_OF_TAGS;
        let mut sets = vec![tags.clone()];
        while let Some(mut set) = sets.pop() {
            if set.is_empty() || proofs == 0 {
                continue;
            }
            proofs = proofs.saturating_sub(1);
            let mut without = regions.clone();
            if let Some(region) = without.last_mut() {
                region.left_out.extend(set.iter().copied());
            }
            if self.prove(&modes, &without).is_ok() {
                regions = without;
            } else if set.len() > 1 {
                let second = set.split_off(set.len() / 2);
                sets.extend([second, set]);
            }
        }
        if let Some(region) = regions.last() {
            tags.retain(|tag| !region.left_out.contains(tag));
        }
        if !self.normalize {
            return match tags.as_slice() {
                [] => self.refused.push((edit, Obstacle::OtherParts)),
                tags => self.refuse_for_tags(edit, tags),
            };
        }
        self.regions = regions;
        self.accepted.push((edit, mode));
    }

    /// Parses the source with these edits, and compares its tree with that of the operations.
    fn prove(&mut self, modes: &[(usize, Mode)], regions: &[Region]) -> Result<Proof, Failure> {
        let session = self.session;
        self.proofs_left = match self.proofs_left.checked_sub(1) {
            Some(left) => left,
            None if modes.len() == self.accepted.len() => 0,
            None => return Err(Failure::Exhausted),
        };
        let changed = Changed::new(session, modes.iter().map(|(edit, _)| *edit))
            .map_err(|(edit, obstacle)| Failure::Impossible(edit, obstacle))?;
        let modes: HashMap<usize, Mode> = modes.iter().copied().collect();
        let regions: Vec<Region> = outermost(session, regions);
        let new =
            NewSource::new(session, &changed, &modes, &self.predictions, &regions, &self.spared)
                .map_err(|NoWay(error)| {
                    error.map_or(Failure::NoWay, |error| Failure::Obstacle(error.into()))
                })?;
        let text = new.text(session);
        let of_edit = |error: EditError| Failure::Obstacle(error.into());
        let (bytes, parsed) = match session.bytes {
            None => (text.clone().into_bytes(), session.parse_text(&text)),
            Some((_, metadata, _)) => {
                let bytes = new.bytes(session).map_err(of_edit)?;
                let parsed = session.parse_bytes(&bytes, metadata);
                (bytes, parsed)
            }
        };
        let found = &parsed.document;
        let roots = [changed.document.root_node(), found.root_node()];
        let differences = differences_when_normalized(roots[0], roots[1], 1);
        if let (Some((_, _, encoding)), Some(decision)) = (session.bytes, &parsed.encoding)
            && decision.encoding != encoding
            && !(differences.is_empty() && changes_a_declaration(session, &changed))
        {
            return Err(Failure::Obstacle(Obstacle::OtherEncoding(decision.encoding.name())));
        }
        if let Some(node) = differences.first() {
            // The bytes can be the reason, where the text is right.
            if session.bytes.is_some() {
                let of_text = session.parse_text(&text).document;
                let roots = [roots[0], of_text.root_node()];
                if differences_when_normalized(roots[0], roots[1], 1).is_empty() {
                    return Err(of_edit(EditError::NotEncodable));
                }
            }
            let name = changed.document.get(*node).map(|node| node.name().to_owned());
            return Err(Failure::Obstacle(Obstacle::OtherTree(name.unwrap_or_default())));
        }
        Ok(Proof { bytes, text, count: changed.count, tags: new.tags })
    }
}

/// Returns true if an edit is one of a `meta` element, which can declare another encoding.
fn changes_a_declaration(session: &Session<'_>, changed: &Changed) -> bool {
    let edits = changed.steps.iter().filter_map(|step| session.edits.get(step.edit));
    edits.filter_map(|edit| session.original.get(edit.node)).any(|node| node.is_html("meta"))
}

fn places_of(
    session: &Session<'_>,
    node: NodeRef<'_>,
    changes: &[Change<'_>],
    choice: Choice,
) -> Vec<Option<Place>> {
    changes.iter().map(|change| places::of(session, node, change, choice)).collect()
}

/// Returns true if a change of an edit can be written at one of several places.
fn has_another_place(session: &Session<'_>, edit: usize) -> bool {
    let Some(edit) = session.edits.get(edit) else { return false };
    let Some(node) = session.original.get(edit.node) else { return false };
    let [first, others @ ..] =
        Choice::ALL.map(|choice| places_of(session, node, edit.changes, choice));
    others.iter().any(|other| *other != first && other.iter().any(Option::is_some))
}

/// The numbers of tags of the page that there are to be written at places.
fn levels(
    session: &Session<'_>,
    node: NodeRef<'_>,
    changes: &[Change<'_>],
    places: &[Option<Place>],
) -> Vec<Tags> {
    let mut levels = vec![Tags::None];
    let tags = places
        .iter()
        .flatten()
        .map(|place| place.closes(session).take(2).count().saturating_add(place.opens.len()));
    match tags.max().unwrap_or_default() {
        0 => {}
        1 => levels.push(Tags::One),
        _ => levels.extend([Tags::One, Tags::All]),
    }
    let has_active = changes.iter().zip(places).any(|(change, place)| {
        let around = if change.is_inside() { Some(node) } else { node.parent() };
        let Some((around, place)) = around.zip(place.as_ref()) else { return false };
        !session.formatting().active_at(session, around, place.at).is_empty()
    });
    if has_active {
        levels.push(Tags::AllAndFormatting);
    }
    let reopens = |place: &Place| place.reopens != place.opens || !place.reopens_after.is_empty();
    if places.iter().flatten().any(reopens) {
        levels.push(Tags::Reopened);
    }
    levels
}

/// The regions that are in no other one.
fn outermost(session: &Session<'_>, regions: &[Region]) -> Vec<Region> {
    if regions.is_empty() {
        return Vec::new();
    }
    let document = session.original;
    let nodes: HashSet<NodeId> = regions.iter().map(|region| region.node).collect();
    let mut left = HashSet::new();
    let mut around = None;
    for edge in document.traverse_with_fragments(document.root()) {
        match edge {
            Edge::Open(node) if around.is_none() && nodes.contains(&node) => {
                around = Some(node);
                left.insert(node);
            }
            Edge::Close(node) if around == Some(node) => around = None,
            _ => {}
        }
    }
    // Of several for one node the last has the tags that all of them need.
    let mut found: Vec<Region> =
        regions.iter().rev().filter(|region| left.remove(&region.node)).cloned().collect();
    found.reverse();
    found
}
