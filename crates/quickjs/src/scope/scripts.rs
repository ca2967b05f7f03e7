use crate::*;
/// How a classic script is compiled.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ScriptOptions {
    /** Of the first line, from 1. */
    pub line: u32,
    /** Of the first character, from 1. */
    pub column: u32,
    pub strict: bool,
}
impl Default for ScriptOptions {
    fn default() -> Self {
        ScriptOptions { line: 1, column: 1, strict: false }
    }
}
/// The place that an error object was made at, from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ErrorLocation {
    pub file: JsString,
    pub line: u32,
    pub column: u32,
}
impl<H: 'static> Scope<'_, H> {
    /// Runs a classic script in the current realm and returns its completion value.
    pub fn evaluate(
        &mut self,
        source: &JsString,
        file_name: &str,
        options: &ScriptOptions,
    ) -> Result<Value, Thrown> {
        todo!()
    }
    /// As `evaluate`, for UTF-8 from line 1 on.
    pub fn evaluate_str(&mut self, source: &str, file_name: &str) -> Result<Value, Thrown> {
        todo!()
    }
    /// Compiles a classic script; `run_script` runs it, once.
    pub fn compile_script(
        &mut self,
        source: &JsString,
        file_name: &str,
        options: &ScriptOptions,
    ) -> Result<Value, Thrown> {
        todo!()
    }
    pub fn run_script(&mut self, script: Value) -> Result<Value, Thrown> {
        todo!()
    }
    /// ParseScript of a function's body: a function with parameter names (event handler content attributes).
    /// `scope_chain` are objects looked up innermost last, as `with` does.
    pub fn compile_function(
        &mut self,
        name: &str,
        parameters: &[&str],
        body: &JsString,
        file_name: &str,
        options: &ScriptOptions,
        scope_chain: &[Value],
    ) -> Result<Value, Thrown> {
        todo!()
    }
    pub fn error_location(&mut self, error: &Value) -> Option<ErrorLocation> {
        todo!()
    }
    /// The name of the script or module that runs `levels` of script functions up; 0 is the innermost.
    pub fn script_or_module_name(&self, levels: u32) -> Option<JsString> {
        todo!()
    }
}
