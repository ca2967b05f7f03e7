//! The rules, a module for each file of `data/rules`.

// Made by `cargo xtask codegen`. Do not edit.

pub(crate) mod aria;
pub(crate) mod attributes;
pub(crate) mod content;
pub(crate) mod contrast;
pub(crate) mod css;
pub(crate) mod dates;
pub(crate) mod document;
pub(crate) mod elements;
pub(crate) mod foreign;
pub(crate) mod headings;
pub(crate) mod input;
pub(crate) mod languages;
pub(crate) mod links;
pub(crate) mod media;
pub(crate) mod metas;
pub(crate) mod microdata;
pub(crate) mod obsolete;
pub(crate) mod parse_errors;
pub(crate) mod patterns;
pub(crate) mod permissions;
pub(crate) mod policy;
pub(crate) mod rdfa;
pub(crate) mod references;
pub(crate) mod script_text;
pub(crate) mod scripts;
pub(crate) mod srcset;
pub(crate) mod tables;
pub(crate) mod texts;
pub(crate) mod tokens;
pub(crate) mod urls;
pub(crate) mod values;
pub(crate) mod xml;

use crate::Rule;

/// All rules, by their files.
pub(crate) static ALL: &[&[&Rule]] = &[
    aria::ALL,
    attributes::ALL,
    content::ALL,
    contrast::ALL,
    css::ALL,
    dates::ALL,
    document::ALL,
    elements::ALL,
    foreign::ALL,
    headings::ALL,
    input::ALL,
    languages::ALL,
    links::ALL,
    media::ALL,
    metas::ALL,
    microdata::ALL,
    obsolete::ALL,
    parse_errors::ALL,
    patterns::ALL,
    permissions::ALL,
    policy::ALL,
    rdfa::ALL,
    references::ALL,
    script_text::ALL,
    scripts::ALL,
    srcset::ALL,
    tables::ALL,
    texts::ALL,
    tokens::ALL,
    urls::ALL,
    values::ALL,
    xml::ALL,
];
