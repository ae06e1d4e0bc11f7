-- What a notice of an inspection says itself: the day printed on it, kept beside the one that is counted, and the workers it names.
alter table i9_notices
  add column printed_due_on date,
  add column workers jsonb not null default '[]' check (jsonb_typeof(workers) = 'array' and length(workers::text) <= 40000);
