-- The public access file of an LCA (20 CFR 655.760): what anyone may see, who keeps it where, who asked for it, and until
-- when it is kept. What is in it is meant for the public; what is not, is refused before it gets here.
create table public_access_files (
  id               bigint generated always as identity primary key,
  company_id       bigint not null,
  law_firm_id      bigint,
  lca_id           bigint not null unique,
  custodian_name   text not null default '' check (length(custodian_name) <= 200),
  custodian_place  text not null default '' check (length(custodian_place) <= 300),
  custodian_phone  text not null default '' check (length(custodian_phone) <= 40),
  custodian_hours  text not null default '' check (length(custodian_hours) <= 200),
  custodian_since  date,
  -- The first day on which everything that is required was in it.
  ready_on         date,
  -- When nobody works under the LCA any more; nobody ever did: when the LCA ended.
  last_worked_on   date,
  never_used       boolean not null default false,
  hold_on          date,
  hold_why         text not null default '' check (length(hold_why) <= 1000),
  destroyed_on     date,
  -- The whole file as one PDF, made by a job; null while it is being made.
  bundle_file_id   bigint references files (id),
  bundle_pages     integer,
  bundle_problem   text not null default '' check (length(bundle_problem) <= 500),
  created_at       timestamptz not null,
  unique (company_id, id),
  foreign key (company_id, lca_id) references lcas (company_id, id)
);
create index public_access_files_by_company on public_access_files (company_id, id desc);
create index public_access_files_by_law_firm on public_access_files (law_firm_id, id desc) where law_firm_id is not null;
call app.protect('public_access_files', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('public_access_files');

-- Items P1 to P10, the newest one of each kind counts; what was replaced stays for the history.
create table public_access_items (
  id               bigint generated always as identity primary key,
  company_id       bigint not null,
  law_firm_id      bigint,
  public_file_id   bigint not null,
  item             text not null check (item in ('P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10')),
  file_id          bigint not null references files (id),
  pages            integer not null check (pages between 1 and 1000),
  says             text not null default '' check (length(says) <= 300),
  -- P1: the copy as filed, or as certified and signed; with its cover pages or not.
  certified        boolean not null default false,
  cover_pages      boolean not null default true,
  supplied_on      date not null,
  supplied_by_name text not null default '' check (length(supplied_by_name) <= 200),
  supplied_at      timestamptz not null,
  checked_by_name  text check (length(checked_by_name) <= 200),
  checked_on       date,
  replaced_at      timestamptz,
  unique (company_id, id),
  foreign key (company_id, public_file_id) references public_access_files (company_id, id) on delete cascade
);
create unique index public_access_items_one on public_access_items (public_file_id, item) where replaced_at is null;
create index public_access_items_by_company on public_access_items (company_id, id);
call app.protect('public_access_items', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('public_access_items');

-- Links without an account, each for one file. Only the digest of what stands in the link is kept.
create table public_access_links (
  id             bigint generated always as identity primary key,
  company_id     bigint not null,
  law_firm_id    bigint,
  public_file_id bigint not null,
  token_hash     text not null unique check (length(token_hash) <= 100),
  expires_at     timestamptz not null,
  revoked_at     timestamptz,
  made_at        timestamptz not null,
  made_by_name   text not null default '' check (length(made_by_name) <= 200),
  foreign key (company_id, public_file_id) references public_access_files (company_id, id) on delete cascade
);
create index public_access_links_by_file on public_access_links (public_file_id, id desc);
create index public_access_links_by_company on public_access_links (company_id, id);
call app.protect('public_access_links', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('public_access_links');

-- Who asked to see the file and what was shown. Nobody is asked for a name; a line is never changed.
create table public_access_requests (
  id             bigint generated always as identity primary key,
  company_id     bigint not null,
  law_firm_id    bigint,
  public_file_id bigint not null,
  how            text not null check (how in ('online', 'in person', 'by mail')),
  asked_at       timestamptz not null,
  shown_at       timestamptz,
  items          text not null default '' check (length(items) <= 200),
  requester      text not null default '' check (length(requester) <= 200),
  shown_by_name  text not null default '' check (length(shown_by_name) <= 200),
  foreign key (company_id, public_file_id) references public_access_files (company_id, id) on delete cascade
);
create index public_access_requests_by_file on public_access_requests (public_file_id, id desc);
create index public_access_requests_by_company on public_access_requests (company_id, id);
call app.protect('public_access_requests', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert');
insert into app.follows_representation values ('public_access_requests');
