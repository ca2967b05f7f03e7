//! The HTML fragment serialization algorithm.

use std::collections::HashSet;
use std::fmt::{self, Write};

use treewright_markup::{
    AttributeName, AttributeNamespace, ElementFlags, LocalName, Namespace, ShadowRootInit,
    ShadowRootMode,
};

use crate::Document;
use crate::node::{NONE, NodeData, NodeId};
use crate::walk::{Step, Walk};

/// How to write a tree as HTML.
///
/// ```
/// use treewright_dom::{Document, Namespace, SerializeOptions};
/// let mut document = Document::new();
/// let noscript = document.create_element(Namespace::Html, "noscript").unwrap();
/// document.set_text_content(noscript, "<p>").unwrap();
///
/// let mut html = String::new();
/// let options = SerializeOptions::new().scripting(true);
/// document.serialize(noscript, &options, &mut html).unwrap();
/// assert_eq!(html, "<p>");
/// assert_eq!(document.inner_html(noscript), "&lt;p&gt;");
/// ```
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct SerializeOptions {
    scripting: bool,
    serializable_shadow_roots: bool,
    shadow_roots: HashSet<NodeId>,
}

impl SerializeOptions {
    /// The defaults: scripting is disabled, shadow roots are left out.
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether scripting is enabled for the nodes, so that the text of `noscript` elements is
    /// written literally.
    #[must_use]
    pub fn scripting(mut self, enabled: bool) -> Self {
        self.scripting = enabled;
        self
    }

    /// Whether shadow roots are written that say they are serializable.
    #[must_use]
    pub fn serializable_shadow_roots(mut self, included: bool) -> Self {
        self.serializable_shadow_roots = included;
        self
    }

    /// The shadow roots that are written whatever they say.
    #[must_use]
    pub fn shadow_roots(mut self, shadow_roots: impl IntoIterator<Item = NodeId>) -> Self {
        self.shadow_roots = shadow_roots.into_iter().collect();
        self
    }
}

impl Document {
    /// What is inside a node, as HTML, with the default options. Void elements have nothing
    /// inside; of a `template` element it is the template contents.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.set_text_content(element, "a < b").unwrap();
    /// assert_eq!(document.inner_html(element), "a &lt; b");
    /// ```
    pub fn inner_html(&self, node: NodeId) -> String {
        let mut html = String::new();
        // A string takes everything that is written to it.
        let _ = self.serialize(node, &SerializeOptions::default(), &mut html);
        html
    }

    /// A node and what is inside it, as HTML, with the default options. For documents and
    /// fragments it is the same as [`Document::inner_html`].
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "br").unwrap();
    /// assert_eq!(document.outer_html(element), "<br>");
    /// ```
    pub fn outer_html(&self, node: NodeId) -> String {
        let mut html = String::new();
        let _ = self.serialize_outer(node, &SerializeOptions::default(), &mut html);
        html
    }

    /// Writes what is inside a node as HTML: the HTML fragment serialization algorithm. Parsing
    /// the result does not always give the same tree; the standard lists the cases.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments>
    ///
    /// The attribute `shadowrootcustomelementregistry` is written for shadow roots that keep
    /// their custom element registry null, as in a document with a global registry.
    ///
    /// # Errors
    /// Only those of `out`.
    ///
    /// ```
    /// use treewright_dom::{Document, SerializeOptions};
    /// let mut document = Document::new();
    /// let comment = document.create_comment("a");
    /// document.append(document.root(), comment).unwrap();
    /// let mut html = String::new();
    /// document.serialize(document.root(), &SerializeOptions::new(), &mut html).unwrap();
    /// assert_eq!(html, "<!--a-->");
    /// ```
    pub fn serialize(
        &self,
        node: NodeId,
        options: &SerializeOptions,
        out: &mut impl Write,
    ) -> fmt::Result {
        self.serialize_from(node, options, false, out)
    }

    /// Writes a node and what is inside it as HTML, as [`Document::serialize`] writes a child.
    ///
    /// # Errors
    /// Only those of `out`.
    pub fn serialize_outer(
        &self,
        node: NodeId,
        options: &SerializeOptions,
        out: &mut impl Write,
    ) -> fmt::Result {
        self.serialize_from(node, options, true, out)
    }

    fn serialize_from(
        &self,
        node: NodeId,
        options: &SerializeOptions,
        outer: bool,
        out: &mut impl Write,
    ) -> fmt::Result {
        let Some(index) = self.find(node) else {
            return Ok(());
        };
        // Text, comments and so on have nothing inside.
        if !outer && self.text(node).is_some() {
            return Ok(());
        }
        let root = if outer { NONE } else { index };
        Serializer { document: self, options, root, out }.run(Walk::new(index, true))
    }
}

struct Serializer<'a, W> {
    document: &'a Document,
    options: &'a SerializeOptions,
    /// The node whose own tags are not written, or `NONE`.
    root: u32,
    out: &'a mut W,
}

impl<W: Write> Serializer<'_, W> {
    fn run(&mut self, mut walk: Walk) -> fmt::Result {
        while let Some(step) = walk.step(self.document) {
            match step {
                Step::Open(node) => self.open(node, &mut walk)?,
                Step::Close(node) => self.close(node, &mut walk)?,
            }
        }
        Ok(())
    }

    fn open(&mut self, node: u32, walk: &mut Walk) -> fmt::Result {
        let document = self.document;
        match document.node(node).data {
            NodeData::Element { facts, local, .. } => {
                let namespace = facts.namespace();
                if node != self.root {
                    self.start_tag(node, local)?;
                }
                if serializes_as_void(namespace, local) {
                    walk.leave(document, node);
                } else if is_template(namespace, local)
                    && document.own_template_contents(node).is_none()
                {
                    walk.close(node);
                }
                Ok(())
            }
            NodeData::ShadowRoot { init, .. } if node != self.root => {
                let included = self.options.serializable_shadow_roots && init.serializable
                    || self.options.shadow_roots.contains(&document.id(node));
                if included {
                    return self.shadow_root_start_tag(init);
                }
                walk.leave(document, node);
                Ok(())
            }
            NodeData::Text { text } => {
                let text = document.texts.get(text);
                if self.has_literal_text(document.node(node).parent) {
                    self.out.write_str(text)
                } else {
                    escape(text, false, self.out)
                }
            }
            NodeData::Comment { data } => {
                self.write_all(&["<!--", document.texts.get(data), "-->"])
            }
            NodeData::ProcessingInstruction { target, pair } => {
                let (target, data) = document.processing_instruction_of(target, pair);
                self.write_all(&["<?", target, " ", data, "?>"])
            }
            NodeData::Doctype { name, .. } if node != self.root => {
                self.write_all(&["<!DOCTYPE ", document.names.text(name), ">"])
            }
            _ => Ok(()),
        }
    }

    fn close(&mut self, node: u32, walk: &mut Walk) -> fmt::Result {
        let document = self.document;
        if node == self.root {
            return Ok(());
        }
        match document.node(node).data {
            NodeData::Element { local, .. } => {
                self.write_all(&["</", document.names.text(local), ">"])
            }
            NodeData::ShadowRoot { .. } => self.out.write_str("</template>"),
            // Step 3: the template contents stand in place of the children.
            NodeData::Fragment { host } if host != NONE && !walk.is_over() => {
                walk.close(host);
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn start_tag(&mut self, node: u32, local: LocalName) -> fmt::Result {
        let document = self.document;
        self.write_all(&["<", document.names.text(local)])?;
        for slot in document.slots(node) {
            let name = document.names.attribute(slot.name);
            self.write_all(&[" ", serialized_prefix(name), name.local, "=\""])?;
            escape(document.texts.get(slot.value), true, self.out)?;
            self.out.write_str("\"")?;
        }
        self.out.write_str(">")
    }

    /// Step 4.2.
    fn shadow_root_start_tag(&mut self, init: ShadowRootInit) -> fmt::Result {
        let mode = match init.mode {
            ShadowRootMode::Open => "open",
            ShadowRootMode::Closed => "closed",
        };
        self.write_all(&["<template shadowrootmode=\"", mode, "\""])?;
        let attributes = [
            (init.delegates_focus, " shadowrootdelegatesfocus=\"\""),
            (init.serializable, " shadowrootserializable=\"\""),
            (init.manual_slot_assignment, " shadowrootslotassignment=\"manual\""),
            (init.clonable, " shadowrootclonable=\"\""),
            (init.keep_custom_element_registry_null, " shadowrootcustomelementregistry=\"\""),
        ];
        for (set, attribute) in attributes {
            if set {
                self.out.write_str(attribute)?;
            }
        }
        self.out.write_str(">")
    }

    /// Whether text in this parent is written as it is.
    fn has_literal_text(&self, parent: u32) -> bool {
        if parent == NONE {
            return false;
        }
        match self.document.node(parent).data {
            NodeData::Element { facts, local, .. } if facts.namespace() == Namespace::Html => {
                local.flags(Namespace::Html).intersects(ElementFlags::RAW_TEXT_CHILD)
                    || (local == LocalName::NOSCRIPT && self.options.scripting)
            }
            _ => false,
        }
    }

    fn write_all(&mut self, parts: &[&str]) -> fmt::Result {
        parts.iter().try_for_each(|part| self.out.write_str(part))
    }
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#serializes-as-void>
fn serializes_as_void(namespace: Namespace, local: LocalName) -> bool {
    namespace == Namespace::Html
        && local.flags(Namespace::Html).intersects(ElementFlags::SERIALIZES_AS_VOID)
}

fn is_template(namespace: Namespace, local: LocalName) -> bool {
    namespace == Namespace::Html && local == LocalName::TEMPLATE
}

/// What stands before the local name in an attribute's serialized name.
/// <https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments>
fn serialized_prefix(name: AttributeName<'_>) -> &'static str {
    match name.namespace {
        AttributeNamespace::None => "",
        AttributeNamespace::Xml => "xml:",
        AttributeNamespace::Xmlns if name.local == "xmlns" => "",
        AttributeNamespace::Xmlns => "xmlns:",
        AttributeNamespace::XLink => "xlink:",
        _ => "",
    }
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#escapingString>
#[expect(
    clippy::arithmetic_side_effects,
    clippy::string_slice,
    reason = "the text is cut before and after characters that are compared whole, in their order"
)]
fn escape(text: &str, attribute_mode: bool, out: &mut impl Write) -> fmt::Result {
    let bytes = text.as_bytes();
    let mut written = 0;
    for (position, byte) in bytes.iter().enumerate() {
        let (length, replacement) = match byte {
            b'&' => (1, "&amp;"),
            b'<' => (1, "&lt;"),
            b'>' => (1, "&gt;"),
            b'"' if attribute_mode => (1, "&quot;"),
            // U+00A0 NO-BREAK SPACE in UTF-8.
            0xC2 if bytes.get(position + 1) == Some(&0xA0) => (2, "&nbsp;"),
            _ => continue,
        };
        out.write_str(&text[written..position])?;
        out.write_str(replacement)?;
        written = position + length;
    }
    out.write_str(&text[written..])
}
