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

/// The number of selectors that a nested rule stands for, with those of the rules around it for each `&`. Rules that stand for
/// more are left out: Stylo walks over all of them when it makes an index of the rules.
pub(crate) const SELECTORS: usize = 4096;

/// The number of selectors that all nested rules of a sheet stand for.
pub(crate) const ALL_SELECTORS: usize = 1 << 20;

/// The number of declarations after which the rest of a rule becomes a block of its own, by an empty nested rule: Stylo looks at
/// all declarations of a block when one of them is repeated, and at all custom properties with short names that begin alike.
/// Scripts do not see it: the rules that they get are not Stylo's.
pub(crate) const DECLARATIONS: usize = 1024;

/// The sum of the squares of the numbers of declarations in other blocks of a sheet, such as those of `@keyframes`. Declarations
/// beyond that are left out.
pub(crate) const DECLARATIONS_SQUARED: usize = 50_000_000;

/// The custom properties of a sheet with names of at most [`SHORT_NAME`] bytes; declarations of others are left out. Stylo keeps
/// them in hash tables, whose hash of a short name is the name itself, so that n names that are alike take n² steps.
pub(crate) const SHORT_NAMES: usize = 2048;

/// The bytes of a short name after `--`.
pub(crate) const SHORT_NAME: usize = 7;

/// The number of parts of a layer's name, `a.b.c`; rules with longer names are left out.
pub(crate) const LAYERS: usize = 64;
