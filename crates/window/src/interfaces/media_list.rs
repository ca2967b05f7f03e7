//! `MediaList`.
//!
//! <https://drafts.csswg.org/cssom/#the-medialist-interface>

use treewright_quickjs::{Thrown, Value};

use treewright_style::cssom::{append_medium as with, delete_medium as without, media_queries_of};

use crate::Cx;
use crate::exception::{DomExceptionName, dom_exception};
use crate::strings::DomString;
use crate::style;

/// <https://drafts.csswg.org/cssom/#dom-medialist-mediatext>
pub(crate) fn media_text(cx: &mut Cx<'_>, this: &Value) -> Result<DomString, Thrown> {
    Ok(style::media_of(cx, this)?.text(cx).into())
}

/// <https://drafts.csswg.org/cssom/#dom-medialist-mediatext>
pub(crate) fn set_media_text(
    cx: &mut Cx<'_>,
    this: &Value,
    value: DomString,
) -> Result<(), Thrown> {
    style::media_of(cx, this)?.set_text(cx, &value.into_scalar())
}

/// <https://drafts.csswg.org/cssom/#dom-medialist-length>
pub(crate) fn length(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    let text = style::media_of(cx, this)?.text(cx);
    Ok(u32::try_from(media_queries_of(&text).len()).unwrap_or(u32::MAX))
}

pub(crate) fn supported_property_indices(cx: &mut Cx<'_>, this: &Value) -> Result<u32, Thrown> {
    length(cx, this)
}

/// <https://drafts.csswg.org/cssom/#dom-medialist-item>
pub(crate) fn item(cx: &mut Cx<'_>, this: &Value, index: u32) -> Result<Option<DomString>, Thrown> {
    let text = style::media_of(cx, this)?.text(cx);
    Ok(media_queries_of(&text).get(index as usize).map(|query| DomString::from(*query)))
}

/// <https://drafts.csswg.org/cssom/#dom-medialist-appendmedium>
pub(crate) fn append_medium(
    cx: &mut Cx<'_>,
    this: &Value,
    medium: DomString,
) -> Result<(), Thrown> {
    let media = style::media_of(cx, this)?;
    match with(&media.text(cx), &medium.into_scalar()) {
        Some(text) => media.set_text(cx, &text),
        None => Ok(()),
    }
}

/// <https://drafts.csswg.org/cssom/#dom-medialist-deletemedium>
pub(crate) fn delete_medium(
    cx: &mut Cx<'_>,
    this: &Value,
    medium: DomString,
) -> Result<(), Thrown> {
    let media = style::media_of(cx, this)?;
    match without(&media.text(cx), &medium.into_scalar()) {
        Some(text) => media.set_text(cx, &text),
        None => {
            let message = "The list does not have this query.";
            Err(dom_exception(cx, DomExceptionName::NotFoundError, message))
        }
    }
}
