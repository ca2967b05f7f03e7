//! The kinds of scripts, by the attributes of their elements.

use treewright_dom::{Document, LocalName, Namespace, NodeId};
use treewright_markup::{AttributeName, AttributeNamespace};
use treewright_microsyntaxes::mime::is_javascript_mime_type_essence_match;
use treewright_microsyntaxes::white_space::strip_ascii_white_space;

use super::state::ScriptType;

/// Returns true for a script element of HTML or SVG.
pub(crate) fn is_a_script(tree: &Document, node: NodeId) -> bool {
    tree.get(node).is_some_and(|node| {
        node.element_name() == Some(LocalName::SCRIPT)
            && matches!(node.namespace(), Some(Namespace::Html | Namespace::Svg))
    })
}

/// An attribute of a script element by its name in HTML. SVG has `href` or `xlink:href` instead of
/// `src`, and no attributes for when a script runs.
/// <https://www.w3.org/TR/SVG2/interact.html#ScriptElement>
pub(crate) fn script_attribute<'a>(
    tree: &'a Document,
    script: NodeId,
    name: &str,
) -> Option<&'a str> {
    if tree.namespace(script) != Some(Namespace::Svg) {
        return tree.attribute(script, name);
    }
    match name {
        "src" => tree.attribute(script, "href").or_else(|| {
            let name = AttributeName {
                namespace: AttributeNamespace::XLink,
                prefix: None,
                ..AttributeName::plain("href")
            };
            tree.attribute_ns(script, name)
        }),
        "async" | "charset" | "defer" | "event" | "for" | "language" | "nomodule" => None,
        _ => tree.attribute(script, name),
    }
}

/// Steps 8 to 13 of "prepare the script element".
/// <https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element>
pub(crate) fn type_of(tree: &Document, script: NodeId) -> Option<ScriptType> {
    type_by(|name| script_attribute(tree, script, name))
}

/// [`type_of`] for attributes from elsewhere.
pub(crate) fn type_by<'a>(attribute: impl Fn(&str) -> Option<&'a str>) -> Option<ScriptType> {
    let of_type = attribute("type");
    let language = attribute("language");
    let text = match (of_type, language) {
        (Some(""), _) | (None, None | Some("")) => "text/javascript".to_owned(),
        (Some(value), _) => strip_ascii_white_space(value).to_owned(),
        (None, Some(language)) => format!("text/{language}"),
    };
    if is_javascript_mime_type_essence_match(&text) {
        Some(ScriptType::Classic)
    } else if text.eq_ignore_ascii_case("module") {
        Some(ScriptType::Module)
    } else if text.eq_ignore_ascii_case("importmap") {
        Some(ScriptType::ImportMap)
    } else if text.eq_ignore_ascii_case("speculationrules") {
        Some(ScriptType::SpeculationRules)
    } else {
        None
    }
}

/// Step 22: scripts for events that no browser fires.
pub(crate) fn is_for_another_event(tree: &Document, script: NodeId) -> bool {
    is_for_another_event_by(|name| script_attribute(tree, script, name))
}

/// [`is_for_another_event`] for attributes from elsewhere.
pub(crate) fn is_for_another_event_by<'a>(attribute: impl Fn(&str) -> Option<&'a str>) -> bool {
    let (Some(event), Some(of)) = (attribute("event"), attribute("for")) else { return false };
    let (event, of) = (strip_ascii_white_space(event), strip_ascii_white_space(of));
    !of.eq_ignore_ascii_case("window")
        || !(event.eq_ignore_ascii_case("onload") || event.eq_ignore_ascii_case("onload()"))
}

/// `HTMLScriptElement.supports`.
/// <https://html.spec.whatwg.org/multipage/scripting.html#dom-script-supports>
pub(crate) fn supports(name: &str) -> bool {
    matches!(name, "classic" | "module" | "importmap" | "speculationrules")
}

#[cfg(test)]
mod tests {
    use super::*;
    use treewright_dom::Namespace;

    fn script(attributes: &[(&str, &str)]) -> (Document, NodeId) {
        let mut tree = Document::new();
        let script = tree.create_element(Namespace::Html, "script").unwrap();
        for (name, value) in attributes {
            tree.set_attribute(script, name, value).unwrap();
        }
        (tree, script)
    }

    #[test]
    fn types() {
        fn check(attributes: &[(&str, &str)], expected: Option<ScriptType>) {
            let (tree, script) = script(attributes);
            assert_eq!(type_of(&tree, script), expected, "{attributes:?}");
        }
        let (classic, module) = (Some(ScriptType::Classic), Some(ScriptType::Module));
        check(&[], classic);
        check(&[("type", "")], classic);
        check(&[("type", "  ")], None);
        check(&[("type", " text/JavaScript\t")], classic);
        check(&[("type", "text/javascript;charset=utf-8")], None);
        check(&[("type", "text/javascript1.5")], classic);
        check(&[("type", "application/x-ecmascript")], classic);
        check(&[("type", "javascript")], None);
        check(&[("language", "")], classic);
        check(&[("language", "JavaScript")], classic);
        check(&[("language", "javascript1.6")], None);
        check(&[("language", " javascript")], None);
        check(&[("language", "vbscript"), ("type", "")], classic);
        check(&[("language", "javascript"), ("type", "text/plain")], None);
        check(&[("type", "Module")], module);
        check(&[("type", " module ")], module);
        check(&[("type", "importMap")], Some(ScriptType::ImportMap));
        check(&[("type", "speculationrules")], Some(ScriptType::SpeculationRules));
        check(&[("type", "modulé")], None);
    }

    #[test]
    fn events() {
        fn check(attributes: &[(&str, &str)], expected: bool) {
            let (tree, script) = script(attributes);
            assert_eq!(is_for_another_event(&tree, script), expected, "{attributes:?}");
        }
        check(&[], false);
        check(&[("for", "x")], false);
        check(&[("event", "x")], false);
        check(&[("for", "window"), ("event", "onload")], false);
        check(&[("for", " WINDOW\n"), ("event", " OnLoad() ")], false);
        check(&[("for", "window"), ("event", "onload(e)")], true);
        check(&[("for", "document"), ("event", "onload")], true);
        check(&[("for", ""), ("event", "onload")], true);
    }
}
