//! The nodes that an XML parser appends.
//!
//! <https://html.spec.whatwg.org/multipage/xhtml.html#parsing-xhtml-documents>

use treewright_dom::scripting::{NodeDocuments, UncheckedNodes};
use treewright_dom::{FullName, NodeId, ScriptText};
use treewright_xml::{XmlAttribute, XmlEvent, XmlName};

use super::parser_of;
use crate::Cx;
use crate::custom_elements::reactions::{pop_queue_and_run, push_queue};
use crate::element_creation::{ElementOptions, create_an_element};
use crate::event_loop::perform_a_microtask_checkpoint;
use crate::scripts;
use crate::strings::DomString;
use crate::tree_changes;
use crate::xml_documents::PARSER_ERROR;

/// Appends the node of an event to the node that is open.
pub(super) fn append(cx: &mut Cx<'_>, document: NodeId, event: XmlEvent) {
    let Some(parser) = parser_of(cx.host, document) else { return };
    let parent = parser.open.last().map_or(document, |(_, inside)| *inside);
    let owned = |text: String| ScriptText::from(text);
    let tree = &mut cx.host.tree;
    let node = match event {
        XmlEvent::StartElement { name, attributes, .. } => {
            return append_an_element(cx, document, parent, &name, attributes);
        }
        XmlEvent::Text(text) => tree.create_text_from(&owned(text)),
        XmlEvent::CData(text) => tree.create_cdata_section(&owned(text)),
        XmlEvent::Comment(text) => tree.create_comment_from(&owned(text)),
        XmlEvent::ProcessingInstruction { target, data, .. } => {
            tree.create_processing_instruction_from(&target, &owned(data))
        }
        XmlEvent::Doctype { name, public_id, system_id, .. } => {
            tree.create_doctype_from(&name, &public_id, &system_id)
        }
        _ => return,
    };
    insert(cx, node, parent);
}

/// Appends a node that was just made.
fn insert(cx: &mut Cx<'_>, node: NodeId, parent: NodeId) {
    let document = cx.host.node_document(parent);
    // Both are nodes of the tree.
    let _refused = cx.host.tree.set_node_document(node, document);
    push_queue(cx);
    // A script may have given the document another element: then this one cannot be inserted.
    if tree_changes::append(cx, node, parent).is_err() {
        cx.host.orphans.add(node);
    }
    pop_queue_and_run(cx);
}

fn full(name: &XmlName) -> FullName<'_> {
    FullName {
        namespace: name.namespace.as_deref(),
        prefix: name.prefix.as_deref(),
        local: &name.local,
    }
}

fn append_an_element(
    cx: &mut Cx<'_>,
    document: NodeId,
    parent: NodeId,
    name: &XmlName,
    attributes: Vec<XmlAttribute>,
) {
    let place = parser_of(cx.host, document).map(|parser| parser.parser.line_and_column());
    let element = create_an_element_for_the_token(cx, parent, name, attributes);
    if scripts::is_a_script(&cx.host.tree, element) {
        scripts::insertion_by_a_parser(cx, element, document);
        cx.host.script_element(element).place = place;
    }
    let inside = cx.host.tree.template_contents(element).unwrap_or(element);
    if let Some(parser) = parser_of(cx.host, document) {
        parser.open.push((element, inside));
    }
    insert(cx, element, parent);
}

/// <https://html.spec.whatwg.org/multipage/parsing.html#create-an-element-for-the-token>
fn create_an_element_for_the_token(
    cx: &mut Cx<'_>,
    intended_parent: NodeId,
    name: &XmlName,
    attributes: Vec<XmlAttribute>,
) -> NodeId {
    let document = cx.host.node_document(intended_parent);
    let is = attributes.iter().find(|one| one.name.namespace.is_none() && *one.name.local == *"is");
    let registry = cx.host.custom_element_registry(intended_parent);
    let options = ElementOptions {
        is: is.map(|attribute| attribute.value.clone()),
        registry: Some(registry),
    };
    let (namespace, local) = (name.namespace.as_deref(), &*name.local);
    let definition = cx.host.look_up_a_custom_element_definition(
        registry,
        namespace,
        local,
        options.is.as_deref(),
    );
    let will_execute_script = definition.is_some();
    if will_execute_script {
        if let Some(state) = cx.host.documents.get_mut(document) {
            state.throw_on_dynamic_markup_insertion_counter += 1;
        }
        if cx.host.event_loop.running_scripts == 0 {
            perform_a_microtask_checkpoint(cx);
        }
        push_queue(cx);
    }
    let created = create_an_element(cx, document, full(name), &options, will_execute_script);
    let element = match created {
        Ok(element) => element,
        // Every name that a parser reads is valid; without a definition nothing else can fail.
        Err(_) => cx.host.tree.create_named_element(full(name)),
    };
    for attribute in attributes {
        let value = DomString::from(attribute.value);
        tree_changes::append_an_attribute(cx, element, full(&attribute.name), &value);
    }
    if will_execute_script {
        pop_queue_and_run(cx);
        if let Some(state) = cx.host.documents.get_mut(document) {
            let counter = &mut state.throw_on_dynamic_markup_insertion_counter;
            *counter = counter.saturating_sub(1);
        }
    }
    element
}

/// Reports in the document where it is not well-formed: before everything that could be parsed, or
/// alone.
/// <https://html.spec.whatwg.org/multipage/document-lifecycle.html#read-xml>
pub(super) fn report(cx: &mut Cx<'_>, document: NodeId, error: &str) {
    let name = FullName { namespace: Some(PARSER_ERROR), prefix: None, local: "parsererror" };
    let element = cx.host.tree.create_named_element(name);
    // Both are nodes of the tree.
    let _refused = cx.host.tree.set_node_document(element, document);
    let text = cx.host.create_a_text(document, &error.into());
    // An element accepts text.
    let _appended = tree_changes::append(cx, text, element);
    push_queue(cx);
    let inserted = match cx.host.document_element(document) {
        Some(root) => {
            let first = cx.host.tree.first_child(root);
            tree_changes::pre_insert(cx, element, root, first)
        }
        None => tree_changes::append(cx, element, document),
    };
    if inserted.is_err() {
        cx.host.orphans.add(element);
    }
    pop_queue_and_run(cx);
}
