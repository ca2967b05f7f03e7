//! The hash of a tree: SHA-256 of its nodes, written in a form that docs/reference/plans.md describes.

use std::fmt::Write as _;

use sha2::{Digest as _, Sha256};
use treewright::dom::AttributeNamespace;
use treewright::{Namespace, NodeKind, NodeRef};

/// A step of the walk.
enum Step<'a> {
    Node(NodeRef<'a>),
    /// The end of an element, of template contents or of a shadow root.
    End,
}

struct Writer {
    hash: Sha256,
    /// The bytes that were not hashed yet: hashing a few takes as long as hashing many.
    bytes: Vec<u8>,
}

impl Writer {
    fn code(&mut self, code: u8) {
        if self.bytes.len() > 1 << 14 {
            self.hash.update(&self.bytes);
            self.bytes.clear();
        }
        self.bytes.push(code);
    }

    fn number(&mut self, number: usize) {
        let number = u32::try_from(number).unwrap_or(u32::MAX);
        self.bytes.extend_from_slice(&number.to_le_bytes());
    }

    fn text(&mut self, text: &str) {
        self.number(text.len());
        self.bytes.extend_from_slice(text.as_bytes());
    }
}

/// The hash of a node and its contents, in hexadecimal.
pub(super) fn of(node: NodeRef<'_>) -> String {
    let mut writer = Writer { hash: Sha256::new(), bytes: Vec::new() };
    let mut steps = vec![Step::Node(node)];
    let mut attributes = Vec::new();
    while let Some(step) = steps.pop() {
        let Step::Node(node) = step else {
            writer.code(0);
            continue;
        };
        match node.kind() {
            NodeKind::Element => {
                writer.code(1);
                writer.code(match node.namespace() {
                    Some(Namespace::Html) => 0,
                    Some(Namespace::MathMl) => 1,
                    Some(Namespace::Svg) => 2,
                    _ => 3,
                });
                writer.text(node.name());
                attributes.clear();
                attributes.extend(node.attrs().map(|(name, value)| {
                    let namespace = match name.namespace {
                        AttributeNamespace::None => 0_u8,
                        AttributeNamespace::XLink => 1,
                        AttributeNamespace::Xml => 2,
                        AttributeNamespace::Xmlns => 3,
                        _ => 4,
                    };
                    (name.local, namespace, value)
                }));
                attributes.sort_unstable();
                writer.number(attributes.len());
                for (name, namespace, value) in &attributes {
                    writer.code(*namespace);
                    writer.text(name);
                    writer.text(value);
                }
                steps.push(Step::End);
            }
            NodeKind::Text => {
                writer.code(2);
                writer.text(node.data().unwrap_or_default());
            }
            NodeKind::Comment => {
                writer.code(3);
                writer.text(node.data().unwrap_or_default());
            }
            NodeKind::Doctype => {
                let doctype = node.doctype();
                writer.code(4);
                writer.text(doctype.map_or("", |doctype| doctype.name));
                writer.text(doctype.map_or("", |doctype| doctype.public_id));
                writer.text(doctype.map_or("", |doctype| doctype.system_id));
            }
            NodeKind::ProcessingInstruction => {
                writer.code(5);
                writer.text(node.name());
                writer.text(node.data().unwrap_or_default());
            }
            NodeKind::Document => {
                writer.code(6);
                steps.push(Step::End);
            }
            NodeKind::ShadowRoot => {
                writer.code(7);
                steps.push(Step::End);
            }
            // A fragment: template contents.
            _ => {
                writer.code(8);
                steps.push(Step::End);
            }
        }
        // The last is pushed first, so that it comes last.
        let mut child = node.last_child();
        while let Some(node) = child {
            steps.push(Step::Node(node));
            child = node.previous_sibling();
        }
        steps.extend(node.template_contents().map(Step::Node));
        steps.extend(node.shadow_root().map(Step::Node));
    }
    writer.hash.update(&writer.bytes);
    let mut hexadecimal = String::with_capacity(64);
    for byte in writer.hash.finalize() {
        // A string takes everything that is written to it.
        let _ = write!(hexadecimal, "{byte:02x}");
    }
    hexadecimal
}
