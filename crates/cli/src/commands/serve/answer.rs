//! The answer to a request.

use tiny_http::Request;
use treewright::microsyntaxes::mime::{self, MimeType};
use treewright::read::url::Url;
use treewright::{OutOfBandMetadata, SourceId};

use super::body;
use super::parameters::Parameters;
use super::urls::{data, refuse_private};
use crate::checking::checked::Checked;
use crate::checking::formats::{Totals, VnuForm, VnuRoot, VnuSource, Wanted, with_ascii_quotes};
use crate::checking::page::Checker;
use crate::checking::syntax::Syntax;
use crate::input::net::{self, Asking};
use crate::pages::Received;

/// An answer.
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) content_type: &'static str,
    pub(super) body: Vec<u8>,
}

impl Answer {
    pub(super) fn empty(status: u16) -> Self {
        Self { status, content_type: "text/plain;charset=utf-8", body: Vec::new() }
    }

    pub(super) fn text(status: u16, text: &str) -> Self {
        Self { body: text.as_bytes().to_vec(), ..Self::empty(status) }
    }
}

/// The state that requests share.
pub(super) struct Service {
    /// For all messages, and for errors only.
    pub(super) checkers: [Checker; 2],
    pub(super) has_net: bool,
    pub(super) most_bytes: u64,
    pub(super) seconds: u64,
}

/// The form for people, to enter a page.
const FORM: &str = "<!DOCTYPE html>
<html lang=\"en\">
<head>
<meta charset=\"utf-8\">
<title>Check a page</title>
</head>
<body>
<h1>Check a page</h1>
<form method=\"post\" enctype=\"multipart/form-data\">
<p><label>File: <input type=\"file\" name=\"file\"></label></p>
<p><button>Check</button></p>
</form>
</body>
</html>
";

impl Service {
    /// Answers a request without a body: the page is at an address.
    pub(super) fn get(&self, request: &Request) -> Answer {
        let parameters = Parameters::of_target(request.url());
        let path = request.url().split(['?', '#']).next().unwrap_or_default();
        if !matches!(path, "/" | "/nu" | "/nu/") {
            return Answer::text(404, "not found; see /\n");
        }
        let page = match parameters.document() {
            None if parameters.get("out").is_none() => {
                let content_type = VnuForm::Html.content_type();
                return Answer { content_type, ..Answer::text(200, FORM) };
            }
            None => Err("the parameter doc= is missing".to_owned()),
            Some(url) => url.and_then(|url| self.fetch(&url, &parameters)),
        };
        self.answer(&parameters, parameters.get("doc"), page)
    }

    /// Answers a request with a page.
    pub(super) fn post(&self, request: &mut Request) -> Answer {
        let mut parameters = Parameters::of_target(request.url());
        let content_type = body::header(request, "Content-Type");
        let page = body::read(request, self.most_bytes, self.seconds)
            .and_then(|bytes| body::page(bytes, content_type, &mut parameters));
        self.answer(&parameters, None, page)
    }

    fn fetch(&self, url: &Url, parameters: &Parameters) -> Result<Received, String> {
        if url.scheme() == "data" {
            let (content_type, bytes) = data(url).ok_or("this data: URL has no data")?;
            return Ok(Received { bytes, content_type: Some(content_type) });
        }
        if !matches!(url.scheme(), "http" | "https") {
            return Err(format!("the scheme {} is not supported", url.scheme()));
        }
        if !self.has_net {
            return Err("addresses are fetched only by `treewright serve --net`".to_owned());
        }
        let headers = parameters.header().into_iter().collect();
        let asking = Asking { user_agent: None, headers, refuse: Some(refuse_private) };
        let fetched = net::fetch(url, &asking)?;
        if !(200..300).contains(&fetched.status) && !parameters.is_yes("checkerrorpages") {
            return Err(format!("the status of the answer is {}", fetched.status));
        }
        Ok(Received { bytes: fetched.bytes, content_type: fetched.content_type })
    }

    /// Checks a page, or answers with the reason why it was not received.
    fn answer(
        &self,
        parameters: &Parameters,
        name: Option<&str>,
        page: Result<Received, String>,
    ) -> Answer {
        let form = match parameters.form() {
            Ok(form) => form,
            Err(message) => return Answer::text(400, &format!("{message}\n")),
        };
        let (checked, root) = match self.check(parameters, name, page, form) {
            Ok((checked, root)) => (Ok(checked), root),
            Err(message) => {
                (Err(message), VnuRoot { url: name.map(str::to_owned), ..VnuRoot::default() })
            }
        };
        let mut reporter = form.of_service(root);
        let mut out = Vec::new();
        let mut totals = Totals::default();
        let written = match &checked {
            Ok(page) => {
                totals.add(page);
                reporter.page(page, &mut out)
            }
            Err(message) => {
                // Another name would be taken for a file name, and the answer would reveal where this program runs.
                let name = name.filter(|name| is_address(name)).unwrap_or_default();
                reporter.failure(name, message, &mut out)
            }
        };
        // Writing to memory cannot fail.
        let _ = written.and_then(|()| reporter.finish(&totals, &mut out));
        match parameters.callback() {
            Ok(Some(name)) if form == VnuForm::Json => {
                let mut script = format!("{name}(").into_bytes();
                script.extend_from_slice(out.trim_ascii_end());
                script.extend_from_slice(b")\n");
                let content_type = "application/javascript;charset=utf-8";
                Answer { status: 200, content_type, body: script }
            }
            Err(message) => Answer::text(400, &format!("{message}\n")),
            Ok(_) => Answer { status: 200, content_type: form.content_type(), body: out },
        }
    }

    fn check(
        &self,
        parameters: &Parameters,
        name: Option<&str>,
        page: Result<Received, String>,
        form: VnuForm,
    ) -> Result<(Checked, VnuRoot), String> {
        if let Some(refusal) = parameters.refusal() {
            return Err(refusal);
        }
        let filter = parameters.filter()?;
        let [all, errors] = &self.checkers;
        let checker = if parameters.errors_only()? { errors } else { all };
        let received = page?;
        let metadata = received.metadata(&OutOfBandMetadata::new());
        let Received { bytes, content_type } = received;
        let syntax = parameters.syntax().unwrap_or_else(|| {
            content_type.as_deref().map_or(Syntax::Html, Syntax::of_content_type)
        });
        let mut page = checker.check_as(syntax, &bytes, &metadata);
        let has_ascii_quotes = parameters.is_yes("asciiquotes");
        let wanted = Wanted { filter, skips_infos: parameters.skips_infos(), has_ascii_quotes };
        page.retain(|finding| wanted.takes(finding));
        let mut result = checker.finish(name.unwrap_or_default(), &bytes, &mut page, form.needs());
        if has_ascii_quotes {
            with_ascii_quotes(&mut result);
        }
        let kind = content_type.as_deref().unwrap_or("text/html");
        let mime_type = mime::parse(kind);
        let kind = mime_type.as_ref().map_or(kind, MimeType::essence);
        let source = page.parsed.document.source_of(SourceId::MAIN).unwrap_or_default();
        let root = VnuRoot {
            url: name.map(str::to_owned),
            language: result.language.clone(),
            source: parameters.is_yes("showsource").then(|| VnuSource {
                kind: kind.to_owned(),
                encoding: result.encoding.unwrap_or("UTF-8").to_owned(),
                code: source.to_owned(),
            }),
        };
        Ok((result, root))
    }
}

/// Returns true for an address that pages are read from.
fn is_address(name: &str) -> bool {
    net::address(name).is_some() || Url::parse(name).is_ok_and(|url| url.scheme() == "data")
}
