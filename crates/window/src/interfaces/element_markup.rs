//! `Element` and `ShadowRoot`: their markup.
//!
//! <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-parsing-and-serialization>

use treewright_dom::scripting::NodeDocuments;
use treewright_dom::{
    DocumentMode, InsertPosition, LocalName, Namespace, NodeId, NodeKind, SerializeOptions,
};
use treewright_quickjs::Thrown;
use treewright_syntax::ScriptingMode;

use super::sanitizer::Sanitizing;
use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::dictionaries::{
    GetHTMLOptions, ParseHTMLUnsafeOptions, SetHTMLOptions, SetHTMLUnsafeOptions,
};
use crate::generated::unions::{
    SanitizerOrSanitizerConfigOrSanitizerPresets, TrustedHTMLOrDomString,
    TrustedHTMLOrDomStringOrNull,
};
use crate::origin::Origin;
use crate::parsing::{
    fragment_parsing_algorithm_steps, parse_html_from_a_string, parse_without_upgrades,
};
use crate::realms::RealmId;
use crate::strings::DomString;
use crate::tree_changes;
use crate::trusted_types::{Given, TrustedType, get_trusted_type_compliant_string, realm_of};
use crate::xml_documents::serialize_xml;

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#fragment-serializing-algorithm-steps>
fn markup_of(cx: &mut Cx<'_>, node: NodeId, is_outer: bool) -> Result<DomString, Thrown> {
    let document = cx.host.node_document(node);
    if !cx.host.is_html_document(document) {
        return Ok(serialize_xml(cx, node, !is_outer, true)?.into());
    }
    serialize(cx, node, is_outer, &SerializeOptions::new())
}

fn serialize(
    cx: &mut Cx<'_>,
    node: NodeId,
    is_outer: bool,
    options: &SerializeOptions,
) -> Result<DomString, Thrown> {
    let document = cx.host.node_document(node);
    let options = options.clone().scripting(cx.host.is_scripting_enabled(document));
    // It becomes a string of the engine.
    let options = options.limit((cx.memory().room() / 2) as u64);
    let mut text = String::new();
    let written = if is_outer {
        cx.host.tree.serialize_outer(node, &options, &mut text)
    } else {
        cx.host.tree.serialize(node, &options, &mut text)
    };
    // A String takes everything up to the limit.
    if written.is_err() {
        return Err(crate::memory::used_up(cx));
    }
    Ok(text.into())
}

/// The template contents of a template element, and the node itself otherwise.
fn target_of(cx: &Cx<'_>, node: NodeId) -> NodeId {
    cx.host.tree.template_contents(node).unwrap_or(node)
}

/// The text for a sink that takes markup.
fn compliant_markup(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: impl Into<Given>,
    member: &str,
) -> Result<DomString, Thrown> {
    let global = realm_of(cx.host, this);
    let is_a_root = cx.host.tree.kind(this) != Some(NodeKind::Element);
    let sink = format!("{} {member}", if is_a_root { "ShadowRoot" } else { "Element" });
    get_trusted_type_compliant_string(cx, TrustedType::Html, global, value, &sink)
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-shadowroot-innerhtml>
pub(crate) fn inner_html(
    cx: &mut Cx<'_>,
    this: NodeId,
) -> Result<TrustedHTMLOrDomStringOrNull, Thrown> {
    Ok(TrustedHTMLOrDomStringOrNull::DomStringOrNull(markup_of(cx, this, false)?))
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-innerhtml>
pub(crate) fn set_inner_html(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: TrustedHTMLOrDomStringOrNull,
) -> Result<(), Thrown> {
    let value = compliant_markup(cx, this, value, "innerHTML")?;
    let target = target_of(cx, this);
    let fragment = fragment_parsing_algorithm_steps(cx, target, &value, ScriptingMode::Inert)?;
    tree_changes::replace_all(cx, Some(fragment), target);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-outerhtml>
pub(crate) fn outer_html(
    cx: &mut Cx<'_>,
    this: NodeId,
) -> Result<TrustedHTMLOrDomStringOrNull, Thrown> {
    Ok(TrustedHTMLOrDomStringOrNull::DomStringOrNull(markup_of(cx, this, true)?))
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-outerhtml>
pub(crate) fn set_outer_html(
    cx: &mut Cx<'_>,
    this: NodeId,
    value: TrustedHTMLOrDomStringOrNull,
) -> Result<(), Thrown> {
    let value = compliant_markup(cx, this, value, "outerHTML")?;
    let Some(parent) = cx.host.tree.parent(this) else { return Ok(()) };
    let context = match cx.host.tree.kind(parent) {
        Some(NodeKind::Document) => {
            let message = "the document element cannot be replaced by markup";
            return Err(dom_exception(cx, DomExceptionName::NoModificationAllowedError, message));
        }
        Some(NodeKind::Element) => parent,
        _ => body_for(cx, this),
    };
    let fragment = fragment_parsing_algorithm_steps(cx, context, &value, ScriptingMode::Inert)?;
    tree_changes::replace(cx, this, fragment, parent)?;
    Ok(())
}

/// A `body` element that gives a fragment its context, and has no other use.
pub(super) fn body_for(cx: &mut Cx<'_>, node: NodeId) -> NodeId {
    let document = cx.host.node_document(node);
    // The name is valid, and both are nodes of the tree.
    let body = cx.host.tree.create_element(Namespace::Html, "body").unwrap_or(node);
    let _refused = cx.host.tree.set_node_document(body, document);
    cx.host.orphans.add(body);
    body
}

/// True for an element that is replaced by a `body` as the context of a fragment.
pub(super) fn is_html_of_an_html_document(cx: &Cx<'_>, element: NodeId) -> bool {
    let document = cx.host.node_document(element);
    cx.host.tree.is_element(element, Namespace::Html, LocalName::HTML)
        && cx.host.is_html_document(document)
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-insertadjacenthtml>
pub(crate) fn insert_adjacent_html(
    cx: &mut Cx<'_>,
    this: NodeId,
    position: DomString,
    text: TrustedHTMLOrDomString,
) -> Result<(), Thrown> {
    let text = compliant_markup(cx, this, text, "insertAdjacentHTML")?;
    let parent = cx.host.tree.parent(this);
    let Some(position) = position.as_str().and_then(|text| text.parse().ok()) else {
        let message = "the position is not one of the four";
        return Err(dom_exception(cx, DomExceptionName::SyntaxError, message));
    };
    let context = match position {
        InsertPosition::BeforeBegin | InsertPosition::AfterEnd => match parent {
            Some(parent) if cx.host.tree.kind(parent) != Some(NodeKind::Document) => parent,
            _ => {
                let message = "the element has no parent element";
                let name = DomExceptionName::NoModificationAllowedError;
                return Err(dom_exception(cx, name, message));
            }
        },
        InsertPosition::AfterBegin | InsertPosition::BeforeEnd => this,
    };
    let is_element = cx.host.tree.kind(context) == Some(NodeKind::Element);
    let context = if !is_element || is_html_of_an_html_document(cx, context) {
        body_for(cx, this)
    } else {
        context
    };
    let fragment = fragment_parsing_algorithm_steps(cx, context, &text, ScriptingMode::Inert)?;
    let (parent, before) = match position {
        InsertPosition::BeforeBegin => (parent, Some(this)),
        InsertPosition::AfterEnd => (parent, cx.host.tree.next_sibling(this)),
        InsertPosition::AfterBegin => (Some(this), cx.host.tree.first_child(this)),
        InsertPosition::BeforeEnd => (Some(this), None),
    };
    if let Some(parent) = parent {
        tree_changes::pre_insert(cx, fragment, parent, before)?;
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-gethtml>
pub(crate) fn get_html(
    cx: &mut Cx<'_>,
    this: NodeId,
    options: GetHTMLOptions,
) -> Result<DomString, Thrown> {
    let options = SerializeOptions::new()
        .serializable_shadow_roots(options.serializable_shadow_roots)
        .shadow_roots(options.shadow_roots);
    serialize(cx, this, false, &options)
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-sethtml>
pub(crate) fn set_html(
    cx: &mut Cx<'_>,
    this: NodeId,
    html: DomString,
    options: SetHTMLOptions,
) -> Result<(), Thrown> {
    let target = target_of(cx, this);
    set_and_filter_html(cx, target, &html, options.sanitizer, true, false)
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-element-sethtmlunsafe>
pub(crate) fn set_html_unsafe(
    cx: &mut Cx<'_>,
    this: NodeId,
    html: TrustedHTMLOrDomString,
    options: SetHTMLUnsafeOptions,
) -> Result<(), Thrown> {
    let html = compliant_markup(cx, this, html, "setHTMLUnsafe")?;
    let target = target_of(cx, this);
    set_and_filter_html(cx, target, &html, options.sanitizer, false, options.run_scripts)
}

/// SPEC-NOTE: the upgrades of custom elements follow the sanitizer. In the standard, parsing enqueues them, which runs
/// the constructors for elements that the sanitizer has removed; browsers do not.
///
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#set-and-filter-html>
fn set_and_filter_html(
    cx: &mut Cx<'_>,
    target: NodeId,
    html: &DomString,
    sanitizer: SanitizerOrSanitizerConfigOrSanitizerPresets,
    safe: bool,
    run_scripts: bool,
) -> Result<(), Thrown> {
    // 1 to 3. Scripts are not hosts.
    let is_script = |namespace| cx.host.tree.is_element(target, namespace, LocalName::SCRIPT);
    if safe && (is_script(Namespace::Html) || is_script(Namespace::Svg)) {
        return Ok(());
    }
    // 4.
    let sanitizing = Sanitizing::from_options(cx, sanitizer, safe)?;
    // 5 to 7.
    let mode = if run_scripts { ScriptingMode::Fragment } else { ScriptingMode::Inert };
    let fragment = parse_without_upgrades(cx, target, html, true, mode)?;
    // 8.
    sanitizing.sanitize(cx, fragment);
    crate::custom_elements::after_parsing_of_a_fragment(cx, target, fragment);
    if run_scripts {
        crate::scripts::note_the_texts_of_scripts(cx.host, fragment);
    }
    // 9.
    tree_changes::replace_all(cx, Some(fragment), target);
    Ok(())
}

/// `Document.parseHTML`.
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-parsehtml>
pub(crate) fn parse_html(
    cx: &mut Cx<'_>,
    html: DomString,
    options: SetHTMLOptions,
) -> Result<NodeId, Thrown> {
    parse_and_filter_html(cx, &html, options.sanitizer, true)
}

/// `Document.parseHTMLUnsafe`.
/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-parsehtmlunsafe>
pub(crate) fn parse_html_unsafe(
    cx: &mut Cx<'_>,
    html: TrustedHTMLOrDomString,
    options: ParseHTMLUnsafeOptions,
) -> Result<NodeId, Thrown> {
    // 1.
    let (global, sink) = (RealmId(cx.realm_number()), "Document parseHTMLUnsafe");
    let html = get_trusted_type_compliant_string(cx, TrustedType::Html, global, html, sink)?;
    // 2 to 7.
    parse_and_filter_html(cx, &html, options.sanitizer, false)
}

/// The steps that `parseHTML()` and `parseHTMLUnsafe()` have in common, which create and sanitize a document. The sanitizer
/// is first, so that an invalid configuration needs no parse.
fn parse_and_filter_html(
    cx: &mut Cx<'_>,
    html: &DomString,
    sanitizer: SanitizerOrSanitizerConfigOrSanitizerPresets,
    safe: bool,
) -> Result<NodeId, Thrown> {
    let sanitizing = Sanitizing::from_options(cx, sanitizer, safe)?;
    let current = crate::global_objects::document_of_the_current_global(cx)?;
    let realm = RealmId(cx.realm_number());
    let origin = cx.host.documents.get(current).map(|state| state.origin.clone());
    let document = cx.host.create_a_document(
        DocumentMode::NoQuirks,
        realm,
        crate::documents::about_blank(),
        origin.unwrap_or_else(Origin::new_opaque),
    );
    if let Some(state) = cx.host.documents.get_mut(document) {
        state.allows_declarative_shadow_roots = true;
    }
    cx.host.slots.has_shadow_roots = true;
    parse_html_from_a_string(cx.host, document, html);
    sanitizing.sanitize(cx, document);
    Ok(document)
}
