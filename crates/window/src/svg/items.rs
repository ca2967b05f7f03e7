//! The objects for single values: numbers, lengths, angles, points, rectangles and transforms.
//!
//! Each has an item as its data, which list objects share. An item is detached, or reflects an
//! attribute, whose value it then reads each time, or belongs to a list, which keeps its value.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use super::angles::Angle;
use super::lengths::Length;
use super::numbers::{write_double, write_number};
use super::reflector::{Reflector, reflector_of};
use super::transforms::Transform;
use super::{lists, viewports};
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::geometry::{Live, Matrix, Point, Rect, Source};
use crate::objects::slots;
use crate::reflect::animated::{Across, AnimatedKind};
use crate::strings::DomString;
use crate::{Cx, bindings};

/// A value.
#[derive(Clone, Debug)]
pub(crate) enum Datum {
    Number(f32),
    Length(Length),
    Angle(Angle),
    Point([f64; 4]),
    Rect([f64; 4]),
    Transform(Transform),
    Text(DomString),
}

impl Datum {
    /// <https://svgwg.org/svg2-draft/types.html#SynchronizingReflectedValues>
    pub(crate) fn write(&self, out: &mut String) {
        match self {
            Self::Number(number) => write_number(*number, out),
            Self::Length(length) => length.write(out),
            Self::Angle(angle) => angle.write(out),
            Self::Point([x, y, ..]) => {
                write_double(*x, out);
                out.push(',');
                write_double(*y, out);
            }
            Self::Rect(numbers) => {
                for (place, number) in numbers.iter().enumerate() {
                    if place > 0 {
                        out.push(' ');
                    }
                    write_double(*number, out);
                }
            }
            Self::Transform(transform) => transform.write(out),
            Self::Text(text) => out.push_str(&text.to_scalar()),
        }
    }
}

/// The owner of the value of an item.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Home {
    Detached,
    Attribute {
        reflector: Reflector,
        is_read_only: bool,
    },
    /// The slot [`OWNER`] of its object has the list.
    List {
        is_read_only: bool,
    },
    /// `currentTranslate` of an `svg` element.
    Translation(NodeId),
}

/// The data of an object.
#[derive(Debug)]
pub(crate) struct Item {
    pub(super) value: RefCell<Datum>,
    pub(super) home: Cell<Home>,
    /// The number of the slot of its list that has its object.
    pub(super) key: Cell<u64>,
}

/// The slot of an object with the list that it belongs to, or the object that it is part of.
pub(super) const OWNER: u64 = slots::ROOT;

impl Item {
    pub(crate) fn new(value: Datum, home: Home) -> Rc<Self> {
        Rc::new(Self { value: RefCell::new(value), home: Cell::new(home), key: Cell::new(0) })
    }

    /// The coordinates of a point.
    pub(super) fn coordinates(&self) -> (f64, f64) {
        match *self.value.borrow() {
            Datum::Point([x, y, ..]) => (x, y),
            _ => (0.0, 0.0),
        }
    }

    pub(super) fn is_detached(&self) -> bool {
        matches!(self.home.get(), Home::Detached)
    }
}

/// The item of an object. Plain points have none.
pub(super) fn item_of(cx: &mut Cx<'_>, object: &Value) -> Option<Rc<Item>> {
    if let Some(item) = cx.data(object, |item: &mut Rc<Item>, _| Rc::clone(item)) {
        return Some(item);
    }
    let source = cx.data(object, |live: &mut Live<Point>, _| Rc::clone(&live.0))?;
    source.as_any().downcast().ok()
}

/// Gives an object an item.
pub(super) fn give(cx: &Cx<'_>, object: &Value, interface: Interface, item: &Rc<Item>) {
    let item = Rc::clone(item);
    match interface {
        Interface::DOMPoint => cx.set_data(object, Box::new(Live::<Point>(item))),
        Interface::DOMRect => cx.set_data(object, Box::new(Live::<Rect>(item))),
        _ => cx.set_data(object, Box::new(item)),
    }
}

/// A new object with an item.
pub(crate) fn new_object(
    cx: &mut Cx<'_>,
    interface: Interface,
    item: &Rc<Item>,
) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, interface)?;
    give(cx, &object, interface, item);
    Ok(object)
}

/// A new object that belongs to nothing.
pub(crate) fn new_detached(
    cx: &mut Cx<'_>,
    interface: Interface,
    value: Datum,
) -> Result<Value, Thrown> {
    new_object(cx, interface, &Item::new(value, Home::Detached))
}

/// A new object for the base value of an attribute, from the object that reflects the attribute.
pub(crate) fn new_reflecting(
    cx: &mut Cx<'_>,
    interface: Interface,
    of: &Value,
    is_read_only: bool,
) -> Result<Value, Thrown> {
    let reflector = reflector_of(cx, of)?;
    let home = Home::Attribute { reflector, is_read_only };
    let object = new_object(cx, interface, &Item::new(Datum::Number(0.0), home))?;
    // It keeps the element alive.
    cx.set_slot(&object, OWNER, of);
    Ok(object)
}

/// Lets an object keep another alive.
pub(crate) fn keep_alive(cx: &Cx<'_>, object: &Value, other: &Value) {
    cx.set_slot(object, OWNER, other);
}

/// The exception for a change of what is read only.
pub(crate) fn no_modification(cx: &mut Cx<'_>) -> Thrown {
    dom_exception(cx, DomExceptionName::NoModificationAllowedError, "The object is read only.")
}

fn the_item(cx: &mut Cx<'_>, object: &Value) -> Result<Rc<Item>, Thrown> {
    item_of(cx, object).ok_or_else(|| cx.type_error("Illegal invocation"))
}

/// The value of an object.
pub(crate) fn read(cx: &mut Cx<'_>, object: &Value) -> Result<Datum, Thrown> {
    let item = the_item(cx, object)?;
    value_of(cx, object, &item)
}

fn value_of(cx: &mut Cx<'_>, object: &Value, item: &Item) -> Result<Datum, Thrown> {
    match item.home.get() {
        Home::Attribute { reflector, .. } => return Ok(reflector.datum(cx.host)),
        Home::List { .. } => {
            if let Some(list) = cx.slot(object, OWNER) {
                lists::synchronize(cx, &list)?;
            }
        }
        Home::Translation(svg) if !viewports::is_outermost(cx.host, svg) => {
            return Ok(Datum::Point([0.0, 0.0, 0.0, 1.0]));
        }
        Home::Translation(_) | Home::Detached => {}
    }
    Ok(item.value.borrow().clone())
}

/// Throws if an object is read only.
pub(crate) fn check_that_it_is_writable(cx: &mut Cx<'_>, object: &Value) -> Result<(), Thrown> {
    let item = the_item(cx, object)?;
    if let (Home::List { .. }, Some(list)) = (item.home.get(), cx.slot(object, OWNER)) {
        // It can have left the list.
        lists::synchronize(cx, &list)?;
    }
    let is_read_only = match item.home.get() {
        Home::Attribute { is_read_only, .. } | Home::List { is_read_only } => is_read_only,
        Home::Translation(svg) => !viewports::is_outermost(cx.host, svg),
        Home::Detached => false,
    };
    if is_read_only { Err(no_modification(cx)) } else { Ok(()) }
}

/// Changes the value of an object, and the attribute that it reflects.
pub(crate) fn write(cx: &mut Cx<'_>, object: &Value, value: Datum) -> Result<(), Thrown> {
    check_that_it_is_writable(cx, object)?;
    let item = the_item(cx, object)?;
    match item.home.get() {
        Home::Attribute { reflector, .. } => {
            let mut text = String::new();
            value.write(&mut text);
            reflector.set(cx, &DomString::from(text));
        }
        Home::List { .. } => {
            item.value.replace(value);
            if let Some(list) = cx.slot(object, OWNER) {
                lists::reserialize(cx, &list);
            }
        }
        Home::Translation(_) | Home::Detached => {
            item.value.replace(value);
        }
    }
    Ok(())
}

/// The element that the object of a length is associated with, and its directionality.
pub(crate) fn context(cx: &mut Cx<'_>, object: &Value) -> (Option<NodeId>, Across) {
    let reflector = match item_of(cx, object).map(|item| item.home.get()) {
        Some(Home::Attribute { reflector, .. }) => Some(reflector),
        Some(Home::List { .. }) => {
            let list = cx.slot(object, OWNER);
            list.and_then(|list| lists::reflector(cx, &list))
        }
        _ => None,
    };
    match reflector.map(|reflector| (reflector.element, &reflector.animated.kind)) {
        Some((element, AnimatedKind::Length(across, _) | AnimatedKind::LengthList(across))) => {
            (Some(element), *across)
        }
        _ => (None, Across::Diagonal),
    }
}

impl Source<Point> for Item {
    fn get(&self, cx: &mut Cx<'_>, object: &Value) -> Option<Point> {
        match value_of(cx, object, self) {
            Ok(Datum::Point(coordinates)) => Some(Point(coordinates)),
            _ => None,
        }
    }

    fn set(&self, cx: &mut Cx<'_>, object: &Value, Point(value): Point) -> Result<(), Thrown> {
        write(cx, object, Datum::Point(value))
    }

    fn as_any(self: Rc<Self>) -> Rc<dyn Any> {
        self
    }
}

impl Source<Rect> for Item {
    fn get(&self, cx: &mut Cx<'_>, object: &Value) -> Option<Rect> {
        match value_of(cx, object, self) {
            Ok(Datum::Rect(numbers)) => Some(Rect(numbers)),
            _ => None,
        }
    }

    fn set(&self, cx: &mut Cx<'_>, _object: &Value, Rect(value): Rect) -> Result<(), Thrown> {
        // Rectangles belong to attributes alone.
        let Home::Attribute { reflector, is_read_only } = self.home.get() else { return Ok(()) };
        if is_read_only {
            return Err(no_modification(cx));
        }
        let mut text = String::new();
        Datum::Rect(value).write(&mut text);
        reflector.set(cx, &DomString::from(text));
        Ok(())
    }

    fn as_any(self: Rc<Self>) -> Rc<dyn Any> {
        self
    }
}

/// The matrix of a transform, whose object is in the slot [`OWNER`].
pub(crate) struct MatrixOfTransform;

impl Source<Matrix> for MatrixOfTransform {
    fn get(&self, cx: &mut Cx<'_>, object: &Value) -> Option<Matrix> {
        let transform = cx.slot(object, OWNER)?;
        match read(cx, &transform) {
            Ok(Datum::Transform(transform)) => Some(transform.matrix()),
            _ => None,
        }
    }

    fn set(&self, cx: &mut Cx<'_>, object: &Value, value: Matrix) -> Result<(), Thrown> {
        let Some(transform) = cx.slot(object, OWNER) else { return Ok(()) };
        write(cx, &transform, Datum::Transform(Transform::of_matrix(&value)))
    }

    fn as_any(self: Rc<Self>) -> Rc<dyn Any> {
        self
    }
}
