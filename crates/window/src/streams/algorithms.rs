//! The algorithms of sources and sinks.
//!
//! <https://streams.spec.whatwg.org/#readablestreamdefaultcontroller-pullalgorithm>

use treewright_quickjs::{Thrown, Value};

use super::promises::{invoke_for_a_promise, resolved_with_undefined};
use super::{byte_tee, from_iterable, set_slot, slot, slots, tee, transfer, transform_sides};
use crate::{Cx, bodies, callbacks};

/// The source of the chunks of a readable stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// Callbacks of a script.
    Script,
    /// None: the algorithms were cleared.
    Cleared,
    Tee {
        is_branch_2: bool,
    },
    ByteTee {
        is_branch_2: bool,
    },
    Transform,
    Iterable,
    /// The bytes of a body.
    Body,
    /// A message port.
    CrossRealm,
}

/// The sink of the chunks of a writable stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sink {
    Script,
    Cleared,
    Transform,
    /// A message port.
    CrossRealm,
}

/// The algorithms that a controller of a readable stream is set up with.
#[derive(Clone, Debug)]
pub(crate) struct SourceAlgorithms {
    pub(super) source: Source,
    /// The `this` of callbacks, or the object of the host's algorithms.
    pub(super) object: Value,
    pub(super) start: Option<Value>,
    pub(super) pull: Option<Value>,
    pub(super) cancel: Option<Value>,
}

impl SourceAlgorithms {
    pub(super) fn of_the_host(source: Source, object: &Value) -> Self {
        Self { source, object: object.clone(), start: None, pull: None, cancel: None }
    }

    /// Keeps them in the slots of the controller.
    pub(super) fn keep(&self, cx: &Cx<'_>, controller: &Value) {
        set_slot(cx, controller, slots::SOURCE, &self.object);
        for (key, function) in [(slots::PULL, &self.pull), (slots::CANCEL, &self.cancel)] {
            if let Some(function) = function {
                set_slot(cx, controller, key, function);
            }
        }
    }

    /// The result of the start algorithm.
    pub(super) fn start(&self, cx: &mut Cx<'_>, controller: &Value) -> Result<Value, Thrown> {
        match &self.start {
            Some(start) => {
                callbacks::call(cx, start, &self.object, std::slice::from_ref(controller))
            }
            None if self.source == Source::Transform => {
                Ok(transform_sides::start_promise(cx, &self.object))
            }
            None => Ok(cx.undefined()),
        }
    }
}

/// The algorithms of a readable stream are no longer needed.
pub(super) fn clear_source(cx: &Cx<'_>, controller: &Value) {
    let undefined = cx.undefined();
    for key in [slots::SOURCE, slots::PULL, slots::CANCEL, slots::SIZE] {
        set_slot(cx, controller, key, &undefined);
    }
}

/// Performs the pull algorithm of a controller.
pub(super) fn pull(cx: &mut Cx<'_>, controller: &Value, source: Source) -> Result<Value, Thrown> {
    let object = slot(cx, controller, slots::SOURCE);
    match source {
        Source::Script => {
            let function = slot(cx, controller, slots::PULL);
            if function.is_undefined() {
                return resolved_with_undefined(cx);
            }
            invoke_for_a_promise(cx, &function, &object, std::slice::from_ref(controller))
        }
        Source::Cleared => resolved_with_undefined(cx),
        Source::Tee { .. } => tee::pull(cx, &object),
        Source::ByteTee { is_branch_2 } => byte_tee::pull(cx, &object, is_branch_2),
        Source::Transform => transform_sides::source_pull(cx, &object),
        Source::Iterable => from_iterable::pull(cx, &object),
        Source::CrossRealm => transfer::pull(cx, &object),
        Source::Body => {
            bodies::pull(cx, &object, controller)?;
            resolved_with_undefined(cx)
        }
    }
}

/// Performs the cancel algorithm of a controller.
pub(super) fn cancel(
    cx: &mut Cx<'_>,
    controller: &Value,
    source: Source,
    reason: &Value,
) -> Result<Value, Thrown> {
    let object = slot(cx, controller, slots::SOURCE);
    match source {
        Source::Script => {
            let function = slot(cx, controller, slots::CANCEL);
            if function.is_undefined() {
                return resolved_with_undefined(cx);
            }
            invoke_for_a_promise(cx, &function, &object, std::slice::from_ref(reason))
        }
        Source::Cleared => resolved_with_undefined(cx),
        Source::Tee { is_branch_2 } | Source::ByteTee { is_branch_2 } => {
            tee::cancel(cx, &object, is_branch_2, reason)
        }
        Source::Transform => transform_sides::source_cancel(cx, &object, reason),
        Source::Iterable => from_iterable::cancel(cx, &object, reason),
        Source::CrossRealm => transfer::cancel(cx, &object, reason),
        Source::Body => {
            bodies::cancel(cx, &object);
            resolved_with_undefined(cx)
        }
    }
}

/// The algorithms that a controller of a writable stream is set up with.
#[derive(Clone, Debug)]
pub(super) struct SinkAlgorithms {
    pub(super) sink: Sink,
    pub(super) object: Value,
    pub(super) start: Option<Value>,
    pub(super) write: Option<Value>,
    pub(super) close: Option<Value>,
    pub(super) abort: Option<Value>,
}

impl SinkAlgorithms {
    pub(super) fn of_the_host(sink: Sink, object: &Value) -> Self {
        let object = object.clone();
        Self { sink, object, start: None, write: None, close: None, abort: None }
    }

    pub(super) fn keep(&self, cx: &Cx<'_>, controller: &Value) {
        set_slot(cx, controller, slots::SOURCE, &self.object);
        let functions = [
            (slots::WRITE, &self.write),
            (slots::CLOSE, &self.close),
            (slots::CANCEL, &self.abort),
        ];
        for (key, function) in functions {
            if let Some(function) = function {
                set_slot(cx, controller, key, function);
            }
        }
    }

    pub(super) fn start(&self, cx: &mut Cx<'_>, controller: &Value) -> Result<Value, Thrown> {
        match &self.start {
            Some(start) => {
                callbacks::call(cx, start, &self.object, std::slice::from_ref(controller))
            }
            None if self.sink == Sink::Transform => {
                Ok(transform_sides::start_promise(cx, &self.object))
            }
            None => Ok(cx.undefined()),
        }
    }
}

/// The algorithms of a writable stream are no longer needed.
pub(super) fn clear_sink(cx: &Cx<'_>, controller: &Value) {
    let undefined = cx.undefined();
    for key in [slots::SOURCE, slots::WRITE, slots::CLOSE, slots::CANCEL, slots::SIZE] {
        set_slot(cx, controller, key, &undefined);
    }
}

/// The steps of a sink.
#[derive(Clone, Copy, Debug)]
pub(super) enum SinkSteps<'v> {
    Write(&'v Value),
    Close,
    Abort(&'v Value),
}

/// Performs the write, close or abort algorithm of a controller.
pub(super) fn perform(
    cx: &mut Cx<'_>,
    controller: &Value,
    sink: Sink,
    steps: SinkSteps<'_>,
) -> Result<Value, Thrown> {
    let object = slot(cx, controller, slots::SOURCE);
    match (sink, steps) {
        (Sink::Script, _) => {
            let (key, arguments) = match steps {
                SinkSteps::Write(chunk) => (slots::WRITE, vec![chunk.clone(), controller.clone()]),
                SinkSteps::Close => (slots::CLOSE, Vec::new()),
                SinkSteps::Abort(reason) => (slots::CANCEL, vec![reason.clone()]),
            };
            let function = slot(cx, controller, key);
            if function.is_undefined() {
                return resolved_with_undefined(cx);
            }
            invoke_for_a_promise(cx, &function, &object, &arguments)
        }
        (Sink::CrossRealm, _) => transfer::perform(cx, &object, steps),
        (Sink::Cleared, _) => resolved_with_undefined(cx),
        (Sink::Transform, SinkSteps::Write(chunk)) => {
            transform_sides::sink_write(cx, &object, chunk)
        }
        (Sink::Transform, SinkSteps::Close) => transform_sides::sink_close(cx, &object),
        (Sink::Transform, SinkSteps::Abort(reason)) => {
            transform_sides::sink_abort(cx, &object, reason)
        }
    }
}

/// An error that ends a script is passed on; others are for the caller.
pub(super) fn catchable(thrown: Thrown) -> Result<Value, Thrown> {
    if thrown.uncatchable { Err(thrown) } else { Ok(thrown.value) }
}
