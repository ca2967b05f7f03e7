//! Forms: their controls, the entries that they would submit, and the submission.
//! <https://html.spec.whatwg.org/multipage/forms.html#forms>
//!
//! The state is that of a page that was just loaded: controls have their default values, no file is
//! selected, and no script has run. Form-associated custom elements add no entries, since they need scripts
//! to do so.

mod controls;
mod encoding;
mod entries;
mod submission;

use treewright_dom::NodeRef;
use treewright_semantics::buttons::is_submit_button;
use url::Url;

pub use controls::Control;
pub use encoding::{encode_multipart, encode_text_plain, encode_urlencoded};
pub use entries::{Entry, EntryValue, submitted_direction};
pub use submission::{
    Enctype, FormMethod, FormSubmission, SubmissionError, SubmissionRequest, pick_an_encoding,
};
pub use treewright_semantics::values::{
    InputRange, control_value, number_as_value, sanitize_value, value_as_number,
};

use crate::urls::DocumentUrls;

/// A form with its controls. See [`forms`].
///
/// ```
/// use treewright_dom::{Document, Namespace};
/// use treewright_read::url::Url;
/// use treewright_read::{DocumentUrls, forms};
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut document = Document::new();
/// let form = document.create_element(Namespace::Html, "form")?;
/// document.set_attribute(form, "action", "/search")?;
/// let input = document.create_element(Namespace::Html, "input")?;
/// document.set_attribute(input, "name", "q")?;
/// document.set_attribute(input, "value", "a b")?;
/// document.append(form, input)?;
/// document.append(document.root(), form)?;
///
/// let urls = DocumentUrls::with_url(&document, Url::parse("https://example.com/")?);
/// let form = &forms(document.root_node())[0];
/// # if form.controls().is_empty() { return Ok(()); }
/// assert_eq!(form.entries(None)[0].name, "q");
/// let submission = form.submission(&urls, None)?;
/// assert_eq!(submission.url.as_str(), "https://example.com/search?q=a+b");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Form<'a> {
    element: NodeRef<'a>,
    controls: Vec<Control<'a>>,
}

/// The forms at or below a node, in tree order, in one walk over its tree; those in template contents and
/// shadow trees are not included.
pub fn forms(root: NodeRef<'_>) -> Vec<Form<'_>> {
    let top = root.ancestors().last().unwrap_or(root);
    let mut controls = controls::controls_by_form(top);
    let nodes = std::iter::once(root).chain(root.descendants());
    let forms = nodes.filter(|node| node.is_html("form"));
    let mut made = Vec::new();
    for element in forms {
        made.push(Form { element, controls: controls.remove(&element.id()).unwrap_or_default() });
    }
    made
}

impl<'a> Form<'a> {
    /// The `form` element.
    pub const fn element(&self) -> NodeRef<'a> {
        self.element
    }

    /// The submittable elements that have this form owner, in tree order, even if they would not be
    /// submitted.
    pub fn controls(&self) -> &[Control<'a>] {
        &self.controls
    }

    /// The submit buttons, in tree order. The first one is the form's default button.
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#default-button>
    pub fn submit_buttons(&self) -> impl Iterator<Item = NodeRef<'a>> {
        self.controls
            .iter()
            .map(|control| control.element)
            .filter(|element| is_submit_button(*element))
    }

    /// The name of the form.
    pub fn name(&self) -> Option<&'a str> {
        self.element.attr("name")
    }

    /// The resolved URL of the `action` attribute, or that of the document without the attribute.
    ///
    /// # Errors
    /// An error if it is not a URL, or if it is relative and the base URL is not known.
    pub fn action(&self, urls: &DocumentUrls) -> Result<Url, url::ParseError> {
        submission::action(self.element, None, urls)
    }

    /// The method of the attribute `method`.
    pub fn method(&self) -> FormMethod {
        FormMethod::of(self.element, None)
    }

    /// The encoding of the attribute `enctype`.
    pub fn enctype(&self) -> Enctype {
        Enctype::of(self.element, None)
    }
}
