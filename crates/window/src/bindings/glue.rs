//! The functions of interfaces as data.
//!
//! Most functions have one of a few shapes, and differ only in a name, a content attribute or the
//! function of the standard that they run. These are rows, and [`crate::glue`] has one function
//! that runs all rows of a shape. A member without such a shape has a function of its own.

use std::fmt;

use treewright_dom::NodeId;
use treewright_quickjs::{Call, Thrown, Value};

use super::iteration::IteratorKind;
use super::prelude::Answer;
use crate::Cx;
use crate::reflect::Reflect;
use crate::reflect::animated::Animated;
use crate::strings::DomString;

/// The work of a getter, setter, operation or constructor.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Glue {
    /// A function that is generated for this one alone.
    Function(fn(&mut Cx<'_>, &Call<'_>) -> Answer),
    /// The constructor of an element.
    /// <https://html.spec.whatwg.org/multipage/dom.html#html-element-constructors>
    HtmlConstructor,
    /// A constructor without arguments. The function takes the prototype of the new object.
    Constructor(fn(&mut Cx<'_>, &Value) -> Answer),
    /// The getter of an attribute, or an operation without arguments, of a node.
    Node(OfNode),
    /// The same for an object that is not a node.
    Object(OfObject),
    /// The setter of an attribute of a node.
    SetNode(ToNode),
    /// The same for an object that is not a node.
    SetObject(ToObject),
    /// The getter of an attribute that reflects a content attribute.
    Reflect(&'static Reflect),
    /// The setter of such an attribute.
    SetReflect(&'static Reflect),
    /// The getter of an attribute that reflects a content attribute of SVG by an object.
    Animated(&'static Animated),
    /// The getter of an event handler IDL attribute: the name of the handler is that of the member.
    /// <https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-idl-attributes>
    Handler,
    /// The setter of such an attribute.
    SetHandler,
    /// A setter that sets an attribute of the attribute's value.
    /// <https://webidl.spec.whatwg.org/#PutForwards>
    Forward(&'static str),
    /// A setter that defines an own property.
    /// <https://webidl.spec.whatwg.org/#Replaceable>
    Replace,
    /// A setter that does nothing.
    /// <https://webidl.spec.whatwg.org/#LegacyLenientSetter>
    Ignore,
    /// `entries`, `keys` or `values` of an interface that is iterable by pairs.
    Pairs(IteratorKind),
    /// `forEach` of such an interface.
    ForEachPair,
}

/// The kinds of receivers that functions of the standard take.
pub(crate) trait Receiver: Copy + fmt::Debug + 'static {
    /// A function that returns something.
    type Get<T>: Copy + fmt::Debug;

    /// A function that is given a value.
    type Set<T>: Copy + fmt::Debug;
}

/// Functions of nodes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Nodes;

impl Receiver for Nodes {
    type Get<T> = fn(&mut Cx<'_>, NodeId) -> Result<T, Thrown>;
    type Set<T> = fn(&mut Cx<'_>, NodeId, T) -> Result<(), Thrown>;
}

/// Functions of other objects.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Objects;

impl Receiver for Objects {
    type Get<T> = fn(&mut Cx<'_>, &Value) -> Result<T, Thrown>;
    type Set<T> = fn(&mut Cx<'_>, &Value, T) -> Result<(), Thrown>;
}

/// A function of the standard without arguments, by the type of its result.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Returns<R: Receiver> {
    Undefined(R::Get<()>),
    Boolean(R::Get<bool>),
    Long(R::Get<i32>),
    UnsignedShort(R::Get<u16>),
    UnsignedLong(R::Get<u32>),
    UnsignedLongLong(R::Get<u64>),
    Double(R::Get<f64>),
    /// `DOMString`
    Text(R::Get<DomString>),
    NullableText(R::Get<Option<DomString>>),
    /// `USVString`
    Scalar(R::Get<String>),
    Node(R::Get<NodeId>),
    NullableNode(R::Get<Option<NodeId>>),
    /// A value of the engine as it is.
    Any(R::Get<Value>),
    NullableAny(R::Get<Option<Value>>),
}

/// A setter function of the standard, by the type of the value.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Takes<R: Receiver> {
    Boolean(R::Set<bool>),
    UnrestrictedDouble(R::Set<f64>),
    /// `DOMString`
    Text(R::Set<DomString>),
    /// <https://webidl.spec.whatwg.org/#LegacyNullToEmptyString>
    TextOrEmpty(R::Set<DomString>),
    /// `USVString`
    Scalar(R::Set<String>),
}

pub(crate) type OfNode = Returns<Nodes>;
pub(crate) type OfObject = Returns<Objects>;
pub(crate) type ToNode = Takes<Nodes>;
pub(crate) type ToObject = Takes<Objects>;
