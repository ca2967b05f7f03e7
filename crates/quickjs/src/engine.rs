use crate::{Exotic, JsString, Native, Scope, Value};
use std::marker::PhantomData;
use std::rc::Rc;
/// An index into [`EngineOptions::classes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClassId(pub u16);
/// A class of platform objects.
pub struct Class<H: 'static> {
    /// What `Object.prototype.toString` says without @@toStringTag.
    pub name: &'static str,
    pub exotic: Option<&'static Exotic<H>>,
    /// Whether objects are functions with this [[Call]].
    pub call: Option<Native<H>>,
}
/// A dynamic `import()` for the host to answer, now or later.
#[non_exhaustive]
pub struct DynamicImport {
    /// The name of the script or module with the `import()`.
    pub referrer: Option<JsString>,
    pub specifier: JsString,
    pub attributes: Vec<(JsString, JsString)>,
    /// Call it with the module's namespace.
    pub resolve: Value,
    pub reject: Value,
}
/// Answers of the host to the module machinery.
pub struct ModuleHooks<H: 'static> {
    pub dynamic_import: Option<fn(&mut Scope<'_, H>, DynamicImport)>,
}
/// Allocation of shared memory; stock functions are used without it.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct SharedMemoryHooks {}
/// What an engine is made of.
pub struct EngineOptions<H: 'static> {
    pub natives: &'static [Native<H>],
    pub classes: &'static [Class<H>],
    pub module_hooks: ModuleHooks<H>,
    /// In bytes.
    pub memory_limit: Option<usize>,
    /// In bytes; counted from the frame that enters the engine.
    pub stack_size: usize,
    /// Whether `Atomics.wait` may block.
    pub can_block: bool,
}
impl<H: 'static> EngineOptions<H> {
    pub fn new(natives: &'static [Native<H>], classes: &'static [Class<H>]) -> Self {
        todo!()
    }
}
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EngineError {
    OutOfMemory,
    /** More natives or classes than fit. */
    TooMany,
}
impl std::fmt::Display for EngineError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        todo!()
    }
}
impl std::error::Error for EngineError {}
/// One agent's engine.
pub struct Engine<H: 'static> {
    marker: PhantomData<fn(&mut H)>,
    core: Rc<()>,
}
impl<H: 'static> Engine<H> {
    pub fn new(options: EngineOptions<H>) -> Result<Self, EngineError> {
        todo!()
    }
    /// Makes a realm with the intrinsics and global object of the language.
    pub fn new_realm(&self, number: u32) -> Result<Realm, EngineError> {
        todo!()
    }
    /// The only way in: everything that can run scripts is a method of the scope.
    pub fn enter<R>(
        &self,
        host: &mut H,
        realm: &Realm,
        inside: impl FnOnce(&mut Scope<'_, H>) -> R,
    ) -> R {
        todo!()
    }
    /// A flag that interrupts running scripts when it is set, also from other threads.
    pub fn interrupt_flag(&self) -> std::sync::Arc<std::sync::atomic::AtomicBool> {
        todo!()
    }
}
/// A realm: global object and intrinsics. Compared by identity.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Realm {
    core: Rc<()>,
}
impl Realm {
    /// The number that the host gave it.
    pub fn number(&self) -> u32 {
        todo!()
    }
}
/// An event of `HostPromiseRejectionTracker`.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Rejection {
    pub realm: Realm,
    pub promise: Value,
    pub reason: Value,
    /** A handler was added later. */
    pub handled: bool,
}
