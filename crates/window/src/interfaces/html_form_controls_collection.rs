//! `HTMLFormControlsCollection`.
//!
//! <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#the-htmlformcontrolscollection-interface>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections::{self, Filter, with_nodes};
use crate::forms::listed;
use crate::generated::Interface;
use crate::generated::unions::RadioNodeListOrElement;
use crate::strings::DomString;

/// The elements of a form or fieldset with a name.
/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmlformcontrolscollection-nameditem>
pub(super) fn named(
    cx: &mut Cx<'_>,
    root: NodeId,
    name: &str,
) -> Result<Option<RadioNodeListOrElement>, Thrown> {
    if name.is_empty() {
        return Ok(None);
    }
    let names = listed::names(cx.host, root);
    match names.get(name) {
        [] => Ok(None),
        [one] => Ok(Some(RadioNodeListOrElement::Element(*one))),
        _ => {
            let filter = Filter::NamedControls(name.into());
            let list = collections::collection_of(cx, Interface::RadioNodeList, root, filter)?;
            Ok(Some(RadioNodeListOrElement::RadioNodeList(list)))
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#dom-htmlformcontrolscollection-nameditem>
pub(crate) fn named_item(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
) -> Result<Option<RadioNodeListOrElement>, Thrown> {
    match collections::root_of(cx, this) {
        Some(root) => named(cx, root, &name.into_scalar()),
        None => Ok(None),
    }
}

pub(crate) fn named_property(
    cx: &mut Cx<'_>,
    this: &Value,
    name: DomString,
) -> Result<Option<RadioNodeListOrElement>, Thrown> {
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
