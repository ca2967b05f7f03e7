// Made by `cargo xtask codegen` from spec/idl/. Do not edit.

pub(super) use treewright_dom::NodeId;
pub(super) use treewright_quickjs::{Call, Thrown, Value};

pub(super) use crate::bindings::definition::*;
pub(super) use crate::bindings::prelude::*;
pub(super) use crate::custom_elements::reactions;
pub(super) use crate::reflect::animated::{Across, Animated, AnimatedKind, Part};
pub(super) use crate::reflect::{Limit, Numbers, Reflect};
pub(super) use crate::strings::DomString;
pub(super) use crate::{Cx, interfaces, wrappers};

pub(super) use super::dictionaries::*;
pub(super) use super::enums::*;
pub(super) use super::unions::*;
pub(super) use super::{Interface, keywords};
