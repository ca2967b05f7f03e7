//! `window.open`, and choosing a navigable by name.
//!
//! <https://html.spec.whatwg.org/multipage/nav-history-apis.html#window-open-steps>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use super::proxy_of;
use crate::Cx;
use crate::event_loop::TaskSource;
use crate::exception::{DomExceptionName, dom_exception};
use crate::frames;
use crate::navigables::NavigableId;
use crate::navigation::{self, HistoryHandling, NavigateOptions};
use crate::origin::Origin;
use crate::sandboxing::Sandboxing;
use crate::world::World;

/// A navigable that was chosen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chosen {
    pub(crate) id: NavigableId,
    pub(crate) is_new: bool,
}

/// <https://html.spec.whatwg.org/multipage/document-sequences.html#the-rules-for-choosing-a-navigable>
pub(crate) fn choose_a_navigable(
    cx: &mut Cx<'_>,
    name: &str,
    current: NavigableId,
    noopener: bool,
) -> Option<Chosen> {
    let document = cx.host.navigables.get(current)?.active_document;
    let sandboxing = cx.host.documents.get(document)?.sandboxing;
    let existing = |id| Some(Chosen { id, is_new: false });
    let found = match name.to_ascii_lowercase().as_str() {
        "" | "_self" => return existing(current),
        "_parent" => {
            let parent = cx.host.navigables.get(current)?.parent;
            return existing(parent.unwrap_or(current));
        }
        "_top" => return existing(cx.host.traversable_of(current)),
        "_blank" => None,
        _ => find_a_navigable_by_target_name(cx.host, name, current),
    };
    if let Some(id) = found {
        return existing(id);
    }
    if sandboxing.has(Sandboxing::AUXILIARY_NAVIGATION) {
        return None;
    }
    let propagated =
        if sandboxing.has(Sandboxing::PROPAGATES) { sandboxing } else { Sandboxing::NONE };
    let creator = (!noopener).then_some(document);
    let id = frames::create_a_new_browsing_context_and_document(cx, creator, propagated)?;
    // "Create a new top-level traversable": with an opener it joins the opener's group.
    let group =
        if noopener { cx.host.groups.create_a_new_group() } else { cx.host.group_of(current) };
    let navigable = cx.host.navigables.get_mut(id)?;
    navigable.group = group;
    navigable.is_auxiliary = true;
    navigable.popup_sandboxing = propagated;
    if !noopener {
        navigable.opener = Some(current);
        let traversable = cx.host.traversable_of(current);
        cx.host.storage.legacy_clone_a_traversable_storage_shed(traversable, id);
    }
    let navigable = cx.host.navigables.get_mut(id)?;
    if !name.eq_ignore_ascii_case("_blank") {
        name.clone_into(&mut navigable.name);
    }
    let document = navigable.active_document;
    cx.host.set_the_agent_cluster(document, id, false);
    navigation::initialize_the_history(cx.host, id);
    Some(Chosen { id, is_new: true })
}

/// <https://html.spec.whatwg.org/multipage/document-sequences.html#find-a-navigable-by-target-name>
fn find_a_navigable_by_target_name(
    world: &World,
    name: &str,
    current: NavigableId,
) -> Option<NavigableId> {
    let has_the_name = |id: &NavigableId| {
        world.navigables.get(*id).is_some_and(|navigable| navigable.name == name)
    };
    let own = world.traversable_of(current);
    let below = world.inclusive_descendant_navigables(current);
    let in_this_tree = world.inclusive_descendant_navigables(own);
    let mut all = below.into_iter().chain(in_this_tree);
    if let Some(found) = all.find(has_the_name) {
        return Some(found);
    }
    // The other traversables of the browsing context group.
    let group = world.group_of(own);
    world
        .navigables
        .iter()
        .filter(|(id, navigable)| navigable.parent.is_none() && *id != own && !navigable.is_closing)
        .filter(|(_, navigable)| navigable.group == group)
        .flat_map(|(id, _)| world.inclusive_descendant_navigables(id))
        .find(|id| has_the_name(id) && is_familiar_with(world, current, *id))
}

/// <https://html.spec.whatwg.org/multipage/document-sequences.html#familiar-with>
fn is_familiar_with(world: &World, one: NavigableId, other: NavigableId) -> bool {
    let origin = |id: NavigableId| -> Option<&Origin> {
        let document = world.navigables.get(id)?.active_document;
        world.documents.get(document).map(|state| &state.origin)
    };
    let is_same = |one, other| match (origin(one), origin(other)) {
        (Some(one), Some(other)) => one.is_same_origin(other),
        _ => false,
    };
    if is_same(one, other) || world.traversable_of(one) == other {
        return true;
    }
    let Some(navigable) = world.navigables.get(other) else { return false };
    if let Some(opener) = navigable.opener
        && (opener == one || is_same(one, opener))
    {
        return true;
    }
    world.inclusive_ancestor_navigables(other).into_iter().skip(1).any(|id| is_same(one, id))
}

/// The features of a new window that affect what scripts see.
struct Features {
    noopener: bool,
    noreferrer: bool,
    is_popup: bool,
    tokens: Vec<(String, String)>,
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#concept-window-open-features-tokenize>
fn tokenize_the_features(features: &str) -> Vec<(String, String)> {
    let is_separator = |c: char| c.is_ascii_whitespace() || c == '=' || c == ',';
    let mut tokens = Vec::new();
    let mut rest = features;
    while !rest.is_empty() {
        rest = rest.trim_start_matches(is_separator);
        let end = rest.find(is_separator).unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        rest = after;
        // Up to the "=", if it comes before a comma and another name.
        let upto =
            rest.find(|c: char| c == '=' || c == ',' || !is_separator(c)).unwrap_or(rest.len());
        rest = rest.split_at(upto).1;
        let mut value = "";
        if rest.starts_with('=') {
            let upto = rest.find(|c: char| c == ',' || !is_separator(c)).unwrap_or(rest.len());
            rest = rest.split_at(upto).1;
            if !rest.starts_with(',') {
                let end = rest.find(is_separator).unwrap_or(rest.len());
                let (found, after) = rest.split_at(end);
                (value, rest) = (found, after);
            }
        }
        if !name.is_empty() {
            let name = name.to_ascii_lowercase();
            let name = match name.as_str() {
                "screenx" => "left".to_owned(),
                "screeny" => "top".to_owned(),
                "innerwidth" => "width".to_owned(),
                "innerheight" => "height".to_owned(),
                _ => name,
            };
            tokens.push((name, value.to_ascii_lowercase()));
        }
    }
    tokens
}

impl Features {
    fn parse(features: &str) -> Self {
        let mut tokens = tokenize_the_features(features);
        let value = |tokens: &[(String, String)], name: &str| {
            let found = tokens.iter().rfind(|(own, _)| own == name);
            found.map(|(_, value)| parse_a_boolean_feature(value))
        };
        let noreferrer = value(&tokens, "noreferrer").unwrap_or(false);
        let noopener = value(&tokens, "noopener").unwrap_or(false) || noreferrer;
        // Alone they do not make a popup.
        tokens.retain(|(name, _)| name != "noopener" && name != "noreferrer");
        let value = |name: &str| value(&tokens, name);
        let is_popup = match value("popup") {
            _ if tokens.is_empty() => false,
            Some(is_popup) => is_popup,
            None => {
                let location = value("location").unwrap_or(false);
                let toolbar = value("toolbar").unwrap_or(false);
                !(location || toolbar)
                    || !value("menubar").unwrap_or(false)
                    || !value("resizable").unwrap_or(true)
                    || !value("scrollbars").unwrap_or(false)
                    || !value("status").unwrap_or(false)
            }
        };
        Self { noopener, noreferrer, is_popup, tokens }
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#concept-window-open-features-parse-boolean>
fn parse_a_boolean_feature(value: &str) -> bool {
    match value {
        "" | "yes" | "true" => true,
        _ => {
            let digits: String = value
                .chars()
                .enumerate()
                .take_while(|(place, c)| {
                    c.is_ascii_digit() || (*place == 0 && matches!(c, '-' | '+'))
                })
                .map(|(_, c)| c)
                .collect();
            digits.trim_start_matches(['-', '+']).bytes().any(|digit| digit != b'0')
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#window-open-steps>
pub(crate) fn window_open_steps(
    cx: &mut Cx<'_>,
    source: NodeId,
    url: &str,
    target: &str,
    features: &str,
) -> Result<Option<Value>, Thrown> {
    let is_unloading = cx.host.documents.get(source).is_some_and(|state| state.unload_counter > 0);
    if is_unloading {
        return Ok(None);
    }
    let url = if url.is_empty() {
        None
    } else {
        match cx.host.encoding_parse_a_url(url, source) {
            Some(url) => Some(url),
            None => {
                let message = "the address is not a valid URL";
                return Err(dom_exception(cx, DomExceptionName::SyntaxError, message));
            }
        }
    };
    let features = Features::parse(features);
    let Some(current) = cx.host.node_navigable(source) else { return Ok(None) };
    let target = if target.is_empty() { "_blank" } else { target };
    let Some(chosen) = choose_a_navigable(cx, target, current, features.noopener) else {
        return Ok(None);
    };
    if chosen.is_new {
        if let Some(navigable) = cx.host.navigables.get_mut(chosen.id) {
            navigable.is_popup = features.is_popup;
            navigable.shape.set_up(&features.tokens);
        }
        let is_blank = url.as_ref().is_none_or(crate::urls::matches_about_blank);
        match url {
            Some(url) if !is_blank => navigate(cx, chosen.id, source, url, &features, true),
            Some(url) => {
                if let Some(document) =
                    cx.host.navigables.get(chosen.id).map(|navigable| navigable.active_document)
                {
                    navigation::url_and_history_update(cx, document, url, None, true);
                    fire_load_of_about_blank(cx, document);
                }
            }
            None => {
                let document = cx.host.navigables.get(chosen.id).map(|one| one.active_document);
                if let Some(document) = document {
                    fire_load_of_about_blank(cx, document);
                }
            }
        }
    } else {
        if let Some(url) = url {
            navigate(cx, chosen.id, source, url, &features, false);
        }
        if !features.noopener
            && chosen.id != current
            && let Some(navigable) = cx.host.navigables.get_mut(chosen.id)
            && navigable.parent.is_none()
            && navigable.is_auxiliary
        {
            navigable.opener = Some(current);
        }
    }
    if features.noopener || features.noreferrer {
        return Ok(None);
    }
    Ok(proxy_of(cx, chosen.id))
}

/// Fires the load event of a window that keeps its first document, in a task.
fn fire_load_of_about_blank(cx: &mut Cx<'_>, document: NodeId) {
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        crate::events::fire_load_at_window(cx, document);
    });
    cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, Some(document), steps);
}

fn navigate(
    cx: &mut Cx<'_>,
    id: NavigableId,
    source: NodeId,
    url: url::Url,
    features: &Features,
    is_new: bool,
) {
    let mut options = NavigateOptions::new(url, source);
    options.has_no_referrer = features.noreferrer;
    if is_new {
        options.handling = HistoryHandling::Replace;
    }
    navigation::navigate(cx, id, options);
}

/// <https://html.spec.whatwg.org/multipage/nav-history-apis.html#dom-window-close>
pub(crate) fn close(cx: &mut Cx<'_>, id: NavigableId) {
    let Some(navigable) = cx.host.navigables.get(id) else { return };
    if navigable.parent.is_some() || navigable.is_closing {
        return;
    }
    let is_script_closable = navigable.is_auxiliary || navigable.history.entries.len() == 1;
    let incumbent = crate::global_objects::incumbent_realm(cx);
    let incumbent = cx.host.realms.get(incumbent).map(|state| (state.navigable, state.document));
    let Some((Some(source), document)) = incumbent else { return };
    if !is_script_closable
        || !is_familiar_with(cx.host, source, id)
        || !navigation::is_allowed_by_sandboxing_to_navigate(cx.host, source, id, document, false)
    {
        return;
    }
    if let Some(navigable) = cx.host.navigables.get_mut(id) {
        navigable.is_closing = true;
    }
    let steps = Box::new(move |cx: &mut Cx<'_>| definitely_close(cx, id));
    cx.host.event_loop.queue_a_task(TaskSource::DomManipulation, None, steps);
}

/// "Definitely close a top-level traversable."
/// <https://html.spec.whatwg.org/multipage/document-sequences.html#garbage-collection-and-browsing-contexts>
fn definitely_close(cx: &mut Cx<'_>, id: NavigableId) {
    if !navigation::check_if_unloading_is_canceled(cx, id) {
        return;
    }
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        navigation::unload_a_document_and_its_descendants(cx, id);
        frames::destroy_a_navigable(cx, id);
    });
    cx.host.event_loop.queue_a_task(TaskSource::NavigationAndTraversal, None, steps);
}
