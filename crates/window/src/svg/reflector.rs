//! The link between an object and the content attribute that it reflects.
//!
//! <https://svgwg.org/svg2-draft/types.html#ReflectingAttributes>

use treewright_dom::{AttributeName, AttributeNamespace, FullName, NodeId};
use treewright_quickjs::{Thrown, Value};

use super::angles::Orient;
use super::items::Datum;
use super::lengths::Length;
use super::numbers::{Scanner, parse_four_numbers};
use super::texts;
use super::transforms::parse_transforms;
use crate::reflect::animated::{Animated, AnimatedKind};
use crate::strings::DomString;
use crate::world::World;
use crate::{Cx, tree_changes};

const XLINK: &str = "http://www.w3.org/1999/xlink";

/// A content attribute of an element.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reflector {
    pub(crate) element: NodeId,
    pub(crate) animated: &'static Animated,
}

/// The reflector that an object has as its data.
pub(crate) fn reflector_of(cx: &mut Cx<'_>, object: &Value) -> Result<Reflector, Thrown> {
    let reflector = cx.data(object, |reflector: &mut Reflector, _| *reflector);
    reflector.ok_or_else(|| cx.type_error("Illegal invocation"))
}

impl Reflector {
    /// True if the deprecated attribute is there and the other is not.
    fn is_deprecated(self, world: &World) -> bool {
        matches!(self.animated.kind, AnimatedKind::Text { is_deprecated_too: true })
            && world.tree.attribute(self.element, self.animated.name).is_none()
            && self.deprecated(world).is_some()
    }

    fn deprecated(self, world: &World) -> Option<&str> {
        let name = AttributeName {
            namespace: AttributeNamespace::XLink,
            prefix: None,
            ..AttributeName::plain(self.animated.name)
        };
        world.tree.attribute_ns(self.element, name)
    }

    /// The value of the attribute.
    pub(crate) fn text(self, world: &World) -> Option<&str> {
        world.tree.attribute(self.element, self.animated.name)
    }

    /// The value of the attribute, or of the deprecated one.
    pub(crate) fn string(self, world: &World) -> Option<DomString> {
        if self.is_deprecated(world) {
            return self.deprecated(world).map(DomString::from);
        }
        world.attribute(self.element, self.animated.name)
    }

    /// Sets the attribute, or the deprecated one if only this is there.
    pub(crate) fn set(self, cx: &mut Cx<'_>, value: &DomString) {
        let name = if self.is_deprecated(cx.host) {
            FullName { namespace: Some(XLINK), ..FullName::plain(self.animated.name) }
        } else {
            FullName::plain(self.animated.name)
        };
        tree_changes::set_an_attribute(cx, self.element, name, value);
    }

    /// The value of an attribute that is reflected as a single object.
    pub(crate) fn datum(self, world: &World) -> Datum {
        let text = self.text(world);
        match &self.animated.kind {
            AnimatedKind::Length(..) if text.is_none() && self.animated.name == "textLength" => {
                let line = texts::line(world, self.element);
                Datum::Length(Length::number(line.length_of(line.count) as f32))
            }
            AnimatedKind::Length(_, initial) => {
                let length = text.and_then(Length::parse).or_else(|| Length::parse(initial));
                Datum::Length(length.unwrap_or(Length::ZERO))
            }
            AnimatedKind::Angle => Datum::Angle(Orient::of(text).angle()),
            _ => {
                let numbers = text.and_then(parse_four_numbers);
                Datum::Rect(numbers.unwrap_or_default().map(f64::from))
            }
        }
    }

    /// The values of an attribute that is reflected as a list: none if it is invalid.
    pub(crate) fn values(self, world: &World) -> Vec<Datum> {
        let is_of_strings = matches!(self.animated.kind, AnimatedKind::Strings { .. });
        let text = if is_of_strings { None } else { self.text(world) };
        let values = match &self.animated.kind {
            AnimatedKind::Strings { has_commas } => {
                let value = world.attribute(self.element, self.animated.name);
                value.map(|value| strings(&value.to_scalar(), *has_commas))
            }
            AnimatedKind::NumberList => text.and_then(numbers),
            AnimatedKind::LengthList(_) => text.and_then(lengths),
            AnimatedKind::Points { .. } => text.and_then(points),
            _ => {
                let transforms = text.and_then(parse_transforms);
                transforms.map(|all| all.into_iter().map(Datum::Transform).collect())
            }
        };
        values.unwrap_or_default()
    }
}

/// <https://svgwg.org/svg2-draft/types.html#TermSetOfSpaceSeparatedTokens>
fn strings(text: &str, has_commas: bool) -> Vec<Datum> {
    let text_of = |word: &str| Datum::Text(DomString::from(word));
    if has_commas {
        if text.trim_ascii().is_empty() {
            return Vec::new();
        }
        text.split(',').map(|word| text_of(word.trim_ascii())).collect()
    } else {
        text.split_ascii_whitespace().map(text_of).collect()
    }
}

/// Reads values that are separated by white space and commas. A comma may end the list.
fn separated<'t>(
    text: &'t str,
    mut take: impl FnMut(&mut Scanner<'t>) -> Option<Datum>,
) -> Option<Vec<Datum>> {
    let mut scanner = Scanner::new(text);
    let mut all = Vec::new();
    scanner.skip_spaces();
    while !scanner.is_at_the_end() {
        all.push(take(&mut scanner)?);
        scanner.skip_separator();
    }
    Some(all)
}

fn numbers(text: &str) -> Option<Vec<Datum>> {
    separated(text, |scanner| scanner.take_number().map(|number| Datum::Number(number as f32)))
}

fn lengths(text: &str) -> Option<Vec<Datum>> {
    separated(text, |scanner| Length::parse(scanner.take_word()).map(Datum::Length))
}

/// <https://svgwg.org/svg2-draft/shapes.html#DataTypePoints>
pub(super) fn points(text: &str) -> Option<Vec<Datum>> {
    let mut all = Vec::new();
    let mut x = None;
    separated(text, |scanner| {
        let number = scanner.take_number()?;
        match x.take() {
            None => x = Some(number),
            Some(x) => all.push(Datum::Point([x, number, 0.0, 1.0])),
        }
        Some(Datum::Number(0.0))
    })?;
    Some(all)
}
