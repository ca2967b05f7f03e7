//! The bytes and the type of a body that a script gives.

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::blobs::blob_of;
use crate::forms::entry_list::entries_with_contents;
use crate::generated::unions::{BodyInit, XMLHttpRequestBodyInit};
use crate::search_params;
use crate::streams;

/// A body with the type that belongs to it.
pub(crate) struct Extracted {
    pub(crate) bytes: Vec<u8>,
    pub(crate) of_type: Option<String>,
    /// The stream that a script gave, instead of bytes.
    pub(crate) stream: Option<Value>,
}

/// <https://fetch.spec.whatwg.org/#concept-bodyinit-extract>
pub(crate) fn extract(cx: &mut Cx<'_>, init: BodyInit) -> Result<Extracted, Thrown> {
    Ok(match init {
        BodyInit::Blob(blob) => {
            let blob = blob_of(cx, &blob);
            let of_type = Some(blob.of_type).filter(|of_type| !of_type.is_empty());
            Extracted { bytes: blob.bytes.to_vec(), of_type, stream: None }
        }
        BodyInit::BufferSource(buffer) => {
            let bytes = cx.bytes(&buffer).unwrap_or_default();
            Extracted { bytes, of_type: None, stream: None }
        }
        BodyInit::ReadableStream(stream) => {
            if streams::is_disturbed(cx, &stream) || streams::is_locked(cx, &stream) {
                return Err(cx.type_error("The stream was read already, or is locked"));
            }
            Extracted { bytes: Vec::new(), of_type: None, stream: Some(stream) }
        }
        BodyInit::FormData(data) => return extract_form_data(cx, &data),
        BodyInit::URLSearchParams(params) => Extracted {
            bytes: search_params::serialized(cx, &params)?.into_bytes(),
            of_type: Some("application/x-www-form-urlencoded;charset=UTF-8".into()),
            stream: None,
        },
        BodyInit::UsvString(text) => Extracted {
            bytes: text.into_bytes(),
            of_type: Some("text/plain;charset=UTF-8".into()),
            stream: None,
        },
    })
}

/// The same for the types that `XMLHttpRequest` takes.
pub(crate) fn extract_for_xhr(
    cx: &mut Cx<'_>,
    init: XMLHttpRequestBodyInit,
) -> Result<Extracted, Thrown> {
    let init = match init {
        XMLHttpRequestBodyInit::Blob(blob) => BodyInit::Blob(blob),
        XMLHttpRequestBodyInit::BufferSource(buffer) => BodyInit::BufferSource(buffer),
        XMLHttpRequestBodyInit::FormData(data) => BodyInit::FormData(data),
        XMLHttpRequestBodyInit::URLSearchParams(params) => BodyInit::URLSearchParams(params),
        XMLHttpRequestBodyInit::UsvString(text) => BodyInit::UsvString(text),
    };
    extract(cx, init)
}

fn extract_form_data(cx: &mut Cx<'_>, data: &Value) -> Result<Extracted, Thrown> {
    let entries = entries_with_contents(cx, data);
    let (bytes, boundary) = treewright_read::encode_multipart(&entries, encoding_rs::UTF_8);
    let of_type = Some(format!("multipart/form-data; boundary={boundary}"));
    Ok(Extracted { bytes, of_type, stream: None })
}
