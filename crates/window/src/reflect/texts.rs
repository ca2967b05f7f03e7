//! Reflection as strings, keywords and URLs.

use treewright_dom::NodeId;
use treewright_dom::scripting::AttributesByPosition;
use treewright_quickjs::{Thrown, Value};

use super::set_content_attribute;
use crate::bindings::prelude::Answer;
use crate::strings::DomString;
use crate::text::value_for_script;
use crate::{Cx, tree_changes};

/// The keywords of an enumerated attribute.
/// <https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#keywords-and-enumerated-attributes>
#[derive(Debug)]
pub(crate) struct Enumerated {
    /// A keyword, and the canonical keyword of its state.
    pub(crate) keywords: &'static [(&'static str, &'static str)],
    /// The keyword of the missing value default, if that has one.
    pub(crate) missing: Option<&'static str>,
    /// The keyword of the invalid value default, if that has one.
    pub(crate) invalid: Option<&'static str>,
}

impl Enumerated {
    /// The canonical keyword of the state of a value; `None` without a state, and for a state
    /// without a keyword.
    pub(crate) fn keyword(&self, value: Option<&str>) -> Option<&'static str> {
        let Some(value) = value else { return self.missing };
        let mut known = self.keywords.iter();
        match known.find(|(keyword, _)| keyword.eq_ignore_ascii_case(value)) {
            Some((_, canonical)) => Some(canonical),
            None => self.invalid,
        }
    }
}

/// The value of an attribute without a namespace, converted directly from the tree's text.
fn attribute(cx: &Cx<'_>, element: NodeId, name: &str) -> Option<Value> {
    let tree = &cx.host.tree;
    let position = tree.position_of_attribute(element, None, name)?;
    let value = tree.attribute_script_value_at(element, position)?;
    Some(value_for_script(cx, &value))
}

/// Reflection as `DOMString`.
pub(crate) fn string(cx: &mut Cx<'_>, element: NodeId, name: &str) -> Answer {
    Ok(attribute(cx, element, name).unwrap_or_else(|| cx.string("")))
}

pub(crate) fn set_string(
    cx: &mut Cx<'_>,
    element: NodeId,
    name: &str,
    value: &DomString,
) -> Result<(), Thrown> {
    set_content_attribute(cx, element, name, value);
    Ok(())
}

/// Reflection as `DOMString?`.
pub(crate) fn nullable_string(cx: &mut Cx<'_>, element: NodeId, name: &str) -> Answer {
    Ok(attribute(cx, element, name).unwrap_or_else(|| cx.null()))
}

pub(crate) fn set_nullable_string(
    cx: &mut Cx<'_>,
    element: NodeId,
    name: &str,
    value: Option<DomString>,
) -> Result<(), Thrown> {
    match value {
        Some(value) => set_content_attribute(cx, element, name, &value),
        None => tree_changes::remove_an_attribute(cx, element, name),
    }
    Ok(())
}

/// Reflection as `DOMString`, limited to only known values.
pub(crate) fn enumerated(
    cx: &mut Cx<'_>,
    element: NodeId,
    name: &str,
    keywords: &Enumerated,
) -> Answer {
    let keyword = keywords.keyword(cx.host.tree.attribute(element, name));
    Ok(cx.string(keyword.unwrap_or_default()))
}

/// Reflection as `DOMString?`, limited to only known values.
pub(crate) fn nullable_enumerated(
    cx: &mut Cx<'_>,
    element: NodeId,
    name: &str,
    keywords: &Enumerated,
) -> Answer {
    let keyword = keywords.keyword(cx.host.tree.attribute(element, name));
    Ok(keyword.map_or_else(|| cx.null(), |keyword| cx.string(keyword)))
}

/// Reflection as `USVString`.
pub(crate) fn usv_string(cx: &mut Cx<'_>, element: NodeId, name: &str) -> Answer {
    let value = cx.host.attribute(element, name).map(DomString::into_scalar);
    Ok(cx.string(&value.unwrap_or_default()))
}

/// Reflection as `USVString`, treated as a URL.
pub(crate) fn url(cx: &mut Cx<'_>, element: NodeId, name: &str) -> Answer {
    let Some(value) = cx.host.attribute(element, name) else { return Ok(cx.string("")) };
    let value = value.into_scalar();
    let document = cx.host.node_document(element);
    let url = cx.host.encoding_parse_a_url(&value, document);
    Ok(url.map_or_else(|| cx.string(&value), |url| cx.string(url.as_str())))
}

#[cfg(test)]
mod tests {
    use super::Enumerated;

    #[test]
    fn keywords_of_values() {
        let cross_origin = Enumerated {
            keywords: &[
                ("anonymous", "anonymous"),
                ("use-credentials", "use-credentials"),
                ("", "anonymous"),
            ],
            missing: None,
            invalid: Some("anonymous"),
        };
        let dir = Enumerated {
            keywords: &[("ltr", "ltr"), ("rtl", "rtl"), ("auto", "auto")],
            missing: None,
            invalid: None,
        };
        for (table, value, keyword) in [
            (&cross_origin, None, None),
            (&cross_origin, Some(""), Some("anonymous")),
            (&cross_origin, Some("USE-Credentials"), Some("use-credentials")),
            (&cross_origin, Some("use-credential\u{17f}"), Some("anonymous")),
            (&dir, Some("x"), None),
            (&dir, Some("RTL"), Some("rtl")),
            (&dir, Some(" rtl"), None),
        ] {
            assert_eq!(table.keyword(value), keyword, "{value:?}");
        }
    }
}
