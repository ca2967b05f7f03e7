//! The border of the QuickJS-NG engine.

mod call;
mod core;
mod engine;
mod exotic;
mod key;
mod scope;
mod string;
mod sys;
mod thrown;
mod value;

pub use call::{Call, Native, NativeId};
pub use engine::{
    Class, ClassId, DynamicImport, Engine, EngineError, EngineOptions, ModuleHooks, Realm,
    Rejection,
};
pub use exotic::{Exotic, KeyedMethod, SetOutcome};
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
pub use scope::scripts::{ErrorLocation, Script, ScriptOptions};
pub use string::JsString;
pub use thrown::Thrown;
pub use value::{ObjectId, Value};
