//! JSON-LD: data blocks of `script` elements.

use treewright_dom::NodeRef;
use treewright_microsyntaxes::mime;

/// A data block of JSON-LD: a `script` element of the type `application/ld+json`.
/// <https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents>
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct JsonLd<'a> {
    /// The `script` element.
    pub element: NodeRef<'a>,
    /// Its text, as written.
    pub text: String,
}

impl<'a> JsonLd<'a> {
    /// The data block of a `script` element of this type, with or without parameters.
    pub(super) fn of(script: NodeRef<'a>) -> Option<Self> {
        let media_type = mime::parse(script.attr("type")?).ok()?;
        let is_json_ld = media_type.essence() == "application/ld+json";
        is_json_ld.then(|| Self { element: script, text: script.text() })
    }

    /// The parsed JSON value.
    ///
    /// # Errors
    /// An error if the text is not JSON.
    #[cfg(feature = "serde_json")]
    pub fn parse(&self) -> Result<serde_json::Value, serde_json::Error> {
        serde_json::from_str(&self.text)
    }
}
