-- The edition that a replaced list of codes had before: kept whole, so that a wrong upload can be taken back.
create table code_editions (
  id      bigint generated always as identity primary key,
  list    text not null references code_lists (list),
  as_of   date not null,
  source  text not null check (length(source) <= 500),
  doubts  text not null default '' check (length(doubts) <= 1000),
  -- [{code, words, title}] in their order.
  rows    jsonb not null check (jsonb_typeof(rows) = 'array'),
  kept_at timestamptz not null
);
create unique index code_editions_by_list on code_editions (list);
call app.protect('code_editions', 'app.all_tenants()', 'select, insert, delete');
