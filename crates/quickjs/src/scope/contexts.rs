//! The active script and the incumbent settings object.

use std::rc::Rc;

use super::scripts::UNKNOWN_SCRIPT;
use crate::Scope;
use crate::core::Core;
use crate::sys::{self, TwCallback};

/// A running callback, which ends when this is dropped.
struct Running<'a> {
    callback: &'a mut TwCallback,
    core: &'a Rc<Core>,
}

impl Drop for Running<'_> {
    fn drop(&mut self) {
        // SAFETY: the runtime is alive; it is the innermost callback, since nested ones have ended.
        unsafe { sys::tw_leave_callback(self.core.runtime(), &raw mut *self.callback) };
    }
}

/// Contexts.
impl<H: 'static> Scope<'_, H> {
    /// The number of the [active script](https://tc39.es/ecma262/#sec-getactivescriptormodule), as it was given with
    /// [`ScriptOptions::script`](crate::ScriptOptions::script). Code of `eval` and `Function` belongs to the script
    /// that compiled it, jobs of promises to the one that created them.
    ///
    /// SPEC-NOTE: for a function without a script, the standard searches further down the stack.
    /// Here it has no script, because its imports would otherwise depend on the caller.
    pub fn active_script(&self) -> Option<u32> {
        let script = self.script_and_incumbent().0;
        (script != 0 && script != UNKNOWN_SCRIPT).then_some(script)
    }

    /// The number of the realm of the
    /// [incumbent settings object](https://html.spec.whatwg.org/multipage/webappapis.html#incumbent-settings-object);
    /// `None` if neither a script nor a callback runs.
    pub fn incumbent_realm_number(&self) -> Option<u32> {
        u32::try_from(self.script_and_incumbent().1).ok()
    }

    fn script_and_incumbent(&self) -> (u32, i64) {
        let mut incumbent = -1;
        // SAFETY: the context is alive; the place is ours.
        let script = unsafe { sys::tw_script_and_incumbent(self.context(), &raw mut incumbent) };
        (script, incumbent)
    }

    /// Does something as a [callback](https://html.spec.whatwg.org/multipage/webappapis.html#prepare-to-run-a-callback)
    /// whose settings object is that of a realm.
    pub fn in_callback_of<R>(
        &mut self,
        realm_number: u32,
        inside: impl FnOnce(&mut Scope<'_, H>) -> R,
    ) -> R {
        let core = Rc::clone(self.core());
        let mut callback = TwCallback::new();
        let running = Running { callback: &mut callback, core: &core };
        // SAFETY: the runtime is alive; the callback has its place until it is left.
        unsafe {
            sys::tw_enter_callback(core.runtime(), &raw mut *running.callback, realm_number, 0);
        }
        let context = self.context_pointer();
        let result = inside(&mut Scope::new(self.host, context, &core));
        drop(running);
        result
    }
}
