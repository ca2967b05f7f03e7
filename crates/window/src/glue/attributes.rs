//! Setters.

use treewright_quickjs::{Call, Thrown};

use super::with_reactions;
use crate::Cx;
use crate::bindings::glue::{Glue, Nodes, Objects, Receiver, Takes};
use crate::bindings::prelude::{Answer, At};
use crate::bindings::rows::{self, Row};
use crate::bindings::{attributes, convert, receiver};

/// Receivers whose attributes can be set.
trait Set: Receiver {
    /// The form in which functions receive the object.
    type This;

    /// Checks the receiver of a call.
    fn this(cx: &mut Cx<'_>, call: &Call<'_>, row: &Row) -> Result<Self::This, Thrown>;

    /// Runs a function with a value.
    fn run<T>(
        cx: &mut Cx<'_>,
        this: &Self::This,
        steps: Self::Set<T>,
        value: T,
    ) -> Result<(), Thrown>;
}

impl Set for Nodes {
    type This = treewright_dom::NodeId;

    fn this(cx: &mut Cx<'_>, call: &Call<'_>, row: &Row) -> Result<Self::This, Thrown> {
        receiver::node(cx, call, row.interface)
    }

    fn run<T>(
        cx: &mut Cx<'_>,
        this: &Self::This,
        steps: Self::Set<T>,
        value: T,
    ) -> Result<(), Thrown> {
        steps(cx, *this, value)
    }
}

impl Set for Objects {
    type This = treewright_quickjs::Value;

    fn this(cx: &mut Cx<'_>, call: &Call<'_>, row: &Row) -> Result<Self::This, Thrown> {
        receiver::object(cx, call, row.interface)
    }

    fn run<T>(
        cx: &mut Cx<'_>,
        this: &Self::This,
        steps: Self::Set<T>,
        value: T,
    ) -> Result<(), Thrown> {
        steps(cx, this, value)
    }
}

/// Converts the value of a call, and runs a function with it.
fn set<R: Set>(cx: &mut Cx<'_>, call: &Call<'_>, row: &'static Row, takes: Takes<R>) -> Answer {
    let this = R::this(cx, call, row)?;
    let value = call.arg(0);
    match takes {
        Takes::Boolean(steps) => {
            let value = value.to_boolean();
            with_reactions(cx, row, |cx| R::run(cx, &this, steps, value))?;
        }
        Takes::UnrestrictedDouble(steps) => {
            let value = convert::unrestricted_double(cx, &value, At::value_of(row))?;
            with_reactions(cx, row, |cx| R::run(cx, &this, steps, value))?;
        }
        Takes::Text(steps) => {
            let value = convert::dom_string(cx, &value)?;
            with_reactions(cx, row, |cx| R::run(cx, &this, steps, value))?;
        }
        Takes::TextOrEmpty(steps) => {
            let value = convert::dom_string_or_null(cx, &value)?;
            with_reactions(cx, row, |cx| R::run(cx, &this, steps, value))?;
        }
        Takes::Scalar(steps) => {
            let value = convert::usv_string(cx, &value)?;
            with_reactions(cx, row, |cx| R::run(cx, &this, steps, value))?;
        }
    }
    Ok(cx.undefined())
}

pub(super) fn set_of_a_node(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let row = rows::of_call(call);
    match row.glue {
        Glue::SetNode(takes) => set(cx, call, row, takes),
        // Rows of this shape have such a function.
        _ => Ok(cx.undefined()),
    }
}

pub(super) fn set_of_an_object(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let row = rows::of_call(call);
    match row.glue {
        Glue::SetObject(takes) => set(cx, call, row, takes),
        // Rows of this shape have such a function.
        _ => Ok(cx.undefined()),
    }
}

/// `[PutForwards]`
pub(super) fn forward(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let row = rows::of_call(call);
    let this = receiver::object(cx, call, row.interface)?;
    match row.glue {
        Glue::Forward(target) => attributes::forward(cx, call, &this, row.name, target),
        // Rows of this shape have a target.
        _ => Ok(cx.undefined()),
    }
}

/// `[Replaceable]`
pub(super) fn replace(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let row = rows::of_call(call);
    let this = receiver::object(cx, call, row.interface)?;
    attributes::replace(cx, call, &this, row.name)
}

/// `[LegacyLenientSetter]`
pub(super) fn ignore(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    receiver::object(cx, call, rows::of_call(call).interface)?;
    Ok(cx.undefined())
}
