//! Text between scripts and the tree.

use treewright_dom::scripting::{
    AttributesByPosition, CharacterData, NodeDocuments, UncheckedNodes,
};
use treewright_dom::{NodeId, ScriptText};
use treewright_quickjs::Value;

use crate::Cx;
use crate::strings::DomString;
use crate::world::World;

/// A string of a script as text for the tree.
pub(crate) fn for_tree(text: &DomString) -> ScriptText<'_> {
    match text {
        DomString::Utf8(text) => text.as_str().into(),
        DomString::Utf16(units) => ScriptText::from_utf16(units),
    }
}

/// Text of the tree as a string for scripts.
pub(crate) fn for_script(text: &ScriptText<'_>) -> DomString {
    match text.as_str() {
        Some(text) => DomString::from(text),
        None => DomString::from_utf16(&text.to_utf16()),
    }
}

/// The same as a value, without an intermediate copy.
pub(crate) fn value_for_script(cx: &Cx<'_>, text: &ScriptText<'_>) -> Value {
    match text.as_str() {
        Some(text) => cx.kept_string(text),
        None => cx.js_string(&for_script(text)),
    }
}

impl World {
    /// The data of a text node, comment or processing instruction.
    pub(crate) fn data(&self, node: NodeId) -> DomString {
        self.tree.script_text(node).map_or_else(|| DomString::from(""), |text| for_script(&text))
    }

    /// The value of an attribute without namespace.
    pub(crate) fn attribute(&self, element: NodeId, name: &str) -> Option<DomString> {
        let position = self.tree.position_of_attribute(element, None, name)?;
        self.tree.attribute_script_value_at(element, position).map(|value| for_script(&value))
    }

    /// <https://dom.spec.whatwg.org/#concept-descendant-text-content>
    pub(crate) fn descendant_text_content(&self, node: NodeId) -> DomString {
        let texts = self.tree.descendants(node).filter(|one| self.is_text(*one));
        self.joined(texts)
    }

    /// <https://dom.spec.whatwg.org/#concept-child-text-content>
    pub(crate) fn child_text_content(&self, node: NodeId) -> DomString {
        self.joined(self.tree.children(node).filter(|one| self.is_text(*one)))
    }

    /// The joined data of text nodes.
    fn joined(&self, texts: impl Iterator<Item = NodeId>) -> DomString {
        let mut joined = DomString::from("");
        for node in texts {
            let data = self.data(node);
            joined = match (joined, data) {
                (DomString::Utf8(mut text), DomString::Utf8(more)) => {
                    text.push_str(&more);
                    DomString::Utf8(text)
                }
                (joined, data) => {
                    let mut units = joined.to_utf16();
                    units.extend(data.to_utf16());
                    DomString::from_utf16(&units)
                }
            };
        }
        joined
    }

    /// Returns true for a text node, including CDATA sections.
    pub(crate) fn is_text(&self, node: NodeId) -> bool {
        self.tree.kind(node) == Some(treewright_dom::NodeKind::Text)
    }

    /// Creates a text node for a document.
    pub(crate) fn create_a_text(&mut self, document: NodeId, text: &DomString) -> NodeId {
        let node = self.tree.create_text_from(&for_tree(text));
        // Both are nodes of the tree.
        let _refused = self.tree.set_node_document(node, document);
        node
    }
}
