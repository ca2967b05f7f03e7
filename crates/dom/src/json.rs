//! A tree as JSON, in the shape that `docs/json.md` describes.

use std::fmt::{self, Write};

use treewright_syntax::{AttributeNamespace, Namespace};

use crate::arena::Document;
use crate::node::{NONE, NodeData, NodeId};
use crate::walk::{Inside, Step, Walk};

impl Document {
    /// A node and what is inside it as JSON; nested as deep as the tree is.
    ///
    /// ```
    /// use treewright_dom::Document;
    /// let mut document = Document::new();
    /// let text = document.create_text("a\"b");
    /// assert_eq!(document.to_json(text), r#"{"type":"text","data":"a\"b"}"#);
    /// ```
    pub fn to_json(&self, root: NodeId) -> String {
        let mut json = String::new();
        // Writing to a string cannot fail.
        let _ = self.write_json(root, &mut json);
        json
    }

    /// [`Document::to_json`] to a writer.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn write_json(&self, root: NodeId, out: &mut impl Write) -> fmt::Result {
        if self.get(root).is_none() {
            return out.write_str("null");
        }
        let mut walk = Walk::new(root.index, Inside::Everything);
        // For each open node: whether its list of children was begun.
        let mut open: Vec<bool> = Vec::new();
        while let Some(step) = walk.step(self) {
            match step {
                Step::Enter(node) => {
                    if node != root.index {
                        self.json_place(node, &mut open, out)?;
                    }
                    self.json_node(node, out)?;
                    open.push(false);
                }
                Step::Leave(node) => {
                    let children = open.pop().unwrap_or_default();
                    if children {
                        out.write_char(']')?;
                    } else if self.can_have_children(node) {
                        out.write_str(",\"children\":[]")?;
                    }
                    out.write_char('}')?;
                }
            }
        }
        Ok(())
    }

    /// What stands before a node that is inside another one.
    fn json_place(&self, node: u32, open: &mut [bool], out: &mut impl Write) -> fmt::Result {
        match self.nodes[node as usize].data {
            NodeData::ShadowRoot { .. } => out.write_str(",\"shadowRoot\":"),
            NodeData::Fragment { host } if host != NONE => out.write_str(",\"templateContents\":"),
            _ => {
                let begun = open.last_mut().is_none_or(|begun| std::mem::replace(begun, true));
                out.write_str(if begun { "," } else { ",\"children\":[" })
            }
        }
    }

    fn can_have_children(&self, node: u32) -> bool {
        matches!(
            self.nodes[node as usize].data,
            NodeData::Document { .. }
                | NodeData::Fragment { .. }
                | NodeData::ShadowRoot { .. }
                | NodeData::Element { .. }
        )
    }

    /// A node's own properties, without the closing brace.
    fn json_node(&self, node: u32, out: &mut impl Write) -> fmt::Result {
        match self.nodes[node as usize].data {
            NodeData::Document { mode } => {
                write!(out, "{{\"type\":\"document\",\"mode\":\"{}\"", mode.as_str())
            }
            NodeData::Fragment { .. } => out.write_str("{\"type\":\"fragment\""),
            NodeData::ShadowRoot { init, .. } => {
                let mode = self
                    .id(node)
                    .and_then(|root| self.shadow_root_properties(root))
                    .map_or("open", |shadow| shadow.mode_name());
                write!(
                    out,
                    "{{\"type\":\"shadowRoot\",\"mode\":\"{mode}\",\"delegatesFocus\":{},\
                     \"serializable\":{},\"slotAssignment\":\"{}\",\"clonable\":{}",
                    init.delegates_focus,
                    init.serializable,
                    if init.manual_slot_assignment { "manual" } else { "named" },
                    init.clonable
                )
            }
            NodeData::Doctype { names } => {
                let names = &self.doctypes[names as usize];
                out.write_str("{\"type\":\"doctype\",\"name\":")?;
                write_string(&names.name, out)?;
                out.write_str(",\"publicId\":")?;
                write_string(&names.public_id, out)?;
                out.write_str(",\"systemId\":")?;
                write_string(&names.system_id, out)
            }
            NodeData::Element { namespace, local, .. } => {
                let namespace = match namespace {
                    Namespace::Svg => "svg",
                    Namespace::MathMl => "mathml",
                    _ => "html",
                };
                write!(out, "{{\"type\":\"element\",\"namespace\":\"{namespace}\",\"name\":")?;
                write_string(self.names.elements.text(local), out)?;
                self.json_attributes(node, out)
            }
            NodeData::Text { text } => {
                out.write_str("{\"type\":\"text\",\"data\":")?;
                write_string(self.texts.get(text), out)
            }
            NodeData::Comment { data } => {
                out.write_str("{\"type\":\"comment\",\"data\":")?;
                write_string(self.texts.get(data), out)
            }
            NodeData::ProcessingInstruction { target, data } => {
                out.write_str("{\"type\":\"processingInstruction\",\"target\":")?;
                write_string(&self.targets[target as usize], out)?;
                out.write_str(",\"data\":")?;
                write_string(self.texts.get(data), out)
            }
            NodeData::Free => out.write_str("{"),
        }
    }

    fn json_attributes(&self, element: u32, out: &mut impl Write) -> fmt::Result {
        out.write_str(",\"attributes\":[")?;
        for (position, slot) in self.slots(element).iter().enumerate() {
            if position > 0 {
                out.write_char(',')?;
            }
            let name = self.names.attribute(slot.name);
            out.write_str("{\"name\":")?;
            write_string(name.local, out)?;
            out.write_str(",\"value\":")?;
            write_string(self.texts.get(slot.value), out)?;
            let namespace = match name.namespace {
                AttributeNamespace::XLink => Some("xlink"),
                AttributeNamespace::Xml => Some("xml"),
                AttributeNamespace::Xmlns => Some("xmlns"),
                _ => None,
            };
            if let Some(namespace) = namespace {
                write!(out, ",\"namespace\":\"{namespace}\"")?;
            }
            if let Some(prefix) = name.prefix {
                write!(out, ",\"prefix\":\"{prefix}\"")?;
            }
            out.write_char('}')?;
        }
        out.write_char(']')
    }
}

/// A JSON string.
fn write_string(text: &str, out: &mut impl Write) -> fmt::Result {
    out.write_char('"')?;
    let mut rest = text;
    while let Some(position) = rest.find(|c: char| matches!(c, '"' | '\\' | '\0'..='\x1F')) {
        out.write_str(&rest[..position])?;
        match rest.as_bytes()[position] {
            b'"' => out.write_str("\\\"")?,
            b'\\' => out.write_str("\\\\")?,
            b'\n' => out.write_str("\\n")?,
            b'\r' => out.write_str("\\r")?,
            b'\t' => out.write_str("\\t")?,
            control => write!(out, "\\u{control:04x}")?,
        }
        rest = &rest[position + 1..];
    }
    out.write_str(rest)?;
    out.write_char('"')
}
