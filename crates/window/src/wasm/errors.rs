//! `CompileError`, `LinkError` and `RuntimeError`.
//!
//! <https://webassembly.github.io/spec/js-api/#error-objects>

use treewright_quickjs::{Attributes, Call, ErrorKind, Thrown, Value};

use crate::Cx;
use crate::bindings;
use crate::generated::{Interface, N};

/// An error of the namespace.
#[derive(Clone, Copy)]
enum Which {
    Compile,
    Link,
    Runtime,
}

impl Which {
    const ALL: [Which; 3] = [Which::Compile, Which::Link, Which::Runtime];

    fn name(self) -> &'static str {
        match self {
            Which::Compile => "CompileError",
            Which::Link => "LinkError",
            Which::Runtime => "RuntimeError",
        }
    }

    fn native(self) -> N {
        match self {
            Which::Compile => N::wasm_errors_compile_error,
            Which::Link => N::wasm_errors_link_error,
            Which::Runtime => N::wasm_errors_runtime_error,
        }
    }
}

/// Defines the constructors on the namespace object of the current realm.
/// <https://tc39.es/ecma262/#sec-nativeerror-object-structure>
pub(crate) fn define_errors(cx: &mut Cx<'_>, namespace: &Value) -> Result<(), Thrown> {
    let of_errors = cx.intrinsic(treewright_quickjs::Intrinsic::ErrorPrototype);
    let error = cx.get_str(&of_errors, "constructor")?;
    for which in Which::ALL {
        let constructor = cx.constructor(which.native() as u16, which.name(), 1);
        if error.is_object() {
            cx.set_prototype(&constructor, &error)?;
        }
        let prototype = cx.object(Some(&of_errors));
        let (name, message) = (cx.string(which.name()), cx.string(""));
        for (key, value) in [("constructor", &constructor), ("name", &name), ("message", &message)]
        {
            let key = cx.key(key);
            cx.define_value(&prototype, &key, value, Attributes::HIDDEN)?;
        }
        let key = cx.key("prototype");
        cx.define_value(&constructor, &key, &prototype, Attributes::NONE)?;
        bindings::keep_for_realm(cx, which.native() as u16, &prototype);
        let key = cx.key(which.name());
        cx.define_value(namespace, &key, &constructor, Attributes::HIDDEN)?;
    }
    Ok(())
}

/// The prototype of an error in the current realm.
fn prototype(cx: &mut Cx<'_>, which: Which) -> Result<Value, Thrown> {
    bindings::interface_object(cx, Interface::WebAssembly)?;
    match bindings::kept_for_realm(cx, which.native() as u16) {
        Some(prototype) => Ok(prototype),
        None => Ok(cx.intrinsic(treewright_quickjs::Intrinsic::ErrorPrototype)),
    }
}

fn error(cx: &mut Cx<'_>, which: Which, message: &str) -> Thrown {
    let error = cx.error(ErrorKind::Error, message);
    match prototype(cx, which).and_then(|prototype| cx.set_prototype(&error, &prototype)) {
        Ok(()) => Thrown::new(error),
        Err(thrown) => thrown,
    }
}

/// <https://tc39.es/ecma262/#sec-nativeerror>
fn construct(cx: &mut Cx<'_>, call: &Call<'_>, which: Which) -> Result<Value, Thrown> {
    let mut chosen = prototype(cx, which)?;
    if let Some(new_target) = call.new_target().cloned() {
        let own = cx.get_str(&new_target, "prototype")?;
        if own.is_object() {
            chosen = own;
        } else if let Some(realm) = cx.realm_of_function(&new_target) {
            chosen = cx.in_realm(&realm, |cx| prototype(cx, which))?;
        }
    }
    let (message, options) = (call.arg(0), call.arg(1));
    let text = if message.is_undefined() { None } else { Some(cx.to_string(&message)?) };
    let error = cx.error(ErrorKind::Error, "");
    cx.set_prototype(&error, &chosen)?;
    let key = cx.key("message");
    match text {
        Some(text) => cx.define_value(&error, &key, &text, Attributes::HIDDEN)?,
        None => cx.delete(&error, &key)?,
    };
    let key = cx.key("cause");
    if options.is_object() && cx.has(&options, &key)? {
        let cause = cx.get(&options, &key)?;
        cx.define_value(&error, &key, &cause, Attributes::HIDDEN)?;
    }
    Ok(error)
}

/// The constructor `CompileError`.
pub(crate) fn compile_error(cx: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    construct(cx, call, Which::Compile)
}

/// The constructor `LinkError`.
pub(crate) fn link_error(cx: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    construct(cx, call, Which::Link)
}

/// The constructor `RuntimeError`.
pub(crate) fn runtime_error(cx: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    construct(cx, call, Which::Runtime)
}

/// A module is not valid.
pub(super) fn cannot_compile(cx: &mut Cx<'_>, message: &str) -> Thrown {
    error(cx, Which::Compile, message)
}

/// The imports do not match.
pub(super) fn cannot_link(cx: &mut Cx<'_>, message: &str) -> Thrown {
    error(cx, Which::Link, message)
}

/// A function trapped, or a module failed while it was instantiated.
/// <https://webassembly.github.io/spec/js-api/#errors>
pub(super) fn trap(cx: &mut Cx<'_>, found: &wasmi::Error) -> Thrown {
    if found.as_trap_code() == Some(wasmi::TrapCode::StackOverflow) {
        return cx.range_error("Maximum call stack size exceeded");
    }
    error(cx, Which::Runtime, &found.to_string())
}

/// Another failure while a module ran.
pub(super) fn failed(cx: &mut Cx<'_>, message: &str) -> Thrown {
    error(cx, Which::Runtime, message)
}
