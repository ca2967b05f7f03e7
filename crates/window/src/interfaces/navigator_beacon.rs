//! <https://w3c.github.io/beacon/#sendbeacon-method>

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bodies;
use crate::fetching::{self, FetchRequest};
use crate::generated::unions::BodyInit;
use crate::global_objects::document_of_the_current_global;
use crate::loader::{Credentials, Destination, Mode};

/// <https://w3c.github.io/beacon/#dom-navigator-sendbeacon>
pub(crate) fn send_beacon(
    cx: &mut Cx<'_>,
    _this: &Value,
    url: String,
    data: Option<BodyInit>,
) -> Result<bool, Thrown> {
    let document = document_of_the_current_global(cx)?;
    let parsed = cx.host.document_base_url(document).join(&url).ok();
    let Some(parsed) = parsed.filter(|url| matches!(url.scheme(), "http" | "https")) else {
        return Err(cx.type_error("A beacon needs an HTTP or HTTPS address."));
    };
    let mut request = FetchRequest::new(cx.host, document, parsed, Destination::Empty);
    request.method = "POST".into();
    request.mode = Mode::NoCors;
    request.credentials = Credentials::Include;
    request.keepalive = true;
    if let Some(data) = data {
        let body = bodies::extract(cx, data)?;
        if body.stream.is_some() {
            return Err(cx.type_error("A beacon cannot send a stream."));
        }
        if !fetching::may_be_kept_alive(cx.host, body.bytes.len()) {
            return Ok(false);
        }
        if let Some(of_type) = body.of_type {
            if !fetching::is_a_safelisted_request_header("content-type", of_type.as_bytes()) {
                request.mode = Mode::Cors;
            }
            request.headers.append("Content-Type", of_type);
        }
        request.body = Some(body.bytes);
    }
    fetching::fetch(cx, request, Box::new(|_, _, _| ()));
    Ok(true)
}
