//! The page's types come from these, in one file. `UPDATE_TYPES=1 cargo test -p vierblatt-edge` writes it anew.

use vierblatt_edge::types::{
    AddedPhoto, AskAnswer, AskRequest, BookLink, CsvRequest, CsvSheet, CsvSheets, Device,
    DeviceEntry, DeviceList, EntriesAnswer, EntriesRequest, ErrorBody, EveningList,
    GameDescription, GameList, GameOption, GameOutcome, GameStatistics, HintAnswer, JoinRequest,
    LinkCode, LinkRequest, ListStatus, Me, NameRequest, NewBook, OpenTable, OpenedTable,
    OptionValues, PlayedGame, ResultInList, ResultList, Scope, SendGame, StatisticsList, Step,
    Steps, TableInList, TableList, Token, TokenRequest, TokenScope,
};
use vierblatt_type_export::TypeFile;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/api-types.ts");

#[test]
fn the_pages_types_are_those_of_the_api() {
    TypeFile::new(
        "// The bodies and answers of the HTTP API. Made from crates/edge; do not edit:\n\
         // UPDATE_TYPES=1 cargo test -p vierblatt-edge",
    )
    .and(
        "import type { Ask, GameView, Heard, Settings, TableView, Text, Why } from './protocol';\n\
         import type { EveningView, What } from './book/types';\n\n",
    )
    .with::<Me>()
    .with::<NameRequest>()
    .with::<LinkCode>()
    .with::<LinkRequest>()
    .with::<Token>()
    .with::<TokenRequest>()
    .with::<TokenScope>()
    .with::<Device>()
    .with::<DeviceList>()
    .with::<Scope>()
    .with::<GameDescription>()
    .with::<GameOption>()
    .with::<OptionValues>()
    .with::<ListStatus>()
    .with::<TableInList>()
    .with::<TableList>()
    .with::<ResultInList>()
    .with::<ResultList>()
    .with::<GameStatistics>()
    .with::<StatisticsList>()
    .with::<OpenTable>()
    .with::<OpenedTable>()
    .with::<SendGame>()
    .with::<JoinRequest>()
    .with::<AskRequest>()
    .with::<AskAnswer>()
    .with::<HintAnswer>()
    .with::<PlayedGame>()
    .with::<GameList>()
    .with::<Steps>()
    .with::<GameOutcome>()
    .with::<Step>()
    .with::<ErrorBody>()
    .with::<NewBook>()
    .with::<BookLink>()
    .with::<EntriesRequest>()
    .with::<DeviceEntry>()
    .with::<EntriesAnswer>()
    .with::<EveningList>()
    .with::<CsvRequest>()
    .with::<CsvSheets>()
    .with::<CsvSheet>()
    .with::<AddedPhoto>()
    .must_be(FILE);
}
