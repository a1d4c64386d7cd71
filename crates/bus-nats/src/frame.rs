//! What nodes say to each other, and how it is written: a header of fixed length, and after it the message in `postcard`'s compact form. The
//! header can be read whatever becomes of the message, so a node of another version is noticed and nothing is taken for lost.

use serde::{Deserialize, Serialize};
use vierblatt_bus::{ToEdge, ToKeeper};
use vierblatt_store::NodeId;

/// The version of all this. Nodes that speak another one are not understood.
pub(crate) const VERSION: u8 = 1;
const HEADER: usize = 1 + 4 + 4 + 8;

/// What one node says to another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Frame {
    /// It is there, and has sent so many numbered frames in this life of the link.
    Beat {
        /// How many.
        sent: u64,
    },
    /// It has given up all its tables and goes.
    Left,
    /// Its edge has something for the keeper of a table.
    Keeper(ToKeeper),
    /// A keeper has something for the edge. With [`ToEdge::Moved`]: who keeps the table, if that is known.
    Edge(ToEdge, Option<NodeId>),
}

impl Frame {
    /// Whether it is counted, so that its loss is noticed.
    pub(crate) fn is_numbered(&self) -> bool {
        matches!(self, Frame::Keeper(_) | Frame::Edge(..))
    }
}

/// What stands before every frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Header {
    /// Who says it.
    pub(crate) from: NodeId,
    /// Which life of the link.
    pub(crate) life: u32,
    /// Which frame of that life, from 1; 0 for what is not numbered.
    pub(crate) number: u64,
}

/// Writes a frame. None if it cannot be written, which no frame is known to bring about.
pub(crate) fn write(header: Header, frame: &Frame) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(256);
    bytes.push(VERSION);
    bytes.extend(header.from.0.to_be_bytes());
    bytes.extend(header.life.to_be_bytes());
    bytes.extend(header.number.to_be_bytes());
    postcard::to_extend(frame, bytes).ok()
}

/// Reads a frame. None: it is not of this version. The frame may be missing: then it makes no sense here.
pub(crate) fn read(bytes: &[u8]) -> Option<(Header, Option<Frame>)> {
    let (header, body) = bytes.split_at_checked(HEADER)?;
    let (version, header) = header.split_first()?;
    let (from, header) = header.split_first_chunk()?;
    let (life, number) = header.split_first_chunk()?;
    let number = u64::from_be_bytes(number.try_into().ok()?);
    let (from, life) = (NodeId(u32::from_be_bytes(*from)), u32::from_be_bytes(*life));
    (*version == VERSION).then(|| (Header { from, life, number }, postcard::from_bytes(body).ok()))
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use vierblatt_bus::{
        AskReply, ClientNetwork, Perspective, Refused, Reply, Request, RequestId, Viewer,
    };
    use vierblatt_protocol::{Ask, Kind, Text, Why};

    use super::*;

    #[test]
    fn every_frame_reads_as_it_was_written() {
        let viewer = Viewer { edge: 7, n: 1 << 40 };
        let request = RequestId { edge: 7, n: 3 };
        let client = ClientNetwork::of(IpAddr::from([192, 0, 2, 1]));
        let text = Text { id: "table-late".into(), args: [("n".into(), 3.into())].into() };
        let why = Why { text, rule: Some("JO-11".into()), kind: Kind::Late };
        let (code, person): (_, vierblatt_store::PersonId) = ("ABC234".into(), "anna".into());
        let frames = [
            Frame::Beat { sent: 9 },
            Frame::Left,
            Frame::Keeper(ToKeeper::Connect {
                viewer,
                code: std::sync::Arc::clone(&code),
                person: person.clone(),
                name: "Ännchen".into(),
                since: Some(4),
                changes: true,
                client,
            }),
            Frame::Keeper(ToKeeper::Ask {
                viewer,
                code: std::sync::Arc::clone(&code),
                id: "a\"1".into(),
                ask: Ask::Act { n: 3, action: "draw".into() },
                arrived: 5,
            }),
            Frame::Keeper(ToKeeper::Request {
                request,
                client,
                what: Request::Steps {
                    code,
                    number: 1,
                    perspective: Perspective::Seat(2),
                    from: 0,
                    count: 5,
                },
            }),
            Frame::Keeper(ToKeeper::SignedOut { person, device: None }),
            Frame::Edge(ToEdge::Send { viewer, text: "{}".into() }, None),
            Frame::Edge(ToEdge::Moved { viewer }, Some(NodeId(8))),
            Frame::Edge(
                ToEdge::Reply {
                    request,
                    reply: Reply::Asked(AskReply::Refused { id: "x".into(), why: why.clone() }),
                },
                None,
            ),
            Frame::Edge(
                ToEdge::Reply { request, reply: Reply::Refused(Refused::NotAllowed(why)) },
                None,
            ),
        ];
        let header = Header { from: NodeId(u32::MAX), life: 2, number: 77 };
        for frame in frames {
            let written = write(header, &frame).expect("it can be written");
            assert_eq!(read(&written), Some((header, Some(frame))));
        }
    }

    #[test]
    fn what_makes_no_sense_is_noticed_and_its_number_is_known() {
        let header = Header { from: NodeId(1), life: 2, number: 3 };
        let mut written = write(header, &Frame::Left).expect("it can be written");
        written.truncate(HEADER);
        written.push(200);
        assert_eq!(read(&written), Some((header, None)));
        written[0] = VERSION + 1;
        assert_eq!(read(&written), None);
        assert_eq!(read(b"short"), None);
    }
}
