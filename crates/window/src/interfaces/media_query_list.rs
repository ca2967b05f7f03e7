//! <https://drafts.csswg.org/cssom-view/#the-mediaquerylist-interface>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::events::{self, Options, Target};
use crate::media_queries::{list_of, media_of};
use crate::strings::DomString;

/// <https://drafts.csswg.org/cssom-view-1/#dom-mediaquerylist-media>
pub(crate) fn media(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    let list = list_of(cx, this)?;
    Ok(media_of(cx, &list).0.into())
}

/// <https://drafts.csswg.org/cssom-view-1/#dom-mediaquerylist-matches>
pub(crate) fn matches(cx: &mut Cx<'_>, this: &Value) -> Result<bool, Thrown> {
    let list = list_of(cx, this)?;
    Ok(media_of(cx, &list).1)
}

/// <https://drafts.csswg.org/cssom-view/#dom-mediaquerylist-addlistener>
pub(crate) fn add_listener(
    cx: &mut Cx<'_>,
    this: &Value,
    callback: Option<Value>,
) -> Result<(), Thrown> {
    let Some(target) = Target::of(cx, this) else { return Ok(()) };
    let options = Options::default();
    events::add_an_event_listener(cx, &target, "change".into(), callback.as_ref(), &options)
}

/// <https://drafts.csswg.org/cssom-view/#dom-mediaquerylist-removelistener>
pub(crate) fn remove_listener(
    cx: &mut Cx<'_>,
    this: &Value,
    callback: Option<Value>,
) -> Result<(), Thrown> {
    let Some(target) = Target::of(cx, this) else { return Ok(()) };
    events::remove_an_event_listener(cx, &target, &"change".into(), callback.as_ref(), false)
}
