//! The socket that connections come from, and the end of the server.

use std::future::Future;
use std::io::{self, Read as _, Write as _};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::runtime::{Builder, Runtime};
use tokio::sync::watch;
use tokio::task::yield_now;
use tokio::time::{sleep, timeout};

use super::Settings;
use super::answer::Answer;
use super::connection::{Shared, serve};
use super::places::{Place, Places};
use super::race::{First, first};
use super::request::Request;
use super::signals::Signals;

/// The answer to a client if all others wait for the server.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Length: 0\r\n\
    Connection: close\r\n\r\n";

/// The pause after an error of the system, such as too many open files.
const PAUSE: Duration = Duration::from_millis(10);

/// The maximum number of threads for work. Lanes bound it further.
const MOST_THREADS: usize = 64;

/// The connections that may wait to be accepted. Of more, the system drops the first packet, and clients send it again
/// only after a second. Systems lower the number to one of their own, which is 4,096 on Linux.
const MOST_WAITING: u32 = 4096;

/// A server that listens.
pub(crate) struct Server {
    runtime: Runtime,
    listener: TcpListener,
}

impl Server {
    pub(crate) fn bind(address: SocketAddr) -> io::Result<Self> {
        let runtime = Builder::new_current_thread()
            .enable_all()
            .max_blocking_threads(MOST_THREADS)
            .build()?;
        let listener = runtime.block_on(async { listen_at(address) })?;
        Ok(Self { runtime, listener })
    }

    /// The address, with the port that the system has chosen.
    pub(crate) fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers requests until the process gets the signal to end. Requests that have begun are then answered, until
    /// their time is over or a second signal arrives.
    pub(crate) fn run<F, A>(self, settings: Settings, answer: F) -> io::Result<()>
    where
        F: Fn(Request) -> A + Send + Sync + 'static,
        A: Future<Output = Answer> + Send + 'static,
    {
        let Self { runtime, listener } = self;
        let ended = runtime.block_on(listen(listener, Arc::new(Shared { settings, answer })));
        // Without a wait for work whose client has gone.
        runtime.shutdown_background();
        ended
    }
}

fn listen_at(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // As the standard library and Tokio have it: elsewhere, others could take the port.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(MOST_WAITING)
}

async fn listen<F, A>(listener: TcpListener, shared: Arc<Shared<F>>) -> io::Result<()>
where
    F: Fn(Request) -> A + Send + Sync + 'static,
    A: Future<Output = Answer> + Send + 'static,
{
    let mut signals = Signals::new()?;
    let places = Places::new(shared.settings.most_connections, shared.settings.most_bytes);
    let (end, ending) = watch::channel(false);
    loop {
        match first(listener.accept(), signals.next()).await {
            First::Left(Ok((tcp, _))) => match places.enter() {
                Some(client) => {
                    let place = Place(client);
                    tokio::spawn(serve(tcp, place, Arc::clone(&shared), ending.clone()));
                    // What has arrived is read before further connections take the place of this one.
                    yield_now().await;
                }
                None => refuse(tcp),
            },
            First::Left(Err(_)) => {
                places.make_place();
                sleep(PAUSE).await;
            }
            First::Right(()) => break,
        }
    }
    drop((listener, end));
    // Connections end after the request that they have begun.
    let ended = timeout(shared.settings.time, places.emptied());
    first(ended, signals.next()).await;
    Ok(())
}

/// Answers a client if all others wait for the server, without a wait for this one.
fn refuse(tcp: TcpStream) {
    const PIECE: usize = 1 << 14;
    // Tokio has not asked yet if it is ready.
    let Ok(mut tcp) = tcp.into_std() else { return };
    // What has arrived; the answer would be lost otherwise.
    let _ = tcp.read(&mut [0; PIECE]);
    let _ = tcp.write(FULL);
}
