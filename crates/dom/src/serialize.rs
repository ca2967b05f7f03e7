//! The HTML fragment serialization algorithm.

use std::collections::HashSet;
use std::fmt::{self, Write};

use treewright_markup::{
    AttributeName, AttributeNamespace, ElementFlags, LocalName, Namespace, ShadowRootInit,
    ShadowRootMode,
};

use crate::Document;
use crate::node::{ElementFacts, NONE, NodeData, NodeId};
use crate::output::Bounded;
use crate::sealed::Sealed;
use crate::walk::{Step, Walk};

/// Options for writing a tree as HTML.
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
    limit: Option<u64>,
    leading_newlines: bool,
}

impl SerializeOptions {
    /// The defaults: scripting is disabled, shadow roots are left out, and the length is not
    /// limited.
    pub fn new() -> Self {
        Self::default()
    }

    /// Enables scripting for the nodes, so that the text of `noscript` elements is written literally. It
    /// stays disabled in template contents, because their node document has no browsing context.
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#enabling-and-disabling-scripting>
    #[must_use]
    pub fn scripting(mut self, enabled: bool) -> Self {
        self.scripting = enabled;
        self
    }

    /// Includes the shadow roots that are serializable.
    #[must_use]
    pub fn serializable_shadow_roots(mut self, included: bool) -> Self {
        self.serializable_shadow_roots = included;
        self
    }

    /// Includes these shadow roots, serializable or not.
    #[must_use]
    pub fn shadow_roots(mut self, shadow_roots: impl IntoIterator<Item = NodeId>) -> Self {
        self.shadow_roots = shadow_roots.into_iter().collect();
        self
    }

    /// Limits the HTML to this number of bytes; longer HTML is [an error](SerializeError::LimitExceeded).
    /// The HTML of a page can be thousands of times as long as its source: elements that the parser reopens
    /// share their attributes in the tree, but each of their start tags is written with all of them.
    ///
    /// ```
    /// use treewright_dom::{Document, SerializeError, SerializeOptions};
    /// let mut document = Document::new();
    /// let comment = document.create_comment("a");
    /// let mut html = String::new();
    /// let options = SerializeOptions::new().limit(7);
    /// let result = document.serialize_outer(comment, &options, &mut html);
    /// assert_eq!(result, Err(SerializeError::LimitExceeded));
    /// assert!(document.serialize_outer(comment, &options.limit(8), &mut html).is_ok());
    /// ```
    #[must_use]
    pub fn limit(mut self, bytes: u64) -> Self {
        self.limit = Some(bytes);
        self
    }

    /// Writes a newline twice where it is directly after the start tag of a `pre`, `textarea` or `listing` element. Parsers
    /// drop the first, so without this they read a text that has one as a text without it.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace, SerializeOptions};
    /// let mut document = Document::new();
    /// let pre = document.create_element(Namespace::Html, "pre").unwrap();
    /// document.set_text_content(pre, "\na").unwrap();
    ///
    /// let mut html = String::new();
    /// let options = SerializeOptions::new().leading_newlines(true);
    /// document.serialize_outer(pre, &options, &mut html).unwrap();
    /// assert_eq!(html, "<pre>\n\na</pre>");
    /// ```
    #[must_use]
    pub fn leading_newlines(mut self, kept: bool) -> Self {
        self.leading_newlines = kept;
        self
    }

    fn includes_shadow_roots(&self) -> bool {
        self.serializable_shadow_roots || !self.shadow_roots.is_empty()
    }
}

/// The reason why the HTML is incomplete.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SerializeError {
    /// The output refused the text.
    Output,
    /// The HTML is longer than [`SerializeOptions::limit`] allows.
    LimitExceeded,
}

impl fmt::Display for SerializeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Output => "the output refused the text",
            Self::LimitExceeded => "the HTML is longer than the limit",
        })
    }
}

impl std::error::Error for SerializeError {}

impl From<fmt::Error> for SerializeError {
    fn from(_: fmt::Error) -> Self {
        Self::Output
    }
}

/// For writers of text that include HTML.
impl From<SerializeError> for fmt::Error {
    fn from(_: SerializeError) -> Self {
        Self
    }
}

impl Document {
    /// Returns the contents of a node as HTML, with the default options. Void elements have no contents;
    /// the contents of a `template` element are its template contents. A stale id gives an empty string.
    ///
    /// The length is not limited; [`SerializeOptions::limit`] explains when that matters.
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
        // Without a limit a string accepts everything that is written to it.
        let _ = self.serialize(node, &SerializeOptions::default(), &mut html);
        html
    }

    /// Returns a node and its contents as HTML, with the default options. For documents and fragments this
    /// equals [`Document::inner_html`].
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

    /// Writes the contents of a node as HTML: the HTML fragment serialization algorithm. Parsing
    /// the result does not always give the same tree; the standard lists the cases.
    /// <https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments>
    ///
    /// `out` is any writer of text; to write to a writer of bytes, use an [`IoWriter`](crate::IoWriter).
    ///
    /// The main document counts as one with a global custom element registry, and template contents as
    /// those of a document without a registry. Therefore the attribute `shadowrootcustomelementregistry` is
    /// written for shadow roots that keep their custom element registry null, except in template contents.
    /// Each node counts as a node of the document that contains it; a node that was taken out of template
    /// contents and not inserted elsewhere counts as one of the main document.
    ///
    /// # Errors
    /// [`SerializeError::Output`] for an error of `out`, and [`SerializeError::LimitExceeded`] if the HTML
    /// is longer than the limit of the options. A beginning of the HTML, never longer than the limit, has
    /// then been written.
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
    ) -> Result<(), SerializeError> {
        self.serialize_from(node, options, false, out, |_| {})
    }

    /// Writes a node and its contents as HTML, in the same way as [`Document::serialize`] writes a
    /// child.
    ///
    /// # Errors
    /// As for [`Document::serialize`].
    pub fn serialize_outer(
        &self,
        node: NodeId,
        options: &SerializeOptions,
        out: &mut impl Write,
    ) -> Result<(), SerializeError> {
        self.serialize_from(node, options, true, out, |_| {})
    }

    fn serialize_from(
        &self,
        node: NodeId,
        options: &SerializeOptions,
        outer: bool,
        out: &mut impl Write,
        begin: impl FnMut(HtmlPiece),
    ) -> Result<(), SerializeError> {
        let Some(index) = self.find(node) else {
            return Ok(());
        };
        // Text, comments and processing instructions have no contents.
        if !outer && self.text(node).is_some() {
            return Ok(());
        }
        let root = if outer { NONE } else { index };
        let around = self.parent_or_host(index);
        // Only these two options need it.
        let asks_for_the_node_document = options.scripting || options.includes_shadow_roots();
        let templates =
            usize::from(asks_for_the_node_document && self.is_in_template_contents(around));
        let mut out = Bounded::new(out, options.limit);
        let mut serializer =
            Serializer { document: self, options, root, templates, out: &mut out, begin };
        serializer.run(Walk::new(index, true)).map_err(|error| {
            if out.is_exceeded() { SerializeError::LimitExceeded } else { error.into() }
        })
    }

    /// Returns true if the node in a place is in template contents, as their root or a descendant, through
    /// any number of shadow trees. False for `NONE`.
    fn is_in_template_contents(&self, mut index: u32) -> bool {
        while index != NONE {
            if matches!(self.data_at(index), NodeData::Fragment { host } if host != NONE) {
                return true;
            }
            index = self.parent_or_host(index);
        }
        false
    }
}

/// A piece of the HTML of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum HtmlPiece {
    /// The start tag of an element or a shadow root, up to its first attribute.
    StartTag(NodeId),
    /// The attribute of an element at a position, up to the next one or the end of the tag.
    Attribute(NodeId, usize),
    /// A text, a comment, a processing instruction or a doctype.
    Node(NodeId),
    /// The end tag of an element or a shadow root.
    EndTag(NodeId),
}

/// Writing HTML with the places of its pieces.
pub trait SerializeInPieces: Sealed {
    /// Writes the contents of a node as [`Document::serialize`] does, and calls `begin` before each piece is written.
    ///
    /// # Errors
    /// As for [`Document::serialize`].
    fn serialize_in_pieces(
        &self,
        node: NodeId,
        options: &SerializeOptions,
        out: &mut impl Write,
        begin: impl FnMut(HtmlPiece),
    ) -> Result<(), SerializeError>;
}

impl SerializeInPieces for Document {
    fn serialize_in_pieces(
        &self,
        node: NodeId,
        options: &SerializeOptions,
        out: &mut impl Write,
        begin: impl FnMut(HtmlPiece),
    ) -> Result<(), SerializeError> {
        self.serialize_from(node, options, false, out, begin)
    }
}

struct Serializer<'a, W, B> {
    document: &'a Document,
    options: &'a SerializeOptions,
    /// The node whose own tags are not written, or `NONE`.
    root: u32,
    /// The number of template contents that the walk is in, plus one if it started inside others. Their
    /// nodes belong to an inert document, which has neither a browsing context nor a custom element
    /// registry.
    /// <https://html.spec.whatwg.org/multipage/scripting.html#appropriate-template-contents-owner-document>
    templates: usize,
    out: &'a mut W,
    /// Called before each piece.
    begin: B,
}

impl<W: Write, B: FnMut(HtmlPiece)> Serializer<'_, W, B> {
    fn run(&mut self, mut walk: Walk) -> fmt::Result {
        while let Some(step) = walk.step(self.document) {
            match step {
                Step::Open(node) => self.open(node, &mut walk)?,
                Step::Close(node) => self.close(node, &mut walk)?,
            }
        }
        Ok(())
    }

    #[expect(
        clippy::arithmetic_side_effects,
        reason = "there are at most as many template contents as nodes"
    )]
    fn open(&mut self, node: u32, walk: &mut Walk) -> fmt::Result {
        let document = self.document;
        match document.data_at(node) {
            NodeData::Element { facts, local, .. } => {
                let namespace = facts.namespace();
                if node != self.root {
                    self.start_tag(node, document.tag_name(node, facts, local))?;
                    if self.options.leading_newlines
                        && namespace == Namespace::Html
                        && matches!(
                            local,
                            LocalName::PRE | LocalName::TEXTAREA | LocalName::LISTING
                        )
                        && self.starts_with_a_newline(node)
                    {
                        self.out.write_str("\n")?;
                    }
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
                    (self.begin)(HtmlPiece::StartTag(document.id(node)));
                    return self.shadow_root_start_tag(init);
                }
                walk.leave(document, node);
                Ok(())
            }
            NodeData::Fragment { host } if host != NONE => {
                self.templates += 1;
                Ok(())
            }
            NodeData::Text { text } => {
                (self.begin)(HtmlPiece::Node(document.id(node)));
                let text = document.texts.get(text);
                if self.has_literal_text(document.node(node).parent) {
                    self.out.write_str(text)
                } else {
                    escape(text, false, self.out)
                }
            }
            NodeData::Comment { data } => {
                (self.begin)(HtmlPiece::Node(document.id(node)));
                self.write_all(&["<!--", document.texts.get(data), "-->"])
            }
            NodeData::ProcessingInstruction { target, pair } => {
                (self.begin)(HtmlPiece::Node(document.id(node)));
                let (target, data) = document.processing_instruction_of(target, pair);
                self.write_all(&["<?", target, " ", data, "?>"])
            }
            NodeData::Doctype { name, .. } if node != self.root => {
                (self.begin)(HtmlPiece::Node(document.id(node)));
                self.write_all(&["<!DOCTYPE ", document.names.text(name), ">"])
            }
            _ => Ok(()),
        }
    }

    #[expect(clippy::arithmetic_side_effects, reason = "template contents that end have begun")]
    fn close(&mut self, node: u32, walk: &mut Walk) -> fmt::Result {
        let document = self.document;
        if node == self.root {
            return Ok(());
        }
        match document.data_at(node) {
            NodeData::Element { facts, local, .. } => {
                (self.begin)(HtmlPiece::EndTag(document.id(node)));
                self.write_all(&["</", document.tag_name(node, facts, local), ">"])
            }
            NodeData::ShadowRoot { .. } => {
                (self.begin)(HtmlPiece::EndTag(document.id(node)));
                self.out.write_str("</template>")
            }
            NodeData::Fragment { host } if host != NONE => {
                self.templates -= 1;
                // Step 3: the template contents replace the children.
                if !walk.is_over() {
                    walk.close(host);
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn start_tag(&mut self, node: u32, name: &str) -> fmt::Result {
        let document = self.document;
        (self.begin)(HtmlPiece::StartTag(document.id(node)));
        self.write_all(&["<", name])?;
        if document.is_values.is_some()
            && let Some(is) = document.is_value_at(node)
            && document.plain_attribute_at(node, LocalName::IS).is_none()
        {
            self.out.write_str(" is=\"")?;
            escape(is, true, self.out)?;
            self.out.write_str("\"")?;
        }
        for (position, slot) in document.slots(node).iter().enumerate() {
            (self.begin)(HtmlPiece::Attribute(document.id(node), position));
            let name = document.names.attribute(slot.name);
            if name.namespace == AttributeNamespace::Other {
                let qualified_name = document.names.qualified_attribute(slot.name);
                self.write_all(&[" ", qualified_name, "=\""])?;
            } else {
                self.write_all(&[" ", serialized_prefix(name), name.local, "=\""])?;
            }
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
            (self.has_other_registry(init), " shadowrootcustomelementregistry=\"\""),
        ];
        for (set, attribute) in attributes {
            if set {
                self.out.write_str(attribute)?;
            }
        }
        self.out.write_str(">")
    }

    /// Step 4.2.8: returns true if the custom element registry of a shadow root is not the one of its node
    /// document. In an inert document both are null; in the main document the shadow root has the global
    /// registry, unless it keeps its own null.
    fn has_other_registry(&self, init: ShadowRootInit) -> bool {
        self.templates == 0 && init.keep_custom_element_registry_null
    }

    fn starts_with_a_newline(&self, node: u32) -> bool {
        let document = self.document;
        let first = document.node(node).first_child;
        first != NONE
            && document
                .node(first)
                .data
                .text()
                .is_some_and(|text| document.texts.get(text).starts_with('\n'))
    }

    /// Returns true if the text of this parent is written literally.
    fn has_literal_text(&self, parent: u32) -> bool {
        if parent == NONE {
            return false;
        }
        match self.document.data_at(parent) {
            NodeData::Element { facts, local, .. } if facts.namespace() == Namespace::Html => {
                local.flags(Namespace::Html).intersects(ElementFlags::RAW_TEXT_CHILD)
                    || (local == LocalName::NOSCRIPT
                        && self.options.scripting
                        && self.templates == 0)
            }
            _ => false,
        }
    }

    fn write_all(&mut self, parts: &[&str]) -> fmt::Result {
        parts.iter().try_for_each(|part| self.out.write_str(part))
    }
}

impl Document {
    /// The name in the tags of an element, which includes its prefix in other namespaces.
    fn tag_name(&self, index: u32, facts: ElementFacts, local: LocalName) -> &str {
        if facts.namespace() == Namespace::Other {
            return self.qualified_name(self.id(index)).unwrap_or_default();
        }
        self.names.text(local)
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

/// The part of an attribute's serialized name before its local name.
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
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "the text is cut before and after characters that are compared whole, in their order"
)]
fn escape(text: &str, attribute_mode: bool, out: &mut impl Write) -> fmt::Result {
    let bytes = text.as_bytes();
    let (mut written, mut position) = (0, 0);
    loop {
        let rest = &bytes[position..];
        position += if attribute_mode {
            treewright_scan::find(b"&<>\"\xC2", rest)
        } else {
            treewright_scan::find(b"&<>\xC2", rest)
        };
        let (length, replacement) = match bytes.get(position) {
            Some(b'&') => (1, "&amp;"),
            Some(b'<') => (1, "&lt;"),
            Some(b'>') => (1, "&gt;"),
            Some(b'"') => (1, "&quot;"),
            // U+00A0 NO-BREAK SPACE in UTF-8.
            Some(_) if bytes.get(position + 1) == Some(&0xA0) => (2, "&nbsp;"),
            Some(_) => {
                position += 1;
                continue;
            }
            None => return out.write_str(&text[written..]),
        };
        out.write_str(&text[written..position])?;
        out.write_str(replacement)?;
        position += length;
        written = position;
    }
}
