//! The submission of a form, up to the navigation.

use std::fmt;

use encoding_rs::{Encoding, UTF_8};
use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use treewright_dom::NodeRef;
use treewright_semantics::buttons::is_submit_button;
use treewright_semantics::targets::element_target;
use url::{ParseError, Url};

use super::encoding::{encode_multipart, encode_text_plain, encode_urlencoded};
use super::{Entry, Form};
use crate::urls::DocumentUrls;

/// The method of a form.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fs-method>
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FormMethod {
    /// `get`.
    Get,
    /// `post`.
    Post,
    /// `dialog`.
    Dialog,
}

/// The encoding of a form's entries.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fs-enctype>
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Enctype {
    /// `application/x-www-form-urlencoded`.
    UrlEncoded,
    /// `multipart/form-data`.
    Multipart,
    /// `text/plain`.
    PlainText,
}

/// The result of a form submission: the request to make.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FormSubmission<'a> {
    /// The method.
    pub method: FormMethod,
    /// The URL to navigate to, with the entries as its query if the method requires that.
    pub url: Url,
    /// The encoding of the body.
    pub enctype: Enctype,
    /// The name of the target frame or window, from the form or the `base` element.
    pub target: Option<&'a str>,
    /// The entries.
    pub entries: Vec<Entry>,
    /// The encoding of their text.
    pub encoding: &'static Encoding,
    /// The body and its `Content-Type`; `None` for a request without a body.
    pub body: Option<(Vec<u8>, String)>,
}

/// The reason why a form would not be submitted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SubmissionError {
    /// The submitter is not a submit button of the form.
    NotItsSubmitButton,
    /// The method is `dialog`: the form would close its dialog, and send nothing.
    Dialog,
    /// The action is not a URL, or it is relative and the base URL is not known.
    Action(ParseError),
    /// The standard does not define forms with an action of this scheme.
    Scheme,
}

impl fmt::Display for SubmissionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotItsSubmitButton => {
                f.write_str("the submitter is not a submit button of the form")
            }
            Self::Dialog => f.write_str("the form closes a dialog and sends nothing"),
            Self::Action(error) => write!(f, "the action is not valid: {error}"),
            Self::Scheme => f.write_str("the scheme of the action is not one that forms have"),
        }
    }
}

impl std::error::Error for SubmissionError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Action(error) => Some(error),
            _ => None,
        }
    }
}

/// The value of an attribute for form submission: that of the submit button, or else that of the form.
fn attribute<'a>(
    form: NodeRef<'a>,
    submitter: Option<NodeRef<'a>>,
    of_submitter: &str,
    of_form: &str,
) -> Option<&'a str> {
    submitter.and_then(|button| button.attr(of_submitter)).or_else(|| form.attr(of_form))
}

impl FormMethod {
    /// The method of a form, or of the submit button that submits it.
    pub fn of(form: NodeRef<'_>, submitter: Option<NodeRef<'_>>) -> Self {
        let keyword = attribute(form, submitter, "formmethod", "method").unwrap_or_default();
        if keyword.eq_ignore_ascii_case("post") {
            Self::Post
        } else if keyword.eq_ignore_ascii_case("dialog") {
            Self::Dialog
        } else {
            Self::Get
        }
    }

    /// The keyword: `get`, `post` or `dialog`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Get => "get",
            Self::Post => "post",
            Self::Dialog => "dialog",
        }
    }
}

impl Enctype {
    /// The encoding of a form, or of the submit button that submits it.
    pub fn of(form: NodeRef<'_>, submitter: Option<NodeRef<'_>>) -> Self {
        let keyword = attribute(form, submitter, "formenctype", "enctype").unwrap_or_default();
        if keyword.eq_ignore_ascii_case(Self::Multipart.as_str()) {
            Self::Multipart
        } else if keyword.eq_ignore_ascii_case(Self::PlainText.as_str()) {
            Self::PlainText
        } else {
            Self::UrlEncoded
        }
    }

    /// The keyword, which is a media type.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::UrlEncoded => "application/x-www-form-urlencoded",
            Self::Multipart => "multipart/form-data",
            Self::PlainText => "text/plain",
        }
    }
}

/// Picks an encoding for a form in a document with this encoding.
/// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#picking-an-encoding-for-the-form>
///
/// ```
/// use encoding_rs::{UTF_8, WINDOWS_1252};
/// use treewright_dom::{Document, Namespace};
/// let mut document = Document::new();
/// let form = document.create_element(Namespace::Html, "form").unwrap();
/// document.set_attribute(form, "accept-charset", "x latin1").unwrap();
/// let form = document.get(form).unwrap();
/// assert_eq!(treewright_read::pick_an_encoding(form, UTF_8), WINDOWS_1252);
/// ```
pub fn pick_an_encoding(form: NodeRef<'_>, of_document: &'static Encoding) -> &'static Encoding {
    let encoding = match form.attr("accept-charset") {
        None => of_document,
        Some(labels) => {
            let mut labels = labels.split_ascii_whitespace();
            labels.find_map(|label| Encoding::for_label(label.as_bytes())).unwrap_or(UTF_8)
        }
    };
    encoding.output_encoding()
}

/// Steps 12 to 15 of submitting a form.
pub(super) fn action(
    form: NodeRef<'_>,
    submitter: Option<NodeRef<'_>>,
    urls: &DocumentUrls,
) -> Result<Url, ParseError> {
    match attribute(form, submitter, "formaction", "action").unwrap_or_default() {
        "" => urls.document_url().cloned().ok_or(ParseError::RelativeUrlWithoutBase),
        action => urls.resolve(action),
    }
}

/// The bytes that are percent-encoded in the body of a mail.
const DEFAULT_ENCODE_SET: AsciiSet = CONTROLS
    .add(b' ')
    .add(b'"')
    .add(b'#')
    .add(b'<')
    .add(b'>')
    .add(b'?')
    .add(b'`')
    .add(b'{')
    .add(b'}');

impl<'a> Form<'a> {
    /// The submission of the form when this button is activated, or, with `None`, when a script submits it
    /// without a button: the target and the data. Constraints are not validated.
    ///
    /// # Errors
    /// [`SubmissionError`] if the form would send nothing.
    ///
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm>
    pub fn submission(
        &self,
        urls: &DocumentUrls,
        submitter: Option<NodeRef<'a>>,
    ) -> Result<FormSubmission<'a>, SubmissionError> {
        let form = self.element;
        if let Some(button) = submitter {
            let is_own = self.controls.iter().any(|control| control.element == button);
            if !is_own || !is_submit_button(button) {
                return Err(SubmissionError::NotItsSubmitButton);
            }
        }
        // Steps 6 to 20.
        let encoding = pick_an_encoding(form, form.document().character_encoding());
        let method = FormMethod::of(form, submitter);
        if method == FormMethod::Dialog {
            return Err(SubmissionError::Dialog);
        }
        let entries = self.construct_the_entry_list(submitter, encoding);
        let url = action(form, submitter, urls).map_err(SubmissionError::Action)?;
        let enctype = Enctype::of(form, submitter);
        let target = self.target(submitter);
        // Step 26.
        if !has_known_scheme(&url) {
            return Err(SubmissionError::Scheme);
        }
        let request = SubmissionRequest::new(url, method, enctype, &entries, encoding);
        let SubmissionRequest { url, body } = request;
        Ok(FormSubmission { method, url, enctype, target, entries, encoding, body })
    }

    /// Gets the element's target.
    /// <https://html.spec.whatwg.org/multipage/semantics.html#get-an-element's-target>
    fn target(&self, submitter: Option<NodeRef<'a>>) -> Option<&'a str> {
        let document = self.element.document();
        let own = attribute(self.element, submitter, "formtarget", "target");
        element_target(own, document.get(document.main_document()))
    }
}

/// The URL of a submission, and the data for it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SubmissionRequest {
    /// The URL, with the entries as its query if the method requires that.
    pub url: Url,
    /// The body and its `Content-Type`; `None` for a request without a body.
    pub body: Option<(Vec<u8>, String)>,
}

/// Returns true for the schemes that the standard has rules for.
fn has_known_scheme(url: &Url) -> bool {
    matches!(url.scheme(), "http" | "https" | "ftp" | "javascript" | "data" | "mailto")
}

impl SubmissionRequest {
    /// The request for an action with these entries. Schemes that the standard does not define are treated
    /// like `data`.
    /// <https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm>
    ///
    /// ```
    /// use treewright_read::url::Url;
    /// use treewright_read::{Enctype, Entry, FormMethod, SubmissionRequest};
    /// let action = Url::parse("https://example.com/?a").unwrap();
    /// let (method, enctype) = (FormMethod::Get, Enctype::UrlEncoded);
    /// let entries = [Entry::text("q", "1")];
    /// let request =
    ///     SubmissionRequest::new(action, method, enctype, &entries, encoding_rs::UTF_8);
    /// assert_eq!(request.url.as_str(), "https://example.com/?q=1");
    /// ```
    pub fn new(
        action: Url,
        method: FormMethod,
        enctype: Enctype,
        entries: &[Entry],
        encoding: &'static Encoding,
    ) -> Self {
        let mut url = action;
        let mut body = None;
        match (url.scheme(), method) {
            ("ftp" | "javascript", _) => {}
            ("mailto", FormMethod::Get) => {
                let headers = encode_urlencoded(entries, encoding).replace('+', "%20");
                url.set_query(Some(&headers));
            }
            ("mailto", _) => {
                let text = match enctype {
                    Enctype::PlainText => {
                        let text = encode_text_plain(entries);
                        utf8_percent_encode(&text, &DEFAULT_ENCODE_SET).to_string()
                    }
                    _ => encode_urlencoded(entries, encoding),
                };
                let query = match url.query() {
                    None | Some("") => format!("body={text}"),
                    Some(query) => format!("{query}&body={text}"),
                };
                url.set_query(Some(&query));
            }
            (_, FormMethod::Get) => url.set_query(Some(&encode_urlencoded(entries, encoding))),
            ("http" | "https", _) => body = Some(entity_body(entries, enctype, encoding)),
            _ => {}
        }
        Self { url, body }
    }
}

/// Submits as entity body: the body and its type.
fn entity_body(
    entries: &[Entry],
    enctype: Enctype,
    encoding: &'static Encoding,
) -> (Vec<u8>, String) {
    let media_type = enctype.as_str();
    match enctype {
        Enctype::UrlEncoded => {
            (encode_urlencoded(entries, encoding).into_bytes(), media_type.to_owned())
        }
        Enctype::Multipart => {
            let (body, boundary) = encode_multipart(entries, encoding);
            (body, format!("{media_type}; boundary={boundary}"))
        }
        Enctype::PlainText => {
            let body = encode_text_plain(entries);
            (encoding.encode(&body).0.into_owned(), media_type.to_owned())
        }
    }
}
