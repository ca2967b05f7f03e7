//! The writer of XML.

use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt;

use treewright_dom::{
    AttributeName, AttributeNamespace, Doctype, Document, Edge, Namespace, NodeId, NodeKind,
    NodeRef, ShadowRootInit, ShadowRootMode,
};
use treewright_markup::{ElementFlags, LocalName};

use super::XmlOptions;
use super::names::{coerce, coerce_target};
use super::text::{comment, instruction, is_xml_character, write_text};
use crate::output::Output;

pub(super) struct XmlWriter<'a, 'o, W> {
    document: &'a Document,
    root: NodeId,
    options: &'a XmlOptions,
    out: Output<'o, W>,
    /// The outermost open element that declares the prefix `xlink`.
    xlink: Option<NodeId>,
}

impl<'a, 'o, W: fmt::Write> XmlWriter<'a, 'o, W> {
    pub(super) fn new(node: NodeRef<'a>, options: &'a XmlOptions, out: Output<'o, W>) -> Self {
        Self { document: node.document(), root: node.id(), options, out, xlink: None }
    }

    pub(super) const fn output(&self) -> &Output<'o, W> {
        &self.out
    }

    pub(super) fn write(&mut self) -> fmt::Result {
        let document = self.document;
        if self.options.declaration && document.kind(self.root) == Some(NodeKind::Document) {
            self.out.push("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")?;
        }
        let mut passed_over = None;
        for edge in document.traverse_with_fragments(self.root) {
            match edge {
                _ if passed_over.is_some_and(|node| edge != Edge::Close(node)) => {}
                Edge::Open(node) => {
                    if !self.open(node)? {
                        passed_over = Some(node);
                    }
                }
                Edge::Close(node) if passed_over == Some(node) => passed_over = None,
                Edge::Close(node) => passed_over = self.close(node)?,
            }
        }
        Ok(())
    }

    /// Returns false if the node was written, or is not written, with all that is in it.
    fn open(&mut self, node: NodeId) -> Result<bool, fmt::Error> {
        let document = self.document;
        match document.kind(node) {
            Some(NodeKind::Element) => return self.start_tag(node),
            Some(NodeKind::Text) => {
                write_text(document.text(node).unwrap_or_default(), false, &mut self.out)?;
            }
            Some(NodeKind::Comment) => {
                let data = comment(document.text(node).unwrap_or_default());
                self.out.push_all(&["<!--", &data, "-->"])?;
            }
            Some(NodeKind::ProcessingInstruction) => {
                let (target, data) = document.processing_instruction(node).unwrap_or_default();
                let (target, data) = (coerce_target(target), instruction(data));
                let space = if data.is_empty() { "" } else { " " };
                self.out.push_all(&["<?", &target, space, &data, "?>"])?;
            }
            Some(NodeKind::Doctype) => {
                if let Some(doctype) = document.doctype(node)
                    && self.options.doctype
                {
                    self.doctype(doctype)?;
                }
            }
            Some(NodeKind::ShadowRoot) if node != self.root => {
                if !self.options.shadow_roots {
                    return Ok(false);
                }
                let init = document.shadow_root_properties(node);
                self.shadow_root(node, init.unwrap_or(ShadowRootInit::new(ShadowRootMode::Open)))?;
            }
            _ => {}
        }
        Ok(true)
    }

    /// Returns the node whose inside is to be passed over, if there is one.
    fn close(&mut self, node: NodeId) -> Result<Option<NodeId>, fmt::Error> {
        let document = self.document;
        match document.kind(node) {
            Some(NodeKind::Element) => self.end_tag(node)?,
            Some(NodeKind::ShadowRoot) if node != self.root => self.out.push("</template>")?,
            Some(NodeKind::DocumentFragment) if node != self.root => {
                // The template contents take the place of the children.
                if let Some(host) = document.host(node) {
                    self.end_tag(host)?;
                    return Ok(Some(host));
                }
            }
            _ => {}
        }
        Ok(None)
    }

    /// The namespace that is the default around a node: that of the element around it, because no
    /// element has a prefix.
    fn default_namespace(&self, node: NodeId) -> Option<&'a str> {
        let document = self.document;
        let mut at = node;
        while at != self.root {
            at = document.parent(at).or_else(|| document.host(at))?;
            if document.kind(at) == Some(NodeKind::Element) {
                return Some(document.namespace_url(at).unwrap_or_default());
            }
        }
        None
    }

    /// Returns false for an element without an end tag.
    fn start_tag(&mut self, node: NodeId) -> Result<bool, fmt::Error> {
        let document = self.document;
        let namespace = document.namespace(node).unwrap_or_default();
        let name = document.local_name(node).unwrap_or_default();
        let around = self.default_namespace(node);
        let url = document.namespace_url(node).unwrap_or_default();
        self.out.push_all(&["<", &coerce(name)])?;
        if around.unwrap_or_default() != url {
            self.out.push(" xmlns=\"")?;
            write_text(url, true, &mut self.out)?;
            self.out.push("\"")?;
        }
        let attributes = document.attributes(node);
        if self.xlink.is_none()
            && attributes.clone().any(|(name, _)| name.namespace == AttributeNamespace::XLink)
        {
            self.xlink = Some(node);
            let url = AttributeNamespace::XLink.url().unwrap_or_default();
            self.out.push_all(&[" xmlns:xlink=\"", url, "\""])?;
        }
        // Only names that are changed, or have a prefix, can be there twice.
        let can_collide = attributes.clone().any(|(name, _)| can_collide(name));
        let mut seen = HashSet::new();
        for (name, value) in attributes {
            let Some((prefix, local)) = attribute_name(name) else { continue };
            if can_collide && !seen.insert((prefix, local.clone())) {
                continue;
            }
            self.out.push_all(&[" ", prefix, &local, "=\""])?;
            write_text(value, true, &mut self.out)?;
            self.out.push("\"")?;
        }
        let known = LocalName::known(name).unwrap_or(LocalName::UNKNOWN);
        let is_empty = document.first_child(node).is_none()
            && document.template_contents(node).is_none()
            && (document.shadow_root(node).is_none() || !self.options.shadow_roots);
        let is_void = known.flags(Namespace::Html).intersects(ElementFlags::SERIALIZES_AS_VOID);
        if is_empty && (namespace != Namespace::Html || is_void) {
            self.out.push(if namespace == Namespace::Html { " />" } else { "/>" })?;
            if self.xlink == Some(node) {
                self.xlink = None;
            }
            return Ok(false);
        }
        self.out.push(">")?;
        Ok(true)
    }

    fn end_tag(&mut self, node: NodeId) -> fmt::Result {
        if self.xlink == Some(node) {
            self.xlink = None;
        }
        let name = self.document.local_name(node).unwrap_or_default();
        self.out.push_all(&["</", &coerce(name), ">"])
    }

    fn shadow_root(&mut self, node: NodeId, init: ShadowRootInit) -> fmt::Result {
        self.out.push("<template")?;
        if self.default_namespace(node) != Some(Namespace::Html.url()) {
            self.out.push_all(&[" xmlns=\"", Namespace::Html.url(), "\""])?;
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
        self.out.push(">")
    }

    fn doctype(&mut self, doctype: Doctype<'_>) -> fmt::Result {
        let Doctype { name, public_id, system_id, .. } = doctype;
        let has_both_quotes = system_id.contains('"') && system_id.contains('\'');
        let is_written = !name.is_empty()
            && public_id.chars().all(is_public_id_character)
            && system_id.chars().all(|character| is_xml_character(character) && character != '\r')
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

/// The prefix and the name of an attribute; `None` for one that is dropped.
fn attribute_name(name: AttributeName<'_>) -> Option<(&'static str, Cow<'_, str>)> {
    let prefix = match name.namespace {
        AttributeNamespace::None if name.local == "xmlns" => return None,
        AttributeNamespace::None if name.local.starts_with("xmlns:") => return None,
        AttributeNamespace::XLink => "xlink:",
        AttributeNamespace::Xml => "xml:",
        AttributeNamespace::Xmlns => return None,
        _ => "",
    };
    Some((prefix, coerce(name.local)))
}

fn can_collide(name: AttributeName<'_>) -> bool {
    name.namespace != AttributeNamespace::None || matches!(coerce(name.local), Cow::Owned(_))
}

/// `PubidChar`, but for U+000D, which would become a newline.
/// <https://www.w3.org/TR/xml/#NT-PubidChar>
const fn is_public_id_character(character: char) -> bool {
    matches!(
        character,
        ' ' | '\n' | 'a'..='z' | 'A'..='Z' | '0'..='9' | '-' | '\'' | '(' | ')' | '+' | ',' | '.'
            | '/' | ':' | '=' | '?' | ';' | '!' | '*' | '#' | '@' | '$' | '_' | '%'
    )
}
