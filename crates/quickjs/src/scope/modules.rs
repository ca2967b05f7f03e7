use crate::*;
/// A module record: of source text, or synthetic. Compared by identity.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Module {
    core: std::rc::Rc<()>,
}
/// One of a module's [[RequestedModules]].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ModuleRequest {
    pub specifier: JsString,
    pub attributes: Vec<(JsString, JsString)>,
}
/// Modules: compile, give each request its module, link, evaluate. The host has the module map.
impl<H: 'static> Scope<'_, H> {
    /// ParseModule. Nothing is resolved or loaded.
    pub fn compile_module(
        &mut self,
        source: &JsString,
        name: &str,
        options: &ScriptOptions,
    ) -> Result<Module, Thrown> {
        todo!()
    }
    /// A module with fixed exports: `default` for JSON.
    pub fn synthetic_module(
        &mut self,
        name: &str,
        exports: &[(&str, Value)],
    ) -> Result<Module, Thrown> {
        todo!()
    }
    pub fn module_requests(&self, module: &Module) -> Vec<ModuleRequest> {
        todo!()
    }
    /// Answers a request (its index in `module_requests`).
    pub fn set_requested_module(&self, module: &Module, request: usize, answer: &Module) {
        todo!()
    }
    /// Link; all requests of the graph must have been answered.
    pub fn link_module(&mut self, module: &Module) -> Result<(), Thrown> {
        todo!()
    }
    /// Evaluate: a promise.
    pub fn evaluate_module(&mut self, module: &Module) -> Result<Value, Thrown> {
        todo!()
    }
    pub fn module_namespace(&mut self, module: &Module) -> Result<Value, Thrown> {
        todo!()
    }
    /// The object `import.meta`, for the host to fill.
    pub fn import_meta(&mut self, module: &Module) -> Result<Value, Thrown> {
        todo!()
    }
    pub fn module_name(&self, module: &Module) -> JsString {
        todo!()
    }
}
