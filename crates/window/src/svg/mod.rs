//! Elements of SVG: objects that reflect attributes, lists, lengths and transforms.
//!
//! Objects read the attribute that they reflect when a script asks, and write it when a script
//! changes them. Nothing is laid out: percentages refer to sizes that attributes give, or to the
//! viewport of the window. Animations of elements do not run.
//!
//! <https://svgwg.org/svg2-draft/>

pub(crate) mod angles;
pub(crate) mod aspect_ratios;
pub(crate) mod boxes;
pub(crate) mod hits;
pub(crate) mod items;
pub(crate) mod lengths;
pub(crate) mod lists;
pub(crate) mod matrices;
pub(crate) mod measures;
pub(crate) mod numbers;
mod paths;
pub(crate) mod reflector;
pub(crate) mod scalars;
mod shapes;
pub(crate) mod targets;
pub(crate) mod texts;
pub(crate) mod transforms;
pub(crate) mod viewports;

use std::cell::Cell;
use std::rc::Rc;

use rustc_hash::FxHashMap;
use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::generated::Interface;
use crate::reflect::animated::{Animated, AnimatedKind};
use crate::{Cx, bindings};
use items::OWNER;
use reflector::Reflector;

/// Data that is kept for elements.
#[derive(Debug, Default)]
pub(crate) struct State {
    /// The counts of changes of attributes that lists reflect.
    watched: FxHashMap<NodeId, Vec<(&'static str, Rc<Cell<u64>>)>>,
    /// `currentScale` of `svg` elements.
    pub(crate) scales: FxHashMap<NodeId, f32>,
    /// `currentTranslate` of `svg` elements.
    pub(crate) translations: FxHashMap<NodeId, Rc<items::Item>>,
    /// The last path that was measured.
    measured: Option<Rc<measures::Measured>>,
}

impl State {
    /// Counts the changes of an attribute from now on.
    fn watch(&mut self, element: NodeId, name: &'static str) -> Rc<Cell<u64>> {
        let watched = self.watched.entry(element).or_default();
        if let Some((_, changes)) = watched.iter().find(|(watched, _)| *watched == name) {
            return Rc::clone(changes);
        }
        let changes = Rc::new(Cell::new(0));
        watched.push((name, Rc::clone(&changes)));
        changes
    }

    /// The attribute change steps of lists.
    pub(crate) fn attribute_changed(
        &mut self,
        element: NodeId,
        local: &str,
        namespace: Option<&str>,
    ) {
        if namespace.is_some() || self.watched.is_empty() {
            return;
        }
        for (name, changes) in self.watched.get(&element).into_iter().flatten() {
            if *name == local {
                changes.set(changes.get().wrapping_add(1));
            }
        }
    }

    /// A node is freed.
    pub(crate) fn forget(&mut self, node: NodeId) {
        self.watched.remove(&node);
        self.scales.remove(&node);
        self.translations.remove(&node);
    }
}

/// The object of an attribute that reflects a content attribute of an element.
pub(crate) fn reflecting_object(
    cx: &mut Cx<'_>,
    object: &Value,
    element: NodeId,
    animated: &'static Animated,
) -> Result<Value, Thrown> {
    let reflector = Reflector { element, animated };
    let interface = match animated.kind {
        AnimatedKind::Boolean(_) => Interface::SVGAnimatedBoolean,
        AnimatedKind::Enumeration(..) | AnimatedKind::OrientType => {
            Interface::SVGAnimatedEnumeration
        }
        AnimatedKind::Integer(..) => Interface::SVGAnimatedInteger,
        AnimatedKind::Number(..) => Interface::SVGAnimatedNumber,
        AnimatedKind::Length(..) => Interface::SVGAnimatedLength,
        AnimatedKind::Angle => Interface::SVGAnimatedAngle,
        AnimatedKind::Text { .. } => Interface::SVGAnimatedString,
        AnimatedKind::Rect => Interface::SVGAnimatedRect,
        AnimatedKind::NumberList => Interface::SVGAnimatedNumberList,
        AnimatedKind::LengthList(_) => Interface::SVGAnimatedLengthList,
        AnimatedKind::TransformList => Interface::SVGAnimatedTransformList,
        AnimatedKind::PreserveAspectRatio => Interface::SVGAnimatedPreserveAspectRatio,
        AnimatedKind::Points { is_read_only } => {
            return lists::new(cx, Interface::SVGPointList, object, reflector, is_read_only);
        }
        AnimatedKind::Strings { .. } => {
            return lists::new(cx, Interface::SVGStringList, object, reflector, false);
        }
    };
    new_with_reflector(cx, interface, object, reflector)
}

/// An object with a reflector as its data, which keeps another object alive.
pub(crate) fn new_with_reflector<T: 'static>(
    cx: &mut Cx<'_>,
    interface: Interface,
    owner: &Value,
    data: T,
) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, interface)?;
    cx.set_slot(&object, OWNER, owner);
    cx.set_data(&object, Box::new(data));
    Ok(object)
}
