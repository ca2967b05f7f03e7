//! The names that generated code uses.

use treewright_quickjs::{Thrown, Value};

pub(crate) use super::convert::{Buffer, Range};
pub(crate) use super::glue::{Glue, OfNode, OfObject, ToNode, ToObject};
pub(crate) use super::iteration::IteratorKind;
pub(crate) use super::site::{At, Site};
pub(crate) use super::{
    arguments, attributes, collections, constructors, convert, dictionaries, iteration, promises,
    receiver, same_object,
};

/// The result of a native.
pub(crate) type Answer = Result<Value, Thrown>;
