//! <https://drafts.csswg.org/geometry/#DOMQuad>

use treewright_quickjs::{Attributes, Intrinsic, Thrown, Value};

use crate::generated::Interface;
use crate::generated::dictionaries::{DOMPointInit, DOMQuadInit, DOMRectInit};
use crate::geometry::{self, Point, Quad};
use crate::{Cx, bindings};

/// <https://drafts.csswg.org/geometry/#dom-domquad-domquad>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    p1: DOMPointInit,
    p2: DOMPointInit,
    p3: DOMPointInit,
    p4: DOMPointInit,
) -> Result<Value, Thrown> {
    let quad = bindings::new_object_with(cx, Interface::DOMQuad, prototype);
    let points = [&p1, &p2, &p3, &p4].map(Point::from);
    Quad::begin(cx, &quad, points)?;
    Ok(quad)
}

fn new(cx: &mut Cx<'_>, points: [Point; 4]) -> Result<Value, Thrown> {
    let quad = bindings::new_object(cx, Interface::DOMQuad)?;
    Quad::begin(cx, &quad, points)?;
    Ok(quad)
}

/// <https://drafts.csswg.org/geometry/#dom-domquad-fromrect>
pub(crate) fn from_rect(cx: &mut Cx<'_>, other: DOMRectInit) -> Result<Value, Thrown> {
    new(cx, Quad::of_rect(&other))
}

/// <https://drafts.csswg.org/geometry/#dom-domquad-fromquad>
pub(crate) fn from_quad(cx: &mut Cx<'_>, other: DOMQuadInit) -> Result<Value, Thrown> {
    new(cx, Quad::of_quad(&other))
}

/// <https://drafts.fxtf.org/geometry-1/#dom-domquad-p1>
pub(crate) fn p1(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(Quad::point(cx, this, 0))
}

/// <https://drafts.fxtf.org/geometry-1/#dom-domquad-p2>
pub(crate) fn p2(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(Quad::point(cx, this, 1))
}

/// <https://drafts.fxtf.org/geometry-1/#dom-domquad-p3>
pub(crate) fn p3(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(Quad::point(cx, this, 2))
}

/// <https://drafts.fxtf.org/geometry-1/#dom-domquad-p4>
pub(crate) fn p4(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    Ok(Quad::point(cx, this, 3))
}

/// <https://drafts.csswg.org/geometry/#dom-domquad-getbounds>
pub(crate) fn get_bounds(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let bounds = Quad::bounds(cx, this);
    geometry::new(cx, Interface::DOMRect, bounds)
}

/// <https://drafts.fxtf.org/geometry-1/#dom-domquad-tojson>
pub(crate) fn to_json(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let prototype = cx.intrinsic(Intrinsic::ObjectPrototype);
    let object = cx.object(Some(&prototype));
    for (name, point) in ["p1", "p2", "p3", "p4"].iter().zip(Quad::points(cx, this)) {
        let key = cx.key(name);
        cx.define_value(&object, &key, &point, Attributes::ALL)?;
    }
    Ok(object)
}
