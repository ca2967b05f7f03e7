//! Transform streams.
//!
//! <https://streams.spec.whatwg.org/#ts>

use treewright_quickjs::{Thrown, Value};

use super::algorithms::{Sink, Source};
use super::promises::deferred;
use super::strategies::extract_high_water_mark;
use super::transform_controller::{self as controllers, Transformation};
use super::{
    Done, PipeOptions, Settle, defaults, pipe_to, readable, set_slot, sinks, slot, slots, with,
    writable,
};
use crate::bindings::site::Site;
use crate::generated::Interface;
use crate::generated::dictionaries::{QueuingStrategy, Transformer};
use crate::{Cx, bindings, callbacks};

#[derive(Debug)]
pub(super) struct TransformData {
    /// `[[backpressure]]`, undefined at first.
    pub(super) backpressure: Option<bool>,
}

/// <https://streams.spec.whatwg.org/#ts-constructor>
pub(crate) fn construct_transform(
    cx: &mut Cx<'_>,
    prototype: &Value,
    transformer: Option<Value>,
    writable_strategy: QueuingStrategy,
    readable_strategy: QueuingStrategy,
) -> Result<Value, Thrown> {
    const SITE: &Site = &Site::constructor("TransformStream", "constructor");
    let transformer = transformer.unwrap_or_else(|| cx.null());
    let dictionary = Transformer::from_value(cx, &transformer, SITE.argument(1))?;
    if !dictionary.readable_type.is_undefined() || !dictionary.writable_type.is_undefined() {
        return Err(cx.range_error("The types of a transformer are reserved"));
    }
    let readable_mark = extract_high_water_mark(cx, &readable_strategy, 0.0)?;
    let writable_mark = extract_high_water_mark(cx, &writable_strategy, 1.0)?;
    let readable_size = readable_strategy.size.unwrap_or_else(|| cx.undefined());
    let writable_size = writable_strategy.size.unwrap_or_else(|| cx.undefined());
    let stream = bindings::new_object_with(cx, Interface::TransformStream, prototype);
    let start = deferred(cx)?;
    let sides = [(writable_mark, &writable_size), (readable_mark, &readable_size)];
    initialize(cx, &stream, &start, sides)?;
    let controller = controllers::set_up(cx, &stream, Transformation::Script)?;
    set_slot(cx, &controller, slots::SOURCE, &transformer);
    let functions = [
        (slots::WRITE, dictionary.transform),
        (slots::CLOSE, dictionary.flush),
        (slots::CANCEL, dictionary.cancel),
    ];
    for (key, function) in functions {
        if let Some(function) = function {
            set_slot(cx, &controller, key, &function);
        }
    }
    let result = match dictionary.start {
        Some(function) => {
            callbacks::call(cx, &function, &transformer, std::slice::from_ref(&controller))?
        }
        None => cx.undefined(),
    };
    start.resolve(cx, &result)?;
    Ok(stream)
}

/// A stream with a transform of the host.
/// <https://streams.spec.whatwg.org/#transformstream-set-up>
pub(super) fn set_up(
    cx: &mut Cx<'_>,
    transformation: Transformation,
    object: &Value,
) -> Result<Value, Thrown> {
    let stream = bindings::new_object(cx, Interface::TransformStream)?;
    let start = deferred(cx)?;
    let undefined = cx.undefined();
    initialize(cx, &stream, &start, [(1.0, &undefined), (0.0, &undefined)])?;
    let controller = controllers::set_up(cx, &stream, transformation)?;
    set_slot(cx, &controller, slots::SOURCE, object);
    start.resolve(cx, &undefined)?;
    Ok(stream)
}

/// <https://streams.spec.whatwg.org/#readablestream-create-a-proxy>
pub(crate) fn create_a_proxy(cx: &mut Cx<'_>, stream: &Value) -> Result<Value, Thrown> {
    let undefined = cx.undefined();
    let identity = set_up(cx, Transformation::Script, &undefined)?;
    through(cx, stream, &identity)
}

/// Pipes a stream through a transform stream; the result is its readable side.
pub(super) fn through(cx: &mut Cx<'_>, stream: &Value, transform: &Value) -> Result<Value, Thrown> {
    let writable = slot(cx, transform, slots::WRITABLE);
    let promise = pipe_to(cx, stream, &writable, PipeOptions::default(), None)?;
    cx.mark_promise_handled(&promise);
    Ok(slot(cx, transform, slots::READABLE))
}

/// The high water marks and sizes are those of the writable and of the readable side.
/// <https://streams.spec.whatwg.org/#initialize-transform-stream>
fn initialize(
    cx: &mut Cx<'_>,
    stream: &Value,
    start: &Value,
    [writable_side, readable_side]: [(f64, &Value); 2],
) -> Done {
    cx.set_data(stream, Box::new(TransformData { backpressure: None }));
    set_slot(cx, stream, slots::WHOLE, start);
    let (mark, size) = writable_side;
    let writable = writable::create(cx, Sink::Transform, stream, mark, size)?;
    set_slot(cx, stream, slots::WRITABLE, &writable);
    let (mark, size) = readable_side;
    let readable = readable::create(cx, Source::Transform, stream, mark, size)?;
    set_slot(cx, stream, slots::READABLE, &readable);
    set_backpressure(cx, stream, true)
}

/// The controller of one of the sides.
pub(super) fn controller_of(cx: &Cx<'_>, stream: &Value, side: u64) -> Value {
    let side = slot(cx, stream, side);
    slot(cx, &side, slots::CONTROLLER)
}

pub(super) fn backpressure(cx: &mut Cx<'_>, stream: &Value) -> Result<bool, Thrown> {
    with(cx, stream, |data: &mut TransformData| data.backpressure == Some(true))
}

/// <https://streams.spec.whatwg.org/#transform-stream-error>
pub(super) fn error(cx: &mut Cx<'_>, stream: &Value, error: &Value) -> Done {
    let controller = controller_of(cx, stream, slots::READABLE);
    defaults::error(cx, &controller, error)?;
    error_writable_and_unblock_write(cx, stream, error)
}

/// <https://streams.spec.whatwg.org/#transform-stream-error-writable-and-unblock-write>
pub(super) fn error_writable_and_unblock_write(
    cx: &mut Cx<'_>,
    stream: &Value,
    error: &Value,
) -> Done {
    let controller = slot(cx, stream, slots::CONTROLLER);
    controllers::clear_algorithms(cx, &controller)?;
    let controller = controller_of(cx, stream, slots::WRITABLE);
    sinks::error_if_needed(cx, &controller, error)?;
    unblock_write(cx, stream)
}

/// <https://streams.spec.whatwg.org/#transform-stream-set-backpressure>
pub(super) fn set_backpressure(cx: &mut Cx<'_>, stream: &Value, backpressure: bool) -> Done {
    let undefined = cx.undefined();
    slot(cx, stream, slots::BACKPRESSURE_CHANGE).resolve(cx, &undefined)?;
    let change = deferred(cx)?;
    set_slot(cx, stream, slots::BACKPRESSURE_CHANGE, &change);
    with(cx, stream, |data: &mut TransformData| data.backpressure = Some(backpressure))
}

/// <https://streams.spec.whatwg.org/#transformstreamunblockwrite>
pub(super) fn unblock_write(cx: &mut Cx<'_>, stream: &Value) -> Done {
    if backpressure(cx, stream)? {
        set_backpressure(cx, stream, false)?;
    }
    Ok(())
}
