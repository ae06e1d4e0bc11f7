-- A move is told when it can no longer be taken back, once.
alter table case_moves add column told_at timestamptz;
-- What was made before this was told when it was made.
update case_moves set told_at = at;
