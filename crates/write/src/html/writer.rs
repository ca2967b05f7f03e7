//! The writer of HTML.

use std::fmt;

use treewright_dom::scripting::AttributesByPosition;
use treewright_dom::{
    AttributeName, AttributeNamespace, Document, Edge, Namespace, NodeId, NodeKind, ShadowRootInit,
    ShadowRootMode,
};
use treewright_markup::{ElementFlags, LocalName, tag};

use super::optional_tags::{
    Parent, Surroundings, end_tag_may_be_omitted, start_tag_may_be_omitted,
};
use super::references::{Place, write_text, write_value};
use super::view::{Following, View};
use super::{doctype, scripts};
use crate::in_full::SourceTags;
use crate::output::Output;
use crate::white_space::Plan;

/// The form of the HTML.
#[derive(Clone, Copy)]
pub(crate) enum Layout<'a> {
    /// Without the optional parts.
    Minified,
    /// With all tags, and lines as planned.
    Pretty { plan: &'a Plan, indent: &'a str },
    /// With all tags, and nothing between them.
    Full { tags: &'a SourceTags<'a> },
}

/// The deepest level of indentation. Deeper levels are indented like it, or else the indentation would be
/// quadratic in the depth.
const DEEPEST: usize = 40;

/// An open element.
#[derive(Clone, Copy)]
struct Open {
    local: LocalName,
    namespace: Namespace,
}

impl Open {
    fn is(self, name: LocalName) -> bool {
        self.namespace == Namespace::Html && self.local == name
    }

    fn has(self, flag: ElementFlags) -> bool {
        self.namespace == Namespace::Html && self.local.flags(Namespace::Html).intersects(flag)
    }
}

pub(crate) struct Writer<'a, 'o, W> {
    view: View<'a>,
    layout: Layout<'a>,
    scripting: bool,
    root: NodeId,
    may_be_quirks: bool,
    out: Output<'o, W>,
    open: Vec<Open>,
    /// The number of open `select` elements.
    selects: usize,
    /// The number of template contents around the current node, where scripting is disabled.
    templates: usize,
    /// The last output was the end of this element, whose end tag was left out.
    omitted_end_tag: Option<LocalName>,
    /// Everything that follows would be text: of a `plaintext` element, or of a script that only the end of
    /// the input ends. No more end tags are written.
    only_text_follows: bool,
    lines: Lines,
}

/// The state of the lines in the pretty form.
#[derive(Clone, Copy, Default)]
struct Lines {
    /// The level of indentation.
    level: usize,
    /// The next output starts on a new line.
    is_due: bool,
}

impl<'a, 'o, W: fmt::Write> Writer<'a, 'o, W> {
    pub(crate) fn new(
        view: View<'a>,
        layout: Layout<'a>,
        scripting: bool,
        root: NodeId,
        out: Output<'o, W>,
    ) -> Self {
        let document = view.document;
        let mode = document.mode_of(root);
        Self {
            view,
            layout,
            scripting,
            root,
            may_be_quirks: mode.is_none_or(|mode| mode == treewright_dom::DocumentMode::Quirks),
            out,
            open: Vec::new(),
            selects: 0,
            templates: 0,
            omitted_end_tag: None,
            only_text_follows: false,
            lines: Lines::default(),
        }
    }

    pub(crate) const fn output(&self) -> &Output<'o, W> {
        &self.out
    }

    /// Writes everything.
    pub(crate) fn write(&mut self) -> fmt::Result {
        let document = self.view.document;
        // The node whose contents are skipped.
        let mut passed_over = None;
        for edge in document.traverse_with_fragments(self.root) {
            match edge {
                _ if passed_over.is_some_and(|node| edge != Edge::Close(node)) => {}
                Edge::Open(node) => {
                    if !self.open(document, node)? {
                        passed_over = Some(node);
                    }
                }
                Edge::Close(node) if passed_over == Some(node) => passed_over = None,
                Edge::Close(node) => {
                    passed_over = self.close(document, node)?;
                }
            }
        }
        let is_document = document.kind(self.root) == Some(NodeKind::Document);
        if let Layout::Pretty { .. } = self.layout
            && is_document
            && !self.only_text_follows
            && !self.out.is_empty()
        {
            self.out.push("\n")?;
        }
        Ok(())
    }

    /// Returns false if the node was written completely, or is not written.
    fn open(&mut self, document: &'a Document, node: NodeId) -> Result<bool, fmt::Error> {
        if let Some(source) = self.view.left_alone.get(node) {
            self.begin_line(node)?;
            self.omitted_end_tag = None;
            self.out.push(source)?;
            self.end_line(node);
            return Ok(false);
        }
        if !self.view.is_written(node) {
            return Ok(false);
        }
        let kind = document.kind(node).unwrap_or(NodeKind::Document);
        if !matches!(kind, NodeKind::Document | NodeKind::DocumentFragment | NodeKind::Element) {
            self.begin_line(node)?;
        }
        match kind {
            NodeKind::Element => return self.open_element(document, node),
            NodeKind::Text => self.text(document, node)?,
            NodeKind::Comment => {
                let data = document.text(node).unwrap_or_default();
                self.out.push_all(&["<!--", data, "-->"])?;
            }
            NodeKind::ProcessingInstruction => {
                let (target, data) = document.processing_instruction(node).unwrap_or_default();
                self.out.push_all(&["<?", target, " ", data, "?>"])?;
            }
            NodeKind::Doctype => {
                if let Some(doctype) = document.doctype(node) {
                    doctype::write_doctype(doctype, &mut self.out)?;
                }
            }
            NodeKind::ShadowRoot if node != self.root => {
                let init = document.shadow_root_properties(node);
                self.shadow_root_start_tag(
                    init.unwrap_or(ShadowRootInit::new(ShadowRootMode::Open)),
                )?;
                self.open.push(Open { local: LocalName::TEMPLATE, namespace: Namespace::Html });
                self.more_indented(node);
                return Ok(true);
            }
            NodeKind::DocumentFragment if document.host(node).is_some() => {
                self.templates = self.templates.saturating_add(1);
                self.more_indented(node);
                return Ok(true);
            }
            _ => return Ok(true),
        }
        self.omitted_end_tag = None;
        self.end_line(node);
        Ok(true)
    }

    fn open_element(&mut self, document: &'a Document, node: NodeId) -> Result<bool, fmt::Error> {
        let name = tag_name(document, node);
        let namespace = document.namespace(node).unwrap_or_default();
        let local = LocalName::known(name).unwrap_or(LocalName::UNKNOWN);
        let element = Open { local, namespace };
        let is_minified = matches!(self.layout, Layout::Minified);
        self.begin_line(node)?;
        let is_omitted = is_minified
            && namespace == Namespace::Html
            && node != self.root
            && has_optional_start_tag(local)
            && document.attributes(node).len() == 0
            && start_tag_may_be_omitted(local, &self.view.first_inside(node), self.around());
        self.omitted_end_tag = None;
        let is_void = element.has(ElementFlags::SERIALIZES_AS_VOID);
        let is_self_closing = is_minified
            && namespace != Namespace::Html
            && document.first_child(node).is_none()
            && document.shadow_root(node).is_none();
        if let Layout::Full { tags } = self.layout
            && let Some(tag) = tags.start(node)
        {
            self.out.push(tag)?;
        } else if !is_omitted {
            self.out.push_all(&["<", name])?;
            let unquoted = self.attributes(document, node)?;
            self.out.push(match (is_self_closing, unquoted) {
                (true, true) => " />",
                (true, false) => "/>",
                _ => ">",
            })?;
        }
        if is_void || is_self_closing {
            self.end_line(node);
            return Ok(false);
        }
        if element.is(LocalName::PLAINTEXT) {
            self.only_text_follows = true;
        } else if element.is(LocalName::SELECT) {
            self.selects = self.selects.saturating_add(1);
        } else if matches!(local, tag::PRE | tag::TEXTAREA | tag::LISTING)
            && namespace == Namespace::Html
            && let Following::Text(text) = self.view.first_inside(node)
            && text.starts_with('\n')
        {
            // The parser drops the first newline.
            self.out.push("\n")?;
        }
        self.open.push(element);
        self.more_indented(node);
        Ok(true)
    }

    /// Returns the node whose contents are to be skipped, if any.
    fn close(
        &mut self,
        document: &'a Document,
        node: NodeId,
    ) -> Result<Option<NodeId>, fmt::Error> {
        match document.kind(node) {
            Some(NodeKind::Element) => {}
            Some(NodeKind::ShadowRoot) if node != self.root => {
                self.open.pop();
                self.less_indented(node)?;
                if !self.only_text_follows {
                    self.out.push("</template>")?;
                }
                self.omitted_end_tag = None;
                return Ok(None);
            }
            Some(NodeKind::DocumentFragment) => {
                let host = document.host(node).filter(|_| node != self.root);
                if host.is_some() {
                    self.templates = self.templates.saturating_sub(1);
                    self.less_indented(node)?;
                }
                // The template contents replace the children.
                if let Some(host) = host {
                    self.close_element(document, host)?;
                }
                return Ok(host);
            }
            _ => return Ok(None),
        }
        self.close_element(document, node)?;
        Ok(None)
    }

    fn close_element(&mut self, document: &'a Document, node: NodeId) -> fmt::Result {
        let Some(element) = self.open.pop() else { return Ok(()) };
        self.less_indented(node)?;
        self.leave(node);
        if element.is(LocalName::SELECT) {
            self.selects = self.selects.saturating_sub(1);
        }
        let is_omitted = matches!(self.layout, Layout::Minified)
            && element.namespace == Namespace::Html
            && node != self.root
            && has_optional_end_tag(element.local)
            && end_tag_may_be_omitted(element.local, &self.view.following(node), self.around());
        self.omitted_end_tag = None;
        if self.only_text_follows {
            return Ok(());
        }
        if is_omitted {
            self.omitted_end_tag = Some(element.local);
        } else if let Layout::Full { tags } = self.layout
            && let Some(tag) = tags.end(node)
        {
            self.out.push(tag)?;
        } else {
            self.out.push_all(&["</", tag_name(document, node), ">"])?;
        }
        self.end_line(node);
        Ok(())
    }

    fn around(&self) -> Surroundings {
        let parent = match self.open.last() {
            None => Parent::Root,
            Some(Open { local, namespace: Namespace::Html }) => Parent::Html(*local),
            Some(_) => Parent::Foreign,
        };
        Surroundings {
            parent,
            may_be_quirks: self.may_be_quirks,
            in_select: self.selects > 0,
            omitted_end_tag: self.omitted_end_tag,
        }
    }

    /// Returns true if the last output is an unquoted value.
    fn attributes(&mut self, document: &Document, node: NodeId) -> Result<bool, fmt::Error> {
        let mut unquoted = false;
        for (position, (name, value)) in document.attributes(node).enumerate() {
            if name.namespace == AttributeNamespace::Other {
                let name = document.qualified_attribute_name_at(node, position);
                self.out.push_all(&[" ", name.unwrap_or_default()])?;
            } else {
                self.out.push_all(&[" ", serialized_prefix(name), name.local])?;
            }
            if let Layout::Minified = self.layout {
                unquoted = write_value(value, &mut self.out)?;
            } else {
                self.out.push("=\"")?;
                escape(value, true, &mut self.out)?;
                self.out.push("\"")?;
            }
        }
        Ok(unquoted)
    }

    fn text(&mut self, document: &'a Document, node: NodeId) -> fmt::Result {
        let text = self.view.text(node);
        let parent = self.open.last().copied();
        if let Some(parent) = parent
            && (parent.has(ElementFlags::RAW_TEXT_CHILD)
                || parent.is(LocalName::NOSCRIPT) && self.scripting && self.templates == 0)
        {
            if parent.is(LocalName::SCRIPT) && scripts::is_double_escaped_at_its_end(text) {
                self.only_text_follows = true;
            }
            return self.out.push(text);
        }
        if self.out.is_empty()
            && let Some(rest) = text.strip_prefix('\u{FEFF}')
        {
            // At the start of a file it would be a byte order mark.
            self.out.push("&#xFEFF;")?;
            return self.escaped(rest, document, node);
        }
        self.escaped(text, document, node)
    }

    fn escaped(&mut self, text: &str, document: &'a Document, node: NodeId) -> fmt::Result {
        match self.layout {
            Layout::Minified => {
                let place = match self.open.last() {
                    Some(parent) if parent.is(LocalName::TITLE) => Place::Escapable("title"),
                    Some(parent) if parent.is(LocalName::TEXTAREA) => Place::Escapable("textarea"),
                    _ => match document.next_sibling(node).and_then(|next| document.kind(next)) {
                        // A comment that is not written leaves text next to text.
                        Some(NodeKind::Text | NodeKind::Comment) => Place::TextBeforeText,
                        _ => Place::Text,
                    },
                };
                write_text(text, place, &mut self.out)
            }
            Layout::Pretty { plan, .. } if plan.texts().contains_key(&node) => {
                // The line breaks of its author.
                let mut lines = text.split('\n');
                escape(lines.next().unwrap_or_default(), false, &mut self.out)?;
                for line in lines {
                    self.new_line()?;
                    escape(line, false, &mut self.out)?;
                }
                Ok(())
            }
            Layout::Pretty { .. } | Layout::Full { .. } => escape(text, false, &mut self.out),
        }
    }

    /// Writes the start tag of a shadow root, as in the standard's serialization.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#html-fragment-serialisation-algorithm>
    fn shadow_root_start_tag(&mut self, init: ShadowRootInit) -> fmt::Result {
        self.out.push_all(&["<template shadowrootmode=", init.mode.as_str()])?;
        let attributes = [
            (init.delegates_focus, " shadowrootdelegatesfocus"),
            (init.serializable, " shadowrootserializable"),
            (init.manual_slot_assignment, " shadowrootslotassignment=manual"),
            (init.clonable, " shadowrootclonable"),
            (init.keep_custom_element_registry_null, " shadowrootcustomelementregistry"),
        ];
        for (_, attribute) in attributes.iter().filter(|(is_set, _)| *is_set) {
            self.out.push(attribute)?;
        }
        self.out.push(">")
    }

    /// Starts a new line before a node that needs one.
    fn begin_line(&mut self, node: NodeId) -> fmt::Result {
        let Layout::Pretty { plan, .. } = self.layout else { return Ok(()) };
        let begins = self.lines.is_due || plan.begins_a_line(node);
        if begins && !self.out.is_empty() && !self.only_text_follows {
            self.new_line()?;
        }
        self.lines.is_due = false;
        Ok(())
    }

    fn end_line(&mut self, node: NodeId) {
        if let Layout::Pretty { plan, .. } = self.layout
            && plan.begins_a_line(node)
        {
            self.lines.is_due = true;
        }
    }

    /// A pending line does not start after an element that may be part of a line.
    fn leave(&mut self, node: NodeId) {
        if let Layout::Pretty { plan, .. } = self.layout
            && plan.is_unknown(node)
        {
            self.lines.is_due = false;
        }
    }

    fn more_indented(&mut self, node: NodeId) {
        if let Layout::Pretty { plan, .. } = self.layout
            && plan.has_lines_inside(node)
        {
            self.lines.level = self.lines.level.saturating_add(1);
            self.lines.is_due = plan.is_block(node);
        }
    }

    fn less_indented(&mut self, node: NodeId) -> fmt::Result {
        let Layout::Pretty { plan, .. } = self.layout else { return Ok(()) };
        if plan.has_lines_inside(node) {
            self.lines.level = self.lines.level.saturating_sub(1);
            if (plan.is_block(node) || self.lines.is_due) && !self.only_text_follows {
                self.new_line()?;
            }
            self.lines.is_due = false;
        }
        Ok(())
    }

    fn new_line(&mut self) -> fmt::Result {
        let Layout::Pretty { indent, .. } = self.layout else { return Ok(()) };
        self.out.push("\n")?;
        (0..self.lines.level.min(DEEPEST)).try_for_each(|_| self.out.push(indent))
    }
}

/// Escapes a string as the standard's serialization does, and also U+000D, which the parser would normalize
/// to a newline. <https://html.spec.whatwg.org/multipage/parsing.html#escapingString>
fn escape<W: fmt::Write>(text: &str, in_attribute: bool, out: &mut Output<'_, W>) -> fmt::Result {
    let special = |character| {
        matches!(character, '&' | '\u{A0}' | '<' | '>' | '\r') || character == '"' && in_attribute
    };
    let mut rest = text;
    while let Some(at) = rest.find(special) {
        let (before, from) = rest.split_at(at);
        let mut characters = from.chars();
        let reference = match characters.next() {
            Some('&') => "&amp;",
            Some('\u{A0}') => "&nbsp;",
            Some('<') => "&lt;",
            Some('>') => "&gt;",
            Some('\r') => "&#13;",
            _ => "&quot;",
        };
        out.push_all(&[before, reference])?;
        rest = characters.as_str();
    }
    out.push(rest)
}

/// The name in the tags of an element, which includes its prefix in other namespaces.
fn tag_name(document: &Document, node: NodeId) -> &str {
    let name = match document.namespace(node) {
        Some(Namespace::Other) => document.qualified_name(node),
        _ => document.local_name(node),
    };
    name.unwrap_or_default()
}

/// The prefix of an attribute's serialized name.
/// <https://html.spec.whatwg.org/multipage/parsing.html#attribute's-serialised-name>
fn serialized_prefix(name: AttributeName<'_>) -> &'static str {
    match name.namespace {
        AttributeNamespace::XLink => "xlink:",
        AttributeNamespace::Xml => "xml:",
        AttributeNamespace::Xmlns if name.local == "xmlns" => "",
        AttributeNamespace::Xmlns => "xmlns:",
        _ => "",
    }
}

const fn has_optional_start_tag(name: LocalName) -> bool {
    matches!(name, tag::HTML | tag::HEAD | tag::BODY | tag::COLGROUP | tag::TBODY)
}

const fn has_optional_end_tag(name: LocalName) -> bool {
    matches!(
        name,
        tag::HTML
            | tag::HEAD
            | tag::BODY
            | tag::LI
            | tag::DT
            | tag::DD
            | tag::P
            | tag::RT
            | tag::RP
            | tag::OPTGROUP
            | tag::OPTION
            | tag::COLGROUP
            | tag::CAPTION
            | tag::THEAD
            | tag::TBODY
            | tag::TFOOT
            | tag::TR
            | tag::TD
            | tag::TH
    )
}
