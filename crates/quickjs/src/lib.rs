//! Safe bindings to the QuickJS-NG engine: values, objects of the host, realms, modules, jobs,
//! limits.
//!
//! The host is a type of the caller. An [`Engine`] is entered with a `&mut` to the host. Within
//! that call a [`Scope`] holds the host and a current realm, and everything that can run scripts is
//! a method of the scope with `&mut self`. Functions of the host ([`Native`]) get a scope of their
//! own. So the borrow checker proves that no borrow of the host lives across a script. This is one
//! of the crates with `unsafe` code; its interface is safe.
//!
//! ```
//! use treewright_quickjs::{Call, Engine, EngineOptions, Native, Scope, Thrown, Value};
//!
//! #[derive(Default)]
//! struct Host {
//!     log: Vec<String>,
//! }
//!
//! fn log(scope: &mut Scope<'_, Host>, call: &Call<'_>) -> Result<Value, Thrown> {
//!     let line = scope.to_js_string(&call.arg(0))?.into_scalar();
//!     scope.host.log.push(line);
//!     Ok(scope.undefined())
//! }
//!
//! static NATIVES: &[Native<Host>] = &[log];
//!
//! let engine = Engine::new(EngineOptions::new(NATIVES, &[]))?;
//! let realm = engine.new_realm(0)?;
//! let mut host = Host::default();
//! engine.enter(&mut host, &realm, |scope| {
//!     let global = scope.global_object(&scope.realm());
//!     let log = scope.function(0, "log", 1);
//!     scope.set_str(&global, "log", &log).expect("the global object is ordinary");
//!     let result = scope.evaluate_str("log('six'); 6 * 7", "page.js").expect("it does not throw");
//!     assert_eq!(result.as_number(), Some(42.0));
//! });
//! assert_eq!(host.log, ["six"]);
//! # Ok::<(), treewright_quickjs::EngineError>(())
//! ```
//!
//! # The engine's source
//!
//! It is in `engine/quickjs-ng`, as QuickJS-NG 0.16.2 has it, under the MIT licence. The build
//! makes the changes that the files of `build` list, adds `engine/border.c`, and compiles it. The
//! changes are those that a window needs: a global `this` that is separate from the global object,
//! further hooks of exotic objects, modules and `import()` without a loader in the engine, and
//! fixes for code in which scripts could reach freed memory. `build/memory.rs` lets the host grant
//! memory, `build/repairs.rs` has fixes for memory that runs out, `build/clock.rs` counts the steps
//! of long calls. `build/messages.rs` and `engine/names.c` give messages the words of V8, `build/statics.rs` adds the
//! properties of `RegExp` from before the standard.
//!
//! # What holds, and why
//!
//! - **Lifetimes.** Values, keys, realms and modules count references of the engine, and keep its
//!   runtime alive: they may be dropped in any order, before or after the [`Engine`]. What Rust
//!   code keeps is a root of the collector; references from object to object belong into slots
//!   ([`Scope::set_slot`]) or closures ([`Scope::closure`]), which it sees.
//! - **One host reference at a time.** While the engine runs, the `&mut H` of the scope that called it is put aside; a
//!   native takes it out for its own time. See `core.rs`.
//! - **Panics** of natives stop at the border. Scripts end without running handlers, and the panic
//!   resumes in the nearest method of a scope below, so it unwinds all frames of Rust and none of
//!   C.
//! - **Finalizers run no code of the host.** A dead object leaves its data ([`Scope::set_data`]) in
//!   a queue that is emptied between calls, and its tag in another ([`Scope::take_finalized`]). The
//!   cache of wrappers ([`Scope::cache_insert`]) is cleaned in the finalizer, so it never has a
//!   dead object.
//! - **One engine.** Using a value of another engine panics. Engines and values stay on their
//!   thread.
//!
//! # How it is tested
//!
//! `tests/engine` has test data by subject. To run it with the address sanitizer, compile the
//! engine and the tests with:
//!
//! ```sh
//! TREEWRIGHT_QUICKJS_SANITIZE=1 RUSTFLAGS="-Clink-arg=-lasan" LD_PRELOAD="$(gcc -print-file-name=libasan.so)" \\
//!     cargo test -p treewright-quickjs --target x86_64-unknown-linux-gnu
//! ```

// Code that could panic states why it does not, or when it does.
#![cfg_attr(
    not(test),
    warn(
        clippy::arithmetic_side_effects,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::string_slice,
        clippy::todo,
        clippy::unreachable,
        clippy::unwrap_used
    )
)]

mod allocator;
mod call;
mod core;
mod engine;
mod exotic;
mod key;
#[cfg(test)]
mod layout_tests;
mod memory;
mod scope;
mod string;
mod sys;
mod thrown;
mod value;

pub use allocator::CountedAllocator;
pub use call::{Call, Native, NativeId};
pub use engine::{
    Class, ClassId, CompileStrings, DynamicImport, Engine, EngineError, EngineOptions, MayCall,
    ModuleHooks, Realm, Rejection,
};
pub use exotic::{Exotic, KeyedMethod, SetOutcome};
pub use key::{Attributes, Descriptor, Key, WellKnownSymbol};
pub use memory::{Charge, Memory};
pub use scope::Scope;
pub use scope::buffers::{BufferKind, BufferView, SharedMemory, ViewKind};
pub use scope::jobs::{JobOutcome, PromiseState};
pub use scope::kinds::ObjectKind;
pub use scope::limits::MemoryUsage;
pub use scope::linear_memory::{WasmLimits, WasmStore, WeakWasmStore};
pub use scope::make::{ErrorKind, Intrinsic};
pub use scope::modules::{Module, ModuleRequest};
pub use scope::objects::Flow;
pub use scope::platform::Platform;
pub use scope::scripts::{ErrorLocation, Script, ScriptOptions};
pub use string::JsString;
pub use thrown::Thrown;
pub use value::{ObjectId, Value};
