//! `DOMParser`, and `createContextualFragment` of ranges.
//!
//! <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#the-domparser-interface>

use treewright_dom::{DocumentMode, NodeId, NodeKind};
use treewright_quickjs::{Thrown, Value};
use treewright_syntax::ScriptingMode;

use super::abstract_range::range_of;
use super::element_markup::{body_for, is_html_of_an_html_document};
use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::generated::enums::DOMParserSupportedType;
use crate::generated::unions::TrustedHTMLOrDomString;
use crate::parsing::{fragment_parsing_algorithm_steps, parse_html_from_a_string};
use crate::realms::RealmId;
use crate::tree_changes;
use crate::trusted_types::{TrustedType, get_trusted_type_compliant_string};
use crate::xml_documents::{new_xml_document, parse_xml_or_report};

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-domparser-constructor>
pub(crate) fn constructor(cx: &mut Cx<'_>, prototype: &Value) -> Result<Value, Thrown> {
    let object = bindings::new_object_with(cx, Interface::DOMParser, prototype);
    cx.set_data(&object, Box::new(RealmId(cx.realm_number())));
    Ok(object)
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-domparser-parsefromstring>
pub(crate) fn parse_from_string(
    cx: &mut Cx<'_>,
    this: &Value,
    text: TrustedHTMLOrDomString,
    of_type: DOMParserSupportedType,
) -> Result<NodeId, Thrown> {
    // The relevant global object is that of the constructor.
    let realm = cx.data(this, |realm: &mut RealmId, _| *realm);
    let realm = realm.unwrap_or(RealmId(cx.realm_number()));
    let (of, sink) = (TrustedType::Html, "DOMParser parseFromString");
    let text = get_trusted_type_compliant_string(cx, of, realm, text, sink)?;
    let current = match cx.host.realms.get(realm) {
        Some(state) => state.document,
        None => crate::global_objects::document_of_the_current_global(cx)?,
    };
    let (url, origin) = match cx.host.documents.get(current) {
        Some(state) => (state.url.clone(), state.origin.clone()),
        None => (crate::documents::about_blank(), crate::origin::Origin::new_opaque()),
    };
    if of_type != DOMParserSupportedType::TextHtml {
        let document = new_xml_document(cx.host, current, url, of_type.as_str());
        let text = text.to_scalar();
        tree_changes::change(cx, |world| parse_xml_or_report(world, document, &text));
        return Ok(document);
    }
    let document = cx.host.create_a_document(DocumentMode::NoQuirks, realm, url, origin);
    parse_html_from_a_string(cx.host, document, &text);
    Ok(document)
}

/// `Range.createContextualFragment`.
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-range-createcontextualfragment>
pub(crate) fn create_contextual_fragment(
    cx: &mut Cx<'_>,
    this: &Value,
    text: TrustedHTMLOrDomString,
) -> Result<NodeId, Thrown> {
    let (global, sink) = (RealmId(cx.realm_number()), "Range createContextualFragment");
    let text = get_trusted_type_compliant_string(cx, TrustedType::Html, global, text, sink)?;
    let node = range_of(cx, this)?.start.node;
    let element = match cx.host.tree.kind(node) {
        Some(NodeKind::Element) => Some(node),
        Some(NodeKind::Text | NodeKind::Comment) => (cx.host.tree.parent(node))
            .filter(|parent| cx.host.tree.kind(*parent) == Some(NodeKind::Element)),
        _ => None,
    };
    let element = match element {
        Some(element) if !is_html_of_an_html_document(cx, element) => element,
        _ => body_for(cx, node),
    };
    let fragment = fragment_parsing_algorithm_steps(cx, element, &text, ScriptingMode::Fragment)?;
    crate::scripts::note_the_texts_of_scripts(cx.host, fragment);
    Ok(fragment)
}
