//! The answer to a request.

use std::sync::Arc;
use std::thread::available_parallelism;

use data_url::DataUrl;
use hyper::Method;
use treewright::microsyntaxes::mime::{self, MimeType};
use treewright::read::url::Url;
use treewright::{OutOfBandMetadata, SourceId};

use super::body;
use super::parameters::Parameters;
use crate::checking::checked::Checked;
use crate::checking::formats::{Totals, VnuForm, VnuRoot, VnuSource, Wanted, with_ascii_quotes};
use crate::checking::page::Checker;
use crate::checking::syntax::Syntax;
use crate::input::net::{self, Asking};
use crate::pages::Received;
use crate::server::{Answer, BodyError, Lane, Request};

/// The state that requests share.
pub(super) struct Service {
    /// For all messages, and for errors only.
    pub(super) checkers: [Checker; 2],
    pub(super) has_net: bool,
    pub(super) allows_private: bool,
    pub(super) most_bytes: u64,
    pub(super) lanes: Lanes,
}

/// The threads that fetch and check pages. Those of a size have their own, so that long pages do not delay short ones.
pub(super) struct Lanes {
    fetches: Lane,
    short: Lane,
    medium: Lane,
    /// A long page takes many times its size while it is checked.
    long: Lane,
}

impl Lanes {
    /// The number of pages of each kind that may wait for their turn.
    const MOST_WAITING: usize = 64;

    pub(super) fn for_this_machine() -> Self {
        let cores = available_parallelism().map_or(1, Into::into);
        let lane = |turns| Lane::new(turns, Self::MOST_WAITING);
        Self {
            fetches: lane(8),
            short: lane(cores.clamp(4, 16)),
            medium: lane(cores.clamp(2, 8)),
            long: lane((cores / 2).clamp(1, 4)),
        }
    }

    fn of_size(&self, bytes: usize) -> &Lane {
        match bytes {
            ..=0x4000 => &self.short,
            0x4001..=0x4_0000 => &self.medium,
            _ => &self.long,
        }
    }
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
    pub(super) async fn respond(self: Arc<Self>, request: Request) -> Answer {
        let answer = match *request.method() {
            Method::GET | Method::HEAD => self.get(&request).await,
            Method::POST => self.post(request).await,
            _ => Ok(Answer::text(405, "GET and POST only\n")),
        };
        answer.unwrap_or_else(|refusal| refusal)
    }

    /// Answers a request without a body: the page is at an address.
    async fn get(self: Arc<Self>, request: &Request) -> Result<Answer, Answer> {
        let target = request.target();
        if !matches!(target.split('?').next(), Some("/" | "/nu" | "/nu/")) {
            return Ok(Answer::text(404, "not found; see /\n"));
        }
        let parameters = Parameters::of_target(target);
        if parameters.document().is_none() && parameters.get("out").is_none() {
            return Ok(Answer::new(200, VnuForm::Html.content_type(), FORM.into()));
        }
        let page = match self.document(request, &parameters).await? {
            Ok(page) => page,
            message => return Ok(self.answer(&parameters, parameters.get("doc"), message)),
        };
        let lane = self.lanes.of_size(page.bytes.len());
        let service = Arc::clone(&self);
        let check = move || service.answer(&parameters, parameters.get("doc"), Ok(page));
        request.work(lane, |answer| answer.body.len(), check).await
    }

    /// The page that a request names. The outer error is an answer, the inner one a message.
    async fn document(
        self: &Arc<Self>,
        request: &Request,
        parameters: &Parameters,
    ) -> Result<Result<Received, String>, Answer> {
        let url = match parameters.document() {
            None => return Ok(Err("the parameter doc= is missing".to_owned())),
            Some(Err(message)) => return Ok(Err(message)),
            Some(Ok(url)) => url,
        };
        if url.scheme() == "data" {
            return Ok(data(&url).ok_or_else(|| "this data: URL has no data".to_owned()));
        }
        if !matches!(url.scheme(), "http" | "https") {
            return Ok(Err(format!("the scheme {} is not supported", url.scheme())));
        }
        if !self.has_net {
            return Ok(Err("addresses are fetched only by `treewright serve --net`".to_owned()));
        }
        let asking = Asking {
            headers: parameters.header().into_iter().collect(),
            public_only: !self.allows_private,
            largest_body: Some(self.most_bytes),
            ..Asking::default()
        };
        let any_status = parameters.is_yes("checkerrorpages");
        let fetch = move || {
            let fetched = net::fetch(&url, &asking)?;
            if !(200..300).contains(&fetched.status) && !any_status {
                return Err(format!("the status of the answer is {}", fetched.status));
            }
            Ok(Received { bytes: fetched.bytes, content_type: fetched.content_type })
        };
        let size =
            |page: &Result<Received, String>| page.as_ref().map_or(0, |page| page.bytes.len());
        request.work(&self.lanes.fetches, size, fetch).await
    }

    /// Answers a request with a page.
    async fn post(self: Arc<Self>, mut request: Request) -> Result<Answer, Answer> {
        let mut parameters = Parameters::of_target(request.target());
        let header = |name| request.header(name).map(str::to_owned);
        let (encoding, content_type) = (header("Content-Encoding"), header("Content-Type"));
        let most = self.most_bytes;
        let body = match body::is_packed(encoding.as_deref()) {
            Err(message) => Err(message),
            Ok(is_packed) => match request.body(most).await {
                Ok(bytes) if is_packed => {
                    let size = |body: &Result<Vec<u8>, _>| body.as_ref().map_or(0, Vec::len);
                    let lane = self.lanes.of_size(bytes.len());
                    request.work(lane, size, move || body::unpacked(&bytes, most)).await?
                }
                Ok(bytes) => Ok(bytes),
                Err(BodyError::Busy) => return Err(Answer::busy().last()),
                Err(BodyError::TooLong) => Err(body::too_long(most)),
                Err(BodyError::Late) => Err("the page was not received in time".to_owned()),
                Err(BodyError::Broken(message)) => Err(message),
            },
        };
        let bytes = match body {
            Ok(bytes) => bytes,
            // The rest of the request was not read.
            Err(message) => return Ok(self.answer(&parameters, None, Err(message)).last()),
        };
        let lane = self.lanes.of_size(bytes.len());
        let service = Arc::clone(&self);
        let check = move || {
            let page = body::page(bytes, content_type, &mut parameters);
            service.answer(&parameters, None, page)
        };
        request.work(lane, |answer| answer.body.len(), check).await
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
                Answer::new(200, content_type, script)
            }
            Err(message) => Answer::text(400, &format!("{message}\n")),
            Ok(_) => Answer::new(200, form.content_type(), out),
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

/// The type and the bytes of a `data:` URL.
/// <https://fetch.spec.whatwg.org/#data-url-processor>
fn data(url: &Url) -> Option<Received> {
    let data = DataUrl::process(url.as_str()).ok()?;
    let (bytes, _fragment) = data.decode_to_vec().ok()?;
    Some(Received { bytes, content_type: Some(data.mime_type().to_string()) })
}

/// Returns true for an address that pages are read from.
fn is_address(name: &str) -> bool {
    net::address(name).is_some() || Url::parse(name).is_ok_and(|url| url.scheme() == "data")
}
