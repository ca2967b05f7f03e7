//! `HTMLDataListElement`.
//!
//! <https://html.spec.whatwg.org/multipage/form-elements.html#the-datalist-element>

use treewright_dom::{LocalName, NodeId};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections::{self, Filter};

/// <https://html.spec.whatwg.org/multipage/form-elements.html#dom-datalist-options>
pub(crate) fn options(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    collections::html_collection(cx, this, Filter::Html(&[LocalName::OPTION]))
}
