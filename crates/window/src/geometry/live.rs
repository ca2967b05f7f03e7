//! Points, rectangles and matrices that are parts of something else, such as a list of points.

use std::any::Any;
use std::rc::Rc;

use treewright_quickjs::{Thrown, Value};

use super::{Matrix, Point, Rect};
use crate::Cx;

/// The source of the value of an object, which takes changes too.
pub(crate) trait Source<T>: Any {
    /// The current value.
    fn get(&self, cx: &mut Cx<'_>, object: &Value) -> Option<T>;

    /// Changes the value, or throws if the object is read only.
    fn set(&self, cx: &mut Cx<'_>, object: &Value, value: T) -> Result<(), Thrown>;

    fn as_any(self: Rc<Self>) -> Rc<dyn Any>;
}

/// The data of an object whose value is part of something else.
pub(crate) struct Live<T>(pub(crate) Rc<dyn Source<T>>);

/// The value of an object. `None` if it is of another interface.
fn value_of<T: Copy + 'static>(cx: &mut Cx<'_>, object: &Value) -> Option<T> {
    if let Some(value) = cx.data(object, |value: &mut T, _| *value) {
        return Some(value);
    }
    let source = cx.data(object, |live: &mut Live<T>, _| Rc::clone(&live.0))?;
    source.get(cx, object)
}

pub(crate) fn point_of(cx: &mut Cx<'_>, object: &Value) -> Point {
    value_of(cx, object).unwrap_or_default()
}

pub(crate) fn rect_of(cx: &mut Cx<'_>, object: &Value) -> Rect {
    value_of(cx, object).unwrap_or(Rect([0.0; 4]))
}

pub(crate) fn matrix_of(cx: &mut Cx<'_>, object: &Value) -> Matrix {
    value_of(cx, object).unwrap_or_default()
}

/// Changes the value of an object.
pub(crate) fn change<T: Copy + 'static>(
    cx: &mut Cx<'_>,
    object: &Value,
    change: impl FnOnce(&mut T),
) -> Result<(), Thrown> {
    let Some(source) = cx.data(object, |live: &mut Live<T>, _| Rc::clone(&live.0)) else {
        cx.data(object, |value: &mut T, _| change(value));
        return Ok(());
    };
    let Some(mut value) = source.get(cx, object) else { return Ok(()) };
    change(&mut value);
    source.set(cx, object, value)
}
