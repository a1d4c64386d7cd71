//! Every statement a request can run, in one place, so that a test can ask `SQLite` how it would run
//! each: none may walk through a whole table.

macro_rules! statements {
    ($($name:ident = $text:literal;)*) => {
        $(pub(crate) const $name: &str = $text;)*

        /// All of them.
        #[cfg(test)]
        pub(crate) const ALL: &[(&str, &str)] = &[$((stringify!($name), $text)),*];
    };
}

statements! {
    BEGIN = "BEGIN IMMEDIATE";
    BEGIN_READING = "BEGIN DEFERRED";
    COMMIT = "COMMIT";
    ROLLBACK = "ROLLBACK";

    // Logs.
    TABLE_ID = "SELECT id FROM tables WHERE code = ?1 AND gone = 0";
    KNOWN_TABLE = "SELECT id, gone FROM tables WHERE code = ?1";
    ADD_TABLE = "INSERT INTO tables (code) VALUES (?1)";
    LAST_ENTRY = "SELECT n, hash FROM log WHERE table_id = ?1 ORDER BY n DESC LIMIT 1";
    HASH_OF = "SELECT hash FROM log WHERE table_id = ?1 AND n = ?2";
    ADD_ENTRY = "INSERT INTO log (table_id, n, entry, hash) VALUES (?1, ?2, ?3, ?4)";
    READ_ENTRIES = "SELECT n, entry, hash FROM log WHERE table_id = ?1 AND n >= ?2 AND n < ?3 ORDER BY n LIMIT ?4";

    // Deleting.
    UNCHANGED_TABLE = "SELECT id, status, people FROM tables JOIN table_index ON table_id = id
        WHERE code = ?1 AND changed_at = ?2 AND gone = 0";
    DELETE_SUMMARY = "DELETE FROM table_index WHERE table_id = ?1";
    DELETE_STARTS = "DELETE FROM game_starts WHERE table_id = ?1";
    MARK_GONE = "UPDATE tables SET gone = ?2 WHERE id = ?1";
    LEFTOVER = "SELECT id FROM tables WHERE gone = 1 LIMIT 1";
    DELETE_ENTRIES = "DELETE FROM log WHERE id IN (SELECT id FROM log WHERE table_id = ?1 LIMIT ?2)";
    COUNT_DELETED = "UPDATE store_state SET entries = entries - ?1 WHERE id = 1";

    // How much was written.
    COUNT_WRITTEN = "UPDATE store_state SET written = written + ?1, entries = entries + ?1 WHERE id = 1";
    PUT_PROBE = "UPDATE store_state SET probe = zeroblob(16384) WHERE id = 1";
    REMOVE_PROBE = "UPDATE store_state SET probe = NULL WHERE id = 1";

    // Games.
    PUT_GAME_START = "INSERT INTO game_starts (table_id, number, first, checkpoint, before, hash)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (table_id, number) DO UPDATE
        SET first = excluded.first, checkpoint = excluded.checkpoint, before = excluded.before, hash = excluded.hash";
    LATEST_GAME = "SELECT number, first, checkpoint, before, hash FROM game_starts
        WHERE table_id = ?1 ORDER BY number DESC LIMIT 1";
    GAME = "SELECT number, first, checkpoint, before, hash FROM game_starts
        WHERE table_id = ?1 AND number = ?2";
    NEXT_GAME = "SELECT first FROM game_starts WHERE table_id = ?1 AND number > ?2 ORDER BY number LIMIT 1";
    GAMES = "SELECT number, first, checkpoint, before, hash FROM game_starts
        WHERE table_id = (SELECT id FROM tables WHERE code = ?1) AND number < ?2
        ORDER BY number DESC LIMIT ?3";

    // What lists show of tables.
    SEATING = "SELECT status, people FROM table_index WHERE table_id = ?1";
    ADD_SUMMARY = "INSERT INTO table_index
        (table_id, game, status, listed, created_at, changed_at, wake_at, people, summary)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)";
    REPLACE_SUMMARY = "UPDATE table_index SET game = ?2, status = ?3, listed = ?4, created_at = ?5,
        changed_at = ?6, wake_at = ?7, people = ?8, summary = ?9 WHERE table_id = ?1";
    // Somebody unknown (deleted) has no list to be in.
    ADD_MEMBER = "INSERT OR IGNORE INTO members (person, status, table_id)
        SELECT id, ?2, ?3 FROM people WHERE id = ?1";
    REMOVE_MEMBER = "DELETE FROM members WHERE person = ?1 AND status = ?2 AND table_id = ?3";
    TABLE = "SELECT id, code, game, status, listed, created_at, changed_at, wake_at, people, summary
        FROM tables JOIN table_index ON table_id = id WHERE code = ?1";
    OPEN_TABLES = "SELECT id, code, game, status, listed, created_at, changed_at, wake_at, people, summary
        FROM table_index JOIN tables ON id = table_id
        WHERE status = 0 AND listed = 1 ORDER BY created_at DESC, table_id DESC LIMIT ?1";
    DUE_TABLES = "SELECT id, code, game, status, listed, created_at, changed_at, wake_at, people, summary
        FROM table_index JOIN tables ON id = table_id
        WHERE status < 2 AND wake_at < ?1 AND (wake_at, table_id) > (?2, ?3)
        ORDER BY wake_at, table_id LIMIT ?4";
    PERSON_TABLES = "SELECT id, code, game, table_index.status, listed, created_at, changed_at, wake_at,
        people, summary
        FROM members JOIN table_index USING (table_id) JOIN tables ON id = table_id
        WHERE person = ?1 AND members.status = ?2 AND members.table_id < ?3
        ORDER BY members.table_id DESC LIMIT ?4";
    IDLE_TABLES = "SELECT id, code, game, status, listed, created_at, changed_at, wake_at, people, summary
        FROM table_index JOIN tables ON id = table_id
        WHERE status = ?5 AND changed_at < ?1 AND (changed_at, table_id) > (?2, ?3)
        ORDER BY changed_at, table_id LIMIT ?4";
    EMPTY_LOBBIES = "SELECT id, code, game, status, listed, created_at, changed_at, wake_at, people, summary
        FROM table_index JOIN tables ON id = table_id
        WHERE status = 0 AND people = '[]' AND changed_at < ?1 AND (changed_at, table_id) > (?2, ?3)
        ORDER BY changed_at, table_id LIMIT ?4";
    COUNT_PERSON_TABLES = "SELECT count(*) FROM members WHERE person = ?1 AND status = ?2";
    COUNT_TABLES = "SELECT max(id) FROM tables";

    // Results.
    ADD_RESULT = "INSERT INTO results
        (person, table_id, game, nth, seat, seats, place, points, share, ended_at)
        SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10 FROM people WHERE id = ?1";
    PERSON_RESULTS = "SELECT results.id, code, person, game, nth, seat, seats, place, points, share, ended_at
        FROM results JOIN tables ON tables.id = table_id
        WHERE person = ?1 AND results.id < ?2 ORDER BY results.id DESC LIMIT ?3";
    PERSON_STATISTICS = "SELECT game, count(*), sum(share), avg(place), avg(points), min(points), max(points)
        FROM results WHERE person = ?1 GROUP BY game ORDER BY game";

    // People.
    PERSON = "SELECT id, name, created_at, seen_at FROM people WHERE id = ?1";
    PERSON_BY_TOKEN = "SELECT id, people.name, people.created_at, seen_at,
        hash, kind, tokens.name, tokens.created_at, used_at
        FROM tokens JOIN people ON id = person WHERE hash = ?1";
    PERSON_TOKENS = "SELECT hash, kind, name, created_at, used_at FROM tokens WHERE person = ?1
        ORDER BY created_at DESC, hash";
    ADD_PERSON = "INSERT OR IGNORE INTO people (id, name, created_at, seen_at) VALUES (?1, ?2, ?3, ?4)";
    RENAME = "UPDATE people SET name = ?2 WHERE id = ?1";
    SEEN = "UPDATE people SET seen_at = ?2 WHERE id = ?1";
    DELETE_PERSON = "DELETE FROM people WHERE id = ?1";
    ADD_TOKEN = "INSERT OR IGNORE INTO tokens (hash, person, kind, name, created_at, used_at)
        SELECT ?2, id, ?3, ?4, ?5, ?5 FROM people WHERE id = ?1";
    TOKEN_USED = "UPDATE tokens SET used_at = ?2 WHERE hash = ?1";
    TOKEN_IS_TAKEN = "SELECT 1 FROM tokens WHERE hash = ?1";
    REMOVE_TOKEN = "DELETE FROM tokens WHERE person = ?1 AND substr(hash, 1, 8) = ?2";
    REMOVE_LINK_CODES = "DELETE FROM link_codes WHERE person = ?1";
    FORGET_LINK_CODES = "DELETE FROM link_codes WHERE expires_at <= ?1";
    ADD_LINK_CODE = "INSERT OR IGNORE INTO link_codes (hash, person, expires_at)
        SELECT ?2, id, ?3 FROM people WHERE id = ?1";
    TAKE_LINK_CODE = "DELETE FROM link_codes WHERE hash = ?1 AND expires_at > ?2 RETURNING person";
}
