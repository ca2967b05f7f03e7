//! WebAssembly: its JavaScript interface over the interpreter `wasmi`.
//!
//! <https://webassembly.github.io/spec/js-api/>
//!
//! Each agent has a store. It lives as long as the objects for its parts, because nothing in it is
//! freed before. A call of a function of the host suspends the module: the call leaves the
//! interpreter, runs script with nothing borrowed, and returns with the results. So modules and
//! scripts can call each other to any depth that the stack of scripts allows. Time is given in
//! slices of fuel, and the limits of the agent are checked after each slice.

mod calls;
mod compile;
pub(crate) mod errors;
mod functions;
mod globals;
mod host_values;
mod instances;
mod memories;
mod promises;
mod sections;
mod tables;
mod values;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use rustc_hash::FxHashMap;
use treewright_quickjs::{Thrown, Value, WasmLimits, WasmStore};
use wasmi::{CompilationMode, Config, Engine, StoreContextMut};

pub(crate) use calls::call_an_exported_function;
pub(crate) use compile::{
    custom_sections, exports, imports, module_from_bytes, new_module, source_bytes, validate,
};
pub(crate) use errors::define_errors;
pub(crate) use globals::{global_value, new_global, set_global_value};
pub(crate) use instances::new_instance;
pub(crate) use memories::{buffer, grow_memory, new_memory};
pub(crate) use promises::{
    compile, compile_streaming, instantiate, instantiate_bytes, instantiate_streaming,
};
pub(crate) use tables::{grow_table, new_table, table_get, table_length, table_set};

use crate::generated::Interface;
use crate::{Cx, bindings};

/// Elements of all tables of an agent.
/// <https://webassembly.github.io/spec/js-api/#limits>
const ELEMENTS: usize = 10_000_000;

/// Instances of an agent; the same limit applies to memories and to tables.
const INSTANCES: usize = 10_000;

/// Bytes of all memories, if the budget has no limit.
const MEMORY: usize = 1 << 31;

/// The store of an agent, while it is in use.
#[derive(Default)]
pub(crate) struct State {
    store: Weak<Store>,
    stores: u64,
}

/// <https://webassembly.github.io/spec/js-api/#associated-store>
pub(crate) struct Store {
    wasm: WasmStore,
    engine: Engine,
    /// Distinguishes successive stores.
    number: u64,
    /// The handles of objects by address.
    /// <https://webassembly.github.io/spec/js-api/#object-caches>
    objects: RefCell<FxHashMap<Address, u64>>,
    functions: RefCell<FxHashMap<Address, functions::Facts>>,
    hosts: RefCell<Vec<functions::HostFunction>>,
    externs: Cell<u32>,
}

/// An address in a store. The interpreter shows the identity of a store's contents only in its
/// debug output.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Address(String);

fn address(item: &impl std::fmt::Debug) -> Address {
    Address(format!("{item:?}"))
}

/// The data of an object for a part of a store.
pub(crate) struct Held<T> {
    store: Rc<Store>,
    item: T,
}

/// The store of the agent.
fn associated_store(cx: &mut Cx<'_>) -> Rc<Store> {
    if let Some(store) = cx.host.wasm.store.upgrade() {
        return store;
    }
    let mut config = Config::default();
    // Fuel is for running: an eager compiler uses none for compiling.
    config.consume_fuel(true).compilation_mode(CompilationMode::Eager).ignore_custom_sections(true);
    let engine = Engine::new(&config);
    let (memory, shared) = (cx.memory_limit().unwrap_or(MEMORY), cx.memory().clone());
    let state = &mut cx.host.wasm;
    state.stores = state.stores.saturating_add(1);
    let store = Rc::new(Store {
        wasm: WasmStore::new(&engine, WasmLimits::new(&shared, memory, ELEMENTS, INSTANCES)),
        engine,
        number: state.stores,
        objects: RefCell::default(),
        functions: RefCell::default(),
        hosts: RefCell::default(),
        externs: Cell::new(0),
    });
    state.store = Rc::downgrade(&store);
    store
}

/// Works on a store.
fn with<R>(
    cx: &mut Cx<'_>,
    store: &Store,
    work: impl FnOnce(StoreContextMut<'_, WasmLimits>) -> R,
) -> R {
    cx.with_wasm(&store.wasm, work)
}

/// The part of a store that belongs to an object.
fn held<T: Clone + 'static>(cx: &mut Cx<'_>, object: &Value) -> Option<(Rc<Store>, T)> {
    cx.data(object, |held: &mut Held<T>, _| (Rc::clone(&held.store), held.item.clone()))
}

/// The same for an object whose interface was checked.
fn held_by<T: Clone + 'static>(cx: &mut Cx<'_>, object: &Value) -> Result<(Rc<Store>, T), Thrown> {
    match held(cx, object) {
        Some(held) => Ok(held),
        None => Err(cx.type_error("Illegal invocation")),
    }
}

/// Makes an object represent a part of a store.
fn initialize<T: std::fmt::Debug + 'static>(
    cx: &mut Cx<'_>,
    object: &Value,
    store: &Rc<Store>,
    item: T,
) {
    let address = address(&item);
    cx.set_data(object, Box::new(Held { store: Rc::clone(store), item }));
    let handle = crate::objects::give_a_handle(cx, object);
    cx.cache_insert(handle, object);
    store.objects.borrow_mut().insert(address, handle);
}

/// The object of an address, if it exists.
fn existing(cx: &Cx<'_>, store: &Store, address: &Address) -> Option<Value> {
    let handle = store.objects.borrow().get(address).copied()?;
    cx.cached(handle)
}

/// The object for a part of a store, which is made if it is missing.
fn object_of<T: std::fmt::Debug + 'static>(
    cx: &mut Cx<'_>,
    store: &Rc<Store>,
    interface: Interface,
    item: T,
) -> Result<Value, Thrown> {
    if let Some(object) = existing(cx, store, &address(&item)) {
        return Ok(object);
    }
    let object = bindings::new_object(cx, interface)?;
    initialize(cx, &object, store, item);
    Ok(object)
}
