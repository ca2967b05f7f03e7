//! The steps that the HTML Standard adds to changes of trees, by element.
//!
//! This dispatches by element: each arm calls the module of the element.

use rustc_hash::FxHashSet;
use treewright_dom::scripting::{AttributesByPosition, MovedOptions, SelectedOptions};
use treewright_dom::{FullName, LocalName, Namespace, NodeId, NodeKind, NodeRef};

use crate::Cx;
use crate::base_urls;
use crate::details;
use crate::events::handlers;
use crate::forms::{custom, radio, selection};
use crate::frames;
use crate::image_loading;
use crate::interactive::{dialogs, focus, popovers};
use crate::links;
use crate::media;
use crate::referrers;
use crate::scripts;
use crate::trees::html_name;
use crate::world::World;

/// The steps for several changes together: they run once, after the steps of each change, so that a page with
/// many such elements is not walked over for each.
#[derive(Default)]
pub(crate) struct AfterAll {
    /// Radio buttons and checkboxes that came checked, in the order of their insertion.
    checked: Vec<NodeId>,
    /// The options and groups of options that were moved, with the parent that they left.
    options: Vec<(NodeId, Option<NodeId>)>,
    /// The form owners and disabled states of custom elements can have changed.
    concerns_custom_controls: bool,
    open_details: details::OpenDetails,
    /// The documents whose first `base` element was looked for.
    bases: FxHashSet<NodeId>,
}

impl AfterAll {
    pub(crate) fn run(self, cx: &mut Cx<'_>) {
        if !self.checked.is_empty() {
            radio::keep_the_last_of_each_group(cx.host, &self.checked);
        }
        if !self.options.is_empty() {
            crate::forms::steps::options_were_moved(cx.host, &self.options);
        }
        if self.concerns_custom_controls {
            custom::update_all(cx);
        }
        crate::navigation_api::abort_for_destruction(cx);
    }

    /// A `base` element was inserted or removed.
    fn a_base_was_moved(&mut self, world: &mut World, document: NodeId, base: NodeId) {
        if world.tree.attribute(base, "href").is_none() {
            return;
        }
        let frozen = world.documents.get(document).and_then(|state| state.frozen_base.as_ref());
        let counts = frozen.is_some_and(|(element, _)| *element == base);
        if self.bases.insert(document) || counts {
            base_urls::a_base_element_changed(world, document, base);
        }
    }

    fn a_control_was_moved(&mut self, cx: &mut Cx<'_>, node: NodeId) {
        self.concerns_custom_controls |= custom::moved(cx, node);
    }
}

/// <https://html.spec.whatwg.org/multipage/infrastructure.html#html-element-insertion-steps>
pub(crate) fn insertion(
    cx: &mut Cx<'_>,
    node: NodeId,
    is_connected: bool,
    after_all: &mut AfterAll,
) {
    let Some(element) = cx.host.tree.get(node).filter(|node| node.is_element()) else { return };
    let name = if element.is_in_html() { element.element_name() } else { None };
    let has_attributes = cx.host.tree.attribute_count(node) > 0;
    match name {
        Some(LocalName::BODY | LocalName::FRAMESET) => handlers::a_body_was_created(cx, node),
        Some(LocalName::DETAILS) => details::inserted(cx, node, &mut after_all.open_details),
        Some(LocalName::INPUT) if radio::joins_a_group_checked(cx.host, node) => {
            after_all.checked.push(node);
        }
        Some(LocalName::OPTION | LocalName::OPTGROUP) => after_all.options.push((node, None)),
        _ => {}
    }
    after_all.a_control_was_moved(cx, node);
    if matches!(name, Some(LocalName::IMG | LocalName::SOURCE)) {
        image_loading::inserted(cx, node);
    }
    match name {
        Some(LocalName::AUDIO | LocalName::VIDEO) => media::source_set(cx, node),
        Some(LocalName::SOURCE) => media::inserted(cx, node),
        _ => {}
    }
    if has_attributes {
        links::check_a_style_attribute(cx, node);
    }
    if !is_connected {
        return;
    }
    if name == Some(LocalName::DIALOG) {
        dialogs::inserted(cx.host, node);
    }
    if has_attributes {
        focus::inserted(cx, node);
        hide_the_nonce(cx, node);
    }
    if name.is_none() && image_loading::is_an_svg_image(cx.host, node) {
        image_loading::fetch_an_svg_image(cx, node);
    }
    if name.is_none()
        && let Some(document) = cx.host.style_sheets.inserting_parser
        && cx.host.tree.is_element(node, Namespace::Svg, LocalName::SCRIPT)
    {
        scripts::insertion_by_a_parser(cx, node, document);
    }
    if name.is_none() && links::is_an_svg_style(cx.host, node) {
        links::update_a_style_block(cx, node);
    }
    if frames::can_be_a_container(name) {
        cx.host.navigables.a_container_was_inserted(node);
    }
    match name {
        Some(LocalName::BASE) => {
            let document = cx.host.node_document(node);
            after_all.a_base_was_moved(cx.host, document, node);
        }
        Some(LocalName::LINK) => links::fetch_and_process(cx, node),
        Some(LocalName::META) => {
            referrers::process_a_meta_element(cx.host, node);
            crate::content_security_policy::process_a_meta_element(cx.host, node);
            crate::navigation::process_a_meta_element(cx, node);
        }
        Some(LocalName::STYLE) => links::update_a_style_block(cx, node),
        Some(LocalName::OBJECT | LocalName::EMBED) => {
            frames::an_embedding_element_was_inserted(cx, node);
        }
        _ => {}
    }
}

/// An element becomes browsing-context connected: scripts read its nonce, and selectors do not.
/// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#dom-noncedelement-nonce>
fn hide_the_nonce(cx: &mut Cx<'_>, element: NodeId) {
    if cx.host.tree.attribute(element, "nonce").is_none_or(str::is_empty) {
        return;
    }
    let has_interface = matches!(
        cx.host.tree.namespace(element),
        Some(Namespace::Html | Namespace::Svg | Namespace::MathMl)
    );
    let document = cx.host.node_document(element);
    let has_a_policy = cx.host.documents.get(document).is_some_and(|state| {
        state.navigable.is_some() && state.policies.iter().any(|policy| policy.is_of_a_header)
    });
    if has_interface && has_a_policy {
        let nonce = cx.host.cryptographic_nonce(element);
        crate::tree_changes::set_an_attribute(cx, element, FullName::plain("nonce"), &"".into());
        cx.host.html_elements.nonces.insert(element, nonce.into());
    }
}

/// <https://html.spec.whatwg.org/multipage/infrastructure.html#html-element-moving-steps>
pub(crate) fn moving(cx: &mut Cx<'_>, node: NodeId) {
    if html_name(cx.host, node) == Some(LocalName::BASE) && cx.host.is_connected(node) {
        let document = cx.host.node_document(node);
        base_urls::a_base_element_changed(cx.host, document, node);
    }
}

/// A node that is about to be moved, and what it keeps.
pub(crate) struct Moved {
    node: NodeId,
    old_parent: Option<NodeId>,
    focused: Option<NodeId>,
    options: MovedOptions,
}

/// Prepares the move of a node.
pub(crate) fn before_a_move(cx: &mut Cx<'_>, node: NodeId) -> Moved {
    Moved {
        node,
        old_parent: cx.host.tree.parent(node),
        focused: focus::leave_the_ancestors(cx.host, node),
        options: cx.host.tree.hold_options(node),
    }
}

/// The moving steps that concern a whole subtree.
pub(crate) fn after_a_move(cx: &mut Cx<'_>, moved: Moved) {
    let Moved { node, old_parent, focused, options } = moved;
    for select in cx.host.tree.let_options_arrive(options) {
        crate::forms::options::a_node_was_moved(cx.host, select);
    }
    focus::arrive(cx, focused);
    let Some(old_parent) = old_parent else { return };
    if matches!(html_name(cx.host, node), Some(LocalName::IMG | LocalName::SOURCE)) {
        image_loading::removed(cx, node, old_parent);
    }
}

/// Returns true if the element has post-connection steps.
pub(crate) fn has_post_connection(world: &World, node: NodeId) -> bool {
    // A name is asked for once, for the many that are others.
    let name = world.tree.get(node).and_then(NodeRef::element_name);
    matches!(name, Some(LocalName::SCRIPT | LocalName::IFRAME | LocalName::FRAME))
        && (scripts::is_a_script(&world.tree, node) || frames::is_a_frame(world, node))
}

/// <https://html.spec.whatwg.org/multipage/infrastructure.html#html-element-post-connection-steps>
pub(crate) fn post_connection(cx: &mut Cx<'_>, node: NodeId) {
    if scripts::is_a_script(&cx.host.tree, node) {
        scripts::post_connection(cx, node);
    } else if frames::is_a_frame(cx.host, node) {
        frames::post_connection(cx, node);
    }
}

/// <https://html.spec.whatwg.org/multipage/infrastructure.html#html-element-removing-steps>
pub(crate) fn removing(
    cx: &mut Cx<'_>,
    node: NodeId,
    old_parent: NodeId,
    was_connected: bool,
    is_subtree_root: bool,
    after_all: &mut AfterAll,
) {
    if cx.host.tree.kind(node) != Some(NodeKind::Element) {
        return;
    }
    let name = html_name(cx.host, node);
    if frames::can_be_a_container(name) {
        cx.host.navigables.forget_the_insertion_of(node);
    }
    match name {
        Some(LocalName::SCRIPT) => scripts::removing(cx, node),
        Some(LocalName::IFRAME | LocalName::FRAME) => frames::removing(cx, node),
        Some(LocalName::IMG | LocalName::SOURCE) if is_subtree_root => {
            image_loading::removed(cx, node, old_parent);
        }
        Some(LocalName::AUDIO | LocalName::VIDEO) if was_connected => {
            media::was_removed(cx, node);
        }
        Some(LocalName::STYLE | LocalName::LINK) if was_connected => {
            crate::style::forget_sheet(cx.host, node);
        }
        None if was_connected && links::is_an_svg_style(cx.host, node) => {
            crate::style::forget_sheet(cx.host, node);
        }
        Some(LocalName::OBJECT | LocalName::EMBED) if was_connected => {
            frames::an_embedding_element_was_removed(cx, node);
        }
        Some(LocalName::BASE) if was_connected => {
            let document = cx.host.node_document(old_parent);
            after_all.a_base_was_moved(cx.host, document, node);
        }
        Some(LocalName::OPTION | LocalName::OPTGROUP) if is_subtree_root => {
            after_all.options.push((node, Some(old_parent)));
        }
        _ => {}
    }
    after_all.a_control_was_moved(cx, node);
    focus::removed(cx, node, old_parent);
    popovers::removed(cx, node);
    cx.host.scrolling.forget(node);
    if name == Some(LocalName::DIALOG) {
        dialogs::removed(cx.host, node);
    }
}

/// <https://dom.spec.whatwg.org/#concept-node-children-changed-ext>
pub(crate) fn children_changed(cx: &mut Cx<'_>, node: NodeId) {
    match cx.host.tree.get(node).and_then(NodeRef::element_name) {
        Some(LocalName::SCRIPT) if scripts::is_a_script(&cx.host.tree, node) => {
            scripts::children_changed(cx, node);
        }
        Some(LocalName::STYLE | LocalName::TEXTAREA | LocalName::FIELDSET) => {
            match html_name(cx.host, node) {
                Some(LocalName::STYLE) => links::update_a_style_block(cx, node),
                None if links::is_an_svg_style(cx.host, node) => {
                    links::update_a_style_block(cx, node);
                }
                Some(LocalName::TEXTAREA) => selection::relevant_value_changed(cx.host, node),
                _ => custom::children_changed(cx, node),
            }
        }
        _ => {}
    }
}

/// <https://dom.spec.whatwg.org/#concept-element-attributes-change-ext>
pub(crate) fn attribute_changed(
    cx: &mut Cx<'_>,
    element: NodeId,
    local: &str,
    old: Option<&str>,
    new: Option<&str>,
    namespace: Option<&str>,
) {
    cx.host.reflected_elements.attribute_changed(element, local, namespace);
    cx.host.token_sets.attribute_changed(element, local, namespace);
    cx.host.svg.attribute_changed(element, local, namespace);
    if local == "style" && namespace.is_none() {
        cx.host.style_blocks.forget(element);
        links::a_style_attribute_was_set(cx, element, new);
    }
    if scripts::is_a_script(&cx.host.tree, element) {
        scripts::attribute_changed(cx, element, local, old, new, namespace);
    }
    match html_name(cx.host, element) {
        Some(LocalName::META) if namespace.is_none() && matches!(local, "name" | "content") => {
            referrers::process_a_meta_element(cx.host, element);
        }
        Some(LocalName::BASE)
            if namespace.is_none() && local == "href" && cx.host.is_connected(element) =>
        {
            let document = cx.host.node_document(element);
            base_urls::a_base_element_changed(cx.host, document, element);
        }
        Some(LocalName::IFRAME | LocalName::FRAME) if namespace.is_none() => {
            frames::attribute_changed(cx, element, local);
        }
        Some(LocalName::IMG | LocalName::SOURCE) if namespace.is_none() => {
            image_loading::attribute_changed(cx, element, local);
        }
        Some(LocalName::AUDIO | LocalName::VIDEO) if namespace.is_none() => {
            media::attribute_changed(cx, element, local, old, new);
        }
        Some(LocalName::OBJECT | LocalName::EMBED) if namespace.is_none() => {
            frames::an_attribute_of_an_embedding_element_changed(cx, element, local);
        }
        Some(LocalName::CANVAS) if namespace.is_none() => {
            crate::canvas::attribute_changed(cx, element, local);
        }
        Some(LocalName::DETAILS) if namespace.is_none() => {
            details::attribute_changed(cx, element, local, old, new);
        }
        Some(LocalName::DIALOG)
            if namespace.is_none() && local == "open" && old.is_some() != new.is_some() =>
        {
            dialogs::attribute_changed(cx.host, element, new.is_some());
        }
        Some(LocalName::LINK) if namespace.is_none() && links::is_a_reason_to_load(local) => {
            if local == "disabled" && new.is_none() {
                cx.host.style_sheets.enable_explicitly(element);
            }
            links::fetch_and_process(cx, element);
        }
        Some(LocalName::STYLE) if namespace.is_none() && local == "type" => {
            links::update_a_style_block(cx, element);
        }
        Some(LocalName::STYLE) if namespace.is_none() && local == "media" => {
            crate::style::the_media_changed(cx.host, element);
        }
        Some(LocalName::STYLE | LocalName::LINK) if namespace.is_none() && local == "title" => {
            cx.host.computed_styles.get_mut().sheets_changed();
        }
        None if namespace.is_none() && links::is_an_svg_style(cx.host, element) => match local {
            "type" => links::update_a_style_block(cx, element),
            "media" => crate::style::the_media_changed(cx.host, element),
            _ => {}
        },
        _ => {}
    }
    if local == "href" && image_loading::is_an_svg_image(cx.host, element) {
        image_loading::fetch_an_svg_image(cx, element);
    }
    if namespace.is_none() {
        if local == "popover" {
            popovers::attribute_changed(cx, element, old, new);
        }
        if local == "nonce" {
            cx.host.html_elements.nonces.remove(&element);
        }
        focus::attribute_changed(cx, local);
        crate::forms::steps::attribute_changed(cx, element, local, old, new);
        handlers::attribute_changed(cx, element, local, new);
    }
}

/// <https://dom.spec.whatwg.org/#concept-node-adopt-ext>
pub(crate) fn adopting(cx: &mut Cx<'_>, node: NodeId, old_document: NodeId) {
    let _ = old_document;
    if cx.host.tree.kind(node) == Some(NodeKind::ShadowRoot) {
        crate::style::was_adopted(cx, node);
    }
    if html_name(cx.host, node) == Some(LocalName::IMG) {
        image_loading::update_the_image_data(cx, node);
    }
}
