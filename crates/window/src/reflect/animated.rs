//! How attributes of SVG reflect content attributes: by objects with a base value.
//! <https://svgwg.org/svg2-draft/types.html#DOMInterfacesForReflectingSVGAttributes>

/// A content attribute and the type that reflects it.
#[derive(Debug)]
pub(crate) struct Animated {
    /// The name of the content attribute.
    pub(crate) name: &'static str,
    pub(crate) kind: AnimatedKind,
}

/// The type of an attribute, with what its definition adds.
#[derive(Debug)]
pub(crate) enum AnimatedKind {
    /// The initial value.
    Boolean(bool),
    /// The keywords of the values from 1, and the initial value.
    Enumeration(&'static [&'static str], u16),
    /// The type of the value of `orient`.
    OrientType,
    /// The initial value.
    Integer(Part, i32),
    /// The initial value.
    Number(Part, f32),
    /// The initial value as a text.
    Length(Across, &'static str),
    /// The angle of `orient`.
    Angle,
    Text {
        /// It reflects `xlink:href` too.
        is_deprecated_too: bool,
    },
    Rect,
    NumberList,
    LengthList(Across),
    TransformList,
    PreserveAspectRatio,
    Points {
        is_read_only: bool,
    },
    Strings {
        /// Commas separate the strings, and not white space.
        has_commas: bool,
    },
}

/// The part of an attribute that a number is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Whole,
    /// All of it, which may be a percentage.
    Percentage,
    /// The first of a number and an optional second one.
    First,
    Second,
}

/// The size that percentages of a length refer to: the directionality.
/// <https://svgwg.org/svg2-draft/types.html#InterfaceSVGLength>
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Across {
    Width,
    Height,
    Diagonal,
}
