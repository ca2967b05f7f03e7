//! Modules: compile, give each request its module, link, evaluate. The host has the module map.

use std::collections::HashSet;
use std::ffi::c_int;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ptr::NonNull;

use crate::scope::make::c_string;
use crate::sys::{self, JSModuleDef, JSValue};
use crate::{JsString, Key, Realm, Scope, ScriptOptions, Thrown, Value};

/// A [module record](https://tc39.es/ecma262/#sec-abstract-module-records): of source text, or synthetic. Compared by
/// identity. It lives as long as its realm.
#[derive(Clone)]
pub struct Module {
    record: NonNull<JSModuleDef>,
    realm: Realm,
}

impl Module {
    /// The realm that it was made in.
    pub fn realm(&self) -> &Realm {
        &self.realm
    }
}

impl PartialEq for Module {
    fn eq(&self, other: &Module) -> bool {
        self.record == other.record
    }
}

impl Eq for Module {}

impl Hash for Module {
    fn hash<S: Hasher>(&self, state: &mut S) {
        self.record.hash(state);
    }
}

impl fmt::Debug for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Module({:p})", self.record)
    }
}

/// One of a module's [`[[RequestedModules]]`](https://tc39.es/ecma262/#modulerequest-record).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ModuleRequest {
    /// `[[Specifier]]`
    pub specifier: JsString,
    /// `[[Attributes]]` in order.
    pub attributes: Vec<(JsString, JsString)>,
}

/// The state of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Status {
    Unlinked,
    Linked,
    Evaluating,
    Evaluated,
}

/// Modules. All modules of a graph must be of one realm; methods act in that realm.
impl<H: 'static> Scope<'_, H> {
    /// [ParseModule](https://tc39.es/ecma262/#sec-parsemodule) in the current realm. Nothing is loaded.
    ///
    /// # Errors
    ///
    /// A `SyntaxError`.
    pub fn compile_module(
        &mut self,
        source: &JsString,
        name: &str,
        options: &ScriptOptions,
    ) -> Result<Module, Thrown> {
        let (text, name) = (options.source(source), c_string(name));
        let (text, len, line) =
            (text.as_ptr().cast(), text.len().saturating_sub(1), options.line());
        let (script, runtime) = (options.script, self.core().runtime());
        // SAFETY: the context is alive; text and name end with a zero, and live until the end of
        // the call. The result is not a counted reference but a pointer that the context owns.
        let raw = self.run(|ctx| unsafe {
            sys::tw_set_script(runtime, script);
            sys::tw_compile_module(ctx, text, len, name.as_ptr(), line)
        });
        if raw.is_exception() {
            return Err(self.take_exception());
        }
        // SAFETY: it has the tag of a module.
        self.module(unsafe { sys::tw_module_def(raw) })
    }

    fn module(&self, record: *mut JSModuleDef) -> Result<Module, Thrown> {
        match NonNull::new(record) {
            Some(record) => Ok(Module { record, realm: self.realm() }),
            None => Err(self.take_exception()),
        }
    }

    /// A [synthetic module](https://tc39.es/ecma262/#sec-synthetic-module-records) with fixed exports: `default` for
    /// JSON. Names must not have zeros or lone surrogates.
    ///
    /// # Errors
    ///
    /// If memory runs out.
    pub fn synthetic_module(
        &mut self,
        name: &str,
        exports: &[(&str, Value)],
    ) -> Result<Module, Thrown> {
        let pairs =
            exports.iter().flat_map(|(name, value)| [self.string(name), value.clone()]).collect();
        let (values, name) = (self.array(pairs).into_raw(), c_string(name));
        // SAFETY: the context is alive; the values are given away.
        let record = unsafe { sys::tw_synthetic_module(self.context(), name.as_ptr(), values) };
        let module = self.module(record)?;
        for (name, _) in exports {
            let name = c_string(name);
            // SAFETY: context and module are alive, and the name ends with a zero.
            self.run_int(|ctx| unsafe { sys::JS_AddModuleExport(ctx, record, name.as_ptr()) })?;
        }
        Ok(module)
    }

    /// `[[RequestedModules]]` in order.
    pub fn module_requests(&mut self, module: &Module) -> Vec<ModuleRequest> {
        module.realm.is_of(self.core());
        let record = module.record.as_ptr();
        // SAFETY: the module lives as long as its realm.
        let count = unsafe { sys::tw_module_requests(record) };
        let request = |index| {
            let (mut name, mut attributes) = (sys::ATOM_NULL, JSValue::UNDEFINED);
            // SAFETY: the module is alive, the index is one of it; both references are given out.
            unsafe {
                sys::tw_module_request(
                    self.context(),
                    record,
                    index,
                    &raw mut name,
                    &raw mut attributes,
                );
            }
            (Key::from_raw(name, self.core()), self.own(attributes))
        };
        let requests: Vec<_> = (0..count).map(request).collect();
        let requests = requests.into_iter().map(|(name, attributes)| ModuleRequest {
            specifier: name.as_js_string().unwrap_or(JsString::Utf8(String::new())),
            attributes: self.attributes(&attributes).unwrap_or_default(),
        });
        requests.collect()
    }

    /// The pairs of an object without a prototype that the engine made.
    pub(crate) fn attributes(
        &mut self,
        object: &Value,
    ) -> Result<Vec<(JsString, JsString)>, Thrown> {
        if !object.is_object() {
            return Ok(Vec::new());
        }
        let mut attributes = Vec::new();
        for key in self.own_keys(object)? {
            let value = self.get(object, &key)?;
            attributes.extend(key.as_js_string().zip(value.as_js_string()));
        }
        Ok(attributes)
    }

    /// Answers a request (by its index in [`module_requests`](Self::module_requests)).
    ///
    /// Panics for modules of different realms, and if the request does not exist.
    pub fn set_requested_module(&self, module: &Module, request: usize, answer: &Module) {
        module.realm.is_of(self.core());
        assert_eq!(module.realm, answer.realm, "modules of one realm");
        let record = module.record.as_ptr();
        // SAFETY: both modules live as long as their realm.
        unsafe {
            let count = sys::tw_module_requests(record);
            assert!(
                c_int::try_from(request).is_ok_and(|index| index < count),
                "request {request} does not exist"
            );
            let index = request as c_int;
            if Self::status(record) == Status::Unlinked {
                sys::tw_module_answer(record, index, answer.record.as_ptr());
            }
        }
    }

    fn status(record: *mut JSModuleDef) -> Status {
        // SAFETY: callers pass modules that are alive.
        match unsafe { sys::tw_module_status(record) } {
            0 => Status::Unlinked,
            1 => Status::Linked,
            2 => Status::Evaluating,
            _ => Status::Evaluated,
        }
    }

    /// The modules of a graph, if all requests are answered and no module has the refused status.
    fn graph(
        &self,
        module: &Module,
        refused: Status,
    ) -> Result<HashSet<NonNull<JSModuleDef>>, Thrown> {
        let (mut seen, mut work) = (HashSet::new(), vec![module.record]);
        while let Some(next) = work.pop() {
            let record = next.as_ptr();
            if !seen.insert(next) {
                continue;
            }
            let status = Self::status(record);
            if status == refused {
                return Err(self.type_error("a module is not linked, or being evaluated"));
            }
            // SAFETY: modules of a graph are of one realm, and alive like it; indices are below the count.
            unsafe {
                for index in 0..sys::tw_module_requests(record) {
                    match NonNull::new(sys::tw_module_answered(record, index)) {
                        Some(answer) => work.push(answer),
                        None => {
                            return Err(self.type_error("a requested module has not been loaded"));
                        }
                    }
                }
            }
        }
        Ok(seen)
    }

    /// [Link](https://tc39.es/ecma262/#sec-moduledeclarationlinking); all requests of the graph must have been answered.
    ///
    /// # Errors
    ///
    /// A `SyntaxError` for exports that are missing or ambiguous.
    pub fn link_module(&mut self, module: &Module) -> Result<(), Thrown> {
        let record = module.record.as_ptr();
        self.in_realm(&module.realm, |scope| {
            for record in scope.graph(module, Status::Evaluating)? {
                // SAFETY: context and module are alive.
                scope.run_int(|ctx| unsafe { sys::tw_module_create(ctx, record.as_ptr()) })?;
            }
            // SAFETY: the context is alive, and the graph is complete.
            scope.run_int(|ctx| unsafe { sys::tw_module_link(ctx, record) }).map(drop)
        })
    }

    /// [Evaluate](https://tc39.es/ecma262/#sec-moduleevaluation): a promise.
    ///
    /// # Errors
    ///
    /// A `TypeError` if the module is not linked, or if a module of its graph is being evaluated;
    /// errors that end scripts.
    pub fn evaluate_module(&mut self, module: &Module) -> Result<Value, Thrown> {
        let record = module.record.as_ptr();
        self.in_realm(&module.realm, |scope| {
            scope.graph(module, Status::Evaluating)?;
            scope.graph(module, Status::Unlinked)?;
            // SAFETY: the context is alive, and the graph is linked.
            scope.run_value(|ctx| unsafe { sys::tw_module_evaluate(ctx, record) })
        })
    }

    /// [GetModuleNamespace](https://tc39.es/ecma262/#sec-getmodulenamespace) of a linked module.
    ///
    /// # Errors
    ///
    /// A `TypeError` if the module is not linked.
    pub fn module_namespace(&mut self, module: &Module) -> Result<Value, Thrown> {
        let record = module.record.as_ptr();
        self.in_realm(&module.realm, |scope| {
            if Self::status(record) == Status::Unlinked {
                return Err(scope.type_error("a module is not linked"));
            }
            // SAFETY: the context is alive, and the module is linked.
            scope.run_value(|ctx| unsafe { sys::JS_GetModuleNamespace(ctx, record) })
        })
    }

    /// The object `import.meta`, for the host to fill. Modules of a realm that have the same name share it.
    ///
    /// # Errors
    ///
    /// If memory runs out.
    pub fn import_meta(&mut self, module: &Module) -> Result<Value, Thrown> {
        let record = module.record.as_ptr();
        self.in_realm(&module.realm, |scope| {
            // SAFETY: context and module are alive.
            scope.run_value(|ctx| unsafe { sys::JS_GetImportMeta(ctx, record) })
        })
    }

    /// The name that it was compiled with.
    pub fn module_name(&self, module: &Module) -> JsString {
        module.realm.is_of(self.core());
        // SAFETY: context and module are alive; the reference is given out.
        let atom = unsafe { sys::JS_GetModuleName(self.context(), module.record.as_ptr()) };
        Key::from_raw(atom, self.core()).as_js_string().unwrap_or(JsString::Utf8(String::new()))
    }
}
