//! Text in comments, processing instructions and attributes.

use treewright_dom::{LocalName, Namespace, NodeRef};

use super::HiddenText;
use super::characters;
use super::tricks::{Certainty, Trick};
use super::walk::{Finder, State};
use super::words::{collapsed, is_long_without_spaces, spans, without_conditions, without_tags};

/// The words that attributes have at least if they count: those that are shown by a mouse or read aloud, and those that nothing
/// shows.
const MANY: usize = 7;
const SOME: usize = 3;

/// Attributes with text that is read aloud, or that the mouse shows.
const NAMES: [&str; 5] = ["alt", "title", "aria-label", "aria-description", "aria-roledescription"];

/// Types of `input` elements that show no text of their own, or other text than their value.
const WITHOUT_TEXT: [&str; 8] =
    ["checkbox", "radio", "password", "file", "image", "color", "range", "hidden"];

impl<'a> Finder<'a> {
    /// Comments, also those with conditions for old browsers, and processing instructions.
    pub(super) fn comment(&mut self, node: NodeRef<'a>) {
        let text = node.data().unwrap_or_default();
        let text = collapsed(&without_tags(without_conditions(text)));
        let is_word = |word: &&str| {
            !word.contains('=') && word.chars().filter(|c| c.is_alphabetic()).count() > 1
        };
        if text.split(' ').filter(is_word).take(SOME).count() < SOME
            && !is_long_without_spaces(&text)
        {
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
        if !node.may_have_attributes() {
            return;
        }
        self.invisible_in_attributes(node);
        if node.namespace() != Some(Namespace::Html) {
            self.attribute(node, "aria-label", Certainty::Possible, MANY);
            return;
        }
        // The shape of an area is not displayed, and its text is that of the image.
        let is_hidden =
            (state.all.is_some() || is_pixel(node)) && !node.is_html_element(LocalName::AREA);
        let (certainty, least) =
            if is_hidden { (Certainty::Likely, SOME) } else { (Certainty::Possible, MANY) };
        for name in NAMES {
            // Frames and sheets have titles that nothing shows, and that say what they are.
            let is_name = name == "title"
                && matches!(
                    node.name(),
                    "iframe" | "frame" | "link" | "style" | "object" | "embed"
                );
            if !is_name {
                self.attribute(node, name, certainty, least);
            }
        }
        if node.is_html_element(LocalName::TABLE) {
            self.attribute(node, "summary", certainty, least);
        }
        if node.is_html_element(LocalName::INPUT) {
            self.value(node, state);
            // The value is shown instead.
            if is_hidden || node.attr("value").is_some_and(|value| !value.is_empty()) {
                self.attribute(node, "placeholder", certainty, MANY);
            }
        } else if node.is_html_element(LocalName::OPTGROUP) && state.choices.is_some() {
            self.attribute(node, "label", Certainty::Possible, SOME);
        }
    }

    /// Characters that carry text, in any attribute. Those that scripts of languages need are left out.
    fn invisible_in_attributes(&mut self, node: NodeRef<'a>) {
        for (name, value) in node.attrs() {
            if value.is_ascii() {
                continue;
            }
            for carried in characters::find(value) {
                if !matches!(carried.trick, Trick::TagCharacters | Trick::VariationSelectors) {
                    continue;
                }
                let origin = node.origin();
                let span = origin.and_then(|origin| origin.attribute(name.local)?.span());
                let order = self.next_order();
                self.found.push((
                    order,
                    HiddenText {
                        trick: carried.trick,
                        certainty: carried.certainty,
                        text: carried.text,
                        nodes: vec![node.id()],
                        element: Some(node.id()),
                        range: span.map(|span| span.start..span.end),
                        rule: None,
                    },
                ));
            }
        }
    }

    /// Characters that are not seen, in the title of the page.
    pub(super) fn invisible_in_title(&mut self, node: NodeRef<'a>) {
        for text in
            node.children().filter(|child| child.text_data().is_some_and(|text| !text.is_ascii()))
        {
            self.invisible(text, text.text_data().unwrap_or_default());
        }
    }

    /// The value of an `input` element, if it is not shown.
    fn value(&mut self, node: NodeRef<'a>, state: &State) {
        let kind = node.attr("type").unwrap_or("text");
        let is = |name: &&str| kind.eq_ignore_ascii_case(name);
        if is(&"hidden") {
            self.attribute(node, "value", Certainty::Certain, SOME);
        } else if WITHOUT_TEXT.iter().any(is) {
            self.attribute(node, "value", Certainty::Likely, SOME);
        } else if let Some(cause) = self.cause_of_text(state) {
            let certainty =
                self.causes.get(cause).map_or(Certainty::Possible, |cause| cause.certainty);
            self.attribute(node, "value", certainty, SOME);
        }
    }

    /// Notes an attribute with at least so many words.
    fn attribute(&mut self, node: NodeRef<'a>, name: &str, certainty: Certainty, least: usize) {
        let Some(value) = node.attr(name) else { return };
        let text = collapsed(value);
        if text.split(' ').take(least).count() < least && !is_long_without_spaces(&text) {
            return;
        }
        let origin = node.origin();
        let span = origin.and_then(|origin| origin.attribute(name)?.span());
        let hidden = HiddenText {
            trick: Trick::Attribute,
            certainty,
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

/// An image of one pixel.
fn is_pixel(node: NodeRef<'_>) -> bool {
    let is_small =
        |name: &str| node.attr(name).is_some_and(|size| matches!(size.trim(), "0" | "1"));
    node.is_html_element(LocalName::IMG) && is_small("width") && is_small("height")
}
