//! `dom::Document` as a tree for the cases.

use treewright_dom::{Document, NodeId, NodeKind, SerializeOptions};

use super::TestTree;

impl TestTree for Document {
    fn empty() -> Self {
        Self::new()
    }

    fn for_source(source: &str) -> Self {
        Self::with_source(source)
    }

    fn dump(&self, root: &NodeId) -> String {
        Self::dump(self, *root).trim_end_matches('\n').to_owned()
    }

    fn child_text(&self, node: &NodeId) -> String {
        let texts = self.children(*node).filter(|child| self.kind(*child) == Some(NodeKind::Text));
        texts.filter_map(|text| self.text(text)).collect()
    }

    fn inner_html(&self, node: &NodeId, options: &SerializeOptions) -> Option<String> {
        let mut html = String::new();
        self.serialize(*node, options, &mut html).ok()?;
        Some(html)
    }

    fn set_attribute(&mut self, element: &NodeId, name: &str, value: &str) {
        let set = Self::set_attribute(self, *element, name, value);
        debug_assert!(set.is_ok(), "a script sets `{name}`: {set:?}");
    }
}
