//! The controllers of transform streams.
//!
//! <https://streams.spec.whatwg.org/#ts-default-controller-class>

use treewright_quickjs::{Thrown, Value};

use super::algorithms::catchable;
use super::promises::{invoke_for_a_promise, reacting, rejection, resolved_with_undefined};
use super::transform::{
    backpressure, controller_of, error as error_stream, error_writable_and_unblock_write,
    set_backpressure,
};
use super::{Done, compression, defaults, set_slot, slot, slots, text, with};
use crate::generated::Interface;
use crate::{Cx, bindings};

/// The source of the output chunks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Transformation {
    Script,
    Cleared,
    Decode,
    Encode,
    Compress,
    Decompress,
}

/// The steps of a transformer.
#[derive(Clone, Copy, Debug)]
pub(super) enum Steps<'v> {
    Transform(&'v Value),
    Flush,
    Cancel(&'v Value),
}

#[derive(Debug)]
struct Controller {
    transformation: Transformation,
}

/// <https://streams.spec.whatwg.org/#set-up-transform-stream-default-controller>
pub(super) fn set_up(
    cx: &mut Cx<'_>,
    stream: &Value,
    transformation: Transformation,
) -> Result<Value, Thrown> {
    let controller = bindings::new_object(cx, Interface::TransformStreamDefaultController)?;
    cx.set_data(&controller, Box::new(Controller { transformation }));
    set_slot(cx, &controller, slots::STREAM, stream);
    set_slot(cx, stream, slots::CONTROLLER, &controller);
    Ok(controller)
}

/// <https://streams.spec.whatwg.org/#transform-stream-default-controller-clear-algorithms>
pub(super) fn clear_algorithms(cx: &mut Cx<'_>, controller: &Value) -> Done {
    if controller.is_undefined() {
        return Ok(());
    }
    with(cx, controller, |data: &mut Controller| data.transformation = Transformation::Cleared)?;
    let undefined = cx.undefined();
    for key in [slots::SOURCE, slots::WRITE, slots::CLOSE, slots::CANCEL] {
        set_slot(cx, controller, key, &undefined);
    }
    Ok(())
}

/// Performs one of the algorithms of a controller.
pub(super) fn perform(
    cx: &mut Cx<'_>,
    controller: &Value,
    steps: Steps<'_>,
) -> Result<Value, Thrown> {
    let object = slot(cx, controller, slots::SOURCE);
    let result = match with(cx, controller, |data: &mut Controller| data.transformation)? {
        Transformation::Cleared => Ok(()),
        Transformation::Script => return perform_script(cx, controller, &object, steps),
        Transformation::Decode => text::decode(cx, controller, &object, steps),
        Transformation::Encode => text::encode(cx, controller, &object, steps),
        Transformation::Compress => compression::compress(cx, controller, &object, steps),
        Transformation::Decompress => compression::decompress(cx, controller, &object, steps),
    };
    match result {
        Ok(()) => resolved_with_undefined(cx),
        Err(thrown) => rejection(cx, thrown),
    }
}

/// <https://streams.spec.whatwg.org/#set-up-transform-stream-default-controller-from-transformer>
fn perform_script(
    cx: &mut Cx<'_>,
    controller: &Value,
    object: &Value,
    steps: Steps<'_>,
) -> Result<Value, Thrown> {
    let (key, arguments) = match steps {
        Steps::Transform(chunk) => (slots::WRITE, vec![chunk.clone(), controller.clone()]),
        Steps::Flush => (slots::CLOSE, vec![controller.clone()]),
        Steps::Cancel(reason) => (slots::CANCEL, vec![reason.clone()]),
    };
    let function = slot(cx, controller, key);
    if !function.is_undefined() {
        return invoke_for_a_promise(cx, &function, object, &arguments);
    }
    if let Steps::Transform(chunk) = steps
        && let Err(thrown) = enqueue(cx, controller, chunk)
    {
        return rejection(cx, thrown);
    }
    resolved_with_undefined(cx)
}

/// <https://streams.spec.whatwg.org/#transform-stream-default-controller-enqueue>
pub(crate) fn enqueue(cx: &mut Cx<'_>, controller: &Value, chunk: &Value) -> Done {
    let stream = slot(cx, controller, slots::STREAM);
    let readable = controller_of(cx, &stream, slots::READABLE);
    if !defaults::can_close_or_enqueue(cx, &readable)? {
        return Err(cx.type_error("The readable side is closed, or about to be"));
    }
    if let Err(thrown) = defaults::enqueue(cx, &readable, chunk) {
        let error = catchable(thrown)?;
        error_writable_and_unblock_write(cx, &stream, &error)?;
        let readable = slot(cx, &stream, slots::READABLE);
        return Err(Thrown::new(slot(cx, &readable, slots::STORED_ERROR)));
    }
    let has_backpressure = defaults::has_backpressure(cx, &readable)?;
    if has_backpressure != backpressure(cx, &stream)? {
        set_backpressure(cx, &stream, true)?;
    }
    Ok(())
}

/// <https://streams.spec.whatwg.org/#transform-stream-default-controller-error>
pub(crate) fn error(cx: &mut Cx<'_>, controller: &Value, error: &Value) -> Done {
    let stream = slot(cx, controller, slots::STREAM);
    error_stream(cx, &stream, error)
}

/// <https://streams.spec.whatwg.org/#transform-stream-default-controller-perform-transform>
pub(super) fn perform_transform(
    cx: &mut Cx<'_>,
    controller: &Value,
    chunk: &Value,
) -> Result<Value, Thrown> {
    let promise = perform(cx, controller, Steps::Transform(chunk))?;
    reacting(
        cx,
        &promise,
        controller,
        |_, _, value| Ok(value.clone()),
        Some(|cx, controller, reason| {
            error(cx, controller, reason)?;
            Err(Thrown::new(reason.clone()))
        }),
    )
}

/// <https://streams.spec.whatwg.org/#transform-stream-default-controller-terminate>
pub(crate) fn terminate(cx: &mut Cx<'_>, controller: &Value) -> Done {
    let stream = slot(cx, controller, slots::STREAM);
    let readable = controller_of(cx, &stream, slots::READABLE);
    defaults::close(cx, &readable)?;
    let error = cx.type_error("The stream was terminated").value;
    error_writable_and_unblock_write(cx, &stream, &error)
}

/// `desiredSize` of a controller.
pub(crate) fn desired_size(cx: &mut Cx<'_>, controller: &Value) -> Result<Option<f64>, Thrown> {
    let stream = slot(cx, controller, slots::STREAM);
    let readable = controller_of(cx, &stream, slots::READABLE);
    defaults::desired_size(cx, &readable)
}
