-- A hash chain over each table's log, how much was ever written, and whose file this is. The hashes of what is there
-- already are computed when this step is taken (`chain::fill`): SQL has no such function.

PRAGMA application_id = 1447185492; -- 'VBLT'

-- Of the log up to and with this entry.
ALTER TABLE log ADD COLUMN hash BLOB;

ALTER TABLE game_starts ADD COLUMN before BLOB; -- the hash of the log before it
ALTER TABLE game_starts ADD COLUMN hash BLOB;   -- of that and of the start itself

-- A table that was deleted keeps its code and its id, so that neither is ever given to another one: 0 is there, 1 deleted with
-- entries left to remove, 2 nothing left.
ALTER TABLE tables ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
CREATE INDEX leftovers ON tables (gone) WHERE gone = 1;

-- One row.
CREATE TABLE store_state (
    id      INTEGER PRIMARY KEY CHECK (id = 1),
    written INTEGER NOT NULL, -- how many entries were ever appended
    entries INTEGER NOT NULL, -- how many there are
    lost    INTEGER NOT NULL, -- how many were written and are not there, as far as was noticed
    probe   BLOB              -- written and taken back, to see whether anything can be written
) STRICT;
INSERT INTO store_state (id, written, entries, lost) SELECT 1, count(*), count(*), 0 FROM log;

-- Tables in the order in which nothing has happened at them for longest, by what they are doing.
CREATE INDEX tables_by_change ON table_index (status, changed_at);
CREATE INDEX empty_lobbies ON table_index (changed_at) WHERE status = 0 AND people = '[]';
