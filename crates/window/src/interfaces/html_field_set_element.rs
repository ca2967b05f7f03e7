//! `HTMLFieldSetElement`.
//!
//! <https://html.spec.whatwg.org/multipage/form-elements.html#htmlfieldsetelement>

use treewright_dom::NodeId;
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections::{self, Filter};
use crate::forms::listed;
use crate::strings::DomString;

owned_by_a_form!();
validated!();

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-fieldset-type>
pub(crate) fn type_(_cx: &mut Cx<'_>, _this: NodeId) -> Result<DomString, Thrown> {
    Ok("fieldset".into())
}

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-fieldset-elements>
pub(crate) fn elements(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    collections::html_collection(cx, this, Filter::Of(&listed::OF_FIELDSET))
}
