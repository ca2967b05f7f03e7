//! Editions of the standard: named rules, each read in few places.

/// The rules that differ between the current standard and the one for which older test data and older pages
/// were written. `docs/reference/editions.md` describes each rule and the gates that read it; a test counts
/// them.
///
/// ```
/// use treewright_syntax::Edition;
/// let edition = Edition::LIVING.with_processing_instructions(false);
/// assert_ne!(edition, Edition::LIVING);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each rule is independent of the others")]
#[non_exhaustive]
pub struct Edition {
    /// `<?target data>` is a processing instruction. Otherwise `<?` opens a bogus comment.
    pub processing_instructions: bool,
    /// Nearly all tags are parsed inside `select`. Otherwise the insertion modes "in select" and "in select
    /// in table" apply.
    pub relaxed_select: bool,
    /// `<template for>` patches the document.
    pub template_patching: bool,
    /// `<template shadowrootmode>` attaches a shadow root if the caller allows it.
    pub declarative_shadow_roots: bool,
    /// The adoption agency algorithm does not move a node into a document that already has an element. (It
    /// never creates a cycle in any edition.)
    pub reject_invalid_insertions: bool,
    /// A `body` element that is inserted implicitly sets the frameset-ok flag to "ok".
    pub implied_body_resets_frameset_ok: bool,
    /// Text in "in table" is also collected while the current node is a `template` element.
    pub table_text_in_templates: bool,
    /// A `form` start tag in a table in a template inserts a form.
    pub form_in_table_in_template: bool,
    /// A fragment whose context is a `template` element counts as template contents for forms.
    pub template_context_is_template_contents: bool,
    /// An empty system identifier counts as missing for the HTML 4.01 doctypes.
    pub empty_system_identifier_is_missing: bool,
}

impl Edition {
    /// The HTML Standard as published on 16 September 2026.
    pub const LIVING: Self = Self {
        processing_instructions: true,
        relaxed_select: true,
        template_patching: true,
        declarative_shadow_roots: true,
        reject_invalid_insertions: true,
        implied_body_resets_frameset_ok: true,
        table_text_in_templates: true,
        form_in_table_in_template: true,
        template_context_is_template_contents: true,
        empty_system_identifier_is_missing: true,
    };

    /// The rules of 2018 to 2023.
    pub const CLASSIC: Self = Self {
        processing_instructions: false,
        relaxed_select: false,
        template_patching: false,
        declarative_shadow_roots: false,
        reject_invalid_insertions: false,
        implied_body_resets_frameset_ok: false,
        table_text_in_templates: false,
        form_in_table_in_template: false,
        template_context_is_template_contents: false,
        empty_system_identifier_is_missing: false,
    };

    /// Returns this edition with or without processing instructions.
    #[must_use]
    pub const fn with_processing_instructions(self, on: bool) -> Self {
        Self { processing_instructions: on, ..self }
    }
}

impl Default for Edition {
    fn default() -> Self {
        Self::LIVING
    }
}
