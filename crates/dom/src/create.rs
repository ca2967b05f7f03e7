//! Nodes made by a program.

use treewright_syntax::{DocumentMode, Namespace, Run};

use crate::arena::Document;
use crate::error::NodeError;
use crate::node::{DoctypeNames, NONE, NodeData, NodeId};

impl Document {
    /// Creates an element without a parent. The name of an HTML element is converted to ASCII
    /// lowercase, as `createElement()` does; a `template` element gets its contents with it.
    ///
    /// ```
    /// use treewright_dom::{Document, Namespace};
    /// let mut document = Document::new();
    /// let element = document.create_element(Namespace::Html, "DIV")?;
    /// assert_eq!(document.local_name(element), Some("div"));
    /// assert!(document.create_element(Namespace::Html, "a b").is_err());
    /// # Ok::<(), treewright_dom::NodeError>(())
    /// ```
    ///
    /// # Errors
    /// [`NodeError::InvalidName`] when the name is no
    /// [valid element local name](https://dom.spec.whatwg.org/#valid-element-local-name).
    pub fn create_element(
        &mut self,
        namespace: Namespace,
        local_name: &str,
    ) -> Result<NodeId, NodeError> {
        if !is_valid_element_local_name(local_name) {
            return Err(NodeError::InvalidName);
        }
        let name = match namespace {
            Namespace::Html => local_name.to_ascii_lowercase(),
            _ => local_name.to_owned(),
        };
        Ok(self.add_element(namespace, &name))
    }

    /// Puts an element without attributes into the arena, with its contents if it is a template.
    pub(crate) fn add_element(&mut self, namespace: Namespace, name: &str) -> NodeId {
        let local = self.names.elements.intern(name);
        let element = self.add(NodeData::Element {
            namespace,
            attribute_count: 0,
            local,
            attributes: 0,
            extras: NONE,
        });
        if namespace == Namespace::Html && name == "template" {
            self.add_template_contents(element);
        }
        element
    }

    pub(crate) fn add_template_contents(&mut self, template: NodeId) {
        let contents = self.add(NodeData::Fragment { host: template.index });
        if let Some(extras) = self.extras_mut(template.index) {
            extras.template_contents = Some(contents);
        }
    }

    /// Creates a text node without a parent.
    pub fn create_text(&mut self, data: &str) -> NodeId {
        let text = self.texts.add(Run::new(data));
        self.add(NodeData::Text { text })
    }

    /// Creates a comment without a parent.
    pub fn create_comment(&mut self, data: &str) -> NodeId {
        let data = self.texts.add(Run::new(data));
        self.add(NodeData::Comment { data })
    }

    /// Creates a processing instruction without a parent.
    ///
    /// # Errors
    /// [`NodeError::InvalidName`] when the target is empty or has whitespace, or when the data
    /// contain `?>`.
    pub fn create_processing_instruction(
        &mut self,
        target: &str,
        data: &str,
    ) -> Result<NodeId, NodeError> {
        if target.is_empty() || target.contains(char::is_whitespace) || data.contains("?>") {
            return Err(NodeError::InvalidName);
        }
        let data = self.texts.add(Run::new(data));
        Ok(self.add_processing_instruction(target, data))
    }

    pub(crate) fn add_processing_instruction(
        &mut self,
        target: &str,
        data: crate::text_store::TextRef,
    ) -> NodeId {
        // Few targets are in use at a time, and the last one is the likeliest.
        let number = match self.targets.iter().rev().take(16).position(|t| **t == *target) {
            Some(position) => self.targets.len() - 1 - position,
            None => {
                self.targets.push(target.into());
                self.targets.len() - 1
            }
        };
        self.add(NodeData::ProcessingInstruction { target: number as u32, data })
    }

    /// Creates a doctype without a parent.
    pub fn create_doctype(&mut self, name: &str, public_id: &str, system_id: &str) -> NodeId {
        let names = self.doctypes.len() as u32;
        self.doctypes.push(DoctypeNames {
            name: name.into(),
            public_id: public_id.into(),
            system_id: system_id.into(),
        });
        self.add(NodeData::Doctype { names })
    }

    /// Creates an empty document fragment.
    pub fn create_fragment(&mut self) -> NodeId {
        self.add(NodeData::Fragment { host: NONE })
    }

    /// Creates a further, empty document in this arena.
    pub fn create_document(&mut self, mode: DocumentMode) -> NodeId {
        self.add(NodeData::Document { mode })
    }
}

/// <https://dom.spec.whatwg.org/#valid-element-local-name>
fn is_valid_element_local_name(name: &str) -> bool {
    let Some(first) = name.chars().next() else {
        return false;
    };
    if first.is_ascii_alphabetic() {
        return !name.contains(|c: char| c.is_ascii_whitespace() || matches!(c, '\0' | '/' | '>'));
    }
    (matches!(first, ':' | '_') || !first.is_ascii())
        && name.chars().all(|c| {
            c.is_ascii_alphanumeric() || matches!(c, '-' | '.' | ':' | '_') || !c.is_ascii()
        })
}
