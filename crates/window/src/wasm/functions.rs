//! Exported functions, and functions of the host.
//!
//! <https://webassembly.github.io/spec/js-api/#exported-function-exotic-objects>

use std::rc::Rc;

use treewright_quickjs::{Attributes, Intrinsic, Thrown, Value};
use wasmi::{Func, FuncType, Val, errors::HostError};

use super::host_values::{self, Place};
use super::{Held, Store, address, existing, held, with};
use crate::objects::{EXPORTED_FUNCTION, slots};
use crate::{Cx, bindings};

/// The data of a store about a function, in addition to the interpreter's.
#[derive(Clone, Copy)]
pub(super) enum Facts {
    /// A function of a module, with its index there.
    OfModule(u32),
    /// A function of scripts, by its number in the store.
    OfHost(usize),
}

/// A function of scripts that a module imports.
#[derive(Clone)]
pub(super) struct HostFunction {
    pub(super) callable: Place,
    pub(super) of: FuncType,
    /// <https://webassembly.github.io/spec/js-api/#index-of-the-host-function>
    index: u32,
}

/// How a host function leaves the interpreter: by its number, with its arguments.
#[derive(Debug)]
pub(super) struct Leave {
    pub(super) host: usize,
    pub(super) arguments: Vec<Val>,
}

impl std::fmt::Display for Leave {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a call of a function of the host")
    }
}

impl HostError for Leave {}

/// <https://webassembly.github.io/spec/js-api/#create-a-host-function>
pub(super) fn create_a_host_function(
    cx: &mut Cx<'_>,
    store: &Rc<Store>,
    callable: &Value,
    of: &FuncType,
    index: u32,
) -> Func {
    let place = host_values::keep(cx, callable);
    let host = {
        let mut hosts = store.hosts.borrow_mut();
        hosts.push(HostFunction { callable: place, of: of.clone(), index });
        hosts.len() - 1
    };
    let of = of.clone();
    let function = with(cx, store, |context| {
        Func::new(context, of, move |_, arguments, _| {
            Err(wasmi::Error::host(Leave { host, arguments: arguments.to_vec() }))
        })
    });
    store.functions.borrow_mut().insert(address(&function), Facts::OfHost(host));
    function
}

/// `[[FunctionAddress]]`, if the value is an exported function of this store.
pub(super) fn function_address(cx: &mut Cx<'_>, store: &Rc<Store>, value: &Value) -> Option<Func> {
    let platform = cx.platform(value)?;
    if platform.interface != EXPORTED_FUNCTION {
        return None;
    }
    let (of, function) = held::<Func>(cx, value)?;
    Rc::ptr_eq(&of, store).then_some(function)
}

/// <https://webassembly.github.io/spec/js-api/#name-of-the-webassembly-function>
fn name_of(store: &Store, function: Func) -> String {
    let index = match store.functions.borrow().get(&address(&function)) {
        Some(Facts::OfModule(index)) => *index,
        Some(Facts::OfHost(host)) => store.hosts.borrow().get(*host).map_or(0, |host| host.index),
        None => 0,
    };
    index.to_string()
}

/// <https://webassembly.github.io/spec/js-api/#a-new-exported-function>
pub(super) fn new_exported_function(
    cx: &mut Cx<'_>,
    store: &Rc<Store>,
    function: Func,
) -> Result<Value, Thrown> {
    let of = address(&function);
    if let Some(object) = existing(cx, store, &of) {
        return Ok(object);
    }
    let arity = with(cx, store, |context| function.ty(&context).params().len());
    let prototype = cx.intrinsic(Intrinsic::FunctionPrototype);
    let handle = cx.host.handles.next();
    let class = bindings::EXPORTED_FUNCTION;
    let object = cx.platform_object(class, &prototype, EXPORTED_FUNCTION, handle);
    cx.set_data(&object, Box::new(Held { store: Rc::clone(store), item: function }));
    cx.set_slot(&object, slots::FUNCTION_OF_REALM, &prototype);
    let values = host_values::holder(cx);
    cx.set_slot(&object, slots::HOST_VALUES, &values);
    cx.cache_insert(handle, &object);
    store.objects.borrow_mut().insert(of, handle);
    let length = cx.int(i32::try_from(arity).unwrap_or(i32::MAX));
    let name = cx.string(&name_of(store, function));
    for (key, value) in [("length", length), ("name", name)] {
        let key = cx.key(key);
        cx.define_value(&object, &key, &value, Attributes::CONFIGURABLE)?;
    }
    Ok(object)
}
