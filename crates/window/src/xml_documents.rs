//! XML that scripts parse and serialize.
//!
//! <https://html.spec.whatwg.org/multipage/xhtml.html>

use treewright_dom::scripting::{DocumentProperties, ShadowIncludingTrees};
use treewright_dom::{DocumentInit, DocumentType, LocalName, Namespace, NodeId, NodeKind};
use treewright_quickjs::Thrown;
use treewright_write::{Coercion, WriteHtml as _};
use treewright_xml::{XmlOptions, parse_document, parse_fragment};
use url::Url;

use crate::Cx;
use crate::custom_elements;
use crate::documents::DocumentState;
use crate::exception::{DomExceptionName, dom_exception};
use crate::tree_changes;
use crate::world::World;

/// The namespace of the element that reports where XML is not well-formed.
pub(crate) const PARSER_ERROR: &str = "http://www.mozilla.org/newlayout/xml/parsererror.xml";

/// A new XML document without a window, with the realm and origin of another one.
pub(crate) fn new_xml_document(
    world: &mut World,
    creator: NodeId,
    url: Url,
    content_type: &str,
) -> NodeId {
    let init = DocumentInit::new(DocumentType::Xml).content_type(content_type);
    let document = world.tree.create_document_with(&init);
    if let Some(state) = world.documents.get(creator) {
        let mut state = DocumentState::new(state.realm, url, state.origin.clone());
        content_type.clone_into(&mut state.content_type);
        world.documents.insert(document, state);
    }
    document
}

/// Parses XML into a document without children; false leaves it without children.
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#parse-xml-from-a-string>
pub(crate) fn parse_xml(world: &mut World, document: NodeId, text: &str) -> Result<(), String> {
    let result = parse_document(&mut world.tree, document, text, &XmlOptions::new());
    if let Err(error) = result {
        while let Some(child) = world.tree.first_child(document) {
            // No script has seen it.
            if world.tree.delete(child).is_err() {
                break;
            }
        }
        return Err(error.to_string());
    }
    scripts_do_not_run(world, document);
    Ok(())
}

/// The document of `DOMParser`: it reports where the text is not well-formed.
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-domparser-parsefromstring>
pub(crate) fn parse_xml_or_report(world: &mut World, document: NodeId, text: &str) {
    let Err(error) = parse_xml(world, document, text) else { return };
    let error = error.replace('&', "&amp;").replace('<', "&lt;");
    let report = format!("<parsererror xmlns=\"{PARSER_ERROR}\">{error}</parsererror>");
    // It is well-formed, except for characters that XML does not allow.
    if parse_xml(world, document, &report).is_err() {
        let report = format!("<parsererror xmlns=\"{PARSER_ERROR}\"/>");
        let _is_parsed = parse_xml(world, document, &report);
    }
}

/// Scripts of such documents and fragments are not run: they are "already started".
fn scripts_do_not_run(world: &mut World, root: NodeId) {
    let mut next = Some(root);
    while let Some(node) = next {
        if world.tree.is_element(node, Namespace::Html, LocalName::SCRIPT)
            || world.tree.is_element(node, Namespace::Svg, LocalName::SCRIPT)
        {
            crate::scripts::set_already_started(world, node, true);
        }
        next = world.tree.next_with_fragments(node, root);
    }
}

/// <https://html.spec.whatwg.org/multipage/xhtml.html#xml-fragment-parsing-algorithm>
pub(crate) fn xml_fragment_parsing_algorithm(
    cx: &mut Cx<'_>,
    target: NodeId,
    text: &str,
) -> Result<NodeId, Thrown> {
    let is_element = cx.host.tree.kind(target) == Some(NodeKind::Element);
    let context = if is_element { target } else { cx.host.tree.host(target).unwrap_or(target) };
    let parsed = tree_changes::change(cx, |world| {
        parse_fragment(&mut world.tree, context, text, &XmlOptions::new())
    });
    match parsed {
        Ok(fragment) => {
            scripts_do_not_run(cx.host, fragment);
            cx.host.orphans.add(fragment);
            custom_elements::after_parsing_of_a_fragment(cx, target, fragment);
            Ok(fragment)
        }
        Err(error) => Err(dom_exception(cx, DomExceptionName::SyntaxError, &error.to_string())),
    }
}

/// <https://html.spec.whatwg.org/multipage/xhtml.html#xml-fragment-serialisation-algorithm>
pub(crate) fn serialize_xml(
    cx: &mut Cx<'_>,
    node: NodeId,
    children_only: bool,
    require_well_formed: bool,
) -> Result<String, Thrown> {
    let options = treewright_write::XmlOptions::new()
        .coercion(Coercion::No)
        .children_only(children_only)
        .require_well_formed(require_well_formed);
    let written = cx.host.tree.get(node).map_or(Ok(String::new()), |node| node.xml(&options));
    written
        .map_err(|error| dom_exception(cx, DomExceptionName::InvalidStateError, &error.to_string()))
}
