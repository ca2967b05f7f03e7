//! The XML serialization of nodes. <https://w3c.github.io/DOM-Parsing/#xml-serialization>

mod namespaces;
mod text;

use std::collections::HashSet;
use std::fmt;

use treewright_dom::scripting::{AttributesByPosition, CharacterData, UncheckedNodes};
use treewright_dom::{Document, Edge, Namespace, NodeId, NodeKind};

use self::namespaces::{Declared, PrefixMap};
use self::text::{is_void, push_text, push_value};
use crate::characters::{is_character, is_name, is_name_without_colon, is_public_id_character};

/// The namespace of `xml:lang`.
pub(crate) const XML: &str = "http://www.w3.org/XML/1998/namespace";
/// The namespace of declarations.
pub(crate) const XMLNS: &str = "http://www.w3.org/2000/xmlns/";
const HTML: &str = Namespace::Html.url();

/// Options for the serialization of nodes as XML: see [`serialize`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct SerializeOptions {
    require_well_formed: bool,
    children_only: bool,
    limit: Option<usize>,
}

impl SerializeOptions {
    /// The defaults: the node itself, well-formed or not, of any length.
    pub fn new() -> Self {
        Self::default()
    }

    /// Refuses nodes that XML cannot have.
    #[must_use]
    pub fn require_well_formed(mut self, required: bool) -> Self {
        self.require_well_formed = required;
        self
    }

    /// Serializes the children of a node, each as if it were alone: `innerHTML` of XML documents. Those of
    /// a `template` element are its contents.
    #[must_use]
    pub fn children_only(mut self, only: bool) -> Self {
        self.children_only = only;
        self
    }

    /// Limits the result to this number of bytes.
    #[must_use]
    pub fn limit(mut self, bytes: usize) -> Self {
        self.limit = Some(bytes);
        self
    }
}

/// The reason why a node is not serialized.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SerializeError {
    /// XML cannot have this node; which rule it breaks.
    NotWellFormed(&'static str),
    /// The text is longer than the limit.
    LimitExceeded,
}

impl fmt::Display for SerializeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotWellFormed(reason) => f.write_str(reason),
            Self::LimitExceeded => f.write_str("the text is longer than the limit"),
        }
    }
}

impl std::error::Error for SerializeError {}

/// An element that is open.
struct Open {
    qualified_name: String,
    /// The namespace that its children inherit.
    inherited: Option<String>,
    /// The number of prefixes that were mapped around it.
    mapped: usize,
}

struct Serializer<'a> {
    document: &'a Document,
    options: &'a SerializeOptions,
    out: String,
    prefixes: PrefixMap,
    open: Vec<Open>,
}

/// Serializes a node and what is in it as XML.
/// <https://w3c.github.io/DOM-Parsing/#dfn-xml-serialization>
///
/// # Errors
/// [`SerializeError::NotWellFormed`] if the options ask for it; [`SerializeError::LimitExceeded`].
///
/// ```
/// use treewright_dom::scripting::UncheckedNodes;
/// use treewright_dom::{Document, FullName};
/// use treewright_xml::{SerializeOptions, serialize};
/// let mut document = Document::new();
/// let name = FullName { namespace: Some("urn:a"), prefix: Some("p"), local: "b" };
/// let element = document.create_named_element(name);
/// document.set_attribute(element, "c", "<").unwrap();
/// let xml = serialize(&document, element, &SerializeOptions::new()).unwrap();
/// assert_eq!(xml, r#"<p:b xmlns:p="urn:a" c="&lt;"/>"#);
/// ```
pub fn serialize(
    document: &Document,
    node: NodeId,
    options: &SerializeOptions,
) -> Result<String, SerializeError> {
    let mut serializer = Serializer {
        document,
        options,
        out: String::new(),
        prefixes: PrefixMap::default(),
        open: Vec::new(),
    };
    if options.children_only {
        let inside = document.template_contents(node).unwrap_or(node);
        for child in document.children(inside) {
            serializer.prefixes = PrefixMap::default();
            serializer.node(child)?;
        }
    } else {
        serializer.node(node)?;
    }
    Ok(serializer.out)
}

impl Serializer<'_> {
    fn node(&mut self, root: NodeId) -> Result<(), SerializeError> {
        let document = self.document;
        // Children of `template` elements, and shadow trees, are passed over.
        let mut passed_over = None;
        for edge in document.traverse_with_fragments(root) {
            match edge {
                Edge::Close(node) if passed_over == Some(node) => {
                    passed_over = None;
                    if document.kind(node) == Some(NodeKind::Element) {
                        self.end_tag();
                    }
                }
                _ if passed_over.is_some() => {}
                Edge::Open(node) => {
                    let is_shadow_root = document.kind(node) == Some(NodeKind::ShadowRoot);
                    if is_shadow_root && node != root || !self.open(node)? {
                        passed_over = Some(node);
                    }
                }
                Edge::Close(node) => match document.kind(node) {
                    Some(NodeKind::Element) => self.end_tag(),
                    Some(NodeKind::DocumentFragment) if node != root => {
                        passed_over = document.host(node);
                    }
                    _ => {}
                },
            }
            if self.options.limit.is_some_and(|limit| self.out.len() > limit) {
                return Err(SerializeError::LimitExceeded);
            }
        }
        Ok(())
    }

    /// Returns an error if it is asked for.
    fn require(&self, holds: bool, rule: &'static str) -> Result<(), SerializeError> {
        if self.options.require_well_formed && !holds {
            return Err(SerializeError::NotWellFormed(rule));
        }
        Ok(())
    }

    fn require_characters(&self, node: NodeId) -> Result<(), SerializeError> {
        let is_whole = || {
            let text = self.document.script_text(node);
            text.is_none_or(|text| text.as_str().is_some_and(|text| text.chars().all(is_character)))
        };
        self.require(
            !self.options.require_well_formed || is_whole(),
            "text has a character that XML does not have",
        )
    }

    /// Returns false for an element without an end tag.
    fn open(&mut self, node: NodeId) -> Result<bool, SerializeError> {
        let document = self.document;
        let text = document.text(node).unwrap_or_default();
        match document.kind(node) {
            Some(NodeKind::Element) => return self.start_tag(node),
            Some(NodeKind::Document) => {
                let has_element = || {
                    document
                        .children(node)
                        .any(|child| document.kind(child) == Some(NodeKind::Element))
                };
                self.require(has_element(), "a document has no element")?;
            }
            Some(NodeKind::Text) if document.is_cdata_section(node) => {
                self.push_all(&["<![CDATA[", text, "]]>"]);
            }
            Some(NodeKind::Text) => {
                self.require_characters(node)?;
                push_text(text, &mut self.out);
            }
            Some(NodeKind::Comment) => {
                self.require_characters(node)?;
                let is_comment = !text.contains("--") && !text.ends_with('-');
                self.require(is_comment, "a comment has two hyphens or ends with one")?;
                self.push_all(&["<!--", text, "-->"]);
            }
            Some(NodeKind::ProcessingInstruction) => {
                self.require_characters(node)?;
                let target = document.processing_instruction(node).map_or("", |(it, _)| it);
                self.require(
                    !target.contains(':') && !target.eq_ignore_ascii_case("xml"),
                    "the target of a processing instruction is `xml` or has a colon",
                )?;
                self.require(!text.contains("?>"), "a processing instruction has `?>` in it")?;
                self.push_all(&["<?", target, " ", text, "?>"]);
            }
            Some(NodeKind::Doctype) => self.doctype(node)?,
            _ => {}
        }
        Ok(true)
    }

    fn push_all(&mut self, parts: &[&str]) {
        for part in parts {
            self.out.push_str(part);
        }
    }

    fn doctype(&mut self, node: NodeId) -> Result<(), SerializeError> {
        let Some(doctype) = self.document.doctype(node) else { return Ok(()) };
        let (public_id, system_id) = (doctype.public_id, doctype.system_id);
        self.require(
            public_id.chars().all(is_public_id_character),
            "the public identifier of a doctype has a character that it cannot have",
        )?;
        self.require(
            system_id.chars().all(is_character)
                && !(system_id.contains('"') && system_id.contains('\'')),
            "the system identifier of a doctype cannot be quoted",
        )?;
        self.push_all(&["<!DOCTYPE ", doctype.name]);
        if !public_id.is_empty() {
            self.push_all(&[" PUBLIC \"", public_id, "\""]);
        } else if !system_id.is_empty() {
            self.out.push_str(" SYSTEM");
        }
        if !system_id.is_empty() {
            self.push_all(&[" \"", system_id, "\""]);
        }
        self.out.push('>');
        Ok(())
    }

    /// <https://w3c.github.io/DOM-Parsing/#dfn-xml-serializing-an-element-node>
    fn start_tag(&mut self, node: NodeId) -> Result<bool, SerializeError> {
        let document = self.document;
        let Some(name) = document.full_name(node) else { return Ok(true) };
        self.require(
            is_name_without_colon(name.local),
            "the name of an element is no name of XML without a colon",
        )?;
        let inherited = self.open.last().and_then(|around| around.inherited.clone());
        let mapped = self.prefixes.mark();
        let declared = self.prefixes.declare_those_of(document, node);
        let mut ignores_default = false;
        let mut own_default = None;
        let mut own_prefix = None;
        let mut qualified_name = name.local.to_owned();
        // What the children inherit.
        let mut inside = inherited.clone();
        if inherited.as_deref() == name.namespace {
            ignores_default = declared.default.is_some();
            if name.namespace == Some(XML) {
                qualified_name = format!("xml:{}", name.local);
            }
        } else {
            let mut prefix = name.prefix.map(str::to_owned);
            let mut candidate = self.prefixes.preferred(name.prefix, name.namespace);
            if name.prefix == Some("xmlns") {
                self.require(false, "an element has the prefix `xmlns`")?;
                candidate.clone_from(&prefix);
            }
            let default = declared.default.clone().filter(|default| !default.is_empty());
            if let Some(candidate) = candidate {
                qualified_name = format!("{candidate}:{}", name.local);
                if declared.default.as_deref().is_some_and(|default| default != XML) {
                    inside = default;
                }
            } else if let Some(given) = prefix.take() {
                let prefix = if declared.prefixes.contains_key(&given) {
                    self.prefixes.generate(name.namespace)
                } else {
                    self.prefixes.add(&given, name.namespace);
                    given
                };
                qualified_name = format!("{prefix}:{}", name.local);
                own_prefix = Some(prefix);
                if declared.default.is_some() {
                    inside = default;
                }
            } else if declared.default.is_none() || declared.default.as_deref() != name.namespace {
                ignores_default = true;
                inside = name.namespace.map(str::to_owned);
                own_default = Some(name.namespace.unwrap_or_default());
            } else {
                inside = name.namespace.map(str::to_owned);
            }
        }
        self.push_all(&["<", &qualified_name]);
        if let Some(prefix) = own_prefix {
            self.push_all(&[" xmlns:", &prefix, "=\""]);
            push_value(name.namespace.unwrap_or_default(), &mut self.out);
            self.out.push('"');
        }
        if let Some(default) = own_default {
            self.out.push_str(" xmlns=\"");
            push_value(default, &mut self.out);
            self.out.push('"');
        }
        self.attributes(node, &declared, ignores_default)?;
        let is_html = name.namespace == Some(HTML);
        let is_empty = document.first_child(node).is_none();
        if is_empty && (!is_html || is_void(name.local)) {
            self.out.push_str(if is_html { " />" } else { "/>" });
            self.prefixes.reset_to(mapped);
            // The end of the element is still to come, and there is nothing in it.
            self.open.push(Open { qualified_name: String::new(), inherited: None, mapped });
            return Ok(false);
        }
        self.out.push('>');
        self.open.push(Open { qualified_name, inherited: inside, mapped });
        Ok(true)
    }

    fn end_tag(&mut self) {
        let Some(open) = self.open.pop() else { return };
        self.prefixes.reset_to(open.mapped);
        if !open.qualified_name.is_empty() {
            self.push_all(&["</", &open.qualified_name, ">"]);
        }
    }

    /// <https://w3c.github.io/DOM-Parsing/#dfn-xml-serialization-of-the-attributes>
    fn attributes(
        &mut self,
        node: NodeId,
        declared: &Declared,
        ignores_default: bool,
    ) -> Result<(), SerializeError> {
        let document = self.document;
        let mut seen = HashSet::new();
        for position in 0..document.attribute_count(node) {
            let Some(name) = document.attribute_name_at(node, position) else { continue };
            let value = document.attribute_value_at(node, position).unwrap_or_default();
            if self.options.require_well_formed {
                let is_new = seen.insert((name.namespace, name.local));
                self.require(is_new, "an element has two attributes of one name")?;
            }
            let mut candidate = None;
            if name.namespace.is_some() {
                candidate = self.prefixes.preferred(name.prefix, name.namespace);
                if name.namespace == Some(XMLNS) {
                    let is_elsewhere = || {
                        let local = declared.prefixes.get(name.local);
                        local.is_none_or(|local| local.as_deref().unwrap_or_default() != value)
                            && self
                                .prefixes
                                .has(name.local, Some(value).filter(|it| !it.is_empty()))
                    };
                    if value == XML
                        || name.prefix.is_none() && ignores_default
                        || name.prefix.is_some() && is_elsewhere()
                    {
                        continue;
                    }
                    self.require(value != XMLNS, "the namespace of declarations is declared")?;
                    self.require(!value.is_empty(), "a prefix is declared for no namespace")?;
                    if name.prefix == Some("xmlns") {
                        candidate = Some("xmlns".to_owned());
                    }
                } else if candidate.is_none() {
                    let generated = self.prefixes.generate(name.namespace);
                    self.push_all(&[" xmlns:", &generated, "=\""]);
                    push_value(name.namespace.unwrap_or_default(), &mut self.out);
                    self.out.push('"');
                    candidate = Some(generated);
                }
            }
            self.out.push(' ');
            if let Some(prefix) = candidate {
                self.push_all(&[&prefix, ":"]);
            }
            self.require(
                is_name(name.local)
                    && !name.local.contains(':')
                    && (name.namespace.is_some() || name.local != "xmlns"),
                "the name of an attribute is no name of XML without a colon, or is `xmlns`",
            )?;
            if self.options.require_well_formed {
                let value = document.attribute_script_value_at(node, position);
                let is_whole = value.is_none_or(|value| {
                    value.as_str().is_some_and(|value| value.chars().all(is_character))
                });
                self.require(is_whole, "a value has a character that XML does not have")?;
            }
            self.push_all(&[name.local, "=\""]);
            push_value(value, &mut self.out);
            self.out.push('"');
        }
        Ok(())
    }
}
