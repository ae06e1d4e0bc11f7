-- The day of a request or notice of intent, from which the rules count until when it must be answered.
alter table cases add column rfe_notice_on date;

-- What the installation (no law firm) or a law firm says about a value of the deadline rules that is open, volatile or its
-- own choice. A row is never changed: a newer one follows it, so that it stays known what was counted with.
create table deadline_settings (
  id              bigint generated always as identity primary key,
  law_firm_id     bigint references law_firms (id),
  name            text not null check (length(name) between 1 and 60),
  value           jsonb not null check (length(value::text) <= 8000),
  from_on         date,
  until_on        date,
  source          text not null check (length(source) between 1 and 500),
  created_at      timestamptz not null,
  created_by      bigint,
  created_by_name text not null default '',
  check (until_on is null or from_on is null or until_on >= from_on)
);
create index deadline_settings_by_law_firm on deadline_settings (law_firm_id, name, id desc);
call app.protect('deadline_settings', 'app.all_tenants() or law_firm_id = app.law_firm_id()', 'select, insert');

-- The days a company is open, for the clocks that count the employer's business days: Form I-9, postings, public access
-- files (20 CFR 655.760(a), 656.10(d)(1)(ii); 8 CFR 274a.2(b)(1)(ii)).
create table company_calendars (
  company_id      bigint primary key references companies (id) on delete cascade,
  law_firm_id     bigint,
  -- 0 is Sunday.
  weekdays        integer[] not null default '{1,2,3,4,5}',
  -- Worked although a federal holiday, and closed although it would be worked.
  open_on         date[] not null default '{}',
  closed_on       date[] not null default '{}',
  version         integer not null default 1,
  updated_at      timestamptz not null,
  updated_by_name text not null default ''
);
create index company_calendars_by_law_firm on company_calendars (law_firm_id) where law_firm_id is not null;
call app.protect('company_calendars', 'app.all_tenants() or company_id = app.company_id() or law_firm_id = app.law_firm_id()', 'select, insert, update');
insert into app.follows_representation values ('company_calendars');
