-- News and pages of information that the provider writes for some or all roles. They belong to no tenant.
create table news_posts (
  id         bigint generated always as identity primary key,
  kind       text not null check (kind in ('news', 'page')),
  title      text not null check (length(title) between 1 and 200),
  body       text not null check (length(body) between 1 and 20000),
  -- Who reads it, by role.
  roles      integer[] not null default '{}',
  -- Shown from this day to that one.
  from_on    date not null,
  until_on   date,
  by_name    text not null default '' check (length(by_name) <= 200),
  version    integer not null default 1,
  updated_at timestamptz not null,
  check (until_on is null or until_on >= from_on)
);
create index news_posts_by_kind on news_posts (kind, from_on desc, id desc);
call app.protect('news_posts', 'app.inside()', 'select, insert, update, delete');
