//! The tree dump of the public parser tests (html5lib-tests).

use std::cmp::Ordering;
use std::fmt::{self, Write};

use treewright_markup::{AttributeName, AttributeNamespace, Namespace, NodeKind, ShadowRootMode};

use crate::node::{NodeData, NodeId};
use crate::walk::{Step, Walk};
use crate::{Doctype, Document};

impl Document {
    /// Returns a node and its contents in the format of the public tree-construction tests: one line for
    /// each node, which starts with `| ` and two spaces for each level. Documents and fragments have no
    /// line of their own; their children are at the first level. The dump of a stale id is empty.
    ///
    /// The format is described at
    /// <https://github.com/html5lib/html5lib-tests/blob/master/tree-construction/README.md>. Each of
    /// several adjacent text nodes has its own line. A processing instruction is `<?target data?>`, always
    /// with the space. A shadow root is a line `#shadow-root (open)` or `#shadow-root (closed)` after the
    /// attributes of its host, with its contents one level below.
    ///
    /// Because of the indentation the size of a dump is quadratic in the depth of the tree. With
    /// [`Document::dump_to`] the output can stop it.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "p").unwrap();
    /// document.set_attribute(element, "id", "a").unwrap();
    /// document.set_text_content(element, "text").unwrap();
    /// assert_eq!(document.dump(element), "| <p>\n|   id=\"a\"\n|   \"text\"\n");
    /// ```
    pub fn dump(&self, node: NodeId) -> String {
        let mut dump = String::new();
        // A string accepts everything that is written to it.
        let _ = self.dump_to(node, &mut dump);
        dump
    }

    /// Writes the text that [`Document::dump`] returns. To write to a file, use an
    /// [`IoWriter`](crate::IoWriter).
    ///
    /// # Errors
    /// Errors of `out`, which end the dump.
    pub fn dump_to(&self, node: NodeId, out: &mut impl Write) -> fmt::Result {
        let Some(root) = self.find(node) else {
            return Ok(());
        };
        let mut dumper = Dumper { document: self, root, depth: 0, out };
        let mut walk = Walk::new(root, true);
        while let Some(step) = walk.step(self) {
            match step {
                Step::Open(node) => dumper.open(node)?,
                Step::Close(node) => dumper.close(node),
            }
        }
        Ok(())
    }
}

struct Dumper<'a, W> {
    document: &'a Document,
    root: u32,
    depth: usize,
    out: &'a mut W,
}

impl<W: Write> Dumper<'_, W> {
    #[expect(clippy::arithmetic_side_effects, reason = "the depth is at most the number of nodes")]
    fn open(&mut self, node: u32) -> fmt::Result {
        let document = self.document;
        match document.data_at(node) {
            NodeData::Element { facts, local, .. } => {
                let designator = match facts.namespace() {
                    Namespace::Svg => "svg ",
                    Namespace::MathMl => "math ",
                    _ => "",
                };
                self.line(&["<", designator, document.names.text(local), ">"])?;
                self.depth += 1;
                self.attributes(node)
            }
            NodeData::Text { text } => self.line(&["\"", document.texts.get(text), "\""]),
            NodeData::Comment { data } => self.line(&["<!-- ", document.texts.get(data), " -->"]),
            NodeData::ProcessingInstruction { target, pair } => {
                let (target, data) = document.processing_instruction_of(target, pair);
                self.line(&["<?", target, " ", data, "?>"])
            }
            NodeData::Doctype { name, pair } => {
                let Doctype { name, public_id, system_id } = document.doctype_of(name, pair);
                if public_id.is_empty() && system_id.is_empty() {
                    return self.line(&["<!DOCTYPE ", name, ">"]);
                }
                self.line(&["<!DOCTYPE ", name, " \"", public_id, "\" \"", system_id, "\">"])
            }
            NodeData::Fragment { .. } if node != self.root => {
                self.line(&["content"])?;
                self.depth += 1;
                Ok(())
            }
            NodeData::ShadowRoot { init, .. } if node != self.root => {
                self.line(&[match init.mode {
                    ShadowRootMode::Open => "#shadow-root (open)",
                    ShadowRootMode::Closed => "#shadow-root (closed)",
                }])?;
                self.depth += 1;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    #[expect(
        clippy::arithmetic_side_effects,
        reason = "each node that is closed was opened, which added one"
    )]
    fn close(&mut self, node: u32) {
        let indented = matches!(
            self.document.kind_at(node),
            NodeKind::Element | NodeKind::DocumentFragment | NodeKind::ShadowRoot
        );
        if indented && node != self.root {
            self.depth -= 1;
        }
    }

    fn attributes(&mut self, node: u32) -> fmt::Result {
        let document = self.document;
        let mut slots: Vec<_> = document
            .slots(node)
            .iter()
            .map(|slot| (document.names.attribute(slot.name), slot.value))
            .collect();
        slots.sort_by(|(one, _), (other, _)| compare(*one, *other));
        for (name, value) in slots {
            let value = document.texts.get(value);
            self.line(&[designator(name), name.local, "=\"", value, "\""])?;
        }
        Ok(())
    }

    fn line(&mut self, parts: &[&str]) -> fmt::Result {
        self.indent()?;
        parts.iter().try_for_each(|part| self.out.write_str(part))?;
        self.out.write_str("\n")
    }

    #[expect(
        clippy::arithmetic_side_effects,
        clippy::string_slice,
        reason = "the depth is at most the number of nodes; a slice ends within the spaces"
    )]
    fn indent(&mut self) -> fmt::Result {
        const SPACES: &str = "                                                                ";
        self.out.write_str("| ")?;
        let mut spaces = 2 * self.depth;
        while spaces > 0 {
            let now = spaces.min(SPACES.len());
            self.out.write_str(&SPACES[..now])?;
            spaces -= now;
        }
        Ok(())
    }
}

fn designator(name: AttributeName<'_>) -> &'static str {
    match name.namespace {
        AttributeNamespace::XLink => "xlink ",
        AttributeNamespace::Xml => "xml ",
        AttributeNamespace::Xmlns => "xmlns ",
        _ => "",
    }
}

/// The order of the attribute name strings by UTF-16 code unit.
fn compare(one: AttributeName<'_>, other: AttributeName<'_>) -> Ordering {
    units(one).cmp(units(other))
}

fn units(name: AttributeName<'_>) -> impl Iterator<Item = u16> {
    designator(name).encode_utf16().chain(name.local.encode_utf16())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attribute_names_are_ordered_by_utf16_code_unit() {
        let plain = AttributeName::plain;
        assert_eq!(compare(plain("\u{FF5E}"), plain("\u{1F600}")), Ordering::Greater);
        assert_eq!(compare(plain("a"), plain("ab")), Ordering::Less);
        let mut href = plain("href");
        href.namespace = AttributeNamespace::XLink;
        assert_eq!(compare(href, plain("xlink")), Ordering::Greater);
        assert_eq!(compare(href, plain("xlink:a")), Ordering::Less);
    }
}
