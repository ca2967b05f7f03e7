//! The parser's writes.

use treewright_syntax::{
    Attributes, DocumentMode, ElementName, LocalName, Namespace, Origin, Run, ScriptFlags,
    ShadowRootInit, ShadowRootRefused, TreeSink,
};

use crate::arena::Document;
use crate::node::{NONE, NodeData, NodeId};

/// These methods trust the parser: nodes are not stale, and places are valid.
///
/// # Panics
/// Where a handle was never one of this document, they can panic.
impl TreeSink for Document {
    fn set_document_mode(&mut self, mode: DocumentMode) {
        self.set_mode(mode);
    }

    fn create_element(
        &mut self,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        _intended_parent: &NodeId,
        _origin: Origin,
    ) -> NodeId {
        let local =
            if name.local.is_known() { name.local } else { self.names.elements.intern(name.text) };
        let (start, count) = self.add_attributes(attributes);
        let element = self.add(NodeData::Element {
            namespace: name.namespace,
            attribute_count: count,
            local,
            attributes: start,
            extras: NONE,
        });
        if usize::from(count) != attributes.len() {
            self.own_attributes(element.index, attributes);
        }
        if local == LocalName::TEMPLATE && name.namespace == Namespace::Html {
            self.add_template_contents(element);
        }
        element
    }

    fn create_comment(&mut self, data: Run<'_>, _origin: Origin) -> NodeId {
        let data = self.texts.add(data);
        self.add(NodeData::Comment { data })
    }

    fn create_processing_instruction(
        &mut self,
        target: &str,
        data: Run<'_>,
        _origin: Origin,
    ) -> NodeId {
        let data = self.texts.add(data);
        self.add_processing_instruction(target, data)
    }

    fn create_doctype(
        &mut self,
        name: &str,
        public_identifier: &str,
        system_identifier: &str,
        _origin: Origin,
    ) -> NodeId {
        Self::create_doctype(self, name, public_identifier, system_identifier)
    }

    fn create_document_fragment(&mut self) -> NodeId {
        self.create_fragment()
    }

    fn insert(&mut self, parent: &NodeId, node: &NodeId, before: Option<&NodeId>, _origin: Origin) {
        self.link(parent.index, node.index, before.map_or(NONE, |before| before.index));
    }

    fn insert_text(
        &mut self,
        parent: &NodeId,
        before: Option<&NodeId>,
        text: Run<'_>,
        _origin: Origin,
    ) {
        let previous = match before {
            Some(before) => self.nodes[before.index as usize].previous,
            None => self.nodes[parent.index as usize].last_child,
        };
        if let Some(node) = self.nodes.get_mut(previous as usize)
            && let NodeData::Text { text: data } = &mut node.data
        {
            *data = self.texts.append(*data, text);
            return;
        }
        let text = self.texts.add(text);
        let node = self.add(NodeData::Text { text });
        self.link(parent.index, node.index, before.map_or(NONE, |before| before.index));
    }

    fn remove(&mut self, node: &NodeId) {
        self.unlink(node.index);
    }

    fn move_children(&mut self, from: &NodeId, to: &NodeId) {
        self.move_all_children(from.index, to.index, NONE);
    }

    fn add_missing_attributes(
        &mut self,
        element: &NodeId,
        attributes: Attributes<'_>,
        _origin: Origin,
    ) {
        self.add_missing(element.index, attributes);
    }

    fn template_contents(&mut self, template: &NodeId) -> NodeId {
        match Self::template_contents(self, *template) {
            Some(contents) => contents,
            None => {
                self.add_template_contents(*template);
                Self::template_contents(self, *template).unwrap_or(*template)
            }
        }
    }

    fn set_template_contents(&mut self, template: &NodeId, contents: &NodeId) {
        let Some(extras) = self.extras_mut(template.index) else {
            return;
        };
        if let Some(old) = extras.template_contents.replace(*contents)
            && old != *contents
        {
            self.free_subtree(old.index);
        }
    }

    fn attach_shadow_root(
        &mut self,
        host: &NodeId,
        init: ShadowRootInit,
    ) -> Result<NodeId, ShadowRootRefused> {
        self.attach_shadow(*host, init).map_err(|_| ShadowRootRefused)
    }

    fn clone_subtree(&mut self, node: &NodeId) -> NodeId {
        self.clone_tree(*node)
    }

    fn associate_with_form(&mut self, element: &NodeId, form: &NodeId) {
        if let Some(extras) = self.extras_mut(element.index) {
            extras.form_owner = Some(*form);
        }
    }

    fn prepare_parser_inserted_script(&mut self, script: &NodeId, flags: ScriptFlags) {
        if let Some(extras) = self.extras_mut(script.index) {
            extras.parser_document = flags.parser_document;
            extras.already_started = flags.already_started;
        }
    }

    fn mark_script_already_started(&mut self, script: &NodeId) {
        if let Some(extras) = self.extras_mut(script.index) {
            extras.already_started = true;
        }
    }
}
