//! The response in the form that scripts request.
//!
//! <https://xhr.spec.whatwg.org/#response>

use encoding_rs::{Encoding, UTF_8};
use treewright_dom::{DocumentMode, NodeId};
use treewright_microsyntaxes::mime::MimeType;
use treewright_quickjs::{Thrown, Value};

use super::{DONE, RESPONSE, Xhr, with};
use crate::Cx;
use crate::blobs::new_blob;
use crate::fetching::{extract_a_mime_type, utf8_decode};
use crate::generated::enums::XMLHttpRequestResponseType as Type;
use crate::global_objects::document_of_the_current_global;
use crate::parsing::parse_html_from_a_string;
use crate::realms::RealmId;
use crate::tree_changes;
use crate::wrappers::wrap;
use crate::xml_documents::{new_xml_document, parse_xml};

/// <https://xhr.spec.whatwg.org/#response-mime-type>
fn response_mime_type(xhr: &Xhr) -> Option<MimeType> {
    extract_a_mime_type(&xhr.response.headers).or_else(|| "text/xml".parse().ok())
}

/// <https://xhr.spec.whatwg.org/#final-mime-type>
fn final_mime_type(xhr: &Xhr) -> Option<MimeType> {
    xhr.override_mime_type.clone().or_else(|| response_mime_type(xhr))
}

/// <https://xhr.spec.whatwg.org/#final-charset>
fn final_charset(xhr: &Xhr) -> Option<&'static Encoding> {
    let charset = |mime: &MimeType| mime.parameter("charset").map(str::to_owned);
    let overriding = xhr.override_mime_type.as_ref().and_then(charset);
    let label = overriding.or_else(|| response_mime_type(xhr).as_ref().and_then(charset))?;
    Encoding::for_label(label.as_bytes())
}

/// <https://xhr.spec.whatwg.org/#text-response>
pub(crate) fn response_text(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    with(cx, this, |xhr| {
        if xhr.response.is_network_error() {
            return String::new();
        }
        let mut charset = final_charset(xhr);
        let is_xml = final_mime_type(xhr).is_some_and(|mime| mime.is_xml());
        if xhr.response_type == Type::Empty && charset.is_none() && is_xml {
            charset = encoding_of_the_declaration(&xhr.bytes);
        }
        charset.unwrap_or(UTF_8).decode(&xhr.bytes).0.into_owned()
    })
}

/// The encoding that an XML declaration names, if it exists.
fn encoding_of_the_declaration(bytes: &[u8]) -> Option<&'static Encoding> {
    let text = bytes.strip_prefix(b"<?xml")?;
    let end = text.windows(2).position(|window| window == b"?>")?;
    let text = std::str::from_utf8(text.get(..end)?).ok()?;
    let (_, rest) = text.split_once("encoding")?;
    let rest = rest.trim_start().strip_prefix('=')?.trim_start();
    let quote = rest.chars().next().filter(|quote| matches!(quote, '"' | '\''))?;
    let (label, _) = rest.strip_prefix(quote)?.split_once(quote)?;
    Encoding::for_label(label.as_bytes())
}

/// <https://xhr.spec.whatwg.org/#document-response>
pub(crate) fn response_document(cx: &mut Cx<'_>, this: &Value) -> Result<Option<NodeId>, Thrown> {
    let (is_done, is_null, response_type) = with(cx, this, |xhr| {
        let has_no_body = xhr.response.is_network_error() || xhr.response.has_a_null_body_status();
        (xhr.state == DONE, has_no_body, xhr.response_type)
    })?;
    if !is_done || is_null {
        return Ok(None);
    }
    if let Some(object) = cx.slot(this, RESPONSE) {
        return crate::bindings::receiver::node_of(cx, &object).map(Some);
    }
    let (mime, charset, bytes, url) = with(cx, this, |xhr| {
        let url = xhr.response.url().cloned();
        (final_mime_type(xhr), final_charset(xhr), xhr.bytes.clone(), url)
    })?;
    let Some(mime) = mime else { return Ok(None) };
    let is_html = mime.essence() == "text/html";
    if !(is_html || mime.is_xml()) || (is_html && response_type == Type::Empty) {
        return Ok(None);
    }
    let creator = document_of_the_current_global(cx)?;
    let url = url.unwrap_or_else(crate::documents::about_blank);
    let document = if is_html {
        let encoding = charset.unwrap_or(UTF_8);
        let state = cx.host.documents.get(creator);
        let origin = state.map(|state| state.origin.clone());
        let origin = origin.unwrap_or_else(crate::origin::Origin::new_opaque);
        let realm = RealmId(cx.realm_number());
        let document = cx.host.create_a_document(DocumentMode::NoQuirks, realm, url, origin);
        let text = encoding.decode(&bytes).0.into_owned();
        parse_html_from_a_string(cx.host, document, &text.into());
        if let Some(state) = cx.host.documents.get_mut(document) {
            state.encoding = encoding;
        }
        document
    } else {
        let document = new_xml_document(cx.host, creator, url, mime.essence());
        let encoding = charset.or_else(|| encoding_of_the_declaration(&bytes)).unwrap_or(UTF_8);
        let text = encoding.decode(&bytes).0.into_owned();
        if tree_changes::change(cx, |world| parse_xml(world, document, &text)).is_err() {
            return Ok(None);
        }
        if let Some(state) = cx.host.documents.get_mut(document) {
            state.encoding = encoding;
        }
        document
    };
    let object = wrap(cx, document)?;
    cx.set_slot(this, RESPONSE, &object);
    Ok(Some(document))
}

/// <https://xhr.spec.whatwg.org/#the-response-attribute>
pub(crate) fn response(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let (response_type, state, is_error) =
        with(cx, this, |xhr| (xhr.response_type, xhr.state, xhr.response.is_network_error()))?;
    if matches!(response_type, Type::Empty | Type::Text) {
        let text = match state {
            super::LOADING | DONE => response_text(cx, this)?,
            _ => String::new(),
        };
        return Ok(cx.string(&text));
    }
    if state != DONE || is_error {
        return Ok(cx.null());
    }
    if response_type == Type::Document {
        let document = response_document(cx, this)?;
        return crate::wrappers::wrap_option(cx, document);
    }
    if let Some(object) = cx.slot(this, RESPONSE) {
        return Ok(object);
    }
    let (bytes, mime) = with(cx, this, |xhr| (xhr.bytes.clone(), final_mime_type(xhr)))?;
    let value = match response_type {
        Type::Arraybuffer => cx.array_buffer(bytes),
        Type::Blob => {
            let of_type = mime.map(|mime| mime.to_string()).unwrap_or_default();
            new_blob(cx, bytes, &of_type)?
        }
        // Invalid JSON gives null.
        _ => {
            let text = utf8_decode(&bytes);
            cx.parse_json(&text.into(), "").unwrap_or_else(|_| cx.null())
        }
    };
    cx.set_slot(this, RESPONSE, &value);
    Ok(value)
}
