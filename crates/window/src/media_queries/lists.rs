//! Lists of media queries that belong to scripts, and their changes.
//!
//! <https://drafts.csswg.org/cssom-view/#the-mediaquerylist-interface>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use super::{environment, matches};
use crate::events::attributes;
use crate::events::{self, EventFlags, Target, event};
use crate::generated::Interface;
use crate::global_objects::engine_realm;
use crate::realms::RealmId;
use crate::strings::DomString;
use crate::{Cx, animation_frames, bindings};
use treewright_style::cssom::serialize_a_media_query_list;

/// The first of the slots of a window for its lists.
const LISTS: u64 = 5 << 52;

/// Lists without listeners are dropped once this many more exist.
const PRUNE: usize = 64;

/// The data of a list.
#[derive(Clone, Debug)]
pub(crate) struct MediaQueryList {
    document: NodeId,
    media: String,
    /// `matches` when changes were last reported.
    matched: bool,
}

/// The lists of the windows of an agent, by their slots.
#[derive(Debug, Default)]
pub(crate) struct Lists {
    windows: std::collections::BTreeMap<RealmId, Vec<u64>>,
}

impl Lists {
    /// The window of a realm is gone.
    pub(crate) fn forget(&mut self, realm: RealmId) {
        self.windows.remove(&realm);
    }
}

/// <https://drafts.csswg.org/cssom-view/#dom-window-matchmedia>
pub(crate) fn match_media(
    cx: &mut Cx<'_>,
    realm: RealmId,
    query: &DomString,
) -> Result<Value, Thrown> {
    let media = serialize_a_media_query_list(&query.to_scalar());
    let list = bindings::new_object(cx, Interface::MediaQueryList)?;
    let document = cx.host.realms.get(realm).map(|state| state.document);
    let document = document.ok_or_else(|| cx.type_error("The window has no document"))?;
    let matched = matches(&media, &environment(cx.host, document));
    cx.set_data(&list, Box::new(MediaQueryList { document, media, matched }));
    let handle = events::handle_of(cx, &list);
    prune(cx, realm);
    let Some(global) = global_of(cx, realm) else { return Ok(list) };
    cx.set_slot(&global, LISTS | handle, &list);
    cx.host.media_query_lists.windows.entry(realm).or_default().push(LISTS | handle);
    Ok(list)
}

fn global_of(cx: &mut Cx<'_>, realm: RealmId) -> Option<Value> {
    let engine = engine_realm(cx, realm)?;
    Some(cx.global_object(&engine))
}

/// Occasionally drops lists without listeners.
fn prune(cx: &mut Cx<'_>, realm: RealmId) {
    let Some(slots) = cx.host.media_query_lists.windows.get(&realm) else { return };
    if slots.is_empty() || slots.len() % PRUNE != 0 {
        return;
    }
    let slots = slots.clone();
    let Some(global) = global_of(cx, realm) else { return };
    let mut kept = Vec::new();
    for slot in slots {
        let list = cx.slot(&global, slot);
        let key = list.map(|list| events::handle_of(cx, &list));
        if key.is_some_and(|key| cx.host.event_targets.has_listener(key, "change")) {
            kept.push(slot);
        } else {
            drop(cx.take_slot(&global, slot));
        }
    }
    cx.host.media_query_lists.windows.insert(realm, kept);
}

/// The data of an object.
pub(crate) fn list_of(cx: &mut Cx<'_>, list: &Value) -> Result<MediaQueryList, Thrown> {
    match cx.data(list, |list: &mut MediaQueryList, _| list.clone()) {
        Some(list) => Ok(list),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// `media` of a list, and `matches` for the current viewport.
pub(crate) fn media_of(cx: &Cx<'_>, list: &MediaQueryList) -> (String, bool) {
    let holds = matches(&list.media, &environment(cx.host, list.document));
    (list.media.clone(), holds)
}

/// Makes the next frame check the lists.
pub(crate) fn a_viewport_may_have_changed(cx: &mut Cx<'_>) {
    if !cx.host.media_query_lists.windows.is_empty() {
        animation_frames::queue(cx);
    }
}

/// <https://drafts.csswg.org/cssom-view/#evaluate-media-queries-and-report-changes>
pub(crate) fn evaluate_media_queries_and_report_changes(cx: &mut Cx<'_>) {
    let windows: Vec<(RealmId, Vec<u64>)> = {
        let windows = cx.host.media_query_lists.windows.iter();
        windows.map(|(realm, slots)| (*realm, slots.clone())).collect()
    };
    for (realm, slots) in windows {
        let Some(engine) = engine_realm(cx, realm) else { continue };
        let global = cx.global_object(&engine);
        let document = cx.host.realms.get(realm).map(|state| state.document);
        if !document.is_some_and(|document| cx.host.is_fully_active(document)) {
            continue;
        }
        for slot in slots {
            let Some(list) = cx.slot(&global, slot) else { continue };
            let Ok(data) = list_of(cx, &list) else { continue };
            let (media, holds) = media_of(cx, &data);
            if holds == data.matched {
                continue;
            }
            cx.data(&list, |list: &mut MediaQueryList, _| list.matched = holds);
            let target = Target::Object(list);
            let interface = Interface::MediaQueryListEvent;
            cx.in_realm(&engine, |cx| {
                events::fire_with(
                    cx,
                    &target,
                    interface,
                    "change",
                    EventFlags::NONE,
                    false,
                    |cx, fired| {
                        event::with(cx, fired, |data| {
                            if let Some(part) = data.extra::<attributes::MediaQueryListEvent>() {
                                part.media = media.into();
                                part.matches = holds;
                            }
                        });
                    },
                );
            });
        }
    }
}
