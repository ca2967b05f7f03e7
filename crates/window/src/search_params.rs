//! The lists of `URLSearchParams` objects.
//!
//! <https://url.spec.whatwg.org/#concept-urlsearchparams-list>

use treewright_quickjs::{Thrown, Value};
use url::form_urlencoded;

use crate::Cx;

/// The list of an object.
pub(crate) struct List(pub(crate) Vec<(String, String)>);

pub(crate) fn parse(query: &str) -> List {
    List(form_urlencoded::parse(query.as_bytes()).into_owned().collect())
}

pub(crate) fn with<R>(
    cx: &mut Cx<'_>,
    this: &Value,
    work: impl FnOnce(&mut Vec<(String, String)>) -> R,
) -> Result<R, Thrown> {
    match cx.data(this, |list: &mut List, _| work(&mut list.0)) {
        Some(result) => Ok(result),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// <https://url.spec.whatwg.org/#urlsearchparams-stringification-behavior>
pub(crate) fn serialized(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    with(cx, this, |list| {
        form_urlencoded::Serializer::new(String::new()).extend_pairs(list.iter()).finish()
    })
}
