//! The tests' server, without a socket: a loader that answers as `wpt serve` does, from a checkout.

mod exchange;
mod files;
mod handlers;
pub mod hosts;
mod pipes;
mod stash;
mod substitution;
mod wrappers;

use std::path::PathBuf;

use treewright_window::loader::{Answer, LoadError, LoadResult, Loader, Request, Response};

use self::exchange::{Exchange, Failure};
use self::stash::Stash;

/// A server with its own stash: each test gets a new one.
#[derive(Debug)]
pub struct Server {
    root: PathBuf,
    stash: Stash,
    /// The script that replaces `resources/testharnessreport.js`.
    report: String,
}

impl Server {
    /// A server of a checkout, which gives this script for `/resources/testharnessreport.js`.
    pub fn new(root: impl Into<PathBuf>, report: impl Into<String>) -> Server {
        Server { root: root.into(), stash: Stash::default(), report: report.into() }
    }

    fn answer(&mut self, request: &Request) -> LoadResult {
        let url = &request.url;
        let host = url.host_str().unwrap_or_default();
        if !["http", "https"].contains(&url.scheme()) {
            return Err(LoadError::UnsupportedScheme(url.scheme().to_owned()));
        }
        if !hosts::resolves(host) {
            return Err(LoadError::HostNotFound(host.to_owned()));
        }
        let port = url.port_or_known_default().unwrap_or_default();
        if !hosts::ports(url.scheme()).contains(&port) {
            return Err(LoadError::ConnectionRefused);
        }
        let mut response = match self.route(request) {
            Ok(response) => response,
            Err(failure) => failure.response(),
        };
        let has_length = ["Content-Length", "Transfer-Encoding"]
            .iter()
            .any(|name| response.headers.contains(name));
        if !has_length && response.body.chunks.len() <= 1 {
            let length = response.body.len().to_string();
            response.headers.append("Content-Length", length);
        }
        if request.method == "HEAD" {
            response.body = Vec::new().into();
        }
        Ok(response)
    }

    fn route(&mut self, request: &Request) -> Result<Response, Failure> {
        let path = request.url.path();
        if path.starts_with("/tools/") || path.starts_with("/_certs/") {
            return Err(Failure::new(404, ""));
        }
        let reads = ["GET", "HEAD"].contains(&request.method.as_str());
        if reads && path == "/resources/testharnessreport.js" {
            return Ok(Response::of_type("text/javascript", self.report.clone()));
        }
        let path = if path == "/resources/WebIDLParser.js" {
            "/resources/webidl2/lib/webidl2.js"
        } else {
            path
        };
        let exchange = &mut Exchange::new(request, &mut self.stash, &self.root);
        let extension = path.rsplit_once('.').map_or("", |(_, extension)| extension);
        if extension == "py" {
            let response = handlers::run(exchange, path)?;
            return pipes::run_pipes(exchange, "", response);
        }
        // Other resources are there for reading only.
        if !reads {
            return Err(Failure::new(404, ""));
        }
        if let Some(wrapped) = wrappers::serve(exchange, path) {
            let (response, path) = wrapped?;
            return pipes::run_pipes(exchange, &path, response);
        }
        if extension == "asis" {
            return files::as_is(exchange.root, path);
        }
        let response = files::serve(exchange, path)?;
        if response.status == 301 {
            return Ok(response);
        }
        pipes::run_pipes(exchange, path, response)
    }
}

impl Loader for Server {
    fn start(&mut self, request: &Request) -> Answer {
        Answer::Now(self.answer(request))
    }
}
