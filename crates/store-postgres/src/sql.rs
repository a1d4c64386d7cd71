//! Every statement, in one place.

// The parts of an append. Each is guarded by number, hash and epoch of the table's log, so that nothing of a stale append is
// written, whatever its node believes. The first of them locks the table's row until the commit.
pub(crate) const FIND_TABLES: &str =
    "SELECT code, id, next, head, gone, epoch FROM tables WHERE code = ANY($1)";
pub(crate) const ADD_TABLE: &str =
    "INSERT INTO tables (code, next, head, owner, epoch) VALUES ($1, 0, $2, $3, $4)
    ON CONFLICT (code) DO NOTHING RETURNING id";
pub(crate) const CLAIM: &str = "UPDATE tables SET next = next
    WHERE id = $1 AND next = $2 AND head = $3 AND epoch = $4 AND gone = 0";
pub(crate) const ADD_ENTRIES: &str = "WITH claimed AS (
        UPDATE tables SET next = $5, head = $6
        WHERE id = $1 AND next = $2 AND head = $3 AND epoch = $4 AND gone = 0 RETURNING id)
    INSERT INTO log (table_id, n, entry, hash)
    SELECT id, $2 + number - 1, entry, hash
    FROM claimed, unnest($7::bytea[], $8::bytea[]) WITH ORDINALITY AS added (entry, hash, number)";
pub(crate) const PUT_GAME_START: &str = "INSERT INTO game_starts (table_id, number, first, checkpoint, before, hash)
    SELECT id, $5, $6, $7, $8, $9 FROM tables WHERE id = $1 AND next = $2 AND head = $3 AND epoch = $4 AND gone = 0
    ON CONFLICT (table_id, number) DO UPDATE
    SET first = excluded.first, checkpoint = excluded.checkpoint, before = excluded.before, hash = excluded.hash";
pub(crate) const PUT_SUMMARY: &str = "INSERT INTO table_index
    (table_id, game, status, listed, created_at, changed_at, wake_at, people, seats, taken)
    SELECT id, $5, $6, $7, $8, $9, $10, $11, $12, $13
    FROM tables WHERE id = $1 AND next = $2 AND head = $3 AND epoch = $4 AND gone = 0
    ON CONFLICT (table_id) DO UPDATE SET game = excluded.game, status = excluded.status, listed = excluded.listed,
        created_at = excluded.created_at, changed_at = excluded.changed_at, wake_at = excluded.wake_at,
        people = excluded.people, seats = excluded.seats, taken = excluded.taken";
pub(crate) const REMOVE_MEMBERS: &str = "DELETE FROM members USING tables
    WHERE table_id = tables.id AND tables.id = $1 AND next = $2 AND head = $3 AND epoch = $4 AND gone = 0
    AND NOT (members.status = $5 AND person = ANY($6))";
// Somebody unknown (deleted) has no list to be in.
pub(crate) const ADD_MEMBERS: &str = "INSERT INTO members (person, status, table_id)
    SELECT people.id, $5, tables.id FROM tables, people
    WHERE tables.id = $1 AND next = $2 AND head = $3 AND epoch = $4 AND gone = 0 AND people.id = ANY($6)
    ON CONFLICT DO NOTHING";
pub(crate) const ADD_RESULT: &str = "INSERT INTO results
    (person, table_id, game, nth, seat, seats, place, points, share, ended_at)
    SELECT people.id, tables.id, $6, $7, $8, $9, $10, $11, $12, $13 FROM tables, people
    WHERE tables.id = $1 AND next = $2 AND head = $3 AND epoch = $4 AND gone = 0 AND people.id = $5";
pub(crate) const HASH_OF: &str = "SELECT hash FROM log WHERE table_id = $1 AND n = $2";

// Leases, by the database's clock and not by that of a node. Number and epoch guard the log, whatever these say.
pub(crate) const RENEW: &str = "INSERT INTO nodes (id, lease_ends)
    VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond')
    ON CONFLICT (id) DO UPDATE SET lease_ends = excluded.lease_ends";
pub(crate) const ALIVE: &str =
    "SELECT id FROM nodes WHERE lease_ends > clock_timestamp() ORDER BY id";
pub(crate) const FORGET_NODES: &str =
    "DELETE FROM nodes WHERE lease_ends < clock_timestamp() - interval '1 hour'";
pub(crate) const LEAVE: &str = "WITH left_by AS (DELETE FROM nodes WHERE id = $1)
    UPDATE tables SET owner = NULL WHERE owner = $1";
pub(crate) const CLAIM_TABLE: &str = "UPDATE tables SET owner = $2, epoch = epoch + 1
    WHERE code = $1 AND gone = 0 AND owner IS DISTINCT FROM $2
    AND EXISTS (SELECT 1 FROM nodes WHERE nodes.id = $2 AND lease_ends > clock_timestamp())
    AND NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = tables.owner AND lease_ends > clock_timestamp())
    RETURNING epoch";
pub(crate) const LEASE: &str = "SELECT owner, epoch,
        EXISTS (SELECT 1 FROM nodes WHERE nodes.id = tables.owner AND lease_ends > clock_timestamp()),
        EXISTS (SELECT 1 FROM nodes WHERE nodes.id = $2 AND lease_ends > clock_timestamp())
    FROM tables WHERE code = $1 AND gone = 0";
pub(crate) const IS_ALIVE: &str =
    "SELECT EXISTS (SELECT 1 FROM nodes WHERE id = $1 AND lease_ends > clock_timestamp())";
pub(crate) const RELEASE: &str = "UPDATE tables SET owner = NULL WHERE code = $1 AND owner = $2";
// A server that is alone owes nothing to nodes that are gone.
pub(crate) const FORGET_LEASES: &str =
    "UPDATE tables SET owner = NULL, epoch = 0 WHERE owner IS NOT NULL OR epoch <> 0";

// Logs.
pub(crate) const TABLE_END: &str =
    "SELECT id, next, epoch FROM tables WHERE code = $1 AND gone = 0";
pub(crate) const READ_ENTRIES: &str =
    "SELECT n, entry, hash FROM log WHERE table_id = $1 AND n >= $2 AND n < $3 ORDER BY n LIMIT $4";
// The table's end and the start that is wanted, as of one moment.
pub(crate) const LATEST_GAME: &str = "SELECT id, next, epoch, number, first, checkpoint, before, hash
    FROM tables LEFT JOIN LATERAL (
        SELECT number, first, checkpoint, before, hash FROM game_starts WHERE table_id = id ORDER BY number DESC LIMIT 1
    ) AS latest ON true
    WHERE code = $1 AND gone = 0";
pub(crate) const GAME: &str = "SELECT id, next, epoch, number, first, checkpoint, before, hash,
        (SELECT later.first FROM game_starts AS later
         WHERE later.table_id = id AND later.number > $2 ORDER BY later.number LIMIT 1)
    FROM tables JOIN game_starts ON table_id = id AND number = $2
    WHERE code = $1 AND gone = 0";
pub(crate) const GAMES: &str = "SELECT id, next, epoch, number, first, checkpoint, before, hash
    FROM tables JOIN game_starts ON table_id = id
    WHERE code = $1 AND gone = 0 AND number < $2 ORDER BY number DESC LIMIT $3";

// What lists show of tables.
macro_rules! listed {
    ($rest:literal) => {
        concat!(
            "SELECT id, code, game, table_index.status, listed, created_at, changed_at, wake_at, people, seats, taken ",
            $rest
        )
    };
}
pub(crate) const TABLE: &str =
    listed!("FROM tables JOIN table_index ON table_id = id WHERE code = $1");
pub(crate) const OPEN_TABLES: &str = listed!(
    "FROM table_index JOIN tables ON id = table_id
    WHERE status = 0 AND listed ORDER BY created_at DESC, table_id DESC LIMIT $1"
);
pub(crate) const DUE_TABLES: &str = listed!(
    "FROM table_index JOIN tables ON id = table_id
    WHERE status < 2 AND wake_at < $1 AND (wake_at, table_id) > ($2, $3)
    ORDER BY wake_at, table_id LIMIT $4"
);
pub(crate) const PERSON_TABLES: &str = listed!(
    "FROM members JOIN table_index USING (table_id) JOIN tables ON id = table_id
    WHERE person = $1 AND members.status = $2 AND members.table_id < $3
    ORDER BY members.table_id DESC LIMIT $4"
);
pub(crate) const IDLE_TABLES: &str = listed!(
    "FROM table_index JOIN tables ON id = table_id
    WHERE status = $5 AND changed_at < $1 AND (changed_at, table_id) > ($2, $3)
    ORDER BY changed_at, table_id LIMIT $4"
);
pub(crate) const EMPTY_LOBBIES: &str = listed!(
    "FROM table_index JOIN tables ON id = table_id
    WHERE status = 0 AND people = '{}' AND changed_at < $1 AND (changed_at, table_id) > ($2, $3)
    ORDER BY changed_at, table_id LIMIT $4"
);
pub(crate) const COUNT_PERSON_TABLES: &str =
    "SELECT count(*) FROM members WHERE person = $1 AND status = $2";
pub(crate) const COUNT_TABLES: &str = "SELECT coalesce(max(id), 0) FROM tables";

// Deleting. The row is locked by a statement of its own: what comes after it sees whatever was committed meanwhile.
pub(crate) const LOCK_TABLE: &str = "SELECT id FROM tables WHERE code = $1 AND gone = 0 FOR UPDATE";
pub(crate) const DELETE_TABLE: &str = "WITH deleted AS (
        UPDATE tables SET gone = 1 FROM table_index
        WHERE code = $1 AND gone = 0 AND table_id = id AND changed_at = $2 RETURNING id),
    summary AS (DELETE FROM table_index USING deleted WHERE table_id = deleted.id),
    starts AS (DELETE FROM game_starts USING deleted WHERE table_id = deleted.id),
    seats AS (DELETE FROM members USING deleted WHERE table_id = deleted.id)
    SELECT id FROM deleted";
pub(crate) const REMOVE_LEFTOVERS: &str = "WITH leftover AS (
        SELECT id FROM tables WHERE gone = 1 ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED),
    doomed AS (SELECT table_id, n FROM log JOIN leftover ON table_id = id LIMIT $1),
    deleted AS (DELETE FROM log USING doomed
        WHERE log.table_id = doomed.table_id AND log.n = doomed.n RETURNING 1),
    done AS (UPDATE tables SET gone = 2 FROM leftover
        WHERE tables.id = leftover.id AND (SELECT count(*) FROM deleted) < $1)
    SELECT (SELECT count(*) FROM leftover), (SELECT count(*) FROM deleted)";
pub(crate) const PUT_PROBE: &str = "INSERT INTO probes (bytes) VALUES ($1) RETURNING id";
pub(crate) const REMOVE_PROBE: &str = "DELETE FROM probes WHERE id = $1";

// Results.
pub(crate) const PERSON_RESULTS: &str =
    "SELECT results.id, code, person, game, nth, seat, seats, place, points, share, ended_at
    FROM results JOIN tables ON tables.id = table_id
    WHERE person = $1 AND results.id < $2 ORDER BY results.id DESC LIMIT $3";
pub(crate) const PERSON_STATISTICS: &str =
    "SELECT game, count(*), sum(share), avg(place)::double precision,
        avg(points)::double precision, min(points), max(points)
    FROM results WHERE person = $1 GROUP BY game ORDER BY game";

// People.
pub(crate) const PERSON: &str = "SELECT id, name, created_at, seen_at FROM people WHERE id = $1";
pub(crate) const PEOPLE: &str =
    "SELECT id, name, created_at, seen_at FROM unnest($1::text[]) WITH ORDINALITY AS wanted (person, place)
    JOIN people ON id = person ORDER BY place";
pub(crate) const PERSON_BY_TOKEN: &str = "SELECT id, people.name, people.created_at, seen_at,
        hash, kind, tokens.name, tokens.created_at, used_at
    FROM tokens JOIN people ON id = person WHERE hash = $1";
pub(crate) const PERSON_TOKENS: &str =
    "SELECT hash, kind, name, created_at, used_at FROM tokens WHERE person = $1
    ORDER BY created_at DESC, hash";
pub(crate) const ADD_PERSON: &str =
    "INSERT INTO people (id, name, created_at, seen_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING";
pub(crate) const RENAME: &str = "UPDATE people SET name = $2 WHERE id = $1";
pub(crate) const SEEN: &str = "UPDATE people SET seen_at = $2 WHERE id = $1";
pub(crate) const DELETE_PERSON: &str = "DELETE FROM people WHERE id = $1";
pub(crate) const ADD_TOKEN: &str =
    "INSERT INTO tokens (hash, person, kind, name, created_at, used_at)
    SELECT $2, id, $3, $4, $5, $5 FROM people WHERE id = $1 ON CONFLICT DO NOTHING";
pub(crate) const TOKEN_USED: &str = "UPDATE tokens SET used_at = $2 WHERE hash = $1";
pub(crate) const REMOVE_TOKEN: &str = "WITH removed AS (
        DELETE FROM tokens WHERE person = $1 AND substr(hash, 1, 8) = $2 RETURNING 1),
    codes AS (DELETE FROM link_codes WHERE person = $1 AND EXISTS (SELECT 1 FROM removed))
    SELECT count(*) FROM removed";
pub(crate) const FORGET_LINK_CODES: &str = "DELETE FROM link_codes WHERE expires_at <= $1";
pub(crate) const ADD_LINK_CODE: &str = "INSERT INTO link_codes (hash, person, expires_at)
    SELECT $2, id, $3 FROM people WHERE id = $1 ON CONFLICT DO NOTHING";
pub(crate) const REDEEM_LINK_CODE: &str = "WITH taken AS (
        DELETE FROM link_codes WHERE hash = $1 AND expires_at > $5
        AND NOT EXISTS (SELECT 1 FROM tokens WHERE hash = $2) RETURNING person)
    INSERT INTO tokens (hash, person, kind, name, created_at, used_at)
    SELECT $2, person, $3, $4, $5, $5 FROM taken RETURNING person";

// How much room the data takes; both figures are what the database knows without counting.
pub(crate) const DISK_USE: &str = "SELECT pg_database_size(current_database()),
    (SELECT greatest(reltuples, 0)::bigint FROM pg_class WHERE oid = 'table_index'::regclass)";

// All rows, for moving them to or from another store. Columns of summaries and results are in the same places as above.
pub(crate) const COUNT_ALL: &str =
    "SELECT (SELECT count(*) FROM people), (SELECT count(*) FROM tables),
    (SELECT coalesce(sum(next), 0)::bigint FROM tables WHERE gone = 0), (SELECT count(*) FROM results)";
pub(crate) const ALL_PEOPLE: &str =
    "SELECT id, name, created_at, seen_at FROM people WHERE id > $1 ORDER BY id LIMIT $2";
pub(crate) const ALL_TOKENS: &str =
    "SELECT hash, kind, name, created_at, used_at FROM tokens WHERE person = $1 ORDER BY hash";
pub(crate) const ALL_LINK_CODES: &str =
    "SELECT hash, expires_at FROM link_codes WHERE person = $1 ORDER BY hash";
pub(crate) const ALL_LOGS: &str =
    "SELECT id, code, game, status, listed, created_at, changed_at, wake_at, people, seats, taken, gone, next, head
    FROM tables LEFT JOIN table_index ON table_id = id
    WHERE id > $1 AND starts_with(code, $3) ORDER BY id LIMIT $2";
pub(crate) const ALL_STARTS: &str = "SELECT number, first, checkpoint, before, hash FROM game_starts WHERE table_id = $1 ORDER BY number";
pub(crate) const ALL_RESULTS: &str =
    "SELECT id, table_id, person, game, nth, seat, seats, place, points, share, ended_at
    FROM results WHERE id > $1 ORDER BY id LIMIT $2";
pub(crate) const LAST_OF_ALL: &str = "SELECT (SELECT max(id) FROM people), last.id, last.next, last.head,
        (SELECT max(id) FROM results)
    FROM (SELECT 1) AS one LEFT JOIN (SELECT id, next, head FROM tables ORDER BY id DESC LIMIT 1) AS last ON true";
pub(crate) const PUT_TOKEN: &str = "INSERT INTO tokens (hash, person, kind, name, created_at, used_at) VALUES ($1, $2, $3, $4, $5, $6)";
pub(crate) const PUT_LINK_CODE: &str =
    "INSERT INTO link_codes (hash, person, expires_at) VALUES ($1, $2, $3)";
pub(crate) const PUT_TABLE: &str =
    "INSERT INTO tables (id, code, next, head, gone) VALUES ($1, $2, 0, $3, $4)";
pub(crate) const PUT_START: &str = "INSERT INTO game_starts (table_id, number, first, checkpoint, before, hash) VALUES ($1, $2, $3, $4, $5, $6)";
pub(crate) const PUT_LISTED: &str = "INSERT INTO table_index
    (table_id, game, status, listed, created_at, changed_at, wake_at, people, seats, taken)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
pub(crate) const PUT_MEMBERS: &str = "INSERT INTO members (person, status, table_id)
    SELECT people.id, $2, $1 FROM people WHERE people.id = ANY($3) ON CONFLICT DO NOTHING";
pub(crate) const PUT_ENTRIES: &str = "WITH added AS (
        INSERT INTO log (table_id, n, entry, hash)
        SELECT $1, $2 + number - 1, entry, hash
        FROM unnest($5::bytea[], $6::bytea[]) WITH ORDINALITY AS added (entry, hash, number))
    UPDATE tables SET next = $3, head = $4 WHERE id = $1";
pub(crate) const PUT_RESULT: &str = "INSERT INTO results
    (id, table_id, person, game, nth, seat, seats, place, points, share, ended_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)";
