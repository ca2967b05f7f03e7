//! Event handler IDL attributes.
//! <https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-idl-attributes>

use treewright_quickjs::{Call, Thrown, Value};

use crate::Cx;
use crate::bindings::prelude::Answer;
use crate::bindings::rows::{self, Row};
use crate::bindings::{convert, receiver};
use crate::events::handlers;

/// The receiver; `None` if an object of another interface must be ignored.
fn this(cx: &mut Cx<'_>, call: &Call<'_>, row: &Row) -> Result<Option<Value>, Thrown> {
    if row.has_lenient_this && !receiver::implements(cx, call, row.interface) {
        return Ok(None);
    }
    receiver::object(cx, call, row.interface).map(Some)
}

/// The name of the handler.
fn name(row: &Row) -> &'static str {
    row.name.strip_prefix("on").unwrap_or(row.name)
}

pub(super) fn get(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let row = rows::of_call(call);
    match this(cx, call, row)? {
        Some(this) => handlers::get(cx, &this, name(row)),
        None => Ok(cx.undefined()),
    }
}

pub(super) fn set(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let row = rows::of_call(call);
    if let Some(this) = this(cx, call, row)? {
        let value = convert::object_or_null(cx, &call.arg(0));
        handlers::set(cx, &this, name(row), &value)?;
    }
    Ok(cx.undefined())
}
