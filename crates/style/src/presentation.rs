//! Presentation attributes of SVG, which stand for declarations.
//! <https://svgwg.org/svg2-draft/styling.html#PresentationAttributes>

use std::fmt;

use treewright_dom::NodeRef;

/// The presentation attributes of all elements, in the order of the alphabet.
const NAMES: [&str; 57] = [
    "alignment-baseline",
    "baseline-shift",
    "clip-path",
    "clip-rule",
    "color",
    "color-interpolation",
    "color-interpolation-filters",
    "cursor",
    "direction",
    "display",
    "dominant-baseline",
    "fill",
    "fill-opacity",
    "fill-rule",
    "filter",
    "flood-color",
    "flood-opacity",
    "font-family",
    "font-size",
    "font-size-adjust",
    "font-stretch",
    "font-style",
    "font-variant",
    "font-weight",
    "image-rendering",
    "letter-spacing",
    "lighting-color",
    "marker-end",
    "marker-mid",
    "marker-start",
    "mask",
    "mask-type",
    "opacity",
    "overflow",
    "paint-order",
    "pointer-events",
    "shape-rendering",
    "stop-color",
    "stop-opacity",
    "stroke",
    "stroke-dasharray",
    "stroke-dashoffset",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-miterlimit",
    "stroke-opacity",
    "stroke-width",
    "text-anchor",
    "text-decoration",
    "text-overflow",
    "text-rendering",
    "unicode-bidi",
    "vector-effect",
    "visibility",
    "white-space",
    "word-spacing",
    "writing-mode",
];

/// Those whose values may be lengths without a unit, which are pixels.
const LENGTHS: [&str; 6] = [
    "baseline-shift",
    "font-size",
    "letter-spacing",
    "stroke-dashoffset",
    "stroke-width",
    "word-spacing",
];

/// Passes the declarations that the attributes of an SVG element stand for.
pub(crate) fn each_attribute(node: NodeRef<'_>, mut declare: impl FnMut(&str, Value<'_>)) {
    for (name, value) in node.attrs() {
        if name.prefix.is_some() || NAMES.binary_search(&name.local).is_err() {
            continue;
        }
        // A declaration cannot hold what ends it, and importance is for declarations alone.
        if value.is_empty() || value.contains([';', '!', '{', '}']) {
            continue;
        }
        let is_number = LENGTHS.contains(&name.local) && value.trim_ascii().parse::<f32>().is_ok();
        declare(name.local, Value { text: value, unit: if is_number { "px" } else { "" } });
    }
}

/// The value of a declaration.
pub(crate) struct Value<'a> {
    text: &'a str,
    unit: &'static str,
}

impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.text.trim_ascii(), self.unit)
    }
}

#[cfg(test)]
mod tests {
    use std::fmt::Write as _;

    use treewright_dom::{Document, Namespace};

    use super::*;

    #[test]
    fn names_are_sorted() {
        assert!(NAMES.is_sorted());
    }

    #[test]
    fn attributes_stand_for_declarations() {
        let cases = [
            ("font-size", " 12 ", "font-size:12px"),
            ("font-size", "2em", "font-size:2em"),
            ("opacity", "0", "opacity:0"),
            ("display", "none", "display:none"),
            ("display", "none !important", ""),
            ("width", "1", ""),
            ("fill", "a;color:red", ""),
        ];
        for (name, value, expected) in cases {
            let mut document = Document::new();
            let element = document.create_element(Namespace::Svg, "g").unwrap();
            document.set_attribute(element, name, value).unwrap();
            let mut found = String::new();
            let node = document.get(element).unwrap();
            each_attribute(node, |property, value| {
                let _ = write!(found, "{property}:{value}");
            });
            assert_eq!(found, expected, "{name}={value}");
        }
    }
}
