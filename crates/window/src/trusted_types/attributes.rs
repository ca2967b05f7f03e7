//! Attributes and properties that are sinks.

use treewright_dom::{Namespace, NodeId};
use treewright_quickjs::Thrown;

use super::{Given, TrustedType, data_of, get_trusted_type_compliant_string, realm_of};
use crate::Cx;
use crate::events::is_an_event_handler_content_attribute;
use crate::strings::DomString;

const HTML: &str = "http://www.w3.org/1999/xhtml";
const SVG: &str = "http://www.w3.org/2000/svg";
const MATHML: &str = "http://www.w3.org/1998/Math/MathML";
const XLINK: &str = "http://www.w3.org/1999/xlink";

/// The type that an attribute of an element requires, and the name of the sink.
/// <https://w3c.github.io/trusted-types/dist/spec/#get-trusted-type-data-for-attribute>
fn data_for_attribute(
    (namespace, element): (&str, &str),
    attribute: &str,
    attribute_namespace: Option<&str>,
) -> Option<(TrustedType, String)> {
    if attribute_namespace.is_none()
        && matches!(namespace, HTML | SVG | MATHML)
        && is_an_event_handler_content_attribute(attribute)
    {
        return Some((TrustedType::Script, format!("Element {attribute}")));
    }
    let (of, sink) = match (namespace, element, attribute_namespace, attribute) {
        (HTML, "iframe", None, "srcdoc") => (TrustedType::Html, "HTMLIFrameElement srcdoc"),
        (HTML, "script", None, "src") => (TrustedType::ScriptUrl, "HTMLScriptElement src"),
        (SVG, "script", None | Some(XLINK), "href") => {
            (TrustedType::ScriptUrl, "SVGScriptElement href")
        }
        _ => return None,
    };
    Some((of, sink.to_owned()))
}

/// <https://w3c.github.io/trusted-types/dist/spec/#get-trusted-types-compliant-attribute-value>
pub(crate) fn compliant_attribute_value(
    cx: &mut Cx<'_>,
    element: NodeId,
    (namespace, local): (Option<&str>, &str),
    value: impl Into<Given>,
) -> Result<DomString, Thrown> {
    let value = value.into();
    // Most attributes are not sinks.
    let data = if local.starts_with("on") || matches!(local, "src" | "srcdoc" | "href") {
        let tree = &cx.host.tree;
        let of = tree.namespace(element).unwrap_or(Namespace::Html);
        let url = match of {
            Namespace::Html => HTML,
            Namespace::Svg => SVG,
            Namespace::MathMl => MATHML,
            _ => "",
        };
        let name = tree.local_name(element).unwrap_or_default();
        data_for_attribute((url, name), local, namespace)
    } else {
        None
    };
    match (data, value) {
        (Some((expected, sink)), value) => {
            let global = realm_of(cx.host, element);
            get_trusted_type_compliant_string(cx, expected, global, value, &sink)
        }
        (None, Given::Text(text)) => Ok(text),
        (None, Given::Trusted(object)) => Ok(data_of(cx, &object)),
    }
}

/// <https://w3c.github.io/trusted-types/dist/spec/#dom-trustedtypepolicyfactory-getattributetype>
pub(crate) fn attribute_type(
    tag_name: &str,
    attribute: &str,
    element_namespace: &str,
    attribute_namespace: &str,
) -> Option<&'static str> {
    let (tag_name, attribute) = (tag_name.to_ascii_lowercase(), attribute.to_ascii_lowercase());
    let namespace = if element_namespace.is_empty() { HTML } else { element_namespace };
    let of_attribute = Some(attribute_namespace).filter(|namespace| !namespace.is_empty());
    let data = data_for_attribute((namespace, &tag_name), &attribute, of_attribute);
    data.map(|(of, _)| of.name())
}

/// <https://w3c.github.io/trusted-types/dist/spec/#dom-trustedtypepolicyfactory-getpropertytype>
pub(crate) fn property_type(
    tag_name: &str,
    property: &str,
    element_namespace: &str,
) -> Option<&'static str> {
    let namespace = if element_namespace.is_empty() { HTML } else { element_namespace };
    let of = match (namespace, &*tag_name.to_ascii_lowercase(), property) {
        (HTML, "iframe", "srcdoc") | (_, _, "innerHTML" | "outerHTML") => TrustedType::Html,
        (HTML, "script", "innerText" | "text" | "textContent") => TrustedType::Script,
        (HTML, "script", "src") => TrustedType::ScriptUrl,
        _ => return None,
    };
    Some(of.name())
}
