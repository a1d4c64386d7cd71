-- Tables, their logs, and what lists show of them.

-- Tables are never deleted, so the newest id is their number.
CREATE TABLE tables (
    id   INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE
) STRICT;

-- In the order in which moves come in, whatever their table: the entries of one commit share a few pages
-- at the end. Clustered by table, every entry of a commit would rewrite a page of its own.
CREATE TABLE log (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL,
    entry    BLOB NOT NULL
) STRICT;
CREATE UNIQUE INDEX log_by_number ON log (table_id, n);

CREATE TABLE table_index (
    table_id   INTEGER PRIMARY KEY REFERENCES tables (id),
    game       TEXT NOT NULL,
    status     INTEGER NOT NULL, -- 0 open, 1 playing, 2 over
    listed     INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    wake_at    INTEGER,
    people     TEXT NOT NULL,    -- ids, as a JSON list
    summary    TEXT NOT NULL
) STRICT;

-- Finished games are in neither: these two stay as small as what goes on now.
CREATE INDEX open_tables ON table_index (listed, created_at) WHERE status = 0;
CREATE INDEX due_tables ON table_index (wake_at) WHERE status < 2 AND wake_at IS NOT NULL;
