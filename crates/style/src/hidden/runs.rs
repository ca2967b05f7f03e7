//! The runs of hidden text, and the text in comments and attributes.

use std::borrow::Cow;

use treewright_dom::{LocalName, Namespace, NodeRef};

use super::HiddenText;
use super::characters;
use super::tricks::{Certainty, Trick};
use super::values::Values;
use super::walk::{Cause, Finder, Run, State};
use super::words::{
    collapsed, has_letters, is_long_without_spaces, range_of_text, spans, without_tags,
};

/// The words that images stand for, and that links within a page have, are few.
const FEW_WORDS: usize = 6;

/// The most bytes of a text that attributes are compared with.
const LONGEST_COMPARED: usize = 4096;

impl<'a> Finder<'a> {
    pub(super) fn text(&mut self, node: NodeRef<'a>, state: &State) {
        let Some(text) = node.text_data() else { return };
        if !has_letters(text) {
            self.invisible(node, text);
            return;
        }
        let mut cause = state.all;
        for other in [state.in_flow, state.text, state.cover] {
            cause = self.stronger(cause, other);
        }
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

    /// Characters that are not seen in a text that is.
    fn invisible(&mut self, node: NodeRef<'a>, text: &str) {
        for carried in characters::find(text) {
            let span = spans(node).filter(|span| span.len() == text.len());
            let start = span.map(|span| span.start);
            let range = start.map(|start| {
                let at = |offset: usize| start.saturating_add(offset as u32);
                at(carried.range.start)..at(carried.range.end)
            });
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

    const fn next_order(&mut self) -> usize {
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

    pub(super) fn comment(&mut self, node: NodeRef<'a>) {
        let text = node.data().unwrap_or_default();
        let text = collapsed(&without_tags(text));
        let words =
            text.split(' ').filter(|word| word.chars().filter(|c| c.is_alphabetic()).count() > 1);
        if words.count() < 3 && !is_long_without_spaces(&text) || text.starts_with("[if ") {
            return;
        }
        let hidden = HiddenText {
            trick: Trick::Comment,
            certainty: Certainty::Certain,
            text,
            nodes: vec![node.id()],
            element: None,
            range: spans(node),
            rule: None,
        };
        let order = self.next_order();
        self.found.push((order, hidden));
    }

    /// Text in attributes.
    pub(super) fn attributes_of(&mut self, node: NodeRef<'a>, state: &State) {
        if !node.may_have_attributes() || node.namespace() != Some(Namespace::Html) {
            return;
        }
        // The shape of an area is not displayed, and its text is that of the image.
        let is_hidden =
            (state.all.is_some() || is_pixel(node)) && !node.is_html_element(LocalName::AREA);
        for name in ["alt", "title", "aria-label", "aria-description"] {
            let Some(value) = node.attr(name) else { continue };
            let text = collapsed(value);
            let count = text.split(' ').count();
            let least = if is_hidden { 3 } else { 7 };
            if count < least && !is_long_without_spaces(&text) {
                continue;
            }
            let origin = node.origin();
            let span = origin.and_then(|origin| origin.attribute(name)?.span());
            let hidden = HiddenText {
                trick: Trick::Attribute,
                certainty: if is_hidden { Certainty::Likely } else { Certainty::Possible },
                text,
                nodes: vec![node.id()],
                element: Some(node.id()),
                range: span.map(|span| span.start..span.end),
                rule: None,
            };
            let order = self.next_order();
            self.attributes.push((order, hidden));
        }
    }
}

/// An image of one pixel.
fn is_pixel(node: NodeRef<'_>) -> bool {
    let is_small =
        |name: &str| node.attr(name).is_some_and(|size| matches!(size.trim(), "0" | "1"));
    node.is_html_element(LocalName::IMG) && is_small("width") && is_small("height")
}
