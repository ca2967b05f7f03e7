//! A connection's bytes, with a bound on the time for an answer and an orderly end.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep};

use super::places::Client;

/// The longest time in which the rest of a refused request is read and dropped.
const PARTING: Duration = Duration::from_secs(5);

/// The maximum number of bytes that are read and dropped.
const MOST_DROPPED: usize = 64 << 20;

pub(super) struct Stream {
    tcp: TcpStream,
    client: Arc<Client>,
    time: Duration,
    /// The end of the time for the bytes that wait to be sent.
    late: Option<Pin<Box<Sleep>>>,
    parting: Option<Parting>,
}

/// A connection that takes no more requests.
struct Parting {
    alarm: Pin<Box<Sleep>>,
    dropped: usize,
}

impl Stream {
    pub(super) fn new(tcp: TcpStream, client: Arc<Client>, time: Duration) -> Self {
        Self { tcp, client, time, late: None, parting: None }
    }

    /// Sends a few bytes if there is space for them, as there is before the first answer.
    pub(super) fn send_now(&self, bytes: &[u8]) {
        // The client may be gone already.
        let _ = self.tcp.try_write(bytes);
    }

    /// The result of a write, or the error that the client is late.
    fn in_time(
        &mut self,
        cx: &mut Context<'_>,
        sent: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        if sent.is_ready() {
            return sent;
        }
        // Not a new time after each piece: a client may take them one byte at a time.
        let time = self.time;
        let late = self.late.get_or_insert_with(|| Box::pin(sleep(time)));
        match late.as_mut().poll(cx) {
            Poll::Ready(()) => Poll::Ready(Err(io::ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        let before = buffer.filled().len();
        ready!(Pin::new(&mut this.tcp).poll_read(cx, buffer))?;
        this.client.received(buffer.filled().get(before..).unwrap_or_default());
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let sent = Pin::new(&mut this.tcp).poll_write(cx, bytes);
        this.in_time(cx, sent)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        pieces: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        let sent = Pin::new(&mut this.tcp).poll_write_vectored(cx, pieces);
        this.in_time(cx, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.tcp.is_write_vectored()
    }

    /// Called when all bytes that waited have been sent.
    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        ready!(Pin::new(&mut this.tcp).poll_flush(cx))?;
        this.late = None;
        this.client.sent();
        Poll::Ready(Ok(()))
    }

    /// Ends the connection. A client that still sends a request that was refused would lose the answer if the rest were
    /// not read: <https://www.rfc-editor.org/rfc/rfc9112#section-9.6>.
    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        const PIECE: usize = 1 << 14;
        let this = self.get_mut();
        if this.parting.is_none() {
            ready!(Pin::new(&mut this.tcp).poll_shutdown(cx))?;
            if this.client.has_lost_its_place() {
                return Poll::Ready(Ok(()));
            }
        }
        let parting = this
            .parting
            .get_or_insert_with(|| Parting { alarm: Box::pin(sleep(PARTING)), dropped: 0 });
        loop {
            let mut space = [0; PIECE];
            let mut buffer = ReadBuf::new(&mut space);
            match Pin::new(&mut this.tcp).poll_read(cx, &mut buffer) {
                Poll::Ready(Ok(())) if !buffer.filled().is_empty() => {
                    parting.dropped = parting.dropped.saturating_add(buffer.filled().len());
                    if parting.dropped > MOST_DROPPED || Instant::now() >= parting.alarm.deadline()
                    {
                        return Poll::Ready(Ok(()));
                    }
                }
                Poll::Ready(_) => return Poll::Ready(Ok(())),
                Poll::Pending => return parting.alarm.as_mut().poll(cx).map(Ok),
            }
        }
    }
}
