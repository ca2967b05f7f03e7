//! The tree dump of the public parser tests.

use std::fmt::{self, Write};

use treewright_syntax::{AttributeNamespace, Namespace};

use crate::arena::Document;
use crate::node::{NONE, NodeData, NodeId};
use crate::walk::{Inside, Step, Walk};

impl Document {
    /// What is inside a node, in the format of the html5lib tests: a line per node and attribute,
    /// each beginning with `| ` and two spaces per level. Adjacent texts are joined; a processing
    /// instruction is `<?target data?>`; template contents stand below a line `content`, a shadow
    /// tree below a line `#shadow-root (open)` or `#shadow-root (closed)` after the attributes.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let fragment = document.create_fragment();
    /// let link = document.create_element(Namespace::Html, "a")?;
    /// document.set_attribute(link, "href", "/")?;
    /// document.append(fragment, link)?;
    /// assert_eq!(document.dump(fragment), "| <a>\n|   href=\"/\"\n");
    /// # Ok::<(), treewright_dom::NodeError>(())
    /// ```
    pub fn dump(&self, root: NodeId) -> String {
        let mut dump = String::new();
        // Writing to a string cannot fail.
        let _ = self.dump_to(root, &mut dump);
        dump
    }

    /// [`Document::dump`] to a writer.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn dump_to(&self, root: NodeId, out: &mut impl Write) -> fmt::Result {
        if self.get(root).is_none() {
            return Ok(());
        }
        let mut walk = Walk::new(root.index, Inside::Everything);
        let mut depth = 0_usize;
        // A text is open as long as the next step is another text beside it.
        let mut in_text = false;
        while let Some(step) = walk.step(self) {
            let node = match step {
                Step::Enter(node) => node,
                Step::Leave(node) => {
                    if !matches!(self.nodes[node as usize].data, NodeData::Text { .. }) {
                        depth -= 1;
                        close_text(&mut in_text, out)?;
                    }
                    continue;
                }
            };
            if let NodeData::Text { text } = self.nodes[node as usize].data {
                if !in_text {
                    start_line(depth, out)?;
                    out.write_char('"')?;
                    in_text = true;
                }
                out.write_str(self.texts.get(text))?;
                continue;
            }
            close_text(&mut in_text, out)?;
            if node == root.index {
                // The root's own line is not written, and its children stand at the margin.
                depth += 1;
                continue;
            }
            self.dump_node(node, depth - 1, out)?;
            depth += 1;
        }
        Ok(())
    }

    fn dump_node(&self, node: u32, depth: usize, out: &mut impl Write) -> fmt::Result {
        start_line_at(depth, out)?;
        match self.nodes[node as usize].data {
            NodeData::Element { namespace, local, .. } => {
                let prefix = match namespace {
                    Namespace::Svg => "svg ",
                    Namespace::MathMl => "math ",
                    _ => "",
                };
                writeln!(out, "<{prefix}{}>", self.names.elements.text(local))?;
                self.dump_attributes(node, depth + 1, out)
            }
            NodeData::Comment { data } => writeln!(out, "<!-- {} -->", self.texts.get(data)),
            NodeData::ProcessingInstruction { target, data } => {
                writeln!(out, "<?{} {}?>", self.targets[target as usize], self.texts.get(data))
            }
            NodeData::Doctype { names } => {
                let names = &self.doctypes[names as usize];
                write!(out, "<!DOCTYPE {}", names.name)?;
                if !names.public_id.is_empty() || !names.system_id.is_empty() {
                    write!(out, " \"{}\" \"{}\"", names.public_id, names.system_id)?;
                }
                out.write_str(">\n")
            }
            NodeData::ShadowRoot { .. } => {
                let mode = self
                    .id(node)
                    .and_then(|root| self.shadow_root_properties(root))
                    .map_or("open", |shadow| shadow.mode_name());
                writeln!(out, "#shadow-root ({mode})")
            }
            NodeData::Fragment { host } if host != NONE => out.write_str("content\n"),
            NodeData::Fragment { .. } => out.write_str("#document-fragment\n"),
            NodeData::Document { .. } => out.write_str("#document\n"),
            NodeData::Text { .. } | NodeData::Free => Ok(()),
        }
    }

    fn dump_attributes(&self, element: u32, depth: usize, out: &mut impl Write) -> fmt::Result {
        let mut lines: Vec<(String, &str)> = self
            .slots(element)
            .iter()
            .map(|slot| {
                let name = self.names.attribute(slot.name);
                let prefix = match name.namespace {
                    AttributeNamespace::XLink => "xlink ",
                    AttributeNamespace::Xml => "xml ",
                    AttributeNamespace::Xmlns => "xmlns ",
                    _ => "",
                };
                (format!("{prefix}{}", name.local), self.texts.get(slot.value))
            })
            .collect();
        lines.sort_by(|(a, _), (b, _)| a.encode_utf16().cmp(b.encode_utf16()));
        for (name, value) in lines {
            start_line_at(depth, out)?;
            writeln!(out, "{name}=\"{value}\"")?;
        }
        Ok(())
    }
}

fn close_text(in_text: &mut bool, out: &mut impl Write) -> fmt::Result {
    if std::mem::take(in_text) { out.write_str("\"\n") } else { Ok(()) }
}

/// Starts the line of a text inside a node of that depth, the root counting as one.
fn start_line(depth: usize, out: &mut impl Write) -> fmt::Result {
    start_line_at(depth.saturating_sub(1), out)
}

fn start_line_at(depth: usize, out: &mut impl Write) -> fmt::Result {
    write!(out, "| {:indent$}", "", indent = depth * 2)
}
