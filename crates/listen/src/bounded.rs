//! A connection that reads only so much for one message.
//!
//! The library bounds how long a message is, and not in how many pieces it comes: somebody who sends empty pieces for ever never sends
//! a message, so that no limit on messages stops them, and keeps a processor busy.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// Reads a bounded number of bytes until it is told that a message has come.
#[derive(Debug)]
pub(crate) struct Bounded<T> {
    io: T,
    most: usize,
    left: usize,
}

impl<T> Bounded<T> {
    pub(crate) fn new(io: T, most: usize) -> Self {
        Bounded { io, most, left: most }
    }

    /// A message has come: as much may be read for the next one.
    pub(crate) fn begin_again(&mut self) {
        self.left = self.most;
    }
}

impl<T: AsyncRead + Unpin> AsyncRead for Bounded<T> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.left == 0 {
            return Poll::Ready(Err(io::ErrorKind::InvalidData.into()));
        }
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.io).poll_read(context, buffer);
        self.left = self.left.saturating_sub(buffer.filled().len() - before);
        read
    }
}

impl<T: AsyncWrite + Unpin> AsyncWrite for Bounded<T> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.io).poll_write(context, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.io).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::AsyncReadExt;

    use super::*;

    #[tokio::test]
    async fn so_much_is_read_for_a_message_and_no_more() {
        let bytes = [7; 1000];
        let mut bounded = Bounded::new(&bytes[..], 100);
        let mut piece = [0; 60];
        assert_eq!(bounded.read(&mut piece).await.ok(), Some(60));
        bounded.begin_again();
        assert_eq!(bounded.read(&mut piece).await.ok(), Some(60));
        assert_eq!(bounded.read(&mut piece).await.ok(), Some(60), "what is there is read");
        let refused = bounded.read(&mut piece).await.expect_err("it was too much");
        assert_eq!(refused.kind(), io::ErrorKind::InvalidData);
    }
}
