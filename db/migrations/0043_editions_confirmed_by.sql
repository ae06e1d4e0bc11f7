-- Who looked at the agency's page for an edition, and on which day: settled there once, not in every case.
alter table form_editions
  add column confirmed_by bigint references users (id),
  add column confirmed_on date;
