//! `treewright serve`: the HTTP interface of the Nu Html Checker, on this machine.

mod answer;
mod body;
mod parameters;

use std::io::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use clap::{Args, value_parser};
use treewright::Options;

use crate::arguments::{LimitsArgument, ServiceLimits};
use crate::built_in;
use crate::checking::page::{Checker, Settings};
use crate::output::{Failure, Outcome};
use crate::server::{self, Access, Server};
use answer::{Lanes, Service};

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

    /// With --net, fetch from this machine and from private networks too
    #[arg(long, requires = "net")]
    allow_private: bool,

    /// Answer requests for this host, and those of its pages, too. By default only names of this machine and
    /// its address are allowed
    #[arg(long, value_name = "NAME", value_parser = Access::name)]
    allow_host: Vec<String>,

    /// Maximum size of a page in bytes
    #[arg(long, value_name = "BYTES", default_value_t = 16 << 20)]
    max_body: u64,

    /// Maximum time in seconds for receiving the head of a request, for receiving the page, and for sending the answer
    #[arg(long, value_name = "SECONDS", default_value_t = 30, value_parser = value_parser!(u64).range(1..))]
    timeout: u64,

    /// Maximum number of connections. The client that has kept the server waiting longest gives way to a new one
    #[arg(long, value_name = "N", default_value_t = 512, value_parser = value_parser!(u16).range(1..))]
    connections: u16,

    #[command(flatten)]
    limits: LimitsArgument<ServiceLimits>,
}

/// Maximum size of all pages and answers that are held at a time, if that is enough for two of the longest pages.
const MOST_BYTES: u64 = 64 << 20;

pub(crate) fn run(arguments: &ServeArguments) -> Result<Outcome, Failure> {
    if arguments.net {
        built_in::demand("--net")?;
    }
    let address = SocketAddr::new(arguments.host, arguments.port);
    let cannot_listen = |error| Failure::usage(&format!("cannot listen on {address}: {error}"));
    let server = Server::bind(address).map_err(cannot_listen)?;
    let bound = server.address().map_err(cannot_listen)?;
    let mut out = std::io::stdout();
    writeln!(out, "http://{bound}/").and_then(|()| out.flush()).map_err(Failure::output)?;
    let service = Arc::new(Service {
        checkers: [false, true].map(|errors_only| {
            let mut settings = Settings::new(Options::new()).within(&arguments.limits.limits);
            settings.errors_only = errors_only;
            Checker::new(settings)
        }),
        has_net: arguments.net,
        allows_private: arguments.allow_private,
        most_bytes: arguments.max_body,
        lanes: Lanes::for_this_machine(),
    });
    let settings = server::Settings {
        time: Duration::from_secs(arguments.timeout),
        most_connections: arguments.connections.into(),
        most_bytes: usize::try_from(arguments.max_body.saturating_mul(2).max(MOST_BYTES))
            .unwrap_or(usize::MAX),
        access: Access::new(arguments.allow_host.clone()),
    };
    let ended = server.run(settings, move |request| Arc::clone(&service).respond(request));
    ended.map_err(cannot_listen)?;
    Ok(Outcome::Fine)
}
