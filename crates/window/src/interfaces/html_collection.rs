//! `HTMLCollection`.
//!
//! <https://dom.spec.whatwg.org/#interface-htmlcollection>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections::{self, with_nodes};
use crate::strings::DomString;

pub(crate) use super::node_list::{item, length, supported_property_indices};

/// <https://dom.spec.whatwg.org/#dom-htmlcollection-nameditem>
pub(crate) fn named_item(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
) -> Result<Option<NodeId>, Thrown> {
    Ok(collections::named_item(cx, this, &name.into_scalar()))
}

pub(crate) fn named_property(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
) -> Result<Option<NodeId>, Thrown> {
    named_item(cx, this, name)
}

pub(crate) fn supported_property_names(
    cx: &mut Cx<'_>,
    this: &Value,
) -> Result<Vec<DomString>, Thrown> {
    let names =
        with_nodes(cx, this, |nodes, world| collections::supported_property_names(world, nodes));
    Ok(names.into_iter().map(Into::into).collect())
}
