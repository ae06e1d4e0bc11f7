-- A report somebody made for themselves: what it asks, when it is mailed, and to which colleagues. The figures are asked
-- anew each time, with the rights of whoever reads them.
create table saved_reports (
  id            bigint generated always as identity primary key,
  user_id       bigint not null references users (id) on delete cascade,
  name          text not null check (length(name) between 1 and 80),
  selection     jsonb not null check (pg_column_size(selection) <= 8192),
  -- {every, weekday, hour, format}; null: it is not mailed.
  schedule      jsonb check (pg_column_size(schedule) <= 1024),
  recipient_ids bigint[] not null default '{}' check (cardinality(recipient_ids) <= 20),
  next_at       timestamptz,
  created_at    timestamptz not null default now(),
  version       integer not null default 1
);
create unique index saved_reports_by_name on saved_reports (user_id, lower(name));
call app.protect('saved_reports', 'app.is_system() or user_id = app.user_id()');
