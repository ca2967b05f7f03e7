//! Modules.
//!
//! <https://webassembly.github.io/spec/js-api/#modules>

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::sync::Arc;

use treewright_quickjs::{Thrown, Value};
use wasmi::ExternType;
use wasmparser::ExternalKind;

use super::errors::cannot_compile;
use super::sections::{self, Export, Hidden, Import, Outline};
use super::{Store, associated_store};
use crate::content_security_policy::blocks_wasm_byte_compilation;
use crate::generated::Interface;
use crate::generated::dictionaries::{
    ModuleExportDescriptor, ModuleImportDescriptor, WebAssemblyCompileOptions,
};
use crate::generated::enums::ImportExportKind;
use crate::{Cx, bindings};

/// `[[Module]]` and related data.
pub(super) struct Compiled {
    pub(super) store: Rc<Store>,
    pub(super) module: wasmi::Module,
    pub(super) bytes: Arc<[u8]>,
    pub(super) imports: Vec<Import>,
    pub(super) exports: Vec<Export>,
    pub(super) start: Option<u32>,
    pub(super) referred: Vec<u32>,
    pub(super) hidden: Hidden,
    pub(super) options: Options,
}

/// `[[BuiltinSets]]` and `[[ImportedStringModule]]`.
#[derive(Clone, Default)]
pub(crate) struct Options {
    pub(super) builtins: Vec<String>,
    pub(super) imported_string_module: Option<String>,
}

impl From<WebAssemblyCompileOptions> for Options {
    fn from(options: WebAssemblyCompileOptions) -> Options {
        Options {
            builtins: options.builtins.unwrap_or_default(),
            imported_string_module: options.imported_string_constants.flatten(),
        }
    }
}

/// Compiles a module. A panic of the interpreter is an error, not the end of the agent.
fn compile(store: &Rc<Store>, bytes: Arc<[u8]>, options: Options) -> Result<Compiled, String> {
    let compiled = catch_unwind(AssertUnwindSafe(|| compile_bytes(store, bytes, options)));
    compiled.unwrap_or_else(|_| Err("the interpreter failed".into()))
}

/// <https://webassembly.github.io/spec/js-api/#compile-a-webassembly-module>
fn compile_bytes(
    store: &Rc<Store>,
    bytes: Arc<[u8]>,
    options: Options,
) -> Result<Compiled, String> {
    // Some messages have lists on several lines.
    let message =
        |error: wasmi::Error| error.to_string().split_whitespace().collect::<Vec<_>>().join(" ");
    let engine = &store.engine;
    wasmi::Module::validate(engine, &bytes).map_err(message)?;
    let outline: Outline = sections::outline(&bytes).map_err(|error| error.to_string())?;
    let hidden = Hidden::of(&outline);
    let mut functions = outline.referred.clone();
    functions.extend(outline.start.filter(|start| !outline.referred.contains(start)));
    let module = if functions.is_empty() {
        wasmi::Module::new(engine, &bytes[..])
    } else {
        match sections::with_functions_exported(&bytes, &functions, &hidden) {
            Some(changed) => wasmi::Module::new(engine, &changed[..]),
            None => return Err("the sections do not end where they say".into()),
        }
    };
    let Outline { imports, exports, start, referred } = outline;
    let module = module.map_err(message)?;
    let compiled = Compiled {
        store: Rc::clone(store),
        module,
        bytes,
        imports,
        exports,
        start,
        referred,
        hidden,
        options,
    };
    compiled.validate_builtins_and_imported_strings()?;
    Ok(compiled)
}

impl Compiled {
    /// Sets of builtins are not supported, so their imports are ordinary ones.
    /// <https://webassembly.github.io/spec/js-api/#validate-builtins-and-imported-string-for-a-webassembly-module>
    fn validate_builtins_and_imported_strings(&self) -> Result<(), String> {
        let sets = &self.options.builtins;
        if sets.iter().enumerate().any(|(place, set)| sets[..place].contains(set)) {
            return Err("a set of builtins is named twice".into());
        }
        for import in
            self.module.imports().filter(|import| self.is_imported_string(import.module()))
        {
            let is_string = import.ty().global().is_some_and(|global| {
                global.mutability() == wasmi::Mutability::Const
                    && global.content() == wasmi::ValType::ExternRef
            });
            if !is_string {
                return Err("an imported string is not a constant externref".into());
            }
        }
        Ok(())
    }

    /// The types of the imports, in their order; the interpreter groups them by kind.
    pub(super) fn import_types(&self) -> Vec<ExternType> {
        let kind = |of: &ExternType| match of {
            ExternType::Func(_) => ExternalKind::Func,
            ExternType::Table(_) => ExternalKind::Table,
            ExternType::Memory(_) => ExternalKind::Memory,
            ExternType::Global(_) => ExternalKind::Global,
        };
        let all = |wanted| {
            let types = self.module.imports().map(|import| import.ty().clone());
            types.filter(move |of: &ExternType| kind(of) == wanted)
        };
        let (mut functions, mut tables) = (all(ExternalKind::Func), all(ExternalKind::Table));
        let (mut memories, mut globals) = (all(ExternalKind::Memory), all(ExternalKind::Global));
        let types = self.imports.iter().filter_map(|import| match import.kind {
            ExternalKind::Func => functions.next(),
            ExternalKind::Table => tables.next(),
            ExternalKind::Memory => memories.next(),
            ExternalKind::Global => globals.next(),
            ExternalKind::Tag => None,
        });
        types.collect()
    }

    /// True for the module that strings are imported from.
    pub(super) fn is_imported_string(&self, module: &str) -> bool {
        self.options.imported_string_module.as_deref() == Some(module)
    }
}

/// <https://webassembly.github.io/spec/js-api/#dom-webassembly-validate>
pub(crate) fn validate(cx: &mut Cx<'_>, bytes: &Value, options: Options) -> bool {
    let bytes = copy_of(cx, bytes);
    let store = associated_store(cx);
    compile(&store, bytes, options).is_ok()
}

/// A copy of the bytes held by the buffer.
fn copy_of(cx: &Cx<'_>, bytes: &Value) -> Arc<[u8]> {
    cx.bytes(bytes).unwrap_or_default().into()
}

/// Compiles for a promise or a constructor.
pub(super) fn compile_or_throw(
    cx: &mut Cx<'_>,
    bytes: Arc<[u8]>,
    options: Options,
) -> Result<Compiled, Thrown> {
    if blocks_wasm_byte_compilation(cx) {
        let message = "The Content Security Policy does not allow modules to be compiled";
        return Err(cannot_compile(cx, message));
    }
    let store = associated_store(cx);
    compile(&store, bytes, options).map_err(|message| cannot_compile(cx, &message))
}

/// The same from a buffer.
pub(super) fn compile_buffer(
    cx: &mut Cx<'_>,
    bytes: &Value,
    options: Options,
) -> Result<Compiled, Thrown> {
    let bytes = copy_of(cx, bytes);
    compile_or_throw(cx, bytes, options)
}

/// <https://webassembly.github.io/spec/js-api/#dom-module-module>
pub(crate) fn new_module(
    cx: &mut Cx<'_>,
    prototype: &Value,
    bytes: &Value,
    options: Options,
) -> Result<Value, Thrown> {
    let compiled = compile_buffer(cx, bytes, options)?;
    let object = bindings::new_object_with(cx, Interface::Module, prototype);
    cx.set_data(&object, Box::new(Rc::new(compiled)));
    Ok(object)
}

/// <https://webassembly.github.io/spec/js-api/#construct-a-webassembly-module-object>
pub(super) fn module_object(cx: &mut Cx<'_>, compiled: Compiled) -> Result<Value, Thrown> {
    let object = bindings::new_object(cx, Interface::Module)?;
    cx.set_data(&object, Box::new(Rc::new(compiled)));
    Ok(object)
}

/// Compiles bytes that came from a module of another realm.
/// <https://webassembly.github.io/spec/web-api/#serialization>
pub(crate) fn module_from_bytes(cx: &mut Cx<'_>, bytes: &Arc<[u8]>) -> Result<Value, Thrown> {
    let compiled = compile_or_throw(cx, Arc::clone(bytes), Options::default())?;
    module_object(cx, compiled)
}

/// `[[Module]]`
pub(super) fn compiled(cx: &mut Cx<'_>, module: &Value) -> Result<Rc<Compiled>, Thrown> {
    match cx.data(module, |compiled: &mut Rc<Compiled>, _| Rc::clone(compiled)) {
        Some(compiled) => Ok(compiled),
        None => Err(cx.type_error("not a WebAssembly.Module")),
    }
}

/// `[[Bytes]]`
pub(crate) fn source_bytes(cx: &mut Cx<'_>, module: &Value) -> Option<Arc<[u8]>> {
    cx.data(module, |compiled: &mut Rc<Compiled>, _| Arc::clone(&compiled.bytes))
}

/// <https://webassembly.github.io/spec/js-api/#string-value-of-the-extern-type>
fn kind_of(kind: ExternalKind) -> ImportExportKind {
    match kind {
        ExternalKind::Func => ImportExportKind::Function,
        ExternalKind::Table => ImportExportKind::Table,
        ExternalKind::Memory => ImportExportKind::Memory,
        ExternalKind::Global => ImportExportKind::Global,
        ExternalKind::Tag => ImportExportKind::Tag,
    }
}

/// <https://webassembly.github.io/spec/js-api/#dom-module-exports>
pub(crate) fn exports(
    cx: &mut Cx<'_>,
    module: &Value,
) -> Result<Vec<ModuleExportDescriptor>, Thrown> {
    let compiled = compiled(cx, module)?;
    let exports = compiled.exports.iter();
    let descriptors = exports.map(|export| ModuleExportDescriptor {
        name: export.name.clone(),
        kind: kind_of(export.kind),
    });
    Ok(descriptors.collect())
}

/// <https://webassembly.github.io/spec/js-api/#dom-module-imports>
pub(crate) fn imports(
    cx: &mut Cx<'_>,
    module: &Value,
) -> Result<Vec<ModuleImportDescriptor>, Thrown> {
    let compiled = compiled(cx, module)?;
    let imports = compiled.imports.iter().filter(|i| !compiled.is_imported_string(&i.module));
    let descriptors = imports.map(|import| ModuleImportDescriptor {
        module: import.module.clone(),
        name: import.name.clone(),
        kind: kind_of(import.kind),
    });
    Ok(descriptors.collect())
}

/// <https://webassembly.github.io/spec/js-api/#dom-module-customsections>
pub(crate) fn custom_sections(
    cx: &mut Cx<'_>,
    module: &Value,
    name: Option<&str>,
) -> Result<Vec<Value>, Thrown> {
    let compiled = compiled(cx, module)?;
    let Some(name) = name else { return Ok(Vec::new()) };
    let found = sections::custom_sections(&compiled.bytes, name);
    Ok(found.into_iter().map(|section| cx.array_buffer(section)).collect())
}
