//! <https://drafts.csswg.org/web-animations-1/#the-documenttimeline-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::animations::{self, Timeline};
use crate::generated::dictionaries::DocumentTimelineOptions;
use crate::realms::RealmId;

/// <https://drafts.csswg.org/web-animations-1/#dom-documenttimeline-documenttimeline>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    options: DocumentTimelineOptions,
) -> Result<Value, Thrown> {
    let realm = RealmId(cx.realm_number());
    let document = cx.host.realms.get(realm).map(|state| state.document);
    let document = document.ok_or_else(|| cx.type_error("The window has no document"))?;
    let timeline = Timeline { document, origin: options.origin_time };
    animations::new_timeline(cx, Some(prototype), timeline)
}
