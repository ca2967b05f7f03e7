//! List interfaces.
//!
//! A list reads its attribute again when somebody asks for it after a change, and keeps the objects
//! of its items as long as they stay.
//!
//! <https://svgwg.org/svg2-draft/types.html#ListInterfaces>

use std::cell::Cell;
use std::rc::Rc;

use treewright_quickjs::{Charge, Thrown, Value};

use super::items::{self, Datum, Home, Item, OWNER};
use super::reflector::Reflector;
use super::transforms::Transform;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::geometry::{self, Matrix};
use crate::objects::slots;
use crate::reflect::animated::AnimatedKind;
use crate::strings::DomString;
use crate::{Cx, bindings, memory};

/// The data of a list.
struct List {
    reflector: Reflector,
    is_read_only: bool,
    items: Vec<Rc<Item>>,
    /// The keys of the slots for objects of items that were given out.
    last_key: u64,
    /// Counts the changes of the attribute, and the count that the items are of.
    changes: Rc<Cell<u64>>,
    seen: Option<u64>,
    charge: Charge,
}

/// The memory that an item takes.
const BYTES: usize = size_of::<Item>() + size_of::<usize>() * 3;

/// A new list for an attribute. `owner` keeps the element alive.
pub(crate) fn new(
    cx: &mut Cx<'_>,
    interface: Interface,
    owner: &Value,
    reflector: Reflector,
    is_read_only: bool,
) -> Result<Value, Thrown> {
    let changes = cx.host.svg.watch(reflector.element, reflector.animated.name);
    let object = bindings::new_object(cx, interface)?;
    cx.set_slot(&object, OWNER, owner);
    let charge = cx.host.charge(0);
    let items = Vec::new();
    let list = List { reflector, is_read_only, items, last_key: 0, changes, seen: None, charge };
    cx.set_data(&object, Box::new(list));
    Ok(object)
}

/// The attribute that a list reflects.
pub(super) fn reflector(cx: &mut Cx<'_>, list: &Value) -> Option<Reflector> {
    cx.data(list, |list: &mut List, _| list.reflector)
}

/// Runs a function with the items of a list.
fn with<R>(
    cx: &mut Cx<'_>,
    list: &Value,
    run: impl FnOnce(&mut Vec<Rc<Item>>) -> R,
) -> Result<R, Thrown> {
    let result = cx.data(list, |list: &mut List, _| {
        let result = run(&mut list.items);
        list.charge.set(list.items.len().saturating_mul(BYTES));
        result
    });
    result.ok_or_else(|| cx.type_error("Illegal invocation"))
}

/// The slot of the object of an item.
fn slot_of(item: &Item) -> u64 {
    slots::ITEMS.saturating_add(item.key.get())
}

/// <https://svgwg.org/svg2-draft/types.html#ListSynchronize>
pub(super) fn synchronize(cx: &mut Cx<'_>, list: &Value) -> Result<(), Thrown> {
    let stale = cx.data(list, |list: &mut List, _| {
        let changes = list.changes.get();
        (list.seen != Some(changes)).then_some((list.reflector, changes, list.is_read_only))
    });
    let Some((reflector, changes, is_read_only)) = stale.flatten() else { return Ok(()) };
    let values = reflector.values(cx.host);
    memory::demand(cx, values.len().saturating_mul(BYTES))?;
    let detached = cx.data(list, |list: &mut List, _| {
        list.seen = Some(changes);
        let kept = list.items.len().min(values.len());
        let detached = list.items.split_off(kept);
        let mut values = values.into_iter();
        for (item, value) in list.items.iter().zip(values.by_ref().take(kept)) {
            item.value.replace(value);
        }
        let home = Home::List { is_read_only };
        list.items.extend(values.map(|value| Item::new(value, home)));
        list.charge.set(list.items.len().saturating_mul(BYTES));
        detached
    });
    for item in detached.unwrap_or_default() {
        detach(cx, list, &item);
    }
    Ok(())
}

/// Writes the items into the attribute.
/// <https://svgwg.org/svg2-draft/types.html#TermReserialize>
pub(super) fn reserialize(cx: &mut Cx<'_>, list: &Value) {
    let written = cx.data(list, |list: &mut List, _| {
        // SPEC-NOTE: strings that commas separate are joined by them, so that they can be read again.
        // https://svgwg.org/svg2-draft/types.html#SynchronizingReflectedValues
        let has_commas =
            matches!(list.reflector.animated.kind, AnimatedKind::Strings { has_commas: true });
        let mut text = String::new();
        for (place, item) in list.items.iter().enumerate() {
            if place > 0 {
                text.push(if has_commas { ',' } else { ' ' });
            }
            item.value.borrow().write(&mut text);
        }
        (list.reflector, text)
    });
    let Some((reflector, text)) = written else { return };
    reflector.set(cx, &DomString::from(text));
    cx.data(list, |list: &mut List, _| list.seen = Some(list.changes.get()));
}

/// <https://svgwg.org/svg2-draft/types.html#ListDetach>
fn detach(cx: &mut Cx<'_>, list: &Value, item: &Item) {
    item.home.set(Home::Detached);
    if item.key.get() != 0
        && let Some(object) = cx.take_slot(list, slot_of(item))
    {
        cx.take_slot(&object, OWNER);
    }
}

/// <https://svgwg.org/svg2-draft/types.html#ListAttach>
fn attach(cx: &mut Cx<'_>, list: &Value, item: &Item, object: Option<&Value>) {
    item.home.set(Home::List { is_read_only: false });
    if let Some(object) = object {
        keep_the_object(cx, list, item, object);
    }
}

fn keep_the_object(cx: &mut Cx<'_>, list: &Value, item: &Item, object: &Value) {
    let key = cx.data(list, |list: &mut List, _| {
        list.last_key = list.last_key.saturating_add(1);
        list.last_key
    });
    item.key.set(key.unwrap_or_default());
    cx.set_slot(list, slot_of(item), object);
    cx.set_slot(object, OWNER, list);
}

/// The interface of the objects of a list. `None` for strings.
fn interface_of_items(cx: &mut Cx<'_>, list: &Value) -> Option<Interface> {
    Some(match reflector(cx, list)?.animated.kind {
        AnimatedKind::NumberList => Interface::SVGNumber,
        AnimatedKind::LengthList(_) => Interface::SVGLength,
        AnimatedKind::Points { .. } => Interface::DOMPoint,
        AnimatedKind::TransformList => Interface::SVGTransform,
        _ => return None,
    })
}

/// The object of an item, or its string.
fn object_of(cx: &mut Cx<'_>, list: &Value, item: &Rc<Item>) -> Result<Value, Thrown> {
    if let Datum::Text(text) = &*item.value.borrow() {
        return Ok(cx.js_string(text));
    }
    if item.key.get() != 0
        && let Some(object) = cx.slot(list, slot_of(item))
    {
        return Ok(object);
    }
    let Some(interface) = interface_of_items(cx, list) else { return Ok(cx.undefined()) };
    let object = items::new_object(cx, interface, item)?;
    keep_the_object(cx, list, item, &object);
    Ok(object)
}

/// A new item for a list: an object that is not detached is copied.
pub(crate) trait NewItem {
    fn into_item(self, cx: &mut Cx<'_>, list: &Value) -> Result<(Rc<Item>, Option<Value>), Thrown>;
}

impl NewItem for DomString {
    fn into_item(
        self,
        _cx: &mut Cx<'_>,
        _list: &Value,
    ) -> Result<(Rc<Item>, Option<Value>), Thrown> {
        Ok((Item::new(Datum::Text(self), Home::Detached), None))
    }
}

impl NewItem for Value {
    fn into_item(self, cx: &mut Cx<'_>, list: &Value) -> Result<(Rc<Item>, Option<Value>), Thrown> {
        let Some(interface) = interface_of_items(cx, list) else {
            return Err(cx.type_error("Illegal invocation"));
        };
        let item = match items::item_of(cx, &self) {
            Some(item) if item.is_detached() => return Ok((item, Some(self))),
            Some(_) => {
                let value = items::read(cx, &self)?;
                Item::new(value, Home::Detached)
            }
            None => {
                // A point of a script becomes that of the list.
                let point = geometry::point_of(cx, &self);
                let item = Item::new(Datum::Point(point.0), Home::Detached);
                items::give(cx, &self, interface, &item);
                return Ok((item, Some(self)));
            }
        };
        let object = items::new_object(cx, interface, &item)?;
        Ok((item, Some(object)))
    }
}

/// Throws if a list is read only. Otherwise it is synchronized.
fn begin_a_change(cx: &mut Cx<'_>, list: &Value) -> Result<(), Thrown> {
    let is_read_only = cx.data(list, |list: &mut List, _| list.is_read_only);
    if is_read_only.unwrap_or(true) {
        return Err(items::no_modification(cx));
    }
    synchronize(cx, list)
}

fn index_size_error(cx: &mut Cx<'_>) -> Thrown {
    let message = "The list has no item with this index.";
    dom_exception(cx, DomExceptionName::IndexSizeError, message)
}

fn count(cx: &mut Cx<'_>, list: &Value) -> Result<usize, Thrown> {
    synchronize(cx, list)?;
    with(cx, list, |items| items.len())
}

/// The item with an index, or the exception that it has none.
fn item_at(cx: &mut Cx<'_>, list: &Value, index: u32) -> Result<Rc<Item>, Thrown> {
    let item = with(cx, list, |items| items.get(index as usize).cloned())?;
    item.ok_or_else(|| index_size_error(cx))
}

/// Detaches and removes all items.
fn detach_all(cx: &mut Cx<'_>, list: &Value) -> Result<(), Thrown> {
    for item in with(cx, list, std::mem::take)? {
        detach(cx, list, &item);
    }
    Ok(())
}

/// The result of methods for a new item.
fn result_of(
    cx: &mut Cx<'_>,
    list: &Value,
    item: &Rc<Item>,
    object: Option<Value>,
) -> Result<Value, Thrown> {
    match object {
        Some(object) => Ok(object),
        None => object_of(cx, list, item),
    }
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGNameList__length>
pub(crate) fn length(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    Ok(u32::try_from(count(cx, this)?).unwrap_or(u32::MAX))
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGNameList__clear>
pub(crate) fn clear(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    begin_a_change(cx, this)?;
    detach_all(cx, this)?;
    reserialize(cx, this);
    Ok(())
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGNameList__initialize>
pub(crate) fn initialize(
    cx: &mut Cx<'_>,
    this: &Value,
    new_item: impl NewItem,
) -> Result<Value, Thrown> {
    begin_a_change(cx, this)?;
    detach_all(cx, this)?;
    let at_the_end = usize::MAX;
    insert(cx, this, new_item, at_the_end)
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGNameList__getItem>
pub(crate) fn get_item(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<Value, Thrown> {
    synchronize(cx, this)?;
    let item = item_at(cx, this, index)?;
    object_of(cx, this, &item)
}

/// `getItem` of a list of strings.
pub(crate) fn text_at(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<DomString, Thrown> {
    synchronize(cx, this)?;
    let item = item_at(cx, this, index)?;
    let text = match &*item.value.borrow() {
        Datum::Text(text) => text.clone(),
        _ => DomString::from(""),
    };
    Ok(text)
}

fn insert(
    cx: &mut Cx<'_>,
    list: &Value,
    new_item: impl NewItem,
    index: usize,
) -> Result<Value, Thrown> {
    let (item, object) = new_item.into_item(cx, list)?;
    with(cx, list, |items| {
        let index = index.min(items.len());
        items.insert(index, Rc::clone(&item));
    })?;
    attach(cx, list, &item, object.as_ref());
    reserialize(cx, list);
    result_of(cx, list, &item, object)
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGNameList__insertItemBefore>
pub(crate) fn insert_item_before(
    cx: &mut Cx<'_>,
    this: &Value,
    new_item: impl NewItem,
    index: u32,
) -> Result<Value, Thrown> {
    begin_a_change(cx, this)?;
    insert(cx, this, new_item, index as usize)
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGNameList__replaceItem>
pub(crate) fn replace_item(
    cx: &mut Cx<'_>,
    this: &Value,
    new_item: impl NewItem,
    index: u32,
) -> Result<Value, Thrown> {
    begin_a_change(cx, this)?;
    item_at(cx, this, index)?;
    let (item, object) = new_item.into_item(cx, this)?;
    let replaced = with(cx, this, |items| {
        let place = items.get_mut(index as usize)?;
        Some(std::mem::replace(place, Rc::clone(&item)))
    })?;
    if let Some(replaced) = replaced {
        detach(cx, this, &replaced);
    }
    attach(cx, this, &item, object.as_ref());
    reserialize(cx, this);
    result_of(cx, this, &item, object)
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGNameList__removeItem>
pub(crate) fn remove_item(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<Value, Thrown> {
    begin_a_change(cx, this)?;
    let item = item_at(cx, this, index)?;
    let object = object_of(cx, this, &item)?;
    detach(cx, this, &item);
    with(cx, this, |items| {
        if (index as usize) < items.len() {
            items.remove(index as usize);
        }
    })?;
    reserialize(cx, this);
    Ok(object)
}

/// <https://svgwg.org/svg2-draft/types.html#__svg__SVGNameList__appendItem>
pub(crate) fn append_item(
    cx: &mut Cx<'_>,
    this: &Value,
    new_item: impl NewItem,
) -> Result<Value, Thrown> {
    begin_a_change(cx, this)?;
    insert(cx, this, new_item, usize::MAX)
}

/// The setter of indexed properties is `replaceItem`.
pub(crate) fn set_indexed_property(
    cx: &mut Cx<'_>,
    this: &Value,
    index: u32,
    value: impl NewItem,
) -> Result<(), Thrown> {
    replace_item(cx, this, value, index).map(drop)
}

/// <https://svgwg.org/svg2-draft/coords.html#__svg__SVGTransformList__consolidate>
pub(crate) fn consolidate(cx: &mut Cx<'_>, this: &Value) -> Result<Option<Value>, Thrown> {
    begin_a_change(cx, this)?;
    let matrix = with(cx, this, |items| {
        items.iter().fold(None, |product: Option<Matrix>, item| {
            let Datum::Transform(transform) = &*item.value.borrow() else { return product };
            Some(product.unwrap_or_default().multiply(&transform.matrix()))
        })
    })?;
    let Some(matrix) = matrix else { return Ok(None) };
    detach_all(cx, this)?;
    let value = Datum::Transform(Transform::of_matrix(&matrix));
    let transform = items::new_detached(cx, Interface::SVGTransform, value)?;
    insert(cx, this, transform, 0).map(Some)
}

/// The members that all lists have, for the module of one.
macro_rules! members {
    () => {
        pub(crate) use crate::svg::lists::{
            append_item, clear, get_item, initialize, insert_item_before, length,
            length as number_of_items, length as supported_property_indices, remove_item,
            replace_item, set_indexed_property,
        };
    };
}
pub(crate) use members;
