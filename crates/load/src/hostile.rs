//! Somebody who asks for as much as one address can: tables full of the strongest bots, hints, lists and records, as fast as answers come.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use tokio::task::JoinSet;
use vierblatt_protocol::{Ask, ToServer};

use crate::LoadError;
use crate::http::HttpClient;
use crate::socket::{Socket, TableAddress, send};

/// Where it comes from.
const FROM: Option<IpAddr> = Some(IpAddr::V4(Ipv4Addr::new(127, 0, 0, 2)));
/// How many people of theirs open how many tables each: what limits allow in a minute.
const PEOPLE: usize = 2;
const TABLES_EACH: usize = 20;
/// How many requests are under way at once.
const AT_ONCE: usize = 8;
/// The level of the strongest bots.
const STRONGEST: u8 = 5;

/// Tables that are ready to put load on the server.
pub(crate) struct Hostile {
    address: SocketAddr,
    /// Who asks, and for which table.
    tables: Vec<(String, String)>,
    /// Held open: bots play on where somebody is there.
    sockets: Vec<Socket>,
}

impl Hostile {
    /// Opens all tables; nothing happens there yet.
    pub(crate) async fn set_up(
        address: SocketAddr,
        game: &str,
        seats: u8,
    ) -> Result<Self, LoadError> {
        let mut http = HttpClient::connect(address, FROM).await?;
        let mut hostile = Hostile { address, tables: Vec::new(), sockets: Vec::new() };
        for _ in 0..PEOPLE {
            let secret = http.register("Hostile").await?;
            for _ in 0..TABLES_EACH {
                let code = http.open_table(&secret, game, seats).await?;
                let table = TableAddress { address, from: FROM, code: &code, secret: &secret };
                let (mut socket, _) = table.connect(None).await.map_err(LoadError::set_up)?;
                for seat in 1..seats {
                    let bot = Ask::Bot { seat, level: Some(STRONGEST) };
                    ask(&mut socket, &format!("bot-{seat}"), bot).await?;
                }
                hostile.tables.push((secret.clone(), code));
                hostile.sockets.push(socket);
            }
        }
        Ok(hostile)
    }

    /// Starts all games and asks for more until `until` is done.
    pub(crate) async fn attack(mut self, until: impl Future<Output = ()>) -> Result<(), LoadError> {
        for (n, socket) in self.sockets.iter_mut().enumerate() {
            ask(socket, "start", Ask::Start).await?;
            // At every other table only bots are left, which play on.
            if n % 2 == 0 {
                ask(socket, "stand", Ask::Stand).await?;
            }
        }
        let mut asking = JoinSet::new();
        for n in 0..AT_ONCE {
            let (address, tables) = (self.address, self.tables.clone());
            asking.spawn(async move {
                let Ok(mut http) = HttpClient::connect(address, FROM).await else { return };
                for (secret, code) in tables.iter().cycle().skip(n) {
                    // Most are refused, which is what the server should do.
                    http.ask_for_much(secret, code).await;
                    if http.is_closed() {
                        let Ok(again) = HttpClient::connect(address, FROM).await else { return };
                        http = again;
                    }
                }
            });
        }
        until.await;
        Ok(())
    }
}

async fn ask(socket: &mut Socket, id: &str, ask: Ask) -> Result<(), LoadError> {
    send(socket, &ToServer::Ask { id: id.to_owned(), ask }).await.map_err(LoadError::set_up)
}
