use std::rc::Rc;
/// A JavaScript value, owned. Clones share it; it may outlive the [`Engine`](crate::Engine).
/// Values of two engines must not be mixed: operations panic.
#[derive(Clone)]
pub struct Value {
    core: Rc<()>,
}
/// The identity of an object while it lives, for maps and comparisons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ObjectId(usize);

/// Predicates; none of them runs JavaScript.
impl Value {
    pub fn is_undefined(&self) -> bool {
        todo!()
    }
    pub fn is_null(&self) -> bool {
        todo!()
    }
    /// Undefined or null.
    pub fn is_nullish(&self) -> bool {
        todo!()
    }
    pub fn is_bool(&self) -> bool {
        todo!()
    }
    pub fn is_number(&self) -> bool {
        todo!()
    }
    pub fn is_string(&self) -> bool {
        todo!()
    }
    pub fn is_symbol(&self) -> bool {
        todo!()
    }
    pub fn is_bigint(&self) -> bool {
        todo!()
    }
    pub fn is_object(&self) -> bool {
        todo!()
    }
    /// IsCallable.
    pub fn is_function(&self) -> bool {
        todo!()
    }
    /// IsConstructor.
    pub fn is_constructor(&self) -> bool {
        todo!()
    }
    /// An Array exotic object; IsArray, which sees through proxies, is `Scope::is_array`.
    pub fn is_array(&self) -> bool {
        todo!()
    }
    pub fn is_error(&self) -> bool {
        todo!()
    }
    pub fn is_promise(&self) -> bool {
        todo!()
    }
    pub fn is_date(&self) -> bool {
        todo!()
    }
    pub fn is_proxy(&self) -> bool {
        todo!()
    }
    /// The boolean, if it is one.
    pub fn as_bool(&self) -> Option<bool> {
        todo!()
    }
    /// The number, if it is one.
    pub fn as_number(&self) -> Option<f64> {
        todo!()
    }
    /// ToBoolean.
    pub fn to_boolean(&self) -> bool {
        todo!()
    }
    /// The text of a primitive string.
    pub fn as_js_string(&self) -> Option<crate::JsString> {
        todo!()
    }
    /// IsStrictlyEqual.
    pub fn strict_equals(&self, other: &Value) -> bool {
        todo!()
    }
    /// SameValue.
    pub fn same_value(&self, other: &Value) -> bool {
        todo!()
    }
    /// The identity of an object; `None` for everything else.
    pub fn object_id(&self) -> Option<ObjectId> {
        todo!()
    }
}
impl std::fmt::Debug for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        todo!()
    }
}
