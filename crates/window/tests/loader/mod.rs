//! Requests in, responses out.

mod files;
mod later;
#[cfg(feature = "net")]
mod net;
mod recording;
mod redirects;

use treewright_window::loader::{Answer, LoadResult, Loader, Request, RequestId};

/// A GET for an address.
fn get(url: &str) -> Request {
    Request::get(RequestId(1), url.parse().expect("it is an address"))
}

fn now(loader: &mut impl Loader, request: &Request) -> LoadResult {
    match loader.start(request) {
        Answer::Now(result) => result,
        Answer::Later => panic!("{} is answered later", request.url),
    }
}

/// A result in one line: the status, the content type, the location, and the body; or the error.
fn line(result: &LoadResult) -> String {
    match result {
        Ok(response) => {
            let header = |name: &str| response.headers.text(name).unwrap_or("-".to_owned());
            let body = String::from_utf8_lossy(&response.body.bytes()).into_owned();
            format!(
                "{} {} {} {body:?}",
                response.status,
                header("content-type"),
                header("location")
            )
        }
        Err(error) => format!("{} {}", error.kind(), error.detail()).trim_end().to_owned(),
    }
}
