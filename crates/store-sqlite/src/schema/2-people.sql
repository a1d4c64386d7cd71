-- People, how they are recognised, where they sit, and how they fared. Deleting a person takes
-- everything here along.

CREATE TABLE people (
    id         TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tokens (
    hash       BLOB PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind       INTEGER NOT NULL, -- 0 browser, 1 bot
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_of_person ON tokens (person);

CREATE TABLE link_codes (
    hash       BLOB PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX link_codes_of_person ON link_codes (person);
CREATE INDEX link_codes_by_expiry ON link_codes (expires_at);

-- Ordered by status and then by the table's id, which is the order in which tables were made.
CREATE TABLE members (
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    status   INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, status, table_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    id       INTEGER PRIMARY KEY,
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    game     TEXT NOT NULL,
    nth      INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    seats    INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    share    REAL NOT NULL,
    ended_at INTEGER NOT NULL
) STRICT;
CREATE INDEX results_of_person ON results (person);
