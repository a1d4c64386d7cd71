-- Where each of a table's games starts, so that nobody has to read the games before it.

-- In the order in which games start, like the log: a checkpoint may be larger than what an index should hold.
CREATE TABLE game_starts (
    id         INTEGER PRIMARY KEY,
    table_id   INTEGER NOT NULL REFERENCES tables (id),
    number     INTEGER NOT NULL, -- from 1
    first      INTEGER NOT NULL, -- the number of the log entry that starts it
    checkpoint BLOB NOT NULL
) STRICT;
CREATE UNIQUE INDEX game_starts_by_number ON game_starts (table_id, number);
