//! Attributes of SVG that reflect content attributes by objects.
//! <https://svgwg.org/svg2-draft/types.html#DOMInterfacesForReflectingSVGAttributes>

use std::collections::BTreeMap;

use super::model::Model;
use super::syntax::{Kind, MemberKind, Type};
use crate::codegen::rows;

/// Names that SVG has for types of the Geometry Interfaces.
/// <https://svgwg.org/svg2-draft/types.html>
pub(super) const NAMES: &str = "typedef DOMPoint SVGPoint;
typedef DOMRect SVGRect;
typedef DOMMatrix SVGMatrix;";

/// The attributes: `spec/idl/svg-attributes.tsv`.
pub(super) struct Reflecting(BTreeMap<(String, String), [String; 3]>);

impl Reflecting {
    pub(super) fn read(text: &str) -> Self {
        let rows = rows(text).map(|row| {
            let key = (row[0].to_owned(), row[1].to_owned());
            (key, [row[2], row[3], row[4]].map(str::to_owned))
        });
        Self(rows.collect())
    }

    /// The expression of type `Animated` for an attribute of an interface or mixin.
    pub(super) fn expression(
        &self,
        owner: &str,
        member: &str,
        of: &Type,
    ) -> Result<Option<String>, String> {
        let Kind::Name(of) = &of.kind else { return Ok(None) };
        let kinds = ["SVGStringList", "SVGPointList"];
        if !of.starts_with("SVGAnimated") && !kinds.contains(&of.as_str()) {
            return Ok(None);
        }
        let Some([name, details, initial]) = self.0.get(&(owner.to_owned(), member.to_owned()))
        else {
            return Err(format!("{owner}.{member} is missing in svg-attributes.tsv"));
        };
        let part = || match details.as_str() {
            "first" => "Part::First",
            "second" => "Part::Second",
            "percentage" => "Part::Percentage",
            _ => "Part::Whole",
        };
        let across = || match details.as_str() {
            "width" => "Across::Width",
            "height" => "Across::Height",
            _ => "Across::Diagonal",
        };
        let kind = match (of.as_str(), member) {
            ("SVGAnimatedBoolean", _) => format!("Boolean({})", initial == "true"),
            ("SVGAnimatedEnumeration", "orientType") => "OrientType".to_owned(),
            ("SVGAnimatedEnumeration", _) => {
                let keywords: Vec<&str> = details.split(',').collect();
                format!("Enumeration(&{keywords:?}, {initial})")
            }
            ("SVGAnimatedInteger", _) => format!("Integer({}, {initial})", part()),
            ("SVGAnimatedNumber", _) => format!("Number({}, {initial}.0)", part()),
            ("SVGAnimatedLength", _) => format!("Length({}, {initial:?})", across()),
            ("SVGAnimatedAngle", _) => "Angle".to_owned(),
            ("SVGAnimatedString", _) => {
                format!("Text {{ is_deprecated_too: {} }}", details == "xlink")
            }
            ("SVGAnimatedRect", _) => "Rect".to_owned(),
            ("SVGAnimatedNumberList", _) => "NumberList".to_owned(),
            ("SVGAnimatedLengthList", _) => format!("LengthList({})", across()),
            ("SVGAnimatedTransformList", _) => "TransformList".to_owned(),
            ("SVGAnimatedPreserveAspectRatio", _) => "PreserveAspectRatio".to_owned(),
            ("SVGPointList", _) => format!("Points {{ is_read_only: {} }}", member != "points"),
            ("SVGStringList", _) => format!("Strings {{ has_commas: {} }}", details == "comma"),
            _ => return Err(format!("{owner}.{member}: {of} is not known")),
        };
        Ok(Some(format!("Animated {{ name: {name:?}, kind: AnimatedKind::{kind} }}")))
    }
}

/// Leaves out what is not there in any browser: event handlers of windows at `svg` elements.
pub(super) fn without_handlers_of_windows(model: &mut Model) {
    if let Some(svg) = model.interfaces.get_mut("SVGSVGElement") {
        svg.members.retain(|owned| owned.owner != "WindowEventHandlers");
    }
}

/// `SVGPathElement` repeats what its parent has.
pub(super) fn paths_inherit(model: &mut Model) {
    const INHERITED: [&str; 3] = ["pathLength", "getTotalLength", "getPointAtLength"];
    let Some(path) = model.interfaces.get_mut("SVGPathElement") else { return };
    path.members.retain(|owned| match &owned.member.kind {
        MemberKind::Attribute(attribute) => !INHERITED.contains(&attribute.name.as_str()),
        MemberKind::Operation(operation) => {
            !operation.name.as_deref().is_some_and(|name| INHERITED.contains(&name))
        }
        _ => true,
    });
}
