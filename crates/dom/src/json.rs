//! The tree as JSON. The shape is described in `docs/reference/json.md`.

use std::collections::HashMap;
use std::fmt::{self, Write};

use treewright_markup::{
    AttributeNamespace, LocalName, Namespace, NodeKind, ShadowRootInit, ShadowRootMode,
};
use treewright_microsyntaxes::json::{Escapes, write_json_string};

use crate::node::{NONE, NodeData, NodeId};
use crate::scripting::AttributesAsNodes;
use crate::walk::{Step, Walk};
use crate::{Doctype, Document, FormOwners};

impl Document {
    /// Returns a node and its contents as JSON, on one line. The shape is stable: members may be added, but
    /// not removed or changed. The JSON is nested as deeply as the tree. A stale id gives `null`.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.set_attribute(element, "id", "x").unwrap();
    /// document.set_text_content(element, "a").unwrap();
    /// assert_eq!(
    ///     document.to_json(element),
    ///     concat!(
    ///         r#"{"type":"element","namespace":"html","name":"p","#,
    ///         r#""attributes":[{"name":"id","value":"x"}],"#,
    ///         r#""children":[{"type":"text","data":"a"}]}"#,
    ///     ),
    /// );
    /// ```
    pub fn to_json(&self, node: NodeId) -> String {
        let mut json = String::new();
        // A string accepts everything that is written to it.
        let _ = self.write_json(node, &mut json);
        json
    }

    /// Writes the text that [`Document::to_json`] returns. To write to a file, use an
    /// [`IoWriter`](crate::IoWriter).
    ///
    /// # Errors
    /// Errors of `out`, which end the output.
    pub fn write_json(&self, node: NodeId, out: &mut impl Write) -> fmt::Result {
        let Some(root) = self.find(node) else {
            return out.write_str("null");
        };
        let forms = self.number_forms(root);
        let owners = FormOwners::new(self);
        let mut writer = NodeWriter { document: self, root, forms, owners, out };
        let mut walk = Walk::new(root, true);
        while let Some(step) = walk.step(self) {
            match step {
                Step::Open(node) => writer.open(node)?,
                Step::Close(node) => writer.close(node)?,
            }
        }
        Ok(())
    }

    /// Numbers the `form` elements in output order, if any element has a form owner.
    fn number_forms(&self, root: u32) -> HashMap<NodeId, usize> {
        let mut forms = HashMap::new();
        if self.has_form_owners {
            let mut walk = Walk::new(root, true);
            while let Some(step) = walk.step(self) {
                if let Step::Open(node) = step
                    && self.is_element_at(node, Namespace::Html, LocalName::FORM)
                {
                    forms.insert(self.id(node), forms.len());
                }
            }
        }
        forms
    }
}

struct NodeWriter<'a, W> {
    document: &'a Document,
    root: u32,
    forms: HashMap<NodeId, usize>,
    owners: FormOwners<'a>,
    out: &'a mut W,
}

impl<W: Write> NodeWriter<'_, W> {
    #[expect(clippy::unreachable, reason = "links lead to nodes in use")]
    fn open(&mut self, node: u32) -> fmt::Result {
        self.before(node)?;
        let document = self.document;
        match document.data_at(node) {
            NodeData::Document { mode } => {
                self.kind("document")?;
                self.member("mode", mode.as_str())
            }
            NodeData::Fragment { .. } => self.kind("document-fragment"),
            NodeData::ShadowRoot { init, .. } => self.shadow_root(init),
            NodeData::Doctype { name, pair } => {
                let Doctype { name, public_id, system_id } = document.doctype_of(name, pair);
                self.kind("doctype")?;
                self.member("name", name)?;
                self.member("public_id", public_id)?;
                self.member("system_id", system_id)
            }
            NodeData::Element { facts, local, .. } => {
                self.kind("element")?;
                self.member("namespace", namespace_word(facts.namespace()))?;
                if facts.namespace() == Namespace::Other
                    && let Some(url) = document.namespace_url_at(node)
                {
                    self.member("namespace_url", url)?;
                }
                self.member("name", document.names.text(local))?;
                if let Some(prefix) = document.prefix_at(node) {
                    self.member("prefix", prefix)?;
                }
                self.attributes(node)?;
                self.form(node)
            }
            NodeData::Attribute => {
                self.kind("attribute")?;
                let name = document.attribute_node_name(document.id(node));
                self.member("name", name.map_or("", |name| name.local))
            }
            NodeData::Text { text } => {
                self.kind("text")?;
                self.member("data", document.texts.get(text))
            }
            NodeData::Comment { data } => {
                self.kind("comment")?;
                self.member("data", document.texts.get(data))
            }
            NodeData::ProcessingInstruction { target, pair } => {
                let (target, data) = document.processing_instruction_of(target, pair);
                self.kind("processing-instruction")?;
                self.member("target", target)?;
                self.member("data", data)
            }
            NodeData::Free => unreachable!("links lead to nodes in use"),
        }
    }

    /// Writes the punctuation and the member name before a node.
    fn before(&mut self, node: u32) -> fmt::Result {
        if node == self.root {
            return Ok(());
        }
        let links = self.document.node(node);
        self.out.write_str(match self.document.kind_at(node) {
            NodeKind::ShadowRoot => ",\"shadow_root\":",
            _ if links.parent == NONE => ",\"template_contents\":",
            _ if self.document.node(links.parent).first_child == node => ",\"children\":[",
            _ => ",",
        })
    }

    fn close(&mut self, node: u32) -> fmt::Result {
        let has_children = matches!(
            self.document.kind_at(node),
            NodeKind::Document
                | NodeKind::DocumentFragment
                | NodeKind::ShadowRoot
                | NodeKind::Element
        );
        self.out.write_str(match (has_children, self.document.node(node).first_child) {
            (false, _) => "}",
            (true, NONE) => ",\"children\":[]}",
            (true, _) => "]}",
        })
    }

    fn kind(&mut self, kind: &str) -> fmt::Result {
        write!(self.out, "{{\"type\":\"{kind}\"")
    }

    fn member(&mut self, name: &str, value: &str) -> fmt::Result {
        write!(self.out, ",\"{name}\":")?;
        string(value, self.out)
    }

    fn attributes(&mut self, node: u32) -> fmt::Result {
        let document = self.document;
        self.out.write_str(",\"attributes\":[")?;
        for (position, slot) in document.slots(node).iter().enumerate() {
            let name = document.names.attribute(slot.name);
            self.out.write_str(if position == 0 { "{\"name\":" } else { ",{\"name\":" })?;
            string(name.local, self.out)?;
            self.member("value", document.texts.get(slot.value))?;
            if let Some(namespace) = attribute_namespace_word(name.namespace) {
                self.member("namespace", namespace)?;
            }
            if name.namespace == AttributeNamespace::Other {
                let url = document.names.full_attribute(slot.name).namespace;
                self.member("namespace_url", url.unwrap_or_default())?;
            }
            if let Some(prefix) = name.prefix {
                self.member("prefix", prefix)?;
            }
            self.out.write_str("}")?;
        }
        self.out.write_str("]")
    }

    fn form(&mut self, node: u32) -> fmt::Result {
        if !self.document.was_associated_with_a_form(node) {
            return Ok(());
        }
        match self.owners.of(self.document.id(node)).and_then(|form| self.forms.get(&form)) {
            Some(number) => write!(self.out, ",\"form\":{number}"),
            None => Ok(()),
        }
    }

    fn shadow_root(&mut self, init: ShadowRootInit) -> fmt::Result {
        self.kind("shadow-root")?;
        self.member(
            "mode",
            match init.mode {
                ShadowRootMode::Open => "open",
                ShadowRootMode::Closed => "closed",
            },
        )?;
        self.member(
            "slot_assignment",
            if init.manual_slot_assignment { "manual" } else { "named" },
        )?;
        for (name, set) in [
            ("delegates_focus", init.delegates_focus),
            ("serializable", init.serializable),
            ("clonable", init.clonable),
            ("declarative", init.declarative),
            ("keep_custom_element_registry_null", init.keep_custom_element_registry_null),
        ] {
            write!(self.out, ",\"{name}\":{set}")?;
        }
        Ok(())
    }
}

pub(crate) const fn namespace_word(namespace: Namespace) -> &'static str {
    match namespace {
        Namespace::MathMl => "math",
        Namespace::Svg => "svg",
        Namespace::Other => "other",
        _ => "html",
    }
}

pub(crate) const fn attribute_namespace_word(
    namespace: AttributeNamespace,
) -> Option<&'static str> {
    match namespace {
        AttributeNamespace::XLink => Some("xlink"),
        AttributeNamespace::Xml => Some("xml"),
        AttributeNamespace::Xmlns => Some("xmlns"),
        AttributeNamespace::Other => Some("other"),
        _ => None,
    }
}

/// Writes a JSON string.
fn string(text: &str, out: &mut impl Write) -> fmt::Result {
    write_json_string(text, Escapes::CodePoints, out)
}
