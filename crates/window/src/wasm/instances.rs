//! Instances.
//!
//! <https://webassembly.github.io/spec/js-api/#instances>

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;

use treewright_quickjs::{Attributes, Thrown, Value, WasmLimits};
use wasmi::{AsContextMut, Error, Extern, ExternType, Func, Ref, StoreContextMut, Table, ValType};

use super::compile::{Compiled, compiled};
use super::errors::{cannot_link, failed};
use super::functions::{self, Facts};
use super::values::to_webassembly_value;
use super::{Store, address, calls, globals, held, host_values, memories, object_of, with};
use crate::generated::Interface;
use crate::objects::slots;
use crate::{Cx, bindings};

/// Fuel for the work of an instantiation itself, which is bounded by the size of the module.
const PLENTY: u64 = 1 << 60;

/// <https://webassembly.github.io/spec/js-api/#dom-instance-instance>
pub(crate) fn new_instance(
    cx: &mut Cx<'_>,
    prototype: &Value,
    module: &Value,
    imports: Option<&Value>,
) -> Result<Value, Thrown> {
    let compiled = compiled(cx, module)?;
    let imports = read_the_imports(cx, &compiled, imports)?;
    let exports = instantiate(cx, &compiled, &imports)?;
    let object = bindings::new_object_with(cx, Interface::Instance, prototype);
    initialize_an_instance_object(cx, &object, &exports);
    Ok(object)
}

/// The object of an instance, from its exports.
pub(super) fn instance_object(cx: &mut Cx<'_>, exports: &Value) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, Interface::Instance)?;
    initialize_an_instance_object(cx, &object, exports);
    Ok(object)
}

/// <https://webassembly.github.io/spec/js-api/#initialize-an-instance-object>
fn initialize_an_instance_object(cx: &mut Cx<'_>, object: &Value, exports: &Value) {
    cx.set_slot(object, slots::EXPORTS, exports);
    let values = host_values::holder(cx);
    cx.set_slot(object, slots::HOST_VALUES, &values);
}

/// <https://webassembly.github.io/spec/js-api/#read-the-imports>
pub(super) fn read_the_imports(
    cx: &mut Cx<'_>,
    compiled: &Compiled,
    object: Option<&Value>,
) -> Result<Vec<Extern>, Thrown> {
    if object.is_none() && !compiled.imports.is_empty() {
        return Err(cx.type_error("The module has imports, so an object with them is needed"));
    }
    let store = &compiled.store;
    let (mut imports, mut functions) = (Vec::new(), 0);
    for (import, of) in compiled.imports.iter().zip(compiled.import_types()) {
        let (module, name) = (import.module.as_str(), import.name.as_str());
        if compiled.is_imported_string(module) {
            let text = cx.string(name);
            let value = to_webassembly_value(cx, store, &text, ValType::ExternRef)?;
            imports.push(globals::constant(cx, store, value).into());
            continue;
        }
        let Some(object) = object else { continue };
        let from = cx.get_str(object, module)?;
        if !from.is_object() {
            let message = format!("Import '{module}' is not an object");
            return Err(cx.type_error(&message));
        }
        let value = cx.get_str(&from, name)?;
        let wrong = |cx: &mut Cx<'_>, wanted: &str| {
            cannot_link(cx, &format!("Import '{module}' '{name}' is not {wanted}"))
        };
        imports.push(match &of {
            ExternType::Func(of) => {
                if !value.is_function() {
                    return Err(wrong(cx, "a function"));
                }
                let function = match functions::function_address(cx, store, &value) {
                    Some(function) => function,
                    None => functions::create_a_host_function(cx, store, &value, of, functions),
                };
                functions += 1;
                Extern::Func(function)
            }
            ExternType::Global(of) => {
                if let Some((_, global)) = held::<wasmi::Global>(cx, &value) {
                    Extern::Global(global)
                } else {
                    let is_one = match of.content() {
                        ValType::I64 => value.is_bigint(),
                        ValType::I32 | ValType::F32 | ValType::F64 => value.is_number(),
                        ValType::V128 => false,
                        ValType::FuncRef => {
                            value.is_null()
                                || functions::function_address(cx, store, &value).is_some()
                        }
                        ValType::ExternRef => true,
                    };
                    if !is_one {
                        return Err(wrong(cx, "a value of the type of the global"));
                    }
                    let value = to_webassembly_value(cx, store, &value, of.content())?;
                    globals::constant(cx, store, value).into()
                }
            }
            ExternType::Memory(_) => match memories::in_store(cx, &value) {
                Some(memory) => Extern::Memory(memory),
                None => return Err(wrong(cx, "a memory that a module can use")),
            },
            ExternType::Table(_) => match held::<Table>(cx, &value) {
                Some((_, table)) => Extern::Table(table),
                None => return Err(wrong(cx, "a table")),
            },
        });
    }
    // In the interpreter's order: functions, tables, memories, globals.
    imports.sort_by_key(|import| match import {
        Extern::Func(_) => 0,
        Extern::Table(_) => 1,
        Extern::Memory(_) => 2,
        Extern::Global(_) => 3,
    });
    Ok(imports)
}

/// The elements of tables before an instantiation.
///
/// SPEC-NOTE: elements that a failed instantiation has written are restored, although the standard
/// keeps them: the interpreter has no instance in which their functions could run.
struct Before {
    table: Table,
    elements: Vec<Ref>,
}

impl Before {
    fn all(context: &mut StoreContextMut<'_, WasmLimits>, imports: &[Extern]) -> Vec<Before> {
        let tables = imports.iter().filter_map(|import| import.into_table());
        let remember = |table: Table| {
            let size = table.size(&*context);
            let elements = (0..size).filter_map(|index| table.get(&*context, index)).collect();
            Before { table, elements }
        };
        tables.map(remember).collect()
    }

    fn restore(self, context: &mut StoreContextMut<'_, WasmLimits>) {
        for (index, element) in (0..).zip(self.elements) {
            // The table has not become shorter.
            let _is_set = self.table.set(&mut *context, index, element);
        }
    }
}

/// Instantiates the core of a module, and returns the object with its exports.
/// <https://webassembly.github.io/spec/js-api/#instantiate-the-core-of-a-webassembly-module>
pub(super) fn instantiate(
    cx: &mut Cx<'_>,
    compiled: &Rc<Compiled>,
    imports: &[Extern],
) -> Result<Value, Thrown> {
    let store = &compiled.store;
    let writes_elements = !compiled.referred.is_empty();
    let made = with(cx, store, |mut context| {
        let before = if writes_elements { Before::all(&mut context, imports) } else { Vec::new() };
        let made = catch_unwind(AssertUnwindSafe(|| {
            context.set_fuel(PLENTY)?;
            wasmi::Instance::new(context.as_context_mut(), &compiled.module, imports)
        }));
        let made = made.unwrap_or_else(|_| Err(Error::new("the interpreter failed")));
        if made.is_err() {
            for before in before {
                before.restore(&mut context);
            }
        }
        made
    });
    let instance = match made {
        Ok(instance) => instance,
        Err(error) => return Err(instantiation_failed(cx, &error)),
    };
    let hidden = |cx: &mut Cx<'_>, index: u32| {
        let name = compiled.hidden.name(index);
        with(cx, store, |context| instance.get_func(&context, &name))
    };
    for index in &compiled.referred {
        if let Some(function) = hidden(cx, *index) {
            remember(store, function, *index);
        }
    }
    if let Some(start) = compiled.start
        && let Some(function) = hidden(cx, start)
    {
        calls::invoke(cx, store, function, &[])?;
    }
    create_an_exports_object(cx, compiled, instance)
}

/// Remembers the index of a function of a module, unless it is already known as an import.
fn remember(store: &Store, function: Func, index: u32) {
    let mut functions = store.functions.borrow_mut();
    functions.entry(address(&function)).or_insert(Facts::OfModule(index));
}

/// <https://webassembly.github.io/spec/js-api/#errors>
fn instantiation_failed(cx: &mut Cx<'_>, error: &Error) -> Thrown {
    use wasmi::errors::{ErrorKind, InstantiationError as Kind};
    match error.kind() {
        ErrorKind::Instantiation(
            Kind::MismatchedNumberOfImports { .. }
            | Kind::ImportTypeMismatch { .. }
            | Kind::GlobalTypeMismatch { .. }
            | Kind::FuncTypeMismatch { .. }
            | Kind::TableTypeMismatch { .. }
            | Kind::MemoryTypeMismatch { .. },
        ) => cannot_link(cx, &error.to_string()),
        ErrorKind::Instantiation(
            Kind::TooManyInstances
            | Kind::TooManyTables
            | Kind::TooManyMemories
            | Kind::FailedToInstantiateMemory(_)
            | Kind::FailedToInstantiateTable(_),
        ) => cx.range_error(&format!("WebAssembly: {error}")),
        _ => failed(cx, &error.to_string()),
    }
}

/// <https://webassembly.github.io/spec/js-api/#create-an-exports-object>
fn create_an_exports_object(
    cx: &mut Cx<'_>,
    compiled: &Compiled,
    instance: wasmi::Instance,
) -> Result<Value, Thrown> {
    let store = &compiled.store;
    let null = cx.null();
    let exports = cx.object(Some(&null));
    for export in &compiled.exports {
        let found = with(cx, store, |context| instance.get_export(&context, &export.name));
        let value = match found {
            Some(Extern::Func(function)) => {
                remember(store, function, export.index);
                functions::new_exported_function(cx, store, function)?
            }
            Some(Extern::Global(global)) => object_of(cx, store, Interface::Global, global)?,
            Some(Extern::Memory(memory)) => object_of(cx, store, Interface::Memory, memory)?,
            Some(Extern::Table(table)) => object_of(cx, store, Interface::Table, table)?,
            None => return Err(failed(cx, "an export is missing")),
        };
        let key = cx.key(&export.name);
        cx.define_value(&exports, &key, &value, Attributes::ALL)?;
    }
    cx.freeze(&exports)?;
    Ok(exports)
}
