//! The entries of the session history as the navigation API sees them.

use std::cell::{Cell, OnceCell, RefCell};
use std::rc::Rc;

use treewright_messages::Serialized;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::random::new_uuid;
use crate::structured_data::{structured_deserialize, structured_serialize_for_storage};

/// A serialized state. The default is undefined.
#[derive(Clone, Debug, Default)]
pub(crate) struct SerializedState(Option<Rc<Serialized>>);

impl SerializedState {
    /// <https://html.spec.whatwg.org/multipage/structured-data.html#structuredserializeforstorage>
    pub(crate) fn of(cx: &mut Cx<'_>, value: &Value) -> Result<Self, Thrown> {
        if value.is_undefined() {
            return Ok(Self(None));
        }
        Ok(Self(Some(Rc::new(structured_serialize_for_storage(cx, value)?))))
    }

    /// <https://html.spec.whatwg.org/multipage/structured-data.html#structureddeserialize>
    pub(crate) fn deserialize(&self, cx: &mut Cx<'_>) -> Result<Value, Thrown> {
        match &self.0 {
            Some(state) => structured_deserialize(cx, state),
            None => Ok(cx.undefined()),
        }
    }
}

/// The identity of a session history entry, with what the navigation API adds to it.
///
/// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#session-history-entry>
#[derive(Debug, Default)]
pub(crate) struct Identity {
    /// Its number in the agent, once a script has seen the entry; otherwise zero.
    number: Cell<u64>,
    /// Shared with the entries that it replaced. Made when it is first needed.
    /// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#she-navigation-api-key>
    key: Rc<OnceCell<String>>,
    /// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#she-navigation-api-id>
    id: OnceCell<String>,
    /// <https://html.spec.whatwg.org/multipage/browsing-the-web.html#she-navigation-api-state>
    state: RefCell<SerializedState>,
}

impl Identity {
    /// The identity of an entry that is pushed after this one, or replaces it.
    pub(crate) fn successor(&self, is_push: bool, state: SerializedState) -> Rc<Self> {
        let key = if is_push { Rc::default() } else { Rc::clone(&self.key) };
        Rc::new(Self { key, state: RefCell::new(state), ..Self::default() })
    }

    pub(super) fn number(&self, cx: &mut Cx<'_>) -> u64 {
        if self.number.get() == 0 {
            let last = &mut cx.host.navigation_api.last_entry;
            *last = last.wrapping_add(1);
            self.number.set(*last);
        }
        self.number.get()
    }

    /// The number, if a script has seen the entry.
    pub(super) fn known_number(&self) -> Option<u64> {
        Some(self.number.get()).filter(|number| *number != 0)
    }

    pub(crate) fn key(&self, cx: &mut Cx<'_>) -> Result<String, Thrown> {
        made(cx, &self.key)
    }

    /// The key, if a script has seen it.
    pub(super) fn known_key(&self) -> Option<&str> {
        self.key.get().map(String::as_str)
    }

    pub(crate) fn id(&self, cx: &mut Cx<'_>) -> Result<String, Thrown> {
        made(cx, &self.id)
    }

    pub(crate) fn state(&self) -> SerializedState {
        self.state.borrow().clone()
    }

    pub(crate) fn set_state(&self, state: SerializedState) {
        *self.state.borrow_mut() = state;
    }
}

fn made(cx: &mut Cx<'_>, cell: &OnceCell<String>) -> Result<String, Thrown> {
    if let Some(text) = cell.get() {
        return Ok(text.clone());
    }
    let text = new_uuid(cx)?;
    Ok(cell.get_or_init(|| text).clone())
}
