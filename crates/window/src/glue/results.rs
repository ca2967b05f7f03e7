//! Getters, and operations without arguments.

use treewright_quickjs::{Call, Thrown};

use super::with_reactions;
use crate::bindings::glue::{Glue, Nodes, Objects, Receiver, Returns};
use crate::bindings::prelude::Answer;
use crate::bindings::rows::{self, Row};
use crate::bindings::{convert, receiver, same_object};
use crate::{Cx, wrappers};

/// Receivers whose functions can be run.
trait Run: Receiver {
    /// Checks the receiver of a call and runs a function of it.
    fn run<T>(
        cx: &mut Cx<'_>,
        call: &Call<'_>,
        row: &Row,
        steps: Self::Get<T>,
    ) -> Result<T, Thrown>;
}

impl Run for Nodes {
    fn run<T>(
        cx: &mut Cx<'_>,
        call: &Call<'_>,
        row: &Row,
        steps: Self::Get<T>,
    ) -> Result<T, Thrown> {
        let this = receiver::node(cx, call, row.interface)?;
        with_reactions(cx, row, |cx| steps(cx, this))
    }
}

impl Run for Objects {
    fn run<T>(
        cx: &mut Cx<'_>,
        call: &Call<'_>,
        row: &Row,
        steps: Self::Get<T>,
    ) -> Result<T, Thrown> {
        let this = receiver::object(cx, call, row.interface)?;
        with_reactions(cx, row, |cx| steps(cx, &this))
    }
}

/// Runs a function and converts its result to a value.
fn answer<R: Run>(cx: &mut Cx<'_>, call: &Call<'_>, row: &Row, returns: Returns<R>) -> Answer {
    Ok(match returns {
        Returns::Undefined(steps) => {
            R::run(cx, call, row, steps)?;
            cx.undefined()
        }
        Returns::Boolean(steps) => {
            let value = R::run(cx, call, row, steps)?;
            cx.boolean(value)
        }
        Returns::Long(steps) => {
            let value = R::run(cx, call, row, steps)?;
            cx.int(value)
        }
        Returns::UnsignedShort(steps) => {
            let value = R::run(cx, call, row, steps)?;
            cx.int(i32::from(value))
        }
        Returns::UnsignedLong(steps) => {
            let value = R::run(cx, call, row, steps)?;
            cx.number(f64::from(value))
        }
        Returns::UnsignedLongLong(steps) => {
            let value = R::run(cx, call, row, steps)?;
            convert::from_unsigned_long_long(cx, value)
        }
        Returns::Double(steps) => {
            let value = R::run(cx, call, row, steps)?;
            cx.number(value)
        }
        Returns::Text(steps) => {
            let value = R::run(cx, call, row, steps)?;
            cx.js_string(&value)
        }
        Returns::NullableText(steps) => match R::run(cx, call, row, steps)? {
            Some(value) => cx.js_string(&value),
            None => cx.null(),
        },
        Returns::Scalar(steps) => {
            let value = R::run(cx, call, row, steps)?;
            cx.string(&value)
        }
        Returns::Node(steps) => {
            let value = R::run(cx, call, row, steps)?;
            wrappers::wrap(cx, value)?
        }
        Returns::NullableNode(steps) => match R::run(cx, call, row, steps)? {
            Some(value) => wrappers::wrap(cx, value)?,
            None => cx.null(),
        },
        Returns::Any(steps) => R::run(cx, call, row, steps)?,
        Returns::NullableAny(steps) => match R::run(cx, call, row, steps)? {
            Some(value) => value,
            None => cx.null(),
        },
    })
}

pub(super) fn of_a_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let row = rows::of_call(call);
    match row.glue {
        Glue::Node(returns) => answer(cx, call, row, returns),
        // Rows of this shape have such a function.
        _ => Ok(cx.undefined()),
    }
}

pub(super) fn of_an_object(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let row = rows::of_call(call);
    match row.glue {
        Glue::Object(returns) => answer(cx, call, row, returns),
        // Rows of this shape have such a function.
        _ => Ok(cx.undefined()),
    }
}

/// A getter that returns the same object each time.
/// <https://webidl.spec.whatwg.org/#SameObject>
pub(super) fn same_object(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let row = rows::of_call(call);
    let object = match row.glue {
        Glue::Node(_) => receiver::object_and_node(cx, call, row.interface)?.0,
        _ => receiver::object(cx, call, row.interface)?,
    };
    if let Some(value) = same_object::kept(cx, &object, call.native()) {
        return Ok(value);
    }
    let value = match row.glue {
        Glue::Node(_) => of_a_node(cx, call)?,
        _ => of_an_object(cx, call)?,
    };
    same_object::keep(cx, &object, call.native(), &value);
    Ok(value)
}
