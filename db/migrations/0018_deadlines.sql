-- Dates of cases: worked out from facts and events by the rules, printed by an agency, or set by somebody responsible.

create table case_deadlines (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null,
  law_firm_id         bigint,
  household_person_id bigint,
  person_id           bigint,
  case_id             bigint not null,
  rule                text not null check (length(rule) <= 20),
  part                text not null check (length(part) <= 60),
  title               text not null check (length(title) <= 200),
  kind                text not null check (kind in ('earliest', 'due', 'expires', 'retain until', 'info')),
  severity            text not null check (severity in ('statutory', 'regulatory', 'policy', 'internal')),
  citation            text not null default '' check (length(citation) <= 300),
  -- The day that governs: set by somebody, else printed, else computed.
  due_on              date not null,
  computed_on         date,
  printed_on          date,
  override_on         date,
  override_reason     text not null default '' check (length(override_reason) <= 1000),
  override_by_name    text not null default '',
  -- How it came about: [{ words, date }].
  steps               jsonb not null default '[]',
  to_confirm          jsonb not null default '[]',
  warning             text not null default '' check (length(warning) <= 300),
  rule_version        text not null default '' check (length(rule_version) <= 20),
  done_at             timestamptz,
  done_by_name        text not null default '',
  -- How many days before it people were reminded, each once.
  reminded            integer[] not null default '{}',
  updated_at          timestamptz not null default now(),
  unique (case_id, rule, part),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index case_deadlines_by_company on case_deadlines (company_id, due_on, id) where done_at is null;
create index case_deadlines_by_law_firm on case_deadlines (law_firm_id, due_on, id) where done_at is null and law_firm_id is not null;
create index case_deadlines_by_household on case_deadlines (household_person_id, due_on, id) where done_at is null;
create index case_deadlines_by_day on case_deadlines (due_on, id) where done_at is null;
call app.protect('case_deadlines', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()');

-- What people put into the calendar themselves, with or without a case.
create table calendar_events (
  id                  bigint generated always as identity primary key,
  company_id          bigint not null references companies (id),
  law_firm_id         bigint,
  household_person_id bigint,
  person_id           bigint,
  case_id             bigint,
  title               text not null check (length(title) between 1 and 200),
  details             text not null default '' check (length(details) <= 2000),
  on_day              date not null,
  done_at             timestamptz,
  created_at          timestamptz not null,
  created_by          bigint,
  created_by_name     text not null default '',
  version             integer not null default 1,
  unique (company_id, id),
  foreign key (company_id, case_id) references cases (company_id, id) on delete cascade
);
create index calendar_events_by_company on calendar_events (company_id, on_day, id);
create index calendar_events_by_law_firm on calendar_events (law_firm_id, on_day, id) where law_firm_id is not null;
create index calendar_events_by_case on calendar_events (case_id, on_day) where case_id is not null;
call app.protect('calendar_events', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id() or household_person_id = app.person_id() or person_id = app.person_id()');

-- The secret of a private iCalendar feed, as a hash; one per user, replaced or revoked at will.
create table calendar_feeds (
  user_id    bigint primary key references users (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null
);
call app.protect('calendar_feeds', 'app.is_system()');

insert into app.follows_representation values ('case_deadlines'), ('calendar_events');
