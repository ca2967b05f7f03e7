//! <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#the-xmlserializer-interface>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::strings::DomString;
use crate::xml_documents::serialize_xml;

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-xmlserializer-constructor>
pub(crate) fn constructor(cx: &mut Cx<'_>, prototype: &Value) -> Result<Value, Thrown> {
    Ok(bindings::new_object_with(cx, Interface::XMLSerializer, prototype))
}

/// <https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dom-xmlserializer-serializetostring>
pub(crate) fn serialize_to_string(
    cx: &mut Cx<'_>,
    _this: &Value,
    root: NodeId,
) -> Result<DomString, Thrown> {
    Ok(serialize_xml(cx, root, false, false)?.into())
}
