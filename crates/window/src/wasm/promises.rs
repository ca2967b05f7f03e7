//! Promises: compiling, instantiating, and both from a response.
//!
//! <https://webassembly.github.io/spec/js-api/#webassembly-namespace>

use std::sync::Arc;

use treewright_quickjs::{Attributes, Thrown, Value};

use super::compile::{Options, compile_or_throw, compiled, module_object};
use super::instances::{instance_object, instantiate as instantiate_the_core, read_the_imports};
use crate::bodies::{self, Kind};
use crate::event_loop::TaskSource;
use crate::fetches::response;
use crate::generated::Interface;
use crate::header_lists;
use crate::objects::{PLAIN, STREAM_PART, slots};
use crate::realms::RealmId;
use crate::streams::{self, Settle, reacting};
use crate::{Cx, bindings};

/// The object with imports, on the target of a reaction.
const IMPORTS: u64 = 1;
/// The module that is instantiated.
const MODULE: u64 = 2;

/// Settles a deferred object in a task.
fn settle_in_a_task(
    cx: &mut Cx<'_>,
    source: TaskSource,
    deferred: Value,
    work: impl FnOnce(&mut Cx<'_>) -> Result<Value, Thrown> + 'static,
) {
    let realm = cx.realm();
    let state = cx.host.realms.get(RealmId(cx.realm_number()));
    let document = state.map(|state| state.document);
    let steps = Box::new(move |cx: &mut Cx<'_>| {
        cx.in_realm(&realm, |cx| {
            let settled = match work(cx) {
                Ok(value) => deferred.resolve(cx, &value),
                Err(thrown) if thrown.uncatchable => Err(thrown),
                Err(thrown) => deferred.reject(cx, &thrown.value),
            };
            if let Err(thrown) = settled {
                crate::error_reports::report_an_exception(cx, thrown);
            }
        });
    });
    cx.host.event_loop.queue_a_task(source, document, steps);
}

/// <https://webassembly.github.io/spec/js-api/#asynchronously-compile-a-webassembly-module>
fn asynchronously_compile(
    cx: &mut Cx<'_>,
    bytes: Arc<[u8]>,
    options: Options,
    source: TaskSource,
) -> Result<Value, Thrown> {
    let deferred = streams::deferred(cx)?;
    let promise = streams::promise_of(cx, &deferred);
    let compiled = compile_or_throw(cx, bytes, options);
    settle_in_a_task(cx, source, deferred, |cx| module_object(cx, compiled?));
    Ok(promise)
}

/// <https://webassembly.github.io/spec/js-api/#dom-webassembly-compile>
pub(crate) fn compile(cx: &mut Cx<'_>, bytes: &Value, options: Options) -> Result<Value, Thrown> {
    let bytes = cx.bytes(bytes).unwrap_or_default().into();
    asynchronously_compile(cx, bytes, options, TaskSource::JavaScriptEngine)
}

/// <https://webassembly.github.io/spec/js-api/#asynchronously-instantiate-a-webassembly-module>
pub(crate) fn instantiate(
    cx: &mut Cx<'_>,
    module: &Value,
    imports: Option<&Value>,
) -> Result<Value, Thrown> {
    let deferred = streams::deferred(cx)?;
    let promise = streams::promise_of(cx, &deferred);
    let read = compiled(cx, module).and_then(|compiled| {
        let imports = read_the_imports(cx, &compiled, imports)?;
        Ok((compiled, imports))
    });
    match read {
        Ok((compiled, imports)) => {
            settle_in_a_task(cx, TaskSource::JavaScriptEngine, deferred, move |cx| {
                let exports = instantiate_the_core(cx, &compiled, &imports)?;
                instance_object(cx, &exports)
            });
        }
        Err(thrown) if thrown.uncatchable => return Err(thrown),
        Err(thrown) => deferred.reject(cx, &thrown.value)?,
    }
    Ok(promise)
}

/// <https://webassembly.github.io/spec/js-api/#instantiate-a-promise-of-a-module>
fn instantiate_a_promise_of_a_module(
    cx: &mut Cx<'_>,
    module: &Value,
    imports: Option<&Value>,
) -> Result<Value, Thrown> {
    let target = cx.platform_object(PLAIN, &cx.null(), STREAM_PART, 0);
    if let Some(imports) = imports {
        cx.set_slot(&target, IMPORTS, imports);
    }
    let fulfilled = |cx: &mut Cx<'_>, target: &Value, module: &Value| {
        cx.set_slot(target, MODULE, module);
        let imports = cx.slot(target, IMPORTS);
        let inner = instantiate(cx, module, imports.as_ref())?;
        reacting(cx, &inner, target, instantiated_source, None)
    };
    reacting(cx, module, &target, fulfilled, None)
}

/// The dictionary `WebAssemblyInstantiatedSource`.
fn instantiated_source(cx: &mut Cx<'_>, target: &Value, instance: &Value) -> Result<Value, Thrown> {
    let module = cx.slot(target, MODULE).unwrap_or_else(|| cx.undefined());
    let result = cx.object(None);
    for (key, value) in [("instance", instance), ("module", &module)] {
        let key = cx.key(key);
        cx.define_value(&result, &key, value, Attributes::ALL)?;
    }
    Ok(result)
}

/// <https://webassembly.github.io/spec/js-api/#dom-webassembly-instantiate>
pub(crate) fn instantiate_bytes(
    cx: &mut Cx<'_>,
    bytes: &Value,
    imports: Option<&Value>,
    options: Options,
) -> Result<Value, Thrown> {
    let module = compile(cx, bytes, options)?;
    instantiate_a_promise_of_a_module(cx, &module, imports)
}

/// <https://webassembly.github.io/spec/web-api/#compile-a-potential-webassembly-response>
pub(crate) fn compile_streaming(
    cx: &mut Cx<'_>,
    source: &Value,
    options: Options,
) -> Result<Value, Thrown> {
    let target = cx.platform_object(PLAIN, &cx.null(), STREAM_PART, 0);
    cx.set_data(&target, Box::new(options));
    let fulfilled = |cx: &mut Cx<'_>, target: &Value, response: &Value| {
        check_the_response(cx, response)?;
        let body = bodies::consume(cx, response, Kind::ArrayBuffer)?;
        let compile = |cx: &mut Cx<'_>, target: &Value, buffer: &Value| {
            let options = cx.data(target, |options: &mut Options, _| options.clone());
            let bytes = cx.bytes(buffer).unwrap_or_default().into();
            asynchronously_compile(cx, bytes, options.unwrap_or_default(), TaskSource::Networking)
        };
        reacting(cx, &body, target, compile, None)
    };
    reacting(cx, source, &target, fulfilled, None)
}

fn check_the_response(cx: &mut Cx<'_>, response: &Value) -> Result<(), Thrown> {
    if !bindings::receiver::is(cx, response, Interface::Response) {
        return Err(cx.type_error("An object that is not a Response was given"));
    }
    let headers = cx.slot(response, slots::HEADERS).unwrap_or_else(|| cx.undefined());
    let of_type = header_lists::list_of(cx, &headers).get("content-type");
    let is_wasm = of_type.is_some_and(|of_type| {
        header_lists::normalize(&of_type).eq_ignore_ascii_case(b"application/wasm")
    });
    if !is_wasm {
        return Err(cx.type_error("The MIME type of the response is not 'application/wasm'"));
    }
    if !response::is_cors_same_origin(cx, response) {
        return Err(cx.type_error("The response is opaque"));
    }
    if !response::is_ok(cx, response) {
        return Err(cx.type_error("The status of the response is not ok"));
    }
    Ok(())
}

/// <https://webassembly.github.io/spec/web-api/#dom-webassembly-instantiatestreaming>
pub(crate) fn instantiate_streaming(
    cx: &mut Cx<'_>,
    source: &Value,
    imports: Option<&Value>,
    options: Options,
) -> Result<Value, Thrown> {
    let module = compile_streaming(cx, source, options)?;
    instantiate_a_promise_of_a_module(cx, &module, imports)
}
