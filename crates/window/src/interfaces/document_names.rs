//! `Document`, its named properties.
//!
//! <https://html.spec.whatwg.org/multipage/dom.html#dom-tree-accessors>

use std::collections::HashSet;

use treewright_dom::{LocalName, NodeId};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections::document_names::names_of;
use crate::collections::{self, Filter};
use crate::named_elements::{By, Found};
use crate::strings::DomString;
use crate::trees::html_name;
use crate::world::World;
use crate::wrappers;

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-namedItem-which>
pub(crate) fn supported_property_names(
    cx: &mut Cx<'_>,
    this: NodeId,
) -> Result<Vec<DomString>, Thrown> {
    let world = &*cx.host;
    let all = world.tree.descendants(this).flat_map(|element| names_of(world, element));
    let mut seen = HashSet::new();
    Ok(all.flatten().filter(|name| seen.insert(*name)).map(DomString::from).collect())
}

/// <https://html.spec.whatwg.org/multipage/dom.html#dom-document-nameditem>
pub(crate) fn named_property(
    cx: &mut Cx<'_>,
    this: NodeId,
    name: DomString,
) -> Result<Option<Value>, Thrown> {
    let name = name.into_scalar();
    let has_name = |world: &World, element| names_of(world, element).contains(&Some(&*name));
    let one = match cx.host.find_named(this, &[By::Name], &name, has_name) {
        Found::Nothing => return Ok(None),
        Found::One(one) => one,
        Found::PerhapsSeveral => {
            let filter = Filter::Named(name);
            match *cx.host.collect(this, &filter) {
                [] => return Ok(None),
                [one] => one,
                _ => return collections::html_collection(cx, this, filter).map(Some),
            }
        }
    };
    if html_name(cx.host, one) == Some(LocalName::IFRAME)
        && let Some(window) = crate::interfaces::html_iframe_element::content_window(cx, one)?
    {
        return Ok(Some(window));
    }
    wrappers::wrap(cx, one).map(Some)
}
