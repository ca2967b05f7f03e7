//! The structure of a page: content models, required parts, tables, headings, ids.

mod content_models;

super::subjects! {
    /// See the module.
    pub(super) struct Structure {
        content_models: content_models::ContentModels,
    }
}
