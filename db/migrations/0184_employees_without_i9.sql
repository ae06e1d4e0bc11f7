-- Whom an inspection bundle names because there is no Form I-9 of theirs, as its index prints it.
alter table i9_bundles add column missing jsonb not null default '[]';
