//! The walk over a tree that is written as XML, and all nodes except elements.

use std::borrow::Cow;
use std::fmt;

use treewright_dom::scripting::CharacterData;
use treewright_dom::{
    Doctype, Document, Edge, Namespace, NodeId, NodeKind, NodeRef, ShadowRootInit, ShadowRootMode,
};
use treewright_markup::xml::{is_character, is_public_id_character};
use treewright_markup::{ElementFlags, LocalName};

use super::names::{coerce, coerce_target};
use super::prefixes::PrefixMap;
use super::text::{comment, instruction, write_text};
use super::{Coercion, XmlOptions};
use crate::output::{Output, Refused};

/// An open element.
pub(super) struct Open<'a> {
    /// The name in its end tag; `None` for an element without one.
    pub(super) end: Option<Cow<'a, str>>,
    /// The namespace that its children inherit.
    pub(super) inherited: Option<Cow<'a, str>>,
    /// The number of prefixes that were mapped around it.
    pub(super) mapped: usize,
}

pub(super) struct XmlWriter<'a, 'o, W> {
    pub(super) document: &'a Document,
    root: NodeId,
    options: &'a XmlOptions,
    pub(super) out: Output<'o, W>,
    pub(super) open: Vec<Open<'a>>,
    /// The mapped prefixes, if nothing is coerced.
    pub(super) prefixes: PrefixMap,
    /// The number of elements around the outermost open one that declares the prefix `xlink`, if names are
    /// coerced.
    pub(super) xlink: Option<usize>,
}

impl<'a, 'o, W: fmt::Write> XmlWriter<'a, 'o, W> {
    pub(super) fn new(node: NodeRef<'a>, options: &'a XmlOptions, out: Output<'o, W>) -> Self {
        Self {
            document: node.document(),
            root: node.id(),
            options,
            out,
            open: Vec::new(),
            prefixes: PrefixMap::default(),
            xlink: None,
        }
    }

    pub(super) fn write(mut self) -> Result<(), Refused> {
        let written = self.all();
        if self.out.is_exceeded() { Err(Refused::LimitExceeded) } else { written }
    }

    fn all(&mut self) -> Result<(), Refused> {
        let document = self.document;
        if !self.options.children_only {
            return self.node(self.root);
        }
        let inside = document.template_contents(self.root).unwrap_or(self.root);
        for child in document.children(inside) {
            self.prefixes = PrefixMap::default();
            self.node(child)?;
        }
        Ok(())
    }

    fn node(&mut self, root: NodeId) -> Result<(), Refused> {
        let document = self.document;
        if self.options.declaration && document.kind(root) == Some(NodeKind::Document) {
            self.out.push("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")?;
        }
        let mut passed_over = None;
        for edge in document.traverse_with_fragments(root) {
            match edge {
                Edge::Close(node) if passed_over == Some(node) => {
                    passed_over = None;
                    if document.kind(node) == Some(NodeKind::Element) {
                        self.end_tag()?;
                    }
                }
                _ if passed_over.is_some() => {}
                Edge::Open(node) => {
                    if !self.open(node, root)? {
                        passed_over = Some(node);
                    }
                }
                Edge::Close(node) => match document.kind(node) {
                    Some(NodeKind::Element) => self.end_tag()?,
                    Some(NodeKind::ShadowRoot) if node != root => self.end_tag()?,
                    // The template contents replace the children.
                    Some(NodeKind::DocumentFragment) if node != root => {
                        passed_over = document.host(node);
                    }
                    _ => {}
                },
            }
        }
        Ok(())
    }

    pub(super) const fn is_coerced(&self) -> bool {
        matches!(self.options.coercion, Coercion::ToInfoset)
    }

    /// True if the text must be well-formed, and coercion does not ensure that.
    pub(super) const fn must_be_well_formed(&self) -> bool {
        self.options.require_well_formed && !self.is_coerced()
    }

    /// Returns an error if well-formed output is required.
    pub(super) fn require(&self, holds: bool, rule: &'static str) -> Result<(), Refused> {
        if self.must_be_well_formed() && !holds {
            return Err(Refused::NotWellFormed(rule));
        }
        Ok(())
    }

    /// Returns false if the node was written completely, or is not written.
    fn open(&mut self, node: NodeId, root: NodeId) -> Result<bool, Refused> {
        let document = self.document;
        match document.kind(node) {
            Some(NodeKind::Element) if self.is_coerced() => return self.coerced_start_tag(node),
            Some(NodeKind::Element) => return self.start_tag(node),
            Some(NodeKind::Document) if self.must_be_well_formed() => {
                let mut children = document.children(node);
                let has_element =
                    children.any(|child| document.kind(child) == Some(NodeKind::Element));
                self.require(has_element, "a document has no element")?;
            }
            Some(NodeKind::Text | NodeKind::Comment | NodeKind::ProcessingInstruction) => {
                if self.is_coerced() {
                    self.coerced_data(node)?;
                } else {
                    self.data(node)?;
                }
            }
            Some(NodeKind::Doctype) => {
                if let Some(doctype) = document.doctype(node)
                    && self.options.doctype
                {
                    if self.is_coerced() {
                        self.coerced_doctype(doctype)?;
                    } else {
                        self.doctype(doctype)?;
                    }
                }
            }
            Some(NodeKind::ShadowRoot) if node != root => {
                if !self.options.shadow_roots {
                    return Ok(false);
                }
                let init = document.shadow_root_properties(node);
                self.shadow_root(init.unwrap_or(ShadowRootInit::new(ShadowRootMode::Open)))?;
            }
            _ => {}
        }
        Ok(true)
    }

    /// Text, a comment or a processing instruction, changed so that XML can represent it.
    fn coerced_data(&mut self, node: NodeId) -> fmt::Result {
        let document = self.document;
        if let Some((target, data)) = document.processing_instruction(node) {
            let (target, data) = (coerce_target(target), instruction(data));
            let space = if data.is_empty() { "" } else { " " };
            return self.out.push_all(&["<?", &target, space, &data, "?>"]);
        }
        let text = document.text(node).unwrap_or_default();
        if document.kind(node) == Some(NodeKind::Comment) {
            return self.out.push_all(&["<!--", &comment(text), "-->"]);
        }
        write_text(text, true, &mut self.out)
    }

    /// Text, a comment or a processing instruction, unchanged.
    fn data(&mut self, node: NodeId) -> Result<(), Refused> {
        let document = self.document;
        let text = document.text(node).unwrap_or_default();
        if document.is_cdata_section(node) {
            return Ok(self.out.push_all(&["<![CDATA[", text, "]]>"])?);
        }
        if self.must_be_well_formed() {
            let all = document.script_text(node);
            let is_whole =
                all.is_none_or(|all| all.as_str().is_some_and(|it| it.chars().all(is_character)));
            self.require(is_whole, "text has a character that XML does not allow")?;
        }
        match document.kind(node) {
            Some(NodeKind::Comment) => {
                let is_comment = !text.contains("--") && !text.ends_with('-');
                self.require(is_comment, "a comment has two hyphens or ends with one")?;
                self.out.push_all(&["<!--", text, "-->"])?;
            }
            Some(NodeKind::ProcessingInstruction) => {
                let target = document.processing_instruction(node).map_or("", |(it, _)| it);
                self.require(
                    !target.contains(':') && !target.eq_ignore_ascii_case("xml"),
                    "the target of a processing instruction is `xml` or has a colon",
                )?;
                self.require(!text.contains("?>"), "a processing instruction has `?>` in it")?;
                self.out.push_all(&["<?", target, " ", text, "?>"])?;
            }
            _ => write_text(text, false, &mut self.out)?,
        }
        Ok(())
    }

    fn shadow_root(&mut self, init: ShadowRootInit) -> fmt::Result {
        let html = Namespace::Html.url();
        self.out.push("<template")?;
        if self.inherited() != Some(html) {
            self.out.push_all(&[" xmlns=\"", html, "\""])?;
        }
        self.out.push_all(&[" shadowrootmode=\"", init.mode.as_str(), "\""])?;
        let attributes = [
            (init.delegates_focus, " shadowrootdelegatesfocus=\"\""),
            (init.serializable, " shadowrootserializable=\"\""),
            (init.manual_slot_assignment, " shadowrootslotassignment=\"manual\""),
            (init.clonable, " shadowrootclonable=\"\""),
            (init.keep_custom_element_registry_null, " shadowrootcustomelementregistry=\"\""),
        ];
        for (_, attribute) in attributes.iter().filter(|(is_set, _)| *is_set) {
            self.out.push(attribute)?;
        }
        self.out.push(">")?;
        self.push(Some("template".into()), Some(html.into()), self.prefixes.mark());
        Ok(())
    }

    /// The namespace that the next node inherits.
    pub(super) fn inherited(&self) -> Option<&str> {
        self.open.last().and_then(|around| around.inherited.as_deref())
    }

    /// Opens an element whose start tag was written.
    pub(super) fn push(
        &mut self,
        end: Option<Cow<'a, str>>,
        inherited: Option<Cow<'a, str>>,
        mapped: usize,
    ) {
        self.open.push(Open { end, inherited, mapped });
    }

    /// Writes the end of a start tag, and opens the element. Returns false for an element without an end tag.
    pub(super) fn end_of_start_tag(
        &mut self,
        node: NodeId,
        end: Cow<'a, str>,
        inherited: Option<Cow<'a, str>>,
        mapped: usize,
    ) -> Result<bool, fmt::Error> {
        let document = self.document;
        let is_html = document.namespace(node) == Some(Namespace::Html);
        let is_empty = document.first_child(node).is_none()
            && document.template_contents(node).is_none()
            && (document.shadow_root(node).is_none() || !self.options.shadow_roots);
        if is_empty && (!is_html || is_void(document.local_name(node).unwrap_or_default())) {
            self.out.push(if is_html { " />" } else { "/>" })?;
            self.push(None, inherited, mapped);
            return Ok(false);
        }
        self.out.push(">")?;
        self.push(Some(end), inherited, mapped);
        Ok(true)
    }

    fn end_tag(&mut self) -> fmt::Result {
        let Some(open) = self.open.pop() else { return Ok(()) };
        self.prefixes.reset_to(open.mapped);
        if self.xlink == Some(self.open.len()) {
            self.xlink = None;
        }
        match open.end {
            Some(name) => self.out.push_all(&["</", &name, ">"]),
            None => Ok(()),
        }
    }

    fn doctype(&mut self, doctype: Doctype<'_>) -> Result<(), Refused> {
        let Doctype { name, public_id, system_id, .. } = doctype;
        self.require(
            public_id.chars().all(is_public_id_character),
            "the public identifier of a doctype has a character that it cannot have",
        )?;
        self.require(
            system_id.chars().all(is_character)
                && !(system_id.contains('"') && system_id.contains('\'')),
            "the system identifier of a doctype cannot be quoted",
        )?;
        self.out.push_all(&["<!DOCTYPE ", name])?;
        if !public_id.is_empty() {
            self.out.push_all(&[" PUBLIC \"", public_id, "\""])?;
        } else if !system_id.is_empty() {
            self.out.push(" SYSTEM")?;
        }
        if !system_id.is_empty() {
            self.out.push_all(&[" \"", system_id, "\""])?;
        }
        Ok(self.out.push(">")?)
    }

    /// A doctype, unless an identifier cannot be written or the name is empty.
    fn coerced_doctype(&mut self, doctype: Doctype<'_>) -> fmt::Result {
        let Doctype { name, public_id, system_id, .. } = doctype;
        let has_both_quotes = system_id.contains('"') && system_id.contains('\'');
        // U+000D would become a newline.
        let is_written = !name.is_empty()
            && public_id.chars().all(|c| is_public_id_character(c) && c != '\r')
            && system_id.chars().all(|c| is_character(c) && c != '\r')
            && !has_both_quotes;
        if !is_written {
            return Ok(());
        }
        self.out.push_all(&["<!DOCTYPE ", &coerce(name)])?;
        let quote = if system_id.contains('"') { "'" } else { "\"" };
        if !public_id.is_empty() {
            self.out.push_all(&[" PUBLIC \"", public_id, "\" ", quote, system_id, quote])?;
        } else if !system_id.is_empty() {
            self.out.push_all(&[" SYSTEM ", quote, system_id, quote])?;
        }
        self.out.push(">")
    }
}

/// True for an HTML element that is written without an end tag if it is empty.
fn is_void(name: &str) -> bool {
    let known = LocalName::known(name).unwrap_or(LocalName::UNKNOWN);
    known.flags(Namespace::Html).intersects(ElementFlags::SERIALIZES_AS_VOID)
}
