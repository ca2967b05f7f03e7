//! Statistics about the elements of a page, from one walk.

use std::collections::HashSet;

use treewright_dom::NodeRef;

use crate::rendered::{Display, StyleView};

use super::Steps;
use super::names::{Meaning, Meanings};

/// An element. The statistics cover its subtree, except what is skipped.
#[derive(Clone, Copy, Debug)]
pub(super) struct Element<'a> {
    pub(super) node: NodeRef<'a>,
    pub(super) parent: Option<usize>,
    /// The index of the first element after its subtree.
    pub(super) end: usize,
    pub(super) kind: Kind,
    pub(super) meaning: Meaning,
    pub(super) is_passed_over: bool,
    pub(super) is_in_table: bool,
    pub(super) is_in_figure: bool,
    /// Characters; a run of white space counts as one.
    pub(super) text: u32,
    /// The characters in links; those in links to places of the page count less than a third.
    pub(super) link_text: f32,
    pub(super) heading_text: u32,
    pub(super) item_text: u32,
    pub(super) commas: u32,
    /// Characters and commas outside inner blocks.
    pub(super) own_text: u32,
    pub(super) own_commas: u32,
    pub(super) blocks: u32,
    pub(super) paragraphs: u32,
    pub(super) images: u32,
    pub(super) items: u32,
    pub(super) inputs: u32,
    pub(super) embeds: u32,
    /// Elements that only tables of data have.
    pub(super) data_parts: u32,
    pub(super) score: Option<f32>,
}

/// The relevant kind of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Part of a line.
    Inline,
    Link,
    Paragraph,
    Heading,
    Item,
    List,
    Table,
    Cell,
    Image,
    Input,
    Embed,
    Form,
    Quote,
    /// `div` and similar elements.
    Division,
    /// Other blocks.
    Block,
}

impl Kind {
    fn of(node: NodeRef<'_>) -> Self {
        match node.name() {
            "a" => Self::Link,
            "p" => Self::Paragraph,
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" => Self::Heading,
            "li" => Self::Item,
            "ul" | "ol" | "dl" => Self::List,
            "table" => Self::Table,
            "td" | "th" => Self::Cell,
            "img" | "picture" | "svg" | "video" => Self::Image,
            "input" => Self::Input,
            "embed" | "object" | "iframe" => Self::Embed,
            "form" | "fieldset" => Self::Form,
            "pre" | "blockquote" => Self::Quote,
            "div" | "section" | "article" | "main" | "center" => Self::Division,
            "body" | "header" | "footer" | "aside" | "nav" | "figure" | "figcaption"
            | "address" | "dd" | "dt" | "tr" | "tbody" | "thead" | "tfoot" | "caption"
            | "details" | "summary" | "hr" | "hgroup" | "search" | "menu" => Self::Block,
            _ => Self::Inline,
        }
    }

    pub(super) const fn is_block(self) -> bool {
        !matches!(self, Self::Inline | Self::Link | Self::Image | Self::Input | Self::Embed)
    }
}

/// The elements of a page, in tree order.
pub(super) struct Facts<'a> {
    pub(super) elements: Vec<Element<'a>>,
}

impl<'a> Facts<'a> {
    /// Walks through a body. Nothing recurses.
    pub(super) fn of(body: NodeRef<'a>, steps: Steps, view: Option<&dyn StyleView>) -> Self {
        let mut facts = Self { elements: Vec::new() };
        let mut meanings = Meanings::default();
        // The open elements with the next child of each.
        let mut open: Vec<(usize, Option<NodeRef<'a>>)> = Vec::new();
        facts.enter(body, None, &mut meanings, steps);
        open.push((0, body.first_child()));
        while let Some((index, next)) = open.last_mut() {
            let index = *index;
            let Some(child) = next.take() else {
                open.pop();
                facts.leave(index);
                continue;
            };
            *next = child.next_sibling();
            if child.is_element() {
                if is_shown(child) && is_displayed(child, view) {
                    let number = facts.elements.len();
                    facts.enter(child, Some(index), &mut meanings, steps);
                    open.push((number, child.first_child()));
                }
            } else if child.is_text()
                && let Some(element) = facts.elements.get_mut(index)
            {
                let (text, commas) = measure(child.data().unwrap_or_default());
                element.text = element.text.saturating_add(text);
                element.own_text = element.own_text.saturating_add(text);
                element.commas = element.commas.saturating_add(commas);
                element.own_commas = element.own_commas.saturating_add(commas);
            }
        }
        facts
    }

    pub(super) fn node(&self, index: usize) -> Option<NodeRef<'a>> {
        self.elements.get(index).map(|element| element.node)
    }

    /// An element's parent, its parent's parent, and so on.
    pub(super) fn ancestors(&self, index: usize) -> impl Iterator<Item = usize> {
        let parent = |index: &usize| self.elements.get(*index)?.parent;
        std::iter::successors(parent(&index), parent)
    }

    /// The children of an element.
    pub(super) fn children(&self, index: usize) -> impl Iterator<Item = usize> {
        let end = self.elements.get(index).map_or(0, |element| element.end);
        let first = index.saturating_add(1);
        let within = move |index: usize| (index < end).then_some(index);
        std::iter::successors(within(first), move |index| within(self.elements.get(*index)?.end))
    }

    fn enter(
        &mut self,
        node: NodeRef<'a>,
        parent: Option<usize>,
        meanings: &mut Meanings<'a>,
        steps: Steps,
    ) {
        let meaning = meanings.of(node);
        let around = parent.and_then(|parent| self.elements.get(parent));
        let is_passed_over = around.is_some_and(|around| around.is_passed_over)
            || parent.is_some() && is_outside(node, meaning, steps);
        self.elements.push(Element {
            node,
            parent,
            end: 0,
            kind: Kind::of(node),
            meaning,
            is_passed_over,
            is_in_table: around.is_some_and(|e| e.is_in_table || e.kind == Kind::Table),
            is_in_figure: around.is_some_and(|e| e.is_in_figure || e.node.is_html("figure")),
            text: 0,
            link_text: 0.0,
            heading_text: 0,
            item_text: 0,
            commas: 0,
            own_text: 0,
            own_commas: 0,
            blocks: 0,
            paragraphs: 0,
            images: 0,
            items: 0,
            inputs: 0,
            embeds: 0,
            data_parts: 0,
            score: None,
        });
    }

    /// Adds the statistics of an element to those of its parent.
    fn leave(&mut self, index: usize) {
        let end = self.elements.len();
        let Some(element) = self.elements.get_mut(index) else { return };
        element.end = end;
        match element.kind {
            Kind::Link => {
                let href = element.node.attr("href").unwrap_or_default();
                let part = if href.starts_with('#') { 0.3 } else { 1.0 };
                element.link_text = as_float(element.text) * part;
            }
            Kind::Heading => element.heading_text = element.text,
            Kind::Item => element.item_text = element.text,
            _ => {}
        }
        let inner = *element;
        if inner.is_passed_over {
            return;
        }
        let Some(outer) = inner.parent.and_then(|parent| self.elements.get_mut(parent)) else {
            return;
        };
        let add = |sum: &mut u32, number: u32| *sum = sum.saturating_add(number);
        let one = |kind: Kind| u32::from(inner.kind == kind);
        add(&mut outer.text, inner.text);
        outer.link_text += inner.link_text;
        add(&mut outer.heading_text, inner.heading_text);
        add(&mut outer.item_text, inner.item_text);
        add(&mut outer.commas, inner.commas);
        add(&mut outer.paragraphs, inner.paragraphs.saturating_add(one(Kind::Paragraph)));
        add(&mut outer.images, inner.images.saturating_add(one(Kind::Image)));
        add(&mut outer.items, inner.items.saturating_add(one(Kind::Item)));
        add(&mut outer.inputs, inner.inputs.saturating_add(one(Kind::Input)));
        add(&mut outer.embeds, inner.embeds.saturating_add(one(Kind::Embed)));
        let is_data_part =
            matches!(inner.node.name(), "caption" | "thead" | "tfoot" | "th" | "col" | "colgroup");
        add(&mut outer.data_parts, inner.data_parts.saturating_add(u32::from(is_data_part)));
        if inner.kind.is_block() {
            add(&mut outer.blocks, 1);
        } else {
            add(&mut outer.own_text, inner.own_text);
            add(&mut outer.own_commas, inner.own_commas);
            add(&mut outer.blocks, inner.blocks);
        }
    }

    /// The characters of elements, minus those of the elements that are left out.
    pub(super) fn length_without(&self, found: &[usize], left_out: &[usize]) -> u32 {
        let text = |indices: &[usize]| {
            let elements = indices.iter().filter_map(|index| self.elements.get(*index));
            elements.fold(0_u32, |sum, element| sum.saturating_add(element.text))
        };
        // Skipped elements were never counted.
        let counted: Vec<usize> = left_out
            .iter()
            .copied()
            .filter(|index| {
                self.elements.get(*index).is_some_and(|element| !element.is_passed_over)
            })
            .collect();
        text(found).saturating_sub(text(&counted))
    }
}

impl Element<'_> {
    /// The fraction of the text that is in links.
    pub(super) fn link_density(&self) -> f32 {
        if self.text == 0 { 0.0 } else { self.link_text / as_float(self.text) }
    }
}

#[expect(clippy::cast_precision_loss, reason = "lengths are compared, not counted on")]
pub(super) fn as_float(number: u32) -> f32 {
    number as f32
}

/// The characters of a text, where a run of white space counts as one, and the commas.
fn measure(text: &str) -> (u32, u32) {
    let (mut characters, mut commas, mut is_space) = (0_u32, 0_u32, true);
    for character in text.chars() {
        let space = character.is_ascii_whitespace();
        if !space || !is_space {
            characters = characters.saturating_add(1);
        }
        is_space = space;
        // Including those of other scripts.
        if matches!(
            character,
            ',' | '\u{60C}'
                | '\u{FE50}'
                | '\u{FE10}'
                | '\u{2E41}'
                | '\u{2E34}'
                | '\u{2E32}'
                | '\u{FF0C}'
                | '\u{3001}'
        ) {
            commas = commas.saturating_add(1);
        }
    }
    if is_space {
        characters = characters.saturating_sub(1);
    }
    (characters, commas)
}

/// Returns false for elements that the style sheets of the page hide.
fn is_displayed(element: NodeRef<'_>, view: Option<&dyn StyleView>) -> bool {
    let style = view.and_then(|view| view.style_of(element.id()));
    style.is_none_or(|style| style.display != Display::None && style.is_visible)
}

/// Returns false for elements without page text.
fn is_shown(element: NodeRef<'_>) -> bool {
    if matches!(
        element.name(),
        "script"
            | "style"
            | "noscript"
            | "template"
            | "link"
            | "meta"
            | "title"
            | "head"
            | "textarea"
            | "select"
            | "button"
            | "datalist"
            | "canvas"
            | "audio"
            | "dialog"
            | "option"
    ) {
        return false;
    }
    if element.has_attr("hidden") {
        return false;
    }
    if element.attr("aria-hidden") == Some("true") && !element.has_class("fallback-image") {
        return false;
    }
    let Some(style) = element.attr("style") else { return true };
    let style: String = style.chars().filter(|c| !c.is_ascii_whitespace()).collect();
    let style = style.to_ascii_lowercase();
    !style.contains("display:none") && !style.contains("visibility:hidden")
}

/// Returns true for elements that are not part of the content.
fn is_outside(element: NodeRef<'_>, meaning: Meaning, steps: Steps) -> bool {
    if matches!(element.name(), "nav" | "aside" | "footer" | "menu") {
        return steps.passes_over || element.name() != "footer";
    }
    let role = element.attr("role").unwrap_or_default();
    let is_outside_by_role = matches!(
        role,
        "menu" | "menubar" | "complementary" | "navigation" | "alert" | "alertdialog" | "dialog"
    );
    if is_outside_by_role || element.attr("aria-modal") == Some("true") {
        return true;
    }
    let can_be = !matches!(
        element.name(),
        "a" | "table" | "tbody" | "tr" | "td" | "th" | "code" | "pre" | "article" | "main" | "body"
    );
    steps.passes_over && can_be && meaning.is_outside && !meaning.may_be_content
}

/// A set of elements' nodes.
pub(super) fn set(indices: &[usize]) -> HashSet<usize> {
    indices.iter().copied().collect()
}
