//! The lines of the html5lib tree dump, for any tree.

use std::fmt::Write as _;

use treewright_syntax::{AttributeNamespace, Namespace, ShadowRootMode};

/// A line, or the lines of one node, of a dump.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum DumpLine<'a> {
    /// A doctype.
    Doctype {
        /// Its name.
        name: &'a str,
        /// Its public identifier.
        public_identifier: &'a str,
        /// Its system identifier.
        system_identifier: &'a str,
    },
    /// An element with its attributes.
    Element {
        /// Its namespace.
        namespace: Namespace,
        /// Its local name.
        name: &'a str,
        /// Its attributes as namespace, local name and value, in any order.
        attributes: Vec<(AttributeNamespace, &'a str, &'a str)>,
    },
    /// A text node.
    Text(&'a str),
    /// A comment.
    Comment(&'a str),
    /// A processing instruction.
    ProcessingInstruction {
        /// Its target.
        target: &'a str,
        /// Its data.
        data: &'a str,
    },
    /// The line before template contents.
    Content,
    /// The line before the children of a shadow root.
    ShadowRoot(ShadowRootMode),
}

/// Writes a dump line by line.
#[derive(Clone, Debug, Default)]
pub struct DumpWriter {
    out: String,
}

impl DumpWriter {
    /// Adds a line at `depth`, which is 0 for the children of the root.
    pub fn line(&mut self, depth: usize, line: &DumpLine<'_>) {
        self.begin(depth);
        match line {
            DumpLine::Doctype { name, public_identifier, system_identifier } => {
                self.out.push_str("<!DOCTYPE ");
                self.out.push_str(name);
                if !public_identifier.is_empty() || !system_identifier.is_empty() {
                    // Writing to a string cannot fail.
                    let _ = write!(self.out, " \"{public_identifier}\" \"{system_identifier}\"");
                }
                self.out.push('>');
            }
            DumpLine::Element { namespace, name, attributes } => {
                let designator = match namespace {
                    Namespace::Svg => "svg ",
                    Namespace::MathMl => "math ",
                    _ => "",
                };
                let _ = write!(self.out, "<{designator}{name}>");
                self.attributes(depth + 1, attributes);
            }
            DumpLine::Comment(data) => {
                let _ = write!(self.out, "<!-- {data} -->");
            }
            DumpLine::ProcessingInstruction { target, data } => {
                let _ = write!(self.out, "<?{target} {data}?>");
            }
            DumpLine::Content => self.out.push_str("content"),
            DumpLine::ShadowRoot(mode) => {
                self.out.push_str(match mode {
                    ShadowRootMode::Open => "#shadow-root (open)",
                    ShadowRootMode::Closed => "#shadow-root (closed)",
                });
            }
            DumpLine::Text(text) => {
                let _ = write!(self.out, "\"{text}\"");
            }
        }
    }

    /// The dump.
    pub fn finish(self) -> String {
        self.out
    }

    fn attributes(&mut self, depth: usize, list: &[(AttributeNamespace, &str, &str)]) {
        let mut lines: Vec<(String, &str)> = list
            .iter()
            .map(|(namespace, local, value)| {
                let designator = match namespace {
                    AttributeNamespace::XLink => "xlink ",
                    AttributeNamespace::Xml => "xml ",
                    AttributeNamespace::Xmlns => "xmlns ",
                    _ => "",
                };
                (format!("{designator}{local}"), *value)
            })
            .collect();
        lines.sort_by(|a, b| a.0.encode_utf16().cmp(b.0.encode_utf16()));
        for (name, value) in lines {
            self.begin(depth);
            let _ = write!(self.out, "{name}=\"{value}\"");
        }
    }

    fn begin(&mut self, depth: usize) {
        if !self.out.is_empty() {
            self.out.push('\n');
        }
        self.out.push_str("| ");
        self.out.extend(std::iter::repeat_n("  ", depth));
    }
}
