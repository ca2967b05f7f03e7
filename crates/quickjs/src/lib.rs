//! The border of the QuickJS-NG engine.
#![allow(missing_docs, dead_code, unused_variables, clippy::todo)]
mod call;
mod engine;
mod exotic;
mod key;
mod scope;
mod string;
mod thrown;
mod value;

pub use call::{Call, Native, NativeId};
pub use engine::{
    Class, ClassId, DynamicImport, Engine, EngineError, EngineOptions, ModuleHooks, Realm,
    Rejection, SharedMemoryHooks,
};
pub use exotic::{Exotic, SetOutcome};
pub use key::{Attributes, Descriptor, Key, WellKnownSymbol};
pub use scope::Scope;
pub use scope::buffers::{BufferKind, BufferView, SharedMemory, ViewKind};
pub use scope::jobs::{JobOutcome, PromiseState};
pub use scope::kinds::ObjectKind;
pub use scope::limits::MemoryUsage;
pub use scope::make::{ErrorKind, Intrinsic};
pub use scope::modules::{Module, ModuleRequest};
pub use scope::objects::Flow;
pub use scope::platform::Platform;
pub use scope::scripts::{ErrorLocation, ScriptOptions};
pub use string::JsString;
pub use thrown::Thrown;
pub use value::{ObjectId, Value};
