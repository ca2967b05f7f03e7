//! The elements and attributes of SVG and MathML by name, from the data files.

use std::sync::LazyLock;

use rustc_hash::{FxHashMap, FxHashSet};

use super::generated;

/// An element of SVG.
#[derive(Debug)]
pub(super) struct SvgElement {
    pub(super) name: &'static str,
    /// The names of its children; `text` for text and `*` for all.
    pub(super) children: &'static str,
    /// The attributes other than those of all elements, with the kinds of their values.
    pub(super) attributes: &'static [(&'static str, &'static str)],
}

/// An element of SVG, for look-ups.
#[derive(Debug)]
pub(super) struct Svg {
    children: FxHashSet<&'static str>,
    attributes: FxHashMap<&'static str, &'static str>,
}

impl Svg {
    /// Returns true if everything may be inside.
    pub(super) fn takes_all(&self) -> bool {
        self.children.contains("*")
    }

    pub(super) fn takes(&self, child: &str) -> bool {
        self.takes_all() || self.children.contains(child)
    }

    /// Returns true if text may be in the element with this name. In addition to the graphics elements, `text` in the
    /// list is the element.
    pub(super) fn takes_text(&self, name: &str) -> bool {
        self.takes_all() || self.takes("text") && !self.takes("g") && name != "clipPath"
    }

    /// The kind of the value of an attribute, if the element has it.
    pub(super) fn attribute(&self, name: &str) -> Option<&'static str> {
        static ALL: LazyLock<FxHashMap<&'static str, &'static str>> =
            LazyLock::new(|| generated::SVG_ATTRIBUTES.iter().copied().collect());
        self.attributes.get(name).or_else(|| ALL.get(name)).copied()
    }
}

static SVG: LazyLock<FxHashMap<&'static str, Svg>> = LazyLock::new(|| {
    let rows = generated::SVG_ELEMENTS.iter();
    rows.map(|row| {
        let children = row.children.split(' ').collect();
        let attributes = row.attributes.iter().copied().collect();
        (row.name, Svg { children, attributes })
    })
    .collect()
});

/// The element of SVG with this name.
pub(super) fn svg(name: &str) -> Option<&'static Svg> {
    SVG.get(name)
}

/// An element of MathML.
#[derive(Debug)]
pub(super) struct MathElement {
    pub(super) name: &'static str,
    pub(super) least: usize,
    pub(super) greatest: Option<usize>,
    /// The names of its children; `text` for text, `token` for text and the children of tokens, `*` for all elements.
    pub(super) children: &'static str,
    /// The names of its parents, `-` for all.
    pub(super) parents: &'static str,
}

impl MathElement {
    pub(super) fn takes(&self, child: &str) -> bool {
        self.children.split(' ').any(|name| match name {
            "*" => child != "text",
            "token" => matches!(child, "text" | "mglyph" | "malignmark" | "maligngroup"),
            _ => name == child,
        })
    }

    pub(super) fn may_be_in(&self, parent: &str) -> bool {
        self.parents == "-" || self.parents.split(' ').any(|name| name == parent)
    }
}

static MATH: LazyLock<FxHashMap<&'static str, &'static MathElement>> =
    LazyLock::new(|| generated::MATH_ELEMENTS.iter().map(|row| (row.name, row)).collect());

/// An attribute of some elements of MathML.
#[derive(Debug)]
pub(super) struct MathAttribute {
    pub(super) name: &'static str,
    /// The names of the elements, `*` for all.
    pub(super) elements: &'static str,
    /// The kind of its value.
    pub(super) kind: &'static str,
}

static MATH_ATTRIBUTES: LazyLock<FxHashMap<&'static str, Vec<&'static MathAttribute>>> =
    LazyLock::new(|| {
        let mut all: FxHashMap<_, Vec<_>> = FxHashMap::default();
        for row in generated::MATH_ATTRIBUTES {
            all.entry(row.name).or_default().push(row);
        }
        all
    });

/// The kind of the value of an attribute, if an element of MathML has it; `mstyle` has those of all elements, and
/// `math` has those of `mstyle`. There an attribute that is different on different elements can be anything.
/// <https://www.w3.org/TR/MathML3/chapter2.html#interf.toplevel>
pub(super) fn math_kind(element: &str, attribute: &str) -> Option<&'static str> {
    let rows = MATH_ATTRIBUTES.get(attribute)?;
    let is_there = |row: &&&MathAttribute| {
        row.elements == "*" || row.elements.split(' ').any(|name| name == element)
    };
    match (rows.iter().find(is_there), rows.as_slice(), element) {
        (Some(row), _, _) | (None, [row], "math" | "mstyle") => Some(row.kind),
        (None, _, "math" | "mstyle") => Some("-"),
        (None, _, _) => None,
    }
}

/// The element of MathML with this name.
pub(super) fn math(name: &str) -> Option<&'static MathElement> {
    MATH.get(name).copied()
}
