//! `HTMLMapElement`.
//!
//! <https://html.spec.whatwg.org/multipage/image-maps.html#the-map-element>

use treewright_dom::{LocalName, NodeId};
use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::collections::{self, Filter};

/// <https://html.spec.whatwg.org/multipage/image-maps.html#dom-map-areas>
pub(crate) fn areas(cx: &mut Cx<'_>, this: NodeId) -> Result<Value, Thrown> {
    collections::html_collection(cx, this, Filter::Html(&[LocalName::AREA]))
}
