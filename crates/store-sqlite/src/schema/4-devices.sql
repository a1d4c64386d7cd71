-- What devices and programs are called, and when they were last used: so that people can see and end them.

ALTER TABLE tokens ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE tokens ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;
UPDATE tokens SET used_at = created_at;
