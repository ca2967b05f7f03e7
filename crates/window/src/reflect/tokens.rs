//! The tokens that attributes with token lists support.
//! <https://dom.spec.whatwg.org/#concept-supported-tokens>

use treewright_dom::{Namespace, NodeId};

use crate::world::World;

/// Keywords of `rel` on hyperlinks and forms.
const HYPERLINK: &[&str] = &["noreferrer", "noopener", "opener"];

/// Keywords of `rel` on `link` elements that have an effect here.
/// <https://html.spec.whatwg.org/multipage/semantics.html#attr-link-rel>
const LINK: &[&str] = &["alternate", "modulepreload", "preload", "stylesheet"];

/// <https://html.spec.whatwg.org/multipage/urls-and-fetching.html#possible-blocking-token>
const BLOCKING: &[&str] = &["render"];

/// <https://html.spec.whatwg.org/multipage/iframe-embed-object.html#attr-iframe-sandbox>
const SANDBOX: &[&str] = &[
    "allow-downloads",
    "allow-forms",
    "allow-modals",
    "allow-orientation-lock",
    "allow-pointer-lock",
    "allow-popups",
    "allow-popups-to-escape-sandbox",
    "allow-presentation",
    "allow-same-origin",
    "allow-scripts",
    "allow-top-navigation",
    "allow-top-navigation-by-user-activation",
    "allow-top-navigation-to-custom-protocols",
];

/// The supported tokens of an attribute; `None` if the attribute does not define any.
pub(crate) fn supported_tokens(
    world: &World,
    element: NodeId,
    attribute: &str,
) -> Option<&'static [&'static str]> {
    match (world.tree.namespace(element)?, world.tree.local_name(element)?, attribute) {
        (Namespace::Svg, "a", "rel") => return Some(HYPERLINK),
        (Namespace::Html, ..) => {}
        _ => return None,
    }
    Some(match (world.tree.local_name(element)?, attribute) {
        ("a" | "area" | "form", "rel") => HYPERLINK,
        ("link", "rel") => LINK,
        ("link" | "script" | "style", "blocking") => BLOCKING,
        ("iframe", "sandbox") => SANDBOX,
        _ => return None,
    })
}
