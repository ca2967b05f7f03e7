//! Classic scripts, functions of text, and the places of errors.

use std::ffi::c_int;
use std::fmt::Write as _;

use crate::scope::make::c_string;
use crate::string::string_of;
use crate::sys::{self, JSEvalOptions};
use crate::{Attributes, JsString, Realm, Scope, Thrown, Value};

/// The options for compiling a script.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ScriptOptions {
    /// The line of the first character, from 1; see [`without_lines`](Self::without_lines).
    pub line: u32,
    /// The column of the first character, from 1.
    pub column: u32,
    /// Tells whether it is strict code even without a directive.
    pub strict: bool,
    /// The host's number for the script, which its functions and the code that they compile from strings keep.
    pub script: u32,
}

/// The number of all scripts that the host does not distinguish.
pub(crate) const UNKNOWN_SCRIPT: u32 = u32::MAX - 1;

/// The engine's number of the first line if lines are not known.
const NO_LINE: c_int = 1 << 29;

/// The script number of functions whose `[[ScriptOrModule]]` is null.
const NO_SCRIPT: u32 = u32::MAX;

impl Default for ScriptOptions {
    fn default() -> Self {
        ScriptOptions { line: 1, column: 1, strict: false, script: UNKNOWN_SCRIPT }
    }
}

impl ScriptOptions {
    /// For a script that begins somewhere in a file, from 1.
    pub fn at(line: u32, column: u32) -> Self {
        ScriptOptions { line, column, ..ScriptOptions::default() }
    }

    /// For code that is not part of a file: the locations of its errors name only the file.
    pub fn without_lines() -> Self {
        ScriptOptions::at(u32::MAX, 1)
    }

    /// For the script with a number of the host.
    pub fn of(script: u32) -> Self {
        ScriptOptions { script, ..ScriptOptions::default() }
    }

    /// The text for the parser: with spaces for the column.
    pub(crate) fn source(&self, source: &JsString) -> Vec<u8> {
        // A larger column is a mistake of the caller, and would cost memory.
        source.to_source(self.column.saturating_sub(1).min(1 << 20) as usize)
    }

    pub(crate) fn line(&self) -> c_int {
        c_int::try_from(self.line).map_or(NO_LINE, |line| line.min(NO_LINE))
    }
}

/// The location where an error object was created, or where another value was thrown; from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ErrorLocation {
    /// The name of the script or module.
    pub file: JsString,
    /// The line; 0 if it is not known.
    pub line: u32,
    /// The column; 0 if it is not known.
    pub column: u32,
}

/// A compiled classic script, of the realm that it was compiled in. It can run many times.
#[derive(Clone, Debug)]
pub struct Script {
    /// A function of the engine's own kind, which must not be exposed to scripts.
    function: Value,
    realm: Realm,
}

/// Scripts.
impl<H: 'static> Scope<'_, H> {
    /// Runs a classic script in the current realm and returns its completion value.
    ///
    /// # Errors
    ///
    /// Exceptions of the script, and a `SyntaxError`.
    pub fn evaluate(
        &mut self,
        source: &JsString,
        file_name: &str,
        options: &ScriptOptions,
    ) -> Result<Value, Thrown> {
        self.eval(source, file_name, options, 0)
    }

    /// As [`evaluate`](Self::evaluate), with `await` as at the top of a module. Returns a promise of an object whose property
    /// `value` is the completion value.
    ///
    /// # Errors
    ///
    /// A `SyntaxError`. Exceptions of the script reject the promise.
    pub fn evaluate_with_await(
        &mut self,
        source: &JsString,
        file_name: &str,
        options: &ScriptOptions,
    ) -> Result<Value, Thrown> {
        self.eval(source, file_name, options, sys::EVAL_FLAG_ASYNC)
    }

    /// As [`evaluate`](Self::evaluate), from line 1 on.
    ///
    /// # Errors
    ///
    /// Exceptions of the script, and a `SyntaxError`.
    pub fn evaluate_str(&mut self, source: &str, file_name: &str) -> Result<Value, Thrown> {
        self.evaluate(&JsString::from(source), file_name, &ScriptOptions::default())
    }

    fn eval(
        &mut self,
        source: &JsString,
        file_name: &str,
        options: &ScriptOptions,
        flags: c_int,
    ) -> Result<Value, Thrown> {
        let (text, name) = (options.source(source), c_string(file_name));
        let strict = if options.strict { sys::EVAL_FLAG_STRICT } else { 0 };
        let (script, runtime) = (options.script, self.core().runtime());
        let mut options = JSEvalOptions {
            version: sys::EVAL_OPTIONS_VERSION,
            eval_flags: sys::EVAL_TYPE_GLOBAL | strict | flags,
            filename: name.as_ptr(),
            line_num: options.line(),
        };
        let (text, len) = (text.as_ptr().cast(), text.len().saturating_sub(1));
        // SAFETY: context and runtime are alive; text and name end with a zero, and live until the end of the call.
        self.run_value(|ctx| unsafe {
            sys::tw_set_script(runtime, script);
            sys::JS_Eval2(ctx, text, len, &raw mut options)
        })
    }

    /// [ParseScript](https://tc39.es/ecma262/#sec-parse-script) in the current realm.
    ///
    /// # Errors
    ///
    /// A `SyntaxError`.
    pub fn compile_script(
        &mut self,
        source: &JsString,
        file_name: &str,
        options: &ScriptOptions,
    ) -> Result<Script, Thrown> {
        let function = self.eval(source, file_name, options, sys::EVAL_FLAG_COMPILE_ONLY)?;
        Ok(Script { function, realm: self.realm() })
    }

    /// [ScriptEvaluation](https://tc39.es/ecma262/#sec-runtime-semantics-scriptevaluation), in the realm of the script.
    ///
    /// # Errors
    ///
    /// Exceptions of the script.
    pub fn run_script(&mut self, script: &Script) -> Result<Value, Thrown> {
        self.in_realm(&script.realm, |scope| {
            let owned = scope.core().dup(scope.raw(&script.function));
            // SAFETY: the context is alive; the reference is given away.
            scope.run_value(|ctx| unsafe { sys::JS_EvalFunction(ctx, owned) })
        })
    }

    /// A function made from a body and names of parameters, as for event handler content
    /// attributes: the body is parsed by itself, the function has no binding of its own name, and
    /// `scope_chain` are objects in which names are looked up as by `with`, the innermost last.
    /// `options` give the location of the body; the function belongs to no script.
    ///
    /// # Errors
    ///
    /// A `SyntaxError`.
    pub fn compile_function(
        &mut self,
        name: &str,
        parameters: &[&str],
        body: &JsString,
        file_name: &str,
        options: &ScriptOptions,
        scope_chain: &[Value],
    ) -> Result<Value, Thrown> {
        let list = parameters.join(", ");
        let around = |before: &str, column: u32, after: &str| {
            let mut units: Vec<u16> = format!("{before}({list}) {{\n").encode_utf16().collect();
            units.extend((1..column.min(1 << 20)).map(|_| u16::from(b' ')));
            units.extend(body.to_utf16());
            units.extend(format!("\n}}{after}").encode_utf16());
            JsString::from_utf16(&units)
        };
        // The body begins on the second line.
        let line = if options.line == u32::MAX { u32::MAX } else { options.line.saturating_sub(1) };
        let place = ScriptOptions { line, script: NO_SCRIPT, ..ScriptOptions::default() };
        // Only a function body fits both forms: after its end the first has a statement, the second
        // a comma or brace.
        for check in [around("function f", options.column, ""), around("({m", options.column, "})")]
        {
            let result = self.eval(&check, file_name, &place, sys::EVAL_FLAG_COMPILE_ONLY);
            if let Err(thrown) = result {
                self.move_into_the_body(&thrown.value, body, options);
                return Err(thrown);
            }
        }
        let mut before = String::from("(");
        for index in 0..scope_chain.len() {
            let _ = write!(before, "tw_scope_{index} => {{ with (tw_scope_{index}) return ");
        }
        before.push_str("function");
        let after = format!("{})", " }".repeat(scope_chain.len()));
        let mut function =
            self.eval(&around(&before, options.column, &after), file_name, &place, 0)?;
        let undefined = self.undefined();
        for object in scope_chain {
            function = self.call(&function, &undefined, std::slice::from_ref(object))?;
        }
        let text = around(&format!("function {name}"), 1, "").to_source(0);
        let (raw, len) = (self.raw(&function), text.len().saturating_sub(1));
        // SAFETY: context and function are alive; the text is copied.
        unsafe { sys::tw_set_function_source(self.context(), raw, text.as_ptr().cast(), len) };
        let (key, value) = (self.key("name"), self.string(name));
        self.put(&function, &key, &value, Attributes::CONFIGURABLE);
        Ok(function)
    }

    /// Moves the location of an error that was found after a body to the end of the body.
    fn move_into_the_body(&mut self, error: &Value, body: &JsString, options: &ScriptOptions) {
        let Some(place) = self.error_location(error) else { return };
        let units = body.to_utf16();
        let mut lines = units.split(|unit| *unit == u16::from(b'\n'));
        let last =
            lines.next_back().map_or(0, |last| char::decode_utf16(last.iter().copied()).count());
        let lines_before = lines.count();
        let line = options.line.saturating_add(u32::try_from(lines_before).unwrap_or(u32::MAX));
        if place.line > line {
            let begin = if lines_before == 0 { options.column } else { 1 };
            let column = begin.saturating_add(u32::try_from(last).unwrap_or(u32::MAX));
            let stack = format!("    at {}:{line}:{column}\n", place.file.to_scalar());
            self.set_error_stack(error, Some(&JsString::from(stack)));
        }
    }

    /// The location where an error object was created, as the engine recorded it; for other values,
    /// the location of the last `throw` in this realm.
    pub fn error_location(&mut self, error: &Value) -> Option<ErrorLocation> {
        let raw = self.raw(error);
        // SAFETY: context and value are alive.
        let stack = self.own(unsafe { sys::tw_error_stack(self.context(), raw) }).as_js_string()?;
        stack.to_scalar().lines().find_map(location)
    }

    /// The place in the innermost function of script that runs, if one does.
    pub fn running_place(&self) -> Option<ErrorLocation> {
        let (mut line, mut column) = (0, 0);
        let place = (&raw mut line, &raw mut column);
        // SAFETY: the context is alive, the places are our own.
        let file = self.make(|ctx| unsafe { sys::tw_running_place(ctx, place.0, place.1) });
        let file = file.as_js_string()?;
        match u32::try_from(line) {
            Ok(line) => {
                Some(ErrorLocation { file, line, column: u32::try_from(column).unwrap_or(0) })
            }
            Err(_) => Some(ErrorLocation { file, line: 0, column: 0 }),
        }
    }

    /// The text that the engine recorded for an error's `stack`.
    pub fn error_stack(&mut self, error: &Value) -> Option<JsString> {
        let raw = self.raw(error);
        if !error.is_error() {
            return None;
        }
        // SAFETY: context and value are alive.
        let stack = self.own(unsafe { sys::tw_error_stack(self.context(), raw) });
        // SAFETY: the value is alive.
        stack.is_string().then(|| unsafe { string_of(stack.raw()) })
    }

    /// The name and message of an error object, as its `toString` writes them as long as they are plain properties. Runs
    /// no script.
    pub fn error_head(&mut self, error: &Value) -> Option<JsString> {
        if !error.is_error() {
            return None;
        }
        let raw = self.raw(error);
        // SAFETY: context and value are alive.
        self.own(unsafe { sys::tw_error_head(self.context(), raw) }).as_js_string()
    }

    /// Sets that text, or removes it. Does nothing to values that are not error objects.
    pub fn set_error_stack(&self, error: &Value, stack: Option<&JsString>) {
        let stack = stack.map_or_else(|| self.undefined(), |stack| self.js_string(stack));
        // SAFETY: context and value are alive; the reference is handed over.
        unsafe { sys::tw_set_error_stack(self.context(), self.raw(error), stack.into_raw()) };
    }

    /// Forgets the place of the last `throw` of a value that is not an error object, before a
    /// script is run.
    pub fn clear_throw_location(&self) {
        // SAFETY: the context is alive.
        unsafe { sys::tw_clear_error_back_trace(self.context()) };
    }
}

/// The place in a line of a stack: `    at name (file:line:column)` or `    at file:line:column`, without numbers where
/// they are not known.
fn location(line: &str) -> Option<ErrorLocation> {
    let text = line.trim_start().strip_prefix("at ")?;
    let text = match text.strip_suffix(')') {
        Some(inner) => inner.split_once(" (")?.1,
        None => text,
    };
    if matches!(text, "native" | "missing" | "") {
        return None;
    }
    let numbers = || {
        let (rest, column) = text.rsplit_once(':')?;
        let (file, line) = rest.rsplit_once(':')?;
        Some((file, line.parse().ok()?, column.parse().ok()?))
    };
    let (file, line, column) = numbers().unwrap_or((text, 0, 0));
    Some(ErrorLocation { file: JsString::from(file), line, column })
}
