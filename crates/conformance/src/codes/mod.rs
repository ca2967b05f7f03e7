//! The rules, a module for each file of `data/rules`.

// Made by `cargo xtask codegen`. Do not edit.

pub(crate) mod attributes;
pub(crate) mod content;
pub(crate) mod elements;
pub(crate) mod obsolete;
pub(crate) mod parse_errors;
pub(crate) mod values;

use crate::Rule;

/// All rules, by their files.
pub(crate) static ALL: &[&[&Rule]] = &[
    attributes::ALL,
    content::ALL,
    elements::ALL,
    obsolete::ALL,
    parse_errors::ALL,
    values::ALL,
];
