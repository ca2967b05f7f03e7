//! `HTMLAllCollection`, which is callable and counts as undefined.
//!
//! <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#the-htmlallcollection-interface>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections::{self, Filter, with_nodes};
use crate::generated::Interface;
use crate::generated::unions::HTMLCollectionOrElement;
use crate::strings::DomString;

use crate::collections::html_all::indexed_or_named;
pub(crate) use crate::collections::html_all::named_item;

pub(crate) use super::node_list::{length, supported_property_indices};

/// A new object for a document.
pub(super) fn new(cx: &mut Cx<'_>, document: NodeId) -> Result<Value, Thrown> {
    let object =
        collections::collection_of(cx, Interface::HTMLAllCollection, document, Filter::All)?;
    cx.set_is_htmldda(&object);
    Ok(object)
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#concept-get-all-indexed>
pub(crate) fn indexed_property(
    cx: &mut Cx<'_>,
    this: &Value,
    index: u32,
) -> Result<Option<NodeId>, Thrown> {
    super::node_list::item(cx, this, index)
}

pub(crate) fn named_property(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
) -> Result<Option<HTMLCollectionOrElement>, Thrown> {
    named_item(cx, this, name)
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmlallcollection-item>
pub(crate) fn item(
    cx: &mut Cx<'_>,
    this: &Value,
    name_or_index: Option<DomString>,
) -> Result<Option<HTMLCollectionOrElement>, Thrown> {
    match name_or_index {
        Some(name_or_index) => indexed_or_named(cx, this, name_or_index),
        None => Ok(None),
    }
}

pub(crate) fn supported_property_names(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<Vec<DomString>, Thrown> {
    let names = with_nodes(cx, this, |nodes, world| collections::all_property_names(world, nodes));
    Ok(names.into_iter().map(Into::into).collect())
}
