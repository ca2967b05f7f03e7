//! Attributes of SVG that reflect content attributes by objects.
//! <https://svgwg.org/svg2-draft/types.html#ReflectingAttributes>

use treewright_quickjs::Call;

use crate::Cx;
use crate::bindings::glue::Glue;
use crate::bindings::prelude::Answer;
use crate::bindings::{receiver, rows, same_object};
use crate::svg;

/// Returns the same object each time.
pub(super) fn get(cx: &mut Cx<'_>, call: &Call<'_>) -> Answer {
    let row = rows::of_call(call);
    let Glue::Animated(animated) = row.glue else {
        // Rows of this shape reflect something.
        return Ok(cx.undefined());
    };
    let (object, element) = receiver::object_and_node(cx, call, row.interface)?;
    if let Some(value) = same_object::kept(cx, &object, call.native()) {
        return Ok(value);
    }
    let value = svg::reflecting_object(cx, &object, element, animated)?;
    same_object::keep(cx, &object, call.native(), &value);
    Ok(value)
}
