//! `treewright serve`: the HTTP interface of the Nu Html Checker, on this machine.

mod answer;
mod body;
mod parameters;
mod urls;

use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use clap::Args;
use tiny_http::{Header, Method, Request, Response, Server};
use treewright::{Limits, Options};

use crate::built_in;
use crate::checking::page::{Checker, Settings};
use crate::output::{Failure, Outcome, print_message};
use answer::{Answer, Service};

#[derive(Debug, Args)]
#[command(after_help = "\
Speaks the HTTP interface of the Nu Html Checker, for programs that send pages to it: the page as the body of
`POST /?out=json`, or a form with `content`, or `GET /?doc=ADDRESS` with --net. Only programs on this machine
can connect, unless --host is given.

Examples:
  treewright serve --port 8888
  curl -H 'Content-Type: text/html; charset=utf-8' --data-binary @page.html 'http://localhost:8888/?out=json'")]
pub(crate) struct ServeArguments {
    /// The port; 0 picks a free one. The address is printed
    #[arg(long, default_value_t = 8888)]
    port: u16,

    /// The address to listen on
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    host: IpAddr,

    /// Fetch `doc=` addresses from the network. Addresses of this machine and of private networks are refused
    #[arg(long)]
    net: bool,

    /// Maximum size of a page in bytes
    #[arg(long, value_name = "BYTES", default_value_t = 16 << 20)]
    max_body: u64,

    /// Maximum time in seconds for receiving a page, and again for parsing it
    #[arg(long, value_name = "SECONDS", default_value_t = 30)]
    timeout: u64,
}

/// Maximum number of concurrent requests; others get status 503.
const MOST_REQUESTS: usize = 64;

pub(crate) fn run(arguments: &ServeArguments) -> Result<Outcome, Failure> {
    if arguments.net {
        built_in::demand("--net")?;
    }
    let address = SocketAddr::new(arguments.host, arguments.port);
    let server = Server::http(address)
        .map_err(|error| Failure::usage(&format!("cannot listen on {address}: {error}")))?;
    let address = server.server_addr().to_ip().unwrap_or(address);
    let mut out = std::io::stdout();
    writeln!(out, "http://{address}/").and_then(|()| out.flush()).map_err(Failure::output)?;
    let limits: Limits = format!("errors=10000,time={}", arguments.timeout)
        .parse()
        .map_err(|error| Failure::usage(&format!("--timeout: {error}")))?;
    let service = Arc::new(Service {
        checkers: [false, true].map(|errors_only| {
            let mut settings = Settings::new(Options::new().limits(limits.clone()));
            settings.errors_only = errors_only;
            Checker::new(settings)
        }),
        has_net: arguments.net,
        most_bytes: arguments.max_body,
        seconds: arguments.timeout,
    });
    let open = Arc::new(AtomicUsize::new(0));
    loop {
        let request = match server.recv() {
            Ok(request) => request,
            Err(error) => {
                return Err(Failure::usage(&format!("cannot listen on {address}: {error}")));
            }
        };
        if open.load(Ordering::Relaxed) >= MOST_REQUESTS {
            // The client may be gone already.
            let _ = request.respond(Response::from_string("busy\n").with_status_code(503));
            continue;
        }
        open.fetch_add(1, Ordering::Relaxed);
        let leave = Leave(Arc::clone(&open));
        let service = Arc::clone(&service);
        let started = thread::Builder::new().spawn(move || {
            let _leave = leave;
            respond(&service, request);
        });
        if let Err(error) = started {
            print_message(format_args!("a request was dropped: {error}"));
        }
    }
}

/// Counts a request that ends, in any way.
struct Leave(Arc<AtomicUsize>);

impl Drop for Leave {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

fn respond(service: &Service, mut request: Request) {
    let answer = match request.method() {
        Method::Get | Method::Head => service.get(&request),
        Method::Post => service.post(&mut request),
        Method::Options => Answer::empty(204),
        _ => Answer::text(405, "GET and POST only\n"),
    };
    let mut response = Response::from_data(answer.body).with_status_code(answer.status);
    for (name, value) in [
        ("Content-Type", answer.content_type),
        ("Cache-Control", "no-cache"),
        ("Access-Control-Allow-Origin", "*"),
        ("Access-Control-Allow-Headers", "Content-Type, Content-Encoding"),
        ("X-Content-Type-Options", "nosniff"),
    ] {
        if let Ok(header) = Header::from_bytes(name, value) {
            response.add_header(header);
        }
    }
    // The client may be gone already.
    let _ = request.respond(response);
}
