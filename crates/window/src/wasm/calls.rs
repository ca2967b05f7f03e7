//! Calls between scripts and modules.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use treewright_quickjs::{Call, Flow, Thrown, Value, WasmLimits, WellKnownSymbol};
use wasmi::{Error, Func, ResumableCall, StoreContextMut, Val, ValType};

use super::errors::{failed, trap};
use super::functions::{Facts, HostFunction, Leave};
use super::values::{to_js_value, to_webassembly_value, zero};
use super::{Store, address, held_by, host_values, with};
use crate::Cx;
use crate::event_loop::{clean_up_after_running_script, prepare_to_run_script};
use crate::objects::slots;

/// A slice of fuel, which is about one instruction each: it takes well under a millisecond.
const SLICE: u64 = 50_000;

/// The number of engine checks that a slice counts as: the engine checks once in 10,000 jumps and
/// calls.
const CHECKS: usize = 5;

/// `[[Call]]` of exported functions.
/// <https://webassembly.github.io/spec/js-api/#call-an-exported-function>
pub(crate) fn call_an_exported_function(cx: &mut Cx<'_>, call: &Call<'_>) -> Result<Value, Thrown> {
    let object = call.captured(0);
    let realm = cx.slot(&object, slots::FUNCTION_OF_REALM);
    let realm = realm.and_then(|function| cx.realm_of_function(&function));
    let realm = realm.unwrap_or_else(|| cx.realm());
    cx.in_realm(&realm, |cx| {
        let (store, function) = held_by::<Func>(cx, &object)?;
        let of = with(cx, &store, |context| function.ty(&context));
        if of.params().iter().chain(of.results()).any(|of| *of == ValType::V128) {
            return Err(cx.type_error("scripts cannot call functions with vectors"));
        }
        let mut arguments = Vec::with_capacity(of.params().len());
        for (place, of) in of.params().iter().enumerate() {
            arguments.push(to_webassembly_value(cx, &store, &call.arg(place), *of)?);
        }
        let results = invoke(cx, &store, function, &arguments)?;
        match results.as_slice() {
            [] => Ok(cx.undefined()),
            [result] => to_js_value(cx, &store, result),
            results => {
                let mut values = Vec::with_capacity(results.len());
                for result in results {
                    values.push(to_js_value(cx, &store, result)?);
                }
                Ok(cx.array(values))
            }
        }
    })
}

/// Runs the interpreter. A panic in it ends the running script, not the process.
fn run(
    cx: &mut Cx<'_>,
    store: &Store,
    fuel: u64,
    work: impl FnOnce(StoreContextMut<'_, WasmLimits>) -> Result<ResumableCall, Error>,
) -> Result<ResumableCall, Error> {
    with(cx, store, |mut context| {
        let ran = catch_unwind(AssertUnwindSafe(|| {
            context.set_fuel(fuel)?;
            work(context)
        }));
        ran.unwrap_or_else(|_| Err(Error::new("the interpreter failed")))
    })
}

/// <https://webassembly.github.io/spec/core/appendix/embedding.html#embed-func-invoke>
pub(super) fn invoke(
    cx: &mut Cx<'_>,
    store: &Rc<Store>,
    function: Func,
    arguments: &[Val],
) -> Result<Vec<Val>, Thrown> {
    let facts = store.functions.borrow().get(&address(&function)).copied();
    if let Some(Facts::OfHost(host)) = facts {
        return run_a_host_function(cx, store, host, arguments);
    }
    let of = with(cx, store, |context| function.ty(&context));
    let mut results: Vec<Val> = of.results().iter().map(|of| zero(*of)).collect();
    let mut state =
        run(cx, store, SLICE, |context| function.call_resumable(context, arguments, &mut results));
    loop {
        state = match state {
            Ok(ResumableCall::Finished) => return Ok(results),
            Ok(ResumableCall::OutOfFuel(suspended)) => {
                for _ in 0..CHECKS {
                    cx.check_interrupt()?;
                }
                let fuel = suspended.required_fuel().saturating_add(SLICE);
                run(cx, store, fuel, |context| suspended.resume(context, &mut results))
            }
            Ok(ResumableCall::HostTrap(suspended)) => {
                let leave = suspended.host_error().downcast_ref::<Leave>();
                let Some((host, arguments)) =
                    leave.map(|leave| (leave.host, leave.arguments.clone()))
                else {
                    return Err(failed(cx, "the module stopped"));
                };
                let answers = run_a_host_function(cx, store, host, &arguments)?;
                run(cx, store, SLICE, |context| suspended.resume(context, &answers, &mut results))
            }
            // A tail call leaves nothing to resume: the result of the host function is the result.
            Err(error) => match error.downcast_ref::<Leave>() {
                Some(leave) => return run_a_host_function(cx, store, leave.host, &leave.arguments),
                None => return Err(trap(cx, &error)),
            },
        };
    }
}

/// An exception passes through the module to its caller: modules cannot catch it here.
/// <https://webassembly.github.io/spec/js-api/#create-a-host-function>
fn run_a_host_function(
    cx: &mut Cx<'_>,
    store: &Rc<Store>,
    host: usize,
    arguments: &[Val],
) -> Result<Vec<Val>, Thrown> {
    let found = store.hosts.borrow().get(host).cloned();
    let callable = found.as_ref().and_then(|host| host_values::value_at(cx, host.callable));
    let (Some(host), Some(callable)) = (found, callable) else {
        return Err(failed(cx, "the window of an imported function is gone"));
    };
    let realm = cx.realm_of_function(&callable).unwrap_or_else(|| cx.realm());
    cx.in_realm(&realm, |cx| {
        prepare_to_run_script(cx);
        let result = run_the_callable(cx, store, &host, &callable, arguments);
        clean_up_after_running_script(cx);
        result
    })
}

/// <https://webassembly.github.io/spec/js-api/#run-a-host-function>
fn run_the_callable(
    cx: &mut Cx<'_>,
    store: &Rc<Store>,
    host: &HostFunction,
    callable: &Value,
    arguments: &[Val],
) -> Result<Vec<Val>, Thrown> {
    let (parameters, results) = (host.of.params(), host.of.results());
    if parameters.iter().chain(results).any(|of| *of == ValType::V128) {
        return Err(cx.type_error("functions with vectors cannot be functions of scripts"));
    }
    let mut given = Vec::with_capacity(arguments.len());
    for argument in arguments {
        given.push(to_js_value(cx, store, argument)?);
    }
    let undefined = cx.undefined();
    let answer = cx.call(callable, &undefined, &given)?;
    match results {
        [] => Ok(Vec::new()),
        [of] => Ok(vec![to_webassembly_value(cx, store, &answer, *of)?]),
        results => {
            let key = cx.key_symbol(WellKnownSymbol::Iterator);
            let Some(method) = cx.get_method(&answer, &key)? else {
                return Err(cx.type_error("several results must be iterable"));
            };
            let mut values = Vec::with_capacity(results.len());
            cx.iterate(&answer, Some(&method), |_, value| {
                values.push(value);
                Ok(Flow::Continue)
            })?;
            if values.len() != results.len() {
                return Err(cx.type_error("another number of results"));
            }
            let mut converted = Vec::with_capacity(results.len());
            for (value, of) in values.iter().zip(results) {
                converted.push(to_webassembly_value(cx, store, value, *of)?);
            }
            Ok(converted)
        }
    }
}
