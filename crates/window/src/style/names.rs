//! The names of properties.
//!
//! <https://drafts.csswg.org/css-cascade-5/#property-name>

/// The names of the known properties, in order.
#[rustfmt::skip]
const NAMES: &[&str] = &[
    "accent-color", "align-content", "align-items", "align-self", "all", "animation",
    "animation-delay", "animation-direction", "animation-duration", "animation-fill-mode",
    "animation-iteration-count", "animation-name", "animation-play-state",
    "animation-timing-function", "appearance", "aspect-ratio", "backdrop-filter",
    "backface-visibility", "background", "background-attachment", "background-blend-mode",
    "background-clip", "background-color", "background-image", "background-origin",
    "background-position", "background-position-x", "background-position-y", "background-repeat",
    "background-size", "block-size", "border", "border-block", "border-block-color",
    "border-block-end", "border-block-start", "border-block-style", "border-block-width",
    "border-bottom", "border-bottom-color", "border-bottom-left-radius",
    "border-bottom-right-radius", "border-bottom-style", "border-bottom-width", "border-collapse",
    "border-color", "border-image", "border-image-outset", "border-image-repeat",
    "border-image-slice", "border-image-source", "border-image-width", "border-inline",
    "border-inline-color", "border-inline-end", "border-inline-start", "border-inline-style",
    "border-inline-width", "border-left", "border-left-color", "border-left-style",
    "border-left-width", "border-radius", "border-right", "border-right-color",
    "border-right-style", "border-right-width", "border-spacing", "border-style", "border-top",
    "border-top-color", "border-top-left-radius", "border-top-right-radius", "border-top-style",
    "border-top-width", "border-width", "bottom", "box-shadow", "box-sizing", "break-after",
    "break-before", "break-inside", "caption-side", "caret-color", "clear", "clip", "clip-path",
    "color", "color-scheme", "column-count", "column-fill", "column-gap", "column-rule",
    "column-rule-color", "column-rule-style", "column-rule-width", "column-span", "column-width",
    "columns", "contain", "container", "container-name", "container-type", "content",
    "content-visibility", "counter-increment", "counter-reset", "counter-set", "cursor",
    "direction", "display", "empty-cells", "fill", "fill-opacity", "fill-rule", "filter", "flex",
    "flex-basis", "flex-direction", "flex-flow", "flex-grow", "flex-shrink", "flex-wrap", "float",
    "font", "font-family", "font-feature-settings", "font-kerning", "font-size",
    "font-size-adjust", "font-stretch", "font-style", "font-variant", "font-variant-caps",
    "font-weight", "gap", "grid", "grid-area", "grid-auto-columns", "grid-auto-flow",
    "grid-auto-rows", "grid-column", "grid-column-end", "grid-column-start", "grid-row",
    "grid-row-end", "grid-row-start", "grid-template", "grid-template-areas",
    "grid-template-columns", "grid-template-rows", "height", "hyphens", "image-rendering",
    "inline-size", "inset", "inset-block", "inset-block-end", "inset-block-start", "inset-inline",
    "inset-inline-end", "inset-inline-start", "isolation", "justify-content", "justify-items",
    "justify-self", "left", "letter-spacing", "line-break", "line-height", "list-style",
    "list-style-image", "list-style-position", "list-style-type", "margin", "margin-block",
    "margin-block-end", "margin-block-start", "margin-bottom", "margin-inline",
    "margin-inline-end", "margin-inline-start", "margin-left", "margin-right", "margin-top",
    "mask", "max-block-size", "max-height", "max-inline-size", "max-width", "min-block-size",
    "min-height", "min-inline-size", "min-width", "mix-blend-mode", "object-fit",
    "object-position", "opacity", "order", "orphans", "outline", "outline-color",
    "outline-offset", "outline-style", "outline-width", "overflow", "overflow-anchor",
    "overflow-wrap", "overflow-x", "overflow-y", "overscroll-behavior", "padding",
    "padding-block", "padding-block-end", "padding-block-start", "padding-bottom",
    "padding-inline", "padding-inline-end", "padding-inline-start", "padding-left",
    "padding-right", "padding-top", "page-break-after", "page-break-before", "page-break-inside",
    "perspective", "perspective-origin", "place-content", "place-items", "place-self",
    "pointer-events", "position", "quotes", "resize", "right", "rotate", "row-gap", "scale",
    "scroll-behavior", "scroll-margin", "scroll-padding", "scroll-snap-align", "scroll-snap-type",
    "shape-outside", "stroke", "stroke-width", "tab-size", "table-layout", "text-align",
    "text-align-last", "text-combine-upright", "text-decoration", "text-decoration-color",
    "text-decoration-line", "text-decoration-style", "text-decoration-thickness", "text-emphasis",
    "text-indent", "text-orientation", "text-overflow", "text-rendering", "text-shadow",
    "text-transform", "text-underline-offset", "text-underline-position", "text-wrap", "top",
    "touch-action", "transform", "transform-box", "transform-origin", "transform-style",
    "transition", "transition-delay", "transition-duration", "transition-property",
    "transition-timing-function", "translate", "unicode-bidi", "user-select", "vertical-align",
    "visibility", "white-space", "widows", "width", "will-change", "word-break", "word-spacing",
    "word-wrap", "writing-mode", "z-index", "zoom",
];

/// True for the name of a property, including custom properties.
pub(crate) fn is_supported(name: &str) -> bool {
    name.strip_prefix("--").is_some_and(|rest| !rest.is_empty())
        || NAMES.binary_search(&name).is_ok()
}

/// The properties that have another name with the prefix `-webkit-`.
/// <https://compat.spec.whatwg.org/#css-simple-aliases>
#[rustfmt::skip]
const WITH_A_PREFIX: &[&str] = &[
    "align-content", "align-items", "align-self", "animation", "animation-delay",
    "animation-direction", "animation-duration", "animation-fill-mode",
    "animation-iteration-count", "animation-name", "animation-play-state",
    "animation-timing-function", "appearance", "backface-visibility", "background-clip",
    "background-origin", "background-size", "border-bottom-left-radius",
    "border-bottom-right-radius", "border-radius", "border-top-left-radius",
    "border-top-right-radius", "box-shadow", "box-sizing", "filter", "flex", "flex-basis",
    "flex-direction", "flex-flow", "flex-grow", "flex-shrink", "flex-wrap", "justify-content",
    "mask", "order", "perspective", "perspective-origin", "transform", "transform-origin",
    "transform-style", "transition", "transition-delay", "transition-duration",
    "transition-property", "transition-timing-function", "user-select",
];

/// The name of a property, from that name or a legacy name alias.
/// <https://drafts.csswg.org/css-cascade-5/#legacy-name-alias>
pub(crate) fn without_alias(name: String) -> String {
    match name.strip_prefix("-webkit-") {
        Some(rest) if WITH_A_PREFIX.binary_search(&rest).is_ok() => rest.to_owned(),
        _ => name,
    }
}

/// The names of the attributes for properties: unchanged, and in camel case.
pub(crate) fn supported_names() -> Vec<String> {
    let mut names = vec!["cssFloat".to_owned()];
    for name in NAMES {
        let camel = camel_case(name);
        if camel != *name {
            names.push(camel);
        }
        names.push((*name).to_owned());
    }
    for name in WITH_A_PREFIX {
        let camel = camel_case(&format!("webkit-{name}"));
        names.extend([format!("W{}", camel.get(1..).unwrap_or_default()), camel]);
        names.push(format!("-webkit-{name}"));
    }
    names
}

/// <https://drafts.csswg.org/cssom/#css-property-to-idl-attribute>
fn camel_case(name: &str) -> String {
    let mut words = name.split('-');
    let mut camel = words.next().unwrap_or_default().to_owned();
    for word in words {
        let mut characters = word.chars();
        camel.extend(characters.next().map(|first| first.to_ascii_uppercase()));
        camel.push_str(characters.as_str());
    }
    camel
}

/// The property for the name of an attribute of `CSSStyleProperties`.
/// <https://drafts.csswg.org/cssom/#idl-attribute-to-css-property>
pub(crate) fn attribute_of_property(attribute: &str) -> Option<String> {
    let mut name = String::new();
    // https://drafts.csswg.org/cssom/#dom-cssstyleproperties-webkit-cased-attribute
    if attribute.starts_with("webkit") && !attribute.contains('-') {
        name.push('-');
    }
    let is_dashed = attribute.contains('-');
    for character in attribute.chars() {
        if character.is_ascii_uppercase() {
            if is_dashed {
                return None;
            }
            name.push('-');
        }
        name.push(character.to_ascii_lowercase());
    }
    let name = without_alias(name);
    (!name.starts_with("--") && is_supported(&name)).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::{NAMES, WITH_A_PREFIX, attribute_of_property};

    #[test]
    fn names_are_found() {
        assert!(NAMES.is_sorted() && WITH_A_PREFIX.is_sorted());
        assert!(WITH_A_PREFIX.iter().all(|name| NAMES.contains(name)));
        for (attribute, property) in [
            ("display", Some("display")),
            ("backgroundColor", Some("background-color")),
            ("background-color", Some("background-color")),
            ("background-Color", None),
            ("nonsense", None),
            ("webkitFilter", Some("filter")),
            ("WebkitFilter", Some("filter")),
            ("-webkit-filter", Some("filter")),
            ("webkitColor", None),
            ("--x", None),
        ] {
            assert_eq!(attribute_of_property(attribute).as_deref(), property, "{attribute}");
        }
    }
}
