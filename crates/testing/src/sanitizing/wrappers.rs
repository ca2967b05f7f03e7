//! Sanitized texts in elements that they are not for.

use treewright::{Document, Namespace, NodeId, NodeKind, Options};

use crate::generator::SplitMix64;
use crate::invariants::Violation;

/// Elements that people put texts into by mistake; `{}` is the text.
const WRAPPERS: &[&str] = &[
    "<svg>{}</svg>",
    "<math>{}</math>",
    "<svg><desc>{}",
    "<svg><foreignObject>{}",
    "<math><mtext>{}",
    "<math><annotation-xml>{}",
    "<math><annotation-xml encoding=text/html>{}",
    "<noscript>{}</noscript>",
    "<xmp>{}</xmp>",
    "<textarea>{}</textarea>",
    "<title>{}</title>",
    "<svg><title>{}</title>",
    "<style>{}</style>",
    "<svg><style>{}</style>",
    "<iframe>{}</iframe>",
    "<noembed>{}</noembed>",
    "<noframes>{}</noframes>",
    "<template>{}</template>",
    "<table>{}</table>",
    "<table><tr>{}",
    "<table><colgroup>{}",
    "<select>{}</select>",
    "<select><option>{}",
    "<a><b>{}",
    "<button>{}",
    "<form><p>{}",
    "<pre>{}</pre>",
    "<frameset>{}",
    "<head>{}",
    "<!--{}-->",
    "{}",
];

/// The value of that attribute, whose quotes template engines write as references.
const SRCDOC: &str = "srcdoc";

/// The names of elements that run scripts, load documents or change links.
const ELEMENTS: &[&str] = &["script", "base", "iframe", "embed", "object", "frame", "use"];

/// Checks that a text does nothing in any wrapper.
pub(super) fn check_in_wrappers(html: &str) -> Result<(), Violation> {
    for wrapper in std::iter::once(&SRCDOC).chain(WRAPPERS) {
        for scripting in [false, true] {
            check(html, wrapper, scripting)?;
        }
    }
    Ok(())
}

/// Checks that a text does nothing in a random wrapper.
pub(super) fn check_in_one_wrapper(html: &str, random: &mut SplitMix64) -> Result<(), Violation> {
    check(html, random.pick(WRAPPERS), random.chance(50))
}

fn check(html: &str, wrapper: &str, scripting: bool) -> Result<(), Violation> {
    let is_srcdoc = wrapper == SRCDOC;
    let text = if is_srcdoc { html.to_owned() } else { wrapper.replace("{}", html) };
    let parsed = Options::new().scripting(scripting).srcdoc(is_srcdoc).parse(text.as_str());
    check_harmless(wrapper, &parsed.document)
}

/// Checks that a tree has nothing that runs scripts, apart from the wrapper.
pub(super) fn check_harmless(wrapper: &str, document: &Document) -> Result<(), Violation> {
    let harmful = document
        .descendants_with_fragments(document.root())
        .find_map(|node| Some((node, harm(document, node, wrapper)?)));
    match harmful {
        None => Ok(()),
        Some((node, what)) => {
            let html = document.outer_html(node);
            let what = format!("{what} in {wrapper}: {html:?}\n{}", document.dump(document.root()));
            Err(Violation::new("a sanitized text is harmless", what))
        }
    }
}

fn harm(document: &Document, node: NodeId, wrapper: &str) -> Option<&'static str> {
    if document.kind(node) != Some(NodeKind::Element) {
        return None;
    }
    let name = document.local_name(node)?;
    let is_wrapper = wrapper.starts_with("<iframe") && name == "iframe";
    if ELEMENTS.contains(&name) && !is_wrapper {
        return Some("an element that runs scripts");
    }
    let is_link = |name: &str| {
        matches!(name, "href" | "xlink:href" | "src" | "action" | "formaction" | "data" | "srcdoc")
    };
    for (name, value) in document.attributes(node) {
        if name.local.to_ascii_lowercase().starts_with("on") {
            return Some("an event handler");
        }
        let value: String = value.chars().filter(|letter| *letter > ' ').collect();
        let value = value.to_ascii_lowercase();
        if is_link(name.local) && value.starts_with("javascript:") {
            return Some("a javascript: URL");
        }
        let is_svg = document.namespace(node) == Some(Namespace::Svg);
        if is_svg
            && name.local == "attributeName"
            && matches!(value.as_str(), "href" | "xlink:href")
        {
            return Some("an animation of a link");
        }
    }
    None
}
