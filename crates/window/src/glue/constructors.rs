//! Constructors.

use treewright_quickjs::Call;

use crate::Cx;
use crate::bindings::constructors::{prototype, require_new};
use crate::bindings::glue::Glue;
use crate::bindings::prelude::{Answer, Site};
use crate::bindings::{receiver, rows};
use crate::custom_elements::html_constructor;

/// `[HTMLConstructor]`
pub(super) fn of_an_element(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    html_constructor(cx, call, rows::of_call(call).interface)
}

pub(super) fn without_arguments(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let row = rows::of_call(call);
    let site = Site::constructor(receiver::definition(row.interface).name, row.name);
    require_new(cx, call, &site)?;
    let prototype = prototype(cx, call, row.interface)?;
    match row.glue {
        Glue::Constructor(steps) => steps(cx, &prototype),
        // Rows of this shape have steps.
        _ => Ok(prototype),
    }
}
