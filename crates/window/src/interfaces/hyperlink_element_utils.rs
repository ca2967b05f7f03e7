//! The parts of the URL of a hyperlink.
//!
//! <https://html.spec.whatwg.org/multipage/links.html#api-for-a-and-area-elements>

use treewright_dom::{FullName, NodeId};
use treewright_quickjs::Thrown;
use url::{Url, quirks};

use crate::Cx;
use crate::strings::DomString;
use crate::tree_changes;
use crate::world::World;

/// "Reinitialize url": the URL is always that of the attribute.
/// <https://html.spec.whatwg.org/multipage/links.html#reinitialize-url>
pub(super) fn url_of(world: &World, element: NodeId) -> Option<Url> {
    let href = world.attribute(element, "href")?.into_scalar();
    world.encoding_parse_a_url(&href, world.node_document(element))
}

/// A part of the URL; empty without one.
fn part(cx: &Cx<'_>, element: NodeId, part: fn(&Url) -> &str) -> String {
    url_of(cx.host, element).map(|url| part(&url).to_owned()).unwrap_or_default()
}

/// Changes the URL, and the attribute with it.
/// <https://html.spec.whatwg.org/multipage/links.html#update-href>
fn change(cx: &mut Cx<'_>, element: NodeId, change: impl FnOnce(&mut Url)) {
    let Some(mut url) = url_of(cx.host, element) else { return };
    change(&mut url);
    let value = DomString::from(String::from(url));
    tree_changes::set_an_attribute(cx, element, FullName::plain("href"), &value);
}

/// <https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-origin>
pub(crate) fn origin(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    Ok(url_of(cx.host, this).map(|url| quirks::origin(&url)).unwrap_or_default())
}

/// <https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-protocol>
pub(crate) fn protocol(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    Ok(match url_of(cx.host, this) {
        Some(url) => quirks::protocol(&url).into(),
        None => ":".into(),
    })
}

macro_rules! parts {
    ($($get:ident $set:ident;)*) => { $(
        /// A part of the URL.
        pub(crate) fn $get(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
            Ok(part(cx, this, quirks::$get))
        }

        /// Sets a part of the URL; a value that the URL Standard refuses changes nothing.
        pub(crate) fn $set(cx: &mut Cx<'_>, this: NodeId, value: String) -> Result<(), Thrown> {
            change(cx, this, |url| {
                let _refused = quirks::$set(url, &value);
            });
            Ok(())
        }
    )* };
}

parts! {
    username set_username;
    password set_password;
    host set_host;
    hostname set_hostname;
    port set_port;
}

/// <https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-protocol>
pub(crate) fn set_protocol(cx: &mut Cx<'_>, this: NodeId, value: String) -> Result<(), Thrown> {
    change(cx, this, |url| {
        let _refused = quirks::set_protocol(url, &value);
    });
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-pathname>
pub(crate) fn pathname(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    Ok(part(cx, this, quirks::pathname))
}

/// <https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-pathname>
pub(crate) fn set_pathname(cx: &mut Cx<'_>, this: NodeId, value: String) -> Result<(), Thrown> {
    if url_of(cx.host, this).is_some_and(|url| !url.cannot_be_a_base()) {
        change(cx, this, |url| quirks::set_pathname(url, &value));
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-search>
pub(crate) fn search(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    Ok(part(cx, this, quirks::search))
}

/// <https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-search>
pub(crate) fn set_search(cx: &mut Cx<'_>, this: NodeId, value: String) -> Result<(), Thrown> {
    change(cx, this, |url| quirks::set_search(url, &value));
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-hash>
pub(crate) fn hash(cx: &mut Cx<'_>, this: NodeId) -> Result<String, Thrown> {
    Ok(part(cx, this, quirks::hash))
}

/// <https://html.spec.whatwg.org/multipage/links.html#dom-hyperlink-hash>
pub(crate) fn set_hash(cx: &mut Cx<'_>, this: NodeId, value: String) -> Result<(), Thrown> {
    change(cx, this, |url| quirks::set_hash(url, &value));
    Ok(())
}
