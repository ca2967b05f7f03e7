//! Restricts the traits of [`Document`] to this crate, so that they can get more methods.

use crate::Document;

/// Implemented for [`Document`] only.
pub trait Sealed {}

impl Sealed for Document {}
