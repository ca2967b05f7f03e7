//! Reading and changing the map of a `Storage` object.

use std::rc::Rc;

use treewright_quickjs::{Thrown, Value};
use treewright_storage::{
    Area, Changed, DEFAULT_QUOTA, QuotaExceeded, Setting, StorageError, Text,
};

use super::objects::{Map, StorageObject};
use super::{SpaceRequest, State, broadcast, from_text, to_text};
use crate::Cx;
use crate::exception::quota_exceeded;
use crate::strings::DomString;

impl State {
    /// Makes the copy of an area that scripts see.
    pub(super) fn open_local(
        &mut self,
        origin: &str,
        is_passing: bool,
    ) -> Result<(), StorageError> {
        let profile = self.profile()?;
        let client = if is_passing {
            let passing = profile.passing()?;
            self.passing.get_or_insert_with(|| passing.client())
        } else {
            self.lasting.get_or_insert_with(|| profile.client())
        };
        client.open(origin)
    }

    fn area(&self, object: &StorageObject) -> Option<&Area> {
        let origin = &object.context.origin;
        match object.map {
            Map::Local { is_passing: false } => self.lasting.as_ref()?.area(origin),
            Map::Local { is_passing: true } => self.passing.as_ref()?.area(origin),
            Map::Session(owner) => self.sessions.get(&(owner, origin.clone())),
        }
    }

    fn set(
        &mut self,
        object: &StorageObject,
        key: Text,
        value: Text,
    ) -> Result<Option<Changed>, QuotaExceeded> {
        let context = &object.context;
        match object.map {
            Map::Local { is_passing } => {
                // Without a profile, nothing is open before the first change.
                if self.area(object).is_none() {
                    let opened = self.open_local(&context.origin, is_passing);
                    opened.map_err(|_| QuotaExceeded::REFUSED)?;
                }
                let client = if is_passing { &mut self.passing } else { &mut self.lasting };
                let client = client.as_mut().ok_or(QuotaExceeded::REFUSED)?;
                client.set(&context.origin, key, value, &object.cause)
            }
            Map::Session(owner) => {
                let options = self.profile.as_ref().map(|profile| profile.options().origin_quota);
                let quota = options.unwrap_or(DEFAULT_QUOTA);
                let area = self.sessions.entry((owner, context.origin.clone())).or_default();
                let setting = area.set_if(key, value, |before, after| {
                    if after > quota && after > before {
                        return Err(QuotaExceeded::new(quota, after));
                    }
                    Ok(())
                })?;
                Ok(match setting {
                    Setting::Changed(old) => Some(Changed { old }),
                    Setting::Same(_) => None,
                })
            }
        }
    }

    fn remove(&mut self, object: &StorageObject, key: &Text) -> Option<Changed> {
        let context = &object.context;
        match object.map {
            Map::Local { is_passing } => {
                let client = if is_passing { &mut self.passing } else { &mut self.lasting };
                client.as_mut()?.remove(&context.origin, key, &object.cause)
            }
            Map::Session(owner) => {
                let area = self.sessions.get_mut(&(owner, context.origin.clone()))?;
                area.remove(key).map(|old| Changed { old: Some(old) })
            }
        }
    }

    fn clear(&mut self, object: &StorageObject) -> bool {
        let context = &object.context;
        match object.map {
            Map::Local { is_passing } => {
                let client = if is_passing { &mut self.passing } else { &mut self.lasting };
                client.as_mut().is_some_and(|client| client.clear(&context.origin, &object.cause))
            }
            Map::Session(owner) => {
                self.sessions.get_mut(&(owner, context.origin.clone())).is_some_and(Area::clear)
            }
        }
    }

    /// Asks the host for more room. True if it gave some.
    fn ask_for_space(&mut self, object: &StorageObject, error: QuotaExceeded) -> bool {
        let (Some(quota), Some(requested)) = (error.quota, error.requested) else { return false };
        let (Map::Local { is_passing }, Some(host)) = (object.map, &mut self.host) else {
            return false;
        };
        let request = SpaceRequest { context: object.context.clone(), quota, requested };
        let Some(granted) = host.more_space(&request).filter(|bytes| *bytes >= requested) else {
            return false;
        };
        let origin = &object.context.origin;
        let client = if is_passing { &mut self.passing } else { &mut self.lasting };
        let profile = self
            .profile
            .clone()
            .and_then(|profile| if is_passing { profile.passing().ok() } else { Some(profile) });
        match (client, profile) {
            (Some(client), Some(profile)) => {
                profile.grant(origin, Some(granted)).is_ok() && client.read_quota(origin).is_ok()
            }
            _ => false,
        }
    }
}

fn object_of(cx: &mut Cx<'_>, this: &Value) -> Result<(u64, Rc<StorageObject>), Thrown> {
    let handle = cx.platform(this).map_or(0, |platform| platform.handle);
    let Some(object) = cx.host.storage.objects.get_mut(&handle) else {
        return Err(cx.type_error("Illegal invocation"));
    };
    // The address of a document can change.
    let url = cx.host.documents.get(object.document).map_or("", |state| state.url.as_str());
    if object.cause.url() != url {
        let cause = object.cause.at(url);
        Rc::make_mut(object).cause = cause;
    }
    Ok((handle, Rc::clone(object)))
}

/// Does something with the map of a `Storage` object; a map without writes does not exist yet.
pub(crate) fn with_map<R>(
    cx: &mut Cx<'_>,
    this: &Value,
    inside: impl FnOnce(&Area) -> R,
) -> Result<R, Thrown> {
    let handle = cx.platform(this).map_or(0, |platform| platform.handle);
    let storage = &cx.host.storage;
    match storage.objects.get(&handle) {
        Some(object) => Ok(match storage.area(object) {
            Some(area) => inside(area),
            None => inside(&Area::default()),
        }),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// <https://html.spec.whatwg.org/multipage/webstorage.html#dom-storage-getitem>
pub(crate) fn get_item(
    cx: &mut Cx<'_>,
    this: &Value,
    key: &DomString,
) -> Result<Option<DomString>, Thrown> {
    let key = to_text(key);
    with_map(cx, this, |map| map.get(&key).map(from_text))
}

/// <https://html.spec.whatwg.org/multipage/webstorage.html#dom-storage-key>
pub(crate) fn key(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<Option<DomString>, Thrown> {
    let index = usize::try_from(index).unwrap_or(usize::MAX);
    with_map(cx, this, |map| map.key(index).as_ref().map(from_text))
}

/// Get the keys.
pub(crate) fn keys(cx: &mut Cx<'_>, this: &Value) -> Result<Vec<DomString>, Thrown> {
    with_map(cx, this, |map| map.iter().map(|(key, _)| from_text(key)).collect())
}

/// <https://html.spec.whatwg.org/multipage/webstorage.html#dom-storage-setitem>
pub(crate) fn set_item(
    cx: &mut Cx<'_>,
    this: &Value,
    key: &DomString,
    value: &DomString,
) -> Result<(), Thrown> {
    let (handle, object) = object_of(cx, this)?;
    let (key, value) = (to_text(key), to_text(value));
    let storage = &mut cx.host.storage;
    let mut result = storage.set(&object, key.clone(), value.clone());
    if let Err(error) = result
        && storage.ask_for_space(&object, error)
    {
        result = storage.set(&object, key.clone(), value.clone());
    }
    match result {
        Ok(None) => {}
        Ok(Some(Changed { old })) => {
            broadcast::broadcast(cx, handle, &object, Some(key), old, Some(value));
        }
        Err(error) => {
            let message = format!("The value cannot be stored: {error}.");
            return Err(quota_exceeded(cx, &message, error.quota, error.requested));
        }
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/webstorage.html#dom-storage-removeitem>
pub(crate) fn remove_item(cx: &mut Cx<'_>, this: &Value, key: &DomString) -> Result<(), Thrown> {
    let (handle, object) = object_of(cx, this)?;
    let key = to_text(key);
    if let Some(Changed { old }) = cx.host.storage.remove(&object, &key) {
        broadcast::broadcast(cx, handle, &object, Some(key), old, None);
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/webstorage.html#dom-storage-clear>
pub(crate) fn clear(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let (handle, object) = object_of(cx, this)?;
    if cx.host.storage.clear(&object) {
        broadcast::broadcast(cx, handle, &object, None, None, None);
    }
    Ok(())
}
