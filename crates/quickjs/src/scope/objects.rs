use crate::*;
/// Whether an iteration goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    Continue,
    /** Closes the iterator. */
    Stop,
}
impl<H: 'static> Scope<'_, H> {
    pub fn get(&mut self, object: &Value, key: &Key) -> Result<Value, Thrown> {
        todo!()
    }
    pub fn get_str(&mut self, object: &Value, name: &str) -> Result<Value, Thrown> {
        todo!()
    }
    pub fn get_index(&mut self, object: &Value, index: u32) -> Result<Value, Thrown> {
        todo!()
    }
    /// GetMethod: `None` for undefined and null, a TypeError for what cannot be called.
    pub fn get_method(&mut self, object: &Value, key: &Key) -> Result<Option<Value>, Thrown> {
        todo!()
    }
    /// Set, throwing if it is refused.
    pub fn set(&mut self, object: &Value, key: &Key, value: &Value) -> Result<(), Thrown> {
        todo!()
    }
    pub fn set_str(&mut self, object: &Value, name: &str, value: &Value) -> Result<(), Thrown> {
        todo!()
    }
    /// [[Delete]].
    pub fn delete(&mut self, object: &Value, key: &Key) -> Result<bool, Thrown> {
        todo!()
    }
    /// HasProperty.
    pub fn has(&mut self, object: &Value, key: &Key) -> Result<bool, Thrown> {
        todo!()
    }
    /// [[DefineOwnProperty]].
    pub fn define(
        &mut self,
        object: &Value,
        key: &Key,
        descriptor: &Descriptor,
    ) -> Result<bool, Thrown> {
        todo!()
    }
    pub fn define_value(
        &mut self,
        object: &Value,
        key: &Key,
        value: &Value,
        attributes: Attributes,
    ) -> Result<bool, Thrown> {
        todo!()
    }
    pub fn define_accessor(
        &mut self,
        object: &Value,
        key: &Key,
        get: Option<&Value>,
        set: Option<&Value>,
        attributes: Attributes,
    ) -> Result<bool, Thrown> {
        todo!()
    }
    /// [[GetOwnProperty]].
    pub fn get_own_property(
        &mut self,
        object: &Value,
        key: &Key,
    ) -> Result<Option<Descriptor>, Thrown> {
        todo!()
    }
    /// [[OwnPropertyKeys]].
    pub fn own_keys(&mut self, object: &Value) -> Result<Vec<Key>, Thrown> {
        todo!()
    }
    /// The ordinary internal methods on an exotic platform object: its own hook is not asked.
    pub fn ordinary_define(
        &mut self,
        object: &Value,
        key: &Key,
        descriptor: &Descriptor,
    ) -> Result<bool, Thrown> {
        todo!()
    }
    pub fn ordinary_get_own_property(&mut self, object: &Value, key: &Key) -> Option<Descriptor> {
        todo!()
    }
    pub fn ordinary_delete(&mut self, object: &Value, key: &Key) -> Result<bool, Thrown> {
        todo!()
    }
    pub fn ordinary_own_keys(&mut self, object: &Value) -> Vec<Key> {
        todo!()
    }
    pub fn ordinary_set_prototype(&mut self, object: &Value, proto: &Value) -> bool {
        todo!()
    }
    /// [[GetPrototypeOf]]: an object or null.
    pub fn get_prototype(&mut self, object: &Value) -> Result<Value, Thrown> {
        todo!()
    }
    /// [[SetPrototypeOf]].
    pub fn set_prototype(&mut self, object: &Value, proto: &Value) -> Result<bool, Thrown> {
        todo!()
    }
    pub fn is_extensible(&mut self, object: &Value) -> Result<bool, Thrown> {
        todo!()
    }
    pub fn prevent_extensions(&mut self, object: &Value) -> Result<bool, Thrown> {
        todo!()
    }
    /// SetIntegrityLevel frozen.
    pub fn freeze(&mut self, object: &Value) -> Result<(), Thrown> {
        todo!()
    }
    pub fn call(
        &mut self,
        function: &Value,
        this: &Value,
        args: &[Value],
    ) -> Result<Value, Thrown> {
        todo!()
    }
    pub fn construct(
        &mut self,
        function: &Value,
        args: &[Value],
        new_target: Option<&Value>,
    ) -> Result<Value, Thrown> {
        todo!()
    }
    /// IsArray, through proxies.
    pub fn is_array(&mut self, value: &Value) -> Result<bool, Thrown> {
        todo!()
    }
    pub fn instance_of(&mut self, value: &Value, constructor: &Value) -> Result<bool, Thrown> {
        todo!()
    }
    /// GetIterator, with the method given by the caller (Web IDL's sequences) or @@iterator; then each value in turn.
    /// The iterator is closed on `Stop` and on errors of the visitor.
    pub fn iterate(
        &mut self,
        iterable: &Value,
        method: Option<&Value>,
        visit: impl FnMut(&mut Scope<'_, H>, Value) -> Result<Flow, Thrown>,
    ) -> Result<(), Thrown> {
        todo!()
    }
    /// Defines `prototype` of a constructor and `constructor` of the prototype, as Web IDL says.
    pub fn link_constructor(
        &mut self,
        constructor: &Value,
        prototype: &Value,
    ) -> Result<(), Thrown> {
        todo!()
    }
}
