//! A sink that counts the parser's calls and keeps no tree.

use treewright::syntax::{
    Attributes, DocumentMode, ElementName, LocalName, Namespace, NodeKind, Origin, Run,
    ShadowRootInit, ShadowRootRefused, TreeQuery, TreeSink,
};

/// The counts of the parser's calls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Elements that were created.
    pub elements: u64,
    /// Attributes they came with.
    pub attributes: u64,
    /// Bytes of the values of these.
    pub bytes_of_values: u64,
    /// Bytes of text that were inserted.
    pub bytes_of_text: u64,
    /// Comments and processing instructions that were created.
    pub comments: u64,
}

impl Counts {
    /// All in one number.
    pub const fn sum(self) -> u64 {
        self.elements + self.attributes + self.bytes_of_values + self.bytes_of_text + self.comments
    }
}

/// A node: a number, and its fixed properties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handle {
    number: u32,
    kind: NodeKind,
    namespace: Namespace,
    name: Option<LocalName>,
}

/// The sink. It answers from its handles, and stores the few children of the document, because the parser
/// looks there for the root element. All other nodes count as having no parent, children or siblings:
/// misplaced content in tables stays in the element before the table, `<template for>` finds no marker, and
/// `selectedcontent` stays empty.
#[derive(Clone, Debug, Default)]
pub struct CountingSink {
    counts: Counts,
    nodes: u32,
    mode: DocumentMode,
    top: Vec<Handle>,
    /// Templates whose contents were requested or set.
    contents: Vec<(Handle, Handle)>,
}

const DOCUMENT: Handle =
    Handle { number: 0, kind: NodeKind::Document, namespace: Namespace::Html, name: None };

impl CountingSink {
    /// The counts so far.
    pub const fn counts(&self) -> Counts {
        self.counts
    }

    fn node(&mut self, kind: NodeKind) -> Handle {
        self.nodes += 1;
        Handle { number: self.nodes, kind, ..DOCUMENT }
    }

    /// The child of the document at a distance from another one.
    fn sibling(&self, node: &Handle, distance: isize) -> Option<Handle> {
        let index = self.top.iter().position(|child| child == node)?;
        self.top.get(index.checked_add_signed(distance)?).copied()
    }

    fn count_attributes(&mut self, attributes: Attributes<'_>) {
        self.counts.attributes += attributes.len() as u64;
        for attribute in attributes.iter() {
            self.counts.bytes_of_values += attribute.value.text().len() as u64;
        }
    }
}

impl TreeQuery for CountingSink {
    type Handle = Handle;

    fn document(&self) -> Handle {
        DOCUMENT
    }

    fn document_mode(&self) -> DocumentMode {
        self.mode
    }

    fn kind(&self, node: &Handle) -> NodeKind {
        node.kind
    }

    fn parent(&self, node: &Handle) -> Option<Handle> {
        self.top.contains(node).then_some(DOCUMENT)
    }

    fn first_child(&self, node: &Handle) -> Option<Handle> {
        self.top.first().copied().filter(|_| *node == DOCUMENT)
    }

    fn last_child(&self, node: &Handle) -> Option<Handle> {
        self.top.last().copied().filter(|_| *node == DOCUMENT)
    }

    fn previous_sibling(&self, node: &Handle) -> Option<Handle> {
        self.sibling(node, -1)
    }

    fn next_sibling(&self, node: &Handle) -> Option<Handle> {
        self.sibling(node, 1)
    }

    fn host(&self, _fragment: &Handle) -> Option<Handle> {
        None
    }

    fn is_shadow_host(&self, _element: &Handle) -> bool {
        false
    }

    fn is_element(&self, node: &Handle, namespace: Namespace, name: LocalName) -> bool {
        node.kind == NodeKind::Element && node.namespace == namespace && node.name == Some(name)
    }

    fn with_attribute(&self, _element: &Handle, _name: &str, _read: &mut dyn FnMut(&str)) {}

    fn with_processing_instruction(&self, _node: &Handle, _read: &mut dyn FnMut(&str, &str)) {}
}

impl TreeSink for CountingSink {
    fn set_document_mode(&mut self, mode: DocumentMode) {
        self.mode = mode;
    }

    fn create_element(
        &mut self,
        name: ElementName<'_>,
        attributes: Attributes<'_>,
        _intended_parent: &Handle,
        _origin: Origin,
    ) -> Handle {
        self.counts.elements += 1;
        self.count_attributes(attributes);
        let known = Some(name.local).filter(|local| local.is_known());
        Handle { namespace: name.namespace, name: known, ..self.node(NodeKind::Element) }
    }

    fn create_comment(&mut self, _data: Run<'_>, _origin: Origin) -> Handle {
        self.counts.comments += 1;
        self.node(NodeKind::Comment)
    }

    fn create_processing_instruction(
        &mut self,
        _target: &str,
        _data: Run<'_>,
        _origin: Origin,
    ) -> Handle {
        self.counts.comments += 1;
        self.node(NodeKind::ProcessingInstruction)
    }

    fn create_doctype(
        &mut self,
        _name: &str,
        _public_identifier: &str,
        _system_identifier: &str,
        _origin: Origin,
    ) -> Handle {
        self.node(NodeKind::Doctype)
    }

    fn create_document_fragment(&mut self) -> Handle {
        self.node(NodeKind::DocumentFragment)
    }

    fn insert(&mut self, parent: &Handle, node: &Handle, before: Option<&Handle>, _: Origin) {
        if *parent == DOCUMENT {
            let place = self.top.iter().position(|child| Some(child) == before);
            self.top.insert(place.unwrap_or(self.top.len()), *node);
        }
    }

    fn insert_text(&mut self, _: &Handle, _: Option<&Handle>, text: Run<'_>, _: Origin) {
        self.counts.bytes_of_text += text.text().len() as u64;
    }

    fn remove(&mut self, node: &Handle) {
        self.top.retain(|child| child != node);
    }

    fn move_children(&mut self, _from: &Handle, _to: &Handle) {}

    fn add_missing_attributes(&mut self, _: &Handle, attributes: Attributes<'_>, _: Origin) {
        self.count_attributes(attributes);
    }

    fn template_contents(&mut self, template: &Handle) -> Handle {
        // Called for open templates: the newest are last.
        if let Some((_, contents)) = self.contents.iter().rev().find(|(of, _)| of == template) {
            return *contents;
        }
        let contents = self.node(NodeKind::DocumentFragment);
        self.contents.push((*template, contents));
        contents
    }

    fn set_template_contents(&mut self, template: &Handle, contents: &Handle) {
        self.contents.push((*template, *contents));
    }

    fn attach_shadow_root(
        &mut self,
        _host: &Handle,
        _init: ShadowRootInit,
    ) -> Result<Handle, ShadowRootRefused> {
        Ok(self.node(NodeKind::ShadowRoot))
    }

    fn clone_subtree(&mut self, node: &Handle) -> Handle {
        Handle { namespace: node.namespace, name: node.name, ..self.node(node.kind) }
    }

    fn associate_with_form(&mut self, _element: &Handle, _form: &Handle) {}
}

#[cfg(test)]
mod tests {
    use treewright::syntax::{ParserOptions, Pause, TreeParser};

    use super::*;

    #[test]
    fn calls_are_counted() {
        let check = |html: &str, expected: [u64; 5]| {
            let mut sink = CountingSink::default();
            let mut parser = TreeParser::new(ParserOptions::default());
            parser.append(html).expect("short text");
            parser.end_of_input();
            assert_eq!(parser.pump(&mut sink), Pause::Finished);
            let Counts { elements, attributes, bytes_of_values, bytes_of_text, comments } =
                sink.counts();
            let counts = [elements, attributes, bytes_of_values, bytes_of_text, comments];
            assert_eq!(counts, expected, "{html}");
        };
        check("", [3, 0, 0, 0, 0]);
        check("<!doctype html><p id=x class='a b'>text<!--c-->", [4, 2, 4, 4, 1]);
        check("<html lang=de><body><html lang=en title=t>", [3, 3, 5, 0, 0]);
        check("<b><p>x</b>y", [6, 0, 0, 2, 0]);
        check("<template><template><p>x</template></template>y", [6, 0, 0, 2, 0]);
        check("<table>a&amp;<td>b", [7, 0, 0, 3, 0]);
    }
}
