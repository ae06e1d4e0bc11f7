-- What stands behind a labor condition application: the case it was asked for under, the reasons of its wage, the notice at
-- the workplace, who was placed elsewhere for a few days, and how the employer counted its H-1B workers.
alter table lcas
  -- An LCA that was asked for under a case (the specification's child LCA); null: it came with the case that rests on it.
  add column parent_case_id bigint,
  add column request_note   text not null default '' check (length(request_note) <= 2000),
  add column asked_by_name  text not null default '' check (length(asked_by_name) <= 200),
  -- Points, sources and attestations (src/features/compliance/labor-conditions/conditions.ts); no secrets.
  add column conditions     jsonb not null default '{}' check (length(conditions::text) <= 50000),
  add column withdrawn_on   date,
  add column withdrawn_why  text not null default '' check (length(withdrawn_why) <= 1000),
  add foreign key (company_id, parent_case_id) references cases (company_id, id);
create index lcas_by_parent on lcas (parent_case_id, id) where parent_case_id is not null;
create index lcas_by_company on lcas (company_id, id desc);
create index lcas_by_law_firm on lcas (law_firm_id, id desc) where law_firm_id is not null;

-- One row for each place where the notice hangs, each electronic notice, each letter to a union (20 CFR 655.734). A person
-- says that it was taken down; nothing takes it down by itself.
create table lca_notices (
  id               bigint generated always as identity primary key,
  company_id       bigint not null,
  law_firm_id      bigint,
  lca_id           bigint not null,
  kind             text not null check (kind in ('posting', 'electronic', 'union')),
  site             text not null check (length(site) between 1 and 200),
  place            text not null check (length(place) between 1 and 200),
  first_day        date not null,
  taken_down_on    date,
  -- The client refused a posting: what was said, and what was done instead (HC-17).
  refusal          text not null default '' check (length(refusal) <= 1000),
  posted_by_name   text not null default '' check (length(posted_by_name) <= 200),
  removed_by_name  text not null default '' check (length(removed_by_name) <= 200),
  proof_file_id    bigint references files (id),
  proof_at         timestamptz,
  created_at       timestamptz not null,
  unique (company_id, id),
  foreign key (company_id, lca_id) references lcas (company_id, id) on delete cascade
);
create index lca_notices_by_lca on lca_notices (lca_id, id);
create index lca_notices_by_company on lca_notices (company_id, id);
call app.protect('lca_notices', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('lca_notices');

-- Days that a worker of an LCA worked in another area without an amended petition (20 CFR 655.735): worker, area, year.
create table lca_placements (
  id                    bigint generated always as identity primary key,
  company_id            bigint not null,
  law_firm_id           bigint,
  lca_id                bigint not null,
  worker                text not null check (length(worker) between 1 and 200),
  area                  text not null check (length(area) between 1 and 200),
  year_from             text not null default '01-01' check (length(year_from) <= 5),
  days                  jsonb not null default '[]' check (length(days::text) <= 20000),
  keeps_home_office     boolean,
  substantial_time_home boolean,
  lives_in_home_area    boolean,
  lca_for_area          boolean,
  strike_or_lockout     boolean,
  checked_on            date,
  changed_at            timestamptz not null,
  changed_by_name       text not null default '' check (length(changed_by_name) <= 200),
  unique (company_id, id),
  unique (lca_id, worker, area),
  foreign key (company_id, lca_id) references lcas (company_id, id) on delete cascade
);
create index lca_placements_by_company on lca_placements (company_id, id);
call app.protect('lca_placements', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('lca_placements');

-- How an employer stood with its H-1B workers on a day (20 CFR 655.736); a line is never changed, a new count is a new line.
create table dependency_counts (
  id              bigint generated always as identity primary key,
  company_id      bigint not null references companies (id),
  law_firm_id     bigint,
  counted_on      date not null,
  event           text not null check (length(event) between 1 and 120),
  employees       integer not null check (employees between 0 and 10000000),
  fte_hundredths  integer not null check (fte_hundredths between 0 and 1000000000),
  h1b             integer not null check (h1b between 0 and 10000000),
  dependent_spec  boolean not null,
  dependent_reg   boolean not null,
  counted_at      timestamptz not null,
  counted_by_name text not null default '' check (length(counted_by_name) <= 200)
);
create index dependency_counts_by_company on dependency_counts (company_id, counted_on desc, id desc);
call app.protect('dependency_counts', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert');
insert into app.follows_representation values ('dependency_counts');

-- Prevailing wages as somebody imported them: for everybody (no firm), or a firm's own.
create table prevailing_wages (
  id          bigint generated always as identity primary key,
  law_firm_id bigint references law_firms (id),
  soc         text not null check (length(soc) between 1 and 10),
  area        text not null check (length(area) between 1 and 200),
  -- The wage year runs from July 1 of this year to June 30.
  wage_year   integer not null check (wage_year > 0),
  level_1     bigint not null check (level_1 > 0),
  level_2     bigint not null check (level_2 > 0),
  level_3     bigint not null check (level_3 > 0),
  level_4     bigint not null check (level_4 > 0),
  source      text not null default 'OEWS' check (length(source) between 1 and 120),
  imported_at timestamptz not null,
  imported_by_name text not null default '' check (length(imported_by_name) <= 200)
);
create unique index prevailing_wages_one on prevailing_wages (coalesce(law_firm_id, 0), soc, area, wage_year);
call app.protect('prevailing_wages', 'app.all_tenants() or law_firm_id is null or law_firm_id = app.law_firm_id()', 'select, insert, update');
