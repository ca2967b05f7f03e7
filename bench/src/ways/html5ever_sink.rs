//! The sink of [`event_sink`](super::event_sink) for html5ever: it counts the parser's calls and keeps no
//! tree.

use std::borrow::Cow;
use std::cell::Cell;

use html5ever::tendril::StrTendril;
use html5ever::tree_builder::{ElementFlags, NodeOrText, QuirksMode, TreeSink};
use html5ever::{Attribute, ExpandedName, Namespace, QualName, local_name};

use super::event_sink::Counts;

/// A node: a number, and its fixed properties.
#[derive(Clone, Debug)]
pub(super) struct Handle {
    number: u64,
    name: QualName,
}

/// The sink. It answers from its handles; no node has a parent.
#[derive(Debug, Default)]
pub(super) struct CountingSink {
    counts: Cell<Counts>,
    nodes: Cell<u64>,
}

impl CountingSink {
    fn count(&self, add: impl FnOnce(&mut Counts)) {
        let mut counts = self.counts.get();
        add(&mut counts);
        self.counts.set(counts);
    }

    fn node(&self, name: QualName) -> Handle {
        // The number of template contents is the one after that of their template.
        self.nodes.set(self.nodes.get() + 2);
        Handle { number: self.nodes.get(), name }
    }

    fn count_attributes(&self, attributes: &[Attribute]) {
        let bytes: usize = attributes.iter().map(|attribute| attribute.value.len()).sum();
        self.count(|counts| {
            counts.attributes += attributes.len() as u64;
            counts.bytes_of_values += bytes as u64;
        });
    }

    fn insert(&self, child: &NodeOrText<Handle>) {
        if let NodeOrText::AppendText(text) = child {
            self.count(|counts| counts.bytes_of_text += text.len() as u64);
        }
    }
}

/// The name of a node that is not an element.
fn no_name() -> QualName {
    QualName::new(None, Namespace::default(), local_name!(""))
}

impl TreeSink for CountingSink {
    type Handle = Handle;
    type Output = Counts;
    type ElemName<'a> = ExpandedName<'a>;

    fn finish(self) -> Counts {
        self.counts.get()
    }

    fn parse_error(&self, _message: Cow<'static, str>) {}

    fn get_document(&self) -> Handle {
        Handle { number: 0, name: no_name() }
    }

    fn elem_name<'a>(&'a self, target: &'a Handle) -> ExpandedName<'a> {
        target.name.expanded()
    }

    fn create_element(
        &self,
        name: QualName,
        attributes: Vec<Attribute>,
        _flags: ElementFlags,
    ) -> Handle {
        self.count(|counts| counts.elements += 1);
        self.count_attributes(&attributes);
        self.node(name)
    }

    fn create_comment(&self, _text: StrTendril) -> Handle {
        self.count(|counts| counts.comments += 1);
        self.node(no_name())
    }

    fn create_pi(&self, _target: StrTendril, _data: StrTendril) -> Handle {
        self.node(no_name())
    }

    fn append(&self, _parent: &Handle, child: NodeOrText<Handle>) {
        self.insert(&child);
    }

    fn append_based_on_parent_node(
        &self,
        _element: &Handle,
        _previous: &Handle,
        child: NodeOrText<Handle>,
    ) {
        self.insert(&child);
    }

    fn append_before_sibling(&self, _sibling: &Handle, new_node: NodeOrText<Handle>) {
        self.insert(&new_node);
    }

    fn append_doctype_to_document(&self, _: StrTendril, _: StrTendril, _: StrTendril) {}

    fn get_template_contents(&self, target: &Handle) -> Handle {
        Handle { number: target.number + 1, name: no_name() }
    }

    fn same_node(&self, one: &Handle, other: &Handle) -> bool {
        one.number == other.number
    }

    fn set_quirks_mode(&self, _mode: QuirksMode) {}

    fn add_attrs_if_missing(&self, _target: &Handle, attributes: Vec<Attribute>) {
        self.count_attributes(&attributes);
    }

    fn remove_from_parent(&self, _target: &Handle) {}

    fn reparent_children(&self, _node: &Handle, _new_parent: &Handle) {}
}
