//! `DOMException`. <https://webidl.spec.whatwg.org/#idl-DOMException>

mod names;

use treewright_quickjs::{Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::Interface;
use crate::strings::DomString;

pub(crate) use names::{DomExceptionName, code_of};

/// The data of a `DOMException` object.
#[derive(Clone, Debug)]
pub(crate) struct ExceptionData {
    pub(crate) name: DomString,
    pub(crate) message: DomString,
    pub(crate) quota: QuotaData,
}

/// The figures of a `QuotaExceededError`.
/// <https://webidl.spec.whatwg.org/#quotaexceedederror>
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct QuotaData {
    pub(crate) quota: Option<f64>,
    pub(crate) requested: Option<f64>,
}

/// An exception to throw, made in the current realm.
/// <https://webidl.spec.whatwg.org/#dfn-throw>
pub(crate) fn dom_exception(cx: &mut Cx<'_>, name: DomExceptionName, message: &str) -> Thrown {
    match new_object(cx, name, message) {
        Ok(object) => Thrown::new(object),
        Err(thrown) => thrown,
    }
}

/// A `DOMException` object, made in the current realm.
pub(crate) fn new_object(
    cx: &mut Cx<'_>,
    name: DomExceptionName,
    message: &str,
) -> Result<Value, Thrown> {
    let prototype = bindings::prototype(cx, Interface::DOMException)?;
    let quota = QuotaData::default();
    let data = ExceptionData { name: name.as_str().into(), message: message.into(), quota };
    Ok(with_prototype(cx, Interface::DOMException, &prototype, data))
}

/// A `QuotaExceededError`, made in the current realm.
/// <https://webidl.spec.whatwg.org/#quotaexceedederror>
pub(crate) fn quota_exceeded(
    cx: &mut Cx<'_>,
    message: &str,
    quota: Option<u64>,
    requested: Option<u64>,
) -> Thrown {
    let interface = Interface::QuotaExceededError;
    let number = |bytes: Option<u64>| bytes.map(|bytes| bytes as f64);
    let quota = QuotaData { quota: number(quota), requested: number(requested) };
    let data = ExceptionData { name: "QuotaExceededError".into(), message: message.into(), quota };
    match bindings::prototype(cx, interface) {
        Ok(prototype) => Thrown::new(with_prototype(cx, interface, &prototype, data)),
        Err(thrown) => thrown,
    }
}

/// A `DOMException` object with a given prototype: that of its constructor's new.target.
pub(crate) fn with_prototype(
    cx: &mut Cx<'_>,
    interface: Interface,
    prototype: &Value,
    data: ExceptionData,
) -> Value {
    let object = bindings::new_object_with(cx, interface, prototype);
    cx.set_data(&object, Box::new(data));
    attach_stack(cx, &object);
    object
}

/// Records the stack where an exception was made, as for errors of the language.
fn attach_stack(cx: &mut Cx<'_>, object: &Value) {
    let error = cx.error(treewright_quickjs::ErrorKind::Error, "");
    // An exception without a stack is still an exception.
    let Some(stack) = cx.error_stack(&error) else { return };
    let (key, stack) = (cx.key("stack"), cx.js_string(&stack));
    let _is_defined = cx.define_value(object, &key, &stack, treewright_quickjs::Attributes::HIDDEN);
}

/// The name and message of a `DOMException` object.
pub(crate) fn data(cx: &mut Cx<'_>, object: &Value) -> Option<ExceptionData> {
    cx.data(object, |data: &mut ExceptionData, _| data.clone())
}
