use std::collections::{HashSet, VecDeque};
use std::fmt;
use std::io::{self, Read};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use ureq::unversioned::transport::DefaultConnector;

use super::public_addresses::{NotPublic, PublicResolver};
use super::{Answer, LoadError, LoadResult, Loader, Request, RequestId, Response};

/// Settings of a [`NetLoader`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct NetOptions {
    /// The value of the `User-Agent` header, if the request has none.
    pub user_agent: String,
    /// Headers of each request that has none of these names.
    pub headers: Vec<(String, String)>,
    /// The proxy for all requests. `None` is that of the environment: `ALL_PROXY`, `HTTPS_PROXY`, `HTTP_PROXY`, `NO_PROXY`.
    pub proxy: Option<Proxy>,
    /// The time for one request, from the look-up of the name to the last byte.
    pub timeout: Duration,
    /// The largest body, after decompression.
    pub largest_body: u64,
    /// The maximum number of concurrent requests.
    pub connections: usize,
    /// Refuses hosts with addresses of this machine, of private networks and for special purposes, with
    /// [`LoadError::PrivateAddress`]. A name is looked up once, and the addresses that were found are those that are
    /// connected to. Proxies, which would look names up by themselves, are not used.
    pub public_only: bool,
}

/// A proxy of HTTP.
///
/// ```
/// use treewright_window::loader::{NetOptions, Proxy};
///
/// let mut options = NetOptions::default();
/// options.proxy = Some("http://name:password@proxy.example:8080".parse()?);
/// assert!("ftp://proxy.example".parse::<Proxy>().is_err());
/// # Ok::<(), treewright_window::loader::NotAProxy>(())
/// ```
#[derive(Clone, Debug)]
pub struct Proxy(ureq::Proxy);

/// A text that is not the address of a proxy: `http://` or `https://`, a host, and perhaps a name, a password and a port.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAProxy;

impl fmt::Display for NotAProxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the address of a proxy, such as http://proxy.example:8080")
    }
}

impl std::error::Error for NotAProxy {}

impl FromStr for Proxy {
    type Err = NotAProxy;

    fn from_str(text: &str) -> Result<Self, NotAProxy> {
        let proxy = ureq::Proxy::new(text).map_err(|_| NotAProxy)?;
        match proxy.protocol() {
            ureq::ProxyProtocol::Http | ureq::ProxyProtocol::Https => Ok(Self(proxy)),
            _ => Err(NotAProxy),
        }
    }
}

impl Default for NetOptions {
    fn default() -> NetOptions {
        NetOptions {
            user_agent: concat!("treewright/", env!("CARGO_PKG_VERSION")).to_owned(),
            headers: Vec::new(),
            proxy: None,
            timeout: Duration::from_secs(30),
            largest_body: 64 << 20,
            connections: 6,
            public_only: false,
        }
    }
}

/// A loader from the network, over HTTP and HTTPS.
///
/// Each request runs on a thread of its own, with a limit on their number. Redirects are returned
/// unchanged: the agent or a [`FollowingLoader`](super::FollowingLoader) follows them. Every
/// address that a page names is requested, including addresses of the local network, unless
/// [`NetOptions::public_only`] is set.
///
/// ```no_run
/// use std::time::Duration;
/// use treewright_window::loader::{FollowingLoader, Loader, NetLoader, NetOptions, Request, RequestId};
///
/// let mut loader = FollowingLoader::new(NetLoader::new(NetOptions::default()));
/// let request = Request::get(RequestId(1), "https://example.org/".parse()?);
/// loader.start(&request);
/// for (_, answer) in loader.take_answers(Duration::from_secs(30)) {
///     println!("{}", answer?.status);
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct NetLoader {
    options: NetOptions,
    agent: ureq::Agent,
    waiting: VecDeque<Request>,
    running: HashSet<RequestId>,
    /// Cancelled requests whose threads still run.
    cancelled: HashSet<RequestId>,
    sender: Sender<(RequestId, LoadResult)>,
    receiver: Receiver<(RequestId, LoadResult)>,
}

impl NetLoader {
    /// A loader with its own pool of connections.
    pub fn new(options: NetOptions) -> NetLoader {
        let mut config = ureq::Agent::config_builder()
            .max_redirects(0)
            .http_status_as_error(false)
            .allow_non_standard_methods(true)
            .user_agent(options.user_agent.as_str())
            .timeout_global(Some(options.timeout));
        if options.public_only {
            config = config.proxy(None);
        } else if let Some(Proxy(proxy)) = &options.proxy {
            config = config.proxy(Some(proxy.clone()));
        }
        let config = config.build();
        let agent = if options.public_only {
            let connector = DefaultConnector::default();
            ureq::Agent::with_parts(config, connector, PublicResolver::default())
        } else {
            config.into()
        };
        let (sender, receiver) = channel();
        NetLoader {
            options,
            agent,
            waiting: VecDeque::new(),
            running: HashSet::new(),
            cancelled: HashSet::new(),
            sender,
            receiver,
        }
    }

    fn begin_waiting_requests(&mut self) {
        while self.running.len() < self.options.connections.max(1) {
            let Some(request) = self.waiting.pop_front() else { break };
            let (agent, sender, id) = (self.agent.clone(), self.sender.clone(), request.id);
            let (largest, headers) = (self.options.largest_body, self.options.headers.clone());
            self.running.insert(id);
            let thread = thread::Builder::new().name("treewright-net".to_owned());
            let spawned = thread.spawn(move || {
                // A panic of the client, or of a decoder below it, is an answer too: the page waits for one.
                let fetched =
                    catch_unwind(AssertUnwindSafe(|| fetch(&agent, &request, &headers, largest)));
                let answer = fetched.unwrap_or_else(|_| {
                    Err(LoadError::Network("the response cannot be read".to_owned()))
                });
                // Without the loader, the receiver is gone.
                let _ = sender.send((id, answer));
            });
            if let Err(error) = spawned {
                let _ = self.sender.send((id, Err(LoadError::Network(error.to_string()))));
            }
        }
    }
}

impl Loader for NetLoader {
    fn start(&mut self, request: &Request) -> Answer {
        let scheme = request.url.scheme();
        if !["http", "https"].contains(&scheme) {
            return Answer::Now(Err(LoadError::UnsupportedScheme(scheme.to_owned())));
        }
        self.waiting.push_back(request.clone());
        self.begin_waiting_requests();
        Answer::Later
    }

    fn take_answers(&mut self, wait: Duration) -> Vec<(RequestId, LoadResult)> {
        let mut answers = Vec::new();
        while !self.running.is_empty() {
            let wait = if answers.is_empty() { wait } else { Duration::ZERO };
            match self.receiver.recv_timeout(wait) {
                Ok((id, answer)) => {
                    self.running.remove(&id);
                    if !self.cancelled.remove(&id) {
                        answers.push((id, answer));
                    }
                    self.begin_waiting_requests();
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => break,
            }
        }
        answers
    }

    fn cancel(&mut self, id: RequestId) {
        self.waiting.retain(|request| request.id != id);
        if self.running.contains(&id) {
            self.cancelled.insert(id);
        }
    }
}

fn fetch(
    agent: &ureq::Agent,
    request: &Request,
    headers: &[(String, String)],
    largest: u64,
) -> LoadResult {
    let mut url = request.url.clone();
    url.set_fragment(None);
    let mut builder =
        ureq::http::Request::builder().method(request.method.as_str()).uri(url.as_str());
    for (name, value) in request.headers.iter() {
        builder = builder.header(name, value);
    }
    for (name, value) in headers {
        if !request.headers.contains(name) {
            builder = builder.header(name, value);
        }
    }
    let network = |error: &dyn std::fmt::Display| LoadError::Network(error.to_string());
    let body = request.body.clone().unwrap_or_default();
    let http = builder.body(body).map_err(|error| network(&error))?;
    let mut answer = agent.run(http).map_err(|error| load_error(error, request))?;
    let mut response = Response::with_status(answer.status().as_u16());
    for (name, value) in answer.headers() {
        response.headers.append(name.as_str(), value.as_bytes());
    }
    let mut bytes = Vec::new();
    // One byte more than the limit distinguishes a body of exactly the limit from a larger one.
    let mut reader = answer.body_mut().as_reader().take(largest.saturating_add(1));
    let read = reader.read_to_end(&mut bytes);
    if bytes.len() as u64 > largest {
        return Err(LoadError::TooLarge(largest));
    }
    response.body = bytes.into();
    match read {
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::TimedOut => return Err(LoadError::TimedOut),
        Err(_) => response.body.broken = true,
    }
    Ok(response)
}

fn load_error(error: ureq::Error, request: &Request) -> LoadError {
    let host = || request.url.host_str().unwrap_or_default().to_owned();
    match error {
        ureq::Error::HostNotFound => LoadError::HostNotFound(host()),
        ureq::Error::Timeout(_) => LoadError::TimedOut,
        ureq::Error::Io(error) if NotPublic::is(&error) => LoadError::PrivateAddress(host()),
        ureq::Error::Io(error) => match error.kind() {
            io::ErrorKind::ConnectionRefused => LoadError::ConnectionRefused,
            io::ErrorKind::TimedOut => LoadError::TimedOut,
            _ => LoadError::Network(error.to_string()),
        },
        ureq::Error::ConnectionFailed => LoadError::ConnectionRefused,
        error => LoadError::Network(error.to_string()),
    }
}
