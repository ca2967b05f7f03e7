use crate::{Descriptor, Key, Scope, Thrown, Value};
/// The outcome of an exotic [[Set]].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SetOutcome {
    Done,
    Refused,
    /** Go on with `OrdinarySet`. */
    Ordinary,
}
/// The internal methods that a class overrides; `None` is the ordinary one. An own property that was put on the
/// object with the ordinary operations is found before `get_own_property` is asked.
pub struct Exotic<H: 'static> {
    pub get_own_property:
        Option<fn(&mut Scope<'_, H>, &Value, &Key) -> Result<Option<Descriptor>, Thrown>>,
    pub define_own_property:
        Option<fn(&mut Scope<'_, H>, &Value, &Key, &Descriptor) -> Result<bool, Thrown>>,
    pub delete_property: Option<fn(&mut Scope<'_, H>, &Value, &Key) -> Result<bool, Thrown>>,
    pub own_property_keys: Option<fn(&mut Scope<'_, H>, &Value) -> Result<Vec<Key>, Thrown>>,
    pub has_property: Option<fn(&mut Scope<'_, H>, &Value, &Key) -> Result<bool, Thrown>>,
    pub get: Option<fn(&mut Scope<'_, H>, &Value, &Key, &Value) -> Result<Value, Thrown>>,
    /// Object, key, value, receiver.
    pub set:
        Option<fn(&mut Scope<'_, H>, &Value, &Key, &Value, &Value) -> Result<SetOutcome, Thrown>>,
    pub get_prototype: Option<fn(&mut Scope<'_, H>, &Value) -> Result<Value, Thrown>>,
    pub set_prototype: Option<fn(&mut Scope<'_, H>, &Value, &Value) -> Result<bool, Thrown>>,
    pub is_extensible: Option<fn(&mut Scope<'_, H>, &Value) -> Result<bool, Thrown>>,
    pub prevent_extensions: Option<fn(&mut Scope<'_, H>, &Value) -> Result<bool, Thrown>>,
}
impl<H: 'static> Exotic<H> {
    /// Everything ordinary.
    pub const ORDINARY: Exotic<H> = Exotic {
        get_own_property: None,
        define_own_property: None,
        delete_property: None,
        own_property_keys: None,
        has_property: None,
        get: None,
        set: None,
        get_prototype: None,
        set_prototype: None,
        is_extensible: None,
        prevent_extensions: None,
    };
}
