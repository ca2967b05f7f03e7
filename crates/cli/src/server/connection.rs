//! One connection, from its first byte to its last.

use std::convert::Infallible;
use std::future::Future;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Response};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpStream;
use tokio::sync::watch;

use super::answer::Answer;
use super::places::{Client, Place};
use super::race::{First, first};
use super::request::Request;
use super::stream::Stream;
use super::{LARGEST_HEAD, MOST_HEADERS, Settings};

/// The answer to a client whose head did not arrive in time.
const LATE: &[u8] =
    b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";

type Answering = Pin<Box<dyn Future<Output = Result<Response<Full<Bytes>>, Infallible>> + Send>>;

/// The settings and the function that answers, which all connections share.
pub(super) struct Shared<F> {
    pub(super) settings: Settings,
    pub(super) answer: F,
}

/// Answers the requests of a connection until it ends, or until the server does.
pub(super) async fn serve<F, A>(
    tcp: TcpStream,
    place: Place,
    shared: Arc<Shared<F>>,
    mut ending: watch::Receiver<bool>,
) where
    F: Fn(Request) -> A + Send + Sync + 'static,
    A: Future<Output = Answer> + Send + 'static,
{
    let client = &place.0;
    let Ok(local) = tcp.local_addr() else { return };
    let _ = tcp.set_nodelay(true);
    let time = shared.settings.time;
    let stream = Stream::new(tcp, Arc::clone(client), time);
    let service = service_fn(|request| -> Answering {
        let (shared, client) = (Arc::clone(&shared), Arc::clone(client));
        Box::pin(async move { Ok(respond(&shared, &client, local.ip(), request).await) })
    });
    let mut connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(time)
        .max_headers(MOST_HEADERS)
        .max_header_size(LARGEST_HEAD)
        .max_buf_size(LARGEST_HEAD)
        .serve_connection(TokioIo::new(stream), service);
    let running = async {
        let ended = match first(&mut connection, ending.changed()).await {
            First::Left(ended) => ended,
            First::Right(_) => {
                Pin::new(&mut connection).graceful_shutdown();
                (&mut connection).await
            }
        };
        // Other errors have been answered, or the client is gone.
        ended.is_err_and(|error| error.is_timeout())
    };
    let is_late = matches!(first(running, client.closed()).await, First::Left(true));
    if is_late && client.is_within_a_head() {
        connection.into_parts().io.into_inner().send_now(LATE);
    }
}

async fn respond<F, A>(
    shared: &Shared<F>,
    client: &Arc<Client>,
    local: IpAddr,
    request: hyper::Request<Incoming>,
) -> Response<Full<Bytes>>
where
    F: Fn(Request) -> A,
    A: Future<Output = Answer>,
{
    let (head, body) = request.into_parts();
    let is_preflight = head.method == Method::OPTIONS;
    let is_right = client.begin();
    let access = shared.settings.access.check(&head, local);
    let (answer, origin) = match access {
        _ if !is_right => {
            let message = "both Content-Length and Transfer-Encoding\n";
            (Answer::text(400, message).last(), None)
        }
        Err(refusal) => (refusal, None),
        Ok(origin) if is_preflight => (Answer::text(204, ""), origin),
        Ok(origin) => {
            let time = shared.settings.time;
            let request = Request::new(head, body, Arc::clone(client), time);
            ((shared.answer)(request).await, origin)
        }
    };
    client.begin_answer();
    answer.response(origin, is_preflight)
}
