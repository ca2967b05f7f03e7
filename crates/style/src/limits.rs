//! Bounds for hostile pages.

/// The depth of an element below which `:has()` does not search: Stylo's search recurses over the depth.
///
/// SPEC-NOTE: browsers flatten trees at a depth of 512, so that no page depends on more.
pub(crate) const DEEPEST: u32 = 512;

/// The number of nested blocks and functions that a sheet may have; Stylo's parsers recurse. Deeper rules are left out.
pub(crate) const NESTED: usize = 64;

/// The number of sheets that imports may add, with those that imported sheets import.
pub(crate) const IMPORTS: usize = 256;

/// The number of sheets that import each other in a row.
pub(crate) const IMPORTS_IN_A_ROW: usize = 16;

/// The number of combinators of a selector, counted as white space and signs: Stylo's matching recurses over them. Rules with
/// longer selectors match nothing.
pub(crate) const COMBINATORS: usize = 256;

/// The bytes of all sheets of a page, with those that are imported.
pub(crate) const BYTES: usize = 64 << 20;

/// The depth below which elements have the style of their parent: matching looks at all ancestors.
///
/// SPEC-NOTE: browsers flatten trees at a depth of 512, so that no page depends on more.
pub(crate) const DEEPEST_STYLED: u32 = 2048;

/// The number of parts of a layer's name, `a.b.c`; rules with longer names are left out.
pub(crate) const LAYERS: usize = 64;
