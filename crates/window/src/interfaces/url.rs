//! `URL`.
//!
//! <https://url.spec.whatwg.org/#url-class>

use treewright_quickjs::{Thrown, Value};
use url::Url;
use url::quirks;

use super::url_search_params;
use crate::Cx;
use crate::bindings;
use crate::fetching::BlobEntry;
use crate::generated::Interface;
use crate::objects::slots;
use crate::strings::DomString;

/// <https://url.spec.whatwg.org/#api-url-parser>
fn parse_with_base(url: &str, base: Option<&str>) -> Option<Url> {
    let base = match base {
        Some(base) => Some(Url::parse(base).ok()?),
        None => None,
    };
    Url::options().base_url(base.as_ref()).parse(url).ok()
}

fn new_url(cx: &mut Cx<'_>, object: Value, url: Url) -> Result<Value, Thrown> {
    let params = url_search_params::new_of_query(cx, url.query().unwrap_or_default())?;
    cx.set_slot(&object, slots::SEARCH_PARAMS, &params);
    cx.set_slot(&params, slots::URL, &object);
    cx.set_data(&object, Box::new(url));
    Ok(object)
}

/// <https://url.spec.whatwg.org/#dom-url-url>
pub(crate) fn constructor(
    cx: &mut Cx<'_>,
    prototype: &Value,
    url: String,
    base: Option<String>,
) -> Result<Value, Thrown> {
    match parse_with_base(&url, base.as_deref()) {
        Some(url) => {
            let object = bindings::new_object_with(cx, Interface::URL, prototype);
            new_url(cx, object, url)
        }
        None => Err(cx.type_error("Failed to construct 'URL': Invalid URL")),
    }
}

/// <https://url.spec.whatwg.org/#dom-url-parse>
pub(crate) fn parse(
    cx: &mut Cx<'_>,
    url: String,
    base: Option<String>,
) -> Result<Option<Value>, Thrown> {
    match parse_with_base(&url, base.as_deref()) {
        Some(url) => {
            let object = bindings::new_object(cx, Interface::URL)?;
            new_url(cx, object, url).map(Some)
        }
        None => Ok(None),
    }
}

/// <https://url.spec.whatwg.org/#dom-url-canparse>
pub(crate) fn can_parse(
    _cx: &mut Cx<'_>,
    url: String,
    base: Option<String>,
) -> Result<bool, Thrown> {
    Ok(parse_with_base(&url, base.as_deref()).is_some())
}

/// Reads from the URL of an object.
fn read<R>(cx: &mut Cx<'_>, this: &Value, read: impl FnOnce(&Url) -> R) -> Result<R, Thrown> {
    match cx.data(this, |url: &mut Url, _| read(url)) {
        Some(result) => Ok(result),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// Changes the URL of an object; a change that the URL Standard ignores does nothing.
fn write(
    cx: &mut Cx<'_>,
    this: &Value,
    write: impl FnOnce(&mut Url) -> Result<(), ()>,
) -> Result<(), Thrown> {
    // A part that cannot be set stays as it was.
    read_mut(cx, this, |url| write(url).is_ok())?;
    Ok(())
}

fn read_mut<R>(
    cx: &mut Cx<'_>,
    this: &Value,
    change: impl FnOnce(&mut Url) -> R,
) -> Result<R, Thrown> {
    match cx.data(this, |url: &mut Url, _| change(url)) {
        Some(result) => Ok(result),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// Updates the search params of a URL from its query.
fn update_search_params(cx: &mut Cx<'_>, this: &Value) -> Result<(), Thrown> {
    let query = read(cx, this, |url| url.query().unwrap_or_default().to_owned())?;
    if let Some(params) = cx.slot(this, slots::SEARCH_PARAMS) {
        url_search_params::set_query(cx, &params, &query);
    }
    Ok(())
}

/// The search params have changed.
/// <https://url.spec.whatwg.org/#concept-urlsearchparams-update>
pub(crate) fn set_query_of(cx: &mut Cx<'_>, this: &Value, query: &str) {
    // A URL object has a URL.
    let _is_set = read_mut(cx, this, |url| {
        url.set_query(if query.is_empty() { None } else { Some(query) });
    });
}

/// <https://url.spec.whatwg.org/#dom-url-href>
pub(crate) fn href(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    read(cx, this, |url| quirks::href(url).to_owned())
}

/// <https://url.spec.whatwg.org/#dom-url-href>
pub(crate) fn set_href(cx: &mut Cx<'_>, this: &Value, value: String) -> Result<(), Thrown> {
    if read_mut(cx, this, |url| quirks::set_href(url, &value).is_ok())? {
        return update_search_params(cx, this);
    }
    Err(cx.type_error("Failed to set the 'href' property on 'URL': Invalid URL"))
}

/// <https://url.spec.whatwg.org/#dom-url-tojson>
pub(crate) fn to_json(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    href(cx, this)
}

/// <https://url.spec.whatwg.org/#dom-url-origin>
pub(crate) fn origin(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    read(cx, this, |url| url.origin().ascii_serialization())
}

/// <https://url.spec.whatwg.org/#dom-url-protocol>
pub(crate) fn protocol(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    read(cx, this, |url| quirks::protocol(url).to_owned())
}

/// <https://url.spec.whatwg.org/#dom-url-protocol>
pub(crate) fn set_protocol(cx: &mut Cx<'_>, this: &Value, value: String) -> Result<(), Thrown> {
    write(cx, this, |url| quirks::set_protocol(url, &value))
}

/// <https://url.spec.whatwg.org/#dom-url-username>
pub(crate) fn username(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    read(cx, this, |url| quirks::username(url).to_owned())
}

/// <https://url.spec.whatwg.org/#dom-url-username>
pub(crate) fn set_username(cx: &mut Cx<'_>, this: &Value, value: String) -> Result<(), Thrown> {
    write(cx, this, |url| quirks::set_username(url, &value))
}

/// <https://url.spec.whatwg.org/#dom-url-password>
pub(crate) fn password(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    read(cx, this, |url| quirks::password(url).to_owned())
}

/// <https://url.spec.whatwg.org/#dom-url-password>
pub(crate) fn set_password(cx: &mut Cx<'_>, this: &Value, value: String) -> Result<(), Thrown> {
    write(cx, this, |url| quirks::set_password(url, &value))
}

/// <https://url.spec.whatwg.org/#dom-url-host>
pub(crate) fn host(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    read(cx, this, |url| quirks::host(url).to_owned())
}

/// <https://url.spec.whatwg.org/#dom-url-host>
pub(crate) fn set_host(cx: &mut Cx<'_>, this: &Value, value: String) -> Result<(), Thrown> {
    write(cx, this, |url| quirks::set_host(url, &value))
}

/// <https://url.spec.whatwg.org/#dom-url-hostname>
pub(crate) fn hostname(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    read(cx, this, |url| quirks::hostname(url).to_owned())
}

/// <https://url.spec.whatwg.org/#dom-url-hostname>
pub(crate) fn set_hostname(cx: &mut Cx<'_>, this: &Value, value: String) -> Result<(), Thrown> {
    write(cx, this, |url| quirks::set_hostname(url, &value))
}

/// <https://url.spec.whatwg.org/#dom-url-port>
pub(crate) fn port(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    read(cx, this, |url| quirks::port(url).to_owned())
}

/// <https://url.spec.whatwg.org/#dom-url-port>
pub(crate) fn set_port(cx: &mut Cx<'_>, this: &Value, value: String) -> Result<(), Thrown> {
    write(cx, this, |url| quirks::set_port(url, &value))
}

/// <https://url.spec.whatwg.org/#dom-url-pathname>
pub(crate) fn pathname(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    read(cx, this, |url| quirks::pathname(url).to_owned())
}

/// <https://url.spec.whatwg.org/#dom-url-pathname>
pub(crate) fn set_pathname(cx: &mut Cx<'_>, this: &Value, value: String) -> Result<(), Thrown> {
    write(cx, this, |url| {
        quirks::set_pathname(url, &value);
        Ok(())
    })
}

/// <https://url.spec.whatwg.org/#dom-url-search>
pub(crate) fn search(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    read(cx, this, |url| quirks::search(url).to_owned())
}

/// <https://url.spec.whatwg.org/#dom-url-search>
pub(crate) fn set_search(cx: &mut Cx<'_>, this: &Value, value: String) -> Result<(), Thrown> {
    write(cx, this, |url| {
        quirks::set_search(url, &value);
        Ok(())
    })?;
    update_search_params(cx, this)
}

/// <https://url.spec.whatwg.org/#dom-url-searchparams>
pub(crate) fn search_params(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    match cx.slot(this, slots::SEARCH_PARAMS) {
        Some(params) => Ok(params),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// <https://url.spec.whatwg.org/#dom-url-hash>
pub(crate) fn hash(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    read(cx, this, |url| quirks::hash(url).to_owned())
}

/// <https://url.spec.whatwg.org/#dom-url-hash>
pub(crate) fn set_hash(cx: &mut Cx<'_>, this: &Value, value: String) -> Result<(), Thrown> {
    write(cx, this, |url| {
        quirks::set_hash(url, &value);
        Ok(())
    })
}

/// <https://w3c.github.io/FileAPI/#dfn-createObjectURL>
pub(crate) fn create_object_url(cx: &mut Cx<'_>, obj: Value) -> Result<DomString, Thrown> {
    let document = crate::global_objects::document_of_the_current_global(cx)?;
    let origin = cx.host.documents.get(document).map(|state| state.origin.serialization());
    let id = crate::random::new_uuid(cx)?;
    let text = format!("blob:{}/{id}", origin.unwrap_or_else(|| "null".into()));
    let blob = crate::blobs::blob_of(cx, &obj);
    if let Ok(url) = Url::parse(&text) {
        let entry = BlobEntry { bytes: blob.bytes, content_type: blob.of_type };
        cx.host.fetching.blob_urls.insert(&url, entry);
    }
    Ok(text.into())
}

/// <https://w3c.github.io/FileAPI/#dfn-revokeObjectURL>
pub(crate) fn revoke_object_url(cx: &mut Cx<'_>, url: DomString) -> Result<(), Thrown> {
    let url = url.as_str().and_then(|url| Url::parse(url).ok());
    if let Some(url) = url.filter(|url| url.scheme() == "blob" && url.fragment().is_none()) {
        cx.host.fetching.blob_urls.remove(&url);
    }
    Ok(())
}
