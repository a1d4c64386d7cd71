//! A way to an engine that can be cut: everything a node says to the database or the bus goes through one of these.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A port that leads to an engine, until it is cut.
pub(super) struct Proxy {
    pub(super) port: u16,
    /// Whether it leads anywhere; every change ends what is open.
    open: Arc<watch::Sender<bool>>,
}

impl Proxy {
    /// Listens, and hands everything on to this address.
    pub(super) async fn start(to: String) -> std::io::Result<Proxy> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let SocketAddr::V4(address) = listener.local_addr()? else {
            return Err(std::io::ErrorKind::AddrNotAvailable.into());
        };
        let open = Arc::new(watch::Sender::new(true));
        let is_open = open.subscribe();
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let (mut is_open, to) = (is_open.clone(), to.clone());
                if !*is_open.borrow_and_update() {
                    continue;
                }
                tokio::spawn(async move {
                    let Ok(mut far) = TcpStream::connect(to).await else { return };
                    let _ = (near.set_nodelay(true), far.set_nodelay(true));
                    tokio::select! {
                        _ = copy_bidirectional(&mut near, &mut far) => {}
                        _ = is_open.changed() => {}
                    }
                });
            }
        });
        Ok(Proxy { port: address.port(), open })
    }

    /// Cuts it, or mends it.
    pub(super) fn set_open(&self, is_open: bool) {
        self.open.send_replace(is_open);
    }
}
