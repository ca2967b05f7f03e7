//! <https://html.spec.whatwg.org/multipage/webappapis.html#windoworworkerglobalscope-mixin>

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use data_url::forgiving_base64;
use treewright_quickjs::{Thrown, Value};

use crate::bindings;
use crate::callbacks;
use crate::error_reports::report_an_exception;
use crate::exception::{DomExceptionName, dom_exception};
use crate::generated::Interface;
use crate::generated::dictionaries::{ImageBitmapOptions, RequestInit, StructuredSerializeOptions};
use crate::generated::unions::{ImageBitmapSource, RequestInfo, TimerHandler};
use crate::global_objects::{engine_realm, realm_of_window};
use crate::strings::{DomString, to_byte_string};
use crate::structured_data::{
    structured_deserialize_with_transfer, structured_serialize_with_transfer,
};
use crate::timers::{self, Handler};
use crate::trusted_types::{Given, Made};
use crate::{Cx, canvas, host_functions, images, isolation};

/// <https://html.spec.whatwg.org/multipage/webappapis.html#dom-reporterror>
pub(crate) fn report_error(cx: &mut Cx<'_>, this: &Value, e: Value) -> Result<(), Thrown> {
    let is_of_a_window = cx.host.workers.inside.is_none();
    let realm = if is_of_a_window { realm_of_window(cx, this).ok() } else { None };
    match realm.and_then(|realm| engine_realm(cx, realm)) {
        Some(realm) => cx.in_realm(&realm, |cx| report_an_exception(cx, Thrown::new(e))),
        None => report_an_exception(cx, Thrown::new(e)),
    }
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#dom-btoa>
pub(crate) fn btoa(cx: &mut Cx<'_>, _this: &Value, data: DomString) -> Result<DomString, Thrown> {
    match to_byte_string(&data) {
        Some(bytes) => Ok(STANDARD.encode(&bytes).into()),
        None => {
            let message = "The string to be encoded has characters beyond U+00FF.";
            Err(dom_exception(cx, DomExceptionName::InvalidCharacterError, message))
        }
    }
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#dom-atob>
pub(crate) fn atob(cx: &mut Cx<'_>, _this: &Value, data: DomString) -> Result<Vec<u8>, Thrown> {
    match data.as_str().map(|data| forgiving_base64::decode_to_vec(data.as_bytes())) {
        Some(Ok(bytes)) => Ok(bytes),
        _ => {
            let message = "The string to be decoded is not base64.";
            Err(dom_exception(cx, DomExceptionName::InvalidCharacterError, message))
        }
    }
}

fn handler(handler: TimerHandler) -> Handler {
    match handler {
        TimerHandler::Function(function) => Handler::Function(function),
        TimerHandler::DomString(text) => Handler::Text(Given::Text(text)),
        TimerHandler::TrustedScript(object) => Handler::Text(Given::Trusted(object)),
    }
}

/// <https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#dom-settimeout>
pub(crate) fn set_timeout(
    cx: &mut Cx<'_>,
    _this: &Value,
    code: TimerHandler,
    timeout: i32,
    arguments: Vec<Value>,
) -> Result<i32, Thrown> {
    Ok(timers::start(cx, handler(code), timeout, arguments, false))
}

/// <https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#dom-cleartimeout>
pub(crate) fn clear_timeout(cx: &mut Cx<'_>, _this: &Value, id: i32) -> Result<(), Thrown> {
    timers::clear(cx, id);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#dom-setinterval>
pub(crate) fn set_interval(
    cx: &mut Cx<'_>,
    _this: &Value,
    code: TimerHandler,
    timeout: i32,
    arguments: Vec<Value>,
) -> Result<i32, Thrown> {
    Ok(timers::start(cx, handler(code), timeout, arguments, true))
}

/// <https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#dom-clearinterval>
pub(crate) fn clear_interval(cx: &mut Cx<'_>, _this: &Value, id: i32) -> Result<(), Thrown> {
    timers::clear(cx, id);
    Ok(())
}

/// <https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#dom-queuemicrotask>
pub(crate) fn queue_microtask(
    cx: &mut Cx<'_>,
    _this: &Value,
    callback: Value,
) -> Result<(), Thrown> {
    let context = crate::global_objects::incumbent_realm(cx);
    let steps = Box::new(move |cx: &mut Cx<'_>, call: &treewright_quickjs::Call<'_>| {
        let this = cx.undefined();
        callbacks::invoke_and_report(cx, context, &call.captured(1), &this, &[]);
        Ok(cx.undefined())
    });
    let function = host_functions::new(cx, 0, &[callback], steps);
    cx.enqueue_microtask(&function, &[]);
    Ok(())
}

/// <https://w3c.github.io/hr-time/#dom-windoworworkerglobalscope-performance>
pub(crate) fn performance(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    kept(cx, this, PERFORMANCE, Interface::Performance)
}

/// <https://w3c.github.io/webcrypto/#dom-windoworworkerglobalscope-crypto>
pub(crate) fn crypto(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    kept(cx, this, CRYPTO, Interface::Crypto)
}

/// Slots of the global object.
const PERFORMANCE: u64 = 0x10;
const CRYPTO: u64 = 0x11;
pub(super) const NAVIGATOR: u64 = 0x12;

/// <https://w3c.github.io/trusted-types/dist/spec/#dom-windoworworkerglobalscope-trustedtypes>
pub(crate) fn trusted_types(cx: &mut Cx<'_>, this: &Value) -> Result<Value, Thrown> {
    let factory = kept(
        cx,
        this,
        crate::trusted_types::policies::TRUSTED_TYPES,
        Interface::TrustedTypePolicyFactory,
    )?;
    if cx.data(&factory, |_: &mut Made, _| ()).is_none() {
        cx.set_data(&factory, Box::new(Made::default()));
    }
    Ok(factory)
}

/// An object of the global object, always the same one.
pub(super) fn kept(
    cx: &mut Cx<'_>,
    this: &Value,
    slot: u64,
    interface: Interface,
) -> Result<Value, Thrown> {
    let _ = this;
    let realm = cx.realm();
    let global = cx.global_object(&realm);
    if let Some(object) = cx.slot(&global, slot) {
        return Ok(object);
    }
    let object = bindings::new_object(cx, interface)?;
    cx.set_slot(&global, slot, &object);
    Ok(object)
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#dom-origin>
pub(crate) fn origin(cx: &mut Cx<'_>, this: &Value) -> Result<String, Thrown> {
    let realm = crate::global_objects::realm_of_window(cx, this)?;
    let document = cx.host.realms.get(realm).map(|state| state.document);
    let state = document.and_then(|document| cx.host.documents.get(document));
    Ok(state.map_or_else(|| "null".to_owned(), |state| state.origin.serialization()))
}

/// <https://fetch.spec.whatwg.org/#dom-global-fetch>
pub(crate) fn fetch(
    cx: &mut Cx<'_>,
    _this: &Value,
    input: RequestInfo,
    init: RequestInit,
) -> Result<Value, Thrown> {
    crate::fetches::fetch(cx, input, init)
}

/// <https://html.spec.whatwg.org/multipage/structured-data.html#dom-structuredclone>
pub(crate) fn structured_clone(
    cx: &mut Cx<'_>,
    _this: &Value,
    value: Value,
    options: StructuredSerializeOptions,
) -> Result<Value, Thrown> {
    let message = structured_serialize_with_transfer(cx, &value, &options.transfer)?;
    structured_deserialize_with_transfer(cx, message).map(|received| received.value)
}

/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-createimagebitmap>
pub(crate) fn create_image_bitmap(
    cx: &mut Cx<'_>,
    _this: &Value,
    image: ImageBitmapSource,
    options: ImageBitmapOptions,
) -> Result<Value, Thrown> {
    let source = source_of(cx, image)?;
    images::create_an_image_bitmap(cx, &source, None, &options)
}

/// <https://html.spec.whatwg.org/multipage/imagebitmap-and-animations.html#dom-createimagebitmap>
#[expect(clippy::too_many_arguments, reason = "those of the method")]
pub(crate) fn create_image_bitmap_2(
    cx: &mut Cx<'_>,
    _this: &Value,
    image: ImageBitmapSource,
    sx: i32,
    sy: i32,
    sw: i32,
    sh: i32,
    options: ImageBitmapOptions,
) -> Result<Value, Thrown> {
    let source = source_of(cx, image)?;
    images::create_an_image_bitmap(cx, &source, Some((sx, sy, sw, sh)), &options)
}

fn source_of(cx: &mut Cx<'_>, image: ImageBitmapSource) -> Result<images::Source, Thrown> {
    Ok(match image {
        ImageBitmapSource::ImageData(object) => images::Source::ImageData(object),
        ImageBitmapSource::ImageBitmap(object) => images::Source::ImageBitmap(object),
        ImageBitmapSource::HTMLCanvasElement(element) => {
            images::Source::Canvas(canvas::bitmap_of_element(cx, element)?)
        }
        ImageBitmapSource::OffscreenCanvas(object) => {
            images::Source::Canvas(canvas::bitmap_of_offscreen(cx, &object))
        }
        _ => images::Source::Undecodable,
    })
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#dom-crossoriginisolated>
pub(crate) fn cross_origin_isolated(cx: &mut Cx<'_>, _this: &Value) -> Result<bool, Thrown> {
    Ok(isolation::is_cross_origin_isolated(cx))
}

/// <https://html.spec.whatwg.org/multipage/webappapis.html#dom-issecurecontext>
pub(crate) fn is_secure_context(cx: &mut Cx<'_>, _this: &Value) -> Result<bool, Thrown> {
    Ok(isolation::is_secure_context(cx))
}

#[cfg(test)]
mod tests {
    use base64::Engine as _;

    use super::{STANDARD, forgiving_base64};

    #[test]
    fn decodes_as_the_standard_says() {
        for (text, bytes) in [
            ("", Some(&b""[..])),
            (" ", Some(b"")),
            ("ab", Some(b"i")),
            ("ab==", Some(b"i")),
            ("ab=", None),
            ("a", None),
            ("a=", None),
            ("ab===", None),
            ("abcd", Some(b"i\xb7\x1d")),
            ("ab\t\n\x0c\r cd", Some(b"i\xb7\x1d")),
            ("ab\u{a0}cd", None),
            ("abcd====", None),
            ("/A", Some(b"\xfc")),
            ("/B", Some(b"\xfc")),
            ("-A", None),
            ("=", None),
            ("A=A=", None),
        ] {
            let decoded = forgiving_base64::decode_to_vec(text.as_bytes()).ok();
            assert_eq!(decoded.as_deref(), bytes, "{text:?}");
        }
    }

    #[test]
    fn encodes_with_padding() {
        for (bytes, text) in [
            (&b""[..], ""),
            (b"i", "aQ=="),
            (b"ii", "aWk="),
            (b"iii", "aWlp"),
            (b"\xff\xfe", "//4="),
        ] {
            assert_eq!(STANDARD.encode(bytes), text);
        }
    }
}
