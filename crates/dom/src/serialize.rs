//! HTML fragment serialization.
//! <https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments>

use std::fmt::{self, Write};

use treewright_syntax::{AttributeName, AttributeNamespace, ElementFlags, LocalName, Namespace};

use crate::arena::Document;
use crate::node::{NONE, NodeData, NodeId};

/// How to write a tree out as HTML.
///
/// ```
/// use treewright_dom::SerializeOptions;
/// let options = SerializeOptions::new().scripting(true);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct SerializeOptions {
    /// Scripting is enabled for the nodes: text in `noscript` elements is written literally.
    pub scripting: bool,
    /// Shadow roots that are serializable are written.
    pub serializable_shadow_roots: bool,
    /// Shadow roots that are written in any case.
    pub shadow_roots: Vec<NodeId>,
}

impl SerializeOptions {
    /// Scripting disabled, no shadow roots.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets whether scripting is enabled for the nodes.
    #[must_use]
    pub fn scripting(self, scripting: bool) -> Self {
        Self { scripting, ..self }
    }

    /// Sets whether serializable shadow roots are written.
    #[must_use]
    pub fn serializable_shadow_roots(self, write: bool) -> Self {
        Self { serializable_shadow_roots: write, ..self }
    }

    /// Sets which shadow roots are written in any case.
    #[must_use]
    pub fn shadow_roots(self, shadow_roots: Vec<NodeId>) -> Self {
        Self { shadow_roots, ..self }
    }
}

/// What is left to write.
#[derive(Clone, Copy, Debug)]
enum Task {
    /// A node with everything inside it, then the siblings after it.
    NodeAndSiblings(u32),
    /// The end tag of an element.
    EndTag(u32),
    /// The end tag of the template that stands for a shadow root.
    ShadowEnd,
}

impl Document {
    /// What is inside a node, as HTML: the fragment serialization algorithm with scripting
    /// disabled and no shadow roots. A text, comment or stale node has nothing inside.
    pub fn inner_html(&self, node: NodeId) -> String {
        let mut html = String::new();
        // Writing to a string cannot fail.
        let _ = self.serialize(node, &SerializeOptions::new(), &mut html);
        html
    }

    /// A node and what is inside it, as HTML. Of documents and fragments it is what is inside.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let link = document.create_element(Namespace::Html, "a")?;
    /// document.set_attribute(link, "href", "?a&b<\"c\">")?;
    /// assert_eq!(document.outer_html(link), "<a href=\"?a&amp;b&lt;&quot;c&quot;&gt;\"></a>");
    /// # Ok::<(), treewright_dom::NodeError>(())
    /// ```
    pub fn outer_html(&self, node: NodeId) -> String {
        let mut html = String::new();
        let _ = self.serialize_with_root(node, &SerializeOptions::new(), &mut html);
        html
    }

    /// Writes what is inside a node as HTML.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn serialize(
        &self,
        node: NodeId,
        options: &SerializeOptions,
        out: &mut impl Write,
    ) -> fmt::Result {
        if self.get(node).is_none() {
            return Ok(());
        }
        let mut tasks = Vec::new();
        if !self.serializes_as_void(node.index) {
            self.open(node.index, options, &mut tasks, out)?;
        }
        self.run(tasks, options, out)
    }

    /// Writes a node and what is inside it as HTML; of documents and fragments what is inside.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn serialize_with_root(
        &self,
        node: NodeId,
        options: &SerializeOptions,
        out: &mut impl Write,
    ) -> fmt::Result {
        let Some(place) = self.get(node) else {
            return Ok(());
        };
        match place.data {
            NodeData::Document { .. } | NodeData::Fragment { .. } | NodeData::ShadowRoot { .. } => {
                self.serialize(node, options, out)
            }
            _ => {
                let mut tasks = Vec::new();
                self.write_node(node.index, options, &mut tasks, out)?;
                self.run(tasks, options, out)
            }
        }
    }

    fn run(
        &self,
        mut tasks: Vec<Task>,
        options: &SerializeOptions,
        out: &mut impl Write,
    ) -> fmt::Result {
        while let Some(task) = tasks.pop() {
            match task {
                Task::NodeAndSiblings(node) => {
                    let next = self.nodes[node as usize].next;
                    if next != NONE {
                        tasks.push(Task::NodeAndSiblings(next));
                    }
                    self.write_node(node, options, &mut tasks, out)?;
                }
                Task::EndTag(element) => write!(out, "</{}>", self.tag_name(element))?,
                Task::ShadowEnd => out.write_str("</template>")?,
            }
        }
        Ok(())
    }

    /// Steps 3 and 4, and the children of step 5 as tasks.
    fn open(
        &self,
        node: u32,
        options: &SerializeOptions,
        tasks: &mut Vec<Task>,
        out: &mut impl Write,
    ) -> fmt::Result {
        let extras = self.extras(node);
        // 3.
        let contents = extras.and_then(|extras| extras.template_contents);
        let is_template = self.is_html(node, LocalName::TEMPLATE);
        let inside = match contents {
            Some(contents) if is_template && self.contains(contents) => contents.index,
            _ => node,
        };
        let child = self.nodes[inside as usize].first_child;
        if child != NONE {
            tasks.push(Task::NodeAndSiblings(child));
        }
        // 4.
        let shadow = extras.and_then(|extras| extras.shadow_root);
        if let Some(root) = shadow
            && let Some(shadow) = self.shadow_root_properties(root)
            && (options.serializable_shadow_roots && shadow.init.serializable
                || options.shadow_roots.contains(&root))
        {
            write!(out, "<template shadowrootmode=\"{}\"", shadow.mode_name())?;
            let init = shadow.init;
            for (set, attribute) in [
                (init.delegates_focus, " shadowrootdelegatesfocus=\"\""),
                (init.serializable, " shadowrootserializable=\"\""),
                (init.manual_slot_assignment, " shadowrootslotassignment=\"manual\""),
                (init.clonable, " shadowrootclonable=\"\""),
                // SPEC-NOTE: there are no registries here; the flag stands for a document that
                // has one while the shadow root has none.
                (init.keep_custom_element_registry_null, " shadowrootcustomelementregistry=\"\""),
            ] {
                if set {
                    out.write_str(attribute)?;
                }
            }
            out.write_char('>')?;
            tasks.push(Task::ShadowEnd);
            let child = self.nodes[root.index as usize].first_child;
            if child != NONE {
                tasks.push(Task::NodeAndSiblings(child));
            }
        }
        Ok(())
    }

    /// Step 5.2 for one node; what is inside an element becomes tasks.
    fn write_node(
        &self,
        node: u32,
        options: &SerializeOptions,
        tasks: &mut Vec<Task>,
        out: &mut impl Write,
    ) -> fmt::Result {
        match self.nodes[node as usize].data {
            NodeData::Element { .. } => {
                write!(out, "<{}", self.tag_name(node))?;
                for slot in self.slots(node) {
                    out.write_char(' ')?;
                    write_attribute_name(self.names.attribute(slot.name), out)?;
                    out.write_str("=\"")?;
                    write_escaped(self.texts.get(slot.value), true, out)?;
                    out.write_char('"')?;
                }
                out.write_char('>')?;
                if self.serializes_as_void(node) {
                    return Ok(());
                }
                tasks.push(Task::EndTag(node));
                self.open(node, options, tasks, out)
            }
            NodeData::Text { text } => {
                let text = self.texts.get(text);
                if self.holds_raw_text(self.nodes[node as usize].parent, options) {
                    out.write_str(text)
                } else {
                    write_escaped(text, false, out)
                }
            }
            NodeData::Comment { data } => write!(out, "<!--{}-->", self.texts.get(data)),
            NodeData::ProcessingInstruction { target, data } => {
                write!(out, "<?{} {}?>", self.targets[target as usize], self.texts.get(data))
            }
            NodeData::Doctype { names } => {
                write!(out, "<!DOCTYPE {}>", self.doctypes[names as usize].name)
            }
            _ => Ok(()),
        }
    }

    fn tag_name(&self, element: u32) -> &str {
        match self.nodes[element as usize].data {
            NodeData::Element { local, .. } => self.names.elements.text(local),
            _ => "",
        }
    }

    fn is_html(&self, node: u32, name: LocalName) -> bool {
        matches!(self.nodes[node as usize].data,
            NodeData::Element { namespace: Namespace::Html, local, .. } if local == name)
    }

    fn html_flags(&self, node: u32) -> ElementFlags {
        match self.nodes.get(node as usize).map(|node| node.data) {
            Some(NodeData::Element { namespace: Namespace::Html, local, .. }) => {
                local.flags(Namespace::Html)
            }
            _ => ElementFlags::NONE,
        }
    }

    fn serializes_as_void(&self, node: u32) -> bool {
        self.html_flags(node).intersects(ElementFlags::SERIALIZES_AS_VOID)
    }

    fn holds_raw_text(&self, parent: u32, options: &SerializeOptions) -> bool {
        self.html_flags(parent).intersects(ElementFlags::RAW_TEXT_CHILD)
            || options.scripting && parent != NONE && self.is_html(parent, LocalName::NOSCRIPT)
    }
}

/// The attribute's serialized name.
fn write_attribute_name(name: AttributeName<'_>, out: &mut impl Write) -> fmt::Result {
    let prefix = match name.namespace {
        AttributeNamespace::Xml => "xml:",
        AttributeNamespace::Xmlns if name.local == "xmlns" => "",
        AttributeNamespace::Xmlns => "xmlns:",
        AttributeNamespace::XLink => "xlink:",
        _ => "",
    };
    out.write_str(prefix)?;
    out.write_str(name.local)
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#escapingString>
fn write_escaped(text: &str, attribute_mode: bool, out: &mut impl Write) -> fmt::Result {
    let mut rest = text;
    while let Some(position) =
        rest.find(|c: char| matches!(c, '&' | '\u{A0}' | '<' | '>') || attribute_mode && c == '"')
    {
        out.write_str(&rest[..position])?;
        let (replacement, length) = match rest.as_bytes()[position] {
            b'&' => ("&amp;", 1),
            b'<' => ("&lt;", 1),
            b'>' => ("&gt;", 1),
            b'"' => ("&quot;", 1),
            _ => ("&nbsp;", '\u{A0}'.len_utf8()),
        };
        out.write_str(replacement)?;
        rest = &rest[position + length..];
    }
    out.write_str(rest)
}
