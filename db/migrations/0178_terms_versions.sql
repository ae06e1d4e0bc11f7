-- The versions of the terms that a provider published, after the one that comes with the product. What people accepted is
-- never changed: another wording is another row. Everybody who is signed in reads them.
create table terms_versions (
  version           integer primary key check (version > 0),
  since             date not null,
  sections          jsonb not null check (jsonb_typeof(sections) = 'array' and length(sections::text) <= 200000),
  published_at      timestamptz not null,
  published_by      bigint references users (id) on delete set null,
  published_by_name text not null default '' check (length(published_by_name) <= 200)
);
call app.protect('terms_versions', 'app.inside()', 'select, insert');
create index terms_acceptances_by_time on terms_acceptances (accepted_at desc, user_id desc);
