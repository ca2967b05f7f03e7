//! Attributes that are reflected as booleans, integers, numbers and keywords.
//!
//! <https://svgwg.org/svg2-draft/types.html#DOMInterfacesForReflectingSVGAttributes>

use treewright_quickjs::Thrown;

use super::angles::Orient;
use super::numbers::{
    integer_of, number_text, parse_number, parse_number_or_percentage, parse_two_numbers,
    two_integers,
};
use super::reflector::Reflector;
use crate::Cx;
use crate::reflect::animated::{AnimatedKind, Part};
use crate::strings::DomString;
use crate::world::World;

impl Reflector {
    /// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedBoolean__baseVal>
    pub(crate) fn boolean(self, world: &World) -> bool {
        match (self.text(world), &self.animated.kind) {
            (Some("true"), _) => true,
            (Some("false"), _) => false,
            (_, AnimatedKind::Boolean(initial)) => *initial,
            _ => false,
        }
    }

    pub(crate) fn set_boolean(self, cx: &mut Cx<'_>, value: bool) {
        self.set(cx, &DomString::from(if value { "true" } else { "false" }));
    }

    /// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedEnumeration__baseVal>
    pub(crate) fn enumeration(self, world: &World) -> u16 {
        let text = self.text(world);
        let AnimatedKind::Enumeration(keywords, initial) = &self.animated.kind else {
            return Orient::of(text).number();
        };
        let place = text.and_then(|text| keywords.iter().position(|keyword| *keyword == text));
        let number = place.and_then(|place| u16::try_from(place).ok()?.checked_add(1));
        number.unwrap_or(*initial)
    }

    pub(crate) fn set_enumeration(self, cx: &mut Cx<'_>, value: u16) -> Result<(), Thrown> {
        let place = usize::from(value).checked_sub(1);
        let keyword = match &self.animated.kind {
            AnimatedKind::Enumeration(keywords, _) => place.and_then(|place| keywords.get(place)),
            _ => place.and_then(|place| ["auto", "0", "auto-start-reverse"].get(place)),
        };
        let Some(keyword) = keyword else {
            return Err(cx.type_error("The attribute has no keyword for this number."));
        };
        self.set(cx, &DomString::from(*keyword));
        Ok(())
    }

    /// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedInteger__baseVal>
    pub(crate) fn integer(self, world: &World) -> i32 {
        let AnimatedKind::Integer(part, initial) = self.animated.kind else { return 0 };
        let text = self.text(world);
        if part == Part::Whole {
            return text.and_then(integer_of).unwrap_or(initial);
        }
        let (first, second) = text.and_then(two_integers).unwrap_or((initial, None));
        if part == Part::First { first } else { second.unwrap_or(first) }
    }

    pub(crate) fn set_integer(self, cx: &mut Cx<'_>, value: i32) {
        let AnimatedKind::Integer(part, initial) = self.animated.kind else { return };
        let text = if part == Part::Whole {
            value.to_string()
        } else {
            let current = self.text(cx.host).and_then(two_integers);
            let (first, second) = current.unwrap_or((initial, None));
            let second = second.unwrap_or(first);
            match part {
                Part::First => format!("{value} {second}"),
                _ => format!("{first} {value}"),
            }
        };
        self.set(cx, &DomString::from(text));
    }

    /// <https://svgwg.org/svg2-draft/types.html#__svg__SVGAnimatedNumber__baseVal>
    pub(crate) fn number(self, world: &World) -> f32 {
        let AnimatedKind::Number(part, initial) = self.animated.kind else { return 0.0 };
        let text = self.text(world);
        let whole = match part {
            Part::Whole => text.and_then(parse_number),
            Part::Percentage => text.and_then(parse_number_or_percentage),
            Part::First | Part::Second => {
                let two = text.and_then(parse_two_numbers);
                two.map(|(first, second)| match part {
                    Part::First => first,
                    _ => second.unwrap_or(first),
                })
            }
        };
        whole.unwrap_or(initial)
    }

    pub(crate) fn set_number(self, cx: &mut Cx<'_>, value: f32) {
        let AnimatedKind::Number(part, initial) = self.animated.kind else { return };
        let text = if matches!(part, Part::Whole | Part::Percentage) {
            number_text(value)
        } else {
            let current = self.text(cx.host).and_then(parse_two_numbers);
            let (first, second) = current.unwrap_or((initial, None));
            let second = second.unwrap_or(first);
            let (first, second) = match part {
                Part::First => (value, second),
                _ => (first, value),
            };
            format!("{} {}", number_text(first), number_text(second))
        };
        self.set(cx, &DomString::from(text));
    }
}
