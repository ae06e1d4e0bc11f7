-- What a user is told by e-mail of a morning waits here until it goes out as one mail.
create table digest_lines (
  id         bigint generated always as identity primary key,
  user_id    bigint not null references users (id),
  text       text not null check (length(text) <= 500),
  link       text not null default '' check (length(link) <= 300),
  created_at timestamptz not null
);
create index digest_lines_by_user on digest_lines (user_id, id);
call app.protect('digest_lines', 'app.is_system() or user_id = app.user_id()', 'select, insert, delete');
