//! The runs of hidden text.

use std::borrow::Cow;

use treewright_dom::{LocalName, NodeRef};

use super::HiddenText;
use super::characters;
use super::elements::Way;
use super::flow::Metrics;
use super::offsets::{in_page, range_in};
use super::tricks::{Certainty, Trick};
use super::values::Values;
use super::walk::{Cause, CauseId, Finder, Run, State};
use super::words::{collapsed, has_letters, range_of_text, spans, without_tags};

/// The words that images stand for, and that links within a page have, are few.
const FEW_WORDS: usize = 6;

/// The most bytes of a text that attributes are compared with.
const LONGEST_COMPARED: usize = 4096;

impl<'a> Finder<'a> {
    pub(super) fn text(&mut self, node: NodeRef<'a>, state: &State) {
        let Some(text) = node.text_data() else { return };
        if !has_letters(text) {
            self.invisible(node, text);
            self.pass(state, text);
            return;
        }
        let mut cause = self.cause_of_text(state);
        if let Some(svg) = &state.svg {
            if svg.in_text {
                cause = self.stronger(cause, svg.outside);
            } else {
                // Its values have no effect.
                cause = state.all.or_else(|| {
                    let way = Way::new(Trick::NotRendered, Certainty::Certain, &[]);
                    node.parent().map(|parent| self.cause(parent, way, None))
                });
            }
        }
        cause = self.out_of_sight(state, text, cause);
        if cause.is_none() && text.bytes().filter(u8::is_ascii_alphabetic).count() > 1 {
            cause = state.turns;
        }
        if cause.is_none() {
            self.invisible(node, text);
            let words = collapsed(text);
            if words.len() <= LONGEST_COMPARED {
                self.seen.insert(words);
            }
        }
        let Some(cause) = cause.or(state.assistive) else {
            self.end_run();
            return;
        };
        if self.run.as_ref().is_some_and(|run| run.cause != cause) {
            self.end_run();
        }
        let is_markup = self.causes.get(cause).is_some_and(|cause| {
            matches!(cause.trick, Trick::Noscript | Trick::Fallback) && text.contains('<')
        });
        let without = if is_markup { Cow::Owned(without_tags(text)) } else { Cow::Borrowed(text) };
        if is_markup && !has_letters(&without) {
            return;
        }
        let range = range_of_text(node, text);
        let order = self.next_order();
        let run = self.run.get_or_insert_with(|| Run {
            order,
            cause,
            text: String::new(),
            nodes: Vec::new(),
            range: None,
        });
        if std::mem::take(&mut self.gap) && !run.text.is_empty() {
            run.text.push(' ');
        }
        run.text.push_str(&without);
        run.nodes.push(node.id());
        run.range = match (run.range.take(), range) {
            (Some(run), Some(more)) => {
                Some(run.start..if more.end > run.end { more.end } else { run.end })
            }
            (one, other) => one.or(other),
        };
    }

    /// Adds a text to its flow. Returns what hides it if that is its place, or else what does in another way.
    fn out_of_sight(
        &mut self,
        state: &State,
        text: &str,
        cause: Option<CauseId>,
    ) -> Option<CauseId> {
        let Some(id) = state.styled else { return cause };
        let styles = self.styles;
        let (Some(values), Some(flow)) = (styles.values_of(id), self.flows.get_mut(state.flow))
        else {
            return cause;
        };
        let is_certain = |cause: Option<CauseId>| {
            let cause = cause.and_then(|cause| self.causes.get(cause));
            cause.is_some_and(|cause| cause.certainty == Certainty::Certain)
        };
        let is_for_readers = cause.and_then(|cause| self.causes.get(cause));
        if state.svg.is_some()
            || is_certain(state.all)
            || is_for_readers.is_some_and(|cause| cause.trick == Trick::ScreenReaderOnly)
        {
            return cause;
        }
        let values = Values::new(values, styles.device());
        let metrics = Metrics::of(text, &values);
        let found =
            if is_certain(cause) { None } else { state.place.outside(&values, flow, &metrics) };
        flow.add_text(&metrics);
        let Some(found) = found else { return cause };
        let (element, trick) = match (found.mover, found.clip) {
            (Some(mover), _) => (mover.element, mover.trick),
            (None, Some(clip)) if found.certainty == Certainty::Certain => (clip, Trick::NoSize),
            (None, Some(clip)) => (clip, Trick::Overflow),
            (None, None) => (id, Trick::Offset),
        };
        let certainty =
            if styles.is_animated(element) { Certainty::Possible } else { found.certainty };
        let key = (element, trick, certainty);
        let same = self.outside.filter(|(other, _)| *other == key).map(|(_, cause)| cause);
        let outside = same.or_else(|| {
            let node = self.document.get(element)?;
            let values = Values::new(styles.values_of(element)?, styles.device());
            let way = Way::new(trick, certainty, properties(trick));
            Some(self.cause(node, way, Some(&values)))
        });
        self.outside = outside.map(|outside| (key, outside));
        self.stronger(cause, outside)
    }

    /// Adds a text without letters to its flow.
    fn pass(&mut self, state: &State, text: &str) {
        let is_seen = state.all.is_none() && state.svg.is_none() && !text.trim_ascii().is_empty();
        if let Some(id) = state.styled
            && is_seen
            && let Some(values) = self.styles.values_of(id)
            && let Some(flow) = self.flows.get_mut(state.flow)
        {
            flow.add_text(&Metrics::of(text, &Values::new(values, self.styles.device())));
        }
    }

    /// The cause that hides text in this state.
    pub(super) fn cause_of_text(&self, state: &State) -> Option<CauseId> {
        [state.in_flow, state.text, state.cover]
            .into_iter()
            .fold(state.all, |cause, other| self.stronger(cause, other))
    }

    /// Characters that are not seen in a text that is.
    pub(super) fn invisible(&mut self, node: NodeRef<'a>, text: &str) {
        let found = characters::find(text);
        let places = if found.is_empty() { None } else { in_page(node, text) };
        for carried in found {
            let range = places.as_ref().and_then(|places| range_in(places, &carried.range));
            self.end_run();
            let order = self.next_order();
            let hidden = HiddenText {
                trick: carried.trick,
                certainty: carried.certainty,
                text: carried.text,
                nodes: vec![node.id()],
                element: None,
                range: range.or_else(|| spans(node)),
                rule: None,
            };
            self.found.push((order, hidden));
        }
    }

    pub(super) const fn next_order(&mut self) -> usize {
        self.order = self.order.saturating_add(1);
        self.order
    }

    pub(super) fn end_run(&mut self) {
        let Some(Run { order, cause, text, nodes, range }) = self.run.take() else { return };
        let Some(cause) = self.causes.get(cause) else { return };
        let text = collapsed(&text);
        let certainty = if self.is_usual(cause, &text) {
            cause.certainty.min(Certainty::Likely)
        } else {
            cause.certainty
        };
        let hidden = HiddenText {
            trick: cause.trick,
            certainty,
            text,
            nodes,
            element: Some(cause.element),
            range,
            rule: cause.rule.clone(),
        };
        self.found.push((order, hidden));
    }

    /// Returns true for a few words that an image is shown for, and for those of a link within the page, which is shown when
    /// it has the focus.
    fn is_usual(&self, cause: &Cause, text: &str) -> bool {
        if text.split(' ').count() > FEW_WORDS {
            return false;
        }
        let Some(element) = self.document.get(cause.element) else { return false };
        let has_image = || {
            let values = self.styles.values_of(element.id());
            let device = self.styles.device();
            values.is_some_and(|values| Values::new(values, device).has_background_image())
        };
        match cause.trick {
            Trick::TextIndent | Trick::FontSize | Trick::Color => has_image(),
            Trick::Offset | Trick::Clip | Trick::ClipPath | Trick::Transform | Trick::NoSize => {
                element.is_html_element(LocalName::A)
                    && element.attr("href").is_some_and(|href| href.starts_with('#'))
            }
            _ => false,
        }
    }
}

/// The properties that move text, or that cut it off.
const fn properties(trick: Trick) -> &'static [&'static str] {
    match trick {
        Trick::Margin => &["margin-left", "margin-top", "padding-left", "padding-top"],
        Trick::Transform => &["transform", "translate", "scale", "rotate"],
        Trick::TextIndent => &["text-indent"],
        Trick::NoSize | Trick::Overflow => {
            &["height", "max-height", "width", "max-width", "overflow-x", "overflow-y", "contain"]
        }
        _ => &["left", "top", "right", "bottom", "margin-left", "margin-top"],
    }
}
